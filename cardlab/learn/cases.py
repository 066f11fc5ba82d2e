"""One case for a referee: a move on a table, what the referee sees of it, and what the rules say about it.

The referee stands behind the player who moves: they see that player's hand and whatever lies open. Other hands,
the stock and everything else that is face down stay hidden, as at a table with a real referee.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from textwrap import shorten
from typing import Any

from cardlab.cards import Card
from cardlab.explain.places import event_text, html, said, text
from cardlab.explain.voice import Voice, cited, cited_html, framed, mark_html
from cardlab.game import Game
from cardlab.learn.topics import topic_of
from cardlab.rulings import FAILS, Ruling
from cardlab.session import Hearing
from cardlab.values import Points, Side
from cardlab.views import Event, View
from cardlab.words import Words

FULL = 3  # points of a case: the right verdict, and for a call the right rule
SHORT = 110  # letters of a law in a list
PARTLY, CALLED = 2, 1  # a call for a rule that is near it; a call for no good reason, or for none


@dataclass(frozen=True, slots=True)
class Case:
    """A move that somebody makes, and a referee who must let it stand or call it.

    `ruling` is the engine's and is the answer; no text that a case gives of itself before it is answered shows
    anything of it. `point` is the condition that the case is there for. `choices` are the rules among which a learner may look for the broken one. `topic` is
    what the case is about; `surplus` marks one that had to be taken although other topics were wanted, `unlike` one of another
    level than was wanted.
    """

    game: Game[Any] = field(repr=False)
    state: Any = field(repr=False)
    before: tuple[Event, ...] = field(repr=False)
    move: Any = field(repr=False)
    ruling: Ruling = field(repr=False)
    point: Ruling = field(repr=False)
    number: int
    topic: str = field(repr=False)
    choices: tuple[str, ...] = field(repr=False)
    level: str = field(default="easy", repr=False)
    surplus: bool = field(default=False, repr=False)
    unlike: bool = field(default=False, repr=False)

    @property
    def seat(self) -> int:
        """Who makes the move."""
        seat = self.game.turn(self.state)
        assert seat is not None
        return seat

    @property
    def view(self) -> View:
        """What the referee sees of the table before the move."""
        return self.game.view(self.state, self.seat)

    @property
    def blamed(self) -> tuple[str, ...]:
        """The rules that the move breaks; none if it is allowed."""
        return tuple(dict.fromkeys(leaf.rule for leaf in self.ruling.blame()))

    @property
    def events(self) -> tuple[Event, ...]:
        """The steps of the move as everybody at the table sees them."""
        heard = carried_out(self.game, self.state, self.move)
        assert heard is not None
        return heard[1]

    def words(self, language: str = "en") -> Words:
        """The words for this table, of somebody who sits at none of its seats."""
        return Voice.of(self.game, None, language).words

    def told(self, w: Words) -> list[str]:
        """The move in sentences."""
        return [event_text(w, event) for event in self.events]

    def reason(self, w: Words) -> str:
        """What the ruling rests on, in a sentence."""
        reason = w.because(self.point)
        return w.say("allowed", reason=reason) if self.ruling else reason

    def notes(self, w: Words) -> list[str]:
        """What is worth knowing besides: the contract of the deal, the scores before it."""
        found = [said(w, id, facts) for id, facts in self.view.notes if not id.startswith("task-")]
        before = self.game.before(self.state)
        if any(before):
            scores = tuple(
                w.say("learn-side-score", side=Side(side), points=Points(points))
                for side, points in enumerate(before)
            )
            found.append(w.say("learn-scores", scores=scores))
        return found

    def laws(self, w: Words) -> list[tuple[str, str]]:
        """The rules to choose from, each with its law."""
        return [(rule, w.law(rule)) for rule in self.choices]

    def asides(self, w: Words) -> list[str]:
        """In what the case is not what was wished. Said with the grade: before it, it would be a hint."""
        found = [w.say("learn-surplus")] if self.surplus else []
        return [*found, w.say("learn-unlike", level=self.level)] if self.unlike else found

    def grade(self, answer: Answer) -> Grade:
        """What an answer is worth."""
        return Grade(self, answer)

    def show(self, language: str = "en") -> str:
        """The case as text."""
        w = self.words(language)
        choices = [f"  {rule}  {shorten(law, SHORT, placeholder=' …')}" for rule, law in self.laws(w)]
        return "\n".join(
            [
                w.say("learn-case", number=self.number),
                text(self.view, w, self.game.id),
                *self.notes(w),
                "",
                *(f"  {event_text(w, event)}" for event in self.before),
                *self.told(w),
                w.say("learn-typed", move=self.game.spell(self.move)),
                "",
                w.say("learn-which"),
                *choices,
            ]
        )

    def show_html(self, language: str = "en") -> str:
        """The case for a notebook."""
        w = self.words(language)
        told = "".join(f"<p><strong>{escape(one)}</strong></p>" for one in self.told(w))
        laws = "".join(
            cited_html(shorten(law, SHORT, placeholder=" …"), rule, "li") for rule, law in self.laws(w)
        )
        return framed(
            "case",
            [
                f"<p>{escape(w.say('learn-case', number=self.number))}</p>",
                html(self.view, w, self.game.id),
                *(f"<p>{escape(one)}</p>" for one in self.notes(w)),
                *(f"<p>{escape(event_text(w, event))}</p>" for event in self.before),
                told,
                f"<p>{escape(w.say('learn-typed', move=self.game.spell(self.move)))}</p>",
                f"<p>{escape(w.say('learn-which'))}</p><ul>{laws}</ul>",
            ],
        )


@dataclass(frozen=True, slots=True)
class Answer:
    """What a learner says: the move stands, or it is called, maybe for a rule."""

    stands: bool
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Grade:
    """An answer beside the ruling."""

    case: Case
    answer: Answer
    language: str = field(default="en", repr=False)

    @property
    def right(self) -> bool:
        """Is the verdict right, whatever rule was named?"""
        return self.answer.stands == bool(self.case.ruling)

    @property
    def rule(self) -> str:
        """How well the rule was named: `right`, `also`, `near`, `kept`, `apart` or `none`; "" where none was asked for.

        `also` fails too without deciding, `near` belongs to the same topic, `kept` was asked and met, and
        `apart` does not come into it.
        """
        named, ruling = self.answer.rule, self.case.ruling
        if self.answer.stands or ruling:
            return ""
        if named in self.case.blamed:
            return "right"
        if not named:
            return "none"
        asked = {(node.rule, node.verdict) for _, node in ruling.walk() if node.rule}
        if (named, FAILS) in asked:
            return "also"
        topics = {topic_of(self.case.game.id, leaf.rule, leaf.aspect) for leaf in ruling.blame()}
        if topic_of(self.case.game.id, named) in topics and self.case.game.id == _game_of(self.case, named):
            return "near"
        return "kept" if named in {rule for rule, _ in asked} else "apart"

    @property
    def points(self) -> int:
        """The points of the answer, out of `FULL`."""
        if not self.right:
            return 0
        return {"": FULL, "right": FULL, "also": PARTLY, "near": PARTLY}.get(self.rule, CALLED)

    @property
    def message(self) -> str:
        """The id of the sentence that sums it up."""
        if not self.right:
            return "learn-missed" if self.answer.stands else "learn-wrongly"
        return f"learn-called-{self.rule}" if self.rule else "learn-stands"

    def verdict(self, w: Words) -> str:
        """The grade in a sentence or two."""
        broken = self.case.blamed
        return w.say(self.message, rule=self.answer.rule, rules=broken, count=len(broken))

    def _lines(self, w: Words) -> Iterator[tuple[str, str, Ruling]]:
        ruling = self.case.ruling
        if ruling:
            yield self.case.reason(w), self.case.point.rule, ruling
        else:
            for leaf in ruling.blame():
                yield w.because(leaf), leaf.rule, leaf

    def __str__(self) -> str:
        w = self.case.words(self.language)
        lines = dict.fromkeys(cited(reason, rule) for reason, rule, _ in self._lines(w))
        points = w.say("learn-points", points=self.points, most=FULL)
        return "\n".join(
            [f"{self.verdict(w)} {points}", *(f"  {line}" for line in (*lines, *self.case.asides(w)))]
        )

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        w = self.case.words(self.language)
        lines = dict.fromkeys(
            f"<li>{mark_html(leaf)} {cited_html(reason, rule)}</li>" for reason, rule, leaf in self._lines(w)
        )
        points = escape(w.say("learn-points", points=self.points, most=FULL))
        return framed(
            "grade",
            [
                f"<p><strong>{escape(self.verdict(w))}</strong> {points}</p><ul>{''.join(lines)}</ul>",
                *(f"<p>{escape(aside)}</p>" for aside in self.case.asides(w)),
            ],
        )


def _game_of(case: Case, rule: str) -> str:
    """The game whose rulebook has a rule of that number: this one, or none."""
    own = {one.id for kind in case.game.kinds for one in kind.charter.rules()}
    return case.game.id if rule in own else ""


def carried_out(game: Game[Any], state: Any, move: Any) -> tuple[Any, tuple[Event, ...]] | None:
    """The position after a move, allowed or not, and the steps as everybody sees them; None if it cannot be done at all."""
    told = Hearing()

    try:
        after = game.kind(move).perform(state, move, told)
    except Exception:  # noqa: BLE001  (a move that is not allowed may fail in any way; then nobody can make it)
        return None
    if game.turn(after) is None:  # that the hand ends by it would be part of the answer
        while len(told.told) > 1 and not _shows_cards(told.told[-1]):
            told.told.pop()
    return after, tuple(game.seen(state, after, None, event) for event in told.told)


def _shows_cards(event: Event) -> bool:
    return bool(event.cards) or any(isinstance(value, Card) for _, value in event.facts)
