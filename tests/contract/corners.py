"""What random play does not reach: positions to try things in, and what no position can show.

By game; each game that registers adds its own.
"""

from __future__ import annotations

from typing import Any

# positions, and the options of their table
CORNERS: dict[str, list[tuple[dict[str, Any], str]]] = {
    "canasta": [
        # a whole hand worth less than the minimum, laid to go out (CA-S12)
        ({}, "turn: South, to meld; totals: 3000 0; hand South: 4 4 4 4 4 4 4 9; pile: K♠"),
        # the partner said yes, and not every laying keeps the promise (CA-S19)
        (
            {},
            "turn: South, to meld, partner said yes; hand South: 4 4 2♣ 9♠; pile: J♠; melds 0: Q♣ Q♦ Q♥ | K K K K K K K",
        ),
        # black threes to go out with, beside wild cards and without (CA-19, CA-20)
        ({}, "turn: South, to meld; hand South: 3♠ 3♣ 3♠ 9♠; melds 0: Q♣ Q♦ Q♥ | K K K K K K K; pile: J♠"),
        ({}, "turn: South, to meld; hand South: 3♠ 3♣ 3♠ 3♣ 2♣; melds 0: Q♣ Q♦ Q♥ | K K K K K K K; pile: J♠"),
        ({}, "turn: South, to meld; hand South: 3♠ 3♣ 3♠ 9♠ 8♠; melds 0: Q♣ Q♦ Q♥ | K K K K K K K; pile: J♠"),
        ({}, "turn: South, to be answered; hand South: 4 4 4 9; melds 0: K K K K K K K; pile: J♠"),
        # nothing on the pile, and nothing in the stock
        ({}, "turn: South; pile: ; hand South: 4 4 4 9"),
        ({}, "turn: South; pile: 9♠; stock: ; hand South: 4 4 4 9♠; melds 0: 9 9 9"),
    ],
    "russian_bank": [
        # a stalemate may be offered, is offered, was offered in this turn
        (
            {},
            "turn: South; turns: 30, 20 idle; reserve South: 5 cards Q♦; waste North: A♣; house 1: K♣; house 2: 2♣",
        ),
        ({}, "turn: South, offers a stalemate, has offered a stalemate; turns: 30, 20 idle"),
        ({}, "turn: South, has offered a stalemate; turns: 30, 20 idle"),
        # nothing to turn up
        ({}, "turn: South; draw South: ; waste South: "),
    ],
}

# leaves that never hold, or never fail, and why: (game, rule, aspect, verdict)
NEVER: dict[tuple[str, str, str, str], str] = {
    (
        "canasta",
        "CA-20",
        "black",
        "FAILS",
    ): "a hand holds no red three (CA-11, CA-14); tests/rules puts one there by force",
    (
        "canasta",
        "CA-G5",
        "",
        "HOLDS",
    ): "asked only at tables where the pile is always frozen; elsewhere it is waived",
    ("canasta", "CA-S19", "answer", "FAILS"): "an answer is yes or no; tests/rules forges another",
    (
        "russian_bank",
        "RB-20",
        "closed",
        "FAILS",
    ): "no proposer takes a card from a closed waste; tests/rules tries",
    (
        "russian_bank",
        "RB-G14",
        "order",
        "FAILS",
    ): "where Stop is played the order of play is told and never forbids",
    ("russian_bank", "RB-G17", "answer", "FAILS"): "an answer is yes or no; tests/rules forges another",
    (
        "russian_bank",
        "RB-G4",
        "foundation",
        "FAILS",
    ): "a play to another place is of another kind; tests/rules forges one",
    (
        "russian_bank",
        "RB-G4",
        "house",
        "FAILS",
    ): "a house is not proposed for its own card; tests/rules tries",
    (
        "russian_bank",
        "RB-G6",
        "there",
        "FAILS",
    ): "more cards than lie there are not proposed; tests/rules tries",
    (
        "russian_bank",
        "RB-G6",
        "one",
        "FAILS",
    ): "more cards are proposed only where the house plays so; tests/rules tries",
}
