"""One learner at one table: what is held up and put aside, and what each wish does.

A desk knows no widget and no page. Everything on it is a wish about a move until the session,
which knows the rules, accepts it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from cardlab.cards import Card, Cards
from cardlab.game import Game
from cardlab.rulings import Ruling
from cardlab.session import Node, Session
from cardlab.values import Seat
from cardlab.views import Hold, View
from cardlab.widgets.holding import Choice, Group, Settings, by_rank, by_suit, keyed, reach
from cardlab.widgets.wishes import SEEDS, TIMELESS, BadWish, Wish
from cardlab.words import Words, words

MOST_MOVES = 400  # of the others in a row: far more than a hand has, in case nobody ever ends it


class Desk:
    """The table before one seat."""

    def __init__(
        self, session: Session[Any], seat: int, *, bots: bool, mode: str, language: str, settings: Settings
    ) -> None:
        if seat not in range(session.game.seats):
            raise ValueError(f"There is no seat {seat!r}. The seats are 0 to {session.game.seats - 1}.")
        self.seat, self.bots, self.mode, self.settings = seat, bots, mode, settings
        self.language = language
        self.panel = ""
        self.notice: tuple[str, dict[str, Any]] | None = None
        self.changed: Callable[[], None] = lambda: None
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
        self.ruling: Ruling | None = None

    def _tidy(self) -> None:
        """A new hand is not arranged yet."""
        self._order: list[str] = []
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
            places = {key: at for at, key in enumerate(self._order)}
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

    def choices(self, target: str = "") -> list[Choice]:
        """Everything that the cards held up may mean. Nobody is asked about another player's turn."""
        if not self.mine:
            return []
        game, state, hold = self.game, self.state, self.hold(target)
        found: dict[str, Choice] = {}
        for offer in game.meanings(state, hold):
            key = f"{offer.verb}:{game.spell(offer.move)}"
            good = game.allows(state, offer.move)
            ready = good or game.kind(offer.move).open(state, None)
            far = not (ready or hold.cards or hold.staged)
            found.setdefault(key, Choice(key, offer, good, ready, far))
        return list(found.values())

    def targets(self) -> list[str]:
        """The zones where the cards held up may go now."""
        if not (self.mine and self.selected):
            return []
        game, state = self.game, self.state
        return [
            id
            for id in self._places()
            if id != self.source
            and any(game.allows(state, offer.move) for offer in game.meanings(state, self.hold(id)))
        ]

    def _places(self) -> list[str]:
        """Whatever can be pointed at: the zones, and the place of each side's melds."""
        return [zone.id for zone in self.view.zones] + [f"melds:{side}" for side in range(self.game.sides)]

    # --- wishes ---------------------------------------------------------------

    def grant(self, wish: Wish) -> None:
        """Do what is wished, if the rules and the moment allow it. Raises BadWish."""
        self.notice = None
        if wish.verb not in TIMELESS and wish.revision != self._session.revision:
            return  # a click on a table that has changed meanwhile
        getattr(self, f"_{wish.verb}")(**wish.given)

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

    def _card(self, key: str) -> str:
        if key not in self.hand():
            raise BadWish("no such card")
        return key

    def _select(self, zone: str | None, card: str | None, on: bool | None) -> None:
        if zone is not None and zone != self.home:
            self._pick_up(zone, card, on)
            return
        key = self._card(card or "")
        if self.source != self.home:
            self._clear()
        if any(key in group.keys for group in self.staged):
            raise BadWish("it is put aside")
        self.ruling = None
        if key in self.selected:
            if on is not True:
                self.selected.remove(key)
        elif on is not False:
            self.selected.append(key)

    def _pick_up(self, id: str, card: str | None, on: bool | None) -> None:
        """Take cards up from a zone of the table; those that are held up from elsewhere go back."""
        zone = self.view.zone(self._zone(id))
        keys = [key for key, face in keyed(zone.cards) if face is not None]
        how = reach(zone)
        if not (how and keys) or (card is not None and card not in keys):
            raise BadWish("nothing to pick up there")
        at = keys.index(card) if card is not None and how != "top" else len(keys) - 1
        wanted = keys[at:] if how == "run" else keys[at : at + 1]
        down = (self.source, self.selected) == (id, wanted) and on is not True
        self._clear()
        if not down and on is not False:
            self.source, self.selected = id, wanted

    def _quick(self, zone: str, card: str | None) -> None:
        """Play a card to the likeliest place at once."""
        self._select(zone, card, on=True)
        found = self.choices()
        if found:
            self._try(found[0])
        elif not self.mine:
            self._not_now()

    def _arrange(self, card: str, before: str | None) -> None:
        """Put a card elsewhere in the hand, and with it what is held up together with it."""
        hand = list(self.hand())
        moved = [self._card(card)]
        if self.source == self.home and card in self.selected:
            moved = [key for key in hand if key in self.selected]
        if before is not None:
            after = hand[hand.index(self._card(before)) :]
            before = next((key for key in after if key not in moved), None)
        order = [key for key in hand if key not in moved]
        at = len(order) if before is None else order.index(before)
        order[at:at] = moved
        self._order, self.settings.sort = order, "own"

    def _clear(self) -> None:
        self.selected, self.source, self.ruling, self.target = [], self.home, None, ""

    def _zone(self, id: str) -> str:
        if id not in self._places():
            raise BadWish("no such zone")
        return id

    def _stage(self, zone: str | None) -> None:
        if not self.selected or self.source != self.home:
            self.ask("choose-first")
            return
        self.staged.append(Group(self.selected, self._zone(zone) if zone else ""))
        self.selected, self.ruling = [], None

    def _unstage(self, group: int | None) -> None:
        if group is None:
            self.staged = []
        elif group < len(self.staged):
            del self.staged[group]
        else:
            raise BadWish("no such group")
        self.ruling = None

    def _target(self, zone: str) -> None:
        """Point at a zone: the likeliest legal meaning is played, or else the likeliest is explained."""
        self.target = self._zone(zone)
        found = self.choices(zone)
        best = next((choice for choice in found if choice.open), found[0] if found else None)
        if best is not None:
            self._try(best)
        elif not self.mine:
            self._not_now()
        else:
            self.ask("not-there" if self.selected else "choose-first")

    def _offer(self, key: str) -> None:
        self._try(self._choice(key))

    def _explain(self, key: str) -> None:
        self._show(self._choice(key).offer.move)

    def _choice(self, key: str) -> Choice:
        for choice in self.choices():
            if choice.key == key:
                return choice
        raise BadWish("no such offer")

    def _try(self, choice: Choice) -> None:
        if choice.open:
            self._play(choice.offer.move)
        else:
            self._show(choice.offer.move)

    def _show(self, move: Any) -> None:
        self.ruling = self._session.why(move)
        self.panel = "why"

    def _not_now(self) -> None:
        if self.turn is None:
            self.say("table-hand-over")
        else:
            self.say("table-wait", seat=Seat(self.turn))

    def _why(self, kind: str) -> None:
        if not self.mine:
            self._not_now()
            return
        for one in self.game.kinds:
            if one.name == kind:
                self.ruling = self._session.why(self.likeliest(one))
                self.panel = "why"
                return
        raise BadWish("no such kind")

    def likeliest(self, kind: Any) -> Any:
        """A legal move of a kind if there is one, else the likeliest try."""
        attempt = kind.attempt(self.state)
        if not self.game.allows(self.state, attempt):
            for move in self.game.legal(self.state):
                if type(move) is kind.move:
                    return move
        return attempt

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

    def _count(self) -> None:
        if self.turn is None:
            self.panel = "score"

    def let_others_play(self) -> None:
        """The others move, one after another, until it is the learner's turn."""
        if not self.bots:
            return
        self._busy = True
        try:
            for _ in range(MOST_MOVES):
                turn = self.turn
                if turn is None or turn == self.seat:
                    return
                self._bot_plays(turn)
        finally:
            self._busy = False

    def _bot_plays(self, seat: int) -> None:
        from cardlab.players import bot

        rng = random.Random(f"{self._session.seed}:{self._session.here.depth}")
        choice = bot(self.game.id)(self.game, self.game.view(self.state, seat), rng)
        self._session.play(choice.move, choice)

    def _others(self) -> None:
        if self.mine or self.turn is None:
            raise BadWish("nobody else is to move")
        self.forget()
        self.let_others_play()
        self._count()

    # --- moving about in what was played --------------------------------------

    def _go(self, node: Node[Any]) -> None:
        self._busy = True
        try:
            self._session.go(node)
        finally:
            self._busy = False
        self.forget()

    def _decides(self, node: Node[Any]) -> bool:
        return self.game.turn(node.state) in (self.seat, None)

    def before(self) -> Node[Any] | None:
        """The learner's last decision before this one; the deal at the least."""
        nodes = list(self._session.here.line())[1:]
        return next(filter(self._decides, nodes), nodes[-1] if nodes else None)

    def after(self) -> Node[Any] | None:
        """The learner's next decision on the line ahead; its end at the most."""
        nodes: list[Node[Any]] = []
        node = self._session.here.ahead
        while node:
            nodes.append(node)
            node = node.ahead
        return next(filter(self._decides, nodes), nodes[-1] if nodes else None)

    def _undo(self) -> None:
        self._step(self.before(), "table-nothing-before")

    def _redo(self) -> None:
        self._step(self.after(), "table-nothing-after")

    def _back(self) -> None:
        self._step(self._session.here.parent, "table-nothing-before")

    def _forward(self) -> None:
        self._step(self._session.here.ahead, "table-nothing-after")

    def _step(self, node: Node[Any] | None, otherwise: str) -> None:
        if node is None:
            self.say(otherwise)
        else:
            self._go(node)

    def _jump(self, to: int) -> None:
        line = self._session.line()
        if to >= len(line):
            raise BadWish("beyond the end of the line")
        self._go(line[to])

    def _branch(self, at: int, to: int) -> None:
        line = self._session.line()
        if at >= len(line) or to >= len(line[at].branches):
            raise BadWish("no such branch")
        node = line[at].branches[to]
        while node.ahead:
            node = node.ahead
        self._go(node)

    # --- dealing --------------------------------------------------------------

    def _deal(self, seed: int | None) -> None:
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

    def _mode(self, mode: str) -> None:
        self.mode = mode

    def _panel(self, panel: str) -> None:
        self.panel = panel

    def _setting(self, name: str, value: Any) -> None:
        setattr(self.settings, name, value)
