"""Positions and rulings where nothing runs: plain HTML and text, for GitHub, nbviewer and screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from cardlab.cards import Card
from cardlab.game import Game
from cardlab.rulings import Ruling
from cardlab.views import View, Zone
from cardlab.widgets.saying import branches, ruling_data, said, turn_text, zone_label
from cardlab.words import Words, words

_RED, _BLACK, _BACK = "#b3102a", "#23212b", "#2a4d8f"
_CHIP = (
    "display:inline-block;min-width:1.6em;margin:1px;padding:1px 4px;border:1px solid #b8afa0;border-radius:4px;"
    "background:#fffdf8;text-align:center;font-weight:600;white-space:nowrap;color:"
)
_MIDDLE = "max-width:46rem;margin:8px auto;"  # as wide as a text around it
_CELL = "padding:5px 10px;border-bottom:1px solid #e4d9c4;text-align:start;vertical-align:middle;"


def _rows(view: View) -> Iterator[tuple[Zone, tuple[Card | None, ...]]]:
    """The zones with what of them is worth a look: of a stack only the top."""
    for zone in view.zones:
        if zone.cards or (zone.lay == "stack" and not any(mark.startswith("suit:") for mark in zone.marks)):
            yield zone, zone.cards[-1:] if zone.lay == "stack" else zone.cards


def text(view: View, w: Words, game: str = "") -> str:
    """A position as one seat sees it, a line for each place.

    >>> import cardlab
    >>> game = cardlab.game("canasta")
    >>> view = game.view(game.deal(7), 0)
    >>> len(text(view, words("en").at_table(4, 0, 2)).splitlines()) > 6
    True
    """
    lines = [turn_text(w, view, game)]
    for zone, shown in _rows(view):
        label = zone_label(w, zone)
        faces = tuple(card for card in shown if card is not None)
        named = not faces or w.show(faces) in label  # the label names them already
        lines.append(label if named else said(w, "table-text-row", {"zone": label, "cards": faces}))
    return "\n".join(lines)


def html(view: View, w: Words, game: str = "") -> str:
    """The same as a table that needs no script, no style sheet and no drawing."""
    rows = "".join(
        f'<tr><th scope="row" style="{_CELL}font-weight:400">{escape(zone_label(w, zone))}</th>'
        f'<td style="{_CELL}">{_chips(shown, w)}</td></tr>'
        for zone, shown in _rows(view)
    )
    return (
        f'<table class="cardlab-still" style="{_MIDDLE}border-collapse:collapse;background:#fffdf8;color:#2a2620">'
        f'<caption style="text-align:start;font-weight:600;padding:4px 10px">{escape(turn_text(w, view, game))}</caption>'
        f"<tbody>{rows}</tbody></table>"
    )


def _chips(shown: tuple[Card | None, ...], w: Words) -> str:
    faces = [card for card in shown if card is not None]
    if not faces:
        return f'<span style="color:{_BACK}" aria-hidden="true">{"▮" * min(len(shown), 20)}</span>'
    return " ".join(
        f'<span style="{_CHIP}{_RED if card.red else _BLACK}" title="{escape(w.card_name(card))}">'
        f"{escape(w.show(card))}</span>"
        for card in faces
    )


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
