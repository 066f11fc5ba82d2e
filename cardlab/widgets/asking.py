"""What a learner asks: why, why not, what would make it legal, how other houses judge it, what a thing is.

No question changes the position. What was answered about a ruling is kept until another ruling is shown. Other
houses judge a position that is imagined from the learner's view, so nothing that is hidden leaves the table.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardlab.explain import (
    Comparison,
    Contrast,
    Fix,
    Fixes,
    WhatIf,
    cards_of,
    compare,
    explain,
    fixes,
    whatif,
)
from cardlab.game import Kind
from cardlab.games import game as make_game, presets
from cardlab.options import BadOption
from cardlab.rulings import Ruling
from cardlab.session import Node
from cardlab.values import Seat, Side
from cardlab.widgets.holding import Choice, keyed
from cardlab.widgets.saying import owned, zone_label
from cardlab.widgets.wishes import BadWish

if TYPE_CHECKING:
    from cardlab.widgets.desk import Desk

_TABLES = 6  # that are set beside one's own at once, at most
Table = tuple[tuple[str, Any], ...]  # a preset and what is changed in it, as `compare` takes them


@dataclass(slots=True)
class Answers:
    """What was asked about one ruling; None where nothing was."""

    fixes: Fixes | None = None
    usual: Comparison | None = None
    chosen: Comparison | None = None
    contrast: Contrast | None = None
    whatif: WhatIf | None = None


class Asking:
    """The ruling that is shown, and what was asked about it. Each public method that takes no move is a wish."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.move: Any = None
        self.ruling: Ruling | None = None
        self.answers = Answers()
        self.about_id, self.about_facts = "", dict[str, Any]()
        self._tables: list[Table] = []
        self._last: tuple[Node[Any], Any] | None = None

    # --- the ruling -----------------------------------------------------------

    def show(self, move: Any) -> None:
        """Show the ruling on a move, and at a table that helps what would make it legal."""
        last, here = self._last, self._desk.session.here
        self.close()
        if self._last == (here, move):
            self._last = last
        self.move, self.ruling = move, self._desk.session.why(move)
        self._desk.panel = "why"
        if not self.ruling and self._desk.mode == "guided":
            self.fixes()

    def close(self) -> None:
        """Take the ruling away, and all that was asked about it."""
        if self.ruling is not None:
            self._last = (self._desk.session.here, self.move)
        self.move = self.ruling = None
        self.answers, self._tables = Answers(), []
        self.about_id, self.about_facts = "", {}

    def explain(self, key: str) -> None:
        """Why may I, or why not: the ruling on what a button offers."""
        choice = self._desk.choice(key)
        self.show(choice.offer.move if choice.nearest is None else choice.nearest)

    def carry_out(self) -> None:
        """Play the legal move whose ruling is shown."""
        if not self.playable():
            raise BadWish("no legal move is shown")
        self._desk.play_on((self.move,))

    def playable(self) -> bool:
        """Is the ruling that is shown on a move that can be played now?"""
        desk = self._desk
        return bool(self.ruling) and desk.mine and desk.game.allows(desk.state, self.move)

    def why(self, kind: str) -> None:
        """The ruling on a kind of move: on a legal one if there is one, else on the likeliest try."""
        desk = self._desk
        if not desk.mine:
            desk.not_now()
            return
        for one in desk.game.kinds:
            if one.name == kind:
                self.show(self.likeliest(one))
                return
        raise BadWish("no such kind")

    def likeliest(self, kind: Kind[Any]) -> Any:
        """A legal move of a kind if there is one, else the likeliest try."""
        game, state = self._desk.game, self._desk.state
        attempt = kind.attempt(state)
        if not game.allows(state, attempt):
            for move in game.legal(state):
                if type(move) is kind.move:
                    return move
        return attempt

    def nearest(self, move: Any) -> Any:
        """For a move that names no card, the likeliest of its kind that does. A referee suggests none."""
        if self._desk.mode != "guided" or cards_of(move):
            return None
        likely = self.likeliest(self._desk.game.kind(move))
        return likely if cards_of(likely) else None

    def about(self, zone: str, card: str | None) -> None:
        """What a place or a card is and, where pointing at it means a move, the ruling on that move."""
        desk = self._desk
        there, game = desk.view.zone(desk.place(zone)), desk.game
        found = desk.choices(hold=desk.picking.pointed(zone, card))
        self.close()
        if zone != desk.home:
            desk.target = zone
        if found:
            self.show(next((choice for choice in found if choice.open), found[0]).offer.move)
        desk.panel = "why"
        # a pile is one thing; of cards that lie side by side each is one
        face = dict(keyed(there.cards)).get(card or "") if there.lay != "stack" else None
        self.about_id = owned(desk.words, game.id, f"about-{there.what}" if face is None else "about-card")
        owner = there.owner or 0
        self.about_facts = {
            "zone": zone_label(desk.words, there),
            "card": face,
            "seat": Seat(owner % game.seats),
            "side": Side(owner % game.sides),
        }

    # --- about the ruling -----------------------------------------------------

    def fixes(self) -> None:
        """What would make it legal?"""
        desk = self._desk
        if self._asked() and self.answers.fixes is None:
            self.answers.fixes = fixes(desk.game, desk.state, self.move, desk.language)

    def fix(self, number: int) -> None:
        """Play what is to be changed or, where a step comes first, the step: it may bring something."""
        chosen = list(self.answers.fixes or ())
        if number >= len(chosen) or not playable(chosen[number]):
            raise BadWish("no such fix")
        fix = chosen[number]
        self._desk.play_on(fix.moves if fix.when == "now" else fix.moves[:-1])

    def whatif(self) -> None:
        """What would it close in the rest of the turn?"""
        desk = self._desk
        if self._asked():
            self.answers.whatif = whatif(desk.game, desk.state, self.move, desk.language)

    def contrast(self, key: str) -> None:
        """What differs from another move: one that a button offers, or the one that was ruled on before."""
        desk = self._desk
        if self._asked():
            other = next((move for id, _, move in self.besides() if id == key), None)
            if other is None:
                raise BadWish("no such offer")
            self.answers.contrast = explain(desk.game, desk.state, self.move, other, desk.language)

    def besides(self) -> list[tuple[str, Choice | None, Any]]:
        """Moves to set beside the one that was ruled on, by a key; those that no button offers have no choice."""
        found: dict[str, tuple[Choice | None, Any]] = {
            choice.key: (choice, choice.offer.move) for choice in self._desk.choices()
        }
        if self._last is not None and self._last[0] is self._desk.session.here:
            found["last"] = (None, self._last[1])
        fixed = [fix.move for fix in self.answers.fixes or () if fix.when == "now"]
        found |= {f"fix:{at}": (None, move) for at, move in enumerate(fixed)}
        seen, unlike = [self.move], list[tuple[str, Choice | None, Any]]()
        for key, (choice, move) in found.items():
            if move not in seen:
                seen.append(move)
                unlike.append((key, choice, move))
        return unlike

    # --- other houses ---------------------------------------------------------

    def compare(self) -> None:
        """How would other houses judge it: every preset, and every change of one option that turns the verdict?"""
        if self._asked():
            self.answers.usual = self._compared(None)

    def judge(self, preset: str, option: str | None, value: int | None) -> None:
        """How would this house judge it? An option's value is given by its place among the values there are."""
        if not self._asked():
            return
        game = self._desk.game
        if preset not in presets(game.id):
            raise BadWish("no such preset")
        table: Table = (("preset", preset),)
        if option is not None:
            choice = next((one for one in game.options if one.name == option), None)
            if choice is None or value is None or value >= len(choice.values):
                raise BadWish("no such option")
            table += ((option, choice.values[value]),)
        try:
            make_game(game.id, **{"seats": game.seats, **dict(table)})
        except BadOption:
            self._desk.say("table-no-house")
            return
        if table not in self._tables:
            self._tables = [*self._tables, table][-_TABLES:]
        own = {"preset": game.preset, **dict(game.changed)}
        self.answers.chosen = self._compared([own, *map(dict, self._tables)])

    def _compared(self, tables: list[dict[str, Any]] | None) -> Comparison:
        desk = self._desk
        imagined = desk.game.reseat(desk.state, desk.seat, random.Random(0))
        return compare(desk.game, imagined, self.move, tables, language=desk.language)

    def _asked(self) -> bool:
        """Is there a ruling to ask about? If not, that is said."""
        if self.ruling is None:
            self._desk.say("table-why-nothing")
        return self.ruling is not None


def playable(fix: Fix) -> bool:
    """Can a fix, or its first step, be played at this moment?"""
    return fix.when in ("now", "first")
