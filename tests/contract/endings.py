"""Does every hand of random play come to an end? `python -m tests.contract.endings NAME [COUNT]`.

Hands are dealt in turn at every table of a game: each preset, each number of players, and each option
with each of its values. They follow one another as a match does, so that later deals and totals are
met too. A hand that does not end within `LONGEST` moves is an error that names its table and its seed.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import cardlab
from cardlab.games import presets, seat_counts
from tests.contract.play import choose

LONGEST = 40_000  # moves; at a table with Stop a random player calls and errs without end


@dataclass(frozen=True)
class Ended:
    """A hand that has ended: where it was played, after how many moves, and how."""

    table: str
    moves: int
    how: str


def tables(name: str) -> list[dict[str, Any]]:
    """Every table: presets by seats, and each value of each option at one of them in turn."""
    plain = [{"preset": preset, "seats": seats} for preset in presets(name) for seats in seat_counts(name)]
    house = [
        (choice.name, value)
        for choice in cardlab.game(name).options
        for value in choice.values
        if value != choice.default
    ]
    return plain + [{**plain[i % len(plain)], option: value} for i, (option, value) in enumerate(house)]


def hands(name: str, count: int, seed: int = 0) -> Iterator[Ended]:
    """As many random hands as asked for, table by table; raises AssertionError for one that does not end."""
    places = tables(name)
    games = [cardlab.game(name, **place) for place in places]
    states: list[Any] = [None] * len(places)
    for i in range(count):
        at, rng = i % len(places), random.Random(f"{name}:{seed}:{i}")
        game, before = games[at], states[at]
        fresh = before is None or game.winners(before)
        states[at] = game.deal(seed + i) if fresh else game.next_hand(before)
        told = ", ".join(f"{key}={value}" for key, value in places[at].items())
        yield _played(game, states, at, rng, told, seed + i)


def _played(
    game: cardlab.Game[Any], states: list[Any], at: int, rng: random.Random, told: str, seed: int
) -> Ended:
    state, even = states[at], rng.random() < 0.5  # kinds of move, or moves, as likely as one another
    for moves in range(LONGEST):
        if game.turn(state) is None:
            states[at] = state
            return Ended(told, moves, str(getattr(state, "ending", "")) or "over")
        move = choose(game, state, rng) if even else game.sample(state, rng)
        assert move is not None, f"no move in mid-hand at {told}:\n{game.write(state)}"
        state = game.play(state, move)
    raise AssertionError(f"hand {seed} at {told} does not end within {LONGEST} moves:\n{game.write(state)}")


def report(name: str, count: int) -> str:
    """Play and count: the ways hands end, the longest one, the tables."""
    ended = list(hands(name, count))
    ways = ", ".join(f"{how} {n}" for how, n in Counter(one.how for one in ended).most_common())
    longest = max(ended, key=lambda one: one.moves)
    middle = sorted(one.moves for one in ended)[len(ended) // 2]
    seen = len({one.table for one in ended})
    return (
        f"{name}: {len(ended)} hands at {seen} tables, all ended ({ways}); "
        f"median {middle} moves, longest {longest.moves} ({longest.table})"
    )


if __name__ == "__main__":
    print(report(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000))
