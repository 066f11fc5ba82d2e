"""Contract Rummy: what is seen. Views are built from what a seat may see, and imagined back into states."""

from __future__ import annotations

import random
from itertools import islice, product
from typing import Any

from cardlab.cards import FACES, Card, Cards
from cardlab.games.contract_rummy import propose
from cardlab.games.contract_rummy.family import House
from cardlab.games.contract_rummy.melds import Group, Meld, place
from cardlab.games.contract_rummy.position import (
    Add,
    Addition,
    Buy,
    Dig,
    Discard,
    Draw,
    Lay,
    Pass,
    State,
    Swap,
    Take,
)
from cardlab.kit.sights import Sights, Unseen
from cardlab.values import Seat
from cardlab.views import Hold, Offer, View

# public parts of a state that are no hidden cards
_FACTS = (
    "hand_number",
    "dealer",
    "totals",
    "phase",
    "laid",
    "took",
    "asked",
    "reshuffles",
    "idle",
    "out",
    "melds",
)
_FEW = 12  # a table shows no more ways to declare the jokers of a move than this


SEEN = Sights(
    zones={
        "stock": "none",
        # where one may dig in the discards, they lie open (CR-G9)
        "pile": lambda s, _: "all" if s.house.discard_draw == "multi" else "top",
        "hand": "own",
        "meld": "all",
    },
    facts=_FACTS,
)
sight = SEEN.sight


def view(s: State, seat: int | None) -> View:
    """What a seat sees; once the hand is over, all hands are shown for the count."""
    dug = s.house.discard_draw == "multi"
    marks = ("source-any",) if dug and s.pile and seat is not None else ()
    zones = [
        SEEN.zone(s, seat, "stock", s.stock, "stack"),
        SEEN.zone(s, seat, "pile", s.pile, "row" if dug else "stack", marks),
        *[SEEN.zone(s, seat, f"hand:{i}", hand, "fan") for i, hand in enumerate(s.hands)],
    ]
    for i, melds in enumerate(s.melds):
        zones += [
            SEEN.zone(s, seat, f"meld:{i}:{at}", there.cards, "row", _marks(there))
            for at, there in enumerate(melds)
        ]
    deal = (
        ("deal", s.hand_number + 1),
        ("of", len(s.house.deals)),
        ("sets", s.deal.sets),
        ("runs", s.deal.runs),
    )
    return View(seat, mover(s), tuple(zones), SEEN.public(s), (("note-contract", deal),))


def mover(s: State) -> int | None:
    """Who must act: the player in turn, or the one who is asked whether he buys."""
    if s.phase == "over":
        return None
    return s.asked if s.phase == "buy" else s.turn


def _marks(there: Meld) -> tuple[str, ...]:
    """What kind of meld it is, and what its jokers stand for: `joker:1:5♣` is for its second card."""
    kind = "sequence" if there.run else "set"
    stands = zip(there.cards, there.stands)
    return (kind, *[f"joker:{at}:{face}" for at, (card, face) in enumerate(stands) if card != face])


# --- what cards may stand for ---------------------------------------------------


def declarations(house: House, cards: Cards) -> list[Group]:
    """What cards laid together may be: their wild cards declared, the likeliest first.

    >>> from cardlab.cards import cards
    >>> [group.stands for group in declarations(House(), cards("J♦ Q♦ K♦ JK"))]
    [(J♦, Q♦, K♦, A♦), (10♦, J♦, Q♦, K♦)]
    """
    naturals = tuple(c for c in cards if not house.wild[c])
    wilds = tuple(c for c in cards if house.wild[c])
    if not wilds:
        return [Group(cards)]
    if not naturals:
        return [Group(cards)]
    found = []
    if len({c.rank for c in naturals}) == 1:
        found += _as_set(naturals, wilds)
    if len({c.suit for c in naturals}) == 1 and len({c.rank for c in naturals}) == len(naturals):
        runs = _as_sequence(house, naturals, wilds)
        # one natural and jokers are a set; two of a suit can only be a sequence
        found = found + runs if len(naturals) == 1 else runs + found
    return found or [Group(cards, naturals + tuple(FACES[naturals[0].rank * 4 + c.suit % 4] for c in wilds))]


def _as_set(naturals: Cards, wilds: Cards) -> list[Group]:
    suits = [c.suit for c in naturals]
    free = [u for u in range(4) if u not in suits]
    free += [0] * max(0, len(wilds) - len(free))  # too many for different suits: the rules will say so
    rank = naturals[0].rank
    found = []
    for shift in range(len(free) if len(wilds) < len(free) else 1):
        turned = free[shift:] + free[:shift]
        found.append(
            Group(naturals + wilds, naturals + tuple(FACES[rank * 4 + u] for u in turned[: len(wilds)]))
        )
    return found


def _as_sequence(house: House, naturals: Cards, wilds: Cards) -> list[Group]:
    """Gaps are filled; what is left over goes to the high end, or else to the low one."""
    size, suit = len(naturals) + len(wilds), naturals[0].suit
    if size > 14:
        return []
    found = []
    for low in range(13, -1, -1):
        if low + size > 14 and not (house.ace_wrap and low < 13):
            continue
        ranks = [(low + i) % 13 for i in range(size)]
        if not all(c.rank in ranks for c in naturals) or place(house.shape, tuple(sorted(ranks))) is None:
            continue
        left, jokers = list(naturals), list(wilds)
        cards, stands = [], []
        for rank in ranks:
            face = FACES[rank * 4 + suit]
            if face in left:
                left.remove(face)
                cards.append(face)
            else:
                cards.append(jokers.pop(0))
            stands.append(face)
        found.append(Group(tuple(cards), tuple(stands)))
    return found


def additions(s: State, cards: Cards, seat: int, index: int) -> list[Addition]:
    """What cards laid on a meld may be: their wild cards declared, high end first; jokers moved if they slide."""
    there = s.melds[seat][index]
    naturals = tuple(c for c in cards if not s.house.wild[c])
    wilds = tuple(c for c in cards if s.house.wild[c])
    groups = [Group(cards)]
    if wilds and there.run:
        whole = declarations(s.house, (*there.stands, *naturals, *wilds))
        new = [tuple(f for f in g.stands if f not in there.stands and f not in naturals) for g in whole]
        groups = [Group(naturals + wilds, naturals + f) for f in new if len(f) == len(wilds)] or groups
    elif wilds:
        fits = [FACES[f] for f in range(52) if there.fits >> f & 1 and FACES[f] not in naturals]
        fits = fits or [there.stands[0]]
        groups = [Group(naturals + wilds, naturals + (f,) * len(wilds)) for f in fits]
    found = [Addition(Seat(seat), index, g) for g in groups]
    if s.house.joker_slides and len(cards) == 1 and there.run and cards[0] in there.stands:
        ends = [FACES[f] for f in range(51, -1, -1) if there.fits >> f & 1]
        found = [Addition(Seat(seat), index, Group(cards), end) for end in ends] + found
    return found


# --- what a selection may mean -------------------------------------------------


def meanings(s: State, hold: Hold) -> tuple[Offer, ...]:
    """Which moves the cards held up may mean. Pointing at a zone narrows them down.

    Cards put aside are laid with every laying; a selection that is not put aside counts as one
    more group. A selection from the discard pile digs for it. Where jokers may stand for several
    cards there is an offer for each, the likeliest first.
    """
    what = hold.target.partition(":")[0]
    found: list[Offer] = []
    if what in ("", "stock") and not hold.cards and not hold.staged:
        found.append(Offer("cr-draw", Draw()))
    open_pile = s.house.discard_draw == "multi" and bool(s.pile)
    if open_pile and (hold.source == "pile" or _from_pile(s, hold)):
        found += _digs(s, hold)
    elif (s.pile and hold.source == "pile" and not hold.staged) or (
        what in ("", "pile") and not hold.cards and not hold.staged and s.pile
    ):
        found.append(Offer("cr-take", Take(), (("card", s.pile[-1]),)))
    if what == "" and not hold.cards and not hold.staged and (s.phase == "buy" or s.house.price):
        found += [Offer("cr-buy", Buy(), (("count", s.house.price),)), Offer("cr-pass", Pass())]
    if hold.source != "pile":
        if what in ("", "meld"):
            found += _on_melds(s, hold)
        if what in ("", "melds", "meld"):
            found += _lays(s, hold)
        if what in ("", "pile") and len(hold.cards) == 1 and not hold.staged:
            found.append(Offer("cr-discard", Discard(hold.cards[0]), (("card", hold.cards[0]),)))
    # what fits the moment comes first: before the draw the piles, after it the melds
    late = (Draw, Take, Dig) if s.phase == "meld" else (Lay, Add, Swap, Discard)
    return tuple(sorted(found, key=lambda offer: isinstance(offer.move, late)))


def _meld_zone(s: State, zone: str) -> tuple[int, int] | None:
    """The meld that a zone is, if there is one."""
    what, *rest = zone.split(":")
    if what == "meld" and len(rest) == 2 and all(part.isdigit() for part in rest):
        seat, index = int(rest[0]), int(rest[1])
        if seat < len(s.melds) and index < len(s.melds[seat]):
            return seat, index
    return None


def _from_pile(s: State, hold: Hold) -> bool:
    """Do the cards held up and put aside go beyond the hand?"""
    return s.phase == "draw" and bool(_missing(s, _all_cards(hold)))


def _all_cards(hold: Hold) -> Cards:
    return hold.cards + tuple(c for cards, _ in hold.staged for c in cards)


def _missing(s: State, cards: Cards) -> list[Card]:
    hand, missing = list(s.hand), []
    for card in cards:
        if card in hand:
            hand.remove(card)
        else:
            missing.append(card)
    return missing


def _depth(s: State, wanted: list[Card]) -> int:
    """How many cards of the pile one must take to have these among them."""
    left, count = list(wanted), 0
    for card in reversed(s.pile):
        if not left:
            break
        count += 1
        if card in left:
            left.remove(card)
    return max(count, 1)


def _digs(s: State, hold: Hold) -> list[Offer]:
    chosen = hold.cards if hold.source == "pile" else ()
    wanted = list(chosen) if chosen else _missing(s, _all_cards(hold))
    count = _depth(s, wanted)
    if count == 1 and len(wanted) == 1 and not hold.staged:
        return [Offer("cr-take", Take(), (("card", s.pile[-1]),))]
    facts = (("card", s.pile[-count]), ("count", count))
    aside = (
        hold.staged
        if hold.source == "pile"
        else (*hold.staged, *([(hold.cards, hold.target)] if hold.cards else []))
    )
    if not aside:
        # what the card might do, put together from hand and pile
        likely = [m for m in propose.digs(s) if m.count == count] if s.phase == "draw" else []
        target = _meld_zone(s, hold.target)
        if target is not None:
            more = [Dig(count, (), (a,)) for a in additions(s, (s.pile[-count],), *target)]
            return [Offer("cr-dig", m, facts) for m in more]
        return [Offer("cr-dig", m, facts) for m in likely[:_FEW] or [Dig(count)]]
    return [
        Offer("cr-dig", Dig(count, groups, additions), facts) for groups, additions in _arranged(s, aside)
    ]


def _arranged(
    s: State, aside: tuple[tuple[Cards, str], ...]
) -> list[tuple[tuple[Group, ...], tuple[Addition, ...]]]:
    """Cards put aside as new melds and additions, in each way to declare their wild cards."""
    new = [declarations(s.house, cards) for cards, zone in aside if _meld_zone(s, zone) is None and cards]
    onto = [
        additions(s, cards, *at) for cards, zone in aside if cards and (at := _meld_zone(s, zone)) is not None
    ]
    return list(islice(product(product(*new), product(*onto)), _FEW))


def _lays(s: State, hold: Hold) -> list[Offer]:
    """The cards put aside, and those held up as one more group: the contract, or additions."""
    aside = tuple((cards, zone) for cards, zone in hold.staged)
    held = ((hold.cards, hold.target),) if hold.cards and _meld_zone(s, hold.target) is None else ()
    if not (aside or held) or (hold.cards and not held):
        return []
    found: list[Offer] = []
    for groups, additions in _arranged(s, (*aside, *held)):
        cards = hold.cards or aside[0][0]
        facts: tuple[tuple[str, Any], ...] = (("cards", cards), ("stands", _stands(groups)))
        if groups:  # additions put aside wait for a move of their own
            found.append(Offer("cr-lay-staged" if aside else "cr-lay", Lay(groups), facts))
        elif additions:
            found.append(Offer("cr-add-staged", Add(additions), facts))
    return found


def _stands(groups: tuple[Group, ...]) -> Cards:
    """What the wild cards of a move stand for."""
    return tuple(f for g in groups for c, f in zip(g.cards, g.stands) if c != f)


def _on_melds(s: State, hold: Hold) -> list[Offer]:
    """The cards held up laid off: on the meld pointed at, or on each that takes them; and exchanges."""
    if not hold.cards:
        return []
    at = _meld_zone(s, hold.target)
    everywhere = [(seat, i) for seat, melds in enumerate(s.melds) for i in range(len(melds))]
    found: list[Offer] = []
    for seat, index in [at] if at is not None else everywhere:
        there = s.melds[seat][index]
        adds = [Add((a,)) for a in additions(s, hold.cards, seat, index)]
        if at is None:  # without a target only what would lie well is offered
            adds = [m for m in adds if _lies_well(s, there, m.additions[0])]
        for m in adds:
            a = m.additions[0]
            facts: tuple[tuple[str, Any], ...]
            facts = (
                ("cards", hold.cards),
                ("stands", _stands((a.group,))),
                ("other", Seat(seat)),
                ("run", there.run),
            )
            if a.moved is not None:
                facts += (("moved", a.moved),)
            found.append(Offer("cr-slide" if a.moved is not None else "cr-add", m, facts))
        if len(hold.cards) == 1 and hold.cards[0] in there.stands and there.cards != there.stands:
            found = _exchanges(s, seat, index, hold.cards[0]) + found
    return found


def _lies_well(s: State, there: Meld, a: Addition) -> bool:
    stands = there.stands
    if a.moved is not None:
        stands = tuple(a.moved if f in a.group.stands else f for f in stands)
    ranks = tuple(sorted(f >> 2 for f in stands + a.group.stands))
    if there.run:
        return len({f & 3 for f in stands + a.group.stands}) == 1 and place(s.house.shape, ranks) is not None
    return ranks[0] == ranks[-1] and all(there.fits >> f & 1 for f in a.group.stands)


def _exchanges(s: State, seat: int, index: int, card: Card) -> list[Offer]:
    """Take the joker for its natural card; each place for the joker is an offer."""
    there = s.melds[seat][index]
    joker = next((c for c, f in zip(there.cards, there.stands) if f == card and c != f), None)
    if joker is None:
        return []
    facts: tuple[tuple[str, Any], ...] = (("card", card), ("other", Seat(seat)))
    exchanges = propose.swaps(s) if s.phase == "meld" else []
    likely = [m for m in exchanges if (m.seat, m.index, m.card) == (seat, index, card)]
    moves = likely[:_FEW] or [Swap(Seat(seat), index, card)]
    return [Offer("cr-swap", m, (*facts, ("stands", _placed(m)))) for m in moves]


def _placed(m: Swap) -> Cards:
    return _stands(tuple(a.group for a in m.additions) + m.groups)


# --- imagining -------------------------------------------------------------------


def imagine(v: View, rng: random.Random) -> State:
    """A state that looks like this view; what is hidden is dealt at random from the unseen cards.

    The seed of the real deal is not part of a view, so the imagined one is another.
    """
    facts = SEEN.told(v)
    house, turn, took = facts["house"], facts["turn"], facts["took"]
    # everybody saw it being taken, and it has not been laid
    known = (took,) if took is not None and None in v.zone(f"hand:{turn}").cards else ()
    unseen = Unseen(v, house.pack, rng, known)

    hands = [
        tuple(sorted(unseen.fill(f"hand:{seat}", known=known if seat == turn else ())))
        for seat in range(house.seats)
    ]
    pile, stock = unseen.fill("pile"), unseen.fill("stock")
    return State(seed=rng.getrandbits(32), stock=stock, pile=pile, hands=tuple(hands), **facts)
