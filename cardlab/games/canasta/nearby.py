"""Moves near a tried one in games that meld ranks: what Canasta and its relatives share.

A laying, or a taking of the pile, is a list of groups; it is tidied, joined with smallest openings, and changed
by a card or a meld at a time. Nothing here decides: `cardlab.explain` asks the charters about all of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from cardlab.cards import DEUCE, JOKER_RANK, THREE, Card, Cards, Rank, holds
from cardlab.games.canasta.position import WILD, WILDS, Group, Lay, Meld, Melds, Take, by_rank

Groups = list[Group]  # of a taking, the cards that go with the pile's top come first
_JOINS, _FIRST, _SECOND = 60, 30, 25  # how many proposals are joined, and how many changes are changed again


@dataclass(frozen=True, slots=True)
class Nearby:
    """Moves near a tried one, and what they depend on that differs between the games."""

    melds: Callable[[Any], Melds]  # of one's own side
    meld_of: Callable[[Melds, int], Meld | None]  # the one that cards of a rank join
    lays: Callable[[Any], Sequence[Lay]]
    takes: Callable[[Any], Sequence[Take]]

    def rings(self, s: Any, m: Lay | Take) -> Iterator[list[Any]]:
        """Moves like the tried one: a first change, then a second one on top of it."""
        take = isinstance(m, Take)
        base = self._tidy(s, groups_of(s, m), take=take)
        first = [base, *self._joined(s, base, take=take), *self._edits(s, base, take=take)]
        yield moves(first, take=take)
        again = [more for one in first[:_FIRST] for more in islice(self._edits(s, one, take=take), _SECOND)]
        yield moves(again, take=take)

    def _joins(self, s: Any, rank: int) -> bool:
        return self.meld_of(self.melds(s), rank) is not None

    def _tidy(self, s: Any, groups: Groups, *, take: bool) -> Groups:
        """The same with cards that are held, each with its rank, one group a rank, for one's own side."""
        rest = Counter(s.hand)
        found: dict[Rank, list[Card]] = {groups[0].rank: []} if take else {}
        for group in groups:
            mine, loose = [], []
            for card in group.cards:
                if rest[card]:
                    rest[card] -= 1
                    mine.append(card)
                else:
                    loose.append(card)
            for card in loose:  # another card of the rank instead of one that is not held
                other = next((c for c in rest if rest[c] and c.rank == card.rank), None)
                if other is not None:
                    rest[other] -= 1
                    mine.append(other)
            for rank, cards in self._sorted_out(s, group.rank, mine):
                found.setdefault(rank, []).extend(cards)
        return [
            Group(rank, tuple(cards))
            for rank, cards in found.items()
            if cards or (take and rank == groups[0].rank)
        ]

    def _sorted_out(self, s: Any, rank: Rank, cards: list[Card]) -> Iterator[tuple[Rank, list[Card]]]:
        """The cards of a group by the ranks that they can be laid as; a lone stranger is left out."""
        counts = Counter(c.rank for c in cards if not WILD[c])
        if counts and not counts[rank] and (rank == WILDS or not self._joins(s, rank)):
            rank = counts.most_common(1)[0][0]
        yield rank, [c for c in cards if WILD[c] or c.rank == rank]
        for other, count in counts.items():
            if other != rank and (count >= 3 or self._joins(s, other)):
                yield other, [c for c in cards if c.rank == other]

    def _joined(self, s: Any, base: Groups, *, take: bool) -> Iterator[Groups]:
        """What was tried together with each smallest opening: what reaches the minimum."""
        if self.melds(s):
            return
        proposed: Sequence[Any] = self.takes(s) if take else self.lays(s)
        for move in proposed[:_JOINS]:
            both = {g.rank: g.cards for g in base}
            for group in groups_of(s, move):
                mine = Counter(both.get(group.rank, ()))
                both[group.rank] = tuple((mine | Counter(group.cards)).elements())
            if holds(s.hand, sum(both.values(), ())):
                yield [Group(rank, cards) for rank, cards in both.items()]

    def _edits(self, s: Any, groups: Groups, *, take: bool) -> Iterator[Groups]:
        """One change: cards added, changed for others or left out, a meld more or less."""
        left = Counter(s.hand)
        left.subtract(c for g in groups for c in g.cards)
        ranks = by_rank(tuple(sorted(left.elements())))
        wilds = ranks[DEUCE][:1] + ranks[JOKER_RANK][:1]
        for i, group in enumerate(groups):
            for more in _additions(ranks, group.rank, wilds):
                yield with_cards(groups, i, group.cards + more)
        for i, group in enumerate(groups):
            for card in dict.fromkeys(c for c in group.cards if WILD[c]):
                kept = _minus(group.cards, card)
                for other in (*(ranks[group.rank][:1] if group.rank != WILDS else ()), *wilds):
                    if other.rank != card.rank:
                        yield with_cards(groups, i, (*kept, other))
        for i, group in enumerate(groups):
            by = {c.rank: c for c in group.cards}
            for card in sorted(by.values(), key=lambda c: not WILD[c]):
                yield with_cards(groups, i, _minus(group.cards, card), take=take)
        for i in range(1 if take else 0, len(groups)):
            yield groups[:i] + groups[i + 1 :]
        taken = {g.rank for g in groups}
        for rank in (*range(DEUCE), *range(DEUCE + 1, JOKER_RANK)):
            if rank not in taken:
                yield from ([*groups, Group(Rank(rank), cards)] for cards in self._new(s, ranks, rank, wilds))
        yield from _moved_wilds(groups)

    def _new(self, s: Any, ranks: tuple[Cards, ...], rank: int, wilds: Cards) -> Iterator[Cards]:
        """The cards that may become a meld of their own, or join the one on the table."""
        held = ranks[rank]
        if self._joins(s, rank):
            yield from dict.fromkeys((held[:1], held)) if held else ()
            return
        if len(held) >= 3:
            yield from dict.fromkeys((held[:3], held))
        if len(held) >= 2 and rank != THREE:
            yield from ((*held[:2], wild) for wild in wilds)


def groups_of(s: Any, m: Lay | Take) -> Groups:
    """The groups of a move; of a taking, first the cards that go with the pile's top."""
    if isinstance(m, Lay):
        return list(m.groups)
    return [Group(WILDS if WILD[s.top] else s.top.rank, m.cards), *m.groups]


def moves(found: Iterable[Groups], *, take: bool) -> list[Any]:
    """The moves that groups make, each once."""
    made: list[Any] = []
    for groups in found:
        if take:
            made.append(Take(groups[0].cards, tuple(groups[1:])))
        elif groups:
            made.append(Lay(tuple(groups)))
    return list(dict.fromkeys(made))


def with_cards(groups: Groups, at: int, cards: Cards, *, take: bool = False) -> Groups:
    """The groups with other cards in one of them, which goes if none are left."""
    changed = [Group(groups[at].rank, cards)] if cards or (take and at == 0) else []
    return groups[:at] + changed + groups[at + 1 :]


def _additions(ranks: tuple[Cards, ...], rank: int, wilds: Cards) -> Iterator[Cards]:
    same = ranks[rank] if rank not in (DEUCE, WILDS) else ()
    yield from (same[:count] for count in range(1, len(same) + 1))
    yield from ((wild,) for wild in wilds)
    if same:
        yield from ((same[0], wild) for wild in wilds)


def _moved_wilds(groups: Groups) -> Iterator[Groups]:
    """A wild card goes from one meld to another."""
    for i, group in enumerate(groups):
        wild = next((c for c in group.cards if WILD[c]), None)
        if wild is not None:
            shorter = with_cards(groups, i, _minus(group.cards, wild))
            yield from (with_cards(shorter, j, (*g.cards, wild)) for j, g in enumerate(shorter) if j != i)


def _minus(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
