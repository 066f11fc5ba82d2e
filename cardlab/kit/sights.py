"""What a seat sees of each zone, and how a state is imagined from what it sees.

A game says once, as a table, how each kind of zone is seen; its views, its events and what is
hidden in them go by that table. A zone that the table does not name is seen by nobody.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardlab.cards import FACES, Card, Cards
from cardlab.views import Lay, Sight, View, Zone

# how a kind of zone is seen: as a `Sight` says, or `own`: by its owner, and by all once the hand is over
_Seen = str | Callable[[Any, Any], str]


def _by_phase(s: Any) -> bool:
    return bool(s.phase == "over")


@dataclass(frozen=True, kw_only=True)
class Sights:
    """The table of what is seen: by kind of zone, and the fields of a state that everybody knows.

    An entry is `all`, `top`, `none` or `own`, or is asked of the state and the zone's owner.
    """

    zones: Mapping[str, _Seen]
    facts: tuple[str, ...]
    over: Callable[[Any], bool] = _by_phase

    def sight(self, s: Any, seat: int | None, zone: str) -> Sight:
        """How a seat sees the zone of this id. What is told of no zone is told to all."""
        if not zone:
            return "all"
        what, _, owner = zone.partition(":")
        seen = self.zones.get(what, "none")
        if not isinstance(seen, str):
            seen = seen(s, int(owner) if owner else None)
        if seen == "own":
            return "all" if (seat is not None and owner == str(seat)) or self.over(s) else "none"
        return seen  # type: ignore[return-value]  # the other three are sights

    def zone(
        self, s: Any, seat: int | None, id: str, held: Cards, lay: Lay = "row", marks: tuple[str, ...] = ()
    ) -> Zone:
        """A zone as a seat sees it."""
        seen = self.zones.get(id.partition(":")[0], "none")
        if seen != "all" and seen != "none":
            seen = self.sight(s, seat, id)
        if seen == "all":
            return Zone(id, held, lay, marks)
        shown = held[-1:] if seen == "top" else ()
        return Zone(id, (None,) * (len(held) - len(shown)) + shown, lay, marks)

    def public(self, s: Any) -> tuple[tuple[str, Any], ...]:
        """What everybody knows of a state: its facts, the house and whose turn it is."""
        return (*[(name, getattr(s, name)) for name in self.facts], ("house", s.house), ("turned", s.turn))

    def told(self, v: View) -> dict[str, Any]:
        """The fields of a state that a view's facts tell, and what else the game put among them."""
        fields = dict(v.facts)
        fields["turn"] = fields.pop("turned")
        return fields


def unseen(v: View, pack: Sequence[Card], known: Iterable[Card] = ()) -> list[Card]:
    """The cards of a pack that a view does not show, and that are not among those known."""
    seen = [0] * len(FACES)
    for card in known:
        seen[card] += 1
    for zone in v.zones:
        for face in zone.cards:
            if face is not None:
                seen[face] += 1
    found = []
    for card in pack:
        if seen[card]:
            seen[card] -= 1
        else:
            found.append(card)
    return found


class Unseen:
    """The cards of the packs that a view does not show, shuffled, to be dealt to where it hides some.

    `known` are cards that lie hidden, but everybody knows where.
    """

    def __init__(self, v: View, pack: Sequence[Card], rng: random.Random, known: Iterable[Card] = ()) -> None:
        self.view, self.cards = v, unseen(v, pack, known)
        rng.shuffle(self.cards)

    def some(self, count: int, fits: Callable[[Card], bool] | None = None) -> Cards:
        """So many of them, taken away from here; with `fits`, only such."""
        if fits is None:
            found = self.cards[:count]
            del self.cards[:count]
            return tuple(found)
        chosen: list[Card] = []
        others: list[Card] = []
        for at, card in enumerate(self.cards):
            if len(chosen) == count:
                others += self.cards[at:]
                break
            (chosen if fits(card) else others).append(card)
        self.cards = others
        return tuple(chosen)

    def fill(self, zone: str, fits: Callable[[Card], bool] | None = None, known: Cards = ()) -> Cards:
        """The cards of the zone of this id, with those known to be there and unseen ones for what it hides."""
        seen = self.view.zone(zone).cards
        dealt = iter(known + self.some(seen.count(None) - len(known), fits))
        return tuple([next(dealt) if card is None else card for card in seen])

    def hands(self, what: str, count: int, fits: Callable[[Card], bool] | None = None) -> tuple[Cards, ...]:
        """The sorted cards of the zones `what:0`, `what:1`, …"""
        return tuple([tuple(sorted(self.fill(f"{what}:{i}", fits))) for i in range(count)])


def open_cards(zone: Zone) -> Cards:
    """The cards of a zone whose faces are seen."""
    return tuple([card for card in zone.cards if card is not None])
