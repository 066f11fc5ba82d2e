"""Where an article comes from: the text of the lesson, a standard rulebook, or a decision of this project.

The data is `sources.toml`, the sentences are `source-…` in `explain.ftl`, and the reason of a decision is the
attribute `.why` of its article.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from cardlab.words import Words

TEXT, STANDARD, DECISION = "text", "standard", "decision"

_PLACE = re.compile(r"(\d{3}):([\d,-]+)")
_RULE = re.compile(r"[A-Z]{2}-[A-Z]?\d+")


@dataclass(frozen=True, slots=True)
class Place:
    """Lines of a document of the lesson's text."""

    document: str
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Where an article comes from: of what kind it is, and what supports it.

    `kind` is text, standard or decision. `places` are the lines of the text that say it or call for it, `books`
    the keys of rulebooks that have it, `reading` the article that says how an unclear place was read.
    """

    kind: str
    places: tuple[Place, ...] = ()
    books: tuple[str, ...] = ()
    reading: str = ""


@cache
def sources() -> dict[str, Source]:
    """The source of every article of every game.

    >>> sources()["CA-21"]
    Source(kind='text', places=(Place(document='003', lines=(21,)),), books=(), reading='CA-C4')
    """
    return {
        rule: _read(text)
        for name, game in _data().items()
        if name != "players"
        for rule, text in game.items()
    }


def articles(game: str) -> tuple[str, ...]:
    """The numbers of all articles of a game."""
    return tuple(_data()[game])


def game_of(rule: str) -> str:
    """The game whose rulebook has an article.

    >>> game_of("RB-9")
    'russian_bank'
    """
    return next(name for name, rules in _data().items() if name != "players" and rule in rules)


def in_force(rule: str, seats: int) -> bool:
    """Does an article count when so many play?

    >>> in_force("CA-S19", 4), in_force("CA-S19", 2)
    (True, False)
    """
    players = _data()["players"].get(rule)
    return players is None or seats in players


@cache
def _data() -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / "sources.toml").read_text(encoding="utf-8"))


def _read(text: str) -> Source:
    words = text.split()
    places = tuple(Place(found[1], _lines(found[2])) for found in map(_PLACE.fullmatch, words) if found)
    reading = next((word for word in words if _RULE.fullmatch(word)), "")
    books = tuple(w for w in words if w != "own" and w != reading and not _PLACE.fullmatch(w))
    kind = DECISION if "own" in words else STANDARD if books else TEXT
    return Source(kind, places, books, reading)


def _lines(text: str) -> tuple[int, ...]:
    """`8-10,12` as the lines 8, 9, 10 and 12."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return tuple(found)


def source_text(w: Words, rule: str) -> str:
    """Where a rule comes from, in a sentence or a few; empty for a rule without an article.

    >>> from cardlab.words import words
    >>> source_text(words("en"), "CA-22")
    'From the text of the lesson: document 003, lines 22 and 23.'
    """
    source = sources().get(rule)
    return " ".join(_sentences(w, rule, source)) if source else ""


def _sentences(w: Words, rule: str, source: Source) -> list[str]:
    places = tuple(_said_place(w, place) for place in source.places)
    books = tuple(w.say(f"source-book-{book}") for book in source.books)
    if source.kind == TEXT:
        read = [w.say("source-read", rule=source.reading)] if source.reading else []
        return [w.say("source-text", places=places), *read]
    if source.kind == STANDARD:
        silent = rule.partition("-")[2].startswith("G")  # a gap of the text
        said = w.say("source-silent" if silent else "source-standard", books=books, count=len(books))
        return [said, w.say("source-text-too", places=places)] if places else [said]
    found = [w.say("source-decision-text", places=places) if places else w.say("source-decision")]
    if w.has(f"{rule}.why"):
        found.append(w.say(f"{rule}.why"))
    return [*found, w.say("source-agrees", books=books, count=len(books))] if books else found


def _said_place(w: Words, place: Place) -> str:
    lines = tuple(
        first if first == last else w.say("source-lines", first=first, last=last)
        for first, last in _runs(place.lines)
    )
    return w.say("source-place", document=place.document, lines=lines, count=len(place.lines))


def _runs(lines: tuple[int, ...]) -> list[tuple[int, int]]:
    """Lines that follow each other, together where there are more than two."""
    starts = [0, *(at + 1 for at, (a, b) in enumerate(pairwise(lines)) if b != a + 1), len(lines)]
    found: list[tuple[int, int]] = []
    for a, b in pairwise(starts):
        run = lines[a:b]
        found += [(run[0], run[-1])] if len(run) > 2 else [(line, line) for line in run]
    return found
