"""Canasta: positions and moves as text, read leniently and written in one canonical way.

A position is a line of `key: value` for each thing that is said; lines may be parted by
semicolons too. What is left out is dealt from the rest of the pack, in a fixed order:

    turn: South, to meld
    hand South: 8♠ 8♥ 2♣
    melds North-South: K♠ K♥ K♦ | 5♣ 5♦ 2♠
    pile: 9♦ 8♦, frozen

A move is a sentence: `draw`, `take with 8♠ 8♥`, `take with 8♠ 8♥ and lay K♠ K♥ K♦ | A♣ A♦ 2♠`,
`lay K♠ K♥ K♦ | 2♣ on 5`, `discard 9♦`, `ask`, `answer yes`, `end`.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import (
    JOKER,
    JOKER_RANK,
    PACK,
    RANK_NAMES,
    BadNotation,
    Card,
    Cards,
    Rank,
    cards,
    rank,
    spell,
)
from cardlab.games.canasta.position import (
    CANASTA,
    DISCARDS,
    RED_THREE,
    WILD,
    WILDS,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Group,
    House,
    Lay,
    Meld,
    State,
    Take,
)
from cardlab.kit.lines import Note, deal, out, turn
from cardlab.kit.names import compass
from cardlab.kit.parts import Piece, Said, held, totals
from cardlab.kit.positions import Positions
from cardlab.kit.sentences import Held, Sentences, Verb, discarding, parted
from cardlab.values import Side

# --- moves --------------------------------------------------------------------


def write_group(group: Group) -> str:
    """Cards of one rank as text; where they go is said if it does not go without saying."""
    natural = next((c.rank for c in group.cards if not WILD[c]), WILDS)
    on = "" if natural == group.rank else f" on {RANK_NAMES[group.rank]}"
    return spell(group.cards) + on + ("" if group.side is None else f" of side {int(group.side)}")


def write_groups(groups: tuple[Group, ...]) -> str:
    return " | ".join(map(write_group, groups))


def read_groups(text: str, hand: Held) -> tuple[Group, ...]:
    """Groups parted by bars. Raises BadNotation."""
    return parted(text, lambda part: _read_group(part, hand))


def _read_group(text: str, hand: Held) -> Group:
    body, _, side = text.partition(" of side ")
    body, _, on = body.partition(" on ")
    found = hand.cards(body)
    if not found:
        raise BadNotation(f"{text!r} names no cards to lay. Write them out, such as: lay K♠ K♥ K♦")
    natural = next((c.rank for c in found if not WILD[c]), WILDS)
    if side and side.strip() not in ("0", "1", "2", "3", "4", "5"):
        raise BadNotation(f"{side.strip()!r} is not a side. Sides are numbered from 0.")
    return Group(rank(on) if on else natural, found, Side(int(side)) if side else None)


def _read_take(text: str, hand: Held) -> Take:
    with_, _, lays = text.partition("and lay")
    with_ = with_.strip().rstrip(",")
    if with_ == "with" or (with_ and not with_.startswith("with ")):
        raise BadNotation(f"{text!r} does not follow 'take'. Write: take with 8♠ 8♥ and lay K♠ K♥ K♦")
    mine = hand.cards(with_.removeprefix("with"))
    return Take(mine, read_groups(lays, hand) if lays else ())


def _write_take(move: Take) -> str:
    with_ = f"with {spell(move.cards)}" if move.cards else ""
    return (with_ + (f" and lay {write_groups(move.groups)}" if move.groups else "")).strip()


VERBS = (
    Verb(word="take", moves=(Take,), read=_read_take, write=_write_take, bare=True,
         shape="take with …", example="take with 8♠ 8♥ and lay K♠ K♥ K♦"),
    Verb(word="lay", moves=(Lay,), read=lambda text, hand: Lay(read_groups(text, hand)),
         write=lambda m: write_groups(m.groups), example="lay K♠ K♥ K♦", also=("add",)),
    discarding(Discard, DISCARDS),
)  # fmt: skip
MOVES = Sentences(
    {
        "draw": Draw(),
        "ask": Ask(),
        "answer yes": Answer(yes=True),
        "answer no": Answer(yes=False),
        "end": End(),
    },
    VERBS,
)
write_move, read_move = MOVES.write, MOVES.read


# --- positions ----------------------------------------------------------------


def no_red_three(article: str) -> Any:
    """What is wrong with a card of a hand: a red three is laid out at once, says the article."""
    wrong = f"A hand holds no red three: it is laid out at once ({article}). Put it under 'threes'."
    return lambda card: wrong if RED_THREE[card] else ""


def only_red_threes(card: Card) -> str:
    """What is wrong with a card among the red threes."""
    return "" if RED_THREE[card] else "Only red threes lie here; black threes are ordinary cards of a hand."


def of_melds(melds: tuple[Meld, ...]) -> Cards:
    """All cards of melds."""
    return tuple([card for meld in melds for card in meld.cards])


def _write_melds(_: State, melds: tuple[Meld, ...]) -> str:
    return " | ".join([spell(meld.cards) + (" concealed" if meld.concealed else "") for meld in melds])


def _read_melds(said: Said, text: str) -> tuple[Meld, ...]:
    melds = parted(text, _read_meld, skip=True)
    ranks = [meld.rank for meld in melds]
    twice = next((r for r in ranks if ranks.count(r) > 1), None)
    if twice is not None:
        raise BadNotation(f"Two melds of {RANK_NAMES[twice]}; a side has one a rank (CA-S13).")
    if WILDS in ranks and said.house.wild_canasta == "off":
        raise BadNotation("At this table no melds of wild cards alone are played (CA-S15).")
    return tuple(sorted(melds, key=lambda meld: meld.rank))


def _read_meld(text: str) -> Meld:
    body = text.strip().removesuffix("concealed")
    found = cards(body)
    ranks = {c.rank for c in found if not WILD[c]}
    if len(ranks) > 1 or len(found) < 3 or any(RED_THREE[c] for c in found):
        raise BadNotation(
            f"{text.strip()!r} is not a meld: three or more cards of one rank, and wild cards (CA-18)."
        )
    if body != text.strip() and len(found) < CANASTA:
        raise BadNotation(f"{text.strip()!r} is no canasta, and only a canasta can be concealed (CA-23).")
    rank_ = next(iter(ranks), Rank(JOKER_RANK))
    return Meld(rank_, found, sum(WILD[c] for c in found), body != text.strip())


def _settle(said: Said) -> None:
    """A pile may be frozen by what lies in it; where it is not said who laid a side's melds, all its players did."""
    pile, house, melds = said["pile"], said.house, said["melds"]
    said["frozen"] = said.fields.get("frozen", False) or any(
        WILD[c] or (RED_THREE[c] and house.red_three_upcard_freezes) for c in pile
    )
    said.fields.setdefault("before", melds[said.turn() % said.sides])
    said.fields.setdefault("melded", frozenset(i for i in range(said.seats) if melds[i % said.sides]))


def _pack(house: House) -> Cards:
    """All cards, well mixed and always in the same way."""
    return mixed(house.players.packs, 2 * house.players.packs)


def mixed(packs: int, jokers: int) -> Cards:
    """The cards of packs in a fixed well-mixed order, jokers last."""
    return tuple([PACK[i * 31 % 52] for i in range(52)] * packs + [JOKER] * jokers)


POSITIONS = Positions(
    state=State,
    parts=(
        turn(
            {"draw": "to draw", "meld": "to meld", "answer": "to be answered", "over": "over"},
            Note("took the pile", {"took": True}, {"phase": "meld"}),
            Note("partner said yes", {"answer": True}),
            Note("partner said no", {"answer": False}),
        ),
        deal(),
        totals("side"),
        held("hand", "hands", of="seat", check=no_red_three("CA-11"), sort=True, dealt=True),
        (
            Piece(key="melds", field="melds", of="side", read=_read_melds, write=_write_melds, cards=of_melds),
            held("threes", "threes", of="side", check=only_red_threes),
        ),
        Piece(key="before", field="before", read=_read_melds, write=_write_melds, default=None),
        Piece(key="melded", field="melded", read=lambda said, text: frozenset(map(said.seat, text.replace(",", " ").split())),
              write=lambda s, seats: " ".join([compass(s.house.seats)[i] for i in sorted(seats)]), default=None),
        out(Note("concealed", {"out_concealed": True})),
        held("pile", "pile", marks={"frozen": "frozen"}, dealt=True),
        held("stock", "stock", dealt=True),
    ),
    sides=lambda house: house.players.sides,
    pack=_pack,
    deals={"pile": lambda _: 1, "hands": lambda said: said.house.players.hand, "stock": None},
    fits=lambda card: not RED_THREE[card],
    settle=_settle,
)  # fmt: skip
write, reader = POSITIONS.write, POSITIONS.reader
