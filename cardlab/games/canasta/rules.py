"""Canasta: what is allowed. Every condition is a numbered rule; each charter joins those of one move.

Inside rules `s` is the state, `m` the move and `x` one group of cards that the move lays,
together with the meld that it makes. Where several articles say the same, the seed's is cited.
"""

from __future__ import annotations

from typing import Any

from cardlab.cards import THREE, Cards, Rank, holds
from cardlab.game import untold
from cardlab.games.canasta.layouts import can_go_out
from cardlab.games.canasta.position import (
    CANASTA,
    RED_THREE,
    VALUE,
    WILD,
    WILDS,
    Answer,
    Discard,
    Group,
    House,
    Lay,
    Meld,
    Melds,
    State,
    Take,
    by_meld,
    canastas,
    lay,
    meld_of,
    minimum,
    partner,
)
from cardlab.rulings import AllOf, AnyOf, Check, Each, InTurn, Unless, When, at_least, at_most, rule, under
from cardlab.values import Points, Seat, Side


class Laid:
    """A group as a move lays it, and the meld that it joins (an empty one if it begins a new one)."""

    __slots__ = ("group", "move", "old", "size", "wilds")

    def __init__(self, group: Group, old: Meld, move: Lay | Take) -> None:
        self.group, self.old, self.move = group, old, move
        # how many cards the meld then holds, and how many of them are wild
        self.size = len(old.cards) + len(group.cards)
        self.wilds = old.wilds + group.wilds


# what a group joins that begins a new meld
_NOTHING = [Meld(Rank(rank), (), 0) for rank in range(14)]


def laid(s: State, m: Lay | Take) -> list[Laid]:
    """The groups of a move; the pile's top card comes first with the cards that take it."""
    mine = by_meld(s.melds[s.turn % len(s.melds)])
    if len(m.groups) == 1 and isinstance(m, Lay) and (group := m.groups[0]).side is None:  # by far the most
        return [Laid(group, mine[group.rank] or _NOTHING[group.rank], m)]
    found = []
    for group in _with_top(s, m) if isinstance(m, Take) else m.groups:
        old = mine[group.rank] if group.side is None else meld_of(_melds_of(s, group.side), group.rank)
        found.append(Laid(group, old or _NOTHING[group.rank], m))
    return found


def _with_top(s: State, m: Take) -> tuple[Group, ...]:
    top = s.pile[-1]
    return (Group(top.rank, (*m.cards, top)), *m.groups)


def _melds_of(s: State, side: Side) -> Melds:
    """The melds of a side; one of another table has none."""
    return s.melds[side] if 0 <= side < len(s.melds) else ()


def cards_left(s: State, m: Lay | Take) -> int:
    """How many cards the hand holds after the move."""
    return len(s.hands[s.turn]) - m.size + (_without_reds(s.pile[:-1]) if isinstance(m, Take) else 0)


def _without_reds(pile: Cards) -> int:
    return len([c for c in pile if not RED_THREE[c]])


def canastas_after(s: State, m: Lay | Take) -> int:
    """How many canastas the side has once the move is done."""
    kept = canastas(s.melds[s.side])
    for x in laid(s, m):
        if own_meld.ask(s, x) and x.group.rank != THREE and len(x.old.cards) < CANASTA <= x.size:
            kept += 1
    return kept


# --- whose turn, and how far it has come --------------------------------------


def _phase(s: State) -> dict[str, Any]:
    return {"phase": s.phase}


@rule("CA-13", "start", facts=_phase)
def nothing_drawn(s: State) -> bool:
    return s.phase == "draw"


@rule("CA-16", "drawn", facts=_phase)
def not_drawn_yet(s: State) -> bool:
    return s.phase == "draw"


@rule("CA-15", "after-draw", facts=_phase)
def has_drawn(s: State) -> bool:
    return s.phase == "meld"


@rule("CA-13", "stock", at_least)
def stock_left(s: State) -> tuple[int, int]:
    return len(s.stock), 1


@rule("CA-S22", "stock", at_most)
def stock_gone(s: State) -> tuple[int, int]:
    return len(s.stock), 0


@rule("CA-13", "pile", at_least)
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


@rule("CA-15", "held", facts=_held)
def in_hand(s: State, m: Lay | Take) -> bool:
    return m.used[0] in s.hands[s.turn] if m.size == 1 else holds(s.hands[s.turn], m.used)


@rule("CA-15", "held", facts=_held)
def card_in_hand(s: State, m: Discard) -> bool:
    return m.card in s.hands[s.turn]


@rule("CA-15", "some", at_least)
def lays_something(s: State, m: Lay) -> tuple[int, int]:
    return m.size, 1


# --- melds --------------------------------------------------------------------


def _meld(s: State, x: Laid) -> dict[str, Any]:
    return {"cards": x.group.cards, "meld": x.old.cards + x.group.cards, "rank": x.group.rank}


@rule(
    "CA-17",
    facts=lambda s, x: {**_meld(s, x), "side": Side(s.side if x.group.side is None else x.group.side)},
)
def own_meld(s: State, x: Laid) -> bool:
    return x.group.side is None or x.group.side == s.side


@rule("CA-18", "rank", facts=_meld)
def one_rank(s: State, x: Laid) -> bool:
    return x.group.fits


@rule("CA-18", "size", at_least, facts=_meld, telling=True)
def three_cards(s: State, x: Laid) -> tuple[int, int]:
    return x.size, 3


@rule("CA-20", "ordinary", facts=_meld)
def no_threes(s: State, x: Laid) -> bool:
    return x.group.rank != THREE


@rule("CA-20", "black", facts=_meld)
def only_black(s: State, x: Laid) -> bool:
    return not any([RED_THREE[c] for c in x.group.cards])


@rule("CA-20", "last", at_most, facts=_meld)
def last_meld(s: State, x: Laid) -> tuple[int, int]:
    return cards_left(s, x.move), 1


@rule("CA-19", facts=_meld)
def three_needs_no_wild(s: State, x: Laid) -> bool:
    return x.group.wilds == 0


@rule("CA-S15", facts=_meld)
def not_only_wilds(s: State, x: Laid) -> bool:
    return x.wilds < x.size


@rule("CA-G6", "wild", facts=_meld)
def a_wild_meld(s: State, x: Laid) -> bool:
    return x.group.rank == WILDS


@rule("CA-G6", "size", at_most, facts=_meld)
def seven_wilds(s: State, x: Laid) -> tuple[int, int]:
    return x.size, CANASTA


@rule("CA-21", "naturals", at_least, facts=_meld)
def two_naturals(s: State, x: Laid) -> tuple[int, int]:
    return x.size - x.wilds, 2


@rule("CA-21", "wilds", at_most, facts=_meld)
def three_wilds(s: State, x: Laid) -> tuple[int, int]:
    return x.wilds, s.house.most_wilds


@rule("CA-21", "balance", at_most, facts=_meld)
def no_more_wilds(s: State, x: Laid) -> tuple[int, int]:
    return x.wilds, x.size - x.wilds


def _ranks(s: State, m: Lay | Take) -> list[Rank]:
    found = [group.rank for group in m.groups]
    return [*found, s.top.rank] if isinstance(m, Take) else found


def _twice(s: State, m: Lay | Take) -> dict[str, Any]:
    ranks = _ranks(s, m)
    again = [r for r in ranks if ranks.count(r) > 1]
    return {"rank": again[0]} if again else {}


def _all_differ(ranks: list[Rank]) -> bool:
    return len(set(ranks)) == len(ranks)


@rule("CA-S13", facts=_twice)
def one_meld_a_rank(s: State, m: Lay | Take) -> bool:
    return (len(m.groups) == 1 and isinstance(m, Lay)) or _all_differ(_ranks(s, m))


MIXED = AllOf("wild-share", two_naturals, three_wilds, When(lambda h: h.wild_rule == "seed", no_more_wilds))
COMPOSED = InTurn(
    "composition",
    When(lambda h: h.wild_canasta == "off", not_only_wilds),
    When(lambda h: h.wild_canasta == "off", MIXED),
    When(
        lambda h: h.wild_canasta != "off",
        AnyOf("mixed-or-wild", MIXED, AllOf("wild-meld", a_wild_meld, seven_wilds)),
    ),
)
# threes keep to rules of their own, and all other melds to theirs
GROUP = InTurn(
    "meld",
    own_meld,
    one_rank,
    AllOf(
        "meld-cards",
        # that threes are not melded at all says more than that two are too few
        Unless("threes", no_threes, only_black, last_meld, three_needs_no_wild),
        three_cards,
        COMPOSED,
    ),
)
GROUPS = AllOf("melds", one_meld_a_rank, Each("each-meld", laid, GROUP))


# --- opening ------------------------------------------------------------------


@rule("CA-S11", facts=lambda s: {"side": Side(s.side)})
def side_has_opened(s: State) -> bool:
    return bool(s.melds[s.side])


def _worth(s: State, m: Lay | Take) -> dict[str, Any]:
    cards = m.used
    return {"cards": (*cards, s.top) if isinstance(m, Take) else cards, "total": Points(s.totals[s.side])}


@rule("CA-S9", compare=at_least, facts=_worth)
def reaches_minimum(s: State, m: Lay | Take) -> tuple[Points, Points]:
    worth = sum([VALUE[c] for c in m.used])
    if isinstance(m, Take):
        worth += VALUE[s.top]
    return Points(worth), Points(minimum(s, s.side))


@rule("CA-S12", "stock")
def drew_from_stock(s: State, m: Lay | Take) -> bool:
    return isinstance(m, Lay) and not s.took


@rule("CA-S12", "whole", at_most)
def whole_hand(s: State, m: Lay | Take) -> tuple[int, int]:
    return cards_left(s, m), 1


@rule("CA-S12", "canasta", at_least)
def with_canasta(s: State, m: Lay | Take) -> tuple[int, int]:
    return canastas_after(s, m), 1


WHOLE_HAND = AllOf("whole-hand", drew_from_stock, whole_hand, with_canasta)
OPENING = Unless("opening", AnyOf("no-minimum", side_has_opened, WHOLE_HAND), reaches_minimum)


# --- keeping cards, and going out ---------------------------------------------


def _side(s: State, _: Any = None) -> dict[str, Any]:
    return {"side": Side(s.side)}


@rule("CA-S16", "two", at_least)
def keeps_two(s: State, m: Lay | Take) -> tuple[int, int]:
    return cards_left(s, m), 2


@rule("CA-S16", "one", at_least)
def keeps_one(s: State) -> tuple[int, int]:
    return len(s.hand) - 1, 1


@rule("CA-S17", compare=at_least, facts=_side)
def enough_canastas(s: State, m: Lay | Take) -> tuple[int, int]:
    return canastas_after(s, m), s.house.canastas


@rule("CA-S17", compare=at_least, facts=_side)
def canastas_lie(s: State) -> tuple[int, int]:
    return canastas(s.melds[s.side]), s.house.canastas


def _partner(s: State) -> dict[str, Any]:
    return {"seat": Seat(partner(s))}


@rule("CA-S19", "refused", facts=_partner)
def not_refused(s: State) -> bool:
    return s.answer is not False


def _out_is_open(after: State) -> bool:
    return after.out is not None or can_go_out(after)


@rule("CA-S19", "bound-lay", facts=_partner)
def still_gets_out(s: State, m: Lay) -> bool:
    return s.answer is not True or _out_is_open(lay(s, m, untold))


@rule("CA-S19", "bound-discard", facts=_partner)
def gets_out(s: State) -> bool:
    return s.answer is not True or len(s.hand) == 1


GOING_OUT = InTurn("going-out", enough_canastas, not_refused)
KEEPING = AnyOf("keeping-cards", keeps_two, GOING_OUT)


# --- the pile -----------------------------------------------------------------


def _top(s: State) -> dict[str, Any]:
    return {"card": s.top, "rank": s.top.rank} if s.pile else {}


@rule("CA-S1", facts=_top)
def top_is_natural(s: State) -> bool:
    return s.top.rank != THREE and not WILD[s.top]


def _naturals(s: State, m: Take) -> int:
    rank = s.top >> 2
    return sum([c >> 2 == rank for c in m.cards])


def _taking(s: State, m: Take) -> dict[str, Any]:
    return {**_top(s), "cards": m.cards, "frozen": s.frozen}


@rule("CA-S3", compare=at_least, facts=_taking, telling=True)
def natural_pair(s: State, m: Take) -> tuple[int, int]:
    return _naturals(s, m), 2


@rule("CA-S4", "frozen", facts=_top)
def not_frozen(s: State) -> bool:
    return not s.frozen


@rule("CA-S4", "unopened", facts=lambda s: {"side": Side(s.side)})
def not_frozen_for_side(s: State) -> bool:
    return bool(s.melds[s.side])


@rule("CA-G5")
def not_always_frozen(s: State) -> bool:
    return not s.house.pile_always_frozen


@rule("CA-S2", "with-wild", facts=_taking, telling=True)
def natural_and_wild(s: State, m: Take) -> bool:
    return _naturals(s, m) >= 1 and any([WILD[c] for c in m.cards])


@rule("CA-S2", "onto-meld", facts=_taking, telling=True)
def joins_meld(s: State, m: Take) -> bool:
    return meld_of(s.melds[s.side], s.top.rank) is not None


@rule("CA-G4", facts=_top)
def meld_not_complete(s: State, m: Take) -> bool:
    mine = meld_of(s.melds[s.side], s.top.rank)
    return mine is None or not mine.canasta


@rule("CA-S7", facts=_top)
def not_one_for_one(s: State) -> bool:
    return len(s.hand) != 1 or len(s.pile) != 1


UNFROZEN = AllOf(
    "unfrozen", not_frozen, not_frozen_for_side, When(lambda h: h.pile_always_frozen, not_always_frozen)
)
ONTO_MELD = InTurn("onto-meld", joins_meld, When(lambda h: h.blocked_by_canasta, meld_not_complete))
WAYS = AnyOf(
    "ways-to-take",
    InTurn("unfrozen-ways", UNFROZEN, AnyOf("one-natural", natural_and_wild, ONTO_MELD)),
    natural_pair,
)


# --- asking the partner -------------------------------------------------------


@rule("CA-S19", "partner")
def has_partner(s: State) -> bool:
    return len(s.hands) > len(s.melds)


@rule("CA-S19", "once")
def not_asked_yet(s: State) -> bool:
    return s.answer is None


@rule("CA-S19", "before-melding")
def not_melded_yet(s: State) -> bool:
    mine = s.melds[s.side]
    return not s.took and (mine is s.before or mine == s.before)


@rule("CA-G9")
def could_go_out(s: State) -> bool:
    return can_go_out(s)


@rule("CA-S19", "asked")
def was_asked(s: State) -> bool:
    return s.phase == "answer"


@rule("CA-S19", "answer")
def is_an_answer(s: State, m: Answer) -> bool:
    return isinstance(m.yes, bool)


# --- the charters -------------------------------------------------------------

DRAWING = InTurn("draw", nothing_drawn, stock_left)
TAKING = InTurn(
    "take",
    not_drawn_yet,
    pile_left,
    top_is_natural,
    not_one_for_one,
    in_hand,
    AllOf("taking", WAYS, GROUPS, OPENING, KEEPING),
)
LAYING = InTurn(
    "lay",
    has_drawn,
    lays_something,
    in_hand,
    GROUPS,
    AllOf("laying", OPENING, InTurn("keeping", KEEPING, still_gets_out)),
)
ASKING = InTurn("ask", has_drawn, has_partner, not_asked_yet, not_melded_yet, could_go_out)
ANSWERING = InTurn("answer", was_asked, is_an_answer)
DISCARDING = InTurn(
    "discard",
    has_drawn,
    card_in_hand,
    AllOf(
        "discarding",
        AnyOf("keeping-cards", keeps_one, InTurn("going-out", canastas_lie, not_refused)),
        gets_out,
    ),
)


def ending(taking: Check) -> Check:
    """The charter of ending the hand; its duty looks at the pile under the same house rules."""

    @rule("CA-S22", "duty", facts=_top)
    def need_not_take(s: State) -> bool:
        return s.frozen or not s.pile or not taking.holds(s, Take())

    return InTurn("end", nothing_drawn, stock_gone, need_not_take)


def charters(house: House) -> dict[str, Check]:
    """Every charter with the house's options settled."""
    taking = under(TAKING, house)
    return {
        "draw": DRAWING,
        "take": taking,
        "end": ending(taking),
        "lay": under(LAYING, house),
        "ask": ASKING,
        "answer": ANSWERING,
        "discard": DISCARDING,
    }
