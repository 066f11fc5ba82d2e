"""A game being played or studied: the only object in the core that changes.

A session is a tree of lines of play. Undo, redo and jumps move `here` about in it and lose
nothing; playing another move from an earlier point grows a branch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from cardlab.cards import BadNotation
from cardlab.game import Game, as_game
from cardlab.rulings import Ruling
from cardlab.values import brief
from cardlab.views import Event

S = TypeVar("S")
LONGEST_COMMENT = 4000  # characters: a page of text


def tidy(comment: object) -> str:
    """A comment as it is kept: text with plain line ends and nothing that cannot be shown. Raises BadNotation."""
    from unicodedata import category

    if not isinstance(comment, str):
        raise BadNotation(f"A comment is text, not {brief(comment)}.")
    text = comment.replace("\r\n", "\n").replace("\r", "\n").strip()
    if len(text) > LONGEST_COMMENT:
        raise BadNotation(
            f"This comment has {len(text)} characters; {LONGEST_COMMENT} are the most. Shorten it."
        )
    for char in text:
        if category(char) in ("Cc", "Cs") and char not in "\n\t":
            raise BadNotation(f"A comment cannot hold the character {char!r}. Leave it out.")
    return text


@dataclass(eq=False)
class Node(Generic[S]):
    """A state in a tree of lines of play, and the move and events that led to it.

    `move` is None at the deal of a hand. `note` is anything the player of the move said about it,
    `comment` what somebody wrote to this point.
    """

    state: S
    parent: Node[S] | None = None
    move: Any = None
    events: tuple[Event, ...] = ()
    note: Any = None
    comment: str = ""
    branches: list[Node[S]] = field(default_factory=list)
    ahead: Node[S] | None = None  # the branch that redo follows

    @property
    def depth(self) -> int:
        """How many nodes lie before this one."""
        return sum(1 for _ in self.line()) - 1

    def line(self) -> Iterator[Node[S]]:
        """The nodes from here back to the first deal."""
        node: Node[S] | None = self
        while node:
            yield node
            node = node.parent


class Session(Generic[S]):
    """One match of a game, with everything that was tried in it.

    >>> import cardlab
    >>> session = Session(cardlab.game("canasta"), seed=3)
    >>> events = session.play(session.game.move("draw"))
    >>> session.undo(), session.redo()
    (True, True)
    """

    def __init__(self, game: Game[S], seed: int = 0, state: S | None = None) -> None:
        """Start at the deal of `seed`, or at a given position. Raises BadOption or ForeignState for what is none."""
        self.game = game = as_game(game)
        self.seed = seed
        if state is not None:
            game.check(state)
        self._ears: list[Callable[[], None]] = []
        self.revision = 0
        hearing = Hearing()
        first = game.deal(seed, hearing) if state is None else state
        self.root: Node[S] = Node(first, events=tuple(hearing.told))
        self.here = self.root

    def __repr__(self) -> str:
        line = self.line()
        return (
            f"<Session of {self.game!r}, seed {self.seed}, step {line.index(self.here)} of {len(line) - 1}>"
        )

    @property
    def state(self) -> S:
        """The state at this point."""
        return self.here.state

    def play(self, move: Any, note: Any = None) -> tuple[Event, ...]:
        """Play a legal move, or raise IllegalMove with the ruling against it.

        A move that was already played from here is followed, not played twice.
        """
        if move is None:  # which stands for the next deal
            self.game.kind(move)
        return self._follow(self.grow(self.here, move, note))

    def next_hand(self) -> tuple[Event, ...]:
        """Deal the next hand of the match."""
        return self._follow(self.grow(self.here, None))

    def grow(self, parent: Node[S], move: Any, note: Any = None) -> Node[S]:
        """The node after a move (None: the deal of the next hand), without going there.

        A branch that is there already is given back; a new one is played. Raises as `play` does.
        """
        for node in parent.branches:
            if node.move == move:
                return node
        hearing = Hearing()
        if move is None:
            after = self.game.next_hand(parent.state, hearing)
        else:
            after = self.game.play(parent.state, move, hearing)
        node = Node(after, parent, move, tuple(hearing.told), note)
        parent.branches.append(node)
        parent.ahead = parent.ahead or node
        return node

    def _follow(self, node: Node[S]) -> tuple[Event, ...]:
        """One step forward; the line to here is followed already."""
        self.here.ahead, self.here = node, node
        self._tell()
        return node.events

    def comment(self, text: str) -> None:
        """Write a comment to this point; an empty one takes it away. Raises BadNotation.

        >>> import cardlab
        >>> session = Session(cardlab.game("canasta"), seed=3)
        >>> session.comment("A hand with two jokers.")
        >>> session.here.comment
        'A hand with two jokers.'
        """
        self.here.comment = tidy(text)
        self._tell()

    def why(self, move: Any) -> Ruling:
        """The ruling on a move at this point."""
        return self.game.ruling(self.state, move)

    def undo(self) -> bool:
        """One step back; False at the beginning."""
        if self.here.parent is None:
            return False
        self.go(self.here.parent)
        return True

    def redo(self) -> bool:
        """One step forward on the line last followed; False at its end."""
        if self.here.ahead is None:
            return False
        self.go(self.here.ahead)
        return True

    def go(self, node: Node[S]) -> None:
        """Jump to any point of the tree."""
        self.here = node
        for at in node.line():
            if at.parent:
                at.parent.ahead = at
        self._tell()

    def _tell(self) -> None:
        self.revision += 1
        for ear in list(self._ears):
            ear()

    def adopt(self, other: Session[S]) -> None:
        """Become what another session is: its deal, its lines, the point where it is."""
        self.game, self.seed, self.root, self.here = other.game, other.seed, other.root, other.here
        self._tell()

    def line(self) -> list[Node[S]]:
        """The line of play through here, from the first deal to the end of the line ahead."""
        nodes = list(self.here.line())[::-1]
        node = self.here.ahead
        while node:
            nodes.append(node)
            node = node.ahead
        return nodes

    def listen(self, ear: Callable[[], None]) -> None:
        """Call `ear` after every change."""
        self._ears.append(ear)

    def deaf(self, ear: Callable[[], None]) -> None:
        """Stop calling `ear`."""
        self._ears.remove(ear)


class Hearing:
    """A listener that writes down what is told."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def __call__(
        self, what: str, rule: str, cards: Any = (), source: str = "", target: str = "", **facts: Any
    ) -> None:
        self.told.append(Event(what, rule, tuple(cards), source, target, tuple(facts.items())))

    def __bool__(self) -> bool:
        return True


@dataclass(frozen=True)
class Draft:
    """A move being put together. No part of the game until it is played."""

    session: Session[Any]
    move: Any

    def but(self, move: Any) -> Draft:
        """The draft with another move."""
        return Draft(self.session, move)

    @property
    def ruling(self) -> Ruling:
        """What the rules say about the move as it stands: what is still missing."""
        return self.session.why(self.move)

    def play(self) -> tuple[Event, ...]:
        """Commit the move."""
        return self.session.play(self.move)
