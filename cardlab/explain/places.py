"""Positions in words: whose turn it is, what lies where, what happened; as text and as plain HTML.

For wherever no table is drawn: notebooks without a kernel, the terminal, screen readers, printed sheets.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from cardlab.cards import Card, cards
from cardlab.values import Seat, Side
from cardlab.views import Event, View, Zone
from cardlab.words import MissingWords, Words

__all__ = ["declared", "event_text", "html", "owned", "said", "text", "turn_text", "zone_label"]


def said(w: Words, id: str, facts: Any = ()) -> str:
    """A message; its bare id where no catalogue has it, so that a table never goes blank for a word."""
    try:
        return w.fill(id, dict(facts))
    except (MissingWords, TypeError):
        return id


def owned(w: Words, game: str, id: str) -> str:
    """The id of a game's own message (`kind-contract_rummy-draw`) where it has one, else the common one."""
    return w.owned(game, id)


def turn_text(w: Words, view: View, game: str = "") -> str:
    """Whose turn it is and what there is to do, or that the hand is over."""
    if view.turn is None:
        return said(w, "table-hand-over")
    seat = Seat(view.turn)
    phase = owned(w, game, f"phase-{view.fact('phase')}")
    if any(zone.id == "stock" and not zone.cards for zone in view.zones) and w.has(f"{phase}.empty"):
        phase += ".empty"
    if w.has(phase):
        return said(w, phase, {"seat": seat})
    return said(w, "table-your-turn" if seat == w.me else "table-wait", {"seat": seat})


def zone_label(w: Words, zone: Zone) -> str:
    """What lies in a zone, in words: the name of a place on the table."""
    facts: dict[str, Any] = {"count": len(zone.cards)}
    if zone.what == "hand" and zone.owner is not None:
        return said(w, "table-zone-hand", facts | {"seat": Seat(zone.owner)})
    if zone.owner is not None:
        facts |= {"side": Side(zone.owner), "number": zone.owner + 1}
    faces = tuple(card for card in zone.cards if card is not None)
    facts["cards"] = faces[-1:] if zone.lay == "stack" else faces
    if zone.id.count(":") >= 2 and faces:  # a meld says what it is of by what lies in it
        marks = tuple(said(w, word) for mark in zone.marks if w.has(word := f"table-mark-{mark}"))
        text = said(w, "table-zone-meld-marked" if marks else "table-zone-meld", facts | {"marks": marks})
        stand = tuple(declared(zone).values())
        return said(w, "table-zone-stands", {"zone": text, "stands": stand}) if stand else text
    id = f"table-zone-{zone.what}" + ("" if zone.cards else "-empty")
    if zone.lay == "row" and len(faces) > 1 and w.has(f"{id}-open"):  # all its cards are seen side by side
        id += "-open"
    text = said(w, id if w.has(id) else "table-zone-other", facts)
    return said(w, "table-zone-frozen", {"zone": text}) if "frozen" in zone.marks else text


def declared(zone: Zone) -> dict[int, Card]:
    """What the wild cards of a zone stand for, by their places: marks such as `joker:1:5♣`."""
    marks = [mark.split(":") for mark in zone.marks if mark.startswith("joker:")]
    return {int(at): cards(face)[0] for _, at, face in marks}


def event_text(w: Words, event: Event) -> str:
    """What happened, in a sentence; with its cards where this seat sees them."""
    faces = bool(event.cards) and None not in event.cards
    id = f"event-{event.what}"
    return said(
        w, f"{id}.seen" if faces and w.has(f"{id}.seen") else id, {"cards": event.cards, **dict(event.facts)}
    )


_RED, _BLACK, _BACK = "#b3102a", "#23212b", "#2a4d8f"
_CHIP = (
    "display:inline-block;min-width:1.6em;margin:1px;padding:1px 4px;border:1px solid #b8afa0;border-radius:4px;"
    "background:#fffdf8;text-align:center;font-weight:600;white-space:nowrap;color:"
)
_MIDDLE = "max-width:46rem;margin:8px auto;"  # as wide as a text around it
_CELL = "padding:5px 10px;border-bottom:1px solid #e4d9c4;text-align:start;vertical-align:middle;"


def _rows(view: View) -> Iterator[tuple[Zone, tuple[Card | None, ...]]]:
    """The zones with what of them is worth a look: of a stack only the top."""
    for zone in view.zones:
        if zone.cards or (zone.lay == "stack" and not any(mark.startswith("suit:") for mark in zone.marks)):
            yield zone, zone.cards[-1:] if zone.lay == "stack" else zone.cards


def text(view: View, w: Words, game: str = "") -> str:
    """A position as one seat sees it, a line for each place.

    >>> import cardlab
    >>> from cardlab.words import words
    >>> game = cardlab.game("canasta")
    >>> view = game.view(game.deal(7), 0)
    >>> len(text(view, words("en").at_table(4, 0, 2)).splitlines()) > 6
    True
    """
    lines = [turn_text(w, view, game)]
    for zone, shown in _rows(view):
        label = zone_label(w, zone)
        faces = tuple(card for card in shown if card is not None)
        named = not faces or w.show(faces) in label  # the label names them already
        lines.append(label if named else said(w, "table-text-row", {"zone": label, "cards": faces}))
    return "\n".join(lines)


def html(view: View, w: Words, game: str = "") -> str:
    """The same as a table that needs no script, no style sheet and no drawing."""
    rows = "".join(
        f'<tr><th scope="row" style="{_CELL}font-weight:400">{escape(zone_label(w, zone))}</th>'
        f'<td style="{_CELL}">{_chips(shown, w)}</td></tr>'
        for zone, shown in _rows(view)
    )
    return (
        f'<table class="cardlab-still" style="{_MIDDLE}border-collapse:collapse;background:#fffdf8;color:#2a2620">'
        f'<caption style="text-align:start;font-weight:600;padding:4px 10px">{escape(turn_text(w, view, game))}</caption>'
        f"<tbody>{rows}</tbody></table>"
    )


def _chips(shown: tuple[Card | None, ...], w: Words) -> str:
    faces = [card for card in shown if card is not None]
    if not faces:
        return f'<span style="color:{_BACK}" aria-hidden="true">{"▮" * min(len(shown), 20)}</span>'
    return " ".join(
        f'<span style="{_CHIP}{_RED if card.red else _BLACK}" title="{escape(w.card_name(card))}">'
        f"{escape(w.show(card))}</span>"
        for card in faces
    )
