"""Every numbered rule has been seen to hold and to fail, in play, in tries, or in a corner."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

import cardlab
from cardlab.games import presets, seat_counts
from tests.contract.corners import CORNERS, NEVER
from tests.contract.play import proposals, tries, walk


def tables(name: str):
    """Every preset and number of players, and every value of every option once."""
    counts = seat_counts(name)
    made = [cardlab.game(name, preset=preset, seats=seats) for preset in presets(name) for seats in counts]
    for choice in made[0].options:
        made += [
            cardlab.game(name, seats=seats, **{choice.name: v})
            for v in choice.values[1:]
            for seats in counts[:2]
        ]
    return made


def scenes(name: str):
    """Games, states, and moves from elsewhere to try there."""
    for game in tables(name):
        rng = random.Random(17)
        for seed in range(2):
            steps = tuple(walk(game, game.deal(seed), rng))
            for step in steps[:: max(1, len(steps) // 20)]:
                yield game, step.state, steps, 5
    for options, text in CORNERS.get(name, []):
        game = cardlab.game(name, **options)
        yield game, game.read(text), (), 150


@pytest.mark.parametrize("name", cardlab.games())
def test_every_rule_has_been_seen_to_hold_and_to_fail(name):
    rng = random.Random(18)
    seen: dict[tuple[str, str], set[str]] = defaultdict(set)
    leaves = {
        (rule.id, rule.aspect)
        for game in tables(name)
        for kind in game.kinds
        for rule in kind.charter.rules()
    }
    for game, state, steps, count in scenes(name):
        for move in proposals(game, state) + tries(game, state, rng, count, steps):
            for _, node in game.ruling(state, move).walk():
                if node.rule and not node.waived:
                    seen[node.rule, node.aspect].add(node.verdict.name)
    assert set(seen) <= leaves
    missing = {
        (name, *leaf, verdict)
        for leaf in leaves
        for verdict in ("HOLDS", "FAILS")
        if verdict not in seen[leaf]
    }
    assert missing == {never for never in NEVER if never[0] == name}
