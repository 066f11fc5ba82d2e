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
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from cardlab.cards import FACES, JOKER, PACK, BadNotation, Cards, cards, spell
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
    Piles,
    Place,
    slot,
)
from cardlab.kit.lines import Line, Note, deal, turn
from cardlab.kit.names import compass, place_of
from cardlab.kit.parts import Free, Piece, Said, totals
from cardlab.kit.positions import Positions
from cardlab.kit.sentences import Held, Sentences, Verb

NAMES = compass(SEATS)
_PILES = {"reserve": RESERVE, "waste": WASTE, "draw": DRAW, "drawn": DRAWN}


# --- moves --------------------------------------------------------------------


def _name(place: Place) -> str:
    return f"{place.what} {NAMES[place.owner]}" if place.owner is not None else f"{place.what} {place.number}"


def _write_play(m: Any) -> str:
    many = f"{m.count} cards of " if isinstance(m, Build) and m.count != 1 else ""
    return f"{many}{_name(m.source)} to {_name(m.target)}"


def _read_play(text: str, held: Held) -> Move:
    state: State | None = held.state
    from_, *to_ = re.split(r"\s+to\s+", text, maxsplit=1, flags=re.IGNORECASE)
    if not to_:
        raise BadNotation(f"'play {text}' is not a whole move. Say where to: {_PLAY}")
    (to,) = to_
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
        return PLACES[_PILES[what] + place_of(which, NAMES)]
    at = re.fullmatch("[1-8]", which)
    if what in ("house", "foundation") and at:
        return PLACES[int(which) - 1 + (8 if what == "foundation" else 0)]
    raise BadNotation(
        f"{text!r} is not a place. Places are house 1 to 8, foundation 1 to 8, reserve South, …"
    )


_PLAY = "play house 3 to foundation 1"
MOVES = Sentences(
    {
        "turn up": TurnUp(),
        "discard": ToWaste(),
        "pass": PassTurn(),
        "offer stalemate": OfferStalemate(),
        "answer yes": AnswerStalemate(yes=True),
        "answer no": AnswerStalemate(yes=False),
        "let stand": LetStand(),
    },
    (
        Verb(word="play", moves=(Found, Build, Load), read=_read_play, write=_write_play, shape="play … to …",
             example=_PLAY, lacks="card and no place"),
        Verb(word="stop", moves=(Stop,), read=lambda text, _: Stop(text.upper()), write=lambda m: m.rule,
             shape="stop RB-P1", example="stop RB-P1", lacks="duty that was missed"),
    ),
)  # fmt: skip
write_move, read_move = MOVES.write, MOVES.read


# --- positions ----------------------------------------------------------------


def _write_last(_: State, last: Last | None) -> str | None:
    if last is None:
        return None
    return f"{NAMES[last.seat]}, {write_move(last.move)}" + ", had moved on" * last.progress


def _read_last(said: Said, text: str) -> Last:
    name, comma, rest = text.partition(",")
    move = rest.removesuffix(", had moved on")
    if not comma:
        raise BadNotation(f"{text!r} is no last move. Write: last: South, play house 3 to house 5")
    return Last(said.seat(name), read_move(move), (), move != rest)


def _read_missed(said: Said, whose: str, text: str) -> None:
    said["missed"] = (*said.fields.get("missed", ()), (whose.upper(), cards(text)))


def _read_seen(said: Said, _: str, text: str) -> None:
    houses = tuple([cards(part) for part in text.split("|")])
    if len(houses) != len(HOUSES):
        raise BadNotation(f"{text!r} must be eight houses, parted by |.")
    said["seen"] = (*said.fields.get("seen", ()), houses)


def _write_tops(s: State) -> Iterator[tuple[str, str]]:
    """The tops of all foundations in the order of their places; `-` for one not begun."""
    yield "", " ".join([spell(s.piles[at][-1:]) or "-" for at in FOUNDATIONS])


def _read_tops(said: Said, _: str, value: str) -> None:
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
    said["tops"] = {at: found_.get(at, ()) for at in FOUNDATIONS}


def _pile(key: str, *, of: str = "seat", wrong: str = "") -> Piece:
    """The piles of a kind. What is read of one is a number of cards to take from the rest, and the cards on them."""

    def read(_: Said, text: str) -> tuple[int, Cards]:
        told = re.match(r"([0-9]{1,3}) cards?\b", text)
        pile = cards(text[told.end() :] if told else text)
        if JOKER in pile:
            raise BadNotation("There are no jokers in Russian Bank (RB-1).")
        if key == "house" and any(not BUILDS[low] & BIT[high] for high, low in pairwise(pile)):
            raise BadNotation("A house is built down in alternating colours (RB-10), the top last.")
        if key == "drawn" and len(pile) > 1:
            raise BadNotation("Only one card is turned up at a time (RB-17).")
        return int(told[1]) if told else 0, pile

    def write(_: State, pile: Cards) -> str | None:
        return None if key == "drawn" and not pile else spell(pile)

    return Piece(key=key, field="piles", of=of, read=read, write=write, cards=lambda pile: pile[1], default=None,
                 first=_PILES.get(key, 0), wrong=wrong, mine=key == "drawn")  # fmt: skip


def _settle(said: Said) -> None:
    missed, tops = said.fields.pop("missed", ()), said.fields.pop("tops", {})
    if said["last"] is not None:
        said["last"] = replace(said["last"], missed=missed)
    said["piles"] = _piles(said, tops)


def _piles(said: Said, tops: dict[int, Cards]) -> Piles:
    """What is not said of the piles is dealt: a card to each house, the reserves, and the draw piles share the rest."""
    told: dict[int, tuple[int, Cards]] = said.fields.get("piles", {})
    piles: list[Cards] = [told[at][1] if at in told else tops.get(at, ()) for at in range(len(PLACES))]
    for at in HOUSES:
        if at not in told:
            piles[at] = said.deal(1)
    for at, (count, named) in told.items():
        if count > len(said.rest):
            raise BadNotation(f"There are only {len(said.rest)} cards left to deal, not {count}.")
        piles[at] = said.deal(count) + named
    for at in (RESERVE, RESERVE + 1):
        if at not in told:
            piles[at] = said.deal(said.house.reserve_size)
    open_ = [at for at in (DRAW, DRAW + 1) if at not in told]
    for i, at in enumerate(open_):
        piles[at] = said.deal(len(said.rest) // (len(open_) - i))
    return tuple(piles)


POSITIONS = Positions(
    state=State,
    parts=(
        turn(
            {"turn": "", "window": "may be stopped", "offer": "offers a stalemate", "over": "over"},
            Note("has moved on", {"progress": True}),
            Note("after a pass", {"passed": True}),
            Note("has offered a stalemate", {"offered": True}),
        ),
        deal(
            "{hand_number} of seed {seed:whole}, {starter:seat} began",
            "0 of seed 7, South began",
            who=lambda said: said.turn(),
        ),
        totals(),
        Line(
            key="turns",
            leads=(Note("{turns}"),),
            notes=(Note("{idle} idle", always=True), Note("{still} without a foundation")),
            what="a count of turns",
        ),
        Line(
            key="ended",
            leads=(
                Note("won by {winner:seat}", {"ending": "won"}, {"phase": "over"}),
                *[Note(how, {"ending": how}, {"phase": "over"}) for how in ("stalled", "passed", "agreed")],
            ),
            what="how a hand ends",
            seldom=True,
        ),
        Line(
            key="calls",
            of="seat",
            leads=(Note("{wrong} wrong"),),
            notes=(Note("loses a turn", {"owes": True}),),
            what="a count of calls",
            seldom=True,
            default=lambda _: {"wrong": 0, "owes": False},
        ),
        Piece(key="last", field="last", read=_read_last, write=_write_last, default=lambda _: None),
        Free(
            key="missed",
            read=_read_missed,
            lines=lambda s: [(rule, spell(asked)) for rule, asked in s.last.missed] if s.last else (),
        ),
        Free(
            key="seen",
            read=_read_seen,
            lines=lambda s: [("", " | ".join(map(spell, houses))) for houses in s.seen],
        ),
        _pile("house", of="1 2 3 4 5 6 7 8", wrong="is not a house"),
        Free(
            key="foundations",
            read=_read_tops,
            lines=_write_tops,
            cards=lambda said: [card for pile in said.fields.get("tops", {}).values() for card in pile],
        ),
        _pile("reserve"),
        _pile("waste"),
        _pile("draw"),
        _pile("drawn"),
    ),
    seats=lambda _: SEATS,
    pack=lambda _: tuple([card for card in reversed(PACK) for _ in range(SEATS)]),
    settle=_settle,
)
write, reader = POSITIONS.write, POSITIONS.reader
