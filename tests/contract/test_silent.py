"""The silent reading: what is compiled decides as the rules do, called one by one."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cardlab
from cardlab import silent
from cardlab.rulings import AllOf, AnyOf, Each, InTurn, Unless, at_least, at_most, rule
from tests.contract.play import walk


@rule("T 1")
def even(s: int) -> bool:
    return s % 2 == 0


@rule("T 2", compare=at_least)
def large(s: int, m: int) -> tuple[int, int]:
    double = 2 * m
    return double, s


@rule("T 3")
def no_seven(s: int, m: int) -> bool:
    if m == 7:
        return False
    return abs(m) != 7


@rule("T 4", compare=at_most)
def few_divisors(s: int, m: int) -> tuple[int, int]:
    return len([d for d in range(1, m + 1) if m % d == 0]), 3


@rule("T 5")
def hides(s: int, x: int) -> bool:
    return any([m == x for m in range(s)])  # in the place of a call for `m`, this would ask of another `m`


@rule("T 6")
def is_number(s: int, m: int) -> bool:
    return isinstance(m, int)


LEAVES = (even, large, no_seven, few_divisors, hides, is_number)
TREES = (
    *LEAVES,
    AllOf("a", *LEAVES),
    InTurn("b", large, Each("each", lambda s, m: range(m), AllOf("c", no_seven, few_divisors)), even),
    AnyOf("d", InTurn("e", even, hides), Each("each", lambda s, m: [m, m + 1], large)),
    Unless("f", even, no_seven, AnyOf("g", large, few_divisors)),
    Each("h", lambda s, m: range(m), Each("i", lambda s, m: range(m, s), hides)),
)


class _Kind:
    """All that `listing` asks of a kind of move."""

    move = int

    def __init__(self, check):
        self.of_state = [p for p in (check.parts or [check]) if not p.reads_move]
        self.of_move = [p for p in (check.parts or [check]) if p.reads_move]

    def propose(self, s):
        return list(range(12))


@pytest.mark.parametrize("check", [tree for tree in TREES if tree.parts or tree.reads_move])
def test_compiled_and_aloud_agree(check):
    conjunction = AllOf("all", check)
    listed = silent.listing([_Kind(conjunction)])
    known = silent.silent([check], int)
    for s in range(9):
        wanted = [m for m in range(12) if check.ruling(s, m)]
        assert [m for m in range(12) if check.holds(s, m)] == wanted
        assert [m for m in range(12) if known(s, m)] == wanted
        assert listed(s) == wanted


def test_a_leaf_stands_in_the_place_of_its_call():
    written = large.source(silent.Scope())
    assert "2 * m" in written
    assert "large" not in written


def test_a_leaf_that_hides_a_name_is_called():
    scope = silent.Scope()
    hides.source(scope)
    assert any(getattr(thing, "__name__", "") == "hides" for thing in scope.names.values())


def test_a_leaf_without_its_source_is_called():
    space: dict[str, Any] = {"rule": rule}
    exec("@rule('T 7')\ndef odd(s, m):\n    return m % 2 == 1", space)  # noqa: S102  (no file has it)
    odd = space["odd"]
    assert [m for m in range(5) if odd.holds(0, m)] == [1, 3]


def test_source_that_is_not_the_functions_own_is_not_believed(tmp_path):
    file = tmp_path / "changed.py"
    file.write_text("def ask(s, m):\n    return m > 3\n", encoding="utf-8")
    space: dict[str, Any] = {}
    exec(compile("def ask(s, m):\n    return m > 5\n", str(file), "exec"), space)  # noqa: S102  (as an import does)
    changed = rule("T 8")(space["ask"])
    assert [m for m in range(8) if changed.holds(0, m)] == [6, 7]


@pytest.mark.parametrize("name", cardlab.games())
def test_all_that_is_proposed_is_listed_if_and_only_if_the_charter_allows_it(name):
    game, rng = cardlab.game(name), random.Random(3)
    for step in list(walk(game, game.deal(3), rng))[:60]:
        wanted = [
            move
            for kind in game.kinds
            if all(check.ruling(step.state, None) for check in kind.of_state)
            for move in kind.propose(step.state)
            if kind.charter.ruling(step.state, move)
        ]
        assert list(game.legal(step.state)) == wanted


# --- looking things up once -----------------------------------------------------------------------


class _Table:
    """A state of fields, which counts how often it is asked for its pile."""

    def __init__(
        self, pile: tuple[int, ...], hands: tuple[tuple[int, ...], ...] = ((3, 5), (4,)), turn: int = 0
    ):
        self._pile, self.hands, self.turn, self.asked = pile, hands, turn, 0

    @property
    def pile(self) -> tuple[int, ...]:
        self.asked += 1
        return self._pile


def pile_of(s: _Table) -> tuple[int, ...]:
    pile = s.pile
    return pile[:]


@rule("T 10")
def has_pile(s: _Table) -> bool:
    return len(pile_of(s)) > 0


@rule("T 11")
def top_is_less(s: _Table, m: int) -> bool:
    return pile_of(s)[-1] < m and pile_of(s)[-1] < 9


@rule("T 12", compare=at_most)
def tops_in_hand(s: _Table, m: int) -> tuple[int, int]:
    return s.hands[s.turn].count(pile_of(s)[-1]) + s.hands[s.turn].count(m), 1


PILED = InTurn("pile", has_pile, top_is_less, tops_in_hand)


@pytest.mark.parametrize("pile", [(), (3,), (5, 3), (3, 5)])
@pytest.mark.parametrize("turn", [0, 1])
def test_what_was_looked_up_is_looked_up_once_and_nothing_too_early(pile, turn):
    check, listed = silent.silent([PILED], int), silent.listing([_Kind(PILED)])
    for m in range(12):
        table = _Table(pile, turn=turn)
        assert check(table, m) == bool(PILED.ruling(table, m))
        once = _Table(pile, turn=turn)
        check(once, m)
        assert once.asked == 1
    table = _Table(pile, turn=turn)
    assert listed(table) == [m for m in range(12) if PILED.ruling(table, m)]
    once = _Table(pile, turn=turn)
    listed(once)
    assert once.asked == 1


@rule("T 13")
def some_pair(s: tuple[int, ...], m: int) -> bool:
    return any(map((m).__eq__, [s[m - 1], s[m - 2]])) if m > 1 else s[0] == m


@rule("T 14")
def its_own_pair(s: tuple[int, ...], m: int) -> bool:
    return (s[m - 1] == 2 or s[m - 2] == 2) and (s[m - 2] != 5 or s[m - 1] == 2)


def test_what_one_way_only_asks_is_asked_again_on_the_other():
    check = AllOf("pairs", its_own_pair, AnyOf("either", some_pair, its_own_pair))
    compiled = silent.silent([check], int)
    for s in [(a, b, c) for a in (1, 2, 5) for b in (2, 5) for c in (2, 5)]:
        for m in range(3):
            assert compiled(s, m) == bool(check.ruling(s, m))
