"""Contract Rummy: what there is on the table, which moves there are, and what they do.

Source: document 002 (ids CR-*). Three to eight players. Not modelled: partial contracts, limits on
buying, bonuses for cutting, surcharges.
"""

from __future__ import annotations

import random
from dataclasses import field
from typing import Any

from cardlab.cards import FACES, JOKER, Card, Cards, insert, without
from cardlab.game import Tell, untold
from cardlab.games.contract_rummy.family import Deal, House
from cardlab.games.contract_rummy.melds import Group, Groups, Melds, meld
from cardlab.values import Seat, put, replace, replacer, value

# When the stock runs out and nobody has laid a card in so many rounds, the hand ends. Where all sets are
# complete and nobody can lay off, it would never end otherwise. Not in the source: an engine decision.
PATIENCE = 12

# --- the moves ----------------------------------------------------------------


@value
class Addition:
    """Cards laid off on a meld of the table: whose it is, which of his, and the cards (CR-23).

    Where the house lets jokers slide, `moved` is what a joker stands for after the natural card
    laid off has taken its place (CR-C12).
    """

    seat: Seat
    index: int
    group: Group
    moved: Card | None = None


Additions = tuple[Addition, ...]


def _used(groups: Groups, additions: Additions) -> Cards:
    found: Cards = ()
    for group in groups:
        found += group.cards
    for addition in additions:
        found += addition.group.cards
    return found


@value
class Draw:
    """Draw the top of the stock (CR-20)."""


@value
class Take:
    """Take the top card of the discard pile (CR-20)."""


@value
class Dig:
    """Take a card from inside the discard pile, and the `count` - 1 cards above it, and meld it (CR-21)."""

    count: int
    groups: Groups = ()
    additions: Additions = ()
    used: Cards = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "used", _used(self.groups, self.additions))


@value
class Buy:
    """Buy the top discard out of turn, with penalty cards (CR-G20)."""


@value
class Pass:
    """Let the discard go (CR-G20)."""


@value
class Lay:
    """Lay down the contract, all of it in one action (CR-12)."""

    groups: Groups
    used: Cards = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "used", _used(self.groups, ()))

    @property
    def additions(self) -> Additions:
        """None: a contract is laid first."""
        return ()


@value
class Add:
    """Lay off cards on melds of the table (CR-23)."""

    additions: Additions
    used: Cards = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "used", _used((), self.additions))

    @property
    def groups(self) -> Groups:
        """None: nothing new is laid."""
        return ()


@value
class Swap:
    """Exchange a natural card for the joker that stands for it in a sequence, and use the joker (CR-27)."""

    seat: Seat
    index: int
    card: Card
    additions: Additions = ()
    groups: Groups = ()
    used: Cards = field(init=False, repr=False, compare=False)  # the freed joker among them

    def __post_init__(self) -> None:
        object.__setattr__(self, "used", _used(self.groups, self.additions))


@value
class Discard:
    """Discard a card and end the turn (CR-25)."""

    card: Card


Laying = Lay | Add | Dig | Swap
Move = Draw | Take | Dig | Buy | Pass | Lay | Add | Swap | Discard
DISCARDS: tuple[Discard, ...] = tuple(Discard(card) for card in FACES)


@value
class State:
    """A hand of Contract Rummy at one moment. Tops of piles are last; hands are sorted."""

    house: House
    seed: int
    hand_number: int
    dealer: int
    totals: tuple[int, ...]  # by seat, before this hand
    stock: Cards
    pile: Cards
    hands: tuple[Cards, ...]
    melds: tuple[Melds, ...]  # by the seat that laid them
    turn: int
    phase: str = "draw"  # draw, buy, meld, over
    laid: bool = False  # the player in turn laid his contract in this turn
    took: Card | None = None  # the single discard taken in this turn, still in hand
    asked: int | None = None  # the seat that may buy
    reshuffles: int = 0  # how often the discards have become the stock
    idle: int = 0  # turns that have ended since somebody last laid a card
    out: int | None = None  # the seat that went out

    def __repr__(self) -> str:
        from cardlab.games.contract_rummy.notation import write

        return f"<contract_rummy, {write(self).splitlines()[0]}>"

    @property
    def deal(self) -> Deal:
        """The deal of the match that is being played."""
        return self.house.deals[min(self.hand_number, len(self.house.deals) - 1)]

    @property
    def hand(self) -> Cards:
        """The hand of the seat that must act."""
        return self.hands[self.turn if self.asked is None else self.asked]

    @property
    def down(self) -> bool:
        """Has the player in turn met his contract?"""
        return bool(self.melds[self.turn])


def dug(s: State, count: int) -> Cards:
    """The top cards of the pile, the chosen one first."""
    return s.pile[len(s.pile) - count :] if 0 < count <= len(s.pile) else ()


def within_reach(s: State) -> int:
    """How many cards can still be drawn once the top discard is bought (CR-G20)."""
    spare = len(s.pile) - 2 if s.house.stock_out == "reshuffle_discards" and not stalled(s) else 0
    return len(s.stock) + max(0, spare)


def can_reshuffle(s: State) -> bool:
    """May the discards but the top one become the stock? (CR-G19)"""
    return len(s.pile) > 1 and s.house.stock_out == "reshuffle_discards" and not stalled(s)


def stalled(s: State) -> bool:
    """Has nobody laid a card for so long that an empty stock ends the hand? (CR-G19)"""
    return s.idle >= PATIENCE * len(s.hands)


# --- what a move makes of the table -------------------------------------------


class Laid:
    """A group as a move lays it: the meld it makes or joins, and what that then holds."""

    __slots__ = (
        "cards",
        "group",
        "index",
        "moved",
        "old",
        "ranks",
        "run",
        "seat",
        "stands",
        "there",
        "wilds",
    )

    def __init__(
        self, s: State, group: Group, seat: int, index: int, old: Group | None, moved: Card | None
    ) -> None:
        self.group, self.seat, self.index, self.old, self.moved = group, seat, index, old, moved
        self.there = True
        self.cards, self.stands, self.run = group.cards, group.stands, group.run
        if old is not None:
            self.cards, self.stands, self.run = old.cards + group.cards, old.stands + group.stands, old.run
        self.ranks = tuple(sorted([c >> 2 for c in self.stands]))
        wild, wilds = s.house.wild, 0
        for c in self.cards:
            if wild[c]:
                wilds += 1
        self.wilds = wilds


_last: tuple[Any, Any, list[Laid]] = (None, None, [])


def laid(s: State, m: Laying) -> list[Laid]:
    """The groups of a move in the order in which they are laid, each with the meld it then makes.

    Rules and the performer ask for the same move in turn, so the last answer is kept.
    """
    global _last  # noqa: PLW0603  (a memory of one pure answer)
    if _last[0] is s and _last[1] is m:
        return _last[2]
    found = _laid(s, m)
    _last = (s, m, found)
    return found


def _laid(s: State, m: Laying) -> list[Laid]:
    seat, found = s.turn, []
    index = len(s.melds[seat])
    table: dict[tuple[int, int], Group] = {}
    if type(m) is Swap:
        freed = _freed(s, m)
        if freed is not None:
            table[m.seat, m.index] = freed
    for group in m.groups:
        found.append(Laid(s, group, seat, index, None, None))
        table[seat, index] = group
        index += 1
    for a in m.additions:
        at = (a.seat, a.index)
        old = table.get(at) or _group_at(s, at)
        moved = _slide(old, a) if old is not None and a.moved is not None else old
        x = Laid(s, a.group, a.seat, a.index, moved, a.moved)
        x.there = old is not None and (a.moved is None or moved is not old)
        found.append(x)
        if old is not None:
            table[at] = Group(x.cards, x.stands)
            object.__setattr__(table[at], "run", x.run)
    return found


def _group_at(s: State, at: tuple[int, int]) -> Group | None:
    seat, index = at
    if 0 <= seat < len(s.melds) and 0 <= index < len(s.melds[seat]):
        meld = s.melds[seat][index]
        return Group(meld.cards, meld.stands)
    return None


def joker_for(s: State, m: Swap) -> int | None:
    """Where in the meld a wild card stands for the natural one."""
    there = _group_at(s, (m.seat, m.index))
    if there is not None:
        for at, (card, stands) in enumerate(zip(there.cards, there.stands)):
            if stands == m.card and s.house.wild[card]:
                return at
    return None


def freed_joker(s: State, m: Swap) -> Card | None:
    """The wild card that an exchange sets free."""
    at = joker_for(s, m)
    return None if at is None else s.melds[m.seat][m.index].cards[at]


def _freed(s: State, m: Swap) -> Group | None:
    """The meld once the natural card has taken the joker's place."""
    at = joker_for(s, m)
    if at is None:
        return None
    there = s.melds[m.seat][m.index]
    return Group((*there.cards[:at], m.card, *there.cards[at + 1 :]), there.stands)


def _slide(old: Group, a: Addition) -> Group:
    """A sequence whose joker gives way to the natural card laid off, and moves to an end (CR-C12)."""
    for at, (card, stands) in enumerate(zip(old.cards, old.stands)):
        if card != stands and stands in a.group.stands and a.moved is not None:
            return Group(old.cards, (*old.stands[:at], a.moved, *old.stands[at + 1 :]))
    return old


# --- the deal -----------------------------------------------------------------


def deal(house: House, past: State | None, seed: int, tell: Tell = untold) -> State:
    """Deal the first hand of a match, or the hand that follows a finished one (CR-6 to CR-10)."""
    number = 0 if past is None else past.hand_number + 1
    if past is not None:
        seed = past.seed
    rng = random.Random(f"contract_rummy:{seed}:{number}")
    seats = house.seats
    dealer = _draw_for_deal(house, rng, tell) if past is None else (past.dealer + 1) % seats
    pack = list(house.pack)
    rng.shuffle(pack)
    count = house.deals[number].hand
    first = (dealer + 1) % seats
    hands = tuple(tuple(sorted(pack[(i - first) % seats : count * seats : seats])) for i in range(seats))
    rest = tuple(pack[count * seats :])
    tell("cr-dealt", "CR-8", count=count, dealer=Seat(dealer), deal=number + 1)
    tell("cr-turned-up", "CR-10", (rest[-1],), "stock", "pile", card=rest[-1])
    totals = (0,) * seats if past is None else _totals(past)
    return State(house, seed, number, dealer, totals, rest[:-1], rest[-1:], hands, ((),) * seats, first)


def _draw_for_deal(house: House, rng: random.Random, tell: Tell) -> int:
    """Everybody draws a card, the lowest deals; those who tie draw again (CR-6, CR-G1)."""
    drawing = list(range(house.seats))
    while len(drawing) > 1:
        drawn = rng.sample([c for c in house.pack if c != JOKER], len(drawing))
        for seat, card in zip(drawing, drawn):
            tell("cr-drew-for-deal", "CR-6", seat=Seat(seat), card=card)
        lowest = min(drawn, key=lambda c: c.rank).rank
        drawing = [seat for seat, card in zip(drawing, drawn) if card.rank == lowest]
    return drawing[0]


def _totals(past: State) -> tuple[int, ...]:
    from cardlab.games.contract_rummy.scoring import scores  # scoring reads positions

    return tuple(a + b for a, b in zip(past.totals, scores(past)))


# --- what the moves do --------------------------------------------------------

_drawn = replacer(State, "stock", "hands", "phase", "asked")
_taken = replacer(State, "pile", "hands", "phase", "took")
_laid_down = replacer(State, "hands", "melds", "laid", "took", "idle")
_turned = replacer(State, "pile", "hands", "turn", "phase", "laid", "took", "idle")


def draw(s: State, _: Draw, tell: Tell) -> State:
    """Draw from the stock; where the house sells discards, the others are asked first (CR-G20)."""
    if s.house.price and s.pile and within_reach(s) > s.house.price:
        asked = (s.turn + 1) % len(s.hands)
        tell("cr-declined", "CR-G20", seat=Seat(s.turn), card=s.pile[-1])
        return replace(s, phase="buy", asked=asked)
    return _draw(s, tell)


def _draw(s: State, tell: Tell) -> State:
    if not s.stock:
        s = _restock(s, tell)
        if not s.stock:
            idle = stalled(s) and s.house.stock_out == "reshuffle_discards" and len(s.pile) > 1
            tell("cr-nobody-lays" if idle else "cr-nothing-left", "CR-G19", seat=Seat(s.turn), count=PATIENCE)
            return _over(replace(s, asked=None), tell)
    seat, card = s.turn, s.stock[-1]
    if tell:
        tell("cr-drew", "CR-20", (card,), "stock", f"hand:{seat}", seat=Seat(seat), card=card)
    hand = insert(s.hands[seat], card)
    return _drawn(s, stock=s.stock[:-1], hands=put(s.hands, seat, hand), phase="meld", asked=None)


def _penalty_card(s: State, seat: int, tell: Tell) -> State:
    card = s.stock[-1]
    tell("cr-drew-penalty", "CR-G20", (card,), "stock", f"hand:{seat}", seat=Seat(seat), card=card)
    return replace(s, stock=s.stock[:-1], hands=put(s.hands, seat, insert(s.hands[seat], card)))


def _restock(s: State, tell: Tell) -> State:
    """Shuffle the discards but the top one into a new stock, if there is none (CR-G19)."""
    if s.stock or not can_reshuffle(s):
        return s
    old = s.pile[:-1]
    tell("cr-reshuffled", "CR-G19", old, "pile", "stock", count=len(old))
    stock = list(old)
    # the deal's own seed, so that the same moves give the same game
    random.Random((s.seed << 32) + (s.hand_number << 24) + s.reshuffles).shuffle(stock)
    return replace(s, stock=tuple(stock), pile=s.pile[-1:], reshuffles=s.reshuffles + 1)


def take(s: State, _: Take, tell: Tell) -> State:
    """Take the top discard into the hand (CR-20, CR-26)."""
    seat, card = s.turn, s.pile[-1]
    if tell:
        tell("cr-took", "CR-20", (card,), "pile", f"hand:{seat}", seat=Seat(seat), card=card)
        _tell_uncovered(s, tell)
    hand = insert(s.hands[seat], card)
    return _taken(s, pile=s.pile[:-1], hands=put(s.hands, seat, hand), phase="meld", took=card)


def _tell_uncovered(s: State, tell: Tell) -> None:
    """Where only the top of the pile is seen, what lies under it comes to light (CR-G9)."""
    if s.house.discard_draw != "multi" and len(s.pile) > 1:
        tell("cr-uncovered", "CR-G9", s.pile[-2:-1], "pile", "pile", card=s.pile[-2])


def dig(s: State, m: Dig, tell: Tell) -> State:
    """Take the chosen card with all above it, and meld it at once (CR-21)."""
    seat, taken = s.turn, dug(s, m.count)
    todo = laid(s, m)
    if tell:
        tell("cr-dug", "CR-21", taken, "pile", f"hand:{seat}", seat=Seat(seat), card=taken[0], count=m.count)
    met = s.laid or not s.down
    hands = put(s.hands, seat, tuple(sorted(s.hands[seat] + taken)))
    after = replace(s, pile=s.pile[: len(s.pile) - m.count], hands=hands, phase="meld")
    return _lay(after, m.used, todo, replace_laid=met, tell=tell)


def lay(s: State, m: Lay, tell: Tell) -> State:
    """Lay down the contract, or a further meld (CR-12)."""
    return _lay(s, m.used, laid(s, m), replace_laid=s.laid or not s.down, tell=tell)


def add(s: State, m: Add, tell: Tell) -> State:
    """Lay off (CR-23)."""
    return _lay(s, m.used, laid(s, m), replace_laid=s.laid, tell=tell)


def swap(s: State, m: Swap, tell: Tell) -> State:
    """Exchange a natural card for a joker, and use the joker (CR-27)."""
    seat, todo = s.turn, laid(s, m)
    freed = _freed(s, m)
    joker = freed_joker(s, m)
    assert freed is not None
    assert joker is not None
    at = f"meld:{m.seat}:{m.index}"
    tell(
        "cr-swapped", "CR-27", (m.card,), f"hand:{seat}", at, seat=Seat(seat), other=Seat(m.seat), card=m.card
    )
    tell("cr-freed", "CR-27", (joker,), at, f"hand:{seat}", seat=Seat(seat), card=joker, stands=m.card)
    melds = put(
        s.melds, m.seat, put(s.melds[m.seat], m.index, meld(s.house.shape, freed.cards, freed.stands))
    )
    hand = insert(without(s.hands[seat], (m.card,)), joker)
    took = None if m.card == s.took else s.took
    after = replace(s, hands=put(s.hands, seat, hand), melds=melds, took=took)
    return _lay(after, m.used, todo, replace_laid=s.laid, tell=tell)


def _lay(s: State, used: Cards, todo: list[Laid], *, replace_laid: bool, tell: Tell) -> State:
    """Put the groups of a move on the table and take their cards from the hand."""
    seat, melds, shape = s.turn, s.melds, s.house.shape
    for x in todo:
        mine = melds[x.seat]
        made = meld(shape, x.cards, x.stands)
        mine = (*mine, made) if x.index == len(mine) else put(mine, x.index, made)
        melds = put(melds, x.seat, mine)
        if tell:
            _tell_laid(seat, x, s.house.wild, tell)
    hand = without(s.hands[seat], used)
    took = None if s.took in used else s.took
    after = _laid_down(s, hands=put(s.hands, seat, hand), melds=melds, laid=replace_laid, took=took, idle=0)
    return after if hand else _go_out(after, tell)


def _tell_laid(seat: int, x: Laid, wild: tuple[bool, ...], tell: Tell) -> None:
    what, rule = ("cr-melded", "CR-22") if x.old is None else ("cr-laid-off", "CR-23")
    facts: dict[str, Any] = {"seat": Seat(seat), "run": x.run}
    if x.old is not None:
        facts["other"] = Seat(x.seat)
    tell(what, rule, x.group.cards, f"hand:{seat}", f"meld:{x.seat}:{x.index}", **facts)
    for card, stands in zip(x.group.cards, x.group.stands):
        if wild[card]:
            tell("cr-declared", "CR-18", seat=Seat(seat), card=card, stands=stands)
    if x.moved is not None:
        tell("cr-slid", "CR-C12", seat=Seat(seat), stands=x.moved)


def buy(s: State, _: Buy, tell: Tell) -> State:
    """Buy the top discard: it comes with penalty cards; then the player in turn draws (CR-G20)."""
    seat, card = s.asked, s.pile[-1]
    assert seat is not None
    tell(
        "cr-bought",
        "CR-G20",
        (card,),
        "pile",
        f"hand:{seat}",
        seat=Seat(seat),
        card=card,
        count=s.house.price,
    )
    _tell_uncovered(s, tell)
    s = replace(s, pile=s.pile[:-1], hands=put(s.hands, seat, insert(s.hands[seat], card)))
    for _i in range(s.house.price):
        s = _penalty_card(_restock(s, tell), seat, tell)
    return _draw(s, tell)


def pass_(s: State, _: Pass, tell: Tell) -> State:
    """Let the discard go: the next player is asked, or the player in turn draws (CR-G20)."""
    seat = s.asked
    assert seat is not None
    tell("cr-passed", "CR-G20", seat=Seat(seat))
    follows = (seat + 1) % len(s.hands)
    return _draw(s, tell) if follows == s.turn else replace(s, asked=follows)


def discard(s: State, m: Discard, tell: Tell) -> State:
    """Put a card on the pile and end the turn (CR-25)."""
    seat, card = s.turn, m.card
    if tell:
        tell("cr-discarded", "CR-25", (card,), f"hand:{seat}", "pile", seat=Seat(seat), card=card)
    hand = without(s.hands[seat], (card,))
    hands = put(s.hands, seat, hand)
    pile = s.pile + (card,)
    if not hand:
        return _go_out(replace(s, pile=pile, hands=hands, took=None), tell)
    return _turned(
        s,
        pile=pile,
        hands=hands,
        turn=(seat + 1) % len(hands),
        phase="draw",
        laid=False,
        took=None,
        idle=s.idle + 1,
    )


def _go_out(s: State, tell: Tell) -> State:
    tell("cr-went-out", "CR-29", seat=Seat(s.turn))
    return _over(replace(s, out=s.turn), tell)


def _over(s: State, tell: Tell) -> State:
    tell("cr-hand-over", "CR-30")
    return replace(s, phase="over")
