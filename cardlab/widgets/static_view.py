"""Positions where nothing runs: plain HTML and text, for GitHub, nbviewer and screen readers."""

from __future__ import annotations

from typing import Any

from cardlab.explain.places import html, text
from cardlab.game import Game, as_game
from cardlab.words import words


class Picture:
    """A position to look at: in a lesson, in an exercise, in a test.

    >>> import cardlab
    >>> game = cardlab.game("canasta", seats=2)
    >>> "North" in repr(Picture(game, game.deal(7), seat=0))
    True

    `seat` None shows what everybody may see.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int | None = None, language: str = "en") -> None:
        game = as_game(game)
        self.view, self._game = game.view(state, seat), game.id
        self._words = words(language).at_table(game.seats, seat, game.sides)

    def __repr__(self) -> str:
        return text(self.view, self._words, self._game)

    def _repr_html_(self) -> str:
        return html(self.view, self._words, self._game)


def picture(game: Game[Any], state: Any, seat: int | None = None, language: str = "en") -> Picture:
    """A still picture of a position, as `seat` sees it."""
    return Picture(game, state, seat, language)


__all__ = ["Picture", "html", "picture", "text"]
