"""Russian Bank, complete: two players, a pack each, presets `seed` and `standard`.

Sources: document 001, completed by the standard rules; ids RB-*.
Left out: open waste piles, houses built in suit, the tarot pack, loading in one direction only.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import BadNotation
from cardlab.game import Game, Kind
from cardlab.games.russian_bank import calls, course, face, notation, position, propose, rules, scoring
from cardlab.games.russian_bank.position import State
from cardlab.games.russian_bank.table import HouseRules
from cardlab.kit.tables import table

SEATS = (2,)
PRESETS: dict[str, dict[str, Any]] = {
    "seed": {},
    "standard": {"reserve_must_play": False, "fill_timing": "before_draw", "stop": "call"},
}


def make(preset: str, seats: int | None, given: dict[str, Any]) -> Game[State]:
    """The game under a preset, with some options changed."""
    at = table(
        HouseRules,
        PRESETS,
        SEATS,
        title="Russian Bank",
        article="RB-1",
        preset=preset,
        seats=seats,
        given=given,
    )
    house = at.house
    return at.game(
        "russian_bank", kinds=_kinds(house), positions=notation.POSITIONS, moves=notation.MOVES,
        deal=position.deal, turn_of=position.actor,
        look=face.view, sight=face.sight, meanings=face.meanings, imagine=face.imagine,
        score=scoring.ledger, champions=scoring.champions,
        silence=calls.silence,
    )  # fmt: skip


def _kinds(house: HouseRules) -> tuple[Kind[State], ...]:
    charters, orders = rules.charters(house), rules.orders(house)

    def kind(move: type, moves: Any, perform: calls.Perform, attempt: Any = None) -> Kind[State]:
        name = move.__name__.lower()
        if house.stop == "call" and name in orders:
            perform = calls.watched(orders[name], house, perform)
        return Kind(move, moves, charters[name], perform, attempt or (lambda s: moves(s)[0]))

    made = (
        kind(position.Found, propose.founds, course.play, propose.try_found),
        kind(position.Build, propose.builds, course.play, propose.try_build),
        kind(position.Load, propose.loads, course.play, propose.try_load),
        kind(position.TurnUp, propose.turn_ups, course.turn_up),
        kind(position.ToWaste, propose.to_wastes, course.to_waste),
        kind(position.PassTurn, propose.passes, course.pass_turn),
        kind(position.OfferStalemate, propose.offers, course.offer_stalemate),
        kind(position.AnswerStalemate, propose.answers, course.answer_stalemate),
    )
    if house.stop == "off":
        return made
    return (
        *made,
        kind(position.LetStand, propose.stands, calls.let_stand),
        kind(position.Stop, propose.stops, calls.stop),
    )


__all__ = ["PRESETS", "SEATS", "BadNotation", "HouseRules", "State", "make"]
