"""Cards are faces, not pieces of cardboard: two packs hold two equal copies.

Fifty-three faces: fifty-two naturals and the joker. A face is an `int`, so that tuples of
cards sort and compare fast; its code is `rank * 4 + suit`, the joker's is 52.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from cardlab.values import brief

T = TypeVar("T")

RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "JK")
SUIT_NAMES = "♣♦♥♠"
ACE, DEUCE, THREE, FOUR, SEVEN, KING, JOKER_RANK = 0, 1, 2, 3, 6, 12, 13


class BadNotation(ValueError):
    """A text that cannot be read as cards, a position or a move. The message says why."""


class Rank(int):
    """A rank, 0 (ace) to 12 (king); 13 is the joker's."""

    def __repr__(self) -> str:
        return RANK_NAMES[self]


class Card(int):
    """One of the 53 faces. `rank` 0 to 13, `suit` 0 to 3 (clubs, diamonds, hearts, spades).

    >>> cards("K♠")[0].rank, cards("K♠")[0].suit, cards("K♠")[0].red
    (K, 3, False)
    """

    rank: Rank
    suit: int  # the joker's is 4
    name: str
    red: bool

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return (_known, (int(self),))


Cards: TypeAlias = tuple[Card, ...]


def _face(code: int) -> Card:
    card = Card(code)
    rank, card.suit = (13, 4) if code == 52 else divmod(code, 4)
    card.rank = Rank(rank)
    card.red = card.suit in (1, 2)
    card.name = "JK" if code == 52 else RANK_NAMES[rank] + SUIT_NAMES[card.suit]
    return card


FACES: Cards = tuple(_face(code) for code in range(53))
PACK: Cards = FACES[:52]
JOKER: Card = FACES[52]


def _known(code: int) -> Card:
    """The face of a code: how a pickled card finds itself again."""
    return FACES[code]


_RANK_WORDS = {name: rank for rank, name in enumerate(RANK_NAMES[:13])} | {"T": 9, "1": 0}
_SUIT_WORDS = {"♣": 0, "♦": 1, "♥": 2, "♠": 3, "C": 0, "D": 1, "H": 2, "S": 3} | {
    "♧": 0,
    "♢": 1,
    "♡": 2,
    "♤": 3,
}
_JOKER_WORDS = {"JK", "JOKER", "★", "🃏"}
# compiled when they are first asked for, and then kept by `re`
_BETWEEN = r"[\s,\-–]+"
_LEFT_OUT = "\N{VARIATION SELECTOR-15}|\N{VARIATION SELECTOR-16}"
_GLUED = r"(?<=[♣♦♥♠])(?=[0-9AJQKT])"


def cards(text: str, held: Sequence[Card] = ()) -> Cards:
    """Read cards from text, in the order given.

    Suits may be symbols or letters, `T` is a ten, `JK` a joker. A rank without a suit is the
    first such card of those held, copy after copy; with none held it takes the suits in turn
    (where suits do not matter, examples read like the rules). A bare three that is not held is
    refused: red and black threes differ.

    >>> cards("Q♥ 2♣ JK 10s")
    (Q♥, 2♣, JK, 10♠)
    >>> cards("5-5-2")
    (5♣, 5♦, 2♣)
    >>> cards("5 5", held=cards("4♥ 5♠ 5♥"))
    (5♠, 5♥)

    Raises BadNotation, naming the word that cannot be read.
    """
    rest, bare, found = list(held), dict[int, int](), []
    for word in _words(text):
        card = _card(word, rest, bare)
        if card in rest:
            rest.remove(card)
        found.append(card)
    return tuple(found)


def _words(text: str) -> list[str]:
    if not isinstance(text, str):
        raise BadNotation(f"{brief(text)} is not text. Write cards as in: K♠ 10h JK")
    spaced = re.sub(_GLUED, " ", re.sub(_LEFT_OUT, "", text))
    return [word for word in re.split(_BETWEEN, spaced) if word]


def _card(word: str, held: list[Card], bare: dict[int, int]) -> Card:
    upper = word.upper()
    if upper in _JOKER_WORDS:
        return JOKER
    if upper[:-1] in _RANK_WORDS and upper[-1] in _SUIT_WORDS:
        return FACES[_RANK_WORDS[upper[:-1]] * 4 + _SUIT_WORDS[upper[-1]]]
    rank = _RANK_WORDS.get(upper)
    if rank is None or upper == "1":
        raise BadNotation(
            f"{brief(word)} is not a card. Write a rank and a suit, such as K♠ or 10h, or JK for a joker."
        )
    mine = next((card for card in held if card.rank == rank), None)
    if mine is not None:
        return mine
    if rank == THREE:
        raise BadNotation(f"{word!r} needs a suit: red and black threes differ. Write 3♥ or 3♠.")
    bare[rank] = bare.get(rank, -1) + 1
    return FACES[rank * 4 + bare[rank] % 4]


def rank(text: str) -> Rank:
    """Read a rank.

    >>> rank("10")
    10
    """
    found = _RANK_WORDS.get(text.strip().upper(), 13 if text.strip().upper() in _JOKER_WORDS else None)
    if found is None:
        raise BadNotation(f"{text.strip()!r} is not a rank. The ranks are {' '.join(RANK_NAMES)}.")
    return Rank(found)


def suit(text: str) -> int:
    """Read a suit, a symbol or a letter: 0 to 3, for clubs, diamonds, hearts and spades.

    >>> suit("♥"), suit("h")
    (2, 2)
    """
    found = _SUIT_WORDS.get(re.sub(_LEFT_OUT, "", text.strip()).upper())
    if found is None:
        raise BadNotation(f"{text.strip()!r} is not a suit. The suits are {' '.join(SUIT_NAMES)}.")
    return found


def spell(held: Iterable[Card]) -> str:
    """Write cards as text that `cards` reads back.

    >>> spell(cards("kh 10s"))
    'K♥ 10♠'
    """
    return " ".join(card.name for card in held)


def insert(hand: Cards, card: Card) -> Cards:
    """A sorted hand with one card more.

    >>> insert(cards("5♣ 9♦"), cards("7♠")[0])
    (5♣, 7♠, 9♦)
    """
    at = bisect(hand, card)
    return hand[:at] + (card,) + hand[at:]


def without(held: Cards, gone: Sequence[Card]) -> Cards:
    """Take cards out of a hand, one copy for each; a card not held is an error of the caller.

    >>> without(cards("5♣ 5♣ 9♦"), cards("5♣"))
    (5♣, 9♦)
    """
    if len(gone) == 1:  # the common case, and the fastest way
        at = held.index(gone[0])
        return held[:at] + held[at + 1 :]
    rest = list(held)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


_faces: tuple[Sequence[Card], set[Card]] = ((), set())


def holds(held: Sequence[Card], wanted: Sequence[Card]) -> bool:
    """Are all the wanted cards held, copy for copy?

    >>> holds(cards("5♣ 5♣ 9♦"), cards("5♣ 5♣")), holds(cards("5♣ 9♦"), cards("5♣ 5♣"))
    (True, False)
    """
    global _faces  # noqa: PLW0603  (a memo: many moves are asked of one hand in turn)
    once = set(wanted)
    if len(once) == len(wanted):  # no copies, the common case
        if _faces[0] is not held or type(held) is not tuple:
            _faces = (held, set(held))
        return once <= _faces[1]
    for card in wanted:  # noqa: SIM110  (a loop is faster than a generator)
        if held.count(card) < wanted.count(card):
            return False
    return True


def for_each(hand: Cards, table: Sequence[T]) -> list[T]:
    """What a table by faces has for each different card of a sorted hand.

    >>> for_each(cards("5♣ 5♣ 9♦"), FACES)
    [5♣, 9♦]
    """
    found, last = [], -1
    for card in hand:
        if card != last:
            found.append(table[card])
            last = card
    return found


def runs(sizes: Iterable[int]) -> Iterator[slice]:
    """Consecutive slices of the given sizes, for dealing.

    >>> list(runs((2, 3)))
    [slice(0, 2, None), slice(2, 5, None)]
    """
    start = 0
    for size in sizes:
        yield slice(start, start := start + size)
