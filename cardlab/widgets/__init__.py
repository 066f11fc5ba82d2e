"""What a notebook shows: a table to play at, a picture of a position, a ruling that opens.

`Table` and `Referee` need the extra `widgets` and are imported when they are asked for; the others need nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlab.widgets.ruling_view import RulingView
from cardlab.widgets.sheet import ScoreSheet
from cardlab.widgets.static_view import Picture, picture

if TYPE_CHECKING:
    from cardlab.widgets.referee import Referee
    from cardlab.widgets.table import Table

__all__ = ["Picture", "Referee", "RulingView", "ScoreSheet", "Table", "picture"]


def __getattr__(name: str) -> Any:
    if name == "Table":
        from cardlab.widgets.table import Table

        return Table
    if name == "Referee":
        from cardlab.widgets.referee import Referee

        return Referee
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
