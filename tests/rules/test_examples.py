"""Every example of Canasta: its verdict, and what exactly is blamed."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Any

import pytest

import cardlab
from cardlab.explain.examples import Example, examples
from cardlab.games.canasta.position import Group, Lay, Take
from cardlab.rulings import FAILS, HOLDS
from cardlab.values import Side, replace
from tests.contract.play import TABLES, at, line, named, tries

EXAMPLES = examples("canasta")


@cache
def table(options: tuple[Any, ...]) -> cardlab.Game[Any]:
    return cardlab.game("canasta", **dict(options))


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
    assert bool(ruling) == (not example.blamed) == (move in game.legal(state))
    spoke = {node.verdict for _, node in ruling.walk() if node.rule == example.rule}
    assert (FAILS if example.blamed else HOLDS) in spoke


@pytest.mark.parametrize("example", [e for e in EXAMPLES if not e.blamed], ids=title)
def test_a_legal_example_can_be_played(example):
    game, state, move, _ = judged(example)
    after = game.play(state, move)
    assert after != state
    assert game.legal(after) or game.turn(after) is None


def test_every_rule_has_an_example_that_keeps_it_and_one_that_breaks_it():
    leaves = {
        rule.id for example in EXAMPLES for kind in example.table().kinds for rule in kind.charter.rules()
    }
    assert {e.rule for e in EXAMPLES if not e.blamed} == leaves
    assert {e.rule for e in EXAMPLES if e.blamed} == leaves


# --- every order of the same melds is the same move -------------------------------


def orders(move):
    for groups in permutations(move.groups):
        yield replace(move, groups=groups) if isinstance(move, Take) else Lay(groups)


@pytest.mark.parametrize("example", [e for e in EXAMPLES if "|" in e.move], ids=title)
def test_melds_may_be_offered_in_any_order(example):
    game, state, move, ruling = judged(example)
    for other in orders(move):
        said = game.ruling(state, other)
        assert bool(said) == bool(ruling)
        assert sorted(leaf.rule for leaf in said.blame()) == sorted(leaf.rule for leaf in ruling.blame())


@pytest.mark.parametrize("a_table", [t for t in TABLES if t[0] == "canasta"], ids=named)
def test_melds_may_be_offered_in_any_order_in_play_too(a_table):
    import random

    game, rng, asked = at(a_table), random.Random(1), 0
    for step in line(a_table, 1):
        for move in tries(game, step.state, rng, 8):
            if isinstance(move, Lay | Take) and 2 <= len(move.groups) <= 4:
                ruling = game.ruling(step.state, move)
                results = set()
                for other in orders(move):
                    said = game.ruling(step.state, other)
                    assert sorted(n.rule for n in said.blame()) == sorted(n.rule for n in ruling.blame())
                    if said:
                        after = game.play(step.state, other)
                        results.add(
                            (
                                after.hands,
                                tuple(
                                    tuple((m.rank, tuple(sorted(m.cards))) for m in side)
                                    for side in after.melds
                                ),
                            )
                        )
                assert len(results) == bool(ruling)
                asked += 1
    assert asked > 5


# --- moves that no text can write --------------------------------------------------


def test_laying_nothing_is_refused():
    game = table(())
    state = game.read("turn: South, to meld; melds 0: Q♣ Q♦ Q♥; hand South: 8 8 8 4 5")
    for nothing in (Lay(()), Lay((Group(cardlab.cards("Q♣")[0].rank, ()),))):
        assert {leaf.rule for leaf in game.ruling(state, nothing).blame()} == {"CA-15"}


def test_there_is_no_third_side_to_meld_for():
    game = table(())
    state = game.read("turn: South, to meld; melds 0: Q♣ Q♦ Q♥; hand South: 8 8 8 4 5")
    for side in (Side(7), Side(-1)):
        move = Lay((Group(cardlab.cards("8♣")[0].rank, cardlab.cards("8 8 8"), side),))
        assert {leaf.rule for leaf in game.ruling(state, move).blame()} == {"CA-17"}


def test_red_threes_are_no_black_ones():
    """No hand holds a red three; were one there by force, it could not be melded (CA-20)."""
    game = table(())
    state = game.read("turn: South, to meld; melds 0: K K K K K K K; hand South: 3♠ 3♣ 9")
    red = cardlab.cards("3♥")
    hands = (tuple(sorted(state.hands[0] + red)), *state.hands[1:])
    state = replace(state, hands=hands)
    ruling = game.ruling(state, game.move("lay 3♠ 3♣ 3♥"))
    assert [(leaf.rule, leaf.aspect) for leaf in ruling.blame()] == [("CA-20", "black")]


def test_an_answer_is_yes_or_no():
    from cardlab.games.canasta.position import Answer

    game = table(())
    state = game.read("turn: South, to be answered; melds 0: K K K K K K K; hand South: 4 4 4")
    perhaps: Any = "perhaps"
    ruling = game.ruling(state, Answer(yes=perhaps))
    assert [(leaf.rule, leaf.aspect) for leaf in ruling.blame()] == [("CA-S19", "answer")]
