"""A ruling as a rich value for a notebook: what the panel of the table shows, where nothing runs."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from cardlab.explain import Fixes, fixes
from cardlab.game import Game, as_game
from cardlab.options import BadOption
from cardlab.rulings import Ruling
from cardlab.values import brief
from cardlab.widgets.saying import branches, ruling_data, said
from cardlab.words import words

_GREEN, _RED, _SOFT = "#1f5a46", "#b3102a", "#5f5648"
_FRAME = "max-width:46rem;margin:8px auto;padding:6px 12px;border-inline-start:4px solid "
_INSIDE = f"padding:2px 0 6px 1.2em;color:{_SOFT}"
_NOTE = "margin:4px 0 8px 1.2em;padding:6px 10px;border:1px solid #ecd29c;border-radius:8px;background:#fdf0d5;color:#2a2620"
_MARKS = {"yes": "✓", "no": "✗", "moot": "·"}


class RulingView:
    """A ruling that opens: verdict and sentence, what would make it legal, every reason with its law, the whole tree.

    >>> import cardlab
    >>> game = cardlab.game("canasta")
    >>> state = game.deal(7)
    >>> view = RulingView(game.ruling(state, game.move("draw")))
    >>> "<details" in view._repr_html_()
    True

    A ruling alone does not know its position; `of` judges a move and also says what would make it legal.
    """

    def __init__(
        self, ruling: Ruling, language: str = "en", *, fixes: Fixes | None = None, seat: int | None = None
    ) -> None:
        if not isinstance(ruling, Ruling):
            raise BadOption(f"{brief(ruling)} is not a ruling. `game.ruling(state, move)` gives one.")
        w = words(language)
        self.ruling, self.fixes = ruling, fixes
        self._words = (
            w.at_table(ruling.terms.seats, seat, ruling.terms.sides).under(ruling.terms.settings)
            if ruling.terms
            else w
        )

    @classmethod
    def of(cls, game: Game[Any], state: Any, move: Any, language: str = "en") -> RulingView:
        """The ruling on a move in a position, spoken to the player in turn, with what would make it legal.

        >>> import cardlab
        >>> canasta = cardlab.game("canasta")
        >>> state = canasta.read("turn: South, to meld; hand South: 8♣ 8♦ 2♣ 4♥ 5♠; melds 0: Q♣ Q♦ Q♥; pile: J♠")
        >>> print(repr(RulingView.of(canasta, state, canasta.move("lay 8♣ 8♦"))).splitlines()[-3])
        Now: With 2♣ added, this is allowed.
        """
        game = as_game(game)
        ruling = game.ruling(state, move)
        found = None if ruling else fixes(game, state, move, language)
        return cls(ruling, language, fixes=found, seat=game.turn(state))

    def __repr__(self) -> str:
        return "\n".join(
            [self._words.text(self.ruling), *(f"{head} {text}".strip() for head, text in self._fixes())]
        )

    def _fixes(self) -> list[tuple[str, str]]:
        """What would make it legal: when, and how."""
        w = self._words
        if self.fixes is None:
            return []
        if not self.fixes:
            return [("", said(w, self.fixes.message))]
        return [(said(w, f"fix-when-{fix.when}"), fix.text()) for fix in self.fixes]

    def _repr_html_(self) -> str:
        w, data = self._words, ruling_data(self._words, self.ruling)
        colour, mark = (_GREEN, "✓") if data["good"] else (_RED, "✗")
        reasons = "".join(map(self._reason, data["reasons"]))
        listed = f"<ul style='margin:6px 0;padding-inline-start:1.2em'>{reasons}</ul>"
        if data["good"]:  # much has to hold for a legal move; one opens it to see
            listed = _folded(said(w, "table-reasons"), listed)
        helps = "".join(f"<li><b>{escape(head)}</b> {escape(text)}</li>" for head, text in self._fixes())
        if helps:
            helps = (
                f"<div><b>{escape(said(w, 'table-fixes'))}</b><ul style='margin:2px 0 6px'>{helps}</ul></div>"
            )
        return (
            f'<div class="cardlab-ruling" style="{_FRAME}{colour}">'
            f'<div><strong style="color:{colour}"><span aria-hidden="true">{mark}</span> {escape(data["verdict"])}</strong> '
            f"{escape(data['sentence'])}</div>{helps}{listed}{self._tree(data['terms'])}</div>"
        )

    def _tree(self, terms: str) -> str:
        """What decides, and behind it everything that was asked."""
        w, nodes = self._words, list(branches(self._words, self.ruling))
        decisive = [node for node in nodes if node["decides"]]
        every = "" if len(decisive) == len(nodes) else _folded(said(w, "table-show-all"), _lines(nodes))
        under = f'<p style="color:{_SOFT}">{escape(terms)}</p>'
        return _folded(said(w, "table-how"), _lines(decisive) + every + under)

    def _reason(self, one: dict[str, str]) -> str:
        """A reason, and behind it its law, where that comes from, and what surprises in it."""
        w = self._words
        if not one["law"]:
            return f"<li>{escape(one['text'])}{_cited(one['rule'])}</li>"
        inside = f'<div style="{_INSIDE}">{escape(one["law"])}</div>'
        if one["note"]:
            inside += f'<div style="{_NOTE}">{escape(one["note"])}</div>'
        if one["source"]:
            inside += f'<div style="{_INSIDE}"><b>{escape(said(w, "table-source"))}:</b> {escape(one["source"])}</div>'
        if one["address"]:
            link = f"{said(w, 'table-article')}: {one['rule']}"
            inside += f'<div style="{_INSIDE}"><a href="{escape(one["address"])}">{escape(link)}</a></div>'
        return f"<li>{_folded(one['text'], inside, _cited(one['rule']))}</li>"


def _folded(head: str, inside: str, more: str = "") -> str:
    return f"<details><summary>{escape(head)}{more}</summary>{inside}</details>"


def _lines(nodes: Iterable[dict[str, Any]]) -> str:
    return "".join(
        f'<div style="padding-inline-start:{node["depth"] * 1.2:.1f}em"><span aria-hidden="true">'
        f"{_MARKS[node['mark']]}</span> {escape(node['text'])}{_cited(node['rule'])}</div>"
        for node in nodes
    )


def _cited(rule: str) -> str:
    return f' <code style="font-size:85%">{escape(rule)}</code>' if rule else ""
