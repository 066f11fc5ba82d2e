"""What a browser may ask of a table: verbs with typed, bounded values, and nothing else.

A wish is `{"do": verb, "revision": n, ...}`. Whatever does not fit is no wish: a browser may send
anything, so nothing is read from it that was not looked at here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cardlab.session import LONGEST_COMMENT

MODES = ("guided", "referee")
PANELS = ("now", "why", "log", "score", "table")
SORTS = ("rank", "suit", "own")
BACKS = ("blue", "red")
JUMBO = ("auto", "on", "off")
LEVELS = ("verdict", "sentence", "law", "tree")  # how much of a ruling is shown at first
SEEDS = range(1_000_000_000)  # nine digits can be read aloud and typed again
LONGEST_RECORD = 4_000_000  # characters, as `cardlab.record` allows
TOLD = (
    "undo",
    "redo",
    "steps",
    "others",
    "next-hand",
    "mode",
    "sort",
    "stage",
    "clear",
)  # buttons that play nothing
SHARES = ("seen", "all", "short", "file")
_LONG = 400  # the longest key is an offer that lays a whole hand
_MANY = 100_000  # more moves than any line of play has


class BadWish(ValueError):
    """Something that is no wish. The message says why, for the log."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish whose form is right. Whether it can be granted is the table's matter."""

    verb: str
    revision: int
    given: dict[str, Any] = field(default_factory=dict)


Reader = Callable[[Any], Any]


def _text(value: Any) -> str:
    if type(value) is not str or len(value) > _LONG:
        raise BadWish("a text is too long or none")
    return value


def _note(value: Any) -> str:
    if type(value) is not str or len(value) > LONGEST_COMMENT:
        raise BadWish("a note is too long or none")
    return value


def _record(value: Any) -> str:
    if type(value) is not str or len(value) > LONGEST_RECORD:
        raise BadWish("a record is too long or none")
    return value


def _likings(value: Any) -> dict[str, Any]:
    """What a learner likes, as far as it fits: an older page may know other settings."""
    found = {}
    for name, reader in SETTINGS.items():
        if type(value) is dict and name in value:
            try:
                found[name] = reader(value[name])
            except BadWish:
                continue
    return found


def _whole(allowed: range) -> Reader:
    def read(value: Any) -> int:
        if type(value) is not int or value not in allowed:
            raise BadWish(f"not a whole number in {allowed}")
        return value

    return read


def _one_of(*allowed: Any) -> Reader:
    def read(value: Any) -> Any:
        for one in allowed:
            if type(value) is type(one) and value == one:
                return one
        raise BadWish(f"not one of {allowed}")

    return read


def _maybe(reader: Reader) -> Reader:
    return lambda value: None if value is None else reader(value)


_place = _whole(range(_MANY))
SETTINGS: dict[str, Reader] = {
    "four": _one_of(True, False),
    "jumbo": _one_of(*JUMBO),
    "back": _one_of(*BACKS),
    "motion": _one_of(True, False),
    "sort": _one_of(*SORTS),
    "level": _one_of(*LEVELS),
}
# what each verb is given; a value that may be left out is None then
VERBS: dict[str, dict[str, Reader]] = {
    "select": {"zone": _maybe(_text), "card": _maybe(_text), "on": _maybe(_one_of(True, False))},
    "quick": {"zone": _text, "card": _maybe(_text)},
    "arrange": {"card": _text, "before": _maybe(_text)},
    "clear": {},
    "target": {"zone": _text},
    "stage": {"zone": _maybe(_text)},
    "unstage": {"group": _maybe(_place)},
    "offer": {"key": _text},
    "explain": {"key": _text},
    "why": {"kind": _text},
    "carry_out": {},
    "about": {"zone": _text, "card": _maybe(_text)},
    "tell": {"what": _one_of(*TOLD)},
    "fixes": {},
    "fix": {"number": _place},
    "compare": {},
    "judge": {"preset": _text, "option": _maybe(_text), "value": _maybe(_place)},
    "contrast": {"key": _text},
    "whatif": {},
    "undo": {},
    "redo": {},
    "back": {},
    "forward": {},
    "jump": {"to": _place},
    "branch": {"at": _place, "to": _place},
    "note": {"text": _note},
    "deal": {"seed": _maybe(_whole(SEEDS)), "typed": _maybe(_text)},
    "next": {},
    "others": {},
    "mode": {"mode": _one_of(*MODES)},
    "panel": {"panel": _one_of("", *PANELS)},
    "keep": {},
    "restore": {"record": _record, "mode": _maybe(_one_of(*MODES)), "settings": _likings},
    "afresh": {},
    "open": {"record": _record},
    "share": {"what": _one_of(*SHARES)},
    "calm": {"on": _one_of(True, False)},
    "setting": {"name": _one_of(*SETTINGS), "value": lambda value: value},
}
KEEPING = frozenset({"keep", "restore", "afresh", "open", "share"})  # of `keeping.Keeping`
# these do not touch the position, so they are never too late; and two quick presses of a step are two steps
TIMELESS = frozenset(
    {"mode", "panel", "setting", "calm", "tell", "clear", "arrange", "undo", "redo", "back", "forward"}
)


def number(typed: str) -> int | None:
    """The number of a deal as somebody typed it; None where it is none. Digits of any script will do.

    >>> number(" 1,024 "), number("৪২"), number("seven"), number("-3")
    (1024, 42, None, None)
    """
    digits = "".join(typed.split()).replace(",", "")
    return int(digits) if digits.isdecimal() and len(digits) < _LONG and int(digits) in SEEDS else None


def read(content: Any) -> Wish:
    """A wish from a message. Raises BadWish."""
    if type(content) is not dict:
        raise BadWish("not a mapping")
    verb = content.get("do")
    if type(verb) is not str or verb not in VERBS:
        raise BadWish("no such verb")
    wanted = VERBS[verb]
    if not content.keys() <= {"do", "revision", *wanted}:
        raise BadWish(f"{verb}: more than it takes")
    revision = content.get("revision")
    if type(revision) is not int:
        raise BadWish(f"{verb}: no revision")
    given = {name: reader(content.get(name)) for name, reader in wanted.items()}
    if verb == "setting":
        given["value"] = SETTINGS[given["name"]](given["value"])
    return Wish(verb, revision, given)
