"""Moves as sentences: some are always the same (`draw`), others a verb and what follows it (`lay K♠ K♥ K♦`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from cardlab.cards import BadNotation, Card, Cards, cards
from cardlab.options import meant

T = TypeVar("T")


class Held:
    """The hand from which the cards of a move are read: copies count, and bare ranks are looked up.

    >>> from types import SimpleNamespace as State
    >>> hand = Held(State(hand=cards("5♣ 5♥ 9♦")))
    >>> hand.cards("5 5"), hand.cards("9")
    ((5♣, 5♥), (9♦,))
    """

    def __init__(self, state: Any = None) -> None:
        self.state = state
        self.left: list[Card] = list(getattr(state, "hand", ()))

    def cards(self, text: str) -> Cards:
        """Cards from text; what was found leaves the hand. Raises BadNotation."""
        found = cards(text, self.left)
        for card in found:
            if card in self.left:
                self.left.remove(card)
        return found


def parted(text: str, read: Callable[[str], T], *, skip: bool = False) -> tuple[T, ...]:
    """What stands between bars, each read on its own; `skip` those that are empty."""
    return tuple([read(part) for part in re.split(r"[|/]", text) if part.strip() or not skip])


@dataclass(frozen=True, kw_only=True)
class Verb:
    """A kind of sentence: its verb, the moves that it writes, and how what follows is read and written.

    `example` is a whole sentence, for one who wrote half of one. With `bare`, the verb alone is read too.
    """

    word: str
    moves: tuple[type, ...]
    read: Callable[[str, Held], Any]
    write: Callable[[Any], str]
    example: str
    lacks: str = "cards"  # what is missing from the verb alone
    shape: str = ""  # how it looks in a list of sentences; the verb and … if not said
    bare: bool = False
    also: tuple[str, ...] = ()  # other words for it


def discarding(move: type, known: Sequence[Any]) -> Verb:
    """The sentence `discard 9♦`, of moves known by the codes of their cards."""

    def read(text: str, hand: Held) -> Any:
        found = hand.cards(text)
        if len(found) != 1:
            raise BadNotation(
                f"{f'discard {text}'.rstrip()!r} discards {len(found)} cards. Discard one, such as: discard 9♦"
            )
        return known[found[0]]

    return Verb(
        word="discard", moves=(move,), read=read, write=lambda m: str(m.card), example="discard 9♦", bare=True
    )


@dataclass(frozen=True)
class Sentences:
    """All sentences of a game. `plain` are those that never change, by their words."""

    plain: Mapping[str, Any]
    verbs: tuple[Verb, ...]

    @cached_property
    def _by_word(self) -> dict[str, Verb]:
        return {word: verb for verb in self.verbs for word in (verb.word, *verb.also)}

    @cached_property
    def _by_type(self) -> dict[type, Verb]:
        return {move: verb for verb in self.verbs for move in verb.moves}

    @cached_property
    def _by_move(self) -> dict[Any, str]:
        return {move: words for words, move in self.plain.items()}

    def write(self, move: Any) -> str:
        """A move as text."""
        verb = self._by_type.get(type(move))
        return self._by_move[move] if verb is None else f"{verb.word} {verb.write(move)}".rstrip()

    def read(self, text: str, state: Any = None) -> Any:
        """A move from text; with a state, bare ranks are looked up in the hand of the player in turn.

        Raises BadNotation.
        """
        words = " ".join(text.split()).rstrip(". ")
        if words.lower() in self.plain:
            return self.plain[words.lower()]
        word, _, rest = words.partition(" ")
        verb = self._by_word.get(word.lower())
        if verb is None:
            # a known beginning is no guess: the whole is compared then
            begun = any(sentence.startswith(f"{word.lower()} ") for sentence in self.plain)
            known = [*self.plain, *[verb.shape or f"{verb.word} …" for verb in self.verbs]]
            raise BadNotation(f"{text!r} is not a move. {meant(words if begun else word.lower(), known)}")
        if not rest and not verb.bare:
            raise BadNotation(
                f"{text!r} is not a whole move: it names no {verb.lacks}. Write it out, such as: {verb.example}"
            )
        return verb.read(rest, Held(state))
