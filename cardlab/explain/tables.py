"""What depends on the rules of a table: one move judged at several tables, and the rulebook of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import groupby
from typing import Any

from cardlab.cards import BadNotation
from cardlab.explain.voice import (
    ARTICLE,
    MARKS,
    Voice,
    cited,
    cited_html,
    decisive,
    framed,
    leaves,
    linked,
    mark_html,
    option_names,
    table_name,
)
from cardlab.game import Game
from cardlab.games import game as make_game, presets
from cardlab.options import meant
from cardlab.rulings import FAILS, Check, Rule, Ruling, Waived
from cardlab.words import Words

# --- the same move at several tables ------------------------------------------

# a text, the seed of a deal, or what makes a state of a game
Position = str | int | Callable[[Game[Any]], Any]


@dataclass(frozen=True, slots=True)
class Judged:
    """The move at one table: its ruling or, where the position cannot come up there, why not."""

    game: Game[Any] = field(repr=False)
    ruling: Ruling | None
    error: str = ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One position and move at several tables, side by side.

    `decides` are the conditions, as rule and aspect, that forbid the move at one table and do not at another.
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
    def message(self) -> str:
        """The id of the sentence that sums it up."""
        judged = {verdict for verdict in self.verdicts if verdict is not None}
        return "compare-differs" if len(judged) > 1 else "compare-all-legal" if judged == {True} else "compare-none-legal"

    def _row(self, row: Judged) -> tuple[str, str, list[tuple[str, str]]]:
        """A table's name, its verdict, and its reasons with their articles."""
        w = Voice.of(row.game, None, self.language).words
        name = table_name(w, row.game.terms)
        if row.ruling is None:
            return name, "", [(w.say("compare-unread"), ""), (row.error, "")]
        told = [node for node in leaves(row.ruling) if (node.rule, node.aspect) in self.decides]
        failed = [node for node in told if node.verdict is FAILS]
        chosen = (failed if not row.ruling else told) or [decisive(w, row.ruling)]
        said = dict.fromkeys((w.because(node), node.rule) for node in chosen)
        return name, w.verdict(row.ruling), list(said)

    def _laws(self) -> Iterator[tuple[str, str, str]]:
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
            name, verdict, reasons = self._row(row)
            mark = MARKS[row.ruling.verdict] if row.ruling is not None else "·"
            lines.append(f"{mark} {name}: {verdict}".rstrip(": "))
            lines += ["    " + cited(text, rule) for text, rule in reasons]
        lines += [f"{name}: {cited(law, rule)}" for name, rule, law in self._laws()]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        w = Voice.of(self.rows[0].game, None, self.language).words
        head = "".join(f'<th scope="col">{escape(w.say(f"compare-column-{c}"))}</th>' for c in ("table", "verdict", "reason"))
        body = ""
        for row in self.rows:
            name, verdict, reasons = self._row(row)
            mark = mark_html(row.ruling) if row.ruling is not None else ""
            why = "<br>".join(cited_html(text, rule) for text, rule in reasons)
            body += f'<tr><th scope="row">{escape(name)}</th><td>{mark} {escape(verdict)}</td><td>{why}</td></tr>'
        laws = [f"<li><b>{escape(name)}</b>: {cited_html(law, rule)}</li>" for name, rule, law in self._laws()]
        intro = f"<p>{escape(w.say('compare-move', move=self.move))}</p><p>{escape(w.say(self.message))}</p>"
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return framed("comparison", [intro, table, f"<ul>{''.join(laws)}</ul>" if laws else ""])


def compare(
    name: str | Game[Any],
    position: Any,
    move: Any,
    tables: Sequence[Mapping[str, Any]] | None = None,
    *,
    seats: int | None = None,
    language: str = "en",
) -> Comparison:
    """The same position and move under several sets of rules: verdicts, and what decides between them.

    The position is a text, the seed of a deal, a state, or a function of a game. A table is a mapping
    such as `{"preset": "standard", "wild_rule": "seed"}`. Without any: every preset, and every single change
    of the first table's options that turns its verdict round.

    >>> compare("canasta", "turn: South, to meld; hand South: 9♠ 9♥ 2♣ 2♦ 2♥ 4♣ 5♣; melds 0: Q♣ Q♦ Q♥; pile: J♠",
    ...         "lay 9♠ 9♥ 2♣ 2♦ 2♥", [{"preset": "seed"}, {"preset": "standard"}]).verdicts
    (False, True)

    Raises BadOption for a table that does not exist, and BadNotation if no table can read the position or move.
    """
    if isinstance(name, Game):
        seats = seats or name.seats
        if not isinstance(position, str | int) and not callable(position):
            position = name.write(position)
        name = name.id
    elif not isinstance(position, str | int) and not callable(position):
        position = make_game(name, seats=seats).write(position)
    games = [_table(name, seats, table) for table in (tables or [{"preset": p} for p in presets(name)])]
    rows = [_judge(game, position, move) for game in games]
    if tables is None:
        rows += [
            row
            for option in games[0].options
            for value in option.values
            if value != getattr(games[0].house, option.name)
            and (row := _judge(_table(name, seats, {option.name: value}), position, move)).ruling is not None
            and bool(row.ruling) != bool(rows[0].ruling)
        ]
    if all(row.ruling is None for row in rows):
        raise BadNotation(rows[0].error)
    spelled = move if isinstance(move, str) else rows[0].game.spell(move)
    return Comparison(spelled, tuple(rows), _deciding([row.ruling for row in rows if row.ruling is not None]), language)


def _table(name: str, seats: int | None, table: Mapping[str, Any]) -> Game[Any]:
    return make_game(name, **{"seats": seats, **table})


def _judge(game: Game[Any], position: Position, move: Any) -> Judged:
    try:
        state = game.read(position) if isinstance(position, str) else game.deal(position) if isinstance(position, int) else position(game)
        return Judged(game, game.ruling(state, game.move(move, state) if isinstance(move, str) else move))
    except BadNotation as error:
        return Judged(game, None, str(error))


def _deciding(rulings: list[Ruling]) -> tuple[tuple[str, str], ...]:
    """Leaves that some refusal cites and that fail in no permission."""
    fails_anyway = {
        (leaf.rule, leaf.aspect) for ruling in rulings if ruling for leaf in leaves(ruling) if leaf.verdict is FAILS
    }
    if not any(rulings):
        return ()
    cited_leaves = dict.fromkeys((leaf.rule, leaf.aspect) for ruling in rulings for leaf in ruling.blame())
    return tuple(leaf for leaf in cited_leaves if leaf not in fails_anyway)


# --- the rulebook -------------------------------------------------------------


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
        return tuple(a for a in self.articles if a.id.casefold() == text.casefold() or all(word in a.law.casefold() for word in wanted))

    def _words(self) -> Words:
        return Voice.of(self.game, None, self.language).words

    def _notes(self, w: Words, article: Article) -> Iterator[str]:
        """What is said under the law: the house rules that switch it, and the moves that it is asked of."""
        for name, value in article.options:
            option, said = option_names(w, self.game.id, name, value)
            yield w.say("book-option", option=option, value=said)
        kinds = dict.fromkeys(kind for asked in article.conditions if not asked.waived for kind in asked.kinds)
        if kinds:
            yield w.say("book-asked", kinds=tuple(w.say(f"kind-{k}") if w.has(f"kind-{k}") else k for k in kinds))
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
                lines += [f"{article.id}  {article.law}", *(f"    {note}" for note in self._notes(w, article))]
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
    (('wild_rule', 'pagat'),)

    Raises BadOption for a game, preset or option that does not exist.
    """
    game = make_game(name, preset=preset, seats=seats, **options)
    w = Voice.of(game, None, language).words
    asked = _asked(game)
    known = [id for id in (w.fallback or w).ids() if ARTICLE.fullmatch(id)]
    prefix = Counter(rule.partition("-")[0] for rule in asked).most_common(1)[0][0]
    own = [id for id in known if id.startswith(f"{prefix}-") or id in asked]
    articles = tuple(Article(id, _part(id), w.law(id), _options(w, game, id), tuple(asked.get(id, ()))) for id in own)
    return Rulebook(game, articles, language)


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
        or any(w.has(f"{id}.{how}-{option.name}-{value}") for how in ("law", "also") for value in option.values)
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
