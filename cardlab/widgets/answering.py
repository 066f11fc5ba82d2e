"""Answers about a ruling as a page shows them: fixes, other houses, another move, the rest of the turn."""

from __future__ import annotations

from typing import Any

from cardlab.explain import Comparison, Contrast, Fixes, WhatIf, cards_of
from cardlab.explain.voice import option_names, table_name
from cardlab.game import Game
from cardlab.games import presets
from cardlab.rulings import FAILS, HOLDS, Ruling, Terms
from cardlab.widgets.asking import Asking, playable
from cardlab.widgets.saying import owned, said
from cardlab.words import Words


def answers_data(w: Words, asking: Asking, game: Game[Any]) -> dict[str, Any]:
    """All that was asked about the ruling that is shown, and what more can be asked."""
    answers = asking.answers
    return {
        "fixes": None if answers.fixes is None else fixes_data(w, answers.fixes),
        "usual": None if answers.usual is None else comparison_data(w, answers.usual, game),
        "chosen": None if answers.chosen is None else comparison_data(w, answers.chosen, game),
        "houses": houses(w, game) if answers.usual is not None else None,
        "contrast": None if answers.contrast is None else contrast_data(w, answers.contrast),
        "whatif": None if answers.whatif is None else whatif_data(w, answers.whatif),
        "besides": _besides(w, asking, game),
    }


def _besides(w: Words, asking: Asking, game: Game[Any]) -> list[dict[str, str]]:
    """The moves that can be set beside the one that was ruled on."""
    found = list[dict[str, str]]()
    for key, choice, move in asking.besides():
        if choice is not None:
            label = said(w, f"offer-{choice.offer.verb}", choice.offer.facts)
        else:
            kind = said(w, owned(w, game.id, f"kind-{game.kind(move).name}"))
            facts = {"kind": kind, "cards": tuple(sorted(cards_of(move).elements()))}
            label = said(w, f"table-beside-{key.partition(':')[0]}", facts)
            if any(label == one["label"] for one in found):  # as one types it tells it from the others
                label = game.spell(move)
        found.append({"key": key, "label": label})
    return found


def fixes_data(w: Words, fixes: Fixes) -> dict[str, Any]:
    """What would make it legal; where nothing would, a sentence that says so."""
    return {
        "none": "" if fixes else said(w, fixes.message),
        "list": [
            {
                "when": fix.when,
                "head": said(w, f"fix-when-{fix.when}"),
                "text": fix.text(),
                "play": said(w, f"table-fix-{fix.when}") if playable(fix) else "",
            }
            for fix in fixes
        ],
    }


def comparison_data(w: Words, comparison: Comparison, game: Game[Any]) -> dict[str, Any]:
    """Several houses side by side: the verdict of each, and what decides it."""
    rows = []
    for judged in comparison.rows:
        name, verdict, reasons = comparison.row(judged, w.me)
        rows.append(
            {
                "name": name,
                "own": said(w, "table-house-own") if judged.game.terms == game.terms else "",
                "good": None if judged.ruling is None else bool(judged.ruling),
                "verdict": verdict,
                "reasons": [{"text": text, "rule": rule} for text, rule in reasons],
            }
        )
    laws = [{"name": name, "rule": rule, "law": law} for name, rule, law in comparison.laws()]
    return {"text": said(w, comparison.message), "rows": rows, "laws": laws}


def houses(w: Words, game: Game[Any]) -> dict[str, Any]:
    """What a house may be made of: a preset, and a value of one option."""
    return {
        "presets": [
            {"id": preset, "name": table_name(w, Terms(game.id, preset, game.seats))}
            for preset in presets(game.id)
        ],
        "options": [
            {
                "id": option.name,
                "name": option_names(w, game.id, option.name, option.default)[0],
                "values": [option_names(w, game.id, option.name, value)[1] for value in option.values],
            }
            for option in game.options
        ],
    }


def contrast_data(w: Words, contrast: Contrast) -> dict[str, Any]:
    """Two moves side by side: only the conditions that came out differently."""
    return {
        "text": contrast.headline(w),
        "moves": [contrast.move, contrast.other],
        "rows": [
            {"rule": one.rule, "sides": [_side(text, leaf) for _, text, leaf in contrast.sides(w, one)]}
            for one in contrast.differences
        ],
    }


def _side(text: str, leaf: Ruling | None) -> dict[str, str]:
    verdict = None if leaf is None else leaf.verdict
    return {"text": text, "mark": "yes" if verdict is HOLDS else "no" if verdict is FAILS else "moot"}


def whatif_data(w: Words, found: WhatIf) -> dict[str, Any]:
    """What a legal move brings about in the rest of the turn."""
    head, *rest = found.lines(w)
    return {"text": head[0], "rows": [{"text": text, "rule": rule} for text, rule in rest]}
