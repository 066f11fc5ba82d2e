"""Railroad Canasta, complete: for 2 to 6 players, each alone; presets `seed` and `standard`.

Sources: documents 000 and 004, one article in two languages; ids RC-*. An amendment of Canasta:
its cards, groups and melds are Canasta's, its rules are its own wherever the article differs.
Left out: partnerships.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import BadNotation
from cardlab.game import Game, Kind
from cardlab.games.railroad_canasta import face, notation, position, propose, scoring
from cardlab.games.railroad_canasta.position import House, State
from cardlab.games.railroad_canasta.rules import charters
from cardlab.kit.tables import table

SEATS = (4, 2, 3, 5, 6)
# no other full text of the game was found, so `standard` is the same
PRESETS: dict[str, dict[str, Any]] = {"seed": {}, "standard": {}}


def make(preset: str, seats: int | None, given: dict[str, Any]) -> Game[State]:
    """The game under a preset, for a number of players, with some options changed."""
    at = table(
        House,
        PRESETS,
        SEATS,
        title="Railroad Canasta",
        article="RC-1",
        preset=preset,
        seats=seats,
        given=given,
    )
    house = at.house
    rules = charters(house)
    kinds = (
        Kind(position.Draw, propose.draws, rules["draw"], position.draw, lambda _: position.Draw()),
        Kind(position.Take, propose.takes, rules["take"], position.take, propose.try_take),
        Kind(position.End, propose.ends, rules["end"], position.end, lambda _: position.End()),
        Kind(position.Lay, propose.lays, rules["lay"], position.lay, propose.try_lay),
        Kind(position.Discard, propose.discards, rules["discard"], position.discard, propose.try_discard),
        Kind(
            position.TakeKitty,
            propose.kitties,
            rules["kitty"],
            position.take_kitty,
            lambda _: position.TakeKitty(),
        ),
        Kind(position.Pass, propose.passes, rules["pass"], position.pass_, lambda _: position.Pass()),
    )
    return at.game(
        "railroad_canasta", kinds=kinds, positions=notation.POSITIONS, moves=notation.MOVES,
        deal=position.deal, turn_of=lambda s: None if s.phase == "over" else s.turn,
        look=face.view, sight=face.sight, meanings=face.meanings, imagine=face.imagine,
        score=scoring.ledger, champions=scoring.champions,
    )  # fmt: skip


__all__ = ["PRESETS", "SEATS", "BadNotation", "House", "State", "make"]
