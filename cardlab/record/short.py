"""The short notation, for people to type and to read.

    canasta for 4 by standard with wild_rule=seed seed 7 seat 2: {To begin with.} draw; discard 5♠ [here]
        (discard 9♣ {The other way.}; draw); draw

`from [position]` takes the place of a seed. Moves are parted by semicolons. What is in parentheses was
played instead of the move before it; a parenthesis after a blank opens it, one that touches a card
belongs to the move. In a comment a backslash keeps a brace what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cardlab.record.common import MOST_SEED, NEXT, BadRecord, Begin, Growing, Header, Opened, header, last
from cardlab.session import Node, Session

_WORDS = ("for", "by", "with", "seed", "from", "seat")
_ESCAPES = {"\\": "\\\\", "{": "\\{", "}": "\\}", "\n": "\\n", "\t": "\\t"}
_MEANT = {"n": "\n", "t": "\t"}
_HERE, _OPEN, _CLOSE = "[here]", " (", ")"


def write(session: Session[Any], seat: int | None = None) -> str:
    """The session on one line; the way that is followed first, the others in parentheses."""
    here = None if session.here is last(session.root) else session.here
    game, root = session.game, session.root
    found = [_write_header(header(session, seat)), ":", _after(root, here)]
    lead = " "
    for one in _order(root):
        if isinstance(one, str):
            found.append(one)
            lead = "" if one == _OPEN else "; "
        else:
            found += lead, NEXT if one.move is None else game.spell(one.move), _after(one, here)
            lead = "; "
    return "".join(found)


def _order(root: Node[Any]) -> Iterator[Node[Any] | str]:
    """The nodes after a root and the parentheses between them, as they are written."""
    todo: list[tuple[str, Node[Any]]] = [("after", root)]
    while todo:
        what, node = todo.pop()
        if what == "node":
            yield node
        elif what != "after":
            yield what
        elif node.ahead is not None:
            steps = [("node", node.ahead)]
            for other in node.branches:
                if other is not node.ahead:
                    steps += [(_OPEN, other), ("node", other), ("after", other), (_CLOSE, other)]
            todo += [*steps, ("after", node.ahead)][::-1]


def _after(node: Node[Any], here: Node[Any] | None) -> str:
    """What is said of a node after its move."""
    comment = "".join(_ESCAPES.get(char, char) for char in node.comment)
    return (f" {{{comment}}}" if comment else "") + (f" {_HERE}" if node is here else "")


def _write_header(head: Header) -> str:
    said = f"{head.game} for {head.seats}"
    said += f" by {head.preset}" if head.preset != "seed" else ""
    if head.options:
        said += " with " + " ".join(f"{name}={_write_value(value)}" for name, value in head.options)
    said += f" seed {head.seed}" if head.seed is not None else ""
    if head.position is not None:
        said += f" from [{'; '.join(head.position.strip().splitlines())}]"
    return said + (f" seat {head.seat}" if head.seat is not None else "")


def _write_value(value: Any) -> str:
    return str(value).lower() if type(value) is bool else str(value)


# --- reading --------------------------------------------------------------------


def read(body: str, begin: Begin) -> Opened:
    """The session that the short notation tells. Raises BadRecord."""
    head, at = _read_header(body)
    line = 1 + body.count("\n", 0, len(body) - len(body.lstrip()))
    growing = Growing(begin(head, line), head.seat, line)
    newest = 0  # the number of the node that the next move follows
    before: dict[int, int] = {}  # the number of the node before each
    opened: list[int] = []
    for what, text, place in _tokens(body, at):
        number = 1 + body.count("\n", 0, place)
        if what == "move":
            node = growing.move(newest, text, number)
            if node.parent is not None and node.parent.ahead is None:
                node.parent.ahead = node
            before[len(growing.nodes) - 1], newest = newest, len(growing.nodes) - 1
        elif what == "comment":
            growing.comment(text, number, newest)
        elif what == "here":
            growing.here = growing.nodes[newest]
        elif what == "open":
            if newest == 0:
                raise BadRecord("Another way is written after the move that it replaces.", "(", number)
            opened.append(newest)
            newest = before[newest]
        elif not opened:
            raise BadRecord("There is no way open that this could close.", ")", number)
        else:
            newest = opened.pop()
    if opened:
        raise BadRecord(f"{len(opened)} of the parentheses are not closed. Write ) where the other way ends.")
    return growing.done()


_TOKEN = re.compile(
    r"""(?P<space>[\s;]+)
      | \{(?P<comment>(?:[^{}\\]|\\.)*)\}
      | (?P<here>\[here\])
      | (?P<open>\()
      | (?P<close>\))
      | (?P<move>(?:[^\s;{}()\[\]]+(?:\([^\s;{}()\[\]]*\)[^\s;{}()\[\]]*)*\s*)+)
    """,
    re.VERBOSE | re.DOTALL | re.IGNORECASE,
)


def _tokens(body: str, at: int) -> Iterator[tuple[str, str, int]]:
    """What stands after the header: moves, comments, parentheses, and the place of each."""
    while at < len(body):
        found = _TOKEN.match(body, at)
        if found is None:
            number, char = 1 + body.count("\n", 0, at), body[at]
            hint = "Close the comment with }." if char == "{" else "Moves are parted by semicolons."
            raise BadRecord(f"This cannot stand here. {hint}", body[at : at + 30], number)
        what = str(found.lastgroup)
        if what == "comment":
            text = re.sub(r"\\(.)", lambda m: _MEANT.get(m[1], m[1]), found[what], flags=re.DOTALL)
            yield what, text, at
        elif what != "space":
            yield what, found[what].strip(), at
        at = found.end()


_HEADER = re.compile(
    r"""\s*(?P<name>[^\s:,\[\]{}();]+)
        (?P<rest>(?:[\s,]+[^\s:,\[\]{}();]+|[\s,]*\[[^\[\]]*\])*)
        \s*:?""",
    re.VERBOSE,
)
_PART = re.compile(r"\[(?P<position>[^\[\]]*)\]|(?P<word>[^\s,\[\]]+)")


def _read_header(body: str) -> tuple[Header, int]:
    """The header, and where it ends."""
    found = _HEADER.match(body)
    if found is None:
        raise BadRecord(
            "This is no record. It begins with a game and its deal: canasta seed 7: draw", body, 1
        )
    line = 1 + body.count("\n", 0, found.start("name"))
    said: dict[str, str] = {}
    options: list[tuple[str, Any]] = []
    parts = list(_PART.finditer(found["rest"]))
    key = ""
    for part in parts:
        word = part["word"]
        if part["position"] is not None:
            said["position"], key = part["position"], ""
        elif key not in ("", "with", "from"):
            said[key], key = word, ""
        elif "=" in word:
            name, _, value = word.partition("=")
            options.append((name, _read_value(value)))
        elif word.lower() in _WORDS:
            key = word.lower()
        else:
            raise BadRecord(f"A header says {', '.join(_WORDS)}: canasta for 4 seed 7: draw", word, line)
    if key not in ("", "with"):
        raise BadRecord("Something is missing after this word.", key, line)
    head = Header(
        found["name"].lower(),
        said.get("by", "seed"),
        _whole(said, "for", line, 100),
        tuple(options),
        _whole(said, "seed", line, MOST_SEED),
        said.get("position"),
        None,
        _whole(said, "seat", line, 100),
    )
    if head.seed is None and head.position is None:
        raise BadRecord(
            "It is not said where the game starts. A record begins with a game and a deal: canasta seed 7: draw",
            head.game,
            line,
        )
    return head, found.end()


def _whole(said: dict[str, str], key: str, line: int, most: int) -> int | None:
    text = said.get(key)
    if text is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,31}", text) or abs(int(text)) > most:
        raise BadRecord(f"{key} is followed by a whole number, {most} at the most.", text, line)
    return int(text)


def _read_value(text: str) -> Any:
    if re.fullmatch(r"-?[0-9]{1,18}", text):
        return int(text)
    return {"true": True, "false": False}.get(text.lower(), text)
