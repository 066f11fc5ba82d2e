"""Contract Rummy: a bot that collects for its contract, lays it down, lays off, and avoids feeding.

It counts what is missing: the fewest cards that would complete the contract, found by asking the
solver with so many wild cards more. What brings that number down is worth taking, what does not
is discarded, the dear cards first, and the cards that fit the table last. It throws no dice, so
the same view always gives the same choice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from cardlab.cards import Card, Cards, without
from cardlab.game import Game
from cardlab.games.contract_rummy import solver
from cardlab.games.contract_rummy.family import Deal, House, Shape
from cardlab.games.contract_rummy.position import (
    DISCARDS,
    Add,
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
)
from cardlab.players import Choice
from cardlab.values import Points, Seat, replace
from cardlab.views import View

# All weights are in penalty points.
MISSING = 40.0  # a card that the contract still lacks
PAIR = 4.0  # two cards that may come into one meld
WILD = 30.0  # a wild card in hand
HELD = 0.25  # of a card's penalty, while nobody is about to go out
LATE = 0.9  # the same when somebody is
FEED = 9.0  # discarding a card that somebody may lay off
DOWN = 45.0  # what it is worth to have laid the contract
EXTRA = 4.0  # each card more in hand
LOOK_AT = 3  # depths of the pile that are looked into
FEW = 3  # cards in hand of a player who is about to go out


def choose(game: Game[State], view: View, rng: random.Random) -> Choice:
    """What the bot does at the seat of this view, and why.

    >>> from cardlab.games.contract_rummy import make
    >>> game = make("seed", 4, {})
    >>> state = game.read("turn: South, to meld; hand South: K♠ K♥ K♦ 5♦ 5♥ JK 9♣")
    >>> choice = choose(game, game.view(state, 0), random.Random(1))
    >>> game.spell(choice.move), choice.why
    ('lay 5♦ 5♥ JK(5♣) | K♦ K♥ K♠', 'bot-contract_rummy-lay')
    """
    if view.seat is None or view.turn != view.seat:
        raise ValueError(f"It is not the turn of seat {view.seat!r}, but of {view.turn!r}.")
    mind = Mind(game, view, rng)
    move = mind.move()
    why, facts = mind.reason(move)
    return Choice(move, f"bot-contract_rummy-{why}", tuple(facts.items()))


class Mind:
    """One decision. Of the imagined state only the seat's own hand and what lies open is ever read."""

    def __init__(self, game: Game[State], view: View, rng: random.Random) -> None:
        assert view.seat is not None
        self.game, self.seat = game, view.seat
        self.state = s = game.imagine(view, rng)
        self.house: House = s.house
        self.hand: Cards = s.hands[self.seat]
        self.down = bool(s.melds[self.seat])
        others = [i for i in range(len(s.hands)) if i != self.seat]
        # somebody who is down and holds few cards may go out at any time
        self.late = any(s.melds[i] and len(s.hands[i]) <= FEW for i in others)
        self.fed = any(s.melds[i] for i in others)  # somebody can lay off
        self.fits = 0
        for melds in s.melds:
            for meld in melds:
                self.fits |= meld.fits

    def move(self) -> Move:
        """The move; always a legal one."""
        phase = self.state.phase
        wishes = self.buy() if phase == "buy" else self.start() if phase == "draw" else self.go_on()
        for move in wishes:
            if self.game.allows(self.state, move):
                return move
        legal = self.game.legal(self.state)
        last: Move = legal[len(legal) - 1]  # nothing that was wished for is allowed
        return last

    # --- what a hand is worth -----------------------------------------------------

    def worth(self, hand: Cards) -> float:
        """How good a hand is to have at the end of the turn; the more the better."""
        keep = LATE if self.late else HELD
        penalty = sum([self.house.penalty[c] for c in hand]) * keep
        if self.down:
            return -penalty - EXTRA * len(hand)
        return -MISSING * missing(hand, self.state.deal, self.house) + self.promise(hand) - penalty

    def promise(self, hand: Cards) -> float:
        """The pairs that may come into one set or one sequence, and the wild cards."""
        deal, wild, found = self.state.deal, self.house.wild, 0.0
        naturals = [c for c in hand if not wild[c]]
        for i, a in enumerate(naturals):
            for b in naturals[i + 1 :]:
                if deal.sets and a >> 2 == b >> 2 and (a != b or not self.house.shape.distinct):
                    found += PAIR
                elif deal.runs and a & 3 == b & 3:
                    gap = abs((a >> 2) - (b >> 2))
                    gap = min(gap, 13 - gap) if 0 in (a >> 2, b >> 2) else gap
                    found += PAIR if gap == 1 else PAIR / 2 if gap == 2 else 0.0
        return found + WILD * (len(hand) - len(naturals))

    def rest(self, hand: Cards) -> float:
        """What a hand is worth once the best card is discarded."""
        return max([self.worth(without(hand, (c,))) for c in set(hand)], default=0.0)

    def may_lay_off(self, card: Card) -> bool:
        """Does the card fit a meld of the table?"""
        return bool(self.fits >> card & 1) or (self.house.wild[card] and bool(self.fits))

    # --- the start of a turn ---------------------------------------------------------

    def start(self) -> Iterator[Move]:
        """A card from the pile if it helps more than a card from the stock would."""
        s = self.state
        if not self.down:
            yield from self.digs()
        if s.pile and self.wants(s.pile[-1]):
            yield Take()
        yield Draw()
        yield Take()

    def wants(self, top: Card) -> bool:
        """Is the top discard worth taking?"""
        if self.down:
            return self.may_lay_off(top) and len(self.hand) > 0
        more = tuple(sorted((*self.hand, top)))
        if self.lays(more) is not None:
            return True
        deal, house = self.state.deal, self.house
        before = missing(self.hand, deal, house)
        # the card taken may not be discarded in the same turn, so one of the others must go
        return min([missing(without(more, (c,)), deal, house) for c in set(self.hand)]) < before

    def digs(self) -> Iterator[Move]:
        """The contract with a card from inside the pile, if that does not cost too many cards."""
        s = self.state
        offers: dict[int, Dig] = {}
        for m in self.game.legal(s):
            if isinstance(m, Dig):
                offers.setdefault(m.count, m)
        found: list[tuple[float, Dig]] = []
        for count, m in sorted(offers.items())[:LOOK_AT]:  # the fewer cards, the better
            hand = self.hand + s.pile[len(s.pile) - count :]
            for try_ in (self.dig_of(hand, count), m):
                if try_ is not None and self.game.allows(s, try_):
                    left = without(hand, try_.used)
                    cost = EXTRA * len(left) + sum([self.house.penalty[c] for c in left]) * (
                        LATE if self.late else HELD
                    )
                    found.append((DOWN - cost, try_))
                    break
        if found:
            worth, best = max(found, key=lambda each: each[0])
            stay = EXTRA * len(self.hand) + sum([self.house.penalty[c] for c in self.hand]) * (
                LATE if self.late else HELD
            )
            if worth > -stay and self.lays(self.hand) is None:
                yield best

    def dig_of(self, hand: Cards, count: int) -> Dig | None:
        """The same cards taken, and as much laid with them as can be."""
        way = solver.best(hand, self.state.deal, self.house)
        if way is None:
            return None
        return Dig(count, solver.groups(way, solver.sorted_out(hand, self.house)[1], self.house.shape))

    def buy(self) -> Iterator[Move]:
        """Buy what brings the contract nearer; who is down wants no more cards."""
        top = self.state.pile[-1]
        if not self.down and len(self.hand) <= self.state.deal.hand + 2 and not self.late:
            deal, house = self.state.deal, self.house
            if missing((*self.hand, top), deal, house) < missing(self.hand, deal, house):
                yield Buy()
        yield Pass()

    # --- after the draw ---------------------------------------------------------------

    def go_on(self) -> Iterator[Move]:
        """The contract, everything that can be laid off, and the discard."""
        if not self.down:
            lay = self.lays(self.hand)
            if lay is not None:
                yield lay
            yield from [m for m in self.game.legal(self.state) if isinstance(m, Lay)][:1]
        else:
            yield from self.lay_off()
        yield from self.discards()

    def lays(self, hand: Cards) -> Lay | None:
        """The contract in the way that leaves the fewest points."""
        way = solver.best(hand, self.state.deal, self.house)
        if way is None:
            return None
        return Lay(solver.groups(way, solver.sorted_out(hand, self.house)[1], self.house.shape))

    def lay_off(self) -> Iterator[Move]:
        """Natural cards first, the dearest of them; then exchanges; jokers last."""
        wild, penalty = self.house.wild, self.house.penalty
        moves: list[tuple[tuple[int, int], Move]] = []
        for m in self.game.legal(self.state):
            if isinstance(m, Lay):
                moves.append(((0, -sum([penalty[c] for c in m.used])), m))
            elif isinstance(m, Add):
                cards = m.used
                moves.append(((3 if wild[cards[0]] else 1, -sum([penalty[c] for c in cards])), m))
            elif isinstance(m, Swap):
                moves.append(((2, -penalty[m.card]), m))
        moves.sort(key=lambda each: each[0])
        yield from [m for _, m in moves]

    def discards(self) -> Iterator[Move]:
        """The card whose loss costs least, and that feeds nobody."""
        ranked = []
        for card in dict.fromkeys(self.hand):
            left = self.worth(without(self.hand, (card,)))
            if self.fed and self.may_lay_off(card):
                left -= FEED
            ranked.append((left, DISCARDS[card]))
        ranked.sort(key=lambda each: -each[0])
        yield from [m for _, m in ranked]

    # --- why ---------------------------------------------------------------------------

    def reason(self, move: Move) -> tuple[str, dict[str, Any]]:
        """The message that says why, and its facts: only what the move and the table show."""
        s = self.state
        facts: dict[str, Any] = {"seat": Seat(self.seat)}
        deal = {"sets": s.deal.sets, "runs": s.deal.runs}
        match move:
            case Draw():
                return self._why_draw(facts)
            case Take():
                top = {"card": s.pile[-1]}
                return ("take-fits", facts | top) if self.down else ("take", facts | top | deal)
            case Dig():
                return "dig", facts | {"card": s.pile[-move.count], "count": move.count} | deal
            case Buy():
                return "buy", facts | {"card": s.pile[-1]} | deal
            case Pass():
                return ("pass-down" if self.down else "pass"), facts | {"card": s.pile[-1]}
            case Lay():
                left = len(self.hand) - len(move.used)
                return ("lay" if left else "lay-out"), facts | {"left": left} | deal
            case Add():
                out = len(self.hand) == len(move.used)
                other = {"cards": move.used, "other": move.additions[0].seat}
                points = {"points": Points(sum([self.house.penalty[c] for c in move.used]))}
                return ("add-out" if out else "add"), facts | other | points
            case Swap():
                return "swap", facts | {"card": move.card, "other": move.seat}
            case Discard():
                return self._why_discard(move.card, facts)

    def _why_draw(self, facts: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        s = self.state
        if not s.pile:
            return "draw-empty", facts
        return ("draw-down" if self.down else "draw"), facts | {"card": s.pile[-1]}

    def _why_discard(self, card: Card, facts: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        facts = facts | {"card": card, "points": Points(self.house.penalty[card])}
        if len(self.hand) == 1:
            return "discard-out", facts
        if self.fed and not self.may_lay_off(card):
            return "discard-safe", facts
        return ("discard-dear" if self.house.penalty[card] >= 10 else "discard"), facts


# --- what a contract lacks -----------------------------------------------------------------


def missing(hand: Cards, deal: Deal, house: House) -> int:
    """The fewest cards that would complete the contract, whichever they are.

    >>> from cardlab.cards import cards
    >>> missing(cards("K♠ K♥ 5♦ 5♥ 5♣ 9♣"), Deal(10, sets=2), House())
    1
    """
    levels, wilds = solver.sorted_out(hand, house)
    if deal.closing and house.deal7 != "normal":
        return _missing_whole(levels, len(wilds), len(hand), deal, house)
    shape = _plain(house.shape)
    for more in range(deal.sets * shape.min_set + deal.runs * shape.min_run):
        if solver.fits(levels, len(wilds) + more, deal.sets, deal.runs, shape):
            return more
    return deal.sets * shape.min_set + deal.runs * shape.min_run


@lru_cache(maxsize=64)
def _plain(shape: Shape) -> Shape:
    """Where cards that are still missing count as wild, a meld may begin with a single natural."""
    return replace(shape, naturals=1, wilds=99)


def _missing_whole(levels: solver.Levels, wilds: int, size: int, deal: Deal, house: House) -> int:
    """How many cards of a whole hand lie outside the best sequences: these must be replaced."""
    table: dict[tuple[int, int], int] = {(0, 0): 0}  # sequences, and their cards: the most naturals in them
    total = max(size, deal.hand + 1)
    for suit in range(4):
        best = _windows(levels[0][suit], house.min_sequence, total)
        for (runs, cards), held in list(table.items()):
            for length, count in best:
                key = (runs + 1, cards + length)
                if key[0] <= deal.runs and key[1] <= total and table.get(key, -1) < held + count:
                    table[key] = held + count
    found = max(
        [held for (runs, cards), held in table.items() if runs == deal.runs and cards == total], default=0
    )
    return max(0, total - found - wilds)


@lru_cache(maxsize=8192)
def _windows(mask: int, least: int, most: int) -> list[tuple[int, int]]:
    """For each length of a sequence, the most cards of a suit that lie in one."""
    mask |= (mask & 1) << 13
    return [
        (length, max([(mask >> low & (1 << length) - 1).bit_count() for low in range(15 - length)]))
        for length in range(least, min(14, most) + 1)
    ]
