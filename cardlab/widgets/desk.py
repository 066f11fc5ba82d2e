"""One learner at one table: what is held up and put aside, and what each wish does.

A desk knows no widget and no page. Everything on it is a wish about a move until the session,
which knows the rules, accepts it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from cardlab.cards import Card, Cards
from cardlab.game import Game
from cardlab.session import Node, Session
from cardlab.values import Seat
from cardlab.views import Hold, View
from cardlab.widgets.asking import Asking
from cardlab.widgets.holding import Choice, Group, Settings, by_rank, by_suit, keyed
from cardlab.widgets.picking import Picking
from cardlab.widgets.steps import Steps
from cardlab.widgets.wishes import SEEDS, TIMELESS, BadWish, Wish, number
from cardlab.words import Words, words

MOST_MOVES = 400  # of the others in a row: far more than a hand has, in case nobody ever ends it


class Desk:
    """The table before one seat."""

    def __init__(
        self, session: Session[Any], seat: int, *, bots: bool, mode: str, language: str, settings: Settings
    ) -> None:
        session.game.check_seat(seat)
        self.seat, self.bots, self.mode, self.settings = seat, bots, mode, settings
        self.language = language
        self.panel, self.calm = "", False
        self.notice: tuple[str, dict[str, Any]] | None = None
        self.changed: Callable[[], None] = lambda: None
        self.picking, self.steps, self.asking = Picking(self), Steps(self), Asking(self)
        self._busy = False
        self._begin(session)

    # --- where we are ---------------------------------------------------------

    @property
    def session(self) -> Session[Any]:
        """The match on the table."""
        return self._session

    @property
    def game(self) -> Game[Any]:
        """The rules it is played by."""
        return self._session.game

    @property
    def state(self) -> Any:
        """The position. Nothing of it is shown but by a view."""
        return self._session.state

    @property
    def words(self) -> Words:
        """The language, at this table."""
        return (
            words(self.language)
            .at_table(self.game.seats, self.seat, self.game.sides)
            .under(self.game.terms.settings)
        )

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        return self.game.turn(self.state)

    @property
    def mine(self) -> bool:
        """Is it the learner's turn?"""
        return self.turn == self.seat

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.game.view(self.state, self.seat)

    def sit_at(self, session: Session[Any]) -> None:
        """Change to another match."""
        self._session.deaf(self._heard)
        self._begin(session)

    def _begin(self, session: Session[Any]) -> None:
        self._session = session
        self.seen_at: Node[Any] = session.here
        self.noted: set[Node[Any]] = set()  # where the learner has written something
        self._tidy()
        session.listen(self._heard)
        self.forget()

    def _heard(self) -> None:
        if not self._busy:
            self.forget()
            self.changed()

    # --- what is held up ------------------------------------------------------

    def forget(self) -> None:
        """Put every card back into the hand, and close the ruling."""
        self.selected: list[str] = []
        self.source = self.home  # where they lie
        self.staged: list[Group] = []
        self.target = ""
        self.asking.close()

    def _tidy(self) -> None:
        """A new hand is not arranged yet."""
        self.order: list[str] = []
        if self.settings.sort == "own":
            self.settings.sort = "rank"

    @property
    def home(self) -> str:
        """The zone of the learner's hand. Some games have none."""
        return f"hand:{self.seat}"

    def hand(self) -> dict[str, Card]:
        """The learner's cards by key, sorted as he likes; two equal copies have two keys."""
        cards = [card for card in self.view.zone(self.home).cards if card is not None]
        cards.sort(key=by_suit if self.settings.sort == "suit" else by_rank)
        found = {key: card for key, card in keyed(cards) if card is not None}
        if self.settings.sort == "own":  # what was drawn since comes last
            places = {key: at for at, key in enumerate(self.order)}
            found = dict(sorted(found.items(), key=lambda one: places.get(one[0], len(places))))
        return found

    def held(self) -> Cards:
        """The cards that are held up."""
        there = self.hand() if self.source == self.home else dict(keyed(self.view.zone(self.source).cards))
        found = [there.get(key) for key in self.selected]
        return tuple(card for card in found if card is not None)

    def hold(self, target: str = "", *, selection: bool = True) -> Hold:
        """What the learner holds up, as the game wants to know it."""
        hand = self.hand()
        cards = self.held() if selection else ()
        staged = tuple((tuple(hand[key] for key in group.keys), group.zone) for group in self.staged)
        return Hold(cards, self.source if cards else "", target, staged)

    def choices(self, target: str = "", hold: Hold | None = None) -> list[Choice]:
        """Everything that the cards held up may mean. Nobody is asked about another player's turn."""
        if not self.mine:
            return []
        game, state = self.game, self.state
        alone = hold is not None or bool(target)
        hold = hold or self.hold(target)
        found: dict[str, Choice] = {}
        for offer in (*game.meanings(state, hold), *(() if alone else self.picking.beside(hold))):
            key = f"{offer.verb}:{game.spell(offer.move)}"
            good = game.allows(state, offer.move)
            ready = good or game.kind(offer.move).open(state, None)
            far = not (ready or hold.cards or hold.staged)
            near = None if good or hold.cards or hold.staged else self.asking.nearest(offer.move)
            start = near is not None and game.allows(state, near)
            found.setdefault(key, Choice(key, offer, good, ready, far, near, start))
        return list(found.values())

    def places(self) -> list[str]:
        """Whatever can be pointed at: the zones, and the place of each side's melds."""
        return [zone.id for zone in self.view.zones] + [f"melds:{side}" for side in range(self.game.sides)]

    # --- wishes ---------------------------------------------------------------

    def grant(self, wish: Wish) -> None:
        """Do what is wished, if the rules and the moment allow it. Raises BadWish."""
        self.notice = None
        if wish.verb not in TIMELESS and wish.revision != self._session.revision:
            return  # a click on a table that has changed meanwhile
        own = getattr(self, f"_{wish.verb}", None)
        helpers = (self.picking, self.steps, self.asking)
        do = own or next(getattr(one, wish.verb) for one in helpers if hasattr(one, wish.verb))
        do(**wish.given)

    def say(self, id: str, **facts: Any) -> None:
        """Tell the learner something that is no ruling."""
        self.notice = (id, facts)

    def ask(self, what: str) -> None:
        """Say what is missing, where there is a hand and where there is none."""
        self.say(f"table-{what}" if self.has_hand else f"table-{what}-pile")

    @property
    def has_hand(self) -> bool:
        """Does the learner hold cards, or do all of them lie on the table?"""
        return any(zone.id == self.home for zone in self.view.zones)

    def _quick(self, zone: str, card: str | None) -> None:
        """Play a card to the likeliest place at once."""
        self.picking.select(zone, card, on=True)
        found = self.choices(hold=self.hold())
        if found:
            self._try(found[0])
        elif not self.mine:
            self.not_now()

    def place(self, id: str) -> str:
        """A place that there is. Raises BadWish."""
        if id not in self.places():
            raise BadWish("no such zone")
        return id

    def _target(self, zone: str) -> None:
        """Point at a zone: the likeliest legal meaning is played, or else the likeliest is explained."""
        self.target = self.place(zone)
        found = self.choices(zone)
        best = next((choice for choice in found if choice.open), found[0] if found else None)
        if best is not None:
            self._try(best)
        elif not self.mine:
            self.not_now()
        else:
            self.ask("not-there" if self.selected else "choose-first")

    def _offer(self, key: str) -> None:
        self._try(self.choice(key))

    def choice(self, key: str) -> Choice:
        """The offer of this key. Raises BadWish where there is none."""
        for choice in self.choices():
            if choice.key == key:
                return choice
        raise BadWish("no such offer")

    def _try(self, choice: Choice) -> None:
        if choice.open:
            self._play(choice.offer.move)
        elif choice.start and self.picking.hold_up(choice.nearest):
            aside = [self.hand()[key] for group in self.staged for key in group.keys]
            self.say("table-held-up", cards=(*self.held(), *aside))
        elif choice.nearest is not None:
            self.asking.show(choice.nearest)
        else:
            self.asking.show(choice.offer.move)

    def not_now(self) -> None:
        """Say whose turn it is, where nothing is asked of the learner."""
        if self.turn is None:
            self.say("table-hand-over")
        else:
            self.say("table-wait", seat=Seat(self.turn))

    # --- playing --------------------------------------------------------------

    def _play(self, move: Any) -> None:
        before = Counter(self.view.zone(self.home).cards)
        kept = (self.selected if self.source == self.home else [], self.staged)
        self._busy = True
        try:
            self._session.play(move)
            self.forget()
            if self.mine and not before - Counter(self.view.zone(self.home).cards):
                self.selected, self.staged = kept  # no card was used: what is put aside stays so
            if self.panel == "why":
                self.panel = ""
            self.let_others_play()
            self._count()
        finally:
            self._busy = False

    def play_on(self, moves: Sequence[Any]) -> None:
        """Play moves in turn as far as they are legal; what is held up and not used by them stays up."""
        kept = self.selected if self.source == self.home else []
        staged = self.staged
        for move in moves:
            if not self.game.allows(self.state, move):
                self.asking.show(move)
                return
            self._play(move)
        if self.mine:
            hand = self.hand()
            self.selected = [key for key in kept if key in hand]
            self.staged = [group for group in staged if all(key in hand for key in group.keys)]

    def _count(self) -> None:
        if self.turn is None:
            self.panel = "score"

    def let_others_play(self) -> None:
        """The others move, one after another, until the learner has to say or do something."""
        if not self.bots:
            return
        self._busy = True
        try:
            for _ in range(MOST_MOVES):
                turn = self.turn
                if turn is None:
                    return
                if turn != self.seat:
                    self._bot_plays(turn)
                elif self.silence is not None:
                    self._session.play(self.silence)
                else:
                    return
        finally:
            self._busy = False

    @property
    def silence(self) -> Any | None:
        """The move that the learner makes by letting the others go on. Who wants no motion is asked instead."""
        return self.game.silence(self.state) if self.settings.motion and not self.calm else None

    def _bot_plays(self, seat: int) -> None:
        choice = self.thought(self._session, self._session.here, seat)
        self._session.play(choice.move, choice)

    @staticmethod
    def thought(session: Session[Any], node: Node[Any], seat: int) -> Any:
        """What the player of a seat would do at a point, and why: always the same there."""
        from cardlab.players import bot

        rng = random.Random(f"{session.seed}:{node.depth}")
        return bot(session.game.id)(session.game, session.game.view(node.state, seat), rng)

    def _others(self) -> None:
        if self.mine or self.turn is None:
            raise BadWish("nobody else is to move")
        self.forget()
        self.let_others_play()
        self._count()

    # --- moving about in what was played --------------------------------------

    def go(self, node: Node[Any]) -> None:
        """Jump to a point of what was played; nobody moves by himself there."""
        self._busy = True
        try:
            self._session.go(node)
        finally:
            self._busy = False
        self.forget()

    def note(self, text: str) -> None:
        """Write a note to this step; the cards that are held up stay so. Raises BadNotation."""
        self._busy = True
        try:
            self._session.comment(text)
            self.noted.add(self._session.here)
        finally:
            self._busy = False

    # --- dealing --------------------------------------------------------------

    def _deal(self, seed: int | None, typed: str | None = None) -> None:
        if typed is not None:
            seed = number(typed)
            if seed is None:
                self.say("table-no-deal", typed=typed.strip()[:20], last=SEEDS.stop - 1)
                return
        if seed is None:
            seed = random.SystemRandom().choice(range(SEEDS.stop // 1000))
        self.sit_at(Session(self.game, seed))
        self.panel = ""
        self.let_others_play()

    def _next(self) -> None:
        if self.turn is not None or self.game.winners(self.state):
            raise BadWish("no hand to deal")
        self._busy = True
        try:
            self._session.next_hand()
            self._tidy()
        finally:
            self._busy = False
        self.forget()
        self.panel = ""
        self.let_others_play()

    # --- likings --------------------------------------------------------------

    def _tell(self, what: str) -> None:
        """What a button beside the game is for."""
        self.say(f"table-tell-{what}")

    def _mode(self, mode: str) -> None:
        self.mode = mode

    def _panel(self, panel: str) -> None:
        self.panel = panel

    def _calm(self, on: bool) -> None:
        """The learner's machine shows no motion, so nothing can be stopped while it is shown."""
        self.calm = on

    def _setting(self, name: str, value: Any) -> None:
        setattr(self.settings, name, value)
