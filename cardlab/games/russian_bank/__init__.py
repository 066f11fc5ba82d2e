"""Russian Bank, complete: two players, a pack each, presets `seed` and `standard`.

Sources: document 001, completed by the standard rules; ids RB-*.
Left out: open waste piles, houses built in suit, the tarot pack, loading in one direction only.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import BadNotation
from cardlab.game import Game, Kind, Notation
from cardlab.games.russian_bank import calls, course, face, notation, position, propose, rules, scoring
from cardlab.games.russian_bank.position import State
from cardlab.games.russian_bank.table import HouseRules
from cardlab.options import BadOption, choices, settle

SEATS = (2,)
PRESETS: dict[str, dict[str, Any]] = {
    "seed": {},
    "standard": {"reserve_must_play": False, "fill_timing": "before_draw", "stop": "call"},
}


def make(preset: str, seats: int | None, given: dict[str, Any]) -> Game[State]:
    """The game under a preset, with some options changed."""
    if seats is None:
        seats = SEATS[0]
    if seats not in SEATS or type(seats) is not int:
        raise BadOption(f"Russian Bank is not played by {seats!r}. It is played by 2 (RB-1).")
    settled = settle(HouseRules, PRESETS, preset, given)
    house = HouseRules(**settled)
    usual = settle(HouseRules, PRESETS, preset, {})
    changed = tuple((name, value) for name, value in settled.items() if value != usual[name])
    return Game(
        id="russian_bank",
        preset=preset,
        house=house,
        changed=changed,
        options=choices(HouseRules),
        seats=seats,
        sides=2,
        kinds=_kinds(house),
        notation=Notation(notation.write, notation.reader(house), notation.write_move, notation.read_move),
        shuffle=lambda past, seed, tell: position.deal(house, past, seed, tell),
        turn_of=position.actor,
        look=face.view,
        sight=face.sight,
        meanings=face.meanings,
        imagine=face.imagine,
        score=scoring.ledger,
        before=lambda s: s.totals,
        champions=scoring.champions,
        silence=calls.silence,
    )


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
