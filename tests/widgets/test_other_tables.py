"""The table with the other games: cards picked up from piles, hands arranged, melds declared, and nothing leaked."""

from __future__ import annotations

import itertools
import json
import random
from functools import partial
from operator import is_not
from typing import Any

import pytest

import cardlab
from cardlab.cards import cards
from cardlab.games import games
from cardlab.games.russian_bank.position import LetStand, Stop
from cardlab.views import View
from cardlab.widgets import Table, picture
from cardlab.words import words
from tests.widgets.test_table import faces, labels, say

TABLES = [
    (name, seats)
    for name, seats in (
        ("russian_bank", 2),
        ("contract_rummy", 3),
        ("contract_rummy", 8),
        ("railroad_canasta", 2),
        ("railroad_canasta", 6),
    )
    if name in games()
]
BANK = """turn: South
foundations: 3♠ 2♥
house 1: 9♠ 8♥
house 2: Q♦ J♠
house 3: 6♣ 5♦
house 4: 7♠
reserve South: 12 cards K♥
reserve North: 9 cards 6♦
waste North: A♣ 8♠"""
RUMMY = """turn: South, to meld
hand South: 9♠ 9♥ 9♦ Q♣ Q♦ JK 4♠ 5♠ 2♥ 7♣ K♦"""


def seated(name: str, position: str, **more: Any) -> Table:
    game = cardlab.game(name, **more)
    return Table(game, state=game.read(position), bots=False)


def zone(shown: dict[str, Any], id: str) -> dict[str, Any]:
    return next(one for one in shown["zones"] if one["id"] == id)


def texts(shown: dict[str, Any]) -> list[str]:
    return [offer["label"] for offer in shown["offers"]]


# --- what is shown ------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_hidden_card_is_shown_in_a_whole_hand(name, seats):
    """What is sent depends on what the seat sees: with all the rest dealt anew it is the same."""
    game = cardlab.game(name, seats=seats)
    rng = random.Random(seats)
    state = game.deal(seats)
    for step in range(120):
        move = game.sample(state, rng)
        if move is None:
            break
        state = game.play(state, move)
        seat = rng.randrange(seats)
        view = game.view(state, seat)
        if step % 4 or view.turn is None:
            continue
        twin = Table(game, state=game.reseat(state, seat, rng), seat=seat, bots=False)
        same = Table(game, state=state, seat=seat, bots=False)
        assert _but_seed(say(same, do="panel", panel="now")) == _but_seed(say(twin, do="panel", panel="now"))
        seen = {one.id for one in view.zones if any(card is not None for card in one.cards)}
        assert {where for where, _ in faces(same.get_state()["shown"])} <= seen
        _sizes(same, view)


def _but_seed(shown: dict[str, Any]) -> str:
    return json.dumps({**shown, "seed": 0}, ensure_ascii=False, sort_keys=True)


def _sizes(table: Table, view: View) -> None:
    shown = table.get_state()["shown"]
    assert len(json.dumps(shown)) < 80_000
    for one in view.zones:
        assert zone(shown, one.id)["n"] == len(one.cards)
        if one.lay == "stack":
            assert len(zone(shown, one.id)["cards"]) <= 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_text_has_words(name, seats):
    """A message that is missing would show its bare id."""
    w, game = words("en"), cardlab.game(name, seats=seats)
    rng, state = random.Random(3), game.deal(3)
    for _ in range(60):
        table = Table(game, state=state, seat=game.turn(state) or 0, bots=False)
        shown = say(table, do="panel", panel="now")
        for text in [one["label"] for one in shown["zones"] + shown["offers"] + shown["now"]]:
            assert not w.has(text)
            assert not text.startswith(("kind-", "offer-", "table-"))
        assert all(" " in note["text"] for note in shown["notes"])
        move = game.sample(state, rng)
        state = game.play(state, move)
        if game.turn(state) is None:
            break


# --- cards that lie on the table ----------------------------------------------


def test_a_card_of_a_pile_is_picked_up_and_its_targets_light_up():
    table = seated("russian_bank", BANK)
    assert zone(table.shown, "house:3")["pick"] == "top"
    assert zone(table.shown, "reserve:0")["pick"] == "top"
    assert not zone(table.shown, "reserve:1")["pick"]
    assert not zone(table.shown, "draw:0")["pick"]
    shown = say(table, do="select", zone="house:3")
    assert shown["hold"]["source"] == "house:3"
    assert shown["hold"]["selected"] == ["7♠.0"]
    assert set(shown["hold"]["targets"]) == {"house:0", "waste:1"}
    assert [offer["open"] for offer in shown["offers"]] == [True, True]
    shown = say(table, do="target", zone="house:0")
    assert zone(shown, "house:0")["n"] == 3
    assert shown["hold"]["selected"] == []
    assert shown["hold"]["source"] == "hand:0"


def test_a_covered_card_picks_up_the_top_and_a_second_click_puts_it_down():
    table = seated("russian_bank", BANK)
    shown = say(table, do="select", zone="house:0", card="9♠.0")
    assert shown["hold"]["selected"] == ["8♥.0"]
    assert say(table, do="select", zone="house:0", card="8♥.0")["hold"]["selected"] == []
    say(table, do="select", zone="house:0")
    shown = say(table, do="select", zone="house:3")
    assert (shown["hold"]["source"], shown["hold"]["selected"]) == ("house:3", ["7♠.0"])
    assert say(table, do="clear")["hold"]["selected"] == []


def test_several_cards_are_picked_up_where_the_house_allows_it():
    table = seated("russian_bank", BANK, multi_move=True)
    shown = say(table, do="select", zone="house:0", card="9♠.0")
    assert shown["hold"]["selected"] == ["9♠.0", "8♥.0"]


def test_one_tap_plays_to_a_foundation_or_says_why_not():
    table = seated("russian_bank", BANK.replace("12 cards K♥", "12 cards 4♠"))
    (note,) = table.shown["notes"]
    assert "foundation" in note["text"]
    shown = say(table, do="quick", zone="house:3")
    assert not shown["ruling"]["good"]
    shown = say(table, do="quick", zone="reserve:0")
    assert zone(shown, "foundation:6")["cards"][0]["k"] == "4♠.0"
    assert zone(shown, "reserve:0")["n"] == 12
    assert not say(table, do="mode", mode="referee")["notes"]


def test_a_forbidden_place_explains_itself_and_keeps_the_card_up():
    table = seated("russian_bank", BANK)
    say(table, do="select", zone="house:1")
    shown = say(table, do="target", zone="house:0")
    assert not shown["ruling"]["good"]
    assert shown["ruling"]["reasons"][0]["rule"] == "RB-10"
    assert shown["hold"]["selected"] == ["J♠.0"]
    assert any(card["lit"] for card in zone(shown, "house:0")["cards"])


def test_a_card_is_turned_up_by_pointing_at_the_draw_pile():
    table = seated("russian_bank", BANK.replace("house 4: 7♠", "house 4: 7♣"))
    shown = say(table, do="target", zone="draw:0")
    assert zone(shown, "drawn:0")["n"] == 1
    assert zone(shown, "drawn:0")["pick"] == "top"
    shown = say(table, do="target", zone="waste:0")
    assert zone(shown, "waste:0")["n"] == 1


@pytest.mark.parametrize(
    "wish",
    [
        {"do": "select", "zone": "reserve:1"},
        {"do": "select", "zone": "draw:0"},
        {"do": "select", "zone": "nowhere"},
        {"do": "select", "zone": "house:0", "card": "K♠.0"},
        {"do": "select"},
        {"do": "quick", "zone": "foundation:0"},
        {"do": "arrange", "card": "K♠.0"},
    ],
)
def test_what_cannot_be_picked_up_is_no_wish(wish):
    table = seated("russian_bank", BANK)
    shown = say(table, **wish)
    assert shown["notice"]
    assert not shown["hold"]["selected"]


def test_stop_is_one_button_with_the_duties_behind_it():
    game = cardlab.game("russian_bank", preset="standard")
    state = game.read(BANK.replace("12 cards K♥", "12 cards 4♠"))
    state = game.play(state, game.move("turn up", state))
    table = Table(game, state=state, seat=1, bots=False)
    stops = [offer for offer in table.shown["offers"] if offer["fold"]]
    assert len({offer["fold"] for offer in stops}) == 1
    assert len(stops) == 3  # in this preset the reserve card need not be played
    shown = say(table, do="offer", key=stops[0]["key"])
    assert zone(shown, "drawn:0")["n"] == 0
    assert game.turn(table.session.state) == 1


def _watched(seed: int, **more: Any) -> Table:
    """A table with Stop at which the other player has moved first."""
    game = cardlab.game("russian_bank", preset="standard")
    while game.turn(game.deal(seed)) == 0:
        seed += 1
    return Table(game, seed=seed, **more)


def _silences(table: Table) -> list[Any]:
    return [node for node in table.session.here.line() if isinstance(node.move, LetStand)]


def test_who_says_nothing_lets_it_stand_and_may_still_go_back_to_call():
    table = _watched(1)
    silences = _silences(table)
    assert silences
    assert table.session.state.phase == "turn"  # nobody had to press anything
    assert not any("stand" in line["text"] for step in table.shown["log"] for line in step["say"])
    asked = silences[0].parent
    say(table, do="jump", to=table.session.line().index(asked))
    assert table.session.here is asked
    assert {"Let it stand"} < set(texts(table.shown))
    stop = next(offer for offer in table.shown["offers"] if offer["fold"])
    say(table, do="offer", key=stop["key"])
    assert any(isinstance(node.move, Stop) for node in table.session.here.line())
    assert table.session.state.wrong == (1, 0) or table.session.state.turn == 0


def test_a_slip_that_was_let_stand_is_taken_back_when_it_is_called():
    for seed in range(40):
        table = _watched(seed)
        slips = [node.parent for node in _silences(table) if node.parent.state.last.missed]
        if slips:
            break
    else:
        raise AssertionError("no slip in forty deals")
    (rule, _), *_ = slips[0].state.last.missed
    say(table, do="jump", to=table.session.line().index(slips[0]))
    key = next(one["key"] for one in table.shown["offers"] if one["key"].endswith(f"stop {rule}"))
    say(table, do="offer", key=key)
    after = next(node for node in table.session.here.line() if isinstance(node.move, Stop))
    assert after.state.wrong == (0, 0)
    assert after.state.turn == 0  # the turn of the other one is over


def test_each_move_that_is_let_stand_shows_the_way_back_to_it():
    game = cardlab.game("russian_bank", preset="standard")
    seed = next(n for n in range(9) if game.turn(game.deal(n)) == 0)
    table = Table(game, seed=seed)
    for _ in range(30):  # until the learner's turn is over, and the other one has had his
        before = table.session.here
        say(
            table,
            do="offer",
            key=next(o["key"] for o in table.shown["offers"] if o["open"] and not o["fold"]),
        )
        frames = table.shown["frames"]["list"]
        halts = [frame["halt"] for frame in frames if frame["halt"]]
        fresh = list(itertools.takewhile(partial(is_not, before), table.session.here.line()))
        mine = [
            node
            for node in fresh
            if isinstance(node.move, LetStand) and node.parent is not None and node.parent.state.turn == 1
        ]
        assert len(halts) == len(mine)
        assert all(frame["text"] for frame in frames)  # nothing is said of silence
        for halt, node in zip(halts, reversed(mine), strict=True):
            assert node.parent is not None
            assert halt == {"to": table.session.line().index(node.parent), "label": "Stop!"}
        if halts:
            return
    raise AssertionError("the other player never moved")


def test_undo_passes_by_what_was_only_let_stand():
    table = _watched(1)
    start = table.session.here
    say(table, do="offer", key=next(o["key"] for o in table.shown["offers"] if o["open"] and not o["fold"]))
    say(table, do="undo")
    assert table.session.here is start
    say(table, do="undo")
    assert table.session.here.parent is None or table.session.here.depth == 0


def test_who_wants_no_motion_is_asked_after_every_move():
    table = _watched(1, motion=False)
    assert table.session.state.phase == "window"
    assert texts(table.shown)[0] == "Let it stand"


def test_before_a_hand_is_won_its_loser_is_asked():
    game = cardlab.game("russian_bank", preset="standard")
    foundations = "foundations: K♣ K♣ K♦ K♦ K♥ K♥ K♠ Q♠"
    state = game.read(
        f"turn: North; {foundations}; reserve North: K♠; draw North: -; draw South: -; waste South: -"
    )
    table = Table(game, state=state)
    say(table, do="others")
    assert table.session.state.phase == "window"
    assert table.session.state.winner is None
    say(table, do="offer", key=next(o["key"] for o in table.shown["offers"] if o["label"] == "Let it stand"))
    assert table.session.state.winner == 1


def test_two_players_face_each_other():
    table = seated("russian_bank", BANK)
    shown = table.shown
    assert shown["layout"] == "facing"
    areas = [one["area"] for one in shown["zones"]]
    assert (areas.count("house"), areas.count("foundation"), areas.count("station")) == (8, 8, 8)
    assert [one["number"] for one in shown["zones"] if one["area"] == "house"] == list("12345678")
    assert zone(shown, "foundation:7")["suit"] == "♠"
    assert "source" not in json.dumps(zone(shown, "house:0")["tags"])


# --- arranging a hand ---------------------------------------------------------


def keys(shown: dict[str, Any]) -> list[str]:
    return [card["k"] for card in zone(shown, "hand:0")["cards"]]


def test_a_hand_is_arranged_and_stays_so():
    table = Table("canasta", seed=7, bots=False, seats=2)
    if table.session.game.turn(table.session.state) != 0:
        table = Table("canasta", seed=8, bots=False, seats=2)
    before = keys(table.shown)
    shown = say(table, do="arrange", card=before[5], before=before[0])
    assert keys(shown) == [before[5], *before[:5], *before[6:]]
    assert shown["settings"]["sort"] == "own"
    shown = say(table, do="arrange", card=before[5])
    assert keys(shown)[-1] == before[5]
    for key in (before[1], before[3]):
        say(table, do="select", card=key)
    shown = say(table, do="arrange", card=before[1], before=before[1])
    at = keys(shown).index(before[1])
    assert keys(shown)[at + 1] == before[3]
    assert shown["hold"]["selected"] == [before[1], before[3]]
    say(table, do="setting", name="sort", value="suit")
    assert keys(say(table, do="setting", name="sort", value="rank")) == before


def test_what_is_drawn_comes_last_in_an_arranged_hand():
    game = cardlab.game("canasta", seats=2)
    table = Table(game, state=game.read("turn: South, to draw; hand South: 5♣ 9♦ K♠; pile: 4♣"), bots=False)
    order = keys(say(table, do="arrange", card="K♠.0", before="5♣.0"))
    assert order == ["K♠.0", "5♣.0", "9♦.0"]
    shown = say(table, do="target", zone="stock")
    assert keys(shown)[:3] == order
    assert len(keys(shown)) > 3


# --- contracts ----------------------------------------------------------------


def test_the_contract_is_shown_and_laid_with_a_declared_joker():
    table = seated("contract_rummy", RUMMY)
    assert any("2 sets" in note["text"] for note in table.shown["notes"])
    for key in ("9♠.0", "9♥.0", "9♦.0"):
        say(table, do="select", card=key)
    say(table, do="stage")
    for key in ("Q♣.0", "Q♦.0", "JK.0"):
        shown = say(table, do="select", card=key)
    good = [offer for offer in shown["offers"] if offer["open"]]
    assert {offer["label"][-1] for offer in good} == {"♠", "♥"}  # the learner says which queen it is
    assert all(offer["fold"] for offer in good)
    hearts = next(offer for offer in good if offer["label"].endswith("♥"))
    shown = say(table, do="offer", key=hearts["key"])
    meld = zone(shown, "meld:0:1")
    assert [card.get("as") for card in meld["cards"]] == [None, None, "Q♥"]
    assert meld["label"].endswith("(standing for Q♥)")
    assert meld["area"] == "side"
    assert len(keys(shown)) == 5


def test_cards_are_laid_off_on_anybodys_melds():
    melds = "\nmelds South: 9♠ 9♥ 9♦ | Q♣ Q♦ Q♠\nmelds West: J♠ J♦ J♣ | 8♠ 8♥ 8♣"
    table = seated("contract_rummy", "turn: South, to meld\nhand South: 6♠ J♥ 8♦ K♣" + melds)
    shown = say(table, do="select", card="J♥.0")
    assert "meld:1:0" in shown["hold"]["targets"]
    assert "meld:1:1" not in shown["hold"]["targets"]
    shown = say(table, do="target", zone="meld:1:1")
    assert not shown["ruling"]["good"]
    shown = say(table, do="target", zone="meld:1:0")
    assert zone(shown, "meld:1:0")["n"] == 4


def test_a_card_inside_the_pile_is_picked_up():
    table = seated(
        "contract_rummy",
        "turn: South, to draw\nhand South: 9♠ 9♥ Q♣ Q♦ Q♠ 4♦ 2♥ 7♣ K♦ 3♣\npile: 5♥ 9♦ 2♣ J♠",
    )
    assert zone(table.shown, "pile")["pick"] == "any"
    assert len(zone(table.shown, "pile")["cards"]) == 4
    shown = say(table, do="select", zone="pile", card="9♦.0")
    good = [offer for offer in shown["offers"] if offer["open"]]
    assert good
    shown = say(table, do="offer", key=good[0]["key"])
    assert zone(shown, "meld:0:0")["n"] == 3
    assert [card["k"] for card in zone(shown, "pile")["cards"]] == ["5♥.0"]


def test_a_discard_is_bought_or_let_go():
    game = cardlab.game("contract_rummy", buying="1penalty")
    rng, state = random.Random(1), game.deal(1)
    while dict(game.view(state, None).facts)["phase"] != "buy":
        state = game.play(state, game.sample(state, rng))
    seat = game.turn(state)
    assert seat is not None
    table = Table(game, state=state, seat=seat, bots=False)
    assert {"Buy it", "Let it go"} <= set(labels(table.shown))


# --- many players -------------------------------------------------------------


def test_canastas_are_of_four_kinds_and_a_kitty_lies_with_its_owner():
    table = seated(
        "railroad_canasta",
        """turn: South, to meld
hand South: A♠ 4♠ 9♦
melds South: K♠ K♥ K♦ K♠ K♣ K♦ K♥ | K♠ K♥ K♦ | 2♠ 2♥ 2♦ 2♣ JK JK 2♠ | 5♠ 5♥ 5♦ 2♦ 5♣ 5♠ 5♥ | 7♠ 7♥ 7♦ 7♣ 7♠ 7♥ 7♦
pile: J♦""",
        seats=6,
    )
    shown = table.shown
    assert shown["layout"] == "solo"
    tags = {tuple(one["tags"]) for one in shown["zones"] if one["what"] == "meld" and one["tags"]}
    assert {tag for _, tag in tags} == {"red", "black", "wild", "sevens"}
    kings = [one for one in shown["zones"] if one["what"] == "meld" and "K♠" in one["label"]]
    assert len(kings) == 2
    kitties = [one for one in shown["zones"] if one["what"] == "kitty"]
    assert len(kitties) == 6
    assert all(one["area"] == "side" and one["name"] for one in kitties)
    assert not any(card["f"] for one in kitties for card in one["cards"] if one["owner"] != 0)


# --- still pictures -----------------------------------------------------------


def test_a_still_picture_names_houses_and_leaves_out_what_is_empty():
    game = cardlab.game("russian_bank")
    said = repr(picture(game, game.read(BANK), seat=0))
    assert "House 1: 9♠ 8♥\n" in said
    assert "Empty foundation" not in said
    assert said.count("Foundation:") == 2
    assert words("en").show(cards("3♠")) in said
