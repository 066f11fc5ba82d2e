"""The silent reading of rules: checks written out as Python and compiled, as quick as conditions by hand.

A charter becomes one expression over its leaves; the charters of a game become one function that lists the
legal moves of a state. A leaf that is one `return` is not even called: its expression is put in the place of the
call, with the caller's names for its arguments (`cardlab.leaves`); one with more to do is called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol


class Question(Protocol):
    """What this module needs of a check: it writes itself out, or is put to each of several things."""

    def source(self, scope: Scope) -> str:
        """The question as an expression; what it calls is named in the scope."""

    def conditions(self) -> Iterator[Question]:
        """The questions that must all hold, one by one; itself if it cannot be taken apart."""

    @property
    def each(self) -> tuple[Callable[[Any, Any], Iterable[Any]], Question] | None:
        """What the question is put to, one by one, and what is asked of each; None if just the move."""


class Offer(Protocol):
    """What is needed of a kind of move: proposed moves, and what is asked of the state and of each of them."""

    @property
    def move(self) -> type: ...
    @property
    def propose(self) -> Callable[[Any], Iterable[Any]]: ...
    @property
    def of_state(self) -> list[Any]: ...
    @property
    def of_move(self) -> list[Any]: ...


class Scope:
    """The names of a function that is being written, and what it may ask once for many moves."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.subject = "m"  # what is being asked about: the move, or a thing derived from it
        self.move: type | None = None  # the type of the move, where it is known
        self.once: dict[str, str] | None = None  # questions and their names, where there is a loop over moves
        self._count = 0

    def fresh(self, letter: str) -> str:
        """A name that nothing has yet."""
        self._count += 1
        return f"_{letter}{self._count}"

    def name(self, thing: Any) -> str:
        """The name of something that the function uses."""
        for name, known in self.names.items():
            if known is thing:
                return name
        name = self.fresh("f")
        self.names[name] = thing
        return name

    def of_state(self, question: str) -> str:
        """A question that does not read the move: asked before the loop over moves, if there is one."""
        if self.once is None:
            return question
        return self.once.setdefault(question, self.fresh("h"))

    def call(self, ask: Callable[..., Any], *given: str, compare: str = "") -> str:
        """What a function gives for some arguments, or whether the two quantities it gives compare."""
        from cardlab.leaves import written_out  # read when the first rule is compiled: importing stays quick

        match written_out(self, ask, given, apart=bool(compare)):
            case [have, need]:
                return f"({have} {compare} {need})"
            case [answer]:
                pass
            case _:
                answer = f"{self.name(ask)}({', '.join(given)})"
        return f"((_t := {answer})[0] {compare} _t[1])" if compare else answer

    def function(self, head: str, lines: list[str]) -> Any:
        """The function that the lines are the body of."""
        from cardlab.lookups import looked_up_once

        text = "\n".join([f"def made({head}):", *_in(lines)])
        exec(looked_up_once(text, self.names, lambda: self.fresh("k")), self.names)  # noqa: S102  (of our own making)
        return self.names["made"]


def silent(checks: Iterable[Question], move: type | None = None) -> Callable[[Any, Any], bool]:
    """One function of state and move: do all the checks hold? `move` is the type of the moves, where it is known."""
    scope = Scope()
    scope.move = move
    made: Callable[[Any, Any], bool] = scope.function(
        "s, m", [*_where(scope, checks, ["return True"]), "return False"]
    )
    return made


def listing(kinds: Iterable[Offer]) -> Callable[[Any], list[Any]]:
    """One function of a state: of all that is proposed, that for which all the checks hold.

    Rules that read only the state are asked once, not once a move.
    """
    scope, lines = Scope(), ["found = []"]
    for kind in kinds:
        propose = f"{scope.name(kind.propose)}(s)"
        scope.once, scope.move = {}, kind.move
        select = _where(scope, kind.of_move, ["found.append(m)"])
        once, scope.once = [f"{name} = {question}" for question, name in scope.once.items()], None
        loop = [f"if moves := {propose}:", *_in([*once, "for m in moves:", *_in(select)])]
        lines += _where(scope, kind.of_state, loop if kind.of_move else [f"found += {propose}"])
    made: Callable[[Any], list[Any]] = scope.function("s", [*lines, "return found"])
    return made


def _where(scope: Scope, checks: Iterable[Question], then: list[str]) -> list[str]:
    """The lines that do something if all the checks hold; they fall through if not."""
    plain: list[str] = []
    conditions = [condition for check in checks for condition in check.conditions()]
    for at, condition in enumerate(conditions):
        if condition.each is not None:
            rest = [f"if {' and '.join(plain)}:"] if plain else []
            lines = _where_each(scope, *condition.each, conditions[at + 1 :], then)
            return [*rest, *_in(lines)] if plain else lines
        plain.append(condition.source(scope))
    return [f"if {' and '.join(plain)}:", *_in(then)] if plain else then


def _where_each(
    scope: Scope,
    things: Callable[[Any, Any], Iterable[Any]],
    check: Question,
    others: list[Question],
    then: list[str],
) -> list[str]:
    outer, one = scope.subject, scope.fresh("x")
    scope.subject = one
    asked = _where(scope, [check], ["continue"])
    scope.subject = outer
    loop = f"for {one} in {scope.call(things, 's', outer)}:"
    return [loop, *_in([*asked, "break"]), "else:", *_in(_where(scope, others, then))]


def _in(lines: Iterable[str]) -> list[str]:
    return [f" {line}" for line in lines]
