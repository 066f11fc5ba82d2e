"""What happened at a table, as one seat saw it: the log, the line of play, and the steps to be shown in motion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cardlab.session import Node
from cardlab.views import Event, Zone
from cardlab.widgets.desk import Desk
from cardlab.widgets.faces import symbol_id
from cardlab.widgets.saying import event_text, said

KEPT = 80  # steps of the log that are shown; the whole hand is in the timeline
Draw = Callable[[Iterable[Zone]], list[dict[str, Any]]]


class Story:
    """Tells each step once, and remembers what it told."""

    def __init__(self, desk: Desk, zones: Draw) -> None:
        self.desk, self._zones = desk, zones
        self.shown = 0
        self._told: dict[Node[Any], dict[str, Any]] = {}

    def log(self) -> list[dict[str, Any]]:
        """The steps up to here, the newest first."""
        found: list[dict[str, Any]] = []
        for _, node in zip(range(KEPT), self.desk.session.here.line()):
            told = self._tell(node)
            if told["say"] or node.comment:
                found.append({**told, "note": node.comment})
        return found

    def _tell(self, node: Node[Any]) -> dict[str, Any]:
        """A step of the line in sentences, as this seat saw it."""
        if node not in self._told:
            desk, w = self.desk, self.desk.words
            who = None if node.parent is None or node.move is None else desk.game.turn(node.parent.state)
            events = self._seen(node)
            why = getattr(node.note, "why", "")
            self._told[node] = {
                "id": f"{len(self._told)}",
                "who": who,
                "mine": who == desk.seat,
                "say": [{"text": event_text(w, e), "rule": e.rule} for e in events],
                "why": said(w, why, getattr(node.note, "facts", ())) if why else "",
            }
        return self._told[node]

    def _seen(self, node: Node[Any]) -> list[Event]:
        game, seat = self.desk.game, self.desk.seat
        before = node.parent.state if node.parent is not None and node.move is not None else node.state
        return [game.seen(before, node.state, seat, event) for event in node.events]

    def line(self) -> dict[str, Any]:
        """The line of play through here, where we are on it, and the other lines that leave it."""
        desk, w = self.desk, self.desk.words
        line, here = desk.session.line(), desk.session.here
        at = line.index(here)
        hand = max(1, sum(node.move is None for node in line[: at + 1]))
        branches = [
            {
                "at": i,
                "here": i <= at,
                "ways": [
                    {"to": to, "on": way is node.ahead, "text": self._heading(way)}
                    for to, way in enumerate(node.branches)
                ],
            }
            for i, node in enumerate(line)
            if len(node.branches) > 1
        ]
        return {
            "at": at,
            "of": len(line) - 1,
            "text": self._heading(here),
            "note": here.comment,
            "place": said(w, "table-place", {"at": at, "of": len(line) - 1}),
            # a game that begins at a position has no number that its cards come from
            "deal": said(w, "table-deal-number", {"seed": str(desk.session.seed), "hand": hand})
            if desk.session.root.events
            else "",
            "deals": [i for i, node in enumerate(line) if node.move is None],
            "undo": desk.steps.before() is not None,
            "redo": desk.steps.after() is not None,
            "branches": branches,
        }

    def _heading(self, node: Node[Any]) -> str:
        sentences = self._tell(node)["say"]
        return str(sentences[0]["text"]) if sentences else ""

    # --- motion ---------------------------------------------------------------

    def frames(self) -> dict[str, Any]:
        """The steps since the table was last shown, if the way here led through them."""
        desk = self.desk
        fresh: list[Node[Any]] = []
        for node in desk.session.here.line():
            if node is desk.seen_at:
                break
            fresh.append(node)
        else:
            fresh = []
        desk.seen_at = desk.session.here
        if fresh:
            self.shown += 1
        frames = [self._frame(node) for node in reversed(fresh) if node.parent and node.events]
        return {"id": self.shown, "list": frames}

    def _frame(self, node: Node[Any]) -> dict[str, Any]:
        desk = self.desk
        assert node.parent is not None
        old = {zone.id: zone for zone in desk.game.view(node.parent.state, desk.seat).zones}
        view = desk.game.view(node.state, desk.seat)
        changed = [zone for zone in view.zones if zone != old.get(zone.id) and zone.id != desk.source]
        flights = [
            {
                "from": e.source,
                "to": e.target,
                "cards": [None if c is None else symbol_id(c.name)[3:] for c in e.cards],
            }
            for e in self._seen(node)
            if e.cards
        ]
        told = self._tell(node)
        return {
            "who": told["who"],
            "mine": told["mine"],
            "text": [one["text"] for one in told["say"]],
            "why": told["why"],
            "zones": self._zones(changed),
            "gone": [id for id in old if id not in {z.id for z in view.zones}],
            "flights": flights,
            "turn": view.turn,
            "halt": self._halt(node),
        }

    def _halt(self, node: Node[Any]) -> dict[str, Any] | None:
        """Where the learner has let the play go on without a word: the way back to that moment."""
        desk, next_ = self.desk, node.ahead
        silent = desk.game.silence(node.state) if desk.game.turn(node.state) == desk.seat else None
        if silent is None or next_ is None or next_.move != silent:
            return None
        label = said(desk.words, f"table-halt-{desk.game.kind(silent).name}")
        return {"to": desk.session.line().index(node), "label": label}
