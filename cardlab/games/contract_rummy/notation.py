"""Contract Rummy: positions and moves as text, read leniently and written in one canonical way.

A position is a line of `key: value` for each thing that is said; lines may be parted by
semicolons too. What is left out is dealt from the rest of the pack, in a fixed order:

    turn: South, to meld, took 8♣
    deal: 0 of seed 7 by East
    hand South: 8♣ 5♥ K♦
    melds West: 5♦ 5♥ JK(5♣) | 4♠ 5♠ 6♠
    pile: 9♦ 8♦

A joker is followed by what it stands for. A move is a sentence: `draw`, `take`, `discard 9♦`,
`lay 5♦ 5♥ JK(5♣) | 4♠ 5♠ 6♠`, `add 7♠ to West 2 | JK(3♠) to West 2`,
`dig 3 and lay K♠ K♥ K♦ | 4♠ 5♠ 6♠`, `dig 2 and add 7♠ to West 2`, `swap 5♣ for West 1 and add JK(7♠) to West 2`,
`add 5♠ to West 2 moving JK to 7♠`, `buy`, `pass`. Melds are counted from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from cardlab.cards import BadNotation, Card, Cards, cards, spell
from cardlab.games.contract_rummy import face
from cardlab.games.contract_rummy.family import House
from cardlab.games.contract_rummy.melds import ROUND_PLACES, Group, Groups, Meld, Melds, meld, place
from cardlab.games.contract_rummy.position import (
    DISCARDS,
    Add,
    Addition,
    Additions,
    Buy,
    Dig,
    Discard,
    Draw,
    Lay,
    Move,
    Pass,
    State,
    Swap,
    Take,
)
from cardlab.options import meant
from cardlab.values import Seat

COMPASS = {
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    5: ("South", "West", "Northwest", "Northeast", "East"),
    6: ("South", "Southwest", "Northwest", "North", "Northeast", "Southeast"),
    7: ("South", "Southwest", "West", "Northwest", "Northeast", "East", "Southeast"),
    8: ("South", "Southwest", "West", "Northwest", "North", "Northeast", "East", "Southeast"),
}
PHASES = {"draw": "to draw", "buy": "to sell", "meld": "to meld", "over": "over"}
_WORD = re.compile(r"([^\s,()=]+)(?:\(([^()]*)\))?")  # a card, and what it stands for
_GLUED = re.compile(r"(?<=[♣♦♥♠)])(?=[0-9AJQKT])")
_VERBS = ["draw", "take", "dig …", "buy", "pass", "lay …", "add …", "swap …", "discard …"]


# --- moves: writing -------------------------------------------------------------


def writer(house: House) -> Callable[[Move], str]:
    """The writer of moves at a table."""
    names = COMPASS[house.seats]

    def at(seat: int, index: int) -> str:
        return f"{names[seat] if 0 <= seat < len(names) else int(seat)} {index + 1}"

    def added(additions: Additions) -> str:
        return " | ".join(
            f"{_spell(a.group, house.wild)} to {at(a.seat, a.index)}"
            + (f" moving JK to {a.moved}" if a.moved is not None else "")
            for a in additions
        )

    def spelled(groups: Groups) -> str:
        return " | ".join(_spell(group, house.wild) for group in groups)

    def tail(groups: Groups, additions: Additions) -> str:
        lays = f" and lay {spelled(groups)}" if groups else ""
        return lays + (f" and add {added(additions)}" if additions else "")

    def write_move(move: Move) -> str:
        """A move as text."""
        match move:
            case Discard(card):
                return f"discard {card}"
            case Lay(groups):
                return f"lay {spelled(groups)}"
            case Add(additions):
                return f"add {added(additions)}"
            case Dig(count, groups, additions):
                return f"dig {count}" + tail(groups, additions)
            case Swap(seat, index, card, additions, groups):
                return f"swap {card} for {at(seat, index)}" + tail(groups, additions)
            case _:
                return type(move).__name__.lower()

    return write_move


def _spell(group: Group | Meld, wild: tuple[bool, ...]) -> str:
    """Cards as text; a wild card always with what it stands for."""
    return " ".join(
        card.name if card == stands and not wild[card] else f"{card}({stands})"
        for card, stands in zip(group.cards, group.stands)
    )


def _words(text: str) -> list[str]:
    """Split a text into words of one card each: a blank within brackets parts nothing."""
    spaced = _GLUED.sub(" ", re.sub(r"\s*\(\s*|\s+(?=\))", lambda m: "(" if "(" in m[0] else "", text))
    return [word for word in re.split(r"[\s,–-]+", spaced) if word]


# --- moves: reading -------------------------------------------------------------


def move_reader(house: House) -> Callable[[str, State | None], Move]:
    """The reader of moves at a table; with a state, bare ranks are looked up in the hand of the player in turn."""

    def read_move(text: str, state: State | None = None) -> Move:
        words = " ".join(text.split()).rstrip(". ").split(None, 1)
        verb, rest = (words[0].lower(), words[1] if len(words) > 1 else "") if words else ("", "")
        if verb in _PLAIN and not rest:
            return _PLAIN[verb]()
        hand = _Hand(house, state)
        if verb == "discard":
            found = hand.group(rest).cards
            if len(found) != 1:
                raise BadNotation(f"{text!r} discards {len(found)} cards. Discard one, such as: discard 9♦")
            return DISCARDS[found[0]]
        if verb in _EXAMPLES and not rest:
            raise BadNotation(f"{text!r} is not a whole move. Write it out, such as: {_EXAMPLES[verb]}")
        if verb == "lay":
            return Lay(hand.groups(rest))
        if verb == "add":
            return Add(hand.additions(rest))
        if verb == "dig":
            count, groups, additions = hand.tail(rest)
            if not re.fullmatch("[0-9]{1,3}", count):
                raise BadNotation(
                    f"{count!r} is not a number of cards. Write: dig 3 and lay K♠ K♥ K♦ | 4♠ 5♠ 6♠"
                )
            return Dig(int(count), groups, additions)
        if verb == "swap":
            head, groups, additions = hand.tail(rest)
            natural, for_, where = head.partition(" for ")
            given = cards(natural)
            if not for_ or len(given) != 1:
                raise BadNotation(
                    f"{head!r} does not follow 'swap'. Write: swap 5♣ for West 1 and add JK(7♠) to West 2"
                )
            seat, index = _meld_at(house, where)
            return Swap(seat, index, given[0], additions, groups)
        raise BadNotation(f"{text!r} is not a move. {meant(verb, _VERBS)}")

    return read_move


# moves that need more than their verb
_EXAMPLES = {
    "lay": "lay K♠ K♥ K♦ | 4♠ 5♠ 6♠",
    "add": "add 7♠ to West 1",
    "dig": "dig 3 and add 7♠ to West 1",
    "swap": "swap 5♣ for West 1 and add JK(7♠) to West 2",
}
_PLAIN: dict[str, Callable[[], Move]] = {"draw": Draw, "take": Take, "buy": Buy, "pass": Pass}


def _meld_at(house: House, text: str) -> tuple[Seat, int]:
    name, _, number = text.strip().rpartition(" ")
    if not re.fullmatch("[1-9][0-9]?", number):
        raise BadNotation(
            f"{text.strip()!r} is not a meld. Say whose it is and which of his, such as: West 1"
        )
    return Seat(_seat_of(house, name)), int(number) - 1


def _seat_of(house: House, name: str) -> int:
    names = COMPASS[house.seats]
    for i, known in enumerate(names):
        if name.strip().lower() in (known.lower(), str(i)):
            return i
    raise BadNotation(f"{name.strip()!r} does not sit at this table. {meant(name, names)}")


class _Hand:
    """Reads the cards of a move: copies count, and a bare rank is the first such card in the hand."""

    def __init__(self, house: House, state: State | None) -> None:
        self.house, self.state = house, state
        self.left = list(state.hand) if state is not None else []

    def group(self, text: str) -> Group:
        found, stands, declared = [], [], False
        for word in _words(text):
            one = _WORD.fullmatch(word)
            if one is None:
                raise BadNotation(
                    f"{word!r} is not a card. Write a rank and a suit, such as K♠, or JK(K♠) for a joker."
                )
            card = self._card(one[1])
            found.append(card)
            stands.append(card if one[2] is None else _one_card(one[2]))
            declared = declared or one[2] is not None
        group = Group(tuple(found), tuple(stands))
        if any(self.house.wild[c] for c in found) and not declared:
            # jokers of which nothing is said stand for what is likeliest
            return face.declarations(self.house, group.cards)[0]
        return group

    def _card(self, word: str) -> Card:
        found = cards(word, self.left)
        if len(found) != 1:
            raise BadNotation(f"{word!r} is not one card. Put a blank between cards.")
        (card,) = found
        if card in self.left:
            self.left.remove(card)
        return card

    def groups(self, text: str) -> Groups:
        found = tuple(self.group(part) for part in re.split(r"[|/]", text))
        if not all(g.cards for g in found):
            raise BadNotation(
                f"{text!r} names no cards to lay. Write them out, such as: lay K♠ K♥ K♦ | 4♠ 5♠ 6♠"
            )
        return found

    def additions(self, text: str) -> Additions:
        return tuple(self.addition(part) for part in re.split(r"[|/]", text))

    def addition(self, text: str) -> Addition:
        body, _, moving = text.partition(" moving ")
        body, to, where = body.partition(" to ")
        if not to:
            raise BadNotation(f"{text.strip()!r} does not say where to. Write: add 7♠ to West 1")
        seat, index = _meld_at(self.house, where)
        moved = cards(re.sub(r"^\s*JK\s+to\s+", "", moving))[0] if moving else None
        group = self.group(body)
        if not group.cards:
            raise BadNotation(f"{text.strip()!r} names no cards. Write: add 7♠ to West 1")
        said = "(" in body or not any(self.house.wild[c] for c in group.cards)
        return Addition(seat, index, self._declared(group, seat, index, said=said), moved)

    def _declared(self, group: Group, seat: int, index: int, *, said: bool) -> Group:
        """Jokers of which nothing is said stand for what the meld takes."""
        s = self.state
        if said or s is None or seat >= len(s.melds) or index >= len(s.melds[seat]):
            return group
        return face.additions(s, group.cards, seat, index)[0].group

    def tail(self, text: str) -> tuple[str, Groups, Additions]:
        """What a move begins with, and what it lays and adds."""
        head, _, added = text.partition(" and add ")
        head, _, lays = head.partition(" and lay ")
        return head.strip(), self.groups(lays) if lays else (), self.additions(added) if added else ()


# --- positions ----------------------------------------------------------------


def seat_names(seats: int) -> tuple[str, ...]:
    """The names of the seats, clockwise from South."""
    return COMPASS[seats]


def write(s: State) -> str:
    """A position as text: everything is said, one thing a line."""
    names = COMPASS[s.house.seats]
    turn = f"turn: {names[s.turn]}, {PHASES[s.phase]}"
    turn += ", laid the contract" if s.laid else ""
    turn += f", took {s.took}" if s.took is not None else ""
    turn += f", asking {names[s.asked]}" if s.asked is not None else ""
    lines = [turn, f"deal: {s.hand_number} of seed {s.seed} by {names[s.dealer]}"]
    lines.append("totals: " + " ".join(str(t) for t in s.totals))
    lines += [f"hand {name}: {spell(hand)}" for name, hand in zip(names, s.hands)]
    lines += [
        f"melds {name}: " + " | ".join(_spell(m, s.house.wild) for m in melds)
        for name, melds in zip(names, s.melds)
    ]
    if s.out is not None:
        lines.append(f"out: {names[s.out]}")
    lines.append(f"reshuffles: {s.reshuffles}, {s.idle} turns since a card was laid")
    lines += [f"pile: {spell(s.pile)}", f"stock: {spell(s.stock)}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@dataclass
class _Said:
    """What the lines of a position said so far."""

    house: House
    turn: int = 0
    phase: str = "draw"
    laid: bool = False
    took: Card | None = None
    asked: int | None = None
    hand_number: int = 0
    seed: int = 0
    dealer: int | None = None
    totals: tuple[int, ...] = ()
    hands: dict[int, Cards] = field(default_factory=dict)
    melds: dict[int, Melds] = field(default_factory=dict)
    out: int | None = None
    reshuffles: int = 0
    idle: int = 0
    pile: Cards | None = None
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


def _read_turn(said: _Said, _: str, value: str) -> None:
    name, *notes = (part.strip() for part in value.split(","))
    said.turn = _seat_of(said.house, name)
    for note in notes:
        verb, _, what = note.partition(" ")
        if note in PHASES.values():
            said.phase = next(k for k, v in PHASES.items() if v == note)
        elif note == "laid the contract":
            said.laid, said.phase = True, "meld"
        elif verb == "took":
            said.took, said.phase = _one_card(what), "meld"
        elif verb == "asking":
            said.asked, said.phase = _seat_of(said.house, what), "buy"
        else:
            known = [*PHASES.values(), "laid the contract", "took 8♣", "asking West"]
            raise BadNotation(f"{note!r} says nothing of a turn. {meant(note, known)}")


def _one_card(text: str) -> Card:
    found = cards(text)
    if len(found) != 1:
        raise BadNotation(f"{text!r} is not one card.")
    return found[0]


def _read_deal(said: _Said, _: str, value: str) -> None:
    found = re.fullmatch(r"([0-9]{1,6}) of seed (-?[0-9]{1,30}) by (\w+)", value)
    if not found:
        raise BadNotation(f"{value!r} is not a deal. Write: deal: 0 of seed 7 by East")
    number, last = int(found[1]), len(said.house.deals) - 1
    if number > last:
        raise BadNotation(f"There is no deal {number}: they are numbered from 0 to {last}.")
    said.hand_number, said.seed, said.dealer = number, int(found[2]), _seat_of(said.house, found[3])


def _read_totals(said: _Said, _: str, value: str) -> None:
    words = value.split()
    if len(words) != said.house.seats or not all(re.fullmatch("-?[0-9]{1,6}", w) for w in words):
        raise BadNotation(f"{value!r} must be {said.house.seats} whole numbers, one a player.")
    said.totals = tuple(int(word) for word in words)


def _read_hand(said: _Said, whose: str, value: str) -> None:
    said.hands[_seat_of(said.house, whose)] = tuple(sorted(cards(value)))


def _read_melds(said: _Said, whose: str, value: str) -> None:
    said.melds[_seat_of(said.house, whose)] = tuple(
        _read_meld(said.house, part) for part in re.split(r"[|/]", value) if part.strip()
    )


def _read_meld(house: House, text: str) -> Meld:
    group = _Hand(house, None).group(text)
    ranks = tuple(sorted(c.rank for c in group.stands))
    wrong = [c for c, f in zip(group.cards, group.stands) if f.suit > 3 or (c != f and not house.wild[c])]
    a_set = ranks[0] == ranks[-1] and len(ranks) <= house.shape.max_set
    twice = house.shape.distinct and len({c.suit for c in group.stands}) < len(ranks)
    a_run = len({c.suit for c in group.stands}) == 1 and place(house.shape, ranks) is not None
    if wrong or len(ranks) < house.shape.min_set or not (a_run or (a_set and not twice)):
        hint = (
            " The table does not go round the corner (CR-G11)."
            if ROUND_PLACES.get(ranks) is not None and not a_run
            else ""
        )
        raise BadNotation(f"{text.strip()!r} is neither a set (CR-15) nor a sequence (CR-17).{hint}")
    return meld(house.shape, group.cards, group.stands)


def _read_out(said: _Said, _: str, value: str) -> None:
    said.out, said.phase = _seat_of(said.house, value), "over"


def _read_reshuffles(said: _Said, _: str, value: str) -> None:
    found = re.fullmatch("([0-9]{1,6})(?:, ([0-9]{1,6}) turns since a card was laid)?", value)
    if not found:
        raise BadNotation(
            f"{value!r} is not a number of reshuffles. Write: 3, 12 turns since a card was laid"
        )
    said.reshuffles, said.idle = int(found[1]), int(found[2] or 0)


def _read_pile(said: _Said, _: str, value: str) -> None:
    said.pile = cards(value)


def _read_stock(said: _Said, _: str, value: str) -> None:
    said.stock = cards(value)


_READERS: dict[str, Callable[[_Said, str, str], None]] = {
    "turn": _read_turn,
    "deal": _read_deal,
    "totals": _read_totals,
    "hand": _read_hand,
    "melds": _read_melds,
    "out": _read_out,
    "reshuffles": _read_reshuffles,
    "pile": _read_pile,
    "stock": _read_stock,
}


def _state(said: _Said) -> State:
    """Put together what was said, and deal the rest from the rest of the pack."""
    house = said.house
    if said.phase == "buy" and (said.asked is None or said.asked == said.turn):
        raise BadNotation("Who is asked to buy? Write: turn: South, asking West")
    rest = _rest(said)

    def from_rest(count: int) -> Cards:
        found = tuple(sorted(rest[:count]))
        del rest[:count]
        return found

    size = house.deals[said.hand_number].hand
    pile = said.pile if said.pile is not None else from_rest(1)
    hands = tuple(said.hands[i] if i in said.hands else from_rest(size) for i in range(house.seats))
    if said.took is not None and said.took not in hands[said.turn]:
        raise BadNotation(
            f"{said.took} was taken, but it is not in the hand of {COMPASS[house.seats][said.turn]}."
        )
    return State(
        house=house,
        seed=said.seed,
        hand_number=said.hand_number,
        dealer=said.dealer if said.dealer is not None else (said.turn - 1) % house.seats,
        totals=said.totals or (0,) * house.seats,
        stock=tuple(rest) if said.stock is None else said.stock,
        pile=pile,
        hands=hands,
        melds=tuple(said.melds.get(i, ()) for i in range(house.seats)),
        turn=said.turn,
        phase=said.phase,
        laid=said.laid,
        took=said.took,
        asked=said.asked,
        reshuffles=said.reshuffles,
        idle=said.idle,
        out=said.out,
    )


def _rest(said: _Said) -> list[Card]:
    """The cards of the packs that no line named, in a fixed well-mixed order. Raises BadNotation."""
    pack = said.house.pack
    # 31 has no factor in common with the sizes of these packs but 53 cards and their multiples are mixed too
    rest = [pack[i * 31 % len(pack)] for i in range(len(pack))] if len(pack) % 31 else list(pack)
    named: list[Card] = [*(said.pile or ()), *(said.stock or ())]
    for hand in said.hands.values():
        named += hand
    for melds in said.melds.values():
        named += [card for there in melds for card in there.cards]
    for card in named:
        if card not in rest:
            raise BadNotation(
                f"{card} is named more often than the {pack.count(card)} times that it is in the pack."
            )
        rest.remove(card)
    return rest
