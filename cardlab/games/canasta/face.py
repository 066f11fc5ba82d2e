"""Canasta: what is seen. Views are built from what a seat may see, and imagined back into states."""

from __future__ import annotations

import random
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
from cardlab.values import Side
from cardlab.views import Hold, Offer, Sight, View, Zone

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


def sight(s: State, seat: int | None, zone: str) -> Sight:
    """Faces are seen in melds, red threes and one's own hand; of the pile only the top (CA-G7)."""
    what, _, owner = zone.partition(":")
    if what == "hand":
        return "all" if s.phase == "over" or (seat is not None and owner == str(seat)) else "none"
    return {"stock": "none", "pile": "top"}.get(what, "all")  # type: ignore[return-value]


def view(s: State, seat: int | None) -> View:
    """What a seat sees; once the hand is over, all hands are shown for the count."""
    zones = [Zone("stock", (None,) * len(s.stock), "stack")]
    hidden = (None,) * (len(s.pile) - 1)
    pile: tuple[Card | None, ...] = (*hidden, s.pile[-1]) if s.pile else ()
    zones.append(Zone("pile", pile, "stack", ("frozen",) if s.frozen else ()))
    for i, hand in enumerate(s.hands):
        shown = sight(s, seat, f"hand:{i}") == "all"
        zones.append(Zone(f"hand:{i}", hand if shown else (None,) * len(hand), "fan"))
    for side, melds in enumerate(s.melds):
        zones += [Zone(f"meld:{side}:{int(m.rank)}", m.cards, "column", _marks(m)) for m in melds]
        zones.append(Zone(f"threes:{side}", s.threes[side], "row"))
    facts = tuple((name, getattr(s, name)) for name in _FACTS)
    # everybody saw the red threes that were turned up onto the pile
    facts += (("house", s.house), ("turned", s.turn), ("reds_in_pile", sum(RED_THREE[c] for c in s.pile)))
    turn = None if s.phase == "over" else mover(s)
    return View(seat, turn, tuple(zones), facts)


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
        found += _takes(s, hold)
    if what in ("", "meld", "melds", "threes"):
        found += _lays(s, hold)
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


def _takes(s: State, hold: Hold) -> list[Offer]:
    aside = [_group(s, cards, zone) for cards, zone in hold.staged]
    held = hold.cards
    for group in aside:  # cards put aside of the top's rank take the pile with it
        if group.rank == s.top.rank and not held:
            held = group.cards
            aside.remove(group)
            break
    facts = (("card", s.top), ("cards", held))
    return [Offer("take-with" if held else "take", Take(held, tuple(aside)), facts)]


def _lays(s: State, hold: Hold) -> list[Offer]:
    aside = tuple(_group(s, cards, zone) for cards, zone in hold.staged)
    if not hold.cards:
        return [Offer("lay-staged", Lay(aside), (("cards", hold.staged[0][0]),))] if aside else []
    more = _group(s, hold.cards, hold.target)
    joins = more.side is not None or meld_of(s.melds[s.side], more.rank) is not None
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


def imagine(v: View, rng: random.Random) -> State:
    """A state that looks like this view; what is hidden is dealt at random from the unseen cards.

    The seed of the real deal is not part of a view, so it is not part of what is imagined.
    """
    facts: dict[str, Any] = dict(v.facts)
    house: House = facts.pop("house")
    turn: int = facts.pop("turned")
    reds: int = facts.pop("reds_in_pile")
    unseen = list(PACK * house.players.packs + (JOKER,) * (2 * house.players.packs))
    for zone in v.zones:
        for card in zone.cards:
            if card is not None:
                unseen.remove(card)
    rng.shuffle(unseen)

    pile = _pile(v.zone("pile").cards, reds, unseen, frozen=facts["frozen"])
    # a hidden hand never holds a red three: those were laid out when they came (CA-11, CA-14)
    hands = tuple(
        tuple(sorted(_deal(v.zone(f"hand:{i}").cards, unseen, red_threes=False))) for i in range(house.seats)
    )
    sides = range(house.players.sides)
    melds = tuple(
        tuple(_meld(zone) for zone in v.zones if zone.what == "meld" and zone.owner == side) for side in sides
    )
    threes = tuple(_deal(v.zone(f"threes:{side}").cards, unseen) for side in sides)
    stock = _deal(v.zone("stock").cards, unseen)
    return State(
        house=house,
        seed=0,
        stock=stock,
        pile=pile,
        hands=hands,
        melds=melds,
        threes=threes,
        turn=turn,
        **facts,
    )


def _pile(seen: tuple[Card | None, ...], reds: int, unseen: list[Card], *, frozen: bool) -> Cards:
    """The pile under its top: as many red threes as were turned up there, and other cards.

    There is no wild card in a pile that is not frozen (CA-S4).
    """
    top_red = sum(1 for card in seen if card is not None and RED_THREE[card])
    buried = _deal((None,) * (reds - top_red), unseen, red_threes=True)
    fit = [c for c in unseen if not RED_THREE[c] and (frozen or not WILD[c])] if seen else []
    others = _deal((None,) * (len(seen) - 1 - len(buried)), fit) if seen else ()
    for card in others:
        unseen.remove(card)
    return buried + others + tuple(card for card in seen if card is not None)


def _deal(seen: tuple[Card | None, ...], unseen: list[Card], *, red_threes: bool | None = None) -> Cards:
    """Fill what is not seen from the unseen cards; with `red_threes`, only by such or only by others."""
    found: list[Card] = []
    for card in seen:
        if card is not None:
            found.append(card)
        else:
            fit = next(i for i, c in enumerate(unseen) if red_threes is None or RED_THREE[c] == red_threes)
            found.append(unseen.pop(fit))
    return tuple(found)


def _meld(zone: Zone) -> Meld:
    cards = tuple(card for card in zone.cards if card is not None)
    rank = int(zone.id.split(":")[2])
    return Meld(Rank(rank), cards, sum(WILD[c] for c in cards), "concealed" in zone.marks)
