"""Examples of the rulebook: a position, a move, and what the rules say to it.

The rows are data of the games (`cardlab.games.NAME.examples`), read when somebody first asks for them.

A row is a rule, a position, a move, what is blamed, and options of the table. Nothing blamed means that the move is
legal; `&` in a move parts several, of which the last one is judged. Without options the table is the usual one of
the preset `seed`. A row's id is its rule and its number among the rows of the rule (CA-21.2), so a new row of a
rule goes below the others.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from cardlab.game import Game
from cardlab.games import game as make_game, games
from cardlab.options import BadOption, meant, named
from cardlab.values import brief

__all__ = ["Example", "example", "examples"]


@dataclass(frozen=True, slots=True)
class Example:
    """A move that keeps or breaks a rule.

    `id` is the rule and a number (CA-21.2); `before` are the moves that lead from the position to the one in which
    `move` is judged; `blamed` are the articles that forbid it, none where it is legal. `seats` and `options` are what
    the table must play for it; without them the usual table does.
    """

    game: str
    id: str
    rule: str
    position: str
    before: tuple[str, ...]
    move: str
    blamed: tuple[str, ...] = ()
    seats: int | None = None
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def legal(self) -> bool:
        """May the move be made?"""
        return not self.blamed

    @property
    def moves(self) -> str:
        """All of its moves as one text, the judged one last."""
        return " & ".join((*self.before, self.move))

    def fits(self, game: Game[Any]) -> bool:
        """Does a table play all that the example asks for?"""
        house = game.terms.settings
        return self.seats in (None, game.seats) and all(option in house for option in self.options)

    def table(self) -> Game[Any]:
        """The table that it is made for.

        >>> example("canasta", "CA-G4.2").table().terms.changed
        (('blocked_by_canasta', True),)
        """
        return _table(self.game, self.seats, self.options)

    def lay(self, game: Game[Any] | None = None) -> tuple[Game[Any], Any, Any]:
        """The table, the state with the earlier moves played, and the move to be judged.

        >>> game, state, move = example("canasta", "CA-21.2").lay()
        >>> bool(game.ruling(state, move)), game.spell(move)
        (False, 'lay 5♣ 2♣ 2♦')

        At a table that plays otherwise than the example asks for, this may raise BadNotation or IllegalMove.
        """
        here = game or self.table()
        state = here.read(self.position)
        for text in self.before:
            state = here.play(state, here.move(text, state))
        return here, state, here.move(self.move, state)


@cache
def _table(name: str, seats: int | None, options: tuple[tuple[str, Any], ...]) -> Game[Any]:
    return make_game(name, seats=seats, **dict(options))


def examples(name: str) -> tuple[Example, ...]:
    """All examples of a game, in the order of their table.

    >>> [e.id for e in examples("canasta") if e.rule == "CA-S15"]
    ['CA-S15.1', 'CA-S15.2', 'CA-S15.3']

    Raises BadOption for a game that does not exist.
    """
    if not named(name, games()):
        raise BadOption(f"There is no game {brief(name)}. {meant(name, games())}")
    return _examples(name)


@cache
def _examples(name: str) -> tuple[Example, ...]:
    numbers = Counter[str]()
    return tuple(_read(name, row, numbers) for row in import_module(f"cardlab.games.{name}.examples").ROWS)


def _read(name: str, row: tuple[Any, ...], numbers: Counter[str]) -> Example:
    rule, position, moves, blamed, options = (*row, "", {})[:5] if len(row) < 5 else row
    numbers[rule] += 1
    *before, move = moves.split(" & ")
    given = dict(options or {})
    seats = given.pop("seats", None)
    return Example(
        name,
        f"{rule}.{numbers[rule]}",
        rule,
        position,
        tuple(before),
        move,
        tuple(blamed.split()),
        seats,
        tuple(given.items()),
    )


def example(name: str, id: str) -> Example:
    """One example of a game by its id.

    Raises BadOption where there is none, with the nearest that there is.
    """
    known = {e.id: e for e in examples(name)}
    if not isinstance(id, str):
        raise BadOption(f"There is no example {brief(id)}. {_guess('', list(known))}")
    if id in known:
        return known[id]
    near = [other for other in known if other.partition(".")[0] == id.partition(".")[0]]
    raise BadOption(
        f"There is no example {brief(id)}. {meant(id, near) if near else _guess(id, list(known))}"
    )


def _guess(id: str, known: list[str]) -> str:
    """A guess, or how an id looks: the list of all of them is too long to read."""
    guess, _, _ = meant(id, known).partition("Allowed:")
    return guess.strip() or f"An example is named like {known[0]!r}: an article and a number."
