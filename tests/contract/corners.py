"""What random play does not reach: positions to try things in, and what no position can show.

By game; each game that registers adds its own.
"""

from __future__ import annotations

from typing import Any

# a canasta of each of the four kinds of Railroad Canasta
_FOUR = "K K K K K K K | 9 9 9 9 9 2♣ 2♦ | 2♥ 2♠ 2♣ 2♦ JK JK JK | 7 7 7 7 7 7 7"

# positions, and the options of their table
CORNERS: dict[str, list[tuple[dict[str, Any], str]]] = {
    "contract_rummy": [
        # a contract with a set, with sequences, and from inside the pile, before the contract and after it
        ({}, "turn: South, to meld; hand South: K♠ K♥ K♦ K♣ 4♠ 4♥ 4♦ 8♣"),
        (
            {"seats": 5},
            "turn: South, to meld; deal: 1 of seed 7 by East; hand South: K♠ K♥ K♦ K♣ Q♣ Q♠ A♠ 2♠ JK JK",
        ),
        (
            {"seats": 5},
            "turn: South, to meld; deal: 2 of seed 7 by East; hand South: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♠ 10♠ J♠ 3♥ JK",
        ),
        (
            {"sequence_suits": "not_adjacent"},
            "turn: South, to meld; deal: 2 of seed 7 by East; hand South: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥",
        ),
        ({}, "turn: South; hand South: K♠ K♥ 4♠ 4♥ 4♦ 8♣; pile: K♦ 4♣ 9♦"),
        (
            {},
            "turn: South; hand South: K♠ 3♣; pile: 8♠ 9♦; melds South: Q♣ Q♦ Q♥ | 2♣ 2♦ 2♥; melds West: 5♠ 6♠ 7♠",
        ),
        (
            {"layoff_same_turn": True},
            "turn: South; hand South: K♠ K♥ K♦ 4♠ 4♥ 4♦ 8♣ 9♣; pile: 8♠ 9♦; melds West: 5♠ 6♠ 7♠",
        ),
        (
            {"extra_melds": True},
            "turn: South; hand South: K♠ K♥ K♦ 8♣ 9♣; pile: K♣ 9♦; melds South: Q♣ Q♦ Q♥ | 2♣ 2♦ 2♥",
        ),
        ({}, "turn: South; pile: "),
        # the smallest size, and the largest
        *[
            (
                {"contract_exact": True},
                f"turn: South, to meld; hand South: {r}♠ {r}♥ {r}♦ {r}♣ 4♠ 4♥ 4♦; pile: 9♣",
            )
            for r in "AKQJ"
        ],
        # the last deal: with the whole hand, with a discard, and with the smallest size asked for
        *[
            (
                {},
                f"turn: South, to meld; deal: 6 of seed 7 by East; hand South: A{u} 2{u} 3{u} 4{u} 6♦ 7♦ 8♦ 9♥ 10♥ J♥; pile: 5♥",
            )
            for u in "♣♠♣♠"
        ],
        (
            {"contract_exact": True},
            "turn: South, to meld; deal: 6 of seed 7 by East; hand South: A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 9♦ 9♥ 10♥ J♥ Q♥ K♥",
        ),
        # jokers to be exchanged: in a sequence and in a set, one's own and another's, too early, and none
        (
            {"seats": 5},
            "turn: South, to meld; hand South: 6♠ 9♣ 3♣; melds South: Q♣ Q♦ Q♥; melds West: 5♠ JK(6♠) 7♠ | 9♦ 9♥ JK(9♣)",
        ),
        (
            {"joker_swap": "others_only"},
            "turn: South, to meld; hand South: 6♠ 9♣ 3♣; melds South: 5♠ JK(6♠) 7♠",
        ),
        (
            {"joker_swap": "others_only"},
            "turn: South, to meld; hand South: 6♠ 9♣ 3♣; melds South: Q♣ Q♦ Q♥; melds West: 5♠ JK(6♠) 7♠",
        ),
        ({}, "turn: South, to meld; hand South: K♠ 9♣ 3♣; melds South: Q♣ Q♦ Q♥; melds West: 9♦ 9♥ JK(9♣)"),
        ({}, "turn: South, to meld; hand South: 9♣ 3♣; melds South: Q♣ Q♦ Q♥; melds West: 9♦ 9♥ JK(9♣)"),
        ({}, "turn: West, to meld; hand West: 9♣ 3♣; melds West: 5♠ 6♠ 7♠"),
        ({}, "turn: South, to meld; hand South: 9♣ 3♣; melds South: Q♣ Q♦ Q♥; melds West: 5♠ JK(6♠) 7♠"),
        (
            {"joker_slides": True},
            "turn: South, to meld; hand South: 6♠ 9♣; melds South: Q♣ Q♦ Q♥; melds West: 5♠ JK(6♠) 7♠",
        ),
        # only the card taken would be left
        ({}, "turn: South, to meld, took K♦; hand South: 8♠ K♦; melds South: Q♣ Q♦ Q♥; melds West: 5♠ 6♠ 7♠"),
        # too little to sell a discard for
        ({"buying": "1penalty"}, "turn: South, asking West; pile: K♦ 9♦; stock: 4♣"),
        (
            {"seats": 5},
            "turn: South, to meld; deal: 2 of seed 7 by East; hand South: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♠ 10♠ J♠ 9♠ 10♠ J♠",
        ),
        (
            {"seats": 5, "sequence_suits": "not_adjacent"},
            "turn: South, to meld; deal: 2 of seed 7 by East; hand South: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♠ 10♠ J♠ 9♠ 10♠ J♠",
        ),
        (
            {"seats": 5},
            "turn: South, to meld; hand South: 5♣ 5♠ 9♥; melds South: Q♣ Q♦ Q♥; melds West: 5♦ 5♥ JK(5♣)",
        ),
        ({}, "turn: South, to meld; hand South: A♦ 2♦ 9♥; melds South: Q♣ Q♠ Q♥; melds West: J♦ Q♦ K♦"),
        *[
            (
                {},
                f"turn: South, to meld; hand South: {r}♠ JK; melds South: Q♣ Q♦ Q♥; melds West: {r}♦ {r}♥ {r}♣",
            )
            for r in "4567"
        ],
        *[
            (
                {"seats": 5},
                f"turn: South, to meld; deal: 1 of seed 7 by East; hand South: Q{u} K{u} A{u} 2{u} 2{u} 9♠ 9♥ 9♦; pile: 9♣",
            )
            for u in "♣♦♥♠"
        ],
        *[
            ({"packs": "pagat"}, f"turn: South, to meld; hand South: {r}♠ {r}♥ JK JK JK 4♠ 4♥; pile: 9♣")
            for r in "AKQJ"
        ],
    ],
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
    "railroad_canasta": [
        # black threes, which only a player melds who is going out (RC-15, RC-G24), and the last discard (RC-43)
        ({}, f"turn: South, to meld; pile: J♠; melds South: {_FOUR}; hand South: 3♠ 3♣ 3♠ 9"),
        ({}, f"turn: South, to meld; pile: J♠; melds South: {_FOUR}; hand South: 3♠ 3♣ 3♠ 2"),
        ({}, f"turn: South, to meld; pile: J♠; melds South: {_FOUR}; hand South: 3♠ 3♣ 3♠ 3♣ 3♠ 3♣"),
        ({}, f"turn: South, to meld; pile: J♠; melds South: {_FOUR}; hand South: 8 8 8 7"),
        ({}, f"turn: South, to meld; pile: J♠; melds South: {_FOUR}; hand South: 8"),
        (
            {"kitty_pickup": "immediately"},
            f"turn: South, to meld; pile: J♠; melds South: {_FOUR} | 3♠ 3♣ 3♠; hand South: 9",
        ),
        (
            {"require_kitty_to_go_out": True},
            f"turn: South, to meld; pile: J♠; melds South: {_FOUR}; hand South: 8 8 8 4",
        ),
        (
            {"require_kitty_to_go_out": True},
            f"turn: South, to meld; pile: J♠; melds South: {_FOUR}; kitty South: ; hand South: 8",
        ),
        ({}, "turn: South, to meld; pile: J♠; melds South: Q Q Q; hand South: 3♠ 3♣ 3♠ 3♣ 2 JK"),
        ({}, "turn: South, to meld; pile: J♠; melds South: Q Q Q | 3♠ 3♣ 3♠; hand South: 3♠ 3♣ 3♠ 3♣ 2 JK"),
        # too many wild cards for a mixed meld (RC-20), no pile, a red three on it, an empty stock
        ({}, "turn: South, to meld; pile: J♠; melds South: Q Q 2 2; hand South: 2 JK JK JK"),
        ({}, "turn: South; pile: ; hand South: 4 4 4 9"),
        ({}, "turn: South; pile: 3♥; hand South: 4 4 4 9"),
        (
            {"force_take_when_stock_empty": True},
            "turn: South; pile: 9♠; stock: ; hand South: 4 5; melds South: 9 9 9",
        ),
        (
            {"force_take_when_stock_empty": True},
            "turn: South; pile: 8♠; stock: ; hand South: 4 5; melds South: 9 9 9",
        ),
        # nothing but sevens (RC-38, RC-41, RC-G26)
        ({}, "turn: South, to meld; pile: J♠; melds South: Q Q Q; hand South: 7 7 7"),
        (
            {"all_sevens_rule": "pass_turn_without_discard"},
            "turn: South, to meld; pile: J♠; melds South: Q Q Q; hand South: 7 7 7",
        ),
        (
            {"all_sevens_rule": "pass_turn_without_discard"},
            "turn: South, to meld; pile: J♠; melds South: Q Q Q; hand South: 7 7 7 7",
        ),
        (
            {"all_sevens_rule": "allow_discard_seven"},
            "turn: South, to meld; pile: J♠; melds South: Q Q Q; hand South: 7 7 7",
        ),
        # the kitty (RC-32, RC-G8, RC-G11)
        ({"kitty_mandatory": True}, "turn: South, at the kitty; pile: J♠; melds South: K K K K K K K"),
        ({"kitty_unlock": "any_canasta"}, "turn: South, at the kitty; pile: J♠; melds South: K K K"),
        ({"kitty_unlock": "empty_hand"}, "turn: South, at the kitty; pile: J♠; hand South: "),
        ({"kitty_unlock": "empty_hand"}, "turn: South, at the kitty; pile: J♠; hand South: 4"),
        (
            {"walk_into_kitty": True},
            "turn: South, to meld; pile: J♠; melds South: K K K K K K; hand South: K♠ 4",
        ),
        (
            {"walk_into_kitty": True},
            "turn: South, to meld; pile: J♠; melds South: K K K K K K K; hand South: 4",
        ),
    ],
}

# leaves that never hold, or never fail, and why: (game, rule, aspect, verdict)
NEVER: dict[tuple[str, str, str, str], str] = {
    ("contract_rummy", "CR-21", "inside", "FAILS"): "one card alone is taken, not dug for; tests/rules tries",
    (
        "contract_rummy",
        "CR-23",
        "there",
        "FAILS",
    ): "nothing is proposed for a meld that is not there; tests/rules tries",
    (
        "contract_rummy",
        "CR-27",
        "there",
        "FAILS",
    ): "nothing is proposed for a meld that is not there; tests/rules tries",
    ("contract_rummy", "CR-G11", "", "FAILS"): "no proposer goes round the corner; tests/rules tries",
    (
        "contract_rummy",
        "CR-G7",
        "only-additions",
        "FAILS",
    ): "further melds are not proposed; tests/rules tries",
    (
        "contract_rummy",
        "CR-G7",
        "only-contract",
        "FAILS",
    ): "additions to a first contract are not proposed; tests/rules tries",
    ("contract_rummy", "CR-C5", "", "HOLDS"): "asked only where the pile is closed; elsewhere it is waived",
    ("contract_rummy", "CR-C15", "on", "HOLDS"): "asked only where jokers stay; elsewhere it is waived",
    (
        "contract_rummy",
        "CR-G20",
        "on",
        "HOLDS",
    ): "asked only where discards are not sold; elsewhere it is waived",
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
    ("railroad_canasta", "RC-15", "black", "FAILS"): "a hand holds no red three (RC-11)",
    (
        "railroad_canasta",
        "RC-G8",
        "duty",
        "HOLDS",
    ): "asked only at tables where the kitty must be taken; elsewhere it is waived",
}
