"""Canasta: moves near a tried one, facts that would help it, and what may lie face down.

Nothing here decides: `cardlab.explain` asks the charters about all of it. Every function looks only at
what the player who must act may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from cardlab.cards import FACES, THREE
from cardlab.game import Supposition
from cardlab.games.canasta import supposing
from cardlab.games.canasta.face import mover
from cardlab.games.canasta.nearby import Nearby
from cardlab.games.canasta.position import (
    BLACK_THREES,
    CANASTA,
    RED_THREE,
    WILD,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Lay,
    Meld,
    Move,
    State,
    Take,
    canastas,
    meld_of,
    minimum,
    partner,
)
from cardlab.games.canasta.propose import discards, lays, takes
from cardlab.games.canasta.supposing import Supposing, naturals
from cardlab.kit.suppositions import Answers, Leaf, Supposed, answers
from cardlab.values import Seat, replace

# --- moves near a tried one ---------------------------------------------------

NEARBY = Nearby(lambda s: s.melds[s.side], meld_of, lays, takes)


def near(s: State, m: Move) -> Iterator[list[Any]]:
    """Moves like the tried one, in rings: a first change, then a second one on top of it."""
    match m:
        case Discard(card) if s.phase == "meld":
            yield sorted(discards(s), key=lambda other: other.card.rank != card.rank)
        case Draw() | End() if s.phase == "draw":
            ways = takes(s) if s.pile else []
            yield [*ways, Draw()] if isinstance(m, End) else [*ways, End()]
        case Answer() if s.phase == "answer":
            yield [Answer(yes=True), Answer(yes=False)]
        case Lay() if s.phase == "meld":
            yield from NEARBY.rings(s, m)
        case Take() if s.phase == "draw" and s.pile and not WILD[s.top] and s.top.rank != THREE:
            yield from NEARBY.rings(s, m)


# --- what may lie face down ---------------------------------------------------


def worlds(s: State, step: Move) -> Iterator[State]:
    """States that the player cannot tell apart, one for each different thing that a step may bring."""
    if isinstance(step, Draw):
        hidden = {*s.stock, *s.pile[:-1], *(c for i, hand in enumerate(s.hands) if i != s.turn for c in hand)}
        yield from (replace(s, stock=(*s.stock[:-1], card)) for card in sorted(hidden))
        reds = sum(RED_THREE[c] for c in s.stock + s.pile[:-1])
        if s.stock and reds >= len(s.stock):  # the hand may end here (CA-S23)
            yield replace(s, stock=tuple(c for c in FACES if RED_THREE[c])[:1] * len(s.stock))
    elif isinstance(step, Take):
        for filler in (BLACK_THREES[0], FACES[THREE * 4 + 4]):  # a black three, a four
            yield replace(s, pile=(*(c if RED_THREE[c] else filler for c in s.pile[:-1]), *s.pile[-1:]))
    else:
        yield s


# --- facts that play could bring ----------------------------------------------


def suppose(s: State, m: Move, broken: set[Leaf]) -> Supposed:
    """Suppositions that may answer the broken rules, each about one thing."""
    return answers(_ANSWERS, s, m, broken)


def _melded(s: State, melds: Sequence[Meld]) -> State:
    mine = tuple(sorted((*s.melds[s.side], *melds), key=lambda meld: meld.rank))
    all_melds = list(s.melds)
    all_melds[s.side] = mine
    return replace(s, melds=tuple(all_melds), before=mine if s.before == s.melds[s.side] else s.before)


def _asking(s: State, have: int) -> State:
    row = replace(s.house.players, minimums=((-(10**9), have),))
    return replace(s, house=replace(s.house, players=row))


def _lacks(s: State, size: int, wilds: int) -> int:
    balance = wilds - (size - wilds) if s.house.wild_rule == "seed" else 0
    return max(3 - size, 2 - (size - wilds), balance)


SUPPOSING = Supposing(
    packs=lambda s: s.house.players.packs,
    jokers=lambda s: 2 * s.house.players.packs,
    melds=NEARBY.melds,
    meld_of=meld_of,
    melded=_melded,
    minimum=lambda s: minimum(s, s.side),
    asking=_asking,
    lacks=_lacks,
)


def _turn_begins(s: State) -> State:
    seat = mover(s)
    return replace(s, turn=seat, phase="draw", took=False, answer=None, before=s.melds[seat % len(s.melds)])


def _next_turn(s: State, m: Move) -> Supposed:
    if isinstance(m, Draw):
        yield Supposition("next-turn", _turn_begins(s), m, later=True)
    else:
        yield Supposition("turn-begins", _turn_begins(s), m)


def _drawn(s: State, m: Move) -> Supposed:
    after = replace(_turn_begins(s), phase="meld")
    yield Supposition(
        "own-turn" if s.phase == "answer" else "drawn", after, m, later=s.phase == "answer", step=True
    )


def _few(s: State, m: Move) -> Supposed:
    yield Supposition("one-card", supposing.handed(s, s.hand[:1]), m)


def _canasta(s: State, m: Move) -> Supposed:
    """The side has as many canastas as going out takes."""
    lacks = s.house.canastas - canastas(s.melds[s.side])
    new = [naturals(rank, CANASTA) for rank in islice(SUPPOSING.other_ranks(s, m), max(lacks, 0))]
    for count in range(1, len(new) + 1):  # the try may make one itself
        yield Supposition("canasta", _melded(s, new[:count]), m, (("count", count),))


def _unanswered(s: State, m: Move) -> Supposed:
    what = "not-asked" if isinstance(m, Ask) else "no-yes" if s.answer else "no-no"
    yield Supposition(what, replace(s, answer=None), m, (("seat", Seat(partner(s))),))


def _unmelded(s: State, m: Move) -> Supposed:
    yield Supposition("nothing-laid", replace(s, before=s.melds[s.side], took=False), m)


def _asked(s: State, m: Move) -> Supposed:
    """The partner who could ask this player has asked."""
    sides, seats = len(s.melds), len(s.hands)
    if seats > sides:
        asker = (s.turn - sides) % seats
        yield Supposition(
            "asked", replace(s, turn=asker, phase="answer", answer=None), m, (("seat", Seat(asker)),)
        )


_ANSWERS: Answers = {
    ("CA-13", "start"): (_next_turn,),
    ("CA-16", "drawn"): (_next_turn,),
    ("CA-15", "after-draw"): (_drawn,),
    ("CA-13", "stock"): (supposing.stock,),
    ("CA-S22", "stock"): (supposing.no_stock,),
    ("CA-S22", "duty"): (supposing.frozen,),
    ("CA-13", "pile"): (SUPPOSING.top,),
    ("CA-S1", ""): (SUPPOSING.top,),
    ("CA-S7", ""): (supposing.longer_pile, supposing.keep),
    ("CA-15", "held"): (supposing.held,),
    ("CA-17", ""): (SUPPOSING.own_meld,),
    ("CA-18", "rank"): (SUPPOSING.instead, SUPPOSING.top, SUPPOSING.own_meld),
    ("CA-18", "size"): (SUPPOSING.more, SUPPOSING.own_meld),
    ("CA-21", "naturals"): (SUPPOSING.more,),
    ("CA-21", "balance"): (SUPPOSING.more,),
    ("CA-20", "last"): (supposing.last,),
    ("CA-S9", ""): (SUPPOSING.points, SUPPOSING.opened),
    ("CA-S16", "two"): (_canasta, supposing.keep),
    ("CA-S16", "one"): (_canasta, supposing.keep),
    ("CA-S17", ""): (_canasta,),
    ("CA-S19", "refused"): (_unanswered,),
    ("CA-S19", "bound-lay"): (_unanswered,),
    ("CA-S19", "bound-discard"): (_unanswered,),
    ("CA-S19", "once"): (_unanswered,),
    ("CA-S19", "before-melding"): (_unmelded,),
    ("CA-S19", "asked"): (_asked,),
    ("CA-G9", ""): (_canasta, _few),
    ("CA-S4", "frozen"): (supposing.unfrozen,),
    ("CA-S4", "unopened"): (SUPPOSING.opened,),
    ("CA-S3", ""): (SUPPOSING.more, SUPPOSING.top),
    ("CA-S2", "with-wild"): (SUPPOSING.wild,),
    ("CA-S2", "onto-meld"): (SUPPOSING.meld_there,),
}
