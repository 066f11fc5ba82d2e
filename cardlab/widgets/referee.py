"""Referee training on a page: a table, a move, two buttons, and the ruling as the answer.

As at the other table, the one trait that is synced goes one way, and whatever a browser sends is looked at here.
"""

from __future__ import annotations

import random
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import anywidget
import traitlets
from IPython.display import display

from cardlab.explain.places import html
from cardlab.game import Game
from cardlab.games import games, presets
from cardlab.values import replace
from cardlab.widgets.addresses import address, page_address, read_game, read_number
from cardlab.widgets.judging import BadAnswer, Judging
from cardlab.widgets.table import STYLE, script
from cardlab.words import Words, words

_STATIC = Path(__file__).parent / "static"


def _script() -> str:
    """The drawing of the table, without its own beginning, and the referee's part."""
    drawing, _, _ = script().partition("\nexport default")
    return drawing + "\n" + (_STATIC / "referee.js").read_text(encoding="utf-8")


class Referee(anywidget.AnyWidget):
    """Be the referee of a game, in a notebook or on a page.

    >>> Referee("canasta", seed=7)
    <Referee canasta, seed 7, case 1>
    >>> Referee("contract_rummy", seed=7, cases=5, faults=0.8, topics=["jokers"])
    <Referee contract_rummy, seed 7, case 1 of 5>

    `cases` is the length of an exam; without it there is no end, and each ruling is shown at once. The other
    wishes are those of `cardlab.learn.training`, and any option of the game.
    """

    _esm = _script()
    _css = STYLE + (_STATIC / "referee.css").read_text(encoding="utf-8")
    shown = traitlets.Dict().tag(sync=True, echo_update=False)

    def __init__(
        self,
        match: Any = "canasta",
        seed: int | None = None,
        *,
        cases: int = 0,
        language: str = "en",
        **wishes: Any,
    ) -> None:
        chosen = random.randrange(10_000) if seed is None else seed
        self._judging = Judging(match, chosen, cases=cases, language=language, **wishes)
        self._truth: dict[str, Any] = self._judging.data()
        super().__init__()
        self.on_msg(self._hear)

    @property
    def sitting(self) -> Any:
        """The training or the exam on the page; another one after other wishes."""
        return self._judging.sitting

    def link(self, links: list[dict[str, str]]) -> None:
        """Show the way to other pages."""
        self._judging.links = links
        self._truth = self._judging.data()
        self.shown = self._truth

    def __repr__(self) -> str:
        judging, course = self._judging, self._judging.sitting.course
        of = f" of {judging.cases}" if judging.cases else ""
        return f"<Referee {course.game.id}, seed {course.seed}, case {judging.case.number}{of}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live page, and the case as text and as HTML where nothing runs; never the answer."""
        found = super()._repr_mimebundle_(**kwargs)
        bundle, more = found if isinstance(found, tuple) else (found, {})
        case, w = self._judging.case, self._judging.words
        told = "".join(f"<p><strong>{escape(one)}</strong></p>" for one in case.told(w))
        still = {
            "text/plain": case.show(self._judging.language),
            "text/html": html(case.view, w, case.game.id) + told,
        }
        return {**(bundle or {}), **still}, more

    @traitlets.default("shown")
    def _first_shown(self) -> dict[str, Any]:
        return self._truth

    @traitlets.validate("shown")
    def _only_the_kernel_shows(self, proposal: Any) -> dict[str, Any]:
        return self._truth  # whatever was written

    def set_state(self, sync_data: Any) -> None:
        """A browser may write to no trait; it is told again how things are."""
        self.send_state()

    def _hear(self, _: Any, content: Any, __: Any) -> None:
        """The border: nothing that a browser sends makes anything fail beyond it."""
        judging = self._judging
        try:
            judging.hear(content)
        except BadAnswer as error:
            self.log.warning("An answer was refused: %s", error)
            judging.notice = ("table-not-understood", {})
        except Exception:
            self.log.exception("An answer failed")
            judging.notice = ("table-trouble", {})
        try:
            self._truth = judging.data()
        except Exception:
            self.log.exception("The case could not be shown")
            self._truth = {**self._truth, "notice": words(judging.language).say("table-trouble")}
        self.shown = self._truth


def referee(asked: str = "", language: str = "en") -> None:
    """Show a referee's page for a query such as `game=canasta&faults=50&topic=wilds&level=easy&exam=10&seed=7`.

    `topic` may come several times; anything not named here is an option of the game. What cannot be had is
    said in a sentence, and the usual training is shown instead.
    """
    pairs = parse_qsl(asked)
    language = dict(pairs).get("language", language)
    try:
        w = words(language)
        page = _page(pairs, language)
    except ValueError as error:
        language = "en"
        w = words(language)
        said = escape(w.say("home-trouble", what=str(error)))
        display({"text/html": f'<p role="alert">{said}</p>', "text/plain": ""}, raw=True)
        page = _page([], language)
    page.link(_links(w, page.sitting.game))
    display(page)


def _links(w: Words, played: Game[Any]) -> list[dict[str, str]]:
    """The way to the other presets of the game, and to the other games."""
    terms = played.terms
    found = [
        (w.say("home-preset", preset=preset), address("referee", replace(terms, preset=preset, changed=())))
        for preset in presets(played.id)
        if preset != terms.preset
    ]
    found += [
        (w.say(f"game-{name}"), page_address("referee", game=name)) for name in games() if name != played.id
    ]
    return [{"name": name, "address": where} for name, where in found]


def _page(pairs: list[tuple[str, str]], language: str) -> Referee:
    asked = {key: text for key, text in pairs if key not in ("voila-theme", "language", "topic")}
    faults = read_number("faults", asked.pop("faults", "50"))
    cases = read_number("exam", asked.pop("exam", "0"))
    seed = read_number("seed", asked.pop("seed", str(random.randrange(10_000))))
    level = asked.pop("level", "mixed")
    named = [one for key, text in pairs if key == "topic" for one in text.split(",") if one]
    made = read_game(asked)
    return Referee(made, seed, cases=cases, language=language, faults=faults / 100, topics=named, level=level)
