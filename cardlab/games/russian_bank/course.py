"""Russian Bank: what the moves do, and how turns and hands end."""

from __future__ import annotations

import random
from typing import Any

from cardlab.game import Tell
from cardlab.games.russian_bank.position import (
    AnswerStalemate,
    Build,
    Found,
    Load,
    OfferStalemate,
    PassTurn,
    Play,
    State,
    ToWaste,
    TurnUp,
    moved,
    mover,
    survey,
)
from cardlab.games.russian_bank.table import (
    DRAW,
    DRAWN,
    ENDLESS,
    RESERVE,
    SEATS,
    WASTE,
    Piles,
    Place,
    shifted,
    shifted_run,
)
from cardlab.values import Seat, replace

_shuffled = mover("seen", "last")
_played = mover("seen", "progress", "still", "last")
_turned_up = mover("last")
_begun = mover("idle", "still", "phase", "turns", "seen", "progress", "passed", "offered", "last", "owes")


def play(s: State, m: Play, tell: Tell) -> State:
    """Move a card to a foundation, a house or the opponent; a hand may be won by it (RB-G15)."""
    source, target, me = m.source, m.target, s.turn
    if type(m) is Build and m.count > 1:
        piles = shifted_run(s.piles, source, target, m.count)
    else:
        piles = shifted(s.piles, source, target)
    if tell:
        _tell_play(s, m, piles, tell)
    if source < 8 and target < 8:
        opens = survey(s, piles, me)
        return _shuffled(s, piles=piles, turn=me, open=opens, seen=(*s.seen, s.piles[:8]), last=None)
    seen = s.seen if source >= 8 and target >= 8 else ()  # a card came or went: a new arrangement, RB-G16
    founded = 8 <= target < RESERVE
    still = 0 if founded else s.still
    after = _played(
        s,
        piles=piles,
        turn=me,
        open=survey(s, piles, me, founded),
        seen=seen,
        progress=True,
        still=still,
        last=None,
    )
    if not piles[RESERVE + me] and has_won(after) and s.house.stop == "off":
        return win(after, tell)
    return after


def has_won(s: State) -> bool:
    """Has the player in turn emptied all his piles? (RB-21, RB-G15)"""
    return not s.piles[RESERVE + s.turn] and not s.count(s.turn)


def win(s: State, tell: Tell) -> State:
    """The hand is won (RB-21)."""
    tell("rb-won", "RB-21", seat=Seat(s.turn))
    return replace(s, phase="over", ending="won", winner=s.turn)


_TELLS = {Found: ("rb-to-foundation", "RB-14"), Build: ("rb-built", "RB-10"), Load: ("rb-loaded", "RB-11")}


def _tell_play(s: State, m: Play, after: Piles, tell: Tell) -> None:
    source, target = m.source, m.target
    cards = s.piles[source][-m.count :] if type(m) is Build else s.piles[source][-1:]
    what, rule = _TELLS[type(m)]
    if type(m) is Build and not s.piles[target]:
        # only the reserve is bound to fill a house; with any other card it is a choice
        what, rule = ("rb-filled", "RB-12") if source.what == "reserve" else ("rb-used-empty", "RB-G8")
    facts: dict[str, Any] = {
        "seat": Seat(s.turn),
        "place": source.what,
        "onto": target.what,
    }
    if target.owner is not None:
        facts["other"] = Seat(target.owner)
    tell(what, rule, cards, source.zone, target.zone, number=target.number, **facts)
    uncover(after, source, tell)


def uncover(piles: Piles, place: Place, tell: Tell) -> None:
    """Tell which card of a reserve or a waste now lies open on top (RB-16, RB-G19)."""
    pile = piles[place]
    if pile and place.what in ("reserve", "waste"):
        rule = "RB-16" if place.what == "reserve" else "RB-G19"
        tell(
            "rb-uncovered",
            rule,
            pile[-1:],
            place.zone,
            place.zone,
            seat=Seat(place.owner or 0),
            card=pile[-1],
            kind=place.what,
        )


def turn_up(s: State, _: TurnUp, tell: Tell) -> State:
    """Turn up the top of the draw pile; an empty one is first made of the waste (RB-17, RB-G12)."""
    me, piles = s.turn, s.piles
    if not piles[DRAW + me]:
        piles = recycled(s, piles, me, tell)
    piles = shifted(piles, DRAW + me, DRAWN + me)
    if tell:
        card = piles[DRAWN + me][-1]
        tell("rb-turned-up", "RB-17", (card,), f"draw:{me}", f"drawn:{me}", seat=Seat(me), card=card)
    piles = at_once(s, piles, me, tell)
    return _turned_up(s, piles=piles, turn=me, open=survey(s, piles, me), last=None)


def recycled(s: State, piles: Piles, seat: int, tell: Tell) -> Piles:
    """The waste turned over as the new draw pile: the oldest card is on top again (RB-G12)."""
    waste = piles[WASTE + seat]
    over = list(waste[::-1])
    if s.house.recycle_shuffle:
        random.Random(f"russian_bank:{s.seed}:{s.hand_number}:{s.turns}:{waste}").shuffle(over)
    tell(
        "rb-turned-over",
        "RB-G12",
        waste[::-1],
        f"waste:{seat}",
        f"draw:{seat}",
        seat=Seat(seat),
        count=len(waste),
    )
    new = list(piles)
    new[WASTE + seat], new[DRAW + seat] = (), tuple(over)
    return tuple(new)


def at_once(s: State, piles: Piles, seat: int, tell: Tell) -> Piles:
    """Where the house turns the waste over as soon as the draw pile is empty, do so (RB-G12)."""
    if piles[DRAW + seat] or not piles[WASTE + seat] or s.house.recycle_timing != "immediately":
        return piles
    return recycled(s, piles, seat, tell)


def to_waste(s: State, _: ToWaste, tell: Tell) -> State:
    """Lay the turned-up card on the waste and end the turn (RB-19)."""
    me = s.turn
    piles = shifted(s.piles, DRAWN + me, WASTE + me)
    if tell:
        card = piles[WASTE + me][-1]
        tell("rb-discarded", "RB-19", (card,), f"drawn:{me}", f"waste:{me}", seat=Seat(me), card=card)
    return end_turn(s, at_once(s, piles, me, tell), tell)


def pass_turn(s: State, _: PassTurn, tell: Tell) -> State:
    """End the turn with nothing to turn up (RB-G13). Two such turns in succession are a stalemate."""
    tell("rb-passed", "RB-G13", seat=Seat(s.turn))
    stuck = not s.piles[WASTE + s.turn]
    if stuck and s.passed:
        return stalemate(s, "passed", tell)
    return replace(end_turn(s, s.piles, tell), passed=stuck)


def end_turn(s: State, piles: Piles, tell: Tell) -> State:
    """The turn passes to the opponent, unless nothing has moved for too long (RB-19, RB-G17)."""
    me = s.turn
    idle, still = 0 if s.progress else s.idle + 1, s.still + 1
    if idle >= 2 or still >= ENDLESS:  # no limit is lower, RB-G17
        held = [len(piles[DRAW + seat]) + len(piles[WASTE + seat]) for seat in range(SEATS)]
        if idle >= max(2, 2 * max(held)) or still >= ENDLESS:
            return stalemate(moved(s, piles, me, idle=idle, still=still), "stalled", tell)
    return begin_turn(s, piles, 1 - me, tell, idle, still)


def begin_turn(s: State, piles: Piles, seat: int, tell: Tell, idle: int, still: int) -> State:
    """A new turn: the seat's, or the other's if this one has lost it by wrong calls (RB-G14)."""
    owes = s.owes
    if owes[seat]:
        tell("rb-turn-lost", "RB-G14", seat=Seat(seat))
        owes, seat = ((False, owes[1]) if seat == 0 else (owes[0], False)), 1 - seat
    if s.house.recycle_timing == "next_turn_start" and not piles[DRAW + seat] and piles[WASTE + seat]:
        piles = recycled(s, piles, seat, tell)
    return _begun(
        s,
        piles=piles,
        turn=seat,
        open=survey(s, piles, seat),
        idle=idle,
        still=still,
        phase="turn",
        turns=s.turns + 1,
        seen=(),
        progress=False,
        passed=False,
        offered=False,
        last=None,
        owes=owes,
    )


def stalemate(s: State, ending: str, tell: Tell) -> State:
    """The hand ends without a winner (RB-22, RB-G17)."""
    tell(f"rb-stalemate-{ending}", "RB-G17", count=s.idle or s.still)
    return replace(s, phase="over", ending=ending, last=None)


def offer_stalemate(s: State, _: OfferStalemate, tell: Tell) -> State:
    """Offer a stalemate (RB-G17)."""
    tell("rb-stalemate-offered", "RB-G17", seat=Seat(s.turn), other=Seat(1 - s.turn))
    return replace(s, phase="offer", offered=True, last=None)


def answer_stalemate(s: State, m: AnswerStalemate, tell: Tell) -> State:
    """Accept or refuse it (RB-G17)."""
    what = "rb-stalemate-accepted" if m.yes else "rb-stalemate-refused"
    tell(what, "RB-G17", seat=Seat(1 - s.turn), other=Seat(s.turn))
    return stalemate(s, "agreed", tell) if m.yes else replace(s, phase="turn")
