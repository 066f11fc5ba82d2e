"""A learner who judges: the case on the table, the phases of an answer, and what the browser may learn of them.

The ruling and the kind of a case stay here until the case is answered; in an exam until the exam is over.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from cardlab.cards import BadNotation
from cardlab.explain.places import text
from cardlab.learn import FULL, LEVELS, Case, Exam, Grade, Training, topics
from cardlab.learn.training import CASES, said_answer
from cardlab.options import BadOption
from cardlab.session import Session
from cardlab.values import Seat
from cardlab.views import Event
from cardlab.widgets.addresses import article_address
from cardlab.widgets.desk import Desk
from cardlab.widgets.faces import symbol_id
from cardlab.widgets.holding import Settings
from cardlab.widgets.saying import event_text, ruling_data, said
from cardlab.widgets.showing import Showing
from cardlab.words import Words, words

LABELS = """
another another-hint answers back before call cases close download download-data exam exam-off exam-on faults go good keys games level
level-easy level-hard level-mixed move name next reopen replay result-title rules score seed-number settings stand
table-text topics tree unsure which-rule
""".split()
KEYS = ("stand", "call", "number", "next", "escape")
KEPT = 100  # answers of a sitting that are taken up again after a reload
_TABLE = ("labels", "language", "game", "seat", "settings", "layout", "seats", "sides", "zones", "status")


class BadAnswer(ValueError):
    """Something that a browser sent and that is no answer here. The message says why, for the log."""


class Judging:
    """One learner at his cases. `wishes` are those of `cardlab.learn.Course`, `cases` the length of an exam or 0."""

    def __init__(self, game: Any, seed: int, *, cases: int = 0, language: str = "en", **wishes: Any) -> None:
        self.language = language
        self.notice: tuple[str, dict[str, Any]] | None = None
        self.links: list[dict[str, str]] = []
        self._begin(game, seed, cases, wishes)

    def _begin(self, game: Any, seed: int, cases: int, wishes: dict[str, Any]) -> None:
        made = {"language": self.language, **wishes}
        self.sitting: Training | Exam = (
            Exam(game, seed, cases=cases, **made) if cases else Training(game, seed, **made)
        )
        self.cases, self.which, self.opened = cases, False, 0
        self._table: tuple[Case, dict[str, Any]] | None = None

    # --- where we are ---------------------------------------------------------

    @property
    def phase(self) -> str:
        """`decide`, `which` (rule), `verdict`, or `result` of an exam."""
        if isinstance(self.sitting, Exam):
            return "result" if self.sitting.done else "which" if self.which else "decide"
        if self.sitting.answered:
            return "verdict"
        return "which" if self.which else "decide"

    @property
    def case(self) -> Case:
        """The case on the table: the one before the learner, or one of the result that is looked at again."""
        if self.phase == "result":
            return self.sitting.grades[max(self.opened, 1) - 1].case
        return self.sitting.case

    @property
    def grade(self) -> Grade | None:
        """The grade that may be shown now."""
        if self.phase == "verdict":
            return self.sitting.grades[-1]
        return self.sitting.grades[self.opened - 1] if self.phase == "result" and self.opened else None

    @property
    def words(self) -> Words:
        """The language, for somebody who sits at none of the seats."""
        return self.case.words(self.language)

    # --- answers --------------------------------------------------------------

    def hear(self, content: Any) -> None:
        """Do what a message asks for. Raises BadAnswer for anything that makes no sense now."""
        self.notice = None
        if type(content) is not dict or type(content.get("do")) is not str:
            raise BadAnswer("not a wish")
        act = getattr(self, f"_do_{content['do']}", None)
        if act is None:
            raise BadAnswer("no such verb")
        if content["do"] in _OF_CASE and content.get("number") != self.case.number:
            return  # a click on a case that is answered already
        act(content)

    def _do_stand(self, _: dict[str, Any]) -> None:
        self._in("decide")
        self.sitting.stand()

    def _do_call(self, _: dict[str, Any]) -> None:
        self._in("decide")
        self.which = True

    def _do_back(self, _: dict[str, Any]) -> None:
        self._in("which")
        self.which = False

    def _do_rule(self, content: dict[str, Any]) -> None:
        self._in("which")
        rule = content.get("rule")
        if type(rule) is not str or len(rule) > _LONG:
            raise BadAnswer("no rule")
        try:
            self.sitting.call(rule)
        except BadNotation:
            self.notice = ("learn-no-such-rule", {"rule": rule.strip()})
        else:
            self.which = False

    def _do_next(self, _: dict[str, Any]) -> None:
        self._in("verdict")
        assert isinstance(self.sitting, Training)
        self.sitting.next()

    def _do_open(self, content: dict[str, Any]) -> None:
        self._in("result")
        self.opened = _whole(content.get("case"), 0, len(self.sitting.grades))

    def _do_begin(self, content: dict[str, Any]) -> None:
        """Begin anew with other wishes."""
        names = content.get("topics")
        if type(names) is not list or len(names) > len(self._topics()):
            raise BadAnswer("no topics")
        wishes = {
            "faults": _whole(content.get("faults"), 0, 100) / 100,
            "topics": [name for name in self._topics() if name in names],
            "level": content.get("level"),
        }
        cases = _whole(content.get("exam"), 0, CASES[1])
        seed = _whole(content.get("seed"), 0, _SEEDS)
        try:
            self._begin(self.sitting.game, seed, cases, wishes)
        except BadOption as error:
            raise BadAnswer(str(error)) from None

    def _do_restore(self, content: dict[str, Any]) -> None:
        """Take up a sitting that a reload broke off: the same cases, and the answers given to them."""
        answers = content.get("answers")
        if self.sitting.grades or type(answers) is not list or len(answers) > KEPT:
            raise BadAnswer("nothing to take up")
        self._do_begin(content)
        for answer in answers:
            if type(answer) is not str or len(answer) > _LONG or self.phase == "result":
                raise BadAnswer("no such answer")
            if self.phase == "verdict":
                self._do_next({})
            if answer == _STANDS:
                self.sitting.stand()
            else:
                self.which = True
                self._do_rule({"rule": answer})
                self.which = False

    def _in(self, phase: str) -> None:
        if self.phase != phase:
            raise BadAnswer(f"not while it is time to {self.phase}")

    def _topics(self) -> tuple[str, ...]:
        return topics(self.sitting.game.id)

    # --- to the browser -------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """All that the browser learns; nothing that answers a case before it is answered."""
        w, case, phase, grade = self.words, self.case, self.phase, self.grade
        return {
            "language": self.language,
            "labels": {name: said(w, f"learn-{name}") for name in LABELS},
            "keys": [[said(w, f"learn-key-{name}"), said(w, f"learn-key-{name}-do")] for name in KEYS],
            "phase": phase,
            "number": case.number,
            "title": self._title(w, case),
            "score": self._score(w),
            "notice": said(w, *self.notice) if self.notice else "",
            "table": self._drawn(case),
            "who": w.say("learn-plays", seat=Seat(case.seat)),
            "told": case.told(w),
            "typed": case.game.spell(case.move),
            "before": [event_text(w, event) for event in case.before],
            "notes": case.notes(w),
            "text": text(case.view, w, case.game.id).split("\n"),
            "flights": _flights(case.events),
            "choices": [{"rule": rule, "law": law} for rule, law in case.laws(w)] if phase == "which" else [],
            "grade": self._graded(w, grade) if grade is not None else None,
            "result": self._result(w) if phase == "result" else None,
            "terms": w.terms(case.game.terms),
            "links": self.links,
            "wishes": self._wishes(w),
            "answers": [_STANDS if g.answer.stands else g.answer.rule for g in self.sitting.grades][:KEPT],
        }

    def _title(self, w: Words, case: Case) -> str:
        if self.cases:
            return w.say("learn-case-of", number=case.number, count=self.cases)
        return w.say("learn-case", number=case.number)

    def _score(self, w: Words) -> str:
        grades = self.sitting.grades
        if self.cases or not grades:
            return ""
        right = sum(grade.right for grade in grades)
        return w.say("learn-so-far", right=right, count=len(grades), points=self.sitting.points)

    def _graded(self, w: Words, grade: Grade) -> dict[str, Any]:
        ruling = grade.case.ruling
        shown = ruling_data(w, ruling)
        terms = grade.case.game.terms
        for reason in shown["reasons"]:
            reason["address"] = article_address(terms, reason["rule"])
        return {
            "right": grade.right,
            "full": grade.points == FULL,
            "verdict": grade.verdict(w),
            "points": w.say("learn-points", points=grade.points, most=FULL),
            "yours": w.say("learn-your-answer", answer=said_answer(w, grade.answer)),
            "reason": grade.case.reason(w),
            "topic": w.say(f"learn-topic-{grade.case.topic}"),
            "asides": grade.case.asides(w),
            "ruling": shown,
        }

    def _result(self, w: Words) -> dict[str, Any]:
        assert isinstance(self.sitting, Exam)
        result = self.sitting.result
        head, *by_topic = result.summary()
        return {
            "head": head,
            "topics": by_topic,
            "opened": self.opened,
            "text": str(result),
            "data": json.dumps(result.data(), ensure_ascii=False, indent=1),
            "file": w.say("learn-file", game=self.sitting.game.id, seed=str(result.seed)),
            "rows": [
                {
                    "number": grade.case.number,
                    "title": w.say("learn-case", number=grade.case.number),
                    "right": grade.right,
                    "told": " ".join(grade.case.told(w)),
                    "yours": said_answer(w, grade.answer),
                    "verdict": grade.verdict(w),
                    "points": w.say("learn-points", points=grade.points, most=FULL),
                }
                for grade in result.grades
            ],
        }

    def _wishes(self, w: Words) -> dict[str, Any]:
        course = self.sitting.course
        return {
            "faults": round(100 * course.faults),
            "level": course.level,
            "levels": list(LEVELS),
            "topics": [
                {"id": name, "name": w.say(f"learn-topic-{name}"), "on": name in course.topics}
                for name in self._topics()
            ],
            "exam": self.cases,
            "most": CASES[1],
            "seed": course.seed,
        }

    def _drawn(self, case: Case) -> dict[str, Any]:
        if self._table is None or self._table[0] is not case:
            self._table = (case, table_of(case, self.language))
        return self._table[1]


_OF_CASE = {"stand", "call", "back", "rule", "next"}
_STANDS = "="  # an answer that lets the move stand, where answers are kept
_LONG, _SEEDS = 40, 999_999_999


def _whole(value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadAnswer(f"not a whole number from {low} to {high}")
    return value


# --- the table ----------------------------------------------------------------


class _Behind(Desk):
    """The table as seen from behind a player: his cards, and nobody is "you"."""

    @property
    def words(self) -> Words:
        """The language, for somebody who sits at none of the seats."""
        game = self.game
        return words(self.language).at_table(game.seats, None, game.sides).under(game.terms.settings)


def table_of(case: Case, language: str) -> dict[str, Any]:
    """The position as the table draws it, with the cards of the move held up and the places it goes to lit."""
    session = Session(case.game, 0, case.state)
    desk = _Behind(
        session, case.seat, bots=False, mode="referee", language=language, settings=Settings(motion=False)
    )
    desk.panel = "why"  # the other panels would be filled with rulings for nobody
    shown = Showing(desk).data()
    table = {name: shown[name] for name in _TABLE}
    table["seats"] = [
        {**seat, "name": desk.words.show(Seat(seat["seat"])), "role": "", "partner": False}
        for seat in table["seats"]
    ]
    table["frames"] = {"id": 0, "list": []}
    table["hold"] = {"staged": [], "meter": None, "missing": [], **_held(desk, case.events)}
    return table


def _held(desk: Desk, events: tuple[Event, ...]) -> dict[str, Any]:
    """What the move picks up, and where it goes."""
    carried = [event for event in events if event.cards]
    zones = {zone.id for zone in desk.view.zones}
    places = [place for event in carried for place in (event.source, event.target)]
    targets = [
        place if place in zones else f"melds:{place.split(':')[1]}" if place.startswith("meld:") else ""
        for place in dict.fromkeys(places)
        if place and not place.startswith("hand:")
    ]
    wanted = Counter(card for event in carried if event.source == desk.home for card in event.cards)
    selected = []
    for key, card in desk.hand().items():
        if wanted[card]:
            wanted[card] -= 1
            selected.append(key)
    return {"selected": selected, "source": desk.home, "targets": [target for target in targets if target]}


def _flights(events: tuple[Event, ...]) -> list[dict[str, Any]]:
    return [
        {
            "from": event.source,
            "to": event.target,
            "cards": [None if card is None else symbol_id(card.name)[3:] for card in event.cards],
        }
        for event in events
        if event.cards and event.source and event.target
    ]
