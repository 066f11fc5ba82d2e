"""What one seat may see, as plain values.

A view is built from what the seat may see, never cut down from a state: a card whose face is
hidden is `None`, and everything public that is not a card is in `facts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from cardlab.cards import Card, Cards
from cardlab.values import replace, value

Lay = Literal["fan", "stack", "row", "column"]
Sight = Literal["all", "top", "none"]  # which faces of a zone a seat sees


@value
class Zone:
    """A place on the table and the cards in it, bottom or left first.

    `id` is `what` or `what:owner` (`stock`, `hand:2`, `meld:0:12`); a face that this seat may
    not see is None. `marks` are words for the table to show, such as `frozen` or `natural`.
    `source` says that this seat may pick up the top card, `source-run` the top card with some
    under it, `source-any` any card.
    """

    id: str
    cards: tuple[Card | None, ...]
    lay: Lay = "row"
    marks: tuple[str, ...] = ()

    @property
    def what(self) -> str:
        """The kind of place: `hand` for `hand:2`."""
        return self.id.partition(":")[0]

    @property
    def owner(self) -> int | None:
        """The seat or side that the zone belongs to; None for common ones."""
        parts = self.id.split(":")
        return int(parts[1]) if len(parts) > 1 else None


@value
class View:
    """The table as `seat` sees it; `seat` None sees what everybody may see.

    `zones` are the places with cards in them, `facts` and `notes` what is public besides; in a notebook
    `cardlab.widgets.picture` shows all of it.
    """

    seat: int | None
    turn: int | None
    zones: tuple[Zone, ...]
    facts: tuple[tuple[str, Any], ...] = ()
    # sentences for the head of the table, each the id of a message and its facts; `task-…` is a
    # help for the seat to move, such as a duty that comes first
    notes: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...] = ()

    def __repr__(self) -> str:
        seen = "everybody" if self.seat is None else f"seat {self.seat}"
        return f"<View of {seen}: {', '.join(f'{z.id} {len(z.cards)}' for z in self.zones)}>"

    def zone(self, id: str) -> Zone:
        """The zone of this id; an empty one where there is none."""
        return next((z for z in self.zones if z.id == id), Zone(id, ()))

    def owned(self, what: str, owner: int) -> tuple[Zone, ...]:
        """The zones of a kind that belong to a seat or side."""
        return tuple([zone for zone in self.zones if zone.what == what and zone.owner == owner])

    def fact(self, name: str) -> Any:
        """A public fact by its name; None where there is none."""
        return dict(self.facts).get(name)


@value
class Event:
    """One step of a move: cards go from one zone to another, or something is announced.

    `what` is the id of the message that tells it, `rule` the article it rests on. A card that a
    seat may not see is None in that seat's events.
    """

    what: str
    rule: str
    cards: tuple[Card | None, ...] = ()
    source: str = ""
    target: str = ""
    facts: tuple[tuple[str, Any], ...] = ()


@value
class Hold:
    """What a player at the table has picked up so far: no part of the game, only a wish.

    `cards` were selected in the zone `source`; `target` is the zone pointed at ("" for none);
    `staged` are groups put aside before, each with the zone it is meant for ("" for a new place).
    """

    cards: Cards = ()
    source: str = ""
    target: str = ""
    staged: tuple[tuple[Cards, str], ...] = ()


@value
class Offer:
    """A move that a hold may mean, legal or not. `offer-<verb>` is the message of its button."""

    verb: str
    move: Any
    facts: tuple[tuple[str, Any], ...] = ()


def visible(event: Event, source: Sight, target: Sight) -> bool:
    """Does a seat see the faces of an event's cards, given how it sees the two zones?"""
    return source == "all" or target != "none"


def unseen(event: Event) -> Event:
    """The event as it is told to a seat that sees no face of its cards."""
    facts = tuple((name, _unseen(fact)) for name, fact in event.facts)
    return replace(event, cards=(None,) * len(event.cards), facts=facts)


def _unseen(fact: Any) -> Any:
    if isinstance(fact, Card):
        return None
    return tuple([_unseen(item) for item in fact]) if isinstance(fact, tuple) else fact


def replay(zones: dict[str, list[Card | None]], event: Event, sight: Callable[[str], Sight]) -> None:
    """Move the cards of an event in a picture of the zones, changing the picture.

    `sight` says how this seat sees a zone. In a zone that shows only its top, a card that is
    covered turns into None.
    """
    for card in event.cards:
        if event.source:
            _remove(zones[event.source], card)
        if event.target:
            to, how = zones.setdefault(event.target, []), sight(event.target)
            if how == "top":
                to[:] = [None] * len(to)
            to.append(None if how == "none" else card)


def _remove(zone: list[Card | None], card: Card | None) -> None:
    if card in zone:
        del zone[len(zone) - 1 - zone[::-1].index(card)]
    elif None in zone:
        zone.remove(None)
    else:  # the last card of a pile that is turned face down lay open on top
        zone.pop()
