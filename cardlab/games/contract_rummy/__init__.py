"""Contract Rummy, complete: for 3 to 8 players, presets `seed` and `standard`.

Source: document 002, ids CR-*. Other members of the family are other data: a `Member`, and a preset.
Left out: partial contracts, limits on buying, cutting bonuses, and what else the rules name as out of scope.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import BadNotation
from cardlab.game import Game, Kind, Notation
from cardlab.games.contract_rummy import face, notation, position, propose, scoring
from cardlab.games.contract_rummy.family import CONTRACT_RUMMY, House, Member
from cardlab.games.contract_rummy.position import State
from cardlab.games.contract_rummy.rules import charters
from cardlab.options import BadOption, choices, settle

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
    if seats is None:
        seats = SEATS[0]
    if seats not in SEATS or type(seats) is not int:
        raise BadOption(f"Contract Rummy is not played by {seats!r}. It is played by 3 to 8 players (CR-C2).")
    settled = settle(House, PRESETS, preset, given)
    house = House(seats=seats, member=MEMBERS[preset], **settled)
    usual = settle(House, PRESETS, preset, {})
    changed = tuple((name, value) for name, value in settled.items() if value != usual[name])
    rules, moves = charters(house), notation.sentences(house)
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
    return Game(
        id="contract_rummy",
        preset=preset,
        house=house,
        changed=changed,
        options=choices(House),
        seats=seats,
        sides=seats,
        kinds=kinds,
        notation=Notation(notation.write, notation.reader(house), moves.write, moves.read),
        shuffle=lambda past, seed, tell: position.deal(house, past, seed, tell),
        turn_of=face.mover,
        look=face.view,
        sight=face.sight,
        meanings=face.meanings,
        imagine=face.imagine,
        score=scoring.ledger,
        before=lambda s: s.totals,
        champions=scoring.champions,
    )


__all__ = ["MEMBERS", "PRESETS", "SEATS", "BadNotation", "House", "Member", "State", "make"]
