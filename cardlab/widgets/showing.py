"""All that a browser learns of a table, as plain data: built from the view of its seat.

Every visible text is a sentence of the catalogues. A card is `{k: key, f: symbol or null, t: its
name}`; what is face down is a number of cards and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cardlab.cards import Card
from cardlab.rulings import FAILS, Ruling
from cardlab.values import Points, Seat, Side
from cardlab.views import View, Zone
from cardlab.widgets.desk import Desk
from cardlab.widgets.faces import symbol_id
from cardlab.widgets.holding import Choice, keyed, reach
from cardlab.widgets.saying import declared, involved, law, owned, ruling_data, said, turn_text, zone_label
from cardlab.widgets.story import Story

LABELS = """
auto back back-design before blue branch-from branches buttons clear close closed deal far first forward
four guided guided-tip help jumbo last law log missing mode motion new-hand next-hand now now-wait
off on gather others pick put-aside random reasons red redo referee referee-tip score score-hand score-match
seed settings skip sort sort-own sort-rank sort-suit staged switch-off switch-on table take-back take-back-all
timeline tree undo why why-nothing worth
""".split()
# where a zone lies on the table; what is not named here lies in the middle, or by its side's melds
_AREAS = {
    "hand": "hand",
    "house": "house",
    "foundation": "foundation",
    "reserve": "station",
    "waste": "station",
    "drawn": "station",
    "draw": "station",
}
KEYS = ("arrows", "select", "move", "number", "stage", "undo", "step", "now", "escape")


class Showing:
    """Makes what is shown, and remembers what was shown last, so that steps are told once."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.story = Story(desk, self._zones)

    def data(self) -> dict[str, Any]:
        """Everything."""
        desk, w = self.desk, self.desk.words
        session, view = desk.session, desk.view
        choices = desk.choices()
        lit = self._lit()
        return {
            "revision": session.revision,
            "language": desk.language,
            "labels": self._labels(),
            "keys": [[said(w, f"table-key-{name}"), said(w, f"table-key-{name}-do")] for name in KEYS],
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
            "hold": self._hold(choices),
            "offers": self._offers(choices),
            "ruling": self._ruling(),
            "panel": desk.panel,
            "now": self._now() if desk.panel in ("", "now") else None,
            "score": self._score(),
            "log": self.story.log(),
            "line": self.story.line(),
            "frames": self.story.frames(),
        }

    def _labels(self) -> dict[str, str]:
        ids = {name: f"table-{name}" for name in LABELS}
        if not self.desk.has_hand:
            ids["pick"] = "table-pick-pile"
        return {name: said(self.desk.words, id) for name, id in ids.items()}

    # --- who and where --------------------------------------------------------

    def _layout(self, view: View) -> str:
        """`facing`: each player has piles before him; `solo`: many players, each alone; or the usual one."""
        if any(_AREAS.get(zone.what) == "station" for zone in view.zones):
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
            return {"text": text, "tone": "over", "next": not won, "others": False}
        text = turn_text(w, view, desk.game.id)
        if turn == desk.seat:
            return {"text": text, "tone": "mine", "next": False, "others": False}
        return {"text": text, "tone": "wait", "next": False, "others": desk.bots}

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
        total = desk.game.before(desk.state)[side] + desk.game.scores(desk.state)[side]
        return {
            "side": side,
            "mine": side == desk.game.side(desk.seat),
            "name": said(w, "table-side", {"side": Side(side)}),
            "total": said(w, "table-total", {"points": Points(total)}),
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
                for at, (key, card) in enumerate(keyed(_squared(zone)))
            ]
        if zone.lay == "stack":  # what lies under the top is a height, not cards
            faces = faces[-1:]
        elif not any(card["f"] for card in faces):
            faces = []
        area = _AREAS.get(zone.what, "middle" if zone.owner is None else "side")
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

    def _hold(self, choices: list[Choice]) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        hand = desk.hand()
        holds = bool(desk.selected or desk.staged)
        rulings = [desk.session.why(choice.offer.move) for choice in choices] if holds else []
        meter = next((found for found in map(_meter, rulings) if found is not None), None)
        first = next(iter(rulings), None)
        why = w.reasons(first) if first is not None and not first and desk.mode == "guided" else []
        if (
            meter is not None and meter.verdict is FAILS
        ):  # points are missing; other ways to open are in the ruling
            rules = [rule for rule, _ in why]
            why = why[: rules.index(meter.rule) + 1] if meter.rule in rules else why
        return {
            "selected": desk.selected,
            "source": desk.source,
            "targets": desk.targets() if desk.mode == "guided" else [],
            "staged": [
                {
                    "cards": [self._card(key, hand[key], frozenset(), "") for key in group.keys],
                    "zone": group.zone,
                    "label": said(w, "table-group", {"cards": tuple(hand[key] for key in group.keys)}),
                }
                for group in desk.staged
            ],
            "meter": None
            if meter is None
            else {
                "have": int(meter.fact("have")),
                "need": int(meter.fact("need")),
                "text": said(w, "table-meter", meter.facts),
            },
            "missing": [{"rule": rule, "text": text} for rule, text in why[:2]]
            if desk.staged or meter is not None
            else [],
        }

    def _offers(self, choices: list[Choice]) -> list[dict[str, Any]]:
        w, guided = self.desk.words, self.desk.mode == "guided"
        verbs = Counter(choice.offer.verb for choice in choices)
        shown = [
            {
                "key": choice.key,
                "label": said(w, f"offer-{choice.offer.verb}", choice.offer.facts),
                "fold": self._fold(choice, verbs),
                # a referee says nothing before something is tried
                "open": choice.open if guided else None,
                "far": choice.far and guided,
            }
            for choice in choices
        ]
        return sorted(shown, key=lambda offer: offer["open"] is False) if guided else shown

    def _fold(self, choice: Choice, verbs: Counter[str]) -> str:
        """The label of the button that several offers of one kind are behind."""
        w, verb = self.desk.words, choice.offer.verb
        label = f"table-choose-{verb}"
        return said(w, label) if verbs[verb] > 1 and w.has(label) else ""

    # --- rulings --------------------------------------------------------------

    def _ruling(self) -> dict[str, Any] | None:
        ruling, w = self.desk.asking.ruling, self.desk.words
        return None if ruling is None else ruling_data(w, ruling)

    def _lit(self) -> frozenset[str]:
        """Where the cards lie that the ruling speaks of: in hand first, then on the table."""
        desk = self.desk
        if desk.asking.ruling is None:
            return frozenset()
        wanted = involved(desk.asking.ruling)
        places = [(desk.home, key, card) for key, card in desk.hand().items()]
        held = set(desk.selected) | {key for group in desk.staged for key in group.keys}
        places.sort(key=lambda place: place[1] not in held)
        mine = desk.game.side(desk.seat)
        for zone in desk.view.zones:
            near = zone.lay == "stack" or zone.owner == mine or zone.id == desk.target
            if zone.what != "hand" and (near or zone.what in _AREAS):
                places += [(zone.id, key, card) for key, card in keyed(_squared(zone)) if card is not None]
        found = set()
        for zone_id, key, card in places:
            if wanted[card]:
                wanted[card] -= 1
                found.add(f"{zone_id}|{key}")
        return frozenset(found)

    def _now(self) -> list[dict[str, Any]] | None:
        """Each kind of move: open or closed, and why."""
        desk, w = self.desk, self.desk.words
        if not desk.mine:
            return None
        found = []
        for kind in desk.game.kinds:
            ruling = desk.session.why(desk.asking.likeliest(kind))
            id = owned(w, desk.game.id, f"kind-{kind.name}")
            reasons = w.reasons(ruling)
            found.append(
                {
                    "kind": kind.name,
                    "label": said(w, id),
                    "open": bool(ruling),
                    "text": w.sentence(ruling),
                    "rule": "" if ruling or not reasons else reasons[0][0],
                    "about": said(w, about) if w.has(about := f"{id}.about") else "",
                }
            )
        return sorted(found, key=lambda one: not one["open"])

    # --- the score ------------------------------------------------------------

    def _score(self) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        game, state = desk.game, desk.state
        ledger, sums, before = game.ledger(state), game.scores(state), game.before(state)
        target = getattr(game.house, "target", None)
        sides = []
        for side in reversed(self._sides()):
            lines = [
                {
                    "text": said(w, f"entry-{entry.what}", entry.facts),
                    "rule": entry.rule,
                    "law": law(w, entry.rule),
                    "points": said(w, "table-points", {"points": Points(entry.points)}),
                }
                for entry in ledger
                if entry.side == side
            ]
            sides.append(
                {
                    "name": said(w, "table-side", {"side": Side(side)}),
                    "lines": lines,
                    "hand": w.show(int(sums[side])),
                    "before": w.show(int(before[side])),
                    "total": w.show(int(before[side] + sums[side])),
                }
            )
        return {
            "sides": sides,
            "open": desk.turn is not None,
            "target": "" if target is None else said(w, "table-target", {"points": Points(target)}),
            "note": said(w, "table-score-open" if desk.turn is not None else "table-score-done"),
        }


# --- helpers ------------------------------------------------------------------


def _meter(ruling: Ruling) -> Ruling | None:
    """The rule that compares the points that are laid with those that are needed."""
    for _, node in ruling.walk():
        if isinstance(node.fact("have"), Points) and isinstance(node.fact("need"), Points):
            return node
    return None


def _squared(zone: Zone) -> list[Card | None]:
    """The cards of a zone; a squared canasta shows red on top if it is natural, black if it is mixed."""
    found = list(zone.cards)
    if "canasta" in zone.marks:
        ranks = Counter(card.rank for card in found if card is not None)
        most = max(ranks, key=lambda rank: ranks[rank])
        red = bool({"natural", "red"} & set(zone.marks))
        fit = [i for i, card in enumerate(found) if card is not None and (card.rank, card.red) == (most, red)]
        found.append(found.pop(fit[-1] if fit else -1))
    return found
