"""The frame around every page: it opens, stays on this machine, ends its kernels, and says what went wrong."""

from __future__ import annotations

import json
import subprocess
import time
import urllib.error
import urllib.request

import pytest


def wait_for(question, seconds=20.0):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if question():
            return True
        time.sleep(0.1)
    return False


def test_home_opens(visit):
    answer = visit.go()
    assert answer.status == 200
    assert visit.page.locator("main h1").first.is_visible()  # before any JavaScript of Voilà
    visit.wait_ready()
    assert visit.page.locator("html").get_attribute("lang") == "en"
    assert "cardlab" in visit.page.title()
    assert visit.sideways() <= 0
    assert any("/channels" in url for url in visit.requests)  # a kernel is at the other end


def test_home_opens_on_a_phone(phone):
    phone.go()
    phone.wait_ready()
    assert phone.page.locator("main h1").first.is_visible()
    assert phone.sideways() <= 0


def test_home_leads_to_canasta(visit):
    visit.go()
    visit.wait_ready()
    visit.page.locator("main a[href*='canasta.ipynb']").first.click()
    visit.page.wait_for_url("**/voila/render/canasta.ipynb")  # in the same tab
    visit.wait_ready()
    visit.page.locator("header a").click()
    visit.page.wait_for_url("**/voila/render/home.ipynb")


def test_the_address_alone_leads_home(visit, server):
    visit.page.goto(server.base)
    assert visit.page.url == server.url()


def test_no_code_is_shown_or_sent(visit):
    answer = visit.go()
    assert "jp-InputArea-editor" not in answer.text()
    assert "execute_input" not in "".join(visit.received)


def test_template_and_theme_cannot_be_chosen_by_an_address(visit):
    answer = visit.go("home.ipynb?template=reveal&theme=dark")
    assert 'class="cl-top"' in answer.text()
    assert "theme-dark" not in answer.text()


def test_the_browser_is_told_to_ask_nobody_else(visit):
    policy = visit.go().headers["content-security-policy"]
    assert "default-src 'self'" in policy


def test_keyboard_skips_to_the_content(visit):
    visit.go()
    visit.page.keyboard.press("Tab")
    assert visit.page.locator(".cl-skip").evaluate("el => el === document.activeElement")
    visit.page.keyboard.press("Enter")
    assert visit.page.evaluate("document.activeElement.id") == "content"


def test_landmarks(visit):
    visit.go()
    visit.wait_ready()
    assert visit.page.locator("main").count() == 1
    outside = visit.page.evaluate(
        """[...document.body.children].filter((el) => !["HEADER", "MAIN", "FOOTER", "SCRIPT"].includes(el.tagName)
           && !el.matches(".cl-skip, #cl-lost") && el.innerText.trim()).length"""
    )
    assert outside == 0


def test_a_page_that_does_not_exist(visit):
    visit.may_fail = True  # the browser logs the 404
    answer = visit.go("nothing-here.ipynb")
    assert answer.status == 404
    assert visit.page.locator("h1").inner_text() == "There is no such page"
    visit.page.get_by_role("link", name="home").click()
    visit.page.wait_for_url("**/home.ipynb")


@pytest.mark.parametrize(
    "path", ["api/contents", "api/kernels", "api/terminals", "voila/api/contents", "voila/tree"]
)
def test_no_list_of_files_or_kernels(server, path):
    request = urllib.request.Request(f"{server.base}/{path}")
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            assert answer.url == server.url()  # led home
    except urllib.error.HTTPError as error:
        with error:
            assert error.code == 404


def kernel_of(visit):
    return json.loads(visit.page.locator("#jupyter-config-data").inner_text())["kernelId"]


def is_alive(server, kernel):
    try:
        with urllib.request.urlopen(f"{server.base}/api/kernels/{kernel}", timeout=10) as answer:
            return answer.status == 200
    except urllib.error.HTTPError as error:
        with error:
            return False


def test_a_kernel_ends_with_its_page(visit, server):
    visit.go()
    visit.wait_ready()
    first = kernel_of(visit)
    assert is_alive(server, first)
    visit.page.reload(wait_until="domcontentloaded")
    visit.wait_ready()
    assert kernel_of(visit) != first
    assert wait_for(lambda: not is_alive(server, first))


def test_a_lost_kernel_is_said_with_a_way_out(visit, server):
    visit.may_fail = True
    visit.go()
    visit.wait_ready()
    lost = visit.page.locator("#cl-lost")
    assert not lost.is_visible()
    kernel = kernel_of(visit)
    for process in server.kernels():
        if any(kernel in word for word in process.cmdline()):
            process.kill()
    lost.wait_for(state="visible", timeout=20_000)
    assert "cleared away" in lost.inner_text()
    lost.get_by_role("button").click()
    visit.wait_ready()
    assert not lost.is_visible()
    assert kernel_of(visit) != kernel


def test_a_lost_connection_is_said_and_comes_back(visit):
    visit.may_fail = True
    visit.go()
    visit.wait_ready()
    visit.page.evaluate("cardlabPage.sockets.forEach((socket) => socket.close())")
    visit.page.wait_for_timeout(300)
    lost = visit.page.locator("#cl-lost")
    assert not lost.is_visible()  # nobody is alarmed at once
    visit.page.wait_for_timeout(6000)
    assert not lost.is_visible()  # and it has come back by itself


def test_all_tables_taken(browser):
    from tests.browser.conftest import DESKTOP, start_server, stop_server

    server = start_server("--max-pages", "1")
    try:
        context = browser.new_context(**DESKTOP)
        one, other = context.new_page(), context.new_page()
        one.goto(server.url())
        answer = other.goto(server.url())
        assert answer.status == 503
        assert other.locator("h1").inner_text() == "All tables are taken"
        one.goto("about:blank")
        assert wait_for(lambda: other.goto(server.url()).status == 200)
        context.close()
    finally:
        stop_server(server)
    assert server.process.returncode == 0
    assert not subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True, check=False
    ).stdout.strip()
