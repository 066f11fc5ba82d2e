"""Cases without end: bots play, and now and then somebody makes an almost legal move instead of theirs.

The same game, seed and wishes give the same cases in the same order. What is asked most seldom comes next, so a
learner meets all the rules of the chosen topics, not only the commonest.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from cardlab.cards import DEUCE, JOKER_RANK, Card
from cardlab.explain.nearness import cards_of
from cardlab.game import Game, as_game
from cardlab.learn.cases import Case, carried_out
from cardlab.learn.topics import chosen, topic_of
from cardlab.learn.tries import oddness, tries
from cardlab.options import BadOption, meant, named
from cardlab.players import bot
from cardlab.rulings import FAILS, HOLDS, Ruling, same
from cardlab.values import Points, brief
from cardlab.views import Event

LEVELS = ("easy", "mixed", "hard")
MOST = 60  # tries of a position that are ruled on
STEPS = (1, 2, 3, 5, 8, 13, 21)  # moves that are played between two cases
POSITIONS = 60  # looked at for a case as it is wished, before a wish is dropped
LONGEST = 1500  # moves of a hand; then another is dealt
LIVELY, PICKY = 0.75, 30  # the chance that nothing dull will do, and in how many positions
EVEN = 10  # positions in which no kind of move will do that is nearly always a fault
CLOSELY, PATIENCE = 8, 4  # every so many positions all moves are looked at, and one more topic will do
CHOICES = 6  # rules to choose from
# no faults: what no player fails to see (the cards are not in the hand, the offer was never made); and no cases
# at all: what no referee can see (how many turns got nowhere)
_PLAIN, _UNSEEN = {"held", "some", "there", "asked", "offered", "on", "answer", "step"}, {"quiet"}
# nor what would be told of the table although it is not so, or teaches nothing
_UNTRUE, _EMPTY = {("end", "start"), ("end", "stock")}, {"bound-lay", "bound-discard"}
_WITH_WILD = {
    "wilds": {DEUCE, JOKER_RANK},
    "jokers": {JOKER_RANK},
}  # topics that only moves with such cards teach
ODDEST = 10


class Course(Iterator[Case]):
    """The cases of one course, one after another.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> case = next(Course(canasta, seed=5, topics=["wilds"]))
    >>> case.topic, case == next(Course(canasta, seed=5, topics=["wilds"]))
    ('wilds', True)

    `faults` is the chance of a fault, from 0 to 1; `level` is `easy`, `mixed` or `hard`. Raises BadOption for
    what cannot be had.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int = 0,
        *,
        faults: float = 0.5,
        topics: Any = (),
        level: str = "mixed",
    ) -> None:
        game = as_game(game)
        if type(seed) is not int:
            raise BadOption(f"A seed is a whole number, not {brief(seed)}.")
        if not _share(faults):
            raise BadOption(f"The chance of a fault is a number from 0 to 1, not {brief(faults)}.")
        if not named(level, LEVELS):
            raise BadOption(f"There is no level {brief(level)}. {meant(level, LEVELS)}")
        self.game, self.seed, self.faults, self.level = game, seed, faults, level
        self.topics = chosen(game.id, topics)
        self.made = 0
        self._walk = _Walk(game, seed)
        self._used: Counter[Any] = Counter()
        self._never: set[tuple[bool, str]] = set()

    def __next__(self) -> Case:
        rng = random.Random(f"referee:{self.seed}:{self.made}")
        fault = rng.random() < self.faults
        found = self._search(fault, rng)
        self._used[fault, found.topic] += 1
        self._used[found.key] += 1
        self._used[found.key[:2]] += 1
        case = Case(
            self.game,
            self._walk.state,
            self._walk.before(),
            found.move,
            found.ruling,
            found.point,
            self.made + 1,
            found.topic,
            _choices(self.game, found, rng),
            found.level,
            found.topic not in self.topics,
            self.level not in ("mixed", found.level),
        )
        self.made += 1
        return case

    def _search(self, fault: bool, rng: random.Random) -> _Find:
        """A case as it is wished; where none turns up, of another level, then of another topic."""
        order = [topic for topic in self.topics if (fault, topic) not in self._never]
        rng.shuffle(order)
        order.sort(key=lambda topic: self._used[fault, topic])
        picky = PICKY if rng.random() < LIVELY else 0  # positions in which nothing dull will do
        self._walk.on(rng.choice(STEPS))
        for at in range(2 * POSITIONS if order else 0):
            level = self.level if (fault, self.level) not in self._never else "mixed"
            # what a bot is about to do is soon looked at; other moves that are allowed, now and then
            moves = [self._walk.plan()] if not fault and at % CLOSELY else None
            found = self._look(fault, order[: 1 + at // PATIENCE], level, rng, moves)
            if (
                found is not None
                and not (at < picky and found.dull)
                and not (at < EVEN and self._lopsided(found))
            ):
                return found
            # first look round here; then in larger steps, which lead to the end of a hand and beyond
            self._walk.on(rng.choice(STEPS if at > POSITIONS // 2 else STEPS[:3] if fault else STEPS[:1]))
            if at == POSITIONS and level != "mixed":
                self._never.add((fault, level))
            if at % POSITIONS == POSITIONS // 2:  # what comes up at the beginning of a hand only
                self._walk.deal()
        self._never |= {(fault, topic) for topic in order}
        for _ in range(POSITIONS):
            found = self._look(fault, None, "mixed", rng)
            if found is not None:
                return found
            self._walk.on(1)
        raise LookupError(f"No {'fault' if fault else 'legal move'} was found in {POSITIONS} positions.")

    def _lopsided(self, found: _Find) -> bool:
        """Has this kind of move been a fault so often, and so seldom allowed, that the kind alone gives it away?"""
        kind = found.key[0]
        return not found.ruling and self._used[kind, False] > 1 + 2 * self._used[kind, True]

    def _look(
        self,
        fault: bool,
        topics: list[str] | None,
        level: str,
        rng: random.Random,
        moves: list[Any] | None = None,
    ) -> _Find | None:
        """The case of a position that was had least often; None where there is none of these topics and this level."""
        game, state = self.game, self._walk.state
        looked = tries(game, state, rng) if moves is None else moves
        fits = [move for move in looked if game.allows(state, move) != fault]
        finds: dict[Any, list[_Find]] = {}
        for move in fits if len(fits) <= MOST else rng.sample(fits, MOST):
            for found in _finds(game, state, move, game.ruling(state, move)):
                if (topics is None or found.topic in topics) and level in ("mixed", found.level):
                    finds.setdefault(found.key, []).append(found)
        order = list(finds)
        rng.shuffle(order)
        for key in sorted(order, key=lambda key: self._used[key]):
            for found in sorted(finds[key], key=lambda found: (found.oddness, rng.random())):
                done = carried_out(game, state, found.move)
                if done is not None and done[1]:
                    return found
        return None


def _share(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


class _Walk:
    """Bots at play, from one hand to the next."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self._game, self._seed, self._bot = game, seed, bot(game.id)
        self._dealt = 0
        self._told: list[
            tuple[int, tuple[Event, ...]]
        ] = []  # of this hand: who moved, and what all could see
        self._planned: Any = None
        self.state = game.deal(seed)

    def on(self, moves: int) -> None:
        """So many moves further; another hand begins where one ends."""
        for _ in range(moves):
            self._one()

    def plan(self) -> Any:
        """The move that the bot in turn is about to make."""
        if self._planned is None:
            rng = random.Random(f"{self._seed}:{self._dealt}:{len(self._told)}")
            view = self._game.view(self.state, self._game.turn(self.state))
            self._planned = self._bot(self._game, view, rng).move
        return self._planned

    def before(self) -> tuple[Event, ...]:
        """What happened last: the moves of this turn and one before it."""
        turn, found = self._game.turn(self.state), list[tuple[Event, ...]]()
        for seat, told in reversed(self._told):
            found.append(told)
            if seat != turn:
                break
        return tuple(event for told in reversed(found) for event in told)

    def _one(self) -> None:
        game, state = self._game, self.state
        turn = game.turn(state)
        assert turn is not None
        done = carried_out(game, state, self.plan())
        assert done is not None
        after, told = done
        self._told.append((turn, told))
        if game.turn(after) is None and not game.winners(after):
            self._told, after = [], game.next_hand(after)
        self.state, self._planned = after, None
        if game.turn(after) is None or len(self._told) > LONGEST:
            self.deal()

    def deal(self) -> None:
        """Begin another match."""
        self._dealt, self._told, self._planned = self._dealt + 1, [], None
        self.state = self._game.deal(self._seed + self._dealt)


@dataclass(frozen=True, slots=True)
class _Find:
    """A move that may become a case, and the condition that it is there for."""

    move: Any
    ruling: Ruling
    point: Ruling
    topic: str
    level: str
    key: Any = field(compare=False)  # what it teaches
    oddness: int = field(compare=False)  # how little it looks as if somebody meant it

    @property
    def dull(self) -> bool:
        """Allowed, and nothing about it to doubt, such as a draw or a discard: one need not judge many of these."""
        parts = [getattr(self.move, one.name) for one in fields(self.move) if one.init]
        return bool(self.ruling) and self.level == "easy" and all(isinstance(part, Card) for part in parts)


def _finds(game: Game[Any], state: Any, move: Any, ruling: Ruling) -> Iterator[_Find]:
    """What a move can teach: one thing if it is a fault, maybe several if it is allowed."""
    blamed = list(dict.fromkeys((one.rule, one.aspect) for one in ruling.blame()))
    odd = len(blamed) + oddness(game, state, move)
    kind = game.kind(move).name
    if any(aspect in _PLAIN or (kind, aspect) in _UNTRUE for _, aspect in blamed) or (
        blamed and odd > ODDEST
    ):
        return
    seen = set()
    for leaf, level in _lessons(ruling, _exact(game)) if ruling else [_fault(ruling)]:
        topic = topic_of(game.id, leaf.rule, leaf.aspect)
        key = (kind, bool(ruling), leaf.rule, leaf.aspect)
        if key not in seen and not (ruling and _beside(leaf, topic)) and leaf.aspect not in _UNSEEN:
            seen.add(key)
            yield _Find(move, ruling, leaf, topic, level, key, odd)


def _beside(leaf: Ruling, topic: str) -> bool:
    """Does a condition that is met teach nothing here, such as one about wild cards where there are none?"""
    spoken = [card.rank for name, _ in leaf.facts for card in cards_of(leaf.fact(name))]
    return leaf.aspect in _EMPTY or (topic in _WITH_WILD and not _WITH_WILD[topic].intersection(spoken))


def _fault(ruling: Ruling) -> tuple[Ruling, str]:
    """The decisive fault. It is easy to see if it is among the first things that one asks, or not alone and not close."""
    blamed = list(ruling.blame())
    first = any(part.verdict is FAILS and not part.parts for part in ruling.parts)
    alone = len({(leaf.rule, leaf.aspect) for leaf in blamed}) == 1
    return blamed[0], "hard" if not first and (alone or any(map(_close, blamed))) else "easy"


def _lessons(ruling: Ruling, exact: frozenset[tuple[str, str]]) -> Iterator[tuple[Ruling, str]]:
    """What an allowed move may be there for: a condition met with nothing to spare, or by an exception; or any at all."""
    met = [node for node in ruling.credit() if not _first(ruling, node)]
    close = [node for node in met if _close(node, 0) and (node.rule, node.aspect) not in exact]
    narrow = [*(leaf for node in _other_ways(ruling) for leaf in node.credit()), *close]
    asked = [node for part in ruling.parts[::-1] for node in part.credit() if not node.excuse]
    plain = next((node for node in ruling.credit() if node.telling), asked[0] if asked else ruling)
    last = [list(part.credit())[-1:] for part in ruling.parts if part.parts]
    seen = set()
    for leaf in [
        plain,
        *narrow,
        *(leaf for found in last for leaf in found if leaf.facts and not leaf.excuse),
    ]:
        if (leaf.rule, leaf.aspect) not in seen:
            seen.add((leaf.rule, leaf.aspect))
            yield leaf, "hard" if any(leaf is node for node in narrow) else "easy"


@cache
def _exact(game: Game[Any]) -> frozenset[tuple[str, str]]:
    """The conditions that two quantities must be the same: to meet them is nothing remarkable."""
    rules = [rule for kind in game.kinds for rule in kind.charter.rules()]
    return frozenset((rule.id, rule.aspect) for rule in rules if rule.compare is same)


def _other_ways(node: Ruling) -> Iterator[Ruling]:
    """The alternatives that were met although the first of them was not."""
    if node.verdict is HOLDS and node.parts:
        if node.parts[0].verdict is FAILS and not node.parts[0].excuse:
            yield from (part for part in node.parts[1:] if part)
        for part in node.parts:
            yield from _other_ways(part)


def _first(ruling: Ruling, node: Ruling) -> bool:
    """Is this one of the things that are asked before the cards are looked at?"""
    return any(part is node for part in ruling.parts)


def _close(leaf: Ruling, cards: int = 1) -> bool:
    """Does so little make the difference: a card, or a few points?"""
    have, need = leaf.fact("have"), leaf.fact("need")
    if not isinstance(have, int) or not isinstance(need, int):
        return False
    return abs(have - need) <= (_FEW_POINTS if isinstance(need, Points) else cards)


_FEW_POINTS = 20


def _choices(game: Game[Any], found: _Find, rng: random.Random) -> tuple[str, ...]:
    """Rules to choose from: those that are broken, and others that are asked of such a move."""
    blamed = list(dict.fromkeys(leaf.rule for leaf in found.ruling.blame()))[: CHOICES // 2]
    asked = [rule.id for rule in game.kind(found.move).charter.rules()]
    others = [rule.id for kind in game.kinds for rule in kind.charter.rules()]
    near = [
        rule.id
        for rule in game.kind(found.move).charter.rules()
        if topic_of(game.id, rule.id, rule.aspect) == found.topic
    ]
    picked = list(dict.fromkeys(blamed))
    for pool, most in ((near, CHOICES // 2), (asked, CHOICES), (others, CHOICES)):
        fresh = [rule for rule in dict.fromkeys(pool) if rule not in picked]
        rng.shuffle(fresh)
        picked += fresh[: max(0, most - len(picked))]
    return tuple(sorted(picked, key=_place))


def _place(rule: str) -> tuple[str, int]:
    letters = rule.rstrip("0123456789")
    return letters, int(rule[len(letters) :])
