"""Contract Rummy: is there a way to lay a contract, and which are there? Sequences are chosen first, then sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardlab.cards import FACES, Card, Cards
from cardlab.games.contract_rummy.family import Deal, House, Shape
from cardlab.games.contract_rummy.masks import (
    Levels,
    Part,
    Run,
    Way,
    all_sets,
    apart,
    copies_of,
    ranks_of,
    run_part,
    set_costs,
    sets_fit,
    sets_of,
    sorted_out,
    suit_runs,
    without_run,
    without_set,
)
from cardlab.games.contract_rummy.melds import Group, Groups

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
        costs = set_costs(levels, wilds, shape)
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
        for low, size, naturals, k in suit_runs(levels, u, wilds, shape, True):
            if laid and not different and not apart(shape, (*laid, (u, low, size))):
                continue
            left = without_run(levels, u, naturals) if sets or not different else levels
            if sets and not sets_fit(left, sets, wilds - k, shape):
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
    since: tuple[int, Run],
    laid: tuple[tuple[int, int, int], ...],
) -> Iterator[Way]:
    if not runs:
        yield from _smallest_sets(levels, wilds, sets, shape, None)
        return
    for u in range(since[0], 4):
        for run in suit_runs(levels, u, wilds, shape, True):
            low, size, naturals, k = run
            if (u, run) < since or not apart(shape, (*laid, (u, low, size))):
                continue
            left = without_run(levels, u, naturals)
            if not sets_fit(left, sets, wilds - k, shape):
                continue
            part = run_part(u, run)
            for rest in _smallest_runs(
                left, wilds - k, sets, runs - 1, shape, (u, run), (*laid, (u, low, size))
            ):
                yield (part, *rest)


def _smallest_sets(levels: Levels, wilds: int, sets: int, shape: Shape, since: Part | None) -> Iterator[Way]:
    if not sets:
        yield ()
        return
    for part in all_sets(levels, wilds, shape, (shape.min_set,)):
        if since is not None and _order(part) < _order(since):
            continue
        left = without_set(levels, part.low, [c.suit for c in part.naturals])
        for rest in _smallest_sets(left, wilds - part.wilds, sets - 1, shape, part) if sets > 1 else ((),):
            yield (part, *rest)


def parts_with(levels: Levels, wilds: int, card: Card, deal: Deal, shape: Shape) -> Iterator[Part]:
    """The smallest melds of a contract that hold a natural card."""
    rank, suit = card >> 2, card & 3
    if deal.sets:
        for part in sets_of(rank, copies_of(levels, rank), min(wilds, shape.wilds), shape, (shape.min_set,)):
            if card in part.naturals:
                yield part
    if deal.runs:
        for run in suit_runs(levels, suit, wilds, shape, True):
            part = run_part(suit, run)
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
    since: tuple[int, Run],
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
        for run in suit_runs(levels, u, wilds, shape, False):
            low, size, naturals, k = run
            if (laid and (u, run) < since) or not apart(shape, (*laid, (u, low, size))):
                continue
            left = without_run(levels, u, naturals)
            if different and lost + _strays(left, u, sets, shape) > spare:
                continue
            part = run_part(u, run)
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
    for part in all_sets(levels, wilds, shape, sizes):
        if since is not None and _order(part) < _order(since):
            continue
        rest = without_set(levels, part.low, [c.suit for c in part.naturals])
        for more in _whole_sets(rest, wilds - part.wilds, sets - 1, shape, spare, part):
            yield (part, *more)


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
