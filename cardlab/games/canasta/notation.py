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

import re
from collections.abc import Callable
from dataclasses import dataclass, field
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
    Move,
    State,
    Take,
)
from cardlab.options import meant
from cardlab.values import Side

COMPASS = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    6: ("South", "Southwest", "Northwest", "North", "Northeast", "Southeast"),
}
PHASES = {"draw": "to draw", "meld": "to meld", "answer": "to be answered", "over": "over"}
_BARE = {name: at for at, name in enumerate(RANK_NAMES[:JOKER_RANK])} | {"T": 9}  # ranks without a suit
TURN_NOTES = ("took the pile", "partner said yes", "partner said no")


# --- moves --------------------------------------------------------------------


def write_move(move: Move) -> str:
    """A move as text."""
    match move:
        case Draw() | End() | Ask():
            return type(move).__name__.lower()
        case Answer(yes):
            return "answer yes" if yes else "answer no"
        case Discard(card):
            return f"discard {card}"
        case Lay(groups):
            return f"lay {_write_groups(groups)}"
        case Take(held, groups):
            with_ = f" with {spell(held)}" if held else ""
            return f"take{with_}" + (f" and lay {_write_groups(groups)}" if groups else "")


def _write_groups(groups: tuple[Group, ...]) -> str:
    return " | ".join(_write_group(group) for group in groups)


def _write_group(group: Group) -> str:
    natural = next((c.rank for c in group.cards if not WILD[c]), WILDS)
    on = "" if natural == group.rank else f" on {RANK_NAMES[group.rank]}"
    return spell(group.cards) + on + ("" if group.side is None else f" of side {int(group.side)}")


def read_move(text: str, state: State | None = None) -> Move:
    """A move from text; with a state, bare ranks are looked up in the hand of the player in turn."""
    words = " ".join(text.split()).rstrip(". ").split(None, 1)
    verb, rest = (words[0].lower(), words[1] if len(words) > 1 else "") if words else ("", "")
    hand = list(state.hand) if state is not None else []
    if verb in ("draw", "end", "ask") and not rest:
        return Draw() if verb == "draw" else End() if verb == "end" else Ask()
    if verb == "answer" and rest.strip().lower() in ("yes", "no"):
        return Answer(yes=rest.strip().lower() == "yes")
    if verb == "discard":
        found = _cards(rest, hand)
        if len(found) != 1:
            raise BadNotation(f"{text!r} discards {len(found)} cards. Discard one, such as: discard 9♦")
        return DISCARDS[found[0]]
    if verb in ("lay", "add"):
        if not rest:
            raise BadNotation(f"{text!r} names no cards. Write them out, such as: lay K♠ K♥ K♦")
        return Lay(_read_groups(rest, hand))
    if verb == "take":
        return _read_take(rest, hand)
    verbs = ["draw", "take with …", "lay …", "discard …", "ask", "answer yes", "answer no", "end"]
    raise BadNotation(f"{text!r} is not a move. {meant(verb, verbs)}")


def _read_take(rest: str, hand: list[Card]) -> Take:
    with_, _, lays = rest.strip().partition("and lay")
    with_ = with_.strip().rstrip(",")
    if with_ == "with" or (with_ and not with_.startswith("with ")):
        raise BadNotation(f"{rest.strip()!r} does not follow 'take'. Write: take with 8♠ 8♥ and lay K♠ K♥ K♦")
    mine = _cards(with_.removeprefix("with"), hand)
    return Take(mine, _read_groups(lays, hand) if lays else ())


def _read_groups(text: str, hand: list[Card]) -> tuple[Group, ...]:
    return tuple(_read_group(part, hand) for part in re.split(r"[|/]", text))


def _read_group(text: str, hand: list[Card]) -> Group:
    body, _, side = text.partition(" of side ")
    body, _, on = body.partition(" on ")
    found = _cards(body, hand)
    if not found:
        raise BadNotation(f"{text!r} names no cards to lay. Write them out, such as: lay K♠ K♥ K♦")
    natural = next((c.rank for c in found if not WILD[c]), WILDS)
    whose = None
    if side:
        if side.strip() not in ("0", "1", "2"):
            raise BadNotation(f"{side.strip()!r} is not a side. Sides are numbered from 0.")
        whose = Side(int(side))
    return Group(rank(on) if on else natural, found, whose)


def _cards(text: str, hand: list[Card]) -> Cards:
    """Cards from text, bare ranks from the hand; what was found leaves the hand, so that copies count."""
    found = cards(text, hand)
    for card in found:
        if card in hand:
            hand.remove(card)
    return found


# --- positions ----------------------------------------------------------------


def _side_name(house: House, side: int) -> str:
    names = COMPASS[house.seats]
    return "-".join(sorted(names[side :: house.players.sides]))


def write(s: State) -> str:
    """A position as text: everything is said, one thing a line."""
    names = COMPASS[s.house.seats]
    turn = f"turn: {names[s.turn]}, {PHASES[s.phase]}"
    turn += ", took the pile" if s.took else ""
    turn += {True: ", partner said yes", False: ", partner said no", None: ""}[s.answer]
    lines = [turn, f"deal: {s.hand_number} of seed {s.seed} by {names[s.dealer]}"]
    lines.append("totals: " + " ".join(str(t) for t in s.totals))
    lines += [f"hand {name}: {spell(hand)}" for name, hand in zip(names, s.hands, strict=True)]
    for side in range(len(s.melds)):
        name = _side_name(s.house, side)
        lines.append(f"melds {name}: {_write_melds(s.melds[side])}")
        lines.append(f"threes {name}: {spell(s.threes[side])}")
    lines.append(f"before: {_write_melds(s.before)}")
    lines.append("melded: " + " ".join(names[i] for i in sorted(s.melded)))
    if s.out is not None:
        lines.append(f"out: {names[s.out]}" + (", concealed" if s.out_concealed else ""))
    lines.append(f"pile: {spell(s.pile)}" + (", frozen" if s.frozen else ""))
    lines.append(f"stock: {spell(s.stock)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_melds(melds: tuple[Meld, ...]) -> str:
    return " | ".join(_write_meld(meld) for meld in melds)


def _write_meld(meld: Meld) -> str:
    return spell(meld.cards) + (" concealed" if meld.concealed else "")


@dataclass
class _Said:
    """What the lines of a position said so far."""

    house: House
    keys: set[str] = field(default_factory=set)
    turn: int = 0
    phase: str = "draw"
    took: bool = False
    answer: bool | None = None
    hand_number: int = 0
    seed: int = 0
    dealer: int | None = None
    totals: tuple[int, ...] = ()
    hands: dict[int, Cards] = field(default_factory=dict)
    melds: dict[int, tuple[Meld, ...]] = field(default_factory=dict)
    threes: dict[int, Cards] = field(default_factory=dict)
    before: tuple[Meld, ...] | None = None
    melded: frozenset[int] | None = None
    out: int | None = None
    concealed: bool = False
    pile: Cards | None = None
    frozen: bool | None = None
    stock: Cards | None = None


def reader(house: House) -> Callable[[str], State]:
    """The reader of positions of a table with these house rules."""

    def read(text: str) -> State:
        said = _Said(house)
        for number, line in enumerate(re.split(r"[\n;]", text), 1):
            if line.strip():
                try:
                    _line(said, line)
                except BadNotation as error:
                    raise BadNotation(f"Line {number}, {line.strip()!r}: {error}") from None
        return _state(said)

    return read


def _line(said: _Said, line: str) -> None:
    head, colon, value = line.partition(":")
    key, _, whose = head.strip().partition(" ")
    reader_ = _READERS.get(key.lower())
    if not colon or reader_ is None:
        raise BadNotation(f"{key!r} is not a part of a position. {meant(key, _READERS)}")
    if head.strip().lower() in said.keys:
        raise BadNotation(f"{head.strip()!r} is said twice. Put all of it on one line.")
    said.keys.add(head.strip().lower())
    reader_(said, whose.strip(), value.strip())


def _seat(said: _Said, name: str) -> int:
    names = COMPASS[said.house.seats]
    for i, known in enumerate(names):
        if name.lower() in (known.lower(), str(i)):
            return i
    raise BadNotation(f"{name!r} does not sit at this table. {meant(name, names)}")


def _side(said: _Said, name: str) -> int:
    sides = said.house.players.sides
    names = [_side_name(said.house, i) for i in range(sides)]
    for i, known in enumerate(names):
        # one of its players is enough, and their order does not matter
        if name == str(i) or set(name.lower().split("-")) <= set(known.lower().split("-")):
            return i
    raise BadNotation(f"{name!r} is not a side of this table. {meant(name, names)}")


def _read_turn(said: _Said, _: str, value: str) -> None:
    name, *notes = (part.strip() for part in value.split(","))
    said.turn = _seat(said, name)
    for note in notes:
        if note in PHASES.values():
            said.phase = next(k for k, v in PHASES.items() if v == note)
        elif note == "took the pile":
            said.took, said.phase = True, "meld"
        elif note in TURN_NOTES:
            said.answer = note == "partner said yes"
        else:
            raise BadNotation(
                f"{note!r} says nothing of a turn. {meant(note, [*PHASES.values(), *TURN_NOTES])}"
            )


def _read_deal(said: _Said, _: str, value: str) -> None:
    found = re.fullmatch(r"(\d{1,6}) of seed (-?\d{1,30}) by (\w+)", value)
    if not found:
        raise BadNotation(f"{value!r} is not a deal. Write: deal: 0 of seed 7 by East")
    said.hand_number, said.seed, said.dealer = int(found[1]), int(found[2]), _seat(said, found[3])


def _read_totals(said: _Said, _: str, value: str) -> None:
    words = value.split()
    if len(words) != said.house.players.sides or not all(re.fullmatch(r"-?\d{1,6}", w) for w in words):
        raise BadNotation(f"{value!r} must be {said.house.players.sides} whole numbers, one a side.")
    said.totals = tuple(int(word) for word in words)


def _read_hand(said: _Said, whose: str, value: str) -> None:
    found = tuple(sorted(cards(value)))
    if any(RED_THREE[c] for c in found):
        raise BadNotation("A hand holds no red three: it is laid out at once (CA-11). Put it under 'threes'.")
    said.hands[_seat(said, whose)] = found


def _read_melds_of(said: _Said, whose: str, value: str) -> None:
    said.melds[_side(said, whose)] = _read_melds(said, value)


def _read_melds(said: _Said, value: str) -> tuple[Meld, ...]:
    melds = [_read_meld(part) for part in re.split(r"[|/]", value) if part.strip()]
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


def _read_threes(said: _Said, whose: str, value: str) -> None:
    found = cards(value)
    if not all(RED_THREE[c] for c in found):
        raise BadNotation("Only red threes lie here; black threes are ordinary cards of a hand.")
    said.threes[_side(said, whose)] = found


def _read_before(said: _Said, _: str, value: str) -> None:
    said.before = _read_melds(said, value)


def _read_melded(said: _Said, _: str, value: str) -> None:
    said.melded = frozenset(_seat(said, name) for name in value.replace(",", " ").split())


def _read_out(said: _Said, _: str, value: str) -> None:
    name, _, note = value.partition(",")
    if note.strip() not in ("", "concealed"):
        raise BadNotation(f"{note.strip()!r} says nothing of going out. Write: out: South, concealed")
    said.out, said.concealed, said.phase = _seat(said, name.strip()), note.strip() == "concealed", "over"


def _read_pile(said: _Said, _: str, value: str) -> None:
    body = re.sub(r",?\s*\(?\bfrozen\b\)?", "", value)
    said.pile = cards(body)
    said.frozen = body != value


def _read_stock(said: _Said, _: str, value: str) -> None:
    said.stock = cards(value)


_READERS: dict[str, Callable[[_Said, str, str], None]] = {
    "turn": _read_turn,
    "deal": _read_deal,
    "totals": _read_totals,
    "hand": _read_hand,
    "melds": _read_melds_of,
    "threes": _read_threes,
    "before": _read_before,
    "melded": _read_melded,
    "out": _read_out,
    "pile": _read_pile,
    "stock": _read_stock,
}


def _state(said: _Said) -> State:
    """Put together what was said, and deal the rest from the rest of the pack."""
    house, row = said.house, said.house.players
    rest = _rest(said)
    plain = [c for c in rest if not RED_THREE[c]]

    def from_rest(count: int) -> Cards:
        found = tuple(plain[:count])
        del plain[:count]
        for card in found:
            rest.remove(card)
        return tuple(sorted(found))

    pile = said.pile if said.pile is not None else from_rest(1)
    hands = tuple(said.hands[i] if i in said.hands else from_rest(row.hand) for i in range(house.seats))
    melds = tuple(said.melds.get(side, ()) for side in range(row.sides))
    side = said.turn % row.sides
    freezes = any(WILD[c] or (RED_THREE[c] and house.red_three_upcard_freezes) for c in pile)
    return State(
        house=house,
        seed=said.seed,
        hand_number=said.hand_number,
        dealer=said.dealer if said.dealer is not None else (said.turn - 1) % house.seats,
        totals=said.totals or (0,) * row.sides,
        stock=tuple(rest) if said.stock is None else said.stock,
        pile=pile,
        frozen=said.frozen or freezes,
        hands=hands,
        melds=melds,
        threes=tuple(said.threes.get(i, ()) for i in range(row.sides)),
        turn=said.turn,
        phase=said.phase,
        before=melds[side] if said.before is None else said.before,
        took=said.took,
        answer=said.answer,
        melded=_have_melded(said, melds) if said.melded is None else said.melded,
        out=said.out,
        out_concealed=said.concealed,
    )


def _have_melded(said: _Said, melds: tuple[Any, ...]) -> frozenset[int]:
    """Where it is not said who laid a side's melds, all its players did."""
    sides = said.house.players.sides
    return frozenset(i for i in range(said.house.seats) if melds[i % sides])


def _rest(said: _Said) -> list[Card]:
    """The cards of the packs that no line named, in a fixed well-mixed order. Raises BadNotation."""
    packs = said.house.players.packs
    rest = [PACK[i * 31 % 52] for i in range(52)] * packs + [JOKER] * (2 * packs)
    named: list[Card] = [*(said.pile or ()), *(said.stock or ())]
    for hand in said.hands.values():
        named += hand
    for melds in said.melds.values():
        named += [card for meld in melds for card in meld.cards]
    for threes in said.threes.values():
        named += threes
    for card in named:
        if card not in rest:
            have = 2 * packs if card == JOKER else packs
            raise BadNotation(f"{card} is named more than {have} times, but {packs} packs hold only {have}.")
        rest.remove(card)
    return rest
