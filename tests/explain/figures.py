"""How well forbidden tries are explained, in figures: `python -m tests.explain.figures [game …] [--lines 6] [--tries 6]`.

Random play at every table of a game. Tries are moves varied at random, as in tests/contract (`anything`), and what
random selections of the player's own cards may mean at the table (`selected`), as a learner makes them. For each
forbidden one: is the cited cause shown, is there a verified fix, of which kind is the readiest, how long did it take?
Times of fixes are CPU times; the ruling tree and its text are timed too, on the same tries, the best of three each.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import cardlab
from cardlab.explain import Cause, Fixes, cause, fixes
from cardlab.views import Hold
from cardlab.words import words
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
    ruling_seconds: float
    text_seconds: float


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
        start = time.process_time()  # of this process: others may be busy
        found = fixes(game, state, move)
        spent = time.process_time() - start
        ruling = game.ruling(state, move)
        judging = quickest(lambda g, s, m: g.ruling(s, m), game, state, move)
        saying = quickest(words("en").text, ruling)
        yield Try(game, state, move, cause(game, state, move), found, spent, judging, saying)


def quickest(work: Callable[..., object], *given: Any) -> float:
    """The best of three times of a piece of work, in seconds."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        work(*given)
        times.append(time.perf_counter() - start)
    return min(times)


@dataclass
class Figures:
    """Sums over forbidden tries."""

    times: list[float] = field(default_factory=list)
    rulings: list[float] = field(default_factory=list)
    texts: list[float] = field(default_factory=list)
    shown: int = 0
    not_shown: Counter[str] = field(default_factory=Counter)  # the rules cited where the cause is not shown
    over: int = 0  # tries after the end of the hand, which nothing helps
    fixed: int = 0
    readiest: Counter[str] = field(default_factory=Counter)
    helpless: Counter[str] = field(default_factory=Counter)  # the rules cited first where there is no fix

    def add(self, one: Try) -> None:
        self.times.append(one.seconds)
        self.rulings.append(one.ruling_seconds)
        self.texts.append(one.text_seconds)
        self.shown += one.cause.shown
        if not one.cause.shown:
            self.not_shown[" ".join(dict.fromkeys(rule for rule, _ in one.cause.cited))] += 1
        self.over += one.fixes.message == "fix-none-over"
        self.fixed += bool(one.fixes)
        if one.fixes:
            self.readiest[one.fixes[0].when] += 1
        elif one.fixes.message != "fix-none-over":
            self.helpless[" ".join(dict.fromkeys(rule for rule, _ in one.cause.cited))] += 1

    def print(self, name: str, how: str) -> None:
        all_, live = len(self.times), len(self.times) - self.over
        print(f"{name}, {how}: {all_} forbidden tries, {self.over} of them after the end of a hand")
        print(
            f"  cited cause shown needed and enough   {self.shown / all_:7.2%}  {most(self.not_shown)}".rstrip()
        )
        print(f"  at least one verified fix, in play    {self.fixed / live:7.2%}")
        ready = ", ".join(f"{when} {count / live:.1%}" for when, count in self.readiest.most_common())
        print(f"  the readiest fix                      {ready}")
        print(f"  no fix, by what is cited              {most(self.helpless)}")
        for what, times, unit, per in (
            ("all fixes of a try", self.times, "ms", 1e3),
            ("a ruling tree", self.rulings, "µs", 1e6),
            ("its text", self.texts, "µs", 1e6),
        ):
            ordered = [seconds * per for seconds in sorted(times)]
            print(
                f"  time for {what:29s}median {ordered[all_ // 2]:.1f} {unit}, "
                f"p99 {ordered[all_ * 99 // 100]:.1f} {unit}, most {ordered[-1]:.1f} {unit}"
            )


def most(found: Counter[str]) -> str:
    """The commonest of some rules, with how often each was there."""
    return ", ".join(f"{rules} ({count})" for rules, count in found.most_common(8))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all of them, if none is named")
    parser.add_argument("--lines", type=int, default=6)
    parser.add_argument("--tries", type=int, default=6)
    asked = parser.parse_args()
    for name in asked.games or cardlab.games():
        for how in ("anything", "selected"):
            figures = Figures()
            for one in tried(name, asked.lines, asked.tries, how):
                figures.add(one)
            figures.print(name, how)


if __name__ == "__main__":
    main()
