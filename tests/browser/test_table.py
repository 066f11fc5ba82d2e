"""The table in a real browser: a whole hand by clicks, a ruling, undo, the keyboard alone, nothing leaked."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

TABLE = "play.ipynb?game=canasta&seats=4&seed=3"
OPEN = ".clt-offer.clt-open > .clt-button:first-child"
SYMBOL = re.compile(r'"f": ?"([^"]+)"')


def sit(visit, page=TABLE):
    visit.go(page)
    visit.page.wait_for_selector(".clt-hand .clt-card", timeout=30_000)
    visit.wait_ready()
    return visit.page


def still(page):
    page.wait_for_function("!document.querySelector('.cardlab-table.clt-moving')", timeout=30_000)


def tone(page):
    return page.locator(".cardlab-table").get_attribute("data-tone")


def no_motion(page):
    page.emulate_media(reduced_motion="reduce")


def pick(page, *at):
    for i in at:
        card = page.locator(".clt-hand .clt-card").nth(i)
        before = card.get_attribute("aria-selected")
        card.click(position={"x": 8, "y": 60})
        expect(card).not_to_have_attribute("aria-selected", before)


def offer(page, text):
    return page.locator(".clt-offer", has_text=text).locator("button").first


def discard(page, at=0):
    pick(page, at)
    steps = page.locator(".clt-place").text_content()
    offer(page, "Discard").click()
    page.wait_for_function("was => document.querySelector('.clt-place').textContent !== was", arg=steps)


def draw(page):
    page.locator(OPEN).first.click()
    expect(offer(page, "Draw")).to_be_hidden()


def frames_show_only_what_is_seen(visit):
    """Every zone and flight of every frame that carried the table."""
    tables = 0
    for frame in visit.received:
        for found in re.finditer(r'"zones": ?\[', frame):
            tables += 1
            zones, _ = json.JSONDecoder().raw_decode(frame, found.end() - 1)
            for zone in zones:
                if zone["id"] == "stock":
                    assert not any(card["f"] for card in zone["cards"])
                if zone["what"] == "hand" and not zone["own"] and not _over(frame):
                    assert not any(card["f"] for card in zone["cards"])
                if zone["id"] == "pile":
                    assert len(zone["cards"]) <= 1
    return tables


def _over(frame):
    return '"tone": "over"' in frame or '"tone":"over"' in frame


def test_a_hand_is_played_to_its_end_by_clicks(visit):
    page = sit(visit)
    no_motion(page)
    for _ in range(150):
        if tone(page) == "over":
            break
        expect(page.locator(".cardlab-table")).to_have_attribute("data-tone", "mine")
        if page.locator(OPEN).count():
            place = page.locator(".clt-place").text_content()
            page.locator(OPEN).first.click()
            page.wait_for_function(
                "was => document.querySelector('.clt-place').textContent !== was", arg=place
            )
        else:
            discard(page)
    assert tone(page) == "over"
    assert page.locator(".clt-sheet-of").count() == 2  # the score sheet of both sides
    assert frames_show_only_what_is_seen(visit) > 20
    page.locator(".clt-bar .clt-main", has_text="next hand").click()
    expect(page.locator(".cardlab-table")).to_have_attribute("data-tone", "mine")


def test_a_forbidden_move_shows_its_reason(visit):
    page = sit(visit)
    draw(page)
    still(page)
    pick(page, 0, 1)
    page.locator(".clt-ours .clt-side").click(position={"x": 200, "y": 60})
    expect(page.locator(".clt-verdict")).to_be_visible()
    assert page.locator(".clt-verdict").text_content() == "Not legal"
    assert page.locator(".clt-sentence").text_content()
    rule = page.locator(".clt-reason .clt-rule").first.text_content()
    page.locator(".clt-reason summary").first.click()
    assert page.locator(".clt-law").first.is_visible()
    page.locator(".clt-tree summary").click()
    assert page.locator(".clt-node", has_text=rule).first.is_visible()
    assert page.locator(".clt-hand .clt-lit").count() == 2
    assert page.locator(".clt-place").text_content() == "Step 1 of 1"


def test_undo_steps_and_jumps(visit):
    page = sit(visit)
    no_motion(page)
    draw(page)
    discard(page)
    after = page.locator(".clt-place").text_content()
    page.locator("[data-hint=undo]").click()
    expect(page.locator(".clt-place")).not_to_have_text(after)
    assert page.locator(".clt-hand .clt-card").count() == 12
    page.locator("[data-hint=undo]").click()
    expect(page.locator(".clt-place")).to_contain_text("Step 0")
    page.locator("[data-hint=forward]").click()
    expect(page.locator(".clt-place")).to_contain_text("Step 1")
    page.locator("[data-hint=last]").click()
    expect(page.locator(".clt-place")).to_have_text(after)
    page.locator("[data-hint=back]").click()
    expect(page.locator("[data-label=others]")).to_be_visible()
    page.locator("[data-label=others]").click()
    expect(page.locator(".cardlab-table")).to_have_attribute("data-tone", "mine")


def test_motion_shows_each_step_and_can_be_skipped(visit):
    page = sit(visit)
    draw(page)
    still(page)
    pick(page, 0)
    offer(page, "Discard").click()
    expect(page.locator(".clt-bubble")).to_be_visible(timeout=5000)
    page.locator(".clt-skip").click()
    expect(page.locator(".cardlab-table")).to_have_attribute("data-tone", "mine", timeout=1000)
    assert page.locator(".clt-bubble").count() == 0


def test_a_turn_with_the_keyboard_alone(visit):
    page = sit(visit)
    no_motion(page)
    page.locator("header a").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.clt-hand') !== null"):
            break
    page.keyboard.press("1")  # the first button: draw
    expect(page.locator(".clt-hand .clt-card")).to_have_count(12)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press(" ")
    expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(1)
    assert page.evaluate("document.activeElement.getAttribute('aria-selected')") == "true"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    nth = next(
        i for i, text in enumerate(page.locator(".clt-offer").all_text_contents()) if "Discard" in text
    )
    page.keyboard.press(str(nth + 1))
    expect(page.locator(".clt-hand .clt-card")).to_have_count(11)
    assert page.evaluate("document.activeElement.closest('.cardlab-table') !== null")
    page.keyboard.press("u")
    expect(page.locator(".clt-hand .clt-card")).to_have_count(12)
    page.keyboard.press("w")
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_text("What can I do?")


def test_dragging_is_the_same_as_pointing(visit):
    page = sit(visit)
    no_motion(page)
    draw(page)
    card = page.locator(".clt-hand .clt-card").first.bounding_box()
    pile = page.locator("[data-zone=pile]").bounding_box()
    page.mouse.move(card["x"] + 10, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(pile["x"] + 30, pile["y"] + 40, steps=6)
    assert page.locator(".clt-ghost").count() == 1
    page.mouse.up()
    expect(page.locator(".clt-hand .clt-card")).to_have_count(11)
    assert page.locator(".clt-ghost").count() == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_everything_fits_a_phone(phone, seats):
    page = sit(phone, f"play.ipynb?game=canasta&seats={seats}&seed=5")
    assert phone.sideways() <= 0
    small = page.evaluate(
        "[...document.querySelectorAll('.cardlab-table button')].filter(b => b.offsetWidth && !b.matches('.clt-meld,.clt-stack'))"
        ".filter(b => b.getBoundingClientRect().height < 43.5).map(b => b.textContent)"
    )
    assert not small
    no_motion(page)
    page.locator(OPEN).first.tap()
    expect(page.locator(".clt-place")).not_to_contain_text("Step 0 of 0")
    expect(offer(page, "Draw")).to_be_hidden()
    page.locator(".clt-hand .clt-card").first.tap(position={"x": 8, "y": 50})
    expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(1)
    assert "#cl-j-" in page.locator(".clt-hand use").first.get_attribute("href")
    assert phone.sideways() <= 0
    page.locator("[role=tab]", has_text="Score").tap()
    expect(page.locator(".clt-sheet-of").first).to_be_visible()
    page.locator(".clt-close").tap()
    expect(page.locator(".clt-sheet-of").first).to_be_hidden()


def test_what_is_important_is_above_the_fold(visit):
    page = sit(visit)
    draw(page)
    still(page)
    for place in (".clt-status", ".clt-felt", ".clt-hand", ".clt-offers", ".clt-tabs"):
        box = page.locator(place).bounding_box()
        assert box["y"] + box["height"] <= 800, place


def test_every_control_has_a_name(visit):
    page = sit(visit)
    draw(page)
    still(page)
    pick(page, 0)
    nameless = page.evaluate(
        "[...document.querySelectorAll('.cardlab-table :is(button,input,select,[role=option],[role=listbox],[role=img])')]"
        ".filter(e => e.offsetWidth && !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)"
    )
    assert not nameless


# --- the ruling panel ----------------------------------------------------------


def forbidden(page, tap=False):
    """Try two cards as a meld, which is one too few or two ranks."""
    draw(page)
    still(page)
    for i in (0, 1):
        card = page.locator(".clt-hand .clt-card").nth(i)
        (card.tap if tap else card.click)(position={"x": 8, "y": 40})
        expect(card).to_have_attribute("aria-selected", "true")
    side = page.locator(".clt-ours .clt-side")
    (side.tap if tap else side.click)(position={"x": 200, "y": 50})
    expect(page.locator(".clt-verdict")).to_have_text("Not legal")


def test_the_levels_of_a_ruling_are_kept(visit):
    page = sit(visit)
    no_motion(page)
    forbidden(page)
    sentence = page.locator(".clt-sentence").text_content()
    assert not page.locator(".clt-law").first.is_visible()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator(".clt-law").first).to_be_visible()
    assert "document" in page.locator(".clt-source").first.text_content()
    assert "#rule-CA-" in page.locator(".clt-link").first.get_attribute("href")
    page.get_by_role("button", name="All of it").click()
    expect(page.locator(".clt-node").first).to_be_visible()
    few = page.locator(".clt-node").count()
    page.get_by_role("button", name="Show everything that was asked").click()
    page.wait_for_function("few => document.querySelectorAll('.clt-node').length > few", arg=few)
    assert page.evaluate("document.activeElement.textContent") == "Show what decides"
    page.get_by_role("button", name="Verdict", exact=True).click()
    expect(page.locator(".clt-sentence")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".clt-verdict")).to_have_count(0)
    pick(page, 0, 1)
    page.locator(".clt-ours .clt-side").click(position={"x": 200, "y": 50})
    expect(page.locator(".clt-verdict")).to_be_visible()  # the next ruling is as short
    expect(page.locator(".clt-sentence")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    expect(page.locator(".clt-sentence")).to_have_text(sentence)


def test_a_step_that_helps_is_played_from_the_ruling(visit):
    page = sit(visit)
    no_motion(page)
    pick(page, 0)
    page.locator(".clt-offer", has_text="Not at this moment").locator("button").click()
    offer(page, "Discard").click()
    expect(page.locator(".clt-verdict")).to_have_text("Not legal")
    expect(page.locator(".clt-fix-first")).to_contain_text("Draw first.")
    page.locator(".clt-fix-first .clt-play").first.click()
    expect(page.locator(".clt-hand .clt-card")).to_have_count(12)
    expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(1)
    expect(page.locator(".clt-offer.clt-open", has_text="Discard")).to_have_count(1)


def test_other_houses_and_other_moves_are_asked(visit):
    page = sit(visit)
    no_motion(page)
    forbidden(page)
    page.get_by_role("button", name="How would other houses judge it?").click()
    rows = page.locator(".clt-answer-houses .clt-compared tbody tr")
    expect(rows.first).to_contain_text("this table")
    assert rows.count() >= 2
    assert "CA-" in rows.first.text_content()
    page.get_by_label("House rule").select_option(index=1)
    page.get_by_role("button", name="Ask it").click()
    expect(page.locator(".clt-compared")).to_have_count(2)
    page.get_by_role("button", name="Compare", exact=True).click()
    expect(page.locator(".clt-answer-contrast")).to_be_visible()
    assert (
        page.locator(".clt-answer-contrast .clt-differs").count()
        or page.locator(".clt-answer-contrast p").count()
    )


def test_anything_can_be_asked_about_with_the_mouse_and_the_keyboard(visit):
    page = sit(visit)
    no_motion(page)
    steps = page.locator(".clt-place").text_content()
    about = page.locator(".clt-about")
    toggle = page.locator(".clt-about-button")
    for place, said in (
        ('[data-zone="hand:1"]', "the hand of West"),
        ('[data-zone="stock"]', "the stock"),
        ('[data-zone="pile"]', "the discard pile"),
        (".clt-theirs .clt-side", "melds of West and East"),
    ):
        toggle.click()
        expect(toggle).to_have_attribute("aria-pressed", "true")
        page.locator(place).first.click(position={"x": 12, "y": 12})
        expect(about).to_contain_text(said)
        expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    offer(page, "Draw").click()  # explained, not played
    expect(page.locator(".clt-verdict")).to_have_text("Legal")
    page.locator(".clt-hand .clt-card").first.focus()
    page.keyboard.press("?")
    page.keyboard.press("Enter")
    expect(about).to_contain_text("This is 4♣.")
    assert page.locator(".clt-hand [aria-selected=true]").count() == 0
    page.keyboard.press("?")
    page.locator('.clt-left [data-about="hand:1"]').focus()
    page.keyboard.press("Enter")
    expect(about).to_contain_text("the hand of West")
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert page.locator(".clt-place").text_content() == steps


def test_a_closed_button_explains_and_is_not_called_disabled(visit):
    page = sit(visit)
    closed = page.locator(".clt-offer.clt-closed > .clt-button:first-child").first
    assert closed.get_attribute("aria-disabled") is None
    described = page.locator(f"#{closed.get_attribute('aria-describedby')}").text_content()
    assert "press it to see why" in described
    closed.click()
    expect(page.locator(".clt-verdict")).to_have_text("Not legal")


def test_nonsense_for_a_deal_says_so(visit):
    page = sit(visit)
    hand = page.locator(".clt-hand .clt-card").evaluate_all("all => all.map(el => el.ariaLabel)")
    page.get_by_role("tab", name="Table").click()
    page.locator(".clt-seed").fill("seven")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".clt-notice").first).to_contain_text("“seven” is not the number of a deal")
    assert page.locator(".clt-hand .clt-card").evaluate_all("all => all.map(el => el.ariaLabel)") == hand


# --- a finger ------------------------------------------------------------------


class Finger:
    """A finger on the glass, by the browser's own events."""

    def __init__(self, page):
        self.page, self.cdp = page, page.context.new_cdp_session(page)

    def _send(self, kind, *points):
        self.cdp.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    def drag(self, a, b, rest=0):
        self._send("touchStart", a)
        self.page.wait_for_timeout(rest)
        for i in range(1, 9):
            self._send("touchMove", (a[0] + (b[0] - a[0]) * i / 8, a[1] + (b[1] - a[1]) * i / 8))
            self.page.wait_for_timeout(16)
        self._send("touchEnd")


def at_rest(page):
    """The table at the top of the glass, and nothing moving."""
    page.wait_for_timeout(600)  # a finger that let go leaves the page gliding
    page.evaluate("document.querySelector('.clt-felt').scrollIntoView({ behavior: 'instant' })")
    page.wait_for_timeout(200)


def test_a_finger_drags_a_card_and_still_scrolls_and_taps(phone):
    page = sit(phone)
    no_motion(page)
    page.locator(OPEN).first.tap()
    hand = page.locator(".clt-hand .clt-card")
    expect(hand).to_have_count(12)
    at_rest(page)
    finger = Finger(page)
    # sideways at once: the hand is arranged
    names = hand.evaluate_all("all => all.map(el => el.ariaLabel)")
    a, b = hand.nth(0).bounding_box(), hand.nth(6).bounding_box()
    finger.drag((a["x"] + 10, a["y"] + 40), (b["x"] + 16, b["y"] + 44))
    expect(hand.first).to_have_attribute("aria-label", names[1])
    # up and down: the page scrolls, and no card is moved
    names = hand.evaluate_all("all => all.map(el => el.ariaLabel)")
    a = hand.nth(3).bounding_box()
    top = page.evaluate("scrollY")
    finger.drag((a["x"] + 10, a["y"] + 30), (a["x"] + 10, a["y"] + 180))
    page.wait_for_function("top => scrollY < top", arg=top)
    assert hand.evaluate_all("all => all.map(el => el.ariaLabel)") == names
    assert page.locator(".clt-ghost").count() == 0
    at_rest(page)
    # after a rest: onto the pile, which discards it
    a, pile = hand.nth(3).bounding_box(), page.locator('[data-zone="pile"]').bounding_box()
    finger.drag((a["x"] + 10, a["y"] + 50), (pile["x"] + 30, pile["y"] + 40), rest=450)
    expect(hand).to_have_count(11)
    hand.first.tap(position={"x": 8, "y": 40})
    expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(1)


def test_on_a_phone_the_ruling_leaves_the_hand_to_be_seen(phone):
    page = sit(phone)
    no_motion(page)
    forbidden(page, tap=True)
    sheet = page.locator(".clt-sheet").bounding_box()
    page.wait_for_function(
        "top => document.querySelector('.clt-hand').getBoundingClientRect().bottom <= top + 2", arg=sheet["y"]
    )
    assert page.locator(".clt-hand .clt-lit").count() == 2
    assert page.locator(".clt-named .clt-card").count() == 2
    small = page.evaluate(
        "[...document.querySelectorAll('.clt-body :is(button,select)')].filter(b => b.offsetWidth && b.getBoundingClientRect().height < 43.5).map(b => b.textContent)"
    )
    assert not small
    assert phone.sideways() <= 0
