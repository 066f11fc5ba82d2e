"""Every laying and every taking that a small hand of Canasta can make, written down without thinking.

This knows nothing of the proposers: it shares out the cards of the hand over the ranks in all
ways, up to suits (which do not matter) and copies, and asks the charter about each. A move is
named by its counts: which share of naturals, deuces and jokers goes to which rank.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from cardlab import Game
from cardlab.cards import DEUCE, JOKER_RANK, THREE, Cards, Rank
from cardlab.games.canasta.position import WILD, Group, Lay, State, Take, by_rank

WILDS = JOKER_RANK


class Share(NamedTuple):
    """Cards of a hand that go to one rank."""

    rank: int
    naturals: int
    deuces: int
    jokers: int

    @property
    def size(self) -> int:
        return self.naturals + self.deuces + self.jokers


class Laying(NamedTuple):
    """A laying up to suits; with `top`, the pile is taken, and the share of its top's rank is that of its cards."""

    top: int | None
    shares: frozenset[Share]


def name_of(s: State, move: Lay | Take) -> Laying:
    groups = list(move.groups)
    top = None
    if isinstance(move, Take):
        top = int(s.top.rank)
        groups.append(Group(s.top.rank, move.cards))
    return Laying(top, frozenset(_share(group) for group in groups if group.cards))


def _share(group: Group) -> Share:
    deuces = sum(c.rank == DEUCE for c in group.cards)
    jokers = sum(c.rank == JOKER_RANK for c in group.cards)
    return Share(int(group.rank), len(group.cards) - deuces - jokers, deuces, jokers)


def move_of(s: State, laying: Laying) -> Lay | Take:
    """A move of that name, with the first cards of each rank in the hand."""
    left = {rank: list(held) for rank, held in enumerate(by_rank(s.hand))}
    taking: Cards = ()
    groups = []
    for share in sorted(laying.shares):
        natural = left[share.rank] if share.rank not in (DEUCE, WILDS) else []
        found = [natural.pop() for _ in range(share.naturals)]
        found += [left[DEUCE].pop() for _ in range(share.deuces)] + [
            left[WILDS].pop() for _ in range(share.jokers)
        ]
        if share.rank == laying.top:
            taking = tuple(found)
        else:
            groups.append(Group(Rank(share.rank), tuple(found)))
    return Lay(tuple(groups)) if laying.top is None else Take(taking, tuple(groups))


def _shares_out(count: int, places: int) -> Iterator[tuple[int, ...]]:
    """All ways to give up to so many things to some places."""
    if places == 0:
        yield ()
        return
    for first in range(count + 1):
        for rest in _shares_out(count - first, places - 1):
            yield (first, *rest)


def every(s: State, *, taking: bool) -> Iterator[Laying]:
    """All layings of the hand in turn, sensible or not."""
    held = [len(cards) for cards in by_rank(s.hand)]
    top = int(s.top.rank) if taking else None
    mine = {int(meld.rank) for meld in s.melds[s.side]}
    ranks = [r for r in range(14) if (held[r] and r != DEUCE) or r in mine or r in (top, WILDS)]
    ways = product(
        product(*(range(held[r] + 1 if r not in (DEUCE, WILDS) else 1) for r in ranks)),
        _shares_out(held[DEUCE], len(ranks)),
        _shares_out(held[WILDS], len(ranks)),
    )
    for naturals, deuces, jokers in ways:
        found = frozenset(
            Share(r, n, d, j)
            for r, n, d, j in zip(ranks, naturals, deuces, jokers, strict=True)
            if n or d or j
        )
        if found or taking:
            yield Laying(top, found)


def universe(game: Game[Any], s: State) -> set[Laying]:
    """All legal layings and takings of a state, by the charter alone."""
    ways: list[Laying] = []
    if s.phase == "meld":
        ways += every(s, taking=False)
    if s.phase == "draw" and s.pile and not WILD[s.top] and s.top.rank != THREE:
        ways += every(s, taking=True)
    return {way for way in ways if game.allows(s, move_of(s, way))}


def within(one: Laying, other: Laying) -> bool:
    """Is every card of one laying laid to the same rank by the other?"""
    if one.top != other.top:
        return False
    large = {share.rank: share for share in other.shares}
    return all(
        (big := large.get(share.rank)) is not None
        and share.naturals <= big.naturals
        and share.deuces <= big.deuces
        and share.jokers <= big.jokers
        for share in one.shares
    )


def rest(one: Laying, other: Laying) -> Laying:
    """What the larger laying lays beyond the smaller; it is laid after it, so it takes no pile."""
    small = {share.rank: share for share in one.shares}
    left = []
    for share in other.shares:
        gone = small.get(share.rank, Share(share.rank, 0, 0, 0))
        more = Share(
            share.rank, share.naturals - gone.naturals, share.deuces - gone.deuces, share.jokers - gone.jokers
        )
        if more.size:
            left.append(more)
    return Laying(None, frozenset(left))


def listed(game: Game[Any], s: State) -> set[Laying]:
    """The layings and takings among the legal moves that the game lists."""
    return {name_of(s, move) for move in game.legal(s) if isinstance(move, Lay | Take)}


def decomposes(game: Game[Any], s: State, laying: Laying) -> bool:
    """Can the laying be made of listed moves, one after the other?"""
    moves = listed(game, s)
    if laying in moves:
        return True
    for first in moves:
        if within(first, laying):
            after = game.play(s, move_of(s, first))
            more = rest(first, laying)
            if (
                game.turn(after) == s.turn
                and game.allows(after, move_of(after, more))
                and decomposes(game, after, more)
            ):
                return True
    return False


def plain(s: State) -> tuple[Any, ...]:
    """A position up to suits, and to whether a canasta was laid in one action."""
    return (
        s.turn,
        s.phase,
        s.out,
        s.out_concealed,
        s.frozen,
        len(s.stock),
        tuple(int(c.rank) for c in s.pile),
        s.answer,
        tuple(tuple(int(c.rank) for c in hand) for hand in s.hands),
        tuple(
            tuple((int(m.rank), tuple(sorted(int(c.rank) for c in m.cards))) for m in melds)
            for melds in s.melds
        ),
    )
