"""Contract Rummy: facts that would help a tried move, for `near`. What is missing for a contract comes from `missing`.

Nothing here decides: `cardlab.explain` asks the charters about all of it. Every function looks only at what the
player who must act may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cardlab.cards import FACES, JOKER, PACK, Cards
from cardlab.game import Supposition
from cardlab.games.contract_rummy import missing, propose
from cardlab.games.contract_rummy.face import mover
from cardlab.games.contract_rummy.melds import Group, meld
from cardlab.games.contract_rummy.missing import unseen
from cardlab.games.contract_rummy.position import (
    Add,
    Addition,
    Dig,
    Discard,
    Draw,
    Lay,
    Move,
    State,
    Swap,
    dug,
)
from cardlab.games.contract_rummy.rules import hand_for
from cardlab.kit.suppositions import Answers, Leaf, Supposed, answers
from cardlab.values import Seat, replace


def suppose(s: State, m: Move, broken: set[Leaf]) -> Supposed:
    """Suppositions that may answer the broken rules, each about one thing."""
    return answers(_ANSWERS, s, m, broken)


def _my_turn(s: State, phase: str) -> State:
    seat = s.turn if s.asked is None else s.asked
    return replace(s, turn=seat, phase=phase, asked=None, laid=False, took=None)


def _turn_begins(s: State, m: Move) -> Supposed:
    if s.phase == "buy":
        yield Supposition("own-turn-begins", _my_turn(s, "draw"), m, later=True)
    elif isinstance(m, Draw):
        yield Supposition("next-turn", _my_turn(s, "draw"), m, later=True)
    elif s.phase != "over":
        yield Supposition("turn-begins", _my_turn(s, "draw"), m)


def _drawn(s: State, m: Move) -> Supposed:
    """The card is drawn; a player who is asked whether he buys has yet to wait for his turn."""
    waits = s.phase == "buy"
    yield Supposition("own-turn" if waits else "drawn", _my_turn(s, "meld"), m, later=waits, step=True)


def _some_pile(s: State, m: Move) -> Supposed:
    yield Supposition("some-pile", replace(s, pile=unseen(s)[:1]), m)


def _holding(s: State, more: Cards) -> State:
    hands = list(s.hands)
    hands[s.turn] = tuple(sorted((*s.hands[s.turn], *more)))
    return replace(s, hands=tuple(hands))


def _hold(s: State, m: Move) -> Supposed:
    """The cards that are missing come into the hand, as far as they can still be there."""
    if isinstance(m, Swap):  # the natural card; the joker comes with it
        wanted, hand = (m.card, *(c for c in m.used if c != JOKER)), s.hands[s.turn]
    else:
        wanted = (m.card,) if isinstance(m, Discard) else getattr(m, "used", ())
        hand = hand_for(s, m)
    lacks = tuple(sorted((Counter(wanted) - Counter(hand)).elements()))
    if lacks and not Counter(lacks) - Counter(unseen(s, twice=True)):
        yield Supposition("held", _holding(s, lacks), m, (("cards", lacks),))


def _kept_longer(s: State, m: Move) -> Supposed:
    """The card was not taken in this turn (CR-26)."""
    yield Supposition("not-taken", replace(s, took=None), m, later=True)


def _keep(s: State, m: Move) -> Supposed:
    more = next((c for c in unseen(s) if c != s.took), None)
    if more is not None:
        yield Supposition("keep", _holding(s, (more,)), m, (("count", 1),))


def _contract_melds(s: State) -> Iterator[Any]:
    """Melds of a contract that have nothing to do with the hand: the player's own, once it is laid."""
    shape, away = s.house.shape, {c.rank for c in s.hands[s.turn]}
    ranks = [r for r in range(12, -1, -1) if r not in away] + [r for r in range(12, -1, -1) if r in away]
    for rank in ranks[: s.deal.sets]:
        cards = FACES[rank * 4 : rank * 4 + shape.min_set]
        yield meld(shape, cards, cards)
    for suit in range(s.deal.runs):
        run = tuple(FACES[rank * 4 + suit] for rank in range(3, 3 + shape.min_run))
        yield meld(shape, run, run)


def _down(s: State, m: Move) -> Supposed:
    """The contract was laid in an earlier turn (CR-12, CR-G5, CR-27)."""
    if s.laid:
        yield Supposition("next-turn-down", replace(s, laid=False), m, later=True)
    elif not s.melds[s.turn]:
        melds = list(s.melds)
        melds[s.turn] = tuple(_contract_melds(s))
        yield Supposition("down", replace(s, melds=tuple(melds)), m)


def _not_down(s: State, m: Move) -> Supposed:
    """The contract is still to be laid, and its cards are in the hand (CR-G4, CR-G7)."""
    melds = list(s.melds)
    melds[s.turn] = ()
    back = tuple(card for there in s.melds[s.turn] for card in there.cards)
    yield Supposition("not-down", replace(_holding(s, back), melds=tuple(melds), laid=False), m)


def _contract(s: State, m: Move) -> Supposed:
    """The nearest way to lay the contract, with the cards that it lacks in the hand."""
    if not isinstance(m, Lay | Dig) or s.melds[s.turn]:
        return
    chosen = dug(s, m.count)[0] if isinstance(m, Dig) and dug(s, m.count) else None
    found = missing.contract(s, hand_for(s, m), m.groups, chosen)
    if found is not None:
        groups, lacks = found
        tried = {c for g in m.groups for c in g.cards}
        if tried and not tried & {c for g in groups for c in g.cards}:
            return  # that has nothing to do with the try
        laid: Move = Lay(groups) if isinstance(m, Lay) else Dig(m.count, groups)
        shown = tuple(g.cards for g in groups)
        facts = (("cards", lacks), ("melds", shown), ("count", len(lacks)))
        yield Supposition("contract", _holding(s, lacks) if lacks else s, laid, facts)


def _further(s: State, m: Move) -> Supposed:
    """Where further melds may be laid: the cards that make one of what was tried come into the hand."""
    if isinstance(m, Lay) and s.melds[s.turn]:
        found = missing.further(s, s.hands[s.turn], m.groups)
        if found is not None:
            yield Supposition("completed-meld", _holding(s, found[1]), Lay(found[0]), (("cards", found[1]),))


def _fitting(s: State, m: Move) -> Supposed:
    """Another card is laid off: one of the hand, or one that may come; best on the meld that was tried."""
    if isinstance(m, Dig) and not m.groups:
        digs = [d for d in propose.digs(s) if d.count == m.count]
        yield from (Supposition("other-add", s, d, (("added", tuple(sorted(d.used))),)) for d in digs[:1])
    if isinstance(m, Swap):  # the natural card fits somewhere by itself
        fit = [add for add in propose.adds(s) if add.used == (m.card,)]
        yield from (Supposition("other-add", s, add, (("added", add.used),)) for add in fit[:1])
    if not isinstance(m, Add):
        return
    spots, removed = [(a.seat, a.index) for a in m.additions], tuple(sorted(m.used))
    if s.phase == "meld":
        own = min(propose.adds(s), key=lambda add: _strange(add, spots, removed), default=None)
        if own is not None:
            yield Supposition("other-add", s, own, (("added", own.used),))
    new = [c for c in unseen(s) if not s.house.wild[c]]
    everywhere = [(Seat(seat), i) for seat, melds in enumerate(s.melds) for i in range(len(melds))]
    for seat, i in sorted(everywhere, key=lambda spot: spot not in spots):
        card = next((c for c in new if s.melds[seat][i].fits >> c & 1), None)
        if card is not None:
            what = "instead" if (seat, i) in spots else "elsewhere"
            add = Add((Addition(seat, i, Group((card,))),))
            yield Supposition(what, _holding(s, (card,)), add, (("added", (card,)), ("removed", removed)))
            return


def _laid_off(s: State, m: Move) -> Supposed:
    """Where no new melds may be laid, a card is laid off (CR-G4)."""
    if isinstance(m, Lay):
        nowhere = Seat(len(s.melds))
        yield from _fitting(s, Add(tuple(Addition(nowhere, 0, group) for group in m.groups)))


def _strange(add: Add, spots: Sequence[tuple[int, int]], tried: Cards) -> tuple[bool, bool]:
    """How little a laying off has to do with the melds and cards that were tried."""
    first = add.additions[0]
    return not set(add.used) & set(tried), (first.seat, first.index) not in spots


def _joker_used(s: State, m: Move) -> Supposed:
    """The joker is laid off at once (CR-27)."""
    if isinstance(m, Swap) and not m.used:
        same = [x for x in propose.swaps(s) if (x.seat, x.index, x.card) == (m.seat, m.index, m.card)]
        yield from (Supposition("joker-used", s, x) for x in same[:1])


def _joker_there(s: State, m: Move) -> Supposed:
    """A joker stands for the card in that meld (CR-27): asked where the meld is a sequence that has the card."""
    if isinstance(m, Swap) and 0 <= m.seat < len(s.melds) and 0 <= m.index < len(s.melds[m.seat]):
        there = s.melds[m.seat][m.index]
        if there.run and m.card in there.stands and there.cards == there.stands:
            at = there.stands.index(m.card)
            cards = (*there.cards[:at], JOKER, *there.cards[at + 1 :])
            melds = list(map(list, s.melds))
            melds[m.seat][m.index] = meld(s.house.shape, cards, there.stands)
            after = replace(s, melds=tuple(map(tuple, melds)))
            yield Supposition("joker-there", after, m, (("card", m.card),))


def _whole_hand(s: State, m: Move) -> Supposed:
    """The hand holds nothing but what is laid (CR-14)."""
    hands = list(s.hands)
    hands[s.turn] = tuple(sorted(getattr(m, "used", ())))
    if isinstance(m, Dig):
        hands[s.turn] = tuple(c for c in hands[s.turn] if c not in s.pile[-m.count :])
    yield Supposition("last-cards", replace(s, hands=tuple(hands)), m)


def _asked(s: State, m: Move) -> Supposed:
    """Another player leaves the discard, and this one is asked whether he buys (CR-G20)."""
    pile = s.pile or unseen(s)[:1]
    seat = mover(s) or 0
    after = replace(s, turn=(seat - 1) % len(s.hands), asked=seat, phase="buy", pile=pile)
    yield Supposition("asked", after, m, (("card", pile[-1]),))


def _longer_stock(s: State, m: Move) -> Supposed:
    yield Supposition("more-stock", replace(s, stock=s.stock + PACK[:4]), m)


_SHAPES = (_contract, _further, _fitting)
_ANSWERS: Answers = {
    ("CR-19", "draw"): (_turn_begins,),
    ("CR-19", "meld"): (_drawn,),
    ("CR-20", "pile"): (_some_pile,),
    ("CR-22", "held"): (_hold, _contract, _fitting),
    ("CR-22", "some"): (_contract, _fitting, _joker_used),
    ("CR-23", "there"): (_fitting,),
    ("CR-18", "unmoved"): (_fitting,),
    ("CR-21", "melded"): (_contract, _fitting),
    ("CR-27", "used"): (_joker_used,),
    ("CR-25", "held"): (_hold,),
    ("CR-27", "held"): (_hold,),
    ("CR-27", "joker"): (_joker_there, _fitting),
    ("CR-27", "there"): (_fitting,),
    ("CR-28", ""): (_fitting,),
    ("CR-26", ""): (_kept_longer,),
    ("CR-18", "declared"): _SHAPES,
    ("CR-15", "rank"): _SHAPES,
    ("CR-15", "size"): _SHAPES,
    ("CR-15", "most"): _SHAPES,
    ("CR-16", ""): _SHAPES,
    ("CR-17", "suit"): _SHAPES,
    ("CR-17", "order"): _SHAPES,
    ("CR-17", "size"): _SHAPES,
    ("CR-G11", ""): _SHAPES,
    ("CR-G12", "naturals"): _SHAPES,
    ("CR-G12", "wilds"): _SHAPES,
    ("CR-11", "sets"): (_contract,),
    ("CR-11", "sequences"): (_contract,),
    ("CR-13", ""): (_contract,),
    ("CR-C14", ""): (_contract,),
    ("CR-14", "whole"): (_whole_hand,),
    ("CR-12", "met"): (_down,),
    ("CR-G5", ""): (_down,),
    ("CR-27", "before"): (_down,),
    ("CR-G4", ""): (_laid_off, _not_down),
    ("CR-G7", "only-additions"): (_not_down,),
    ("CR-G31", ""): (_keep,),
    ("CR-G20", "asked"): (_asked,),
    ("CR-G20", "stock"): (_longer_stock,),
}
