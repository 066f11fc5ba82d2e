"""Bots: players that get a view like anyone, choose a move and say in a sentence why.

A bot never holds a state. It gets the view of its seat and thinks in a state that it imagines
from it (`game.imagine`), whose legal moves for that seat are the real ones.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

from cardlab.game import Game
from cardlab.options import BadOption, meant
from cardlab.views import View

_MODULES = {
    "canasta": "cardlab.players.canasta",
    "contract_rummy": "cardlab.players.contract_rummy",
    "railroad_canasta": "cardlab.players.railroad_canasta",
    "russian_bank": "cardlab.players.russian_bank",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and the reason for it: `why` is the id of a message, `facts` fill it.

    The sentence is shown to everybody, so it says nothing about cards that the move does not show.
    """

    move: Any
    why: str
    facts: tuple[tuple[str, Any], ...] = ()


Bot: TypeAlias = Callable[[Game[Any], View, random.Random], Choice]


def bot(game_id: str) -> Bot:
    """The bot of a game: a function of the game, the view of the seat to move, and a source of chance.

    >>> import random, cardlab
    >>> from cardlab.words import words
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: West, to draw; pile: 9♦ 3♠; hand West: K♠ K♥ 5♦")
    >>> choice = bot("canasta")(canasta, canasta.view(state, 1), random.Random(1))
    >>> canasta.spell(choice.move)
    'draw'
    >>> print(words().at_table(4, me=0, sides=2).say(choice.why, **dict(choice.facts)))
    Nobody can take a pile with 3♠ on top, so West draws.

    Raises BadOption for a game that has no bot, ValueError (by the bot) for a view of another seat.
    """
    if game_id not in _MODULES:
        raise BadOption(f"There is no bot for {game_id!r}. {meant(game_id, _MODULES)}")
    found: Bot = import_module(_MODULES[game_id]).choose
    return found


__all__ = ["Bot", "Choice", "bot"]
