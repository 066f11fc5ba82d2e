"""Zones and rulings in sentences, for live tables and for still pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardlab.cards import Card, cards
from cardlab.rulings import FAILS, HOLDS, MOOT, Ruling
from cardlab.values import Seat, Side
from cardlab.views import Event, View, Zone
from cardlab.words import MissingWords, Words


def said(w: Words, id: str, facts: Any = ()) -> str:
    """A message; its bare id where no catalogue has it, so that a table never goes blank for a word."""
    try:
        return w.fill(id, dict(facts))
    except (MissingWords, TypeError):
        return id


def owned(w: Words, game: str, id: str) -> str:
    """The id of a game's own message (`kind-contract_rummy-draw`) where it has one, else the common one."""
    kind, _, rest = id.partition("-")
    own = f"{kind}-{game}-{rest}"
    return own if w.has(own) else id


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


def law(w: Words, rule: str) -> str:
    """The text of a rule; empty where there is none."""
    return said(w, rule) if rule and w.has(rule) else ""


def ruling_data(w: Words, ruling: Ruling) -> dict[str, Any]:
    """A ruling as a page shows it: the decisive sentence, all reasons with their laws, the whole tree."""
    return {
        "good": bool(ruling),
        "verdict": w.verdict(ruling),
        "sentence": w.sentence(ruling),
        "reasons": [{"rule": rule, "text": text, "law": law(w, rule)} for rule, text in w.reasons(ruling)],
        "tree": list(branches(w, ruling)),
        "terms": w.terms(ruling.terms) if ruling.terms else "",
    }


def branches(w: Words, node: Ruling, depth: int = 0, *, excused: bool = False) -> Iterator[dict[str, Any]]:
    """Every condition with its depth, a mark and a sentence."""
    text = w.say("moot-excused") if excused and not node.parts else w.because(node)
    mark = "moot" if node.excuse and node.verdict is FAILS else _MARKS[node.verdict]
    yield {"depth": depth, "mark": mark, "text": text, "rule": node.rule, "law": law(w, node.rule)}
    met = excused
    for part in node.parts:
        yield from branches(w, part, depth + 1, excused=met and part.verdict is MOOT)
        met = met or (part.excuse and part.verdict is HOLDS)


_MARKS = {HOLDS: "yes", FAILS: "no", MOOT: "moot"}


def involved(ruling: Ruling) -> Counter[Card]:
    """The cards that the reasons of a ruling speak of, as many copies as any one of them names."""
    found: Counter[Card] = Counter()
    for node in ruling.blame() if ruling.verdict is FAILS else ruling.credit():
        for _, value in node.facts:
            cards = value if isinstance(value, tuple) else (value,)
            found |= Counter(card for card in cards if isinstance(card, Card))
    return found
