"""Russian Bank: where cards lie, the options of a table, and what lies open to the player in turn.

Everything on the table lies in one of 24 places, so a position is a tuple of 24 piles, and a move
takes cards from the end of one to the end of another. Sets of open cards are kept as bits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cardlab.cards import FACES, PACK, Card, Cards
from cardlab.options import option

Piles: TypeAlias = tuple[Cards, ...]

SEATS = 2
HOUSES, FOUNDATIONS = range(8), range(8, 16)
# the first of two places, one for each seat: RESERVE + seat
RESERVE, WASTE, DRAW, DRAWN = 16, 18, 20, 22
_KINDS = (
    ("house",) * 8 + ("foundation",) * 8 + ("reserve",) * 2 + ("waste",) * 2 + ("draw",) * 2 + ("drawn",) * 2
)
FULL = 13  # cards of a complete foundation, RB-9
TARGET = 300  # points that win a match, RB-25
# RB-G17: a stalemate may be offered after so many turns without progress, four of each player, or
QUIET = 8
# after so many in which no card reached a foundation, for loading each other counts as progress;
SLOW = 40
# and after so many of these the hand is one, or two players could go on for ever
ENDLESS = 400


class Place(int):
    """Where a pile lies: its index among the piles, and the id of its zone."""

    zone: str
    what: str
    number: int  # houses and foundations, from 1; 0 elsewhere
    owner: int | None  # the seat whose pile it is; None for what is common (RB-6)

    def __repr__(self) -> str:
        return self.zone

    def __reduce__(self) -> tuple[Any, ...]:
        return (_known, (int(self),))


def _place(index: int) -> Place:
    place = Place(index)
    place.what = _KINDS[index]
    at = index - _KINDS.index(place.what)
    place.owner = at if index >= RESERVE else None
    place.number = 0 if index >= RESERVE else at + 1
    place.zone = f"{place.what}:{at}"
    return place


PLACES: tuple[Place, ...] = tuple(_place(i) for i in range(24))


def _known(index: int) -> Place:
    """The place of an index: how a pickled place finds itself again."""
    return PLACES[index]


ZONES: dict[str, Place] = {place.zone: place for place in PLACES}

# bits of cards: which cards a card may be put on, in a house (RB-10) and when loading (RB-11);
# and which cards a card in a house takes
BIT: tuple[int, ...] = tuple(1 << card for card in PACK)
BUILDS: tuple[int, ...] = tuple(
    sum(BIT[top] for top in PACK if top.rank == card.rank + 1 and top.red != card.red) for card in PACK
)
LOADS: tuple[int, ...] = tuple(
    sum(BIT[top] for top in PACK if top.suit == card.suit and abs(top.rank - card.rank) == 1) for card in PACK
)
TAKES: tuple[int, ...] = tuple(sum(BIT[card] for card in PACK if BUILDS[card] & BIT[top]) for top in PACK)
# the compulsory moves, as flags: RB-P1 to RB-P4
RESERVE_FIRST, FOUNDATION_FIRST, FILL_HOUSE, RESERVE_PLAYS = 1, 2, 4, 8
ANY_FOUNDATION = RESERVE_FIRST | FOUNDATION_FIRST


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """The options of Russian Bank. The defaults are what the seed document teaches."""

    starter: str = option("lowest_reserve", "highest_reserve", "cut_high", "alternate", rule="RB-8")
    reserve_size: int = option(13, 12, 11, rule="RB-4")
    reserve_must_play: bool = option(True, False, rule="RB-P4")
    fill_timing: str = option("immediate", "before_draw", rule="RB-12")
    drawn_must_play: bool = option(False, True, rule="RB-G10")
    recycle_timing: str = option("when_needed", "immediately", "next_turn_start", rule="RB-G12")
    recycle_shuffle: bool = option(False, True, rule="RB-G12")
    own_waste_playable: bool = option(False, True, rule="RB-20")
    multi_move: bool = option(False, True, rule="RB-G6")
    stop: str = option("off", "call", rule="RB-G14")
    wrong_call_penalty: str = option("none", "third_loses_turn", rule="RB-G14")
    # a whole number is a number of hands
    match: str | int = option("300_points", "single_hand", rule="RB-G21", least=2)
    # settled once: what must be done before an optional move, and before a draw card is turned
    before_free: int = field(init=False)
    before_draw: int = field(init=False)
    target: int | None = field(init=False)  # points that win a match, where points do

    def __post_init__(self) -> None:
        plays = RESERVE_PLAYS if self.reserve_must_play else 0
        fills = FILL_HOUSE if self.fill_timing == "immediate" else 0
        object.__setattr__(self, "before_free", ANY_FOUNDATION | fills | plays)
        object.__setattr__(self, "before_draw", ANY_FOUNDATION | FILL_HOUSE | plays)
        object.__setattr__(self, "target", TARGET if self.match == "300_points" else None)


# --- piles ----------------------------------------------------------------------


def shifted(piles: Piles, source: int, target: int) -> Piles:
    """The piles once the top card of one lies on another."""
    new, pile = list(piles), piles[source]
    new[source] = pile[:-1]
    new[target] = piles[target] + pile[-1:]
    return tuple(new)


def shifted_run(piles: Piles, source: int, target: int, count: int) -> Piles:
    """The piles once several cards of one lie on another, in their order."""
    new, pile = list(piles), piles[source]
    new[source] = pile[:-count]
    new[target] = piles[target] + pile[-count:]
    return tuple(new)


def next_card(piles: Piles, place: int) -> Card | None:
    """The card that a foundation waits for; None once it is complete (RB-9)."""
    height = len(piles[place])
    return FACES[height * 4 + (place - 8) // 2] if height < FULL else None


def slot(piles: Piles, card: Card) -> int | None:
    """The first foundation that waits for a card; None if none does (RB-9)."""
    at = 8 + 2 * (card & 3)
    rank = card >> 2
    if len(piles[at]) == rank:
        return at
    return at + 1 if len(piles[at + 1]) == rank else None


def wants(piles: Piles) -> int:
    """The cards that the foundations wait for, as bits (RB-9)."""
    wanted = 0
    for at in FOUNDATIONS:
        height = len(piles[at])
        if height < FULL:
            wanted |= BIT[height * 4 + (at - 8 >> 1)]
    return wanted


class _Told:
    """What is told by the piles: the same where all of it is."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, n) == getattr(other, n) for n in self.__slots__
        )

    def __hash__(self) -> int:
        return hash(tuple([getattr(self, n) for n in self.__slots__]))


class Tops(_Told):
    """What lies open on the houses. Made anew where a house has changed."""

    __slots__ = ("bits", "each", "empty", "takes")

    def __init__(self, piles: Piles) -> None:
        each: list[int] = []
        bits, takes, empty = 0, 0, -1
        for pile in piles[:8]:
            if pile:
                card = pile[-1]
                bit = BIT[card]
                each.append(bit)
                bits |= bit
                takes |= TAKES[card]
            else:
                if empty < 0:
                    empty = len(each)
                each.append(0)
        self.each = each  # the top of each house; 0 for an empty one
        self.bits = bits  # of all of them
        self.takes = takes  # the cards that fit on one of them, RB-10
        self.empty = empty  # the first empty house; -1 if there is none


class Survey(_Told):
    """What lies open to the player in turn, and which compulsory moves he has. Made once a state."""

    __slots__ = (
        "drawn",
        "due",
        "empty",
        "houses",
        "loads",
        "others",
        "reserve",
        "takes",
        "tops",
        "wanted",
        "waste",
    )

    def __init__(self, piles: Piles, me: int, house: HouseRules, houses: Tops, wanted: int) -> None:
        tops, takes, empty = houses.bits, houses.takes, houses.empty
        held, waste = piles[DRAWN + me], piles[WASTE + me]
        drawn = BIT[held[-1]] if held else 0
        mine = BIT[waste[-1]] if waste and house.own_waste_playable else 0
        others = tops | drawn | mine
        theirs, waste = piles[RESERVE + 1 - me], piles[WASTE + 1 - me]
        loads = LOADS[theirs[-1]] if theirs else 0
        if waste:
            loads |= LOADS[waste[-1]]
        due = FOUNDATION_FIRST if others & wanted else 0
        pile, reserve = piles[RESERVE + me], 0
        if pile:
            reserve = BIT[pile[-1]]
            if reserve & wanted:
                due |= RESERVE_FIRST
            if empty >= 0:
                due |= FILL_HOUSE
            if reserve & takes or reserve & loads:
                due |= RESERVE_PLAYS
        self.houses, self.tops, self.takes, self.empty = houses, tops, takes, empty
        self.reserve, self.drawn, self.waste = reserve, drawn, mine  # the available card of each; 0 for none
        self.others = others  # available cards but for the reserve's (RB-G3)
        self.loads = loads  # the cards that the opponent may be loaded with, RB-11
        self.wanted = wanted  # cards that fit a foundation now
        self.due = due  # the compulsory moves that there are, as flags


def spread(bits: int) -> Cards:
    """Cards of bits, in order.

    >>> from cardlab.cards import cards
    >>> spread(1 << cards("A♦")[0] | 1 << cards("A♣")[0])
    (A♣, A♦)
    """
    return tuple([card for card in PACK if bits >> card & 1])
