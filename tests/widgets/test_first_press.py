"""What the first press of a beginner does: buttons agree with what they say, and nothing that is pressed is lost."""

from __future__ import annotations

from typing import Any

import pytest

import cardlab
from cardlab.cards import cards
from cardlab.session import Session
from cardlab.widgets import Table
from cardlab.words import words
from tests.widgets.test_table import own_turn, say

# a pair of sixes takes the pile; with three knaves, one of them wild, it opens with 15 + 40 of 50 points (CA-S9)
OPENS = """turn: South
hand South: 6♣ 6♥ J♥ J♠ 2♥ 4♦ 5♣ 8♣
pile: K♣ 6♠"""
SHORT = OPENS.replace("2♥ ", "")  # 15 of 50 points: no way to open
RUMMY = """turn: South, to meld
deal: 0 of seed 7 by East
hand South: 7♣ 7♦ 7♥ 9♣ 9♦ 9♥ K♣ 4♦"""


def seated(position: str, name: str = "canasta", **more: Any) -> Table:
    game = cardlab.game(name)
    return Table(game, state=game.read(position), bots=False, **more)


def offers(shown: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {offer["label"]: offer for offer in shown["offers"]}


def kind(shown: dict[str, Any], name: str) -> dict[str, Any]:
    return next(one for one in shown["now"] if one["kind"] == name)


def test_a_button_that_needs_cards_holds_them_up():
    table = seated(OPENS)
    button = offers(table.shown)["Take the pile"]
    assert button["start"] and button["open"] is None  # no lock: the pile can be taken
    assert kind(table.shown, "take")["open"]
    shown = say(table, do="offer", key=button["key"])
    assert table.session.here.depth == 0  # nothing is played unasked
    assert sorted(key[:-2] for key in shown["hold"]["selected"]) == ["6♣", "6♥"]
    assert [sorted(c["k"][:-2] for c in group["cards"]) for group in shown["hold"]["staged"]] == [
        ["2♥", "J♠", "J♥"]
    ]
    assert "held up" in shown["notice"]
    ready = offers(shown)["Take the pile with 6♣ 6♥"]
    assert ready["open"] and not ready["start"]
    say(table, do="offer", key=ready["key"])
    assert table.session.here.depth == 1
    assert len(table.session.state.hands[0]) == 3 + 1  # what was not used, and the king of the pile


def test_the_pile_itself_answers_like_its_button():
    table = seated(OPENS)
    shown = say(table, do="target", zone="pile")
    assert sorted(key[:-2] for key in shown["hold"]["selected"]) == ["6♣", "6♥"]
    assert table.session.here.depth == 0


def test_a_locked_button_and_the_panel_give_one_reason():
    table = seated(SHORT)
    button = offers(table.shown)["Take the pile"]
    assert button["open"] is False and not button["start"]
    told = kind(table.shown, "take")
    shown = say(table, do="offer", key=button["key"])
    assert not shown["ruling"]["good"]
    assert shown["ruling"]["sentence"] in told["text"]
    assert "CA-S9" in [one["rule"] for one in shown["ruling"]["reasons"]]
    assert say(table, do="explain", key=button["key"])["ruling"]["sentence"] == shown["ruling"]["sentence"]


def test_a_referee_suggests_no_cards():
    table = seated(OPENS, mode="referee")
    button = offers(table.shown)["Take the pile"]
    assert button["open"] is None and not button["start"]
    shown = say(table, do="offer", key=button["key"])
    assert not shown["ruling"]["good"] and not shown["hold"]["selected"]  # the try as it stands, with no card


def test_a_legal_move_is_played_from_its_ruling():
    table = seated(OPENS)
    shown = say(table, do="why", kind="take")
    assert shown["ruling"]["good"] and shown["ruling"]["play"]
    say(table, do="carry_out")
    assert table.session.here.depth == 1
    again = say(table, do="carry_out")  # the ruling went with the move
    assert again["notice"] == words("en").say("table-not-understood")
    assert table.session.here.depth == 1


def test_a_forbidden_move_is_not_played_from_its_ruling():
    table = seated(SHORT)
    assert not say(table, do="why", kind="take")["ruling"]["play"]
    shown = say(table, do="carry_out")
    assert shown["notice"] == words("en").say("table-not-understood")
    assert table.session.here.depth == 0


@pytest.mark.parametrize(("there", "here"), [("back", "forward"), ("undo", "redo")])
def test_two_quick_presses_of_a_step_are_two_steps(there, here):
    table = Table("canasta", seed=3)
    while table.session.here.depth < 8:
        own_turn(table)
    end = table.session.here.depth
    one = Table("canasta", seed=3)
    while one.session.here.depth < 8:
        own_turn(one)
    for verb in (there, here):
        revision = table.session.revision
        for _ in range(2):
            say(table, do=verb, revision=revision)  # the second was sent before the first was answered
            say(one, do=verb)
        assert table.session.here.depth == one.session.here.depth
    assert table.session.here.depth == end


def test_points_before_the_hand_and_in_it_are_told_apart():
    table = seated(
        "turn: South, to meld\nhand South: 4♦ 5♣ 8♣\nmelds North-South: K♣ K♦ K♥\npile: 9♠\ntotals: 1600 -45"
    )
    sides = {side["side"]: side for side in table.shown["sides"]}
    # three kings count 30 points (CA-24); the opening minimum rests on the 1,600 alone (CA-S9)
    assert (sides[0]["total"], sides[0]["run"]) == ("1,600", "+30")
    assert (sides[1]["total"], sides[1]["run"]) == ("−45", "")
    assert "before this hand" in sides[0]["points"]


def test_the_contract_is_laid_before_oneself_only():
    table = seated(RUMMY, "contract_rummy")
    for key in ("7♣.0", "7♦.0", "7♥.0"):
        say(table, do="select", card=key)
    say(table, do="stage")
    for key in ("9♣.0", "9♦.0", "9♥.0"):
        shown = say(table, do="select", card=key)
    assert shown["hold"]["targets"] == ["melds:0"]


def test_buttons_beside_the_game_are_told_about_and_not_pressed():
    table = Table("canasta", seed=3)
    own_turn(table)
    depth = table.session.here.depth
    shown = say(table, do="tell", what="undo")
    assert "last decision" in shown["notice"] and table.session.here.depth == depth


def test_who_sees_no_motion_is_asked_for_a_word():
    game = cardlab.game("russian_bank", stop="call")
    seed = next(seed for seed in range(1, 99) if game.turn(game.deal(seed)) == 1)
    phases = {}
    for calm in (False, True):
        table = Table(Session(game, seed))
        say(table, do="calm", on=calm)
        say(table, do="others")
        phases[calm] = table.session.state.phase
    assert phases == {False: "turn", True: "window"}  # there "Stop!" can be called in peace


def test_one_card_from_inside_the_pile_is_one_card():
    w = words("en")
    facts = {"seat": cardlab.values.Seat(1), "card": cards("7♣")[0]}
    assert "1 card" not in w.say("event-cr-dug", count=1, **facts)
    assert "2 cards" in w.say("event-cr-dug", count=2, **facts)


def test_whoever_holds_cards_up_can_still_draw():
    table = seated(OPENS)
    say(table, do="select", card="4♦.0")
    shown = say(table, do="select", card="5♣.0")
    draw = offers(shown)["Draw"]
    assert draw["open"] and list(offers(shown))[-1] != "Take the pile with 4♦ 5♣"
    shown = say(table, do="offer", key=draw["key"])
    assert table.session.here.depth == 1
    assert shown["hold"]["selected"] == ["4♦.0", "5♣.0"]  # no card was used, so none is put down
    assert "Draw" not in offers(shown)  # not allowed any more, and nothing of the cards held up


def test_a_card_played_quickly_is_never_a_draw():
    table = Table("russian_bank", seed=5, bots=False)
    if table.session.game.turn(table.session.state) != 0:
        table = Table("russian_bank", seat=1, seed=5, bots=False)
    for zone in table.shown["zones"]:
        if zone["pick"] and zone["n"]:
            revision = table.session.revision
            say(table, do="quick", zone=zone["id"], revision=revision)
            assert not table.session.here.move or type(table.session.here.move).__name__ != "TurnUp"
            say(table, do="jump", to=0)


def test_after_a_match_a_new_one_can_be_played():
    table = seated(
        "turn: South, to meld\nhand South: 4♦\nmelds North-South: K♣ K♦ K♥ K♠ K♣ K♦ K♥\nhand West: 9♠\nhand North: 5♣\nhand East: 8♣\npile: 9♦\ntotals: 4900 0"
    )
    shown = say(table, do="select", card="4♦.0")
    shown = say(
        table, do="offer", key=offers(shown)["Discard 4♦"]["key"]
    )  # out, with more than 5,000 points (CA-24)
    assert table.session.game.winners(table.session.state) == (0,)
    assert shown["status"]["again"] and not shown["status"]["next"]
    shown = say(table, do="deal")
    assert shown["status"]["tone"] != "over" and not shown["status"]["again"]
    assert {side["total"] for side in shown["sides"]} == {"0"}
