"""Canasta: the smallest first melds that reach the opening minimum. They propose; the charter decides."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.cards import DEUCE, JOKER_RANK, Cards
from cardlab.games.canasta.layouts import NATURAL_RANKS, Limits, Part, limits_of, wild_room
from cardlab.games.canasta.position import CANASTA, VALUE, WILDS, State, by_rank


def openings(s: State, need: int, base: Part | None = None) -> Iterator[list[Part]]:
    """All smallest sets of first melds worth at least `need` points.

    `base` is the part that takes the pile: its cards are already counted in `need`, but more
    of its rank may be added. A set is smallest if no card and no meld can be left out.
    """
    ranks = by_rank(s.hand)
    deuces, jokers = len(ranks[DEUCE]), len(ranks[JOKER_RANK])
    limits = limits_of(s)
    menu: list[tuple[int, int]] = []  # ranks that may be melded, and what all of theirs in hand are worth
    spare = (deuces * 20 + jokers * 50) if (deuces or jokers) else 0
    reach = 0
    for rank in NATURAL_RANKS:
        held = len(ranks[rank])
        if base is not None and rank == base[0]:
            if held > base[1] or deuces + jokers > base[2] + base[3]:
                menu.append((rank, held * VALUE[rank * 4]))
                reach += held * VALUE[rank * 4]
        elif held >= 3 or (held == 2 and spare):
            menu.append((rank, held * VALUE[rank * 4]))
            reach += held * VALUE[rank * 4]
    wild_melds = limits.wild_melds and deuces + jokers >= 3
    if reach + (spare if menu or wild_melds else 0) < need:
        return
    yield from _grow(s, limits, ranks, menu, need, base, deuces, jokers)


def _grow(
    s: State,
    limits: Limits,
    ranks: tuple[Cards, ...],
    menu: list[tuple[int, int]],
    need: int,
    base: Part | None,
    deuces: int,
    jokers: int,
) -> Iterator[list[Part]]:
    chosen: list[Part] = []

    def options(rank: int, d: int, j: int) -> Iterator[Part]:
        held = len(ranks[rank])
        low_n, low_d, low_j, fixed = 0, 0, 0, 0
        if base is not None and rank == base[0]:
            low_n, low_d, low_j, fixed = base[1], base[2], base[3], 1  # the top card is one natural more
        for naturals in range(max(low_n, 2 - fixed), held + 1):
            room = wild_room(limits, naturals + fixed, 0)
            for twos in range(low_d, min(d, room) + 1):
                for jks in range(low_j, min(j, room - twos) + 1):
                    if naturals + fixed + twos + jks >= 3:
                        yield rank, naturals, twos, jks

    def walk(at: int, worth: int, d: int, j: int) -> Iterator[list[Part]]:
        if worth >= need:
            if _smallest(chosen, need, base):
                yield list(chosen)
            return
        if at == len(menu):
            if limits.wild_melds:
                yield from wild(worth, d, j)
            return
        rest = sum([value for _, value in menu[at:]]) + d * 20 + j * 50
        if worth + rest < need:
            return
        rank = menu[at][0]
        yield from walk(at + 1, worth, d, j)
        for part in options(rank, d, j):
            gain = _worth(part) - (_worth(base) if base is not None and rank == base[0] else 0)
            if gain == 0:
                continue
            chosen.append(part)
            yield from walk(at + 1, worth + gain, d - part[2], j - part[3])
            chosen.pop()

    def wild(worth: int, d: int, j: int) -> Iterator[list[Part]]:
        for twos in range(min(d, CANASTA) + 1):
            for jks in range(max(0, 3 - twos), min(j, CANASTA - twos) + 1):
                if worth + twos * 20 + jks * 50 >= need:
                    chosen.append((WILDS, 0, twos, jks))
                    if _smallest(chosen, need, base):
                        yield list(chosen)
                    chosen.pop()

    # the base's own wilds stay out of the common store only while its rank is not chosen
    if base is None:
        yield from walk(0, 0, deuces, jokers)
    else:
        for parts in walk(0, 0, deuces, jokers):
            own = [p for p in parts if p[0] == base[0]]
            others = [p for p in parts if p[0] != base[0]]
            first = own[0] if own else base
            if (
                sum(p[2] for p in others) + first[2] <= deuces
                and sum(p[3] for p in others) + first[3] <= jokers
            ):
                yield [first, *others]


def _worth(part: Part) -> int:
    rank, naturals, twos, jks = part
    return (naturals * VALUE[rank * 4] if naturals else 0) + twos * 20 + jks * 50


def _smallest(parts: list[Part], need: int, base: Part | None) -> bool:
    """Can nothing be left out? A part gives up a whole meld, or single cards down to three."""
    worth = sum(_worth(p) for p in parts)
    if base is not None and any(p[0] == base[0] for p in parts):
        worth -= _worth(base)
    spare = worth - need
    if spare < 0:
        return False
    for part in parts:
        rank, naturals, twos, jks = part
        floor: Part | None = base if base is not None and rank == base[0] else None
        gain = _worth(part) - (_worth(floor) if floor else 0)
        if gain <= spare:
            return False
        fixed = 1 if floor else 0
        size = naturals + fixed + twos + jks
        low = floor or (rank, 0, 0, 0)
        if size > 3:
            if (
                naturals > max(low[1], 2 - fixed)
                and VALUE[rank * 4] <= spare
                and naturals - 1 + fixed >= twos + jks
            ):
                return False
            if twos > low[2] and spare >= 20:
                return False
            if jks > low[3] and spare >= 50:
                return False
    return True
