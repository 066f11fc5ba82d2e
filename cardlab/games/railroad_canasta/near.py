"""Railroad Canasta: moves near a tried one, facts that would help it, and what may lie face down.

What it shares with Canasta is Canasta's (`nearby`, `supposing`). Nothing here decides: `cardlab.explain` asks
the charters about all of it. Every function looks only at what the player in turn may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardlab.cards import DEUCE, FACES, SEVEN, THREE, Rank
from cardlab.game import Supposition
from cardlab.games.canasta import supposing
from cardlab.games.canasta.nearby import Nearby
from cardlab.games.canasta.position import BLACK_THREES, RED_THREE, WILD, WILDS, Melds
from cardlab.games.canasta.supposing import Supposing, handed, naturals
from cardlab.games.railroad_canasta.position import (
    CANASTA,
    Discard,
    Draw,
    End,
    Lay,
    Meld,
    Move,
    Pass,
    State,
    Take,
    TakeKitty,
    complete,
    has_sevens,
    kinds,
    may_look,
    minimum,
    open_meld,
    unlocked,
)
from cardlab.games.railroad_canasta.propose import discards, lays, takes
from cardlab.games.railroad_canasta.rules import kinds_after
from cardlab.kit.suppositions import Answers, Leaf, Supposed, answers
from cardlab.values import replace

# --- moves near a tried one ---------------------------------------------------

NEARBY = Nearby(lambda s: s.melds[s.turn], open_meld, lays, takes)


def near(s: State, m: Move) -> Iterator[list[Any]]:
    """Moves like the tried one, in rings: a first change, then a second one on top of it."""
    match m:
        case Discard(card) if s.phase == "meld":
            yield sorted(discards(s), key=lambda other: other.card.rank != card.rank)
        case Draw() | End() if s.phase == "draw":
            ways = takes(s) if s.pile else []
            yield [*ways, Draw()] if isinstance(m, End) else [*ways, End()]
        case TakeKitty() | Pass() if s.phase == "kitty":
            yield [TakeKitty(), Pass()]
        case Pass():  # what ends a turn
            yield discards(s) if s.phase == "meld" else [Draw()]
        case Lay() if s.phase == "meld":
            yield from NEARBY.rings(s, m)
        case Take() if s.phase == "draw" and s.pile and s.top.rank != THREE:
            yield from NEARBY.rings(s, m)


# --- what may lie face down ---------------------------------------------------

_FOUR = FACES[THREE * 4 + 4]
_RED = next(c for c in FACES if RED_THREE[c])


def worlds(s: State, step: Move) -> Iterator[State]:
    """States that the player cannot tell apart, one for each different thing that a step may bring."""
    if isinstance(step, Draw):
        yield from _draws(s)
    elif isinstance(step, Take):  # red threes and sevens in the pile were seen when they went there
        for filler in (BLACK_THREES[0], _FOUR):
            known = [c if RED_THREE[c] or c.rank == SEVEN else filler for c in s.pile[:-1]]
            yield replace(s, pile=(*known, *s.pile[-1:]))
    elif isinstance(step, TakeKitty) and not may_look(s, s.turn):
        for filler in (_FOUR, FACES[4 * SEVEN], _RED):
            kitties = list(s.kitties)
            kitties[s.turn] = (filler,) * len(kitties[s.turn])
            yield replace(s, kitties=tuple(kitties))
    else:
        yield s


def _draws(s: State) -> Iterator[State]:
    """Whatever two cards come; a pair of each face is the most that it can do for good or ill."""
    others = [c for seat, hand in enumerate(s.hands) if seat != s.turn for c in hand]
    closed = [
        c for seat, kitty in enumerate(s.kitties) if seat != s.turn or not may_look(s, seat) for c in kitty
    ]
    hidden = [*s.stock, *s.pile[:-1], *others, *closed]
    for card in sorted(set(hidden)):
        yield replace(s, stock=(*s.stock[:-2], *(card,) * min(2, len(s.stock))))
    if s.stock and sum(RED_THREE[c] for c in hidden) >= len(s.stock):  # the hand may end here (RC-G14)
        yield replace(s, stock=(_RED,) * len(s.stock))


# --- facts that play could bring ----------------------------------------------


def suppose(s: State, m: Move, broken: set[Leaf]) -> Supposed:
    """Suppositions that may answer the broken rules, each about one thing."""
    return answers(_ANSWERS, s, m, broken)


def _with_melds(s: State, seat: int, melds: Sequence[Meld]) -> State:
    """More melds of a player; of a rank the complete ones come first."""
    mine: Melds = tuple(sorted((*s.melds[seat], *melds), key=lambda x: (x.rank, not complete(x))))
    return replace(s, melds=tuple(mine if at == seat else there for at, there in enumerate(s.melds)))


def _asking(s: State, have: int) -> State:
    """A score below nought asks for so little that every meld is worth it (RC-27)."""
    return replace(s, totals=tuple(-5 if seat == s.turn else total for seat, total in enumerate(s.totals)))


SUPPOSING = Supposing(
    packs=lambda s: 2 * s.house.seats,
    jokers=lambda s: s.house.jokers_per_player * s.house.seats,
    melds=NEARBY.melds,
    meld_of=open_meld,
    melded=lambda s, melds: _with_melds(s, s.turn, melds),
    minimum=lambda s: minimum(s, s.turn),
    asking=_asking,
    lacks=lambda s, size, wilds: max(3 - size, 2 - (size - wilds)),
)


def _turn_begins(s: State) -> State:
    return replace(s, phase="draw")


def _next_turn(s: State, m: Move) -> Supposed:
    if isinstance(m, Draw):
        yield Supposition("next-turn", _turn_begins(s), m, later=True)
    else:
        yield Supposition("turn-begins", _turn_begins(s), m)


def _drawn(s: State, m: Move) -> Supposed:
    after = replace(s, phase="meld")
    if s.phase == "kitty":
        yield Supposition("next-drawn", after, m, later=True)
    else:
        yield Supposition("drawn", after, m, step=True)


def _done(s: State, m: Move) -> Supposed:
    """The card of this turn is discarded: the time of the kitty, for those who have earned it (RC-32)."""
    if isinstance(m, Pass) and not (s.kitties[s.turn] and unlocked(s)):
        return
    yield Supposition("discarded", replace(s, phase="kitty"), m, step=True)


def _kitty_taken(s: State, m: Move) -> Supposed:
    kitties = list(s.kitties)
    kitties[s.turn] = ()
    yield Supposition("kitty-taken", replace(s, kitties=tuple(kitties)), m)


_KINDS = ("red", "black", "wild", "sevens")


def _canasta_of(kind: str, rank: Rank) -> Meld:
    if kind == "wild":
        return Meld(WILDS, FACES[DEUCE * 4 : DEUCE * 4 + 4] + FACES[DEUCE * 4 : DEUCE * 4 + 3], CANASTA)
    if kind == "sevens":
        return naturals(SEVEN, CANASTA)
    if kind == "black":
        return Meld(rank, naturals(rank, 4).cards + FACES[DEUCE * 4 : DEUCE * 4 + 3], 3)
    return naturals(rank, CANASTA)


def _canastas(s: State, kinds: Sequence[str], m: Move) -> State:
    ranks = (rank for rank in SUPPOSING.other_ranks(s, m) if rank != SEVEN)
    return _with_melds(s, s.turn, [_canasta_of(kind, rank) for kind, rank in zip(kinds, ranks, strict=False)])


def _four_kinds(s: State, m: Move) -> Supposed:
    """The player has a canasta of each kind, which going out takes (RC-42)."""
    there = kinds_after(s, m) if isinstance(m, Lay | Take | Discard) else kinds(s.melds[s.turn])
    lacks = tuple(kind for kind in _KINDS if kind not in there)
    if lacks:
        facts = (("count", len(lacks)), ("kind", lacks[0]))
        yield Supposition("four-kinds", _canastas(s, lacks, m), m, facts)


def _earned(s: State, m: Move) -> Supposed:
    """The player has a canasta that opens the kitty (RC-31, RC-G8)."""
    what = "any-canasta" if s.house.kitty_unlock == "any_canasta" else "earned"
    yield Supposition(what, _canastas(s, ("red",), m), m)


def _completed(s: State, m: Move) -> Supposed:
    """An open meld of a rank is complete, so that another may be begun (RC-19)."""
    if not isinstance(m, Lay | Take):
        return
    for rank in dict.fromkeys(g.rank for g in m.groups):
        old = open_meld(s.melds[s.turn], rank)
        if old is not None and rank != THREE:
            full = _canasta_of("wild", rank) if rank == WILDS else naturals(rank, CANASTA)
            rest = tuple(full if there is old else there for there in s.melds[s.turn])
            without = replace(s, melds=tuple(() if at == s.turn else x for at, x in enumerate(s.melds)))
            yield Supposition("completed", _with_melds(without, s.turn, rest), m, (("rank", rank),))


def _sevens_everywhere(s: State, m: Move) -> Supposed:
    """Every player has a canasta of sevens, so that sevens may be discarded (RC-33)."""
    after = s
    for seat, melds in enumerate(s.melds):
        if not has_sevens(melds):
            after = _with_melds(after, seat, [naturals(SEVEN, CANASTA)])
    yield Supposition("sevens-everywhere", after, m)


def _only_sevens(s: State, m: Move) -> Supposed:
    """Nothing but sevens is left in the hand after the draw (RC-38)."""
    yield Supposition("only-sevens", handed(replace(s, phase="meld"), FACES[4 * SEVEN : 4 * SEVEN + 2]), m)


def _empty_hand(s: State, m: Move) -> Supposed:
    yield Supposition("hand-empty", handed(s, ()), m)


def _wild_pair(s: State, m: Move) -> Supposed:
    """Two wild cards take a wild top, where the house lets them (RC-G21)."""
    if isinstance(m, Take) and s.pile and WILD[s.top]:
        lacks = 2 - sum(WILD[c] for c in m.cards)
        found = SUPPOSING.with_spare(s, DEUCE, lacks) if lacks > 0 else None
        if found is not None:
            kept = tuple(c for c in m.cards if WILD[c])
            yield Supposition("wild-pair", found[0], Take(kept + found[1], m.groups), (("count", lacks),))


def _going_out(s: State, m: Move) -> Supposed:
    """The player goes out with what is laid (RC-15, RC-42)."""
    if isinstance(m, Lay):
        ready = _canastas(s, [kind for kind in _KINDS if kind not in kinds_after(s, m)], m)
        yield Supposition("going-out", handed(ready, (*m.used, _FOUR)), m)


def _last_discard(s: State, m: Move) -> Supposed:
    """The hand holds one card more than is laid, for the last discard (RC-15, RC-43)."""
    if isinstance(m, Lay):
        yield Supposition("last-but-one", handed(s, (*m.used, _FOUR)), m)


_KEEP = (supposing.keep, _four_kinds)
_ANSWERS: Answers = {
    ("RC-30", "start"): (_next_turn,),
    ("RC-30", "drawn"): (_next_turn,),
    ("RC-39", "start"): (_next_turn,),
    ("RC-30", "after-draw"): (_drawn,),
    ("RC-30", "stock"): (supposing.stock,),
    ("RC-39", "stock"): (supposing.no_stock,),
    ("RC-G15", ""): (supposing.frozen,),
    ("RC-38", "sevens"): (_only_sevens,),
    ("RC-G26", "pass"): (_only_sevens,),
    ("RC-30", "pile"): (SUPPOSING.top,),
    ("RC-G5", ""): (SUPPOSING.top,),
    ("RC-16", ""): (SUPPOSING.top,),
    ("RC-G21", "top"): (SUPPOSING.top,),
    ("RC-G21", "pair"): (_wild_pair, SUPPOSING.top),
    ("RC-30", "held"): (supposing.held,),
    ("RC-30", "own"): (SUPPOSING.own_meld,),
    ("RC-20", "rank"): (SUPPOSING.instead, SUPPOSING.top, SUPPOSING.own_meld),
    ("RC-17", ""): (SUPPOSING.more, SUPPOSING.own_meld),
    ("RC-20", "naturals"): (SUPPOSING.more, SUPPOSING.own_meld),
    ("RC-19", ""): (_completed,),
    ("RC-15", "last"): (_last_discard, _going_out),
    ("RC-G24", ""): (SUPPOSING.more,),
    ("RC-15", "out"): (_four_kinds,),
    ("RC-27", ""): (SUPPOSING.points, SUPPOSING.opened),
    ("RC-G12", "two"): _KEEP,
    ("RC-G12", "discard"): _KEEP,
    ("RC-43", "one"): (supposing.keep,),
    ("RC-43", "seven"): (supposing.keep,),
    ("RC-42", "one"): (supposing.keep, _four_kinds),
    ("RC-42", "some"): (supposing.keep,),
    ("RC-42", "red"): (_four_kinds,),
    ("RC-42", "black"): (_four_kinds,),
    ("RC-42", "wild"): (_four_kinds,),
    ("RC-42", "sevens"): (_four_kinds,),
    ("RC-G10", ""): (_kitty_taken,),
    ("RC-33", "all"): (_sevens_everywhere,),
    ("RC-35", ""): (SUPPOSING.more, SUPPOSING.top),
    ("RC-34", ""): (supposing.unfrozen,),
    ("RC-36", ""): (SUPPOSING.meld_there,),
    ("RC-G22", "opened"): (SUPPOSING.opened,),
    ("RC-G22", "cards"): (SUPPOSING.wild,),
    ("RC-32", "time"): (_done,),
    ("RC-32", "step"): (_done,),
    ("RC-31", ""): (_earned,),
    ("RC-G8", "any"): (_earned,),
    ("RC-G8", "empty"): (_empty_hand,),
    ("RC-G8", "now"): (_kitty_taken,),
}
