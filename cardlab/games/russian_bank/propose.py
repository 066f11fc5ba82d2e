"""Russian Bank: the moves worth looking at. Generous, never stingy; charters decide.

Where the order of play is enforced, moves that a duty shuts out are left away to save time.
"""

from __future__ import annotations

from cardlab.games.russian_bank.position import (
    AnswerStalemate,
    Build,
    Found,
    LetStand,
    Load,
    OfferStalemate,
    PassTurn,
    Play,
    State,
    Stop,
    ToWaste,
    TurnUp,
    build,
    found,
    load,
)
from cardlab.games.russian_bank.rules import DUTIES
from cardlab.games.russian_bank.table import (
    ANY_FOUNDATION,
    BIT,
    BUILDS,
    DRAWN,
    HOUSES,
    LOADS,
    RESERVE,
    RESERVE_FIRST,
    WASTE,
    slot,
)

TURN_UP, TO_WASTE, PASS, OFFER, STAND = (
    [TurnUp()],
    [ToWaste()],
    [PassTurn()],
    [OfferStalemate()],
    [LetStand()],
)
STOPS = [Stop(id) for id in DUTIES]
ANSWERS = [AnswerStalemate(yes=True), AnswerStalemate(yes=False)]


def _sources(s: State, among: int) -> list[int]:
    """Where available cards lie that are among these, the reserve first (RB-G3)."""
    seen, me = s.open, s.turn
    found: list[int] = []
    if seen.reserve & among:
        found.append(RESERVE + me)
    if seen.tops & among:
        for at, top in enumerate(seen.houses.each):
            if top & among:
                found.append(at)
    if seen.drawn & among:
        found.append(DRAWN + me)
    if seen.waste & among:
        found.append(WASTE + me)
    return found


def _free(s: State) -> int:
    """The cards that no duty holds back, where the order of play is enforced: all, or the reserve's."""
    seen, house = s.open, s.house
    if seen.due & house.before_free and house.stop == "off":
        return seen.reserve
    return seen.others | seen.reserve


def founds(s: State) -> list[Found]:
    """Every available card that fits a foundation, each to the first that it fits."""
    seen, piles = s.open, s.piles
    if not seen.due & ANY_FOUNDATION:
        return []
    only = seen.due & RESERVE_FIRST and s.house.stop == "off"
    fitting = _sources(s, seen.wanted & seen.reserve if only else seen.wanted)
    return [found(source, slot(piles, piles[source][-1]) or 0) for source in fitting]


def builds(s: State) -> list[Build]:
    """Every available card on every house that takes it, and into the first empty one.

    One empty house is as good as another, so only the first is listed. A card that lies alone in a
    house is not offered an empty one: that would only change the order of the houses (RB-G16).
    """
    seen, piles, free = s.open, s.piles, _free(s)
    made: list[Build] = []
    takes, empty = seen.takes, seen.empty
    if not free & takes and empty < 0:
        return made
    for source in _sources(s, free if empty >= 0 else free & takes):
        fits = BUILDS[piles[source][-1]]
        if fits & seen.tops:
            for at, top in enumerate(seen.houses.each):
                if top & fits:
                    made.append(build(source, at))
        if empty >= 0 and (source >= 8 or len(piles[source]) > 1):
            made.append(build(source, empty))
    return made + _runs(s) if s.house.multi_move and empty >= 0 else made


def _runs(s: State) -> list[Build]:
    """Several cards of a house at once, as many as the empty houses have room for (RB-G6)."""
    piles, empty, made = s.piles, s.open.empty, list[Build]()
    for source in HOUSES:
        pile = piles[source]
        for count in range(2, len(pile) + 1):
            fits = BUILDS[pile[-count]]
            made += [build(source, at, count) for at in HOUSES if piles[at] and BIT[piles[at][-1]] & fits]
            if count < len(pile):
                made.append(build(source, empty, count))
    return made


def loads(s: State) -> list[Load]:
    """Every available card on the opponent's reserve and waste."""
    piles, me = s.piles, s.turn
    made: list[Load] = []
    fitting = _free(s) & s.open.loads
    if fitting:
        for source in _sources(s, fitting):
            fits = LOADS[piles[source][-1]]
            for target in (RESERVE + 1 - me, WASTE + 1 - me):
                if piles[target] and BIT[piles[target][-1]] & fits:
                    made.append(load(source, target))
    return made


def turn_ups(_: State) -> list[TurnUp]:
    """Turn up a card."""
    return TURN_UP


def to_wastes(_: State) -> list[ToWaste]:
    """Lay the turned-up card on the waste."""
    return TO_WASTE


def passes(_: State) -> list[PassTurn]:
    """Pass."""
    return PASS


def offers(_: State) -> list[OfferStalemate]:
    """Offer a stalemate."""
    return OFFER


def answers(_: State) -> list[AnswerStalemate]:
    """Yes and no."""
    return ANSWERS


def stops(_: State) -> list[Stop]:
    """Stop, for each duty that there may be."""
    return STOPS


def stands(_: State) -> list[LetStand]:
    """Let it stand."""
    return STAND


# --- the likeliest tries, for explaining why a kind of move is closed ----------


def _likeliest(s: State) -> int:
    """The card that one would play next: the turned-up one, else the reserve's, else a house's."""
    me, piles = s.turn, s.piles
    if piles[DRAWN + me]:
        return DRAWN + me
    if piles[RESERVE + me]:
        return RESERVE + me
    return next((at for at in range(8) if piles[at]), RESERVE + me)


def try_found(s: State) -> Play:
    """Any card that fits; else the likeliest one to the foundations of its suit."""
    seen = s.open
    if seen.wanted & seen.others or seen.due & RESERVE_FIRST:
        return founds(s)[0]
    source = _likeliest(s)
    pile = s.piles[source]
    return found(source, 8 + 2 * pile[-1].suit if pile else 8)


def try_build(s: State) -> Play:
    """Any card that fits; else the likeliest one on the first house."""
    made = builds(s)
    if made:
        return made[0]
    source = _likeliest(s)
    return build(source, 0 if source else 1)


def try_load(s: State) -> Play:
    """Any card that fits; else the likeliest one on the opponent's reserve, or his waste."""
    made = loads(s)
    if made:
        return made[0]
    other = 1 - s.turn
    return load(_likeliest(s), (RESERVE if s.piles[RESERVE + other] else WASTE) + other)
