"""Which of several reasons leads: the one that would still stand if the others were mended."""

from __future__ import annotations

import pytest

import cardlab


@pytest.mark.parametrize(
    ("name", "position", "rules"),
    [
        ("canasta", "melds 0: K K K K K K K; hand South: 3♣ 3♠ 3♠ 5 6", ["CA-20", "CA-18"]),
        # with nothing else in the hand only their number is wrong
        ("canasta", "melds 0: K K K K K K K; hand South: 3♣ 3♠", ["CA-18"]),
        ("railroad_canasta", "melds South: K K K; hand South: 3♣ 3♠ 3♠ 5 6", ["RC-15", "RC-G24"]),
    ],
)
def test_that_black_threes_are_a_last_meld_comes_before_how_many_they_are(name, position, rules):
    game = cardlab.game(name)
    state = game.read(f"turn: South, to meld; {position}")
    ruling = game.ruling(state, game.move("lay 3♣ 3♠"))
    assert [leaf.rule for leaf in ruling.blame()] == rules
