"""Nothing is lost: the browser keeps the record of a table, and a table takes it back.

The kernel tells the browser the lines of the record as they change. They hold moves, which everybody at the
table saw, and the number of the deal, which the page shows; where the game began at a position, a mark of what the
learner sees there takes its place, so no hidden card is among them. What comes back from a browser is a record
like any other: it is read by `cardlab.record`, which plays every move by the rules.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import random
import secrets
from collections.abc import Callable
from typing import Any

from cardlab.games import game
from cardlab.record import (
    BadRecord,
    Header,
    Opened,
    header,
    lines,
    open_record,
    pack,
    share_view,
    unpack,
    write_record,
    write_short,
)
from cardlab.session import Node, Session
from cardlab.widgets.addresses import address
from cardlab.widgets.desk import Desk
from cardlab.widgets.saying import said
from cardlab.widgets.story import KEPT
from cardlab.widgets.wishes import LONGEST_RECORD, Wish

LABELS = (
    *("share", "copy-seen", "copy-all", "copy-short", "save", "open", "copied", "close", "link", "too-large"),
    *("back-title", "back", "afresh", "lost-title", "lost", "lost-lab", "again"),
)
_log = logging.getLogger(__name__)


class Keeping:
    """What one table keeps in the browser. `tell` sends a message there."""

    def __init__(self, desk: Desk, tell: Callable[[dict[str, Any]], None], *, any_deal: bool = False) -> None:
        self._desk, self._tell, self._any_deal = desk, tell, any_deal
        session = desk.session
        self._first, self._revision, self._seat = session, session.revision, desk.seat
        self._moves = [(node.move, node.note) for node in list(session.here.line())[-2::-1]]
        self._likings = self._likes()
        self._marks: dict[Node[Any], str | None] = {}
        self._mark = self._mark_of(session)
        self._touched = self._asked = self._brought = False
        self._told: list[str] = []
        self._told_likes: dict[str, Any] = {}
        self._spelled: dict[Node[Any], str] = {}

    def data(self) -> dict[str, Any]:
        """What the browser must know of it: which table this is, the same after every reload, and some words."""
        w = self._desk.words
        labels = {name: said(w, f"keep-{name}") for name in LABELS}
        one = secrets.token_hex(8)  # tells two tables of a page apart
        return {
            "id": self._id(),
            "table": one,
            "most": LONGEST_RECORD,
            "labels": labels,
            "game": self._desk.game.id,
        }

    def _id(self) -> str:
        terms, head = self._first.game.terms, header(self._first, start=self._mark)
        start = None if self._any_deal and self._mark is None else [head.seed, self._mark]
        where = os.environ.get("JPY_SESSION_NAME", "")  # the notebook, where several are open on one page
        said_ = [where, terms.game, terms.preset, terms.seats, dict(terms.changed), self._seat, start]
        return _digest(json.dumps(said_))

    # --- to the browser -------------------------------------------------------

    def update(self) -> None:
        """Tell the browser what has changed since it was last told."""
        desk = self._desk
        fresh = desk.session is self._first and desk.session.revision == self._revision
        self._touched |= not fresh or self._likes() != self._likings
        if not (self._touched and self._asked):
            return
        mark = None if self._brought else self._mark_of(desk.session)
        try:
            now = lines(desk.session, desk.seat, mark, self._spelled, self._tells)
        except BadRecord as error:  # larger than a record may be: what was kept before stays
            _log.warning("The game is not kept any more: %s", error)
            return
        likes = self._likes()
        at = next((i for i, (a, b) in enumerate(zip(now, self._told, strict=False)) if a != b), None)
        at = min(len(now), len(self._told)) if at is None else at
        if at < max(len(now), len(self._told)) or likes != self._told_likes:
            self._tell({"about": "kept", "at": at, "lines": now[at:], **likes})
            self._told, self._told_likes = now, likes

    def _mark_of(self, session: Session[Any]) -> str | None:
        if session.root not in self._marks:
            self._marks[session.root] = _mark(session, self._seat)
        return self._marks[session.root]

    def _tells(self, node: Node[Any]) -> bool:
        """May the browser keep the comment to a step? It may where it has it already, from the learner or a file."""
        return self._brought or node in self._desk.noted

    def _likes(self) -> dict[str, Any]:
        settings = self._desk.settings
        return {
            "mode": self._desk.mode,
            "settings": {name: getattr(settings, name) for name in settings.__slots__},
        }

    # --- from the browser -----------------------------------------------------

    def grant(self, wish: Wish) -> None:
        """Do what is wished of what is kept."""
        if wish.verb != "keep":
            self._desk.notice = None
        getattr(self, f"_{wish.verb}")(**wish.given)

    def _keep(self) -> None:
        """A browser is there and keeps nothing yet."""
        self._asked, self._told, self._told_likes = True, [], {}

    def _restore(self, record: str, mode: str | None, settings: dict[str, Any]) -> None:
        """Go on where the learner was. A table at which something happened knows better."""
        self._keep()
        if self._touched:
            return
        try:
            opened = open_record(record, game, self._start)
        except BadRecord as error:
            _log.warning("A kept record was dropped: %s", error)
            self._tell({"about": "forget"})
            self._desk.say("keep-dropped")
            return
        size = sum(1 for _ in _nodes(self._first))
        moved = opened.session.seed != self._first.seed or sum(1 for _ in _nodes(opened.session)) > size
        self._sit(opened)
        self._desk.mode = mode or self._desk.mode
        for name, value in settings.items():
            setattr(self._desk.settings, name, value)
        self._touched = True
        if moved or self._desk.session is not self._first:
            self._tell({"about": "back"})

    def _start(self, head: Header) -> Session[Any] | None:
        """The start of this very table, where a record begins there."""
        first = self._first
        ours = header(first, start=self._mark)
        same = (head.game, head.preset, head.seats, dict(head.options)) == (
            ours.game,
            ours.preset,
            ours.seats,
            dict(ours.options),
        )
        if head.start is not None:
            if not same or head.start != self._mark:
                raise BadRecord("This record belongs to another table.", head.start)
            return Session(first.game, first.seed, first.root.state)
        return None

    def _sit(self, opened: Opened) -> None:
        """Put an opened record on the table."""
        desk, session = self._desk, opened.session
        seat = desk.seat if opened.seat is None else opened.seat
        desk.seat = seat if seat in range(session.game.seats) else 0
        self._remember_notes(session)
        noted = {node for node in _nodes(session) if node.comment}
        first = self._first
        if session.game.terms == first.game.terms and session.root.state == first.root.state:
            first.adopt(session)  # whoever holds the session of this table sees it too
            session = first
        desk.sit_at(session)
        desk.noted |= noted
        desk.panel = ""
        desk.seen_at = session.here

    def _remember_notes(self, session: Session[Any]) -> None:
        """Why the others played what the log shows: they think the same again."""
        desk = self._desk
        for node, _ in zip(session.here.line(), range(KEPT), strict=False):
            parent = node.parent
            seat = None if parent is None or node.move is None else session.game.turn(parent.state)
            if parent is None or seat is None or seat == desk.seat or not desk.bots:
                continue
            choice = desk.thought(session, parent, seat)
            if choice.move == node.move:
                node.note = choice

    def _afresh(self) -> None:
        """Back to how this table was laid; what was played stays as another line."""
        session = self._first
        node = session.root
        for move, note in self._moves:
            node = session.grow(node, move, note)
        session.go(node)
        self._desk.seat, self._brought = self._seat, False
        self._desk.sit_at(session)
        self._desk.panel = ""
        self._desk.seen_at = node

    def _open(self, record: str) -> None:
        """Put a record on the table that the learner brings: a link, a file."""
        self._asked = True
        try:
            text = unpack(record) if record.startswith("c1.") else record
            opened = open_record(text, game, self._start)
        except BadRecord as error:
            self._desk.say("keep-not-opened", what=str(error))
            return
        self._brought = True  # the browser has all of it, so all of it may be kept there
        self._sit(opened)
        self._desk.say("keep-opened")

    def _share(self, what: str) -> None:
        """Make a text of what is on the table, for the learner to give to others."""
        desk = self._desk
        try:
            if what == "seen":
                text = pack(share_view(desk.session, desk.seat))
            elif what == "all":
                text = pack(write_record(desk.session, seat=desk.seat))
            else:
                text = (write_short if what == "short" else write_record)(desk.session, seat=desk.seat)
        except BadRecord as error:
            desk.say("keep-not-opened", what=str(error))
            return
        self._tell({"about": "shared", "what": what, "text": text, "page": address("play", desk.game.terms)})


def _nodes(session: Session[Any]) -> list[Node[Any]]:
    found, todo = [], [session.root]
    while todo:
        found.append(todo.pop())
        todo += found[-1].branches
    return found


def _mark(session: Session[Any], seat: int) -> str | None:
    """What stands for the position that a session began at, made of what the seat sees of it; None for a deal."""
    if header(session, start="").start is None:
        return None
    alike = session.game.reseat(session.root.state, seat, random.Random(0))
    return _digest(session.game.write(alike))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
