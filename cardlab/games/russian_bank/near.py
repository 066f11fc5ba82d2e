"""Russian Bank: moves near a tried one, facts that would help it, and what may lie face down.

A try is a card and a place. Near are the other places for that card and the other cards for that place; what
helps are the duties that come first, and other tops. Nothing here decides: `cardlab.explain` asks the charters.
Every function looks only at what both players may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cardlab.games.russian_bank.position import (
    AnswerStalemate,
    LetStand,
    Move,
    PassTurn,
    State,
    Stop,
    ToWaste,
    TurnUp,
    actor,
    build,
    found,
    load,
    moved,
)
from cardlab.games.russian_bank.rules import duties
from cardlab.games.russian_bank.supposing import PLAYS, facts, sources, suppose, unseen
from cardlab.games.russian_bank.table import (
    DRAW,
    DRAWN,
    RESERVE,
    WASTE,
    Place,
    slot,
)

# --- moves near a tried one ---------------------------------------------------


def near(s: State, m: Move) -> Iterator[list[Any]]:
    """The other places for the card and the other cards for the place; what else ends or begins a turn."""
    me = actor(s)
    if isinstance(m, PLAYS):
        if s.phase == "turn":
            yield [*_places(s, m.source), *_cards(s, m.target)]
            if m.source == DRAW + s.turn or m.source == DRAWN + s.turn:
                yield [TurnUp()]
    elif isinstance(m, TurnUp | ToWaste | PassTurn):
        if s.phase == "turn":
            yield [TurnUp(), ToWaste(), PassTurn()]
    elif isinstance(m, AnswerStalemate):
        yield [AnswerStalemate(yes=True), AnswerStalemate(yes=False)]
    elif isinstance(m, Stop | LetStand) and s.last is not None and s.last.seat != me:
        yield [*(Stop(id) for id in duties(s.house)), LetStand()]


def apart(one: Move, other: Move) -> int:
    """How far apart two moves are: what differs of card and place counts."""
    if not (isinstance(one, PLAYS) and isinstance(other, PLAYS)):
        return int(one != other)
    if one.source == other.source:
        return int(one != other)
    return 1 if one.target == other.target else 2


def _places(s: State, source: Place) -> list[Any]:
    """Every place for the top card of a pile."""
    pile, other = s.piles[source], 1 - s.turn
    if not pile:
        return []
    at = slot(s.piles, pile[-1])
    houses = [house for house in range(8) if house != source and s.piles[house]]
    if s.open.empty >= 0:  # one empty house is as good as another
        houses.append(s.open.empty)
    return [
        *([found(source, at)] if at is not None else []),
        *(build(source, house) for house in houses),
        load(source, RESERVE + other),
        load(source, WASTE + other),
    ]


def _cards(s: State, target: Place) -> list[Any]:
    """Every open card on a place."""
    make: Callable[[int, int], Any] = found if 8 <= target < 16 else build if target < 8 else load
    return [make(source, target) for source in sources(s) if source != target]


# --- what may lie face down ---------------------------------------------------


def worlds(s: State, step: Move) -> Iterator[State]:
    """States that nobody can tell apart, one for each card that a step may bring to light."""
    source, at = _uncovered(s, step)
    if source is None:
        yield s
        return
    pile = s.piles[source]
    for card in unseen(s):
        changed = (*pile[:at], card, *pile[at + 1 :])
        yield moved(s, (*s.piles[:source], changed, *s.piles[source + 1 :]), s.turn)


def _uncovered(s: State, step: Move) -> tuple[int | None, int]:
    """The pile and the place in it of a hidden card that a step turns up."""
    if isinstance(step, TurnUp):
        draw, waste = s.piles[DRAW + s.turn], s.piles[WASTE + s.turn]
        if draw:
            return DRAW + s.turn, len(draw) - 1
        return (WASTE + s.turn, 0) if len(waste) > 1 else (None, 0)
    if isinstance(step, PLAYS) and step.source.what in ("reserve", "waste") and len(s.piles[step.source]) > 1:
        return step.source, len(s.piles[step.source]) - 2
    return None, 0


__all__ = ["apart", "facts", "near", "suppose", "worlds"]
