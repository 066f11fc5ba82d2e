"""Canasta: the moves worth looking at, in minimal form. Generous, never stingy; charters decide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardlab.cards import DEUCE, JOKER_RANK, THREE, Card, Cards, Rank
from cardlab.games.canasta.layouts import NATURAL_RANKS, Part, finishing, groups, one_step, openings
from cardlab.games.canasta.position import (
    BLACK_THREES, DISCARDS, VALUE, WILD, WILDS, Answer, Ask, Discard, Draw, End, Group, Lay, State, Take,
    by_rank, meld_of, minimum,
)

DRAW, END, ASK, ANSWERS = [Draw()], [End()], [Ask()], [Answer(yes=True), Answer(yes=False)]


def draws(_: State) -> list[Draw]:
    """Draw from the stock."""
    return DRAW


def ends(_: State) -> list[End]:
    """End the hand at an empty stock."""
    return END


def asks(_: State) -> list[Ask]:
    """Ask the partner."""
    return ASK


def answers(_: State) -> list[Answer]:
    """Yes and no."""
    return ANSWERS


def discards(s: State) -> list[Discard]:
    """Each different card of the hand."""
    found, last = [], None
    for card in s.hand:
        if card != last:
            found.append(DISCARDS[card])
            last = card
    return found


def takes(s: State) -> list[Take]:
    """Each smallest way to take the pile."""
    top = s.pile[-1]
    rank = top.rank
    if WILD[top] or rank == THREE:  # nothing in a hand goes with these
        return []
    ranks = by_rank(s.hand)
    same, wilds = ranks[rank], ranks[DEUCE][:1] + ranks[JOKER_RANK][:1]
    mine = s.melds[s.side]
    found: list[Take] = []
    if not mine:
        if len(same) >= 2:
            need = minimum(s, s.side) - 3 * VALUE[top]
            found = [_take(s, parts) for parts in openings(s, need, (rank, 2, 0, 0))]
    else:
        if len(same) >= 2:
            found.append(Take(same[:2]))
        if not s.frozen:
            if meld_of(mine, rank):
                found.append(Take())
            if same:
                found += [Take((same[0], wild)) for wild in wilds]
    # taking a short pile with the whole hand may be one's way out
    if len(s.pile) <= 2 and one_step(s):
        found += [_take(s, parts) for parts in finishing(s, 2 - len(s.pile), rank)]
    return found


def _take(s: State, parts: Sequence[Part]) -> Take:
    first, *rest = groups(s.hand, parts)
    return Take(first.cards, tuple(rest))


def lays(s: State) -> Iterable[Lay]:
    """Smallest openings; or single cards for melds, and smallest new melds. And ways out."""
    mine = s.melds[s.side]
    found: list[Lay] = []
    if not mine:
        found += [Lay(groups(s.hand, parts)) for parts in openings(s, minimum(s, s.side))]
    else:
        found += _additions(s)
        found += _new_melds(s)
    if one_step(s):
        found += [Lay(groups(s.hand, parts)) for parts in finishing(s, 1)]
    return found


def _one(rank: int, cards: Cards) -> Lay:
    return Lay((Group(Rank(rank), cards),))


def _additions(s: State) -> Iterable[Lay]:
    ranks = by_rank(s.hand)
    wilds = ranks[DEUCE][:1] + ranks[JOKER_RANK][:1]
    for meld in s.melds[s.side]:
        if meld.rank not in (WILDS, THREE) and ranks[meld.rank]:
            yield _one(meld.rank, ranks[meld.rank][:1])
        if wilds and (meld.wilds < s.house.most_wilds or meld.rank == WILDS):
            for wild in wilds:
                yield _one(meld.rank, (wild,))


def _new_melds(s: State) -> Iterable[Lay]:
    ranks = by_rank(s.hand)
    deuces, jokers = ranks[DEUCE], ranks[JOKER_RANK]
    wilds: tuple[Card, ...] = deuces[:1] + jokers[:1]
    taken = [meld.rank for meld in s.melds[s.side]]
    for rank in NATURAL_RANKS:
        held = ranks[rank]
        if len(held) >= 2 and rank not in taken:
            if len(held) >= 3:
                yield _one(rank, held[:3])
            for wild in wilds:
                yield _one(rank, (*held[:2], wild))
    threes = len(ranks[THREE])
    if threes >= 3 and len(s.hand) - threes <= 1:
        yield _one(THREE, ranks[THREE])
    if s.house.wild_canasta != "off" and WILDS not in taken:
        for twos in range(4):
            if len(deuces) >= twos and len(jokers) >= 3 - twos:
                yield _one(WILDS, deuces[:twos] + jokers[: 3 - twos])


# --- the likeliest tries, for explaining why a kind of move is closed ----------


def try_take(s: State) -> Take:
    """The pile with whatever of its top's rank is held, and a wild card where only one is."""
    if not s.pile:
        return Take()
    ranks = by_rank(s.hand)
    same = ranks[s.top.rank] if not WILD[s.top] and s.top.rank != THREE else ()
    wilds = ranks[DEUCE] + ranks[JOKER_RANK]
    if len(same) >= 2:
        return Take(same[:2])
    if meld_of(s.melds[s.side], s.top.rank) is not None:
        return Take()
    return Take(same + wilds[:1] if same else ())


def try_lay(s: State) -> Lay:
    """The most that the hand has of one rank, with a wild card if that makes it three."""
    ranks = by_rank(s.hand)
    opened = [r for r in NATURAL_RANKS if ranks[r] and meld_of(s.melds[s.side], r) is not None]
    best = max(opened or NATURAL_RANKS, key=lambda r: (len(ranks[r]), VALUE[r * 4]))
    cards = ranks[best]
    if len(cards) == 2 and best not in opened:
        cards += (ranks[DEUCE] + ranks[JOKER_RANK])[:1]
    return _one(best, cards)


def try_discard(s: State) -> Discard:
    """Any card of the hand."""
    return DISCARDS[s.hand[0]] if s.hand else DISCARDS[BLACK_THREES[0]]
