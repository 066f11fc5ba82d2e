"""The score of a hand as a sheet: a line for each reason, and the rule that it rests on."""

from __future__ import annotations

from html import escape
from typing import Any

from cardlab.game import Entry, Game, as_game
from cardlab.values import Points, Side
from cardlab.words import Words, words

_CELL = "padding:3px 10px;border-bottom:1px solid #e4d9c4;text-align:start"
_NUMBER = "padding:3px 10px;border-bottom:1px solid #e4d9c4;text-align:end;font-variant-numeric:tabular-nums"


class ScoreSheet:
    """The ledger of a position, as a table for a notebook and as text.

    >>> import cardlab
    >>> game = cardlab.game("canasta")
    >>> state = game.read("turn: South, to meld; melds 0: K♠ K♥ K♦ K♠ K♥ 2♣ 2♦")
    >>> print(ScoreSheet(game, state))
    South and North
      +300  Mixed canasta of kings [CA-S25]
       +90  Cards on the table [CA-S26]
       390  in all
    <BLANKLINE>
    West and East
         0  in all
    """

    def __init__(self, game: Game[Any], state: Any, language: str = "en") -> None:
        self._game = game = as_game(game)
        game.check(state)
        self._state = state
        self._words = words(language).at_table(game.seats, None, game.sides).under(game.terms.settings)

    def _lines(self, side: int) -> tuple[Entry, ...]:
        return tuple(entry for entry in self._game.ledger(self._state) if entry.side == side)

    def __repr__(self) -> str:
        return "\n\n".join(self._text(Side(side)) for side in range(self._game.sides))

    def _text(self, side: Side) -> str:
        w, lines = self._words, [self._words.say("sheet-side", side=side)]
        for entry in self._lines(side):
            lines.append(
                f"{w.say('sheet-points', points=Points(entry.points)):>6}  {_what(w, entry)} [{entry.rule}]"
            )
        total = w.show(Points(self._game.scores(self._state)[side]))
        return "\n".join([*lines, f"{total:>6}  {w.say('sheet-total')}"])

    def _repr_html_(self) -> str:
        tables = "".join(self._table(Side(side)) for side in range(self._game.sides))
        return f'<div class="cardlab-sheet" style="max-width:46rem;margin-inline:auto">{tables}</div>'

    def _table(self, side: Side) -> str:
        w = self._words
        rows = "".join(
            f'<tr><td style="{_CELL}">{escape(_what(w, entry))}</td>'
            f'<td style="{_NUMBER}">{escape(w.say("sheet-points", points=Points(entry.points)))}</td>'
            f'<td style="{_CELL};white-space:nowrap" title="{escape(w.law(entry.rule))}"><small>{escape(entry.rule)}</small></td></tr>'
            for entry in self._lines(side)
        )
        total = escape(w.show(Points(self._game.scores(self._state)[side])))
        return (
            '<table style="border-collapse:collapse;margin:8px 16px 8px 0;background:#fffdf8;color:#2a2620;'
            'display:inline-table;vertical-align:top">'
            f'<caption style="text-align:start;font-weight:600;padding:4px 10px">{escape(w.say("sheet-side", side=side))}'
            f'</caption><tbody>{rows}<tr><th scope="row" style="{_CELL}">{escape(w.say("sheet-total"))}</th>'
            f'<td style="{_NUMBER};font-weight:700">{total}</td><td style="{_CELL}"></td></tr></tbody></table>'
        )


def _what(w: Words, entry: Entry) -> str:
    return w.say(f"entry-{entry.what}", **dict(entry.facts))
