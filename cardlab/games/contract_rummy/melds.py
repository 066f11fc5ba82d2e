"""Contract Rummy: sets and sequences. A meld is its cards, and what each of them stands for (CR-18)."""

from __future__ import annotations

from dataclasses import field

from cardlab.cards import ACE, Cards
from cardlab.games.contract_rummy.family import Shape
from cardlab.values import value

HIGH_ACE = 13  # the place of an ace above the king; that of a low ace is 0


def _places(wrap: bool) -> dict[tuple[int, ...], int]:
    """The first place of each sequence, by its ranks in order: an ace has two places, 0 and 13."""
    found: dict[tuple[int, ...], int] = {}
    for low in range(13 if wrap else 14):
        for size in range(1, 14 if wrap else 15 - low):
            found.setdefault(tuple(sorted((low + i) % 13 for i in range(size))), low)
    found[(ACE, *range(13))] = 0  # from ace to ace
    return found


PLACES, ROUND_PLACES = _places(wrap=False), _places(wrap=True)


def place(shape: Shape, ranks: tuple[int, ...]) -> int | None:
    """Where a sequence of these ranks begins; None if they are no sequence.

    >>> from cardlab.games.contract_rummy.family import House
    >>> place(House().shape, (0, 11, 12)), place(House().shape, (0, 1, 12))
    (11, None)
    """
    return (ROUND_PLACES if shape.wrap else PLACES).get(ranks)


@value
class Group:
    """Cards laid together, and what each of them stands for (CR-18): itself, where nothing is said."""

    cards: Cards
    stands: Cards = ()
    # counted once, for speed
    run: bool = field(init=False, repr=False, compare=False)  # meant as a sequence, not as a set

    def __post_init__(self) -> None:
        if not self.stands:
            object.__setattr__(self, "stands", self.cards)
        elif len(self.stands) != len(self.cards):
            aligned = self.stands[: len(self.cards)] + self.cards[len(self.stands) :]
            object.__setattr__(self, "stands", aligned)
        object.__setattr__(self, "run", seems_run(self.stands))


Groups = tuple[Group, ...]


def seems_run(stands: Cards) -> bool:
    """Are cards meant as a sequence? Ranks mostly differ there, and hardly do in a set."""
    return 4 * len({c >> 2 for c in stands}) >= 3 * len(stands)


@value
class Meld:
    """A set or a sequence on the table. The cards of a sequence lie in order, from `low` upwards."""

    cards: Cards
    stands: Cards
    run: bool
    low: int  # the place of its first card; a set's rank
    fits: int = field(repr=False)  # the faces that a further card may stand for, as bits

    @property
    def suit(self) -> int:
        """The suit of a sequence."""
        return self.stands[0].suit


Melds = tuple[Meld, ...]


def meld(shape: Shape, cards: Cards, stands: Cards) -> Meld:
    """The meld that cards make, put in order. They must be a set or a sequence."""
    ranks = tuple(sorted([c >> 2 for c in stands]))
    low = place(shape, ranks)
    if low is None or (len(ranks) > 1 and ranks[0] == ranks[-1]):
        suits = [c & 3 for c in stands]
        there = sum([1 << s for s in set(suits)]) if shape.distinct else 0
        full = len(stands) >= shape.max_set
        fits = 0 if full else (15 & ~there) << 4 * ranks[0]
        return Meld(cards, stands, False, ranks[0], fits)
    size, suit = len(ranks), stands[0] & 3
    order = (
        sorted(zip(((c >> 2) - low for c in stands), cards, stands))
        if low == 0
        else sorted(zip((((c >> 2) - low) % 13 for c in stands), cards, stands))
    )
    if size == 14:  # the second ace goes to the far end
        order = [*order[:1], *order[2:], order[1]]
    return Meld(
        tuple([c for _, c, _ in order]),
        tuple([c for _, _, c in order]),
        True,
        low,
        _ends(shape, low, size, suit),
    )


def _ends(shape: Shape, low: int, size: int, suit: int) -> int:
    """The faces that make a sequence longer."""
    fits, high = 0, low + size - 1
    if shape.wrap and size < 13:
        return 1 << ((low - 1) % 13 * 4 + suit) | 1 << ((high + 1) % 13 * 4 + suit)
    if low > 0 and high <= HIGH_ACE:
        fits |= 1 << ((low - 1) * 4 + suit)
    if high < HIGH_ACE:
        fits |= 1 << ((high + 1) % 13 * 4 + suit)
    return fits
