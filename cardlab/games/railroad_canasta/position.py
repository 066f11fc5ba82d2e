"""Railroad Canasta: what there is on the table, which moves there are, and what they do.

Sources: documents 000 and 004, one article in two languages (ids RC-*). Two to six players, each
alone. What is the same as in Canasta is Canasta's: cards, groups, melds, and most of the moves.
Not modelled: partnerships, penalties for irregularities (the engine prevents them).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from cardlab.cards import JOKER, PACK, SEVEN, THREE, Card, Cards, Rank, insert, without
from cardlab.game import Tell, untold
from cardlab.games.canasta.position import (
    CANASTA,
    RED_THREE,
    WILD,
    WILDS,
    Discard,
    Draw,
    End,
    Group,
    Lay,
    Meld,
    Melds,
    Take,
)
from cardlab.options import option
from cardlab.values import Seat, put, replace, replacer, value

HAND, KITTY, DRAW = 13, 11, 2  # cards in a dealt hand and in a kitty, and drawn in a turn: RC-5, RC-6, RC-30
MOST_WILDS = 3  # in a meld with naturals, RC-20
# RC-27: from this score on, this much is needed to open
MINIMUMS = ((-(10**9), 15), (0, 50), (5000, 90), (10000, 120), (15000, 150))


@dataclass(frozen=True, kw_only=True, slots=True)
class House:
    """The options of Railroad Canasta. The defaults are what the seed documents teach."""

    seats: int = 4
    jokers_per_player: int = option(2, 4, rule="RC-G1")
    red_three_replacement: str = option("classic", "never", "always", rule="RC-G3")
    cover_special_upcard: bool = option(False, True, rule="RC-G5")
    walk_into_kitty: bool = option(False, True, rule="RC-G11")
    kitty_pickup: str = option("after_discard", "before_draw_too", "immediately", rule="RC-G8")
    kitty_unlock: str = option("non_black", "any_canasta", "empty_hand", rule="RC-G8")
    kitty_mandatory: bool = option(False, True, rule="RC-G8")
    require_kitty_to_go_out: bool = option(False, True, rule="RC-G10")
    unfrozen_layoff_takes: str = option("pile", "top_card_only", rule="RC-C6")
    natural_plus_wild_take: bool = option(False, True, rule="RC-G22")
    take_wild_top: bool = option(False, True, rule="RC-G21")
    black_three_meld_min: int = option(3, 1, rule="RC-G24")
    force_take_when_stock_empty: bool = option(False, True, rule="RC-G15")
    all_sevens_rule: str = option(
        "end_round", "pass_turn_without_discard", "allow_discard_seven", rule="RC-G26"
    )
    unmelded_red_threes: str = option("plus", "zero", "minus", rule="RC-G28")
    red_three_set_bonus: int | str = option(0, "classic", rule="RC-G29")
    target_score: int = option(20000, rule="RC-3", least=1)
    # settled once from the options
    walks: bool = field(init=False)  # may a hand be emptied before the kitty is taken?
    target: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "walks", self.walk_into_kitty or self.kitty_unlock == "empty_hand")
        object.__setattr__(self, "target", self.target_score)


@value
class TakeKitty:
    """Take the kitty into the hand (RC-32)."""


@value
class Pass:
    """Leave the kitty where it is and let the turn end; or pass a hand of sevens that cannot be discarded."""


Move = Draw | Take | End | Lay | TakeKitty | Pass | Discard


@value
class State:
    """A hand of Railroad Canasta at one moment. Tops of piles are last; hands and melds are sorted.

    Of the melds of a rank the complete ones come first, in the order in which they were completed.
    """

    house: House
    seed: int
    hand_number: int
    dealer: int
    totals: tuple[int, ...]  # before this hand
    stock: Cards
    pile: Cards
    frozen: bool
    hands: tuple[Cards, ...]
    kitties: tuple[Cards, ...]  # empty once taken
    melds: tuple[Melds, ...]
    threes: tuple[Cards, ...]  # red threes on the table
    turn: int
    phase: str = "draw"  # draw, meld, kitty (after the discard), over
    out: int | None = None  # the seat that went out

    def __repr__(self) -> str:
        from cardlab.games.railroad_canasta.notation import write

        return f"<railroad_canasta, {write(self).splitlines()[0]}>"

    @property
    def hand(self) -> Cards:
        """The hand of the seat in turn."""
        return self.hands[self.turn]

    @property
    def top(self) -> Card:
        """The top of the discard pile."""
        return self.pile[-1]


# --- what lies there ----------------------------------------------------------


def complete(meld: Meld) -> bool:
    """Is it a canasta? Black threes never make one (RC-15, RC-18)."""
    return len(meld.cards) >= CANASTA and meld.rank != THREE


def open_meld(melds: Melds, rank: int) -> Meld | None:
    """The incomplete meld of a rank; there is never more than one (RC-19)."""
    return open_melds(melds)[rank]


_open_melds: tuple[Melds, list[Meld | None]] = ((), [None] * 14)


def open_melds(melds: Melds) -> list[Meld | None]:
    """The incomplete melds by their ranks; the last answer is kept, since one state asks for it many times."""
    global _open_melds  # noqa: PLW0603  (a memo: the answer depends on the melds alone)
    seen, found = _open_melds
    if seen is not melds:
        found = [None] * 14
        for meld in melds:
            if len(meld.cards) < CANASTA or meld.rank == THREE:
                found[meld.rank] = meld
        _open_melds = (melds, found)
    return found


def kind_of(rank: int, wilds: int) -> str:
    """Which of the four kinds a canasta is (RC-22 to RC-25, RC-G18)."""
    if rank == WILDS:
        return "wild"
    if rank == SEVEN:
        return "sevens"
    return "black" if wilds else "red"


def kinds(melds: Iterable[Meld]) -> set[str]:
    """The kinds of canastas that lie there."""
    return {kind_of(m.rank, m.wilds) for m in melds if len(m.cards) >= CANASTA and m.rank != THREE}


def minimum(s: State, seat: int) -> int:
    """What a player needs to open, by the score before this hand (RC-27)."""
    return max(need for total, need in MINIMUMS if s.totals[seat] >= total)


def has_sevens(melds: Melds) -> bool:
    """Is there a canasta of sevens?"""
    for meld in melds:  # noqa: SIM110  (a loop is faster than a generator)
        if meld.rank == SEVEN and len(meld.cards) == CANASTA:
            return True
    return False


def sevens_free(s: State) -> bool:
    """May sevens be discarded, because every player has a canasta of them? (RC-33)"""
    for melds in s.melds:  # noqa: SIM110
        if not has_sevens(melds):
            return False
    return True


def only_sevens(s: State) -> bool:
    """Does the player in turn hold sevens only, none of which may be discarded? (RC-38)

    A last seven may never be discarded, also where sevens may be (RC-42, RC-43).
    """
    hand = s.hands[s.turn]
    if not hand or hand[0] >> 2 != SEVEN or hand[-1] >> 2 != SEVEN:  # hands are sorted
        return False
    return len(hand) == 1 or not sevens_free(s)


def unlocks(house: House, melds: Melds) -> bool:
    """Do these melds give their owner the right to the kitty? (RC-31, RC-G8)"""
    if house.kitty_unlock == "empty_hand":
        return False
    for meld in melds:
        if len(meld.cards) >= CANASTA and meld.rank != THREE:
            if house.kitty_unlock == "any_canasta" or kind_of(meld.rank, meld.wilds) != "black":
                return True
    return False


def unlocked(s: State) -> bool:
    """May the player in turn have the kitty, if it is the time for it?"""
    if s.house.kitty_unlock == "empty_hand":
        return not s.hands[s.turn]
    return unlocks(s.house, s.melds[s.turn])


def may_look(s: State, seat: int) -> bool:
    """May the owner look at the kitty? (RC-31, RC-G7)"""
    return unlocks(s.house, s.melds[seat])


def may_go_out(s: State) -> bool:
    """Has the player in turn what it takes to go out? (RC-42, RC-G10)"""
    if s.house.require_kitty_to_go_out and s.kitties[s.turn]:
        return False
    return len(kinds(s.melds[s.turn])) == 4


def threes_worth(house: House, count: int) -> int:
    """What so many red threes on the table are worth (RC-45, RC-G29)."""
    return 200 * count if house.red_three_set_bonus == "classic" and count >= 4 else 100 * count


# --- laying -------------------------------------------------------------------

Placed = tuple[Group, Meld | None]  # a group, and the meld that it joins; None if it begins one


def placed(melds: Melds, groups: Sequence[Group], top: Group | None = None) -> list[Placed]:
    """Where each group goes: to the open meld of its rank, or to a new one.

    Groups of one rank may come together if all but one complete their melds (RC-19). In which
    order they are named makes no difference; only the group with the pile's top card is first.
    """
    if len(groups) == 1 and top is None:
        group = groups[0]
        return [(group, open_meld(melds, group.rank))]
    ranks = [g.rank for g in groups] if top is None else [top.rank, *[g.rank for g in groups]]
    if len(set(ranks)) == len(ranks):
        both = groups if top is None else (top, *groups)
        return [(g, open_meld(melds, g.rank)) for g in both]
    found: list[Placed] = []
    for rank in dict.fromkeys(ranks):
        mine = [g for g in groups if g.rank == rank]
        old = open_meld(melds, rank)
        if top is not None and top.rank == rank:
            found.append((top, old))
            found += [(g, None) for g in _in_order(mine)]
        elif old is None or len(mine) == 1:
            found += [(g, old if i == 0 else None) for i, g in enumerate(_in_order(mine))]
        else:
            first = _joiner(old, mine)
            rest = list(mine)
            rest.remove(first)
            found += [(first, old), *[(g, None) for g in _in_order(rest)]]
    return found


def _in_order(groups: list[Group]) -> list[Group]:
    """New melds of a rank: complete ones first."""
    return sorted(groups, key=lambda g: (-len(g.cards), g.cards))


def _joiner(old: Meld, groups: list[Group]) -> Group:
    """Which of several groups completes the open meld of their rank, so that the others can stand alone."""
    ways = list(permutations(sorted(groups, key=lambda g: (len(g.cards), g.wilds, g.cards)), len(groups)))
    return next(
        (first for first, *rest in ways if _completes(old, first) and all(map(_stands, rest))), ways[0][0]
    )


def _completes(old: Meld, group: Group) -> bool:
    fits = old.rank == WILDS or old.wilds + group.wilds <= MOST_WILDS
    return fits and len(old.cards) + len(group.cards) == CANASTA


def _stands(group: Group) -> bool:
    naturals = len(group.cards) - group.wilds
    return len(group.cards) >= 3 and (group.rank == WILDS or (naturals >= 2 and group.wilds <= MOST_WILDS))


def _laid(seat: int, melds: Melds, group: Group, old: Meld | None, tell: Tell) -> Melds:
    """The player's melds with a group put where it belongs."""
    rank, at = group.rank, 0
    if old is None:
        while at < len(melds) and melds[at].rank <= rank:
            at += 1
        new = Meld(rank, group.cards, group.wilds)
        after = (*melds[:at], new, *melds[at:])
    else:
        while melds[at] is not old:
            at += 1
        new = Meld(rank, old.cards + group.cards, old.wilds + group.wilds)
        after = put(melds, at, new)
    if tell and complete(new):
        tell("rr-canasta", _KIND_RULES[kind_of(rank, new.wilds)], new.cards, f"meld:{seat}:{int(rank)}",
             f"meld:{seat}:{int(rank)}:{nth(after, new)}", seat=Seat(seat), rank=rank,
             sort=kind_of(rank, new.wilds))  # fmt: skip
    return after


_KIND_RULES = {"red": "RC-22", "black": "RC-23", "wild": "RC-24", "sevens": "RC-25"}


def nth(melds: Melds, one: Meld) -> int:
    """Which of the complete melds of its rank a canasta is, from 1: its place on the table."""
    count = 0
    for meld in melds:
        count += meld.rank == one.rank
        if meld is one:
            break
    return count


# --- the deal -----------------------------------------------------------------


def deal(house: House, past: State | None, seed: int, tell: Tell = untold) -> State:
    """Deal the first hand of a match, or the hand that follows a finished one (RC-4 to RC-7)."""
    number, seats = (0 if past is None else past.hand_number + 1), house.seats
    if past is not None:
        seed = past.seed
    rng = random.Random(f"railroad_canasta:{seed}:{number}")
    pack = list(PACK * (2 * seats) + (JOKER,) * (house.jokers_per_player * seats))
    rng.shuffle(pack)
    dealer = rng.randrange(seats) if past is None else (past.dealer + 1) % seats
    kitties = HAND * seats  # where the kitties begin
    s = State(
        house=house, seed=seed, hand_number=number, dealer=dealer,
        totals=(0,) * seats if past is None else _totals(past),
        stock=tuple(pack[kitties + KITTY * seats :]), pile=(), frozen=False,
        hands=tuple([tuple(sorted(pack[i * HAND : (i + 1) * HAND])) for i in range(seats)]),
        kitties=tuple([tuple(sorted(pack[kitties + i * KITTY : kitties + (i + 1) * KITTY])) for i in range(seats)]),
        melds=((),) * seats, threes=((),) * seats, turn=(dealer + 1) % seats,
    )  # fmt: skip
    tell("dealt", "RC-5", count=HAND, dealer=Seat(dealer))
    tell("rr-kitties", "RC-6", count=KITTY)
    for step in range(seats):
        s = _show_threes(s, (s.turn + step) % seats, tell)
    return _turn_up(s, tell)


def _totals(past: State) -> tuple[int, ...]:
    from cardlab.games.railroad_canasta.scoring import scores

    return tuple(a + b for a, b in zip(past.totals, scores(past), strict=True))


def _show_threes(s: State, seat: int, tell: Tell) -> State:
    """Lay out the red threes of a dealt hand and replace them (RC-11, RC-G3, RC-G4)."""
    reds = tuple([c for c in s.hands[seat] if RED_THREE[c]])
    if not reds:
        return s
    tell(
        "red-threes-shown", "RC-11", reds, f"hand:{seat}", f"threes:{seat}", seat=Seat(seat), count=len(reds)
    )
    s = replace(s, hands=put(s.hands, seat, without(s.hands[seat], reds)),
                threes=put(s.threes, seat, s.threes[seat] + reds))  # fmt: skip
    return s if s.house.red_three_replacement == "never" else _replaced(s, seat, len(reds), tell)


def _replaced(s: State, seat: int, count: int, tell: Tell) -> State:
    """Cards from the stock for red threes; one that is a red three again is laid out too (RC-G3)."""
    stock, hand, threes = s.stock, s.hands[seat], s.threes[seat]
    while count and stock:
        card, stock = stock[-1], stock[:-1]
        if RED_THREE[card]:
            threes += (card,)
            tell("red-three-drawn", "RC-11", (card,), "stock", f"threes:{seat}", seat=Seat(seat), card=card)
        else:
            hand = insert(hand, card)
            count -= 1
            tell("red-threes-replaced", "RC-G3", (card,), "stock", f"hand:{seat}", seat=Seat(seat), count=1)
    return replace(s, stock=stock, hands=put(s.hands, seat, hand), threes=put(s.threes, seat, threes))


def _turn_up(s: State, tell: Tell) -> State:
    """Turn the upcard; at some tables it is covered until a natural card lies on top (RC-7, RC-12, RC-G6)."""
    pile, stock, frozen = s.pile, s.stock, False
    while True:
        card, stock = stock[-1], stock[:-1]
        pile += (card,)
        tell("turned-up", "RC-7", (card,), "stock", "pile", card=card)
        if WILD[card] or RED_THREE[card]:
            frozen = True
            tell("upcard-freezes", "RC-12" if RED_THREE[card] else "RC-G6", card=card)
        if not s.house.cover_special_upcard or not (WILD[card] or card.rank == THREE):
            break
    tell("begins", "RC-29", seat=Seat(s.turn))
    return replace(s, pile=pile, stock=stock, frozen=frozen)


# --- what moves do ------------------------------------------------------------

_drawn = replacer(State, "stock", "hands", "threes", "phase")
_melded = replacer(State, "hands", "melds")
_turned = replacer(State, "pile", "frozen", "hands", "phase", "turn")


def draw(s: State, _: Draw, tell: Tell) -> State:
    """Draw two, red threes laid out and replaced (RC-30, RC-11, RC-G13, RC-G14).

    Where red threes are never replaced they count as drawn; but a draw brings at least one card
    to the hand while the stock lasts.
    """
    seat, stock, hand, threes = s.turn, s.stock, s.hands[s.turn], s.threes
    count_reds = s.house.red_three_replacement == "never"
    wanted, got = DRAW, 0
    while stock and (wanted > 0 or not got):
        card, stock = stock[-1], stock[:-1]
        if RED_THREE[card]:
            threes = put(threes, seat, (*threes[seat], card))
            wanted -= count_reds
            tell("red-three-drawn", "RC-11", (card,), "stock", f"threes:{seat}", seat=Seat(seat), card=card)
        else:
            hand = insert(hand, card)
            wanted -= 1
            got += 1
            if tell:
                tell("drew", "RC-30", (card,), "stock", f"hand:{seat}", seat=Seat(seat), card=card)
    if got:
        return _drawn(s, stock=stock, hands=put(s.hands, seat, hand), threes=threes, phase="meld")
    tell("last-red-three", "RC-G14", seat=Seat(seat))
    return _over(replace(s, stock=stock, threes=threes), tell)


def takes_all(s: State, m: Take) -> bool:
    """Does the whole pile come with its top card? At some tables not, when it only joins a meld (RC-C6)."""
    if s.house.unfrozen_layoff_takes == "pile":
        return True
    top = s.pile[-1]
    if WILD[top]:
        return True
    pair = sum([c >> 2 == top >> 2 for c in m.cards]) >= 2
    return pair or open_meld(s.melds[s.turn], top.rank) is None


def top_group(s: State, m: Take) -> Group:
    """The pile's top card with the cards from hand that take it."""
    top = s.pile[-1]
    return Group(WILDS if WILD[top] else top.rank, (*m.cards, top))


def _way(top: Card, m: Take) -> str:
    """The article that lets these cards take that top card."""
    if not m.cards:
        return "RC-36"
    if WILD[top]:
        return "RC-G21"
    return "RC-G22" if any([WILD[c] for c in m.cards]) else "RC-35"


def take(s: State, m: Take, tell: Tell) -> State:
    """Lay the meld with the top card and whatever opens, then take the rest (RC-35, RC-36)."""
    seat, all_of_it = s.turn, takes_all(s, m)
    top, rest = s.pile[-1], s.pile[:-1]
    first, way = top_group(s, m), _way(top, m) if tell else ""
    if tell:
        target = f"meld:{seat}:{int(first.rank)}"
        if m.cards:
            tell("joined-top", way, m.cards, f"hand:{seat}", target, seat=Seat(seat), rank=first.rank)
        tell("took-top", way, (top,), "pile", target, seat=Seat(seat), card=top)
    hand, melds = without(s.hand, m.used), s.melds[seat]
    where = placed(melds, m.groups, first)
    for group, old in where:
        melds = _lay_group(seat, melds, group, old, untold if group is first else tell)
        if group is first and tell:
            _laid(seat, s.melds[seat], group, old, tell)  # only to tell of a canasta
    after = replace(s, melds=put(s.melds, seat, melds), phase="meld")
    if not all_of_it:
        if rest:
            tell("rr-uncovered", "RC-C6", rest[-1:], "pile", "pile", card=rest[-1])
        return replace(after, pile=rest, hands=put(s.hands, seat, hand))
    reds = tuple([c for c in rest if RED_THREE[c]]) if s.frozen else ()  # RC-12
    kept = tuple([c for c in rest if not RED_THREE[c]]) if reds else rest
    if reds:
        tell("red-threes-in-pile", "RC-13", reds, "pile", f"threes:{seat}", seat=Seat(seat), count=len(reds))
    if kept and tell:
        # that the whole pile comes with a card that is only added is settled in RC-C6
        tell(
            "took-rest",
            way if m.cards else "RC-C6",
            kept,
            "pile",
            f"hand:{seat}",
            seat=Seat(seat),
            count=len(kept),
        )
    hand = tuple(sorted(hand + kept))
    if s.frozen:
        tell("thawed", "RC-34")
    after = replace(after, pile=(), frozen=False, hands=put(s.hands, seat, hand),
                    threes=put(s.threes, seat, s.threes[seat] + reds) if reds else s.threes)  # fmt: skip
    return _replaced(after, seat, len(reds), tell) if s.house.red_three_replacement == "always" else after


def lay(s: State, m: Lay, tell: Tell) -> State:
    """Lay down and add (RC-30); a hand of sevens may be emptied, which ends the round (RC-41)."""
    seat, melds = s.turn, s.melds[s.turn]
    for group, old in placed(melds, m.groups):
        melds = _lay_group(seat, melds, group, old, tell)
    hand = without(s.hands[seat], m.used)
    after = _melded(s, hands=put(s.hands, seat, hand), melds=put(s.melds, seat, melds))
    if hand:
        return after
    tell("rr-sevens-gone", "RC-41", seat=Seat(seat))
    return _over(after, tell)


def _lay_group(seat: int, melds: Melds, group: Group, old: Meld | None, tell: Tell) -> Melds:
    if tell:
        tell("melded" if old is None else "added", "RC-30", group.cards, f"hand:{seat}",
             f"meld:{seat}:{int(group.rank)}", seat=Seat(seat), rank=group.rank)  # fmt: skip
    return _laid(seat, melds, group, old, tell)


def discard(s: State, m: Discard, tell: Tell) -> State:
    """Put a card on the pile; that ends the turn, unless the kitty may now be taken (RC-30, RC-32, RC-34)."""
    seat, card, wild = s.turn, m.card, WILD[m.card]
    if tell:
        tell("discarded", "RC-30", (card,), f"hand:{seat}", "pile", seat=Seat(seat), card=card)
        if wild:
            tell("froze", "RC-34", card=card)
        elif card.rank == THREE:
            tell("rr-blocked", "RC-16", card=card)
    hand = without(s.hands[seat], (card,))
    phase, turn = "draw", (seat + 1) % len(s.hands)
    if s.kitties[seat] and (not hand or unlocks(s.house, s.melds[seat])):
        phase, turn = "kitty", seat
    after = _turned(s, pile=s.pile + (card,), frozen=s.frozen or wild, hands=put(s.hands, seat, hand),
                    phase=phase, turn=turn)  # fmt: skip
    if hand:
        return after
    if phase == "kitty" and not may_go_out(s):
        tell("rr-walked", "RC-G11", seat=Seat(seat))
        return after
    after = replace(after, turn=seat, out=seat)
    tell("went-out", "RC-43", seat=Seat(seat))
    return _over(after, tell)


def take_kitty(s: State, _: TakeKitty, tell: Tell) -> State:
    """The kitty comes into the hand, its red threes onto the table (RC-32, RC-G9)."""
    seat, kitty = s.turn, s.kitties[s.turn]
    reds = tuple([c for c in kitty if RED_THREE[c]])
    kept = tuple([c for c in kitty if not RED_THREE[c]])
    if kept:
        tell(
            "rr-kitty-taken", "RC-32", kept, f"kitty:{seat}", f"hand:{seat}", seat=Seat(seat), count=len(kept)
        )
    if reds:
        tell("rr-red-threes-in-kitty", "RC-G9", reds, f"kitty:{seat}", f"threes:{seat}", seat=Seat(seat),
             count=len(reds))  # fmt: skip
    after = replace(s, kitties=put(s.kitties, seat, ()),
                    hands=put(s.hands, seat, tuple(sorted(s.hands[seat] + kept))),
                    threes=put(s.threes, seat, s.threes[seat] + reds))  # fmt: skip
    if s.house.red_three_replacement == "always":
        after = _replaced(after, seat, len(reds), tell)
    return _next(after) if s.phase == "kitty" else after


def pass_(s: State, _: Pass, tell: Tell) -> State:
    """Leave the kitty; or let a hand of sevens pass without a discard (RC-32, RC-G26)."""
    seat = s.turn
    if s.phase == "kitty":
        tell("rr-kitty-left", "RC-G8", seat=Seat(seat))
        return _next(s)
    tell("rr-passed", "RC-G26", seat=Seat(seat))
    if s.kitties[seat] and unlocks(s.house, s.melds[seat]):
        return replace(s, phase="kitty")
    return _next(s)


def _next(s: State) -> State:
    return replace(s, turn=(s.turn + 1) % len(s.hands), phase="draw")


def end(s: State, _: End, tell: Tell) -> State:
    """Nobody draws from an empty stock, or sevens alone are left: the round ends (RC-38)."""
    if s.phase == "draw":
        tell("declined", "RC-39", seat=Seat(s.turn))
    else:
        tell("rr-only-sevens", "RC-41", seat=Seat(s.turn))
    return _over(s, tell)


def _over(s: State, tell: Tell) -> State:
    tell("hand-over", "RC-45")
    return replace(s, phase="over")


__all__ = ["CANASTA", "Discard", "Draw", "End", "Group", "House", "Lay", "Meld", "Pass", "Rank", "State", "Take",
           "TakeKitty"]  # fmt: skip
