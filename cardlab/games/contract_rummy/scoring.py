"""Contract Rummy: what a hand costs, as a ledger whose lines cite rules (CR-30).

Who goes out has no card left, and so no line (CR-G24); who has not met the contract pays no more for it (CR-G23).
"""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.cards import ACE, JOKER, Cards
from cardlab.game import Entry
from cardlab.games.contract_rummy.family import House
from cardlab.games.contract_rummy.position import State
from cardlab.kit.counting import sums
from cardlab.values import Seat, Side

_NUMBERS = range(1, 10)  # two to ten


def ledger(s: State) -> tuple[Entry, ...]:
    """The penalty lines of a finished hand; cards in hands are secret, and count once it is over."""
    if s.phase != "over":
        return ()
    return tuple(entry for seat, hand in enumerate(s.hands) for entry in _seat(s, Seat(seat), hand))


def scores(s: State) -> tuple[int, ...]:
    """The penalty points of the hand, by seat."""
    return sums(ledger(s), len(s.hands))


def penalty(house: House, hand: Cards) -> int:
    """What cards cost who still holds them at the end.

    >>> from cardlab.cards import cards
    >>> penalty(House(), cards("K♠ 7♦ A♣ JK 2♥"))
    49
    """
    return sum([house.penalty[c] for c in hand])


def _kind(house: House, card: int) -> str:
    if house.wild[card]:
        return "cr-jokers" if card == JOKER else "cr-wild-cards"
    rank = card >> 2
    return "cr-aces" if rank == ACE else "cr-numbers" if rank in _NUMBERS else "cr-courts"


def _seat(s: State, seat: Seat, hand: Cards) -> Iterator[Entry]:
    for kind in ("cr-courts", "cr-aces", "cr-jokers", "cr-wild-cards", "cr-numbers"):
        held = tuple(c for c in hand if _kind(s.house, c) == kind)
        if held:
            rule = "CR-G28" if kind == "cr-wild-cards" else "CR-30"
            facts = (("seat", seat), ("cards", held))
            yield Entry(Side(seat), rule, kind, penalty(s.house, held), facts)


def champions(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who has won: the lowest total after the last deal; a tie is shared (CR-31, CR-G25)."""
    if s.hand_number + 1 < len(s.house.deals):
        return ()
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))
