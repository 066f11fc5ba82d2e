"""What the library costs, as ratios to a fixed yardstick that is timed in the same loops.

    python -m cardlab.bench [--seconds 1] [--only WORD]

Machines are noisy, so every loop is cut into slices and the yardstick, a fixed piece of plain
Python work, is timed between them; `rel` is CPU time divided by the yardstick's and is the
figure to compare across days and machines. `goal` is the most that it should be.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import cardlab
from cardlab.game import Game
from cardlab.games import seat_counts

_SLICE = 0.06  # seconds of work between two looks at the yardstick
_QUIET = 88.0  # microseconds of the yardstick on a quiet 2.5 GHz core, where goals in µs were set

# goals in yardsticks a move, from the published figures of peers (none of which explains itself)
_GOALS = {"canasta": 0.23, "railroad_canasta": 0.25, "contract_rummy": 0.25, "russian_bank": 0.17}


def yardstick() -> object:
    """Fixed integer, dict and list work: about what a rules engine in Python does."""
    counts: dict[int, int] = {}
    mixed = 0
    for i in range(200):
        k = (i * 7) % 52
        counts[k] = counts.get(k, 0) + 1
        mixed ^= (1 << k) & 0xFFFFFFFFFFFFF
        if mixed & (mixed >> 1):
            mixed += 1
    return mixed, sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:3]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: `micros` on this machine now, `rel` in yardsticks, and the goal for `rel`."""

    what: str
    micros: float
    rel: float
    goal: float | None = None
    note: str = ""

    def __str__(self) -> str:
        goal = "" if self.goal is None else f"{self.goal:8.3f} {'ok' if self.rel <= self.goal else 'over'}"
        return f"{self.what:58s} {self.micros:10.1f} {self.rel:8.3f} {goal:14s} {self.note}".rstrip()


def _yard(seconds: float = 0.012) -> float:
    """Microseconds of one yardstick, right now."""
    start, count = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        for _ in range(10):
            yardstick()
        count += 10
    return spent / count * 1e6


def timed(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """CPU microseconds for one unit of work, and the same in yardsticks. `work` returns its units."""
    work()
    units, spent, yards = 0, 0.0, [_yard()]
    while spent < seconds:
        start = time.process_time()
        while time.process_time() - start < _SLICE:
            units += work()
        spent += time.process_time() - start
        yards.append(_yard())
    micros = spent / units * 1e6
    return micros, micros / statistics.fmean(yards)


def _tables() -> Iterator[tuple[str, Game[Any]]]:
    for name in cardlab.games():
        usual = seat_counts(name)[0]
        for seats in sorted(seat_counts(name), key=lambda n: n != usual):
            yield name, cardlab.game(name, seats=seats)


def random_play(game: Game[Any]) -> Callable[[], int]:
    """One random hand: list all legal moves, choose one, apply it. Units are moves."""
    seeds = iter(range(10**9))

    def work() -> int:
        seed, moves = next(seeds), 0
        rng, state = random.Random(seed), game.deal(seed)
        while legal := game.legal(state):
            state = game.play(state, legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return work


def _tries(game: Game[Any], count: int = 400) -> list[tuple[Any, Any]]:
    """States and moves as a learner tries them, legal and not, from random play."""
    found: list[tuple[Any, Any]] = []
    seed = 0
    while len(found) < count:
        rng, state = random.Random(seed), game.deal(seed)
        seed += 1
        while (move := game.sample(state, rng)) is not None:
            if rng.random() < 0.2:
                found += [(state, move), *((state, k.attempt(state)) for k in game.kinds)]
            state = game.play(state, move)
    rng.shuffle(found)
    return found[:count]


def _each(work: Callable[[Any], object], items: list[Any]) -> list[float]:
    """The best of three times of each item, in yardsticks."""
    found = []
    for item in items:
        best = min(_once(work, item) for _ in range(3))
        found.append(best)
    yard = statistics.fmean(_yard() for _ in range(5))
    return [micros / yard for micros in found]


def _once(work: Callable[[Any], object], item: Any) -> float:
    start = time.perf_counter()
    work(item)
    return (time.perf_counter() - start) * 1e6


def explaining(name: str, game: Game[Any]) -> Iterator[Row]:
    """A full ruling tree of a try, and its English text."""
    from cardlab.words import words

    say, tries = words("en"), _tries(game)
    yard = statistics.fmean(_yard() for _ in range(5))
    for what, work, items, goal in (
        ("ruling tree", lambda t: game.ruling(*t), tries, 20.0),
        ("ruling text", say.text, [game.ruling(*t) for t in tries], 100.0),
    ):
        times = sorted(_each(work, items))
        middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
        yield Row(
            f"{what}, {name}, median", middle * yard, middle, goal / _QUIET, f"p99 {late * yard:.0f} µs"
        )


def fixing(name: str, game: Game[Any]) -> Iterator[Row]:
    """What would make a forbidden try legal: all that is found."""
    from cardlab.explain import fixes

    tries = [(state, move) for state, move in _tries(game) if not game.allows(state, move)][:100]
    yard = statistics.fmean(_yard() for _ in range(5))
    times = sorted(_each(lambda t: fixes(game, *t), tries))
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    note = f"p99 {late * yard / 1e3:.0f} ms (goal 150)"
    yield Row(f"fixes, {name}, median", middle * yard, middle, 20_000 / _QUIET, note)


def solving(count: int = 1000) -> Iterator[Row]:
    """All smallest ways to lay two sets and a sequence from twelve cards, two of them jokers; each hand timed alone."""
    from cardlab.cards import JOKER, PACK
    from cardlab.games.contract_rummy import solver
    from cardlab.games.contract_rummy.family import Deal

    house, deal, rng = cardlab.game("contract_rummy").house, Deal(12, sets=2, runs=1), random.Random(1)
    pack = PACK * 2
    hands = [tuple(sorted([*rng.sample(pack, 10), JOKER, JOKER])) for _ in range(count)]
    times = sorted(_each(lambda hand: list(solver.ways(hand, deal, house)), hands))
    yard = statistics.fmean(_yard() for _ in range(5))
    for name, at, goal in (("median", 0.5, 200.0), ("p99", 0.99, 600.0)):
        rel = times[int(len(times) * at)]
        what = f"contract solver, 2 sets + 1 sequence, 12 cards, {name}"
        yield Row(what, rel * yard, rel, goal / _QUIET, "2 of the cards are jokers")


def importing() -> Iterator[Row]:
    """`import cardlab` against a bare interpreter: CPU time and memory, in processes of their own.

    Its modules are compiled before, as those of an installed package are.
    """
    settings = dict(os.environ)
    settings.pop("PYTHONDONTWRITEBYTECODE", None)

    def cost(code: str) -> tuple[float, float]:
        script = (
            f"{code}\nimport resource\nu = resource.getrusage(resource.RUSAGE_SELF)\n"
            "rss = next(int(r.split()[1]) for r in open('/proc/self/status') if r.startswith('VmRSS'))\n"
            "print((u.ru_utime + u.ru_stime) * 1e3, rss / 1024)"
        )
        runs = [
            subprocess.run(
                [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=settings
            ).stdout.split()
            for _ in range(7)
        ]
        return statistics.median(float(r[0]) for r in runs), statistics.median(float(r[1]) for r in runs)

    with tempfile.TemporaryDirectory() as compiled:
        settings["PYTHONPYCACHEPREFIX"] = compiled
        cost("import cardlab")
        (bare_cpu, bare_memory), (cpu, memory) = cost("pass"), cost("import cardlab")
    yard = statistics.fmean(_yard() for _ in range(5))
    note = f"{memory - bare_memory:.1f} MiB over bare (goal 5)"
    yield Row(
        "import cardlab, CPU over bare",
        (cpu - bare_cpu) * 1e3,
        (cpu - bare_cpu) * 1e3 / yard,
        50_000 / _QUIET,
        note,
    )


def rows(seconds: float, only: str = "") -> Iterator[Row]:
    """All figures, one after the other."""
    for name, game in _tables():
        what = f"random play, {name}, {game.seats} players, a move"
        if only in what:
            usual = game.seats == seat_counts(name)[0]
            yield Row(what, *timed(random_play(game), seconds), _GOALS.get(name) if usual else None)
    for name in cardlab.games():
        if only in f"ruling {name}":
            yield from explaining(name, cardlab.game(name))
    for name in cardlab.games():
        if only in f"fixes {name}":
            yield from fixing(name, cardlab.game(name))
    if only in "contract solver, 2 sets + 1 sequence, 12 cards with 2 jokers":
        yield from solving()
    if only in "import cardlab":
        yield from importing()


def main(argv: list[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m cardlab.bench", description="What the library costs.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each timed loop")
    parser.add_argument("--only", default="", help="only rows that contain this word")
    given = parser.parse_args(argv)
    sys.stdout.write(f"{'what':58s} {'µs':>10s} {'rel':>8s} {'goal':>8s}\n")
    for row in rows(given.seconds, given.only):
        sys.stdout.write(f"{row}\n")
        sys.stdout.flush()
    sys.stdout.write(f"one yardstick: {statistics.fmean(_yard() for _ in range(5)):.1f} µs\n")


if __name__ == "__main__":
    main()
