"""Lines of notes in a position: words with slots, one template for reading and writing.

turn: South, to meld, took 8♣
deal: 0 of seed 7 by East
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from cardlab.cards import SUIT_NAMES, BadNotation, Card, suit
from cardlab.kit.names import compass, place_of
from cardlab.kit.parts import Said, common, names, not_one, one_card
from cardlab.options import meant

# kind of slot: its pattern, an example, and the value that need not be said
_SLOTS: dict[str, tuple[str, str, Any]] = {
    "count": ("[0-9]{1,6}", "3", 0),
    "whole": ("-?[0-9]{1,30}", "7", 0),
    "seat": ("[^,]+?", "", None),
    "card": ("[^,]+?", "8♣", None),
    "suit": ("[^,]+?", "♥", None),
}
_SLOT = re.compile(r"{(\w+)(?::(\w+))?}")


@dataclass(frozen=True)
class Note:
    """Words that say fields of a state, read and written by one template.

    `took {took:card}` has a slot for a card in the field `took`; slots are `count` (if no kind is
    named), `whole`, `seat`, `card` and `suit`. `tells` are fields that the words themselves say, and `also`
    what follows from them. A note that tells nothing new is not written, unless `always`.
    """

    text: str
    tells: Mapping[str, Any] = field(default_factory=dict)
    also: Mapping[str, Any] = field(default_factory=dict)
    always: bool = False

    @cached_property
    def slots(self) -> tuple[tuple[str, str], ...]:
        """The fields of the slots and their kinds, in order."""
        return tuple([(name, kind or "count") for name, kind in _SLOT.findall(self.text)])

    @cached_property
    def pattern(self) -> str:
        """A regular expression for the words, with a group for each slot."""
        words = _SLOT.split(self.text)  # text, name, kind, text, …
        found = [re.escape(words[0]).replace(r"\ ", r"\s+")]
        for at in range(1, len(words), 3):
            found.append(f"({_SLOTS[words[at + 1] or 'count'][0]})")
            found.append(re.escape(words[at + 2]).replace(r"\ ", r"\s+"))
        return "".join(found)

    @cached_property
    def whole(self) -> re.Pattern[str]:
        return re.compile(self.pattern, re.IGNORECASE)

    @cached_property
    def leading(self) -> re.Pattern[str]:
        return re.compile(self.pattern + r"\s*(?:,(?P<more>.*))?", re.IGNORECASE)

    def example(self, name: str) -> str:
        """The words with something in each slot, and this name for a seat."""
        return _SLOT.sub(lambda m: _SLOTS[m[2] or "count"][1] or name, self.text)

    def told(self, said: Said, found: Sequence[str]) -> dict[str, Any]:
        """The fields that the words say, given those in the slots. Raises BadNotation."""
        read = {name: _read_slot(said, kind, word) for (name, kind), word in zip(self.slots, found)}
        return read | dict(self.tells) | dict(self.also)

    def worth(self, get: Callable[[str], Any]) -> bool:
        """Do the words say something of this state that is not taken for granted?"""
        if any(get(name) != value for name, value in self.tells.items()):
            return False
        if self.always or (self.tells and not self.slots):
            return True
        return any(get(name) != _SLOTS[kind][2] for name, kind in self.slots)

    def said(self, get: Callable[[str], Any], seats: int) -> str:
        """The words of a state."""
        values = iter([_write_slot(kind, get(name), seats) for name, kind in self.slots])
        return _SLOT.sub(lambda _: next(values), self.text)


def _read_slot(said: Said, kind: str, word: str) -> Any:
    if kind == "seat":
        return said.seat(word)
    if kind == "suit":
        return suit(word)
    return one_card(word) if kind == "card" else int(word)


def _write_slot(kind: str, value: Any, seats: int) -> str:
    if kind == "suit":
        return SUIT_NAMES[value]
    return compass(seats)[value] if kind == "seat" else str(value)


@dataclass(frozen=True, kw_only=True)
class Line:
    """Notes parted by commas: one that leads, then others in any order.

    Of several leads each is another way to begin. A line that says nothing new is not written if
    it is `seldom`. `default` gives the fields of a line that is not there; fields that it does not
    name are left to the state's own defaults.
    """

    key: str
    leads: tuple[Note, ...]
    notes: tuple[Note, ...] = ()
    of: str = ""
    what: str = ""  # "a deal"; "a" and the key if not said
    example: str = ""
    seldom: bool = False
    default: Callable[[Said], Mapping[str, Any]] = lambda _: {}
    # what is wrong with the fields of the line, "" for nothing
    check: Callable[[Said, Mapping[str, Any]], str] | None = None

    def take(self, said: Said, whose: str, value: str) -> None:
        if not self.of:
            common(self.key, whose)
        owner = place_of(whose, said.names(self.of), not_one(self.of)) if self.of else None
        said.once(self.key, owner, f"{self.key} {whose}".rstrip())
        found = self._told(said, value)
        wrong = self.check(said, found) if self.check else ""
        if wrong:
            raise BadNotation(wrong)
        for name, told in found.items():
            if owner is None:
                said[name] = told
            else:
                said.fields.setdefault(name, {})[owner] = told

    def _told(self, said: Said, value: str) -> dict[str, Any]:
        lead = next(((n, m) for n in self.leads if (m := n.leading.fullmatch(value))), None)
        if lead is None:
            raise BadNotation(f"{value!r} is not {self._what}. {self._hint(said, value)}")
        note, match = lead
        told = note.told(said, match.groups())
        for part in match["more"].split(",") if match["more"] is not None else ():
            told |= self._note(said, part.strip())
        return told

    def _note(self, said: Said, part: str) -> dict[str, Any]:
        for note in self.notes:
            match = note.whole.fullmatch(part)
            if match:
                return note.told(said, match.groups())
        known = [note.example(compass(said.seats)[-1]) for note in self.notes]
        hint = meant(part, known) if known else self._hint(said, part)
        raise BadNotation(f"{part!r} says nothing of {self._what}. {hint}")

    @property
    def _what(self) -> str:
        return self.what or f"a {self.key}"

    def _hint(self, said: Said, value: str) -> str:
        """How such a line is written; where it may begin in several ways, all of them."""
        first = compass(said.seats)[0]
        if len(self.leads) > 1:
            return meant(value, [note.example(first) for note in self.leads])
        example = self.example or ", ".join([n.example(first) for n in (*self.leads, *self.notes[:1])])
        return f"Write: {self.key}{f' {first}' * bool(self.of)}: {example}"

    def give(self, s: Any, seats: int, sides: int) -> Iterator[tuple[str, str]]:
        for at, whose in enumerate(names(self.of, seats, sides) if self.of else ("",)):

            def get(name: str, at: int = at) -> Any:
                value = getattr(s, name)
                return value[at] if self.of else value

            lead = [note for note in self.leads if note.worth(get)]
            more = [note for note in self.notes if note.worth(get)]
            if lead or more or not self.seldom:
                yield whose, ", ".join([note.said(get, seats) for note in (*(lead or self.leads)[:1], *more)])

    def absent(self, said: Said) -> Mapping[str, Any]:
        default = self.default(said)
        if not self.of:
            return {name: value for name, value in default.items() if name not in said.fields}
        owners = range(len(said.names(self.of)))
        there = {name: said.fields.get(name, {}) for name in default}
        return {name: {i: there[name].get(i, value) for i in owners} for name, value in default.items()}

    def named(self, said: Said) -> Iterable[Card]:
        return ()


def turn(phases: Mapping[str, str], *notes: Note) -> Line:
    """Whose turn it is, in which phase, and what else there is to say of it.

    `phases` are the words of each phase ("" for one that goes without saying), the usual one first.
    """
    first = {"phase": next(iter(phases))} if phases else {}
    named = [Note(words, {"phase": phase}) for phase, words in phases.items() if words]
    return Line(key="turn", leads=(Note("{turn:seat}"),), notes=(*named, *notes),
                default=lambda said: {"turn": 0, **first})  # fmt: skip


def _after_dealer(said: Said) -> int:
    return (said.turn() - 1) % said.seats


def deal(
    text: str = "{hand_number} of seed {seed:whole} by {dealer:seat}",
    example: str = "0 of seed 7 by East",
    *,
    who: Callable[[Said], int] = _after_dealer,
    check: Callable[[Said, Mapping[str, Any]], str] | None = None,
) -> Line:
    """Which deal of which seed it is, and who dealt or began: `who` settles that if it is not said."""
    note = Note(text)

    def default(said: Said) -> dict[str, int]:
        return {name: who(said) if kind == "seat" else 0 for name, kind in note.slots}

    return Line(key="deal", leads=(note,), example=example, default=default, check=check)


def out(*notes: Note) -> Line:
    """Who went out, and how."""
    went = Note("{out:seat}", also={"phase": "over"})
    return Line(key="out", leads=(went,), notes=notes, what="going out", seldom=True)
