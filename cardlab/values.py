"""Immutable values that are cheap to vary, and numbers that know what they count.

A fact of a ruling is printed by its type, so that every language can print it its own way:
a plain `int` is a count, `Points` are points, a `Seat` is a player and a `Side` is a player
or a partnership.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # type checkers see the strict signature of dataclasses.replace
    from dataclasses import replace as replace
else:

    def replace(value, /, **changes):  # noqa: ANN001, ANN003, ANN201  (typed above)
        """Return a copy of a frozen dataclass with some fields changed."""
        return _replacer(type(value), tuple(changes))(value, **changes)


@cache
def _replacer(cls: type, changed: tuple[str, ...]) -> Any:
    """Build `replace` for a class and some of its fields; several times faster than dataclasses.replace."""
    names = [f.name for f in fields(cls)]
    unknown = [name for name in changed if name not in names]
    if unknown:
        raise TypeError(f"{cls.__name__} has no {unknown[0]!r}. Its fields are {', '.join(names)}.")
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls}
    scope |= {f"set_{n}": getattr(cls, n).__set__ for n in names}
    source = f"def replace(old, {', '.join(changed)}):\n one = new(cls)\n"
    source += "".join(f" set_{n}(one, {n if n in changed else f'old.{n}'})\n" for n in names)
    exec(source + " return one", scope)  # noqa: S102  (as dataclasses itself does)
    return scope["replace"]


class Points(int):
    """A number of points; may be negative."""


class Seat(int):
    """A player, counted clockwise from 0."""


class Side(int):
    """A player who plays alone, or a partnership; counted from 0."""
