"""Contract Rummy: the ways to lay a hand. Exact, and quick: suits are 13-bit masks of ranks.

`can_lay` asks whether there is a way, `ways` lists the smallest ways (or those that use up the hand),
`best` finds the way that leaves the fewest penalty points. A way is a tuple of `Part`s, sequences
first; twins of a card, and wild cards, are not told apart, and a wild card in a set stands for the
first suits that are missing. A smallest way is one from which no meld can spare a card at its end.

Sequences are chosen first, suit by suit, from a list that depends only on the ranks held in the
suit and is remembered; then sets, from what is left. Solvers propose; the charters decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from cardlab.cards import FACES, JOKER, Card, Cards
from cardlab.games.contract_rummy.position import Deal, Group, Groups, House, Shape

_RANKS = 0x1FFF  # thirteen ranks; bit 13 is the ace above the king
_HIGH = 1 << 13
_BIT = [1 << (c & 3) * 13 + (c >> 2) for c in range(52)] + [1 << 52]  # by suits, the joker last
Levels = tuple[tuple[int, ...], ...]  # by copies: the ranks held once, twice, ... in each suit


@dataclass(frozen=True, slots=True)
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
_Run = tuple[int, int, int, int]


def sorted_out(hand: Iterable[Card], house: House) -> tuple[Levels, Cards]:
    """A hand as masks by number of copies, and its wild cards, the dearest first."""
    cards = hand if isinstance(hand, tuple) else tuple(hand)
    if house.only_jokers:  # by far the most hands: jokers alone are wild, and there are no twins
        faces = set(cards)
        mask = sum([_BIT[c] for c in faces])
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


def _without_run(levels: Levels, suit: int, need: int) -> Levels:
    """What is left once the naturals at some places of a suit are taken."""
    if need & _HIGH:
        levels = _without_run(levels, suit, 1) if need & 1 else levels
        need = (need | 1) & _RANKS
    columns = [level[suit] for level in levels] + [0]
    found = []
    for at, level in enumerate(levels):
        mask = columns[at] & ~need | columns[at + 1] & need
        found.append((*level[:suit], mask, *level[suit + 1 :]))
    return tuple(found)


def _without_set(levels: Levels, rank: int, suits: Iterable[int]) -> Levels:
    for suit in suits:
        levels = _without_run(levels, suit, 1 << rank)
    return levels


def without(levels: Levels, part: Part) -> Levels:
    """What is left once the naturals of a part are taken."""
    for c in part.naturals:
        levels = _without_run(levels, c & 3, 1 << (c >> 2))
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
def _runs(mask: int, twin_ace: bool, wilds: int, shape: Shape, smallest: bool) -> tuple[_Run, ...]:
    """All sequences from the ranks of a suit and some wild cards; or only the smallest ones."""
    found: list[_Run] = []
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


def _suit_runs(levels: Levels, suit: int, wilds: int, shape: Shape, smallest: bool) -> tuple[_Run, ...]:
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


def _set_costs(levels: Levels, wilds: int, shape: Shape) -> list[int]:
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


def _sets_fit(levels: Levels, sets: int, wilds: int, shape: Shape) -> bool:
    if not sets:
        return True
    costs = _set_costs(levels, wilds, shape)
    return len(costs) >= sets and sum(costs[:sets]) <= wilds


@lru_cache(maxsize=4096)
def _suit_choices(copies: tuple[int, ...], count: int, distinct: bool) -> tuple[tuple[int, ...], ...]:
    """The suits that so many naturals of one rank may have."""
    there = [u for u in range(4) if copies[u]]
    if distinct:
        return tuple(combinations(there, count))
    return tuple(
        pick
        for pick in combinations_with_replacement(there, count)
        if all(pick.count(u) <= copies[u] for u in set(pick))
    )


def _copies(levels: Levels, rank: int) -> tuple[int, ...]:
    if len(levels) == 1:
        a, b, c, d = levels[0]
        return a >> rank & 1, b >> rank & 1, c >> rank & 1, d >> rank & 1
    return tuple([sum([level[u] >> rank & 1 for level in levels]) for u in range(4)])


def _sets(levels: Levels, wilds: int, shape: Shape, sizes: Sequence[int]) -> list[Part]:
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
        found += _sets_of(rank, _copies(levels, rank), most, shape, sizes)
    return found


@lru_cache(maxsize=16384)
def _sets_of(rank: int, copies: tuple[int, ...], most: int, shape: Shape, sizes: Sequence[int]) -> list[Part]:
    """All sets of a rank."""
    return [
        Part(False, 0, rank, size, tuple([FACES[rank * 4 + u] for u in suits]), k)
        for size in sizes
        for k in range(max(0, size - sum(copies)), min(most, size - shape.naturals) + 1)
        for suits in _suit_choices(copies, size - k, shape.distinct)
    ]


# --- is there a way? --------------------------------------------------------------


def can_lay(hand: Iterable[Card], deal: Deal, house: House) -> bool:
    """Can the contract of a deal be laid from this hand? In a closing deal, with the whole hand.

    >>> from cardlab.cards import cards
    >>> can_lay(cards("K♠ K♥ K♦ 5♦ 5♥ JK"), Deal(10, sets=2), House())
    True
    """
    levels, wilds = sorted_out(hand, house)
    if deal.closing and house.deal7 != "normal":
        return next(whole(levels, len(wilds), deal, house), None) is not None
    return fits(levels, len(wilds), deal.sets, deal.runs, house.shape)


def fits(levels: Levels, wilds: int, sets: int, runs: int, shape: Shape) -> bool:
    """Can so many smallest sets and sequences be laid?"""
    if sets:
        costs = _set_costs(levels, wilds, shape)
        if len(costs) < sets or sum(costs[:sets]) > wilds:
            return False
    return not runs or _runs_fit(levels, wilds, sets, runs, shape, 0, ())


def _runs_fit(
    levels: Levels,
    wilds: int,
    sets: int,
    runs: int,
    shape: Shape,
    suit: int,
    laid: tuple[tuple[int, int, int], ...],
) -> bool:
    different = shape.suits == "different"
    for u in range(suit, 4):
        if different and 4 - u < runs:
            return False
        for low, size, naturals, k in _suit_runs(levels, u, wilds, shape, True):
            if laid and not different and not apart(shape, (*laid, (u, low, size))):
                continue
            left = _without_run(levels, u, naturals) if sets or not different else levels
            if sets and not _sets_fit(left, sets, wilds - k, shape):
                continue
            if runs == 1:
                return True
            now = () if different else (*laid, (u, low, size))
            if _runs_fit(left, wilds - k, sets, runs - 1, shape, u + 1 if different else u, now):
                return True
    return False


# --- all ways -----------------------------------------------------------------------


def ways(hand: Iterable[Card], deal: Deal, house: House, *, whole_hand: bool = False) -> Iterator[Way]:
    """All smallest ways to lay the contract; those that use up the hand if `whole_hand`, or the deal asks for it.

    >>> from cardlab.cards import cards
    >>> hand = cards("4♠ 5♠ 6♠ 7♠ K♠ K♥ K♦ 9♣")
    >>> [[p.naturals for p in way] for way in ways(hand, Deal(10, sets=1, runs=1), House())]
    [[(4♠, 5♠, 6♠), (K♦, K♥, K♠)], [(5♠, 6♠, 7♠), (K♦, K♥, K♠)]]
    """
    levels, wilds = sorted_out(hand, house)
    if whole_hand or (deal.closing and house.deal7 != "normal"):
        return whole(levels, len(wilds), deal, house)
    return smallest(levels, len(wilds), deal.sets, deal.runs, house.shape)


def smallest(
    levels: Levels,
    wilds: int,
    sets: int,
    runs: int,
    shape: Shape,
    laid: tuple[tuple[int, int, int], ...] = (),
) -> Iterator[Way]:
    """All smallest ways to lay so many sets and sequences beside some that are laid."""
    if fits(levels, wilds, sets, runs, shape):
        yield from _smallest_runs(levels, wilds, sets, runs, shape, (0, (0, 0, 0, 0)), laid)


def _smallest_runs(
    levels: Levels,
    wilds: int,
    sets: int,
    runs: int,
    shape: Shape,
    since: tuple[int, _Run],
    laid: tuple[tuple[int, int, int], ...],
) -> Iterator[Way]:
    if not runs:
        yield from _smallest_sets(levels, wilds, sets, shape, None)
        return
    for u in range(since[0], 4):
        for run in _suit_runs(levels, u, wilds, shape, True):
            low, size, naturals, k = run
            if (u, run) < since or not apart(shape, (*laid, (u, low, size))):
                continue
            left = _without_run(levels, u, naturals)
            if not _sets_fit(left, sets, wilds - k, shape):
                continue
            part = _run_part(u, run)
            for rest in _smallest_runs(
                left, wilds - k, sets, runs - 1, shape, (u, run), (*laid, (u, low, size))
            ):
                yield (part, *rest)


@lru_cache(maxsize=16384)
def _run_part(suit: int, run: _Run) -> Part:
    low, size, naturals, k = run
    return Part(True, suit, low, size, _run_cards(suit, naturals, low, size), k)


def _run_cards(suit: int, naturals: int, low: int, size: int) -> Cards:
    round_ = low + size > 14  # beyond the high ace, whose place is then 0
    return tuple(
        [
            FACES[i % 13 * 4 + suit]
            for i in range(low, low + size)
            if naturals >> (i % 13 if round_ else i) & 1
        ]
    )


def _smallest_sets(levels: Levels, wilds: int, sets: int, shape: Shape, since: Part | None) -> Iterator[Way]:
    if not sets:
        yield ()
        return
    for part in _sets(levels, wilds, shape, (shape.min_set,)):
        if since is not None and _order(part) < _order(since):
            continue
        left = _without_set(levels, part.low, [c.suit for c in part.naturals])
        for rest in _smallest_sets(left, wilds - part.wilds, sets - 1, shape, part) if sets > 1 else ((),):
            yield (part, *rest)


def parts_with(levels: Levels, wilds: int, card: Card, deal: Deal, shape: Shape) -> Iterator[Part]:
    """The smallest melds of a contract that hold a natural card."""
    rank, suit = card >> 2, card & 3
    if deal.sets:
        for part in _sets_of(rank, _copies(levels, rank), min(wilds, shape.wilds), shape, (shape.min_set,)):
            if card in part.naturals:
                yield part
    if deal.runs:
        for run in _suit_runs(levels, suit, wilds, shape, True):
            part = _run_part(suit, run)
            if card in part.naturals:
                yield part


def _order(part: Part) -> tuple[int, int, int, Cards]:
    return part.low, part.size, part.wilds, part.naturals


def whole(levels: Levels, wilds: int, deal: Deal, house: House) -> Iterator[Way]:
    """All ways that use the whole hand, but for the cards that a closing deal may leave."""
    spare = house.spare if deal.closing and house.deal7 != "normal" else 0
    total = wilds + sum([mask.bit_count() for level in levels for mask in level])
    shape = house.shape
    if shape.exact and not deal.closing and total > deal.sets * shape.min_set + deal.runs * shape.min_run:
        return
    if deal.closing and shape.exact:  # there melds may be longer (CR-14)
        shape = Shape(
            shape.min_set,
            shape.max_set,
            shape.distinct,
            shape.min_run,
            shape.wrap,
            shape.naturals,
            shape.wilds,
            shape.suits,
            exact=False,
        )
    yield from _whole_runs(
        levels, wilds, deal.sets, deal.runs, shape, min(spare, total), (0, (0, 0, 0, 0)), ()
    )


def _strays(levels: Levels, suit: int, sets: int, shape: Shape) -> int:
    """The cards of a suit that no set can take."""
    count = sum([level[suit].bit_count() for level in levels])
    return max(0, count - sets) if shape.distinct else (count if not sets else 0)


def _whole_runs(
    levels: Levels,
    wilds: int,
    sets: int,
    runs: int,
    shape: Shape,
    spare: int,
    since: tuple[int, _Run],
    laid: tuple[tuple[int, int, int], ...],
) -> Iterator[Way]:
    if not runs:
        yield from _whole_sets(levels, wilds, sets, shape, spare, None)
        return
    different = shape.suits == "different"
    if different and not sets and 4 - levels[0].count(0) > runs + spare:
        return
    first = since[0] + 1 if laid and different else since[0]
    # suits that are passed over for good must be used up by sets
    lost = sum([_strays(levels, u, sets, shape) for u in range(first)])
    for u in range(first, 4):
        if lost > spare:
            return
        for run in _suit_runs(levels, u, wilds, shape, False):
            low, size, naturals, k = run
            if (laid and (u, run) < since) or not apart(shape, (*laid, (u, low, size))):
                continue
            left = _without_run(levels, u, naturals)
            if different and lost + _strays(left, u, sets, shape) > spare:
                continue
            part = _run_part(u, run)
            now = (*laid, (u, low, size))
            for rest in _whole_runs(left, wilds - k, sets, runs - 1, shape, spare, (u, run), now):
                yield (part, *rest)
        lost += _strays(levels, u, sets, shape)


def _whole_sets(
    levels: Levels, wilds: int, sets: int, shape: Shape, spare: int, since: Part | None
) -> Iterator[Way]:
    left = wilds + sum([mask.bit_count() for level in levels for mask in level])
    if not sets:
        if left <= spare:
            yield ()
        return
    held = (levels[0][0] | levels[0][1] | levels[0][2] | levels[0][3]).bit_count()
    if left < shape.min_set * sets or held > sets + spare or left - spare > shape.max_set * sets:
        return
    sizes = range(shape.min_set, shape.min_set + 1 if shape.exact else min(shape.max_set, left) + 1)
    for part in _sets(levels, wilds, shape, sizes):
        if since is not None and _order(part) < _order(since):
            continue
        rest = _without_set(levels, part.low, [c.suit for c in part.naturals])
        for more in _whole_sets(rest, wilds - part.wilds, sets - 1, shape, spare, part):
            yield (part, *more)


# --- the best way ---------------------------------------------------------------------


def best(hand: Iterable[Card], deal: Deal, house: House) -> Way | None:
    """The way that leaves the fewest penalty points in hand; None if there is no way.

    >>> from cardlab.cards import cards
    >>> way = best(cards("4♠ 5♠ 6♠ K♠ K♥ K♦ K♣ JK"), Deal(10, sets=1, runs=1), House())
    >>> [(part.size, part.wilds) for part in way]
    [(4, 1), (4, 0)]
    """
    levels, wilds = sorted_out(hand, house)
    costs = [0]
    for c in wilds:  # the dearest are laid first
        costs.append(costs[-1] + house.penalty[c])
    if deal.closing and house.deal7 != "normal":
        found = list(whole(levels, len(wilds), deal, house))
        return max(found, key=lambda way: _worth(way, house, costs), default=None)
    if not fits(levels, len(wilds), deal.sets, deal.runs, house.shape):
        return None
    return _Best(house, deal, costs).way(levels, len(wilds))


def _worth(way: Way, house: House, costs: list[int]) -> int:
    naturals = sum([house.penalty[c] for part in way for c in part.naturals])
    return naturals + costs[sum([part.wilds for part in way])]


class _Best:
    """The search for the best way: sequences by branch and bound, then the best sets for what is left."""

    def __init__(self, house: House, deal: Deal, costs: list[int]) -> None:
        self.shape, self.deal, self.costs = house.shape, deal, costs
        # ranks count alike in every suit
        self.penalty = tuple([house.penalty[rank * 4] for rank in range(13)])
        self.most = -1
        self.found: tuple[tuple[tuple[int, _Run], ...], Levels, int] | None = None

    def way(self, levels: Levels, wilds: int) -> Way:
        runs = [_valued(_suit_runs(levels, u, wilds, self.shape, False), self.penalty) for u in range(4)]
        top = self.costs
        # what sets could bring if no card went into sequences, by wild cards left
        self.sets = self._sets_worth(levels, wilds)
        # the best sequence of each suit, were its wild cards free of charge
        peak = [max([v + top[r[3]] for v, r in one], default=-1) for one in runs]
        self.runs, self.free = runs, self.shape.suits != "different"
        self.ahead = [self._ahead(peak, u) for u in range(5)]
        self._choose(levels, wilds, self.deal.runs, 0, 0, ())
        assert self.found is not None
        chosen, left, left_wilds = self.found
        parts = [_run_part(u, run) for u, run in chosen]
        return (*parts, *_best_sets(left, left_wilds, self.deal.sets, self.shape, self.penalty, top, wilds))

    def _ahead(self, peak: list[int], suit: int) -> list[int]:
        """What so many sequences of this suit and those after it could bring; -1 if there are too few."""
        there = sorted([p for p in peak[suit:] if p >= 0], reverse=True)
        found = [0]
        for n in range(self.deal.runs):
            if self.free:
                found.append(found[-1] + there[0] if there and found[-1] >= 0 else -1)
            else:
                found.append(found[-1] + there[n] if n < len(there) and found[-1] >= 0 else -1)
        return found

    def _sets_worth(self, levels: Levels, wilds: int) -> list[int]:
        """What the best sets are worth, by the wild cards there are for them; -1 if there are none."""
        if not self.deal.sets:
            return [0] * (wilds + 1)
        table = _sets_table(levels, wilds, self.deal.sets, self.shape, self.penalty)
        found, most = [], -1
        for k, (worth, _) in enumerate(table):
            if worth >= 0:
                most = max(most, worth + self.costs[k])
            found.append(most)
        return found

    def _choose(
        self,
        levels: Levels,
        wilds: int,
        runs: int,
        suit: int,
        worth: int,
        chosen: tuple[tuple[int, _Run], ...],
    ) -> None:
        if not runs:
            self._settle(levels, wilds, worth, chosen)
            return
        sets = self.sets[wilds]
        costs = self.costs
        spent = len(costs) - 1 - wilds
        for u in range(suit, 4):
            ahead = self.ahead[u]
            if sets < 0 or ahead[runs] < 0 or worth + ahead[runs] + sets + costs[spent] <= self.most:
                return
            after = self.ahead[u if self.free else u + 1][runs - 1]
            if after < 0:
                continue
            list_ = self.runs[u]
            if self.free and any([v == u for v, _ in chosen]):
                list_ = _valued(_suit_runs(levels, u, wilds, self.shape, False), self.penalty)
            for value, run in list_:
                k = run[3]
                if k > wilds or self.sets[wilds - k] < 0:
                    continue
                if worth + value + after + self.sets[wilds - k] + costs[spent + k] <= self.most:
                    continue
                if self.free and not apart(self.shape, [(v, r[0], r[1]) for v, r in (*chosen, (u, run))]):
                    continue
                left = _without_run(levels, u, run[2])
                self._choose(
                    left, wilds - k, runs - 1, u if self.free else u + 1, worth + value, (*chosen, (u, run))
                )

    def _settle(self, levels: Levels, wilds: int, worth: int, chosen: tuple[tuple[int, _Run], ...]) -> None:
        spent = len(self.costs) - 1 - wilds
        more = self.costs[spent]
        if self.deal.sets:
            table = _sets_table(levels, wilds, self.deal.sets, self.shape, self.penalty)
            more = _top(table, self.costs, spent)[0]
            if more < 0:
                return
        if worth + more > self.most:
            self.most, self.found = worth + more, (chosen, levels, wilds)


@lru_cache(maxsize=8192)
def _valued(runs: tuple[_Run, ...], penalty: tuple[int, ...]) -> list[tuple[int, _Run]]:
    """Sequences with what their naturals cost in hand, the dearest first."""
    found = []
    for run in runs:
        naturals, value = run[2], 0
        for at in range(14):
            if naturals >> at & 1:
                value += penalty[at % 13]
        found.append((value, run))
    found.sort(key=lambda item: (-item[0], item[1][3]))
    return found


# a choice of sets: what its naturals are worth, and for each rank the naturals and wild cards of its sets
_Choice = tuple[int, tuple[tuple[int, tuple[tuple[int, int], ...]], ...]]
_NO_CHOICE: _Choice = (-1, ())


def _sets_table(
    levels: Levels, wilds: int, sets: int, shape: Shape, penalty: tuple[int, ...]
) -> list[_Choice]:
    """By wild cards used, the choice of so many sets whose naturals are worth most; worth -1 if there is none."""
    # by sets, and wild cards used
    table: list[list[_Choice]] = [[_NO_CHOICE] * (wilds + 1) for _ in range(sets + 1)]
    table[0][0] = (0, ())
    a, b, c, d = levels[0]
    held = a | b | c | d
    if shape.naturals > 1 and len(levels) == 1:
        held = a & b | c & d | (a | b) & (c | d)
    most = min(wilds, shape.wilds * sets)
    while held:
        bit = held & -held
        held ^= bit
        rank = bit.bit_length() - 1
        options = _rank_options(_copies(levels, rank), most, sets, shape)
        if not options:
            continue
        value = penalty[rank]
        # the most sets first, so that a rank is not counted twice
        for n in range(sets - 1, -1, -1):
            for k, (worth, choice) in enumerate(table[n]):
                if worth < 0:
                    continue
                for more, naturals, used, split in options:
                    if n + more <= sets and k + used <= wilds:
                        row = table[n + more]
                        if worth + value * naturals > row[k + used][0]:
                            row[k + used] = (worth + value * naturals, (*choice, (rank, split)))
    return table[sets]


def _top(table: list[_Choice], costs: Sequence[int], spent: int) -> _Choice:
    """The best choice of all, once wild cards count too; `spent` of them are laid elsewhere."""
    top = _NO_CHOICE
    for k, (worth, choice) in enumerate(table):
        if worth >= 0 and worth + costs[spent + k] > top[0]:
            top = (worth + costs[spent + k], choice)
    return top


# sets of one rank: how many, their naturals, their wild cards, and both for each of them
_Option = tuple[int, int, int, tuple[tuple[int, int], ...]]


@lru_cache(maxsize=16384)
def _rank_options(copies: tuple[int, ...], wilds: int, sets: int, shape: Shape) -> tuple[_Option, ...]:
    """For each number of sets of a rank and of wild cards in them: the most naturals that go with them."""
    top: dict[tuple[int, int], tuple[int, tuple[tuple[int, int], ...]]] = {}
    total = sum(copies)
    largest = min(shape.min_set if shape.exact else shape.max_set, total + wilds)
    there = sum(1 for n in copies if n)

    def grow(done: tuple[tuple[int, int], ...]) -> None:
        naturals, used = sum(a for a, _ in done), sum(b for _, b in done)
        if done:
            old = top.get((len(done), used))
            if old is None or naturals > old[0]:
                top[len(done), used] = (naturals, done)
        if len(done) == sets:
            return
        for a in range(
            shape.naturals, min(total - naturals, largest, there if shape.distinct else total) + 1
        ):
            if done and a > done[-1][0]:
                break  # the largest share first
            shares = [*[x for x, _ in done], a]
            if shape.distinct and not _shared(copies, shares):
                continue
            for b in range(max(0, shape.min_set - a), min(wilds - used, shape.wilds, largest - a) + 1):
                grow((*done, (a, b)))

    grow(())
    return tuple((n, naturals, used, split) for (n, used), (naturals, split) in sorted(top.items()))


def _shared(copies: tuple[int, ...], shares: Sequence[int]) -> bool:
    """Can sets of so many naturals be made, no suit twice in one of them? (Gale and Ryser's condition)"""
    return all(sum(shares[:i]) <= sum(min(n, i) for n in copies) for i in range(1, len(shares) + 1))


def _best_sets(
    levels: Levels,
    wilds: int,
    sets: int,
    shape: Shape,
    penalty: tuple[int, ...],
    costs: list[int],
    all_wilds: int,
) -> Iterator[Part]:
    if not sets:
        return
    _, choice = _top(_sets_table(levels, wilds, sets, shape, penalty), costs, all_wilds - wilds)
    for rank, naturals, used in [(rank, a, b) for rank, split in choice for a, b in split]:
        copies = _copies(levels, rank)
        # the suits of which there are most copies first, so that a later set finds different ones too
        order = sorted(range(4), key=lambda u: -copies[u])
        suits = [u for u in order if copies[u]][:naturals]
        if not shape.distinct:
            suits = [u for u in order for _ in range(copies[u])][:naturals]
        levels = _without_set(levels, rank, suits)
        yield Part(False, 0, rank, naturals + used, tuple([FACES[rank * 4 + u] for u in sorted(suits)]), used)


# --- from parts to cards ----------------------------------------------------------------


def groups(way: Way, wilds: Sequence[Card], shape: Shape) -> Groups:
    """The melds of a way as they are laid: wild cards are dealt out in order, and declared."""
    found, used = [], 0
    for part in way:
        jokers = tuple(wilds[used : used + part.wilds])
        used += part.wilds
        found.append(_run_group(part, jokers) if part.run else _set_group(part, jokers, shape))
    return tuple(found)


def _run_group(part: Part, jokers: Cards) -> Group:
    if not jokers:
        return Group(part.naturals)
    left, wild = list(part.naturals), list(jokers)
    cards, stands = [], []
    for rank in ranks_of(part.low, part.size):
        face = FACES[rank * 4 + part.suit]
        # an ace at both ends: the natural one lies low
        cards.append(left.pop(0) if left and left[0] == face else wild.pop(0))
        stands.append(face)
    return Group(tuple(cards), tuple(stands))


def _set_group(part: Part, jokers: Cards, shape: Shape) -> Group:
    if not jokers:
        return Group(part.naturals)
    there = {c.suit for c in part.naturals}
    free = [u for u in range(4) if u not in there] + [0] * len(jokers)
    return Group(
        part.naturals + jokers, part.naturals + tuple([FACES[part.low * 4 + u] for u in free[: len(jokers)]])
    )
