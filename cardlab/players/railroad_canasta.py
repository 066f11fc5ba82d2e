"""Railroad Canasta: a bot that plays sensibly, for every number of players and every house rule.

It collects the four kinds of canastas, keeps sevens and wild cards together for theirs, never lets
its own melding leave it with nothing but sevens, takes the kitty when it may and says why. It reads
its view and nothing else, and it throws no dice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from cardlab.cards import ACE, DEUCE, JOKER_RANK, KING, SEVEN, THREE, Card, Cards, Rank
from cardlab.game import Game
from cardlab.games.canasta.position import (
    CANASTA,
    DISCARDS,
    VALUE,
    WILD,
    WILDS,
    Discard,
    Draw,
    End,
    Group,
    Lay,
    Meld,
    Take,
)
from cardlab.games.railroad_canasta.position import (
    MOST_WILDS,
    Move,
    Pass,
    State,
    TakeKitty,
    complete,
    kind_of,
    kinds,
    open_meld,
)
from cardlab.players import Choice
from cardlab.values import Points, Seat
from cardlab.views import View

# All weights are in points of the score sheet.
PILE_CARD = 12  # what a card of the pile is worth to whoever gets it
DRAWN = 60  # what drawing two cards is worth
NEEDED = 400  # a canasta of a kind that is still missing, beyond its bonus
BONUS = {"red": 500, "black": 300, "wild": 1000, "sevens": 1500}
KEEP = 4  # cards to keep for later turns while one cannot go out
NATURALS = (ACE, *(r for r in range(THREE + 1, KING + 1) if r != SEVEN))

Reason = tuple[Move, str, dict[str, Any]]


def choose(game: Game[State], view: View, rng: random.Random) -> Choice:
    """What the bot does at the seat of this view, and why.

    >>> import cardlab
    >>> railroad = cardlab.game("railroad_canasta")
    >>> state = railroad.read("turn: South, to meld; hand South: K♠ K♥ K♦ 9♣ 5♦ 4♣ 7♠; melds South: 6♠ 6♥ 6♦")
    >>> choice = choose(railroad, railroad.view(state, 0), random.Random(1))
    >>> railroad.spell(choice.move), choice.why
    ('lay K♦ K♥ K♠', 'bot-rr-meld')
    """
    if view.seat is None or view.turn != view.seat:
        raise ValueError(f"It is not the turn of seat {view.seat!r}, but of {view.turn!r}.")
    move, why, facts = Mind(game, view, rng).choice()
    return Choice(move, f"bot-rr-{why}", (("seat", Seat(view.seat)), *facts.items()))


class Mind:
    """One decision: a state imagined from the view, to ask the rules about.

    Of that state only the seat's own hand and what lies open is ever read.
    """

    def __init__(self, game: Game[State], view: View, rng: random.Random) -> None:
        assert view.seat is not None
        self.game, self.seat = game, view.seat
        self.state = s = game.imagine(view, rng)
        self.house = s.house
        self.hand: Cards = s.hands[self.seat]
        self.ranks: list[Cards] = [()] * 14
        for card in self.hand:
            self.ranks[card >> 2] += (card,)
        self.wilds = self.ranks[DEUCE] + self.ranks[JOKER_RANK]  # the cheap ones first
        self.mine = s.melds[self.seat]
        self.kinds = kinds(self.mine)
        self.missing = {"red", "black", "wild", "sevens"} - self.kinds
        self.open: dict[int, Meld] = {m.rank: m for m in self.mine if not complete(m) and m.rank != THREE}
        self.pile = len(s.pile)
        self.next = (self.seat + 1) % len(s.hands)
        self.late = len(s.stock) <= 4 * len(s.hands) or self.threat() is not None

    def threat(self) -> int | None:
        """Another player who may soon go out."""
        for seat, melds in enumerate(self.state.melds):
            if seat != self.seat and len(kinds(melds)) == 4 and len(self.state.hands[seat]) <= 6:
                return seat
        return None

    def choice(self) -> Reason:
        """The first wish that is allowed; otherwise any legal move."""
        phases = {"draw": self.start, "meld": self.go_on, "kitty": self.at_kitty}
        for wish in phases[self.state.phase]():
            if self.game.allows(self.state, wish[0]):
                return wish
        legal = self.game.legal(self.state)
        return legal[len(legal) - 1], "only", {}

    # --- the start of a turn, and its end -------------------------------------

    def start(self) -> Iterator[Reason]:
        """Take the pile if that is worth more than drawing."""
        if self.house.kitty_pickup != "after_discard":
            yield from self.at_kitty()
        takes = [(self.take_worth(m), m) for m in self.game.legal(self.state) if isinstance(m, Take)]
        best = max(takes, key=lambda each: each[0], default=None)
        if best and (best[0] > DRAWN or not self.state.stock):
            yield best[1], *self.why_take(best[1])
        yield Draw(), *self.why_draw()
        yield End(), "end", {}

    def why_take(self, m: Take) -> tuple[str, dict[str, Any]]:
        top = self.state.top
        facts: dict[str, Any] = {"count": self.pile, "card": top}
        if not self.mine:
            worth = sum([VALUE[c] for c in m.used]) + VALUE[top]
            return "take-open", facts | {"points": Points(worth)}
        if m.cards:
            return "take-with", facts | {"cards": m.cards}
        return "take-add", facts

    def why_draw(self) -> tuple[str, dict[str, Any]]:
        s = self.state
        if not s.pile:
            return "draw-empty", {}
        if WILD[s.top] or s.top.rank == THREE:
            return "draw-blocked", {"card": s.top}
        return ("draw-frozen", {}) if s.frozen else ("draw", {"count": self.pile})

    def take_worth(self, m: Take) -> float:
        """What taking the pile in this way gains, less what it costs."""
        top = self.state.top
        gain = (
            float(PILE_CARD * self.pile + VALUE[top])
            if self.house.unfrozen_layoff_takes == "pile" or m.cards
            else 0.0
        )
        gain -= 30 * sum([WILD[c] for c in m.used])
        old = self.open.get(top.rank)
        size = (len(old.cards) if old else 0) + 1 + len(m.cards)
        return gain + 8 * size + (60 if size == CANASTA or not self.mine else 0)

    def at_kitty(self) -> Iterator[Reason]:
        """Take the kitty unless the hand is about to end and its cards would cost the same anyway."""
        count = len(self.state.kitties[self.seat])
        if count:
            yield TakeKitty(), "kitty", {"count": count}
        if self.state.phase == "kitty":
            yield Pass(), "only", {}

    # --- after the draw -------------------------------------------------------

    def go_on(self) -> Iterator[Reason]:
        """Go out, open, lay down, or discard."""
        if self.house.kitty_pickup == "immediately":
            yield from self.at_kitty()
        yield from self.sevens_alone()
        yield from self.black_threes()
        if self.mine:
            yield from self.completions()
            yield from self.additions()
            yield from self.new_melds()
            yield from self.last_wilds()
        else:
            yield from self.openings()
        yield from self.discards()

    def lay(self, rank: int, cards: Cards) -> Lay:
        return Lay((Group(Rank(rank), cards),))

    def sevens_alone(self) -> Iterator[Reason]:
        """With nothing but sevens: meld them, then end the hand."""
        if len(self.ranks[SEVEN]) == len(self.hand) > 0:
            old = self.open.get(SEVEN)
            room = CANASTA - (len(old.cards) if old else 0)
            for count in range(min(room, len(self.hand)), 0, -1):
                yield self.lay(SEVEN, self.hand[:count]), "sevens", {"cards": self.hand[:count]}
            yield End(), "only-sevens", {}
            yield Pass(), "only-sevens", {}

    def black_threes(self) -> Iterator[Reason]:
        """Black threes as the last meld."""
        threes = self.ranks[THREE]
        if threes and len(self.hand) - len(threes) <= 1 and not self.missing:
            cards = threes if len(threes) < len(self.hand) else threes[1:]
            if cards:
                yield self.lay(THREE, cards), "last-meld", {"cards": cards}

    def spare(self) -> int:
        """How many cards may be laid and still leave enough, one of them fit to be discarded."""
        fit = sum([c >> 2 != SEVEN for c in self.hand])
        keep = 2 if self.late else 1 if not self.missing else 1 + KEEP
        return min(len(self.hand) - keep, fit - 1 if fit else len(self.hand))

    def completions(self) -> Iterator[Reason]:
        """Canastas that can be completed now."""
        for rank, meld in self.open.items():
            lack = CANASTA - len(meld.cards)
            held = self.wilds if rank == WILDS else self.ranks[rank]
            if len(held) >= lack:
                cards = held[:lack]
            elif (
                rank not in (SEVEN, WILDS)
                and meld.wilds + lack - len(held) <= MOST_WILDS
                and self.mixes(meld, lack - len(held))
            ):
                cards = held + self.wilds[: lack - len(held)]
            else:
                continue
            if len(cards) == lack:
                sort = kind_of(rank, meld.wilds + sum([WILD[c] for c in cards]))
                yield self.lay(rank, cards), f"canasta-{sort}", {"rank": Rank(rank), "cards": cards}

    def mixes(self, meld: Meld, wilds: int) -> bool:
        """Are wild cards well spent on this meld? They are also needed for a canasta of their own."""
        if len(self.wilds) < wilds:
            return False
        if self.late:
            return True
        if meld.wilds:
            return "black" in self.missing or wilds == 1
        others = [m for m in self.open.values() if m.wilds and m.rank != WILDS]
        return "black" in self.missing and not others and wilds <= 2

    def additions(self) -> Iterator[Reason]:
        """Cards for the open melds, the largest melds first."""
        spare = self.spare()
        for rank, meld in sorted(self.open.items(), key=lambda each: -len(each[1].cards)):
            held = self.wilds if rank == WILDS else self.ranks[rank]
            room = CANASTA - len(meld.cards)
            cards = held[: min(room, max(spare, 0) if rank != SEVEN else len(held))]
            if cards:
                yield self.lay(rank, cards), "add", {"cards": cards}

    def new_melds(self) -> Iterator[Reason]:
        """Three or more of a rank; sevens and wild cards for their own canastas."""
        spare = self.spare()
        sevens = self.ranks[SEVEN]
        if SEVEN not in self.open and len(sevens) >= 3 and ("sevens" in self.missing or len(sevens) > 4):
            cards = sevens[:CANASTA]
            yield self.lay(SEVEN, cards), "meld-sevens", {"cards": cards}
        if WILDS not in self.open and len(self.wilds) >= 3 and "wild" in self.missing and spare >= 3:
            cards = self.wilds[: min(CANASTA, spare)]
            yield self.lay(WILDS, cards), "meld-wild", {"cards": cards}
        for rank in sorted(NATURALS, key=lambda r: -len(self.ranks[r])):
            if rank not in self.open and 3 <= len(self.ranks[rank]) <= max(spare, 3):
                cards = self.ranks[rank][:CANASTA]
                yield self.lay(rank, cards), "meld", {"cards": cards}

    def last_wilds(self) -> Iterator[Reason]:
        """Wild cards count against their holder: near the end they go to any meld."""
        if self.late and self.wilds:
            for meld in sorted(self.open.values(), key=lambda m: (m.wilds == 0, -len(m.cards))):
                if meld.rank not in (SEVEN, WILDS) and meld.wilds < MOST_WILDS:
                    yield self.lay(meld.rank, self.wilds[-1:]), "late", {"cards": self.wilds[-1:]}

    def openings(self) -> Iterator[Reason]:
        """The openings that leave most behind come first."""
        found = [m for m in self.game.legal(self.state) if isinstance(m, Lay)]
        found.sort(key=lambda m: 40 * sum([WILD[c] for c in m.used]) + 4 * m.size)
        for m in found[:3]:
            points = Points(sum([VALUE[c] for c in m.used]))
            yield m, "open", {"points": points, "cards": m.used}

    # --- the discard ----------------------------------------------------------

    def discards(self) -> Iterator[Reason]:
        """The cards of the hand, the one that costs least first."""
        worth = {card: self.kept(card) + self.danger(card) for card in dict.fromkeys(self.hand)}
        for card in sorted(worth, key=lambda c: (worth[c], c)):
            yield DISCARDS[card], *self.why_discard(card)

    def kept(self, card: Card) -> float:
        """What the card is worth in the hand."""
        if WILD[card]:
            return 90.0
        if card.rank == THREE:
            return 12.0 if self.pile < 4 else 4.0
        if card.rank == SEVEN:
            return 60.0
        held = len(self.ranks[card.rank])
        meld = self.open.get(card.rank)
        worth = {1: 0.0, 2: 14.0}.get(held, 30.0) + (25.0 + 3 * len(meld.cards) if meld else 0.0)
        return worth - VALUE[card] / 10

    def danger(self, card: Card) -> float:
        """What it costs if the next player takes the pile with it."""
        if WILD[card] or card.rank == THREE:
            return 0.0
        theirs = open_meld(self.state.melds[self.next], card.rank)
        if theirs is not None and not self.state.frozen:
            return 6.0 * (self.pile + 1)
        return 1.0 * self.pile if self.state.melds[self.next] else 0.5 * self.pile

    def why_discard(self, card: Card) -> tuple[str, dict[str, Any]]:
        facts: dict[str, Any] = {"card": card, "next": Seat(self.next)}
        if len(self.hand) == 1:
            return "discard-last", facts
        if WILD[card]:
            return "discard-freeze", facts | {"count": self.pile}
        if card.rank == THREE:
            return "discard-block", facts
        if card.rank == SEVEN:
            return "discard-seven", facts
        if not self.pile:
            return "discard-empty", facts
        if self.state.frozen:
            return "discard-frozen", facts | {"rank": card.rank}
        if open_meld(self.state.melds[self.next], card.rank) is None:
            return "discard-unmelded", facts | {"rank": card.rank}
        return "discard-risk", facts | {"rank": card.rank}


__all__ = ["Discard", "Mind", "choose"]
