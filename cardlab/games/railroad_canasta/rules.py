"""Railroad Canasta: what is allowed. Every condition is a numbered rule; each charter joins those of one move.

Inside rules `s` is the state, `m` the move and `x` one group of cards that the move lays,
together with the meld that it joins. Where several articles say the same, the seed's is cited.
"""

from __future__ import annotations

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
    placed,
    sevens_free,
    takes_all,
    top_group,
    unlocked,
    unlocks,
)
from cardlab.rulings import AllOf, AnyOf, Check, Each, InTurn, Unless, When, at_least, at_most, rule, same, under
from cardlab.values import Points, Seat, Side


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
# threes and wild cards are discussed by rules of their own
_PICKUP = {
    "after_discard": ("kitty",),
    "before_draw_too": ("draw", "kitty"),
    "immediately": ("draw", "meld", "kitty"),
}


def laid(s: State, m: Lay | Take) -> list[Laid]:
    """The groups of a move with the melds they join, and how many melds of each rank are then incomplete."""
    melds = s.melds[s.turn]
    if len(m.groups) == 1 and isinstance(m, Lay):
        group = m.groups[0]
        old = open_meld(melds, group.rank) or _NOTHING[group.rank]
        return [Laid(group, old, m, 1)]
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
    left = len(s.hands[s.turn]) - m.size
    if isinstance(m, Take) and takes_all(s, m):
        for c in s.pile[:-1]:
            if not RED_THREE[c]:
                left += 1
    return left


def sevens_left(s: State, m: Lay | Take) -> int:
    """How many of these are sevens."""
    sevens = [c for c in s.hands[s.turn] if c >> 2 == SEVEN]
    if isinstance(m, Take) and takes_all(s, m):
        sevens += [c for c in s.pile[:-1] if c >> 2 == SEVEN]
    return len(sevens) - sum([c >> 2 == SEVEN for c in m.used]) if sevens else 0


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


@rule("RC-30", "own",
      facts=lambda s, x: {**_meld(s, x), "side": Side(s.turn if x.group.side is None else x.group.side)})
def own_meld(s: State, x: Laid) -> bool:
    return x.group.side is None or x.group.side == s.turn


@rule("RC-20", "rank", facts=_meld)
def one_rank(s: State, x: Laid) -> bool:
    return x.group.fits


@rule("RC-17", compare=at_least, facts=_meld)
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


BLACK_THREES = AllOf("rr-black-threes", only_black, three_needs_no_wild, enough_black_threes, InTurn("rr-last", last_meld))
# threes, sevens and wild cards keep to rules of their own, all other melds to the common ones
GROUP = InTurn(
    "meld",
    own_meld,
    one_rank,
    AllOf(
        "meld-cards",
        Unless("threes", no_threes, only_black, three_needs_no_wild, enough_black_threes, InTurn("rr-last", last_meld)),
    ),
)
