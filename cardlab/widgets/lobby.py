"""The way in: tiles that lead to the games, and a table made from what an address asks for."""

from __future__ import annotations

import random
from html import escape
from typing import Any
from urllib.parse import parse_qsl, urlencode

from IPython.display import display

from cardlab.games import game, games, presets, seat_counts
from cardlab.options import BadOption, meant
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
.cardlab-go a:focus-visible,.cardlab-head a:focus-visible{outline:3px solid #c9822b;outline-offset:2px}
.cardlab-suits{letter-spacing:.2em;font-size:1.1rem;font-variant-emoji:text}
.cardlab-suits .r{color:#b3102a}
.cardlab-head{display:flex;flex-wrap:wrap;gap:0 1.2rem;align-items:center;color:#2a2620;padding:0 .2rem}
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

    def __repr__(self) -> str:
        return "\n".join(self._words.say(f"game-{name}") for name in games())


def home(language: str = "en") -> Lobby:
    """The home page: a tile for each game, with its lesson and its tables.

    >>> "Canasta" in repr(home())
    True
    """
    return Lobby(language)


def _tile(w: Words, name: str) -> str:
    counts = sorted(seat_counts(name))
    usual = seat_counts(name)[0]
    links = [f'<a class="first" href="{name}.ipynb">{escape(w.say("home-lesson"))}</a>']
    for seats in sorted(counts, key=lambda n: n != usual):
        address = "play.ipynb?" + urlencode({"game": name, "seats": seats})
        links.append(f'<a href="{escape(address)}">{escape(w.say("home-play", count=seats))}</a>')
    title, about = escape(w.say(f"game-{name}")), escape(w.say(f"game-{name}.about"))
    return (
        f'<section class="cardlab-tile">{_SUITS}<h2>{title}</h2><p>{about}</p>'
        f'<nav class="cardlab-go" aria-label="{title}">{"".join(links)}</nav></section>'
    )


def play(asked: str = "", language: str = "en") -> None:
    """Show a table for a query such as `game=canasta&seats=2&preset=standard&seed=7`.

    `language` chooses the words; anything else in it is an option of the game. What cannot be had is said in a sentence, and
    a usual table is shown instead.
    """
    query = dict(parse_qsl(asked))
    language = query.pop("language", language)
    try:
        w = words(language)
        table, chosen = _table(query, language)
    except ValueError as error:
        language = "en"
        w = words(language)
        _say(escape(w.say("home-trouble", what=str(error))))
        table, chosen = _table({}, language)
    _say(_heading(w, table, chosen))
    display(table)


def _say(html: str) -> None:
    display({"text/html": f"{_STYLE}<div>{html}</div>", "text/plain": ""}, raw=True)


def _table(asked: dict[str, str], language: str) -> tuple[Table, dict[str, str]]:
    asked = {key: value for key, value in asked.items() if key != "voila-theme"}
    name = asked.pop("game", games()[0])
    if name not in games():
        raise BadOption(f"There is no game {name!r}. {meant(name, games())}")
    seats = _number("seats", asked.pop("seats", str(seat_counts(name)[0])))
    seed = _number("seed", asked.pop("seed", str(random.randrange(10_000))))
    preset = asked.pop("preset", "seed")
    options = {key: _value(value) for key, value in asked.items()}
    made = game(name, preset=preset, seats=seats, **options)
    return Table(made, seed=seed, language=language), {"game": name, "preset": preset, "seats": str(seats)}


def _number(name: str, text: str) -> int:
    if not (text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 19):
        raise BadOption(f"{name} cannot be {text!r}. It is a whole number.")
    return int(text)


def _value(text: str) -> Any:
    """An option's value from an address: a number, true or false, or a word."""
    if text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 10:
        return int(text)
    return {"true": True, "false": False}.get(text.lower(), text)


def _heading(w: Words, table: Table, chosen: dict[str, str]) -> str:
    """Which rules are played, and the way to the other presets and the lesson."""
    name = chosen["game"]
    links = [f'<a href="{name}.ipynb">{escape(w.say("home-lesson"))}</a>']
    for other in presets(name):
        if other != chosen["preset"]:
            address = "play.ipynb?" + urlencode({**chosen, "preset": other})
            links.append(f'<a href="{escape(address)}">{escape(w.say("home-preset", preset=other))}</a>')
    rules = escape(w.terms(table.session.game.terms))
    label = escape(w.say("home-rules"))
    return f'<nav class="cardlab-head" aria-label="{label}"><span>{rules}</span>{"".join(links)}</nav>'
