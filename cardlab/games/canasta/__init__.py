"""Canasta, complete: for 4, 2, 3 and 6 players, presets `seed` and `standard`.

Sources: document 003, its first page, completed by the standard rules; ids CA-*.
Left out: Modern American Canasta, five players.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import BadNotation
from cardlab.game import Game, Kind
from cardlab.games.canasta import face, notation, position, propose, scoring
from cardlab.games.canasta.position import House, State
from cardlab.games.canasta.rules import charters
from cardlab.kit.tables import table

SEATS = (4, 2, 3, 6)
PRESETS: dict[str, dict[str, Any]] = {
    "seed": {},
    "standard": {"wild_rule": "pagat", "black_three_upcard": "leave", "concealed_canasta_bonus": 0},
}


def make(preset: str, seats: int | None, given: dict[str, Any]) -> Game[State]:
    """The game under a preset, for a number of players, with some options changed."""
    at = table(
        House, PRESETS, SEATS, title="Canasta", article="CA-1", preset=preset, seats=seats, given=given
    )
    house = at.house
    rules = charters(house)
    kinds = (
        Kind(position.Draw, propose.draws, rules["draw"], position.draw, lambda _: position.Draw()),
        Kind(position.Take, propose.takes, rules["take"], position.take, propose.try_take),
        Kind(position.End, propose.ends, rules["end"], position.end, lambda _: position.End()),
        Kind(position.Lay, propose.lays, rules["lay"], position.lay, propose.try_lay),
        Kind(position.Ask, propose.asks, rules["ask"], position.ask, lambda _: position.Ask()),
        Kind(
            position.Answer,
            propose.answers,
            rules["answer"],
            position.answer,
            lambda _: position.Answer(yes=True),
        ),
        Kind(position.Discard, propose.discards, rules["discard"], position.discard, propose.try_discard),
    )
    return at.game(
        "canasta", sides=house.players.sides, kinds=kinds, positions=notation.POSITIONS, moves=notation.MOVES,
        deal=position.deal, turn_of=lambda s: None if s.phase == "over" else face.mover(s),
        look=face.view, sight=face.sight, meanings=face.meanings, imagine=face.imagine,
        score=scoring.ledger, champions=scoring.champions,
    )  # fmt: skip


__all__ = ["PRESETS", "SEATS", "BadNotation", "House", "State", "make"]
