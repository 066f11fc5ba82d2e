"""The way in: tiles that lead to the games, and a table made from what an address asks for."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import parse_qsl

from IPython.display import display

from cardlab.cards import BadNotation
from cardlab.explain.examples import Example, example
from cardlab.game import Game, IllegalMove
from cardlab.games import game, games, presets, seat_counts
from cardlab.session import Session
from cardlab.values import replace
from cardlab.widgets.addresses import (
    NATIVE,
    address,
    article_address,
    page_address,
    read_game,
    read_number,
    switched,
)
from cardlab.widgets.table import Table
from cardlab.words import Words, words

_STYLE = """<style>
.cardlab-lobby{max-width:46rem;margin:0 auto;color:#2a2620}
.cardlab-tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem;margin:1.2rem 0}
.cardlab-tile{display:flex;flex-direction:column;background:#fffdf8;border:1px solid #d9cfbb;border-radius:14px;
  padding:1rem 1.2rem;box-shadow:0 1px 3px rgb(60 50 30/.12)}
.cardlab-tile h2{margin:.1rem 0 .3rem;font-size:1.35rem}
.cardlab-tile p{margin:.3rem 0 auto;line-height:1.45}
.cardlab-go{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin:.7rem 0 .2rem}
.cardlab-go a{display:inline-flex;align-items:center;min-height:44px;padding:0 .9rem;border-radius:10px;font-weight:600;
  text-decoration:none;border:1px solid #1f6b5c;color:#14524a;background:#f3faf7}
.cardlab-go a.first{background:#14594d;color:#fff}
.cardlab-go .more{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem;flex-basis:100%;color:#5f5648}
.cardlab-go .more span{margin-inline-end:.3rem}
.cardlab-go .more a{min-width:44px;justify-content:center;padding:0;background:none;border-color:#d9cfbb}
.cardlab-go a:focus-visible,.cardlab-head a:focus-visible{outline:3px solid #c9822b;outline-offset:2px}
.cardlab-suits{letter-spacing:.2em;font-size:1.1rem;font-variant-emoji:text}
.cardlab-suits .r{color:#b3102a}
.cardlab-trouble{margin:.4rem .2rem;padding:.7rem 1rem;border:1px solid #dfb765;border-radius:10px;background:#fdf0d5;color:#2a2620}
.cardlab-head{display:flex;flex-wrap:wrap;gap:0 1.1rem;align-items:center;color:#2a2620;padding:0 .2rem}
@media (hover:hover) and (min-width:900px){.cardlab-head a{min-height:34px}}
@media (max-width:480px){.cardlab-head,.cardlab-head nav{font-size:.9rem;gap:0 .8rem}.cardlab-head h1{flex-basis:100%}}
.cardlab-head h1{font:inherit;margin:0}
.cardlab-head nav{display:flex;flex-wrap:wrap;gap:0 1.1rem}
.cardlab-head a{display:inline-flex;align-items:center;min-height:44px;color:#14524a;font-weight:600}
</style>"""
_SUITS = '<div class="cardlab-suits" aria-hidden="true">♣<span class="r">♦♥</span>♠</div>'


class Lobby:
    """The tiles of all games, as HTML for a page and as text elsewhere."""

    def __init__(self, language: str = "en") -> None:
        self._words = words(language)

    def _repr_html_(self) -> str:
        w = self._words
        tiles = "".join(_tile(w, name) for name in games())
        return f'{_STYLE}<div class="cardlab-lobby"><div class="cardlab-tiles">{tiles}</div></div>'

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, str], dict[str, str]]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}, NATIVE

    def __repr__(self) -> str:
        return "\n".join(self._words.say(f"game-{name}") for name in games())


def home(language: str = "en") -> Lobby:
    """The home page: a tile for each game, with its lesson and its tables.

    >>> "Canasta" in repr(home())
    True
    """
    return Lobby(language)


class Onward:
    """Where a lesson leads: to tables of its game, to the rulebook, to training as a referee.

    >>> Onward("canasta")
    Canasta: Rulebook, Be the referee
    """

    def __init__(self, name: str, language: str = "en") -> None:
        self._name, self._words = name, words(language)
        self._ways = _ways(self._words, name)

    def _repr_html_(self) -> str:
        label = escape(self._words.say(f"game-{self._name}"))
        return f'{_STYLE}<div class="cardlab-lobby"><nav class="cardlab-go" aria-label="{label}">{self._ways}</nav></div>'

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, str], dict[str, str]]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}, NATIVE

    def __repr__(self) -> str:
        w = self._words
        return f"{w.say(f'game-{self._name}')}: {w.say('home-book')}, {w.say('home-referee')}"


def _tile(w: Words, name: str) -> str:
    title, about = escape(w.say(f"game-{name}")), escape(w.say(f"game-{name}.about"))
    lesson = f'<a class="first" href="{name}.ipynb">{escape(w.say("home-lesson"))}</a>'
    return (
        f'<section class="cardlab-tile">{_SUITS}<h2>{title}</h2><p>{about}</p>'
        f'<nav class="cardlab-go" aria-label="{title}">{lesson}{_ways(w, name)}</nav></section>'
    )


def _ways(w: Words, name: str) -> str:
    """The ways to the tables of a game, its rulebook and its training."""
    usual, *others = seat_counts(name)
    chips = "".join(_table_link(w, name, seats, w.show(seats)) for seats in sorted(others))
    links = [
        _table_link(w, name, usual, w.say("home-play", count=usual)),
        f'<div class="more"><span>{escape(w.say("home-others"))}</span>{chips}</div>' if chips else "",
        f'<a href="{page_address("rulebook", game=name)}">{escape(w.say("home-book"))}</a>',
        f'<a href="{page_address("referee", game=name)}">{escape(w.say("home-referee"))}</a>',
    ]
    return "".join(links)


def _table_link(w: Words, name: str, seats: int, text: str) -> str:
    where = page_address("play", game=name, seats=str(seats))
    label = escape(w.say("home-play", count=seats))
    return f'<a href="{escape(where)}" aria-label="{label}">{escape(text)}</a>'


def play(asked: str = "", language: str = "en") -> None:
    """Show a table for a query such as `game=canasta&seats=2&preset=standard&seed=7`.

    `language` chooses the words, `example` an example of the rulebook; anything else in it is an option of the game.
    What cannot be had is said in a sentence, and a usual table is shown instead.
    """
    query = dict(parse_qsl(asked))
    query.pop("voila-theme", None)
    language = query.pop("language", language)
    try:
        w = words(language)
        laid = _example(query) if "example" in query else None
        table = _example_table(laid, language) if laid else _table(query, language)
    except ValueError as error:
        language, laid = "en", None
        w = words(language)
        trouble = "book-example-trouble" if "example" in query else "home-trouble"
        _say(f'<p class="cardlab-trouble" role="alert">{escape(w.say(trouble, what=str(error)))}</p>')
        table = _table({"game": query["game"]} if query.get("game") in games() else {}, language)
    _say(_heading(w, table.session.game, laid.example if laid else None))
    display(table)


def _say(html: str) -> None:
    display({"text/html": f"{_STYLE}<div>{html}</div>", "text/plain": ""}, raw=True)


def _table(asked: Mapping[str, str], language: str) -> Table:
    options = dict(asked)
    any_deal = "seed" not in options
    seed = read_number("seed", options.pop("seed", str(random.randrange(10_000))))
    return Table(read_game(options), seed=seed, language=language, any_deal=any_deal)


@dataclass(frozen=True)
class _Laid:
    """An example, the position that it begins with, and the table that plays what it asks for."""

    example: Example
    game: Game[Any]
    start: Any


def _example(asked: Mapping[str, str]) -> _Laid:
    """The example that an address names, at the table it names, or else at the example's own."""
    options = dict(asked)
    one = example(options.get("game", games()[0]), options.pop("example"))
    options.pop("seed", None)
    if one.seats is not None:
        options["seats"] = str(one.seats)
    terms = switched(read_game(options), **dict(one.options))
    made = game(terms.game, preset=terms.preset, seats=terms.seats, **dict(terms.changed))
    try:
        one.lay(made)
    except (BadNotation, IllegalMove):
        made = one.table()
    return _Laid(one, made, made.read(one.position))


def _example_table(laid: _Laid, language: str) -> Table:
    """The example on a table: its earlier moves are played, its last one is tried."""
    made = laid.game
    session = Session(made, 0, laid.start)
    for text in laid.example.before:
        session.play(made.move(text, session.state))
    seat = made.turn(session.state)
    tried = made.move(laid.example.move, session.state)
    return Table(session, 0 if seat is None else seat, language=language, tried=tried)


def _heading(w: Words, made: Game[Any], laid: Example | None) -> str:
    """Which rules are played, and the way to the rulebook, the other presets and the lesson."""
    terms = made.terms
    links = [
        (f"{made.id}.ipynb", w.say("home-lesson")),
        (address("rulebook", terms), w.say("home-book")),
        *(
            (address("play", replace(terms, preset=other, changed=())), w.say("home-preset", preset=other))
            for other in presets(made.id)
            if other != terms.preset
        ),
    ]
    if laid is not None:
        links.insert(0, (article_address(terms, laid.rule), w.say("home-example", id=laid.id)))
    shown = "".join(f'<a href="{escape(where)}">{escape(text)}</a>' for where, text in links)
    rules, label = escape(w.terms(terms)), escape(w.say("home-rules"))
    return f'<div class="cardlab-head"><h1>{rules}</h1><nav aria-label="{label}">{shown}</nav></div>'
