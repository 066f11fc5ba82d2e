"""Russian Bank: what is allowed. Every condition is a numbered rule; each charter joins those of one move.

Inside rules `s` is the state and `m` the move. The order of play (RB-P1 to RB-P6) is one group of
each charter. Where the house plays Stop it is no condition but a duty: the same group is then
asked what a move misses, and the opponent may call it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from cardlab.cards import FACES, Cards
from cardlab.games.russian_bank.position import AnswerStalemate, Build, Found, Load, Play, State, Stop, actor
from cardlab.games.russian_bank.table import (
    ANY_FOUNDATION,
    BIT,
    BUILDS,
    DRAW,
    DRAWN,
    FILL_HOUSE,
    FOUNDATION_FIRST,
    LOADS,
    PLACES,
    QUIET,
    RESERVE,
    RESERVE_FIRST,
    RESERVE_PLAYS,
    SLOW,
    WASTE,
    HouseRules,
    next_card,
    spread,
)
from cardlab.rulings import AllOf, Check, InTurn, Rule, Unless, When, at_least, at_most, rule, same, under
from cardlab.values import Seat

# --- whose turn, and what may be played ----------------------------------------


@rule("RB-13", "time", facts=lambda s: {"phase": s.phase})
def in_turn(s: State) -> bool:
    return s.phase == "turn"


def _source(s: State, m: Play) -> dict[str, Any]:
    place = m.source
    why = "own"
    if place.what == "foundation":
        why = "foundation"
    elif place.what == "draw":
        why = "face-down"
    elif place.owner == 1 - s.turn:
        why = "theirs"
    elif not s.piles[place]:
        why = "empty"
    return {"source": place.what, "number": place.number, "cards": s.piles[place][-1:], "why": why}


@rule("RB-G3", facts=_source)
def available(s: State, m: Play) -> bool:
    place = m.source
    # places of one's own go in steps of two: reserve, waste, draw pile, turned-up card
    mine = place < 8 or (place >= RESERVE and place & 1 == s.turn and place & 6 != 4)
    return mine and len(s.piles[place]) > 0


@rule("RB-20", "closed")
def not_from_waste(s: State, m: Play) -> bool:
    return m.source != WASTE + s.turn


def _count(s: State, m: Build) -> dict[str, Any]:
    return {"count": m.count}


@rule("RB-G6", "one", facts=_count)
def one_card(s: State, m: Build) -> bool:
    return m.count == 1


@rule("RB-G6", "there", facts=_count)
def cards_there(s: State, m: Build) -> bool:
    return m.count == 1 or (m.source < 8 and 1 <= m.count <= len(s.piles[m.source]))


@rule("RB-G6", "room", at_most)
def enough_room(s: State, m: Build) -> tuple[int, int]:
    empty = sum([not pile for place, pile in enumerate(s.piles[:8]) if place != m.target])
    return m.count, empty + 1


AVAILABLE = InTurn("rb-available", available, When(lambda h: not h.own_waste_playable, not_from_waste))


# --- foundations, houses, loading ----------------------------------------------


def _card(s: State, m: Play) -> dict[str, Any]:
    return {"card": s.piles[m.source][-1], "number": m.target.number}


def _founding(s: State, m: Found) -> dict[str, Any]:
    wanted = next_card(s.piles, m.target)
    return _card(s, m) | {"wanted": () if wanted is None else (wanted,)}


@rule("RB-G4", "foundation")
def a_foundation(s: State, m: Found) -> bool:
    return 8 <= m.target < 16


@rule("RB-G5", "full", facts=_card)
def not_complete(s: State, m: Found) -> bool:
    return len(s.piles[m.target]) < 13


@rule("RB-9", facts=_founding, telling=1)
def fits_foundation(s: State, m: Found) -> bool:
    card = s.piles[m.source][-1]
    return len(s.piles[m.target]) == card >> 2 and card & 3 == m.target - 8 >> 1


def _building(s: State, m: Build) -> dict[str, Any]:
    pile, onto = s.piles[m.source], s.piles[m.target][-1]
    return {"card": pile[-m.count], "top": onto, "number": m.target.number}


@rule("RB-G4", "house")
def a_house(s: State, m: Build) -> bool:
    return m.target < 8 and m.target != m.source


@rule("RB-G8", facts=lambda s, m: {"number": m.target.number}, telling=1)
def is_empty(s: State, m: Build) -> bool:
    return not s.piles[m.target]


@rule("RB-G5", "ace", facts=_building)
def not_on_ace(s: State, m: Build) -> bool:
    return s.piles[m.target][-1] > 3


@rule("RB-10", "rank", same, facts=_building, telling=1)
def one_lower(s: State, m: Build) -> tuple[Any, Any]:
    onto = s.piles[m.target][-1]
    # ranks print themselves; a card below an ace there is none, and RB-G5 has said so
    return s.piles[m.source][-m.count].rank, FACES[onto - 4].rank


@rule("RB-10", "colour", facts=_building)
def other_colour(s: State, m: Build) -> bool:
    return s.piles[m.source][-m.count].red != s.piles[m.target][-1].red


@rule("RB-G16", facts=lambda s, m: {"number": m.target.number})
def new_arrangement(s: State, m: Build) -> bool:
    if m.source >= 8:
        return True
    if not s.piles[m.target] and len(s.piles[m.source]) == m.count:
        return False  # only the order of the houses would change
    return not s.seen or _never_seen(s, m)


def _never_seen(s: State, m: Build) -> bool:
    """Was no earlier arrangement the same, whichever house is which? Few have what the move makes at all."""
    piles, houses = s.piles, list(s.piles[:8])
    left = houses[m.source] = piles[m.source][: -m.count]
    made = houses[m.target] = piles[m.target] + piles[m.source][-m.count :]
    for seen in s.seen:  # mostly a card goes back, and the houses are alike one by one
        if made in seen and left in seen and (houses == list(seen) or sorted(houses) == sorted(seen)):
            return False
    return True


def _loading(s: State, m: Load) -> dict[str, Any]:
    place, pile = m.target, s.piles[m.target]
    why = "fits"
    if place.what not in ("reserve", "waste"):
        why = place.what
    elif place.owner == s.turn:
        why = "own"
    elif not pile:
        why = "empty"
    return {"target": place.what, "why": why}


@rule("RB-G4", "pile", facts=_loading)
def may_be_loaded(s: State, m: Load) -> bool:
    place = m.target
    return RESERVE <= place < WASTE + 2 and place & 1 != s.turn and len(s.piles[place]) > 0


def _onto(s: State, m: Load) -> dict[str, Any]:
    return {"card": s.piles[m.source][-1], "top": s.piles[m.target][-1], "target": m.target.what}


@rule("RB-11", "suit", facts=_onto)
def same_suit(s: State, m: Load) -> bool:
    return s.piles[m.source][-1] & 3 == s.piles[m.target][-1] & 3


@rule("RB-G5", "wrap", facts=_onto)
def no_wrap(s: State, m: Load) -> bool:
    return abs((s.piles[m.source][-1] >> 2) - (s.piles[m.target][-1] >> 2)) != 12


@rule("RB-11", "rank", facts=_onto, telling=1)
def next_rank(s: State, m: Load) -> bool:
    return abs((s.piles[m.source][-1] >> 2) - (s.piles[m.target][-1] >> 2)) == 1


# --- the order of play ----------------------------------------------------------


def _reserve(s: State) -> dict[str, Any]:
    return {"cards": s.piles[RESERVE + s.turn][-1:]}


def _reason(code: str) -> dict[str, Any]:
    return {"reason": code}


def _fitting(s: State) -> Cards:
    """The available cards, the reserve's apart, that fit a foundation."""
    return spread(s.open.others & s.open.wanted)


def _founds(s: State) -> dict[str, Any]:
    mine = _reserve(s)["cards"] if s.open.due & RESERVE_FIRST else ()
    return {"cards": mine + _fitting(s), "reason": "foundation-first"}


@rule("RB-14", facts=_founds)
def foundations_first(s: State) -> bool:
    return not s.open.due & ANY_FOUNDATION


@rule("RB-P1", facts=lambda s: _reserve(s) | _reason("reserve-first"))
def reserve_first(s: State) -> bool:
    return not s.open.due & RESERVE_FIRST


@rule("RB-P1", facts=lambda s: _reserve(s) | _reason("reserve-first"))
def reserve_before_others(s: State, m: Found) -> bool:
    return m.source == RESERVE + s.turn or not s.open.due & RESERVE_FIRST


@rule("RB-P2", facts=lambda s: {"cards": _fitting(s)} | _reason("foundation-first"))
def others_first(s: State) -> bool:
    return not s.open.due & FOUNDATION_FIRST


def _fill(s: State) -> dict[str, Any]:
    empty = [place.number for place in PLACES[:8] if not s.piles[place]]
    return {**_reserve(s), "number": empty[0] if empty else 0, "count": len(empty), "reason": "fill-house"}


@rule("RB-P3", facts=_fill)
def houses_filled(s: State) -> bool:
    return not s.open.due & FILL_HOUSE


@rule("RB-P3", facts=_fill)
def fills_or_filled(s: State, m: Build) -> bool:
    return not s.open.due & FILL_HOUSE or (m.source == RESERVE + s.turn and not s.piles[m.target])


def _plays(s: State) -> dict[str, Any]:
    return {**_reserve(s), "onto": spread(_fits(s, RESERVE + s.turn)), "reason": "reserve-must-play"}


@rule("RB-P4", facts=_plays)
def reserve_stuck(s: State) -> bool:
    return not s.open.due & RESERVE_PLAYS


@rule("RB-P4", facts=_plays)
def reserve_or_stuck(s: State, m: Build | Load) -> bool:
    return m.source == RESERVE + s.turn or not s.open.due & RESERVE_PLAYS


def _pending(s: State, mask: int) -> dict[str, Any]:
    codes = ("reserve-first", "foundation-first", "fill-house", "reserve-must-play")
    flags = s.open.due & mask
    return {"reason": next((code for i, code in enumerate(codes) if flags >> i & 1), "none")}


@rule("RB-P5", facts=lambda s: _pending(s, s.house.before_free))
def nothing_due(s: State) -> bool:
    return not s.open.due & s.house.before_free


@rule("RB-P6", facts=lambda s: _pending(s, s.house.before_draw))
def nothing_due_before_draw(s: State) -> bool:
    return not s.open.due & s.house.before_draw


@rule("RB-P6", facts=lambda s: _pending(s, s.house.before_free))
def nothing_due_before_waste(s: State) -> bool:
    return not s.open.due & s.house.before_free


def _drawn(s: State) -> dict[str, Any]:
    card = s.piles[DRAWN + s.turn][-1:]
    return {"cards": card, "onto": spread(drawn_fits(s))}


def drawn_fits(s: State) -> int:
    """Which open cards the turned-up card may be put on, as bits."""
    return _fits(s, DRAWN + s.turn)


def _fits(s: State, place: int) -> int:
    """The same of the top card at a place."""
    other, onto = 1 - s.turn, 0
    for card in s.piles[place][-1:]:
        theirs = s.piles[RESERVE + other][-1:] + s.piles[WASTE + other][-1:]
        onto = BUILDS[card] & s.open.tops | LOADS[card] & sum({BIT[top] for top in theirs})
    return onto


@rule("RB-G10", facts=_drawn)
def drawn_cannot_play(s: State) -> bool:
    empty = s.open.empty >= 0 and not s.piles[RESERVE + s.turn]
    return not (s.piles[DRAWN + s.turn] and (empty or drawn_fits(s)))


FIRST = AllOf("rb-foundations-first", reserve_first, others_first, foundations_first)
AT_ONCE = lambda h: h.fill_timing == "immediate"
MUST_PLAY = lambda h: h.reserve_must_play
FILLED, STUCK = When(AT_ONCE, houses_filled), When(MUST_PLAY, reserve_stuck)
# where nothing is due, that alone decides; else each duty is asked what it says of this move
ORDERS: dict[str, tuple[Check, ...]] = {
    "found": (reserve_before_others,),
    "build": (
        FIRST,
        Unless("rb-due", nothing_due, When(AT_ONCE, fills_or_filled), When(MUST_PLAY, reserve_or_stuck)),
    ),
    "load": (FIRST, FILLED, Unless("rb-due", nothing_due, When(MUST_PLAY, reserve_or_stuck))),
    "turnup": (Unless("rb-due", nothing_due_before_draw, FIRST, houses_filled, STUCK),),
    "towaste": (
        Unless("rb-due", nothing_due_before_waste, FIRST, FILLED, STUCK),
        When(lambda h: h.drawn_must_play, drawn_cannot_play),
    ),
    "passturn": (Unless("rb-due", nothing_due_before_draw, FIRST, houses_filled, STUCK),),
}
DUTIES = ("RB-P1", "RB-P2", "RB-P3", "RB-P4", "RB-G10")  # what Stop may be called for, RB-G14


def duties(house: HouseRules) -> tuple[str, ...]:
    """What Stop may be called for at a table."""
    asked = {"RB-P4": house.reserve_must_play, "RB-G10": house.drawn_must_play}
    return tuple([id for id in DUTIES if asked.get(id, True)])


def missed(order: Check, house: HouseRules, s: State, m: Any) -> tuple[tuple[str, Cards], ...]:
    """The duties that a move passes over, each with the cards that it asked for (RB-G14)."""
    if order.holds(s, m):
        return ()
    known = duties(house)
    rulings = [leaf.ruling(s, m) for leaf in order.rules() if leaf.id in known and not leaf.holds(s, m)]
    return tuple([(ruling.rule, ruling.fact("cards")) for ruling in rulings])


def _as_duty(order: Check, house: HouseRules) -> Rule:
    """Where the house plays Stop, the order of play is told and not enforced (RB-G14)."""

    @rule(
        "RB-G14",
        "order",
        facts=lambda s, m: {"rules": tuple(id for id, _ in missed(order, house, s, m))},
        telling=lambda facts: 2 if facts["rules"] else 0,  # nothing matters more than a breach
    )
    def may_be_called(s: State) -> bool:
        return s.house.stop == "call"

    return may_be_called


# --- turning up, discarding, passing --------------------------------------------


def _turned(s: State) -> dict[str, Any]:
    return {"cards": s.piles[DRAWN + s.turn]}


@rule("RB-17", "one", facts=_turned)
def nothing_turned_up(s: State) -> bool:
    return not s.piles[DRAWN + s.turn]


def turnable(s: State) -> int:
    """How many cards could be turned up now, the waste turned over included (RB-G12)."""
    left = len(s.piles[DRAW + s.turn])
    if left or s.house.recycle_timing == "next_turn_start":
        return left
    return len(s.piles[WASTE + s.turn])


@rule("RB-17", "cards", at_least)
def cards_to_turn(s: State) -> tuple[int, int]:
    return turnable(s), 1


@rule("RB-19", "drawn")
def has_turned_up(s: State) -> bool:
    return len(s.piles[DRAWN + s.turn]) > 0


@rule("RB-G11", "drawn", facts=_turned)
def no_card_to_discard(s: State) -> bool:
    return not s.piles[DRAWN + s.turn]


@rule("RB-G13", "nothing", at_most)
def nothing_to_turn(s: State) -> tuple[int, int]:
    return turnable(s), 0


# --- stalemate, and Stop ---------------------------------------------------------


@rule("RB-G17", "once")
def not_offered_yet(s: State) -> bool:
    return not s.offered


@rule("RB-G17", "quiet", facts=lambda s: {"have": s.idle, "need": QUIET, "still": s.still, "slow": SLOW})
def nothing_moves(s: State) -> bool:
    return s.idle >= QUIET or s.still >= SLOW


@rule("RB-G17", "offered")
def was_offered(s: State) -> bool:
    return s.phase == "offer"


@rule("RB-G17", "answer")
def is_an_answer(s: State, m: AnswerStalemate) -> bool:
    return isinstance(m.yes, bool)


@rule("RB-G14", "window", facts=lambda s: {"seat": Seat(1 - (actor(s) or 0))})
def just_moved(s: State) -> bool:
    return s.last is not None and s.last.seat != actor(s) and s.phase != "over"


@rule("RB-G14", "duty", facts=lambda s, m: {"rule": m.rule})
def names_a_duty(s: State, m: Stop) -> bool:
    return m.rule in duties(s.house)


@rule("RB-G14", "waiting")
def opponent_waits(s: State) -> bool:
    return s.phase == "window"


# --- the charters ----------------------------------------------------------------

LAID = AllOf("rb-onto-card", InTurn("rb-lower", not_on_ace, one_lower), other_colour)
BODIES: dict[str, tuple[Check, ...]] = {
    "found": (in_turn, AVAILABLE, InTurn("rb-founding", a_foundation, not_complete, fits_foundation)),
    "build": (
        in_turn,
        AVAILABLE,
        InTurn(
            "rb-moving",
            When(lambda h: not h.multi_move, one_card),
            When(lambda h: h.multi_move, cards_there),
            a_house,
            When(lambda h: h.multi_move, enough_room),
        ),
        Unless("rb-building", is_empty, LAID),
        new_arrangement,
    ),
    "load": (
        in_turn,
        AVAILABLE,
        may_be_loaded,
        AllOf("rb-loading", same_suit, InTurn("rb-neighbours", no_wrap, next_rank)),
    ),
    "turnup": (in_turn, nothing_turned_up, cards_to_turn),
    "towaste": (in_turn, has_turned_up),
    "passturn": (in_turn, no_card_to_discard, nothing_to_turn),
}
OTHERS: dict[str, Check] = {
    "offerstalemate": InTurn("rb-offer", in_turn, not_offered_yet, nothing_moves),
    "answerstalemate": InTurn("rb-answer", was_offered, is_an_answer),
    "stop": InTurn("rb-stop", just_moved, names_a_duty),
    "letstand": InTurn("rb-let-stand", opponent_waits),
}


@cache
def orders(house: HouseRules) -> dict[str, Check]:
    """The order of play for each move that it binds, with the house's options settled."""
    return {name: under(InTurn("rb-order", *parts), house) for name, parts in ORDERS.items()}


def charters(house: HouseRules) -> dict[str, Check]:
    """Every charter with the house's options settled."""
    found = dict(OTHERS)
    for name, order in orders(house).items():
        # the parts of the order stand in the charter itself: what reads only the state is asked once
        rest = order.parts if house.stop == "off" else (_as_duty(order, house),)
        found[name] = under(InTurn(f"rb-{name}", *BODIES[name], *rest), house)
    return found


def conditions() -> Iterator[Rule]:
    """Every numbered condition of the game."""
    for parts in (*BODIES.values(), *ORDERS.values()):
        for part in parts:
            yield from part.rules()
    for check in OTHERS.values():
        yield from check.rules()
