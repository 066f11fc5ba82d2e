"""How a value prints itself inside a sentence, and which variant of a sentence it selects.

Both go by the value's type: a plain `int` is a count, a `Points` a score, a `Card` a face, a
`Rank` a plural noun, a `Seat` a place at the table. Whatever is a word comes from a catalogue;
only digits and the way numbers are grouped are here, because the locale libraries print Latin
digits for Bengali and Assamese.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from cardlab.cards import RANK_NAMES, Card, Rank
from cardlab.values import Seat, Side

if TYPE_CHECKING:
    from cardlab.words import Words

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Habits:
    """How a language writes whole numbers; from CLDR."""

    plural: Callable[[int], str]
    group: str = ","
    pairs: bool = False  # above the thousands, digits go in pairs: 12,34,567
    digits: str = ""


def _one_is_one(n: int) -> str:
    return "one" if n in (1, -1) else "other"


def _nought_is_one(n: int) -> str:
    return "one" if n in (0, 1, -1) else "other"


_BENGALI = Habits(_nought_is_one, pairs=True, digits="০১২৩৪৫৬৭৮৯")
HABITS = {
    "en": Habits(_one_is_one),
    "qps": Habits(_one_is_one),
    "sq": Habits(_one_is_one, group="\N{NO-BREAK SPACE}"),
    "bn": _BENGALI,
    "as": _BENGALI,
}
_TO = {
    digits: str.maketrans("0123456789", digits) for digits in {h.digits for h in HABITS.values() if h.digits}
}


def number(value: int, habits: Habits, signed: bool = False) -> str:
    """A whole number as a language writes it; `signed` puts a plus before a gain.

    >>> number(-1265, HABITS["en"]), number(100, HABITS["en"], signed=True)
    ('−1,265', '+100')
    >>> number(1234567, HABITS["bn"])
    '১২,৩৪,৫৬৭'
    """
    size = abs(value)
    text = f"{size:,}"
    if size >= 1000 and habits is not HABITS["en"]:
        text = (_paired(size) if habits.pairs else text).replace(",", habits.group)
    if habits.digits:
        text = text.translate(_TO[habits.digits])
    if value < 0:
        return MINUS + text
    return "+" + text if signed and value else text


def _paired(size: int) -> str:
    high, low = divmod(size, 1000)
    groups = [f"{low:03}"]
    while high >= 100:
        high, pair = divmod(high, 100)
        groups.append(f"{pair:02}")
    return ",".join([str(high), *reversed(groups)])


# --- places at the table ------------------------------------------------------

_ROUND = ("south", "southwest", "west", "northwest", "north", "northeast", "east", "southeast")
# seat 0 sits in the south; the others follow clockwise, spread evenly
_SPREAD = ("", "0", "04", "026", "0246", "02356", "013457", "0123567", "01234567")
_PLACES = [[f"seat-{_ROUND[int(at)]}" for at in places] for places in _SPREAD]


def _seat(w: Words, seat: int) -> str:
    names = _PLACES[w.seats] if w.seats < len(_PLACES) else []
    if seat < len(names):
        return w.say(names[seat])
    return w.say("seat-number", number=int(seat) + 1)


def _side(w: Words, side: int) -> str:
    if not w.sides:
        return w.say("side-number", number=int(side) + 1)
    if w.sides == w.seats:
        return _seat(w, side)
    if _is_mine(w, side):
        return w.say("side-mine")
    return listed(w, [Seat(seat) for seat in range(side, w.seats, w.sides)])


def _is_mine(w: Words, side: int) -> bool:
    return w.me is not None and w.sides > 0 and w.me % w.sides == side


# --- printing -----------------------------------------------------------------

Printer = Callable[["Words", Any], str]
_MANY = [f"rank-{name}.many" for name in RANK_NAMES]
_FACES = {Card, type(None)}  # None is a card that lies face down
_SUITS = ["suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades"]


def shown(w: Words, value: Any) -> str:
    """A value as it stands in a sentence."""
    return printer(type(value))(w, value)


def one(w: Words, rank: Rank) -> str:
    """A rank in the singular: king."""
    return w.say(f"rank-{RANK_NAMES[rank]}")


def card_name(w: Words, card: Card) -> str:
    """A card in words: king of spades."""
    if card.rank == len(RANK_NAMES) - 1:
        return w.say("joker")
    return w.say("card-name", rank=one(w, card.rank), suit=w.say(_SUITS[card.suit]))


def listed(w: Words, values: Iterable[Any]) -> str:
    """Several things: cards side by side, anything else with an "and"."""
    items = list(values)
    if not items:
        return w.say("list-none")
    if {type(item) for item in items} <= _FACES:
        return _cards(w, items)
    texts = [shown(w, item) for item in items]
    if len(texts) == 1:
        return texts[0]
    if len(texts) == 2:
        return w.say("list-two", first=texts[0], rest=texts[1])
    rest = w.say("list-end", first=texts[-2], rest=texts[-1])
    for text in reversed(texts[1:-2]):
        rest = w.say("list-middle", first=text, rest=rest)
    return w.say("list-start", first=texts[0], rest=rest)


def _cards(w: Words, items: list[Card | None]) -> str:
    hidden = items.count(None)
    if hidden == len(items):
        return w.say("hidden-cards", count=hidden)
    return " ".join([w.say("hidden-card") if card is None else _card(w, card) for card in items])


def _card(w: Words, card: Card) -> str:
    return card.name if card != 52 else w.say("joker")


_PRINT: dict[type, Printer] = {
    str: lambda w, value: str(value),
    int: lambda w, value: number(value, w.habits),
    bool: lambda w, value: w.say("yes" if value else "no"),
    Card: _card,
    Rank: lambda w, rank: w.say(_MANY[rank]),
    Seat: _seat,
    Side: _side,
    tuple: listed,
    list: listed,
    Enum: lambda w, value: shown(w, value.value),
}


def printer(cls: type, where: str = "") -> Printer:
    """What prints the values of a type; TypeError where nothing does."""
    found = _PRINT.get(cls) or _of_parent(_PRINT, cls)
    if found is None:
        known = "whole numbers, text, cards, ranks, seats, sides and tuples of these have words"
        raise TypeError(f"{where or 'A sentence'} cannot hold a {cls.__name__}: {known}.")
    return found


# --- selecting ----------------------------------------------------------------

Chooser = Callable[["Words", Any], tuple[str, ...]]


def _side_keys(w: Words, side: int) -> tuple[str, ...]:
    alone = w.sides == w.seats
    if _is_mine(w, side):
        return ("me", "mine") if alone else ("mine",)
    return ("other",) if alone or not w.sides else ("team", "other")


def _count_keys(w: Words, n: int) -> tuple[str, ...]:
    return (str(n), w.habits.plural(n))


_CHOOSE: dict[type, Chooser] = {
    str: lambda w, value: (value,),
    int: lambda w, value: _count_keys(w, int(value)),
    bool: lambda w, value: ("yes" if value else "no",),
    Card: lambda w, card: (RANK_NAMES[card.rank],),
    Rank: lambda w, rank: (RANK_NAMES[rank],),
    Seat: lambda w, seat: ("me" if seat == w.me else "other",),
    Side: _side_keys,
    tuple: lambda w, items: _count_keys(w, len(items)),
    list: lambda w, items: _count_keys(w, len(items)),
    Enum: lambda w, value: chooser(type(value.value))(w, value.value),
    type(None): lambda w, value: ("none",),
}


def chooser(cls: type, where: str = "") -> Chooser:
    """What tells the keys that the values of a type select, the best one first."""
    found = _CHOOSE.get(cls) or _of_parent(_CHOOSE, cls)
    if found is None:
        raise TypeError(f"{where or 'A sentence'} cannot select by a {cls.__name__}.")
    return found


def _of_parent(table: dict[type, Any], cls: type) -> Any:
    """The entry of the nearest parent, remembered; an Enum counts before the type it mixes in."""
    parents = [Enum] if issubclass(cls, Enum) else cls.__mro__
    found = next((table[parent] for parent in parents if parent in table), None)
    if found is not None:
        table[cls] = found
    return found
