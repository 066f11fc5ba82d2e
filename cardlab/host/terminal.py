"""A game in the terminal: the same rules and rulings where no page can be shown.

Moves are typed in the notation of the positions (`draw`, `lay K K K`, `discard 9♦`) or by their number
in the list that `help` gives; `why` and a move asks for a ruling without playing it.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardlab.cards import BadNotation
from cardlab.explain.places import event_text, said, text, turn_text
from cardlab.game import IllegalMove
from cardlab.games import game
from cardlab.players import bot
from cardlab.session import Session
from cardlab.values import Points, Seat
from cardlab.words import Words, words

SEAT = 0  # the learner sits in the South
_HERE = Path(__file__).resolve().parent
# between two melds the notation writes a bar, which few can read
_BAR, _AND = " | ", " and "


def main(
    ask: Callable[[str], str] = input,
    say: Callable[[str], object] = print,
    seed: int | None = None,
    name: str = "canasta",
    **table: Any,
) -> int:
    """Play a game, hand after hand, line by line; returns the exit code.

    `table` is what `cardlab.game` takes: `seats`, `preset`, options. Raises BadOption.
    """
    number = random.SystemRandom().randrange(10_000) if seed is None else seed
    Terminal(Session(game(name, **table), seed=number), ask, say).play()
    return 0


class Terminal:
    """A match at a prompt. `ask` gives a line for a prompt, `say` shows one."""

    def __init__(self, table: Session[Any], ask: Callable[[str], str], say: Callable[[str], object]) -> None:
        rules = table.game
        self.table, self.ask, self.say = table, ask, say
        self.shown = -1  # the revision of the table that was shown last
        en = Words.read(_HERE / "words" / "en", words("en"))
        self.words = en.at_table(rules.seats, SEAT, rules.sides).under(rules.terms.settings)
        self.verbs: dict[str, Callable[[], None]] = {
            "help": self.help,
            "?": self.help,
            "undo": self.undo,
            "score": self.score,
            "why": self.how_to_ask,
        }

    def play(self) -> None:
        """From the deal until the learner leaves, or the match is won and he wants no more of it."""
        game, w = self.table.game, self.words
        named = w.say(f"game-{game.id}")
        self.say(w.say("terminal-welcome", game=named, seed=str(self.table.seed), seat=Seat(SEAT)))
        self.tell(self.table.here.events, self.table.state)
        try:
            while self.step():
                pass
        except (EOFError, KeyboardInterrupt):
            self.say("")

    def step(self) -> bool:
        """One move of somebody, or one line from the learner; False to leave."""
        turn = self.table.game.turn(self.table.state)
        if turn is None:
            return self.after_the_hand()
        if turn == SEAT:
            return self.learner()
        state = self.table.state
        choice = bot(self.table.game.id)(
            self.table.game, self.table.game.view(state, turn), random.Random(self.table.revision)
        )
        self.table.play(choice.move, choice)
        self.tell(self.table.here.events, state)
        return True

    # --- the learner ------------------------------------------------------------

    def learner(self) -> bool:
        """One line of the learner at his turn."""
        game, state, w = self.table.game, self.table.state, self.words
        silence = game.silence(state)
        self.show(brief=silence is not None)
        typed = self.ask(w.say("terminal-prompt" if silence is None else "terminal-prompt-silence")).strip()
        if typed.lower() in ("quit", "exit", "q"):
            return False
        if not typed and silence is not None:
            self.table.play(silence)
            return True
        verb = self.verbs.get(typed.lower() or "help")
        if verb is not None:
            verb()
        else:
            self.move(typed)
        return True

    def show(self, *, brief: bool) -> None:
        """The table as the learner sees it, or only what is asked of him; once for each position."""
        if self.shown == self.table.revision:
            return
        self.shown = self.table.revision
        game, w = self.table.game, self.words
        view = game.view(self.table.state, SEAT)
        self.say(turn_text(w, view, game.id) if brief else "\n" + text(view, w, game.id))
        for id, facts in view.notes:
            self.say(said(w, id, facts))

    def move(self, typed: str) -> None:
        """Play what was typed, or rule on it where `why` stands before it."""
        why, rest = typed.lower().startswith("why "), typed[4:] if typed.lower().startswith("why ") else typed
        try:
            meant = self.meant(rest.strip())
            if meant is None:
                return
            if why:
                self.say(self.words.text(self.table.why(meant)))
                return
            state = self.table.state
            self.table.play(meant)
            self.tell(self.table.here.events, state)
        except BadNotation as error:
            self.say(str(error))
        except IllegalMove as error:
            self.say(self.words.text(error.ruling))

    def meant(self, typed: str) -> Any:
        """The move that a line names, by its number or in words; None, and a word about it, for a wrong number."""
        game, state = self.table.game, self.table.state
        if typed.isdecimal():
            moves = game.legal(state)
            if 1 <= int(typed) <= len(moves):
                return moves[int(typed) - 1]
            self.say(self.words.say("terminal-no-number", count=len(moves)))
            return None
        return game.move(re.sub(r" and (?!lay\b|add\b)", _BAR, typed), state)

    def spell(self, move: Any) -> str:
        """A move as the learner may type it."""
        return self.table.game.spell(move).replace(_BAR, _AND)

    def help(self) -> None:
        """List the moves by number."""
        w = self.words
        self.say(w.say("terminal-moves"))
        for number, move in enumerate(self.table.game.legal(self.table.state), 1):
            self.say(w.say("terminal-move", number=f"{number:>4}", move=self.spell(move)))
        self.say(w.say("terminal-more"))

    def how_to_ask(self) -> None:
        """What to write after `why`, with an example."""
        game, state = self.table.game, self.table.state
        example = next(
            (move for kind in game.kinds if (move := kind.attempt(state)) not in game.legal(state)),
            game.legal(state)[0],
        )
        self.say(self.words.say("terminal-why", move=self.spell(example)))

    def undo(self) -> None:
        """Back to the learner's last decision, if there is one."""
        game, here = self.table.game, self.table.here
        for node in list(here.line())[1:]:
            state = node.state
            if game.turn(state) == SEAT and game.silence(state) is None:
                self.table.go(node)
                return
        self.say(self.words.say("terminal-undo-start"))

    # --- the score --------------------------------------------------------------

    def after_the_hand(self) -> bool:
        """Count, say who has won, or deal the next hand; False to leave."""
        game, state, w = self.table.game, self.table.state, self.words
        self.score()
        winners = game.winners(state)
        for side in winners:
            self.say(w.say("terminal-won", side=side))
        while not winners:
            typed = self.ask(w.say("terminal-prompt-next")).strip().lower()
            if typed in ("quit", "exit", "q"):
                return False
            if typed == "undo":
                self.undo()
                return True
            if typed in ("", "next"):
                self.tell(self.table.next_hand(), self.table.state)
                return True
        return False

    def score(self) -> None:
        """The lines of the hand as it stands, and the totals of the match."""
        game, state, w = self.table.game, self.table.state, self.words
        entries = game.ledger(state)
        for entry in entries:
            what = w.fill(f"entry-{entry.what}", dict(entry.facts))
            self.say(
                w.say(
                    "terminal-entry",
                    side=entry.side,
                    what=what,
                    points=Points(entry.points),
                    rule=entry.rule,
                )
            )
        if not entries and game.turn(state) is not None:
            self.say(w.say("terminal-no-score"))
            return
        for side, (hand, match) in enumerate(zip(game.scores(state), game.totals(state), strict=True)):
            self.say(w.say("terminal-total", side=game.side(side), hand=Points(hand), match=Points(match)))

    def tell(self, events: Any, before: Any) -> None:
        """What happened, as the learner saw it."""
        game, after = self.table.game, self.table.state
        for event in events:
            self.say("  " + event_text(self.words, game.seen(before, after, SEAT, event)))


if __name__ == "__main__":
    sys.exit(main())
