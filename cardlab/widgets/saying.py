"""Zones and rulings in sentences, for live tables and for still pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlab.explain.book import source_text, surprise_text
from cardlab.explain.places import declared, event_text, owned, said, turn_text, zone_label
from cardlab.rulings import FAILS, HOLDS, MOOT, Ruling, Terms
from cardlab.widgets.addresses import article_address
from cardlab.words import Words

__all__ = [
    "branches",
    "cited",
    "declared",
    "event_text",
    "law",
    "owned",
    "ruling_data",
    "said",
    "turn_text",
    "zone_label",
]


def law(w: Words, rule: str) -> str:
    """The text of a rule as the house plays it; empty where there is none."""
    return w.law(rule) if rule and w.has(rule) else ""


def cited(w: Words, terms: Terms | None, rule: str) -> dict[str, str]:
    """An article for those who ask further: its law, where that comes from, a note if it surprises, its address."""
    known = bool(rule) and w.has(rule)
    return {
        "rule": rule,
        "law": law(w, rule),
        "source": source_text(w, rule) if known else "",
        "note": surprise_text(w, rule) if known else "",
        "address": article_address(terms, rule) if known and terms is not None else "",
    }


def ruling_data(w: Words, ruling: Ruling) -> dict[str, Any]:
    """A ruling as a page shows it: verdict, the decisive sentence, all reasons with their laws, the whole tree."""
    return {
        "good": bool(ruling),
        "verdict": w.verdict(ruling),
        "sentence": w.sentence(ruling),
        "reasons": [{"text": text, **cited(w, ruling.terms, rule)} for rule, text in w.reasons(ruling)],
        "tree": list(branches(w, ruling)),
        "terms": w.terms(ruling.terms) if ruling.terms else "",
    }


def branches(w: Words, ruling: Ruling) -> Iterator[dict[str, Any]]:
    """Every condition with its depth, a mark, a sentence, and whether the verdict rests on it."""
    return _branches(w, ruling, 0, _decisive(w, ruling), excused=False)


def _branches(
    w: Words, node: Ruling, depth: int, decisive: frozenset[int], *, excused: bool
) -> Iterator[dict[str, Any]]:
    text = w.say("moot-excused") if excused and not node.parts else w.because(node)
    mark = "moot" if node.excuse and node.verdict is FAILS else _MARKS[node.verdict]
    yield {
        "depth": depth,
        "mark": mark,
        "text": text,
        "rule": node.rule,
        "law": law(w, node.rule),
        "decides": any(id(leaf) in decisive for _, leaf in node.walk()),
    }
    met = excused
    for part in node.parts:
        yield from _branches(w, part, depth + 1, decisive, excused=met and part.verdict is MOOT)
        met = met or (part.excuse and part.verdict is HOLDS)


def _decisive(w: Words, ruling: Ruling) -> frozenset[int]:
    """The leaves that a verdict rests on: all faults or, of what was met, what says most of why and what was measured."""
    if not ruling:
        return frozenset(map(id, ruling.blame()))
    sentence, met = w.sentence(ruling), list(ruling.credit())
    return frozenset(
        id(leaf)
        for leaf in met
        if leaf.telling
        or leaf.fact("have") is not None
        or w.say("allowed", reason=w.because(leaf)) == sentence
    )


_MARKS = {HOLDS: "yes", FAILS: "no", MOOT: "moot"}
