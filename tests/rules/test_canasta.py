"""Canasta beyond single moves: test vectors, options, numbers by players, the deal, the count, the match."""

from __future__ import annotations

import random
from functools import cache

import pytest

import cardlab
from cardlab import Session
from cardlab.cards import FACES, THREE, cards
from cardlab.games.canasta import position
from cardlab.game import untold
from cardlab.values import replace
from tests.contract.play import hear
from tests.rules.canasta_examples import DONE, DRAW, MELD, OPEN

OVER = "turn: South, over; "
EMPTY = "hand South: ; hand West: ; hand North: ; hand East: ; "


@cache
def _table(options: tuple) -> cardlab.Game:
    return cardlab.game("canasta", **dict(options))


def table(**options) -> cardlab.Game:
    return _table(tuple(options.items()))


def played(game, text: str, moves: str, told=None):
    """The state after some moves, parted by `&`, from a position."""
    state = game.read(text)
    for move in moves.split(" & ") if moves else []:
        state = game.play(state, game.move(move, state), hear(told) if told is not None else untold)
    return state


def blamed(game, text: str, move: str) -> set[str]:
    state = game.read(text)
    return {leaf.rule for leaf in game.ruling(state, game.move(move, state)).blame()}


def lines(game, state, side: int) -> list[tuple[str, int]]:
    """The ledger of a side: what cites which rule."""
    return [(entry.rule, entry.points) for entry in game.ledger(state) if entry.side == side]


# --- the test vectors of the rules, figure by figure ------------------------------


@pytest.mark.parametrize("wild_rule, laid, legal", [
    ("seed", "5 5 2", True), ("pagat", "5 5 2", True),
    ("seed", "9♣ 9♦ 9♥ 2 2 JK", True), ("pagat", "9♣ 9♦ 9♥ 2 2 JK", True),
    ("seed", "5 2 2", False), ("pagat", "5 2 2", False),
    ("seed", "9 9 2 2 2 JK", False), ("pagat", "9 9 2 2 2 JK", False),
    ("seed", "9 9 2 2 2", False), ("pagat", "9 9 2 2 2", True),
])
def test_T1_wild_cards_in_melds(wild_rule, laid, legal):
    found = blamed(table(wild_rule=wild_rule), MELD + OPEN + f"hand South: {laid} 6 7", f"lay {laid}")
    assert found == (set() if legal else {"CA-21"})


def test_T2_a_frozen_pile_wants_a_natural_pair():
    position_ = DRAW + "melds 0: 8♣ 8♦ 8♥; pile: 2♥ 8♠, frozen; hand South: {} 4 5"
    assert blamed(table(), position_.format("8♠ 2♣"), "take with 8♠ 2♣") == {"CA-S3", "CA-S4"}
    assert blamed(table(), position_.format("8♣ 8♦"), "take with 8♣ 8♦") == set()


MINIMUMS = [
    (4, -5, 15), (4, 0, 50), (4, 1495, 50), (4, 1500, 90), (4, 2995, 90), (4, 3000, 120), (4, 20000, 120),
    (2, -5, 15), (2, 0, 50), (2, 1500, 90), (2, 3000, 120), (2, 7500, 120),
    (3, -5, 15), (3, 0, 50), (3, 1500, 90), (3, 3000, 120), (3, 7500, 120),
    (6, -5, 15), (6, 0, 50), (6, 1500, 90), (6, 3000, 120), (6, 7495, 120), (6, 7500, 150),
]
# layings and what they are worth: each minimum is reached by one of them and just missed by another
LAYINGS = {
    15: "5 5 5", 45: "5 5 5 | 10 10 10", 50: "4 4 4 4 | 10 10 10", 85: "5 5 5 | A A 10 10".replace(" 10 10", "") + " 2",
}


@pytest.mark.parametrize("seats, total, need", MINIMUMS)
def test_T3_the_opening_minimum(seats, total, need):
    game = table(seats=seats)
    totals = " ".join([str(total)] + ["0"] * (game.sides - 1))
    hand = "A A A A 2 2 JK JK 10 10 10 5 5 5 4 4 4 4 8 8"
    state = game.read(f"turn: South, to meld; totals: {totals}; pile: J♠; hand South: {hand}")
    for worth, laid in LAYINGS.items():
        ruling = game.ruling(state, game.move(f"lay {laid}", state))
        assert bool(ruling) == (worth >= need), (worth, need)
        leaf = next(node for _, node in ruling.walk() if node.rule == "CA-S9")
        assert (leaf.fact("have"), leaf.fact("need")) == (worth, need)
