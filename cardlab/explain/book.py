"""The rulebook of a table: every article in order, with its law under the options that are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any

from cardlab.explain import printed
from cardlab.explain.examples import Example, examples
from cardlab.explain.sources import Source, articles as articles_of, game_of, in_force, source_text, sources
from cardlab.explain.voice import Voice
from cardlab.game import Game
from cardlab.games import game as make_game
from cardlab.options import BadOption, meant
from cardlab.rulings import Check, Rule, Waived
from cardlab.values import brief
from cardlab.words import Words

__all__ = [
    "Article",
    "Asked",
    "Rulebook",
    "rulebook",
    "source_text",
    "surprise_options",
    "surprise_text",
]


@dataclass(frozen=True, slots=True)
class Asked:
    """A condition of an article: its aspect, the kinds of move that it is asked of, and whether the house waives it."""

    aspect: str
    kinds: tuple[str, ...]
    waived: bool


@dataclass(frozen=True, slots=True, repr=False)
class Article:
    """One article under the active options. It prints itself, and shows itself in a notebook.

    `part` says what it rests on, a letter: n the text of the lesson, S standard rules, G a decision, and so on;
    `options` are the house rules that switch it, with their values here; `conditions` what it asks of which moves;
    `surprise` a note on what people keep disputing, empty where there is none; `examples` all of its examples.
    """

    id: str
    part: str
    title: str
    law: str
    options: tuple[tuple[str, Any], ...]
    conditions: tuple[Asked, ...]
    source: Source
    surprise: str
    examples: tuple[Example, ...]
    game: Game[Any] = field(compare=False)
    language: str = field(default="en", compare=False)

    @property
    def waived(self) -> bool:
        """Does the article set conditions, but none at this table?"""
        return bool(self.conditions) and all(asked.waived for asked in self.conditions)

    @property
    def in_force(self) -> bool:
        """Does it count for this number of players?"""
        return in_force(self.id, self.game.seats)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of move that it is asked of."""
        return tuple(dict.fromkeys(kind for a in self.conditions if not a.waived for kind in a.kinds))

    @property
    def source_text(self) -> str:
        """Where it comes from, in a sentence or a few."""
        return source_text(self.words, self.id)

    @property
    def words(self) -> Words:
        """The words of its table."""
        return Voice.of(self.game, None, self.language).words

    def __str__(self) -> str:
        return "\n".join(printed.article_lines(self))

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return printed.article_alone(self)


class NoArticle(BadOption, KeyError):
    """A number that no article of the book has. The message names the nearest."""

    __str__ = BaseException.__str__  # that of a KeyError puts its message in quotes


@dataclass(frozen=True)
class Rulebook:
    """The rules of one table, article by article, in order. `book["CA-21"]` is an article."""

    game: Game[Any] = field(repr=False)
    articles: tuple[Article, ...]
    language: str = "en"

    def __getitem__(self, id: str) -> Article:
        found = next((article for article in self.articles if article.id == id), None)
        if found is None:
            guess, _, _ = meant(id, self.ids).partition(
                "Allowed:"
            )  # the list of all of them is too long to read
            raise NoArticle(
                f"There is no article {brief(id)}. {guess}They are {self.ids[0]} to {self.ids[-1]}; `search` finds words."
            )
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
        """The article whose id is the text, or else those whose title and law have every word of it.

        >>> [article.id for article in rulebook("canasta").search("joker twos wild")]
        ['CA-4']
        """
        if not isinstance(text, str):
            raise BadOption(f"What to look for is text, not {brief(text)}.")
        exact = tuple(a for a in self.articles if a.id.casefold() == text.strip().casefold())
        wanted = text.casefold().split()
        return exact or tuple(
            a for a in self.articles if all(word in f"{a.title} {a.law}".casefold() for word in wanted)
        )

    @property
    def words(self) -> Words:
        """The words of the table."""
        return Voice.of(self.game, None, self.language).words

    @property
    def parts(self) -> tuple[tuple[str, str, tuple[Article, ...]], ...]:
        """The parts: the letter of each, its heading and its articles."""
        w = self.words
        return tuple(
            (part, w.say(f"book-part-{part}") if w.has(f"book-part-{part}") else part, tuple(found))
            for part, found in groupby(self.articles, key=lambda article: article.part)
        )

    def __str__(self) -> str:
        return printed.book_text(self)

    def __repr__(self) -> str:
        return f"<Rulebook of {self.game!r}, {len(self)} articles: print() shows it, [{self.ids[0]!r}] is an article>"

    def _repr_html_(self) -> str:
        return printed.book_html(self)


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
    own = sorted(articles_of(name), key=_place)
    of: dict[str, list[Example]] = {}
    for example in examples(name):
        of.setdefault(example.rule, []).append(example)
    articles = tuple(
        Article(
            id,
            _part(id),
            w.say(f"{id}.title"),
            w.law(id),
            _options(w, game, id),
            tuple(asked.get(id, ())),
            sources()[id],
            surprise_text(w, id),
            tuple(of.get(id, ())),
            game,
            language,
        )
        for id in own
    )
    return Rulebook(game, articles, language)


def surprise_text(w: Words, rule: str) -> str:
    """The note on a ruling that people keep disputing; empty where there is none.

    A note speaks of the usual rule. Where a table plays the house rule that the note names, nothing is surprising
    any more, and it is empty too.

    >>> from cardlab.words import words
    >>> here = words("en").under((("wild_rule", "pagat"),))
    >>> surprise_text(here, "CA-21"), surprise_text(here, "CA-S4")[:17]
    ('', 'Nobody has discar')
    """
    id = f"{rule}.surprise"
    if not w.has(id):
        return ""
    named = surprise_options(w, rule)
    usual = _usual(game_of(rule)) if named and w.settings else {}
    return "" if any(name in named and value != usual[name] for name, value in w.settings) else w.say(id)


@cache
def _usual(name: str) -> dict[str, Any]:
    """The house rules of a game as they usually are."""
    return {choice.name: choice.default for choice in make_game(name).options}


def surprise_options(w: Words, rule: str) -> set[str]:
    """The house rules that the note of a rule names."""
    return {id.rpartition("-")[2] for id in w.refers(f"{rule}.surprise") if id.startswith("option-")}


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
