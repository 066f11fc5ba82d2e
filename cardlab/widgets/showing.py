"""All that a browser learns of a table, as plain data: built from the view of its seat.

Every visible text is a sentence of the catalogues. A card is `{k: key, f: symbol or null, t: its
name}`; what is face down is a number of cards and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cardlab.cards import Card
from cardlab.rulings import Ruling
from cardlab.values import Points, Seat, Side
from cardlab.views import View, Zone
from cardlab.widgets.counting import also_counted, counted
from cardlab.widgets.desk import Desk
from cardlab.widgets.faces import symbol_id
from cardlab.widgets.holding import Choice, keyed, reach
from cardlab.widgets.panels import AREAS, Panels, squared
from cardlab.widgets.saying import declared, owned, said, turn_text, zone_label
from cardlab.widgets.story import Story

LABELS = """
again article ask-about ask-hint ask-on auto back back-design before blue branch-from branches buttons
cards-named clear close closed-hint compare-reason compare-table compare-verdict contrast contrast-ask
contrast-with deal far first fixes fixes-ask forward four gather guided guided-tip help house house-judge
house-option house-preset house-same houses houses-ask how jumbo last law level level-law level-sentence
level-tree level-verdict log missing mode more motion new-hand newest-first next-hand note note-keep note-label now now-wait off on
others pick play-it put-aside random reasons red redo referee referee-tip score score-hand score-match seed
settings show-all show-less skip sort sort-own sort-rank sort-suit source staged start-hint switch-off switch-on
table take-back take-back-all timeline undo whatif-ask why why-nothing worth
""".split()
ROW = 4  # offers that a referee shows at once
KEYS = ("arrows", "select", "move", "number", "stage", "undo", "step", "now", "ask", "stop", "escape")


class Showing:
    """Makes what is shown, and remembers what was shown last, so that steps are told once."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.story = Story(desk, self._zones)
        self.panels = Panels(desk)

    def data(self) -> dict[str, Any]:
        """Everything."""
        desk, w = self.desk, self.desk.words
        session, view = desk.session, desk.view
        choices = desk.choices()
        lit = self.panels.lit()
        return {
            "revision": session.revision,
            "language": desk.language,
            "labels": self._labels(),
            "keys": self._keys(),
            "game": said(w, f"game-{desk.game.id}"),
            "seat": desk.seat,
            "mode": desk.mode,
            "seed": session.seed,
            "settings": {name: getattr(desk.settings, name) for name in desk.settings.__slots__},
            "layout": self._layout(view),
            "status": self._status(view),
            "notes": self._notes(view),
            "notice": said(w, desk.notice[0], desk.notice[1]) if desk.notice else "",
            "seats": [self._seat(seat) for seat in range(desk.game.seats)],
            "sides": [self._side(side) for side in self._sides()],
            "zones": self._zones(view.zones, lit),
            "hold": self._hold(choices, lit),
            "offers": self._offers(choices),
            "about": self._about(),
            "ruling": self.panels.ruling(),
            "panel": desk.panel,
            "now": self.panels.now() if desk.panel in ("", "now") else None,
            "score": self.panels.score(self._sides()),
            "log": self.story.log(),
            "line": self.story.line(),
            "frames": self.story.frames(),
        }

    def _keys(self) -> list[list[str]]:
        """The keys and what they do. Only some games can be stopped while others move."""
        w = self.desk.words
        stops = any(w.has(f"table-halt-{kind.name}") for kind in self.desk.game.kinds)
        names = [name for name in KEYS if name != "stop" or stops]
        return [[said(w, f"table-key-{name}"), said(w, f"table-key-{name}-do")] for name in names]

    def _about(self) -> list[str]:
        """What the thing is that was asked about and, where pointing at it means no move, that too."""
        w, asking = self.desk.words, self.desk.asking
        if not asking.about_id:
            return []
        idle = [said(w, "about-no-move")] if asking.ruling is None and self.desk.mine else []
        return [said(w, asking.about_id, asking.about_facts), *idle]

    def _labels(self) -> dict[str, str]:
        ids = {name: f"table-{name}" for name in LABELS}
        if not self.desk.has_hand:
            ids["pick"] = "table-pick-pile"
        return {name: said(self.desk.words, id) for name, id in ids.items()}

    # --- who and where --------------------------------------------------------

    def _layout(self, view: View) -> str:
        """`facing`: each player has piles before him; `solo`: many players, each alone; or the usual one."""
        if any(AREAS.get(zone.what) == "station" for zone in view.zones):
            return "facing"
        seats = self.desk.game.seats
        return "solo" if seats == self.desk.game.sides and seats > 3 else ""

    def _notes(self, view: View) -> list[dict[str, str]]:
        """What is worth knowing all the time, such as the contract of the deal."""
        helps = self.desk.mine and self.desk.mode == "guided"
        return [
            {"id": id, "text": said(self.desk.words, id, facts)}
            for id, facts in view.notes
            if helps or not id.startswith("task-")
        ]

    def _status(self, view: View) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        turn = desk.turn
        if turn is None:
            won = desk.game.winners(desk.state)
            text = said(w, "table-won", {"side": won[0]}) if won else said(w, "table-hand-over")
            return {"text": text, "tone": "over", "next": not won, "again": bool(won), "others": False}
        text = self._answered(view) or turn_text(w, view, desk.game.id)
        if turn == desk.seat:
            return {"text": text, "tone": "mine", "next": False, "again": False, "others": False}
        return {"text": text, "tone": "wait", "next": False, "again": False, "others": desk.bots}

    def _answered(self, view: View) -> str:
        """What a partner answered in this turn binds it, and stays to be read."""
        desk, w = self.desk, self.desk.words
        answer, turn = view.fact("answer"), view.turn
        if answer is None or turn is None or view.fact("phase") == "answer":
            return ""
        id = owned(w, desk.game.id, f"phase-{view.fact('phase')}") + (".yes" if answer else ".no")
        return said(w, id, {"seat": Seat(turn)}) if w.has(id) else ""

    def _seat(self, seat: int) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        seats, me = desk.game.seats, desk.seat
        round_ = (seat - me) % seats
        place = (
            "bottom"
            if not round_
            else "left"
            if 2 * round_ < seats
            else "top"
            if 2 * round_ == seats
            else "right"
        )
        zone = desk.view.zone(f"hand:{seat}")
        mine = desk.game.side(seat) == desk.game.side(me)
        return {
            "seat": seat,
            "at": place,
            "order": -round_ if place == "left" else round_,
            "zone": zone.id,
            "name": said(w, "table-you") if seat == me else w.show(Seat(seat)),
            "partner": mine and seat != me,
            "mine": mine,
            "turn": desk.turn == seat,
            "role": said(w, "table-partner") if mine and seat != me else "",
            "dealer": said(w, "table-dealer") if desk.view.fact("dealer") == seat else "",
        }

    def _sides(self) -> list[int]:
        """The learner's side last, as it lies before him."""
        mine = self.desk.game.side(self.desk.seat)
        return sorted(range(self.desk.game.sides), key=lambda side: (side == mine, side))

    def _side(self, side: int) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        before, hand = desk.game.before(desk.state)[side], desk.game.scores(desk.state)[side]
        over = desk.turn is None
        return {
            "side": side,
            "mine": side == desk.game.side(desk.seat),
            "name": said(w, "table-side", {"side": Side(side)}),
            # the opening minimum rests on the points before the hand, so these and the running ones are told apart
            "total": said(w, "table-total", {"points": Points(before + hand if over else before)}),
            "run": "" if over or not hand else said(w, "table-points", {"points": Points(hand)}),
            "points": said(w, "table-total-said", {"before": Points(before), "hand": Points(hand)}),
            "label": said(w, "table-melds-of", {"side": Side(side)}),
        }

    # --- zones ----------------------------------------------------------------

    def _zones(self, zones: Iterable[Zone], lit: frozenset[str] = frozenset()) -> list[dict[str, Any]]:
        return [self._zone(zone, lit) for zone in zones]

    def _zone(self, zone: Zone, lit: frozenset[str]) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        own = zone.id == desk.home
        if own:
            faces = [self._card(key, card, lit, zone.id) for key, card in desk.hand().items()]
        else:
            stands = declared(zone)
            faces = [
                self._card(key, card, lit, zone.id, stands.get(at))
                for at, (key, card) in enumerate(keyed(squared(zone)))
            ]
        if zone.lay == "stack":  # what lies under the top is a height, not cards
            faces = faces[-1:]
        elif not any(card["f"] for card in faces):
            faces = []
        area = AREAS.get(zone.what, "middle" if zone.owner is None else "side")
        numbered = area in ("house", "foundation") and zone.owner is not None
        return {
            "id": zone.id,
            "what": zone.what,
            "area": area,
            "owner": None if numbered else zone.owner,
            "number": w.show(zone.owner + 1) if numbered and zone.owner is not None else "",
            "name": said(w, name) if w.has(name := f"table-name-{zone.what}") else "",
            "lay": zone.lay,
            "pick": reach(zone),
            "marks": [mark for mark in zone.marks if ":" not in mark and not mark.startswith("source")],
            "suit": next((mark[5:] for mark in zone.marks if mark.startswith("suit:")), ""),
            "n": len(zone.cards),
            "count": w.show(len(zone.cards)),
            "cards": faces,
            "own": own,
            "label": zone_label(w, zone),
            "tags": [said(w, word) for mark in zone.marks if w.has(word := f"table-mark-{mark}")],
        }

    def _card(
        self, key: str, card: Card | None, lit: frozenset[str], zone: str, stands: Card | None = None
    ) -> dict[str, Any]:
        if card is None:
            return {"k": key, "f": None, "t": "", "lit": False}
        w = self.desk.words
        found = {
            "k": key,
            "f": symbol_id(card.name)[3:],
            "t": w.card_name(card),
            "lit": f"{zone}|{key}" in lit,
        }
        return found if stands is None else {**found, "as": w.show(stands), "red": stands.red}

    # --- what is held up, and what it may mean ---------------------------------

    def _hold(self, choices: list[Choice], lit: frozenset[str]) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        hand = desk.hand()
        holds = bool(desk.selected or desk.staged)
        count = counted(desk.game, desk.state, choices) if holds else None
        meant = count[0] if count is not None else next(iter(choices), None)
        return {
            "selected": desk.selected,
            "source": desk.source,
            "targets": desk.picking.targets() if desk.mode == "guided" else [],
            "staged": [
                {
                    "cards": [self._card(key, hand[key], lit, desk.home) for key in group.keys],
                    "zone": group.zone,
                    "label": said(w, "table-group", {"cards": tuple(hand[key] for key in group.keys)}),
                }
                for group in desk.staged
            ],
            "meter": None if count is None else self._meter(count[1]),
            "missing": self._missing(meant, count and count[1]) if desk.staged or count is not None else [],
        }

    def _meter(self, node: Ruling) -> dict[str, Any]:
        """What the cards held up and put aside are worth together, and what counts beside them."""
        w, hand = self.desk.words, self.desk.hand()
        own = [*self.desk.held(), *(hand[key] for group in self.desk.staged for key in group.keys)]
        also = also_counted(node, own)
        return {
            "have": int(node.fact("have")),
            "need": int(node.fact("need")),
            "text": said(w, "table-meter", node.facts),
            "also": said(w, "table-meter-also", {"cards": also}) if also else "",
        }

    def _missing(self, meant: Choice | None, count: Ruling | None) -> list[dict[str, str]]:
        """What stands in the way of what the cards most likely mean. A referee says nothing before a try."""
        if meant is None or meant.open or self.desk.mode != "guided":
            return []
        why = self.desk.words.reasons(self.desk.session.why(meant.offer.move))
        rules = [rule for rule, _ in why]
        if count is not None and count.rule in rules:  # other ways to open are in the ruling
            why = why[: rules.index(count.rule) + 1]
        return [{"rule": rule, "text": text} for rule, text in why[:2]]

    def _offers(self, choices: list[Choice]) -> list[dict[str, Any]]:
        w, guided = self.desk.words, self.desk.mode == "guided"
        verbs = Counter(choice.offer.verb for choice in choices)
        # nothing is hidden from somebody who holds cards up and would be left without a button
        later = any(choice.ready for choice in choices) or not (self.desk.selected or self.desk.staged)
        shown = [
            {
                "key": choice.key,
                "label": said(w, f"offer-{choice.offer.verb}", choice.offer.facts),
                "fold": self._fold(choice, verbs),
                # a referee says nothing before something is tried
                "open": (choice.open or None if choice.start else choice.open) if guided else None,
                "start": choice.start,
                # what is not of this moment is one press away; a referee only keeps the row short
                "far": later and not choice.ready if guided else at >= ROW,
            }
            for at, choice in enumerate(choices)
        ]
        return sorted(shown, key=lambda offer: offer["open"] is False) if guided else shown

    def _fold(self, choice: Choice, verbs: Counter[str]) -> str:
        """The label of the button that several offers of one kind are behind."""
        w, verb = self.desk.words, choice.offer.verb
        label = f"table-choose-{verb}"
        return said(w, label) if verbs[verb] > 1 and w.has(label) else ""
