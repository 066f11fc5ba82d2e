"""Taking cards up and putting them down: what is held up, put aside, and how the hand is arranged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from cardlab.cards import Card
from cardlab.explain import cards_of
from cardlab.views import Hold, Offer
from cardlab.widgets.holding import Group, keyed, reach
from cardlab.widgets.wishes import BadWish

if TYPE_CHECKING:
    from cardlab.widgets.desk import Desk


class Picking:
    """The hands of a learner at a desk. `select`, `clear`, `stage`, `unstage` and `arrange` are wishes."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def card(self, key: str) -> str:
        """The key of a card in hand. Raises BadWish."""
        if key not in self._desk.hand():
            raise BadWish("no such card")
        return key

    def select(self, zone: str | None, card: str | None, on: bool | None) -> None:
        """Take a card up or put it down; `on` says which, else it is the other way round."""
        desk = self._desk
        if zone is not None and zone != desk.home:
            self._pick_up(zone, card, on)
            return
        key = self.card(card or "")
        if desk.source != desk.home:
            self.clear()
        if any(key in group.keys for group in desk.staged):
            raise BadWish("it is put aside")
        desk.asking.close()
        if key in desk.selected:
            if on is not True:
                desk.selected.remove(key)
        elif on is not False:
            desk.selected.append(key)

    def _pick_up(self, id: str, card: str | None, on: bool | None) -> None:
        """Take cards up from a zone of the table; those that are held up from elsewhere go back."""
        desk, wanted = self._desk, self.within_reach(id, card)
        if not wanted:
            raise BadWish("nothing to pick up there")
        down = (desk.source, desk.selected) == (id, wanted) and on is not True
        self.clear()
        if not down and on is not False:
            desk.source, desk.selected = id, wanted

    def within_reach(self, id: str, card: str | None) -> list[str]:
        """The keys of what may be picked up in a zone of the table: at a card, or its top."""
        zone = self._desk.view.zone(self._desk.place(id))
        keys = [key for key, face in keyed(zone.cards) if face is not None]
        how = reach(zone)
        if not (how and keys) or (card is not None and card not in keys):
            return []
        at = keys.index(card) if card is not None and how != "top" else len(keys) - 1
        return keys[at:] if how == "run" else keys[at : at + 1]

    def pointed(self, id: str, card: str | None) -> Hold:
        """What is held up if one points there: the cards held up already, or else the card that is pointed at."""
        desk = self._desk
        if id == desk.home:
            if card is None or card in desk.selected:
                return desk.hold()
            return Hold((desk.hand()[self.card(card)],), id)
        wanted = [] if desk.selected else self.within_reach(id, card)
        if not wanted:
            return desk.hold(id)
        faces = dict(keyed(desk.view.zone(id).cards))
        return Hold(tuple(face for key in wanted if (face := faces[key]) is not None), id)

    def beside(self, hold: Hold) -> list[Offer]:
        """What can be done without the cards that are held up, such as drawing, where they can do nothing themselves.

        Nobody has to find out that they are to be put down first. A referee does not help.
        """
        desk, game, state = self._desk, self._desk.game, self._desk.state
        if not hold.cards or hold.source != desk.home or desk.mode != "guided":
            return []
        if any(game.allows(state, offer.move) for offer in game.meanings(state, hold)):
            return []
        offers = game.meanings(state, Hold())
        return [offer for offer in offers if not cards_of(offer.move) and game.allows(state, offer.move)]

    def targets(self) -> list[str]:
        """The zones where the cards held up may go now."""
        desk = self._desk
        if not (desk.mine and desk.selected):
            return []
        game, state, own = desk.game, desk.state, f"melds:{desk.game.side(desk.seat)}"
        found = dict[str, list[Any]]()
        for id in desk.places():
            if id != desk.source:
                offers = game.meanings(state, desk.hold(id))
                if good := [offer.move for offer in offers if game.allows(state, offer.move)]:
                    found[id] = good
        # what is laid before oneself wherever one points is shown before oneself alone
        home = found.get(own)
        return [id for id, good in found.items() if id == own or not id.startswith("melds:") or good != home]

    def clear(self) -> None:
        """Put down whatever is held up; what is put aside stays aside."""
        desk = self._desk
        desk.selected, desk.source, desk.target = [], desk.home, ""
        desk.asking.close()

    def hold_up(self, move: Any) -> bool:
        """Hold up the cards of a move and put its groups aside, as one does to play it; false if that is not how."""
        desk = self._desk
        before = desk.selected, desk.staged, desk.source
        left = list(desk.hand().items())

        def keys(cards: Iterable[Any]) -> list[str]:
            found = list[str]()
            for card in cards:
                at = next((i for i, (_, other) in enumerate(left) if other == card), None)
                if at is not None:
                    found.append(left.pop(at)[0])
            return found

        desk.selected, desk.staged, desk.source = [], [], desk.home
        for part in (getattr(move, field.name) for field in fields(move) if field.init):
            inside = part if isinstance(part, tuple) else (part,)
            desk.selected += keys(one for one in inside if isinstance(one, Card))
            groups = [keys(getattr(one, "cards", ())) for one in inside]
            desk.staged += [Group(group) for group in groups if group]
        if any(choice.offer.move == move for choice in desk.choices()):
            desk.asking.close()
            return True
        desk.selected, desk.staged, desk.source = before
        return False

    def stage(self, zone: str | None) -> None:
        """Put what is held up aside, meant for a zone or for a new place."""
        desk = self._desk
        if not desk.selected or desk.source != desk.home:
            desk.ask("choose-first")
            return
        desk.staged.append(Group(desk.selected, desk.place(zone) if zone else ""))
        desk.selected = []
        desk.asking.close()

    def unstage(self, group: int | None) -> None:
        """Take a group back into the hand, or all of them."""
        desk = self._desk
        if group is None:
            desk.staged = []
        elif group < len(desk.staged):
            del desk.staged[group]
        else:
            raise BadWish("no such group")
        desk.asking.close()

    def arrange(self, card: str, before: str | None) -> None:
        """Put a card elsewhere in the hand, and with it what is held up together with it."""
        desk = self._desk
        hand = list(desk.hand())
        moved = [self.card(card)]
        if desk.source == desk.home and card in desk.selected:
            moved = [key for key in hand if key in desk.selected]
        if before is not None:
            after = hand[hand.index(self.card(before)) :]
            before = next((key for key in after if key not in moved), None)
        order = [key for key in hand if key not in moved]
        at = len(order) if before is None else order.index(before)
        order[at:at] = moved
        desk.order, desk.settings.sort = order, "own"
