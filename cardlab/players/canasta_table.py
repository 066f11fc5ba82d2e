"""Canasta for bots: what everybody sees at the table, counted, and what follows from it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from cardlab.cards import DEUCE, JOKER_RANK, THREE, Card, Rank
from cardlab.games.canasta.position import CANASTA, VALUE, WILD, WILDS, House, Meld
from cardlab.views import View

FEW = 3  # so few cards in a hand, and its player may be out at any moment


class Table:
    """The public part of a view: counts of hands, stock and pile, and all that lies open.

    It reads no card of any hand, so what is said about a table cannot give a hand away.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: West, to meld; melds East-West: K♠ K♥ K♦ K♣ K♠ K♥ 2♦; pile: 9♦ 8♦")
    >>> table = Table(canasta.view(state, None))
    >>> table.top, table.canastas, table.seen[12], table.worth(1)
    (8♦, [0, 1], 6, 380)
    """

    def __init__(self, view: View) -> None:
        facts: dict[str, Any] = dict(view.facts)
        self.house: House = facts["house"]
        self.turned: int = facts["turned"]
        self.phase: str = facts["phase"]
        self.frozen: bool = facts["frozen"]
        self.answer: bool | None = facts["answer"]
        self.totals: tuple[int, ...] = facts["totals"]
        self.seats: int = self.house.seats
        self.sides: int = self.house.players.sides
        self.draws: int = self.house.players.draw
        self.copies = 4 * self.house.players.packs  # of each natural rank
        self.hands = [0] * self.seats
        self.melds: list[dict[int, Meld]] = [{} for _ in range(self.sides)]
        self.reds = [0] * self.sides
        self.stock = self.pile = 0
        self.top: Card | None = None
        self.seen = [0] * 14  # by rank: how many lie open
        for zone in view.zones:
            what, _, owner = zone.id.partition(":")
            if what == "hand":
                self.hands[int(owner)] = len(zone.cards)
            elif what == "meld":
                side, _, at = owner.partition(":")
                cards = tuple([card for card in zone.cards if card is not None])
                rank, wilds = Rank(int(at)), 0
                for card in cards:
                    self.seen[card >> 2] += 1
                    wilds += WILD[card]
                self.melds[int(side)][rank] = Meld(rank, cards, wilds)
            elif what == "threes":
                self.reds[int(owner)] = len(zone.cards)
            elif what == "stock":
                self.stock = len(zone.cards)
            elif zone.cards:
                self.pile, self.top = len(zone.cards), zone.cards[-1]
        if self.top is not None:
            self.seen[self.top >> 2] += 1

    @property
    def next(self) -> int:
        """Who plays after the player in turn."""
        return (self.turned + 1) % self.seats

    @cached_property
    def canastas(self) -> list[int]:
        """How many canastas each side has."""
        return [sum([m.canasta for m in melds.values() if m.rank != THREE]) for melds in self.melds]

    def closed(self, side: int) -> bool:
        """Is the pile frozen for a side?"""
        return self.frozen or not self.melds[side] or self.house.pile_always_frozen

    def fits(self, rank: int, side: int) -> bool:
        """Would a card of this rank go straight onto a meld of the side, and take the pile?"""
        meld = self.melds[side].get(rank)
        if meld is None or rank in (THREE, DEUCE, JOKER_RANK) or self.closed(side):
            return False
        return not (self.house.blocked_by_canasta and meld.canasta)

    def near_out(self, side: int) -> int | None:
        """An opponent of the side who may soon go out: canastas made, few cards left."""
        found = None
        for seat in range(self.seats):
            if seat % self.sides == side or self.canastas[seat % self.sides] < self.house.canastas:
                continue
            if self.hands[seat] <= FEW and (found is None or self.hands[seat] < self.hands[found]):
                found = seat
        return found

    def runs_out(self) -> bool:
        """Has each player at most two more turns with the stock?"""
        return self.stock <= 2 * self.seats * self.draws

    def worth(self, side: int) -> int:
        """What lies open for a side: melds, canastas and red threes."""
        points = 0
        for rank, meld in self.melds[side].items():
            points += sum([VALUE[c] for c in meld.cards]) + bonus(
                self.house, rank, len(meld.cards), meld.wilds
            )
        return points + self.house.players.red_threes[self.reds[side]]


def bonus(house: House, rank: int, size: int, wilds: int) -> int:
    """The bonus of a meld that is so large and has so many wilds."""
    if size < CANASTA or rank == THREE:
        return 0
    if rank == WILDS:
        return 0 if house.wild_canasta == "off" else int(house.wild_canasta)
    return 300 if wilds else 500
