"""A game on paper: whole matches with their branches and comments, lines of play and positions, as text.

Two notations say the same. JSON Lines is for files and programs, one line a move (`schema.json`
in this folder describes it):

    {"format": "cardlab-record", "version": "1.0", "game": "canasta", "preset": "seed", "seats": 4, "seed": 7}
    {"move": "draw"}
    {"move": "discard 5♠", "comment": "Nobody collects fives."}
    {"after": 1, "move": "discard 9♣"}

The short notation is for people, as players of chess write it, with other lines in parentheses:

    canasta for 4 seed 7: draw; discard 5♠ {Nobody collects fives.} (discard 9♣)

Writing is canonical: the same session gives the same text. Reading is lenient in form, strict in the
rules: every move is played by the game, and the first one that is not allowed is named with its ruling.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardlab.game import find
from cardlab.record import json_lines, packed as _packed, short
from cardlab.record.common import LONGEST, BadRecord, Finder, Header, Opened, header
from cardlab.session import Node, Session

__all__ = [
    "LONGEST",
    "BadRecord",
    "Header",
    "Opened",
    "header",
    "lines",
    "open_record",
    "pack",
    "read_record",
    "schema",
    "share_view",
    "unpack",
    "write_record",
    "write_short",
]


def write_record(session: Session[Any], *, seat: int | None = None) -> str:
    """A session as JSON Lines: every branch, comment and hand of it. All cards are in it.

    >>> import cardlab
    >>> session = cardlab.Session(cardlab.game("canasta"), seed=7)
    >>> events = session.play(session.game.move("draw"))
    >>> print(write_record(session), end="")
    {"format": "cardlab-record", "version": "1.0", "game": "canasta", "preset": "seed", "seats": 4, "seed": 7}
    {"move": "draw"}

    `seat` is where the reader is meant to sit. Raises BadRecord if the session is larger than a record may be.
    """
    return _fits("\n".join(lines(_session(session, seat), seat=seat)) + "\n")


def write_short(session: Session[Any], *, seat: int | None = None) -> str:
    """A session in the short notation, on one line. All cards are in it.

    >>> import cardlab
    >>> session = cardlab.Session(cardlab.game("canasta"), seed=7)
    >>> events = session.play(session.game.move("draw"))
    >>> write_short(session)
    'canasta for 4 seed 7: draw'

    Raises BadRecord if the session is larger than a record may be.
    """
    return _fits(short.write(_session(session, seat), seat))


def share_view(session: Session[Any], seat: int, rng: random.Random | None = None) -> str:
    """The position as a seat sees it, as a record: what is hidden from it is dealt anew at random.

    The text holds no seed, no moves and no card that the seat could not see: for two positions that look
    alike to the seat, the same chance gives the same text.

    >>> import cardlab
    >>> one = cardlab.Session(cardlab.game("canasta"), seed=7)
    >>> other = cardlab.Session(one.game, state=one.game.reseat(one.state, 0, random.Random(1)))
    >>> share_view(one, 0, random.Random(5)) == share_view(other, 0, random.Random(5))
    True
    """
    game = _session(session, seat).game
    game.check_seat(seat)
    state = game.reseat(session.state, seat, rng or random.SystemRandom())
    return write_record(Session(game, state=state), seat=seat)


def lines(
    session: Session[Any],
    seat: int | None = None,
    start: str | None = None,
    spelled: dict[Node[Any], str] | None = None,
    told: Callable[[Node[Any]], bool] = bool,
) -> list[str]:
    """The lines of `write_record`, one by one.

    With a mark `start`, a position that the session starts from is not told: the mark stands for it, and
    whoever reads the lines must have it (see `open_record`). `spelled` remembers how moves are written, for
    a session that is written again and again. `told` says which comments are written.
    """
    found = json_lines.lines(session, seat, start, spelled, told)
    json_lines.check_size(found)
    return found


def read_record(text: str, finder: Finder = find) -> Session[Any]:
    """The session that a record tells, in either notation.

    >>> session = read_record("canasta seed 7: draw; discard 6♠ (discard 9♣ {Or this.}); draw [here]")
    >>> session.here.depth, [session.game.spell(node.move) for node in session.line()[1:]]
    (3, ['draw', 'discard 6♠', 'draw'])

    Raises BadRecord: the line, the value, and why; for an illegal move the ruling against it.
    `finder` makes a game from its name, as `cardlab.game` does.
    """
    return open_record(text, finder).session


def open_record(
    text: str, finder: Finder = find, start: Callable[[Header], Session[Any] | None] | None = None
) -> Opened:
    """As `read_record`, with the seat for the reader.

    `start` may give the session from whose root the moves are to be played, or refuse by BadRecord; what it
    does not know begins as its header says.
    """
    if not isinstance(text, str):
        raise BadRecord("A record is text; `write_record` gives one.", repr(text)[:99])
    if len(text) > LONGEST:
        raise BadRecord(f"A record has {LONGEST} characters at the most; this one has {len(text)}.")
    body = text.removeprefix("\N{BYTE ORDER MARK}").replace("\r\n", "\n").replace("\r", "\n")
    if not body.strip():
        raise BadRecord("There is nothing in this record. Its first line names the game.")

    def begin(head: Header, line: int) -> Session[Any]:
        return (start(head) if start else None) or head.begin(finder, line)

    read = json_lines.read if body.lstrip().startswith("{") else short.read
    return read(body, begin)


def pack(text: str) -> str:
    """A record in a form that the fragment of a link can carry: letters, digits, `-`, `_` and a dot.

    >>> unpack(pack("canasta seed 7: draw"))
    'canasta seed 7: draw'
    """
    if not isinstance(text, str):
        raise BadRecord("A record is text; `write_record` gives one.", repr(text)[:99])
    return _packed.pack(_fits(text))


def unpack(packed: str) -> str:
    """The text that `pack` packed. Raises BadRecord for anything else, however large it would become."""
    if not isinstance(packed, str):
        raise BadRecord("A packed record is text; `pack` gives one.", repr(packed)[:99])
    return _packed.unpack(packed)


def schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of one line of a record.

    >>> sorted(schema()["$defs"])
    ['comment', 'header', 'here', 'move']
    """
    found: dict[str, Any] = json.loads((Path(__file__).parent / "schema.json").read_text(encoding="utf-8"))
    return found


def _session(asked: Any, seat: int | None) -> Session[Any]:
    """The session to be written, if it is one and has the seat of the reader."""
    if not isinstance(asked, Session):
        raise BadRecord(
            "This is no session; `cardlab.Session(game, seed=7)` starts one, `read_record` reads one.",
            repr(asked)[:99],
        )
    if seat is not None:
        asked.game.check_seat(seat)
    return asked


def _fits(text: str) -> str:
    if len(text) > LONGEST:
        raise BadRecord(f"This game takes {len(text)} characters; {LONGEST} are the most. Start a new hand.")
    return text
