"""What a notebook shows: a table to play at, a picture of a position, a ruling that opens.

`Table` needs the extra `widgets` and is imported when it is asked for; the others need nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlab.widgets.ruling_view import RulingView
from cardlab.widgets.sheet import ScoreSheet
from cardlab.widgets.static_view import Picture, picture

if TYPE_CHECKING:
    from cardlab.widgets.table import Table

__all__ = ["Picture", "RulingView", "ScoreSheet", "Table", "picture"]


def __getattr__(name: str) -> Any:
    if name == "Table":
        from cardlab.widgets.table import Table

        return Table
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
