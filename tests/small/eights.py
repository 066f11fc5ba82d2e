"""Crazy Eights for two: a whole game in one file, and the one to copy for a new one.

Sources: the game as everybody knows it; ids 8S-*. Five cards each; follow rank or suit; an eight
goes on anything and names a suit; who cannot play draws, and passes once the stock is used up.
One option: whether an eight may name another suit. A real game has a folder with a module for each
part below, its sentences in `cardlab/words/en/`, and a line in `cardlab/games/__init__.py`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from cardlab.cards import PACK, SUIT_NAMES, BadNotation, Card, Cards, suit, without
from cardlab.game import Entry, Game, Kind, Tell
from cardlab.kit.counting import leader, sums
from cardlab.kit.lines import Line, Note, deal as deal_line, turn
from cardlab.kit.parts import Said, held, totals
from cardlab.kit.positions import Positions
from cardlab.kit.sentences import Held, Sentences, Verb
from cardlab.kit.sights import Sights, Unseen
from cardlab.kit.tables import table
from cardlab.options import option
from cardlab.rulings import AnyOf, InTurn, When, at_least, at_most, rule, same, under
from cardlab.values import Seat, Side, replace
from cardlab.views import Hold, Offer, View

EIGHT = 7
SEATS = (2,)
PRESETS: dict[str, dict[str, Any]] = {"seed": {}}


# --- what there is -------------------------------------------------------------


@dataclass(frozen=True, kw_only=True, slots=True)
class House:
    """The options, each with its values and its article."""

    seats: int = 2
    eights_name_suits: bool = option(True, False, rule="8S-4")


@dataclass(frozen=True, slots=True)
class State:
    """A hand at one moment; tops are last."""

    house: House
    seed: int
    number: int
    totals: tuple[int, ...]
    stock: Cards
    pile: Cards
    suit: int  # the suit to follow
    hands: tuple[Cards, ...]
    turn: int
    passes: int = 0

    def __repr__(self) -> str:
        return f"<eights, {POSITIONS.write(self).splitlines()[0]}>"

    @property
    def hand(self) -> Cards:
        return self.hands[self.turn]


@dataclass(frozen=True, slots=True)
class Play:
    card: Card
    suit: int  # the suit to follow from now on


@dataclass(frozen=True, slots=True)
class Draw:
    pass


@dataclass(frozen=True, slots=True)
class Pass:
    pass


# --- what is allowed -----------------------------------------------------------


@rule("8S-1")
def going_on(s: State) -> bool:
    return turn_of(s) is not None


@rule("8S-2", "held", facts=lambda s, m: {"cards": (m.card,)})
def in_hand(s: State, m: Play) -> bool:
    return m.card in s.hand


@rule("8S-3", "eight", facts=lambda s, m: {"cards": (m.card,)})
def is_eight(s: State, m: Play) -> bool:
    return m.card.rank == EIGHT


@rule("8S-3", "suit", same)
def follows_suit(s: State, m: Play) -> tuple[int, int]:
    return m.card.suit, s.suit


@rule("8S-3", "rank", same)
def follows_rank(s: State, m: Play) -> tuple[int, int]:
    return int(m.card.rank), int(s.pile[-1].rank)


@rule("8S-4", "own")
def names_its_own(s: State, m: Play) -> bool:
    return m.suit == m.card.suit


@rule("8S-5", "stock", at_least)
def stock_left(s: State) -> tuple[int, int]:
    return len(s.stock), 1


@rule("8S-5", "used-up", at_most)
def stock_gone(s: State) -> tuple[int, int]:
    return len(s.stock), 0


ONLY_OWN = When(lambda h: not h.eights_name_suits, names_its_own)
PLAYING = InTurn("play", going_on, in_hand, AnyOf("follows", is_eight, follows_suit, follows_rank),
                 AnyOf("names-suit", names_its_own, is_eight), ONLY_OWN)  # fmt: skip
DRAWING = InTurn("draw", going_on, stock_left)
PASSING = InTurn("pass", going_on, stock_gone)


# --- what is worth trying, and what moves do -----------------------------------


def plays(s: State) -> list[Play]:
    return [
        Play(c, suit) for c in dict.fromkeys(s.hand) for suit in (range(4) if c.rank == EIGHT else (c.suit,))
    ]


def deal(house: House, past: State | None, seed: int, tell: Tell) -> State:
    number, seed = (0, seed) if past is None else (past.number + 1, past.seed)
    pack = list(PACK)
    random.Random(f"eights:{seed}:{number}").shuffle(pack)
    d = tuple(pack)
    tell("8s-dealt", "8S-1", count=5)
    hands = tuple(tuple(sorted(d[5 * i : 5 * i + 5])) for i in range(2))
    totals = (
        (0, 0)
        if past is None
        else tuple(a + b for a, b in zip(past.totals, sums(score(past), 2), strict=True))
    )
    return State(house, seed, number, totals, d[11:], d[10:11], d[10].suit, hands, number % 2)


def _with(s: State, hand: Cards) -> tuple[Cards, ...]:
    return tuple(hand if i == s.turn else other for i, other in enumerate(s.hands))


def play(s: State, m: Play, tell: Tell) -> State:
    tell("8s-played", "8S-2", (m.card,), f"hand:{s.turn}", "pile", seat=Seat(s.turn), card=m.card)
    left = without(s.hand, (m.card,))
    return replace(s, pile=(*s.pile, m.card), suit=m.suit, hands=_with(s, left), turn=1 - s.turn, passes=0)


def draw(s: State, _: Draw, tell: Tell) -> State:
    card = s.stock[-1]
    tell("8s-drew", "8S-5", (card,), "stock", f"hand:{s.turn}", seat=Seat(s.turn), card=card)
    return replace(s, stock=s.stock[:-1], hands=_with(s, tuple(sorted((*s.hand, card)))))


def skip(s: State, _: Pass, tell: Tell) -> State:
    tell("8s-passed", "8S-5", seat=Seat(s.turn))
    return replace(s, turn=1 - s.turn, passes=s.passes + 1)


# --- who sees what, what it is worth -------------------------------------------


def turn_of(s: State) -> int | None:
    return s.turn if all(s.hands) and s.passes < 2 else None


SEEN = Sights(
    zones={"hand": "own", "stock": "none", "pile": "all"},
    facts=("suit", "passes", "totals", "number"),
    over=lambda s: turn_of(s) is None,
)


def look(s: State, seat: int | None) -> View:
    zones = (
        *[SEEN.zone(s, seat, f"hand:{i}", hand, "fan") for i, hand in enumerate(s.hands)],
        SEEN.zone(s, seat, "stock", s.stock, "stack"),
        SEEN.zone(s, seat, "pile", s.pile, "stack"),
    )
    return View(seat, turn_of(s), zones, SEEN.public(s))


def imagine(v: View, rng: random.Random) -> State:
    unseen = Unseen(v, PACK, rng)
    hands, stock, pile = unseen.hands("hand", 2), unseen.fill("stock"), unseen.fill("pile")
    return State(seed=0, hands=hands, stock=stock, pile=pile, **SEEN.told(v))


def meanings(s: State, hold: Hold) -> tuple[Offer, ...]:
    if hold.cards:
        return tuple(Offer("8s-play", Play(c, c.suit), (("card", c),)) for c in hold.cards)
    return Offer("8s-draw", Draw()), Offer("8s-pass", Pass())


def worth(card: Card) -> int:
    return 50 if card.rank == EIGHT else min(int(card.rank) + 1, 10)


def score(s: State) -> tuple[Entry, ...]:
    if turn_of(s) is not None:
        return ()
    return tuple(
        Entry(Side(1 - i), "8S-6", "8s-left", sum(map(worth, hand)), (("seat", Seat(i)),))
        for i, hand in enumerate(s.hands)
        if hand
    )


def champions(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    return leader(totals, 100)


# --- text in, text out ---------------------------------------------------------


def read_play(text: str, hand: Held) -> Play:
    named, _, wanted = text.partition(" for ")
    found = hand.cards(named)
    if len(found) != 1:
        raise BadNotation(f"'play {text}' plays {len(found)} cards. Play one, such as: play 8♠ for ♥")
    return Play(found[0], suit(wanted) if wanted else found[0].suit)


def write_play(m: Play) -> str:
    return f"{m.card}" + (f" for {SUIT_NAMES[m.suit]}" if m.suit != m.card.suit else "")


def settle(said: Said) -> None:
    if not said["pile"]:
        raise BadNotation("The pile is empty, but there is always a card to follow (8S-3).")
    said.fields.setdefault("suit", said["pile"][-1].suit)


MOVES = Sentences(
    {"draw": Draw(), "pass": Pass()},
    (Verb(word="play", moves=(Play,), read=read_play, write=write_play, example="play 8♠ for ♥"),),
)
POSITIONS = Positions(
    state=State,
    parts=(
        turn({}, Note("{passes} passes")),
        deal_line("{number} of seed {seed:whole}", "0 of seed 7"),
        Line(key="suit", leads=(Note("{suit:suit}"),)),
        totals(),
        held("hand", "hands", of="seat", sort=True, dealt=True),
        held("pile", "pile", dealt=True),
        held("stock", "stock", dealt=True),
    ),
    pack=lambda _: PACK,
    deals={"pile": lambda _: 1, "hands": lambda _: 5, "stock": None},
    settle=settle,
)


# each kind of move: what is worth looking at, what allows it, what it does, and the likeliest try
KINDS: tuple[tuple[Any, ...], ...] = (
    (Play, plays, PLAYING, play, lambda s: (plays(s) or [Play(PACK[0], 0)])[0]),
    (Draw, lambda _: [Draw()], DRAWING, draw, lambda _: Draw()),
    (Pass, lambda _: [Pass()], PASSING, skip, lambda _: Pass()),
)


def make(preset: str, seats: int | None, given: dict[str, Any]) -> Game[State]:
    """Put the game together."""
    at = table(House, PRESETS, SEATS, title="Crazy Eights", article="8S-1",
               preset=preset, seats=seats, given=given)  # fmt: skip
    kinds: list[Kind[State]] = [
        Kind(move, propose, under(charter, at.house), perform, attempt)
        for move, propose, charter, perform, attempt in KINDS
    ]
    return at.game("eights", kinds=kinds, positions=POSITIONS, moves=MOVES, deal=deal, turn_of=turn_of, look=look,
                   sight=SEEN.sight, meanings=meanings, imagine=imagine, score=score, champions=champions)  # fmt: skip
