"""What would make a forbidden move legal: the smallest changes, each shown by the engine.

Candidates come from the game's own legal moves, from its hook `cardlab/games/NAME/near.py` and, where a game
has none, from swaps of single cards. A hook may have these; each may be left out:

    near(state, move)              rings (lists) of moves like the tried one, the nearest ring first
    suppose(state, move, broken)   suppositions that may answer the broken leaves, pairs of rule and aspect
    worlds(state, step)            states the player cannot tell apart, one for each thing a step may bring
    apart(tried, move)             how far apart two moves are, where that is not told by their cards
    facts(state, move)             what more the game's own sentences may say of a move; its cards are `card`
    FAR                            kinds of move of which the nearest one helps, however far from the tried one it is

Its sentences are those of `words/en/explain.ftl`, or the game's own: `suppose-canasta-opened` for `suppose-opened`.

Nothing of a candidate is believed: a move, a step or a supposition becomes a fix only if the charter allows the
move under it. Everything is tried in a state imagined from the player's view, so no fix tells a secret.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from types import ModuleType
from typing import Any

from cardlab.cards import Card
from cardlab.explain.fix import Fix, Fixes, When
from cardlab.explain.nearness import (
    cards_of,
    distance,
    parted,
    pattern,
    rearranged,
    redeclared,
    swapped,
    unlike,
)
from cardlab.explain.voice import Facts, Said, Voice
from cardlab.game import Game, Supposition, as_game

Path = tuple[Supposition[Any], ...]

_MOVES = 400  # candidates that are looked at, at most
_STEPS = 120  # first steps that are tried, at most
_NODES = 300  # pairs of steps that are tried, at most
_CHANGES = 6  # steps after which other choices are looked for, at most
_WORLDS = 8  # redeals that a step is tried in, where the game does not say what a step may bring
_THOUGHTS = 24  # states in which suppositions are asked for, at most
_DEEP = 3  # things that may be supposed at once, at most


def fixes(game: Game[Any], state: Any, move: Any, language: str = "en", *, limit: int = 3) -> Fixes:
    """What would make a move legal, at most `limit` of each kind; each was shown by the engine.

    >>> import cardlab
    >>> canasta = cardlab.game("canasta")
    >>> state = canasta.read("turn: South, to meld; hand South: 8♣ 8♦ 2♣ 4♥ 5♠; melds 0: Q♣ Q♦ Q♥; pile: J♠")
    >>> for fix in fixes(canasta, state, canasta.move("lay 8♣ 8♦", state)):
    ...     print(fix.when, "-", fix)
    now - With 2♣ added, this is allowed.
    if - If you could lay one more eight with them, this would be allowed.
    if - If your side had a meld of eights on the table, this would be allowed.

    For a legal move, and where nothing helps, there is none, and the empty answer says so:

    >>> fixes(canasta, state, canasta.move("discard 4♥", state))
    This is allowed as it is.
    """
    game = as_game(game)
    seat = game.turn(state)
    voice = Voice.of(game, seat, language)
    game.kind(move)
    if seat is None:
        return Fixes.of((), "fix-none-over", voice)
    if game.allows(state, move):
        return Fixes.of((), "fix-none-needed", voice)
    search = _Search(game, game.reseat(state, seat, random.Random(0)), seat, move, voice)
    now = search.now(limit)
    first = search.first(limit, deep=not now)
    rest = search.supposed(limit)
    if first:  # then it is no news what a step would bring
        rest = [fix for fix in rest if fix.when == "later" or not fix.by_step]
    return Fixes.of([*now, *first, *rest], "fix-none", voice)


# --- the search ---------------------------------------------------------------


@cache
def _hook(game: str) -> ModuleType | None:
    """The module with which a game helps to explain it, if there is one."""
    name = f"cardlab.games.{game}"
    return import_module(f"{name}.near") if find_spec(name) and find_spec(f"{name}.near") else None


def worlds(game: Game[Any], state: Any, step: Any) -> Iterable[Any]:
    """States that the player who must act cannot tell from this one, with all that a step may bring."""
    found = getattr(_hook(game.id), "worlds", None)
    if found is not None:
        return found(state, step)  # type: ignore[no-any-return]
    seat, rng = game.turn(state), random.Random(1)
    return (game.reseat(state, seat or 0, rng) for _ in range(_WORLDS))


def moved_cards(game: Game[Any], state: Any, move: Any) -> Counter[Card]:
    """The cards of a move: those that it names, or the one that lies where it begins."""
    facts = getattr(_hook(game.id), "facts", None)
    return Counter(dict(facts(state, move))["card"]) if facts is not None else cards_of(move)


@dataclass(frozen=True, slots=True)
class _Search:
    game: Game[Any]
    state: Any
    seat: int
    move: Any
    voice: Voice

    def ask(self, name: str) -> Any:
        """A function of the game's hook; None where it has none."""
        return getattr(_hook(self.game.id), name, None)

    @property
    def far(self) -> tuple[type, ...]:
        """The kinds of move of which the nearest helps, however far from the tried one it is."""
        return self.ask("FAR") or ()

    # now: other choices

    def rings(self, state: Any) -> Iterator[Sequence[Any]]:
        """Moves to try instead, the nearest first."""
        kind = self.game.kind(self.move)
        near = self.ask("near")
        listed = [m for m in self.game.legal(state) if type(m) is kind.move] if kind.open(state, None) else []
        if near is None and kind.open(state, None):
            yield [*islice(swapped(self.game, state, self.move), _MOVES), *listed]
        else:
            for ring in near(state, self.move) if near else ():
                yield [*ring, *listed]
                listed = []
            yield listed

    def choices(self, state: Any, limit: int, *, rings: int = 9) -> list[Any]:
        """The nearest other moves that the charter allows."""
        for ring in islice(self.rings(state), rings):
            good: dict[str, tuple[int, ...]] = {}
            fit = [m for m in ring[:_MOVES] if m != self.move and self.game.allows(state, m)]
            for order, move in enumerate(fit):
                far, lost, close = self.away(move)
                if close:
                    good.setdefault(pattern(move), (far, lost, unlike(self.move, move), order))
            if good:
                found = sorted(good.values())
                return [fit[order] for far, *_, order in found if far <= found[0][0] + 1][:limit]
        return []

    def away(self, move: Any) -> tuple[int, int, bool]:
        """How far a move is from the tried one, how many cards of that it leaves out, and whether it is near enough."""
        own = self.ask("apart")
        far, tried = (own or distance)(self.move, move), cards_of(self.move)
        kept = (tried & cards_of(move)).total()
        half = own is None and 2 * kept >= tried.total()
        return far, tried.total() - kept, far <= 1 or half or isinstance(move, self.far)

    def now(self, limit: int) -> list[Fix]:
        """Other choices that can be played at once."""
        return [
            Fix(
                "now",
                (move,),
                move,
                (self.changed(self.state, move, "fix-now"),),
                self.game.ruling(self.state, move),
                self.voice,
            )
            for move in self.choices(self.state, limit)
        ]

    def changed(self, state: Any, move: Any, head: str) -> Said:
        """How one move differs from what was tried."""
        have, want = cards_of(self.move), cards_of(move)
        added, removed = tuple(sorted((want - have).elements())), tuple(sorted((have - want).elements()))
        what = "swap" if added and removed else "add" if added else "remove" if removed else "regroup"
        if type(move) is not type(self.move) or not (have and want):
            what = "other"
        elif redeclared(self.move, move):
            what = "declare"
        elif rearranged(self.move, move) or (what != "regroup" and parted(self.move, move)):
            what = "move"
        facts = (("added", added), ("removed", removed), ("move", self.game.spell(move)))
        return self.owned(f"{head}-{what}"), facts + self.known(state, move)

    def known(self, state: Any, move: Any) -> Facts:
        """What more the game's own sentences may say of a move."""
        facts = self.ask("facts")
        return facts(state, move) if facts is not None else ()

    # first: a step before

    def first(self, limit: int, *, deep: bool) -> list[Fix]:
        """Steps that can be played now, after which the move is legal."""
        steps = list(self.game.legal(self.state)[:_STEPS])
        found = [(step,) for step in steps if self.leads(step, self.move)]
        found.sort(key=lambda path: len(list(cards_of(path[0]).elements())))
        if found or not deep:
            return [self.stepped(path, self.move) for path in found[:limit]]
        after = {step: self.after(self.state, step) for step in steps}
        return self.two_steps(after, limit) or self.step_and_change(after, limit)

    def after(self, state: Any, step: Any) -> Any:
        """The state after a step if it is then still this player's move; else None."""
        then = self.game.play(state, step)
        return then if self.game.turn(then) == self.seat else None

    def two_steps(self, after: dict[Any, Any], limit: int) -> list[Fix]:
        """Pairs of steps, where no single one is enough."""
        pairs = (
            (one, two) for one, then in after.items() if then is not None for two in self.game.legal(then)
        )
        found = [pair for pair in islice(pairs, _NODES) if self.leads_from(after[pair[0]], pair[1])]
        sure = (pair for pair in found if self.leads(pair[0], pair[1], self.move))
        return [self.stepped(pair, self.move) for pair in islice(sure, limit)]

    def leads_from(self, state: Any, step: Any) -> bool:
        then = self.after(state, step)
        return then is not None and self.game.allows(then, self.move)

    def step_and_change(self, after: dict[Any, Any], limit: int) -> list[Fix]:
        """A step, and then another choice."""
        found: list[Fix] = []
        for step, then in islice(after.items(), _CHANGES):
            if then is not None and len(found) < limit:
                sure = (move for move in self.choices(then, 1, rings=1) if self.leads(step, move))
                found += [self.stepped((step,), move) for move in sure]
        return found

    def leads(self, *path: Any) -> bool:
        """Can these moves be played in turn, whatever is hidden?"""
        return self.sure(self.state, path)

    def sure(self, state: Any, path: Sequence[Any]) -> bool:
        step, *rest = path
        if not rest:
            return self.game.allows(state, step)
        for world in worlds(self.game, state, step):
            if not self.game.allows(world, step) or (then := self.after(world, step)) is None:
                return False
            if not self.sure(then, rest):
                return False
        return True

    def stepped(self, path: tuple[Any, ...], move: Any) -> Fix:
        """The fix of one or two steps and then the move, as tried or changed."""
        state, said = self.state, list[Said]()
        for step in path:
            cards = tuple(sorted(cards_of(step).elements()))
            facts = (("cards", cards), ("step", self.game.spell(step)), *self.known(state, step))
            said.append((self.own_step("next" if said else "first", step), facts))
            state = self.game.play(state, step)
        if move == self.move:
            said.append(("fix-then", (("move", self.game.spell(move)),)))
        else:
            said.append(self.changed(state, move, "fix-then"))
        return Fix("first", (*path, move), move, tuple(said), self.game.ruling(state, move), self.voice)

    def owned(self, id: str) -> str:
        """The game's own sentence where it has one, else the common one."""
        return self.voice.words.owned(self.game.id, id)

    def own_step(self, head: str, step: Any) -> str:
        """The sentence for a step of its kind where there is one, else for any step."""
        id = self.owned(f"fix-{head}-{self.game.kind(step).name}")
        return id if self.voice.words.has(id) else self.owned(f"fix-{head}-step")

    # later, and if

    def supposed(self, limit: int) -> list[Fix]:
        """The fewest suppositions under which the move is legal."""
        suppose = self.ask("suppose")
        level: list[Path] = [()]
        seen: set[frozenset[Any]] = set()
        asked = 0
        for _ in range(_DEEP if suppose else 0):
            good, more = list[Path](), list[Path]()
            for path in level:
                state, move = (path[-1].state, path[-1].move) if path else (self.state, self.move)
                if asked >= _THOUGHTS:
                    break
                asked += 1
                broken = {(leaf.rule, leaf.aspect) for leaf in self.game.ruling(state, move).blame()}
                for one in suppose(state, move, broken):
                    key = frozenset((p.what, p.facts) for p in (*path, one))
                    if key in seen or any(p.what == one.what for p in path):
                        continue
                    if not path and one.state is state:
                        continue  # nothing is supposed: that is another choice
                    seen.add(key)
                    if not self.game.allows(one.state, one.move):
                        more.append((*path, one))
                    elif all(
                        {p.what for p in path} | {one.what} != {p.what for p in other} for other in good
                    ):
                        good.append((*path, one))
            if good:
                return [self.imagined(path) for path in good[:limit]]
            level = more
        return []

    def imagined(self, path: Path) -> Fix:
        """The fix of some suppositions."""
        last = path[-1]
        when: When = "later" if all(one.later for one in path) else "if"
        said: tuple[Said, ...]
        if len(path) == 1:
            said = ((f"{self.owned(f'suppose-{last.what}')}.alone", last.facts),)
        else:
            said = (
                ("fix-if-all", (("count", len(path)),)),
                *((self.owned(f"suppose-{one.what}"), one.facts) for one in path),
            )
        return Fix(
            when,
            (),
            last.move,
            said,
            self.game.ruling(last.state, last.move),
            self.voice,
            last.state,
            all(one.step for one in path),
        )
