"""A fix: one change that makes a forbidden move legal, and how it is told. `fixing` finds them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from cardlab.explain.voice import Said, Voice, framed, linked
from cardlab.rulings import Ruling
from cardlab.words import Words

When = Literal["now", "first", "later", "if"]


@dataclass(frozen=True, slots=True)
class Fix:
    """One change that makes a move legal.

    `when` says whether it can be done `now`, with a step `first`, comes `later` by itself or only explains (`if`).
    `moves` are to be played in order (none of an `if`), `move` is the one that is then legal, and `ruling` says so.
    `said` are the ids of its sentences, with their facts; `supposed` is the state that was imagined for it.
    """

    when: When
    moves: tuple[Any, ...]
    move: Any
    said: tuple[Said, ...]
    ruling: Ruling
    voice: Voice = field(repr=False)
    supposed: Any = field(default=None, repr=False, compare=False)
    by_step: bool = field(default=False, repr=False)  # what is supposed is only what a step would bring

    @property
    def message(self) -> str:
        """The id of its first sentence."""
        return self.said[0][0]

    @property
    def facts(self) -> dict[str, Any]:
        """What fills its sentences."""
        return {name: value for _, facts in self.said for name, value in facts}

    def text(self, w: Words | None = None) -> str:
        """What to change, in a sentence or a few."""
        w = w or self.voice.words
        return " ".join(w.fill(id, dict(facts)) for id, facts in self.said)

    def __str__(self) -> str:
        return self.text()


class Fixes(tuple[Fix, ...]):  # noqa: SLOT001  (a tuple that carries data cannot have slots)
    """The fixes of one try, the readiest first. Where there is none, `message` says why."""

    message: str
    voice: Voice

    @classmethod
    def of(cls, found: Iterable[Fix], message: str, voice: Voice) -> Fixes:
        """Fixes, and what is said instead if there is none."""
        made = cls(found)
        made.message, made.voice = "" if made else message, voice
        return made

    def __str__(self) -> str:
        return "\n".join(map(str, self)) if self else self.voice.words.say(self.message)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        w = self.voice.words
        if not self:
            return framed("fixes", [f"<p>{linked(str(self))}</p>"])
        items = (
            f"<li><b>{linked(w.say(f'fix-when-{fix.when}'))}</b> {linked(str(fix))}</li>" for fix in self
        )
        return framed("fixes", ["<ul>", *items, "</ul>"])
