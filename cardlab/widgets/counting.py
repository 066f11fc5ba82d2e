"""The running count: what the cards held up and put aside are worth, as the rule that asks for points counts them.

The rule is asked on its own, so it also answers while something that comes before it is still wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import get_annotations
from typing import Any

from cardlab.cards import Card
from cardlab.game import Game
from cardlab.rulings import AllOf, AnyOf, Check, Rule, Ruling, Unless
from cardlab.values import Points
from cardlab.widgets.holding import Choice


def counted(game: Game[Any], state: Any, choices: Iterable[Choice]) -> tuple[Choice, Ruling] | None:
    """The first of some offers that needs points, and what the rule says to it; those that fit the moment first.

    >>> import cardlab
    >>> from cardlab.views import Hold
    >>> game = cardlab.game("canasta")
    >>> state = game.read("turn: South, to draw; hand South: 8♣ 8♦ 5♥ 6♥ 7♥; pile: 8♠")
    >>> found = [Choice(o.verb, o, False, True, False) for o in game.meanings(state, Hold(state.hands[0][-2:]))]
    >>> counted(game, state, found)[1].facts[:2]
    (('have', 30), ('need', 50))
    """
    for choice in sorted(choices, key=lambda choice: not choice.ready):
        for check in _counting(game.kind(choice.offer.move).charter):
            for _, node in check.ruling(state, choice.offer.move).walk():
                if isinstance(node.fact("have"), Points) and isinstance(node.fact("need"), Points):
                    return choice, node
    return None


@cache
def _counting(charter: Check) -> tuple[Check, ...]:
    """The parts of a charter that can be asked on their own and compare points."""
    return tuple(_parts(charter))


def _parts(check: Check) -> Iterator[Check]:
    if not any(_compares_points(rule) for rule in check.rules()):
        return
    if isinstance(check, AllOf) and not isinstance(check, AnyOf | Unless):
        for part in check.parts:
            yield from _parts(part)
    else:
        yield check


def _compares_points(rule: Rule) -> bool:
    return rule.compare is not None and "Points" in str(get_annotations(rule.ask).get("return", ""))


def also_counted(node: Ruling, own: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that count beside one's own: the top of a pile that is taken."""
    named = node.fact("cards")
    cards = (
        Counter(card for card in named if isinstance(card, Card)) if isinstance(named, tuple) else Counter()
    )
    return tuple((cards - Counter(own)).elements())
