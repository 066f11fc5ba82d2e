"""Immutable values that are cheap to make and to vary, and numbers that know what they count.

A fact of a ruling is printed by its type, so that every language can print it its own way:
a plain `int` is a count, `Points` are points, a `Seat` is a player and a `Side` is a player
or a partnership.

A frozen dataclass fills its fields through `object.__setattr__`, at several times the cost of a plain
assignment. So each has a *thawed* twin, a class with the same slots and nothing else: a new value is filled as
one of the twin's and becomes frozen, by its class, when it is complete.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

T = TypeVar("T")

if TYPE_CHECKING:  # type checkers see the strict signature of dataclasses.replace
    from dataclasses import replace as replace
else:

    def replace(value, /, **changes):  # noqa: ANN001, ANN003, ANN201  (typed above)
        """Return a copy of a frozen dataclass with some fields changed."""
        return _replacer(type(value), tuple(changes))(value, **changes)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a frozen, slotted dataclass of fields with plain defaults, whose instances are made quickly.

    >>> @value
    ... class Move:
    ...     card: int
    ...     open: bool = False
    >>> Move(3) == Move(3, open=False)
    True
    """
    made: Any = dataclass(frozen=True, slots=True, init=False)(cls)
    scope: dict[str, Any] = {"cls": made, "thaw": _thaw, "twin": _twin(made)}
    scope |= {f"default_{f.name}": f.default for f in fields(made) if f.default is not MISSING}
    wanted = [
        f.name if f.default is MISSING else f"{f.name}=default_{f.name}" for f in fields(made) if f.init
    ]
    source = f"def __init__({', '.join(['self', *wanted])}):\n thaw(self, twin)\n"
    source += "".join(f" self.{f.name} = {f.name}\n" for f in fields(made) if f.init)
    source += " cls.__post_init__(self)\n" if hasattr(made, "__post_init__") else ""
    exec(source + " self.__class__ = cls", scope)  # noqa: S102  (as dataclasses itself does)
    made.__init__ = scope["__init__"]
    return made  # type: ignore[no-any-return]


_thaw = object.__dict__["__class__"].__set__


@cache
def _twin(cls: Any) -> type:
    """A class with the same slots, whose fields may be assigned."""
    return type("Thawed", (), {"__slots__": tuple(f.name for f in fields(cls))})


def replacer(cls: type[T], *changed: str) -> Callable[..., T]:
    """`replace` for a class and some of its fields, to keep where it is asked for often: three times as quick.

    >>> @value
    ... class Pile:
    ...     height: int
    ...     frozen: bool = False
    >>> higher = replacer(Pile, "height")
    >>> higher(Pile(3, frozen=True), height=4) == Pile(4, frozen=True)
    True
    """
    made: Callable[..., T] = _replacer(cls, changed)  # type: ignore[arg-type]  # every class is hashable
    return made


@cache
def _replacer(cls: Any, changed: tuple[str, ...]) -> Any:
    names = [f.name for f in fields(cls)]
    unknown = [name for name in changed if name not in names]
    if unknown:
        raise TypeError(f"{cls.__name__} has no {unknown[0]!r}. Its fields are {', '.join(names)}.")
    scope: dict[str, Any] = {"cls": cls, "twin": _twin(cls)}
    source = f"def replace(old, {', '.join(changed)}):\n one = twin()\n"
    source += "".join(f" one.{n} = {n if n in changed else f'old.{n}'}\n" for n in names)
    exec(source + " one.__class__ = cls\n return one", scope)  # noqa: S102  (as dataclasses itself does)
    return scope["replace"]


def put(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    """A tuple with another item at a place.

    >>> put(("a", "b", "c"), 1, "d")
    ('a', 'd', 'c')
    """
    changed = list(items)
    changed[at] = item
    return tuple(changed)


class Points(int):
    """A number of points; may be negative."""


class Seat(int):
    """A player, counted clockwise from 0."""


class Side(int):
    """A player who plays alone, or a partnership; counted from 0."""
