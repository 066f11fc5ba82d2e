"""Russian Bank: facts that would help a tried move, for `near`. What helps are the duties that come first, and other tops.

Nothing here decides: `cardlab.explain` asks the charters about all of it. Every function looks only at what the
player who must act may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cardlab.cards import FACES, PACK, Card, Cards
from cardlab.game import Supposition
from cardlab.games.russian_bank.position import (
    Build,
    Found,
    Last,
    Load,
    Move,
    Play,
    State,
    TurnUp,
    actor,
    build,
    found,
    load,
    moved,
)
from cardlab.games.russian_bank.table import (
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
    WASTE,
    shifted,
    slot,
    spread,
)
from cardlab.kit.suppositions import Answers, Leaf, Supposed, answers
from cardlab.values import Seat, replace

Facts = tuple[tuple[str, Any], ...]
PLAYS = (Found, Build, Load)

# --- what lies open and what does not -----------------------------------------


def sources(s: State) -> list[int]:
    """The piles whose top the player in turn may play."""
    me = s.turn
    return [at for at in (RESERVE + me, DRAWN + me, WASTE + me, *range(8)) if s.piles[at]]


def unseen(s: State) -> Cards:
    """The faces that may lie face down somewhere."""
    left = Counter(PACK * 2)
    for place in PLACES:
        pile = s.piles[place]
        left.subtract(
            pile[-1:] if place.what in ("reserve", "waste") else () if place.what == "draw" else pile
        )
    return tuple(sorted(+left))


def facts(s: State, m: Move) -> Facts:
    """What a sentence may say of a move: its card, and where that goes."""
    if not isinstance(m, PLAYS) or not s.piles[m.source]:
        return (("card", ()), ("onto", ()), ("number", 0), ("place", "none"))
    there = s.piles[m.target]
    place = "empty" if m.target < 8 and not there else m.target.what
    return (
        ("card", s.piles[m.source][-1:]),
        ("onto", there[-1:]),
        ("number", m.target.number),
        ("place", place),
    )


# --- suppositions -------------------------------------------------------------


def suppose(s: State, m: Move, broken: set[Leaf]) -> Supposed:
    """Suppositions that may answer the broken rules, each about one thing."""
    return answers(_ANSWERS, s, m, broken)


def _with_pile(s: State, place: int, pile: Cards) -> State:
    return moved(s, (*s.piles[:place], pile, *s.piles[place + 1 :]), s.turn, founded=True)


def _own_turn(s: State, m: Move) -> Supposed:
    """The player who is asked something has his turn."""
    seat = actor(s)
    if seat is not None:
        begun = moved(s, s.piles, seat, phase="turn", seen=(), last=None, offered=False)
        yield Supposition("own-turn", begun, m, later=True)


def _quiet_card(s: State, place: int) -> State | None:
    """The state with a card on top of a pile that brings no duty."""
    pile = s.piles[place][:-1]
    for card in unseen(s):
        after = _with_pile(s, place, (*pile, card))
        if not after.open.due:
            return after
    return None


_DUTIES = (
    (RESERVE_FIRST, "reserve-first"),
    (FOUNDATION_FIRST, "foundation-first"),
    (FILL_HOUSE, "fill-house"),
    (RESERVE_PLAYS, "reserve-must-play"),
)


def _duty(s: State) -> tuple[str, Any] | None:
    """The duty that comes first, and a move that does it."""
    due, reserve = s.open.due, RESERVE + s.turn
    for flag, reason in _DUTIES:
        if due & flag:
            if flag == FILL_HOUSE:
                return reason, build(reserve, s.open.empty)
            first = (reserve,) if flag != FOUNDATION_FIRST else [at for at in sources(s) if at != reserve]
            for source in first:
                step = _step(s, source, founding=flag != RESERVE_PLAYS)
                if step is not None:
                    return reason, step
    return None


def _step(s: State, source: int, *, founding: bool) -> Any:
    card, other = s.piles[source][-1], 1 - s.turn
    if founding:
        at = slot(s.piles, card)
        return None if at is None else found(source, at)
    for house in range(8):
        if s.piles[house] and BUILDS[card] >> s.piles[house][-1] & 1:
            return build(source, house)
    for place in (RESERVE + other, WASTE + other):
        if s.piles[place] and LOADS[card] >> s.piles[place][-1] & 1:
            return load(source, place)
    return None


def _duties_done(s: State, m: Move) -> Supposed:
    """What must come first is done, and no new duty has come to light (RB-P1 to RB-P4)."""
    first = _duty(s)
    after = s
    for _ in range(len(PLACES)):
        duty = _duty(after)
        if duty is None:
            break
        step = duty[1]
        if isinstance(m, PLAYS) and step.source == m.source:
            return  # another card lies there then
        after = moved(after, shifted(after.piles, step.source, step.target), after.turn, founded=True)
        if step.source >= RESERVE and after.piles[step.source]:
            quiet = _quiet_card(after, step.source)
            if quiet is None:
                return
            after = quiet
    if first is not None and after is not s:
        known: Facts = (("reason", first[0]), *facts(s, first[1]))
        yield Supposition("duties-done", after, m, known, step=True)


def _foundation_up(s: State, m: Move) -> Supposed:
    """A foundation of the suit waits for the card (RB-9)."""
    if isinstance(m, Found) and s.piles[m.source]:
        card = s.piles[m.source][-1]
        if slot(s.piles, card) is None:
            target = PLACES[8 + 2 * card.suit]
            up = FACES[card.suit : card : 4]
            yield Supposition(
                "foundation-up",
                _with_pile(s, target, up),
                found(m.source, target),
                (("card", card), ("onto", up[-1:])),
            )


def _house_top(s: State, m: Move) -> Supposed:
    """The house has a top that takes the card, or none (RB-10, RB-12)."""
    if isinstance(m, Build) and m.target < 8 and s.piles[m.source]:
        card = s.piles[m.source][-min(m.count, len(s.piles[m.source]))]
        fit = spread(BUILDS[card])
        number = m.target.number
        if fit:
            there = _with_pile(s, m.target, (*s.piles[m.target], fit[0]))
            yield Supposition("house-top", there, m, (("cards", fit), ("number", number)))
        yield Supposition("house-empty", _with_pile(s, m.target, ()), m, (("number", number),))


def _load_top(s: State, m: Move) -> Supposed:
    """The opponent's pile has a top that the card can be loaded on (RB-11)."""
    if isinstance(m, Load) and s.piles[m.source]:
        fit = spread(LOADS[s.piles[m.source][-1]])
        where = m.target
        if where.what not in ("reserve", "waste") or where.owner == s.turn:
            where = PLACES[WASTE + 1 - s.turn]
        for card in fit:
            there = _with_pile(s, where, (*s.piles[where], card))
            known = (
                ("cards", fit),
                ("place", where.what),
                ("seat", Seat(1 - s.turn)),
                ("card", s.piles[m.source][-1]),
            )
            yield Supposition("load-top", there, load(m.source, where), known)


def _one_card(s: State, m: Move) -> Supposed:
    if isinstance(m, Build) and m.count != 1:
        yield Supposition("one-at-a-time", s, build(m.source, m.target))


def _source_there(s: State, m: Move) -> Supposed:
    """A card that fits lies where the tried one was to come from: turned up, or in a house (RB-G3)."""
    if not isinstance(m, PLAYS) or (8 <= m.source < RESERVE) or m.source.owner == 1 - s.turn:
        return
    fit = _fitting(s, m)
    what = m.source.what
    source = PLACES[DRAWN + s.turn] if what == "draw" else m.source
    if fit is None or (what == "draw" and s.piles[source]):
        return
    there = _with_pile(s, source, (*s.piles[source], fit))
    make: Callable[[int, int], Any] = {Found: found, Build: build, Load: load}[type(m)]
    told = "turned-up" if source.what == "drawn" else "lies-there"
    known = (("card", fit), ("place", source.what), ("number", source.number))
    yield Supposition(told, there, make(source, m.target), known, step=told == "turned-up")


def _mine(s: State, m: Move) -> Supposed:
    """The card of a closed pile is the top of one's reserve (RB-G3, RB-20)."""
    if isinstance(m, PLAYS) and s.piles[m.source] and m.source.what != "draw":
        card, reserve = s.piles[m.source][-1], PLACES[RESERVE + s.turn]
        if m.source == reserve or m.target == reserve:
            return
        there = _with_pile(s, reserve, (*s.piles[reserve], card))
        make: Callable[[int, int], Any] = {Found: found, Build: build, Load: load}[type(m)]
        yield Supposition("mine", there, make(reserve, m.target), (("card", card),))


def _fitting(s: State, m: Play) -> Card | None:
    """A card that may lie face down and fits the target of a move."""
    there = s.piles[m.target]
    for card in unseen(s):
        if isinstance(m, Found):
            good = 8 <= m.target < RESERVE and len(there) == card.rank and m.target - 8 >> 1 == card.suit
        elif isinstance(m, Build):
            good = m.target < 8 and (not there or bool(BUILDS[card] >> there[-1] & 1))
        else:
            good = bool(there) and bool(LOADS[card] >> there[-1] & 1)
        if good:
            return card
    return None


def _turned_up(s: State, m: Move) -> Supposed:
    """A card is turned up that no duty moves (RB-17, RB-19)."""
    pile = s.piles[DRAWN + s.turn]
    if not pile:
        for card in unseen(s):
            after = _with_pile(s, DRAWN + s.turn, (card,))
            if not after.open.due & FOUNDATION_FIRST:
                yield Supposition("turned-up-first", after, m, step=True)
                return


def _drawn_gone(s: State, m: Move) -> Supposed:
    """The turned-up card has been played (RB-17, RB-G11)."""
    cards = s.piles[DRAWN + s.turn]
    if cards:
        yield Supposition("drawn-played", _with_pile(s, DRAWN + s.turn, ()), m, (("cards", cards),))


def _some_draw(s: State, m: Move) -> Supposed:
    yield Supposition("some-draw", _with_pile(s, DRAW + s.turn, unseen(s)[:1]), m)


def _none_to_turn(s: State, m: Move) -> Supposed:
    empty = _with_pile(_with_pile(s, DRAW + s.turn, ()), WASTE + s.turn, ())
    yield Supposition("none-to-turn", empty, m)


def _new_turn(s: State, m: Move) -> Supposed:
    """A new turn has begun: nothing has been seen in it, nothing was offered (RB-G16, RB-G17)."""
    yield Supposition("new-turn", replace(s, seen=(), offered=False), m, later=True)


def _nothing_moves(s: State, m: Move) -> Supposed:
    yield Supposition("quiet", replace(s, idle=QUIET), m, (("count", QUIET),))


def _offered(s: State, m: Move) -> Supposed:
    """The opponent has offered a stalemate (RB-G17)."""
    seat = actor(s)
    if seat is not None:
        after = moved(s, s.piles, 1 - seat, phase="offer", last=None)
        yield Supposition("offered", after, m, (("seat", Seat(1 - seat)),))


def _after_a_move(s: State, m: Move) -> Supposed:
    """The opponent has just made a move on which Stop may be called (RB-G14)."""
    seat = actor(s)
    if seat is not None:
        last = Last(1 - seat, TurnUp())
        after = moved(s, s.piles, 1 - seat, phase="window", last=last)
        yield Supposition("after-a-move", after, m, (("seat", Seat(1 - seat)),), later=True)


_DONE = (_duties_done,)
_ANSWERS: Answers = {
    ("RB-13", "time"): (_own_turn,),
    ("RB-G3", ""): (_source_there, _mine),
    ("RB-20", "closed"): (_mine,),
    ("RB-G6", "one"): (_one_card,),
    ("RB-G6", "there"): (_one_card,),
    ("RB-G6", "room"): (_one_card,),
    ("RB-G4", "foundation"): (_foundation_up,),
    ("RB-G4", "pile"): (_load_top,),
    ("RB-G5", "full"): (_foundation_up,),
    ("RB-9", ""): (_foundation_up,),
    ("RB-G5", "ace"): (_house_top,),
    ("RB-10", "rank"): (_house_top,),
    ("RB-10", "colour"): (_house_top,),
    ("RB-11", "suit"): (_load_top,),
    ("RB-11", "rank"): (_load_top,),
    ("RB-G5", "wrap"): (_load_top,),
    ("RB-G16", ""): (_new_turn,),
    ("RB-14", ""): _DONE,
    ("RB-P1", ""): _DONE,
    ("RB-P2", ""): _DONE,
    ("RB-P3", ""): _DONE,
    ("RB-P4", ""): _DONE,
    ("RB-17", "one"): (_drawn_gone,),
    ("RB-17", "cards"): (_some_draw,),
    ("RB-19", "drawn"): (_turned_up,),
    ("RB-G10", ""): (_drawn_gone,),
    ("RB-G11", "drawn"): (_drawn_gone,),
    ("RB-G13", "nothing"): (_none_to_turn,),
    ("RB-G17", "once"): (_new_turn,),
    ("RB-G17", "quiet"): (_nothing_moves,),
    ("RB-G17", "offered"): (_offered,),
    ("RB-G14", "window"): (_after_a_move,),
    ("RB-G14", "waiting"): (_after_a_move,),
}
