"""Contract Rummy, complete: for 3 to 8 players, presets `seed` and `standard`.

Source: document 002, ids CR-*. Other members of the family are other data: a `Member`, and a preset.
Left out: partial contracts, limits on buying, cutting bonuses, and what else the rules name as out of scope.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import BadNotation
from cardlab.game import Game, Kind
from cardlab.games.contract_rummy import face, notation, position, propose, scoring
from cardlab.games.contract_rummy.family import CONTRACT_RUMMY, House, Member
from cardlab.games.contract_rummy.position import State
from cardlab.games.contract_rummy.rules import charters
from cardlab.kit.tables import table

SEATS = (4, 3, 5, 6, 7, 8)
PRESETS: dict[str, dict[str, Any]] = {
    "seed": {},
    "standard": {
        "packs": "pagat",
        "min_sequence": 4,
        "set_suits": "any",
        "sequence_suits": "not_adjacent",
        "discard_draw": "top_only",
        "ten_card_deals": 3,
        "buying": "1penalty",
    },
}
# which game of the family a preset is
MEMBERS: dict[str, Member] = dict.fromkeys(PRESETS, CONTRACT_RUMMY)


def make(preset: str, seats: int | None, given: dict[str, Any]) -> Game[State]:
    """The game under a preset, for a number of players, with some options changed."""
    at = table(
        House,
        PRESETS,
        SEATS,
        title="Contract Rummy",
        article="CR-C2",
        preset=preset,
        seats=seats,
        given=given,
        member=MEMBERS.get(preset, CONTRACT_RUMMY),
    )
    house = at.house
    rules = charters(house)
    kinds = (
        Kind(position.Draw, propose.draws, rules["draw"], position.draw, lambda _: position.Draw()),
        Kind(position.Take, propose.takes, rules["take"], position.take, lambda _: position.Take()),
        Kind(position.Dig, propose.digs, rules["dig"], position.dig, propose.try_dig),
        Kind(position.Buy, propose.buys, rules["buy"], position.buy, lambda _: position.Buy()),
        Kind(position.Pass, propose.passes, rules["pass"], position.pass_, lambda _: position.Pass()),
        Kind(position.Lay, propose.lays, rules["lay"], position.lay, propose.try_lay),
        Kind(position.Add, propose.adds, rules["add"], position.add, propose.try_add),
        Kind(position.Swap, propose.swaps, rules["swap"], position.swap, propose.try_swap),
        Kind(position.Discard, propose.discards, rules["discard"], position.discard, propose.try_discard),
    )
    return at.game(
        "contract_rummy", kinds=kinds, positions=notation.POSITIONS, moves=notation.sentences(house),
        deal=position.deal, turn_of=face.mover,
        look=face.view, sight=face.sight, meanings=face.meanings, imagine=face.imagine,
        score=scoring.ledger, champions=scoring.champions,
    )  # fmt: skip


__all__ = ["MEMBERS", "PRESETS", "SEATS", "BadNotation", "House", "Member", "State", "make"]
