"""Golden hands: whole hands as text, with legal moves, reasons, events and the count.

A transcript is read by people, once, line by line, and then every change of it is read in the
diff: run `python -m tests.golden.regenerate`. Sentences are left out (they have tests of their
own); rules are cited by id.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cardlab
from cardlab import Event, Game
from cardlab.cards import spell
from cardlab.games.canasta.position import WILD, Ask, Discard, Draw, Lay, State, Take
from tests.contract.play import hear

FOLDER = Path(__file__).parent / "hands"
# name: options of the table, seed
HANDS: dict[str, tuple[dict[str, Any], int]] = {
    "canasta-seed-4": ({}, 52),
    "canasta-seed-2": ({"seats": 2}, 51),
    "canasta-standard-4": ({"preset": "standard"}, 51),
}
# these say only that it is not the moment for a kind of move
MOMENT = {("CA-13", "start"), ("CA-16", "drawn"), ("CA-15", "after-draw"), ("CA-S19", "asked")}


def choose(game: Game[State], s: State, rng: random.Random) -> Any:
    """A plain player: takes what he can, lays what he can, throws what he needs least; now and then he freezes or asks."""
    moves = list(game.legal(s))
    asks = [m for m in moves if isinstance(m, Ask)]
    if asks and rng.random() < 0.5:
        return asks[0]
    for kind in (Take, Lay):
        found = [m for m in moves if isinstance(m, kind)]
        if found:
            return min(found, key=lambda m: sum(WILD[c] for c in m.used))
    discards = [m for m in moves if isinstance(m, Discard)]
    if discards:
        wild = [m for m in discards if WILD[m.card]]
        plain = [m for m in discards if not WILD[m.card]]
        if wild and (not plain or rng.random() < 0.08):
            return wild[0]
        return min(plain, key=lambda m: (sum(c.rank == m.card.rank for c in s.hand), m.card))
    draws = [m for m in moves if isinstance(m, Draw)]
    return draws[0] if draws else rng.choice(moves)


def transcript(name: str) -> str:
    options, seed = HANDS[name]
    return "\n".join(_lines(cardlab.game("canasta", **options), seed)) + "\n"


def _lines(game: Game[State], seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    told: list[Event] = []
    s = game.deal(seed, hear(told))
    yield f"{game.id}, preset {game.preset}, {game.seats} players, seed {seed}"
    yield ""
    yield from map(_event, told)
    yield ""
    yield from game.write(s).splitlines()
    number = 0
    while (mover := game.turn(s)) is not None:
        number += 1
        move = choose(game, s, rng)
        yield ""
        yield f"{number}. {mover} {game.spell(move)}"
        yield f"   hand: {spell(s.hands[mover])}"
        yield "   legal: " + "; ".join(map(game.spell, game.legal(s)))
        closed = [text for kind in game.kinds if (text := _closed(game, s, kind))]
        if closed:
            yield "   closed: " + "; ".join(closed)
        yield "   because: " + " ".join(dict.fromkeys(leaf.rule for leaf in game.ruling(s, move).credit()))
        told.clear()
        s = game.play(s, move, hear(told))
        yield from map(_event, told)
    yield ""
    yield from game.write(s).splitlines()
    yield ""
    for entry in game.ledger(s):
        yield f"side {entry.side}: {entry.points:+} {entry.what} {_facts(entry.facts)}[{entry.rule}]"
    yield f"scores: {' '.join(map(str, game.scores(s)))}"


def _closed(game: Game[State], s: State, kind: Any) -> str:
    if any(type(move) is kind.move for move in game.legal(s)):
        return ""
    blamed = list(game.ruling(s, kind.attempt(s)).blame())
    if {(leaf.rule, leaf.aspect) for leaf in blamed} <= MOMENT:
        return ""
    return f"{game.spell(kind.attempt(s))} ({' '.join(dict.fromkeys(leaf.rule for leaf in blamed))})"


def _event(event: Event) -> str:
    way = f" {event.source} > {event.target}" if event.cards else ""
    facts = tuple((name, value) for name, value in event.facts if name not in ("card", "cards"))
    return f"   - {event.what} {spell(c for c in event.cards if c is not None)}{way} {_facts(facts)}[{event.rule}]".replace(
        "  - ", "  - "
    )


def _facts(facts: tuple[tuple[str, Any], ...]) -> str:
    return "".join(f"{name}={value!r} " for name, value in facts)
