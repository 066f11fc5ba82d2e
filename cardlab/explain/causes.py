"""The cause test: is what a ruling cites really the reason? Asked of the charter itself, with rules waived.

All combinators are monotone: a condition that is met never makes a verdict worse. So a cited condition is part
of the reason if and only if it is part of some smallest set of conditions whose waiving turns the verdict round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any

from cardlab.explain.voice import Voice, cited
from cardlab.game import Game, as_game
from cardlab.rulings import FAILS, HOLDS, Check, Each, Rule, Ruling, rewrite

Leaf = tuple[str, str]  # the id of a rule and its aspect


@dataclass(frozen=True, slots=True)
class Cause:
    """Is what a ruling cites really why? Each answer comes from judging the move again with rules waived.

    `forbids`: what is cited forbids the move even if every other condition is waived. `cures`: smallest sets of
    conditions that are enough to waive; more than one where alternatives were missed. `beyond`: conditions that
    are only asked once what is cited is out of the way, and then fail too; they are waived with every cure, and a
    cure by an alternative may name more of them. `needed`: every cited condition is part of a cure.
    """

    cited: tuple[Leaf, ...]
    beyond: tuple[Leaf, ...]
    cures: tuple[tuple[Leaf, ...], ...]
    forbids: bool
    ruling: Ruling
    voice: Voice = field(repr=False)

    @property
    def needed(self) -> bool:
        """Is every cited condition part of a smallest cure?"""
        return set(self.cited) <= {leaf for cure in self.cures for leaf in cure}

    @property
    def shown(self) -> bool:
        """Is the cited cause shown to be enough and needed?"""
        return bool(self.cited) and self.forbids and self.needed

    @property
    def message(self) -> str:
        """The id of the sentence that sums it up."""
        if self.ruling:
            return "cause-legal"
        if not self.shown:
            return "cause-open"
        if self.beyond:
            return "cause-beyond"
        return (
            "cause-shown"
            if len(self.cited) == 1
            else "cause-shown-all"
            if len(self.cures) == 1
            else "cause-shown-any"
        )

    def __str__(self) -> str:
        w = self.voice.words
        lines = [cited(w.because(leaf), leaf.rule) for leaf in dict.fromkeys(self.ruling.blame())]
        return "\n".join(
            [*lines, w.say(self.message, rules=tuple(dict.fromkeys(rule for rule, _ in self.beyond)))]
        )

    def __repr__(self) -> str:
        return str(self)


def cause(game: Game[Any], state: Any, move: Any, language: str = "en") -> Cause:
    """Test what a ruling cites: is it enough to forbid the move, and is nothing less enough to allow it?

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: South, to meld; hand South: 8♣ 8♦ 2♣ 4♥ 5♠; melds 0: Q♣ Q♦ Q♥; pile: J♠")
    >>> cause(canasta, state, canasta.move("lay 8♣ 8♦"))
    8♣ 8♦ are only 2 cards; a meld needs at least 3. [CA-18]
    This is why: without it the move would be allowed, and nothing else is needed.
    """
    game = as_game(game)
    ruling, voice = game.ruling(state, move), Voice.of(game, game.turn(state), language)
    waivable = _waivable(game.kind(move).charter)
    if ruling:
        return Cause((), (), (), False, ruling, voice)
    cited_leaves = _blamed(ruling)
    beyond = list[Leaf]()
    while not (then := waivable.judged(state, move, {*cited_leaves, *beyond})):
        beyond += _blamed(then)
    cures = list[tuple[Leaf, ...]]()
    for size in range(1, len(cited_leaves) + 1):
        for some in combinations(cited_leaves, size):
            if not any(set(cure) <= set(some) for cure in cures) and waivable.judged(
                state, move, {*some, *beyond}
            ):
                cures.append(some)
    others = waivable.all - set(cited_leaves) - _no_excuses(ruling)
    for leaf in cited_leaves:
        if not any(leaf in cure for cure in cures) and (
            found := waivable.cure_with(leaf, state, move, [*cited_leaves, *sorted(others)])
        ):
            cures.append(found)
    forbids = not waivable.judged(state, move, others)
    return Cause(cited_leaves, tuple(beyond), tuple(cures), forbids, ruling, voice)


def _blamed(ruling: Ruling) -> tuple[Leaf, ...]:
    return tuple(dict.fromkeys((leaf.rule, leaf.aspect) for leaf in ruling.blame()))


def _no_excuses(ruling: Ruling) -> set[Leaf]:
    """Excuses that do not apply: their absence is no fault, so they are not cited, and cannot be waived to try others."""
    roots = [node for _, node in ruling.walk() if node.excuse and node.verdict is FAILS]
    return {(leaf.rule, leaf.aspect) for root in roots for _, leaf in root.walk() if not leaf.parts}


class _Waivable:
    """A charter whose conditions can be waived one by one, without making it anew each time."""

    def __init__(self, charter: Check) -> None:
        self.waived: set[Leaf] = set()
        self.all = {(rule.id, rule.aspect) for rule in charter.rules()}
        self.charter = rewrite(charter, self._change)

    def _change(self, node: Check) -> Check:
        if isinstance(node, Rule):
            return _WaivableRule(node, self)
        return Each(node.title, _or_none(node.things), node.parts[0]) if isinstance(node, Each) else node

    def judged(self, state: Any, move: Any, waived: set[Leaf]) -> Ruling:
        self.waived = waived
        return self.charter.ruling(state, move)

    def cure_with(self, leaf: Leaf, state: Any, move: Any, enough: list[Leaf]) -> tuple[Leaf, ...]:
        """A smallest set with one condition in it that is enough to waive; empty if the condition never matters.

        What is first in `enough` is let go first: the other cited ones, to leave the alternative of this one. Which
        of them that is shows when each has had its turn to go before the others.
        """
        for first in enough:
            kept = self._smaller([first, *enough], leaf, state, move, enough)
            if not self.judged(state, move, set(kept) - {leaf}):
                return tuple(kept)
        return ()

    def _smaller(
        self, order: list[Leaf], leaf: Leaf, state: Any, move: Any, enough: list[Leaf]
    ) -> list[Leaf]:
        """What is left of some conditions once all have gone that may, in an order, but for one."""
        kept = list(enough)
        for other in order:
            if other != leaf and other in kept and self.judged(state, move, set(kept) - {other}):
                kept.remove(other)
        return kept


# what a question may raise whose presupposition was waived, such as the top of a pile that is not there
_SENSELESS = (LookupError, ValueError, TypeError, AttributeError)


class _WaivableRule(Check):
    """A rule that holds while it is waived. One that makes no sense to ask fails."""

    def __init__(self, rule: Rule, table: _Waivable) -> None:
        self.rule, self.table, self.title = rule, table, rule.title

    def ruling(self, s: Any, m: Any) -> Ruling:
        rule = self.rule
        if (rule.id, rule.aspect) in self.table.waived:
            return Ruling(HOLDS, rule.id, rule.aspect, waived=True)
        try:
            return rule.ruling(s, m)
        except _SENSELESS:
            return Ruling(FAILS, rule.id, rule.aspect)

    def moot(self) -> Ruling:
        return self.rule.moot()


def _or_none(things: Callable[[Any, Any], Iterable[Any]]) -> Callable[[Any, Any], Iterable[Any]]:
    def found(s: Any, m: Any) -> list[Any]:
        try:
            return list(things(s, m))
        except _SENSELESS:
            return []

    return found


@cache
def _waivable(charter: Check) -> _Waivable:
    return _Waivable(charter)
