"""Russian Bank: a bot that keeps the order of play, opens houses and loads the opponent.

Nothing is hidden from one player alone, so the state that it imagines is the real one but for
cards that nobody has seen. Where the house plays Stop it makes a slip now and then, on purpose,
so that there is something to catch; and it calls the slips of others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from cardlab.cards import Card
from cardlab.game import Game
from cardlab.games.russian_bank.position import (
    AnswerStalemate,
    Build,
    Found,
    LetStand,
    Load,
    OfferStalemate,
    PassTurn,
    Play,
    State,
    Stop,
    ToWaste,
    TurnUp,
)
from cardlab.games.russian_bank.rules import orders
from cardlab.games.russian_bank.scoring import burden
from cardlab.games.russian_bank.table import (
    ANY_FOUNDATION,
    BIT,
    BUILDS,
    DRAWN,
    FILL_HOUSE,
    QUIET,
    RESERVE,
    RESERVE_PLAYS,
    SEATS,
    WASTE,
    Place,
)
from cardlab.players import Choice
from cardlab.values import Seat
from cardlab.views import View

SLIPS = 0.08  # how often the bot slips where it could, under `stop: call`: about once in two turns
PATIENCE = 3 * QUIET  # turns without progress after which it wants no more of the hand
CROWDED = 0.5  # how often a load from a house is left alone: two bots that always load may go round for ever


def choose(game: Game[State], view: View, rng: random.Random, slips: float = SLIPS) -> Choice:
    """What the bot does at the seat of this view, and why.

    >>> import cardlab
    >>> bank = cardlab.game("russian_bank")
    >>> state = bank.read("turn: South; foundations: 4♠; reserve South: 5 cards 5♠")
    >>> choice = choose(bank, bank.view(state, 0), random.Random(1))
    >>> bank.spell(choice.move), choice.why
    ('play reserve South to foundation 7', 'bot-rb-foundation-reserve')
    """
    if view.seat is None or view.turn != view.seat:
        raise ValueError(f"It is not the turn of seat {view.seat!r}, but of {view.turn!r}.")
    return Mind(game, view, rng, slips).choice()


def player(slips: float) -> Callable[[Game[State], View, random.Random], Choice]:
    """The bot with another share of slips: 0 never slips, 1 always does where it can."""
    return partial(choose, slips=slips)


class Mind:
    """One decision."""

    def __init__(self, game: Game[State], view: View, rng: random.Random, slips: float) -> None:
        assert view.seat is not None
        self.game, self.rng, self.slips, self.me = game, rng, slips, view.seat
        self.s = game.imagine(view, rng)
        self.moves: list[Any] = list(game.legal(self.s))
        self.facts: tuple[tuple[str, Any], ...] = (("seat", Seat(self.me)), ("other", Seat(1 - self.me)))

    def choice(self) -> Choice:
        """The move and its reason; always a legal one."""
        s = self.s
        if s.phase == "offer":
            return self.answer()
        if s.last is not None and s.last.missed:
            rule, cards = s.last.missed[0]
            return self.say(Stop(rule), "stop", duty=rule, asked=cards)
        if s.phase == "window":
            return self.say(LetStand(), "let-stand")
        if s.house.stop == "call":
            return self.under_call()
        return self.best(self.moves)

    def say(self, move: Any, why: str, **facts: Any) -> Choice:
        return Choice(move, f"bot-rb-{why}", (*self.facts, *facts.items()))

    def answer(self) -> Choice:
        """Accept a stalemate that pays, or that ends a hand in which nothing moves any more."""
        if burden(self.s, self.me) < burden(self.s, 1 - self.me):
            return self.say(AnswerStalemate(yes=True), "accept-ahead")
        if self.s.idle >= PATIENCE:
            return self.say(AnswerStalemate(yes=True), "accept-stuck")
        return self.say(AnswerStalemate(yes=False), "refuse")

    def under_call(self) -> Choice:
        """Nobody but the bot keeps the order of play here; now and then it does not."""
        order = orders(self.s.house)
        good: list[Any] = []
        slips: list[Any] = []
        for move in self.moves:
            kept = order.get(type(move).__name__.lower())
            (good if kept is None or kept.holds(self.s, move) else slips).append(move)
        slips = [move for move in slips if isinstance(move, Found | TurnUp | ToWaste)]
        if slips and self.rng.random() < self.slips:
            return self.plain(self.rng.choice(slips))
        return self.best([move for move in good if not isinstance(move, Stop)])

    # --- what is best ---------------------------------------------------------

    def best(self, moves: list[Any]) -> Choice:
        """The best of some moves: duties as they come, then what opens houses and loads the opponent."""
        founds = [m for m in moves if isinstance(m, Found)]
        if founds:
            return self.plain(max(founds, key=lambda m: (m.source == RESERVE + self.me, m.source < 8)))
        reserve = [m for m in moves if isinstance(m, Build | Load) and m.source == RESERVE + self.me]
        filling = [m for m in reserve if isinstance(m, Build) and not self.s.piles[m.target]]
        if filling and self.s.open.due & FILL_HOUSE and not self.s.open.due & ANY_FOUNDATION:
            if self.s.house.fill_timing == "immediate" or self.filling_helps(filling[0]):
                return self.plain(filling[0])
        if reserve:
            return self.plain(max(reserve, key=self.worth))
        return self.free(moves, filling)

    def filling_helps(self, m: Build) -> bool:
        """Is there nothing better to do with an empty house before it must be filled?"""
        return not self.useful([x for x in self.moves if isinstance(x, Build) and x.source < 8 and x != m])

    def free(self, moves: list[Any], filling: list[Build]) -> Choice:
        """No duty is left: play the turned-up card, load, open a house; else turn up a card."""
        # its own waste is open only where the house says so
        drawn = [
            m for m in moves if isinstance(m, Build | Load) and m.source in (DRAWN + self.me, WASTE + self.me)
        ]
        if drawn:
            return self.plain(max(drawn, key=self.worth))
        loads = [m for m in moves if isinstance(m, Load)]
        if loads and self.rng.random() >= CROWDED:
            return self.plain(max(loads, key=self.worth))
        helpful = self.useful([m for m in moves if isinstance(m, Build) and m.source < 8])
        if helpful:
            return helpful
        if filling:
            return self.plain(filling[0])
        return self.end(moves)

    def end(self, moves: list[Any]) -> Choice:
        """Turn up a card, or end the turn."""
        stuck = self.s.idle >= PATIENCE or burden(self.s, self.me) < burden(self.s, 1 - self.me)
        if OfferStalemate() in moves and stuck and self.s.idle >= QUIET:
            return self.say(OfferStalemate(), "offer")
        for move in moves:
            if isinstance(move, TurnUp | ToWaste | PassTurn):
                return self.plain(move)
        return self.plain(moves[0])

    def worth(self, m: Play) -> tuple[int, int]:
        """Loads before houses, the reserve before the waste, houses with cards before empty ones."""
        if isinstance(m, Load):
            return (2, int(m.target < RESERVE + SEATS))
        return (int(bool(self.s.piles[m.target])), len(self.s.piles[m.target]))

    def useful(self, moves: Iterable[Build]) -> Choice | None:
        """A move between houses that opens a house for the reserve, or a card for something better."""
        for m in moves:
            after = self.game.play(self.s, m)
            due = after.open.due if after.turn == self.s.turn else 0
            source = self.s.piles[m.source]
            if due & ANY_FOUNDATION:
                return self.say(m, "uncover-foundation", cards=source[-m.count :], number=m.target.number)
            if len(source) == m.count and self.s.piles[m.target] and self.s.piles[RESERVE + self.me]:
                return self.say(m, "open-house", cards=source[-m.count :], number=m.source.number)
            if due & RESERVE_PLAYS and not self.s.open.due & RESERVE_PLAYS:
                return self.say(m, "uncover-reserve", cards=source[-m.count :], number=m.target.number)
            held = self.s.piles[DRAWN + self.me]
            if held and self.takes(after, held[-1]):
                return self.say(m, "uncover-drawn", cards=source[-m.count :], number=m.target.number)
        return None

    def takes(self, s: State, card: Card) -> bool:
        """Does a house of a position take a card that none takes now?"""
        return bool(BUILDS[card] & s.open.tops) and not BIT[card] & self.s.open.takes

    # --- reasons --------------------------------------------------------------

    def plain(self, m: Any) -> Choice:
        """A move with the reason that it carries by itself."""
        if isinstance(m, Found | Build | Load):
            count = m.count if isinstance(m, Build) else 1
            cards = self.s.piles[m.source][-count:]
            return self.say(
                m, _REASONS[type(m)](self.s, m.source, m.target), cards=cards, number=m.target.number
            )
        if isinstance(m, ToWaste):
            return self.say(m, "waste", cards=self.s.piles[DRAWN + self.me])
        if isinstance(m, TurnUp):
            return self.say(m, "turn-up" if self.s.turns else "turn-up-first")
        return self.say(m, "pass" if isinstance(m, PassTurn) else "go-on")


def _found(s: State, source: Place, target: Place) -> str:
    return "foundation-reserve" if source.what == "reserve" else "foundation"


def _build(s: State, source: Place, target: Place) -> str:
    if not s.piles[target]:
        return "fill" if source.what == "reserve" else "use-empty"
    return {"reserve": "build-reserve", "drawn": "build-drawn"}.get(source.what, "build")


def _load(s: State, source: Place, target: Place) -> str:
    return f"load-{target.what}"


_REASONS: dict[type, Callable[[State, Place, Place], str]] = {Found: _found, Build: _build, Load: _load}
