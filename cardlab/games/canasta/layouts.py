"""Canasta: the ways to lay a hand down. Only counts matter here, since suits do not.

`layouts` finds every way to lay a hand but for a card, `closings` those that one action alone can
do, in terms of `Part`s: how many naturals, deuces and jokers go to a rank. They propose; the charters decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from cardlab.cards import ACE, DEUCE, JOKER, JOKER_RANK, KING, THREE, Cards, Rank
from cardlab.games.canasta.position import (
    CANASTA,
    VALUE,
    WILDS,
    Group,
    Meld,
    Melds,
    State,
    by_rank,
    canastas,
    meld_of,
    minimum,
)
from cardlab.values import value

Part = tuple[int, int, int, int]  # rank, naturals, deuces, jokers
NATURAL_RANKS = (ACE, *range(THREE + 1, KING + 1))
_NO_NATURALS = (DEUCE, THREE, JOKER_RANK)


def groups(hand: Cards, parts: Sequence[Part]) -> tuple[Group, ...]:
    """The cards of some parts, taken from a hand; wilds are dealt out in the order of the parts."""
    ranks = by_rank(hand)
    deuces, jokers = ranks[DEUCE], ranks[JOKER_RANK]
    found, d, j = [], 0, 0
    for rank, naturals, twos, jks in parts:
        held = ranks[rank][:naturals] if naturals else ()
        found.append(Group(Rank(rank), held + deuces[d : d + twos] + jokers[j : j + jks]))
        d, j = d + twos, j + jks
    return tuple(found)


@value
class Limits:
    """What a house lets wild cards do in a meld."""

    most: int
    balanced: bool
    wild_melds: bool


def limits_of(s: State) -> Limits:
    return Limits(s.house.most_wilds, s.house.wild_rule == "seed", s.house.wild_canasta != "off")


def wild_room(limits: Limits, naturals: int, wilds: int) -> int:
    """How many wilds a meld can still take."""
    room = limits.most - wilds
    return min(room, naturals - wilds) if limits.balanced else room


# --- laying everything --------------------------------------------------------


def layouts(s: State, spare: int, top: int | None = None) -> Iterator[list[Part]]:
    """Every way to lay the hand but for at most `spare` cards (0 or 1) in one action.

    With `top`, the rank of the pile's top card, that card is laid too and its rank comes first.
    """
    ranks = by_rank(s.hand)
    melds = s.melds[s.side]
    if not _promising(s.hand, melds, spare, top):
        return
    yield from _lay_out(s, ranks, melds, None, top)
    if spare:
        for rank in range(14):
            if ranks[rank]:
                yield from _lay_out(s, ranks, melds, rank, top)


def _promising(hand: Cards, melds: Melds, spare: int, top: int | None) -> bool:
    """A quick look: are there no more cards that nothing takes than may be left over?"""
    ranks = by_rank(hand)
    # every rank that joins no meld needs three cards; two of the ranks may be wild
    if 3 * (len(ranks) - ranks.count(()) - 2 - len(melds) - spare) > len(hand) + 1:
        return False
    lonely, wilds = 0, len(ranks[DEUCE]) + len(ranks[JOKER_RANK])
    for held in ranks:
        if not held or len(held) > 2 or (rank := held[0].rank) in _NO_NATURALS:
            continue
        if rank == top or meld_of(melds, rank) is not None:
            continue
        if len(held) == 1:
            lonely += 1
        elif wilds:
            wilds -= 1
        else:
            lonely += 2
        if lonely > spare:
            return False
    threes = len(ranks[THREE])
    return lonely + (threes if threes < 3 else 0) <= spare


def _lay_out(
    s: State, ranks: tuple[Cards, ...], melds: Melds, without: int | None, top: int | None
) -> Iterator[list[Part]]:
    """Every way to lay all the hand but one card of rank `without`."""
    held = [len(r) - (i == without) for i, r in enumerate(ranks)]
    limits = limits_of(s)
    targets: list[tuple[int, int, Meld | None]] = []  # rank, naturals to lay, meld to join
    for rank in NATURAL_RANKS:
        mine = meld_of(melds, rank)
        if held[rank] or mine is not None or rank == top:
            targets.append((rank, held[rank], mine))
    if top is not None:
        targets.sort(key=lambda t: t[0] != top)
    if held[THREE]:
        if held[THREE] < 3:
            return
        targets.append((THREE, held[THREE], None))
    if limits.wild_melds:
        targets.append((WILDS, 0, meld_of(melds, WILDS)))
    chosen: list[Part] = []

    def walk(at: int, d: int, j: int) -> Iterator[list[Part]]:
        if at == len(targets):
            if d == 0 and j == 0:
                yield [p for p in chosen if any(p[1:]) or p[0] == top]
            return
        rank, naturals, mine = targets[at]
        for twos, jks in _shares(limits, rank, naturals + (rank == top), mine, d, j):
            chosen.append((rank, naturals, twos, jks))
            yield from walk(at + 1, d - twos, j - jks)
            chosen.pop()

    yield from walk(0, held[DEUCE], held[JOKER_RANK])


def _shares(
    limits: Limits, rank: int, naturals: int, mine: Meld | None, d: int, j: int
) -> Iterator[tuple[int, int]]:
    """The wilds that may go with so many naturals of a rank."""
    if rank == THREE:
        yield 0, 0
        return
    if rank == WILDS:
        have = len(mine.cards) if mine else 0
        for twos in range(min(d, CANASTA - have) + 1):
            for jks in range(min(j, CANASTA - have - twos) + 1):
                if twos + jks == 0 or have + twos + jks >= 3:
                    yield twos, jks
        return
    total = naturals + (mine.naturals if mine else 0)
    laid = mine.wilds if mine else 0
    room = wild_room(limits, total, laid)
    for twos in range(min(d, room) + 1):
        for jks in range(min(j, room - twos) + 1):
            size = total + laid + twos + jks
            if (naturals == 0 and twos + jks == 0) or (size >= 3 and total >= 2):
                yield twos, jks


def finishing(s: State, spare: int, top: int | None = None) -> Iterator[list[Part]]:
    """The layouts that leave the side with enough canastas to go out (CA-S17), where one action may be needed.

    That is so where the canastas still missing may take up the hand, or where a whole first hand is
    worth less than the opening minimum (CA-S12).
    """
    melds, size = s.melds[s.side], len(s.hand)
    if not _promising(s.hand, melds, spare, top):
        return
    missing = s.house.canastas - canastas(melds)
    if missing <= 0 or not _canasta_in_reach(by_rank(s.hand), melds, top is not None):
        return
    worth = sum([VALUE[c] for c in s.hand])
    if size > 1 + CANASTA * missing and worth >= minimum(s, s.side) + VALUE[JOKER]:
        return
    for parts in layouts(s, spare, top):
        made = 0
        for rank, naturals, twos, jks in parts:
            made += _completes(meld_of(melds, rank), rank, naturals + twos + jks + (rank == top))
        if made >= missing:
            yield parts


def _completes(mine: Meld | None, rank: int, more: int) -> bool:
    before = len(mine.cards) if mine else 0
    return rank != THREE and before < CANASTA <= before + more


def closings(s: State) -> Iterator[list[Part]]:
    """The ways out of a side that has opened which smaller steps do not lead to.

    Before the canastas still missing lie there, every step must leave two cards (CA-S16). So a
    single action is needed only where completing them takes all of the hand but one card, and
    that card may be kept for the discard or laid with the others.
    """
    melds, size = s.melds[s.side], len(s.hand)
    missing = s.house.canastas - canastas(melds)
    if missing <= 0 or size > 1 + CANASTA * missing:
        return
    ranks = by_rank(s.hand)
    # two of the ranks may be wild, and a natural of none of the chosen ones must be the spare card
    if len(ranks) - ranks.count(()) - 2 > missing + 1 or not _canasta_in_reach(ranks, melds):
        return
    lengths = {rank: len(mine.cards) if (mine := meld_of(melds, rank)) else 0 for rank in NATURAL_RANKS}
    if s.house.wild_canasta != "off":
        lengths[WILDS] = len(mine.cards) if (mine := meld_of(melds, WILDS)) else 0
    short = [rank for rank, length in lengths.items() if length < CANASTA]
    for chosen in combinations(short, missing):
        spare = size - sum([CANASTA - lengths[rank] for rank in chosen])
        if spare in (0, 1):
            yield from _closings(s, {rank: CANASTA - lengths[rank] for rank in chosen}, spare)


def _closings(s: State, lacking: dict[int, int], spare: int) -> Iterator[list[Part]]:
    """Lay exactly what the chosen ranks lack; a spare card stays in the hand or goes to any meld."""
    held = [len(cards) for cards in by_rank(s.hand)]
    for extra in [rank for rank in range(14) if held[rank]] if spare else [None]:
        left = [count - (rank == extra) for rank, count in enumerate(held)]
        if sum([left[rank] for rank in lacking if rank != WILDS]) + left[DEUCE] + left[JOKER_RANK] != sum(
            left
        ):
            continue  # a natural card of some other rank
        for parts in _filled(list(lacking.items()), left, left[DEUCE], left[JOKER_RANK]):
            yield parts
            if extra is not None:
                yield from _with_extra(s, parts, extra)


def _filled(
    lacking: list[tuple[int, int]], left: list[int], deuces: int, jokers: int
) -> Iterator[list[Part]]:
    """Every way to bring each rank up to what it lacks: all its naturals, the rest wild."""
    if not lacking:
        yield []
        return
    (rank, lacks), *others = lacking
    naturals = left[rank] if rank != WILDS else 0
    for twos in range(max(0, lacks - naturals - jokers), min(deuces, lacks - naturals) + 1):
        jks = lacks - naturals - twos
        for parts in _filled(others, left, deuces - twos, jokers - jks):
            yield [(rank, naturals, twos, jks), *parts]


def _with_extra(s: State, parts: list[Part], extra: int) -> Iterator[list[Part]]:
    """The spare card laid too: a natural to its rank, a wild card to any."""
    if extra not in (DEUCE, JOKER_RANK):
        yield _joined(parts, (extra, 1, 0, 0))
        return
    for rank in sorted({part[0] for part in parts} | {meld.rank for meld in s.melds[s.side]}):
        yield _joined(parts, (rank, 0, int(extra == DEUCE), int(extra == JOKER_RANK)))


def _joined(parts: list[Part], more: Part) -> list[Part]:
    """The parts with one more, which joins the part of its rank if there is one."""
    same = next((part for part in parts if part[0] == more[0]), None)
    if same is None:
        return [*parts, more]
    both = (same[0], same[1] + more[1], same[2] + more[2], same[3] + more[3])
    return [both if part is same else part for part in parts]


def _canasta_in_reach(ranks: tuple[Cards, ...], melds: Melds, more: int = 0) -> bool:
    """A quick look: is there a rank of which hand and meld, with all wild cards and `more`, come to seven?"""
    most = max([len(ranks[rank]) for rank in NATURAL_RANKS])
    for meld in melds:
        if len(meld.cards) < CANASTA:
            most = max(most, len(meld.cards) + (len(ranks[meld.rank]) if meld.rank != WILDS else 0))
    return most + len(ranks[DEUCE]) + len(ranks[JOKER_RANK]) + more >= CANASTA


def can_go_out(s: State) -> bool:
    """Could the player in turn go out now, with or without a final discard? (CA-G9)

    Deuces and jokers count alike here, so it is enough to share out their number.
    """
    melds = s.melds[s.side]
    if not _promising(s.hand, melds, 1, None):
        return False
    if canastas(melds) < s.house.canastas and not _canasta_in_reach(by_rank(s.hand), melds):
        return False
    kept = [len(r) for r in by_rank(s.hand)]
    kept[DEUCE], kept[JOKER_RANK] = kept[DEUCE] + kept[JOKER_RANK], 0
    if _all_lies(s, kept, melds):
        return True
    return any(
        _all_lies(s, [n - (i == r) for i, n in enumerate(kept)], melds) for r, held in enumerate(kept) if held
    )


def _all_lies(s: State, held: list[int], melds: Melds) -> bool:
    """Can so many cards of each rank (all wild ones under 1) be laid, with canastas enough?"""
    if held[THREE] in (1, 2):
        return False
    limits = limits_of(s)
    targets = [(r, held[r], meld_of(melds, r)) for r in NATURAL_RANKS if held[r] or meld_of(melds, r)]
    if limits.wild_melds:
        targets.append((WILDS, 0, meld_of(melds, WILDS)))

    @cache
    def lies(at: int, wilds: int, missing: int) -> bool:
        if at == len(targets):
            return wilds == 0 and missing <= 0
        rank, naturals, mine = targets[at]
        return any(
            lies(at + 1, wilds - more, missing - _completes(mine, rank, naturals + more))
            for more, _ in _shares(limits, rank, naturals, mine, wilds, 0)
        )

    return lies(0, held[DEUCE], s.house.canastas - canastas(melds))
