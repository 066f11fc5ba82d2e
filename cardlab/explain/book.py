"""The rulebook of a table: every article in order, with its law under the options that are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from itertools import groupby
from typing import Any

from cardlab.explain.sources import Source, source_text, sources
from cardlab.explain.voice import ARTICLE, Voice, framed, linked, option_names, table_name
from cardlab.game import Game
from cardlab.games import game as make_game
from cardlab.options import meant
from cardlab.rulings import Check, Rule, Waived
from cardlab.words import Words

__all__ = ["Article", "Asked", "Rulebook", "rulebook", "source_text"]


@dataclass(frozen=True, slots=True)
class Asked:
    """A condition of an article: its aspect, the kinds of move that it is asked of, and whether the house waives it."""

    aspect: str
    kinds: tuple[str, ...]
    waived: bool


@dataclass(frozen=True, slots=True)
class Article:
    """One article under the active options: its law, the house rules that switch it, the conditions that it sets.

    `part` says what it rests on, a letter: n the text of the lesson, S standard rules, G a decision, and so on.
    """

    id: str
    part: str
    law: str
    options: tuple[tuple[str, Any], ...]
    conditions: tuple[Asked, ...]
    source: Source


@dataclass(frozen=True)
class Rulebook:
    """The rules of one table, article by article, in order. `book["CA-21"]` is an article."""

    game: Game[Any] = field(repr=False)
    articles: tuple[Article, ...]
    language: str = "en"

    def __getitem__(self, id: str) -> Article:
        found = next((article for article in self.articles if article.id == id), None)
        if found is None:
            raise KeyError(f"There is no article {id!r}. {meant(id, self.ids)}")
        return found

    def __iter__(self) -> Iterator[Article]:
        return iter(self.articles)

    def __len__(self) -> int:
        return len(self.articles)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the articles, in order."""
        return tuple(article.id for article in self.articles)

    def search(self, text: str) -> tuple[Article, ...]:
        """The articles whose id is the text or whose law has every word of it.

        >>> [article.id for article in rulebook("canasta").search("joker twos wild")]
        ['CA-4']
        """
        wanted = text.casefold().split()
        return tuple(
            a
            for a in self.articles
            if a.id.casefold() == text.casefold() or all(word in a.law.casefold() for word in wanted)
        )

    def _words(self) -> Words:
        return Voice.of(self.game, None, self.language).words

    def _notes(self, w: Words, article: Article) -> Iterator[str]:
        """What is said under the law: the house rules that switch it, and the moves that it is asked of."""
        yield source_text(w, article.id)
        for name, value in article.options:
            option, said = option_names(w, self.game.id, name, value)
            yield w.say("book-option", option=option, value=said)
        kinds = dict.fromkeys(
            kind for asked in article.conditions if not asked.waived for kind in asked.kinds
        )
        if kinds:
            yield w.say("book-asked", kinds=tuple(w.named(self.game.id, f"kind-{k}") for k in kinds))
        elif article.conditions:
            yield w.say("book-waived")

    def _title(self, w: Words) -> str:
        own = f"game-{self.game.id}"
        name = w.say(own) if w.has(own) else self.game.id
        return w.say("book-title", game=name, seats=self.game.seats, table=table_name(w, self.game.terms))

    def _parts(self, w: Words) -> Iterator[tuple[str, list[Article]]]:
        for part, found in groupby(self.articles, key=lambda article: article.part):
            yield (w.say(f"book-part-{part}") if w.has(f"book-part-{part}") else part), list(found)

    def __str__(self) -> str:
        w = self._words()
        lines = [self._title(w)]
        for heading, articles in self._parts(w):
            lines += ["", heading]
            for article in articles:
                lines += [
                    f"{article.id}  {article.law}",
                    *(f"    {note}" for note in self._notes(w, article)),
                ]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        w = self._words()
        body = [f"<h2>{escape(self._title(w))}</h2>"]
        for heading, articles in self._parts(w):
            body.append(f"<h3>{escape(heading)}</h3>")
            for article in articles:
                notes = "".join(f"<li>{linked(note)}</li>" for note in self._notes(w, article))
                body.append(
                    f'<section id="rule-{article.id}"><h4>{article.id}</h4><p>{linked(article.law)}</p>'
                    + (f"<ul>{notes}</ul>" if notes else "")
                    + "</section>"
                )
        return framed("rulebook", body)


def rulebook(
    name: str, *, preset: str = "seed", seats: int | None = None, language: str = "en", **options: Any
) -> Rulebook:
    """The rules of a game as one table plays them, article by article.

    >>> book = rulebook("canasta", preset="standard")
    >>> book["CA-21"].law
    'A meld has at least two natural cards and at most three wild cards. Example: ...'
    >>> book["CA-21"].options
    (('wild_rule', 'pagat'), ('wild_canasta', 'off'))

    Raises BadOption for a game, preset or option that does not exist.
    """
    game = make_game(name, preset=preset, seats=seats, **options)
    w = Voice.of(game, None, language).words
    asked = _asked(game)
    known = [id for id in (w.fallback or w).ids() if ARTICLE.fullmatch(id)]
    prefix = Counter(rule.partition("-")[0] for rule in asked).most_common(1)[0][0]
    own = sorted((id for id in known if id.startswith(f"{prefix}-") or id in asked), key=_place)
    articles = tuple(
        Article(id, _part(id), w.law(id), _options(w, game, id), tuple(asked.get(id, ())), sources()[id])
        for id in own
    )
    return Rulebook(game, articles, language)


_PARTS = "nSVPGC"  # the order of the parts; any other letter comes last


def _place(id: str) -> tuple[int, str, int]:
    part = _part(id)
    return _PARTS.find(part) % (len(_PARTS) + 1), part, int("".join(c for c in id if c.isdigit()))


def _part(id: str) -> str:
    """What an article rests on, by the letter of its number."""
    letter = id.partition("-")[2][0]
    return "n" if letter.isdigit() else letter


def _options(w: Words, game: Game[Any], id: str) -> tuple[tuple[str, Any], ...]:
    """The options that name the article as theirs or give it another law."""
    return tuple(
        (option.name, getattr(game.house, option.name))
        for option in game.options
        if option.rule == id
        or w.has(f"{id}.law-{option.name}")
        or any(
            w.has(f"{id}.{how}-{option.name}-{value}") for how in ("law", "also") for value in option.values
        )
    )


def _asked(game: Game[Any]) -> dict[str, list[Asked]]:
    """The conditions of each article, in the order of the charters."""
    kinds: dict[tuple[str, str], dict[str, bool]] = {}
    for kind in game.kinds:
        for rule, waived in _rules(kind.charter, waived=False):
            asked = kinds.setdefault((rule.id, rule.aspect), {})
            asked[kind.name] = asked.get(kind.name, True) and waived
    found: dict[str, list[Asked]] = {}
    for (id, aspect), by in kinds.items():
        found.setdefault(id, []).append(Asked(aspect, tuple(by), all(by.values())))
    return found


def _rules(check: Check, *, waived: bool) -> Iterator[tuple[Rule, bool]]:
    if isinstance(check, Rule):
        yield check, waived
    inside = (check.check,) if isinstance(check, Waived) else check.parts
    for part in inside:
        yield from _rules(part, waived=waived or isinstance(check, Waived))
