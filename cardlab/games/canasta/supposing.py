"""Facts that play could bring in games that meld ranks: what Canasta and its relatives share.

Each function makes states that differ from the given one in one thing. Nothing here decides: `cardlab.explain`
asks the charters whether the move is allowed there. Every function looks only at what the player may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardlab.cards import DEUCE, FACES, JOKER, JOKER_RANK, THREE, Card, Cards, Rank
from cardlab.game import Supposition
from cardlab.games.canasta.nearby import groups_of, moves, with_cards
from cardlab.games.canasta.position import (
    BLACK_THREES,
    RED_THREE,
    VALUE,
    WILD,
    WILDS,
    Discard,
    Group,
    Lay,
    Meld,
    Melds,
    Take,
)
from cardlab.kit.suppositions import Supposed
from cardlab.values import Points, replace

_MOST = 4  # cards of a rank that may be supposed at once: more is no small change

# --- the piles and the hand ---------------------------------------------------


def stock(s: Any, m: Any) -> Supposed:
    """There are cards in the stock."""
    yield Supposition("stock", replace(s, stock=BLACK_THREES[:1]), m)


def no_stock(s: Any, m: Any) -> Supposed:
    """There are none."""
    yield Supposition("stock-empty", replace(s, stock=()), m)


def longer_pile(s: Any, m: Any) -> Supposed:
    """The pile is longer by a card that comes into the hand with it."""
    yield Supposition("longer-pile", replace(s, pile=(BLACK_THREES[0], *s.pile)), m)


def unfrozen(s: Any, m: Any) -> Supposed:
    """The pile is not frozen."""
    yield Supposition("unfrozen", replace(s, frozen=False), m)


def frozen(s: Any, m: Any) -> Supposed:
    """It is."""
    yield Supposition("frozen", replace(s, frozen=True), m)


def holding(s: Any, more: Iterable[Card]) -> Any:
    """The state with more cards in the hand."""
    return handed(s, (*s.hand, *more))


def handed(s: Any, cards: Iterable[Card]) -> Any:
    """The state with another hand."""
    hands = list(s.hands)
    hands[s.turn] = tuple(sorted(cards))
    return replace(s, hands=tuple(hands))


def held(s: Any, m: Any) -> Supposed:
    """The cards that are missing come into the hand."""
    if isinstance(m, Lay | Take | Discard):
        wanted = Counter((m.card,) if isinstance(m, Discard) else m.used)
        missing = tuple(sorted((wanted - Counter(s.hand)).elements()))
        if missing and not any(RED_THREE[c] for c in missing):
            yield Supposition("held", holding(s, missing), m, (("cards", missing),))


def last(s: Any, m: Any) -> Supposed:
    """The hand holds nothing but the cards laid."""
    if isinstance(m, Lay | Take):
        yield Supposition("last-cards", handed(s, m.used), m)


def keep(s: Any, m: Any) -> Supposed:
    """The hand has as many more cards as must stay in it."""
    if isinstance(m, Lay | Take):
        kept = sum(not RED_THREE[c] for c in s.pile[:-1]) if isinstance(m, Take) else 0
        lacks = 2 - (len(s.hand) - m.size + kept)
    else:
        lacks = 2 - len(s.hand)
    if lacks > 0:
        yield Supposition("keep", holding(s, BLACK_THREES[:1] * lacks), m, (("count", lacks),))


def naturals(rank: int, count: int) -> Meld:
    """A meld of natural cards."""
    return Meld(Rank(rank), tuple(FACES[rank * 4 + i % 4] for i in range(count)), 0)


# --- melds and their cards ----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Supposing:
    """Suppositions about melds, and what they depend on that differs between the games."""

    packs: Callable[[Any], int]
    jokers: Callable[[Any], int]
    melds: Callable[[Any], Melds]  # of one's own side
    meld_of: Callable[[Melds, int], Meld | None]
    melded: Callable[[Any, Sequence[Meld]], Any]  # the state with more melds of one's own side
    minimum: Callable[[Any], int]  # to open
    asking: Callable[[Any, int], Any]  # the state where so many points are enough to open
    lacks: Callable[
        [Any, int, int], int
    ]  # naturals that a meld of so many cards, so many of them wild, lacks

    def seen(self, s: Any) -> Cards:
        """The cards that the player sees."""
        return (*s.hand, *s.pile[-1:], *(c for melds in s.melds for meld in melds for c in meld.cards))

    def spare(self, s: Any, rank: int) -> Card | None:
        """A card of a rank that may still come, for all that this player can see."""
        seen, packs = self.seen(s), self.packs(s)
        if rank == JOKER_RANK:
            return JOKER if seen.count(JOKER) < self.jokers(s) else None
        faces = [c for c in FACES[rank * 4 : rank * 4 + 4] if seen.count(c) < packs and not RED_THREE[c]]
        return min(faces, key=seen.count, default=None)

    def with_spare(self, s: Any, rank: int, count: int) -> tuple[Any, Cards] | None:
        """The state with so many more cards of a rank in the hand, and these; None if there are not so many."""
        cards: Cards = ()
        for _ in range(count):
            card = self.spare(s, rank)
            if card is None:
                return None
            s, cards = holding(s, (card,)), (*cards, card)
        return s, cards

    def top(self, s: Any, m: Any) -> Supposed:
        """The pile has a top that goes with the cards tried or, without any, with a meld."""
        if not isinstance(m, Take):
            return
        ranks = [c.rank for c in m.cards if not WILD[c] and c.rank != THREE]
        if not m.cards:
            own = self.melds(s)
            ranks = [x.rank for x in own if x.rank not in (THREE, WILDS) and self.meld_of(own, x.rank) is x]
        if ranks and (not s.pile or s.top.rank != ranks[0]):
            spare = self.spare(s, ranks[0])
            if spare:
                yield Supposition("top", replace(s, pile=(*s.pile, spare)), m, (("rank", ranks[0]),))

    def more(self, s: Any, m: Any) -> Supposed:
        """More natural cards come into the hand and are laid with the meld that lacks them."""
        if not isinstance(m, Lay | Take):
            return
        take = isinstance(m, Take)
        groups = groups_of(s, m)
        for at, group in enumerate(groups):
            rank = group.rank
            if rank in (DEUCE, WILDS):
                continue
            mine = self.meld_of(self.melds(s), rank) or Meld(rank, (), 0)
            size = len(mine.cards) + len(group.cards) + (take and at == 0)
            lacks = self.lacks(s, size, mine.wilds + group.wilds)
            if take and at == 0:
                lacks = max(lacks, 2 - sum(c.rank == rank for c in m.used))
            found = self.with_spare(s, rank, lacks) if 0 < lacks <= 2 else None
            if found is not None:
                laid = moves([with_cards(groups, at, group.cards + found[1])], take=take)[0]
                yield Supposition("more", found[0], laid, (("count", lacks), ("rank", rank)))

    def instead(self, s: Any, m: Any) -> Supposed:
        """Strangers in a meld are naturals of its rank instead."""
        if not isinstance(m, Lay | Take):
            return
        take = isinstance(m, Take)
        groups = groups_of(s, m)
        for at, group in enumerate(groups):
            counts = Counter(c.rank for c in group.cards if not WILD[c])
            rank = group.rank
            if not (take and at == 0) and (rank == THREE or not counts[rank]):
                rank = next((r for r in counts if r != THREE), rank)
            strangers = tuple(c for c in group.cards if not WILD[c] and c.rank != rank)
            if not strangers or rank in (WILDS, THREE):
                continue
            kept = tuple(c for c in group.cards if c not in strangers)
            mine = self.meld_of(self.melds(s), rank) or Meld(Rank(rank), (), 0)
            size = len(mine.cards) + len(kept) + (take and at == 0)
            lacks = self.lacks(s, size, mine.wilds + group.wilds)
            for count in sorted({max(lacks, len(strangers)), len(strangers)}, reverse=True):
                found = self.with_spare(s, rank, count) if count <= _MOST else None
                if found is not None:
                    changed = [*groups[:at], Group(Rank(rank), kept + found[1]), *groups[at + 1 :]]
                    facts = (("count", count), ("rank", Rank(rank)), ("cards", strangers))
                    yield Supposition("instead", found[0], moves([changed], take=take)[0], facts)

    def wild(self, s: Any, m: Any) -> Supposed:
        """A wild card comes into the hand and goes with the natural one that takes the pile."""
        if isinstance(m, Take) and any(c.rank == s.top.rank for c in m.cards):
            found = self.with_spare(s, DEUCE, 1)
            if found is not None:
                yield Supposition("wild", found[0], Take(m.cards + found[1], m.groups))

    def points(self, s: Any, m: Any) -> Supposed:
        """The cards laid are worth enough: asked by a minimum that is as low as what they are worth."""
        if isinstance(m, Lay | Take):
            have = sum(VALUE[c] for c in m.used) + (VALUE[s.top] if isinstance(m, Take) else 0)
            lacks = Points(self.minimum(s) - have)
            yield Supposition("points", self.asking(s, have), m, (("points", lacks),))

    def other_ranks(self, s: Any, m: Any) -> Iterator[Rank]:
        """Ranks that neither the side's melds nor the move has to do with."""
        busy: set[int] = {meld.rank for meld in self.melds(s)} | {THREE, DEUCE}
        busy |= {g.rank for g in m.groups} if isinstance(m, Lay | Take) else set()
        busy |= {s.top.rank} if s.pile else set()
        yield from (Rank(rank) for rank in range(JOKER_RANK - 1, -1, -1) if rank not in busy)

    def opened(self, s: Any, m: Any) -> Supposed:
        """The side has opened."""
        rank = next(self.other_ranks(s, m), None)
        if rank is not None and not self.melds(s):
            yield Supposition("opened", self.melded(s, [naturals(rank, 3)]), m)

    def meld_there(self, s: Any, m: Any) -> Supposed:
        """There is a meld that the pile's top can join."""
        if s.pile and not WILD[s.top] and s.top.rank != THREE and self.may_lie(s, s.top.rank):
            there = self.melded(s, [naturals(s.top.rank, 3)])
            yield Supposition("meld", there, m, (("rank", s.top.rank),))

    def own_meld(self, s: Any, m: Any) -> Supposed:
        """One's own side has a meld that the cards of a group can join."""
        if not isinstance(m, Lay):
            return
        for at, group in enumerate(m.groups):
            ranks = {c.rank for c in group.cards if not WILD[c]} or {group.rank}
            rank = next(iter(ranks))
            if len(ranks) == 1 and rank not in (THREE, WILDS) and self.may_lie(s, rank):
                groups = [Group(g.rank, g.cards) for g in m.groups]
                groups[at] = Group(rank, group.cards)
                there = self.melded(s, [naturals(rank, 3)])
                yield Supposition("meld", there, Lay(tuple(groups)), (("rank", rank),))

    def may_lie(self, s: Any, rank: int) -> bool:
        """May a meld of a rank come to lie before one's side that is not there yet?"""
        unseen = 4 * self.packs(s) - sum(c.rank == rank for c in self.seen(s))
        return unseen >= 3 and self.meld_of(self.melds(s), rank) is None
