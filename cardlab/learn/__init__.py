"""Learning by judging: be the referee of moves that are allowed, or nearly.

    training(game, ...)   case after case, each with its ruling as soon as it is answered
    exam(game, ...)       so many cases without a word, and then a result
    topics(game)          what one can be trained in

A case is a position and a move; bots play, and now and then somebody makes an almost legal move. Whether it is
one, and why, says the ruling of the engine alone.

>>> import cardlab.learn
>>> lesson = cardlab.learn.training("russian_bank", seed=3, topics=["duties"], faults=1)
>>> lesson.call(lesson.case.blamed[0])  # doctest: +ELLIPSIS
Right. You called it, and for the right reason. 3 of 3 points.
...
"""

from __future__ import annotations

from typing import Any

from cardlab.game import Game
from cardlab.learn.cases import FULL, Answer, Case, Grade
from cardlab.learn.course import LEVELS, Course
from cardlab.learn.topics import topic_of, topics
from cardlab.learn.training import Exam, Result, Training

__all__ = [
    "FULL",
    "LEVELS",
    "Answer",
    "Case",
    "Course",
    "Exam",
    "Grade",
    "Result",
    "Training",
    "exam",
    "topic_of",
    "topics",
    "training",
]


def training(game: Game[Any] | str = "canasta", seed: int = 0, **wishes: Any) -> Training:
    """Be the referee. `faults`, `topics` and `level` say what comes; the rest are options of the game.

    >>> lesson = training("canasta", seed=4, faults=0)
    >>> lesson.stand().right
    True

    Raises BadOption for what cannot be had; the message names it and what is allowed.
    """
    return Training(game, seed, **wishes)


def exam(game: Game[Any] | str = "canasta", seed: int = 0, *, cases: int = 10, **wishes: Any) -> Exam:
    """An exam of so many cases, with the wishes of `training`.

    >>> sitting = exam("contract_rummy", seed=4, cases=1, faults=1)
    >>> sitting.stand().result.points
    0
    """
    return Exam(game, seed, cases=cases, **wishes)
