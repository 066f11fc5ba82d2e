"""Canasta for bots: the best way to lay a whole hand and go out."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from cardlab.cards import DEUCE, JOKER_RANK, THREE, Cards, Rank
from cardlab.games.canasta.layouts import NATURAL_RANKS
from cardlab.games.canasta.position import CANASTA, VALUE, WILDS, Group, House, Meld, by_rank
from cardlab.players.canasta_table import bonus

Plan: TypeAlias = tuple[int, tuple[int, ...]]  # the bonuses it adds, and the wild cards for each target


def room(house: House, naturals: int, wilds: int) -> int:
    """How many wild cards still go with so many naturals and wild cards."""
    left = house.most_wilds - wilds
    return min(left, naturals - wilds) if house.wild_rule == "seed" else left


def way_out(
    house: House, hand: Cards, mine: dict[int, Meld], missing: int
) -> tuple[tuple[Group, ...], int] | None:
    """The groups that lay a hand but for at most a card, and what they add to the side's score.

    `missing` is how many canastas the side still needs. None where there is no way.

    >>> from cardlab.cards import cards
    >>> mine = {12: Meld(Rank(12), cards("K♠ K♥ K♦ K♣ K♠ K♥"), 0), 5: Meld(Rank(5), cards("6♠ 6♥ 6♦"), 0)}
    >>> way_out(House(), cards("2♣ 6♣ 9♥"), mine, 1)
    ((Group(rank=6, cards=(6♣,), side=None), Group(rank=K, cards=(2♣,), side=None)), 325)
    """
    ranks = by_rank(hand)
    kept = [len(cards) for cards in ranks]
    wilds = ranks[DEUCE] + ranks[JOKER_RANK]
    best: tuple[tuple[Group, ...], int] | None = None
    for rank in (None, *(r for r in range(14) if kept[r])):
        held = [count - (r == rank) for r, count in enumerate(kept)]
        found = _shared_out(house, held, mine, missing)
        if found is None:
            continue
        groups = _groups(found[1], _targets(house, held, mine), ranks, held, wilds)
        worth = found[0] + sum([VALUE[c] for group in groups for c in group.cards])
        if best is None or worth > best[1]:
            best = groups, worth
    return best


def _targets(house: House, held: list[int], mine: dict[int, Meld]) -> list[int]:
    """The ranks that cards may go to."""
    ranks = [r for r in NATURAL_RANKS if held[r] or r in mine]
    return ranks if house.wild_canasta == "off" else [*ranks, WILDS]


def _shared_out(house: House, held: list[int], mine: dict[int, Meld], missing: int) -> Plan | None:
    """How to share out the wild cards so that all lies, with the most bonuses."""
    if held[THREE] in (1, 2):
        return None
    targets = _targets(house, held, mine)

    @cache
    def best(at: int, wilds: int, missing: int) -> Plan | None:
        if at == len(targets):
            return (0, ()) if wilds == 0 and missing <= 0 else None
        rank, found = targets[at], None
        naturals, old = held[rank] if rank != WILDS else 0, mine.get(rank)
        size, laid = (len(old.cards), old.wilds) if old else (0, 0)
        for more in range(min(wilds, _most(house, rank, size - laid + naturals, laid)) + 1):
            after = size + naturals + more
            if naturals + more and (after < 3 or (rank != WILDS and after - laid - more < 2)):
                continue
            made = size < CANASTA <= after
            rest = best(at + 1, wilds - more, missing - made)
            if rest is not None:
                gain = bonus(house, rank, after, laid + more) - bonus(house, rank, size, laid)
                if found is None or gain + rest[0] > found[0]:
                    found = gain + rest[0], (more, *rest[1])
        return found

    return best(0, held[DEUCE] + held[JOKER_RANK], missing)


def _most(house: House, rank: int, naturals: int, laid: int) -> int:
    return CANASTA - laid if rank == WILDS else max(room(house, naturals, laid), 0)


def _groups(
    shares: tuple[int, ...], targets: list[int], ranks: tuple[Cards, ...], held: list[int], wilds: Cards
) -> tuple[Group, ...]:
    """The cards of a plan; what stays in hand is the last of its rank."""
    spare = wilds if held[JOKER_RANK] == len(ranks[JOKER_RANK]) else wilds[:-1]
    if held[DEUCE] < len(ranks[DEUCE]):
        spare = spare[1:]
    found: list[Group] = []
    for rank, more in zip(targets, shares, strict=True):
        cards = (ranks[rank][: held[rank]] if rank != WILDS else ()) + spare[:more]
        spare = spare[more:]
        if cards:
            found.append(Group(Rank(rank), cards))
    if held[THREE]:
        found.append(Group(Rank(THREE), ranks[THREE][: held[THREE]]))
    return tuple(found)
