"""Russian Bank: what a hand is worth, as a ledger whose lines cite rules (RB-23 to RB-25, RB-G18)."""

from __future__ import annotations

from cardlab.game import Entry
from cardlab.games.russian_bank.position import State
from cardlab.games.russian_bank.table import RESERVE, SEATS
from cardlab.kit.counting import sums
from cardlab.values import Side

WON = 30  # for winning a hand, RB-23
RESERVE_CARD = 2  # a card of a reserve; one of a draw pile or a waste is 1


def ledger(s: State) -> tuple[Entry, ...]:
    """The lines of a finished hand; nothing counts before its end."""
    if s.phase != "over":
        return ()
    return _stalemate(s) if s.winner is None else _win(s, Side(s.winner))


def _win(s: State, side: Side) -> tuple[Entry, ...]:
    other = 1 - side
    held, reserve = s.count(other), len(s.piles[RESERVE + other])
    lines = [Entry(side, "RB-23", "rb-win", WON)]
    if held:
        lines.append(
            Entry(side, "RB-23", "rb-draw-and-waste", held, (("count", held), ("side", Side(other))))
        )
    if reserve:
        facts = (("count", reserve), ("side", Side(other)))
        lines.append(Entry(side, "RB-23", "rb-reserve", RESERVE_CARD * reserve, facts))
    return tuple(lines)


def burden(s: State, seat: int) -> int:
    """What a player's own cards count against him in a stalemate (RB-24)."""
    return s.count(seat) + RESERVE_CARD * len(s.piles[RESERVE + seat])


def _stalemate(s: State) -> tuple[Entry, ...]:
    counts = [burden(s, seat) for seat in range(SEATS)]
    if counts[0] == counts[1]:
        return ()  # nobody scores, RB-G18
    low = 0 if counts[0] < counts[1] else 1
    facts = (("count", counts[low]), ("other", counts[1 - low]))
    return (Entry(Side(low), "RB-24", "rb-stalemate", counts[1 - low] - counts[low], facts),)


def scores(s: State) -> tuple[int, ...]:
    """The points of the hand, by seat."""
    return sums(ledger(s), SEATS)


def champions(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won the match: at 300 points, or after the agreed hands (RB-25, RB-G21).

    After the agreed hands equal totals are shared: both have won.
    """
    best = max(totals)
    if s.house.target is not None:
        return (totals.index(best),) if best >= s.house.target else ()
    hands = 1 if s.house.match == "single_hand" else int(s.house.match)
    if s.hand_number + 1 < hands:
        return ()
    return tuple(seat for seat in range(SEATS) if totals[seat] == best)
