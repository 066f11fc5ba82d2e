"""A session under random use: play, refuse, undo, redo, jump, branch, deal on; nothing is ever lost."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import cardlab
from cardlab import IllegalMove, Session
from cardlab.session import Draft, Node
from tests.contract.play import TABLES, at, choose, named, tries, whole

SPANS = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class SessionMachine(RuleBasedStateMachine):
    """Beside the session we keep every node that was ever reached, and how often it changed."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 10**12))
    def sit_down(self, table, seed):
        self.session = Session(at(table), seed=seed)
        self.game = self.session.game
        self.nodes: list[Node[Any]] = [self.session.here]
        self.heard = 0
        self.session.listen(self.hear)

    def hear(self):
        self.heard += 1

    @rule(chance=st.integers(0, 2**32), few=st.integers(1, 12))
    def play(self, chance, few):
        rng = random.Random(chance)
        for _ in range(few):
            move = choose(self.game, self.session.state, rng)
            if move is None:
                return
            known = [n for n in self.session.here.branches if n.move == move]
            before, branches = self.session.state, len(self.session.here.branches)
            here = self.session.here
            events = self.session.play(move)
            assert self.session.here.parent is here
            assert self.session.here.events == events
            assert len(here.branches) == branches + (not known)
            assert self.session.state == self.game.play(before, move)
            if not known:
                self.nodes.append(self.session.here)

    @rule(chance=st.integers(0, 2**32))
    def try_something(self, chance):
        session, rng = self.session, random.Random(chance)
        for move in tries(self.game, session.state, rng, 4):
            draft = Draft(session, move)
            assert draft.ruling == session.why(move)
            if draft.ruling:
                continue
            here, revision, before = session.here, session.revision, whole(session.state)
            with pytest.raises(IllegalMove):
                draft.play()
            assert (session.here, session.revision, whole(session.state)) == (here, revision, before)

    @rule()
    def undo(self):
        parent = self.session.here.parent
        assert self.session.undo() == (parent is not None)
        if parent is not None:
            assert self.session.here is parent

    @rule()
    def undo_and_redo(self):
        here = self.session.here
        if self.session.undo():
            assert self.session.redo()
        assert self.session.here is here

    @rule()
    def redo(self):
        ahead = self.session.here.ahead
        assert self.session.redo() == (ahead is not None)
        if ahead is not None:
            assert self.session.here is ahead

    @rule(which=st.integers(0, 10**6))
    def jump(self, which):
        node = self.nodes[which % len(self.nodes)]
        self.session.go(node)
        assert self.session.here is node

    @precondition(
        lambda self: self.game.turn(self.session.state) is None and not self.game.winners(self.session.state)
    )
    @rule()
    def next_hand(self):
        known = [n for n in self.session.here.branches if n.move is None]
        self.session.next_hand()
        assert self.game.turn(self.session.state) is not None
        if not known:
            self.nodes.append(self.session.here)

    @invariant()
    def every_node_follows_from_its_parent(self):
        if not hasattr(self, "session"):
            return
        assert self.heard == self.session.revision
        line = self.session.line()
        assert self.session.here in line
        assert line[0].parent is None
        assert [n.parent for n in line[1:]] == line[:-1]
        assert self.session.here.depth == line.index(self.session.here)
        for node in line[-3:]:
            if node.parent is not None:
                assert node in node.parent.branches
                if node.move is None:
                    assert node.state == self.game.next_hand(node.parent.state)
                else:
                    assert node.state == self.game.play(node.parent.state, node.move)

    def teardown(self):
        if not hasattr(self, "session"):
            return
        for node in self.nodes:  # nothing was lost
            assert list(node.line())[-1] is self.nodes[0]
            moves = [n.move for n in node.branches]
            assert len({repr(m) for m in moves}) == len(moves)


SessionMachine.TestCase.settings = SPANS
TestSession = SessionMachine.TestCase


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_session_at_a_position_starts_there_and_goes_back_no_further(table):
    game = at(table)
    start = game.deal(9)
    start = game.play(start, choose(game, start, random.Random(1)))
    session = Session(game, state=start)
    assert session.state == start
    assert not session.undo()
    assert not session.redo()
    session.play(choose(game, start, random.Random(1)))
    assert session.undo()
    assert session.state == start


def test_a_note_stays_with_its_move_and_a_deaf_ear_hears_nothing():
    session = Session(cardlab.game("canasta"), seed=3)
    heard: list[int] = []

    def ear() -> None:
        heard.append(session.revision)

    session.listen(ear)
    session.play(session.game.move("draw"), note="why not")
    assert session.here.note == "why not"
    assert heard == [1]
    session.deaf(ear)
    session.undo()
    assert heard == [1]


def test_the_deal_of_a_session_is_told():
    session = Session(cardlab.game("canasta"), seed=3)
    assert session.here.events[0].what == "dealt"
    assert session.state == session.game.deal(3)
