"""What both notations share: limits, the one error, the header, and a session that grows while it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from cardlab.game import ForeignMove, Game, IllegalMove
from cardlab.options import BadOption
from cardlab.rulings import Ruling
from cardlab.session import Node, Session, tidy

NEXT = "next hand"  # stands for a move where the next hand of the match is dealt
LONGEST = 4_000_000  # characters of a record
LONGEST_LINE = 40_000  # of one line of it: the longest position takes a tenth
LONGEST_POSITION = 30_000
LONGEST_MOVE = 2000
MOST_NODES = 20_000  # a match has a few thousand moves
MOST_SEED = 10**30  # as in positions
_SHOWN = 60  # characters of a value in a message

Finder = Callable[..., Game[Any]]


class BadRecord(ValueError):
    """A record that cannot be read. The message names the line, the value, and what to do about it.

    `ruling` is the ruling against an illegal move.
    """

    def __init__(self, why: str, value: str = "", line: int = 0, ruling: Ruling | None = None) -> None:
        self.why, self.line, self.ruling = why, line, ruling
        self.value = " ".join(value[: 4 * _SHOWN].split())
        if len(self.value) > _SHOWN:
            self.value = self.value[: _SHOWN - 1] + "…"
        super().__init__(why, value, line, ruling)

    def __str__(self) -> str:
        head = f"Line {self.line}" if self.line else ""
        if self.value:
            head += f"{', ' if head else ''}{self.value!r}"
        return f"{head}: {self.why}" if head else self.why


@dataclass(frozen=True)
class Header:
    """What a record says before its first move: which game it is, and from where it starts.

    It starts at the deal of a seed, at a position, or at a place that is known by its `start` alone:
    a mark that says nothing of its cards (see `lines`). `seat` is where the reader of the record sits.
    """

    game: str
    preset: str = "seed"
    seats: int | None = None
    options: tuple[tuple[str, Any], ...] = ()
    seed: int | None = None
    position: str | None = None
    start: str | None = None
    seat: int | None = None

    def begin(self, finder: Finder, line: int = 1) -> Session[Any]:
        """A fresh session of this game at this start. Raises BadRecord."""
        try:
            game = finder(self.game, preset=self.preset, seats=self.seats, **dict(self.options))
        except (BadOption, TypeError) as error:
            raise BadRecord(str(error), line=line) from None
        if self.start is not None:
            raise BadRecord("This record was kept for one table; its start is not told in it.", line=line)
        if self.position is None:
            return Session(game, self.seed or 0)
        if len(self.position) > LONGEST_POSITION:
            raise BadRecord(f"A position has {LONGEST_POSITION} characters at the most.", self.position, line)
        with playing(self.position, line):
            state = game.read(self.position)
            for seat in (None, *range(game.seats)):  # a position that cannot be shown is none
                game.view(state, seat)
            game.legal(state)
            game.ledger(state)
            game.totals(state)
        return Session(game, self.seed or 0, state)


@dataclass(frozen=True)
class Opened:
    """A record that was read: the session, and the seat that its writer meant the reader to take."""

    session: Session[Any]
    seat: int | None = None


Begin = Callable[[Header, int], Session[Any]]  # the fresh session of a header, which stands on this line


def header(session: Session[Any], seat: int | None = None, start: str | None = None) -> Header:
    """The header of a session; the mark `start` takes the place of a position that must not be told."""
    terms, root = session.game.terms, session.root
    dealt = root.state == session.game.deal(session.seed)
    return Header(
        terms.game,
        terms.preset,
        terms.seats,
        terms.changed,
        session.seed if dealt or session.seed else None,
        None if dealt or start is not None else session.game.write(root.state),
        None if dealt else start,
        seat,
    )


class playing:  # noqa: N801  (used like a word: with playing(...))
    """A part of a record that the game reads or plays: whatever goes wrong there is the record's fault."""

    def __init__(self, value: str, line: int) -> None:
        self.value, self.line = value, line

    def __enter__(self) -> None:
        return None

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, IllegalMove):
            raise BadRecord(_reasons(error.ruling), self.value, self.line, error.ruling) from None
        if isinstance(error, BadRecord):
            return
        if isinstance(error, ForeignMove | ValueError):
            raise BadRecord(str(error), self.value, self.line) from None
        if isinstance(error, ArithmeticError | LookupError | TypeError | AssertionError | RecursionError):
            raise BadRecord("No game comes to this. Look for a slip in the position.", self.value, self.line)


def _reasons(ruling: Ruling) -> str:
    """Why a move is illegal, on one line."""
    said = str(ruling).splitlines()
    return " ".join(line.strip() for line in said if line.startswith("  ")) or " ".join(said)


class Growing:
    """A session that is being read: one node after another, each played by the rules."""

    def __init__(self, session: Session[Any], seat: int | None, line: int) -> None:
        if seat is not None and seat not in range(session.game.seats):
            raise BadRecord(
                f"There is no seat {seat}. The seats are 0 to {session.game.seats - 1}.", line=line
            )
        self.session, self.seat = session, seat
        self.nodes: list[Node[Any]] = [session.root]
        self.here: Node[Any] | None = None

    def move(self, parent: int, text: str, line: int) -> Node[Any]:
        """Add what was written after a node of this number."""
        if len(self.nodes) > MOST_NODES:
            raise BadRecord(f"A record has {MOST_NODES} moves at the most.", text, line)
        if len(text) > LONGEST_MOVE:
            raise BadRecord(f"A move has {LONGEST_MOVE} characters at the most.", text, line)
        at, game = self.nodes[parent], self.session.game
        with playing(text, line):
            move = None if " ".join(text.split()).lower() == NEXT else game.move(text, at.state)
            self.nodes.append(self.session.grow(at, move))
        return self.nodes[-1]

    def comment(self, text: object, line: int, at: int = -1) -> None:
        """Write a comment to a node; to the newest, if none is named."""
        with playing(text if isinstance(text, str) else repr(text), line):
            node = self.nodes[at]
            node.comment = tidy(text) or node.comment

    def done(self) -> Opened:
        """The session, at the point where its writer left it."""
        self.session.go(self.here or last(self.session.root))
        return Opened(self.session, self.seat)


def walk(root: Node[Any]) -> Iterator[Node[Any]]:
    """The nodes after a root, each before its branches and these in order."""
    todo = root.branches[::-1]
    while todo:
        node = todo.pop()
        yield node
        todo += node.branches[::-1]


def last(node: Node[Any]) -> Node[Any]:
    """The end of the line that is followed from a node."""
    while node.ahead:
        node = node.ahead
    return node
