"""The parts of a position: what was said so far, and lines that hold one value each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from cardlab.cards import BadNotation, Card, Cards, cards, spell
from cardlab.kit.names import compass, partners, place_of


class Said:
    """What the lines of a position said so far: fields of the state.

    A field that each owner has (`hands`) is a dictionary by owner until the state is put together.
    """

    def __init__(self, house: Any, seats: int, sides: int) -> None:
        self.house, self.seats, self.sides = house, seats, sides
        self.fields: dict[str, Any] = {}
        self.heads: set[tuple[str, Any]] = set()
        self.rest: list[Card] = []  # cards that no line named; filled once all lines are read

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def __setitem__(self, name: str, value: Any) -> None:
        self.fields[name] = value

    def names(self, of: str) -> tuple[str, ...]:
        """The names of all seats or of all sides."""
        return names(of, self.seats, self.sides)

    def seat(self, name: str) -> int:
        """The seat of this name. Raises BadNotation."""
        return place_of(name, compass(self.seats))

    def turn(self) -> int:
        """The seat in turn, South where none was named."""
        return int(self.fields.get("turn", 0))

    def once(self, key: str, owner: Any, head: str) -> None:
        """Note that a line was said; raises BadNotation if it was before."""
        if (key, owner) in self.heads:
            raise BadNotation(f"{head!r} is said twice. Put all of it on one line.")
        self.heads.add((key, owner))

    def deal(self, count: int, fits: Callable[[Card], bool] | None = None) -> Cards:
        """So many of the cards that no line named, taken away from there; fewer where there are no more."""
        found = [card for card in self.rest if fits is None or fits(card)][:count]
        for card in found:
            self.rest.remove(card)
        return tuple(found)


def names(of: str, seats: int, sides: int) -> tuple[str, ...]:
    """The names of those who own a part: seats, sides, or the words of a list such as `1 2 3`."""
    if of == "seat":
        return compass(seats)
    return partners(seats, sides) if of == "side" else tuple(of.split())


def not_one(of: str) -> str:
    """What is wrong with a name that no owner has."""
    return "is not a side of this table" if of == "side" else "does not sit at this table"


class Part(Protocol):
    """What stands on a line with this key, or on several. `give` yields whose each is, and its value."""

    @property
    def key(self) -> str: ...

    def take(self, said: Said, whose: str, value: str) -> None:
        """Read a value into what was said. Raises BadNotation."""

    def give(self, s: Any, seats: int, sides: int) -> Iterator[tuple[str, str]]:
        """The lines of a state: whose each is, and what it says."""

    def absent(self, said: Said) -> Mapping[str, Any]:
        """What holds where no line says it."""

    def named(self, said: Said) -> Iterable[Card]:
        """The cards of the packs that its lines named."""


# --- one value ----------------------------------------------------------------


def _spelled(_: Any, value: Any) -> str:
    return spell(value)


def _no_cards(_: Any) -> Cards:
    return ()


@dataclass(frozen=True, kw_only=True)
class Piece:
    """One field of the state on a line: by seat or side with `of`, else for all.

    `read(said, text)` gives the field's value, `write(state, value)` its text (None: not said).
    `first` is the field's place of the first owner, where the field holds more than this part.
    """

    key: str
    field: str
    read: Callable[[Said, str], Any]
    write: Callable[[Any, Any], str | None] = _spelled
    of: str = ""
    cards: Callable[[Any], Iterable[Card]] = _no_cards  # the cards of the packs that a value names
    default: Callable[[Said], Any] | None = lambda _: ()  # None: dealt, or settled by the game
    first: int = 0
    wrong: str = ""  # what a name is not, if it is none of theirs
    mine: bool = False  # if nobody is named, it is the player's in turn

    def take(self, said: Said, whose: str, value: str) -> None:
        head = f"{self.key} {whose}".rstrip()
        if not self.of:
            common(self.key, whose)
            said.once(self.key, None, head)
            said[self.field] = self.read(said, value)
            return
        if not whose and self.mine:
            whose = said.names(self.of)[said.turn()]
        if not whose:
            raise BadNotation(
                f"It is not said whose {self.key} this is. Write: {self.key} {said.names(self.of)[0]}: …"
            )
        owner = self.first + place_of(whose, said.names(self.of), self.wrong or not_one(self.of))
        said.once(self.key, owner, head)
        said.fields.setdefault(self.field, {})[owner] = self.read(said, value)

    def give(self, s: Any, seats: int, sides: int) -> Iterator[tuple[str, str]]:
        value = getattr(s, self.field)
        owned = zip(names(self.of, seats, sides), value[self.first :]) if self.of else [("", value)]
        for whose, value in owned:
            text = self.write(s, value)
            if text is not None:
                yield whose, text

    def absent(self, said: Said) -> Mapping[str, Any]:
        if self.default is None:
            return {}
        if not self.of:
            return {} if self.field in said.fields else {self.field: self.default(said)}
        there = said.fields.get(self.field, {})
        return {self.field: {i: there[i] if i in there else self.default(said) for i in self._owners(said)}}

    def _owners(self, said: Said) -> range:
        return range(self.first, self.first + len(said.names(self.of)))

    def named(self, said: Said) -> Iterable[Card]:
        if self.of:
            there: dict[int, Any] = said.fields.get(self.field, {})
            return [card for i in self._owners(said) if i in there for card in self.cards(there[i])]
        value = said.fields.get(self.field)
        return () if value is None else self.cards(value)


@dataclass(frozen=True, kw_only=True)
class Free:
    """A part that a game reads and writes in its own way, such as one of several lines.

    `read(said, whose, text)` notes what a line says, `lines(state)` gives whose each line is and its text.
    """

    key: str
    read: Callable[[Said, str, str], None]
    lines: Callable[[Any], Iterable[tuple[str, str]]]
    cards: Callable[[Said], Iterable[Card]] = _no_cards

    def take(self, said: Said, whose: str, value: str) -> None:
        self.read(said, whose, value)

    def give(self, s: Any, seats: int, sides: int) -> Iterator[tuple[str, str]]:
        yield from self.lines(s)

    def absent(self, said: Said) -> Mapping[str, Any]:
        return {}

    def named(self, said: Said) -> Iterable[Card]:
        return self.cards(said)


def common(key: str, whose: str) -> None:
    """Check that a part that all share is said to be nobody's. Raises BadNotation."""
    if whose:
        raise BadNotation(f"{f'{key} {whose}'!r}: {key!r} belongs to no one alone. Write: {key}: …")


def held(
    key: str, field: str, *, of: str = "", check: Callable[[Card], str] | None = None, sort: bool = False,
    dealt: bool = False, marks: Mapping[str, str] | None = None,
) -> Piece:  # fmt: skip
    """Cards that lie somewhere. `check` says what is wrong with one of them ("" for nothing).

    With `dealt`, what is not said is dealt (see `Positions.deals`); else there are none. `marks` are words
    that may follow the cards, each with the field of the state that it makes true: `pile: 9♦, frozen`.
    """
    words = dict(marks or {})

    def read(said: Said, text: str) -> Cards:
        for word, name in words.items():
            body = re.sub(rf",?\s*\(?\b{word}\b\)?", "", text)
            said[name], text = body != text, body
        found = cards(text)
        wrong = next((told for card in found if check and (told := check(card))), "")
        if wrong:
            raise BadNotation(wrong)
        return tuple(sorted(found)) if sort else found

    def write(s: Any, value: Cards) -> str:
        return ", ".join([spell(value), *[word for word, name in words.items() if getattr(s, name)]])

    return Piece(key=key, field=field, read=read, write=write, of=of, cards=lambda value: value,
                 default=None if dealt else lambda _: ())  # fmt: skip


def totals(of: str = "seat") -> Piece:
    """The totals of the match before this hand, one a seat or side."""

    def read(said: Said, text: str) -> tuple[int, ...]:
        words, count = text.split(), len(said.names(of))
        if len(words) != count or not all(re.fullmatch("-?[0-9]{1,6}", word) for word in words):
            whose = "player" if of == "seat" else of
            raise BadNotation(f"{text!r} must be {count} whole numbers, one a {whose}.")
        return tuple([int(word) for word in words])

    return Piece(key="totals", field="totals", read=read, write=lambda _, value: " ".join(map(str, value)),
                 default=lambda said: (0,) * len(said.names(of)))  # fmt: skip


def one_card(text: str) -> Card:
    """The one card that a text names. Raises BadNotation."""
    found = cards(text)
    if len(found) != 1:
        raise BadNotation(f"{text!r} is not one card.")
    return found[0]
