"""Random play and random tries of every game, for properties that all games owe their players.

A game that registers itself is played here without a line of its own: moves are varied by
their types (a card becomes another card, a tuple loses or gains an item), so that most tries
are nearly legal, and some are.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_type_hints

import cardlab
from cardlab.cards import FACES, Card, Rank
from cardlab.games import presets, seat_counts
from cardlab.values import Side
from cardlab.views import Event
from tests.small import eights

Table = tuple[str, str, int]
TABLES: list[Table] = [
    (name, preset, seats)
    for name in cardlab.games()
    for preset in presets(name)
    for seats in seat_counts(name)
] + [("eights", "seed", 2)]  # the smallest game, which is not part of the package
LONGEST = 4000  # moves; a hand of random play is far shorter


def named(table: Any) -> str:
    return "-".join(map(str, table))


@cache
def at(table: Table) -> cardlab.Game[Any]:
    name, preset, seats = table
    if name == "eights":
        return eights.make(preset, seats, {})
    return cardlab.game(name, preset=preset, seats=seats)


@dataclass(frozen=True)
class Step:
    """One move of a line of play; `move` is None at its end."""

    state: Any
    move: Any
    events: tuple[Event, ...] = ()
    after: Any = None


def whole(state: Any) -> str:
    """Everything in a state as text; its `repr` is one line of it."""
    return repr([(f.name, getattr(state, f.name)) for f in dataclasses.fields(state)])


def hear(told: list[Event]) -> Any:
    def tell(what: str, rule: str, cards: Any = (), source: str = "", target: str = "", **facts: Any) -> None:
        told.append(Event(what, rule, tuple(cards), source, target, tuple(facts.items())))

    return tell


def choose(game: cardlab.Game[Any], state: Any, rng: random.Random) -> Any:
    """A legal move: any kind as likely as any other, so that rare kinds are played too."""
    kinds: dict[type, list[Any]] = {}
    for move in game.legal(state):
        kinds.setdefault(type(move), []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))]) if kinds else None


def walk(game: cardlab.Game[Any], state: Any, rng: random.Random) -> Iterator[Step]:
    """Random play from a state to the end of the hand."""
    for _ in range(LONGEST):
        move = choose(game, state, rng)
        if move is None:
            yield Step(state, None)
            return
        told: list[Event] = []
        after = game.play(state, move, hear(told))
        yield Step(state, move, tuple(told), after)
        state = after
    raise AssertionError(f"a hand of {game.id} with {game.seats} does not come to an end")


@cache
def line(table: Table, seed: int) -> tuple[Step, ...]:
    game = at(table)
    return tuple(walk(game, game.deal(seed), random.Random(seed)))


def some(steps: tuple[Step, ...], count: int, rng: random.Random) -> list[Step]:
    """A few steps of a line in the order of play: its end, and every kind of move as often as any other."""
    kinds: dict[type, list[int]] = {}
    for i, step in enumerate(steps):
        kinds.setdefault(type(step.move), []).append(i)
    picked = {len(steps) - 1}
    for share, places in enumerate(sorted(kinds.values(), key=len)):
        fair = (count - len(picked)) // (len(kinds) - share) + 1
        picked |= set(rng.sample(places, min(fair, len(places))))
    return [steps[i] for i in sorted(picked)]


# --- tries ----------------------------------------------------------------------


def proposals(game: cardlab.Game[Any], state: Any) -> list[Any]:
    """What the open kinds propose, legal or not, and the likeliest try of each closed one."""
    found: list[Any] = []
    for kind in game.kinds:
        found += kind.propose(state) if kind.open(state, None) else [kind.attempt(state)]
    return found


def seen_cards(game: cardlab.Game[Any], state: Any) -> list[Card]:
    view = game.view(state, game.turn(state))
    return [card for zone in view.zones for card in zone.cards if card is not None] or list(FACES)


def tries(
    game: cardlab.Game[Any], state: Any, rng: random.Random, count: int, strangers: tuple[Step, ...] = ()
) -> list[Any]:
    """Random moves, most of them nearly legal. They depend only on what the player in turn sees."""
    start = proposals(game, state)
    near = seen_cards(game, state)
    found: list[Any] = []
    for _ in range(count):
        if strangers and rng.random() < 0.2 and (move := rng.choice(strangers).move) is not None:
            found.append(move)
            continue
        move = rng.choice(start)
        alike = [m for m in start if type(m) is type(move)]
        if rng.random() < 0.3:
            move = joined(move, rng.choice(alike))
        for _ in range(rng.choice((0, 1, 1, 2, 3))):
            move = varied(move, near, rng)
        found.append(move)
    return found


def joined(one: Any, other: Any) -> Any:
    """Two moves of a kind in one: their tuples put together."""
    both = {
        f.name: getattr(one, f.name) + getattr(other, f.name)
        for f in _fields(one)
        if isinstance(getattr(one, f.name), tuple)
    }
    return dataclasses.replace(one, **both)


def varied(value: Any, near: list[Card], rng: random.Random) -> Any:
    """A value of the same type, a little different."""
    fields = _fields(value)
    if not fields:
        return value
    field = rng.choice(fields)
    hint = _hints(value.__class__).get(field.name)
    return dataclasses.replace(value, **{field.name: _other(getattr(value, field.name), hint, near, rng)})


def _other(old: Any, hint: Any, near: list[Card], rng: random.Random) -> Any:
    if isinstance(old, bool):
        return not old
    if isinstance(old, tuple):
        return _other_tuple(old, hint, near, rng)
    if isinstance(old, Card) or hint is Card:
        return rng.choice(near if rng.random() < 0.8 else FACES)
    if isinstance(old, Rank):
        return rng.choice([card.rank for card in near]) if rng.random() < 0.8 else Rank(rng.randrange(14))
    if hint == Side | None:
        return rng.choice((None, Side(0), Side(1)))
    if dataclasses.is_dataclass(old):
        return varied(old, near, rng)
    return old


def _other_tuple(old: tuple[Any, ...], hint: Any, near: list[Card], rng: random.Random) -> tuple[Any, ...]:
    items = list(old)
    of_cards = hint == tuple[Card, ...]
    what = rng.choice(("drop", "more", "more", "vary", "vary", "mix"))
    if what == "drop" and items:
        del items[rng.randrange(len(items))]
    elif what == "more" and (of_cards or items):
        items.append(rng.choice(near) if of_cards else rng.choice(items))
    elif what == "vary" and items:
        i = rng.randrange(len(items))
        items[i] = rng.choice(near) if of_cards else _other(items[i], None, near, rng)
    else:
        rng.shuffle(items)
    return tuple(items)


def _fields(value: Any) -> list[Any]:
    return [f for f in dataclasses.fields(value) if f.init] if dataclasses.is_dataclass(value) else []


@cache
def _hints(cls: Any) -> dict[str, Any]:
    return get_type_hints(cls)


def cards_in(value: Any, leave_out: frozenset[str] = frozenset()) -> Iterator[Card]:
    """All cards in a value, however deep, but for some fields by name."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from cards_in(item, leave_out)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for f in dataclasses.fields(value):
            if f.name not in leave_out:
                yield from cards_in(getattr(value, f.name), leave_out)
