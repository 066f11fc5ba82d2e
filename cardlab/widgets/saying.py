"""Zones and rulings in sentences, for live tables and for still pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardlab.cards import Card
from cardlab.explain.places import declared, event_text, owned, said, turn_text, zone_label
from cardlab.rulings import FAILS, HOLDS, MOOT, Ruling
from cardlab.words import Words

__all__ = [
    "branches",
    "declared",
    "event_text",
    "involved",
    "law",
    "owned",
    "ruling_data",
    "said",
    "turn_text",
    "zone_label",
]


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
