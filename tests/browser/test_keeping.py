"""Nothing is lost: a reload, a kernel that is killed, a restart in JupyterLab; links, files and what they may not carry."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.request

import pytest
from playwright.sync_api import TimeoutError as TooLate, expect

import cardlab
from tests.browser.conftest import DESKTOP, Server, Visit, free_port
from tests.browser.test_page_opens import kernel_of
from tests.browser.test_table import TABLE, discard, draw, frames_show_only_what_is_seen, no_motion, sit

BACK, NOTICE = ".clk-back", ".clt-notice:not(.clt-ask-note)"


def point(page):
    """Where the game is: step, deal, and the hand."""
    hand = page.locator(".clt-hand .clt-card").evaluate_all(
        "cards => cards.map((card) => card.dataset.k).sort()"
    )
    return page.locator(".clt-place").text_content(), page.locator(".clt-deal").text_content(), hand


def play_a_bit(page):
    no_motion(page)
    draw(page)
    discard(page)
    expect(page.locator(".cardlab-table")).to_have_attribute("data-tone", "mine")
    draw(page)
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('cardlab:'))")
    page.wait_for_timeout(500)  # longer than what is written is put off
    return point(page)


def come_back(page):
    page.wait_for_selector(BACK, timeout=30_000)


def table_panel(page):
    page.locator(".clt-tab", has_text="Table").click()


def test_a_reload_leads_back_to_the_same_point(visit):
    page = sit(visit)
    was = play_a_bit(page)
    log = page.locator(".clt-log").inner_text()
    page.locator(".clt-switch button", has_text="Referee").click()
    expect(page.locator(".clt-switch [aria-pressed=true]")).to_have_text("Referee")
    page.wait_for_timeout(600)
    page.reload(wait_until="domcontentloaded")
    come_back(page)
    assert point(page) == was
    expect(page.locator(".clt-switch [aria-pressed=true]")).to_have_text("Referee")
    expect(page.locator(".clt-log")).to_have_text(re.compile("."))
    assert page.locator(".clt-log").inner_text() == log  # with the reasons of the others
    assert frames_show_only_what_is_seen(visit) > 3
    page.locator(".clt-bar >> visible=true").first.wait_for()
    page.locator(f"{BACK} button", has_text="Start afresh").click()
    expect(page.locator(".clt-place")).to_contain_text("Step 0 of")
    assert not page.locator(BACK).count()


def test_another_deal_is_not_overridden_and_a_new_hand_is_kept(visit):
    page = sit(visit)
    play_a_bit(page)
    sit(visit, TABLE.replace("seed=3", "seed=4"))
    expect(page.locator(".clt-deal")).to_have_text("Deal 4")
    assert not page.locator(BACK).count()
    table_panel(page)
    page.locator(".clt-seed").fill("12")
    page.locator(".clt-seed").press("Enter")
    expect(page.locator(".clt-deal")).to_have_text("Deal 12")
    page.wait_for_timeout(600)
    page.reload(wait_until="domcontentloaded")
    come_back(page)
    expect(page.locator(".clt-deal")).to_have_text("Deal 12")


def test_a_kernel_that_dies_in_mid_hand_takes_nothing_with_it(visit, server):
    visit.may_fail = True
    page = sit(visit)
    was = play_a_bit(page)
    kernel = kernel_of(visit)
    for process in server.kernels():
        if any(kernel in word for word in process.cmdline()):
            process.kill()
    lost = page.locator("#cl-lost")
    lost.wait_for(state="visible", timeout=20_000)
    with page.expect_download() as saved:
        lost.get_by_role("button", name="Save the game").click()
    session = cardlab.read_record(saved.value.path().read_text(encoding="utf-8"))
    assert session.seed == 3
    assert was[0].startswith(f"Step {session.here.depth} of")
    lost.get_by_role("button", name="Reload").click()
    come_back(page)
    assert point(page) == was


def test_a_kernel_that_does_not_answer_is_announced_until_it_does(visit, server):
    page = sit(visit)
    play_a_bit(page)
    kernel = kernel_of(visit)
    [process] = [one for one in server.kernels() if any(kernel in word for word in one.cmdline())]
    process.suspend()
    try:
        table_panel(page)
        lost = page.locator(".clk-lost")
        lost.wait_for(timeout=30_000)
        assert "does not answer" in lost.inner_text()
        assert lost.get_by_role("button", name="Open again").is_visible()
        with page.expect_download() as saved:
            lost.get_by_role("button", name="Save as a file").click()
        assert cardlab.read_record(saved.value.path().read_text(encoding="utf-8")).seed == 3
    finally:
        process.resume()
    lost.wait_for(state="hidden", timeout=30_000)
    page.locator(".clk-ways").wait_for()  # what was wished meanwhile has been granted


def test_a_spoilt_record_is_dropped_and_the_fresh_table_stays(visit):
    page = sit(visit)
    fresh = point(page)
    play_a_bit(page)
    page.evaluate(
        """() => { for (const key of Object.keys(localStorage)) {
          const kept = JSON.parse(localStorage[key]); kept.lines.push('{"move": "discard K♠"}', '{"move": "take all"}');
          localStorage[key] = JSON.stringify(kept); } }"""
    )
    page.reload(wait_until="domcontentloaded")
    expect(page.locator(NOTICE)).to_contain_text("could not be opened any more", timeout=30_000)
    assert point(page) == fresh
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('cardlab:')).length") == 0


def test_only_the_newest_games_are_kept(visit):
    page = sit(visit)
    page.evaluate(
        """() => { for (let at = 1; at <= 30; at += 1) localStorage[`cardlab:old${at}`] = JSON.stringify({ at, lines: [] });
          localStorage["cardlab:broken"] = "{"; localStorage.another = "stays"; }"""
    )
    play_a_bit(page)
    keys = page.evaluate("Object.keys(localStorage)")
    ours = {key for key in keys if key.startswith("cardlab:")}
    assert len(ours) == 20
    assert {"cardlab:old30", "cardlab:old12"} <= ours
    assert not {"cardlab:old11", "cardlab:broken"} & ours
    assert "another" in keys


def test_a_full_or_forbidden_storage_troubles_nobody(visit):
    page = visit.page
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    )
    sit(visit)
    no_motion(page)
    draw(page)
    discard(page)
    page.wait_for_timeout(600)
    expect(page.locator(".cardlab-table")).to_have_attribute("data-tone", "mine")


def test_links_to_what_is_seen_and_to_everything(visit):
    page = sit(visit)
    play_a_bit(page)
    was = point(page)
    table_panel(page)
    page.locator(".clk-ways button", has_text="what I see").click()
    seen = page.locator(".clk-shared textarea").input_value()
    page.locator(".clk-ways button", has_text="everything").click()
    page.wait_for_function("was => document.querySelector('.clk-shared textarea').value !== was", arg=seen)
    everything = page.locator(".clk-shared textarea").input_value()
    record = cardlab.unpack(seen.partition("#r=")[2])
    assert "seed" not in json.loads(record)
    session = cardlab.read_record(record)
    theirs = cardlab.read_record(cardlab.unpack(everything.partition("#r=")[2]))
    assert theirs.game.view(session.state, 0) == theirs.game.view(theirs.state, 0)
    assert session.state.hands[1:] != theirs.state.hands[1:]  # dealt anew

    other = page.context.browser.new_context(**DESKTOP)
    guest = Visit(other.new_page(), visit.server)
    guest._listen()
    for link, place in ((seen, "Step 0 of 0"), (everything, was[0])):
        guest.page.goto("about:blank")
        guest.page.goto(link, wait_until="domcontentloaded")
        expect(guest.page.locator(NOTICE)).to_contain_text("that you opened", timeout=30_000)
        assert point(guest.page)[2] == was[2]
        assert guest.page.locator(".clt-place").text_content() == place
    assert frames_show_only_what_is_seen(guest)
    guest.page.close()
    other.close()
    assert not guest.errors


def test_a_broken_link_says_which_line_and_leaves_the_table(visit):
    bad = cardlab.pack("canasta for 4 seed 3:\ndraw;\ndiscard K♠; draw")
    page = sit(visit, f"{TABLE}#r={bad}")
    notice = page.locator(NOTICE)
    expect(notice).to_contain_text("Line 3, 'discard K♠'", timeout=30_000)
    expect(notice).to_contain_text("[CA-15]")
    expect(page.locator(".clt-deal")).to_have_text("Deal 3")
    sit(visit, f"{TABLE.replace('seed=3', 'seed=5')}#r=c1.nonsense")
    expect(notice).to_contain_text("Copy the whole link again", timeout=30_000)
    expect(page.locator(".clt-deal")).to_have_text("Deal 5")


def test_a_file_is_saved_and_opened(visit, tmp_path):
    page = sit(visit)
    was = play_a_bit(page)
    table_panel(page)
    with page.expect_download() as saved:
        page.locator(".clk-ways button", has_text="Save as a file").click()
    file = tmp_path / "game.jsonl"
    file.write_bytes(saved.value.path().read_bytes())
    sit(visit, TABLE.replace("seed=3", "seed=9"))
    table_panel(page)
    page.locator(".clk-ways input").set_input_files(file)
    expect(page.locator(NOTICE)).to_contain_text("that you opened")
    assert point(page) == was
    file.write_text("canasta seed x", encoding="utf-8")
    table_panel(page)
    page.locator(".clk-ways input").set_input_files(file)
    expect(page.locator(NOTICE)).to_contain_text("Line 1, 'x'")
    assert point(page) == was
    page.wait_for_timeout(600)
    page.reload(wait_until="domcontentloaded")
    come_back(page)
    assert point(page) == was


# --- JupyterLab -------------------------------------------------------------------------


@pytest.fixture
def lab(tmp_path):
    """A JupyterLab with a notebook that lays a table, and one that lays two."""
    folder = tmp_path
    table = "Table('canasta', seed=3)"
    for name, laid in (("game", table), ("twins", f"display({table}, {table})")):
        source = f"from cardlab.widgets import Table\n{laid}"
        cell: dict[str, object] = {
            "cell_type": "code",
            "execution_count": None,
            "id": name,
            "metadata": {},
            "outputs": [],
            "source": source,
        }
        spec = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
        notebook = {"cells": [cell], "metadata": spec, "nbformat": 4, "nbformat_minor": 5}
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        str(folder),
        f"--port={port}",
        "--no-browser",
        "--allow-root",
    ]
    command += ["--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True", "--LabApp.news_url=None"]
    command += ["--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
    server = Server(f"http://127.0.0.1:{port}", process)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{server.base}/api", timeout=5):
                break
        except OSError:
            time.sleep(0.2)
    yield server
    process.terminate()
    process.wait(20)


def run_cell(page):
    page.locator(".jp-Notebook .jp-CodeCell .cm-content >> visible=true").first.click()
    page.keyboard.press("Control+Enter")


def restart(lab):
    with urllib.request.urlopen(f"{lab.base}/api/kernels", timeout=10) as answer:
        kernel = json.loads(answer.read())[0]["id"]
    ask = urllib.request.Request(f"{lab.base}/api/kernels/{kernel}/restart", method="POST")
    urllib.request.urlopen(ask, timeout=30).close()


def kill(lab):
    for process in lab.kernels():
        process.kill()


def next_kernel(lab, page):
    """The next kernel comes by itself; on a slow computer it takes its time."""
    page.wait_for_timeout(3000)  # until then the old one may still be reported
    for _ in range(120):
        with urllib.request.urlopen(f"{lab.base}/api/kernels", timeout=10) as answer:
            states = [kernel["execution_state"] for kernel in json.loads(answer.read())]
        if states == ["idle"]:
            break
        page.wait_for_timeout(500)
    assert states == ["idle"]


def test_a_restart_in_jupyterlab_is_announced_and_the_cell_brings_the_game_back(browser, lab):
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    page.goto(f"{lab.base}/lab/workspaces/one/tree/game.ipynb", wait_until="domcontentloaded")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=60_000)
    page.locator("#jp-main-statusbar", has_text="Idle").wait_for(timeout=60_000)
    run_cell(page)
    page.wait_for_selector(".clt-hand .clt-card", timeout=30_000)
    was = play_a_bit(page)
    lost = page.locator(".clk-lost")
    for end in (restart, kill):
        end(lab)
        if end is restart:  # JupyterLab may not hear of it; then nobody answers the next wish
            table_panel(page)
        lost.wait_for(timeout=30_000)
        assert "Run the cell again" in lost.inner_text()
        if end is kill:  # JupyterLab says it too
            page.locator(".jp-Dialog button", has_text="Ok").click()
        with page.expect_download() as saved:
            lost.get_by_role("button", name="Save as a file").click()
        assert cardlab.read_record(saved.value.path().read_text(encoding="utf-8")).seed == 3
        next_kernel(lab, page)
        for _ in range(4):  # JupyterLab may still talk to the old one: then one presses again
            run_cell(page)
            try:
                page.wait_for_selector(BACK, timeout=12_000)
                break
            except TooLate:
                continue
        come_back(page)
        assert point(page) == was
    page.close()
    context.close()


def test_two_tables_alike_keep_their_own_games(browser, lab):
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    page.goto(f"{lab.base}/lab/workspaces/two/tree/twins.ipynb", wait_until="domcontentloaded")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=60_000)
    page.locator("#jp-main-statusbar", has_text="Idle").wait_for(timeout=60_000)
    hands = page.locator(".clt-hand")
    run_cell(page)
    expect(hands).to_have_count(2, timeout=30_000)
    no_motion(page)
    second = page.locator(".cardlab-table").nth(1)
    second.locator(".clt-offer.clt-open > .clt-button").first.click()
    expect(second.locator(".clt-place")).to_have_text("Step 1 of 1")
    page.wait_for_timeout(600)
    run_cell(page)
    come_back(page)
    expect(page.locator(".cardlab-table")).to_have_count(2)
    expect(page.locator(".clt-place").nth(0)).to_have_text("Step 0 of 0")
    expect(page.locator(".clt-place").nth(1)).to_have_text("Step 1 of 1")
    assert page.locator(BACK).count() == 1
    page.close()
    context.close()
