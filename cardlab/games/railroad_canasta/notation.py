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

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from cardlab.cards import (
    JOKER,
    JOKER_RANK,
    PACK,
    RANK_NAMES,
    THREE,
    BadNotation,
    Card,
    Cards,
    Rank,
    cards,
    rank,
    spell,
)
from cardlab.games.canasta.notation import write_move as write_parent_move
from cardlab.games.canasta.position import (
    CANASTA,
    DISCARDS,
    RED_THREE,
    WILD,
    WILDS,
    Draw,
    End,
    Group,
    Lay,
    Meld,
    Melds,
    Take,
)
from cardlab.games.railroad_canasta.position import (
    HAND,
    KITTY,
    MOST_WILDS,
    House,
    Move,
    Pass,
    State,
    TakeKitty,
    complete,
)
from cardlab.options import meant
from cardlab.values import Side

COMPASS = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    5: ("South", "West", "Northwest", "Northeast", "East"),
    6: ("South", "Southwest", "Northwest", "North", "Northeast", "Southeast"),
}
PHASES = {"draw": "to draw", "meld": "to meld", "kitty": "at the kitty", "over": "over"}


# --- moves --------------------------------------------------------------------


def write_move(move: Move) -> str:
    """A move as text."""
    if isinstance(move, TakeKitty):
        return "take kitty"
    return "pass" if isinstance(move, Pass) else write_parent_move(move)


def read_move(text: str, state: State | None = None) -> Move:
    """A move from text; with a state, bare ranks are looked up in the hand of the player in turn."""
    words = " ".join(text.split()).rstrip(". ").split(None, 1)
    verb, rest = (words[0].lower(), words[1] if len(words) > 1 else "") if words else ("", "")
    hand = list(state.hand) if state is not None else []
    plain: dict[str, Move] = {"draw": Draw(), "end": End(), "pass": Pass()}
    if verb in plain and not rest:
        return plain[verb]
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
        return TakeKitty() if rest.strip().lower() == "kitty" else _read_take(rest, hand)
    verbs = ["draw", "take with …", "lay …", "discard …", "take kitty", "pass", "end"]
    raise BadNotation(f"{text!r} is not a move. {meant(verb, verbs)}")


def _read_take(rest: str, hand: list[Card]) -> Take:
    with_, _, lays = rest.strip().partition("and lay")
    with_ = with_.strip().rstrip(",")
    if with_ == "with" or (with_ and not with_.startswith("with ")):
        raise BadNotation(f"{rest.strip()!r} does not follow 'take'. Write: take with 8♠ 8♥ and lay K♠ K♥ K♦")
    mine = _cards(with_.removeprefix("with"), hand)
    return Take(mine, _read_groups(lays, hand) if lays else ())


def _read_groups(text: str, hand: list[Card]) -> tuple[Group, ...]:
    return tuple([_read_group(part, hand) for part in re.split(r"[|/]", text)])


def _read_group(text: str, hand: list[Card]) -> Group:
    body, _, side = text.partition(" of side ")
    body, _, on = body.partition(" on ")
    found = _cards(body, hand)
    if not found:
        raise BadNotation(f"{text!r} names no cards to lay. Write them out, such as: lay K♠ K♥ K♦")
    natural = next((c.rank for c in found if not WILD[c]), WILDS)
    if side and side.strip() not in ("0", "1", "2", "3", "4", "5"):
        raise BadNotation(f"{side.strip()!r} is not a player. Players are numbered from 0 to 5.")
    return Group(rank(on) if on else natural, found, Side(int(side)) if side else None)


def _cards(text: str, hand: list[Card]) -> Cards:
    """Cards from text, bare ranks from the hand; what was found leaves the hand, so that copies count."""
    found = cards(text, hand)
    for card in found:
        if card in hand:
            hand.remove(card)
    return found


# --- positions ----------------------------------------------------------------


def write(s: State) -> str:
    """A position as text: everything is said, one thing a line."""
    names = COMPASS[s.house.seats]
    lines = [f"turn: {names[s.turn]}, {PHASES[s.phase]}"]
    lines.append(f"deal: {s.hand_number} of seed {s.seed} by {names[s.dealer]}")
    lines.append("totals: " + " ".join([str(t) for t in s.totals]))
    for i, name in enumerate(names):
        lines.append(f"hand {name}: {spell(s.hands[i])}")
        lines.append(f"kitty {name}: {spell(s.kitties[i])}")
        lines.append(f"melds {name}: {' | '.join([spell(meld.cards) for meld in s.melds[i]])}")
        lines.append(f"threes {name}: {spell(s.threes[i])}")
    if s.out is not None:
        lines.append(f"out: {names[s.out]}")
    lines.append(f"pile: {spell(s.pile)}" + (", frozen" if s.frozen else ""))
    lines.append(f"stock: {spell(s.stock)}")
    return "\n".join([line.rstrip() for line in lines]) + "\n"


@dataclass
class _Said:
    """What the lines of a position said so far."""

    house: House
    turn: int = 0
    phase: str = "draw"
    hand_number: int = 0
    seed: int = 0
    dealer: int | None = None
    totals: tuple[int, ...] = ()
    hands: dict[int, Cards] = field(default_factory=dict)
    kitties: dict[int, Cards] = field(default_factory=dict)
    melds: dict[int, Melds] = field(default_factory=dict)
    threes: dict[int, Cards] = field(default_factory=dict)
    out: int | None = None
    pile: Cards | None = None
    frozen: bool = False
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
    reader_(said, whose.strip(), value.strip())


def _seat(said: _Said, name: str) -> int:
    names = COMPASS[said.house.seats]
    for i, known in enumerate(names):
        if name.lower() in (known.lower(), str(i)):
            return i
    raise BadNotation(f"{name!r} does not sit at this table. {meant(name, names)}")


def _read_turn(said: _Said, _: str, value: str) -> None:
    name, _, phase = value.partition(",")
    said.turn = _seat(said, name.strip())
    if phase:
        known = {words: key for key, words in PHASES.items()}
        if phase.strip() not in known:
            raise BadNotation(f"{phase.strip()!r} says nothing of a turn. {meant(phase.strip(), known)}")
        said.phase = known[phase.strip()]


def _read_deal(said: _Said, _: str, value: str) -> None:
    found = re.fullmatch(r"(\d{1,6}) of seed (-?\d{1,30}) by (\w+)", value, re.ASCII)
    if not found:
        raise BadNotation(f"{value!r} is not a deal. Write: deal: 0 of seed 7 by East")
    said.hand_number, said.seed, said.dealer = int(found[1]), int(found[2]), _seat(said, found[3])


def _read_totals(said: _Said, _: str, value: str) -> None:
    words = value.split()
    if len(words) != said.house.seats or not all(re.fullmatch(r"-?\d{1,6}", w, re.ASCII) for w in words):
        raise BadNotation(f"{value!r} must be {said.house.seats} whole numbers, one a player.")
    said.totals = tuple([int(word) for word in words])


def _read_hand(said: _Said, whose: str, value: str) -> None:
    found = tuple(sorted(cards(value)))
    if any(RED_THREE[c] for c in found):
        raise BadNotation("A hand holds no red three: it is laid out at once (RC-11). Put it under 'threes'.")
    said.hands[_seat(said, whose)] = found


def _read_kitty(said: _Said, whose: str, value: str) -> None:
    said.kitties[_seat(said, whose)] = tuple(sorted(cards(value)))


def _read_melds(said: _Said, whose: str, value: str) -> None:
    melds = [_read_meld(part) for part in re.split(r"[|/]", value) if part.strip()]
    unfinished = [meld.rank for meld in melds if not complete(meld)]
    twice = next((r for r in unfinished if unfinished.count(r) > 1), None)
    if twice is not None:
        raise BadNotation(f"Two incomplete melds of {RANK_NAMES[twice]}; a player has one a rank (RC-19).")
    said.melds[_seat(said, whose)] = tuple(sorted(melds, key=lambda meld: (meld.rank, not complete(meld))))


def _read_meld(text: str) -> Meld:
    found = cards(text)
    ranks = {c.rank for c in found if not WILD[c]}
    wilds = sum([WILD[c] for c in found])
    mixed_badly = ranks and wilds and (wilds > MOST_WILDS or len(found) - wilds < 2 or ranks & {6, THREE})
    threes = ranks == {THREE}
    if len(ranks) > 1 or mixed_badly or any(RED_THREE[c] for c in found) or (len(found) < 3 and not threes):
        raise BadNotation(
            f"{text.strip()!r} is not a meld: three or more cards of one rank, or wild cards (RC-20)."
        )
    if len(found) > CANASTA and not threes:
        raise BadNotation(f"{text.strip()!r} has more than seven cards (RC-18).")
    return Meld(next(iter(ranks), Rank(JOKER_RANK)), found, wilds)


def _read_threes(said: _Said, whose: str, value: str) -> None:
    found = cards(value)
    if not all(RED_THREE[c] for c in found):
        raise BadNotation("Only red threes lie here; black threes are ordinary cards of a hand.")
    said.threes[_seat(said, whose)] = found


def _read_out(said: _Said, _: str, value: str) -> None:
    said.out, said.phase = _seat(said, value), "over"


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
    "kitty": _read_kitty,
    "melds": _read_melds,
    "threes": _read_threes,
    "out": _read_out,
    "pile": _read_pile,
    "stock": _read_stock,
}


def _state(said: _Said) -> State:
    """Put together what was said, and deal the rest from the rest of the pack."""
    house = said.house
    rest = _rest(said)
    plain = [c for c in rest if not RED_THREE[c]]

    def from_rest(count: int) -> Cards:
        found = tuple(plain[:count])
        del plain[:count]
        for card in found:
            rest.remove(card)
        return tuple(sorted(found))

    seats = range(house.seats)
    pile = said.pile if said.pile is not None else from_rest(1)
    hands = tuple([said.hands[i] if i in said.hands else from_rest(HAND) for i in seats])
    kitties = tuple([said.kitties[i] if i in said.kitties else from_rest(KITTY) for i in seats])
    return State(
        house=house,
        seed=said.seed,
        hand_number=said.hand_number,
        dealer=said.dealer if said.dealer is not None else (said.turn - 1) % house.seats,
        totals=said.totals or (0,) * house.seats,
        stock=tuple(rest) if said.stock is None else said.stock,
        pile=pile,
        frozen=said.frozen or any(WILD[c] or RED_THREE[c] for c in pile),
        hands=hands,
        kitties=kitties,
        melds=tuple([said.melds.get(i, ()) for i in seats]),
        threes=tuple([said.threes.get(i, ()) for i in seats]),
        turn=said.turn,
        phase=said.phase,
        out=said.out,
    )


def _rest(said: _Said) -> list[Card]:
    """The cards of the packs that no line named, in a fixed well-mixed order. Raises BadNotation."""
    packs, jokers = 2 * said.house.seats, said.house.jokers_per_player * said.house.seats
    rest = [PACK[i * 31 % 52] for i in range(52)] * packs + [JOKER] * jokers
    named: list[Card] = [*(said.pile or ()), *(said.stock or ())]
    for held in (*said.hands.values(), *said.kitties.values(), *said.threes.values()):
        named += held
    for melds in said.melds.values():
        named += [card for meld in melds for card in meld.cards]
    for card in named:
        if card not in rest:
            have = jokers if card == JOKER else packs
            raise BadNotation(
                f"{card} is named more than {have} times, but all packs together hold only {have}."
            )
        rest.remove(card)
    return rest
