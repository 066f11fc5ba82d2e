"""Russian Bank: what must be done first. The order of compulsory moves, RB-P1 to RB-P4, as it stands now.

A state is surveyed once and the survey kept until another state is asked about: the rules, the
proposers and the bot all read it. It looks at open cards only.
"""

from __future__ import annotations

from cardlab.cards import FACES, Card, Cards
from cardlab.games.russian_bank.position import (
    BIT,
    BUILDS,
    DRAWN,
    FILL_HOUSE,
    FOUNDATION_FIRST,
    LOADS,
    RESERVE,
    RESERVE_FIRST,
    RESERVE_PLAYS,
    WASTE,
    Piles,
    State,
)


class Survey:
    """What lies open for the player in turn. Sets of cards are bits, `1 << card`."""

    __slots__ = ("due", "empty", "loads", "others", "tops", "wanted")

    def __init__(self, s: State) -> None:
        piles, me = s.piles, s.turn
        tops, empty = 0, False
        for pile in piles[:8]:
            if pile:
                tops |= BIT[pile[-1]]
            else:
                empty = True
        others, held = tops, piles[DRAWN + me]
        if held:
            others |= BIT[held[-1]]
        if s.house.own_waste_playable and piles[WASTE + me]:
            others |= BIT[piles[WASTE + me][-1]]
        theirs, waste = piles[RESERVE + 1 - me], piles[WASTE + 1 - me]
        loads = BIT[theirs[-1]] if theirs else 0
        if waste:
            loads |= BIT[waste[-1]]
        wanted = wants(piles)
        due = FOUNDATION_FIRST if others & wanted else 0
        reserve = piles[RESERVE + me]
        if reserve:
            card = reserve[-1]
            if wanted & BIT[card]:
                due |= RESERVE_FIRST
            if empty:
                due |= FILL_HOUSE
            if BUILDS[card] & tops or LOADS[card] & loads:
                due |= RESERVE_PLAYS
        self.due = due  # the compulsory moves that there are, as flags
        self.empty = empty  # is there an empty house?
        self.tops = tops  # of the houses
        self.others = others  # available cards but for the reserve's (RB-G3)
        self.loads = loads  # the opponent's cards that may be loaded, RB-11
        self.wanted = wanted  # cards that fit a foundation now


_latest: tuple[State | None, Survey | None] = (None, None)
_wants: tuple[Piles | None, int] = (None, 0)


def survey(s: State) -> Survey:
    """The survey of a state."""
    global _latest  # noqa: PLW0603  (one pair, replaced whole, so a reader never sees half of it)
    state, found = _latest
    if state is s and found is not None:
        return found
    found = Survey(s)
    _latest = (s, found)
    return found


def wants(piles: Piles) -> int:
    """The cards that the foundations wait for, as bits (RB-9)."""
    global _wants  # noqa: PLW0603
    foundations = piles[8:16]
    known, wanted = _wants
    if foundations == known:
        return wanted
    wanted = 0
    for at, pile in enumerate(foundations):
        if len(pile) < 13:
            wanted |= 1 << (len(pile) * 4 + at // 2)
    _wants = (foundations, wanted)
    return wanted


def due(s: State) -> int:
    """The compulsory moves that there are, as flags."""
    return survey(s).due


def for_foundations(s: State) -> Cards:
    """The available cards, the reserve's apart, that fit a foundation."""
    seen = survey(s)
    return spread(seen.others & seen.wanted)


def spread(bits: int) -> Cards:
    """Cards of bits, in order.

    >>> from cardlab.cards import cards
    >>> spread(1 << cards("A♦")[0] | 1 << cards("A♣")[0])
    (A♣, A♦)
    """
    return tuple([card for card in FACES[:52] if bits >> card & 1])


def slot(piles: Piles, card: Card) -> int | None:
    """The first foundation that waits for a card; None if none does."""
    at = 8 + 2 * card.suit
    for place in (at, at + 1):
        if len(piles[place]) == card >> 2:
            return place
    return None
