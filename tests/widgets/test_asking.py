"""Questions at the table: what would make it legal, other houses, another move, and what a thing is."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import cardlab
from cardlab.cards import cards
from cardlab.games import games
from cardlab.widgets import Table
from cardlab.words import words
from tests.widgets.test_table import labels, say

EIGHTS = """turn: South, to meld
hand South: 8♣ 8♦ 2♣ 4♥ 5♠ 9♠
melds North-South: Q♣ Q♦ Q♥
melds East-West: 7♣ 7♦ 7♥
pile: J♠"""
WILD = """turn: South, to meld
hand South: 9♠ 9♥ 2♣ 2♦ 2♥ 4♣ 5♣
melds North-South: Q♣ Q♦ Q♥
pile: J♠"""
EVERY = [(name, 2 if name == "russian_bank" else 4) for name in games()]


def seated(position: str = EIGHTS, name: str = "canasta", **more: Any) -> Table:
    game = cardlab.game(name)
    return Table(game, state=game.read(position), bots=False, **more)


def hold(table: Table, *keys: str) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for key in keys:
        shown = say(table, do="select", card=key)
    return shown


def tried(position: str = EIGHTS, *keys: str, **more: Any) -> tuple[Table, dict[str, Any]]:
    """A table on which these cards were tried as a meld."""
    table = seated(position, **more)
    hold(table, *(keys or ("8♣.0", "8♦.0")))
    return table, say(table, do="target", zone="melds:0")


# --- the ruling ---------------------------------------------------------------


def test_a_ruling_names_its_law_its_source_and_its_article():
    _, shown = tried()
    (reason,) = shown["ruling"]["reasons"]
    assert reason["rule"] == "CA-18"
    assert reason["law"] == words("en").law("CA-18")
    assert "document 003" in reason["source"]
    assert reason["address"] == "rulebook.ipynb?game=canasta&seats=4&preset=seed#rule-CA-18"
    assert [card["t"] for card in shown["ruling"]["cards"]] == ["eight of clubs", "eight of diamonds"]


def test_the_law_is_that_of_the_house():
    game = cardlab.game("canasta", wild_rule="pagat")
    table = Table(game, state=game.read(WILD.replace("4♣", "2♠")), bots=False)
    hold(table, "9♠.0", "9♥.0", "2♣.0", "2♦.0", "2♥.0", "2♠.0")
    shown = say(table, do="target", zone="melds:0")
    laws = {one["rule"]: one["law"] for one in shown["ruling"]["reasons"]}
    assert laws["CA-21"] == words("en").under(game.terms.settings).law("CA-21")
    assert laws["CA-21"] != words("en").law("CA-21")
    assert "wild_rule=pagat" in shown["ruling"]["reasons"][0]["address"]


def test_what_surprises_people_has_a_note_unless_the_house_plays_otherwise():
    _, shown = tried(WILD, "9♠.0", "9♥.0", "2♣.0", "2♦.0", "2♥.0")
    (reason,) = shown["ruling"]["reasons"]
    assert reason["rule"] == "CA-21"
    assert "wild cards in a meld" in reason["note"]  # the option that switches it, by its name
    game = cardlab.game("canasta", wild_rule="pagat")
    table = Table(game, state=game.read(WILD), bots=False)
    hold(table, "9♠.0", "9♥.0", "2♣.0", "2♦.0", "2♥.0")
    shown = say(table, do="explain", key=labels(say(table, do="panel", panel="why"))["Lay down"])
    assert shown["ruling"]["good"]
    assert {one["rule"]: one["note"] for one in shown["ruling"]["reasons"]}["CA-21"] == ""


def test_what_decides_is_marked_in_the_tree():
    _, shown = tried()
    tree = shown["ruling"]["tree"]
    decides = [node for node in tree if node["decides"]]
    assert 0 < len(decides) < len(tree)
    assert [node["rule"] for node in decides if node["rule"]] == ["CA-18"]
    assert decides[0]["depth"] == 0
    table = seated()
    hold(table, "8♣.0", "8♦.0", "2♣.0")
    good = say(table, do="explain", key=labels(say(table, do="panel", panel="now"))["Lay down"])["ruling"]
    assert good["good"]
    decides = [node for node in good["tree"] if node["decides"]]
    assert 0 < len(decides) < len(good["tree"])
    assert {node["mark"] for node in decides} == {"yes"}


def test_a_level_is_remembered():
    table = seated()
    assert table.shown["settings"]["level"] == "sentence"
    for level in ("verdict", "law", "tree", "sentence"):
        assert say(table, do="setting", name="level", value=level)["settings"]["level"] == level
    assert say(table, do="setting", name="level", value="all")["notice"]


# --- what would make it legal -------------------------------------------------


def test_a_fix_is_shown_with_the_ruling_and_played_by_one_press():
    table, shown = tried()
    fixes = shown["ruling"]["fixes"]["list"]
    assert (fixes[0]["when"], fixes[0]["text"]) == ("now", "With 2♣ added, this is allowed.")
    assert [bool(fix["play"]) for fix in fixes] == [fix["when"] in ("now", "first") for fix in fixes]
    state = table.session.state
    only = next(i for i, fix in enumerate(fixes) if not fix["play"])
    assert say(table, do="fix", number=only)["notice"] == words("en").say("table-not-understood")
    assert say(table, do="fix", number=99)["notice"] == words("en").say("table-not-understood")
    assert table.session.state is state
    shown = say(table, do="fix", number=0)
    assert {card["k"] for zone in shown["zones"] if zone["id"] == "meld:0:7" for card in zone["cards"]} == {
        "8♣.0",
        "8♦.0",
        "2♣.0",
    }
    assert not shown["hold"]["selected"]


def test_a_first_step_is_played_and_what_was_tried_stays_up():
    table = seated("turn: South, to draw; hand South: 4♥ 5♠ 9♠; pile: J♠; melds 0: Q♣ Q♦ Q♥")
    shown = hold(table, "4♥.0")
    shown = say(table, do="explain", key=labels(shown)["Discard 4♥"])
    first = [i for i, fix in enumerate(shown["ruling"]["fixes"]["list"]) if fix["when"] == "first"]
    shown = say(table, do="fix", number=first[0])
    assert table.session.here.depth == 1
    assert shown["hold"]["selected"] == ["4♥.0"]
    assert any(offer["open"] and "4♥" in offer["label"] for offer in shown["offers"])


def test_where_nothing_helps_it_is_said():
    table = seated()
    shown = say(table, do="why", kind="answer")
    assert shown["ruling"]["fixes"]["none"] or shown["ruling"]["fixes"]["list"]
    game = cardlab.game("canasta")
    for kind in game.kinds:
        shown = say(table, do="why", kind=kind.name)
        if not shown["ruling"]["good"]:
            fixes = shown["ruling"]["fixes"]
            assert bool(fixes["none"]) != bool(fixes["list"])


def test_a_referee_gives_fixes_only_when_asked():
    table, shown = tried(mode="referee")
    assert shown["ruling"]["fixes"] is None
    assert say(table, do="fixes")["ruling"]["fixes"]["list"]


def test_without_a_ruling_there_is_nothing_to_ask_about():
    table = seated()
    for wish in (
        {"do": "fixes"},
        {"do": "compare"},
        {"do": "whatif"},
        {"do": "contrast", "key": "last"},
        {"do": "judge", "preset": "seed"},
    ):
        shown = say(table, **wish)
        assert shown["notice"] == words("en").say("table-why-nothing")
        assert shown["ruling"] is None


# --- other houses -------------------------------------------------------------


def test_other_houses_judge_the_same_move():
    table, shown = tried(WILD, "9♠.0", "9♥.0", "2♣.0", "2♦.0", "2♥.0")
    assert shown["ruling"]["usual"] is None
    usual = say(table, do="compare")["ruling"]["usual"]
    own, *others = usual["rows"]
    assert own["own"]
    assert own["good"] is False
    assert [reason["rule"] for reason in own["reasons"]] == ["CA-21"]
    assert {row["name"]: row["good"] for row in others} == {
        "standard rules": True,
        "rules of the lesson, with wild cards in a meld: up to three, with two natural cards": True,
    }
    assert usual["laws"]  # the options give the law other words


def test_a_house_of_ones_own_is_asked():
    table, _ = tried(WILD, "9♠.0", "9♥.0", "2♣.0", "2♦.0", "2♥.0")
    houses = say(table, do="compare")["ruling"]["houses"]
    assert [one["id"] for one in houses["presets"]] == ["seed", "standard"]
    at = [one["id"] for one in houses["options"]].index("wild_rule")
    assert len(houses["options"][at]["values"]) == 2
    chosen = say(table, do="judge", preset="standard", option="wild_rule", value=0)["ruling"]["chosen"]
    assert [row["good"] for row in chosen["rows"]] == [False, False]
    chosen = say(table, do="judge", preset="standard")["ruling"]["chosen"]
    assert [row["good"] for row in chosen["rows"]] == [False, False, True]
    for wrong in (
        {"preset": "house"},
        {"preset": "seed", "option": "x", "value": 0},
        {"preset": "seed", "option": "wild_rule", "value": 9},
    ):
        assert say(table, do="judge", **wrong)["notice"] == words("en").say("table-not-understood")
    assert say(table, do="select", card="4♣.0")["ruling"] is None


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_no_answer_depends_on_what_is_hidden(name, seats):
    """With all that the seat cannot see dealt anew, every answer is the same."""
    game, rng = cardlab.game(name, seats=seats), random.Random(4)
    state = game.deal(4)
    for _ in range(9):
        state = game.play(state, game.sample(state, rng))
    seat = game.turn(state)
    assert seat is not None
    told = set()
    for position in (state, game.reseat(state, seat, rng)):
        table = Table(game, state=position, seat=seat, bots=False)
        answers: list[Any] = []
        for at, kind in enumerate(game.kinds):
            say(table, do="why", kind=kind.name)
            if at in (1, len(game.kinds) - 1):  # the dearest question is asked of two kinds
                say(table, do="compare")
            shown = say(table, do="whatif")
            for one in shown["ruling"]["besides"][:2]:
                shown = say(table, do="contrast", key=one["key"])
            answers.append(shown["ruling"])
        told.add(json.dumps(answers, ensure_ascii=False))
    assert len(told) == 1


# --- another move, and the rest of the turn ------------------------------------


def test_two_moves_side_by_side():
    table, shown = tried()
    assert "last" not in {one["key"] for one in shown["ruling"]["besides"]}
    say(table, do="select", card="2♣.0")
    shown = say(table, do="explain", key=labels(say(table, do="panel", panel="now"))["Lay down"])
    keys = {one["key"]: one["label"] for one in shown["ruling"]["besides"]}
    assert "8♣ 8♦" in keys["last"]
    found = say(table, do="contrast", key="last")["ruling"]["contrast"]
    assert found["text"] == "lay 8♣ 8♦ 2♣ is allowed, lay 8♣ 8♦ is not."
    assert [row["rule"] for row in found["rows"]] == ["CA-18"]
    assert [side["mark"] for side in found["rows"][0]["sides"]] == ["yes", "no"]
    assert say(table, do="contrast", key="nonsense")["notice"]


def test_what_a_legal_move_would_close():
    table = seated(EIGHTS.replace("8♣ 8♦ 2♣ 4♥ 5♠ 9♠", "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 4♠"))
    hold(table, "8♣.0", "8♦.0", "8♥.0")
    say(table, do="explain", key=labels(say(table, do="panel", panel="now"))["Lay down"])
    found = say(table, do="whatif")["ruling"]["whatif"]
    assert found["rows"][0]["rule"] == "CA-S16"
    assert "9♣ 9♦ 9♥" in found["rows"][0]["text"]
    assert table.session.here.depth == 0


# --- what a thing is ----------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_every_place_and_card_answers_and_nothing_is_played(name, seats):
    """Asked about, each zone says what it is, in a sentence of its own and not a general one."""
    game, rng = cardlab.game(name, seats=seats), random.Random(7)
    state = game.deal(7)
    asked: set[str] = set()
    for step in range(12):
        state = game.play(state, game.sample(state, rng))
        seat = game.turn(state)
        if seat is None or step % 4 < 3:
            continue
        table = Table(game, state=state, seat=seat, bots=False)
        for zone in [*(one["id"] for one in table.shown["zones"]), "melds:0", "melds:1"]:
            shown = say(table, do="about", zone=zone, card=None)
            what, *idle = shown["about"]
            assert what.startswith(("This is ", "These are "))
            assert what.endswith(".")
            assert bool(idle) == (shown["ruling"] is None)
            assert shown["panel"] == "why"
            asked.add(zone.partition(":")[0])
            for card in next((one["cards"][::3] for one in shown["zones"] if one["id"] == zone), []):
                shown = say(table, do="about", zone=zone, card=card["k"])
                assert shown["about"]
                assert shown["ruling"] or zone != f"hand:{seat}"  # a card in hand is always good for some try
        assert table.session.state is state
    assert asked >= {"hand", "stock", "pile"} or asked >= {"house", "foundation", "reserve", "waste", "draw"}


def test_another_hand_is_no_move_and_its_cards_stay_secret():
    table = seated()
    shown = say(table, do="about", zone="hand:1", card="back.0")
    assert shown["about"][0].startswith("This is the hand of West.")
    assert shown["ruling"] is None


def test_a_card_in_hand_says_what_it_may_do():
    table = seated()
    shown = say(table, do="about", zone="hand:0", card="4♥.0")
    assert "4♥" in shown["about"][0]
    assert shown["ruling"]["good"]
    assert not shown["hold"]["selected"]


def test_a_pile_answers_for_what_is_held_up():
    table = seated()
    hold(table, "8♣.0")
    shown = say(table, do="about", zone="pile", card=None)
    assert shown["ruling"]["good"]  # the card may be discarded there
    assert shown["hold"]["selected"] == ["8♣.0"]
    assert table.session.here.depth == 0
    shown = say(table, do="about", zone="meld:1:6", card=None)
    assert not shown["ruling"]["good"]  # it may not be added to a meld of the others


def test_asking_out_of_turn_tells_what_a_thing_is_and_judges_nothing():
    table = seated(EIGHTS.replace("turn: South", "turn: West"))
    shown = say(table, do="about", zone="pile", card=None)
    assert shown["about"]
    assert shown["ruling"] is None


def test_an_open_pile_is_named_card_by_card():
    table = seated("turn: South, to draw\nhand South: 9♠ 9♥ Q♣ Q♦ 4♦\npile: 5♥ 9♦ 2♣ J♠", "contract_rummy")
    pile = next(zone for zone in table.shown["zones"] if zone["id"] == "pile")
    assert pile["label"] == "Pile of 4 cards: 5♥ 9♦ 2♣ J♠"
    shown = say(table, do="about", zone="pile", card="9♦.0")
    assert shown["about"][0] == "This is 9♦. Pile of 4 cards: 5♥ 9♦ 2♣ J♠."
    assert shown["ruling"] is not None


def test_other_houses_speak_to_the_learner():
    table = seated("turn: South, to draw; hand South: 4♥ 5♠ 9♠; pile: 9♥")
    say(table, do="why", kind="take")
    usual = say(table, do="compare")["ruling"]["usual"]
    texts = [reason["text"] for row in usual["rows"] for reason in row["reasons"]]
    assert any("our side" in text for text in texts)
    assert not any("South" in text for text in texts)


# --- the cards that a ruling speaks of ----------------------------------------


def lit(shown: dict[str, Any]) -> set[tuple[str, str]]:
    found = {(zone["id"], card["k"]) for zone in shown["zones"] for card in zone["cards"] if card["lit"]}
    aside = {
        ("aside", card["k"]) for group in shown["hold"]["staged"] for card in group["cards"] if card["lit"]
    }
    return found | aside


def test_the_top_of_the_pile_is_lit_and_not_its_twin_in_the_hand():
    table = seated("turn: South, to draw; hand South: 8♠ 9♣ 4♥ 5♠; pile: 6♣ 8♠; melds 0: Q♣ Q♦ Q♥ | 4♣ 4♦ 4♠")
    hold(table, "9♣.0")
    shown = say(table, do="target", zone="pile")
    assert not shown["ruling"]["good"]
    assert ("hand:0", "8♠.0") not in lit(shown)
    assert ("pile", "8♠.0") in lit(shown)


def test_cards_put_aside_are_lit():
    table = seated()
    hold(table, "8♣.0", "9♠.0")
    say(table, do="stage")
    shown = say(table, do="offer", key=labels(table.shown)["Lay it all down"])
    assert not shown["ruling"]["good"]
    assert {("aside", "8♣.0"), ("aside", "9♠.0")} <= lit(shown)


# --- the running count --------------------------------------------------------

TAKING = """turn: South, to draw
hand South: K♠ K♥ 5♦ 5♥ 5♣ 7♠ 9♦ 4♣
pile: 6♣ K♦"""


def test_the_top_of_the_pile_counts_while_its_taking_is_put_together():
    table = seated(TAKING)
    hold(table, "K♠.0", "K♥.0")
    meter = say(table, do="stage")["hold"]["meter"]
    assert meter["have"] == 30  # K♠ K♥ of the hand and K♦ of the pile
    assert "K♦" in meter["also"]
    hold(table, "5♦.0", "5♥.0", "5♣.0")
    meter = say(table, do="stage")["hold"]["meter"]
    assert meter["have"] == 45


def test_the_count_stays_while_a_group_is_no_meld_yet_and_says_what_is_wrong():
    table = seated(TAKING.replace("to draw", "to meld"))
    hold(table, "K♠.0", "K♥.0")
    shown = say(table, do="stage")
    assert shown["hold"]["meter"]["have"] == 20
    assert not shown["hold"]["meter"]["also"]
    assert [one["rule"] for one in shown["hold"]["missing"]] == ["CA-18"]
    hold(table, "7♠.0")
    assert say(table, do="stage")["hold"]["meter"]["have"] == 25
    table = seated(EIGHTS)
    hold(table, "8♣.0", "8♦.0")
    assert say(table, do="stage")["hold"]["meter"] is None  # the side has opened: nothing is counted


# --- small things that were found at the table --------------------------------


@pytest.mark.parametrize("typed", ["nonsense", "", "-3", "1.5", "9" * 12, "  ", "0x10"])
def test_what_is_no_number_of_a_deal_says_so_and_changes_nothing(typed):
    table = Table("canasta", seed=3)
    session = table.session
    shown = say(table, do="deal", typed=typed)
    assert table.session is session
    assert "whole number" in shown["notice"]
    assert say(table, do="deal", typed=" 12 ")["seed"] == 12


def test_a_reason_that_speaks_of_a_try_says_of_which():
    table = seated(EIGHTS.replace("8♣ 8♦ 2♣ 4♥ 5♠ 9♠", "8♣ 8♦ 4♥ 5♠ 9♠ J♣"))
    now = {one["kind"]: one for one in say(table, do="panel", panel="now")["now"]}
    assert now["lay"]["text"].startswith("The nearest try is with ")
    assert "nearest try" not in now["draw"]["text"]


def test_a_partner_who_answered_is_quoted_until_the_turn_ends():
    game = cardlab.game("canasta")
    position = """turn: South, to meld
hand South: 4♣ 6♦
hand North: K♠ K♥ K♣ 9♣
melds North-South: 5♦ 5♥ 5♠ 5♣ 5♦ 5♥ 2♠ | 4♦ 4♥ 4♠ 6♣ 6♥ 6♠"""
    position = position.replace(" | 4♦ 4♥ 4♠ 6♣ 6♥ 6♠", " | 4♦ 4♥ 4♠")
    for answer, said in (("yes", "said yes"), ("no", "said no")):
        state = game.read(position)
        state = game.play(state, game.move("ask", state))
        state = game.play(state, game.move(f"answer {answer}", state))
        table = Table(game, state=state, bots=False)
        assert said in table.shown["status"]["text"]


def test_later_hands_of_a_match_say_which_they_are():
    table = Table("canasta", seed=3, seats=2)
    assert table.shown["line"]["deal"] == "Deal 3"
    session, rng = table.session, random.Random(1)
    while session.game.turn(session.state) is not None:
        session.play(session.game.sample(session.state, rng))
    if not session.game.winners(session.state):
        session.next_hand()
        assert table.shown["line"]["deal"] == "Deal 3, hand 2"
        session.undo()
        assert table.shown["line"]["deal"] == "Deal 3"


def test_answers_to_a_question_say_what_they_answer():
    """A referee shows every button, so a bare yes or no would stand without its question."""
    table = seated(mode="referee")
    texts = [offer["label"] for offer in table.shown["offers"]]
    assert not {"Yes", "No"} & set(texts)
    assert sum(not offer["far"] for offer in table.shown["offers"]) <= 4


def test_what_is_not_of_this_moment_is_one_press_away():
    table = seated(TAKING)
    shown = hold(table, "K♠.0", "K♥.0")
    near = {offer["label"] for offer in shown["offers"] if not offer["far"]}
    assert near == {"Take the pile with K♠ K♥", "Draw"}  # to draw, nobody has to put the kings down first
    assert any(offer["far"] for offer in shown["offers"])


def test_the_same_ruling_in_a_cell():
    game = cardlab.game("canasta")
    state = game.read(EIGHTS)
    from cardlab.widgets import RulingView

    view = RulingView.of(game, state, game.move("lay 8♣ 8♦"))
    html = view._repr_html_()
    assert "With 2♣ added" in html
    assert "#rule-CA-18" in html
    assert words("en").law("CA-18")[:20] in html
    assert "document 003" in html
    assert "With 2♣ added" in repr(view)
    assert str(cards("8♣")[0]) in html
