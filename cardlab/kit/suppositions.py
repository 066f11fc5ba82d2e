"""What a game may suppose to explain a forbidden move: for each broken leaf, facts that would answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from cardlab.game import Supposition

Leaf = tuple[str, str]  # the id of a rule and its aspect
Supposed: TypeAlias = Iterator[Supposition[Any]]
Answers: TypeAlias = Mapping[Leaf, Sequence[Callable[[Any, Any], Supposed]]]


def answers(table: Answers, s: Any, m: Any, broken: set[Leaf]) -> Supposed:
    """Suppositions that may answer the broken leaves, each about one thing."""
    for answer in dict.fromkeys(answer for leaf in sorted(broken) for answer in table.get(leaf, ())):
        yield from answer(s, m)
