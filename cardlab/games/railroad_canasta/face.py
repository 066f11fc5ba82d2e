"""Railroad Canasta: what is seen. Views are built from what a seat may see, and imagined back into states."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cardlab.cards import JOKER, PACK, SEVEN, Card, Cards, Rank
from cardlab.games.canasta.face import is_red_three, lays, no_red_three, pile_like, takes
from cardlab.games.canasta.position import WILD, WILDS, Discard, Draw, End, Group, Lay, Meld, Take
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
from cardlab.kit.sights import Sights, Unseen, open_cards
from cardlab.values import Side
from cardlab.views import Hold, Offer, View, Zone

# public parts of a state that are no cards
_FACTS = ("hand_number", "dealer", "totals", "frozen", "phase", "out")


SEEN = Sights(
    zones={
        "stock": "none",
        "pile": "top",  # RC-G34
        "hand": "own",
        # by its owner, and not before he has earned it (RC-6, RC-31, RC-G7)
        "kitty": lambda s, owner: "own" if s.phase == "over" or may_look(s, owner) else "none",
        "meld": "all",
        "threes": "all",
    },
    facts=_FACTS,
)
sight = SEEN.sight


def view(s: State, seat: int | None) -> View:
    """What a seat sees; once the hand is over, hands and kitties are shown for the count."""
    zones = [
        SEEN.zone(s, seat, "stock", s.stock, "stack"),
        SEEN.zone(s, seat, "pile", s.pile, "stack", ("frozen",) if s.frozen else ()),
    ]
    for i, hand in enumerate(s.hands):
        zones.append(SEEN.zone(s, seat, f"hand:{i}", hand, "fan"))
        marks = ("unlocked",) if s.kitties[i] and may_look(s, i) else ()
        zones.append(SEEN.zone(s, seat, f"kitty:{i}", s.kitties[i], "row" if marks else "stack", marks))
    for i in range(len(s.hands)):
        zones += _melds(s, i)
        zones.append(SEEN.zone(s, seat, f"threes:{i}", s.threes[i], "row"))
    # everybody saw the red threes that were turned up onto the pile, and the sevens, which are seldom
    # thrown: how many there are decides whether taking the pile leaves something to discard
    reds, sevens = sum(map(is_red_three, s.pile)), sum(map(_is_seven, s.pile))
    facts = (*SEEN.public(s), ("reds_in_pile", reds), ("sevens_in_pile", sevens))
    return View(seat, None if s.phase == "over" else s.turn, tuple(zones), facts)


def _is_seven(card: Card) -> bool:
    return card.rank == SEVEN


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
        found += takes(s, hold, _group)
    if what in ("", "meld", "melds", "threes"):
        found += lays(s, hold, _group, lambda rank: open_meld(s.melds[s.turn], rank) is not None)
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
    facts = SEEN.told(v)
    house: House = facts["house"]
    counted = ((facts.pop("reds_in_pile"), is_red_three), (facts.pop("sevens_in_pile"), _is_seven))
    unseen = Unseen(v, PACK * (2 * house.seats) + (JOKER,) * (house.jokers_per_player * house.seats), rng)
    seats = range(house.seats)
    pile = pile_like(v.zone("pile").cards, unseen, counted, frozen=facts["frozen"])
    # a hidden hand never holds a red three: those were laid out when they came (RC-11); a kitty may
    hands = unseen.hands("hand", house.seats, no_red_three)
    return State(
        seed=0,
        pile=pile,
        hands=hands,
        kitties=unseen.hands("kitty", house.seats),
        # in a view they stand as in a state: by rank, the complete ones first
        melds=tuple([tuple(map(_meld, v.owned("meld", seat))) for seat in seats]),
        threes=tuple([open_cards(v.zone(f"threes:{seat}")) for seat in seats]),
        stock=unseen.fill("stock"),
        **facts,
    )


def _meld(zone: Zone) -> Meld:
    cards = open_cards(zone)
    return Meld(Rank(int(zone.id.split(":")[2])), cards, sum([WILD[c] for c in cards]))
