"""What a learner needs next is in sight and in reach: buttons, answers, keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_other_tables import RAILROAD
from tests.browser.test_table import draw, no_motion, offer, pick, sit, still

BANK = "play.ipynb?game=russian_bank&preset=standard&seed=3"


def visible(page, selector):
    """Is the middle of it in the window, and on top there?"""
    return page.evaluate(
        "s => { const el = document.querySelector(s), b = el.getBoundingClientRect(),"
        " at = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); return Boolean(at && (el === at || el.contains(at))); }",
        selector,
    )


@pytest.mark.parametrize("page_", ["play.ipynb?game=canasta&seats=4&seed=3", RAILROAD])
def test_the_buttons_are_in_sight_on_a_phone(phone, page_):
    page = sit(phone, page_)
    no_motion(page)
    assert visible(page, ".clt-offer .clt-button")
    offer(page, "Draw").tap()
    expect(offer(page, "Draw")).to_be_hidden()
    page.locator(".clt-hand .clt-card").first.tap(position={"x": 8, "y": 40})
    expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(1)
    assert visible(page, ".clt-offer .clt-button")


def test_the_table_stands_still_whatever_the_bar_says(visit):
    page = visit.page
    visit.go(BANK)
    page.wait_for_selector(".clt-house .clt-card", timeout=30_000)
    visit.wait_ready()
    top = page.locator(".clt-felt").bounding_box()["y"]
    page.evaluate(
        "document.querySelector('.clt-notes').append(Object.assign(document.createElement('span'),"
        " {className: 'clt-note clt-task', textContent: 'First: an open card goes to its foundation.'}))"
    )
    assert page.locator(".clt-felt").bounding_box()["y"] == top


def test_a_press_on_the_felt_leaves_the_keys_at_the_table(visit):
    page = sit(visit)
    no_motion(page)
    draw(page)
    pick(page, 0)
    page.locator(".clt-felt").click(position={"x": 300, "y": 150})
    page.keyboard.press("Escape")
    expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".clt-hand .clt-card")).to_have_count(11)


def test_a_step_is_asked_about_and_not_taken(visit):
    page = sit(visit)
    no_motion(page)
    draw(page)
    steps = page.locator(".clt-place").text_content()
    page.locator(".clt-about-button").click()
    page.locator("[data-hint=undo]").click()
    expect(page.locator(".clt-notice").first).to_contain_text("last decision")
    assert page.locator(".clt-place").text_content() == steps


def test_quick_presses_are_all_heard(visit):
    page = sit(visit)
    no_motion(page)
    draw(page)
    pick(page, 0)
    offer(page, "Discard").click()
    expect(page.locator(".clt-hand .clt-card")).to_have_count(11)
    still(page)
    last = int(page.locator(".clt-slider").get_attribute("max"))
    page.evaluate("for (let n = 0; n < 3; n++) document.querySelector('[data-hint=back]').click()")
    expect(page.locator(".clt-place")).to_have_text(f"Step {last - 3} of {last}")


def test_what_was_copied_is_seen(visit):
    page = sit(visit)
    page.get_by_role("tab", name="Table").click()
    page.locator(".clt-body").get_by_role("button", name="Copy a link to what I see").click()
    expect(page.locator(".clk-shared textarea")).to_be_visible()
    page.wait_for_function("document.querySelector('.clt-body').scrollTop > 0")
    assert visible(page, ".clk-shared textarea")


def test_stop_is_called_by_a_key_while_the_move_is_shown(visit):
    page = visit.page
    visit.go("play.ipynb?game=russian_bank&preset=standard&seed=5")
    page.wait_for_selector(".clt-house .clt-card", timeout=30_000)
    visit.wait_ready()
    still(page)
    halt = page.locator(".clt-halt")
    for _ in range(8):
        place = page.locator(".clt-place").text_content()
        page.locator(".clt-offer.clt-open > .clt-button:first-child").first.click()
        page.wait_for_function(
            "was => document.querySelector('.clt-halt:not([hidden])') || document.querySelector('.clt-place').textContent !== was",
            arg=place,
        )
        if halt.is_visible():
            page.keyboard.press("!")
            expect(offer(page, "Let it stand")).to_be_visible()
            return
    raise AssertionError("the opponent never moved")


def test_where_no_motion_is_shown_stop_waits_for_a_word(visit):
    page = visit.page
    no_motion(page)
    visit.go("play.ipynb?game=russian_bank&preset=standard&seed=5")
    page.wait_for_selector(".clt-house .clt-card", timeout=30_000)
    visit.wait_ready()
    for _ in range(8):
        if offer(page, "Let it stand").count():
            return
        place = page.locator(".clt-place").text_content()
        page.locator(".clt-offer.clt-open > .clt-button:first-child").first.click()
        page.wait_for_function("was => document.querySelector('.clt-place').textContent !== was", arg=place)
    raise AssertionError("nobody was asked")


def test_many_buttons_on_a_phone_leave_the_hand_in_sight(phone):
    page = sit(phone, "play.ipynb?game=contract_rummy&seats=4&seed=24")
    no_motion(page)
    offer(page, "Draw").tap()
    expect(offer(page, "Draw")).to_be_hidden()
    for key in ("7♣.0", "7♥.0", "JK.0"):
        card = page.locator(f'.clt-hand .clt-card[data-k="{key}"]')
        card.tap(position={"x": 8, "y": 20})
        expect(card).to_have_attribute("aria-selected", "true")
    offer(page, "wild cards as").tap()
    expect(offer(page, "as 7♦")).to_be_visible()
    page.wait_for_function(
        "document.querySelector('.clt-hand').getBoundingClientRect().bottom"
        " <= document.querySelector('.clt-acts').getBoundingClientRect().top + 13"
    )
