"""What seats and sides are called, and how a name is found again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardlab.cards import BadNotation
from cardlab.options import meant

# clockwise from South
_COMPASS = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    5: ("South", "West", "Northwest", "Northeast", "East"),
    6: ("South", "Southwest", "Northwest", "North", "Northeast", "Southeast"),
    7: ("South", "Southwest", "West", "Northwest", "Northeast", "East", "Southeast"),
    8: ("South", "Southwest", "West", "Northwest", "North", "Northeast", "East", "Southeast"),
}


def compass(seats: int) -> tuple[str, ...]:
    """The names of the seats, clockwise from South.

    >>> compass(3)
    ('South', 'West', 'East')
    """
    return _COMPASS[seats]


@cache
def partners(seats: int, sides: int) -> tuple[str, ...]:
    """The names of the sides: those of their players, joined.

    >>> partners(4, 2)
    ('North-South', 'East-West')
    """
    return tuple(["-".join(sorted(compass(seats)[side::sides])) for side in range(sides)])


def place_of(name: str, names: Sequence[str], wrong: str = "does not sit at this table") -> int:
    """The place of a name among names: in any case, by its number from 0, or by a part of it.

    >>> place_of("west", compass(4)), place_of("2", compass(4)), place_of("West-East", partners(4, 2))
    (1, 2, 1)

    Raises BadNotation: a name, what is `wrong` with it, and what was meant.
    """
    wanted = name.strip().lower()
    parts = set(wanted.split("-"))
    for i, known in enumerate(names):
        # one player of a side is enough, and their order does not matter
        if (wanted == str(i) and not known.isdecimal()) or parts <= set(known.lower().split("-")):
            return i
    raise BadNotation(f"{name.strip()!r} {wrong}. {meant(name.strip(), names)}")
