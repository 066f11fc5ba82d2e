"""Rules written once and read twice: silently (a bool) and aloud (a Ruling).

A `Check` is a question about a state and a move. `holds` answers it as fast as Python can;
`ruling` answers the same question and shows its reasons. Both run the same leaf functions,
so an explanation cannot drift from a verdict. Nothing here knows what a card is, and nothing
here is a sentence: a ruling carries rule ids and typed facts, and `cardlab.words` says them.

For the silent reading a tree of checks writes itself out as Python (`source`), which `cardlab.silent`
compiles when first asked: as quick as conditions written by hand.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cached_property
from inspect import signature
from typing import Any

from cardlab.silent import Scope, silent
from cardlab.values import replace, value


class Verdict(Enum):
    """What a check came to."""

    HOLDS = "+"
    FAILS = "x"
    MOOT = "."  # not asked, because something it presupposes already fails


HOLDS, FAILS, MOOT = Verdict.HOLDS, Verdict.FAILS, Verdict.MOOT


@value
class Terms:
    """Under which rules a ruling was given: game, preset, seats, and the options changed.

    `settings` are all options with their values, `changed` those that differ from the preset.
    """

    game: str
    preset: str
    seats: int
    changed: tuple[tuple[str, Any], ...] = ()
    settings: tuple[tuple[str, Any], ...] = ()
    sides: int = 0


@value
class Ruling:
    """One node of an explanation. True if and only if the check holds.

    A leaf has a `rule` (its id in the rulebook) and `facts`, pairs of a name and a typed value;
    `aspect` tells apart the conditions of one rule. A node with `parts` has a `title`, the id
    of a message. `waived` marks a condition that a house rule does not ask for, `excuse` a way
    to be let off the conditions beside it, whose absence is no fault; the higher `telling`, the more
    a condition says of why a move is allowed. The root of a ruling on a move carries the `terms` it was given under.
    """

    verdict: Verdict
    rule: str = ""
    aspect: str = ""
    facts: tuple[tuple[str, Any], ...] = ()
    parts: tuple[Ruling, ...] = ()
    title: str = ""
    waived: bool = False
    excuse: bool = False
    telling: int = 0
    terms: Terms | None = None

    def __bool__(self) -> bool:
        return self.verdict is HOLDS

    def blame(self) -> Iterator[Ruling]:
        """All failed rules that matter: none under an alternative that was met."""
        if self.verdict is FAILS and not self.excuse:
            if not self.parts:
                yield self
            for part in self.parts:
                yield from part.blame()

    def credit(self) -> Iterator[Ruling]:
        """All rules that were asked, were met, and that the verdict rests on."""
        if self.verdict is HOLDS:
            if not self.parts and self.rule and not self.waived:
                yield self
            for part in self.parts:
                yield from part.credit()

    def walk(self, depth: int = 0) -> Iterator[tuple[int, Ruling]]:
        """Every node with its depth, the root first."""
        yield depth, self
        for part in self.parts:
            yield from part.walk(depth + 1)

    def fact(self, name: str) -> Any:
        """One fact of this node by its name; None where there is none."""
        return dict(self.facts).get(name)

    def __str__(self) -> str:
        return _printer(self)

    def data(self) -> dict[str, Any]:
        """The ruling as plain data, for JSON."""
        return {
            "verdict": self.verdict.name.lower(),
            "rule": self.rule,
            "aspect": self.aspect,
            "facts": {name: _plain(value) for name, value in self.facts},
            "parts": [part.data() for part in self.parts],
        }


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return (
        str(value)
        if isinstance(value, int) and not isinstance(value, bool) and str(value) != str(int(value))
        else value
    )


def _bare(ruling: Ruling) -> str:
    """A ruling where no catalogue of sentences is at hand: ids and facts."""
    return "\n".join(
        f"{'  ' * depth}{node.verdict.value} {node.rule or node.title}"
        + "".join(f" {name}={value}" for name, value in node.facts)
        for depth, node in ruling.walk()
    )


_printer: Callable[[Ruling], str] = _bare


def print_with(printer: Callable[[Ruling], str]) -> None:
    """Say how `str(ruling)` reads. `cardlab` sets this to English sentences."""
    global _printer  # noqa: PLW0603  (the one seam between rulings and words)
    _printer = printer


Ask = Callable[[Any, Any], Any]
Test = Callable[[Any, Any], bool]


class Check:
    """A question with a title. Subclasses write `ruling`, and `source` for the silent reading."""

    title: str
    parts: tuple[Check, ...] = ()
    reads_move = True
    each: tuple[Callable[[Any, Any], Iterable[Any]], Check] | None = None  # see `Each`

    def ruling(self, s: Any, m: Any) -> Ruling:
        """Answer the question and show the reasons."""
        raise NotImplementedError

    def source(self, scope: Scope) -> str:
        """The question as an expression in `s` and the scope's subject; what it calls is named in the scope."""
        raise NotImplementedError

    def conditions(self) -> Iterator[Check]:
        """The checks that must all hold, in order; itself if it cannot be taken apart."""
        yield self

    @cached_property
    def holds(self) -> Test:
        """Answer the question silently."""
        return silent([self])

    def moot(self) -> Ruling:
        """What is shown of this check when it is not asked."""
        return Ruling(MOOT, parts=tuple(p.moot() for p in self.parts), title=self.title)

    def rules(self) -> Iterator[Rule]:
        """The numbered rules below this check."""
        for part in self.parts:
            yield from part.rules()


Telling = int | Callable[[dict[str, Any]], int]


class Rule(Check):
    """A numbered rule: a yes/no question, or two quantities and how they must compare."""

    def __init__(
        self,
        id: str,
        aspect: str,
        ask: Callable[..., Any],
        compare: Test | None,
        facts: Callable[..., Any] | None,
        telling: Telling = 0,
    ) -> None:
        self.id, self.aspect, self.compare, self.title, self.telling = id, aspect, compare, id, telling
        self.reads_move = len(signature(ask).parameters) > 1
        self._ask, self._facts = ask, _of_both(facts) if facts else None
        self.ask: Ask = ask if self.reads_move else _of_both(ask)

    def source(self, scope: Scope) -> str:
        compare = _SIGNS[self.compare] if self.compare else ""
        if self.reads_move:
            return scope.call(self._ask, "s", scope.subject, compare=compare)
        return scope.of_state(scope.call(self._ask, "s", compare=compare))

    def ruling(self, s: Any, m: Any) -> Ruling:
        answer = self.ask(s, m)
        facts: tuple[tuple[str, Any], ...] = ()
        if self.compare is None:
            good = answer
        else:
            good = self.compare(*answer)
            facts = (("have", answer[0]), ("need", answer[1]))
        if self._facts is not None:
            facts += tuple(self._facts(s, m).items())
        telling = self.telling(dict(facts)) if callable(self.telling) else self.telling
        return Ruling(HOLDS if good else FAILS, self.id, self.aspect, facts, telling=telling)

    def moot(self) -> Ruling:
        return Ruling(MOOT, self.id, self.aspect)

    def rules(self) -> Iterator[Rule]:
        yield self


def _of_both(ask: Callable[..., Any]) -> Ask:
    """A function of state and move, whether the given one looks at the move or not."""
    if len(signature(ask).parameters) > 1:
        return ask
    return lambda s, _: ask(s)


at_least, at_most, same = operator.ge, operator.le, operator.eq
_SIGNS: dict[Any, str] = {at_least: ">=", at_most: "<=", same: "=="}


def rule(
    id: str,
    aspect: str = "",
    compare: Test | None = None,
    facts: Callable[..., dict[str, Any]] | None = None,
    telling: Telling = 0,
) -> Callable[[Callable[..., Any]], Rule]:
    """Make a numbered rule of a function of the state, or of the state and the move.

    Without `compare` the function answers yes or no; with it (`at_least`, `at_most`, `same`), it
    returns two quantities, and they are the facts `have` and `need`. `facts` adds further named
    facts for the sentence; it is called only when the rule is read aloud. Of the conditions that a legal
    move meets, the one most `telling` is the reason given; how telling it is may depend on the facts.

    >>> @rule("X 1", compare=at_least)
    ... def enough(s, m):
    ...     return m, s
    >>> enough.holds(3, 5), bool(enough.ruling(3, 2))
    (True, False)
    """
    return lambda ask: Rule(id, aspect, ask, compare, facts, telling)


class AllOf(Check):
    """Every part must hold. The parts are independent, so all of them are reported."""

    def __init__(self, title: str, *parts: Check) -> None:
        self.title, self.parts = title, parts
        self.reads_move = any(p.reads_move for p in parts)

    def source(self, scope: Scope) -> str:
        return f"({' and '.join([p.source(scope) for p in self.parts])})"

    def conditions(self) -> Iterator[Check]:
        for part in self.parts:
            yield from part.conditions()

    def ruling(self, s: Any, m: Any) -> Ruling:
        parts = tuple([p.ruling(s, m) for p in self.parts])
        return Ruling(HOLDS if all(parts) else FAILS, parts=parts, title=self.title)


class InTurn(AllOf):
    """Every part must hold, and each presupposes the ones before it."""

    def ruling(self, s: Any, m: Any) -> Ruling:
        parts: list[Ruling] = []
        good = True
        for part in self.parts:
            found = part.ruling(s, m) if good else part.moot()
            good = good and found.verdict is HOLDS
            parts.append(found)
        return Ruling(HOLDS if good else FAILS, parts=tuple(parts), title=self.title)


class AnyOf(AllOf):
    """One part is enough."""

    def source(self, scope: Scope) -> str:
        return f"({' or '.join([p.source(scope) for p in self.parts])})"

    def conditions(self) -> Iterator[Check]:
        yield self

    def ruling(self, s: Any, m: Any) -> Ruling:
        parts = tuple([p.ruling(s, m) for p in self.parts])
        return Ruling(HOLDS if any(parts) else FAILS, parts=parts, title=self.title)


class Unless(AllOf):
    """Every other part must hold unless the first one, the excuse, does.

    If the excuse holds, the others are not asked; if it does not, that alone is no fault.
    """

    def source(self, scope: Scope) -> str:
        excuse, *rest = [p.source(scope) for p in self.parts]
        return f"({excuse} or {' and '.join(rest)})"

    def conditions(self) -> Iterator[Check]:
        yield self

    def ruling(self, s: Any, m: Any) -> Ruling:
        excuse = replace(self.parts[0].ruling(s, m), excuse=True)
        rest = tuple([p.moot() if excuse else p.ruling(s, m) for p in self.parts[1:]])
        good = bool(excuse) or all(rest)
        return Ruling(HOLDS if good else FAILS, parts=(excuse, *rest), title=self.title)


class Each(Check):
    """One question put to several things derived from the move."""

    def __init__(self, title: str, things: Callable[[Any, Any], Iterable[Any]], check: Check) -> None:
        self.title, self.things, self.parts = title, things, (check,)
        self.each = things, check

    def source(self, scope: Scope) -> str:
        test, things = scope.name(self.parts[0].holds), scope.name(self.things)
        return f"{scope.name(_every)}({test}, s, {things}(s, {scope.subject}))"

    def ruling(self, s: Any, m: Any) -> Ruling:
        parts = tuple([self.parts[0].ruling(s, x) for x in self.things(s, m)])
        return Ruling(HOLDS if all(parts) else FAILS, parts=parts, title=self.title)


def _every(test: Test, s: Any, things: Iterable[Any]) -> bool:
    for x in things:  # noqa: SIM110  (a loop is faster than a generator)
        if not test(s, x):
            return False
    return True


class When(Check):
    """A check that a house rule may waive. Settled once, when the game is made."""

    def __init__(self, wanted: Callable[[Any], bool], check: Check) -> None:
        self.wanted, self.parts, self.title = wanted, (check,), check.title
        self.reads_move = check.reads_move

    def source(self, scope: Scope) -> str:
        return self.parts[0].source(scope)

    def conditions(self) -> Iterator[Check]:
        yield from self.parts[0].conditions()

    def ruling(self, s: Any, m: Any) -> Ruling:
        return self.parts[0].ruling(s, m)


class Waived(Check):
    """What is left of a check that a house rule waives: it always holds, and says so."""

    reads_move = False

    def __init__(self, check: Check) -> None:
        self.title, self.check = check.title, check

    def source(self, scope: Scope) -> str:
        return "True"

    def conditions(self) -> Iterator[Check]:
        yield from ()

    def ruling(self, s: Any, m: Any) -> Ruling:
        first = next(self.check.rules(), None)
        rule, aspect = (first.id, first.aspect) if first else ("", "")
        return Ruling(HOLDS, rule, aspect, title=self.title, waived=True)

    def moot(self) -> Ruling:
        return self.ruling(None, None)


def rewrite(check: Check, change: Callable[[Check], Check]) -> Check:
    """A copy of a check tree, with `change` made at every node, leaves first."""
    if isinstance(check, Each):
        return change(Each(check.title, check.things, rewrite(check.parts[0], change)))
    if isinstance(check, When):
        return change(When(check.wanted, rewrite(check.parts[0], change)))
    if isinstance(check, AllOf):
        return change(type(check)(check.title, *(rewrite(p, change) for p in check.parts)))
    return change(check)


def under(check: Check, house: Any) -> Check:
    """Settle every When for one set of house rules."""

    def change(node: Check) -> Check:
        if isinstance(node, When):
            return node.parts[0] if node.wanted(house) else Waived(node.parts[0])
        return node

    return rewrite(check, change)
