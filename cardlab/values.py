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
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
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
    own = vars(cls)  # what the class says itself stays
    made: Any = dataclass(slots=True, init=False, repr=False, eq=False)(cls)
    told = [f.name for f in fields(made) if f.compare]
    mine, theirs = (f"({''.join(f'{one}.{name}, ' for name in told)})" for one in ("self", "other"))
    lines = [
        *_init(made),
        f"def __eq__(self, other):\n return {mine} == {theirs} if other.__class__ is cls else NotImplemented",
        f"def __hash__(self):\n return hash({mine})",
    ]
    scope: dict[str, Any] = {"cls": made, "thaw": _thaw, "twin": _twin(made)}
    scope |= {f"default_{f.name}": f.default for f in fields(made) if f.default is not MISSING}
    # one text for all methods, where dataclasses compiles a text for each
    methods: dict[str, Any] = dict(_SHARED)
    exec("\n".join(lines), scope, methods)  # noqa: S102  (as dataclasses itself does)
    for name, method in methods.items():
        if name not in own:
            setattr(made, name, method)
    return made  # type: ignore[no-any-return]


def _init(made: Any) -> list[str]:
    given = [f for f in fields(made) if f.init]
    wanted = [f.name if f.default is MISSING else f"{f.name}=default_{f.name}" for f in given]
    lines = [f"def __init__({', '.join(['self', *wanted])}):", " thaw(self, twin)"]
    lines += [f" self.{f.name} = {f.name}" for f in given]
    lines += [" cls.__post_init__(self)"] if hasattr(made, "__post_init__") else []
    return [*lines, " self.__class__ = cls"]


def _repr(self: Any) -> str:
    told = [f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr]
    return f"{type(self).__qualname__}({', '.join(told)})"


def _refuse(_: Any, name: str, *__: Any) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _setstate(self: Any, state: tuple[None, dict[str, Any]]) -> None:
    for name, thing in state[1].items():
        object.__setattr__(self, name, thing)


_SHARED = {"__repr__": _repr, "__setattr__": _refuse, "__delattr__": _refuse, "__setstate__": _setstate}
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


def brief(value: object, most: int = 80) -> str:
    """How an error names a value: its `repr`, and of a long one the beginning.

    >>> brief("x" * 1000, 12)
    "'xxxxxxxxxx…"
    """
    text = repr(value[: most + 1] if isinstance(value, str | bytes) else value)
    return text if len(text) <= most else f"{text[: most - 1]}…"
