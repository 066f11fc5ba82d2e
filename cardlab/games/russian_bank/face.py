"""Russian Bank: what is seen. Both players see the same: no card is known to one of them alone.

Of a reserve and of a waste only the top is seen, of a draw pile nothing (RB-G19).
"""

from __future__ import annotations

import random
from typing import Any

from cardlab.cards import PACK, Card
from cardlab.games.russian_bank.position import (
    AnswerStalemate,
    LetStand,
    OfferStalemate,
    PassTurn,
    State,
    Stop,
    ToWaste,
    TurnUp,
    actor,
    build,
    found,
    load,
)
from cardlab.games.russian_bank.rules import duties
from cardlab.games.russian_bank.table import (
    BIT,
    BUILDS,
    DRAW,
    DRAWN,
    FILL_HOUSE,
    FOUNDATION_FIRST,
    LOADS,
    PLACES,
    RESERVE,
    RESERVE_FIRST,
    RESERVE_PLAYS,
    WASTE,
    ZONES,
    Place,
    slot,
)
from cardlab.kit.sights import Sights, unseen
from cardlab.values import Seat
from cardlab.views import Hold, Lay, Offer, View

# public parts of a state that are no cards
_FACTS = (
    "hand_number",
    "starter",
    "totals",
    "phase",
    "turns",
    "seen",
    "progress",
    "idle",
    "still",
    "passed",
    "offered",
    "last",
    "wrong",
    "owes",
    "ending",
    "winner",
)
SEEN = Sights(
    zones={
        "house": "all",
        "foundation": "all",
        "reserve": "top",
        "waste": "top",
        "draw": "none",
        "drawn": "all",
    },
    facts=_FACTS,
)
sight = SEEN.sight
_LAYS: dict[str, Lay] = {"house": "column", "drawn": "row"}


def view(s: State, seat: int | None) -> View:
    """What a seat sees, which is what everybody sees."""
    zones = [
        SEEN.zone(s, seat, p.zone, s.piles[p], _LAYS.get(p.what, "stack"), _marks(s, seat, p)) for p in PLACES
    ]
    return View(seat, actor(s), tuple(zones), SEEN.public(s), _notes(s, seat))


def _marks(s: State, seat: int | None, p: Place) -> tuple[str, ...]:
    """What this seat may pick up (RB-G3), and which suit a foundation is for."""
    if p.what == "foundation":
        return ("suit:" + "♣♦♥♠"[(p - 8) // 2],)
    if seat is None or not s.piles[p]:
        return ()
    if p.what == "house":
        return ("source-run",) if s.house.multi_move else ("source",)
    open_waste = p.what == "waste" and s.house.own_waste_playable
    return ("source",) if p.owner == seat and (open_waste or p.what in ("reserve", "drawn")) else ()


_TASKS = (
    (RESERVE_FIRST, "task-rb-reserve-first"),
    (FOUNDATION_FIRST, "task-rb-foundation-first"),
    (FILL_HOUSE, "task-rb-fill-house"),
    (RESERVE_PLAYS, "task-rb-reserve-plays"),
)


def _notes(s: State, seat: int | None) -> tuple[tuple[str, tuple[tuple[str, Any], ...]], ...]:
    """The duty that comes first, for the player in turn (RB-P1 to RB-P4)."""
    if s.phase != "turn" or seat != s.turn:
        return ()
    due = s.open.due & s.house.before_draw
    return tuple([(id, ()) for flag, id in _TASKS if due & flag][:1])


# --- what a selection may mean -------------------------------------------------


def meanings(s: State, hold: Hold) -> tuple[Offer, ...]:
    """Which moves a card may mean that is picked up, or what else there is to do.

    A picked card with no target gives one offer for each pile that takes it, a foundation first,
    whether or not a duty forbids it now; with a target, the one move that this would be.
    """
    if s.phase == "over":
        return ()
    source = _source(s, hold)
    if source is not None:
        target = ZONES.get(hold.target)
        if hold.target and target is None:
            return ()
        if target is not None:
            return _aimed(s, source, target, max(1, len(hold.cards)))
        return _targets(s, source)
    if hold.cards:
        return ()
    if hold.target == f"draw:{s.turn}" or hold.source == f"draw:{s.turn}":
        return (Offer("rb-turn-up", TurnUp()),)
    if hold.target == f"waste:{s.turn}" and s.piles[DRAWN + s.turn]:
        return (_to_waste(s),)
    return () if hold.target or hold.source else tuple(_buttons(s))


def _source(s: State, hold: Hold) -> Place | None:
    """The pile that is meant: the zone selected from, or where the card lies on top."""
    place = ZONES.get(hold.source)
    if place is not None:
        return place if place.what != "draw" and s.piles[place] else None
    if not hold.cards:
        return None
    me = s.turn
    places = (RESERVE + me, DRAWN + me, *range(8), WASTE + me)
    return next((PLACES[at] for at in places if s.piles[at] and s.piles[at][-1] == hold.cards[-1]), None)


def _aimed(s: State, source: Place, target: Place, count: int) -> tuple[Offer, ...]:
    card, facts = s.piles[source][-1], (("number", target.number),)
    if target.what == "foundation":
        return (Offer("rb-to-foundation", found(source, target), (("card", card),)),)
    if target.what == "house":
        count = count if source < 8 else 1
        cards = s.piles[source][-count:]
        return (Offer("rb-to-house", build(source, target, count), (("cards", cards), *facts)),)
    if target == WASTE + s.turn and source == DRAWN + s.turn:
        return (_to_waste(s),)
    verb = "rb-load-reserve" if target.what == "reserve" else "rb-load-waste"
    whose = Seat(target.owner or 0)
    return (Offer(verb, load(source, target), (("card", card), ("seat", whose))),)


def _targets(s: State, source: Place) -> tuple[Offer, ...]:
    """One offer for each pile that takes the card; none does, and it is tried on a foundation."""
    card, other = s.piles[source][-1], 1 - s.turn
    at = slot(s.piles, card)
    offers = list(_aimed(s, source, PLACES[at], 1)) if at is not None else []
    empty = False
    for place in PLACES[:8]:
        pile = s.piles[place]
        if place == source or (not pile and empty):
            continue  # one empty house is as good as another
        if not pile or BIT[pile[-1]] & BUILDS[card]:
            offers += _aimed(s, source, place, 1)
            empty = empty or not pile
    for where in (RESERVE + other, WASTE + other):
        pile = s.piles[where]
        if pile and BIT[pile[-1]] & LOADS[card]:
            offers += _aimed(s, source, PLACES[where], 1)
    if source == DRAWN + s.turn:
        offers.append(_to_waste(s))
    return tuple(offers) or _aimed(s, source, PLACES[8 + 2 * card.suit], 1)


def _to_waste(s: State) -> Offer:
    cards = s.piles[DRAWN + s.turn]
    return Offer("rb-to-waste", ToWaste(), (("card", cards[-1]),) if cards else ())


def _buttons(s: State) -> list[Offer]:
    """What there is to do with no card in hand."""
    if s.phase == "offer":
        return [Offer("rb-accept", AnswerStalemate(yes=True)), Offer("rb-refuse", AnswerStalemate(yes=False))]
    calls = (
        [Offer("rb-stop", Stop(id), (("duty", id),)) for id in duties(s.house)] if s.last is not None else []
    )
    if s.phase == "window":
        return [Offer("rb-let-stand", LetStand()), *calls]
    draws = s.piles[DRAW + s.turn] or s.piles[WASTE + s.turn]
    turn = _to_waste(s) if s.piles[DRAWN + s.turn] else Offer("rb-turn-up", TurnUp())
    if not draws and not s.piles[DRAWN + s.turn]:
        turn = Offer("rb-pass", PassTurn())
    return [turn, *calls, Offer("rb-offer-stalemate", OfferStalemate())]


# --- imagining ------------------------------------------------------------------


def imagine(v: View, rng: random.Random) -> State:
    """A state that looks like this view; what is hidden is dealt at random from the unseen cards.

    Each player began with a pack of his own, so where both copies of a card are unseen, each
    player gets one of them as far as there is room. The seed of the real deal is not part of a view.
    """
    facts = SEEN.told(v)
    seen = {zone.id: zone.cards for zone in v.zones}
    hidden = _shared(unseen(v, PACK * 2), [_gaps(seen, 0), _gaps(seen, 1)], rng)
    piles = []
    for place in PLACES:
        theirs = hidden[place.owner or 0]
        piles.append(tuple([theirs.pop() if card is None else card for card in seen[place.zone]]))
    return State(seed=0, piles=tuple(piles), **facts)


def _gaps(seen: dict[str, tuple[Card | None, ...]], seat: int) -> int:
    return sum([seen[f"{what}:{seat}"].count(None) for what in ("reserve", "waste", "draw")])


def _shared(unseen: list[Card], room: list[int], rng: random.Random) -> list[list[Card]]:
    """The unseen cards shared out: of twins one to each, the others by chance, as many as there is room."""
    twins = [card for card in PACK if unseen.count(card) == 2]
    singles = [card for card in unseen if card not in twins]
    rng.shuffle(twins)
    shares: list[list[Card]] = [[], []]
    for card in twins:
        if min(room[0] - len(shares[0]), room[1] - len(shares[1])) > 0:
            shares[0].append(card)
            shares[1].append(card)
        else:
            singles += [card, card]
    rng.shuffle(singles)
    for share, wanted in zip(shares, room, strict=True):
        short = wanted - len(share)
        share += singles[:short]
        del singles[:short]
        rng.shuffle(share)
    return shares
