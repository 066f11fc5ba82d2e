"""Russian Bank: examples for every rule, the test vectors, every option, and a brute-force universe.

The examples are those of the rulebook (`cardlab.games.NAME.examples`). Houses that a position does not name hold kings and queens that nothing fits on.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import cardlab
from cardlab import BadNotation, BadOption, Event, IllegalMove
from cardlab.cards import FACES, PACK, cards
from cardlab.explain.examples import Example, examples
from cardlab.games.russian_bank import PRESETS, make
from cardlab.games.russian_bank.examples import DRAWN_MUST, LATE, MULTI, NO_RESERVE, STALE, Q
from cardlab.games.russian_bank.position import (
    AnswerStalemate,
    Build,
    Found,
    LetStand,
    Load,
    OfferStalemate,
    PassTurn,
    State,
    Stop,
    ToWaste,
    TurnUp,
    build,
    deal,
    found,
    load,
)
from cardlab.games.russian_bank.rules import DUTIES, conditions, duties, missed, orders
from cardlab.games.russian_bank.table import (
    DRAW,
    DRAWN,
    PLACES,
    RESERVE,
    WASTE,
    ZONES,
    HouseRules,
    Survey,
    Tops,
    wants,
)
from cardlab.rulings import FAILS, HOLDS
from cardlab.values import replace
from cardlab.views import Hold
from cardlab.words import words
from tests.contract.play import hear

OWN: dict[str, Any] = {"own_waste_playable": True}


@cache
def _table(preset: str, options: tuple[tuple[str, Any], ...]) -> cardlab.Game[State]:
    return make(preset, None, dict(options))


def table(preset: str = "seed", **options: Any) -> cardlab.Game[State]:
    return _table(preset, tuple(options.items()))


def after(game: cardlab.Game[State], position: str, *moves: str) -> State:
    state = game.read(position)
    for text in moves:
        state = game.play(state, game.move(text, state))
    return state


def events(game: cardlab.Game[State], state: State, move: Any) -> list[Event]:
    told: list[Event] = []
    game.play(state, move, hear(told))
    return told


EXAMPLES = examples("russian_bank")


def judged(example: Example):
    """The table, the state before the judged move, that move and the ruling on it."""
    game, state, move = example.lay()
    return game, state, move, game.ruling(state, move)


def title(example: Example) -> str:
    return f"{example.id} {'keeps' if example.legal else 'breaks'}: {example.moves}"


@pytest.mark.parametrize("example", EXAMPLES, ids=title)
def test_an_example_is_judged_as_the_rules_say(example):
    game, state, move, ruling = judged(example)
    assert {leaf.rule for leaf in ruling.blame()} == set(example.blamed)
    assert bool(ruling) == (not example.blamed) == game.allows(state, move)
    if not example.blamed:
        assert game.play(state, move) != state


# conditions that no legal way of asking brings to the other answer, and why
NEVER = {
    ("RB-G14", "order", FAILS): "it tells and never forbids",
    ("RB-G4", "foundation", FAILS): "a play to another place is a move of another kind; forged below",
    ("RB-G17", "answer", FAILS): "an answer is yes or no; forged below",
}


def test_every_condition_has_an_example_that_keeps_it_and_one_that_breaks_it():
    asked = {(leaf.id, leaf.aspect) for leaf in conditions()} | {("RB-G14", "order")}
    seen = {
        (node.rule, node.aspect, node.verdict)
        for example in EXAMPLES
        for _, node in judged(example)[3].walk()
        if node.rule and not node.waived
    }
    wanted = {(*leaf, verdict) for leaf in asked for verdict in (HOLDS, FAILS)}
    assert wanted - seen == set(NEVER)


def test_forged_moves_are_refused():
    game = table()
    state = game.read(Q + "house 1: A♠")
    assert [r.rule for r in game.ruling(state, Found(PLACES[0], PLACES[1])).blame()] == ["RB-G4"]
    assert [r.rule for r in game.ruling(state, Build(PLACES[0], PLACES[9])).blame()] == ["RB-G4"]
    assert [r.rule for r in game.ruling(state, Load(PLACES[0], PLACES[1])).blame()] == ["RB-G4"]
    offered = replace(state, phase="offer")
    assert not game.ruling(offered, AnswerStalemate(yes=2))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        game.ruling(state, Stop("RB-P1"))  # where Stop is not played it is no move


# --- articles that say what there is --------------------------------------------------


def test_rb_1_and_rb_3_two_packs_of_their_own_shuffled_each_by_itself():
    state = table().deal(3)
    for seat in (0, 1):
        own = [*state.piles[RESERVE + seat], *state.piles[DRAW + seat]]
        for i in range(4):
            own += state.piles[4 * seat + i]
        assert sorted(own) == list(PACK)
    with pytest.raises(BadOption, match="RB-1"):
        make("seed", 3, {})
    assert state != table().deal(4)


def test_rb_2_the_ace_is_low_and_nothing_is_below_it():
    game = table()
    state = game.read(NO_RESERVE + "house 1: 2♠; house 2: A♥; house 3: K♠")
    assert {leaf.rule for leaf in game.ruling(state, build(1, 0)).blame()} == {"RB-14", "RB-P2"}
    assert {leaf.rule for leaf in game.ruling(state, build(0, 1)).blame()} == {"RB-G5"}
    assert {leaf.rule for leaf in game.ruling(state, build(2, 1)).blame()} == {"RB-G5"}


@pytest.mark.parametrize(("size", "draw"), [(13, 35), (12, 36), (11, 37)])
def test_rb_4_rb_5_and_rb_7_the_deal(size, draw):
    game = table(reserve_size=size)
    told: list[Event] = []
    state = game.deal(1, hear(told))
    assert {len(state.piles[RESERVE + seat]) for seat in (0, 1)} == {size}
    assert {len(state.piles[DRAW + seat]) for seat in (0, 1)} == {draw}
    assert [len(house) for house in state.houses] == [1] * 8
    assert [event.what for event in told[:2]] == ["rb-dealt"] * 2
    assert all(not state.piles[at] for at in [*range(8, 16), WASTE, WASTE + 1, DRAWN, DRAWN + 1])


def test_rb_6_houses_and_foundations_are_everybodys():
    game = table()
    north = game.read("turn: North; house 1: 6♠; house 8: 5♥; foundations: 4♣; house 2: 5♣")
    assert game.allows(north, game.move("play house 2 to foundation", north))
    north = game.play(north, game.move("play house 2 to foundation", north))
    assert north.open.due  # house 2 is empty now, and North has a reserve


def test_rb_12_and_rb_g9_the_player_to_move_fills_an_empty_house():
    game = table()
    state = game.read("turn: North; house 1: ")  # left by South
    fill = game.move("play reserve to house 1", state)
    assert game.legal(state)[:] == [fill]
    assert [e.rule for e in events(game, state, fill) if e.what == "rb-filled"] == ["RB-12"]
    assert game.legal(game.play(state, fill))[:] != [fill]


def test_rb_15_and_rb_c4_house_moves_are_no_duty():
    game = table()
    state = game.read(Q + "house 1: 6♠; house 2: 7♥ 6♣ 5♦")
    assert game.allows(state, TurnUp())
    assert game.allows(state, build(1, 0))


def test_rb_16_and_rb_18_the_next_reserve_card_is_turned_up_and_the_order_begins_again():
    game = table()
    state = game.read(Q + "foundations: 4♠; reserve South: 9♣ 6♠ 5♠")
    told = events(game, state, found(RESERVE, 14))
    assert [(e.what, e.rule) for e in told] == [("rb-to-foundation", "RB-14"), ("rb-uncovered", "RB-16")]
    state = game.play(state, found(RESERVE, 14))
    assert game.legal(state)[:] == [found(RESERVE, 14)]
    state = game.play(state, found(RESERVE, 14))
    assert TurnUp() in game.legal(state)


def test_rb_18_after_a_drawn_card_is_played_reserve_and_houses_come_first():
    game = table()
    state = game.read(Q + "drawn: 10♠; house 1: J♥; reserve South: 3 cards 9♥")
    assert not game.ruling(state, found(RESERVE, 8))
    state = game.play(state, game.move("play drawn to house 1", state))
    assert [r.rule for r in game.ruling(state, TurnUp()).blame()] == ["RB-P4"]


def test_rb_19_a_turn_goes_on_until_a_card_goes_on_the_waste():
    game = table()
    state = game.read(Q + "draw South: 9♣ 5♥; house 1: 6♠")
    state = game.play(state, TurnUp())
    state = game.play(state, game.move("play drawn to house 1", state))
    assert state.turn == 0
    state = game.play(game.play(state, TurnUp()), ToWaste())
    assert (state.turn, state.piles[WASTE]) == (1, cards("9♣"))


# --- winning and scoring ----------------------------------------------------------------

WINNING = Q + "reserve South: 5♠; draw South: ; waste South: ; house 1: 6♥; "


def test_rb_21_and_rb_g15_a_hand_is_won_at_once_and_foundations_need_not_be_complete():
    game = table()
    won = after(game, WINNING, "play reserve to house 1")
    assert (won.phase, won.ending, won.winner) == ("over", "won", 0)
    assert game.turn(won) is None and not game.legal(won)
    held = game.read(WINNING + "drawn: 9♣")  # a turned-up card still counts as held
    assert game.play(held, build(RESERVE, 0)).phase == "turn"
    loaded = game.read("turn: South; house 1: 5♠; waste North: 6♠; reserve North: ; draw North: ")
    assert game.play(loaded, load(0, WASTE + 1)).phase == "turn"  # only the mover can win


def test_rb_t4_and_rb_23_a_win():
    game = table()
    won = after(
        game,
        WINNING + "draw North: 10 cards; waste North: 7 cards; reserve North: 5 cards",
        "play reserve to house 1",
    )
    assert [entry.points for entry in game.ledger(won)] == [30, 17, 10]
    assert game.scores(won) == (57, 0)
    assert game.totals(won) == (57, 0)
    bare = after(
        game, WINNING + "draw North: ; waste North: ; reserve North: 1 card", "play reserve to house 1"
    )
    assert game.scores(bare) == (32, 0)


def test_rb_t5_and_rb_24_a_stalemate():
    game = table()
    piles = "draw South: 4 cards; waste South: 6 cards; reserve South: 3 cards; "
    piles += "draw North: 2 cards; waste North: 3 cards; reserve North: 8 cards; "
    stale = after(game, STALE + piles, "offer stalemate", "answer yes")
    assert game.scores(stale) == (5, 0)
    assert [entry.rule for entry in game.ledger(stale)] == ["RB-24"]


def test_rb_g18_equal_counts_score_nothing():
    game = table()
    piles = "".join(
        f"draw {who}: 4 cards; waste {who}: ; reserve {who}: 3 cards; " for who in ("South", "North")
    )
    stale = after(game, STALE + piles, "offer stalemate", "answer yes")
    assert game.scores(stale) == (0, 0) and not game.ledger(stale)


def test_a_hand_in_progress_scores_nothing():
    assert table().ledger(table().deal(1)) == ()


def test_rb_25_and_rb_g21_the_length_of_a_match():
    won = WINNING + "draw North: ; waste North: ; reserve North: 1 card; "  # 32 points
    points = table()
    assert points.winners(after(points, won + "totals: 267 0", "play reserve to house 1")) == ()
    assert points.winners(after(points, won + "totals: 268 290", "play reserve to house 1")) == (0,)
    single = table(match="single_hand")
    assert single.winners(after(single, won, "play reserve to house 1")) == (0,)
    three = table(match=3)
    assert (
        three.winners(after(three, won + "deal: 1 of seed 0, South began", "play reserve to house 1")) == ()
    )
    last = won + "deal: 2 of seed 0, South began; totals: 0 90"
    assert three.winners(after(three, last, "play reserve to house 1")) == (1,)
    tied = won + "deal: 2 of seed 0, South began; totals: 0 32"
    assert three.winners(after(three, tied, "play reserve to house 1")) == (0, 1)
    for wrong in (1, 0, "two", True):
        with pytest.raises(BadOption):
            table(match=wrong)


def test_rb_g2_hands_follow_each_other():
    game = table()
    over = after(
        game, WINNING + "draw North: 4 cards; deal: 0 of seed 5, South began", "play reserve to house 1"
    )
    follows = game.next_hand(over)
    assert follows.totals == game.totals(over) and follows.hand_number == 1
    other = table(starter="alternate")
    assert other.next_hand(replace(over, house=other.house)).starter == 1
    assert other.next_hand(replace(over, house=other.house, starter=1)).starter == 0


# --- who starts -----------------------------------------------------------------------


def starter(monkeypatch, south: str, north: str, **options: Any) -> tuple[int, list[Event]]:
    """Who starts where the packs begin with these cards: the reserve's top last of 13, then four houses."""
    packs = []
    for text in (south, north):
        named = list(cards(text))
        rest = [card for card in PACK if card not in named]
        packs.append(rest[:12] + named + rest[12:])

    def shuffle(self: random.Random, pack: list[Any]) -> None:
        pack[:] = packs.pop(0)

    monkeypatch.setattr(random.Random, "shuffle", shuffle)
    told: list[Event] = []
    return deal(HouseRules(**options), None, 1, hear(told)).turn, told


def test_rb_t6_rb_8_and_rb_g1_who_starts(monkeypatch):
    for options, first in (({}, 1), ({"starter": "highest_reserve"}, 0)):
        # the reserves are level and the first houses too; of the second ones North has the ace
        who, told = starter(monkeypatch, "K♦ 7♣ 9♣ 2♥ 3♥", "K♣ 7♦ A♠ 2♦ 3♣", **options)
        assert who == first
        assert [(e.what, e.rule) for e in told[2:]] == [("rb-starts-house", "RB-G1")]
    assert starter(monkeypatch, "4♥ 7♣ 9♣ 2♥ 3♥", "9♣ 7♦ A♠ 2♦ 3♣")[0] == 0
    assert starter(monkeypatch, "4♥ 7♣ 9♣ 2♥ 3♥", "9♣ 7♦ A♠ 2♦ 3♣", starter="highest_reserve")[0] == 1
    assert starter(monkeypatch, "4♥ 7♣ 9♣ 2♥ 3♥", "9♣ 7♦ A♠ 2♦ 3♣", starter="alternate")[0] == 0
    who, told = starter(monkeypatch, "K♦ 7♣ 9♣ 2♥ 3♥", "K♣ 7♦ 9♠ 2♦ 3♣")
    assert told[-1].what == "rb-starts-chance"


def test_starter_cut_high():
    firsts = set()
    for seed in range(12):
        told: list[Event] = []
        state = table(starter="cut_high").deal(seed, hear(told))
        (event,) = [e for e in told if e.what == "rb-starts-cut"]
        facts = dict(event.facts)
        assert facts["card"].rank > facts["other"].rank and facts["seat"] == state.turn
        firsts.add(state.turn)
    assert firsts == {0, 1}


# --- the test vectors ------------------------------------------------------------------


def test_rb_t1_the_reserve_before_everything_and_foundations_before_the_reserve_elsewhere():
    game = table()
    state = game.read(Q + "foundations: 4♠; reserve South: 3 cards 5♠; house 1: 5♠; house 2: 6♥")
    assert game.legal(state)[:] == [found(RESERVE, 14)]
    # the same 5♠ in a house, and a reserve 9♥ playable on a black 10: the 5♠ first
    state = game.read(Q + "foundations: 4♠; house 1: 5♠; reserve South: 3 cards 9♥; house 2: 10♣")
    assert game.legal(state)[:] == [found(0, 14)]
    blamed = game.ruling(state, build(RESERVE, 1)).blame()
    assert {(leaf.rule, leaf.fact("reason")) for leaf in blamed} == {
        ("RB-14", "foundation-first"),
        ("RB-P2", "foundation-first"),
    }


def test_rb_t2_a_foundation_play_before_filling():
    game = table()
    state = game.read(Q + "foundations: A♠; house 1: 2♠; house 2: 4♥ 3♠; reserve South: 3 cards 9♥")
    state = game.play(state, found(0, 14))
    assert not state.piles[0]
    assert game.legal(state)[:] == [found(1, 14)]
    state = game.play(state, found(1, 14))
    assert game.legal(state)[:] == [build(RESERVE, 0)]


def test_rb_t3_loading_the_waste():
    game = table()
    state = game.read(Q + "waste North: A♣; house 1: 2♣; house 2: K♣")
    assert load(0, WASTE + 1) in game.legal(state)[:]
    assert not game.allows(state, load(1, WASTE + 1))
    empty = game.read(Q + "waste North: ; house 1: 2♣; house 2: K♣")
    assert not any(isinstance(m, Load) and m.target == WASTE + 1 for m in game.legal(empty))


def test_the_reasons_of_the_order_of_play():
    game = table()
    cases = {
        "foundations: 4♠; reserve South: 3 cards 5♠": ("RB-P1", "reserve-first"),
        "house 1: A♠": ("RB-P2", "foundation-first"),
        "house 1: ": ("RB-P3", "fill-house"),
        "house 1: 10♠; reserve South: 3 cards 9♥": ("RB-P4", "reserve-must-play"),
    }
    for position, expected in cases.items():
        blamed = game.ruling(game.read(Q + position), TurnUp()).blame()
        assert expected in {(leaf.rule, leaf.fact("reason")) for leaf in blamed}


# --- turning the waste over ---------------------------------------------------------------

LAST = Q + "draw South: 9♣; waste South: 2♥ 4♥ 6♥; draw North: 9♦ 9♣; "


def test_rb_g12_the_waste_is_turned_over_when_a_card_is_needed_and_the_oldest_comes_first():
    game = table()
    state = after(game, LAST, "turn up", "discard")
    assert (state.piles[DRAW], state.piles[WASTE]) == ((), cards("2♥ 4♥ 6♥ 9♣"))  # open to loads meanwhile
    state = after(game, Q + "draw South: ; waste South: 2♥ 4♥ 6♥", "turn up")
    assert state.piles[DRAWN] == cards("2♥")
    assert state.piles[DRAW] == cards("6♥ 4♥")


def test_recycle_timing_immediately():
    game = table(recycle_timing="immediately")
    state = after(game, LAST, "turn up")
    assert (state.piles[DRAW], state.piles[WASTE]) == (cards("6♥ 4♥ 2♥"), ())
    state = after(game, Q + "draw South: 9♣; waste South: ", "turn up", "discard")
    assert (state.piles[DRAW], state.piles[WASTE]) == (cards("9♣"), ())


def test_recycle_timing_next_turn_start():
    game = table(recycle_timing="next_turn_start")
    state = after(game, LAST, "turn up", "discard")
    assert state.piles[WASTE] == cards("2♥ 4♥ 6♥ 9♣")
    state = game.play(game.play(state, TurnUp()), ToWaste())  # North has had his turn
    assert (state.turn, state.piles[WASTE], len(state.piles[DRAW])) == (0, (), 4)
    played = after(game, LAST + "house 1: 10♥", "turn up", "play drawn to house 1")
    assert PassTurn() in game.legal(played) and TurnUp() not in game.legal(played)
    assert not game.play(
        played, PassTurn()
    ).passed  # there are cards to come, so it is no sign of a stalemate


def test_recycle_shuffle():
    plain, shuffled = table(), table(recycle_shuffle=True)
    waste = "draw South: ; waste South: " + " ".join(str(card) for card in PACK[20:40])
    orders_ = set()
    for seed in range(4):
        position = f"{Q}{waste}; deal: 0 of seed {seed}, South began"
        assert after(plain, position, "turn up").piles[DRAWN] == (PACK[20],)
        state = after(shuffled, position, "turn up")
        assert state == after(shuffled, position, "turn up")  # the same seed, the same order
        orders_.add((*state.piles[DRAW], *state.piles[DRAWN]))
        assert sorted(state.piles[DRAW] + state.piles[DRAWN]) == sorted(PACK[20:40])
    assert len(orders_) == 4


# --- other options ------------------------------------------------------------------------


def test_own_waste_playable():
    closed, open_ = table(), table("seed", **OWN)
    text = Q + "waste South: 2♥ 5♠; foundations: 4♠"
    assert closed.allows(closed.read(text), TurnUp())
    state = open_.read(text)
    assert open_.legal(state)[:] == [found(WASTE, 14)]  # its play to a foundation is compulsory
    told = events(open_, state, found(WASTE, 14))
    assert [e.what for e in told] == ["rb-to-foundation", "rb-uncovered"]
    house = open_.read(Q + "waste South: 5♠; house 1: 6♥; waste North: 6♠")
    assert {build(WASTE, 0), load(WASTE, WASTE + 1)} <= set(open_.legal(house))


def test_fill_timing_before_draw_leaves_an_empty_house_free_for_a_while():
    game = table("seed", **LATE)
    state = game.read(Q + "house 1: ; house 2: 6♠ 5♥; reserve South: 3 cards 9♣")
    assert build(1, 0) in game.legal(state)[:] and build(RESERVE, 0) in game.legal(state)[:]
    assert TurnUp() not in game.legal(state)


def test_multi_move_moves_cards_in_their_order():
    game = table("seed", **MULTI)
    state = game.read(NO_RESERVE + "house 1: 6♣ 5♥ 4♠; house 2: 6♠; house 3: ")
    assert build(0, 1, 2) in game.legal(state)[:]
    moved = game.play(state, build(0, 1, 2))
    assert (moved.piles[0], moved.piles[1]) == (cards("6♣"), cards("6♠ 5♥ 4♠"))


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset):
    game = table(preset)
    assert game.changed == ()
    assert (game.house.stop, game.house.reserve_must_play, game.house.fill_timing) == {
        "seed": ("off", True, "immediate"),
        "standard": ("call", False, "before_draw"),
    }[preset]


# --- stalemates ------------------------------------------------------------------------------


def test_rb_22_and_rb_g17_a_stalemate_is_found_by_counting_turns():
    game = table()
    small = "draw South: 2 cards; waste South: ; draw North: 1 card; waste North: ; house 1: 9♦; "
    state = game.read(Q + "turns: 9, 2 idle; " + small)
    state = game.play(game.play(state, TurnUp()), ToWaste())
    assert (state.phase, state.idle) == ("turn", 3)
    state = game.play(game.play(state, TurnUp()), ToWaste())
    assert (state.phase, state.ending, state.idle) == ("over", "stalled", 4)
    # progress starts the count anew
    moved = after(
        game,
        Q + "turns: 9, 3 idle; draw South: 5♥ 5♦; draw North: 1 card; house 1: 6♠",
        "turn up",
        "play drawn to house 1",
        "turn up",
        "discard",
    )
    assert (moved.phase, moved.idle) == ("turn", 0)


def test_rb_g17_loading_each_other_for_ever_is_a_stalemate():
    game = table()
    state = game.read(Q + "turns: 900, 0 idle, 398 without a foundation; draw South: 9♣; draw North: 9♣ 9♦")
    state = game.play(game.play(state, TurnUp()), ToWaste())
    assert (state.phase, state.still) == ("turn", 399)
    state = game.play(game.play(state, TurnUp()), ToWaste())
    assert (state.phase, state.ending) == ("over", "stalled")
    founded = after(
        game, Q + "turns: 900, 0 idle, 398 without a foundation; house 1: A♠", "play house 1 to foundation"
    )
    assert founded.still == 0


def test_rb_g17_two_passes_in_succession():
    game = table()
    bare = "draw South: ; waste South: ; draw North: ; waste North: "
    state = game.play(game.read(Q + bare), PassTurn())
    assert (state.phase, state.passed) == ("turn", True)
    state = game.play(state, PassTurn())
    assert (state.phase, state.ending) == ("over", "passed")


def test_rb_g17_an_offer_may_be_refused_and_is_made_once_a_turn():
    game = table()
    state = after(game, STALE, "offer stalemate")
    assert game.turn(state) == 1 and set(game.legal(state)) == {
        AnswerStalemate(yes=True),
        AnswerStalemate(yes=False),
    }
    state = game.play(state, AnswerStalemate(yes=False))
    assert game.turn(state) == 0 and OfferStalemate() not in game.legal(state)
    state = game.play(game.play(state, TurnUp()), ToWaste())
    assert OfferStalemate() in game.legal(state)


# --- Stop ----------------------------------------------------------------------------------------


def test_rb_g14_after_every_move_the_opponent_may_speak():
    game = table(stop="call")
    state = after(game, Q, "turn up")
    assert (game.turn(state), state.turn, state.phase) == (1, 0, "window")
    assert set(game.legal(state)) == {LetStand(), *(Stop(id) for id in DUTIES[:4])}
    state = game.play(state, LetStand())
    assert game.turn(state) == 0 and not any(isinstance(m, Stop) for m in game.legal(state))
    # a move that ends the turn can be stopped until the opponent's first move
    state = game.play(state, ToWaste())
    assert (game.turn(state), state.phase) == (1, "turn") and Stop("RB-P1") in game.legal(state)
    state = game.play(state, TurnUp())
    assert game.turn(state) == 0  # now it is South who may speak, of North's move


def test_rb_c11_a_breach_is_told_as_one_and_still_legal():
    game = table(stop="call")
    state = game.read(Q + "house 1: A♠; reserve South: 4 cards A♥")
    ruling = game.ruling(state, TurnUp())
    (told,) = [node for _, node in ruling.walk() if node.aspect == "order"]
    assert ruling and told.fact("rules") == ("RB-P1", "RB-P2")
    assert "out of order" in str(told)
    kept = game.ruling(state, found(RESERVE, 12))
    assert [node.fact("rules") for _, node in kept.walk() if node.aspect == "order"] == [()]


BREACH = Q + "house 1: A♠; house 2: 6♠; house 3: 7♥ 6♣ 5♦; draw South: 4 cards 9♣; "


def test_a_right_call_takes_the_last_move_back_and_ends_the_turn():
    game = table(stop="call")
    before = game.read(BREACH)
    state = game.play(before, build(2, 1))
    assert state.last is not None and [rule for rule, _ in state.last.missed] == ["RB-P2"]
    told = events(game, state, Stop("RB-P2"))
    assert [e.what for e in told] == ["rb-stop-right", "rb-taken-back"]
    state = game.play(state, Stop("RB-P2"))
    assert (state.turn, state.phase, state.piles) == (1, "turn", before.piles)


def test_a_card_turned_up_out_of_order_goes_back_face_down():
    game = table(stop="call")
    before = game.read(BREACH)
    state = after(game, BREACH, "turn up", "stop RB-P2")
    assert (state.turn, state.piles) == (1, before.piles)
    assert game.view(state, None).zone("draw:0").cards == (None,) * len(before.piles[DRAW])


def test_a_card_turned_up_rightly_goes_to_the_waste():
    game = table(stop="call")
    state = after(game, BREACH, "play house 1 to foundation", "let stand")  # house 1 is empty now
    state = after(game, BREACH + "drawn: 8♦", "play house 3 to house 2", "stop RB-P2")
    assert state.piles[DRAWN] == () and state.piles[WASTE] == cards("8♦")
    assert state.piles[2] == cards("7♥ 6♣ 5♦")


def test_a_call_on_the_end_of_a_turn_changes_nothing_but_is_right():
    game = table(stop="call")
    state = after(game, Q + "drawn: A♠", "discard")
    done = game.play(state, Stop("RB-P2"))
    assert (done.turn, done.piles, done.last) == (1, state.piles, None)
    assert [e.what for e in events(game, state, Stop("RB-P2"))] == ["rb-stop-right"]


def test_only_the_last_move_is_undone():
    game = table(stop="call")
    state = after(game, BREACH, "play house 3 to house 2", "let stand", "turn up", "stop RB-P2")
    assert state.piles[1] == cards("6♠ 5♦")  # the first breach stands


def test_naming_another_duty_is_a_wrong_call():
    game = table(stop="call")
    state = after(game, BREACH, "turn up")
    wrong = game.play(state, Stop("RB-P1"))
    assert (wrong.turn, wrong.phase, wrong.wrong) == (0, "turn", (0, 1))
    assert wrong.piles == state.piles


def test_a_call_for_a_load_uncovers_what_lay_there():
    game = table(stop="call")
    state = game.read(Q + "house 1: A♠; house 2: 10♦; waste North: 2♥ J♦")
    state = game.play(state, load(1, WASTE + 1))
    assert [e.what for e in events(game, state, Stop("RB-P2"))] == [
        "rb-stop-right",
        "rb-taken-back",
        "rb-uncovered",
    ]
    assert game.play(state, Stop("RB-P2")).piles[WASTE + 1] == cards("2♥ J♦")


def test_drawn_must_play_may_be_called():
    game = table(stop="call", drawn_must_play=True)
    assert duties(game.house) == DUTIES
    state = after(game, Q + "drawn: 5♥; house 1: 6♠", "discard")
    assert state.last is not None and state.last.missed == (("RB-G10", cards("5♥")),)


def test_a_win_stands_only_when_the_last_move_does():
    game = table(stop="call")
    text = WINNING + "foundations: 4♠; draw North: 3 cards"
    state = after(game, text, "play reserve to house 1")  # it had to go to the foundation
    assert (state.phase, game.turn(state)) == ("window", 1)
    assert game.play(state, LetStand()).winner == 0
    assert game.play(state, Stop("RB-P2")).winner == 0  # a wrong call
    stopped = game.play(state, Stop("RB-P1"))
    assert (stopped.phase, stopped.turn, stopped.piles[RESERVE]) == ("turn", 1, cards("5♠"))


def test_wrong_call_penalty():
    calls = ["turn up", "stop RB-P1", "discard", "stop RB-P1"]
    for penalty, turn in (("none", 1), ("third_loses_turn", 0)):
        game = table(stop="call", wrong_call_penalty=penalty)
        state = after(game, Q + "calls North: 1 wrong; draw South: 9♣ 9♦", *calls)
        assert state.turn == turn  # the third wrong call, at the start of North's turn
        assert state.wrong == ((0, 3) if penalty == "none" else (0, 0))
    # a third wrong call in the opponent's turn costs the turn that follows
    game = table(stop="call", wrong_call_penalty="third_loses_turn")
    state = after(game, Q + "calls North: 2 wrong; draw South: 9♣ 9♦", "turn up", "stop RB-P1")
    assert (state.turn, state.owes) == (0, (False, True))
    told = events(game, state, ToWaste())
    assert [e.what for e in told] == ["rb-discarded", "rb-turn-lost"]
    state = game.play(state, ToWaste())
    assert (state.turn, game.turn(state), state.owes) == (0, 1, (False, False))  # North may still speak
    assert game.turn(game.play(state, LetStand())) == 0


def test_stop_off_refuses_what_stop_call_lets_pass():
    state = table().read(BREACH)
    with pytest.raises(IllegalMove) as refused:
        table().play(state, TurnUp())
    assert {leaf.rule for leaf in refused.value.ruling.blame()} == {"RB-14", "RB-P2"}


def test_what_is_missed_is_what_the_order_refuses():
    strict, loose = table(), table(stop="call")
    order = orders(strict.house)
    rng = random.Random(5)
    for seed in range(6):
        state = strict.deal(seed)
        for _ in range(150):
            legal = strict.legal(state)
            if not legal:
                break
            same = loose.read(loose.write(replace(state, house=loose.house)))
            for move in loose.legal(same):
                kind = order.get(type(move).__name__.lower())
                if kind is not None:
                    gaps = missed(kind, strict.house, state, move)
                    assert bool(gaps) == (not strict.allows(state, move))
            state = strict.play(state, rng.choice(legal))


# --- seeing -------------------------------------------------------------------------------------


def test_rb_g19_only_tops_are_seen():
    game = table()
    state = after(game, Q + "waste South: 2♥ 4♥; draw South: 9♣ 9♦", "turn up")
    for seat in (None, 0, 1):
        view = game.view(state, seat)
        assert view.zone("waste:0").cards == (None, cards("4♥")[0])
        assert view.zone("reserve:0").cards[:-1] == (None,) * 12
        assert view.zone("draw:0").cards == (None,)
        assert view.zone("drawn:0").cards == cards("9♦")
        assert None not in view.zone("house:3").cards


def test_rb_g20_twins_are_interchangeable():
    game = table()
    state = game.read(Q + "foundations: A♠ A♠; house 1: 2♠; house 2: 2♠")
    first, other = game.play(state, found(0, 14)), game.play(state, found(0, 15))  # the twin place is as good
    assert Counter(map(len, first.piles[14:16])) == Counter(map(len, other.piles[14:16]))


def test_a_redeal_gives_twins_one_to_each_player():
    game = table()
    state = game.deal(11)
    other = game.reseat(state, 0, random.Random(2))
    assert other != state and game.view(other, 0) == game.view(state, 0)
    hidden = [Counter(other.piles[RESERVE + seat][:-1] + other.piles[DRAW + seat]) for seat in (0, 1)]
    assert all(max(held.values()) == 1 for held in hidden)


# --- what a selection may mean --------------------------------------------------------------------


def verbs(game, state, **hold):
    return [offer.verb for offer in game.meanings(state, Hold(**hold))]


def test_meanings_of_a_card():
    game = table()
    state = game.read(Q + "foundations: 4♠; house 1: 5♠; house 2: 6♥; waste North: 6♠; house 3: ")
    assert verbs(game, state, source="house:0") == [
        "rb-to-foundation",
        "rb-to-house",
        "rb-to-house",
        "rb-load-waste",
    ]
    assert verbs(game, state, cards=cards("5♠")) == verbs(game, state, source="house:0")
    (one,) = game.meanings(state, Hold(cards("5♠"), "house:0", "house:1"))
    assert one.move == build(0, 1) and not game.ruling(state, one.move)
    (tried,) = game.meanings(game.read(Q), Hold(source="house:0"))  # fits nowhere: it says why not
    assert tried.verb == "rb-to-foundation"


def test_meanings_of_buttons():
    game = table()
    state = game.read(Q)
    assert verbs(game, state)[0] == "rb-turn-up" == verbs(game, state, source="draw:0")[0]
    held = game.read(Q + "drawn: 5♥; house 1: 6♠")
    assert verbs(game, held, source="drawn:0") == ["rb-to-house", "rb-to-waste"]
    assert verbs(game, held, source="drawn:0", target="waste:0") == ["rb-to-waste"]
    call = table(stop="call")
    assert verbs(call, after(call, Q, "turn up")) == ["rb-let-stand", *["rb-stop"] * 4]
    assert verbs(game, after(game, STALE, "offer stalemate")) == ["rb-accept", "rb-refuse"]
    assert verbs(game, game.read(Q + "draw South: ; waste South: "))[0] == "rb-pass"


# --- text -------------------------------------------------------------------------------------------


def test_positions_that_cannot_be_read():
    game = table()
    for text, says in (
        ("house 9: 5♠", "house 9"),
        ("house 1: 5♠ 4♠", "RB-10"),
        ("drawn: 5♠ 4♥", "RB-17"),
        ("house 1: JK", "jokers"),
        ("foundations: 4♠ 5♠ 6♠", "two foundations"),
        ("house 1: 5♠; house 2: 5♠; house 3: 5♠", "two packs"),
        ("reserve South: 200 cards", "only"),
        ("zebra: 1", "zebra"),
        ("turn: West", "West"),
        ("ended: won", "won by South"),
    ):
        with pytest.raises(BadNotation, match=re.escape(says)):
            game.read(text)


def test_moves_that_cannot_be_read():
    game = table()
    state = game.read(Q)
    for text in (
        "play",
        "play 5♠ to foundation",
        "fly",
        "play house 9 to house 1",
        "stop",
        "play house 1 to mars",
        "",
    ):
        with pytest.raises(BadNotation):
            game.move(text, state)


def test_foundations_may_be_named_in_any_order_and_by_place():
    game = table()
    lenient = game.read(Q + "foundations: 4♠ 2♥ 3♠")
    assert [len(pile) for pile in lenient.piles[8:16]] == [0, 0, 0, 0, 2, 0, 4, 3]
    assert game.read(game.write(lenient)) == lenient


# --- the generator against every pair of places -------------------------------------------------------


def universe() -> list[Any]:
    """Every move that can be written down: each pair of places, and the moves without any."""
    moves: list[Any] = [TurnUp(), ToWaste(), PassTurn(), OfferStalemate()]
    moves += [AnswerStalemate(yes=True), AnswerStalemate(yes=False)]
    for source in PLACES:
        for target in PLACES:
            moves += [Found(source, target), Load(source, target)]
            moves += [Build(source, target, count) for count in range(1, 6)]
    return moves


def canonical(state: State) -> Any:
    """A position but for the order of the houses, and of the two foundations of a suit."""
    piles = state.piles
    twins = tuple(tuple(sorted(piles[at : at + 2])) for at in range(8, 16, 2))
    return (
        tuple(sorted(piles[:8])),
        twins,
        piles[16:],
        state.turn,
        state.phase,
        state.last and state.last.missed,
    )


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("seed", {}),
    ("standard", {}),
    ("seed", {**MULTI, **OWN, **DRAWN_MUST}),
    ("seed", {**LATE, **MULTI, "recycle_timing": "next_turn_start"}),
    ("standard", {**OWN, "recycle_timing": "immediately", "recycle_shuffle": True}),
]


@pytest.mark.parametrize(("preset", "options"), TABLES)
def test_no_legal_move_is_left_out(preset, options):
    game = table(preset, **options)
    everything = universe()
    if game.house.stop == "call":
        everything += [LetStand(), *(Stop(id) for id in DUTIES)]
    rng = random.Random(7)
    for seed in range(3):
        state = game.deal(seed)
        for step in range(240):
            legal = game.legal(state)
            if not legal:
                break
            if step % 8 == 0:
                whole = {m for m in everything if game.allows(state, m)}
                assert set(legal) <= whole
                reached = {canonical(game.play(state, m)) for m in legal}
                for move in whole - set(legal):
                    assert isinstance(move, Found | Build)
                    assert canonical(game.play(state, move)) in reached, game.spell(move)
            state = game.play(state, rng.choice(legal))


def test_the_survey_of_a_state_is_always_that_of_its_piles():
    for preset, options in TABLES:
        game = table(preset, **options)
        rng = random.Random(8)
        state = game.deal(5)
        for _ in range(400):
            house, piles = state.house, state.piles
            assert state.open == Survey(piles, state.turn, house, Tops(piles), wants(piles))
            legal = game.legal(state)
            if not legal:
                break
            state = game.play(state, rng.choice(legal))


# --- random play ---------------------------------------------------------------------------------------


def play_out(game: cardlab.Game[State], seed: int, limit: int = 40_000) -> tuple[State, int]:
    rng, state = random.Random(seed), game.deal(seed)
    for count in range(limit):
        legal = game.legal(state)
        if not legal:
            return state, count
        state = game.play(state, legal[int(rng.random() * len(legal))])
    raise AssertionError(f"the hand of seed {seed} does not end")


def test_random_hands_end_and_cards_are_conserved():
    game = table()
    ends: Counter[str] = Counter()
    for seed in range(60):
        state, _ = play_out(game, seed)
        ends[state.ending] += 1
        assert Counter(card for pile in state.piles for card in pile) == Counter(FACES[:52] * 2)
    assert ends["won"] > 50


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "options"), TABLES)
def test_hundreds_of_random_hands_end(preset, options):
    for seed in range(300):
        play_out(table(preset, **options), seed)


def test_every_zone_has_a_place():
    view = table().view(table().deal(1), 0)
    assert [zone.id for zone in view.zones] == list(ZONES)


# --- words ---------------------------------------------------------------------------------------------

EN = words("en")
ARTICLES = [f"RB-{n}" for n in range(1, 26)] + [f"RB-C{n}" for n in range(1, 13)]
ARTICLES += [f"RB-G{n}" for n in range(1, 24)] + [f"RB-P{n}" for n in range(1, 7)]


def test_every_article_condition_option_and_kind_has_its_words():
    ids = set(EN.ids())
    wanted = {*ARTICLES, "game-russian_bank", "game-russian_bank.about"}
    for leaf in conditions():
        tail = f"-{leaf.aspect}" if leaf.aspect else ""
        wanted |= {f"{leaf.id}.holds{tail}", f"{leaf.id}.fails{tail}"}
    for preset in PRESETS:
        wanted |= {f"russian_bank-preset-{preset}", f"russian_bank-preset-{preset}.about"}
        for kind in table(preset).kinds:
            wanted |= {f"kind-{kind.name}", f"kind-{kind.name}.about"}
            wanted |= {f"title-{check.title}" for check in below(kind.charter) if check.parts}
    for choice in table().options:
        name = f"option-russian_bank-{choice.name}"
        wanted |= {name, f"{name}.about", *(f"{name}.value-{value}" for value in choice.values)}
        assert choice.rule in ARTICLES
    wanted |= {f"phase-{phase}" for phase in ("turn", "window", "offer", "over")}
    assert wanted <= ids


def below(check):
    yield check
    for part in check.parts:
        yield from below(part)


def test_the_catalogue_has_no_article_that_the_rules_have_not():
    assert {id for id in EN.ids() if id.startswith("RB-") and "." not in id} == set(ARTICLES)


@pytest.mark.parametrize(("preset", "options"), TABLES)
def test_everything_that_happens_can_be_told(preset, options):
    game, w, rng = table(preset, **options), EN.at_table(2, me=0), random.Random(9)
    for seed in range(3):
        told: list[Event] = []
        state = game.deal(seed, hear(told))
        for _ in range(250):
            for event in told:
                assert event.rule in ARTICLES
                said = w.say(f"event-{event.what}", **{"cards": event.cards, **dict(event.facts)})
                assert said[0].isupper() or said[0] in "♣♦♥♠0123456789JQKA"
            for kind in game.kinds:
                w.tree(game.ruling(state, kind.attempt(state)))
            for hold in (Hold(), Hold(source="reserve:0"), Hold(source="drawn:1"), Hold(source="house:2")):
                for offer in game.meanings(state, hold):
                    w.say(f"offer-{offer.verb}", **dict(offer.facts))
            for entry in game.ledger(state):
                w.say(f"entry-{entry.what}", **dict(entry.facts))
            legal = game.legal(state)
            if not legal:
                break
            told = []
            state = game.play(state, rng.choice(legal), hear(told))


def test_the_ruling_on_turning_a_card_says_which_duty_waits():
    game = table()
    state = game.read(Q + "foundations: 4♠; reserve South: 3 cards 5♠")
    said = EN.at_table(2, me=0).sentence(game.ruling(state, TurnUp()))
    assert said == "The reserve card 5♠ fits a foundation, and it must go there first of all."
