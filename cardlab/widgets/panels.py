"""What stands beside a table: what can be done now, the ruling and the cards that it speaks of, the score."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any

from cardlab.cards import Card
from cardlab.explain import cards_of
from cardlab.game import Kind
from cardlab.rulings import Ruling
from cardlab.values import Points, Side
from cardlab.views import Zone
from cardlab.widgets.answering import answers_data
from cardlab.widgets.desk import Desk
from cardlab.widgets.faces import symbol_id
from cardlab.widgets.holding import keyed
from cardlab.widgets.saying import law, owned, ruling_data, said

# where a zone lies on the table; what is not named here lies in the middle, or by its side's melds
AREAS = {
    "hand": "hand",
    "house": "house",
    "foundation": "foundation",
    "reserve": "station",
    "waste": "station",
    "drawn": "station",
    "draw": "station",
}


class Panels:
    """Makes the data of the panels of one desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # --- rulings --------------------------------------------------------------

    def ruling(self) -> dict[str, Any] | None:
        """The ruling that is shown, what was asked about it, and the faces of the cards that it speaks of."""
        asking, w = self.desk.asking, self.desk.words
        if asking.ruling is None:
            return None
        groups, singles = _named(asking.ruling)
        cards = sorted((groups | singles).elements())
        return {
            **ruling_data(w, asking.ruling),
            **answers_data(w, asking, self.desk.game),
            "play": asking.playable(),
            "cards": [{"f": symbol_id(card.name)[3:], "t": w.card_name(card)} for card in cards],
        }

    def lit(self) -> frozenset[str]:
        """Where the cards lie that the ruling speaks of.

        What the move uses is held up, put aside or in hand; what is named beside it lies on the table first, so
        that the top of a pile is not mistaken for its twin in the hand.
        """
        asking = self.desk.asking
        if asking.ruling is None:
            return frozenset()
        groups, singles = _named(asking.ruling)
        given = Counter(card for card in _fields(asking.move) if isinstance(card, Card))
        moved = cards_of(asking.move) - given
        own, near, far = self._held(), *self._lying()
        found = set[tuple[str, str]]()
        for wanted, places in (
            (groups & moved, [*own, *near, *far]),
            (singles & given, [*own, *near, *far]),
            ((groups - moved) | (singles - given), [*near, *own, *far]),
        ):
            for card in wanted.elements():
                place = next((p[:2] for p in places if p[2] == card and p[:2] not in found), None)
                if place is not None:
                    found.add(place)
        return frozenset(f"{zone}|{key}" for zone, key in found)

    def _held(self) -> list[tuple[str, str, Card]]:
        """The learner's cards with their places: held up, put aside, in hand."""
        desk = self.desk
        hand = desk.hand()
        there = hand if desk.source == desk.home else dict(keyed(desk.view.zone(desk.source).cards))
        places = [(desk.source, key, card) for key in desk.selected if (card := there.get(key)) is not None]
        aside = [key for group in desk.staged for key in group.keys]
        places += [(desk.home, key, hand[key]) for key in aside]
        return places + [(desk.home, key, card) for key, card in hand.items()]

    def _lying(self) -> tuple[list[tuple[str, str, Card]], list[tuple[str, str, Card]]]:
        """The open cards on the table with their places: where one points and on piles, and elsewhere."""
        desk = self.desk
        mine = desk.game.side(desk.seat)
        near, far = list[tuple[str, str, Card]](), list[tuple[str, str, Card]]()
        zones = sorted(desk.view.zones, key=lambda zone: zone.id != desk.target)
        for zone in zones:
            if zone.what != "hand":
                close = zone.id == desk.target or zone.lay == "stack" or zone.id == "pile"
                if close or zone.owner == mine or zone.what in AREAS:
                    keys = list(keyed(squared(zone)))
                    shown = keys[-1:] if close and zone.id != desk.target else keys
                    places = [(zone.id, key, card) for key, card in shown if card is not None]
                    (near if close else far).extend(places)
        return near, far

    # --- what can be done now -------------------------------------------------

    def now(self) -> list[dict[str, Any]] | None:
        """Each kind of move: open or closed, and why."""
        desk, w = self.desk, self.desk.words
        if not desk.mine:
            return None
        found = []
        for kind in desk.game.kinds:
            move = desk.asking.likeliest(kind)
            ruling = desk.session.why(move)
            id = owned(w, desk.game.id, f"kind-{kind.name}")
            reasons = w.reasons(ruling)
            text = w.sentence(ruling)
            if not ruling and _reads_move(kind, ruling):  # a reason that speaks of a try says of which
                tried = tuple(sorted(cards_of(move).elements()))
                text = said(w, "table-now-nearest", {"cards": tried, "reason": text})
            found.append(
                {
                    "kind": kind.name,
                    "label": said(w, id),
                    "open": bool(ruling),
                    "text": text,
                    "rule": "" if ruling or not reasons else reasons[0][0],
                    "about": said(w, about) if w.has(about := f"{id}.about") else "",
                }
            )
        return sorted(found, key=lambda one: not one["open"])

    # --- the score ------------------------------------------------------------

    def score(self, order: list[int]) -> dict[str, Any]:
        """The sheet of the hand and the match, in an order of sides; the learner's comes first."""
        desk, w = self.desk, self.desk.words
        game, state = desk.game, desk.state
        ledger, sums, before = game.ledger(state), game.scores(state), game.before(state)
        target = getattr(game.house, "target", None)
        sides = []
        for side in reversed(order):
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


def _fields(move: Any) -> list[Any]:
    """What a move says directly: the card of a discard, but not the cards of a group."""
    return [getattr(move, field.name) for field in fields(move)]


def _named(ruling: Ruling) -> tuple[Counter[Card], Counter[Card]]:
    """The cards that the reasons of a ruling speak of, in groups and singly: as many copies as one of them names."""
    groups, singles = Counter[Card](), Counter[Card]()
    for node in ruling.blame() if not ruling else ruling.credit():
        for _, value in node.facts:
            if isinstance(value, tuple):
                groups |= Counter(card for card in value if isinstance(card, Card))
            elif isinstance(value, Card):
                singles[value] = 1
    return groups, singles


def _reads_move(kind: Kind[Any], ruling: Ruling) -> bool:
    """Does the first fault of a ruling lie in the move, and not in the moment alone?"""
    fault = next(ruling.blame(), ruling)
    rules = kind.charter.rules()
    return any(rule.reads_move for rule in rules if (rule.id, rule.aspect) == (fault.rule, fault.aspect))


def squared(zone: Zone) -> list[Card | None]:
    """The cards of a zone; a squared canasta shows red on top if it is natural, black if it is mixed."""
    found = list(zone.cards)
    if "canasta" in zone.marks:
        ranks = Counter(card.rank for card in found if card is not None)
        most = max(ranks, key=lambda rank: ranks[rank])
        red = bool({"natural", "red"} & set(zone.marks))
        fit = [i for i, card in enumerate(found) if card is not None and (card.rank, card.red) == (most, red)]
        found.append(found.pop(fit[-1] if fit else -1))
    return found
