"""Railroad Canasta: what is seen. Views are built from what a seat may see, and imagined back into states."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from cardlab.cards import JOKER, PACK, SEVEN, Card, Cards, Rank
from cardlab.games.canasta.position import RED_THREE, WILD, WILDS, Discard, Draw, End, Group, Lay, Meld, Take
from cardlab.games.railroad_canasta.position import (
    House,
    Pass,
    State,
    TakeKitty,
    complete,
    kind_of,
    may_look,
    open_meld,
)
from cardlab.values import Side
from cardlab.views import Hold, Offer, Sight, View, Zone

# public parts of a state that are no cards
_FACTS = ("hand_number", "dealer", "totals", "frozen", "phase", "out")


def sight(s: State, seat: int | None, zone: str) -> Sight:
    """Faces are seen in melds, red threes and one's own hand; of the pile only the top (RC-G34).

    A kitty is seen by its owner only, and not before he has earned it (RC-6, RC-31, RC-G7).
    """
    what, _, owner = zone.partition(":")
    mine = seat is not None and owner == str(seat)
    if what == "hand":
        return "all" if s.phase == "over" or mine else "none"
    if what == "kitty":
        return "all" if s.phase == "over" or (mine and may_look(s, int(owner))) else "none"
    return {"stock": "none", "pile": "top"}.get(what, "all")  # type: ignore[return-value]


def view(s: State, seat: int | None) -> View:
    """What a seat sees; once the hand is over, hands and kitties are shown for the count."""
    zones = [Zone("stock", (None,) * len(s.stock), "stack")]
    hidden = (None,) * (len(s.pile) - 1)
    pile: tuple[Card | None, ...] = (*hidden, s.pile[-1]) if s.pile else ()
    zones.append(Zone("pile", pile, "stack", ("frozen",) if s.frozen else ()))
    for i, hand in enumerate(s.hands):
        zones.append(Zone(f"hand:{i}", _shown(s, seat, f"hand:{i}", hand), "fan"))
        kitty = f"kitty:{i}"
        marks = ("unlocked",) if s.kitties[i] and may_look(s, i) else ()
        zones.append(Zone(kitty, _shown(s, seat, kitty, s.kitties[i]), "row" if marks else "stack", marks))
    for i in range(len(s.hands)):
        zones += _melds(s, i)
        zones.append(Zone(f"threes:{i}", s.threes[i], "row"))
    facts = tuple([(name, getattr(s, name)) for name in _FACTS])
    # everybody saw the red threes that were turned up onto the pile, and the sevens, which are seldom
    # thrown: how many there are decides whether taking the pile leaves something to discard
    reds, sevens = sum([RED_THREE[c] for c in s.pile]), sum([c.rank == SEVEN for c in s.pile])
    facts += (("house", s.house), ("turned", s.turn), ("reds_in_pile", reds), ("sevens_in_pile", sevens))
    return View(seat, None if s.phase == "over" else s.turn, tuple(zones), facts)


def _shown(s: State, seat: int | None, zone: str, cards: Cards) -> tuple[Card | None, ...]:
    return cards if sight(s, seat, zone) == "all" else (None,) * len(cards)


def _melds(s: State, seat: int) -> Iterator[Zone]:
    """The melds of a player: `meld:seat:rank` for an incomplete one, `meld:seat:rank:n` for a canasta."""
    last, n = -1, 0
    for meld in s.melds[seat]:
        n, last = (n + 1 if meld.rank == last else 1), meld.rank
        if complete(meld):
            marks = ("canasta", kind_of(meld.rank, meld.wilds))
            yield Zone(f"meld:{seat}:{int(meld.rank)}:{n}", meld.cards, "column", marks)
        else:
            yield Zone(f"meld:{seat}:{int(meld.rank)}", meld.cards, "column")


# --- what a selection may mean -------------------------------------------------


def meanings(s: State, hold: Hold) -> tuple[Offer, ...]:
    """Which moves the cards held up may mean. Pointing at a zone narrows them down.

    Cards put aside are laid with every laying and taking; a selection that is not put aside
    counts as one more group (or, at the pile, as the cards that take its top).
    """
    found: list[Offer] = []
    what = hold.target.partition(":")[0]
    nothing = not hold.cards and not hold.staged
    if what in ("", "stock") and not hold.cards and s.stock:
        found.append(Offer("draw", Draw()))
    if what in ("", "pile") and s.pile and (s.phase == "draw" or not what):
        found += _takes(s, hold)
    if what in ("", "meld", "melds", "threes"):
        found += _lays(s, hold)
    if what in ("", "pile") and len(hold.cards) == 1 and not hold.staged:
        found.append(Offer("discard", Discard(hold.cards[0]), (("card", hold.cards[0]),)))
    if what == "kitty" or (what == "" and nothing and s.kitties[s.turn]):
        found.append(Offer("rr-kitty", TakeKitty()))
    if (
        what == ""
        and nothing
        and (s.phase == "kitty" or s.house.all_sevens_rule == "pass_turn_without_discard")
    ):
        found.append(Offer("rr-leave" if s.phase == "kitty" else "rr-pass", Pass()))
    if what in ("", "stock") and nothing and (not s.stock or s.phase == "meld"):
        found.append(Offer("rr-end", End()))
    # what fits the moment comes first: before the draw the pile, after it the melds
    late = {
        "draw": (Lay, Discard, TakeKitty, Pass),
        "meld": (Draw, Take, TakeKitty, Pass, End),
        "kitty": (Draw, Take, Lay, Discard, End),
    }.get(s.phase, ())
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
    aside = tuple([_group(s, cards, zone) for cards, zone in hold.staged])
    if not hold.cards:
        return [Offer("lay-staged", Lay(aside), (("cards", hold.staged[0][0]),))] if aside else []
    more = _group(s, hold.cards, hold.target)
    joins = more.side is not None or open_meld(s.melds[s.turn], more.rank) is not None
    facts = (("cards", hold.cards), ("rank", more.rank))
    return [Offer("add" if joins else "lay", Lay((*aside, more)), facts)]


def _group(s: State, cards: Cards, zone: str) -> Group:
    """The group that cards make where they are put: of a meld's rank there, else of their own."""
    what, *rest = zone.split(":")
    side = (
        Side(int(rest[0]))
        if what in ("meld", "melds", "threes") and rest and int(rest[0]) != s.turn
        else None
    )
    if what == "meld" and len(rest) > 1:
        return Group(Rank(int(rest[1])), cards, side)
    natural = next((c.rank for c in cards if not WILD[c]), WILDS)
    return Group(natural, cards, side)


# --- imagining ----------------------------------------------------------------


def imagine(v: View, rng: random.Random) -> State:
    """A state that looks like this view; what is hidden is dealt at random from the unseen cards.

    That includes the owner's kitty as long as he may not look at it. The seed of the real deal is
    not part of a view, so it is not part of what is imagined.
    """
    facts: dict[str, Any] = dict(v.facts)
    house: House = facts.pop("house")
    turn: int = facts.pop("turned")
    reds, sevens = facts.pop("reds_in_pile"), facts.pop("sevens_in_pile")
    unseen = list(PACK * (2 * house.seats) + (JOKER,) * (house.jokers_per_player * house.seats))
    for zone in v.zones:
        for card in zone.cards:
            if card is not None:
                unseen.remove(card)
    rng.shuffle(unseen)

    seats = range(house.seats)
    pile = _pile(v.zone("pile").cards, reds, sevens, unseen, frozen=facts["frozen"])
    # a hidden hand never holds a red three: those were laid out when they came (RC-11); a kitty may
    hands = tuple([tuple(sorted(_deal(v.zone(f"hand:{i}").cards, unseen, red_threes=False))) for i in seats])
    kitties = tuple([tuple(sorted(_deal(v.zone(f"kitty:{i}").cards, unseen))) for i in seats])
    melds = tuple([_melds_of(v, seat) for seat in seats])
    threes = tuple([_deal(v.zone(f"threes:{seat}").cards, unseen) for seat in seats])
    stock = _deal(v.zone("stock").cards, unseen)
    return State(house=house, seed=0, stock=stock, pile=pile, hands=hands, kitties=kitties, melds=melds,
                 threes=threes, turn=turn, **facts)  # fmt: skip


def _melds_of(v: View, seat: int) -> tuple[Meld, ...]:
    """In a view they stand as in a state: by rank, the complete ones first."""
    return tuple([_meld(zone) for zone in v.zones if zone.what == "meld" and zone.owner == seat])


def _meld(zone: Zone) -> Meld:
    cards = tuple([card for card in zone.cards if card is not None])
    return Meld(Rank(int(zone.id.split(":")[2])), cards, sum([WILD[c] for c in cards]))


def _pile(
    seen: tuple[Card | None, ...], reds: int, sevens: int, unseen: list[Card], *, frozen: bool
) -> Cards:
    """The pile under its top: as many red threes and sevens as were seen there, and other cards.

    There is no wild card in a pile that is not frozen (RC-34).
    """
    if not seen:
        return ()
    top = tuple([card for card in seen if card is not None])
    buried: Cards = ()
    for count, kind in (
        (reds - sum([RED_THREE[c] for c in top]), lambda c: RED_THREE[c]),
        (sevens - sum([c.rank == SEVEN for c in top]), lambda c: c.rank == SEVEN),
    ):
        buried += _some(count, unseen, kind)
    rest = len(seen) - len(top) - len(buried)
    fit = _some(rest, unseen, lambda c: not RED_THREE[c] and c.rank != SEVEN and (frozen or not WILD[c]))
    return buried + fit + top


def _some(count: int, unseen: list[Card], fits: Callable[[Card], bool]) -> Cards:
    """So many unseen cards of a kind, taken away from there."""
    found = tuple([c for c in unseen if fits(c)][:count])
    for card in found:
        unseen.remove(card)
    return found


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
