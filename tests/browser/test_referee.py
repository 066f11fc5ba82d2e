"""The referee's page in a real browser: by the keyboard alone, an exam to its result, a reload, a phone; nothing leaked."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.test_pseudo import LETTERS, TEXTS, bare

PAGE = "referee.ipynb?game=canasta&seed=4&faults=100&topic=melds"


def come(visit, page=PAGE):
    visit.go(page)
    visit.page.wait_for_selector(".clr [data-label=stand]", timeout=30_000)
    visit.wait_ready()
    visit.page.emulate_media(reduced_motion="reduce")
    return visit.page


def phase(page, name):
    expect(page.locator(".clr")).to_have_attribute("data-phase", name)


def title(page, text):
    expect(page.locator(".clr-title")).to_have_text(text)


def test_three_cases_by_the_keyboard_alone(visit):
    page = come(visit)
    for number in (1, 2, 3):
        title(page, f"Case {number}")
        page.keyboard.press("c")
        phase(page, "which")
        assert page.evaluate("document.activeElement.closest('.clr-rules') !== null")
        page.keyboard.press("Escape")
        phase(page, "decide")
        if number == 2:
            page.keyboard.press("s")
            phase(page, "verdict")
            expect(page.locator(".clr-grade")).to_contain_text("This should have been called.")
        else:
            page.keyboard.press("c")
            phase(page, "which")
            page.keyboard.press(str(number))
            phase(page, "verdict")
            expect(page.locator(".clr-grade")).to_contain_text("Right")
        assert (
            page.locator(".clt-unseen p").first.text_content()
            == page.locator(".clr-grade strong").text_content()
        )
        assert page.evaluate("document.activeElement.dataset.label") == "next"
        page.keyboard.press("n")
    title(page, "Case 4")
    assert page.evaluate("document.activeElement.dataset.label") == "stand"


def test_what_the_browser_gets_before_an_answer_holds_none(visit):
    page = come(visit)
    early = "\n".join(visit.received)
    page.keyboard.press("s")
    phase(page, "verdict")
    reason = page.locator(".clt-sentence").text_content()
    assert reason not in early
    assert json.dumps(reason)[1:-1] not in early
    assert reason in "\n".join(visit.received) or json.dumps(reason)[1:-1] in "\n".join(visit.received)


def test_an_exam_of_three_cases_and_its_result(visit):
    page = come(visit, "referee.ipynb?game=contract_rummy&seed=3&exam=3")
    for number in (1, 2, 3):
        title(page, f"Case {number} of 3")
        assert not page.locator(".clr-grade").count()
        page.keyboard.press("s")
    phase(page, "result")
    assert page.locator(".clr-cases li").count() == 3
    with page.expect_download() as download:
        page.locator("[data-label=download]").click()
    assert download.value.suggested_filename == "referee-contract_rummy-3.txt"
    assert "Case 3" in download.value.path().read_text(encoding="utf-8")
    with page.expect_download() as download:
        page.locator("[data-label=download-data]").click()
    assert download.value.suggested_filename == "referee-contract_rummy-3.json"
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert data["game"] == "contract_rummy" and len(data["cases"]) == 3
    assert all(case["answer"] == {"stands": True, "rule": ""} for case in data["cases"])
    page.locator(".clr-cases li").nth(1).get_by_role("button").click()
    expect(page.locator(".clr-grade")).to_be_visible()
    expect(page.locator(".clr-table .clt-felt")).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.label") == "close"
    page.keyboard.press("Enter")
    expect(page.locator(".clr-body")).to_be_hidden()
    assert page.evaluate(
        "document.activeElement.closest('li') === document.querySelectorAll('.clr-cases li')[1]"
    )


def test_a_reload_comes_back_to_the_same_place(visit):
    page = come(visit)
    for key in ("s", "n", "s", "n"):
        page.keyboard.press(key)
        phase(page, "verdict" if key == "s" else "decide")
    score = page.locator(".clr-score").text_content()
    page.reload()
    page.wait_for_selector(".clr .clr-grade", timeout=30_000)  # the last answer, with its ruling
    assert page.locator(".clr-score").text_content() == score
    page.locator("[data-label=next]").click()
    title(page, "Case 3")


def test_the_settings_stand_at_the_edge(visit):
    page = come(visit)
    head, button = (
        page.locator(one).bounding_box() for one in (".clr-head", ".clr-head [data-label=settings]")
    )
    assert abs(head["x"] + head["width"] - button["x"] - button["width"]) < 12


def test_other_wishes_are_chosen_in_the_settings(visit):
    page = come(visit)
    page.locator(".clr-head [data-label=settings]").click()
    for box in page.locator(".clr-topic input").all():
        box.set_checked(box.get_attribute("value") == "opening")
    page.locator(".clr-drawer select").nth(1).select_option("1")
    page.locator(".clr-drawer input[type=number]").fill("2")
    page.locator(".clr-drawer [type=submit]").click()
    title(page, "Case 1 of 2")
    expect(page.locator(".clr-drawer")).to_be_hidden()


@pytest.mark.parametrize("game", ["canasta", "russian_bank", "contract_rummy", "railroad_canasta"])
def test_a_phone_shows_the_whole_of_it(phone, game):
    page = come(phone, f"referee.ipynb?game={game}&seed=5")
    assert phone.sideways() == 0
    page.locator("[data-label=call]").tap()
    phase(page, "which")
    page.locator(".clr-rules button").first.tap()
    phase(page, "verdict")
    assert phone.sideways() == 0
    for button in page.locator(".clr-act button:visible, .clr-head button:visible").all():
        assert button.bounding_box()["height"] >= 44


@pytest.mark.parametrize("game", ["canasta", "russian_bank"])
def test_no_visible_text_bypasses_the_catalogues(visit, game):
    page = come(visit, f"referee.ipynb?game={game}&seed=3&language=qps")
    seen: set[str] = set()

    def look():
        page.locator(".clr").evaluate(
            "root => root.querySelectorAll('code').forEach((el) => el.remove())"
        )  # a notation
        seen.update(
            text for text in page.evaluate(TEXTS, page.locator(".clr").element_handle()) if text.strip()
        )

    page.locator(".clr-head [data-label=settings]").click()
    look()
    page.locator("[data-label=call]").click()
    phase(page, "which")
    look()
    page.locator(".clr-rules button").first.click()
    phase(page, "verdict")
    look()
    assert {text.strip() for text in seen if LETTERS.search(bare(text))} == set()
    assert sum("⟦" in text for text in seen) > 40
