"""Railroad Canasta: what a hand is worth, as a ledger whose lines cite rules (RC-22 to RC-25, RC-44 to RC-48)."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.game import Entry
from cardlab.games.canasta.position import RED_THREE, VALUE, Meld
from cardlab.games.railroad_canasta.position import State, complete, kind_of, threes_worth
from cardlab.kit.counting import leader, sums
from cardlab.values import Seat, Side

CANASTAS = {
    "red": ("RC-22", 500),
    "black": ("RC-23", 300),
    "wild": ("RC-24", 1000),
    "sevens": ("RC-25", 1500),
}


def ledger(s: State) -> tuple[Entry, ...]:
    """The lines of the hand as it stands. Hands and kitties are secret, and count once it is over."""
    return tuple([entry for seat in range(len(s.melds)) for entry in _side(s, Side(seat))])


def scores(s: State) -> tuple[int, ...]:
    """The points of the hand, by player."""
    return sums(ledger(s), len(s.melds))


def _side(s: State, side: Side) -> Iterator[Entry]:
    for meld in s.melds[side]:
        if complete(meld):
            yield _canasta(side, meld)
    laid = sum([VALUE[c] for meld in s.melds[side] for c in meld.cards])
    if laid:
        yield Entry(side, "RC-45", "melded-cards", laid)
    yield from _red_threes(s, side)
    if s.out == side:
        yield Entry(side, "RC-44", "going-out", 100, (("seat", Seat(side)),))
    if s.phase == "over":
        held = sum([VALUE[c] for c in s.hands[side]])
        if held:
            yield Entry(side, "RC-45", "cards-in-hand", -held, (("seat", Seat(side)),))
        left = sum([VALUE[c] for c in s.kitties[side] if not RED_THREE[c]])  # RC-46
        if left:
            yield Entry(side, "RC-45", "rr-kitty", -left, (("seat", Seat(side)),))


def _canasta(side: Side, meld: Meld) -> Entry:
    kind = kind_of(meld.rank, meld.wilds)
    rule, points = CANASTAS[kind]
    return Entry(side, rule, f"rr-canasta-{kind}", points, (("rank", meld.rank),))


def _red_threes(s: State, side: Side) -> Iterator[Entry]:
    count = len(s.threes[side])
    worth, rule = threes_worth(s.house, count), "RC-45"
    if not s.melds[side] and s.house.unmelded_red_threes != "plus":
        # the player may still meld; until the hand is over the red threes promise, they do not cost
        worth *= -1 if s.house.unmelded_red_threes == "minus" and s.phase == "over" else 0
        rule = "RC-G28"
    elif worth != 100 * count:
        rule = "RC-G29"
    if worth:
        yield Entry(side, rule, "red-threes", worth, (("count", count),))


def champions(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won: the highest total at or over the target; a tie is played on (RC-48, RC-G33)."""
    return leader(totals, s.house.target)
