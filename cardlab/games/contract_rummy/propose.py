"""Contract Rummy: the moves worth looking at, in minimal form. Generous, never stingy; charters decide.

A contract is proposed in each smallest way, and in the ways that use up the hand; laying off, card by
card; a card inside the pile, in each smallest meld for it, with one way to lay the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cardlab.cards import ACE, FACES, KING, Card, Cards, for_each
from cardlab.games.contract_rummy import solver
from cardlab.games.contract_rummy.family import Deal, House, Shape
from cardlab.games.contract_rummy.melds import HIGH_ACE, Group, Groups, Meld, meld
from cardlab.games.contract_rummy.position import (
    DISCARDS,
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
from cardlab.games.contract_rummy.solver import Levels, Part, Way
from cardlab.values import Seat

DRAW, TAKE, BUY, PASS = [Draw()], [Take()], [Buy()], [Pass()]
# a hand full of wild cards has so many ways that a list of them helps nobody
MOST_WAYS = 1000
_SINGLE: tuple[Group, ...] = tuple(Group((card,)) for card in FACES)
_SEATS = tuple(Seat(i) for i in range(8))


def draws(_: State) -> list[Draw]:
    """Draw from the stock."""
    return DRAW


def takes(_: State) -> list[Take]:
    """Take the top discard."""
    return TAKE


def buys(_: State) -> list[Buy]:
    """Buy the discard."""
    return BUY


def passes(_: State) -> list[Pass]:
    """Let it go."""
    return PASS


def discards(s: State) -> list[Discard]:
    """Each different card of the hand."""
    return for_each(s.hands[s.turn], DISCARDS)


# --- laying down ----------------------------------------------------------------


def lays(s: State) -> list[Lay]:
    """Each smallest way to lay the contract, and the ways that use up the hand."""
    house, hand = s.house, s.hands[s.turn]
    deal = s.deal
    if s.melds[s.turn]:  # only where the house lets players lay further melds
        return [Lay((g,)) for g in _further(hand, house)] if house.extra_melds else []
    levels, wilds = solver.sorted_out(hand, house)
    closing = deal.closing and house.deal7 != "normal"
    if not closing and not solver.fits(levels, len(wilds), deal.sets, deal.runs, house.shape):
        return []
    return [Lay(solver.groups(way, wilds, house.shape)) for way in _ways(levels, len(wilds), deal, house)]


def _ways(levels: Levels, wilds: int, deal: Deal, house: House) -> list[Way]:
    whole = list(islice(solver.whole(levels, wilds, deal, house), MOST_WAYS))
    if deal.closing and house.deal7 != "normal":
        return whole
    found = list(islice(solver.smallest(levels, wilds, deal.sets, deal.runs, house.shape), MOST_WAYS))
    return found + [way for way in whole if way not in found]


def _further(hand: Cards, house: House) -> Iterator[Group]:
    """Each single smallest meld, and those that use up the hand."""
    levels, wilds = solver.sorted_out(hand, house)
    for one in (Deal(0, sets=1), Deal(0, runs=1)):
        for way in _ways(levels, len(wilds), one, house):
            yield solver.groups(way, wilds, house.shape)[0]


# --- laying off -----------------------------------------------------------------


def adds(s: State) -> list[Add]:
    """Each card on each meld that it fits; two at once where the first would leave only the card taken."""
    hand = s.hands[s.turn]
    found = [Add((a,)) for a in _additions(s, hand, _table(s))]
    if s.took is not None and len(hand) == 2 and s.took in hand:
        found += [Add((one, two)) for one in [f.additions[0] for f in found] for two in _then(s, hand, one)]
    return found if len(found) < 2 else list(dict.fromkeys(found))


_Table = list[tuple[Seat, int, Meld]]
_last: tuple[object, _Table] = (None, [])


def _table(s: State) -> _Table:
    """The melds on the table, with the places where they lie. Moves ask in turn, so the last answer is kept."""
    global _last  # noqa: PLW0603  (a memory of one pure answer)
    if _last[0] is not s.melds:
        found = [
            (_SEATS[seat], i, there) for seat, melds in enumerate(s.melds) for i, there in enumerate(melds)
        ]
        _last = (s.melds, found)
    return _last[1]


def _additions(s: State, hand: Cards, table: _Table) -> list[Addition]:
    house, naturals = s.house, 0
    wild = house.wild
    jokers: list[Card] = []
    for c in hand:
        if not wild[c]:
            naturals |= 1 << c
        elif c not in jokers:
            jokers.append(c)
    found: list[Addition] = []
    for seat, i, there in table:
        fits = there.fits
        here = fits & naturals
        while here:
            bit = here & -here
            here ^= bit
            found.append(Addition(seat, i, _SINGLE[bit.bit_length() - 1]))
        if jokers and fits:
            found += [Addition(seat, i, Group((j,), (face,))) for j in jokers for face in _faces(there)]
        if house.joker_slides and there.cards != there.stands:
            found += _slides(seat, i, there, naturals, wild)
    return found


def _faces(there: Meld) -> list[Card]:
    """What a joker may stand for on a meld; in a set, the first suit that is missing."""
    found = []
    fits = there.fits
    while fits:
        bit = fits & -fits
        fits ^= bit
        found.append(FACES[bit.bit_length() - 1])
        if not there.run:
            break
    return found


def _slides(seat: Seat, i: int, there: Meld, naturals: int, wild: tuple[bool, ...]) -> Iterator[Addition]:
    for card, stands in zip(there.cards, there.stands):
        if wild[card] and naturals >> stands & 1:
            for end in _faces(there):
                yield Addition(seat, i, _SINGLE[stands], end)


def _then(s: State, hand: Cards, one: Addition) -> list[Addition]:
    """What else can be laid off once this is."""
    rest = list(hand)
    for card in one.group.cards:
        rest.remove(card)
    return _additions(s, tuple(rest), _with(s, _table(s), one))


def _with(s: State, table: _Table, a: Addition) -> _Table:
    found = []
    for seat, i, there in table:
        if (seat, i) == (a.seat, a.index):
            stands = there.stands
            if a.moved is not None:
                stands = tuple([a.moved if c in a.group.stands else c for c in stands])
            there = meld(s.house.shape, there.cards + a.group.cards, stands + a.group.stands)
        found.append((seat, i, there))
    return found


# --- exchanging jokers ------------------------------------------------------------


def swaps(s: State) -> list[Swap]:
    """Each exchange, with each place to lay off the joker."""
    hand, wild = s.hands[s.turn], s.house.wild
    found: list[Swap] = []
    table = _table(s)
    for seat, i, there in table:
        if there.cards == there.stands:
            continue
        for joker, stands in zip(there.cards, there.stands):
            if wild[joker] and stands in hand and not wild[stands]:
                # jokers in sets stay (CR-28): one try is enough to say so
                found += islice(_swaps(s, seat, i, joker, stands), None if there.run else 1)
    return found


def _swaps(s: State, seat: Seat, index: int, joker: Card, natural: Card) -> Iterator[Swap]:
    hand = list(s.hands[s.turn])
    hand.remove(natural)
    at = s.melds[seat][index]
    place = [w and t == natural for w, t in zip([s.house.wild[c] for c in at.cards], at.stands)].index(True)
    freed = meld(s.house.shape, (*at.cards[:place], natural, *at.cards[place + 1 :]), at.stands)
    table = [(o, i, freed if (o, i) == (seat, index) else there) for o, i, there in _table(s)]
    for where, i, there in table:
        for face in _faces(there):
            one = Addition(where, i, Group((joker,), (face,)))
            yield Swap(seat, index, natural, (one,))
            if len(hand) == 1 and hand[0] == s.took:  # or else only that card would be left
                for two in _additions(s, tuple(hand), _with(s, table, one)):
                    yield Swap(seat, index, natural, (one, two))
    if s.house.extra_melds:
        cards = tuple(sorted([*hand, joker]))
        for group in _further(cards, s.house):
            if joker in group.cards:
                yield Swap(seat, index, natural, (), (group,))


# --- the discard pile, from inside --------------------------------------------------


def digs(s: State) -> list[Dig]:
    """For each card inside the pile, each smallest meld that it makes; or each place to lay it off."""
    if len(s.pile) < 2:
        return []
    return _digs_after(s) if s.melds[s.turn] else _contract_digs(s)


def _contract_digs(s: State) -> list[Dig]:
    """Before the contract: the card goes into it."""
    house, deal, pile = s.house, s.deal, s.pile
    shape, wild = house.shape, house.wild
    whole = deal.closing and house.deal7 != "normal"
    found: list[Dig] = []
    first = 2 if whole else _first_fit(s)
    levels, wilds = solver.sorted_out((*s.hands[s.turn], *pile[len(pile) - first + 1 :]), house)
    count = first - 1
    for card in pile[-first::-1] if first <= len(pile) else ():
        count += 1
        if wild[card]:
            wilds = (card, *wilds)  # the chosen one is dealt out first
        else:
            levels = solver.with_card(levels, card)
        if whole:
            for way in islice(solver.whole(levels, len(wilds), deal, house), MOST_WAYS):
                found += _dig(house, count, card, way, wilds)
        elif wild[card] or _promising(levels, len(wilds), card, deal, shape):
            for way in _ways_with(levels, wilds, card, deal, house):
                found += _dig(house, count, card, way, wilds)
        if house.layoff_same_turn:
            found += _digs_off(s, count, card, levels, wilds)
    return found if len(found) < 2 else list(dict.fromkeys(found))


def _first_fit(s: State) -> int:
    """How many cards of the pile it takes before hand and cards hold a contract: more never spoil it."""
    hand, pile, house, deal = s.hands[s.turn], s.pile, s.house, s.deal

    def fits(count: int) -> bool:
        levels, wilds = solver.sorted_out((*hand, *pile[len(pile) - count :]), house)
        return solver.fits(levels, len(wilds), deal.sets, deal.runs, house.shape)

    low, high = 2, len(pile)
    if not fits(high):
        return high + 1
    while low < high:
        middle = (low + high) // 2
        if fits(middle):
            high = middle
        else:
            low = middle + 1
    return low


def _dig(house: House, count: int, card: Card, way: Way, wilds: Cards) -> list[Dig]:
    groups = solver.groups(way, wilds, house.shape)
    return [Dig(count, groups)] if any([card in g.cards for g in groups]) else []


def _promising(levels: Levels, wilds: int, card: Card, deal: Deal, shape: Shape) -> bool:
    """Might there be a set or a sequence for this natural card? A quick look."""
    rank, suit = card >> 2, card & 3
    one = levels[0]
    if deal.sets:
        alike = 0
        for level in levels:
            for mask in level:
                alike += mask >> rank & 1
        if alike + wilds >= shape.min_set and alike >= shape.naturals:
            return True
    if not deal.runs:
        return False
    if rank == ACE or shape.wrap:
        return one[suit].bit_count() >= 2 or shape.naturals < 2
    reach = shape.min_run - 1 + wilds
    mask = one[suit] | (one[suit] & 1) << 13
    near = mask >> max(0, rank - reach) & ((1 << (reach + min(rank, reach) + 1)) - 1)
    count = near.bit_count()
    return count >= shape.naturals and count + wilds >= shape.min_run


def _ways_with(levels: Levels, wilds: Cards, card: Card, deal: Deal, house: House) -> Iterator[Way]:
    """Each smallest meld for a card, with one way to lay the rest of the contract."""
    shape, count = house.shape, len(wilds)
    if not solver.fits(levels, count, deal.sets, deal.runs, shape):
        return
    if house.wild[card]:
        for way in islice(solver.smallest(levels, count, deal.sets, deal.runs, shape), MOST_WAYS):
            if any([part.wilds for part in way]):
                yield way
                return
        return
    for part in solver.parts_with(levels, count, card, deal, shape):
        left = solver.without(levels, part)
        sets, runs = (deal.sets, deal.runs - 1) if part.run else (deal.sets - 1, deal.runs)
        there = ((part.suit, part.low, part.size),) if part.run else ()
        rest = next(solver.smallest(left, count - part.wilds, sets, runs, shape, there), None)
        if rest is not None:
            yield (*rest, part) if not part.run else (part, *rest)


def _digs_off(s: State, count: int, card: Card, levels: Levels, wilds: Cards) -> Iterator[Dig]:
    """The contract without the chosen card, which is laid off at once: where the house allows that."""
    house, deal = s.house, s.deal
    if house.wild[card]:
        wilds = wilds[1:]
    else:
        levels = solver.without(levels, Part(False, 0, card.rank, 1, (card,), 0))
    way = next(solver.smallest(levels, len(wilds), deal.sets, deal.runs, house.shape), None)
    if way is None:
        return
    groups = solver.groups(way, wilds, house.shape)
    mine = [(_SEATS[s.turn], i, meld(house.shape, g.cards, g.stands)) for i, g in enumerate(groups)]
    for a in _additions(s, (card,), _table(s) + mine):
        yield Dig(count, groups, (a,))


def _digs_after(s: State) -> list[Dig]:
    """After the contract: the card is laid off, if need be behind others that lead up to it."""
    house, pile, hand = s.house, s.pile, s.hands[s.turn]
    wild = house.wild
    table = _table(s)
    direct, suits = 0, 0
    for _, _, there in table:
        direct |= there.fits
        if there.run:
            suits |= 1 << there.suit
    found: list[Dig] = []
    for count in range(2, len(pile) + 1):
        card = pile[-count]
        if wild[card] or direct >> card & 1:
            found += [Dig(count, (), (a,)) for a in _additions(s, (card,), table) if a.moved is None]
        if not wild[card] and suits >> (card & 3) & 1:
            held = (*hand, *pile[len(pile) - count + 1 :])
            found += [Dig(count, (), (a,)) for a in _chains(house, card, held, table)]
        if house.joker_slides:
            found += [Dig(count, (), (a,)) for a in _additions(s, (card,), table) if a.moved is not None]
        if house.extra_melds:
            cards = (*hand, *pile[len(pile) - count :])
            found += [Dig(count, (g,)) for g in _further(cards, house) if card in g.cards]
    return found


def _chains(house: House, card: Card, held: Cards, table: _Table) -> Iterator[Addition]:
    """Additions that end in a card which does not fit a sequence by itself."""
    suit = card & 3
    for seat, i, there in table:
        if not there.run or there.suit != suit or there.fits >> card & 1:
            continue
        for ranks in _gaps(there, card, house.shape):
            if not ranks or len(ranks) + len(there.cards) > 13:
                continue
            faces = [FACES[r * 4 + suit] for r in ranks]
            jokers = [c for c in held if house.wild[c]]
            cards = [f if f in held and not house.wild[f] else None for f in faces]
            if cards.count(None) <= len(jokers):
                filled = tuple([c if c is not None else jokers.pop() for c in cards])
                yield Addition(seat, i, Group((*filled, card), (*faces, card)))


def _gaps(there: Meld, card: Card, shape: Shape) -> list[list[int]]:
    """The ranks between a sequence and a card, above it and below it."""
    low, high, rank = there.low, there.low + len(there.cards) - 1, card >> 2
    if shape.wrap:
        return [
            [(high + 1 + i) % 13 for i in range((rank - high - 1) % 13)],
            [(low - 1 - i) % 13 for i in range((low - 1 - rank) % 13)],
        ]
    above = HIGH_ACE if rank == ACE else rank
    return [
        list(range(high + 1, above)) if above <= KING or high < KING else [],
        list(range(rank + 1, low)) if rank < low else [],
    ]


# --- the likeliest tries, for explaining why a kind of move is closed ----------


def try_lay(s: State) -> Lay:
    """As much of the contract as the hand can lay; else the most that it has of one rank."""
    return Lay(_most(s, s.hand))


def _most(s: State, hand: Cards) -> Groups:
    levels, wilds = solver.sorted_out(hand, s.house)
    deal = s.deal
    for total in range(deal.melds, 0, -1):
        for sets in range(min(deal.sets, total), -1, -1):
            if total - sets <= deal.runs:
                way = next(solver.smallest(levels, len(wilds), sets, total - sets, s.house.shape), None)
                if way is not None:
                    return solver.groups(way, wilds, s.house.shape)
    if not hand:
        return ()
    ranks = [c.rank for c in hand]
    rank = max(ranks, key=ranks.count)
    return (Group(tuple(c for c in hand if c.rank == rank)),)


def try_add(s: State) -> Add:
    """A card on a meld that it fits, or else any card on any meld."""
    found = adds(s) if s.phase == "meld" else []
    if found:
        return found[0]
    seat = next((i for i, melds in enumerate(s.melds) if melds), 0)
    return Add((Addition(Seat(seat), 0, Group(s.hand[:1])),))


def try_swap(s: State) -> Swap:
    """A joker in a sequence, whether its natural card is in hand or not; else any joker."""
    found = swaps(s) if s.phase == "meld" else []
    if found:
        return found[0]
    for wanted in (True, False):
        for seat, i, there in _table(s):
            for card, stands in zip(there.cards, there.stands):
                if s.house.wild[card] and there.run is wanted:
                    return Swap(seat, i, stands)
    return Swap(Seat(0), 0, s.hand[0] if s.hand else FACES[0])


def try_dig(s: State) -> Dig:
    """A card inside the pile that goes somewhere; else the second from the top, alone."""
    if (
        len(s.pile) < 2 or s.house.discard_draw != "multi"
    ):  # where nobody looks inside, nothing is known of it
        return Dig(2)
    found = digs(s) if s.phase == "draw" else []
    if found:
        return found[0]
    card = s.pile[-2]
    if s.melds[s.turn]:
        seat = next((i for i, melds in enumerate(s.melds) if melds), 0)
        return Dig(2, (), (Addition(Seat(seat), 0, Group((card,))),))
    alike = tuple(c for c in s.hand if c.rank == card.rank)
    return Dig(2, (Group((*alike, card)),))


def try_discard(s: State) -> Discard:
    """Any card of the hand; the one that was taken, if that is all there is to explain."""
    return DISCARDS[s.hand[0]] if s.hand else DISCARDS[0]
