"""The lists of legal moves of Canasta against everything that a hand can do, and counts to a depth.

A proposer that forgets a move is seen by nothing else: charters judge only what is proposed.
"""

from __future__ import annotations

from typing import Any

import pytest

import cardlab
from cardlab import Game
from cardlab.games.canasta.layouts import can_go_out
from cardlab.games.canasta.position import Discard, Lay, State, Take
from cardlab.values import replace
from tests.contract.play import line
from tests.perft.canasta_universe import decomposes, listed, move_of, plain, rest, universe, within
from tests.perft.positions import small_position

POSITIONS = range(420)
CORNERS: dict[str, tuple[dict[str, Any], str]] = {
    "black threes, one kept to be discarded": (
        {},
        "turn: South, to meld; melds 0: K K K K K K K; hand South: 3♣ 3♣ 3♠ 3♠; pile: 9♠",
    ),
    "six black threes": (
        {"seats": 6, "canastas_to_go_out": 1},
        "turn: South, to meld; melds 0: K K K K K K K; hand South: 3♣ 3♣ 3♣ 3♠ 3♠ 3♠; pile: 9♠",
    ),
    "black threes beside another meld": (
        {},
        "turn: South, to meld; melds 0: K K K K K K K; hand South: 3♣ 3♣ 3♠ 3♠ 4 4 2; pile: 9♠",
    ),
    "black threes and the last canasta together": (
        {},
        "turn: South, to meld; melds 0: K K K K K K; hand South: 3♣ 3♣ 3♠ 3♠ K♠; pile: 9♠",
    ),
    "a pile of one card with the whole hand": (
        {},
        "turn: South; melds 0: 8♣ 8♦ 8♥ 8♠ 8♣ | 4 4 4; hand South: 8♥ 8♠ 4♠; pile: 8♦",
    ),
    "the top card of the pile completes the canasta": (
        {},
        "turn: South; melds 0: 8♣ 8♦ 8♥ | 4 4 4; hand South: 8♣ 8♥ 8♠; pile: 8♦",
    ),
    "a pile with red threes under it, and the whole hand": (
        {},
        "turn: South; melds 0: 8♣ 8♦ 8♥ | 4 4 4; hand South: 8♣ 8♥ 8♠; pile: 3♥ 3♦ 8♦",
    ),
    "a pile with a red three and a card under it": (
        {},
        "turn: South; melds 0: 8 8 8 8 | 4 4 4; hand South: 8♣ 8♥ 4♠; pile: 3♥ 5♦ 8♦",
    ),
    "opening with the pile and going out at once": (
        {},
        "turn: South; hand South: 8 8 8 8 8 8 9; pile: 8♠; totals: -5 0",
    ),
    "a whole hand below the minimum": (
        {},
        "turn: South, to meld; totals: 3000 0; hand South: 4 4 4 4 4 4 4 5 5 2; pile: 9♠",
    ),
    "an opening of wild cards": (
        {"wild_canasta": 2000},
        "turn: South, to meld; hand South: 2 2 JK JK 8 8; pile: 9♠",
    ),
    "a canasta of wild cards to be completed": (
        {"wild_canasta": 2000},
        "turn: South, to meld; melds 0: 2 2 2 JK JK | 9 9 9; hand South: JK 2♠ 9♠; pile: 8♠",
    ),
    "two canastas to be completed at once": (
        {"seats": 2},
        "turn: South, to meld; melds 0: 8 8 8 8 8 | 4 4 4 4 4; hand South: 8♦ 8♥ 4♦ 4♥; pile: 9♠",
    ),
    "the partner said yes": (
        {},
        "turn: South, to meld, partner said yes; melds 0: K K K K K K K | 4 4 4; hand South: 8 8 2 4♠ 9; pile: 9♠",
    ),
    "the partner said no": (
        {},
        "turn: South, to meld, partner said no; melds 0: K K K K K K K | 4 4 4; hand South: 8 8 2 4♠ 9; pile: 9♠",
    ),
}


def corner(name: str) -> tuple[Game[Any], State]:
    options, text = CORNERS[name]
    game = cardlab.game("canasta", **options)
    return game, game.read(text)


def sound(game: Game[Any], s: State) -> int:
    """Is what is listed in the universe, and is all of the universe made of what is listed?"""
    all_ways, moves = universe(game, s), listed(game, s)
    assert moves <= all_ways, moves - all_ways
    for way in all_ways:
        assert decomposes(game, s, way), (game.write(s), game.spell(move_of(s, way)))
    return len(all_ways)


@pytest.mark.parametrize("part", range(3))
def test_nothing_is_listed_outside_the_universe_and_nothing_in_it_is_out_of_reach(part):
    found = [sound(*small_position(seed, 7)) for seed in POSITIONS[part::3]]
    assert sum(n > 0 for n in found) > 35
    assert sum(found) > 250


@pytest.mark.parametrize("name", CORNERS)
def test_corners_of_the_universe_are_within_reach(name):
    game, s = corner(name)
    if "said no" not in name:
        assert sound(game, s) > 0


@pytest.mark.parametrize(
    "table", [("canasta", "seed", 4), ("canasta", "standard", 2), ("canasta", "seed", 6)]
)
def test_short_hands_of_real_play_hold_no_secret(table):
    from tests.contract.play import at

    small = [
        s.state
        for seed in (1, 2, 3)
        for s in line(table, seed)
        if s.move is not None and len(s.state.hand) <= 8
    ]
    assert sum(sound(at(table), s) > 0 for s in small) > 5


def test_what_is_listed_is_minimal_or_a_way_out():
    """A listed laying that is made of others must be a whole hand laid at once."""
    larger = 0
    for seed in POSITIONS[::2]:
        game, s = small_position(seed, 6)
        ways = universe(game, s)
        for laying in listed(game, s):
            if laying.top is not None:
                continue  # each way to take the pile is listed, with a wild card and onto a meld too
            parts = [way for way in ways if way != laying and within(way, laying)]
            for way in parts:
                after = game.play(s, move_of(s, way))
                if game.turn(after) == s.turn and game.allows(after, move_of(after, rest(way, laying))):
                    left = game.play(s, move_of(s, laying))
                    assert left.out is not None or len(left.hand) <= 1, game.spell(move_of(s, laying))
                    larger += 1
    assert larger > 5


# --- where a turn may end ---------------------------------------------------------


def ends(game: Game[Any], s: State, *, by_universe: bool) -> set[Any]:
    """All positions in which the turn may end, up to suits."""
    seen, found, todo = set(), set(), [s]
    while todo:
        here = todo.pop()
        if game.turn(here) is None or here.turn != s.turn:
            found.add(plain(here))
            continue
        if (key := plain(here)) in seen:
            continue
        seen.add(key)
        moves = [m for m in game.legal(here) if not by_universe or not isinstance(m, Lay | Take)]
        if by_universe:
            moves += [move_of(here, way) for way in universe(game, here)]
        todo += [game.play(here, move) for move in moves]
    return found


@pytest.mark.parametrize("part", range(3))
def test_a_turn_may_end_wherever_the_universe_ends_it(part):
    for seed in POSITIONS[part:150:3]:
        game, s = small_position(seed, 5)
        assert ends(game, s, by_universe=False) == ends(game, s, by_universe=True)


@pytest.mark.parametrize("name", CORNERS)
def test_a_turn_from_a_corner_may_end_wherever_the_universe_ends_it(name):
    game, s = corner(name)
    assert ends(game, s, by_universe=False) == ends(game, s, by_universe=True)


def test_who_could_go_out_is_who_finds_a_way_in_the_universe():
    """CA-G9: asked before melding, with the hand as it is."""
    answers = {True: 0, False: 0}
    for seed in POSITIONS:
        game, s = small_position(seed, 7)
        if s.phase != "meld":
            continue
        s = replace(s, answer=None)
        out = any(len(s.hand) - sum(share.size for share in way.shares) <= 1 for way in universe(game, s))
        out = out or any(game.play(s, m).out == 0 for m in game.legal(s) if isinstance(m, Discard))
        assert can_go_out(s) == out, game.write(s)
        answers[out] += 1
    assert min(answers.values()) > 20


# --- counts to a depth ------------------------------------------------------------


def perft(game: Game[Any], s: State, depth: int) -> int:
    """How many lines of so many moves there are; a hand that ends before counts once."""
    moves = game.legal(s)
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.play(s, move), depth - 1) for move in moves)


# counted once by the proposers, after the tests above had found them sound; a change here is a change of the rules.
# Depth 1: the first player draws (with three players and seed 1: or takes, in three ways). Depth 2: his discards, one
# for each different card, and the melds that open.
COUNTS = {
    ("seed", 4, 1): [1, 16, 58, 282, 915],
    ("seed", 4, 2): [1, 14, 38, 214, 908],
    ("seed", 4, 3): [1, 12, 17, 169, 169],
    ("seed", 2, 1): [1, 21, 109, 969],
    ("seed", 2, 2): [1, 23, 139, 964],
    ("seed", 2, 3): [1, 29, 199, 1319],
    ("seed", 3, 1): [4, 51, 143, 762],
    ("seed", 3, 2): [9, 115, 610],
    ("seed", 3, 3): [1, 17, 77, 450, 1417],
    ("seed", 6, 1): [1, 18, 92, 619],
    ("seed", 6, 2): [1, 14, 42, 468],
    ("seed", 6, 3): [4, 41, 97, 926],
    ("standard", 4, 1): [1, 16, 59, 293, 952],
    ("standard", 2, 2): [1, 23, 142, 1025],
    ("standard", 3, 3): [1, 17, 77, 457, 1480],
    ("standard", 6, 1): [1, 18, 96, 687],
}


@pytest.mark.parametrize("preset, seats, seed", COUNTS)
def test_counts_to_a_depth(preset, seats, seed):
    game = cardlab.game("canasta", preset=preset, seats=seats)
    s = game.deal(seed)
    counts = COUNTS[preset, seats, seed]
    assert [perft(game, s, depth) for depth in range(1, len(counts) + 1)] == counts
    drew = game.play(s, game.move("draw"))
    moves = game.legal(drew)
    assert sum(isinstance(m, Discard) for m in moves) == len(set(drew.hand))
    assert all(isinstance(m, Discard | Lay) for m in moves)
