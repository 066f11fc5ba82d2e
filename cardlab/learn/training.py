"""A learner as referee: one case after another with the ruling at once, or an exam with a result at its end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from difflib import get_close_matches
from html import escape
from typing import Any

from cardlab.cards import BadNotation
from cardlab.explain.voice import framed
from cardlab.game import Game, as_game
from cardlab.games import game as made_game
from cardlab.learn.cases import FULL, Answer, Case, Grade
from cardlab.learn.course import Course
from cardlab.options import BadOption
from cardlab.values import brief
from cardlab.words import Words, words

CASES = (1, 100)  # of an exam


class _Sitting:
    """A learner, the cases so far and what they said to them."""

    def __init__(
        self,
        game: Game[Any] | str = "canasta",
        seed: int = 0,
        *,
        faults: float = 0.5,
        topics: Any = (),
        level: str = "mixed",
        language: str = "en",
        **options: Any,
    ) -> None:
        words(language)  # an unknown language is refused before anything is dealt
        self.game = refereed(game, options)
        self.language = language
        self.course = Course(self.game, seed, faults=faults, topics=topics, level=level)
        self.grades: list[Grade] = []
        self._case: Case | None = next(self.course)

    def _answer(self, answer: Answer) -> Grade:
        if self._case is None:
            raise ValueError(words(self.language).say("learn-error-answered"))
        grade = Grade(self._case, answer, self.language)
        self.grades.append(grade)
        self._case = None
        return grade

    def _known(self, rule: str) -> str:
        """The number of a rule as the rulebook has it. Raises BadNotation for anything else."""
        named, known = str(rule).strip().upper(), rule_ids(self.game)
        if named and named not in known:
            close = get_close_matches(named[:99], known, n=1, cutoff=0.5)
            hint = f" Did you mean {close[0]}?" if close else ""
            raise BadNotation(
                f"{self.game.id} has no rule {brief(rule)}.{hint} A rule is named by its number, such as {min(known)}."
            )
        return named

    @property
    def points(self) -> int:
        """The points so far."""
        return sum(grade.points for grade in self.grades)


def refereed(game: Game[Any] | str, options: dict[str, Any]) -> Game[Any]:
    """The game as a referee judges it. Where players would call a breach themselves, the referee does it for them."""
    if not isinstance(game, str):
        if options:
            raise BadOption(
                f"This game is made already; its options cannot be changed: {', '.join(options)}."
            )
        chosen = as_game(game)
    else:
        chosen = made_game(game, **options)
    if getattr(chosen.house, "stop", "off") == "off":
        return chosen
    changed = {**dict(chosen.changed), "stop": "off"}
    return made_game(chosen.id, preset=chosen.preset, seats=chosen.seats, **changed)


def rule_ids(game: Game[Any]) -> frozenset[str]:
    """The numbers of all the rules that any move of the game is asked by."""
    return frozenset(rule.id for kind in game.kinds for rule in kind.charter.rules())


class Training(_Sitting):
    """Cases without end, each with its ruling as soon as it is answered.

    >>> from cardlab.learn import training
    >>> lesson = training("canasta", seed=4, topics=["opening"], faults=1)
    >>> print(lesson)  # doctest: +ELLIPSIS
    Case 1
    ...
    >>> lesson.call("CA-S9").points
    3
    >>> lesson.next().number
    2
    """

    @property
    def case(self) -> Case:
        """The case before the learner; the last one until `next()`."""
        return self._case or self.grades[-1].case

    @property
    def answered(self) -> bool:
        """Is this case answered, so that its ruling may be seen?"""
        return self._case is None

    def stand(self) -> Grade:
        """Let the move stand. Raises ValueError for a case that is answered."""
        return self._answer(Answer(stands=True))

    def call(self, rule: str = "") -> Grade:
        """Call the move, for a rule by its number or for none.

        Raises BadNotation for a number that no rule has, ValueError for a case that is answered.
        """
        return self._answer(Answer(stands=False, rule=self._known(rule)))

    def next(self) -> Training:
        """The next case. One that is not answered is passed over."""
        self._case = next(self.course)
        return self

    @property
    def number(self) -> int:
        """The number of the case before the learner."""
        return self.case.number

    def __str__(self) -> str:
        return self.case.show(self.language)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return self.case.show_html(self.language)


class Exam(_Sitting):
    """So many cases without a word about the answers, and then the result.

    >>> from cardlab.learn import exam
    >>> sitting = exam("canasta", seed=4, cases=2)
    >>> sitting = sitting.stand().call("CA-21")
    >>> sitting.done, len(sitting.result.grades)
    (True, 2)
    """

    def __init__(
        self, game: Game[Any] | str = "canasta", seed: int = 0, *, cases: int = 10, **wishes: Any
    ) -> None:
        low, high = CASES
        if type(cases) is not int or not low <= cases <= high:
            raise BadOption(f"An exam has {low} to {high} cases, not {brief(cases)}.")
        super().__init__(game, seed, **wishes)
        self.cases = cases

    @property
    def case(self) -> Case:
        """The case before the learner. Raises ValueError once the exam is over."""
        if self._case is None:
            raise ValueError(words(self.language).say("learn-error-over"))
        return self._case

    @property
    def done(self) -> bool:
        """Are all cases answered?"""
        return len(self.grades) == self.cases

    def stand(self) -> Exam:
        """Let the move stand. Raises ValueError once the exam is over."""
        return self._go_on(Answer(stands=True))

    def call(self, rule: str = "") -> Exam:
        """Call the move, for a rule by its number or for none. Raises as `Training.call` does."""
        return self._go_on(Answer(stands=False, rule=self._known(rule)))

    def _go_on(self, answer: Answer) -> Exam:
        if self.done:
            raise ValueError(words(self.language).say("learn-error-over"))
        self._answer(answer)
        if not self.done:
            self._case = next(self.course)
        return self

    @property
    def result(self) -> Result:
        """The result. Raises ValueError before the last case is answered."""
        if not self.done:
            left = self.cases - len(self.grades)
            raise ValueError(words(self.language).say("learn-error-not-yet", count=left))
        return Result(self.game, self.course.seed, tuple(self.grades), self.language)

    def __str__(self) -> str:
        return str(self.result) if self.done else self.case.show(self.language)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return self.result._repr_html_() if self.done else self.case.show_html(self.language)


@dataclass(frozen=True, slots=True)
class Result:
    """What came out of an exam: every case with the learner's answer and the right one, and the sums by topic."""

    game: Game[Any] = field(repr=False)
    seed: int
    grades: tuple[Grade, ...] = field(repr=False)
    language: str = field(default="en", repr=False)

    @property
    def points(self) -> int:
        """The points of all cases."""
        return sum(grade.points for grade in self.grades)

    @property
    def most(self) -> int:
        """The points of a flawless exam."""
        return FULL * len(self.grades)

    @property
    def right(self) -> int:
        """How many verdicts were right, whatever rule was named."""
        return sum(grade.right for grade in self.grades)

    @property
    def by_topic(self) -> dict[str, tuple[int, int]]:
        """Right verdicts and cases of each topic that came up."""
        cases = Counter(grade.case.topic for grade in self.grades)
        right = Counter(grade.case.topic for grade in self.grades if grade.right)
        return {topic: (right[topic], count) for topic, count in cases.items()}

    @property
    def words(self) -> Words:
        """The words for the table of the exam."""
        return self.grades[0].case.words(self.language)

    def summary(self) -> list[str]:
        """The sums in sentences."""
        w = self.words
        head = w.say(
            "learn-result", right=self.right, count=len(self.grades), points=self.points, most=self.most
        )
        topics = [
            w.say("learn-result-topic", topic=w.say(f"learn-topic-{topic}"), right=right, count=count)
            for topic, (right, count) in self.by_topic.items()
        ]
        return [head, *topics]

    def __str__(self) -> str:
        w = self.words
        lines = [w.terms(self.game.terms), w.say("learn-seed", seed=str(self.seed)), "", *self.summary()]
        for grade in self.grades:
            lines += ["", w.say("learn-case", number=grade.case.number), *grade.case.told(w)]
            lines += [f"  {w.say('learn-your-answer', answer=said_answer(w, grade.answer))}", f"  {grade}"]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def data(self) -> dict[str, Any]:
        """The result as plain data, for JSON."""
        return {
            "game": self.game.id,
            "preset": self.game.preset,
            "seats": self.game.seats,
            "changed": {name: value for name, value in self.game.changed},
            "seed": self.seed,
            "right": self.right,
            "points": self.points,
            "most": self.most,
            "topics": {topic: {"right": a, "cases": b} for topic, (a, b) in self.by_topic.items()},
            "cases": [
                {
                    "number": grade.case.number,
                    "topic": grade.case.topic,
                    "level": grade.case.level,
                    "position": self.game.write(grade.case.state),
                    "move": self.game.spell(grade.case.move),
                    "allowed": bool(grade.case.ruling),
                    "rules": list(grade.case.blamed),
                    "answer": {"stands": grade.answer.stands, "rule": grade.answer.rule},
                    "right": grade.right,
                    "points": grade.points,
                }
                for grade in self.grades
            ],
        }

    def _repr_html_(self) -> str:
        w = self.words
        head, *topics = (escape(line) for line in self.summary())
        rows = "".join(
            f"<details><summary>{escape(w.say('learn-case', number=grade.case.number))} "
            f"{'✓' if grade.right else '✗'} {escape(' '.join(grade.case.told(w)))}</summary>"
            f"<p>{escape(w.say('learn-your-answer', answer=said_answer(w, grade.answer)))}</p>"
            f"{grade._repr_html_()}</details>"
            for grade in self.grades
        )
        listed = "".join(f"<li>{topic}</li>" for topic in topics)
        return framed("result", [f"<p><strong>{head}</strong></p><ul>{listed}</ul>{rows}"])


def said_answer(w: Words, answer: Answer) -> str:
    """An answer in words."""
    if answer.stands:
        return w.say("learn-said-stands")
    return w.say("learn-said-called", rule=answer.rule) if answer.rule else w.say("learn-said-called-bare")
