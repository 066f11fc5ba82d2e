"""Canasta: what a hand is worth, as a ledger whose lines cite rules (CA-S24 to CA-S28)."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.cards import THREE
from cardlab.game import Entry
from cardlab.games.canasta.position import VALUE, WILDS, Meld, State
from cardlab.kit.counting import leader, sums
from cardlab.values import Seat, Side


def ledger(s: State) -> tuple[Entry, ...]:
    """The lines of the hand as it stands. Cards in hands are secret, and count once it is over."""
    return tuple(entry for side in range(len(s.melds)) for entry in _side(s, Side(side)))


def scores(s: State) -> tuple[int, ...]:
    """The points of the hand, by side."""
    return sums(ledger(s), len(s.melds))


def _side(s: State, side: Side) -> Iterator[Entry]:
    for meld in s.melds[side]:
        yield from _canasta(s, side, meld)
    laid = sum(VALUE[c] for meld in s.melds[side] for c in meld.cards)
    if laid:
        yield Entry(side, "CA-S26", "melded-cards", laid)
    yield from _red_threes(s, side)
    if s.out is not None and s.out % len(s.melds) == side:
        yield Entry(side, "CA-S25", "going-out", 100, (("seat", Seat(s.out)),))
        if s.out_concealed and s.house.concealed_go_out_bonus:
            yield Entry(side, "CA-S20", "going-out-concealed", s.house.concealed_go_out_bonus)
    if s.phase == "over":
        for seat in range(side, len(s.hands), len(s.melds)):
            held = sum(VALUE[c] for c in s.hands[seat])
            if held:
                yield Entry(side, "CA-S25", "cards-in-hand", -held, (("seat", Seat(seat)),))


def _canasta(s: State, side: Side, meld: Meld) -> Iterator[Entry]:
    if not meld.canasta or meld.rank == THREE:
        return
    facts = (("rank", meld.rank),)
    if meld.rank == WILDS:
        # CA-23 gives its bonus to natural and mixed canastas only
        yield Entry(side, "CA-G6", "canasta-wild", int(s.house.wild_canasta))
        return
    if meld.wilds:
        yield Entry(side, "CA-S25", "canasta-mixed", 300, facts)
    else:
        yield Entry(side, "CA-S25", "canasta-natural", 500, facts)
    if meld.concealed and s.house.concealed_canasta_bonus:
        yield Entry(side, "CA-23", "canasta-concealed", s.house.concealed_canasta_bonus, facts)


def _red_threes(s: State, side: Side) -> Iterator[Entry]:
    count = len(s.threes[side])
    worth = s.house.players.red_threes[count]
    if worth and not s.melds[side]:
        worth *= {"minus": -1, "plus": 1, "zero": 0}[s.house.unmelded_red_threes]
        # a side may still meld; until the hand is over its red threes promise, they do not cost
        if s.phase != "over":
            return
    if worth:
        rule = "CA-S27" if s.house.seats != 6 else "CA-V8"
        yield Entry(side, rule, "red-threes", worth, (("count", count),))


def champions(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won: the highest total at or over the target; a tie is played on (CA-S28, CA-G14)."""
    return leader(totals, s.house.target)
