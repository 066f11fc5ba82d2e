"""Answers beyond a ruling: what would make a move legal, what differs, who plays otherwise, what the book says.

    fixes(game, state, move)                the smallest changes that make it legal
    explain(game, state, move, instead_of)  only what differs from another move
    whatif(game, state, move)               what it closes and opens in the rest of the turn
    cause(game, state, move)                a test that what is cited is really why
    compare(name, position, move, tables)   the same move at several tables
    rulebook(name, preset=..., **options)   the articles as one table plays them
    examples(name)                          moves that keep or break each rule, ready to be laid out

Every answer prints itself, shows itself in a notebook, and is plain data. Games need do nothing for this; with
a module `near.py` they get better fixes (see `cardlab.explain.fixing`). The module itself can be called: it is
`explain`, so that `cardlab.explain(...)` works whether or not the module has been imported.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from cardlab.explain.book import Article, Asked, Rulebook, rulebook
from cardlab.explain.causes import Cause, cause
from cardlab.explain.examples import Example, example, examples
from cardlab.explain.fix import Fix, Fixes
from cardlab.explain.fixing import fixes
from cardlab.explain.nearness import cards_of, distance
from cardlab.explain.reasons import Contrast, Difference, WhatIf, differences, explain, whatif
from cardlab.explain.sources import Source
from cardlab.explain.tables import Comparison, Judged, compare

__all__ = [
    "Article",
    "Asked",
    "Cause",
    "Comparison",
    "Contrast",
    "Difference",
    "Example",
    "Fix",
    "Fixes",
    "Judged",
    "Rulebook",
    "Source",
    "WhatIf",
    "cards_of",
    "cause",
    "compare",
    "differences",
    "distance",
    "example",
    "examples",
    "explain",
    "fixes",
    "rulebook",
    "whatif",
]


class _Callable(ModuleType):
    """A module that answers as its main function: an import would hide a function of the same name."""

    def __call__(self, *args: Any, **kwargs: Any) -> Contrast:
        return explain(*args, **kwargs)


sys.modules[__name__].__class__ = _Callable
