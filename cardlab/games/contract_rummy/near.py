"""Contract Rummy: moves near a tried one, facts that would help it, and what may lie face down.

The nearest ways to lay a contract come from the solver, the suppositions from `supposing`. Nothing here
decides: `cardlab.explain` asks the charters about all of it. Every function looks only at what the player who
must act may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, product
from typing import Any

from cardlab.cards import Card, Cards
from cardlab.games.contract_rummy import propose, solver
from cardlab.games.contract_rummy.face import additions, declarations
from cardlab.games.contract_rummy.melds import Group, Groups, place
from cardlab.games.contract_rummy.missing import unseen
from cardlab.games.contract_rummy.position import (
    Add,
    Addition,
    Buy,
    Dig,
    Discard,
    Draw,
    Lay,
    Move,
    Pass,
    State,
    Swap,
    Take,
    can_reshuffle,
)
from cardlab.games.contract_rummy.supposing import suppose
from cardlab.values import Seat, replace

FAR = (Lay, Dig)  # the nearest of these helps, however far from the tried one it is
_WAYS, _FEW = 60, 12  # ways to lay a rest that are looked at, and ways to declare jokers

# --- moves near a tried one ---------------------------------------------------


def near(s: State, m: Move) -> Iterator[list[Any]]:
    """Moves like the tried one, in rings, the nearest first."""
    match m:
        case Discard(card) if s.phase == "meld":
            yield sorted(propose.discards(s), key=lambda other: other.card.rank != card.rank)
        case Draw() | Take() if s.phase == "draw":
            yield [Draw(), Take()]
        case Buy() | Pass():
            yield [Buy(), Pass()] if s.phase == "buy" else [Take() if isinstance(m, Buy) else Draw()]
        case Lay() if s.phase == "meld":
            yield from _lays(s, m)
        case Add() if s.phase == "meld":
            yield _adds(s, m.additions)
        case Swap() if s.phase == "meld":
            yield [*_swaps(s, m), *_adds(s, (Addition(m.seat, m.index, Group((m.card,))),))]
        case Dig() if s.phase == "draw":
            yield from _digs(s, m)


def _lays(s: State, m: Lay) -> Iterator[list[Any]]:
    """Other declarations, a card more, less or changed, and ways that keep what was tried as far as they can."""
    if (
        s.melds[s.turn] and not s.house.extra_melds
    ):  # nothing new may be laid, but the cards may fit somewhere
        yield [*_adds(s, tuple(Addition(Seat(0), 0, g) for g in m.groups)), *propose.adds(s)]
        return
    hand = s.hands[s.turn]
    base = _held(s, m.groups, hand)
    yield [Lay(groups) for groups in (*_declared(s, m.groups), *_declared(s, base), *_edits(s, base, hand))]
    yield [Lay(groups) for groups in _kept(s, base, hand)]


def _held(s: State, groups: Groups, hand: Cards) -> Groups:
    """The groups with cards that are held; one that is not gives way to its twin in rank, or goes."""
    rest, found = Counter(hand), []
    for group in groups:
        cards = []
        for card in group.cards:
            if rest[card] > 0:
                rest[card] -= 1
                cards.append(card)
        if cards:
            same = tuple(cards) == group.cards
            found.append(group if same else declarations(s.house, tuple(cards))[0])
    return tuple(found)


def _declared(s: State, groups: Groups) -> Iterator[Groups]:
    """The same groups with their jokers declared in each way."""
    return islice(product(*(declarations(s.house, g.cards) for g in groups)), _FEW)


def _edits(s: State, groups: Groups, hand: Cards) -> Iterator[Groups]:
    """A card more, less or changed in one of the groups; a group less."""
    left = _rest(hand, groups)
    for i, group in enumerate(groups):
        for cards in _changed(s, group.cards, left):
            for declared in declarations(s.house, cards)[:_FEW]:
                yield (*groups[:i], declared, *groups[i + 1 :])
    for i in range(len(groups)):
        if len(groups) > 1:
            yield groups[:i] + groups[i + 1 :]


def _changed(s: State, cards: Cards, left: Sequence[Card]) -> Iterator[Cards]:
    yield from (cards[:i] + cards[i + 1 :] for i in range(len(cards)) if len(cards) > 1)
    yield from (more for card in left if _alike(s, more := (*cards, card)))
    for i in range(len(cards)):
        rest = cards[:i] + cards[i + 1 :]
        yield from (other for card in left if _alike(s, other := (*rest, card)))


def _alike(s: State, cards: Cards) -> bool:
    """Might cards be a meld? They have one rank or one suit, wild cards aside."""
    naturals = [c for c in cards if not s.house.wild[c]]
    return len({c.rank for c in naturals}) <= 1 or len({c.suit for c in naturals}) <= 1


def _rest(hand: Cards, groups: Iterable[Group]) -> Cards:
    left = Counter(hand)
    left.subtract(c for g in groups for c in g.cards)
    return tuple(sorted((+left).elements()))


def _kept(s: State, groups: Groups, hand: Cards) -> Iterator[Groups]:
    """Some of the groups, as many as can be, with ways to lay the rest of the contract."""
    deal, shape = s.deal, s.house.shape
    for count in range(min(len(groups), deal.melds), 0, -1):
        for some in combinations(groups, count):
            sets, runs = deal.sets - sum(not g.run for g in some), deal.runs - sum(g.run for g in some)
            if sets < 0 or runs < 0:
                continue
            there = tuple(
                (g.stands[0].suit, low, len(g.cards))
                for g in some
                if g.run and (low := place(shape, tuple(sorted(c.rank for c in g.stands)))) is not None
            )
            levels, wilds = solver.sorted_out(_rest(hand, some), s.house)
            for way in islice(solver.smallest(levels, len(wilds), sets, runs, shape, there), _WAYS):
                yield (*some, *solver.groups(way, wilds, shape))


def _adds(s: State, tried: Sequence[Addition]) -> list[Any]:
    """The same cards on each meld; each of them alone; other cards on the same melds."""
    spots = [(seat, i) for seat, melds in enumerate(s.melds) for i in range(len(melds))]
    groups = [a.group.cards for a in tried]
    cards = tuple(dict.fromkeys(c for group in groups for c in group))
    found: list[Any] = []
    if len(tried) > 1:
        found += [Add(tuple(tried[:i]) + tuple(tried[i + 1 :])) for i in range(len(tried))]
        everywhere = [_everywhere(s, group, spots) for group in groups]
        found += [Add(tuple(both)) for both in islice(product(*everywhere), 3 * _WAYS)]
    for group in (*groups, *((c,) for c in cards)):
        found += [Add((a,)) for a in _everywhere(s, group, spots)]
    fit = [a for move in propose.adds(s) for a in move.additions]
    found += [Add((a,)) for a in fit if a.group.cards[0] in cards]
    found += [Add((a,)) for a in fit if any((a.seat, a.index) == (t.seat, t.index) for t in tried)]
    return list(dict.fromkeys(found))


def _everywhere(s: State, cards: Cards, spots: Iterable[tuple[int, int]]) -> list[Addition]:
    return [a for seat, i in spots for a in additions(s, cards, seat, i)[:_FEW]]


def _swaps(s: State, m: Swap) -> list[Any]:
    same = lambda other: ((other.seat, other.index) != (m.seat, m.index), other.card != m.card)
    return sorted(propose.swaps(s), key=same)


def _digs(s: State, m: Dig) -> Iterator[list[Any]]:
    """The same card melded otherwise, then the ways for other cards of the pile, and the top card alone."""
    if s.house.discard_draw != "multi":
        yield [Take(), Draw()]
        return
    declared = [
        Dig(m.count, groups, m.additions) for groups in _declared(s, m.groups) if m.groups or m.additions
    ]
    digs = propose.digs(s)
    yield [*declared, *(d for d in digs if d.count == m.count)]
    yield digs or [Take(), Draw()]
    yield [Take(), Draw()]


# --- what may lie face down ---------------------------------------------------


def worlds(s: State, step: Move) -> Iterator[State]:
    """States that the player cannot tell apart, one for each different thing that a step may bring."""
    if not isinstance(step, Draw):
        yield s
    elif s.stock:
        yield from (replace(s, stock=(*s.stock[:-1], card)) for card in unseen(s))
    elif can_reshuffle(s):  # any of the discards may come
        seen = s.house.discard_draw == "multi"
        yield from (replace(s, stock=(card,)) for card in (sorted(set(s.pile[:-1])) if seen else unseen(s)))
    else:
        yield s


__all__ = ["FAR", "near", "suppose", "worlds"]
