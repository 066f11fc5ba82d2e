"""How well forbidden tries are explained, in figures: `python -m tests.explain.figures [game] [--lines 6] [--tries 6]`.

Random play at every table of a game. Tries are moves varied at random, as in tests/contract (`anything`), and what
random selections of the player's own cards may mean at the table (`selected`), as a learner makes them. For each
forbidden one: is the cited cause shown, is there a verified fix, of which kind is the readiest, how long did it take?
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import cardlab
from cardlab.explain import Cause, Fixes, cause, fixes
from cardlab.views import Hold
from tests.contract.play import TABLES, at, line, some, tries


@dataclass(frozen=True)
class Try:
    """One forbidden move and what this layer says about it."""

    game: cardlab.Game[Any]
    state: Any
    move: Any
    cause: Cause
    fixes: Fixes
    seconds: float


def selected(game: cardlab.Game[Any], state: Any, rng: random.Random, count: int) -> list[Any]:
    """What random selections of a player's cards may mean, half of them of neighbours in the sorted hand."""
    seat = game.turn(state)
    if seat is None:
        return []
    view, found = game.view(state, seat), []
    zones = [zone for zone in view.zones if zone.cards]
    for _ in range(count):
        source = rng.choice([zone for zone in zones if zone.what == "hand" and zone.owner == seat] or zones)
        seen = [card for card in source.cards if card is not None]
        size = min(rng.choice((0, 1, 1, 2, 3, 3, 4)), len(seen))
        start = rng.randrange(len(seen) - size + 1)
        cards = seen[start : start + size] if rng.random() < 0.5 else rng.sample(seen, size)
        hold = Hold(tuple(cards), source.id if cards else "", rng.choice(("", rng.choice(zones).id)))
        found += [offer.move for offer in game.meanings(state, hold)]
    return found


def forbidden(
    name: str, lines: int, count: int, how: str = "anything"
) -> Iterator[tuple[cardlab.Game[Any], Any, Any]]:
    """Forbidden tries in random play at every table of a game, different ones of each state."""
    rng = random.Random(11)
    for table in (t for t in TABLES if t[0] == name):
        game = at(table)
        for seed in range(lines):
            steps = line(table, seed)
            for step in some(steps, 12, rng):
                made = (
                    tries(game, step.state, rng, count, steps)
                    if how == "anything"
                    else selected(game, step.state, rng, count)
                )
                found = [m for m in made if m not in game.legal(step.state)]
                yield from ((game, step.state, move) for move in dict.fromkeys(found))


def tried(name: str, lines: int, count: int, how: str = "anything") -> Iterator[Try]:
    """The same with their causes and fixes."""
    for game, state, move in forbidden(name, lines, count, how):
        start = time.perf_counter()
        found = fixes(game, state, move)
        spent = time.perf_counter() - start
        yield Try(game, state, move, cause(game, state, move), found, spent)


@dataclass
class Figures:
    """Sums over forbidden tries."""

    times: list[float] = field(default_factory=list)
    shown: int = 0
    over: int = 0  # tries after the end of the hand, which nothing helps
    fixed: int = 0
    readiest: Counter[str] = field(default_factory=Counter)
    helpless: Counter[str] = field(default_factory=Counter)  # the rules cited first where there is no fix

    def add(self, one: Try) -> None:
        self.times.append(one.seconds)
        self.shown += one.cause.shown
        self.over += one.fixes.message == "fix-none-over"
        self.fixed += bool(one.fixes)
        if one.fixes:
            self.readiest[one.fixes[0].when] += 1
        elif one.fixes.message != "fix-none-over":
            self.helpless[" ".join(dict.fromkeys(rule for rule, _ in one.cause.cited))] += 1

    def print(self, name: str, how: str) -> None:
        all_, live = len(self.times), len(self.times) - self.over
        times = sorted(self.times)
        print(f"{name}, {how}: {all_} forbidden tries, {self.over} of them after the end of a hand")
        print(f"  cited cause shown needed and enough   {self.shown / all_:7.2%}")
        print(f"  at least one verified fix, in play    {self.fixed / live:7.2%}")
        print(
            "  the readiest fix                      "
            + ", ".join(f"{w} {n / live:.1%}" for w, n in self.readiest.most_common())
        )
        print(
            f"  time for all fixes of a try           median {times[all_ // 2] * 1e3:.1f} ms, "
            f"p99 {times[all_ * 99 // 100] * 1e3:.1f} ms, most {times[-1] * 1e3:.1f} ms"
        )
        print(
            "  no fix, by what is cited              "
            + ", ".join(f"{r} ({n})" for r, n in self.helpless.most_common(8))
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="canasta", choices=cardlab.games())
    parser.add_argument("--lines", type=int, default=6)
    parser.add_argument("--tries", type=int, default=6)
    asked = parser.parse_args()
    for how in ("anything", "selected"):
        figures = Figures()
        for one in tried(asked.game, asked.lines, asked.tries, how):
            figures.add(one)
        figures.print(asked.game, how)


if __name__ == "__main__":
    main()
