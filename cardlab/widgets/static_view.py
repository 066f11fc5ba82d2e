"""Positions and rulings where nothing runs: plain HTML and text, for GitHub, nbviewer and screen readers."""

from __future__ import annotations

from html import escape
from typing import Any

from cardlab.explain.places import html, said, text
from cardlab.game import Game
from cardlab.rulings import Ruling
from cardlab.widgets.saying import branches, ruling_data
from cardlab.words import words

_RED = "#b3102a"
_MIDDLE = "max-width:46rem;margin:8px auto;"  # as wide as a text around it


class Picture:
    """A position to look at: in a lesson, in an exercise, in a test.

    >>> import cardlab
    >>> game = cardlab.game("canasta", seats=2)
    >>> "North" in repr(Picture(game, game.deal(7), seat=0))
    True

    `seat` None shows what everybody may see.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int | None = None, language: str = "en") -> None:
        self.view, self._game = game.view(state, seat), game.id
        self._words = words(language).at_table(game.seats, seat, game.sides)

    def __repr__(self) -> str:
        return text(self.view, self._words, self._game)

    def _repr_html_(self) -> str:
        return html(self.view, self._words, self._game)


def picture(game: Game[Any], state: Any, seat: int | None = None, language: str = "en") -> Picture:
    """A still picture of a position, as `seat` sees it."""
    return Picture(game, state, seat, language)


class RulingView:
    """A ruling that opens: the decisive sentence, every reason with its law, the whole tree.

    >>> import cardlab
    >>> game = cardlab.game("canasta")
    >>> state = game.deal(7)
    >>> view = RulingView(game.ruling(state, game.move("draw")))
    >>> "<details" in view._repr_html_()
    True
    """

    def __init__(self, ruling: Ruling, language: str = "en") -> None:
        w = words(language)
        self.ruling = ruling
        self._words = (
            w.at_table(ruling.terms.seats, None, ruling.terms.sides).under(ruling.terms.settings)
            if ruling.terms
            else w
        )

    def __repr__(self) -> str:
        return self._words.text(self.ruling)

    def _repr_html_(self) -> str:
        w, data = self._words, ruling_data(self._words, self.ruling)
        colour, mark = ("#1f5a46", "✓") if data["good"] else (_RED, "✗")
        reasons = "".join(_reason(one) for one in data["reasons"])
        listed = f"<ul style='margin:6px 0;padding-inline-start:1.2em'>{reasons}</ul>"
        if data["good"]:  # much has to hold for a legal move; one opens it to see
            listed = f"<details><summary>{escape(said(w, 'table-reasons'))}</summary>{listed}</details>"
        tree = "".join(
            f'<div style="padding-inline-start:{node["depth"] * 1.2:.1f}em"><span aria-hidden="true">'
            f"{_MARKS[node['mark']]}</span> {escape(node['text'])}{_cited(node['rule'])}</div>"
            for node in branches(w, self.ruling)
        )
        return (
            f'<div class="cardlab-ruling" style="{_MIDDLE}border-inline-start:4px solid {colour};padding:6px 12px">'
            f'<div><strong style="color:{colour}"><span aria-hidden="true">{mark}</span> {escape(data["verdict"])}</strong> '
            f"{escape(data['sentence'])}</div>{listed}"
            f"<details><summary>{escape(said(w, 'table-tree'))}</summary>{tree}"
            f'<p style="color:#5f5648">{escape(data["terms"])}</p></details></div>'
        )


_MARKS = {"yes": "✓", "no": "✗", "moot": "·"}


def _cited(rule: str) -> str:
    return f' <code style="font-size:85%">{escape(rule)}</code>' if rule else ""


def _reason(one: dict[str, str]) -> str:
    if not one["law"]:
        return f"<li>{escape(one['text'])}{_cited(one['rule'])}</li>"
    return (
        f"<li><details><summary>{escape(one['text'])}{_cited(one['rule'])}</summary>"
        f'<div style="color:#5f5648">{escape(one["law"])}</div></details></li>'
    )


__all__ = ["Picture", "RulingView", "html", "picture", "text"]
