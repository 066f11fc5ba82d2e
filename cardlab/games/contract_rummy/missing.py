"""Contract Rummy: what a hand lacks for a meld or a contract, beginning from cards that were tried together.

The answers are good guesses, not the best of all: for each meld the way that keeps most of the tried cards and
needs fewest new ones, and new ones only of cards that the player has not all seen. The charters decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cardlab.cards import FACES, Card, Cards
from cardlab.games.contract_rummy.family import House
from cardlab.games.contract_rummy.melds import Group, Groups
from cardlab.games.contract_rummy.position import State

MOST = 4  # cards that may be missing: more is no small change
_NEW, _LEFT_OUT = 10, 1  # what a missing card counts, and what one of the tried cards that is not kept


def unseen(s: State, *, twice: bool = False) -> Cards:
    """The cards that may lie where the player does not look, each face once, or as often as it may be there."""
    seat = s.turn if s.asked is None else s.asked
    pile = s.pile if s.house.discard_draw == "multi" else s.pile[-1:]
    left = Counter(s.house.pack)
    left.subtract((*s.hands[seat], *pile, *(c for melds in s.melds for there in melds for c in there.cards)))
    return tuple(sorted((+left).elements() if twice else (+left).keys()))


@dataclass(frozen=True, slots=True)
class _Made:
    """A meld made of tried cards, of others in the hand, and of new ones."""

    group: Group
    new: Cards
    cost: int


def contract(s: State, hand: Cards, tried: Groups, must: Card | None = None) -> tuple[Groups, Cards] | None:
    """A way to lay the contract near to what was tried, and the cards it lacks; None if they are too many.

    It has the card `must` in it, if there is one.
    """
    left = [_held(group.cards, hand) for group in tried]
    pool = Counter(hand)
    pool.subtract(c for cards in left for c in cards)
    maker = _Maker(s.house, +pool, Counter(unseen(s, twice=True)))
    found: list[_Made] = []
    for run in (*(True,) * s.deal.runs, *(False,) * s.deal.sets):
        taken = (
            {m.group.stands[0].suit for m in found if m.group.run} if s.house.shape.suits != "free" else set()
        )
        made = [(one, i) for i, cards in enumerate(left) for one in maker.made(cards, run, taken)]
        made += [(one, -1) for one in maker.made((), run, taken)]
        passed_over = _NEW + 1 if left else 0  # what it counts to leave the tried groups alone
        there = must is None or any(must in one.group.cards for one in found)
        best = min(
            made,
            key=lambda pair: (
                not there and must not in pair[0].group.cards,
                pair[0].cost + (passed_over if pair[1] < 0 else 0),
            ),
            default=None,
        )
        if best is None:
            return None
        found.append(best[0])
        if best[1] >= 0:
            del left[best[1]]
        maker.use(best[0])
    new = tuple(sorted(c for one in found for c in one.new))
    return (tuple(one.group for one in found), new) if len(new) <= MOST else None


def further(s: State, hand: Cards, tried: Groups) -> tuple[Groups, Cards] | None:
    """One further meld near to what was tried, and the cards it lacks."""
    cards = _held(tuple(c for group in tried for c in group.cards), hand)
    maker = _Maker(s.house, Counter(hand) - Counter(cards), Counter(unseen(s, twice=True)))
    made = [one for run in (False, True) for one in maker.made(cards, run, set())]
    best = min(made, key=lambda one: one.cost, default=None)
    return ((best.group,), best.new) if best is not None and 0 < len(best.new) <= MOST else None


def _held(cards: Cards, hand: Cards) -> Cards:
    return tuple(sorted((Counter(cards) & Counter(hand)).elements()))


@dataclass(slots=True)
class _Maker:
    """Makes melds; `pool` are the other cards of the hand, `new` those that may come."""

    house: House
    pool: Counter[Card]
    new: Counter[Card]

    def use(self, made: _Made) -> None:
        """Take the cards of a meld away for good."""
        self.new.subtract(made.new)
        self.pool.subtract((Counter(made.group.cards) - Counter(made.new)) & +self.pool)

    def made(self, cards: Cards, run: bool, taken: set[int]) -> Iterator[_Made]:
        """The melds of a kind that cards may become, one for each rank or place."""
        wild, shape = self.house.wild, self.house.shape
        naturals = [c for c in cards if not wild[c]]
        here = naturals or [c for c in self.pool if not wild[c]]
        if run:
            for suit in sorted({c.suit for c in here} - taken):
                for faces in self._windows(len({c.rank for c in naturals if c.suit == suit}), suit):
                    yield from self._filled(cards, faces, len(faces), 0)
        else:
            for rank in sorted({c.rank for c in here}):
                faces = FACES[rank * 4 : rank * 4 + 4]
                size = min(max(shape.min_set, len({c for c in naturals if c.rank == rank})), shape.max_set, 4)
                yield from self._filled(cards, faces, shape.min_set if shape.exact else size, 1)

    def _windows(self, held: int, suit: int) -> Iterator[Cards]:
        least = self.house.shape.min_run
        for size in range(least, max(least, 0 if self.house.shape.exact else held) + 1):
            for low in range(15 - size):
                yield tuple(FACES[(low + i) % 13 * 4 + suit] for i in range(size))

    def _filled(self, cards: Cards, faces: Cards, size: int, any_order: int) -> Iterator[_Made]:
        """Fill `size` of the faces: with tried cards, others of the hand, wild cards, new cards."""
        wild, shape = self.house.wild, self.house.shape
        mine, others = Counter(cards), +self.pool
        wilds = [c for c in cards if wild[c]] + [c for c in others if wild[c]]
        if any_order:
            faces = tuple(sorted(faces, key=lambda f: (not mine[f], not others[f], not self.new[f])))[:size]
        chosen: list[tuple[Card, Card]] = []
        new: list[Card] = []
        for face in faces:
            if not wild[face] and mine[face] + others[face] > 0:
                chosen.append((face, face))
                (mine if mine[face] else others)[face] -= 1
        open_faces = [f for f in faces if (f, f) not in chosen]
        for at, face in enumerate(open_faces):
            room = min(shape.wilds, size - shape.naturals) - sum(wild[c] for c, _ in chosen)
            if wilds and room > 0 and (len(open_faces) - at <= room or self.new[face] <= 0):
                chosen.append((wilds.pop(0), face))
            elif self.new[face] > 0 and not wild[face]:
                chosen.append((face, face))
                new.append(face)
            else:
                return
        order = {face: i for i, face in enumerate(faces)}
        chosen.sort(key=lambda pair: order[pair[1]])
        out = len(cards) - len(Counter(cards) & Counter(c for c, _ in chosen if c not in new))
        group = Group(tuple(c for c, _ in chosen), tuple(f for _, f in chosen))
        yield _Made(group, tuple(new), _NEW * len(new) + _LEFT_OUT * out)
