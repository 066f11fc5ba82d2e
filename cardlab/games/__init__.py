"""The games of the package, by name. A game's module is imported when it is first asked for."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from cardlab.game import Game
from cardlab.options import BadOption, meant, named
from cardlab.values import brief

_MODULES = {
    "canasta": "cardlab.games.canasta",
    "contract_rummy": "cardlab.games.contract_rummy",
    "railroad_canasta": "cardlab.games.railroad_canasta",
    "russian_bank": "cardlab.games.russian_bank",
}


def games() -> tuple[str, ...]:
    """The names of all games.

    >>> "canasta" in games()
    True
    """
    return tuple(_MODULES)


def game(name: str, *, preset: str = "seed", seats: int | None = None, **options: Any) -> Game[Any]:
    """A game under a preset, for a number of players, with options changed.

    >>> game("canasta", preset="standard", seats=2, target_score=3000).seats
    2

    Raises BadOption for an unknown game, preset, option or value, or a wrong number of players;
    the message names the value and what is allowed.
    """
    made: Game[Any] = _module(name).make(preset, seats, options)
    return made


def presets(name: str) -> tuple[str, ...]:
    """The names of a game's presets."""
    return tuple(_module(name).PRESETS)


def seat_counts(name: str) -> tuple[int, ...]:
    """For how many players a game is made; the usual number first."""
    return tuple(_module(name).SEATS)


def _module(name: str) -> Any:
    if not named(name, _MODULES):
        raise BadOption(f"There is no game {brief(name)}. {meant(name, _MODULES)}")
    return import_module(_MODULES[name])


class _Callable(ModuleType):
    """A module that answers as its main function: the function alone would hide the games from `import`."""

    def __call__(self) -> tuple[str, ...]:
        return games()


sys.modules[__name__].__class__ = _Callable
