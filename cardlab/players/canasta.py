"""Canasta: a bot that plays sensibly, for every number of players and every house rule.

It weighs what it sees: what the pile is worth and how likely the next player is to take it,
what a card does for its own melds, how near the hand is to its end. It throws no dice, so the
same view always gives the same choice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from cardlab.cards import DEUCE, JOKER_RANK, THREE, Card, Cards, Rank
from cardlab.game import Game
from cardlab.games.canasta.layouts import NATURAL_RANKS, can_go_out
from cardlab.games.canasta.position import (
    CANASTA,
    DISCARDS,
    VALUE,
    WILD,
    WILDS,
    Answer,
    Ask,
    Draw,
    End,
    Group,
    Lay,
    Meld,
    Move,
    State,
    Take,
    by_rank,
)
from cardlab.players import Choice
from cardlab.players.canasta_out import room, way_out
from cardlab.players.canasta_reasons import reason
from cardlab.players.canasta_table import Table, bonus
from cardlab.views import View

# All weights are in points of the score sheet; they were set by playing bots against each other.
PILE_CARD = 14  # what a card of the pile is worth to the side that gets it
DRAWN = {1: 24, 2: 80}  # what drawing so many cards is worth: unlike those, nobody threw them away
WILD_KEPT = {DEUCE: 45, JOKER_RANK: 70}  # a wild card still in hand
HELD = 9  # a card left in a hand at the end
ENOUGH = 4  # cards to keep for later turns while the side cannot go out
MUCH, MANY = 500, 6  # a gain that needs no asking, and a partner's hand that does


def choose(game: Game[State], view: View, rng: random.Random) -> Choice:
    """What the bot does at the seat of this view, and why.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: South, to meld; hand South: K♠ K♥ K♦ 9♣ 7♣ 5♦ 5♣ 4♣; melds North-South: 6♠ 6♥ 6♦")
    >>> choice = choose(canasta, canasta.view(state, 0), random.Random(1))
    >>> canasta.spell(choice.move), choice.why
    ('lay K♦ K♥ K♠', 'bot-canasta-meld')
    """
    if view.seat is None or view.turn != view.seat:
        raise ValueError(f"It is not the turn of seat {view.seat!r}, but of {view.turn!r}.")
    mind = Mind(game, view, rng)
    move = mind.move()
    why, facts = reason(mind.table, move)
    return Choice(move, why, facts)


class Mind:
    """One decision: the view counted, and a state imagined from it to ask the rules about.

    Of that state only the seat's own hand and what lies open is ever read.
    """

    def __init__(self, game: Game[State], view: View, rng: random.Random) -> None:
        assert view.seat is not None
        self.game, self.seat = game, view.seat
        self.state = game.imagine(view, rng)
        self.table = table = Table(view)
        self.side = self.seat % table.sides
        self.hand: Cards = self.state.hands[self.seat]
        self.ranks = by_rank(self.hand)
        self.wilds = self.ranks[DEUCE] + self.ranks[JOKER_RANK]  # the cheap ones first
        self.mine = table.melds[self.side]
        self.missing = table.house.canastas - table.canastas[self.side]
        self.late = table.runs_out() or table.near_out(self.side) is not None

    def move(self) -> Move:
        """The move; always a legal one."""
        if self.state.phase == "answer":
            return Answer(yes=self.agrees())
        wishes = self.start() if self.state.phase == "draw" else self.go_on()
        for move in wishes:
            if self.game.allows(self.state, move):
                return move
        legal = self.game.legal(self.state)  # nothing that was wished for is allowed
        last: Move = legal[-1]
        return last

    # --- the start of a turn --------------------------------------------------

    def start(self) -> Iterator[Move]:
        """Take the pile if that is worth more than drawing."""
        takes = [(self.take_worth(m), m) for m in self.takes()]
        best = max(takes, key=lambda each: each[0], default=None)
        if not self.table.stock:
            # declining ends the hand, which suits a side that leads
            if best and not (self.mine and self.lead() > 0):
                yield best[1]
            yield End()
        elif best and best[0] > DRAWN[self.table.draws]:
            yield best[1]
        yield Draw()
        if best:
            yield best[1]

    def takes(self) -> list[Take]:
        """The ways to take the pile; an opening with it needs the rules' own search."""
        if not self.mine:
            return [m for m in self.game.legal(self.state) if isinstance(m, Take)]
        top = self.table.top
        same = self.ranks[top >> 2] if top is not None else ()
        tries = [same[:2], ()] + [(*same[:1], wild) for wild in (self.wilds[:1] + self.wilds[-1:])]
        return [m for m in map(Take, tries) if self.game.allows(self.state, m)]

    def take_worth(self, m: Take) -> float:
        """What taking the pile in this way gains, less what it costs."""
        table = self.table
        top = self.state.pile[-1]
        worth = float(PILE_CARD * table.pile + VALUE[top])
        worth -= sum([WILD_KEPT[c >> 2] for c in m.used if WILD[c]])
        meld = self.mine.get(top.rank)
        size, wilds = (len(meld.cards), meld.wilds) if meld else (0, 0)
        more = size + 1 + len(m.cards)
        if size < CANASTA:
            worth += 5 * more + bonus(table.house, top.rank, more, wilds + sum([WILD[c] for c in m.cards]))
        if not self.mine:
            worth += 40  # the side is open then, and the pile was closed to it before
        return worth

    # --- after the draw -------------------------------------------------------

    def go_on(self) -> Iterator[Move]:
        """Go out, open, lay down, or discard."""
        yield from self.out()
        if not self.mine:
            yield from self.openings()
        else:
            yield from self.completions()
            yield from self.additions()
            yield from self.new_melds()
            yield from self.last_wilds()
        yield from self.discards()

    def lay(self, *parts: tuple[int, Cards]) -> Lay:
        return Lay(tuple([Group(Rank(rank), cards) for rank, cards in parts]))

    def spare(self) -> int:
        """How many cards may be laid without going out."""
        if self.late or self.missing <= 0:
            return len(self.hand) - 2
        return len(self.hand) - 1 - ENOUGH

    def out(self) -> Iterator[Move]:
        """The way out, if there is one and it is wanted."""
        s = self.state
        if s.answer is False:
            return
        if len(self.hand) == 1 and self.missing <= 0:
            yield DISCARDS[self.hand[0]]
        found = can_go_out(s) and way_out(self.table.house, self.hand, self.mine, self.missing)
        if not found:
            return
        plan, worth = found
        if s.answer is None:
            gain = self.lead() + worth + 100
            if gain < 0 and not self.late:
                return
            if self.doubts(gain):
                yield Ask()
        if plan:
            yield Lay(plan)

    def lead(self) -> int:
        """By how much the side leads its strongest opponent if the hand ended now."""
        table = self.table
        held = [0] * table.sides
        for seat, count in enumerate(table.hands):
            if seat != self.seat:
                held[seat % table.sides] += HELD * count
        net = [table.worth(side) - held[side] for side in range(table.sides)]
        return net[self.side] - max([n for side, n in enumerate(net) if side != self.side])

    def doubts(self, gain: int) -> bool:
        """Is it worth asking? Where the partner holds many cards and little is gained by ending."""
        table = self.table
        if table.seats == table.sides or self.late:
            return False
        return gain < MUCH and table.hands[(self.seat + table.sides) % table.seats] >= MANY

    def agrees(self) -> bool:
        """The partner's leave to go out: yes, unless much is left in hand and nothing presses."""
        held = sum([VALUE[c] for c in self.hand])
        return self.late or held <= 150 or self.lead() > 2 * held

    def openings(self) -> Iterator[Move]:
        """The openings that leave most behind come first."""
        found = [m for m in self.game.legal(self.state) if isinstance(m, Lay)]
        found.sort(key=self.opening_cost)
        yield from found[:3]

    def opening_cost(self, m: Lay) -> float:
        """Wild cards and cards given up; three of a rank are no loss beside a pair and a wild card."""
        cost = 0.0
        for group in m.groups:
            cost += sum([WILD_KEPT[c >> 2] for c in group.cards if WILD[c]]) + 4 * len(group.cards)
            if group.wilds and len(group.cards) - group.wilds == 2:
                cost += 10
        return cost

    def completions(self) -> Iterator[Move]:
        """Canastas that can be completed now, naturals before wild cards."""
        house = self.table.house
        for rank, meld in self.mine.items():
            lack = CANASTA - len(meld.cards)
            if lack <= 0 or rank == THREE:
                continue
            held = self.wilds if rank == WILDS else self.ranks[rank]
            if len(held) >= lack:
                yield self.lay((rank, held))
            elif rank != WILDS and len(held) + room(house, meld.naturals + len(held), meld.wilds) >= lack:
                wilds = self.wilds[: lack - len(held)]
                if len(held) + len(wilds) == lack and self.worth_mixing(meld, len(held), len(wilds)):
                    yield self.lay((rank, held + wilds))

    def worth_mixing(self, meld: Meld, naturals: int, wilds: int) -> bool:
        """Is it time to complete a canasta with wild cards? A natural one may be worth the wait."""
        if meld.wilds or self.late:
            return True
        left = self.table.copies - self.table.seen[meld.rank] - len(self.ranks[meld.rank])
        return left < wilds or (self.missing > 0 and wilds <= 2)

    def keeps_pairs(self) -> bool:
        """Is the pile frozen and worth waiting for with pairs in hand?"""
        return self.state.frozen and self.table.pile >= 3 and not self.late

    def additions(self) -> Iterator[Move]:
        """Naturals for the melds that lie there, all in one move."""
        spare, parts = self.spare(), []
        for rank in sorted(self.mine, key=lambda r: -len(self.mine[r].cards)):
            held = self.wilds if rank == WILDS else self.ranks[rank] if rank != THREE else ()
            if rank == WILDS:
                held = held[: CANASTA - len(self.mine[rank].cards)]
            if self.keeps_pairs() and len(held) == 2:
                continue
            held = held[: max(spare, 0)]
            if held:
                spare -= len(held)
                parts.append((rank, held))
        if parts:
            yield self.lay(*parts)

    def new_melds(self) -> Iterator[Move]:
        """Three or more of a rank; with a wild card only if wild cards abound or the end is near."""
        spare, wilds = self.spare(), self.wilds
        if self.table.house.wild_canasta != "off" and WILDS not in self.mine and 4 <= len(wilds) <= spare:
            yield self.lay((WILDS, wilds[:CANASTA]))
        if not self.keeps_pairs():
            for rank in NATURAL_RANKS:
                if rank not in self.mine and 3 <= len(self.ranks[rank]) <= spare:
                    yield self.lay((rank, self.ranks[rank]))
        if self.late and wilds:
            pairs = [r for r in NATURAL_RANKS if r not in self.mine and len(self.ranks[r]) == 2]
            for rank in sorted(pairs, key=lambda r: -VALUE[r * 4]):
                if spare >= 3:
                    yield self.lay((rank, self.ranks[rank] + wilds[:1]))

    def last_wilds(self) -> Iterator[Move]:
        """Wild cards count against their holder: near the end they go onto the largest melds."""
        if not self.late or self.spare() < 1 or not self.wilds:
            return
        for meld in sorted(self.mine.values(), key=lambda m: (m.wilds == 0, -len(m.cards))):
            natural = meld.canasta and not meld.wilds
            if (
                meld.rank not in (THREE, WILDS)
                and not natural
                and room(self.table.house, meld.naturals, meld.wilds) > 0
            ):
                yield self.lay((meld.rank, self.wilds[-1:]))

    # --- the discard ----------------------------------------------------------

    def discards(self) -> Iterator[Move]:
        """The cards of the hand, the one that costs least first."""
        worth = {card: self.kept_worth(card) + self.danger(card) for card in dict.fromkeys(self.hand)}
        for card in sorted(worth, key=lambda c: (worth[c], c)):
            yield DISCARDS[card]

    def kept_worth(self, card: Card) -> float:
        """What the card would still do for its holder."""
        rank = card >> 2
        shed = VALUE[card] if self.late else VALUE[card] / 4  # it would count against the side
        if WILD[card]:
            return WILD_KEPT[rank] + 30 - (shed if self.late else 0)
        if rank == THREE:
            return 14 - shed  # a safe discard for a worse moment
        held = len(self.ranks[rank])
        meld = self.mine.get(rank)
        if meld is not None:
            return (40 if len(meld.cards) < CANASTA else 12) - shed
        return (0, 4, 26, 40)[min(held, 3)] - shed

    def danger(self, card: Card) -> float:
        """What the pile would cost the side, times the chance that the next player takes it."""
        table, rank = self.table, card >> 2
        pile = PILE_CARD * (table.pile + 1)
        if WILD[card]:
            # a frozen pile is a loss where one could take it more easily than the others
            return 0.0 if self.state.frozen or not self.mine else 1.5 * table.pile
        if rank == THREE:
            return 0.0
        return pile * self.chance(rank)

    def chance(self, rank: int) -> float:
        """How likely the next player is to be able to take the pile with this rank on top."""
        table = self.table
        theirs = table.next % table.sides
        if table.fits(rank, theirs):
            return 1.0
        unseen = table.stock + max(table.pile - 1, 0) + sum(table.hands) - len(self.hand)
        share = table.hands[table.next] / max(unseen, 1)
        left = max(table.copies - table.seen[rank] - len(self.ranks[rank]), 0)
        none: float = (1 - share) ** left
        one: float = left * share * (1 - share) ** (left - 1) if left else 0.0
        pair: float = max(1 - none - one, 0.0)
        if table.top is not None and table.top >> 2 == rank:
            pair, one = pair / 2, one / 2  # it was not wanted a moment ago
        if not table.melds[theirs]:
            return pair * 0.6  # and that player would have to open with it
        if table.closed(theirs):
            return pair
        open_wilds = table.seen[DEUCE] + table.seen[JOKER_RANK] + len(self.wilds)
        hidden = max(6 * table.house.players.packs - open_wilds, 0)
        wild: float = 1 - (1 - share) ** hidden
        return pair + 0.7 * one * wild


__all__ = ["Mind", "choose"]
