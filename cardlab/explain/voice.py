"""How answers of this layer speak: in a language, at a table, to a player, under its options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from cardlab.game import Game
from cardlab.rulings import FAILS, HOLDS, MOOT, Ruling, Terms
from cardlab.words import Words, words

Facts = tuple[tuple[str, Any], ...]
Said = tuple[str, Facts]  # the id of a message and what fills it

MARKS = {HOLDS: "✓", FAILS: "✗", MOOT: "·"}
_COLOURS = {HOLDS: "#1f5a46", FAILS: "#b3102a", MOOT: "#5f5648"}
ARTICLE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")


@dataclass(frozen=True, slots=True)
class Voice:
    """Plain data from which the words for an answer are made when something is printed."""

    language: str
    seats: int = 0
    me: int | None = None
    sides: int = 0
    settings: Facts = ()
    game: str = ""

    @classmethod
    def of(cls, game: Game[Any], seat: int | None, language: str) -> Voice:
        """The voice of a game's table, for the player at a seat."""
        return cls(language, game.seats, seat, game.sides, game.terms.settings, game.id)

    @property
    def words(self) -> Words:
        """The words themselves."""
        return words(self.language).at_table(self.seats, self.me, self.sides).under(self.settings)


def option_names(w: Words, game: str, name: str, value: Any) -> tuple[str, str]:
    """The name of an option and of one of its values; what one types where they have none."""
    own = f"option-{game}-{name}"
    id = own if w.has(own) else f"option-{name}"
    named = f"{id}.value-{value}"
    plain = value if isinstance(value, str) else w.show(value)
    return (w.say(id) if w.has(id) else name), (w.say(named) if w.has(named) else plain)


def table_name(w: Words, terms: Terms) -> str:
    """A preset and what is changed in it, as short as can be."""
    id = next(
        (id for id in (f"{terms.game}-preset-{terms.preset}", f"preset-{terms.preset}") if w.has(id)), ""
    )
    preset = w.say(id) if id else terms.preset
    changed = tuple(
        w.say("setting", option=option, value=said)
        for option, said in (option_names(w, terms.game, name, value) for name, value in terms.changed)
    )
    return w.say("compare-table", preset=preset, changed=changed, count=len(changed))


def decisive(w: Words, ruling: Ruling) -> Ruling:
    """The leaf that a verdict rests on most: the first fault, or the last condition met that measured something."""
    if not ruling:
        return next(ruling.blame(), ruling)
    met = [node for node in ruling.credit() if not node.waived]
    measured = [node for node in met if node.fact("have") is not None]
    return (measured or met or [ruling])[-1]


def leaves(ruling: Ruling) -> list[Ruling]:
    """The answered conditions of a ruling."""
    return [node for _, node in ruling.walk() if node.rule and not node.parts and node.verdict is not MOOT]


def cited(text: str, rule: str) -> str:
    """A sentence and the article that it rests on."""
    return f"{text} [{rule}]" if rule else text


def cited_html(text: str, rule: str, tag: str = "span") -> str:
    """The same, the article as a link to where a rulebook on the same page has it."""
    link = f' <a href="#rule-{rule}"><code>{escape(rule)}</code></a>' if rule else ""
    return f"<{tag}>{linked(text)}{link}</{tag}>"


def linked(text: str) -> str:
    """Escaped text whose mentions of articles are links."""
    return ARTICLE.sub(lambda found: f'<a href="#rule-{found[0]}">{found[0]}</a>', escape(text))


def mark_html(node: Ruling) -> str:
    """The mark of a verdict, which is said beside it and so hidden from screen readers."""
    colour = _COLOURS[node.verdict]
    return f'<span aria-hidden="true" style="color:{colour}">{MARKS[node.verdict]}</span>'


def framed(kind: str, parts: Iterator[str] | list[str]) -> str:
    """The frame of an answer in a notebook; no script and no style sheet needed."""
    style = "border-inline-start:4px solid #b8afa0;padding:6px 12px;margin:8px 0"
    return f'<div class="cardlab-{kind}" style="{style}">{"".join(parts)}</div>'
