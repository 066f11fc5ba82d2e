"""Moving about in what was played: undo, redo, single steps, jumps, and other lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlab.cards import BadNotation
from cardlab.session import Node
from cardlab.widgets.wishes import BadWish

if TYPE_CHECKING:
    from cardlab.widgets.desk import Desk


class Steps:
    """Where one can go from here. Each public method but `before` and `after` is a wish."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def before(self) -> Node[Any] | None:
        """The learner's last decision before this one; the deal at the least."""
        nodes = list(self._desk.session.here.line())[1:]
        return next(filter(self._decides, nodes), nodes[-1] if nodes else None)

    def after(self) -> Node[Any] | None:
        """The learner's next decision on the line ahead; its end at the most."""
        nodes: list[Node[Any]] = []
        node = self._desk.session.here.ahead
        while node:
            nodes.append(node)
            node = node.ahead
        return next(filter(self._decides, nodes), nodes[-1] if nodes else None)

    def _decides(self, node: Node[Any]) -> bool:
        """Did the learner have a say there, and was it more than silence?"""
        said = node.ahead.move if node.ahead else None
        if said is not None and said == self._desk.game.silence(node.state):
            return False
        return self._desk.game.turn(node.state) in (self._desk.seat, None)

    def undo(self) -> None:
        """Back to the learner's last decision."""
        self._step(self.before(), "table-nothing-before")

    def redo(self) -> None:
        """On to the learner's next decision."""
        self._step(self.after(), "table-nothing-after")

    def back(self) -> None:
        """One step back, whoever moved."""
        self._step(self._desk.session.here.parent, "table-nothing-before")

    def forward(self) -> None:
        """One step forward, whoever moved."""
        self._step(self._desk.session.here.ahead, "table-nothing-after")

    def _step(self, node: Node[Any] | None, otherwise: str) -> None:
        if node is None:
            self._desk.say(otherwise)
        else:
            self._desk.go(node)

    def jump(self, to: int) -> None:
        """To a step of this line, by its number."""
        line = self._desk.session.line()
        if to >= len(line):
            raise BadWish("beyond the end of the line")
        self._desk.go(line[to])

    def note(self, text: str) -> None:
        """Write a note to this step; an empty one takes it away."""
        try:
            self._desk.note(text)
        except BadNotation as error:
            raise BadWish(str(error)) from None

    def branch(self, at: int, to: int) -> None:
        """To the end of another line that leaves this one."""
        line = self._desk.session.line()
        if at >= len(line) or to >= len(line[at].branches):
            raise BadWish("no such branch")
        node = line[at].branches[to]
        while node.ahead:
            node = node.ahead
        self._desk.go(node)
