"""How near two moves are: bags of cards compared, and single cards swapped where a game says nothing better."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from cardlab.cards import Card
from cardlab.game import Game


def cards_of(value: Any) -> Counter[Card]:
    """All the cards that a move names.

    >>> from cardlab.games.canasta.notation import read_move
    >>> sorted(cards_of(read_move("take with 8♠ 8♥ and lay K♠ K♥ 2♣")))
    [2♣, 8♥, 8♠, K♥, K♠]
    """
    return Counter(item for item in _inside(value) if isinstance(item, Card))


def _inside(value: Any, name: str = "") -> Iterator[Any]:
    """The values in a move, however deep: cards, and what else it says with the names of its parts."""
    if isinstance(value, tuple):
        for item in value:
            yield from _inside(item, name)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for part in _given(type(value)):
            if part in _SAID:
                yield from _declared(value, getattr(value, part))
            else:
                yield from _inside(getattr(value, part), part)
    else:
        yield value if isinstance(value, Card) else (name, value)


_SAID = {"stands", "moved"}  # what cards stand for is said with them, and is no card of the move


def _declared(value: Any, said: Any) -> Iterator[str]:
    """What cards are said to stand for, where that is not themselves."""
    if isinstance(said, tuple):
        yield from (f"={face}" for card, face in zip(value.cards, said, strict=False) if card != face)
    elif said is not None:
        yield f"={said}"


def parted(one: Any, other: Any) -> bool:
    """Do cards that lay together in the one move lie apart in the other?"""
    theirs, whole = list(_bundles(other)), cards_of(other)
    return any(
        kept and not any(kept <= bundle for bundle in theirs) for kept in (b & whole for b in _bundles(one))
    )


def _bundles(value: Any) -> Iterator[Counter[Card]]:
    """The cards that a move lays together."""
    if isinstance(value, tuple):
        if value and all(isinstance(item, Card) for item in value):
            yield Counter(value)
        else:
            for item in value:
                yield from _bundles(item)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for part in _given(type(value)):
            if part not in _SAID:
                yield from _bundles(getattr(value, part))


def redeclared(one: Any, other: Any) -> bool:
    """Do two moves differ only in what their cards stand for?"""
    return type(one) is type(other) and _unsaid(one) == _unsaid(other) and _rest(one) != _rest(other)


def _unsaid(move: Any) -> Counter[Any]:
    return Counter(item for item in _inside(move) if not str(item).startswith("="))


@cache
def _given(cls: type) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(cls) if f.init)


def distance(one: Any, other: Any) -> int:
    """How many cards differ between two moves; what else differs counts one."""
    have, want = cards_of(one), cards_of(other)
    cards = max((have - want).total(), (want - have).total())
    return cards + (
        type(one) is not type(other) or _rest(one) != _rest(other) or (not cards and one != other)
    )


def unlike(one: Any, other: Any) -> int:
    """How much else differs between two moves: places, ranks, and what cards stand for."""
    mine, theirs = _rest(one), _rest(other)
    return (mine - theirs).total() + (theirs - mine).total()


def _rest(move: Any) -> Counter[str]:
    """What a move says beside its cards."""
    return Counter(repr(item) for item in _inside(move) if not isinstance(item, Card))


def rearranged(one: Any, other: Any) -> bool:
    """Do the cards of the other move go somewhere else, not only more or fewer of them?"""
    mine, theirs = _rest(one), _rest(other)
    return type(one) is not type(other) or not (mine <= theirs or theirs <= mine)


def pattern(move: Any) -> str:
    """A move with its cards told apart by rank alone: such as differ only in suits are one to a learner."""
    return repr(_ranks(move))


def _ranks(move: Any) -> Any:
    if isinstance(move, Card):
        return move.rank
    if isinstance(move, tuple):
        return tuple(sorted((_ranks(item) for item in move), key=repr))
    if dataclasses.is_dataclass(move) and not isinstance(move, type):
        return (type(move), *(_ranks(getattr(move, name)) for name in _given(type(move))))
    return move


def swapped(game: Game[Any], state: Any, move: Any) -> Iterator[Any]:
    """The move with one card more, fewer or changed for another card of the hand."""
    seat = game.turn(state)
    hand = [c for c in game.view(state, seat).zone(f"hand:{seat}").cards if c is not None]
    left = list(dict.fromkeys((Counter(hand) - cards_of(move)).elements()))
    yield from _variants(move, left)


def _variants(value: Any, left: list[Card]) -> Iterator[Any]:
    if isinstance(value, Card):
        yield from (c for c in left if c.rank == value.rank)
        yield from (c for c in left if c.rank != value.rank)
    elif isinstance(value, tuple):
        if value and all(isinstance(item, Card) for item in value):
            yield from ((*value, card) for card in left)
            yield from (value[:i] + value[i + 1 :] for i in range(len(value)))
        for i, item in enumerate(value):
            yield from ((*value[:i], other, *value[i + 1 :]) for other in _variants(item, left))
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for name in _given(type(value)):
            yield from (
                dataclasses.replace(value, **{name: other}) for other in _variants(getattr(value, name), left)
            )


def groups_of(value: Any) -> Iterator[tuple[Card, ...]]:
    """The groups of cards in a move: each tuple of them that it holds.

    >>> from cardlab.games.canasta.notation import read_move
    >>> list(groups_of(read_move("take with 8♠ 8♥ and lay K♠ K♥ 2♣")))
    [(8♠, 8♥), (K♠, K♥, 2♣)]
    """
    if isinstance(value, tuple) and value and all(isinstance(item, Card) for item in value):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from groups_of(item)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for name in _given(type(value)):
            yield from groups_of(getattr(value, name))
