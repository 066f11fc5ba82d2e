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
}
