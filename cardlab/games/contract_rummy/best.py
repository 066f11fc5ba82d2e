"""Contract Rummy: the best way to lay a contract: the one that leaves the fewest penalty points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from cardlab.cards import FACES, Card
from cardlab.games.contract_rummy.family import Deal, House, Shape
from cardlab.games.contract_rummy.masks import (
    Levels,
    Part,
    Run,
    Way,
    apart,
    copies_of,
    run_part,
    sorted_out,
    suit_runs,
    without_run,
    without_set,
)
from cardlab.games.contract_rummy.ways import fits, whole

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
        self.found: tuple[tuple[tuple[int, Run], ...], Levels, int] | None = None

    def way(self, levels: Levels, wilds: int) -> Way:
        runs = [_valued(suit_runs(levels, u, wilds, self.shape, False), self.penalty) for u in range(4)]
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
        parts = [run_part(u, run) for u, run in chosen]
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
        chosen: tuple[tuple[int, Run], ...],
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
                list_ = _valued(suit_runs(levels, u, wilds, self.shape, False), self.penalty)
            for value, run in list_:
                k = run[3]
                if k > wilds or self.sets[wilds - k] < 0:
                    continue
                if worth + value + after + self.sets[wilds - k] + costs[spent + k] <= self.most:
                    continue
                if self.free and not apart(self.shape, [(v, r[0], r[1]) for v, r in (*chosen, (u, run))]):
                    continue
                left = without_run(levels, u, run[2])
                self._choose(
                    left, wilds - k, runs - 1, u if self.free else u + 1, worth + value, (*chosen, (u, run))
                )

    def _settle(self, levels: Levels, wilds: int, worth: int, chosen: tuple[tuple[int, Run], ...]) -> None:
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
def _valued(runs: tuple[Run, ...], penalty: tuple[int, ...]) -> list[tuple[int, Run]]:
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
        options = _rank_options(copies_of(levels, rank), most, sets, shape)
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
        copies = copies_of(levels, rank)
        # the suits of which there are most copies first, so that a later set finds different ones too
        order = sorted(range(4), key=lambda u: -copies[u])
        suits = [u for u in order if copies[u]][:naturals]
        if not shape.distinct:
            suits = [u for u in order for _ in range(copies[u])][:naturals]
        levels = without_set(levels, rank, suits)
        yield Part(False, 0, rank, naturals + used, tuple([FACES[rank * 4 + u] for u in sorted(suits)]), used)
