"""Where things are on the pages: the table that an address deals, an article of the rulebook, an example on a table.

All are relative, so they hold wherever the pages are served. In JupyterLab a link to a notebook opens the notebook,
and what the link asks for is lost; there the server shows the pages too, and says where in `CARDLAB_PAGES`. A table is named as its game was made: game, preset,
number of players and the options changed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.parse import urlencode

from cardlab.game import Game
from cardlab.games import game, games
from cardlab.options import BadOption
from cardlab.rulings import Terms
from cardlab.values import replace

__all__ = [
    "NATIVE",
    "address",
    "article_address",
    "example_address",
    "page_address",
    "pages",
    "read_game",
    "read_number",
    "switched",
]

NATIVE = {"cardlab": "page"}  # metadata of an output that the page's template writes into the page itself


def pages() -> str:
    """Where the pages are, if not beside whatever shows the link: a path that ends with a slash, or nothing."""
    return os.environ.get("CARDLAB_PAGES", "")


def page_address(page: str, **asked: str) -> str:
    """The address of a page that is asked for this.

    >>> page_address("rulebook", game="canasta")
    'rulebook.ipynb?game=canasta'
    """
    return f"{pages()}{page}.ipynb?" + urlencode(asked)


def address(page: str, terms: Terms, **more: Any) -> str:
    """The address of a page that plays by these rules.

    >>> import cardlab
    >>> address("play", cardlab.game("canasta", seats=2, wild_rule="pagat").terms, seed=7)
    'play.ipynb?game=canasta&seats=2&preset=seed&wild_rule=pagat&seed=7'
    """
    said = {"game": terms.game, "seats": terms.seats, "preset": terms.preset, **dict(terms.changed), **more}
    return page_address(
        page,
        **{name: str(value).lower() if type(value) is bool else str(value) for name, value in said.items()},
    )


def article_address(terms: Terms, rule: str) -> str:
    """The address of an article in the rulebook of these rules.

    >>> import cardlab
    >>> article_address(cardlab.game("canasta").terms, "CA-21")
    'rulebook.ipynb?game=canasta&seats=4&preset=seed#rule-CA-21'
    """
    return f"{address('rulebook', terms)}#rule-{rule}"


def example_address(terms: Terms, example: str) -> str:
    """The address of a table on which an example of the rulebook lies.

    >>> import cardlab
    >>> example_address(cardlab.game("canasta").terms, "CA-21.2")
    'play.ipynb?game=canasta&seats=4&preset=seed&example=CA-21.2'
    """
    return address("play", terms, example=example)


def switched(made: Game[Any], **options: Any) -> Terms:
    """The terms of the same table with house rules set otherwise.

    >>> import cardlab
    >>> address("play", switched(cardlab.game("canasta", wild_rule="pagat"), wild_rule="seed", wild_canasta=2000))
    'play.ipynb?game=canasta&seats=4&preset=seed&wild_canasta=2000'
    """
    terms = made.terms
    usual = _usual(terms.game, terms.preset, terms.seats)
    wanted = dict(terms.settings) | options
    return replace(terms, changed=tuple((n, wanted[n]) for n, value in usual if not _same(wanted[n], value)))


@cache
def _usual(name: str, preset: str, seats: int) -> tuple[tuple[str, Any], ...]:
    """What a preset plays."""
    return game(name, preset=preset, seats=seats).terms.settings


def _same(one: Any, other: Any) -> bool:
    return bool(one == other) and type(one) is type(other)  # True is not 1


def read_game(asked: Mapping[str, str]) -> Game[Any]:
    """The table that an address names: game, preset, seats, and every other name an option.

    >>> read_game({"game": "canasta", "seats": "2", "blocked_by_canasta": "true"}).terms.changed
    (('blocked_by_canasta', True),)

    Raises BadOption for whatever does not exist; the message says what does.
    """
    given = dict(asked)
    name, preset = given.pop("game", games()[0]), given.pop("preset", "seed")
    seats = read_number("seats", given.pop("seats")) if "seats" in given else None
    return game(name, preset=preset, seats=seats, **{key: _value(value) for key, value in given.items()})


def read_number(name: str, text: str) -> int:
    """A whole number from an address. Raises BadOption for anything else."""
    if not (text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 19):
        raise BadOption(f"{name} cannot be {text!r}. It is a whole number.")
    return int(text)


def _value(text: str) -> Any:
    """An option's value from an address: a number, true or false, or a word."""
    if text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 10:
        return int(text)
    return {"true": True, "false": False}.get(text.lower(), text)
