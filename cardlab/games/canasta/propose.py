"""Canasta: the moves worth looking at, in minimal form. Generous, never stingy; charters decide."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache

from cardlab.cards import DEUCE, FACES, JOKER, JOKER_RANK, THREE, Cards, Rank, for_each
from cardlab.games.canasta.layouts import NATURAL_RANKS, Part, closings, finishing, groups
from cardlab.games.canasta.openings import openings
from cardlab.games.canasta.position import (
    BLACK_THREES,
    DISCARDS,
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
    State,
    Take,
    by_rank,
    meld_of,
    minimum,
    partner,
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
    return for_each(s.hand, DISCARDS)


def takes(s: State) -> list[Take]:
    """Each smallest way to take the pile."""
    top = s.pile[-1]
    rank = top.rank
    if WILD[top] or rank == THREE:  # nothing in a hand goes with these
        return []
    hand, mine = s.hand, s.melds[s.side]
    first = bisect(hand, rank * 4 - 1)  # hands are sorted
    same = hand[first : bisect(hand, rank * 4 + 3, first)]
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
            if same and (JOKER in hand or by_rank(hand)[DEUCE]):
                deuce = next((c for c in hand if c >> 2 == DEUCE), None)
                found += [Take((same[0], wild)) for wild in (deuce, JOKER) if wild in hand]
    found += _last_takes(s, rank, found)
    return found


def _last_takes(s: State, rank: Rank, found: list[Take]) -> list[Take]:
    """Taking a short pile with the whole hand may be the way out; red threes in it are laid out (CA-10).

    A side that has opened needs it only where the smallest way would not leave two cards.
    """
    if len(s.pile) > 8 or (s.melds[s.side] and len(s.hand) > 3):
        return []
    kept = len([c for c in s.pile[:-1] if not RED_THREE[c]])
    if kept > 1 or (s.melds[s.side] and len(s.hand) + kept > 3):
        return []
    ways = dict.fromkeys(_take(s, parts) for parts in finishing(s, 1 - kept, rank))
    return [way for way in ways if way not in found]


def _take(s: State, parts: Sequence[Part]) -> Take:
    first, *rest = groups(s.hand, parts)
    return Take(first.cards, tuple(rest))


def lays(s: State) -> list[Lay]:
    """Smallest openings; or single cards for melds, and smallest new melds. And ways out."""
    if s.melds[s.side]:
        found, ways = _steps(s), closings(s)
    else:
        found = [Lay(groups(s.hand, parts)) for parts in openings(s, minimum(s, s.side))]
        ways = finishing(s, 1)
    for parts in ways:
        way = Lay(groups(s.hand, parts))
        if way not in found:
            found.append(way)
    return found


@lru_cache(maxsize=8192)  # the same few steps come up in hand after hand
def _one(rank: int, cards: Cards) -> Lay:
    return Lay((Group(Rank(rank), cards),))


# a single card for the meld of a rank
_ADD = [[_one(rank, (card,)) for card in FACES] for rank in range(14)]


def _steps(s: State) -> list[Lay]:
    """Single cards for the side's melds, and new melds of three."""
    ranks = by_rank(s.hand)
    deuces, jokers = ranks[DEUCE], ranks[JOKER_RANK]
    wilds = deuces[:1] + jokers[:1]
    found, taken = [], [DEUCE, THREE, JOKER_RANK]
    for meld in s.melds[s.side]:
        rank = meld.rank
        taken.append(rank)
        if rank != WILDS and ranks[rank]:
            found.append(_ADD[rank][ranks[rank][0]])
        if wilds and (meld.wilds < s.house.most_wilds or rank == WILDS):
            for wild in wilds:
                found.append(_ADD[rank][wild])
    for held in ranks:
        if len(held) > 1 and (rank := held[0].rank) not in taken:
            if len(held) > 2:
                found.append(_one(rank, held[:3]))
            for wild in wilds:
                found.append(_one(rank, held[:2] + (wild,)))
    threes = len(ranks[THREE])
    if threes >= 3 and len(s.hand) - threes <= 1:
        found.append(_one(THREE, ranks[THREE]))
        if threes > 3 and len(s.hand) == threes:  # or keep one to discard
            found.append(_one(THREE, ranks[THREE][1:]))
    if s.house.wild_canasta != "off" and meld_of(s.melds[s.side], WILDS) is None:
        found += [
            _one(WILDS, deuces[:twos] + jokers[: 3 - twos])
            for twos in range(4)
            if len(deuces) >= twos and len(jokers) >= 3 - twos
        ]
    return found


# --- the likeliest tries, for explaining why a kind of move is closed ----------


def _own(s: State) -> Cards:
    """The hand of whoever must act: the partner who was asked is shown no cards but his own."""
    return s.hands[partner(s)] if s.phase == "answer" else s.hand


def try_take(s: State) -> Take:
    """The pile with whatever of its top's rank is held, and a wild card where only one is."""
    if not s.pile:
        return Take()
    ranks = by_rank(_own(s))
    same = ranks[s.top.rank] if not WILD[s.top] and s.top.rank != THREE else ()
    wilds = ranks[DEUCE] + ranks[JOKER_RANK]
    if len(same) >= 2:
        return Take(same[:2])
    if meld_of(s.melds[s.side], s.top.rank) is not None:
        return Take()
    return Take(same + wilds[:1] if same else ())


def try_lay(s: State) -> Lay:
    """The most that the hand has of one rank, with a wild card if that makes it three."""
    ranks = by_rank(_own(s))
    opened = [r for r in NATURAL_RANKS if ranks[r] and meld_of(s.melds[s.side], r) is not None]
    best = max(opened or NATURAL_RANKS, key=lambda r: (len(ranks[r]), VALUE[r * 4]))
    cards = ranks[best]
    if not cards:  # nothing but threes and wild cards
        return _one(THREE, ranks[THREE]) if ranks[THREE] else _one(WILDS, ranks[DEUCE] + ranks[JOKER_RANK])
    if len(cards) == 2 and best not in opened:
        cards += (ranks[DEUCE] + ranks[JOKER_RANK])[:1]
    return _one(best, cards)


def try_discard(s: State) -> Discard:
    """Any card of the hand."""
    hand = _own(s)
    return DISCARDS[hand[0]] if hand else DISCARDS[BLACK_THREES[0]]
