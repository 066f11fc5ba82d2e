"""The rulebook as text and as HTML: for a notebook, for paper, and for the page that adds links to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.cards import BadNotation
from cardlab.explain.examples import Example
from cardlab.explain.voice import ARTICLE, Voice, decisive, option_names, table_name
from cardlab.game import Game, IllegalMove
from cardlab.rulings import FAILS, HOLDS, Ruling
from cardlab.words import Words

if TYPE_CHECKING:
    from cardlab.explain.book import Article, Rulebook

__all__ = [
    "Links",
    "Shown",
    "article_alone",
    "article_html",
    "article_lines",
    "book_html",
    "book_text",
    "shown",
]


# --- examples at the table of the book ------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shown:
    """An example as a book shows it: judged at a table, that of the book where it can be."""

    example: Example
    table: Game[Any]
    ruling: Ruling
    elsewhere: bool

    @property
    def reason(self) -> Ruling:
        """What the article of the example came to, or else the first fault."""
        verdict = HOLDS if self.example.legal else FAILS
        own = [
            node
            for _, node in self.ruling.walk()
            if node.rule == self.example.rule and node.verdict is verdict and not node.parts
        ]
        # what was really asked comes first, then what says most; that an excuse does not apply is no fault
        own.sort(key=lambda node: (node.waived, node.excuse and not self.example.legal, not node.telling))
        return own[0] if own else decisive(Voice.of(self.table, None, "en").words, self.ruling)


def shown(article: Article) -> tuple[Shown, ...]:
    """A legal and an illegal example of an article, at its own table where they can be laid out there.

    An article that asks nothing of a move at its table has none.
    """
    found: list[Shown] = []
    if not article.conditions:
        return ()
    for legal in (True, False):
        of = [example for example in article.examples if example.legal is legal]
        here = (
            _judged(example, article.game, elsewhere=False) for example in of if example.fits(article.game)
        )
        there = (_judged(example, example.table(), elsewhere=True) for example in of)
        one = next(filter(None, here), None) or next(filter(None, there), None)
        found += [one] if one else []
    return tuple(found)


def _judged(example: Example, game: Game[Any], *, elsewhere: bool) -> Shown | None:
    """The example at a table, or None where the table cannot lay it out or judges it otherwise."""
    try:
        _, state, move = example.lay(game)
    except (BadNotation, IllegalMove):
        return None
    ruling = game.ruling(state, move)
    if bool(ruling) != example.legal or {node.rule for node in ruling.blame()} != set(example.blamed):
        return None
    return Shown(example, game, ruling, elsewhere)


# --- the pieces of an article ---------------------------------------------------------


def _label(w: Words, one: Shown) -> str:
    return w.say("book-legal" if one.example.legal else "book-illegal")


def _where(w: Words, one: Shown) -> str:
    """What the table of an example plays that the book's does not; empty at the table of the book."""
    if not one.elsewhere:
        return ""
    terms = one.table.terms
    changed = tuple(
        w.say("setting", option=option, value=value)
        for option, value in (option_names(w, terms.game, name, value) for name, value in terms.changed)
    )
    if changed:
        return w.say("book-elsewhere", seats=terms.seats, changed=changed)
    return w.say("book-elsewhere-seats", seats=terms.seats)


def _before(w: Words, example: Example) -> str:
    return w.say("book-before", moves=example.before) if example.before else ""


def _sentence(article: Article, one: Shown) -> str:
    return Voice.of(one.table, None, article.language).words.because(one.reason)


def _away(article: Article) -> str:
    return article.words.say("book-away", seats=article.game.seats)


def _asked(w: Words, article: Article) -> str:
    if article.waived:
        return w.say("book-waived")
    kinds = tuple(w.named(article.game.id, f"kind-{kind}") for kind in article.kinds)
    return w.say("book-asked", kinds=kinds) if kinds else ""


# --- as text --------------------------------------------------------------------------


def article_lines(article: Article) -> Iterator[str]:
    """An article as lines of text, the first with its number, title and law."""
    w = article.words
    yield f"{article.id}  {article.title}. {article.law}"
    if not article.in_force:
        yield f"    {_away(article)}"
    yield f"    {article.source_text}"
    for name, value in article.options:
        option, said = option_names(w, article.game.id, name, value)
        yield f"    {w.say('book-option', option=option, value=said)}"
    if asked := _asked(w, article):
        yield f"    {asked}"
    for one in shown(article):
        move = f"{_before(w, one.example)} {one.example.move}".strip()
        said = f"{_label(w, one)} ({one.example.id}): {move}. {_sentence(article, one)} {_where(w, one)}"
        yield f"    {said.rstrip()}"
    if article.surprise:
        yield f"    {w.say('book-surprise')}: {article.surprise}"


def book_title(book: Rulebook) -> str:
    """The game, its table and how many play."""
    w, game = book.words, book.game
    return w.say(
        "book-title", game=w.say(f"game-{game.id}"), seats=game.seats, table=table_name(w, game.terms)
    )


def book_text(book: Rulebook) -> str:
    """The whole book as text."""
    lines = [book_title(book)]
    for _, heading, articles in book.parts:
        lines += ["", heading]
        for article in articles:
            lines += article_lines(article)
    return "\n".join(lines)


# --- as HTML --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Links:
    """Where a page leads to: an example on a table, and this book with a house rule set otherwise."""

    example: Callable[[Shown], str]
    option: Callable[[str, Any, str], str]


@cache
def style() -> str:
    """The style of the book, on the screen and on paper."""
    return (Path(__file__).parent / "book.css").read_text(encoding="utf-8")


def _linked(text: str, known: frozenset[str]) -> str:
    """Escaped text; mentions of articles that are on the same page are links."""
    return ARTICLE.sub(
        lambda found: f'<a href="#rule-{found[0]}">{found[0]}</a>' if found[0] in known else found[0],
        escape(text),
    )


def article_html(
    article: Article, known: frozenset[str] = frozenset(), links: Links | None = None, level: int = 3
) -> str:
    """One article. `known` are the articles on the same page; without `links` it leads nowhere else."""
    w = article.words
    notes = [f'<p class="source">{_linked(article.source_text, known)}</p>']
    notes += [_option_html(w, article, name, value, links) for name, value in article.options]
    if asked := _asked(w, article):
        notes.append(f'<p class="asked">{escape(asked)}</p>')
    examples = "".join(_example_html(w, article, one, links) for one in shown(article))
    if examples:
        notes.append(f'<ul class="examples">{examples}</ul>')
    if article.surprise:
        head = escape(w.say("book-surprise"))
        notes.append(
            f'<div class="surprise"><strong>{head}</strong> <span>{_linked(article.surprise, known)}</span></div>'
        )
    number = f'<a href="#rule-{article.id}">{article.id}</a>' if article.id in known else article.id
    inside = f'<p class="text">{_linked(article.law, known)}</p>{"".join(notes)}'
    if not article.in_force:
        inside = f"<details><summary>{escape(_away(article))}</summary>{inside}</details>"
    return (
        f'<article class="law" id="rule-{article.id}"><h{level}><span class="id">{number}</span> '
        f"{escape(article.title)}</h{level}>{inside}</article>"
    )


def _option_html(w: Words, article: Article, name: str, value: Any, links: Links | None) -> str:
    option, said = option_names(w, article.game.id, name, value)
    parts = [escape(w.say("book-option", option=option, value=said))]
    if links is not None:
        parts.append(f'<span class="else">{escape(w.say("book-option-else"))}</span>')
    choice = next(choice for choice in article.game.options if choice.name == name)
    for other in choice.values:
        if links is not None and (other != value or type(other) is not type(value)):
            _, named = option_names(w, article.game.id, name, other)
            label = escape(w.say("book-option-other.label", option=option, value=named))
            link = escape(links.option(name, other, article.id))
            parts.append(
                f'<a class="other" href="{link}" aria-label="{label}">{escape(w.say("book-option-other", value=named))}</a>'
            )
    return f'<p class="option">{" ".join(parts)}</p>'


def _example_html(w: Words, article: Article, one: Shown, links: Links | None) -> str:
    example, mark = one.example, "✓" if one.example.legal else "✗"
    before = f"{escape(_before(w, example))} " if example.before else ""
    where = f' <span class="where">{escape(_where(w, one))}</span>' if one.elsewhere else ""
    link = ""
    if links is not None:
        label = escape(w.say("book-open.label", id=example.id))
        link = f' <a class="open" href="{escape(links.example(one))}" aria-label="{label}">{escape(w.say("book-open"))}</a>'
    return (
        f'<li class="{"yes" if example.legal else "no"}" id="example-{example.id}">'
        f'<span class="mark"><span aria-hidden="true">{mark}</span> {escape(_label(w, one))}</span> '
        f"{before}<code>{escape(example.move)}</code> {escape(_sentence(article, one))}{where}{link}"
        f'<span class="position">{escape(w.say("book-position", position=_plain(example.position)))}</span></li>'
    )


def _plain(position: str) -> str:
    """A position without the blanks that its row was put together with."""
    return "; ".join(part.strip() for part in position.split(";") if part.strip())


def contents_html(book: Rulebook) -> str:
    """The table of contents, by part."""
    parts = "".join(
        f'<li><a href="#part-{part}">{escape(heading)}</a><ol>'
        + "".join(
            f'<li><a href="#rule-{a.id}"><span class="id">{a.id}</span> {escape(a.title)}</a></li>'
            for a in articles
        )
        + "</ol></li>"
        for part, heading, articles in book.parts
    )
    return f"<ol>{parts}</ol>"


def parts_html(book: Rulebook, links: Links | None = None, level: int = 2) -> str:
    """All articles, by part."""
    known = frozenset(book.ids)
    return "".join(
        f'<section class="part" aria-labelledby="part-{part}"><h{level} id="part-{part}">{escape(heading)}</h{level}>'
        + "".join(article_html(article, known, links, level + 1) for article in articles)
        + "</section>"
        for part, heading, articles in book.parts
    )


def book_html(book: Rulebook) -> str:
    """The whole book in a notebook; no script is needed, and it leads nowhere but to itself."""
    w = book.words
    return (
        f'<div class="cardlab-book" lang="{book.language}"><style>{style()}</style>'
        f"<h2>{escape(book_title(book))}</h2>"
        f'<details class="controls"><summary>{escape(w.say("book-contents"))}</summary>'
        f'<nav class="contents" aria-label="{escape(w.say("book-contents"))}">{contents_html(book)}</nav></details>'
        f"{parts_html(book, level=3)}</div>"
    )


def article_alone(article: Article) -> str:
    """One article in a notebook."""
    return (
        f'<div class="cardlab-book" lang="{article.language}"><style>{style()}</style>'
        f"{article_html(article)}</div>"
    )
