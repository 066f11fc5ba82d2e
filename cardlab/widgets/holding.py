"""What a learner holds up, puts aside and likes: plain values of one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from cardlab.cards import Card
from cardlab.views import Offer, Zone


@dataclass(frozen=True, slots=True)
class Choice:
    """An offer as the table shows it: under a key that says the same thing until it changes."""

    key: str
    offer: Offer
    open: bool
    ready: bool  # moves of this kind are possible at this moment, with some cards or other
    far: bool  # they are not, and no card is held up for one
    nearest: Any = None  # where no card is held up for a move that takes some: the likeliest that does
    start: bool = False  # and that one is legal


@dataclass(slots=True)
class Settings:
    """What a learner likes."""

    four: bool = False
    jumbo: str = "auto"
    back: str = "blue"
    motion: bool = True
    sort: str = "rank"
    level: str = "sentence"


@dataclass(slots=True)
class Group:
    """Cards put aside, by their keys, and the zone they are meant for."""

    keys: list[str]
    zone: str = ""


def keyed(cards: Iterable[Card | None]) -> Iterator[tuple[str, Card | None]]:
    """Cards with keys that tell equal copies apart."""
    copies: Counter[str] = Counter()
    for card in cards:
        name = "back" if card is None else card.name
        yield f"{name}.{copies[name]}", card
        copies[name] += 1


def reach(zone: Zone) -> str:
    """What may be picked up in a zone other than the own hand: `top`, `run`, `any`, or nothing."""
    return next((_REACH[mark] for mark in zone.marks if mark in _REACH), "")


_REACH = {"source": "top", "source-run": "run", "source-any": "any"}


def by_rank(card: Card) -> tuple[int, int]:
    """All fours, then all fives."""
    return (_ORDER[card.rank], card.suit)


def by_suit(card: Card) -> tuple[int, int]:
    """All clubs, then all diamonds."""
    return (_SUITS[card.suit], _ORDER[card.rank])


# threes first, aces over kings, deuces and jokers last, as most games of these packs value them
_ORDER = (11, 12, *range(11), 13)
_SUITS = (0, 1, 3, 2, 4)  # black and red in turn, jokers last
