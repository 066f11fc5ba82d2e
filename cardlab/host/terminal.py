"""A game in the terminal: the same rules and rulings where no page can be shown.

Moves are typed in the notation of the positions (`draw`, `lay K K K`, `discard 9♦`); `why` and a
move asks for a ruling without playing it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

from cardlab.cards import BadNotation
from cardlab.game import IllegalMove
from cardlab.games import game
from cardlab.players import bot
from cardlab.session import Session
from cardlab.widgets.saying import event_text
from cardlab.widgets.static_view import text
from cardlab.words import Words, words

SEAT = 0  # the learner sits in the South


def main(
    ask: Callable[[str], str] = input, say: Callable[[str], object] = print, seed: int | None = None
) -> int:
    """Play a hand of Canasta, line by line; returns the exit code."""
    number = random.SystemRandom().randrange(10_000) if seed is None else seed
    table = Session(game("canasta"), seed=number)
    w = words("en").at_table(table.game.seats, SEAT, table.game.sides).under(table.game.terms.settings)
    say(w.say("terminal-welcome", seed=str(number)))
    try:
        while (turn := table.game.turn(table.state)) is not None:
            if turn != SEAT:
                _bot_plays(table, turn, w, say)
            elif not _learner_plays(table, w, ask, say):
                return 0
    except (EOFError, KeyboardInterrupt):
        say("")
        return 0
    for entry in table.game.ledger(table.state):
        say(
            w.say(
                "terminal-entry",
                side=entry.side,
                what=w.say(f"entry-{entry.what}", **dict(entry.facts)),
                points=entry.points,
                rule=entry.rule,
            )
        )
    return 0


def _bot_plays(table: Session[Any], turn: int, w: Words, say: Callable[[str], object]) -> None:
    rng = random.Random(table.revision)
    choice = bot(table.game.id)(table.game, table.game.view(table.state, turn), rng)
    before = table.state
    table.play(choice.move)
    _tell(table, before, w, say)


def _learner_plays(
    table: Session[Any], w: Words, ask: Callable[[str], str], say: Callable[[str], object]
) -> bool:
    """One line from the learner; False to leave."""
    say("\n" + text(table.game.view(table.state, SEAT), w))
    typed = ask(w.say("terminal-prompt")).strip()
    if typed in ("quit", "exit", "q"):
        return False
    if typed in ("", "help", "?"):
        say(
            w.say(
                "terminal-help", moves="; ".join(table.game.spell(m) for m in table.game.legal(table.state))
            )
        )
        return True
    if typed == "undo":
        while table.undo() and table.game.turn(table.state) != SEAT:
            pass
        return True
    why, move = typed.startswith("why "), typed.removeprefix("why ")
    try:
        meant = table.game.move(move, table.state)
        if why:
            say(w.text(table.why(meant)))
            return True
        before = table.state
        table.play(meant)
        _tell(table, before, w, say)
    except (BadNotation, IllegalMove) as error:
        say(str(error))
    return True


def _tell(table: Session[Any], before: Any, w: Words, say: Callable[[str], object]) -> None:
    for event in table.here.events:
        say("  " + event_text(w, table.game.seen(before, table.state, SEAT, event)))


if __name__ == "__main__":
    sys.exit(main())
