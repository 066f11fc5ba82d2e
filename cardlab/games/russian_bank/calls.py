"""Russian Bank: Stop (RB-G14). The order of play is a duty, and the opponent may call a breach of it.

After every move there is a moment in which the opponent may call Stop or let the move stand: the
phase `window`, in which it is his turn to act although the turn is not his. A move that ends the
turn needs no such phase, for the opponent acts next: he may call Stop instead of beginning his
turn, and his first move lets everything stand. A hand is won only when the last move has stood.

Who says nothing lets the move stand: nothing is told of it, and a table need not wait for a word
(`silence`), except where the hand would be over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardlab.game import Tell
from cardlab.games.russian_bank.course import at_once, begin_turn, end_turn, has_won, uncover, win
from cardlab.games.russian_bank.position import (
    Build,
    Found,
    Last,
    LetStand,
    Load,
    State,
    Stop,
    TurnUp,
    actor,
    moved,
)
from cardlab.games.russian_bank.rules import missed
from cardlab.games.russian_bank.table import DRAW, DRAWN, WASTE, HouseRules, Piles, shifted, shifted_run
from cardlab.rulings import Check
from cardlab.values import Seat, replace

Perform = Callable[[State, Any, Tell], State]


def watched(order: Check, house: HouseRules, perform: Perform) -> Perform:
    """A move that Stop may be called on: it is noted with the duties that it misses."""

    def play(s: State, m: Any, tell: Tell) -> State:
        passed_over = missed(order, house, s, m)
        after = perform(s, m, tell)
        if after.phase == "over":
            return after
        phase = "window" if after.turn == s.turn else "turn"
        return replace(after, last=Last(s.turn, m, passed_over, s.progress), phase=phase)

    return play


def let_stand(s: State, _: LetStand, tell: Tell) -> State:
    """Call nothing. If the move was the last one of the hand, the hand is won by it."""
    after = replace(s, phase="turn", last=None)
    return win(after, tell) if has_won(after) else after


def silence(s: State) -> LetStand | None:
    """To say nothing is to let the move stand. Before a hand is won, its loser is asked."""
    return LetStand() if s.phase == "window" and not has_won(s) else None


def stop(s: State, m: Stop, tell: Tell) -> State:
    """Call Stop. A right call undoes the move and ends the turn; a wrong one counts against the caller."""
    last, caller = s.last, actor(s)
    assert last is not None
    assert caller is not None
    asked = dict(last.missed).get(m.rule)
    if asked is None:
        return _wrong(s, m, caller, tell)
    tell("rb-stop-right", "RB-G14", seat=Seat(caller), other=Seat(last.seat), duty=m.rule, asked=asked)
    if not isinstance(last.move, Found | Build | Load | TurnUp):  # the turn is over as it is
        return replace(s, phase="turn", last=None)
    piles = _taken_back(s, last, tell)
    # the card may have come back from a foundation
    return end_turn(moved(s, piles, s.turn, founded=True, progress=last.progress), piles, tell)


def _taken_back(s: State, last: Last, tell: Tell) -> Piles:
    """The last move undone. A card that was turned up rightly goes to the waste, another back (RB-G14)."""
    me, m, piles = last.seat, last.move, s.piles
    if isinstance(m, TurnUp):
        tell("rb-turned-back", "RB-G14", piles[DRAWN + me], f"drawn:{me}", f"draw:{me}", seat=Seat(me))
        return shifted(piles, DRAWN + me, DRAW + me)
    assert isinstance(m, Found | Build | Load)
    count = m.count if isinstance(m, Build) else 1
    cards = piles[m.target][-count:]
    piles = shifted_run(piles, m.target, m.source, count)
    tell(
        "rb-taken-back",
        "RB-G14",
        cards,
        m.target.zone,
        m.source.zone,
        seat=Seat(me),
        place=m.source.what,
        number=m.source.number,
    )
    uncover(piles, m.target, tell)
    if piles[DRAWN + me]:
        card = piles[DRAWN + me][-1]
        tell("rb-discarded", "RB-G14", (card,), f"drawn:{me}", f"waste:{me}", seat=Seat(me), card=card)
        piles = at_once(s, shifted(piles, DRAWN + me, WASTE + me), me, tell)
    return piles


def _wrong(s: State, m: Stop, caller: int, tell: Tell) -> State:
    """A wrong call; the third one loses the caller his next turn, if the house says so."""
    count = s.wrong[caller] + 1
    tell("rb-stop-wrong", "RB-G14", seat=Seat(caller), other=Seat(1 - caller), duty=m.rule, count=count)
    lost = s.house.wrong_call_penalty == "third_loses_turn" and count == 3
    wrong, owes = list(s.wrong), list(s.owes)
    wrong[caller] = 0 if lost else count
    owes[caller] = owes[caller] or lost
    after = replace(s, phase="turn", last=None, wrong=(wrong[0], wrong[1]), owes=(owes[0], owes[1]))
    if s.phase == "window":
        return win(after, tell) if has_won(after) else after
    return begin_turn(after, after.piles, caller, tell, after.idle, after.still) if lost else after
