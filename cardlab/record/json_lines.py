"""JSON Lines: a header, and then a line for each move, after the line before it or after the one it names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from cardlab.record.common import (
    LONGEST_LINE,
    MOST_NODES,
    MOST_SEED,
    NEXT,
    BadRecord,
    Begin,
    Growing,
    Header,
    Opened,
    header,
    last,
    walk,
)
from cardlab.session import Node, Session

FORMAT, MAJOR, MINOR = "cardlab-record", 1, 0
_VERSION = re.compile(r"([0-9]{1,4})(?:\.[0-9]{1,4})?")


def lines(
    session: Session[Any],
    seat: int | None = None,
    start: str | None = None,
    spelled: dict[Node[Any], str] | None = None,
    told: Callable[[Node[Any]], bool] = bool,
) -> list[str]:
    """The lines of a record. With a mark `start`, a position to start from is not told but marked by it.

    `spelled` remembers how moves are written, for a session that is written again and again; `told` says which
    comments are written.
    """
    spelled = {} if spelled is None else spelled
    root, game = session.root, session.game
    here = None if session.here is last(root) else session.here
    head = _head(session, seat, start)
    if root.comment and told(root):
        head["comment"] = root.comment
    found, numbers = [_line(head, root is here)], {root: 0}
    for node in walk(root):
        parent = node.parent
        assert parent is not None
        line: dict[str, Any] = {} if numbers[parent] == len(found) - 1 else {"after": numbers[parent]}
        if node not in spelled:
            spelled[node] = NEXT if node.move is None else game.spell(node.move)
        line["move"] = spelled[node]
        if node.comment and told(node):
            line["comment"] = node.comment
        if node is parent.ahead and node is not parent.branches[-1]:
            line["main"] = True
        numbers[node] = len(found)
        found.append(_line(line, node is here))
    return found


def _head(session: Session[Any], seat: int | None, start: str | None) -> dict[str, Any]:
    head = header(session, seat, start)
    said: dict[str, Any] = {"format": FORMAT, "version": f"{MAJOR}.{MINOR}", "game": head.game}
    said |= {"preset": head.preset, "seats": head.seats, "options": dict(head.options) or None}
    said |= {"seed": head.seed, "position": head.position, "start": head.start, "seat": head.seat}
    return {name: value for name, value in said.items() if value is not None}


def _line(said: dict[str, Any], here: bool) -> str:
    return json.dumps({**said, "here": True} if here else said, ensure_ascii=False)


# --- reading --------------------------------------------------------------------


def read(body: str, begin: Begin) -> Opened:
    """The session that lines of JSON tell. Raises BadRecord."""
    growing: Growing | None = None
    mains: list[Node[Any]] = []
    for number, text in enumerate(body.split("\n"), 1):
        if not text.strip():
            continue
        said = _parse(text, number)
        if growing is None:
            head = read_header(said, number)
            growing = Growing(begin(head, number), head.seat, number)
        elif "format" in said:
            raise BadRecord("A second header: put each game into a record of its own.", text, number)
        else:
            _node(growing, said, number, mains)
        if "comment" in said:
            growing.comment(said["comment"], number)
        if _flag(said, "here", number):
            growing.here = growing.nodes[-1]
    assert growing is not None  # a record that says nothing was refused before
    for node in mains:
        if node.parent is not None:
            node.parent.ahead = node
    return growing.done()


def _node(growing: Growing, said: dict[str, Any], number: int, mains: list[Node[Any]]) -> None:
    move = _text(said, "move", number)
    if move is None:
        raise BadRecord('This line has no move. Write one, such as {"move": "draw"}.', repr(said), number)
    newest = len(growing.nodes) - 1
    after = _whole(said, "after", number, newest)
    node = growing.move(newest if after is None else after, move, number)
    if node.parent is not None:
        node.parent.ahead = node  # of several ways the last one is followed, if none is marked
    if _flag(said, "main", number):
        mains.append(node)


def read_header(said: dict[str, Any], number: int = 1) -> Header:
    """The header of a record from its first line. Raises BadRecord."""
    if said.get("format") != FORMAT:
        raise BadRecord(
            f'The first line is no header. It begins {{"format": "{FORMAT}", …}}.', repr(said), number
        )
    version = said.get("version")
    found = _VERSION.fullmatch(version) if isinstance(version, str) else None
    if found is None or int(found[1]) != MAJOR:
        raise BadRecord(f"Version {version!r} cannot be read here; {MAJOR}.{MINOR} can.", line=number)
    game = _text(said, "game", number)
    if game is None:
        raise BadRecord('No game is named. Add "game": "canasta", for one.', line=number)
    seed, position = _whole(said, "seed", number, MOST_SEED, -MOST_SEED), _text(said, "position", number)
    start = _text(said, "start", number)
    if seed is None and position is None and start is None:
        raise BadRecord('It is not said where the game starts. Add a "seed" or a "position".', line=number)
    return Header(
        game,
        _text(said, "preset", number) or "seed",
        _whole(said, "seats", number, 100),
        _options(said, number),
        seed,
        position,
        start,
        _whole(said, "seat", number, 100),
    )


def _parse(text: str, number: int) -> dict[str, Any]:
    if len(text) > LONGEST_LINE:
        raise BadRecord(f"A line has {LONGEST_LINE} characters at the most.", text, number)
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("This line is not JSON. Each line is an object in braces.", text, number) from None
    if not isinstance(said, dict):
        raise BadRecord("This line is no object. Write it in braces.", text, number)
    return said


def _text(said: dict[str, Any], name: str, number: int) -> str | None:
    value = said.get(name)
    if value is None or isinstance(value, str):
        return value
    raise BadRecord(f'"{name}" is a text in quotation marks.', repr(value), number)


def _whole(said: dict[str, Any], name: str, number: int, most: int, least: int = 0) -> int | None:
    value = said.get(name)
    if value is None:
        return None
    if type(value) is not int or not least <= value <= most:
        raise BadRecord(f'"{name}" is a whole number from {least} to {most}.', repr(value)[:99], number)
    return value


def _flag(said: dict[str, Any], name: str, number: int) -> bool:
    value = said.get(name)
    if value is not None and type(value) is not bool:
        raise BadRecord(f'"{name}" is true, or left out.', repr(value), number)
    return bool(value)


def _options(said: dict[str, Any], number: int) -> tuple[tuple[str, Any], ...]:
    options = said.get("options") or {}
    if not isinstance(options, dict):
        raise BadRecord('"options" are an object, such as {"target_score": 3000}.', repr(options), number)
    for name, value in options.items():
        if name in ("preset", "seats", "name") or type(value) not in (bool, int, str):
            raise BadRecord("This is no option of a game.", f"{name}: {value!r}", number)
    return tuple(options.items())


def check_size(found: list[str]) -> None:
    """Is this no more than a record may hold? Raises BadRecord."""
    if len(found) > MOST_NODES + 1:
        raise BadRecord(f"This game has {len(found) - 1} moves; a record holds {MOST_NODES}.")
