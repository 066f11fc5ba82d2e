"""The cause test: what a ruling cites is enough to forbid, and each part of it is needed."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab.explain import cause
from tests.explain.figures import forbidden

OPEN = "melds 0: Q♣ Q♦ Q♥; "
MELD = "turn: South, to meld; pile: J♠; "
DRAW = "turn: South; "

# forbidden tries whose cited cause is not shown, by game, cited rules and the reason; none is known
EXCEPTIONS: dict[tuple[str, str], str] = {}

CASES = [
    (MELD + OPEN + "hand South: 8♣ 8♦ 4♥ 5♠", "lay 8♣ 8♦", [["CA-18"]], [], "cause-shown"),
    (MELD + OPEN + "hand South: 5♣ 2♣ 2♦ 8♠ 9♠", "lay 5♣ 2♣ 2♦", [["CA-21", "CA-21"]], [], "cause-shown-all"),
    # keeping two cards, or a canasta: either would do
    (
        MELD + OPEN + "hand South: 8♣ 8♦ 8♥ 4♣",
        "lay 8♣ 8♦ 8♥",
        [["CA-S16"], ["CA-S17"]],
        [],
        "cause-shown-any",
    ),
    # three ways to take the pile; a wild card would do, and so would a meld or a second natural
    (
        DRAW + OPEN + "pile: 8♠; hand South: 8♣ 8♦ 9♥ 4♣",
        "take with 8♣ 9♥",
        [["CA-18", "CA-S3"], ["CA-18", "CA-S2"], ["CA-18", "CA-S2"]],
        [],
        "cause-shown-any",
    ),
    # a second natural would do, or a wild card if nothing froze the pile
    (
        DRAW + "pile: 2♠ A♦; hand South: A♥ K♥ 4♣ 5♣",
        "take with A♥ K♥",
        [["CA-18", "CA-S3"], ["CA-18", "CA-S2", "CA-S4", "CA-S4"]],
        [],
        "cause-shown-any",
    ),
    (DRAW + OPEN + "hand South: 8♣ 8♦ 4♥ 5♠", "lay 8♣ 8♦", [["CA-15"]], ["CA-18"], "cause-beyond"),
    # what presupposes a pile cannot even be asked without one
    (
        DRAW + OPEN + "pile: ; hand South: 8♣ 8♦ 4♥ 5♠",
        "take with 8♣ 8♦",
        [["CA-13"]],
        ["CA-S1"],
        "cause-beyond",
    ),
]


@pytest.mark.parametrize("position, move, cures, beyond, message", CASES, ids=[case[1] for case in CASES])
def test_the_cause_of_a_refusal(position, move, cures, beyond, message):
    game = cardlab.game("canasta")
    state = game.read(position)
    found = cause(game, state, game.move(move, state))
    assert found.shown
    assert sorted(sorted(rule for rule, _ in cure) for cure in found.cures) == sorted(map(sorted, cures))
    assert {rule for rule, _ in found.beyond} >= set(beyond)
    assert bool(found.beyond) == bool(beyond)
    assert found.message == message
    assert str(found).splitlines()[0].endswith("]")


def test_a_legal_move_has_no_fault():
    game = cardlab.game("canasta")
    state = game.deal(3)
    assert str(cause(game, state, game.move("draw"))) == "This is allowed, so there is no fault to look for."


@pytest.mark.parametrize("name", cardlab.games())
def test_the_cited_cause_of_every_forbidden_try_is_shown(name):
    asked, not_shown = 0, Counter[tuple[str, str]]()
    for game, state, move in forbidden(name, 3, 5):
        asked += 1
        found = cause(game, state, move)
        if not found.shown:
            not_shown[name, " ".join(rule for rule, _ in found.cited)] += 1
    assert asked > 100
    assert set(not_shown) <= set(EXCEPTIONS), not_shown
