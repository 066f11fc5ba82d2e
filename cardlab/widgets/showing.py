"""All that a browser learns of a table, as plain data: built from the view of its seat.

Every visible text is a sentence of the catalogues. A card is `{k: key, f: symbol or null, t: its
name}`; what is face down is a number of cards and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from cardlab.cards import Card
from cardlab.rulings import Ruling
from cardlab.session import Node
from cardlab.values import Points, Seat, Side
from cardlab.views import Event, Zone
from cardlab.widgets.desk import Choice, Desk
from cardlab.widgets.faces import symbol_id
from cardlab.widgets.saying import event_text, involved, law, ruling_data, said, turn_text, zone_label

LABELS = """
auto back back-design before blue branch-from branches buttons clear close closed deal far first forward four guided
guided-tip hand help jumbo last law log missing mode motion new-hand next-hand now now-wait off on others put-aside
random reasons red redo referee referee-tip score score-hand score-match seed selected settings skip sort sort-rank
sort-suit staged table take-back take-back-all timeline tree undo why why-nothing worth
""".split()
KEYS = ("arrows", "select", "number", "stage", "undo", "step", "now", "escape")
KEPT = 80  # steps of the log that are shown; the whole hand is in the timeline


class Showing:
    """Makes what is shown, and remembers what was shown last, so that steps are told once."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.frames = 0
        self._told: dict[Node[Any], dict[str, Any]] = {}
        self._language = desk.language

    def data(self) -> dict[str, Any]:
        """Everything."""
        desk, w = self.desk, self.desk.words
        if desk.language != self._language:
            self._told, self._language = {}, desk.language
        session, view = desk.session, desk.view
        choices = desk.choices()
        lit = self._lit()
        return {
            "revision": session.revision,
            "language": desk.language,
            "labels": {name: said(w, f"table-{name}") for name in LABELS},
            "keys": [[said(w, f"table-key-{name}"), said(w, f"table-key-{name}-do")] for name in KEYS],
            "game": said(w, f"game-{desk.game.id}"),
            "seat": desk.seat,
            "mode": desk.mode,
            "seed": session.seed,
            "settings": {name: getattr(desk.settings, name) for name in desk.settings.__slots__},
            "status": self._status(),
            "notice": said(w, desk.notice[0], desk.notice[1]) if desk.notice else "",
            "seats": [self._seat(seat) for seat in range(desk.game.seats)],
            "sides": [self._side(side) for side in self._sides()],
            "zones": self._zones(view.zones, lit),
            "hold": self._hold(choices),
            "offers": self._offers(choices),
            "ruling": self._ruling(),
            "panel": desk.panel,
            "now": self._now() if desk.panel == "now" else None,
            "score": self._score(),
            "log": self._log(),
            "line": self._line(),
            "frames": self._frames(),
        }

    # --- who and where --------------------------------------------------------

    def _status(self) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        turn = desk.turn
        if turn is None:
            won = desk.game.winners(desk.state)
            text = said(w, "table-won", {"side": won[0]}) if won else said(w, "table-hand-over")
            return {"text": text, "tone": "over", "next": not won, "others": False}
        text = turn_text(w, desk.view)
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
        own = zone.id == desk.source
        if own:
            cards = [self._card(key, card, lit, zone.id) for key, card in desk.hand().items()]
        else:
            cards = [self._card(key, card, lit, zone.id) for key, card in _keyed(_squared(zone))]
        if zone.lay == "stack":  # what lies under the top is a height, not cards
            cards = cards[-1:]
        elif not any(card["f"] for card in cards):
            cards = []
        return {
            "id": zone.id,
            "what": zone.what,
            "owner": zone.owner,
            "lay": zone.lay,
            "marks": list(zone.marks),
            "n": len(zone.cards),
            "count": w.show(len(zone.cards)),
            "cards": cards,
            "own": own,
            "label": zone_label(w, zone),
            "tags": [said(w, f"table-mark-{mark}") for mark in zone.marks],
        }

    def _card(self, key: str, card: Card | None, lit: frozenset[str], zone: str) -> dict[str, Any]:
        if card is None:
            return {"k": key, "f": None, "t": "", "lit": False}
        name = self.desk.words.card_name(card)
        return {"k": key, "f": symbol_id(card.name)[3:], "t": name, "lit": f"{zone}|{key}" in lit}

    # --- what is held up, and what it may mean ---------------------------------

    def _hold(self, choices: list[Choice]) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        hand = desk.hand()
        holds = bool(desk.selected or desk.staged)
        rulings = [desk.session.why(choice.offer.move) for choice in choices] if holds else []
        meter = next(filter(None, map(_meter, rulings)), None)
        first = next(iter(rulings), None)
        why = w.reasons(first) if first is not None and not first and desk.mode == "guided" else []
        return {
            "selected": desk.selected,
            "staged": [
                {
                    "cards": [self._card(key, hand[key], frozenset(), "") for key in group.keys],
                    "zone": group.zone,
                    "label": said(w, "table-group", {"cards": tuple(hand[key] for key in group.keys)}),
                }
                for group in desk.staged
            ],
            "meter": meter
            and {
                "have": int(meter[0]),
                "need": int(meter[1]),
                "text": said(w, "table-meter", {"have": meter[0], "need": meter[1]}),
            },
            "missing": [{"rule": rule, "text": text} for rule, text in why[:3]]
            if desk.staged or meter
            else [],
        }

    def _offers(self, choices: list[Choice]) -> list[dict[str, Any]]:
        w, guided = self.desk.words, self.desk.mode == "guided"
        shown = [
            {
                "key": choice.key,
                "label": said(w, f"offer-{choice.offer.verb}", choice.offer.facts),
                # a referee says nothing before something is tried
                "open": choice.open if guided else None,
                "far": choice.far and guided,
            }
            for choice in choices
        ]
        return sorted(shown, key=lambda offer: offer["open"] is False) if guided else shown

    # --- rulings --------------------------------------------------------------

    def _ruling(self) -> dict[str, Any] | None:
        ruling, w = self.desk.ruling, self.desk.words
        return None if ruling is None else ruling_data(w, ruling)

    def _lit(self) -> frozenset[str]:
        """Where the cards lie that the ruling speaks of: in hand first, then on the table."""
        desk = self.desk
        if desk.ruling is None:
            return frozenset()
        wanted = involved(desk.ruling)
        places = [(desk.source, key, card) for key, card in desk.hand().items()]
        held = set(desk.selected) | {key for group in desk.staged for key in group.keys}
        places.sort(key=lambda place: place[1] not in held)
        mine = desk.game.side(desk.seat)
        for zone in desk.view.zones:
            if zone.lay == "stack" or (zone.what != "hand" and zone.owner == mine):
                cards = _keyed(_squared(zone))
                places += [(zone.id, key, card) for key, card in cards if card is not None]
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
            ruling = desk.session.why(desk.likeliest(kind))
            reasons = w.reasons(ruling)
            found.append(
                {
                    "kind": kind.name,
                    "label": said(w, f"kind-{kind.name}"),
                    "open": bool(ruling),
                    "text": w.sentence(ruling),
                    "rule": reasons[-1 if ruling else 0][0] if reasons else "",
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

    # --- what happened --------------------------------------------------------

    def _log(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for _, node in zip(range(KEPT), self.desk.session.here.line()):
            told = self._tell(node)
            if told["say"]:
                found.append(told)
        return found

    def _tell(self, node: Node[Any]) -> dict[str, Any]:
        """A step of the line in sentences, as this seat saw it."""
        if node not in self._told:
            desk, w = self.desk, self.desk.words
            who = None if node.parent is None or node.move is None else desk.game.turn(node.parent.state)
            events = list(self._seen(node))
            why = getattr(node.note, "why", "")
            self._told[node] = {
                "id": f"{len(self._told)}",
                "who": who,
                "mine": who == desk.seat,
                "say": [{"text": event_text(w, e), "rule": e.rule} for e in events],
                "why": said(w, why, getattr(node.note, "facts", ())) if why else "",
            }
        return self._told[node]

    def _seen(self, node: Node[Any]) -> Iterator[Event]:
        game, seat = self.desk.game, self.desk.seat
        before = node.parent.state if node.parent is not None and node.move is not None else node.state
        for event in node.events:
            seen = game.seen(before, node.state, seat, event)
            if seen.cards and all(card is None for card in seen.cards):
                facts = tuple((name, _unseen(value)) for name, value in event.facts)
                seen = Event(seen.what, seen.rule, seen.cards, seen.source, seen.target, facts)
            yield seen

    def _line(self) -> dict[str, Any]:
        desk, w = self.desk, self.desk.words
        line, here = desk.session.line(), desk.session.here
        at = line.index(here)
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
            "place": said(w, "table-place", {"at": at, "of": len(line) - 1}),
            "deals": [i for i, node in enumerate(line) if node.move is None],
            "undo": desk.before() is not None,
            "redo": desk.after() is not None,
            "branches": branches,
        }

    def _heading(self, node: Node[Any]) -> str:
        sentences = self._tell(node)["say"]
        return str(sentences[0]["text"]) if sentences else ""

    # --- motion ---------------------------------------------------------------

    def _frames(self) -> dict[str, Any]:
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
            self.frames += 1
        return {"id": self.frames, "list": [self._frame(node) for node in reversed(fresh) if node.parent]}

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
        }


# --- helpers ------------------------------------------------------------------


def _meter(ruling: Ruling) -> tuple[Points, Points] | None:
    """The points that are laid and those that are needed, where a rule compares them."""
    for _, node in ruling.walk():
        have, need = node.fact("have"), node.fact("need")
        if isinstance(have, Points) and isinstance(need, Points):
            return have, need
    return None


def _unseen(value: Any) -> Any:
    """A fact about cards that one did not see."""
    if isinstance(value, Card):
        return None
    if isinstance(value, tuple) and any(isinstance(item, Card) for item in value):
        return (None,) * len(value)
    return value


def _keyed(cards: Iterable[Card | None]) -> Iterator[tuple[str, Card | None]]:
    copies: Counter[str] = Counter()
    for card in cards:
        name = "back" if card is None else card.name
        yield f"{name}.{copies[name]}", card
        copies[name] += 1


def _squared(zone: Zone) -> list[Card | None]:
    """The cards of a zone; a squared canasta shows red on top if it is natural, black if it is mixed."""
    cards = list(zone.cards)
    if "canasta" in zone.marks:
        red = "natural" in zone.marks
        at = next((i for i in reversed(range(len(cards))) if _is_red(cards[i]) == red), len(cards) - 1)
        cards.append(cards.pop(at))
    return cards


def _is_red(card: Card | None) -> bool | None:
    return None if card is None or card.suit > 3 else card.red
