"""Russian Bank: positions and moves as text, read leniently and written in one canonical way.

A position is a line of `key: value` for each thing that is said; lines may be parted by
semicolons too. The top of a pile is its last card. Houses that are not named get one card each
from the rest, kings first; reserves 13; draw piles share what is left. `5 cards` takes so many
from the rest:

    turn: South
    house 1: K♠ Q♥ J♣
    foundations: 4♠ 2♥
    reserve South: 12 cards 5♠
    waste North: A♣
    drawn: 9♦

A move is a sentence: `play reserve South to foundation 7`, `play house 3 to house 5`, `turn up`,
`discard`, `pass`, `offer stalemate`, `answer yes`, `stop RB-P1`, `let stand`. With a position at
hand the card is enough, and `foundation` needs no number: `play 5♠ to foundation`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from cardlab.cards import FACES, PACK, BadNotation, Card, Cards, cards, spell
from cardlab.games.russian_bank.position import (
    AnswerStalemate,
    Build,
    Found,
    Last,
    LetStand,
    Load,
    Move,
    OfferStalemate,
    PassTurn,
    State,
    Stop,
    ToWaste,
    TurnUp,
    build,
    found,
    load,
)
from cardlab.games.russian_bank.table import (
    BIT,
    BUILDS,
    DRAW,
    DRAWN,
    FOUNDATIONS,
    HOUSES,
    PLACES,
    RESERVE,
    SEATS,
    WASTE,
    HouseRules,
    Piles,
    Place,
    slot,
)
from cardlab.options import meant

NAMES = ("South", "North")
PHASES = {"turn": "", "window": "may be stopped", "offer": "offers a stalemate", "over": "over"}
ENDINGS = ("won", "stalled", "passed", "agreed")
_PILES = {"reserve": RESERVE, "waste": WASTE, "draw": DRAW, "drawn": DRAWN}
_SENTENCES: dict[str, Move] = {
    "turn up": TurnUp(),
    "discard": ToWaste(),
    "pass": PassTurn(),
    "offer stalemate": OfferStalemate(),
    "answer yes": AnswerStalemate(yes=True),
    "answer no": AnswerStalemate(yes=False),
    "let stand": LetStand(),
}


# --- moves --------------------------------------------------------------------


def _name(place: Place) -> str:
    return f"{place.what} {NAMES[place.owner]}" if place.owner is not None else f"{place.what} {place.number}"


def write_move(move: Move) -> str:
    """A move as text."""
    match move:
        case Build(source, target, count) if count != 1:
            return f"play {count} cards of {_name(source)} to {_name(target)}"
        case Found(source, target) | Build(source, target) | Load(source, target):
            return f"play {_name(source)} to {_name(target)}"
        case Stop(rule):
            return f"stop {rule}"
    return next(text for text, known in _SENTENCES.items() if known == move)


def read_move(text: str, state: State | None = None) -> Move:
    """A move from text; with a state, cards and one's own piles need not be told apart further."""
    words = " ".join(text.strip().rstrip(".").split())
    known = _SENTENCES.get(words.lower())
    if known is not None:
        return known
    verb, _, rest = words.partition(" ")
    if verb.lower() == "stop" and rest:
        return Stop(rest.upper())
    if verb.lower() == "play" and " to " in rest.lower():
        return _read_play(rest, state)
    if verb.lower() == "play":
        raise BadNotation(
            f"{text!r} is not a whole move. Say what and where to: play house 3 to foundation 1"
        )
    if verb.lower() == "stop":
        raise BadNotation(f"{text!r} does not name the duty that was missed. Write: stop RB-P1")
    verbs = ["play … to …", *_SENTENCES, "stop RB-P1"]
    raise BadNotation(f"{text!r} is not a move. {meant(words, verbs)}")


def _read_play(text: str, state: State | None) -> Move:
    from_, to = re.split(r"\s+to\s+", text, maxsplit=1, flags=re.IGNORECASE)
    count = 1
    many = re.fullmatch(r"([0-9]{1,2}) cards of (.+)", from_, re.IGNORECASE)
    if many:
        count, from_ = int(many[1]), many[2]
    source: Place = _read_source(from_, state)
    target = _read_target(to, source, state)
    if target.what == "foundation":
        return found(source, target)
    return build(source, target, count) if target.what == "house" else load(source, target)


def _read_source(text: str, state: State | None) -> Place:
    if state is not None:
        me = state.turn
        if text.lower() in _PILES:
            return PLACES[_PILES[text.lower()] + me]
        if re.search("[♣♦♥♠]|[cdhs]$", text, re.IGNORECASE) and len(text) <= 3:
            card = cards(text)[0]
            places: tuple[int, ...] = (RESERVE + me, DRAWN + me, *HOUSES, WASTE + me)
            for at in places:
                if state.piles[at] and state.piles[at][-1] == card:
                    return PLACES[at]
            raise BadNotation(f"{card} does not lie open where {NAMES[me]} could play it.")
    return _place(text)


def _read_target(text: str, source: Place, state: State | None) -> Place:
    low = text.lower()
    if state is not None and low in ("reserve", "waste"):
        return PLACES[_PILES[low] + 1 - state.turn]
    if state is not None and low in ("foundation", "a foundation"):
        pile = state.piles[source]
        if not pile:
            raise BadNotation(f"There is no card on {_name(source)}.")
        at = slot(state.piles, pile[-1])
        return PLACES[8 + 2 * pile[-1].suit if at is None else at]
    return _place(text)


def _place(text: str) -> Place:
    """A place from its name, `house 3` or `waste North`. Raises BadNotation."""
    what, _, which = text.strip().lower().partition(" ")
    if what in _PILES:
        return PLACES[_PILES[what] + _seat(which)]
    at = re.fullmatch("[1-8]", which)
    if what in ("house", "foundation") and at:
        return PLACES[int(which) - 1 + (8 if what == "foundation" else 0)]
    raise BadNotation(
        f"{text!r} is not a place. Places are house 1 to 8, foundation 1 to 8, reserve South, …"
    )


def _seat(name: str) -> int:
    for seat, known in enumerate(NAMES):
        if name.strip().lower() in (known.lower(), str(seat)):
            return seat
    raise BadNotation(f"{name!r} does not sit at this table. {meant(name, NAMES)}")


# --- positions ----------------------------------------------------------------


def write(s: State) -> str:
    """A position as text: everything is said, one thing a line."""
    turn = [NAMES[s.turn], PHASES[s.phase]]
    turn += (
        ["has moved on"] * s.progress + ["after a pass"] * s.passed + ["has offered a stalemate"] * s.offered
    )
    lines = [
        "turn: " + ", ".join(note for note in turn if note),
        f"deal: {s.hand_number} of seed {s.seed}, {NAMES[s.starter]} began",
        "totals: " + " ".join(map(str, s.totals)),
        f"turns: {s.turns}, {s.idle} idle" + (f", {s.still} without a foundation" if s.still else ""),
    ]
    if s.ending:
        lines.append(f"ended: {s.ending}" + ("" if s.winner is None else f" by {NAMES[s.winner]}"))
    for seat in range(SEATS):
        if s.wrong[seat] or s.owes[seat]:
            lines.append(f"calls {NAMES[seat]}: {s.wrong[seat]} wrong" + ", loses a turn" * s.owes[seat])
    if s.last is not None:
        lines.append(
            f"last: {NAMES[s.last.seat]}, {write_move(s.last.move)}" + ", had moved on" * s.last.progress
        )
        lines += [f"missed {rule}: {spell(asked)}" for rule, asked in s.last.missed]
    lines += [f"seen: {_write_houses(houses)}" for houses in s.seen]
    lines += [f"house {place.number}: {spell(s.piles[place])}" for place in PLACES[:8]]
    lines.append("foundations: " + _write_foundations(s.piles))
    for place in PLACES[RESERVE:]:
        if place.what != "drawn" or s.piles[place]:
            lines.append(f"{_name(place)}: {spell(s.piles[place])}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_houses(houses: Piles) -> str:
    return " | ".join(spell(house) for house in houses)


def _write_foundations(piles: Piles) -> str:
    """The tops of all foundations in the order of their places; `-` for one not begun."""
    return " ".join(spell(piles[at][-1:]) or "-" for at in FOUNDATIONS)


@dataclass
class _Said:
    """What the lines of a position said so far."""

    house: HouseRules
    turn: int = 0
    notes: set[str] = field(default_factory=set)
    phase: str = "turn"
    hand_number: int = 0
    seed: int = 0
    starter: int | None = None
    totals: tuple[int, ...] = (0, 0)
    turns: int = 0
    idle: int = 0
    still: int = 0
    ending: str = ""
    winner: int | None = None
    wrong: list[int] = field(default_factory=lambda: [0, 0])
    owes: list[bool] = field(default_factory=lambda: [False, False])
    last: Last | None = None
    missed: list[tuple[str, Cards]] = field(default_factory=list)
    seen: list[Piles] = field(default_factory=list)
    piles: dict[int, Cards] = field(default_factory=dict)
    wanted: dict[int, int] = field(default_factory=dict)  # cards to take from the rest, below those named


def reader(house: HouseRules) -> Callable[[str], State]:
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
    key, _, which = head.strip().partition(" ")
    reader_ = _READERS.get(key.lower())
    if not colon or reader_ is None:
        raise BadNotation(f"{key!r} is not a part of a position. {meant(key, _READERS)}")
    reader_(said, head.strip() if key.lower() in ("house", *_PILES) else which.strip(), value.strip())


def _read_turn(said: _Said, _: str, value: str) -> None:
    name, *notes = (part.strip().lower() for part in value.split(","))
    said.turn = _seat(name)
    for note in notes:
        if note in list(PHASES.values())[1:]:
            said.phase = next(k for k, v in PHASES.items() if v == note)
        elif note in ("has moved on", "after a pass", "has offered a stalemate"):
            said.notes.add(note)
        else:
            known = [*PHASES.values(), "has moved on", "after a pass", "has offered a stalemate"][1:]
            raise BadNotation(f"{note!r} says nothing of a turn. {meant(note, known)}")


def _read_deal(said: _Said, _: str, value: str) -> None:
    told = re.fullmatch(r"([0-9]{1,6}) of seed (-?[0-9]{1,30}), (\w+) began", value)
    if not told:
        raise BadNotation(f"{value!r} is not a deal. Write: deal: 0 of seed 7, South began")
    said.hand_number, said.seed, said.starter = int(told[1]), int(told[2]), _seat(told[3])


def _read_totals(said: _Said, _: str, value: str) -> None:
    words = value.split()
    if len(words) != SEATS or not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise BadNotation(f"{value!r} must be two whole numbers, South's first.")
    said.totals = tuple(int(word) for word in words)


def _read_turns(said: _Said, _: str, value: str) -> None:
    told = re.fullmatch(r"([0-9]{1,6}), ([0-9]{1,6}) idle(?:, ([0-9]{1,6}) without a foundation)?", value)
    if not told:
        raise BadNotation(f"{value!r} does not count turns. Write: turns: 12, 3 idle")
    said.turns, said.idle, said.still = int(told[1]), int(told[2]), int(told[3] or 0)


def _read_ended(said: _Said, _: str, value: str) -> None:
    ending, _, winner = value.partition(" by ")
    if ending.strip() not in ENDINGS or (ending.strip() == "won") != bool(winner):
        raise BadNotation(
            f"{value!r} is not how a hand ends. {meant(ending, ('won by South', *ENDINGS[1:]))}"
        )
    said.ending, said.phase = ending.strip(), "over"
    said.winner = _seat(winner) if winner else None


def _read_calls(said: _Said, which: str, value: str) -> None:
    told = re.fullmatch(r"([0-9]{1,3}) wrong(, loses a turn)?", value)
    if not told:
        raise BadNotation(f"{value!r} does not count calls. Write: calls South: 2 wrong")
    said.wrong[_seat(which)], said.owes[_seat(which)] = int(told[1]), bool(told[2])


def _read_last(said: _Said, _: str, value: str) -> None:
    name, comma, rest = value.partition(",")
    move = rest.removesuffix(", had moved on")
    if not comma:
        raise BadNotation(f"{value!r} is no last move. Write: last: South, play house 3 to house 5")
    said.last = Last(_seat(name), read_move(move), (), move != rest)


def _read_missed(said: _Said, which: str, value: str) -> None:
    said.missed.append((which.upper(), cards(value)))


def _read_seen(said: _Said, _: str, value: str) -> None:
    houses = tuple([cards(part) for part in value.split("|")])
    if len(houses) != len(HOUSES):
        raise BadNotation(f"{value!r} must be eight houses, parted by |.")
    said.seen.append(houses)


def _read_foundations(said: _Said, _: str, value: str) -> None:
    """Tops in the order of the places with `-` for none, or any tops, each to a place of its suit."""
    words = value.split()
    found_: dict[int, Cards] = {}
    for at, word in enumerate(words):
        if word == "-":
            continue
        top = cards(word)[0]
        places = [8 + 2 * top.suit, 9 + 2 * top.suit]
        if "-" in words or len(words) == len(FOUNDATIONS):
            places = [place for place in places if place == 8 + at]
        free = next((place for place in places if place not in found_), None)
        if free is None:
            raise BadNotation(f"There is no place for {top}: each suit has two foundations, clubs first.")
        found_[free] = tuple([FACES[rank * 4 + top.suit] for rank in range(top.rank + 1)])
    said.piles.update({at: found_.get(at, ()) for at in FOUNDATIONS})


def _read_pile(said: _Said, name: str, value: str) -> None:
    place = PLACES[DRAWN + said.turn] if name.lower() == "drawn" else _place(name)
    told = re.match(r"([0-9]{1,3}) cards?\b", value)
    if told:
        said.wanted[place], value = int(told[1]), value[told.end() :]
    pile = cards(value)
    if any(card == 52 for card in pile):
        raise BadNotation("There are no jokers in Russian Bank (RB-1).")
    wrong = place in HOUSES and any(not BUILDS[low] & BIT[high] for high, low in pairwise(pile))
    if wrong:
        raise BadNotation("A house is built down in alternating colours (RB-10), the top last.")
    if place.what == "drawn" and len(pile) > 1:
        raise BadNotation("Only one card is turned up at a time (RB-17).")
    said.piles[place] = pile


_READERS: dict[str, Callable[[_Said, str, str], None]] = {
    "turn": _read_turn,
    "deal": _read_deal,
    "totals": _read_totals,
    "turns": _read_turns,
    "ended": _read_ended,
    "calls": _read_calls,
    "last": _read_last,
    "missed": _read_missed,
    "seen": _read_seen,
    "house": _read_pile,
    "foundations": _read_foundations,
    "reserve": _read_pile,
    "waste": _read_pile,
    "draw": _read_pile,
    "drawn": _read_pile,
}


def _state(said: _Said) -> State:
    """Put together what was said, and deal the rest from the rest of the packs."""
    last = said.last
    if last is not None:
        last = Last(last.seat, last.move, tuple(said.missed), last.progress)
    return State(
        house=said.house,
        seed=said.seed,
        hand_number=said.hand_number,
        starter=said.turn if said.starter is None else said.starter,
        totals=said.totals,
        piles=_piles(said),
        turn=said.turn,
        phase=said.phase,
        turns=said.turns,
        seen=tuple(said.seen),
        progress="has moved on" in said.notes,
        idle=said.idle,
        still=said.still,
        passed="after a pass" in said.notes,
        offered="has offered a stalemate" in said.notes,
        last=last,
        wrong=(said.wrong[0], said.wrong[1]),
        owes=(said.owes[0], said.owes[1]),
        ending=said.ending,
        winner=said.winner,
    )


def _piles(said: _Said) -> Piles:
    rest, piles = _rest(said), [said.piles.get(at, ()) for at in range(24)]

    def take(count: int) -> Cards:
        if count > len(rest):
            raise BadNotation(f"There are only {len(rest)} cards left to deal, not {count}.")
        taken = tuple(rest[:count])
        del rest[:count]
        return taken

    for at in HOUSES:
        if at not in said.piles:
            piles[at] = take(min(1, len(rest)))
    for at, count in said.wanted.items():
        piles[at] = take(count) + piles[at]
    for at in (RESERVE, RESERVE + 1):
        if at not in said.piles:
            piles[at] = take(min(said.house.reserve_size, len(rest)))
    open_ = [at for at in (DRAW, DRAW + 1) if at not in said.piles]
    for i, at in enumerate(open_):
        piles[at] = take(len(rest) // (len(open_) - i))
    return tuple(piles)


def _rest(said: _Said) -> list[Card]:
    """The cards of both packs that no line named, kings first. Raises BadNotation."""
    rest = [card for card in reversed(PACK) for _ in range(SEATS)]
    for pile in said.piles.values():
        for card in pile:
            if card not in rest:
                raise BadNotation(f"{card} is named more than twice, but two packs hold only two.")
            rest.remove(card)
    return rest
