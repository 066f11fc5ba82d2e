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
    FILL_HOUSE,
    HOUSES,
    LOADS,
    RESERVE,
    RESERVE_FIRST,
    RESERVE_PLAYS,
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


def founds(s: State) -> list[Found]:
    """Every available card that fits a foundation, each to the first that it fits."""
    seen, piles, me = s.open, s.piles, s.turn
    wanted = seen.wanted
    if not seen.due & ANY_FOUNDATION:
        return []
    made: list[Found] = []
    if seen.due & RESERVE_FIRST:
        made.append(found(RESERVE + me, slot(piles, piles[RESERVE + me][-1]) or 0))
        if s.house.stop == "off":
            return made
    for source in _sources(s):
        pile = piles[source]
        if pile and BIT[pile[-1]] & wanted and source != RESERVE + me:
            made.append(found(source, slot(piles, pile[-1]) or 0))
    return made


def builds(s: State) -> list[Build]:
    """Every available card on every house that takes it, and into the first empty one.

    One empty house is as good as another, so only the first is listed. A card that lies alone in a
    house is not offered an empty one: that would only change the order of the houses (RB-G16).
    """
    seen, piles, house = s.open, s.piles, s.house
    reserve = RESERVE + s.turn
    sources: tuple[int, ...] = _sources(s)
    if house.stop == "off" and seen.due & house.before_free:
        # only the reserve may move, and only into an empty house if one must be filled
        if seen.due & house.before_free & FILL_HOUSE:
            return [build(reserve, seen.empty)]
        sources = (reserve,)
    takes, empty = seen.takes, seen.empty
    made: list[Build] = []
    if empty < 0 and not seen.others & takes and not seen.due & RESERVE_PLAYS:
        return made
    for source in sources:
        pile = piles[source]
        if pile:
            card = pile[-1]
            if BIT[card] & takes:
                fits = BUILDS[card]
                for at, onto in enumerate(seen.houses):
                    if onto & fits:
                        made.append(build(source, at))
            if empty >= 0 and (source >= 8 or len(pile) > 1):
                made.append(build(source, empty))
    return made + _runs(s) if house.multi_move and empty >= 0 else made


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


# by seat: where available cards lie (RB-G3), without a turned-up card and with one
_PLACES = [(RESERVE + me, *HOUSES) for me in (0, 1)]
_PLACES_TURNED_UP = [(*_PLACES[me], DRAWN + me) for me in (0, 1)]


def _sources(s: State) -> tuple[int, ...]:
    """Where available cards lie (RB-G3)."""
    me = s.turn
    places = _PLACES_TURNED_UP[me] if s.piles[DRAWN + me] else _PLACES[me]
    return (*places, WASTE + me) if s.house.own_waste_playable else places


def loads(s: State) -> list[Load]:
    """Every available card on the opponent's reserve and waste."""
    seen, piles, me = s.open, s.piles, s.turn
    theirs = (RESERVE + 1 - me, WASTE + 1 - me)
    fits = 0
    for target in theirs:
        if piles[target]:
            fits |= LOADS[piles[target][-1]]  # of two cards each fits on the other, or neither
    reserve = RESERVE + me
    if not fits & seen.others and not seen.due & RESERVE_PLAYS:
        return []
    only = s.house.stop == "off" and seen.due & s.house.before_free & RESERVE_PLAYS
    made: list[Load] = []
    for source in (reserve,) if only or not fits & seen.others else _sources(s):
        pile = piles[source]
        if pile and BIT[pile[-1]] & fits:
            for target in theirs:
                if piles[target] and BIT[piles[target][-1]] & LOADS[pile[-1]]:
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
