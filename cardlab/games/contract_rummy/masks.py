"""Contract Rummy: a hand as masks of ranks, and the sets and sequences that lie in it.

A suit is a 13-bit mask of the ranks that are held, one mask for each copy (`Levels`). The sequences
of a suit depend only on its mask and the wild cards, so they are listed once and remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from cardlab.cards import FACES, JOKER, Card, Cards
from cardlab.games.contract_rummy.family import House, Shape
from cardlab.values import value

_RANKS = 0x1FFF  # thirteen ranks; bit 13 is the ace above the king
_HIGH = 1 << 13
_BIT = [1 << (c & 3) * 13 + (c >> 2) for c in range(52)] + [1 << 52]  # by suits, the joker last
Levels = tuple[tuple[int, ...], ...]  # by copies: the ranks held once, twice, ... in each suit


@value
class Part:
    """One meld of a way: which naturals, and how many wild cards. `low` is a set's rank."""

    run: bool
    suit: int  # of a sequence
    low: int
    size: int
    naturals: Cards
    wilds: int


Way = tuple[Part, ...]
# a sequence of one suit: its place, its size, the places of its naturals, its wild cards
Run = tuple[int, int, int, int]


def sorted_out(hand: Iterable[Card], house: House) -> tuple[Levels, Cards]:
    """A hand as masks by number of copies, and its wild cards, the dearest first."""
    cards = hand if isinstance(hand, tuple) else tuple(hand)
    if house.only_jokers:  # by far the most hands: jokers alone are wild, and there are no twins
        faces = set(cards)
        mask = 0
        for c in faces:
            mask |= _BIT[c]
        jokers = cards.count(JOKER) if mask >> 52 else 0
        if len(cards) - jokers == len(faces) - (jokers > 0):
            suits = (mask & _RANKS, mask >> 13 & _RANKS, mask >> 26 & _RANKS, mask >> 39 & _RANKS)
            return (suits,), (JOKER,) * jokers
    wild = house.wild
    one, two, three = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]
    wilds: list[Card] = []
    double = False
    for c in cards:
        if wild[c]:
            wilds.append(c)
            continue
        suit, bit = c & 3, 1 << (c >> 2)
        if not one[suit] & bit:
            one[suit] |= bit
        elif not two[suit] & bit:
            two[suit] |= bit
            double = True
        else:
            three[suit] |= bit
    if len(wilds) > 1:
        wilds.sort(key=lambda c: (-house.penalty[c], c))
    if not double:
        return ((one[0], one[1], one[2], one[3]),), tuple(wilds)
    levels = tuple([tuple(m) for m in (one, two, three) if any(m)])
    return levels, tuple(wilds)


def without_run(levels: Levels, suit: int, need: int) -> Levels:
    """What is left once the naturals at some places of a suit are taken."""
    if need & _HIGH:
        levels = without_run(levels, suit, 1) if need & 1 else levels
        need = (need | 1) & _RANKS
    columns = [level[suit] for level in levels] + [0]
    found = []
    for at, level in enumerate(levels):
        mask = columns[at] & ~need | columns[at + 1] & need
        found.append((*level[:suit], mask, *level[suit + 1 :]))
    return tuple(found)


def without_set(levels: Levels, rank: int, suits: Iterable[int]) -> Levels:
    for suit in suits:
        levels = without_run(levels, suit, 1 << rank)
    return levels


def without(levels: Levels, part: Part) -> Levels:
    """What is left once the naturals of a part are taken."""
    for c in part.naturals:
        levels = without_run(levels, c & 3, 1 << (c >> 2))
    return levels


def with_card(levels: Levels, card: Card) -> Levels:
    """The masks with one more natural card."""
    suit, bit = card & 3, 1 << (card >> 2)
    for at, level in enumerate(levels):
        if not level[suit] & bit:
            return (*levels[:at], (*level[:suit], level[suit] | bit, *level[suit + 1 :]), *levels[at + 1 :])
    none = [0, 0, 0, 0]
    none[suit] = bit
    return (*levels, tuple(none))


# --- the sequences of one suit --------------------------------------------------


@lru_cache(maxsize=20000)
def _runs(mask: int, twin_ace: bool, wilds: int, shape: Shape, smallest: bool) -> tuple[Run, ...]:
    """All sequences from the ranks of a suit and some wild cards; or only the smallest ones."""
    found: list[Run] = []
    have = mask | (_HIGH if mask & 1 else 0)
    most = min(wilds, shape.wilds)
    for low in range(13 if shape.wrap else 14):
        top = 14 if low == 0 else 13 if shape.wrap else 14 - low
        if smallest or shape.exact:
            # beyond the smallest size: two naturals with nothing but wild cards between them
            top = min(top, shape.min_run if shape.exact or shape.naturals < 2 else shape.min_run + wilds)
        for size in range(shape.min_run, top + 1):
            if size == 13 and low == 1 and not shape.wrap:
                continue  # the same cards as from the low ace
            held = _held(have, low, size)
            spare = 0 if not (size == 14 and held & 1 and held & _HIGH and not twin_ace) else 1
            if spare:
                held &= ~_HIGH
            count = held.bit_count()
            if size - count > most or count < shape.naturals:
                continue
            for naturals in _fewer(held, count, max(shape.naturals, size - most)):
                used = naturals.bit_count()
                if (
                    smallest
                    and size > shape.min_run
                    and not (
                        used == shape.naturals and naturals & 1 << low % 14 and _at_end(naturals, low, size)
                    )
                ):
                    continue
                found.append((low, size, naturals, size - used))
    return tuple(found)


def _at_end(naturals: int, low: int, size: int) -> bool:
    end = low + size - 1
    return bool(naturals & 1 << (end if end < 14 else end % 13))


def _held(have: int, low: int, size: int) -> int:
    """The places of a window that are held; beyond the high ace it goes on with the two."""
    high = low + size
    if high <= 14:
        return have & ((1 << size) - 1) << low
    rest = (1 << high - 13) - 1  # round the corner: the ace and what follows, as low places
    return have & (_RANKS & -1 << low) | have & rest


def _fewer(held: int, count: int, least: int) -> Iterator[int]:
    """All choices of at least some of the held places, all of them first."""
    yield held
    if count <= least:
        return
    bits = [1 << i for i in range(14) if held >> i & 1]
    for drop in range(1, count - least + 1):
        for gone in combinations(bits, drop):
            yield held & ~sum(gone)


def suit_runs(levels: Levels, suit: int, wilds: int, shape: Shape, smallest: bool) -> tuple[Run, ...]:
    mask = levels[0][suit]
    if mask.bit_count() < shape.naturals:
        return ()
    twin = len(levels) > 1 and bool(levels[1][suit] & 1)
    return _runs(mask, twin, wilds, shape, smallest)


def ranks_of(low: int, size: int) -> list[int]:
    """The ranks of a sequence, in order."""
    return [(low + i) % 13 for i in range(size)]


def _near(a: tuple[int, int], b: tuple[int, int], wrap: bool) -> bool:
    """Do two sequences of a suit touch or overlap? Nothing is adjacent above a high ace (CR-C14)."""
    if wrap:
        there = set(ranks_of(*b))
        return any((r + d) % 13 in there for r in ranks_of(*a) for d in (-1, 0, 1))
    return a[0] <= b[0] + b[1] and b[0] <= a[0] + a[1]


def apart(shape: Shape, runs: Sequence[tuple[int, int, int]]) -> bool:
    """May these sequences (suit, low, size) be laid in one contract? (CR-13, CR-C14)"""
    if shape.suits == "free" or len(runs) < 2:
        return True
    for a, b in combinations(runs, 2):
        if a[0] == b[0] and (shape.suits == "different" or _near(a[1:], b[1:], shape.wrap)):
            return False
    return True


# --- sets -----------------------------------------------------------------------


def set_costs(levels: Levels, wilds: int, shape: Shape) -> list[int]:
    """The wild cards that each further smallest set of a hand costs, the cheapest first."""
    a, b, c, d = levels[0]
    some, cd = a | b | c | d, c | d
    two = a & b | c & d | (a | b) & cd
    three = a & b & cd | c & d & (a | b)
    size, least, most = shape.min_set, shape.naturals, shape.wilds
    if size == 3 and len(levels) == 1 and (wilds < 3 or least > 1):  # by far the most hands
        costs = [0] * three.bit_count()
        if most and wilds:
            costs += [1] * (two & ~three).bit_count()
            if wilds > 1:
                if most > 1 and least <= 1:
                    costs += [2] * (some & ~two).bit_count()
                costs += [2] * (a & b & c & d).bit_count()  # four naturals make two sets
        return costs
    costs = []
    while some:
        bit = some & -some
        some ^= bit
        costs += _rank_costs(tuple([sum([1 for level in levels if level[u] & bit]) for u in range(4)]), shape)
    costs.sort()
    return costs


@lru_cache(maxsize=4096)
def _rank_costs(copies: tuple[int, ...], shape: Shape) -> list[int]:
    """What one, two, ... sets of a rank cost in wild cards, each over the one before."""
    found: list[int] = []
    size, total = shape.min_set, sum(copies)
    spent = 0
    for sets in range(1, total // shape.naturals + 1):
        # sets share the naturals evenly; with different suits each set has a copy of a suit at most
        usable = min(sets * size, sum(min(n, sets) for n in copies) if shape.distinct else total)
        if shape.distinct:
            usable = min(usable, sets * sum(1 for n in copies if n))
        cost = sets * size - usable
        per = -(-cost // sets)
        if usable < sets * shape.naturals or per > shape.wilds:
            break
        found.append(cost - spent)
        spent = cost
    return found


def sets_fit(levels: Levels, sets: int, wilds: int, shape: Shape) -> bool:
    if not sets:
        return True
    costs = set_costs(levels, wilds, shape)
    return len(costs) >= sets and sum(costs[:sets]) <= wilds


@lru_cache(maxsize=4096)
def suit_choices(copies: tuple[int, ...], count: int, distinct: bool) -> tuple[tuple[int, ...], ...]:
    """The suits that so many naturals of one rank may have."""
    there = [u for u in range(4) if copies[u]]
    if distinct:
        return tuple(combinations(there, count))
    return tuple(
        pick
        for pick in combinations_with_replacement(there, count)
        if all(pick.count(u) <= copies[u] for u in set(pick))
    )


def copies_of(levels: Levels, rank: int) -> tuple[int, ...]:
    if len(levels) == 1:
        a, b, c, d = levels[0]
        return a >> rank & 1, b >> rank & 1, c >> rank & 1, d >> rank & 1
    return tuple([sum([level[u] >> rank & 1 for level in levels]) for u in range(4)])


def all_sets(levels: Levels, wilds: int, shape: Shape, sizes: Sequence[int]) -> list[Part]:
    """All sets of some sizes from a hand: by rank, the fewest wild cards first."""
    found: list[Part] = []
    held = levels[0][0] | levels[0][1] | levels[0][2] | levels[0][3]
    most = min(wilds, shape.wilds)
    if len(levels) == 1:  # without twins, only these ranks are held often enough
        a, b, c, d = levels[0]
        least = max(shape.naturals, sizes[0] - most)
        if least > 1:
            held = a & b | c & d | (a | b) & (c | d)
        if least > 2:
            held = a & b & (c | d) | c & d & (a | b)
    while held:
        bit = held & -held
        held ^= bit
        rank = bit.bit_length() - 1
        found += sets_of(rank, copies_of(levels, rank), most, shape, sizes)
    return found


@lru_cache(maxsize=16384)
def sets_of(rank: int, copies: tuple[int, ...], most: int, shape: Shape, sizes: Sequence[int]) -> list[Part]:
    """All sets of a rank."""
    return [
        Part(False, 0, rank, size, tuple([FACES[rank * 4 + u] for u in suits]), k)
        for size in sizes
        for k in range(max(0, size - sum(copies)), min(most, size - shape.naturals) + 1)
        for suits in suit_choices(copies, size - k, shape.distinct)
    ]


@lru_cache(maxsize=16384)
def run_part(suit: int, run: Run) -> Part:
    low, size, naturals, k = run
    return Part(True, suit, low, size, run_cards(suit, naturals, low, size), k)


def run_cards(suit: int, naturals: int, low: int, size: int) -> Cards:
    round_ = low + size > 14  # beyond the high ace, whose place is then 0
    return tuple(
        [
            FACES[i % 13 * 4 + suit]
            for i in range(low, low + size)
            if naturals >> (i % 13 if round_ else i) & 1
        ]
    )
