"""The same position and move at several tables: who judges differently, and what decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from cardlab.cards import BadNotation
from cardlab.explain.outcomes import Outcome, differing, outcome, told
from cardlab.explain.voice import (
    MARKS,
    Voice,
    cited,
    cited_html,
    decisive,
    framed,
    leaves,
    mark_html,
    table_name,
)
from cardlab.game import ForeignMove, Game
from cardlab.games import game as make_game, presets
from cardlab.options import BadOption
from cardlab.rulings import FAILS, Ruling
from cardlab.values import brief

# a text, the seed of a deal, or what makes a state of a game
Position = str | int | Callable[[Game[Any]], Any]


@dataclass(frozen=True, slots=True)
class Judged:
    """The move at one table: its ruling or, where the position cannot come up there, why not."""

    game: Game[Any] = field(repr=False)
    ruling: Ruling | None
    error: str = ""
    outcome: Outcome = field(default_factory=dict, repr=False)  # what a legal move comes to


@dataclass(frozen=True, slots=True)
class Comparison:
    """One position and move at several tables, side by side.

    `decides` are the conditions, as rule and aspect, that forbid the move at one table and do not at another.
    `changes` names what else it does not come to alike, such as points.
    """

    move: str
    rows: tuple[Judged, ...]
    decides: tuple[tuple[str, str], ...]
    language: str = field(repr=False)

    @property
    def verdicts(self) -> tuple[bool | None, ...]:
        """Whether the move is legal at each table; None where the position cannot come up."""
        return tuple(None if row.ruling is None else bool(row.ruling) for row in self.rows)

    @property
    def changes(self) -> tuple[str, ...]:
        """What the move does not come to alike, where it is legal at several tables (see `explain.outcomes`)."""
        return differing([row.outcome for row in self.rows if row.ruling])

    @property
    def message(self) -> str:
        """The id of the sentence that sums it up."""
        judged = {verdict for verdict in self.verdicts if verdict is not None}
        if len(judged) > 1:
            return "compare-differs"
        if self.changes:
            return "compare-outcome"
        return f"compare-{'all' if True in judged else 'none'}-legal" + (
            "-there" if None in self.verdicts else ""
        )

    def row(self, row: Judged, seat: int | None = None) -> tuple[str, str, list[tuple[str, str]]]:
        """A table's name, its verdict, and its reasons with their articles, told to a seat or to nobody at the table."""
        w = Voice.of(row.game, seat, self.language).words
        name = table_name(w, row.game.terms)
        if row.ruling is None:
            return name, "", [(w.say("compare-unread"), "")]
        if self.message == "compare-outcome" and row.ruling:
            return name, w.verdict(row.ruling), [(text, "") for text in told(w, row.outcome, self.changes)]
        asked = [node for node in leaves(row.ruling) if (node.rule, node.aspect) in self.decides]
        failed = [node for node in asked if node.verdict is FAILS]
        chosen = (failed if not row.ruling else asked) or [decisive(w, row.ruling)]
        said = dict.fromkeys((w.because(node), node.rule) for node in chosen)
        return name, w.verdict(row.ruling), list(said)

    def laws(self) -> Iterator[tuple[str, str, str]]:
        """The laws that decide, where the tables' options give them different words: table, article, law."""
        for rule in dict.fromkeys(rule for rule, _ in self.decides):
            said: dict[str, str] = {}
            for row in self.rows:
                w = Voice.of(row.game, None, self.language).words
                if row.ruling is not None and w.has(rule):
                    said.setdefault(w.law(rule), table_name(w, row.game.terms))
            if len(said) > 1:
                yield from ((name, rule, law) for law, name in said.items())

    def __str__(self) -> str:
        w = Voice.of(self.rows[0].game, None, self.language).words
        lines = [w.say("compare-move", move=self.move), w.say(self.message)]
        for row in self.rows:
            name, verdict, reasons = self.row(row)
            mark = MARKS[row.ruling.verdict] if row.ruling is not None else "·"
            lines.append(f"{mark} {name}: {verdict}".rstrip(": "))
            lines += ["    " + cited(text, rule) for text, rule in reasons]
        lines += [f"{name}: {cited(law, rule)}" for name, rule, law in self.laws()]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        w = Voice.of(self.rows[0].game, None, self.language).words
        head = "".join(
            f'<th scope="col">{escape(w.say(f"compare-column-{c}"))}</th>'
            for c in ("table", "verdict", "reason")
        )
        body = ""
        for row in self.rows:
            name, verdict, reasons = self.row(row)
            mark = mark_html(row.ruling) if row.ruling is not None else ""
            why = "<br>".join(cited_html(text, rule) for text, rule in reasons)
            body += (
                f'<tr><th scope="row">{escape(name)}</th><td>{mark} {escape(verdict)}</td><td>{why}</td></tr>'
            )
        laws = [f"<li><b>{escape(name)}</b>: {cited_html(law, rule)}</li>" for name, rule, law in self.laws()]
        intro = f"<p>{escape(w.say('compare-move', move=self.move))}</p><p>{escape(w.say(self.message))}</p>"
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return framed("comparison", [intro, table, f"<ul>{''.join(laws)}</ul>" if laws else ""])


def compare(
    name: str | Game[Any],
    position: Any,
    move: Any,
    tables: Sequence[Mapping[str, Any] | str] | None = None,
    *,
    seats: int | None = None,
    language: str = "en",
) -> Comparison:
    """The same position and move under several sets of rules: verdicts, and what decides between them.

    The position is a text, the seed of a deal, a state, or a function of a game. A table is a mapping
    such as `{"preset": "standard", "wild_rule": "seed"}`, or the name of a preset. Without any: every preset that seats as many, and every
    single change of the first table's options that turns its verdict round; the first table is the game, if one
    was given, or else the first preset.

    >>> compare("canasta", "turn: South, to meld; hand South: 9♠ 9♥ 2♣ 2♦ 2♥ 4♣ 5♣; melds 0: Q♣ Q♦ Q♥; pile: J♠",
    ...         "lay 9♠ 9♥ 2♣ 2♦ 2♥", [{"preset": "seed"}, {"preset": "standard"}]).verdicts
    (False, True)

    Raises BadOption for a table that does not exist, and BadNotation if no table can read the position or move.
    """
    own: list[Mapping[str, Any]] = []
    if isinstance(name, Game):
        seats, own = seats or name.seats, [{"preset": name.preset, **dict(name.changed)}]
        if not isinstance(position, str | int) and not callable(position):
            position = name.write(position)
        name = name.id
    elif not isinstance(position, str | int) and not callable(position):
        position = make_game(name, seats=seats).write(position)
    if tables is None:
        rows = _usual(name, seats, own, position, move)
    else:
        rows = [_judge(_table(name, seats, table), position, move) for table in _tables(tables)]
    if all(row.ruling is None for row in rows):
        raise BadNotation(rows[0].error)
    spelled = move if isinstance(move, str) else rows[0].game.spell(move)
    return Comparison(
        spelled, tuple(rows), _deciding([row.ruling for row in rows if row.ruling is not None]), language
    )


def _usual(
    name: str, seats: int | None, own: list[Mapping[str, Any]], position: Position, move: Any
) -> list[Judged]:
    """The first table, the presets, and every single change of the first one that turns its verdict round."""
    wanted = [*own, *({"preset": preset} for preset in presets(name))]
    games = {game.terms: game for table in wanted if (game := _possible(name, seats, table)) is not None}
    if not games:
        _table(name, seats, wanted[0])  # says why not
    rows = [_judge(game, position, move) for game in games.values()]
    first, base = rows[0], wanted[0]
    for option in first.game.options:
        for value in option.values:
            if value == getattr(first.game.house, option.name):
                continue
            game = _possible(name, seats, {**base, option.name: value})
            if game is None or game.terms in games:
                continue
            row = _judge(game, position, move)
            if row.ruling is not None and bool(row.ruling) != bool(first.ruling):
                rows.append(row)
    return rows


def _tables(asked: Any) -> Iterator[Mapping[str, Any]]:
    """Tables as they were asked for, each by its settings or as the name of its preset."""
    given = (
        list(asked) if isinstance(asked, Iterable) and not isinstance(asked, str | bytes | Mapping) else []
    )
    if not given:
        raise BadOption(
            f"Tables are listed as in ['seed', {{'preset': 'standard', 'seats': 2}}], not {brief(asked)}."
        )
    for one in given:
        if not isinstance(one, str | Mapping):
            raise BadOption(f"A table is a preset or a dictionary of settings, not {brief(one)}.")
        yield {"preset": one} if isinstance(one, str) else one


def _possible(name: str, seats: int | None, table: Mapping[str, Any]) -> Game[Any] | None:
    """A table; None where its preset seats another number, or its options do not go together."""
    try:
        return _table(name, seats, table)
    except BadOption:
        return None


def _table(name: str, seats: int | None, table: Mapping[str, Any]) -> Game[Any]:
    return make_game(name, **{"seats": seats, **table})


def _judge(game: Game[Any], position: Position, move: Any) -> Judged:
    try:
        state = (
            game.read(position)
            if isinstance(position, str)
            else game.deal(position)
            if isinstance(position, int)
            else position(game)
        )
        made = game.move(move, state) if isinstance(move, str) else move
        ruling = game.ruling(state, made)
        return Judged(game, ruling, outcome=outcome(game, state, made) if ruling else {})
    except (BadNotation, ForeignMove) as error:
        return Judged(game, None, str(error))


def _deciding(rulings: list[Ruling]) -> tuple[tuple[str, str], ...]:
    """Leaves that some refusal cites and that fail in no permission."""
    fails_anyway = {
        (leaf.rule, leaf.aspect)
        for ruling in rulings
        if ruling
        for leaf in leaves(ruling)
        if leaf.verdict is FAILS
    }
    if not any(rulings):
        return ()
    cited_leaves = dict.fromkeys((leaf.rule, leaf.aspect) for ruling in rulings for leaf in ruling.blame())
    return tuple(leaf for leaf in cited_leaves if leaf not in fails_anyway)
