"""Where things are on the pages: the table that an address deals, an article of the rulebook, an example on a table.

All are relative, so they hold wherever the pages are served. A table is named as its game was made: game, preset,
number of players and the options changed.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from cardlab.rulings import Terms

__all__ = ["address", "article_address", "example_address"]


def address(page: str, terms: Terms, **more: Any) -> str:
    """The address of a page that plays by these rules.

    >>> import cardlab
    >>> address("play", cardlab.game("canasta", seats=2, wild_rule="pagat").terms, seed=7)
    'play.ipynb?game=canasta&seats=2&preset=seed&wild_rule=pagat&seed=7'
    """
    said = {"game": terms.game, "seats": terms.seats, "preset": terms.preset, **dict(terms.changed), **more}
    return f"{page}.ipynb?" + urlencode(
        {name: str(value).lower() if type(value) is bool else value for name, value in said.items()}
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
