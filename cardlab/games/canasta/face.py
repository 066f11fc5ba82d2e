"""Canasta: what is seen. Views are built from what a seat may see, and imagined back into states."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cardlab.cards import JOKER, PACK, Card, Cards, Rank
from cardlab.games.canasta.position import (
    RED_THREE,
    WILD,
    WILDS,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Group,
    House,
    Lay,
    Meld,
    State,
    Take,
    meld_of,
)
from cardlab.kit.sights import Sights, Unseen, open_cards
from cardlab.values import Side
from cardlab.views import Hold, Offer, View, Zone

# public parts of a state that are no cards
_FACTS = (
    "hand_number",
    "dealer",
    "totals",
    "frozen",
    "phase",
    "before",
    "melded",
    "took",
    "answer",
    "out",
    "out_concealed",
)


SEEN = Sights(
    # of the pile only the top (CA-G7)
    zones={"stock": "none", "pile": "top", "hand": "own", "meld": "all", "threes": "all"},
    facts=_FACTS,
)
sight = SEEN.sight


def view(s: State, seat: int | None) -> View:
    """What a seat sees; once the hand is over, all hands are shown for the count."""
    zones = [
        SEEN.zone(s, seat, "stock", s.stock, "stack"),
        SEEN.zone(s, seat, "pile", s.pile, "stack", ("frozen",) if s.frozen else ()),
        *[SEEN.zone(s, seat, f"hand:{i}", hand, "fan") for i, hand in enumerate(s.hands)],
    ]
    for side, melds in enumerate(s.melds):
        zones += [
            SEEN.zone(s, seat, f"meld:{side}:{int(m.rank)}", m.cards, "column", _marks(m)) for m in melds
        ]
        zones.append(SEEN.zone(s, seat, f"threes:{side}", s.threes[side], "row"))
    # everybody saw the red threes that were turned up onto the pile
    facts = (*SEEN.public(s), ("reds_in_pile", sum(RED_THREE[c] for c in s.pile)))
    return View(seat, None if s.phase == "over" else mover(s), tuple(zones), facts)


def mover(s: State) -> int:
    """Who must act: the player in turn, or his partner when asked."""
    if s.phase == "answer":
        return (s.turn + len(s.melds)) % len(s.hands)
    return s.turn


def _marks(meld: Meld) -> tuple[str, ...]:
    if not meld.canasta:
        return ()
    kind = "wild" if meld.rank == WILDS else "mixed" if meld.wilds else "natural"
    return ("canasta", kind, "concealed") if meld.concealed else ("canasta", kind)


# --- what a selection may mean -------------------------------------------------


def meanings(s: State, hold: Hold) -> tuple[Offer, ...]:
    """Which moves the cards held up may mean. Pointing at a zone narrows them down.

    Cards put aside are laid with every laying and taking; a selection that is not put aside
    counts as one more group (or, at the pile, as the cards that take its top).
    """
    found: list[Offer] = []
    what = hold.target.partition(":")[0]
    if what in ("", "stock") and not hold.cards:
        found.append(Offer("draw", Draw()) if s.stock else Offer("end", End()))
    if what in ("", "pile") and s.pile and (s.phase == "draw" or not what or len(hold.cards) != 1):
        found += takes(s, hold, _group)
    if what in ("", "meld", "melds", "threes"):
        found += lays(s, hold, _group, lambda rank: meld_of(s.melds[s.side], rank) is not None)
    if what in ("", "pile") and len(hold.cards) == 1 and not hold.staged:
        found.append(Offer("discard", Discard(hold.cards[0]), (("card", hold.cards[0]),)))
    if what == "" and not hold.cards and not hold.staged:
        found += [
            Offer("ask", Ask()),
            Offer("answer-yes", Answer(yes=True)),
            Offer("answer-no", Answer(yes=False)),
        ]
    # what fits the moment comes first: before the draw the pile, after it the melds
    late = (Draw, Take, End) if s.phase == "meld" else (Lay, Discard, Ask)
    return tuple(sorted(found, key=lambda offer: isinstance(offer.move, late)))


Grouping = Callable[[Any, Cards, str], Group]  # the group that cards make where they are put


def takes(s: Any, hold: Hold, group: Grouping) -> list[Offer]:
    """The pile taken with the cards held up, or with those put aside that are of its top's rank."""
    aside = [group(s, cards, zone) for cards, zone in hold.staged]
    held = hold.cards
    for one in aside:  # cards put aside of the top's rank take the pile with it
        if one.rank == s.top.rank and not held:
            held = one.cards
            aside.remove(one)
            break
    facts = (("card", s.top), ("cards", held))
    return [Offer("take-with" if held else "take", Take(held, tuple(aside)), facts)]


def lays(s: Any, hold: Hold, group: Grouping, lies: Callable[[Rank], bool]) -> list[Offer]:
    """The cards put aside and those held up, laid; `lies` says whether they would join a meld of the player's."""
    aside = tuple([group(s, cards, zone) for cards, zone in hold.staged])
    if not hold.cards:
        return [Offer("lay-staged", Lay(aside), (("cards", hold.staged[0][0]),))] if aside else []
    more = group(s, hold.cards, hold.target)
    joins = more.side is not None or lies(more.rank)
    facts = (("cards", hold.cards), ("rank", more.rank))
    return [Offer("add" if joins else "lay", Lay((*aside, more)), facts)]


def _group(s: State, cards: Cards, zone: str) -> Group:
    """The group that cards make where they are put: of a meld's rank there, else of their own."""
    what, *rest = zone.split(":")
    side = Side(int(rest[0])) if rest and int(rest[0]) != s.side else None
    if what == "meld":
        return Group(Rank(int(rest[1])), cards, side)
    natural = next((c.rank for c in cards if not WILD[c]), WILDS)
    return Group(natural, cards, side)


# --- imagining ----------------------------------------------------------------


def imagine(v: View, rng: random.Random) -> State:
    """A state that looks like this view; what is hidden is dealt at random from the unseen cards.

    The seed of the real deal is not part of a view, so it is not part of what is imagined.
    """
    facts = SEEN.told(v)
    house: House = facts["house"]
    reds = facts.pop("reds_in_pile")
    unseen = Unseen(v, PACK * house.players.packs + (JOKER,) * (2 * house.players.packs), rng)
    pile = pile_like(v.zone("pile").cards, unseen, ((reds, is_red_three),), frozen=facts["frozen"])
    # a hidden hand never holds a red three: those were laid out when they came (CA-11, CA-14)
    hands = unseen.hands("hand", house.seats, no_red_three)
    sides = range(house.players.sides)
    return State(
        seed=0,
        pile=pile,
        hands=hands,
        melds=tuple([tuple(map(_meld, v.owned("meld", side))) for side in sides]),
        threes=tuple([open_cards(v.zone(f"threes:{side}")) for side in sides]),
        stock=unseen.fill("stock"),
        **facts,
    )


def is_red_three(card: Card) -> bool:
    return RED_THREE[card]


def no_red_three(card: Card) -> bool:
    return not RED_THREE[card]


def pile_like(
    seen: tuple[Card | None, ...],
    unseen: Unseen,
    counted: tuple[tuple[int, Callable[[Card], bool]], ...],
    *,
    frozen: bool,
) -> Cards:
    """A pile under its top: of each kind that is counted as many as everybody saw, and other cards.

    There is no wild card in a pile that is not frozen (CA-S4, RC-34).
    """
    top = tuple([card for card in seen if card is not None])
    buried: Cards = ()
    for count, kind in counted:
        buried += unseen.some(count - sum(map(kind, top)), kind)

    def other(card: Card) -> bool:
        return (frozen or not WILD[card]) and not any(kind(card) for _, kind in counted)

    return buried + unseen.some(len(seen) - len(top) - len(buried), other) + top


def _meld(zone: Zone) -> Meld:
    cards = open_cards(zone)
    return Meld(
        Rank(int(zone.id.split(":")[2])), cards, sum(WILD[c] for c in cards), "concealed" in zone.marks
    )
