"""House rules as data: options with their allowed values, and presets that bundle them.

A game's options are a frozen keyword-only dataclass; each field is made by `option`, which
names the allowed values and the article that it switches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field, fields
from typing import Any

from cardlab.values import brief, value

_LONGEST = 200  # characters of a name that are compared with the known ones


class BadOption(ValueError):
    """A game, preset, option or value that does not exist. The message says what does."""


@value
class Choice:
    """What one option may be: one of `values` or, with `least`, any whole number from there on."""

    name: str
    default: Any
    rule: str
    values: tuple[Any, ...]
    least: int | None = None


def option(default: Any, *others: Any, rule: str, least: int | None = None) -> Any:
    """A field of an options dataclass: its default, its other values, its article.

    With `least`, any whole number from there on is allowed too.
    """
    return field(default=default, metadata={"values": (default, *others), "rule": rule, "least": least})


def choices(options: type) -> tuple[Choice, ...]:
    """The options of a game, in the order of its rulebook."""
    return tuple(
        Choice(f.name, f.default, f.metadata["rule"], f.metadata["values"], f.metadata["least"])
        for f in fields(options)
        if "rule" in f.metadata
    )


def named(value: object, allowed: Iterable[str]) -> bool:
    """Is it one of these names? Whatever is no text is none.

    >>> named("canasta", ["canasta"]), named(["canasta"], ["canasta"])
    (True, False)
    """
    return isinstance(value, str) and value in allowed


def meant(value: object, allowed: Iterable[object]) -> str:
    """The tail of an error message: a guess at what was meant, and what is allowed.

    >>> meant("canosta", ["canasta", "russian_bank"])
    "Did you mean 'canasta'? Allowed: 'canasta', 'russian_bank'."
    """
    from difflib import get_close_matches  # only errors need it

    known = list(allowed)
    by_text = {str(one): one for one in known}
    close = get_close_matches(str(value)[:_LONGEST], list(by_text), n=1, cutoff=0.5)
    guess = f"Did you mean {by_text[close[0]]!r}? " if close else ""
    return f"{guess}Allowed: {', '.join(repr(k) for k in known)}."


def settle(
    options: type, presets: Mapping[str, Mapping[str, Any]], preset: str, given: Mapping[str, Any]
) -> dict[str, Any]:
    """The full set of options of a preset with some changed; raises BadOption."""
    if not named(preset, presets):
        raise BadOption(f"There is no preset {brief(preset)}. {meant(preset, presets)}")
    known = {choice.name: choice for choice in choices(options)}
    for name, said in given.items():
        if name not in known:
            raise BadOption(f"There is no option {brief(name)}. {meant(name, known)}")
        check(known[name], said)
    return {n: c.default for n, c in known.items()} | dict(presets[preset]) | dict(given)


def check(choice: Choice, value: object) -> None:
    """Is the value one of the option's? Types count: True is not 1. Raises BadOption."""
    if any(value == v and type(value) is type(v) for v in choice.values):
        return
    if choice.least is None:
        raise BadOption(f"{choice.name} cannot be {brief(value)}. {meant(value, choice.values)}")
    if type(value) is not int or value < choice.least:
        words = [v for v in choice.values if not isinstance(v, int)]
        also = f", or {' or '.join(map(repr, words))}" if words else ""
        guess = f"Did you mean {int(value)}? " if isinstance(value, str) and value.isdecimal() else ""
        raise BadOption(
            f"{choice.name} cannot be {brief(value)}. {guess}It is a whole number, {choice.least} or more{also}."
        )
