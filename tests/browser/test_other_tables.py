"""The tables of the other games in a real browser: picked up and put down, forbidden and explained, nothing leaked."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from cardlab.games import games
from tests.browser.test_table import OPEN, no_motion, offer, sit

BANK = "play.ipynb?game=russian_bank&seed=3"
RUMMY = "play.ipynb?game=contract_rummy&seats=4&seed=3"
RAILROAD = "play.ipynb?game=railroad_canasta&seats=6&seed=3"
MANY = [
    pytest.param(f"play.ipynb?game={game}&seats={seats}&seed=5", id=f"{game}-{seats}")
    for game, seats in (
        ("contract_rummy", 3),
        ("contract_rummy", 8),
        ("railroad_canasta", 2),
        ("railroad_canasta", 6),
    )
    if game in games()
]


def face_to_face(visit, page=BANK):
    visit.go(page)
    visit.page.wait_for_selector(".clt-house .clt-card", timeout=30_000)
    visit.wait_ready()
    no_motion(visit.page)
    return visit.page


def place(page):
    return page.locator(".clt-place").text_content()


def moved(page, was):
    page.wait_for_function("was => document.querySelector('.clt-place').textContent !== was", arg=was)
    page.wait_for_function("!document.querySelector('.cardlab-table.clt-moving')")


def play_open(page, times):
    """Press the first button that is open, or discard whatever may be discarded."""
    for _ in range(times):
        if page.locator(".cardlab-table").get_attribute("data-tone") == "over":
            return
        was = place(page)
        if page.locator(OPEN).count():
            page.locator(OPEN).first.click()
        elif page.locator(".clt-hand .clt-card").count():
            throw(page)
        else:
            dutiful(page)
        moved(page, was)


def throw(page):
    hand = page.locator(".clt-hand .clt-card")
    for i in range(hand.count()):
        hand.nth(i).click(position={"x": 8, "y": 40})
        expect(hand.nth(i)).to_have_attribute("aria-selected", "true")
        good = page.locator(".clt-offer.clt-open", has_text="Discard").locator("button").first
        if good.count():
            good.click()
            return
        page.keyboard.press("Escape")
        expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(0)
    raise AssertionError("nothing can be discarded")


def dutiful(page):
    """Pick up whatever can be picked up until a card has a place to go to."""
    for pile in page.locator("[data-pick]:not([data-pick=''])").all():
        pile.locator(".clt-card").last.click()
        expect(pile).to_have_attribute("aria-pressed", "true")
        if page.locator(OPEN).count():
            page.locator(OPEN).first.click()
            return
        page.locator(".clt-offer", has_text="Deselect").locator("button").click()
        expect(pile).to_have_attribute("aria-pressed", "false")
    raise AssertionError("nothing can be played")


def zones(visit):
    """Every zone of every frame that carried the table."""
    for frame in visit.received:
        for found in re.finditer(r'"zones": ?\[', frame):
            made, _ = json.JSONDecoder().raw_decode(frame, found.end() - 1)
            yield from ((zone, '"over"' in frame) for zone in made)


# --- Russian Bank -------------------------------------------------------------


def test_a_card_is_picked_up_and_every_legal_target_lights_up(visit):
    page = face_to_face(visit)
    assert page.locator(".clt-house").count() == 8
    assert page.locator(".clt-foundation").count() == 8
    lit = 0
    for i in range(8):
        house = page.locator(".clt-house").nth(i)
        house.locator(".clt-card").last.click()
        expect(house).to_have_attribute("aria-pressed", "true")
        open_ = page.locator(".clt-offer.clt-open").count()
        aims = page.locator(".clt-aim").count()
        assert bool(open_) == bool(aims)
        lit += aims
        page.keyboard.press("Escape")
        expect(house).to_have_attribute("aria-pressed", "false")
    page.locator('[data-zone="reserve:0"]').click()
    expect(page.locator('[data-zone="reserve:0"]')).to_have_attribute("aria-pressed", "true")


def test_a_forbidden_play_shows_its_reason_and_the_draw_pile_turns_a_card(visit):
    page = face_to_face(visit)
    houses = page.locator(".clt-house")
    houses.nth(0).locator(".clt-card").last.click()
    expect(houses.nth(0)).to_have_attribute("aria-pressed", "true")
    page.locator('[data-zone="foundation:3"]').click()
    expect(page.locator(".clt-verdict")).to_have_text("Not legal")
    assert page.locator(".clt-reason .clt-rule").first.text_content().startswith("RB-")
    page.keyboard.press("Escape")
    expect(houses.nth(0)).to_have_attribute("aria-pressed", "false")
    for _ in range(20):  # duties first, wherever the hand stands
        was = place(page)
        if page.locator('[data-zone="drawn:0"] .clt-card').count():
            break
        page.locator('[data-zone="draw:0"]').click()
        page.wait_for_timeout(150)
        if place(page) == was:
            expect(page.locator(".clt-verdict")).to_have_text("Not legal")
            break
    assert page.locator('[data-zone="drawn:0"] .clt-card').count() or page.locator(".clt-verdict").count()


def test_turns_are_played_by_clicks_and_undone(visit):
    page = face_to_face(visit)
    play_open(page, 6)
    before = place(page)
    page.keyboard.press("u")
    moved(page, before)
    assert not [
        zone["id"]
        for zone, _ in zones(visit)
        if zone["what"] in ("draw", "reserve", "waste") and len(zone["cards"]) > 1
    ]
    assert not [
        zone for zone, _ in zones(visit) if zone["what"] == "draw" and any(c["f"] for c in zone["cards"])
    ]


def test_a_card_is_dragged_from_pile_to_pile(visit):
    page = face_to_face(visit)
    for _ in range(12):
        drawn = page.locator('[data-zone="drawn:0"] .clt-card')
        if drawn.count():
            break
        was = place(page)
        page.locator(OPEN).first.click()
        moved(page, was)
    a, b = drawn.bounding_box(), page.locator('[data-zone="waste:0"]').bounding_box()
    was = place(page)
    page.mouse.move(a["x"] + 12, a["y"] + 30)
    page.mouse.down()
    page.mouse.move(b["x"] + 20, b["y"] + 40, steps=6)
    assert page.locator(".clt-ghost .clt-card").count() == 1
    page.mouse.up()
    page.wait_for_function(
        "was => document.querySelector('.clt-place').textContent !== was || document.querySelector('.clt-verdict')",
        arg=was,
    )


def test_stop_is_called_with_a_choice_of_the_duty(visit):
    page = face_to_face(visit, BANK + "&preset=standard")
    for _ in range(20):
        if page.locator(".clt-offer", has_text="Stop!").count():
            break
        was = place(page)
        page.locator(OPEN).first.click()
        moved(page, was)
    page.locator(".clt-offer", has_text="Stop!").locator("button").first.click()
    choices = page.locator(".clt-offer", has_text="Stop! ")
    assert choices.count() >= 3
    was = place(page)
    choices.last.locator("button").first.click()
    moved(page, was)


def test_the_others_go_on_by_themselves_until_stop_halts_them(visit):
    visit.go(BANK + "&preset=standard")
    page = visit.page
    page.wait_for_selector(".clt-house .clt-card", timeout=30_000)
    visit.wait_ready()
    halt = page.locator(".clt-halt")
    for _ in range(12):
        was = place(page)  # it changes when all that happened has been shown
        page.locator(OPEN).first.click()
        page.wait_for_function(
            "was => document.querySelector('.clt-halt:not([hidden])')"
            " || document.querySelector('.clt-place').textContent !== was",
            arg=was,
        )
        if halt.is_visible():
            break
    assert halt.text_content() == "Stop!"
    halt.click()
    expect(page.locator(".clt-offer", has_text="Let it stand")).to_be_visible()
    expect(page.locator(".clt-offer", has_text="Stop!").first).to_be_visible()
    expect(halt).to_be_hidden()


def test_both_players_fit_a_phone(phone):
    page = face_to_face(phone)
    assert phone.sideways() <= 0
    for zone in ("reserve:0", "reserve:1", "house:0", "house:7", "foundation:7", "drawn:0", "draw:1"):
        box = page.locator(f'[data-zone="{zone}"]').bounding_box()
        assert box["x"] >= 0, zone
        assert box["x"] + box["width"] <= 390, zone
    page.locator('[data-zone="reserve:0"]').tap()
    expect(page.locator('[data-zone="reserve:0"]')).to_have_attribute("aria-pressed", "true")
    page.locator(".clt-offer", has_text="Deselect").locator("button").tap()
    expect(page.locator('[data-zone="reserve:0"]')).to_have_attribute("aria-pressed", "false")
    play_open(page, 2)
    assert phone.sideways() <= 0


# --- Contract Rummy and Railroad Canasta ----------------------------------------


def test_a_hand_is_arranged_by_drag_and_by_keyboard(visit):
    page = sit(visit, RUMMY)
    no_motion(page)
    hand = page.locator(".clt-hand .clt-card")
    names = hand.evaluate_all("all => all.map(el => el.ariaLabel)")
    hand.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(hand.nth(1)).to_have_attribute("aria-label", names[0])
    assert page.evaluate("document.activeElement.ariaLabel") == names[0]
    a, b = hand.last.bounding_box(), hand.first.bounding_box()
    page.mouse.move(a["x"] + 12, a["y"] + 60)
    page.mouse.down()
    page.mouse.move(b["x"] + 2, b["y"] + 60, steps=6)
    page.mouse.up()
    expect(hand.first).to_have_attribute("aria-label", names[-1])
    page.locator(".clt-sort", has_text="by rank").click()
    expect(hand.first).to_have_attribute("aria-label", names[0])


def test_a_contract_that_is_not_met_shows_its_reason(visit):
    page = sit(visit, RUMMY)
    no_motion(page)
    expect(page.locator(".clt-note")).to_contain_text("Deal 1 of 7: 2 sets")
    was = place(page)
    offer(page, "Draw").click()
    moved(page, was)
    for i in range(3):
        page.locator(".clt-hand .clt-card").nth(i).click(position={"x": 8, "y": 60})
    expect(page.locator(".clt-hand [aria-selected=true]")).to_have_count(3)
    page.locator(".clt-ours .clt-side").click(position={"x": 300, "y": 50})
    expect(page.locator(".clt-verdict")).to_have_text("Not legal")
    assert page.locator(".clt-reason .clt-rule").first.text_content().startswith("CR-")


@pytest.mark.parametrize("address", MANY)
def test_many_players_play_on_and_fit_a_phone(phone, address):
    page = sit(phone, address)
    no_motion(page)
    assert phone.sideways() <= 0
    play_open(page, 4)
    assert phone.sideways() <= 0
    small = page.evaluate(
        "[...document.querySelectorAll('.cardlab-table button')].filter(b => b.offsetWidth && !b.matches('.clt-meld,.clt-stack'))"
        ".filter(b => b.getBoundingClientRect().height < 43.5).map(b => b.textContent)"
    )
    assert not small
    for zone, over in zones(phone):
        hidden = zone["what"] in ("hand", "kitty") and not zone["own"] and zone["owner"] != 0
        if zone["what"] == "stock" or (hidden and not over):
            assert not any(card["f"] for card in zone["cards"]), zone["id"]


def test_six_players_each_alone_fit_a_desk(visit):
    page = sit(visit, RAILROAD)
    no_motion(page)
    assert page.locator(".clt-theirs .clt-side").count() == 5
    assert page.locator('.clt-side [data-zone^="kitty:"]').count() == 6
    play_open(page, 4)
    for seat in page.locator(".clt-theirs .clt-side").all():
        box = seat.bounding_box()
        assert box["width"] >= 120
        inside = seat.evaluate(
            "el => Math.max(...[...el.querySelectorAll('.clt-meld')].map(m => m.getBoundingClientRect().right), 0)"
        )
        assert inside <= box["x"] + box["width"] + 8
    page.locator('.clt-ours [data-zone="kitty:0"]').click()
    expect(page.locator(".clt-verdict")).to_have_text("Not legal")
