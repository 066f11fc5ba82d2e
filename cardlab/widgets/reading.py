"""The rulebook as a page: the same book as in a notebook, with links, a search and ways to other tables.

The page is whole without any script: everything that changes what it says is a link that opens it anew. A small
script adds the search and the button that prints.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from IPython.display import display

from cardlab.explain import Rulebook, rulebook
from cardlab.explain.printed import Links, Shown, contents_html, parts_html, style
from cardlab.explain.voice import option_names, table_name
from cardlab.games import games, presets, seat_counts
from cardlab.options import Choice
from cardlab.values import replace
from cardlab.widgets.addresses import (
    NATIVE,
    address,
    example_address,
    page_address,
    pages,
    read_game,
    switched,
)
from cardlab.words import Words, words

PAGE = "rulebook"


def rulebook_page(asked: str = "", language: str = "en") -> None:
    """Show the rulebook for a query such as `game=canasta&preset=standard&wild_rule=seed`.

    `language` chooses the words; anything else in it is an option of the game. What cannot be had is said in a
    sentence, and the usual rules are shown instead.
    """
    query = dict(parse_qsl(asked))
    query.pop("voila-theme", None)
    language = query.pop("language", language)
    trouble = ""
    try:
        words(language)
        made = read_game(query)
    except ValueError as error:
        language, made = "en", read_game({"game": query["game"]} if query.get("game") in games() else {})
        trouble = words(language).say("book-trouble", what=str(error))
    terms = made.terms
    book = rulebook(
        terms.game, preset=terms.preset, seats=terms.seats, language=language, **dict(terms.changed)
    )
    display({"text/html": page_html(book, trouble), "text/plain": str(book)}, raw=True, metadata=NATIVE)


def page_html(book: Rulebook, trouble: str = "") -> str:
    """The page of a rulebook; `trouble` is said at its top."""
    w, made = book.words, book.game

    def switch(name: str, value: Any, rule: str) -> str:
        anchor = f"#rule-{rule}" if rule else ""
        return address(PAGE, switched(made, **{name: value})) + anchor

    links = Links(_example, switch)
    said = f'<p class="trouble" role="alert">{escape(trouble)}</p>' if trouble else ""
    return (
        f'<div class="cardlab-book cardlab-page" lang="{book.language}"><style>{style()}</style>{said}'
        f"<h1>{escape(w.say('book-heading', game=w.say(f'game-{made.id}')))}</h1>"
        f'<p class="terms">{escape(w.say("book-table", seats=made.seats, table=table_name(w, made.terms)))}</p>'
        f"{_bar(w, book)}{_others(w, book, switch)}"
        f'<details class="controls box" open><summary>{escape(w.say("book-contents"))}</summary>'
        f'<nav class="contents" aria-label="{escape(w.say("book-contents"))}">{contents_html(book)}</nav></details>'
        f"{parts_html(book, links)}<script>{_script()}</script></div>"
    )


def _example(one: Shown) -> str:
    return example_address(one.table.terms, one.example.id)


def _script() -> str:
    return (Path(__file__).parent / "static" / "book.js").read_text(encoding="utf-8")


def _bar(w: Words, book: Rulebook) -> str:
    """What stays in sight: the search, which a script brings to life, the way to a table, and the printer."""
    some = next((article.id for article in book if article.conditions), book.ids[0])
    found = "|".join(w.say("book-found", count=count) for count in range(len(book) + 1))
    label, hint = escape(w.say("book-search")), escape(w.say("book-search.hint", rule=some))
    return (
        '<div class="controls bar"><form role="search" hidden>'
        f'<input type="search" name="words" aria-label="{label}" placeholder="{hint}" autocomplete="off" '
        f'spellcheck="false" title="{escape(w.say("book-search.keys"))}">'
        f'<output aria-live="polite" data-found="{escape(found)}"></output></form>'
        f'<a class="go first" href="{escape(address("play", book.game.terms))}">{escape(w.say("book-play"))}</a>'
        f'<a class="go" href="{book.game.id}.ipynb">{escape(w.say("book-lesson"))}</a>'
        f'<button class="go" type="button" data-print hidden>{escape(w.say("book-print"))}</button></div>'
    )


def _others(w: Words, book: Rulebook, switch: Any) -> str:
    """The pickers: the other games, presets, numbers of players, and each house rule."""
    made, terms = book.game, book.game.terms
    rows = [
        _row(w, "book-games", "", ((w.say(f"game-{n}"), _game_address(n), n == made.id) for n in games())),
        _row(w, "book-presets", "", _presets(w, book)),
        _row(
            w,
            "book-seats",
            "",
            (
                (str(n), address(PAGE, replace(terms, seats=n)), n == made.seats)
                for n in sorted(seat_counts(made.id))
            ),
        ),
    ]
    rows += [_option(w, book, choice, switch) for choice in made.options]
    return (
        f'<details class="controls box"><summary>{escape(w.say("book-change"))}</summary>'
        f'<dl class="pick">{"".join(rows)}</dl></details>'
    )


def _game_address(name: str) -> str:
    return page_address(PAGE, game=name)


def _presets(w: Words, book: Rulebook) -> Iterator[tuple[str, str, bool]]:
    terms = book.game.terms
    for preset in presets(book.game.id):
        plain = replace(terms, preset=preset, changed=())
        yield table_name(w, plain), address(PAGE, plain), preset == terms.preset and not terms.changed


def _row(w: Words, id: str, label: str, ways: Any) -> str:
    """A name and the ways that there are; the one in use is no link."""
    name = label or escape(w.say(id))
    shown = "".join(
        f'<li><span class="go now" aria-current="true">{escape(text)}</span></li>'
        if now
        else f'<li><a class="go" href="{escape(where)}">{escape(text)}</a></li>'
        for text, where, now in ways
    )
    return f"<div><dt>{name}</dt><dd><ul>{shown}</ul></dd></div>"


def _option(w: Words, book: Rulebook, choice: Choice, switch: Any) -> str:
    made = book.game
    now = dict(made.terms.settings)[choice.name]
    option, _ = option_names(w, made.id, choice.name, now)
    values = choice.values if now in choice.values else (*choice.values, now)
    ways = [
        (
            option_names(w, made.id, choice.name, value)[1],
            switch(choice.name, value, ""),
            value == now and type(value) is type(now),
        )
        for value in values
    ]
    label = f'{escape(option)} <a class="id" href="#rule-{choice.rule}">{choice.rule}</a>'
    row = _row(w, "", label, ways)
    return row if choice.least is None else row.replace("</ul>", f"</ul>{_number(w, book, choice, option)}")


def _number(w: Words, book: Rulebook, choice: Choice, option: str) -> str:
    """A field for an option that may be any whole number; it opens the page with it."""
    terms = book.game.terms
    said = {"game": terms.game, "seats": terms.seats, "preset": terms.preset, **dict(terms.changed)}
    said.pop(choice.name, None)
    hidden = "".join(
        f'<input type="hidden" name="{escape(name)}" value="{escape(str(value).lower() if type(value) is bool else str(value))}">'
        for name, value in said.items()
    )
    label = escape(w.say("book-number", option=option))
    opens = ' target="_blank"' if pages() else ""  # else JupyterLab would be left
    return (
        f'<form action="{pages()}{PAGE}.ipynb" method="get"{opens}>{hidden}<input type="number" name="{choice.name}" '
        f'min="{choice.least}" step="1" required aria-label="{label}"><button class="go">{escape(w.say("book-set"))}</button></form>'
    )
