"""Russian Bank: what there is on the table, which moves there are, and what they do.

Source: document 001 (ids RB-*) and the decisions that fill its gaps. Two players, a pack each.
Everything that lies on the table lies in one of 24 places, so a position is a tuple of 24 piles
and a move takes cards from the end of one to the end of another. Foundations are kept by suit:
two places for each. Not modelled: open waste piles, building houses in suit, tarot packs.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import field
from functools import cache
from typing import Any, TypeAlias

from cardlab.cards import PACK, Card, Cards
from cardlab.game import Tell, untold
from cardlab.games.russian_bank.table import (
    DRAW,
    DRAWN,
    PLACES,
    RESERVE,
    SEATS,
    WASTE,
    HouseRules,
    Piles,
    Place,
    Survey,
    Tops,
    wants,
)
from cardlab.values import Seat, replace, replacer, value

# --- the moves ----------------------------------------------------------------


@value
class Found:
    """Play an available card to a foundation (RB-9)."""

    source: Place
    target: Place


@value
class Build:
    """Put an available card on a house, or into an empty one (RB-10, RB-12)."""

    source: Place
    target: Place
    count: int = 1  # more only where `multi_move` is played


@value
class Load:
    """Put an available card on the opponent's reserve or waste (RB-11)."""

    source: Place
    target: Place


@value
class TurnUp:
    """Turn up the top card of one's draw pile (RB-17)."""


@value
class ToWaste:
    """Lay the turned-up card on one's waste; the turn ends (RB-19)."""


@value
class PassTurn:
    """End the turn where there is nothing left to turn up (RB-G13)."""


@value
class OfferStalemate:
    """Offer to end the hand as a stalemate (RB-G17)."""


@value
class AnswerStalemate:
    """The opponent's answer to the offer (RB-G17)."""

    yes: bool


@value
class Stop:
    """Call Stop on the last move, naming the duty that it missed: `RB-P1` to `RB-P4` (RB-G14)."""

    rule: str


@value
class LetStand:
    """Let the last move stand (RB-G14)."""


Play: TypeAlias = Found | Build | Load
Move: TypeAlias = Play | TurnUp | ToWaste | PassTurn | OfferStalemate | AnswerStalemate | Stop | LetStand


@value
class Last:
    """The last move, for as long as Stop may be called on it: who made it, and what it missed."""

    seat: int
    move: Move
    missed: tuple[tuple[str, Cards], ...] = ()  # the ids of duties, each with the cards it asked for
    progress: bool = False  # what the turn had come to before the move


@value
class State:
    """A hand of Russian Bank at one moment. The top of every pile is its last card."""

    house: HouseRules
    seed: int
    hand_number: int
    starter: int
    totals: tuple[int, ...]  # by seat, before this hand
    piles: Piles  # by place
    turn: int
    phase: str = "turn"  # turn; window: Stop may be called; offer: a stalemate is offered; over
    turns: int = 0  # finished in this hand
    seen: tuple[Piles, ...] = ()  # the houses as they were earlier in the turn, RB-G16
    progress: bool = False  # this turn has got somewhere, RB-G17
    idle: int = 0  # turns in succession that got nowhere, RB-G17
    still: int = 0  # turns in succession without a play to a foundation, RB-G17
    passed: bool = False  # the turn before was passed, RB-G17
    offered: bool = False  # a stalemate was offered in this turn
    last: Last | None = None  # what Stop may be called on, RB-G14
    wrong: tuple[int, int] = (0, 0)  # wrong calls of each seat
    owes: tuple[bool, bool] = (False, False)  # who loses his next turn
    ending: str = ""  # won, stalled, passed, agreed
    winner: int | None = None

    # what lies open, told by the piles and kept for speed: `moved` renews it
    open: Survey = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        piles = self.piles
        object.__setattr__(self, "open", Survey(piles, self.turn, self.house, Tops(piles), wants(piles)))

    def __repr__(self) -> str:
        from cardlab.games.russian_bank.notation import write

        return f"<russian_bank, {write(self).splitlines()[0]}>"

    @property
    def houses(self) -> Piles:
        """The eight houses (RB-5); the first four were dealt by seat 0."""
        return self.piles[:8]

    def pile(self, place: int) -> Cards:
        """The cards at a place."""
        return self.piles[place]

    def count(self, seat: int) -> int:
        """How many cards a seat has in draw pile and waste; one turned up is still held (RB-G15)."""
        piles = self.piles
        return len(piles[DRAW + seat]) + len(piles[WASTE + seat]) + len(piles[DRAWN + seat])


def moved(s: State, piles: Piles, seat: int, founded: bool = False, **changes: Any) -> State:
    """The state with other piles, and the turn at a seat. `founded` says that a foundation has changed."""
    return replace(s, piles=piles, turn=seat, open=survey(s, piles, seat, founded), **changes)


def mover(*changed: str) -> Callable[..., State]:
    """A quicker `moved`, to keep where certain fields change often; what lies `open` is found by `survey`."""
    return replacer(State, "piles", "turn", "open", *changed)


def survey(s: State, piles: Piles, seat: int, founded: bool = False) -> Survey:
    """What lies open to a seat once the piles have changed; `founded` says that a foundation has."""
    before = s.open
    houses = before.houses if piles[:8] == s.piles[:8] else Tops(piles)
    return Survey(piles, seat, s.house, houses, wants(piles) if founded else before.wanted)


def actor(s: State) -> int | None:
    """Who must act: the player in turn, or his opponent who was offered something or may call Stop."""
    if s.phase == "turn":
        return s.turn
    return None if s.phase == "over" else 1 - s.turn


@cache
def found(source: int, target: int) -> Found:
    """The one value of a move to a foundation."""
    return Found(PLACES[source], PLACES[target])


@cache
def build(source: int, target: int, count: int = 1) -> Build:
    """The one value of a move to a house."""
    return Build(PLACES[source], PLACES[target], count)


@cache
def load(source: int, target: int) -> Load:
    """The one value of a move to the opponent."""
    return Load(PLACES[source], PLACES[target])


def top(s: State, place: int) -> Card | None:
    """The top card at a place; None where there is none."""
    pile = s.piles[place]
    return pile[-1] if pile else None


# --- the deal -----------------------------------------------------------------


def deal(house: HouseRules, past: State | None, seed: int, tell: Tell = untold) -> State:
    """Deal the first hand of a match, or the hand that follows a finished one (RB-3 to RB-8)."""
    from cardlab.games.russian_bank.scoring import scores

    number, totals = 0, (0, 0)
    if past is not None:
        number, seed = past.hand_number + 1, past.seed
        mine, theirs = scores(past)
        totals = (past.totals[0] + mine, past.totals[1] + theirs)
    rng = random.Random(f"russian_bank:{seed}:{number}")
    piles: list[Cards] = [()] * 24
    size = house.reserve_size
    for seat in range(SEATS):
        pack = list(PACK)  # each shuffles a pack of his own, RB-C10
        rng.shuffle(pack)
        piles[RESERVE + seat] = tuple(pack[:size])
        for i in range(4):
            piles[4 * seat + i] = (pack[size + i],)
        piles[DRAW + seat] = tuple(pack[size + 4 :])
        tell("rb-dealt", "RB-4", seat=Seat(seat), count=size, draw=len(piles[DRAW + seat]))
    starter = _starter(house, tuple(piles), past, rng, tell)
    return State(house, seed, number, starter, totals, tuple(piles), starter)


def _starter(house: HouseRules, piles: Piles, past: State | None, rng: random.Random, tell: Tell) -> int:
    """Who starts (RB-8, RB-G1, RB-G2)."""
    if house.starter == "alternate" and past is not None:
        first = 1 - past.starter
        tell("rb-starts-alternate", "RB-8", seat=Seat(first))
        return first
    if house.starter == "cut_high":
        return _cut(rng, tell)
    sign = -1 if house.starter == "highest_reserve" else 1
    for places in ((RESERVE, RESERVE + 1), *((i, i + 4) for i in range(4))):
        mine, theirs = (piles[p][-1] for p in places)
        if mine.rank != theirs.rank:
            first = 0 if sign * mine.rank < sign * theirs.rank else 1
            what = "rb-starts-reserve" if places[0] == RESERVE else "rb-starts-house"
            cards = (mine, theirs) if first == 0 else (theirs, mine)
            tell(
                what,
                "RB-8" if places[0] == RESERVE else "RB-G1",
                seat=Seat(first),
                card=cards[0],
                other=cards[1],
            )
            return first
    first = rng.randrange(SEATS)
    tell("rb-starts-chance", "RB-G1", seat=Seat(first))
    return first


def _cut(rng: random.Random, tell: Tell) -> int:
    """Both cut; the higher card starts, equal ones are cut again."""
    while True:
        mine, theirs = rng.choice(PACK), rng.choice(PACK)
        if mine.rank != theirs.rank:
            first = 0 if mine.rank > theirs.rank else 1
            cards = (mine, theirs) if first == 0 else (theirs, mine)
            tell("rb-starts-cut", "RB-8", seat=Seat(first), card=cards[0], other=cards[1])
            return first
