"""Railroad Canasta: what is allowed. Every condition is a numbered rule; each charter joins those of one move.

Inside rules `s` is the state, `m` the move and `x` one group of cards that the move lays,
together with the meld that it joins. Where several articles say the same, the seed's is cited.
"""

from __future__ import annotations

from bisect import bisect
from typing import Any

from cardlab.cards import SEVEN, THREE, Cards, Rank, holds
from cardlab.games.canasta.position import CANASTA, RED_THREE, VALUE, WILD, WILDS
from cardlab.games.railroad_canasta.position import (
    MOST_WILDS,
    Discard,
    Group,
    House,
    Lay,
    Meld,
    State,
    Take,
    has_sevens,
    kind_of,
    kinds,
    minimum,
    only_sevens,
    open_meld,
    open_melds,
    placed,
    takes_all,
    top_group,
    unlocked,
    unlocks,
)
from cardlab.rulings import (
    AllOf,
    AnyOf,
    Check,
    Each,
    InTurn,
    Unless,
    When,
    at_least,
    at_most,
    rule,
    same,
    under,
)
from cardlab.values import Points, Side


class Laid:
    """A group as a move lays it, and the open meld that it joins (an empty one if it begins a new one)."""

    __slots__ = ("group", "move", "old", "open", "size", "wilds")

    def __init__(self, group: Group, old: Meld, move: Lay | Take, open: int) -> None:
        self.group, self.old, self.move, self.open = group, old, move, open
        # how many cards the meld then holds, and how many of them are wild
        self.size = len(old.cards) + len(group.cards)
        self.wilds = old.wilds + group.wilds


# what a group joins that begins a new meld
_NOTHING = [Meld(Rank(rank), (), 0) for rank in range(14)]
LAST_SIX, LAST_SEVEN = 4 * SEVEN - 1, 4 * SEVEN + 3  # codes of cards
# the phases of one's turn in which the kitty may be taken, RC-32 and RC-G8
_PICKUP = {
    "after_discard": ("kitty",),
    "before_draw_too": ("draw", "kitty"),
    "immediately": ("draw", "meld", "kitty"),
}


def laid(s: State, m: Lay | Take) -> list[Laid]:
    """The groups of a move with the melds they join, and how many melds of each rank are then incomplete."""
    melds = s.melds[s.turn]
    if len(m.groups) == 1 and isinstance(m, Lay):
        (group,) = m.groups
        return [Laid(group, open_melds(melds)[group.rank] or _NOTHING[group.rank], m, 1)]
    where = placed(melds, m.groups, top_group(s, m) if isinstance(m, Take) else None)
    found = [Laid(group, old or _NOTHING[group.rank], m, 1) for group, old in where]
    for x in found:
        alike = [y for y in found if y.group.rank == x.group.rank]
        if len(alike) > 1:
            # a meld that no group joins although it is there is open still
            lonely = open_meld(melds, x.group.rank) is not None and all(not y.old.cards for y in alike)
            x.open = sum([y.size < CANASTA or y.group.rank == THREE for y in alike]) + lonely
    return found


def cards_left(s: State, m: Lay | Take) -> int:
    """How many cards the hand holds after the move."""
    return len(s.hands[s.turn]) - m.size + (_won(s, m) if isinstance(m, Take) else 0)


def _won(s: State, m: Take) -> int:
    """How many cards come into the hand with the pile's top card."""
    if not takes_all(s, m):
        return 0
    # red threes are laid out; they lie in a frozen pile only, RC-12
    return len(s.pile) - 1 - (sum([RED_THREE[c] for c in s.pile]) if s.frozen else 0)


def sevens_left(s: State, m: Lay | Take) -> int:
    """How many of these are sevens."""
    return _without(m.used, sevens_held(s) + (_sevens_won(s, m) if isinstance(m, Take) else 0))


def sevens_held(s: State) -> int:
    """How many cards of the hand are sevens."""
    hand = s.hands[s.turn]
    return bisect(hand, LAST_SEVEN) - bisect(hand, LAST_SIX)  # hands are sorted


def _sevens_won(s: State, m: Take) -> int:
    return _sevens(s.pile[:-1]) if takes_all(s, m) else 0


def _without(used: Cards, sevens: int) -> int:
    return sevens - _sevens(used) if sevens else 0


def _sevens(cards: Cards) -> int:
    count = 0
    for card in cards:
        if card >> 2 == SEVEN:
            count += 1
    return count


def kinds_after(s: State, m: Lay | Take | Discard) -> set[str]:
    """The kinds of canastas that the player has once the move is done."""
    found = kinds(s.melds[s.turn])
    if isinstance(m, Discard):
        return found
    for x in laid(s, m):
        if x.size >= CANASTA and x.group.rank != THREE and own_meld.ask(s, x):
            found.add(kind_of(x.group.rank, x.wilds))
    return found


# --- whose turn, and how far it has come --------------------------------------


def _phase(s: State) -> dict[str, Any]:
    return {"phase": s.phase}


@rule("RC-30", "start", facts=_phase)
def nothing_drawn(s: State) -> bool:
    return s.phase == "draw"


@rule("RC-30", "drawn", facts=_phase)
def not_drawn_yet(s: State) -> bool:
    return s.phase == "draw"


@rule("RC-30", "after-draw", facts=_phase)
def has_drawn(s: State) -> bool:
    return s.phase == "meld"


@rule("RC-30", "stock", at_least)
def stock_left(s: State) -> tuple[int, int]:
    return len(s.stock), 1


@rule("RC-39", "start", facts=_phase)
def stands_at_start(s: State) -> bool:
    return s.phase == "draw"


@rule("RC-39", "stock", at_most)
def stock_gone(s: State) -> tuple[int, int]:
    return len(s.stock), 0


@rule("RC-30", "pile", at_least)
def pile_left(s: State) -> tuple[int, int]:
    return len(s.pile), 1


def _held(s: State, m: Lay | Take | Discard) -> dict[str, Any]:
    wanted = (m.card,) if isinstance(m, Discard) else m.used
    rest, missing = list(s.hand), []
    for card in wanted:
        if card in rest:
            rest.remove(card)
        else:
            missing.append(card)
    return {"cards": wanted, "missing": tuple(missing)}


@rule("RC-30", "held", facts=_held)
def in_hand(s: State, m: Lay | Take) -> bool:
    return m.used[0] in s.hands[s.turn] if m.size == 1 else holds(s.hands[s.turn], m.used)


@rule("RC-30", "held", facts=_held)
def card_in_hand(s: State, m: Discard) -> bool:
    return m.card in s.hands[s.turn]


@rule("RC-30", "some", at_least)
def lays_something(s: State, m: Lay) -> tuple[int, int]:
    return m.size, 1


# --- melds --------------------------------------------------------------------


def _meld(s: State, x: Laid) -> dict[str, Any]:
    return {"cards": x.group.cards, "meld": x.old.cards + x.group.cards, "rank": x.group.rank}


@rule(
    "RC-30",
    "own",
    facts=lambda s, x: {**_meld(s, x), "side": Side(s.turn if x.group.side is None else x.group.side)},
)
def own_meld(s: State, x: Laid) -> bool:
    return x.group.side is None or x.group.side == s.turn


@rule("RC-20", "rank", facts=_meld)
def one_rank(s: State, x: Laid) -> bool:
    return x.group.fits


@rule("RC-17", compare=at_least, facts=_meld, telling=1)
def three_cards(s: State, x: Laid) -> tuple[int, int]:
    return x.size, 3


@rule("RC-18", compare=at_most, facts=_meld)
def seven_cards(s: State, x: Laid) -> tuple[int, int]:
    return x.size, CANASTA


@rule("RC-19", compare=at_most, facts=_meld)
def one_open_meld(s: State, x: Laid) -> tuple[int, int]:
    return x.open, 1


@rule("RC-15", "ordinary", facts=_meld)
def no_threes(s: State, x: Laid) -> bool:
    return x.group.rank != THREE


@rule("RC-15", "threes", facts=_meld)
def a_three_meld(s: State, x: Laid) -> bool:
    return x.group.rank == THREE


@rule("RC-15", "black", facts=_meld)
def only_black(s: State, x: Laid) -> bool:
    return not any([RED_THREE[c] for c in x.group.cards])


@rule("RC-15", "wild", facts=_meld)
def three_needs_no_wild(s: State, x: Laid) -> bool:
    return x.group.wilds == 0


@rule("RC-G24", compare=at_least, facts=_meld)
def enough_black_threes(s: State, x: Laid) -> tuple[int, int]:
    return x.size, s.house.black_three_meld_min


@rule("RC-15", "last", at_most, facts=_meld)
def last_meld(s: State, x: Laid) -> tuple[int, int]:
    return cards_left(s, x.move), 1


@rule("RC-15", "out", facts=_meld)
def goes_out(s: State, x: Laid) -> bool:
    return GOING_OUT.holds(s, x.move)


@rule("RC-25", "sevens", facts=_meld)
def not_of_sevens(s: State, x: Laid) -> bool:
    return x.group.rank != SEVEN


@rule("RC-25", "wild", facts=_meld)
def seven_needs_no_wild(s: State, x: Laid) -> bool:
    return x.wilds == 0


@rule("RC-G16", facts=_meld)
def a_wild_meld(s: State, x: Laid) -> bool:
    return x.group.rank == WILDS


@rule("RC-20", "naturals", at_least, facts=_meld)
def two_naturals(s: State, x: Laid) -> tuple[int, int]:
    return x.size - x.wilds, 2


@rule("RC-20", "wilds", at_most, facts=_meld)
def three_wilds(s: State, x: Laid) -> tuple[int, int]:
    return x.wilds, MOST_WILDS


# threes, sevens and wild cards keep to rules of their own, all other melds to the common ones
GROUP = InTurn(
    "meld",
    own_meld,
    one_rank,
    AllOf(
        "meld-cards",
        Unless(
            "threes", no_threes, only_black, three_needs_no_wild,
            # that threes are only a last meld says more than that two are too few
            InTurn("rr-last-meld", last_meld, goes_out), enough_black_threes,
        ),
        Unless(
            "rr-no-threes", a_three_meld, three_cards, seven_cards, one_open_meld,
            Unless("rr-sevens", not_of_sevens, seven_needs_no_wild),
            Unless("rr-wild-share", a_wild_meld, two_naturals, three_wilds),
        ),
    ),
)  # fmt: skip
GROUPS = AllOf("melds", Each("each-meld", laid, GROUP))


# --- opening ------------------------------------------------------------------


@rule("RC-26", facts=lambda s: {"side": Side(s.turn)})
def has_opened(s: State) -> bool:
    return bool(s.melds[s.turn])


def _worth(s: State, m: Lay | Take) -> dict[str, Any]:
    cards = m.used
    return {"cards": (*cards, s.top) if isinstance(m, Take) else cards, "total": Points(s.totals[s.turn])}


@rule("RC-27", compare=at_least, facts=_worth)
def reaches_minimum(s: State, m: Lay | Take) -> tuple[Points, Points]:
    worth = sum([VALUE[c] for c in m.used])
    if isinstance(m, Take):
        worth += VALUE[s.top]
    return Points(worth), Points(minimum(s, s.turn))


OPENING = Unless("opening", has_opened, reaches_minimum)


# --- keeping cards, and going out ---------------------------------------------


@rule("RC-G12", "two", at_least)
def keeps_two(s: State, m: Lay | Take) -> tuple[int, int]:
    return cards_left(s, m), 2


@rule("RC-G12", "discard", at_least)
def keeps_discard(s: State, m: Lay | Take) -> tuple[int, int]:
    return _fit(s, m, cards_left(s, m), sevens_left(s, m)), 1


def _fit(s: State, m: Lay | Take, left: int, sevens: int) -> int:
    """How many of the cards left may be discarded."""
    return left if left <= sevens and _free_after(s, m) else left - sevens


def _free_after(s: State, m: Lay | Take) -> bool:
    """Will every player have a canasta of sevens once the move is done?"""
    others = [melds for seat, melds in enumerate(s.melds) if seat != s.turn]
    return all(map(has_sevens, others)) and "sevens" in kinds_after(s, m)


@rule("RC-42", "some", at_least)
def keeps_some(s: State, m: Lay) -> tuple[int, int]:
    return cards_left(s, m), 1


@rule("RC-42", "one", at_least)
def keeps_one(s: State) -> tuple[int, int]:
    return len(s.hands[s.turn]) - 1, 1


@rule("RC-43", "one", same)
def leaves_one(s: State, m: Lay | Take) -> tuple[int, int]:
    return cards_left(s, m), 1


@rule("RC-43", "keep")
def leaves_no_seven(s: State, m: Lay | Take) -> bool:
    return sevens_left(s, m) == 0


@rule("RC-43", "seven", facts=lambda s, m: {"card": m.card})
def last_is_no_seven(s: State, m: Discard) -> bool:
    return m.card >> 2 != SEVEN


def _mine(s: State, m: Any) -> dict[str, Any]:
    return {"side": Side(s.turn)}


@rule("RC-42", "red", facts=_mine)
def has_red(s: State, m: Lay | Take | Discard) -> bool:
    return "red" in kinds_after(s, m)


@rule("RC-42", "black", facts=_mine)
def has_black(s: State, m: Lay | Take | Discard) -> bool:
    return "black" in kinds_after(s, m)


@rule("RC-42", "wild", facts=_mine)
def has_wild(s: State, m: Lay | Take | Discard) -> bool:
    return "wild" in kinds_after(s, m)


@rule("RC-42", "sevens", facts=_mine)
def has_seven(s: State, m: Lay | Take | Discard) -> bool:
    return "sevens" in kinds_after(s, m)


@rule("RC-G10", facts=_mine)
def kitty_taken(s: State, m: Any) -> bool:
    return not (s.house.require_kitty_to_go_out and s.kitties[s.turn])


# what it takes to go out, whatever the last card is
READY = (
    AllOf("rr-four-kinds", has_red, has_black, has_wild, has_seven),
    When(lambda h: h.require_kitty_to_go_out, kitty_taken),
)
GOING_OUT = InTurn("going-out", leaves_one, leaves_no_seven, *READY)


@rule("RC-G11", "one", same)
def one_to_walk_with(s: State, m: Lay | Take) -> tuple[int, int]:
    return cards_left(s, m), 1


@rule("RC-G11", "seven")
def walks_without_seven(s: State, m: Lay | Take | Discard) -> bool:
    return m.card >> 2 != SEVEN if isinstance(m, Discard) else sevens_left(s, m) == 0


@rule("RC-G11", "kitty", facts=_mine)
def kitty_waits(s: State, m: Lay | Take | Discard) -> bool:
    if not s.kitties[s.turn] or s.house.kitty_unlock == "empty_hand":
        return bool(s.kitties[s.turn])
    found = kinds_after(s, m)
    return bool(found if s.house.kitty_unlock == "any_canasta" else found - {"black"})


@rule("RC-41", "hand")
def holds_sevens_only(s: State) -> bool:
    return only_sevens(s)


def _keeping(house: House) -> Check:
    """What must stay in the hand when cards are laid and the turn goes on."""
    ways: list[Check] = [AllOf("rr-keep-two", keeps_two, keeps_discard), GOING_OUT]
    if house.walks:
        ways.append(InTurn("rr-walking", one_to_walk_with, walks_without_seven, kitty_waits))
    return AnyOf("keeping-cards", *ways)


def _sevens_hand(house: House) -> Check:
    """What lets a hand of sevens off keeping a discard (RC-41, RC-G26)."""
    more: dict[str, Check] = {"pass_turn_without_discard": keeps_some, "allow_discard_seven": keeps_two}
    if house.all_sevens_rule not in more:
        return holds_sevens_only
    return InTurn("rr-sevens-hand", holds_sevens_only, more[house.all_sevens_rule])


# --- the pile -----------------------------------------------------------------


def _top(s: State) -> dict[str, Any]:
    return {"card": s.top, "rank": s.top.rank} if s.pile else {}


@rule("RC-G5", facts=_top)
def top_no_red_three(s: State) -> bool:
    return not RED_THREE[s.pile[-1]]


@rule("RC-16", facts=_top)
def top_no_black_three(s: State) -> bool:
    return s.pile[-1] >> 2 != THREE or RED_THREE[s.pile[-1]]


@rule("RC-G21", "top", facts=_top)
def top_not_wild(s: State) -> bool:
    return not WILD[s.pile[-1]]


def _naturals(s: State, m: Take) -> int:
    top = s.pile[-1]
    return 0 if WILD[top] else sum([c >> 2 == top >> 2 for c in m.cards])


def _taking(s: State, m: Take) -> dict[str, Any]:
    return {**_top(s), "cards": m.cards, "frozen": s.frozen}


@rule("RC-35", compare=at_least, facts=_taking, telling=2)
def natural_pair(s: State, m: Take) -> tuple[int, int]:
    return _naturals(s, m), 2


@rule("RC-G21", "pair", at_least, facts=_taking)
def wild_pair(s: State, m: Take) -> tuple[int, int]:
    return sum([WILD[c] for c in m.cards]) if WILD[s.pile[-1]] else 0, 2


@rule("RC-34", facts=_top)
def not_frozen(s: State) -> bool:
    return not s.frozen


@rule("RC-36", facts=_taking, telling=2)
def joins_meld(s: State) -> bool:
    return open_meld(s.melds[s.turn], s.top.rank) is not None


@rule("RC-G22", "opened", facts=lambda s, m: {"side": Side(s.turn)})
def opened_before(s: State) -> bool:
    return bool(s.melds[s.turn])


@rule("RC-G22", "cards", facts=_taking)
def natural_and_wild(s: State, m: Take) -> bool:
    return _naturals(s, m) >= 1 and any([WILD[c] for c in m.cards])


def _ways(house: House) -> Check:
    """The ways to take the top card under the house rules (RC-37)."""
    unfrozen: Check = joins_meld
    if house.natural_plus_wild_take:
        more = InTurn("rr-natural-and-wild", opened_before, natural_and_wild)
        unfrozen = AnyOf("one-natural", joins_meld, more)
    ways: list[Check] = [natural_pair, InTurn("unfrozen-ways", not_frozen, unfrozen)]
    return AnyOf("ways-to-take", *ways, *([wild_pair] if house.take_wild_top else []))


# --- the kitty ----------------------------------------------------------------


@rule("RC-32", "time", facts=_phase)
def time_for_kitty(s: State) -> bool:
    return s.phase in _PICKUP[s.house.kitty_pickup]


@rule("RC-6", "there", facts=lambda s: {"side": Side(s.turn)})
def kitty_there(s: State) -> bool:
    return bool(s.kitties[s.turn])


@rule("RC-31", facts=lambda s: {"side": Side(s.turn)}, telling=1)
def has_non_black(s: State) -> bool:
    return unlocks(s.house, s.melds[s.turn])


@rule("RC-G8", "any", facts=lambda s: {"side": Side(s.turn)})
def has_a_canasta(s: State) -> bool:
    return unlocks(s.house, s.melds[s.turn])


@rule("RC-G8", "empty", at_most)
def hand_is_empty(s: State) -> tuple[int, int]:
    return len(s.hands[s.turn]), 0


UNLOCKED: dict[str, Check] = {
    "non_black": has_non_black,
    "any_canasta": has_a_canasta,
    "empty_hand": hand_is_empty,
}


@rule("RC-15", "kitty")
def not_going_out(s: State) -> bool:
    return open_meld(s.melds[s.turn], THREE) is None


@rule("RC-32", "step", facts=_phase)
def turn_is_done(s: State) -> bool:
    return s.phase == "kitty"


@rule("RC-G8", "duty")
def need_not_take_kitty(s: State) -> bool:
    return not s.house.kitty_mandatory


@rule("RC-G8", "now")
def no_kitty_waits(s: State) -> bool:
    return not (s.kitties[s.turn] and unlocked(s) and not_going_out.ask(s, None))


@rule("RC-42", "walk", at_least)
def has_cards(s: State) -> tuple[int, int]:
    return len(s.hands[s.turn]), 1


# --- sevens -------------------------------------------------------------------


@rule("RC-33", "card", facts=lambda s, m: {"card": m.card})
def no_seven(s: State, m: Discard) -> bool:
    return m.card >> 2 != SEVEN


@rule("RC-33", "all", at_least)
def everybody_has_sevens(s: State) -> tuple[int, int]:
    return sum([has_sevens(melds) for melds in s.melds]), len(s.melds)


@rule("RC-G26", "discard")
def nothing_but_sevens(s: State) -> bool:
    return only_sevens(s)


@rule("RC-38", "sevens", facts=_phase)
def ends_with_sevens(s: State) -> bool:
    return s.phase == "meld" and only_sevens(s)


@rule("RC-G26", "pass")
def passes_with_sevens(s: State) -> bool:
    return s.phase == "meld" and only_sevens(s)


# --- the charters -------------------------------------------------------------

DRAWING = InTurn("draw", nothing_drawn, stock_left)


def _taking_charter(house: House) -> Check:
    return InTurn(
        "take", not_drawn_yet, pile_left, top_no_red_three, top_no_black_three,
        When(lambda h: not h.take_wild_top, top_not_wild), in_hand,
        AllOf("taking", _ways(house), GROUPS, OPENING, _keeping(house)),
    )  # fmt: skip


_DUE_NOW = When(lambda h: h.kitty_mandatory and h.kitty_pickup == "immediately", no_kitty_waits)


def _laying_charter(house: House) -> Check:
    keeping = Unless("rr-keeping", _sevens_hand(house), _keeping(house))
    return InTurn(
        "lay", has_drawn, _DUE_NOW, lays_something, in_hand, GROUPS, AllOf("laying", OPENING, keeping)
    )


def _discarding_charter(house: House) -> Check:
    ways: list[Check] = [keeps_one, InTurn("going-out", last_is_no_seven, *READY)]
    if house.walks:
        ways.append(InTurn("rr-walking", walks_without_seven, kitty_waits))
    free: Check = everybody_has_sevens
    if house.all_sevens_rule == "allow_discard_seven":
        free = AnyOf("rr-sevens-free", everybody_has_sevens, nothing_but_sevens)
    return InTurn(
        "discard", has_drawn, _DUE_NOW, card_in_hand,
        AllOf("discarding", Unless("rr-sevens-discard", no_seven, free), AnyOf("keeping-cards", *ways)),
    )  # fmt: skip


def _kitty_charter(house: House) -> Check:
    free = When(lambda h: h.kitty_pickup == "immediately", not_going_out)
    return InTurn("rr-kitty", time_for_kitty, kitty_there, UNLOCKED[house.kitty_unlock], free)


def _passing_charter(house: House) -> Check:
    leaving = (
        turn_is_done,
        When(lambda h: h.kitty_mandatory, need_not_take_kitty),
        When(lambda h: h.walks, has_cards),
    )
    if house.all_sevens_rule == "pass_turn_without_discard":
        return InTurn("rr-pass", AnyOf("rr-passing", InTurn("rr-leaving", *leaving), passes_with_sevens))
    return InTurn("rr-pass", *leaving)


def _ending_charter(house: House, taking: Check) -> Check:
    """The charter of ending the round; the duty to take looks at the pile under the same house rules."""

    @rule("RC-G15", facts=_top)
    def need_not_take(s: State) -> bool:
        return s.frozen or not s.pile or not taking.holds(s, Take())

    stock = (stands_at_start, stock_gone, When(lambda h: h.force_take_when_stock_empty, need_not_take))
    if house.all_sevens_rule != "end_round":
        return InTurn("end", *stock)
    return InTurn("end", AnyOf("rr-endings", InTurn("rr-ending-stock", *stock), ends_with_sevens))


def charters(house: House) -> dict[str, Check]:
    """Every charter with the house's options settled."""
    taking = under(_taking_charter(house), house)
    return {
        "draw": DRAWING,
        "take": taking,
        "end": under(_ending_charter(house, taking), house),
        "lay": under(_laying_charter(house), house),
        "kitty": under(_kitty_charter(house), house),
        "pass": under(_passing_charter(house), house),
        "discard": under(_discarding_charter(house), house),
    }
