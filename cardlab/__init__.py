"""cardlab: four card games whose every ruling explains itself.

>>> import cardlab
>>> canasta = cardlab.game("canasta")
>>> state = canasta.deal(seed=7)
>>> canasta.legal(state)
<1 legal move: draw>
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from cardlab.cards import BadNotation, Card, Cards, cards
from cardlab.game import Entry, ForeignMove, ForeignState, Game, IllegalMove, Moves, find_with
from cardlab.games import game
from cardlab.options import BadOption
from cardlab.rulings import Ruling, Verdict, print_with
from cardlab.views import Event, View, Zone

__version__ = "0.1.0"
__all__ = [
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Card",
    "Cards",
    "Draft",
    "Entry",
    "Event",
    "ForeignMove",
    "ForeignState",
    "Game",
    "IllegalMove",
    "Moves",
    "Ruling",
    "Session",
    "Verdict",
    "View",
    "Zone",
    "cards",
    "compare",
    "explain",
    "fixes",
    "game",
    "games",
    "pack",
    "read_record",
    "rulebook",
    "share_view",
    "unpack",
    "write_record",
    "write_short",
]

if TYPE_CHECKING:
    # the modules of these names answer as these functions
    from cardlab.explain import compare as compare, explain as explain, fixes as fixes, rulebook as rulebook
    from cardlab.games import games as games
    from cardlab.record import (
        BadRecord as BadRecord,
        pack as pack,
        read_record as read_record,
        share_view as share_view,
        unpack as unpack,
        write_record as write_record,
        write_short as write_short,
    )
    from cardlab.session import Draft as Draft, Session as Session

_MODULES = ("learn", "record", "widgets")
_RECORDS = ("BadRecord", "pack", "read_record", "share_view", "unpack", "write_record", "write_short")


def __getattr__(name: str) -> Any:
    """Answers beyond a ruling, sessions, records and training come with their module when they are first asked for."""
    from importlib import import_module

    if name in ("compare", "explain", "fixes", "rulebook"):
        module = import_module("cardlab.explain")
        return module if name == "explain" else getattr(module, name)  # the module answers as `explain`
    if name in _MODULES:
        return import_module(f"cardlab.{name}")
    if name in ("Draft", "Session"):
        return getattr(import_module("cardlab.session"), name)
    if name in _RECORDS:
        return getattr(import_module("cardlab.record"), name)
    raise AttributeError(f"module 'cardlab' has no attribute {name!r}", name=name, obj=sys.modules[__name__])


def __dir__() -> list[str]:
    """What there is to use, for `dir(cardlab)` and completion."""
    return sorted([*__all__, *_MODULES, "__version__"])


def _in_english(ruling: Ruling) -> str:
    """Sentences need their catalogue only when something is printed; importing is quick without."""
    from cardlab.words import words

    return words("en").text(ruling)


print_with(_in_english)
find_with(game)
