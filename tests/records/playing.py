"""Random sessions with everything a record must hold: branches, steps back, several hands, comments."""

from __future__ import annotations

import random
from typing import Any

from cardlab.session import Node, Session
from tests.contract.play import Table, at

COMMENTS = ("hi", "{a} \\ b\nc\td", "(x; y) [here]", "Ünïcode ♣ 🃏", "a\\")


def wander(table: Table, seed: int, steps: int, *, hands: bool = True) -> Session[Any]:
    """A session in which somebody plays, goes back, tries another way and writes to it."""
    game, rng = at(table), random.Random(f"{table}{seed}")
    start = game.deal(seed + 5) if rng.random() < 0.25 else None
    session = Session(game, seed, start)
    for _ in range(steps):
        if rng.random() < 0.08:
            for _ in range(rng.randrange(1, 7)):
                session.undo()
        if game.turn(session.state) is None:
            if hands and not game.winners(session.state):
                session.next_hand()
            else:
                session.undo()
            continue
        move = game.sample(session.state, rng)
        if move is None:
            break
        session.play(move)
        if rng.random() < 0.08:
            session.comment(rng.choice(COMMENTS))
    for _ in range(rng.choice((0, 0, 1, 9))):
        session.undo()
    return session


def tree(node: Node[Any], *, ordered: bool = True) -> list[Any]:
    """Everything of a session that a record keeps: the nodes in order, each with what belongs to it."""
    found: list[Any] = []
    numbers: dict[Node[Any], int] = {}
    todo = [node]
    while todo:
        one = todo.pop()
        numbers[one] = len(numbers)
        parent = numbers.get(one.parent) if one.parent else None
        followed = one.parent is not None and one.parent.ahead is one
        found.append((parent, one.move, one.state, one.events, one.comment, followed))
        branches = one.branches
        if not ordered:
            branches = sorted(branches, key=lambda branch: (branch is not one.ahead, repr(branch.move)))
        todo += branches[::-1]
    return found
