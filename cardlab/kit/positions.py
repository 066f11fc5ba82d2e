"""Positions as text: a line `key whose: value` for each thing that is said, written in one canonical way.

    turn: South, to meld
    hand South: 8♠ 8♥ 2♣
    pile: 9♦ 8♦, frozen

A game lists its parts (`Piece` for one value, `lines.Line` for a line of notes) and how its cards are
dealt; `Positions` reads and writes by that list. Lines may be parted by semicolons too. What no
line says is dealt from the cards of the packs that no line names, in a fixed order. Every error
is a BadNotation that names the line, the words, and the way out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from cardlab.cards import PACK, BadNotation, Card, Cards
from cardlab.kit.parts import Part, Piece, Said
from cardlab.options import meant

S = TypeVar("S")


@dataclass(frozen=True, kw_only=True)
class Positions(Generic[S]):
    """The positions of a game as text.

    `parts` in the order in which they are written; those in a tuple take turns, owner by owner.
    `deals` says which fields are dealt from the rest of the packs if no line says them, in this
    order, and how many cards (None: all that is left); only cards that fit (`fits`) are dealt by
    number. `settle` has the last word: it settles and checks what depends on several lines.
    """

    state: Callable[..., S]
    parts: tuple[Part | tuple[Part, ...], ...]
    seats: Callable[[Any], int] = lambda house: house.seats
    sides: Callable[[Any], int] | None = None
    pack: Callable[[Any], Sequence[Card]]
    deals: Mapping[str, Callable[[Said], int] | None] = field(default_factory=dict)
    fits: Callable[[Card], bool] | None = None
    settle: Callable[[Said], None] = lambda _: None

    @cached_property
    def _keys(self) -> dict[str, Part]:
        flat = [part for group in self.parts for part in (group if isinstance(group, tuple) else (group,))]
        return {part.key: part for part in flat}

    def write(self, s: Any) -> str:
        """A position as text: everything is said, one thing a line."""
        seats, sides = self._sizes(s.house)
        lines = []
        for group in self.parts:
            parts = group if isinstance(group, tuple) else (group,)
            given = [[(part.key, *line) for line in part.give(s, seats, sides)] for part in parts]
            for key, whose, value in [line for owner in zip(*given, strict=True) for line in owner]:
                lines.append(f"{key} {whose}".rstrip() + f": {value}".rstrip())
        return "\n".join(lines) + "\n"

    def reader(self, house: Any) -> Callable[[str], S]:
        """The reader of positions of a table with these house rules."""

        def read(text: str) -> S:
            said = Said(house, *self._sizes(house))
            for number, line in enumerate(re.split(r"[\n;]", text), 1):
                if line.strip():
                    try:
                        self._line(said, line)
                    except BadNotation as error:
                        raise BadNotation(f"Line {number}, {line.strip()!r}: {error}") from None
            return self._state(said)

        return read

    def _sizes(self, house: Any) -> tuple[int, int]:
        seats = self.seats(house)
        return seats, self.sides(house) if self.sides else seats

    def _line(self, said: Said, line: str) -> None:
        head, colon, value = line.partition(":")
        key, _, whose = head.strip().partition(" ")
        part = self._keys.get(key.lower())
        if part is None:
            raise BadNotation(f"{key!r} is not a part of a position. {meant(key, self._keys)}")
        if not colon:
            raise BadNotation("There is no colon. Write one after what it is of, such as: turn: South")
        part.take(said, whose.strip(), value.strip())

    def _state(self, said: Said) -> S:
        for part in self._keys.values():
            said.fields.update(part.absent(said))
        said.rest = self._rest(said)
        for name, count in self.deals.items():
            self._deal(said, name, count)
        self.settle(said)
        fields = {n: tuple(v.values()) if isinstance(v, dict) else v for n, v in said.fields.items()}
        return self.state(house=said.house, **fields)

    def _deal(self, said: Said, name: str, count: Callable[[Said], int] | None) -> None:
        def dealt() -> Cards:
            return (
                said.deal(len(said.rest))
                if count is None
                else tuple(sorted(said.deal(count(said), self.fits)))
            )

        of = next(part.of for part in self._keys.values() if isinstance(part, Piece) and part.field == name)
        if not of:
            if name not in said.fields:
                said[name] = dealt()
            return
        there = said.fields.get(name, {})
        said[name] = {i: there[i] if i in there else dealt() for i in range(len(said.names(of)))}

    def _rest(self, said: Said) -> list[Card]:
        """The cards of the packs that no line named, in the order of the pack. Raises BadNotation."""
        pack = self.pack(said.house)
        named = Counter([card for part in self._keys.values() for card in part.named(said)])
        for card, count in named.items():
            have = pack.count(card)
            if count > have:
                raise BadNotation(_too_many(card, count, have, pack))
        rest = []
        for card in pack:
            if named[card]:
                named[card] -= 1
            else:
                rest.append(card)
        return rest


_NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()


def _too_many(card: Card, count: int, have: int, pack: Sequence[Card]) -> str:
    packs = pack.count(PACK[0])
    holds = "the pack holds" if packs == 1 else f"{_NUMBERS[packs]} packs hold"
    if not have:
        return f"{card} is named, but {holds} none."
    return f"{card} is named {count} times, more often than it is there: {holds} only {have}."
