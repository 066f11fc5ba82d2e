"""Railroad Canasta: the moves worth looking at, in minimal form. Generous, never stingy; charters decide.

A larger laying is a smaller one and additions, so only the smallest openings, new melds of three
and single cards are listed. Only counts matter, since suits do not.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence

from cardlab.cards import ACE, DEUCE, FACES, JOKER_RANK, KING, SEVEN, THREE, Cards, Rank, for_each
from cardlab.games.canasta.position import (
    BLACK_THREES,
    CANASTA,
    DISCARDS,
    VALUE,
    WILD,
    WILDS,
    Discard,
    Draw,
    End,
    Group,
    Lay,
    Take,
    by_rank,
)
from cardlab.games.railroad_canasta.position import MOST_WILDS, Pass, State, TakeKitty, minimum, open_meld

DRAW, END, KITTY, PASS = [Draw()], [End()], [TakeKitty()], [Pass()]
NATURAL_RANKS = (ACE, *range(THREE + 1, KING + 1))
Part = tuple[int, int, int, int]  # rank, naturals, deuces, jokers


def draws(_: State) -> list[Draw]:
    """Draw from the stock."""
    return DRAW


def ends(_: State) -> list[End]:
    """End the round."""
    return END


def kitties(_: State) -> list[TakeKitty]:
    """Take the kitty."""
    return KITTY


def passes(_: State) -> list[Pass]:
    """Let the turn end."""
    return PASS


def discards(s: State) -> list[Discard]:
    """Each different card of the hand."""
    return for_each(s.hands[s.turn], DISCARDS)


def takes(s: State) -> list[Take]:
    """Each smallest way to take the pile."""
    top = s.pile[-1]
    hand, rank = s.hands[s.turn], top >> 2
    if WILD[top]:
        return _wild_takes(s) if s.house.take_wild_top else []
    if rank == THREE:
        return []
    first = bisect(hand, rank * 4 - 1)  # hands are sorted
    same = hand[first : bisect(hand, rank * 4 + 3, first)]
    mine = s.melds[s.turn]
    if not mine:
        if len(same) < 2:
            return []
        need = minimum(s, s.turn) - 3 * VALUE[top]
        return [_take(s, parts) for parts in openings(s, need, (rank, 2, 0, 0))]
    old = open_meld(mine, rank)
    size = 0 if old is None else len(old.cards)
    found: list[Take] = []
    if len(same) >= 2 and size + 3 <= CANASTA:
        found.append(Take(same[:2]))
    if not s.frozen:
        if old is not None:
            found.append(Take())
        if same and s.house.natural_plus_wild_take:
            ranks = by_rank(hand)
            found += [Take((same[0], *wild)) for wild in (ranks[DEUCE][:1], ranks[JOKER_RANK][:1]) if wild]
    return found


def _wild_takes(s: State) -> list[Take]:
    ranks = by_rank(s.hands[s.turn])
    deuces, jokers = ranks[DEUCE], ranks[JOKER_RANK]
    if s.melds[s.turn]:
        return [
            Take(d + j)
            for d, j in ((deuces[:2], ()), (deuces[:1], jokers[:1]), ((), jokers[:2]))
            if len(d + j) == 2
        ]
    found = []
    for twos in range(3):
        if len(deuces) >= twos and len(jokers) >= 2 - twos:
            base = (WILDS, 0, twos, 2 - twos)
            need = minimum(s, s.turn) - _worth(base) - VALUE[s.top]
            found += [_take(s, parts) for parts in openings(s, need, base)]
    return list(dict.fromkeys(found))


def _take(s: State, parts: Sequence[Part]) -> Take:
    first, *rest = groups(by_rank(s.hands[s.turn]), parts)
    return Take(first.cards, tuple(rest))


def groups(ranks: Sequence[Cards], parts: Sequence[Part]) -> tuple[Group, ...]:
    """The cards of some parts, taken in their order from a hand that is sorted by rank."""
    used, found = [0] * 14, []
    for rank, naturals, twos, jks in parts:
        cards: Cards = ()
        for r, count in ((rank, naturals), (DEUCE, twos), (JOKER_RANK, jks)):
            if count:
                cards += ranks[r][used[r] : used[r] + count]
                used[r] += count
        found.append(Group(Rank(rank), cards))
    return tuple(found)


def lays(s: State) -> list[Lay]:
    """Smallest openings; or single cards for melds, and smallest new melds."""
    if s.melds[s.turn]:
        return _steps(s)
    found = list(openings(s, minimum(s, s.turn)))
    if not found:
        return []
    ranks = by_rank(s.hands[s.turn])
    return [Lay(groups(ranks, parts)) for parts in found]


# a single card for the open meld of a rank, and sets of cards as they come up in hand after hand
_ADD = [[Lay((Group(Rank(rank), (card,)),)) for card in FACES] for rank in range(14)]
_KNOWN: dict[tuple[int, Cards], Lay] = {}


def _one(rank: int, cards: Cards) -> Lay:
    found = _KNOWN.get((rank, cards))
    if found is None:
        if len(_KNOWN) > 20000:  # all sets of three of a rank, with a wild card or without, are fewer
            _KNOWN.clear()
        found = _KNOWN[rank, cards] = Lay((Group(Rank(rank), cards),))
    return found


def _steps(s: State) -> list[Lay]:
    """Single cards for open melds, and new melds of three; black threes all at once."""
    hand = s.hands[s.turn]
    ranks = by_rank(hand)
    deuces, jokers = ranks[DEUCE], ranks[JOKER_RANK]
    wilds = deuces[:1] + jokers[:1]
    found, taken = [], [DEUCE, THREE, JOKER_RANK]
    for meld in s.melds[s.turn]:
        rank = meld.rank
        if len(meld.cards) < CANASTA and rank != THREE:
            taken.append(rank)
            if rank != WILDS and ranks[rank]:
                found.append(_ADD[rank][ranks[rank][0]])
            if wilds and rank != SEVEN and (meld.wilds < MOST_WILDS or rank == WILDS):
                for wild in wilds:
                    found.append(_ADD[rank][wild])
    for held in ranks:
        if len(held) > 1 and (rank := held[0].rank) not in taken:
            if len(held) > 2:
                found.append(_one(rank, held[:3]))
            if wilds and rank != SEVEN:
                for wild in wilds:
                    found.append(_one(rank, held[:2] + (wild,)))
    if len(deuces) + len(jokers) >= 3 and open_meld(s.melds[s.turn], WILDS) is None:
        for twos in range(4):
            if len(deuces) >= twos and len(jokers) >= 3 - twos:
                found.append(_one(WILDS, deuces[:twos] + jokers[: 3 - twos]))
    threes = ranks[THREE]
    if threes and 1 < len(hand) <= len(threes) + 1:  # one card stays for the discard
        found.append(_one(THREE, threes if len(threes) < len(hand) else threes[1:]))
    return found


# --- opening ------------------------------------------------------------------


def openings(s: State, need: int, base: Part | None = None) -> Iterator[list[Part]]:
    """All smallest sets of first melds worth at least `need` points.

    `base` is the part that takes the pile: its cards are already counted in `need`, but more may
    go with them. A set is smallest if no card and no meld can be left out.
    """
    ranks = by_rank(s.hands[s.turn])
    held = [len(cards) for cards in ranks]
    deuces, jokers = held[DEUCE], held[JOKER_RANK]
    wilds = deuces + jokers
    menu = [r for r in NATURAL_RANKS if held[r] >= 3 or (held[r] == 2 and wilds and r != SEVEN)]
    if base is not None and base[0] != WILDS and base[0] not in menu:
        menu.insert(0, base[0])
    reach = sum([held[r] * VALUE[r * 4] for r in menu]) + deuces * 20 + jokers * 50
    if reach < need or not (menu or wilds >= 3 or base):
        return
    seen = set()
    for parts in _Openings(held, menu, need, base).found():
        key = tuple(sorted(parts))
        if key not in seen:
            seen.add(key)
            yield parts


class _Openings:
    """One search for openings, rank after rank; wild cards alone come last."""

    def __init__(self, held: list[int], menu: list[int], need: int, base: Part | None) -> None:
        self.held, self.menu, self.need, self.base = held, menu, need, base
        deuces, jokers = held[DEUCE], held[JOKER_RANK]
        if base is not None:
            # the cards that take the pile are spoken for
            self.start, deuces, jokers = [base], deuces - base[2], jokers - base[3]
        else:
            self.start = []
        self.deuces, self.jokers = deuces, jokers

    def found(self) -> Iterator[list[Part]]:
        yield from self.walk(0, 0, self.deuces, self.jokers, self.start)

    def walk(self, at: int, worth: int, d: int, j: int, chosen: list[Part]) -> Iterator[list[Part]]:
        if worth >= self.need:
            if self.smallest(chosen, worth):
                yield chosen
            return
        rest = self.menu[at:]
        if worth + sum([self.held[r] * VALUE[r * 4] for r in rest]) + d * 20 + j * 50 < self.need:
            return
        if at < len(self.menu):
            rank = self.menu[at]
            yield from self.walk(at + 1, worth, d, j, chosen)
        elif at == len(self.menu):
            rank = WILDS
        else:
            return
        for now, gain, twos, jks in self.options(rank, d, j, chosen):
            yield from self.walk(at + 1, worth + gain, d - twos, j - jks, now)

    def options(
        self, rank: int, d: int, j: int, chosen: list[Part]
    ) -> Iterator[tuple[list[Part], int, int, int]]:
        """The melds of one rank, one or two of them: with what was chosen, their gain, and their wild cards."""
        base = self.base if self.base is not None and self.base[0] == rank else None
        held = self.held[rank] if rank != WILDS else 0
        for first in self.melds(rank, held, d, j, base):
            gain = _worth(first) - (_worth(base) if base else 0)
            twos, jks = first[2] - (base[2] if base else 0), first[3] - (base[3] if base else 0)
            now = [first, *chosen[1:]] if base else [*chosen, first]
            if gain:
                yield now, gain, twos, jks
            if first[1] + first[2] + first[3] + bool(base) == CANASTA:
                for second in self.melds(rank, held - first[1], d - twos, j - jks, None):
                    yield [*now, second], gain + _worth(second), twos + second[2], jks + second[3]

    def melds(self, rank: int, held: int, d: int, j: int, base: Part | None) -> Iterator[Part]:
        """Every meld of a rank with so many cards; with a base, every one that contains it and the pile's top."""
        _, low, low_d, low_j = base or (rank, 0, 0, 0)
        top = bool(base)
        if rank == WILDS:
            for twos in range(low_d, min(d + low_d, CANASTA - top) + 1):
                for jks in range(low_j, min(j + low_j, CANASTA - top - twos) + 1):
                    if twos + jks + top >= 3:
                        yield rank, 0, twos, jks
            return
        most = 0 if rank == SEVEN else MOST_WILDS
        for naturals in range(max(low, 2 - top), min(held, CANASTA - top) + 1):
            room = min(most, CANASTA - top - naturals)
            for twos in range(min(d, room) + 1):
                for jks in range(min(j, room - twos) + 1):
                    if naturals + top + twos + jks >= 3:
                        yield rank, naturals, twos, jks

    def smallest(self, parts: list[Part], worth: int) -> bool:
        """Can nothing be left out? A rank gives up a whole meld, or single cards down to three."""
        spare = worth - self.need
        for i, part in enumerate(parts):
            base = self.base if i == 0 and self.base is not None else None
            rank, naturals, twos, jks = part
            others = [p for p in parts if p[0] == rank and p is not part]
            size = naturals + twos + jks + bool(base)
            if (
                others
                and size == CANASTA
                and not (sum(others[0][1:]) == CANASTA and i > parts.index(others[0]))
            ):
                continue  # a complete meld, on which another of its rank rests
            if _worth(part) - (_worth(base) if base else 0) <= spare and part != base:
                return False
            _, low, low_d, low_j = base or (rank, 0 if rank == WILDS else 2, 0, 0)
            if size > 3 and (
                (naturals > low and VALUE[rank * 4] <= spare)
                or (twos > low_d and spare >= 20)
                or (jks > low_j and spare >= 50)
            ):
                return False
        return True


def _worth(part: Part) -> int:
    rank, naturals, twos, jks = part
    return (naturals * VALUE[rank * 4] if naturals else 0) + twos * 20 + jks * 50


# --- the likeliest tries, for explaining why a kind of move is closed ----------


def try_take(s: State) -> Take:
    """The pile with whatever of its top's rank is held, or onto the meld of that rank."""
    if not s.pile:
        return Take()
    ranks, top = by_rank(s.hand), s.top
    if WILD[top]:
        return Take((ranks[DEUCE] + ranks[JOKER_RANK])[:2])
    same = ranks[top.rank] if top.rank != THREE else ()
    old = open_meld(s.melds[s.turn], top.rank)
    if len(same) >= 2 and (old is None or len(old.cards) + 3 <= CANASTA):
        return Take(same[:2])
    if old is not None:
        return Take()
    return Take(same[:2])


def try_lay(s: State) -> Lay:
    """The most that the hand has of one rank, with a wild card if that makes it three."""
    ranks = by_rank(s.hand)
    opened = [r for r in NATURAL_RANKS if ranks[r] and open_meld(s.melds[s.turn], r) is not None]
    best = max(opened or NATURAL_RANKS, key=lambda r: (len(ranks[r]), VALUE[r * 4]))
    cards = ranks[best][: 1 if opened else CANASTA]
    if len(cards) == 2 and best not in (*opened, SEVEN):
        cards += (ranks[DEUCE] + ranks[JOKER_RANK])[:1]
    if not cards:  # nothing but wild cards and threes, or no hand at all
        wilds = ranks[DEUCE] + ranks[JOKER_RANK]
        return _one(WILDS, wilds[:3]) if wilds else _one(THREE, ranks[THREE] or BLACK_THREES[:1])
    return _one(best, cards)


def try_discard(s: State) -> Discard:
    """A card of the hand that is no seven, if there is one."""
    hand = s.hand
    return DISCARDS[next((c for c in hand if c >> 2 != SEVEN), hand[0] if hand else BLACK_THREES[0])]
