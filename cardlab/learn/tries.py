"""Moves that a player might make by mistake: almost legal ones, made from what is legal or likely.

Nothing here knows whether a try is a fault: that is what the ruling says. A try names only cards that
its player could really lay hands on.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

from cardlab.cards import DEUCE, FACES, JOKER_RANK, Card
from cardlab.explain.nearness import groups_of
from cardlab.game import Game
from cardlab.values import Seat

BASES, VARIANTS = 6, 10  # of each kind of move, and of each of these
SMALL = 3  # cards of a meld
SINGLE = 8  # the first place of Russian Bank that is no house


def tries(game: Game[Any], state: Any, rng: random.Random) -> list[Any]:
    """Some moves of every kind, legal or not, that look as if somebody meant them.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.deal(7)
    >>> found = tries(canasta, state, random.Random(1))
    >>> any(canasta.allows(state, move) for move in found), all(canasta.allows(state, move) for move in found)
    (True, False)
    """
    hand = _hand(game, state)
    found: dict[Any, None] = {}
    for kind in game.kinds:
        bases = list(kind.propose(state)) if kind.open(state, None) else []
        bases = _some(bases, BASES, rng)
        attempt = kind.attempt(state)
        if attempt not in bases:
            bases.append(attempt)
        for base in bases:
            found[base] = None
            left = list((hand - _used(base)).elements())
            found |= dict.fromkeys(_some(list(_varied(base, _distinct(left))), VARIANTS, rng))
    for move in _some(list(_MORE.get(game.id, _none)(state)), 6 * VARIANTS, rng):
        found[move] = None
        if hand:
            left = list((hand - _used(move)).elements())
            found |= dict.fromkeys(_some(list(_varied(move, _distinct(left))), 2, rng))
    reach = hand | _open(game, state)
    silly = _SILLY.get(game.id, _sane)
    return [move for move in found if _used(move) <= reach and not silly(state, move)]


def _some(things: list[Any], most: int, rng: random.Random) -> list[Any]:
    return things if len(things) <= most else rng.sample(things, most)


def _distinct(cards: list[Card]) -> list[Card]:
    return list(dict.fromkeys(cards))


def _hand(game: Game[Any], state: Any) -> Counter[Card]:
    seat = game.turn(state)
    zone = game.view(state, seat).zone(f"hand:{seat}")
    return Counter(card for card in zone.cards if card is not None)


def _open(game: Game[Any], state: Any) -> Counter[Card]:
    """Cards that lie open on the table: the top of a pile, or a joker that could be exchanged."""
    view = game.view(state, game.turn(state))
    return Counter(
        card
        for zone in view.zones
        for card in zone.cards
        if card is not None and zone.what not in ("hand", "stock")
    )


def _used(value: Any) -> Counter[Card]:
    """The cards that a move needs; what they are said to stand for is no card."""
    if isinstance(value, Card):
        return Counter([value])
    if isinstance(value, tuple):
        return sum(map(_used, value), Counter())
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return Counter()
    return sum(
        (_used(getattr(value, name)) for name in _given(value.__class__) if name not in ("stands", "moved")),
        Counter(),
    )


# --- one small change -------------------------------------------------------------


def _varied(value: Any, left: list[Card]) -> Iterator[Any]:
    """The value with one thing in it a little different."""
    if isinstance(value, bool):
        yield not value
    elif type(value) is int:
        yield from (n for n in (value - 1, value + 1) if n > 1)
    elif isinstance(value, Card):
        yield from left
    elif isinstance(value, tuple):
        yield from _varied_tuple(value, left)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield from _varied_fields(value, left)


def _varied_tuple(value: tuple[Any, ...], left: list[Card]) -> Iterator[Any]:
    if len(value) > 1:
        yield from (value[:i] + value[i + 1 :] for i in range(len(value)))
    if value and all(isinstance(item, Card) for item in value):
        yield from ((*value, card) for card in left)
    for i, item in enumerate(value):
        yield from ((*value[:i], other, *value[i + 1 :]) for other in _varied(item, left))


def _varied_fields(value: Any, left: list[Card]) -> Iterator[Any]:
    names = _given(value.__class__)
    if {"cards", "stands"} <= set(names):  # what a card stands for goes with it
        yield from _varied_declared(value, left)
        return
    for name in names:
        yield from (
            dataclasses.replace(value, **{name: other}) for other in _varied(getattr(value, name), left)
        )


def _varied_declared(value: Any, left: list[Card]) -> Iterator[Any]:
    cards, stands = value.cards, value.stands

    def made(cards: tuple[Card, ...], stands: tuple[Card, ...]) -> Any:
        return dataclasses.replace(value, cards=cards, stands=stands)

    if len(cards) > 1:
        for i in range(len(cards)):
            yield made(cards[:i] + cards[i + 1 :], stands[:i] + stands[i + 1 :])
    for card in left:
        joker = card.rank == JOKER_RANK
        yield made((*cards, card), (*stands, _near(stands[-1])[-1] if joker else card))
        for i, stand in enumerate(stands):
            yield made(
                (*cards[:i], card, *cards[i + 1 :]), (*stands[:i], stand if joker else card, *stands[i + 1 :])
            )
    for i, (card, stand) in enumerate(zip(cards, stands, strict=True)):
        if card != stand:
            yield from (made(cards, (*stands[:i], face, *stands[i + 1 :])) for face in _near(stand))


def _near(face: Card) -> list[Card]:
    """What one might take for a card: another suit of its rank, the next ranks of its suit."""
    return [
        other
        for other in FACES
        if (other.rank == face.rank and other.suit != face.suit)
        or (other.suit == face.suit and abs(other.rank - face.rank) == 1)
    ]


@cache
def _given(cls: Any) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(cls) if f.init)


def oddness(game: Game[Any], state: Any, move: Any) -> int:
    """How little a move looks as if somebody meant it: how far the ranks of its groups lie apart, and how small they are."""
    return sum(map(_spread, groups_of(move))) + _MISFIT.get(game.id, _fits)(state, move)


def _spread(cards: tuple[Card, ...]) -> int:
    ranks = [card.rank for card in cards if card.rank not in (DEUCE, JOKER_RANK)]
    return (max(ranks) - min(ranks) if ranks else 0) + 2 * max(0, SMALL - len(cards))


# --- what only one game has -------------------------------------------------------


def _none(_: Any) -> Iterator[Any]:
    yield from ()


def _russian_bank(s: Any) -> Iterator[Any]:
    """Every card that lies open, on every pile that somebody might think of."""
    from cardlab.games.russian_bank.position import build, found, load
    from cardlab.games.russian_bank.table import DRAWN, FOUNDATIONS, HOUSES, RESERVE, WASTE

    sources = [at for at in (*HOUSES, RESERVE + s.turn, DRAWN + s.turn, WASTE + s.turn) if s.piles[at]]
    for source in sources:
        card = s.piles[source][-1]
        for at in FOUNDATIONS:
            top = s.piles[at][-1:]
            if any(abs(one.rank - card.rank) <= 2 for one in top):
                yield found(source, at)
        for at in HOUSES:
            top = s.piles[at][-1:]
            if at != source and all(abs(one.rank - card.rank) <= 2 for one in top):
                yield build(source, at)
        for at in (RESERVE + 1 - s.turn, WASTE + 1 - s.turn):
            if any(abs(one.rank - card.rank) <= 2 for one in s.piles[at][-1:]):
                yield load(source, at)


def _canasta(s: Any) -> Iterator[Any]:
    """All cards of each rank, threes and wild cards among them, and two of a rank with a wild card."""
    from cardlab.games.canasta.position import RED_THREE, WILDS, Group, Lay

    wilds = tuple(card for card in s.hand if card.rank in (DEUCE, JOKER_RANK))
    if len(wilds) > 1:
        yield Lay((Group(WILDS, wilds[:SMALL]),))
    for rank in dict.fromkeys(card.rank for card in s.hand if card not in wilds and not RED_THREE[card]):
        cards = tuple(card for card in s.hand if card.rank == rank)
        if len(cards) > 1 or wilds:
            yield Lay((Group(rank, cards),))
            yield from (
                Lay((Group(rank, (*cards[:2], *wilds[:few])),)) for few in (1, 2) if len(wilds) >= few
            )


def _contract_rummy(s: Any) -> Iterator[Any]:
    """The sets and sequences of the hand, alone and in pairs, whatever the contract; and cards on melds."""
    from cardlab.games.contract_rummy.melds import Group
    from cardlab.games.contract_rummy.position import Lay

    groups = [Group(cards) for cards in (*_sets(s.hands[s.turn]), *_runs(s.hands[s.turn]))]
    yield from (Lay((group,)) for group in groups)
    yield from (Lay(pair) for pair in combinations(groups, 2))
    yield from _additions(s)


def _sets(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for rank in range(JOKER_RANK):
        cards = tuple(card for card in hand if card.rank == rank)
        if len(cards) >= SMALL:
            yield cards


def _runs(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for suit in range(4):
        cards: dict[int, Card] = {
            card.rank: card for card in hand if card.suit == suit and card.rank != JOKER_RANK
        }
        for low in cards:
            run = tuple(cards[rank] for rank in range(low, low + SMALL) if rank in cards)
            if len(run) == SMALL:
                yield run


def _additions(s: Any) -> Iterator[Any]:
    """Each card of the hand on each meld that it might be thought to fit."""
    from cardlab.games.contract_rummy.melds import Group
    from cardlab.games.contract_rummy.position import Add, Addition

    for seat, melds in enumerate(s.melds):
        for index, meld in enumerate(melds):
            for card in dict.fromkeys(s.hands[s.turn]):
                ranks = [stand.rank for stand in meld.stands]
                near = min(abs(card.rank - rank) for rank in ranks) <= 2 and (
                    not meld.run or card.suit == meld.suit or card.rank in (min(ranks) - 1, max(ranks) + 1)
                )
                if near or card.rank == JOKER_RANK:
                    for stand in _near(meld.stands[-1]) if card.rank == JOKER_RANK else (card,):
                        yield Add((Addition(Seat(seat), index, Group((card,), (stand,))),))


def _sane(_: Any, __: Any) -> bool:
    return False


def _no_such_meld(s: Any, move: Any) -> bool:
    """Something is laid off where nothing lies, or exchanged there."""
    places = [(one.seat, one.index) for one in getattr(move, "additions", ())]
    if hasattr(move, "index"):
        places.append((move.seat, move.index))
    return any(index >= len(s.melds[seat]) for seat, index in places)


def _no_such_run(s: Any, move: Any) -> bool:
    """Several cards at once from a place that shows only one."""
    return getattr(move, "count", 1) > 1 and (move.source >= SINGLE or len(s.piles[move.source]) < move.count)


def _fits(_: Any, __: Any) -> int:
    return 0


def _off_meld(s: Any, move: Any) -> int:
    """How far the cards that are laid off are from the melds they are laid off on."""
    far = 0
    for one in getattr(move, "additions", ()):
        meld = s.melds[one.seat][one.index]
        ranks = [stand.rank for stand in meld.stands]
        for stand in one.group.stands:
            far += min(abs(stand.rank - rank) for rank in ranks)
            far += 2 * (meld.run and stand.suit != meld.suit)
    return far


def _off_pile(s: Any, move: Any) -> int:
    """How far a card of Russian Bank is from the one that its pile waits for."""
    if not hasattr(move, "target") or not s.piles[move.target]:
        return 0
    card, top = s.piles[move.source][-1], s.piles[move.target][-1]
    up, down = abs(int(card.rank - top.rank) - 1), abs(int(card.rank - top.rank) + 1)
    return {"foundation": up, "house": down}.get(move.target.what, min(up, down))


_MISFIT: dict[str, Callable[[Any, Any], int]] = {"contract_rummy": _off_meld, "russian_bank": _off_pile}
_SILLY: dict[str, Callable[[Any, Any], bool]] = {
    "russian_bank": _no_such_run,
    "contract_rummy": _no_such_meld,
}
_MORE: dict[str, Callable[[Any], Iterator[Any]]] = {
    "canasta": _canasta,
    "railroad_canasta": _canasta,
    "russian_bank": _russian_bank,
    "contract_rummy": _contract_rummy,
}
