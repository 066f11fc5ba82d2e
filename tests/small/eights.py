"""Crazy Eights for two: a whole game in one file, and the one to copy for a new one.

Sources: the game as everybody knows it; ids 8S-*. Five cards each; follow rank or suit; an eight
goes on anything and names a suit; who cannot play draws, and passes once the stock is used up.
One option: whether an eight may name another suit. A real game has a folder with a module for each
part below, its sentences in `cardlab/words/en/`, and a line in `cardlab/games/__init__.py`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cardlab.cards import PACK, SUIT_NAMES, BadNotation, Card, Cards, cards, spell, without
from cardlab.game import Entry, Game, Kind, Notation, Tell
from cardlab.options import BadOption, choices, option, settle
from cardlab.rulings import AnyOf, InTurn, When, at_least, at_most, rule, same, under
from cardlab.values import Seat, Side, replace
from cardlab.views import Hold, Offer, Sight, View, Zone

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
        return f"<eights, {write(self).splitlines()[0]}>"

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
def held(s: State, m: Play) -> bool:
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
PLAYING = InTurn("play", going_on, held, AnyOf("follows", is_eight, follows_suit, follows_rank),
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
    totals = (0, 0) if past is None else tuple(a + b for a, b in zip(past.totals, scores(past), strict=True))
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


def sight(s: State, seat: int | None, zone: str) -> Sight:
    if zone == "pile":
        return "all"
    mine = zone == f"hand:{seat}" or (turn_of(s) is None and zone != "stock")
    return "all" if mine else "none"


def look(s: State, seat: int | None) -> View:
    hands = [
        Zone(f"hand:{i}", h if sight(s, seat, f"hand:{i}") == "all" else (None,) * len(h), "fan")
        for i, h in enumerate(s.hands)
    ]
    zones = (*hands, Zone("stock", (None,) * len(s.stock), "stack"), Zone("pile", s.pile, "stack"))
    facts = {
        "house": s.house,
        "suit": s.suit,
        "turned": s.turn,
        "passes": s.passes,
        "totals": s.totals,
        "number": s.number,
    }
    return View(seat, turn_of(s), zones, tuple(facts.items()))


def imagine(v: View, rng: random.Random) -> State:
    seen = {card for zone in v.zones for card in zone.cards}
    unseen = [card for card in PACK if card not in seen]
    rng.shuffle(unseen)

    def filled(zone: str) -> Cards:
        return tuple(unseen.pop() if card is None else card for card in v.zone(zone).cards)

    hands = tuple(tuple(sorted(filled(f"hand:{i}"))) for i in range(2))
    stock = filled("stock")
    pile = filled("pile")
    return State(v.fact("house"), 0, v.fact("number"), v.fact("totals"), stock, pile, v.fact("suit"), hands,
                 v.fact("turned"), v.fact("passes"))  # fmt: skip


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


def scores(s: State) -> tuple[int, int]:
    return tuple(sum(e.points for e in score(s) if e.side == i) for i in range(2))  # type: ignore[return-value]


def champions(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    best = max(totals)
    return (totals.index(best),) if best >= 100 and totals.count(best) == 1 else ()


# --- text in, text out ---------------------------------------------------------


def write_move(m: Any) -> str:
    if isinstance(m, Play):
        return f"play {m.card}" + (f" for {SUIT_NAMES[m.suit]}" if m.suit != m.card.suit else "")
    return type(m).__name__.lower()


def read_move(text: str, s: State | None = None) -> Any:
    match text.strip().rstrip(". ").split():
        case ["draw"]:
            return Draw()
        case ["pass"]:
            return Pass()
        case ["play", *words] if len(words) == 1 or (len(words) == 3 and words[1] == "for"):
            card = cards(words[0], s.hand if s else ())[0]
            return Play(card, cards(f"A{words[2]}")[0].suit if len(words) == 3 else card.suit)
    raise BadNotation(f"{text!r} is not a move. Write: play K♠, play 8♠ for ♥, draw or pass.")


def write(s: State) -> str:
    lines = [f"turn: {s.turn}, {s.passes} passes", f"deal: {s.number} of seed {s.seed}", f"suit: {SUIT_NAMES[s.suit]}",
             f"totals: {s.totals[0]} {s.totals[1]}", *(f"hand {i}: {spell(h)}" for i, h in enumerate(s.hands)),
             f"pile: {spell(s.pile)}", f"stock: {spell(s.stock)}"]  # fmt: skip
    return "\n".join(line.rstrip() for line in lines) + "\n"


def reader(house: House) -> Any:
    def read(text: str) -> State:
        said = dict(re.findall(r"([a-z]+(?: \d)?): *([^;\n]*)", text))
        missing = {"turn", "deal", "suit", "totals", "hand 0", "hand 1", "pile", "stock"} - set(said)
        if missing:
            raise BadNotation(
                f"{min(missing)!r} is missing. A position says turn, deal, suit, totals, hands, pile, stock."
            )
        turn, deal_, totals = (re.findall(r"-?\d+", said[key]) for key in ("turn", "deal", "totals"))
        if (len(turn), len(deal_), len(totals)) != (2, 2, 2):
            raise BadNotation("A turn has a seat and passes, a deal two numbers, and totals two.")
        hands = tuple(tuple(sorted(cards(said[f"hand {i}"]))) for i in range(2))
        named = [*hands[0], *hands[1], *cards(said["pile"]), *cards(said["stock"])]
        if len(set(named)) != len(named) or int(turn[0]) not in (0, 1) or not said["pile"]:
            raise BadNotation("A card is named twice, the pile is empty, or the seat is neither 0 nor 1.")
        return State(house, int(deal_[1]), int(deal_[0]), tuple(map(int, totals)), cards(said["stock"]),
                     cards(said["pile"]), cards(f"A{said['suit']}")[0].suit, hands, int(turn[0]), int(turn[1]))  # fmt: skip

    return read


def make(preset: str, seats: int | None, given: dict[str, Any]) -> Game[State]:
    """Put the game together."""
    if seats not in (None, 2):
        raise BadOption(f"Crazy Eights is played here by two, not {seats!r}.")
    settled = settle(House, PRESETS, preset, given)
    house = House(**settled)
    changed = tuple((n, v) for n, v in settled.items() if v != settle(House, PRESETS, preset, {})[n])

    def kind(move: type, propose: Any, charter: Any, perform: Any, attempt: Any) -> Kind[State]:
        return Kind(move, propose, under(charter, house), perform, attempt)

    moves: Iterable[Kind[State]] = (
        kind(
            Play,
            plays,
            PLAYING,
            play,
            lambda s: Play(s.hand[0], s.hand[0].suit) if s.hand else Play(PACK[0], 0),
        ),
        kind(Draw, lambda _: [Draw()], DRAWING, draw, lambda _: Draw()),
        kind(Pass, lambda _: [Pass()], PASSING, skip, lambda _: Pass()),
    )
    return Game(
        id="eights", preset=preset, house=house, changed=changed, options=choices(House), seats=2, sides=2,
        kinds=tuple(moves), notation=Notation(write, reader(house), write_move, read_move),
        shuffle=lambda past, seed, tell: deal(house, past, seed, tell), turn_of=turn_of, look=look, sight=sight,
        meanings=meanings, imagine=imagine, score=score, before=lambda s: s.totals, champions=champions,
    )  # fmt: skip
