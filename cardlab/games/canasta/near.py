"""Canasta: moves near a tried one, facts that would help it, and what may lie face down.

Nothing here decides: `cardlab.explain` asks the charters about all of it. Every function looks only at
what the player who must act may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from cardlab.cards import DEUCE, FACES, JOKER, JOKER_RANK, THREE, Card, Cards, Rank, holds
from cardlab.game import Supposition
from cardlab.games.canasta.face import mover
from cardlab.games.canasta.position import (
    BLACK_THREES,
    CANASTA,
    RED_THREE,
    VALUE,
    WILD,
    WILDS,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Group,
    Lay,
    Meld,
    Move,
    State,
    Take,
    by_rank,
    canastas,
    meld_of,
    minimum,
    partner,
)
from cardlab.games.canasta.propose import discards, lays, takes
from cardlab.values import Points, Seat, replace

Groups = list[Group]  # of a taking, the cards that go with the pile's top come first
_JOINS, _FIRST, _SECOND = 60, 30, 25  # how many proposals are joined, and how many changes are changed again


# --- moves near a tried one ---------------------------------------------------


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
            yield from _rings(s, m, list(m.groups))
        case Take() if s.phase == "draw" and s.pile and not WILD[s.top] and s.top.rank != THREE:
            yield from _rings(s, m, [Group(s.top.rank, m.cards), *m.groups])


def _rings(s: State, m: Lay | Take, tried: Groups) -> Iterator[list[Any]]:
    take = isinstance(m, Take)
    base = _tidy(s, tried, take=take)
    first = [base, *_joined(s, base, take=take), *_edits(s, base, take=take)]
    yield _moves(first, take=take)
    again = [more for one in first[:_FIRST] for more in islice(_edits(s, one, take=take), _SECOND)]
    yield _moves(again, take=take)


def _moves(found: Iterable[Groups], *, take: bool) -> list[Any]:
    made: list[Any] = []
    for groups in found:
        if take:
            made.append(Take(groups[0].cards, tuple(groups[1:])))
        elif groups:
            made.append(Lay(tuple(groups)))
    return list(dict.fromkeys(made))


def _tidy(s: State, groups: Groups, *, take: bool) -> Groups:
    """The same with cards that are held, each with its rank, one group a rank, for one's own side."""
    rest = Counter(s.hand)
    found: dict[Rank, list[Card]] = {groups[0].rank: []} if take else {}
    for group in groups:
        mine, loose = [], []
        for card in group.cards:
            if rest[card]:
                rest[card] -= 1
                mine.append(card)
            else:
                loose.append(card)
        for card in loose:  # another card of the rank instead of one that is not held
            other = next((c for c in rest if rest[c] and c.rank == card.rank), None)
            if other is not None:
                rest[other] -= 1
                mine.append(other)
        for rank, cards in _sorted_out(s, group.rank, mine):
            found.setdefault(rank, []).extend(cards)
    return [
        Group(rank, tuple(cards))
        for rank, cards in found.items()
        if cards or (take and rank == groups[0].rank)
    ]


def _sorted_out(s: State, rank: Rank, cards: list[Card]) -> Iterator[tuple[Rank, list[Card]]]:
    """The cards of a group by the ranks that they can be laid as; a lone stranger is left out."""
    counts = Counter(c.rank for c in cards if not WILD[c])
    if counts and not counts[rank] and (rank == WILDS or meld_of(s.melds[s.side], rank) is None):
        rank = counts.most_common(1)[0][0]
    yield rank, [c for c in cards if WILD[c] or c.rank == rank]
    for other, count in counts.items():
        if other != rank and (count >= 3 or meld_of(s.melds[s.side], other) is not None):
            yield other, [c for c in cards if c.rank == other]


def _joined(s: State, base: Groups, *, take: bool) -> Iterator[Groups]:
    """What was tried together with each smallest opening: what reaches the minimum."""
    if s.melds[s.side]:
        return
    proposed = takes(s) if take else lays(s)
    for move in proposed[:_JOINS]:
        both = {g.rank: g.cards for g in base}
        for group in (
            (Group(base[0].rank, move.cards), *move.groups) if isinstance(move, Take) else move.groups
        ):
            mine = Counter(both.get(group.rank, ()))
            both[group.rank] = tuple((mine | Counter(group.cards)).elements())
        if holds(s.hand, sum(both.values(), ())):
            yield [Group(rank, cards) for rank, cards in both.items()]


def _edits(s: State, groups: Groups, *, take: bool) -> Iterator[Groups]:
    """One change: cards added, changed for others or left out, a meld more or less."""
    left = Counter(s.hand)
    left.subtract(c for g in groups for c in g.cards)
    ranks = by_rank(tuple(sorted(left.elements())))
    wilds = ranks[DEUCE][:1] + ranks[JOKER_RANK][:1]
    for i, group in enumerate(groups):
        for more in _additions(ranks, group.rank, wilds):
            yield _with(groups, i, group.cards + more)
    for i, group in enumerate(groups):
        for card in dict.fromkeys(c for c in group.cards if WILD[c]):
            kept = _minus(group.cards, card)
            for other in (*(ranks[group.rank][:1] if group.rank != WILDS else ()), *wilds):
                if other.rank != card.rank:
                    yield _with(groups, i, (*kept, other))
    for i, group in enumerate(groups):
        by = {c.rank: c for c in group.cards}
        for card in sorted(by.values(), key=lambda c: not WILD[c]):
            yield _with(groups, i, _minus(group.cards, card), take=take)
    for i in range(1 if take else 0, len(groups)):
        yield groups[:i] + groups[i + 1 :]
    taken = {g.rank for g in groups}
    for rank in range(JOKER_RANK):
        if rank not in taken and rank != DEUCE:
            yield from ([*groups, Group(Rank(rank), cards)] for cards in _new(s, ranks, rank, wilds))
    for i, group in enumerate(groups):  # a wild card from one meld to another
        wild = next((c for c in group.cards if WILD[c]), None)
        if wild is not None:
            shorter = _with(groups, i, _minus(group.cards, wild))
            yield from (_with(shorter, j, (*g.cards, wild)) for j, g in enumerate(shorter) if j != i)


def _additions(ranks: tuple[Cards, ...], rank: int, wilds: Cards) -> Iterator[Cards]:
    same = ranks[rank] if rank not in (DEUCE, WILDS) else ()
    yield from (same[:count] for count in range(1, len(same) + 1))
    yield from ((wild,) for wild in wilds)
    if same:
        yield from ((same[0], wild) for wild in wilds)


def _new(s: State, ranks: tuple[Cards, ...], rank: int, wilds: Cards) -> Iterator[Cards]:
    """The cards that may become a meld of their own, or join the one on the table."""
    held = ranks[rank]
    if meld_of(s.melds[s.side], rank) is not None:
        yield from dict.fromkeys((held[:1], held)) if held else ()
        return
    if len(held) >= 3:
        yield from dict.fromkeys((held[:3], held))
    if len(held) >= 2 and rank != THREE:
        yield from ((*held[:2], wild) for wild in wilds)


def _with(groups: Groups, at: int, cards: Cards, *, take: bool = False) -> Groups:
    changed = [Group(groups[at].rank, cards)] if cards or (take and at == 0) else []
    return groups[:at] + changed + groups[at + 1 :]


def _minus(cards: Cards, card: Card) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


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

Leaf = tuple[str, str]  # the id of a rule and its aspect
Facts = tuple[tuple[str, Any], ...]


def suppose(s: State, m: Move, broken: set[Leaf]) -> Iterator[Supposition[State]]:
    """Suppositions that may answer the broken rules, each about one thing."""
    for leaf in sorted(broken):
        for found in _ANSWERS.get(leaf, ()):
            yield from found(s, m)


def _turn_begins(s: State) -> State:
    seat = mover(s)
    return replace(s, turn=seat, phase="draw", took=False, answer=None, before=s.melds[seat % len(s.melds)])


def _next_turn(s: State, m: Move) -> Iterator[Supposition[State]]:
    if isinstance(m, Draw):
        yield Supposition("next-turn", _turn_begins(s), m, later=True)
    else:
        yield Supposition("turn-begins", _turn_begins(s), m)


def _drawn(s: State, m: Move) -> Iterator[Supposition[State]]:
    after = replace(_turn_begins(s), phase="meld")
    yield Supposition(
        "own-turn" if s.phase == "answer" else "drawn", after, m, later=s.phase == "answer", step=True
    )


def _stock(s: State, m: Move) -> Iterator[Supposition[State]]:
    yield Supposition("stock", replace(s, stock=BLACK_THREES[:1]), m)


def _no_stock(s: State, m: Move) -> Iterator[Supposition[State]]:
    yield Supposition("stock-empty", replace(s, stock=()), m)


def _top(s: State, m: Move) -> Iterator[Supposition[State]]:
    """The pile has a top that goes with the cards tried or, without any, with a meld."""
    if not isinstance(m, Take):
        return
    ranks = [c.rank for c in m.cards if not WILD[c] and c.rank != THREE]
    if not m.cards:
        ranks = [meld.rank for meld in s.melds[s.side] if meld.rank not in (THREE, WILDS)]
    if ranks and (not s.pile or s.top.rank != ranks[0]):
        spare = _spare(s, ranks[0])
        if spare:
            yield Supposition("top", replace(s, pile=(*s.pile, spare)), m, (("rank", ranks[0]),))


def _longer_pile(s: State, m: Move) -> Iterator[Supposition[State]]:
    yield Supposition("longer-pile", replace(s, pile=(BLACK_THREES[0], *s.pile)), m)


def _held(s: State, m: Move) -> Iterator[Supposition[State]]:
    """The cards that are missing come into the hand."""
    if isinstance(m, Lay | Take | Discard):
        wanted = Counter((m.card,) if isinstance(m, Discard) else m.used)
        missing = tuple(sorted((wanted - Counter(s.hand)).elements()))
        if missing and not any(RED_THREE[c] for c in missing):
            yield Supposition("held", _holding(s, missing), m, (("cards", missing),))


def _holding(s: State, more: Iterable[Card]) -> State:
    hands = list(s.hands)
    hands[s.turn] = tuple(sorted((*s.hand, *more)))
    return replace(s, hands=tuple(hands))


def _spare(s: State, rank: int) -> Card | None:
    """A card of a rank that may still come, for all that this player can see."""
    seen = [*s.hand, *s.pile[-1:], *(c for melds in s.melds for meld in melds for c in meld.cards)]
    packs = s.house.players.packs
    if rank == JOKER_RANK:
        return JOKER if seen.count(JOKER) < 2 * packs else None
    faces = [c for c in FACES[rank * 4 : rank * 4 + 4] if seen.count(c) < packs and not RED_THREE[c]]
    return min(faces, key=seen.count, default=None)


def _more(s: State, m: Move) -> Iterator[Supposition[State]]:
    """Another natural card comes into the hand and is laid with the meld that lacks it."""
    if not isinstance(m, Lay | Take):
        return
    top = isinstance(m, Take)
    groups = [Group(s.top.rank, m.cards), *m.groups] if isinstance(m, Take) else list(m.groups)
    for at, group in enumerate(groups):
        rank = group.rank
        mine = meld_of(s.melds[s.side], rank) or Meld(rank, (), 0)
        size = len(mine.cards) + len(group.cards) + (top and at == 0)
        wilds = mine.wilds + group.wilds
        lacks = max(
            3 - size, 2 - (size - wilds), wilds - (size - wilds) if s.house.wild_rule == "seed" else 0
        )
        if top and at == 0:
            lacks = max(lacks, 2 - sum(c.rank == rank for c in m.used))
        if rank in (DEUCE, WILDS) or not 0 < lacks <= 2:
            continue
        held, cards = s, group.cards
        for _ in range(lacks):
            card = _spare(held, rank)
            if card is None:
                break
            held, cards = _holding(held, (card,)), (*cards, card)
        else:
            laid = _moves([_with(groups, at, cards)], take=top)[0]
            yield Supposition("more", held, laid, (("count", lacks), ("rank", rank)))


def _instead(s: State, m: Move) -> Iterator[Supposition[State]]:
    """Strangers in a meld are naturals of its rank instead."""
    if not isinstance(m, Lay | Take):
        return
    top = isinstance(m, Take)
    groups = [Group(s.top.rank, m.cards), *m.groups] if isinstance(m, Take) else list(m.groups)
    for at, group in enumerate(groups):
        counts = Counter(c.rank for c in group.cards if not WILD[c])
        rank = group.rank if (top and at == 0) or counts[group.rank] else next(iter(counts), group.rank)
        strangers = tuple(c for c in group.cards if not WILD[c] and c.rank != rank)
        held, cards = s, tuple(c for c in group.cards if c not in strangers)
        for _ in strangers:
            card = _spare(held, rank) if rank not in (WILDS, THREE) else None
            if card is None:
                break
            held, cards = _holding(held, (card,)), (*cards, card)
        else:
            if strangers:
                laid = _moves([[*groups[:at], Group(rank, cards), *groups[at + 1 :]]], take=top)[0]
                facts = (("count", len(strangers)), ("rank", rank), ("cards", strangers))
                yield Supposition("instead", held, laid, facts)


def _wild(s: State, m: Move) -> Iterator[Supposition[State]]:
    if isinstance(m, Take) and any(c.rank == s.top.rank for c in m.cards) and (card := _spare(s, DEUCE)):
        yield Supposition("wild", _holding(s, (card,)), Take((*m.cards, card), m.groups))


def _last(s: State, m: Move) -> Iterator[Supposition[State]]:
    """The hand holds nothing but the cards laid."""
    if isinstance(m, Lay | Take):
        hands = list(s.hands)
        hands[s.turn] = tuple(sorted(m.used))
        yield Supposition("last-cards", replace(s, hands=tuple(hands)), m)


def _few(s: State, m: Move) -> Iterator[Supposition[State]]:
    hands = list(s.hands)
    hands[s.turn] = s.hand[:1]
    yield Supposition("one-card", replace(s, hands=tuple(hands)), m)


def _points(s: State, m: Move) -> Iterator[Supposition[State]]:
    """The cards laid are worth enough: asked by a minimum that is as low as what they are worth."""
    if not isinstance(m, Lay | Take):
        return
    have = sum(VALUE[c] for c in m.used) + (VALUE[s.top] if isinstance(m, Take) else 0)
    lacks = Points(minimum(s, s.side) - have)
    row = replace(s.house.players, minimums=((-(10**9), have),))
    house = replace(s.house, players=row)
    yield Supposition("points", replace(s, house=house), m, (("points", lacks),))


def _melded(s: State, *melds: Meld) -> State:
    mine = tuple(sorted((*s.melds[s.side], *melds), key=lambda meld: meld.rank))
    all_melds = list(s.melds)
    all_melds[s.side] = mine
    return replace(s, melds=tuple(all_melds), before=mine if s.before == s.melds[s.side] else s.before)


def _other_ranks(s: State, m: Move) -> Iterator[Rank]:
    """Ranks that neither the side's melds nor the move has to do with."""
    busy: set[int] = {meld.rank for meld in s.melds[s.side]} | {THREE, DEUCE}
    busy |= {g.rank for g in m.groups} if isinstance(m, Lay | Take) else set()
    busy |= {s.top.rank} if s.pile else set()
    yield from (Rank(rank) for rank in range(JOKER_RANK - 1, -1, -1) if rank not in busy)


def _naturals(rank: int, count: int) -> Meld:
    return Meld(Rank(rank), tuple(FACES[rank * 4 + i % 4] for i in range(count)), 0)


def _opened(s: State, m: Move) -> Iterator[Supposition[State]]:
    rank = next(_other_ranks(s, m), None)
    if rank is not None and not s.melds[s.side]:
        yield Supposition("opened", _melded(s, _naturals(rank, 3)), m)


def _canasta(s: State, m: Move) -> Iterator[Supposition[State]]:
    """The side has as many canastas as going out takes."""
    lacks = s.house.canastas - canastas(s.melds[s.side])
    new = [_naturals(rank, CANASTA) for rank in islice(_other_ranks(s, m), max(lacks, 0))]
    for count in range(1, len(new) + 1):  # the try may make one itself
        yield Supposition("canasta", _melded(s, *new[:count]), m, (("count", count),))


def _keep(s: State, m: Move) -> Iterator[Supposition[State]]:
    """The hand has as many more cards as must stay in it."""
    if isinstance(m, Lay | Take):
        kept = sum(not RED_THREE[c] for c in s.pile[:-1]) if isinstance(m, Take) else 0
        lacks = 2 - (len(s.hand) - m.size + kept)
    else:
        lacks = 2 - len(s.hand)
    if lacks > 0:
        yield Supposition("keep", _holding(s, BLACK_THREES[:1] * lacks), m, (("count", lacks),))


def _meld_there(s: State, m: Move) -> Iterator[Supposition[State]]:
    if s.pile and not WILD[s.top] and s.top.rank != THREE and _may_lie(s, s.top.rank):
        yield Supposition("meld", _melded(s, _naturals(s.top.rank, 3)), m, (("rank", s.top.rank),))


def _own_meld(s: State, m: Move) -> Iterator[Supposition[State]]:
    """One's own side has a meld that the cards of a group can join."""
    if not isinstance(m, Lay):
        return
    for at, group in enumerate(m.groups):
        ranks = {c.rank for c in group.cards if not WILD[c]} or {group.rank}
        rank = next(iter(ranks))
        if len(ranks) == 1 and rank not in (THREE, WILDS) and _may_lie(s, rank):
            groups = [Group(g.rank, g.cards) for g in m.groups]
            groups[at] = Group(rank, group.cards)
            yield Supposition("meld", _melded(s, _naturals(rank, 3)), Lay(tuple(groups)), (("rank", rank),))


def _may_lie(s: State, rank: int) -> bool:
    """May a meld of a rank come to lie before one's side that is not there yet?"""
    seen = [*s.hand, *s.pile[-1:], *(c for melds in s.melds for meld in melds for c in meld.cards)]
    unseen = 4 * s.house.players.packs - sum(c.rank == rank for c in seen)
    return unseen >= 3 and meld_of(s.melds[s.side], rank) is None


def _unfrozen(s: State, m: Move) -> Iterator[Supposition[State]]:
    yield Supposition("unfrozen", replace(s, frozen=False), m)


def _frozen(s: State, m: Move) -> Iterator[Supposition[State]]:
    yield Supposition("frozen", replace(s, frozen=True), m)


def _unanswered(s: State, m: Move) -> Iterator[Supposition[State]]:
    what = "not-asked" if isinstance(m, Ask) else "no-yes" if s.answer else "no-no"
    yield Supposition(what, replace(s, answer=None), m, (("seat", Seat(partner(s))),))


def _unmelded(s: State, m: Move) -> Iterator[Supposition[State]]:
    yield Supposition("nothing-laid", replace(s, before=s.melds[s.side], took=False), m)


def _asked(s: State, m: Move) -> Iterator[Supposition[State]]:
    """The partner who could ask this player has asked."""
    sides, seats = len(s.melds), len(s.hands)
    if seats > sides:
        asker = (s.turn - sides) % seats
        yield Supposition(
            "asked", replace(s, turn=asker, phase="answer", answer=None), m, (("seat", Seat(asker)),)
        )


_ANSWERS: dict[Leaf, Sequence[Any]] = {
    ("CA-13", "start"): (_next_turn,),
    ("CA-16", "drawn"): (_next_turn,),
    ("CA-15", "after-draw"): (_drawn,),
    ("CA-13", "stock"): (_stock,),
    ("CA-S22", "stock"): (_no_stock,),
    ("CA-S22", "duty"): (_frozen,),
    ("CA-13", "pile"): (_top,),
    ("CA-S1", ""): (_top,),
    ("CA-S7", ""): (_longer_pile, _keep),
    ("CA-15", "held"): (_held,),
    ("CA-17", ""): (_own_meld,),
    ("CA-18", "rank"): (_instead, _top, _own_meld),
    ("CA-18", "size"): (_more, _own_meld),
    ("CA-21", "naturals"): (_more,),
    ("CA-21", "balance"): (_more,),
    ("CA-20", "last"): (_last,),
    ("CA-S9", ""): (_points, _opened),
    ("CA-S16", "two"): (_canasta, _keep),
    ("CA-S16", "one"): (_canasta, _keep),
    ("CA-S17", ""): (_canasta,),
    ("CA-S19", "refused"): (_unanswered,),
    ("CA-S19", "bound-lay"): (_unanswered,),
    ("CA-S19", "bound-discard"): (_unanswered,),
    ("CA-S19", "once"): (_unanswered,),
    ("CA-S19", "before-melding"): (_unmelded,),
    ("CA-S19", "asked"): (_asked,),
    ("CA-G9", ""): (_canasta, _few),
    ("CA-S4", "frozen"): (_unfrozen,),
    ("CA-S4", "unopened"): (_opened,),
    ("CA-S3", ""): (_more, _top),
    ("CA-S2", "with-wild"): (_wild,),
    ("CA-S2", "onto-meld"): (_meld_there,),
}
