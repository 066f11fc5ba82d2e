"""Railroad Canasta: positions and moves as text, read leniently and written in one canonical way.

A position is a line of `key: value` for each thing that is said; lines may be parted by
semicolons too. What is left out is dealt from the rest of the pack, in a fixed order:

    turn: South, to meld
    hand South: 8♠ 8♥ 2♣
    kitty South:
    melds South: K♠ K♥ K♦ | 5♣ 5♦ 2♠
    pile: 9♦ 8♦, frozen

A move is a sentence: `draw`, `take with 8♠ 8♥`, `take with 8♠ 8♥ and lay K♠ K♥ K♦ | A♣ A♦ 2♠`,
`lay K♠ K♥ K♦ | 2♣ on 5`, `discard 9♦`, `take kitty`, `pass`, `end`.
"""

from __future__ import annotations

from cardlab.cards import JOKER_RANK, RANK_NAMES, SEVEN, THREE, BadNotation, Cards, Rank, cards, spell
from cardlab.games.canasta.notation import VERBS, mixed, no_red_three, of_melds, only_red_threes
from cardlab.games.canasta.position import CANASTA, RED_THREE, WILD, Draw, End, Meld, Melds
from cardlab.games.railroad_canasta.position import (
    HAND,
    KITTY,
    MOST_WILDS,
    House,
    Pass,
    State,
    TakeKitty,
    complete,
)
from cardlab.kit.lines import deal, out, turn
from cardlab.kit.parts import Piece, Said, held, totals
from cardlab.kit.positions import Positions
from cardlab.kit.sentences import Sentences, parted

MOVES = Sentences({"draw": Draw(), "end": End(), "take kitty": TakeKitty(), "pass": Pass()}, VERBS)
write_move, read_move = MOVES.write, MOVES.read


def _write_melds(_: State, melds: Melds) -> str:
    return " | ".join([spell(meld.cards) for meld in melds])


def _read_melds(_: Said, text: str) -> Melds:
    melds = parted(text, _read_meld, skip=True)
    unfinished = [meld.rank for meld in melds if not complete(meld)]
    twice = next((r for r in unfinished if unfinished.count(r) > 1), None)
    if twice is not None:
        raise BadNotation(f"Two incomplete melds of {RANK_NAMES[twice]}; a player has one a rank (RC-19).")
    return tuple(sorted(melds, key=lambda meld: (meld.rank, not complete(meld))))


def _read_meld(text: str) -> Meld:
    found = cards(text)
    ranks = {c.rank for c in found if not WILD[c]}
    wilds = sum([WILD[c] for c in found])
    mixed_badly = ranks and wilds and (wilds > MOST_WILDS or len(found) - wilds < 2 or ranks & {SEVEN, THREE})
    threes = ranks == {THREE}
    if len(ranks) > 1 or mixed_badly or any(RED_THREE[c] for c in found) or (len(found) < 3 and not threes):
        raise BadNotation(
            f"{text.strip()!r} is not a meld: three or more cards of one rank, or wild cards (RC-20)."
        )
    if len(found) > CANASTA and not threes:
        raise BadNotation(f"{text.strip()!r} has more than seven cards (RC-18).")
    return Meld(next(iter(ranks), Rank(JOKER_RANK)), found, wilds)


def _pack(house: House) -> Cards:
    return mixed(2 * house.seats, house.jokers_per_player * house.seats)


def _settle(said: Said) -> None:
    """A pile is frozen by what lies in it, too."""
    frozen = any(WILD[c] or RED_THREE[c] for c in said["pile"])
    said["frozen"] = said.fields.get("frozen", False) or frozen


POSITIONS = Positions(
    state=State,
    parts=(
        turn({"draw": "to draw", "meld": "to meld", "kitty": "at the kitty", "over": "over"}),
        deal(),
        totals(),
        (
            held("hand", "hands", of="seat", check=no_red_three("RC-11"), sort=True, dealt=True),
            held("kitty", "kitties", of="seat", sort=True, dealt=True),
            Piece(
                key="melds", field="melds", of="seat", read=_read_melds, write=_write_melds, cards=of_melds
            ),
            held("threes", "threes", of="seat", check=only_red_threes),
        ),
        out(),
        held("pile", "pile", marks={"frozen": "frozen"}, dealt=True),
        held("stock", "stock", dealt=True),
    ),
    pack=_pack,
    deals={"pile": lambda _: 1, "hands": lambda _: HAND, "kitties": lambda _: KITTY, "stock": None},
    fits=lambda card: not RED_THREE[card],
    settle=_settle,
)
write, reader = POSITIONS.write, POSITIONS.reader
