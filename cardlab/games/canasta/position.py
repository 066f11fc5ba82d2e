"""Canasta: what there is on the table, which moves there are, and what they do.

Source: document 003 and the standard rules that complete it (ids CA-*). Four, two, three or
six players. Not modelled: Modern American Canasta, five players, penalties for irregularities
(the engine prevents them), cutting the pack.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from cardlab.cards import (
    ACE,
    DEUCE,
    FACES,
    JOKER,
    JOKER_RANK,
    PACK,
    SEVEN,
    THREE,
    Card,
    Cards,
    Rank,
    insert,
    without,
)
from cardlab.game import Tell, untold
from cardlab.options import option
from cardlab.values import Seat, Side, put, replace, replacer, value

CANASTA = 7  # cards in a canasta, CA-22
WILDS = Rank(JOKER_RANK)  # the rank of a meld of wild cards, where the house plays them
BLACK_THREES = (FACES[THREE * 4], FACES[THREE * 4 + 3])
RED_THREES = (FACES[THREE * 4 + 1], FACES[THREE * 4 + 2])


def _value(card: Card) -> int:
    if card == JOKER:
        return 50
    if card.rank in (ACE, DEUCE):
        return 20
    return 5 if card.rank <= SEVEN else 10


# by card code; CA-5 (a red three's bonus is scored apart)
VALUE: tuple[int, ...] = tuple(_value(card) for card in FACES)
WILD: tuple[bool, ...] = tuple(card.rank in (DEUCE, JOKER_RANK) for card in FACES)  # CA-4
RED_THREE: tuple[bool, ...] = tuple(card in RED_THREES for card in FACES)


@value
class Players:
    """What depends on the number of players: the rows CA-V1 to CA-V9."""

    sides: int
    packs: int
    hand: int
    draw: int
    canastas: int
    target: int
    minimums: tuple[tuple[int, int], ...]  # from this total on, this minimum
    red_threes: tuple[int, ...]  # the bonus for 0, 1, 2, … of them


_MINIMUMS = ((-(10**9), 15), (0, 50), (1500, 90), (3000, 120))
_FOUR_REDS = (0, 100, 200, 300, 800)
PLAYERS = {
    2: Players(2, 2, 15, 2, 2, 5000, _MINIMUMS, _FOUR_REDS),
    3: Players(3, 2, 13, 1, 1, 5000, _MINIMUMS, _FOUR_REDS),
    4: Players(2, 2, 11, 1, 1, 5000, _MINIMUMS, _FOUR_REDS),
    6: Players(2, 3, 13, 1, 2, 10000, (*_MINIMUMS, (7500, 150)), (0, 100, 200, 300, 400, 1000, 1200)),
}


@dataclass(frozen=True, kw_only=True, slots=True)
class House:
    """The options of Canasta. The defaults are what the seed document teaches."""

    seats: int = 4
    wild_rule: str = option("seed", "pagat", rule="CA-21")
    black_three_upcard: str = option("cover", "leave", "freeze", rule="CA-8")
    red_three_upcard_freezes: bool = option(True, False, rule="CA-S4")
    concealed_canasta_bonus: int = option(100, 0, rule="CA-23")
    concealed_go_out_bonus: int = option(100, 0, rule="CA-S20")
    concealed_after_pile: bool = option(True, False, rule="CA-S20")
    canastas_to_go_out: int | str = option("by_players", 1, 2, rule="CA-S17")
    blocked_by_canasta: bool = option(False, True, rule="CA-G4")
    pile_always_frozen: bool = option(False, True, rule="CA-S4")
    wild_canasta: int | str = option("off", 2000, rule="CA-S15")
    unmelded_red_threes: str = option("minus", "plus", "zero", rule="CA-S27")
    target_score: int | str = option("by_players", rule="CA-S28", least=1)
    # settled once from the options and the number of players
    players: Players = field(init=False)
    canastas: int = field(init=False)
    target: int = field(init=False)
    most_wilds: int = field(init=False)

    def __post_init__(self) -> None:
        row = PLAYERS[self.seats]
        settled = {
            "players": row,
            "canastas": row.canastas if self.canastas_to_go_out == "by_players" else self.canastas_to_go_out,
            "target": row.target if self.target_score == "by_players" else self.target_score,
            "most_wilds": 3,
        }
        for name, setting in settled.items():
            object.__setattr__(self, name, setting)


@value
class Meld:
    """Cards of one rank on the table, with the wild cards among them (CA-18, CA-21)."""

    rank: Rank
    cards: Cards
    wilds: int
    concealed: bool = False  # laid complete in one action, CA-23

    @property
    def naturals(self) -> int:
        """How many are no wild cards."""
        return len(self.cards) - self.wilds

    @property
    def canasta(self) -> bool:
        """Seven cards or more (CA-22); there are never seven black threes."""
        return len(self.cards) >= CANASTA


Melds = tuple[Meld, ...]


@value
class Group:
    """Cards laid together: a new meld, or more for the meld of that rank.

    `rank` is the rank they are laid as (13 for a meld of wild cards); `side` is whose meld they
    are for, None for one's own.
    """

    rank: Rank
    cards: Cards
    side: Side | None = None
    # counted once, for speed
    wilds: int = field(init=False, repr=False, compare=False)
    fits: bool = field(init=False, repr=False, compare=False)  # no natural of another rank, CA-18

    def __post_init__(self) -> None:
        rank, wilds, fits = self.rank, 0, True
        for c in self.cards:
            if WILD[c]:
                wilds += 1
            elif c >> 2 != rank:
                fits = False
        object.__setattr__(self, "wilds", wilds)
        object.__setattr__(self, "fits", fits)


# --- the moves ----------------------------------------------------------------


@value
class Draw:
    """Draw from the stock (CA-13)."""


@value
class Take:
    """Take the pile: its top card is melded with `cards` from hand, and `groups` are laid with it."""

    cards: Cards = ()
    groups: tuple[Group, ...] = ()

    used: Cards = field(init=False, repr=False, compare=False)  # all cards from the hand
    size: int = field(init=False, repr=False, compare=False)  # how many they are

    def __post_init__(self) -> None:
        used = self.cards + sum([g.cards for g in self.groups], ()) if self.groups else self.cards
        object.__setattr__(self, "used", used)
        object.__setattr__(self, "size", len(used))


@value
class End:
    """Decline to go on when the stock is empty: the hand ends (CA-S22)."""


@value
class Lay:
    """Lay down new melds and add to melds, all in one action (CA-15)."""

    groups: tuple[Group, ...]
    used: Cards = field(init=False, repr=False, compare=False)  # all cards from the hand
    size: int = field(init=False, repr=False, compare=False)  # how many they are

    def __post_init__(self) -> None:
        used = self.groups[0].cards if len(self.groups) == 1 else sum([g.cards for g in self.groups], ())
        object.__setattr__(self, "used", used)
        object.__setattr__(self, "size", len(used))


@value
class Ask:
    """Ask the partner: may I go out? (CA-S19)"""


@value
class Answer:
    """The partner's answer, which binds (CA-S19)."""

    yes: bool


@value
class Discard:
    """Discard a card and end the turn (CA-15)."""

    card: Card


Move = Draw | Take | End | Lay | Ask | Answer | Discard
DISCARDS: tuple[Discard, ...] = tuple(Discard(card) for card in FACES)


@value
class State:
    """A hand of Canasta at one moment. Tops of piles are last; hands and melds are sorted."""

    house: House
    seed: int
    hand_number: int
    dealer: int
    totals: tuple[int, ...]  # by side, before this hand
    stock: Cards
    pile: Cards
    frozen: bool
    hands: tuple[Cards, ...]
    melds: tuple[Melds, ...]  # by side
    threes: tuple[Cards, ...]  # red threes, by side
    turn: int
    phase: str = "draw"  # draw, meld, answer, over
    before: Melds = ()  # the melds of the side in turn when the turn began
    melded: frozenset[int] = frozenset()  # seats that melded in an earlier turn of this hand
    took: bool = False  # the turn began with the pile
    answer: bool | None = None  # what the partner answered in this turn
    out: int | None = None  # the seat that went out
    out_concealed: bool = False

    def __repr__(self) -> str:
        from cardlab.games.canasta.notation import write

        return f"<canasta, {write(self).splitlines()[0]}>"

    @property
    def side(self) -> int:
        """The side of the seat in turn (CA-2: partners sit opposite, sides alternate)."""
        return self.turn % len(self.melds)

    @property
    def hand(self) -> Cards:
        """The hand of the seat in turn."""
        return self.hands[self.turn]

    @property
    def top(self) -> Card:
        """The top of the discard pile."""
        return self.pile[-1]


def partner(s: State) -> int:
    """Who answers the player in turn: the next partner to the left (CA-S19)."""
    return (s.turn + len(s.melds)) % len(s.hands)


def minimum(s: State, side: int) -> int:
    """What a side needs to open, by its total (CA-S9, CA-V7)."""
    return max(need for total, need in s.house.players.minimums if s.totals[side] >= total)


def meld_of(melds: Melds, rank: int) -> Meld | None:
    """The side's meld of a rank (at most one, CA-S13)."""
    return by_meld(melds)[rank]


_by_meld: tuple[Melds, list[Meld | None]] = ((), [None] * 14)


def by_meld(melds: Melds) -> list[Meld | None]:
    """A side's melds by their ranks; the last answer is kept, since one state asks for it many times."""
    global _by_meld  # noqa: PLW0603  (a memo: the answer depends on the melds alone)
    seen, found = _by_meld
    if seen is not melds:
        found = [None] * 14
        for meld in melds:
            found[meld.rank] = meld
        _by_meld = (melds, found)
    return found


def canastas(melds: Melds) -> int:
    """How many canastas lie there (CA-22). Black threes never make one."""
    return len([meld for meld in melds if len(meld.cards) >= CANASTA and meld.rank != THREE])


_by_rank: tuple[Cards, tuple[Cards, ...]] = ((), ((),) * 14)


def by_rank(hand: Cards) -> tuple[Cards, ...]:
    """A hand sorted into its fourteen ranks: naturals, deuces (1) and jokers (13).

    The last answer is kept, since one state asks for it several times.
    """
    global _by_rank  # noqa: PLW0603  (a memo: the answer depends on the hand alone)
    seen, found = _by_rank
    if seen is not hand:
        ranks: list[Cards] = [()] * 14
        for card in hand:
            ranks[card >> 2] += (card,)
        found = tuple(ranks)
        _by_rank = (hand, found)
    return found


# --- the deal -----------------------------------------------------------------


def deal(house: House, past: State | None, seed: int, tell: Tell = untold) -> State:
    """Deal the first hand of a match, or the hand that follows a finished one (CA-6 to CA-11)."""
    number = 0 if past is None else past.hand_number + 1
    if past is not None:
        seed = past.seed
    rng = random.Random(f"canasta:{seed}:{number}")
    row = house.players
    pack = list((PACK * row.packs) + (JOKER,) * (2 * row.packs))
    rng.shuffle(pack)
    dealer = rng.randrange(house.seats) if past is None else (past.dealer + 1) % house.seats
    first = (dealer + 1) % house.seats
    stock = tuple(pack[house.seats * row.hand :])
    hands = tuple(tuple(sorted(pack[i * row.hand : (i + 1) * row.hand])) for i in range(house.seats))
    totals = (0,) * row.sides if past is None else _totals(past)
    s = State(
        house,
        seed,
        number,
        dealer,
        totals,
        stock,
        (),
        False,
        hands,
        ((),) * row.sides,
        ((),) * row.sides,
        first,
    )
    tell("dealt", "CA-7" if house.seats == 4 else "CA-V3", count=row.hand, dealer=Seat(dealer))
    for step in range(house.seats):
        s = _show_threes(s, (first + step) % house.seats, tell)
    return _turn_up(s, tell)


def _totals(past: State) -> tuple[int, ...]:
    from cardlab.games.canasta.scoring import scores

    return tuple(a + b for a, b in zip(past.totals, scores(past), strict=True))


def _show_threes(s: State, seat: int, tell: Tell) -> State:
    """Lay out the red threes of a dealt hand and replace them (CA-11, CA-G2)."""
    hand, stock = s.hands[seat], s.stock
    side = seat % len(s.melds)
    reds = tuple(c for c in hand if RED_THREE[c])
    threes = s.threes[side]
    while reds:
        hand = without(hand, reds)
        threes += reds
        tell(
            "red-threes-shown",
            "CA-11",
            reds,
            f"hand:{seat}",
            f"threes:{side}",
            seat=Seat(seat),
            count=len(reds),
        )
        new = stock[len(stock) - len(reds) :][::-1]
        stock = stock[: len(stock) - len(reds)]
        tell("red-threes-replaced", "CA-11", new, "stock", f"hand:{seat}", seat=Seat(seat), count=len(new))
        hand = tuple(sorted(hand + new))
        reds = tuple(c for c in new if RED_THREE[c])
    return replace(s, hands=put(s.hands, seat, hand), stock=stock, threes=put(s.threes, side, threes))


def _turn_up(s: State, tell: Tell) -> State:
    """Turn the upcard, and cover it until its top is fit to start a pile (CA-8, CA-9)."""
    house, pile, stock, frozen = s.house, s.pile, s.stock, False
    while True:
        card, stock = stock[-1], stock[:-1]
        pile += (card,)
        tell("turned-up", "CA-8", (card,), "stock", "pile", card=card)
        if WILD[card]:
            frozen = True
            tell("upcard-freezes", "CA-9", card=card)
        elif RED_THREE[card]:
            if house.red_three_upcard_freezes:
                frozen = True
                tell("upcard-freezes", "CA-S4", card=card)
        elif card.rank == THREE:
            if house.black_three_upcard == "freeze":
                frozen = True
                tell("upcard-freezes", "CA-8", card=card)
            if house.black_three_upcard != "cover":
                break
        else:
            break
    tell("begins", "CA-12", seat=Seat(s.turn))
    return replace(s, pile=pile, stock=stock, frozen=frozen)


# --- what moves do ------------------------------------------------------------

_drawn = replacer(State, "stock", "hands", "threes", "phase")
_taken = replacer(State, "pile", "frozen", "hands", "melds", "threes", "phase", "took")
_melded = replacer(State, "hands", "melds")
_turned = replacer(State, "pile", "frozen", "hands", "turn", "phase", "before", "melded", "took", "answer")


def draw(s: State, _: Draw, tell: Tell) -> State:
    """Draw as many as the number of players asks for, red threes replaced (CA-13, CA-14, CA-V4)."""
    seat, side, stock = s.turn, s.side, s.stock
    hand, threes, wanted = s.hands[seat], s.threes, s.house.players.draw
    got = 0
    while wanted and stock:
        card, stock = stock[-1], stock[:-1]
        if RED_THREE[card]:
            threes = put(threes, side, (*threes[side], card))
            tell("red-three-drawn", "CA-14", (card,), "stock", f"threes:{side}", seat=Seat(seat), card=card)
        else:
            hand = insert(hand, card)
            if tell:
                rule = "CA-V4" if s.house.seats == 2 else "CA-13"
                tell("drew", rule, (card,), "stock", f"hand:{seat}", seat=Seat(seat), card=card)
            wanted -= 1
            got += 1
    hands = s.hands if not got else put(s.hands, seat, hand)
    if got:
        return _drawn(s, stock=stock, hands=hands, threes=threes, phase="meld")
    tell("last-red-three", "CA-S23" if s.house.seats != 2 else "CA-V9", seat=Seat(seat))
    return _over(replace(s, stock=stock, threes=threes), tell)


def take(s: State, m: Take, tell: Tell) -> State:
    """Lay the meld with the top card and whatever opens, then take the rest (CA-S6)."""
    seat, side = s.turn, s.side
    top, rest = s.pile[-1], s.pile[:-1]
    rank = top.rank
    if m.cards:
        tell(
            "joined-top",
            "CA-S6",
            m.cards,
            f"hand:{seat}",
            f"meld:{side}:{int(rank)}",
            seat=Seat(seat),
            rank=rank,
        )
    tell("took-top", "CA-S6", (top,), "pile", f"meld:{side}:{int(rank)}", seat=Seat(seat), card=top)
    melds = _laid(s.melds[side], Group(rank, (*m.cards, top)), tell)
    hand = without(s.hand, m.cards)
    for group in m.groups:
        hand, melds = _lay_group(seat, side, hand, melds, group, tell)
    reds = tuple(c for c in rest if RED_THREE[c])
    kept = tuple(c for c in rest if not RED_THREE[c])
    if reds:
        tell("red-threes-in-pile", "CA-10", reds, "pile", f"threes:{side}", seat=Seat(seat), count=len(reds))
    if kept:
        tell("took-rest", "CA-S6", kept, "pile", f"hand:{seat}", seat=Seat(seat), count=len(kept))
        hand = tuple(sorted(hand + kept))
    if s.frozen:
        tell("thawed", "CA-S4")
    after = _taken(
        s,
        pile=(),
        frozen=False,
        hands=put(s.hands, seat, hand),
        melds=put(s.melds, side, melds),
        threes=put(s.threes, side, s.threes[side] + reds) if reds else s.threes,
        phase="meld",
        took=True,
    )
    return after if hand else _go_out(after, tell)


def lay(s: State, m: Lay, tell: Tell) -> State:
    """Lay down and add (CA-15)."""
    seat, side = s.turn, s.side
    hand, melds = s.hand, s.melds[side]
    for group in m.groups:
        hand, melds = _lay_group(seat, side, hand, melds, group, tell)
    after = _melded(s, hands=put(s.hands, seat, hand), melds=put(s.melds, side, melds))
    return after if hand else _go_out(after, tell)


def _lay_group(
    seat: int, side: int, hand: Cards, melds: Melds, group: Group, tell: Tell
) -> tuple[Cards, Melds]:
    if tell:
        what = "melded" if meld_of(melds, group.rank) is None else "added"
        tell(
            what,
            "CA-15",
            group.cards,
            f"hand:{seat}",
            f"meld:{side}:{int(group.rank)}",
            seat=Seat(seat),
            rank=group.rank,
        )
    return without(hand, group.cards), _laid(melds, group, tell)


def _laid(melds: Melds, group: Group, tell: Tell) -> Melds:
    """The side's melds with a group put to the meld of its rank; new melds keep ranks in order."""
    rank, at = group.rank, 0
    for old in melds:
        if old.rank >= rank:
            break
        at += 1
    if at < len(melds) and melds[at].rank == rank:
        old = melds[at]
        new = Meld(rank, old.cards + group.cards, old.wilds + group.wilds, old.concealed)
        made = new.canasta and not old.canasta
        after = (*melds[:at], new, *melds[at + 1 :])
    else:
        new = Meld(rank, group.cards, group.wilds, len(group.cards) >= CANASTA and rank != THREE)
        made = new.canasta
        after = (*melds[:at], new, *melds[at:])
    if made and rank != THREE:
        tell("canasta-made", "CA-22", rank=rank, natural=new.wilds == 0, wild=rank == WILDS)
    return after


def ask(s: State, _: Ask, tell: Tell) -> State:
    """Ask the partner for leave to go out (CA-S19)."""
    other = partner(s)
    tell("asked", "CA-S19", seat=Seat(s.turn), other=Seat(other))
    return replace(s, phase="answer")


def answer(s: State, m: Answer, tell: Tell) -> State:
    """The partner answers; the answer binds (CA-S19)."""
    tell("answered-yes" if m.yes else "answered-no", "CA-S19", seat=Seat(partner(s)), other=Seat(s.turn))
    return replace(s, phase="meld", answer=m.yes)


def discard(s: State, m: Discard, tell: Tell) -> State:
    """Put a card on the pile and end the turn; a wild card freezes the pile (CA-15, CA-S5)."""
    seat, card, wild = s.turn, m.card, WILD[m.card]
    if tell:
        tell("discarded", "CA-15", (card,), f"hand:{seat}", "pile", seat=Seat(seat), card=card)
    hand = without(s.hands[seat], (card,))
    frozen = s.frozen or wild
    if wild:
        tell("froze", "CA-S5", card=card)
    if not hand:
        return _go_out(replace(s, pile=s.pile + (card,), frozen=frozen, hands=put(s.hands, seat, hand)), tell)
    follows = (seat + 1) % len(s.hands)
    mine = s.melds[seat % len(s.melds)]
    melded = s.melded if mine is s.before or mine == s.before else s.melded | {seat}
    return _turned(
        s,
        pile=s.pile + (card,),
        frozen=frozen,
        hands=put(s.hands, seat, hand),
        turn=follows,
        phase="draw",
        before=s.melds[follows % len(s.melds)],
        melded=melded,
        took=False,
        answer=None,
    )


def end(s: State, _: End, tell: Tell) -> State:
    """Nobody draws from an empty stock: the hand ends (CA-S22)."""
    tell("declined", "CA-S22", seat=Seat(s.turn))
    return _over(s, tell)


def concealed_out(s: State) -> bool:
    """Has the player who is out melded his whole hand in this turn, with a canasta of his own? (CA-S20)"""
    mine, before = s.melds[s.side], s.before
    fresh = [meld for meld in mine if meld not in before]
    own = s.turn not in s.melded and all(meld in mine for meld in before) and canastas(tuple(fresh)) > 0
    return own and (s.house.concealed_after_pile or not s.took)


def _go_out(s: State, tell: Tell) -> State:
    concealed = concealed_out(s)
    tell(
        "went-out-concealed" if concealed else "went-out",
        "CA-S20" if concealed else "CA-S18",
        seat=Seat(s.turn),
    )
    return _over(replace(s, out=s.turn, out_concealed=concealed), tell)


def _over(s: State, tell: Tell) -> State:
    tell("hand-over", "CA-S25")
    return replace(s, phase="over")
