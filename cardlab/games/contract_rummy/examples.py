"""Contract Rummy by examples: for each rule that constrains a move, moves that keep it and moves that break it.

How a row is read, and where a new one goes, is said in `cardlab.explain.examples`.
"""

from __future__ import annotations

from typing import Any


def deal(number: int) -> str:
    """The position line of a deal, from 1."""
    return f"deal: {number - 1} of seed 7 by East; "


MELD = "turn: South, to meld; "  # South has drawn
DRAW = "turn: South; "  # South is to draw
DOWN = "melds South: Q♣ Q♦ Q♥ | 2♣ 2♦ 2♥; "  # South has met a contract of two sets
WEST = "melds West: 5♠ 6♠ 7♠ | 9♦ 9♥ JK(9♣); "  # West has met one of a set and a sequence
SWAPS = "melds South: Q♣ Q♦ Q♥ | 2♣ 2♦ 2♥; melds West: 5♠ JK(6♠) 7♠ | 9♦ 9♥ 9♠; "
FIVE, TWO_PACKS = {"seats": 5}, {"packs": "pagat"}
LAID = "turn: South, to meld, laid the contract; "
SETS = "hand South: K♠ K♥ K♦ 4♠ 4♥ 4♦ 8♣ 9♦; "
LAST = deal(7) + "hand South: A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 9♦ 9♥ 10♥ J♥ Q♥ K♥; "  # CR-T6

ROWS: list[tuple[Any, ...]] = [
    # --- the turn
    ("CR-19", DRAW, "draw"),
    ("CR-19", MELD, "draw", "CR-19"),
    ("CR-19", DRAW, "draw & draw", "CR-19"),
    ("CR-19", DRAW + "hand South: 8♣ 9♦", "discard 8♣", "CR-19"),
    ("CR-19", DRAW + "hand South: 8♣ 9♦", "draw & discard 8♣"),
    ("CR-19", DRAW + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦", "CR-19"),
    ("CR-20", DRAW + "pile: 8♣", "take"),
    ("CR-20", DRAW + "pile: ", "take", "CR-20"),
    ("CR-22", MELD + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦"),
    ("CR-22", MELD + SETS, "lay K♠ K♥ K♣ | 4♠ 4♥ 4♦", "CR-22"),
    ("CR-22", MELD + SETS, "lay K♠ K♥ K♦ | K♠ K♥ K♦", "CR-22"),  # every card once
    ("CR-22", MELD + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 4♠ to West 1", "CR-22"),
    ("CR-25", MELD + "hand South: 8♣ 9♦", "discard 8♣"),
    ("CR-25", MELD + "hand South: 8♣ 9♦", "discard 8♦", "CR-25"),
    ("CR-26", DRAW + "hand South: 8♦ 9♦; pile: 8♣", "take & discard 9♦"),
    ("CR-26", DRAW + "hand South: 8♦ 9♦; pile: 8♣", "take & discard 8♣", "CR-26"),
    ("CR-26", DRAW + "hand South: 8♣ 9♦; pile: 8♣", "take & discard 8♣", "", FIVE),  # CR-T5: the twin
    ("CR-26", DRAW + "hand South: 9♣ 9♦; pile: 8♣", "take & discard 8♣", "CR-26", FIVE),  # CR-T5: the card itself
    ("CR-26", DRAW + DOWN + WEST + "hand South: 4♠ 9♦ K♣; pile: K♠ 8♠ 4♥", "dig 2 and add 8♠ to West 1 & discard 4♥", "",
     FIVE),
    ("CR-26", DRAW + DOWN + WEST + "hand South: 8♠ K♣ 3♣; pile: 8♠", "take & add 8♠ to West 1 & discard 8♠", "", FIVE),
    # --- the contract
    ("CR-11", MELD + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦"),
    ("CR-11", MELD + SETS, "lay K♠ K♥ K♦", "CR-11"),  # no part of it in advance (CR-G2)
    ("CR-11", MELD + "hand South: K♠ K♥ K♦ 4♠ 4♥ 4♦ 8♣ 8♦ 8♥ 9♦", "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦ | 8♣ 8♦ 8♥", "CR-11"),
    ("CR-11", MELD + "hand South: K♠ K♥ K♦ 4♠ 5♠ 6♠ 8♣", "lay K♠ K♥ K♦ | 4♠ 5♠ 6♠", "CR-11"),
    ("CR-11", MELD + deal(2) + "hand South: K♠ K♥ K♦ 4♠ 5♠ 6♠ 8♣", "lay K♠ K♥ K♦ | 4♠ 5♠ 6♠"),
    ("CR-11", MELD + deal(2) + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦", "CR-11"),
    ("CR-11", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 9♠ 10♠ J♠ 2♦", "lay 3♥ 4♥ 5♥ | 9♠ 10♠ J♠"),
    ("CR-11", MELD + deal(4) + "hand South: K♠ K♥ K♦ 4♠ 4♥ 4♦ 8♣ 8♦ 8♥ 9♦", "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦ | 8♣ 8♦ 8♥"),
    ("CR-11", MELD + deal(5) + "hand South: K♠ K♥ K♦ 4♠ 4♥ 4♦ 8♣ 9♣ 10♣ 9♦", "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦ | 8♣ 9♣ 10♣"),
    ("CR-11", MELD + deal(6) + "hand South: K♠ K♥ K♦ 4♠ 5♠ 6♠ 8♣ 9♣ 10♣ 9♦", "lay K♠ K♥ K♦ | 4♠ 5♠ 6♠ | 8♣ 9♣ 10♣"),
    ("CR-12", MELD + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to West 1"),
    ("CR-12", MELD + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to West 1", "CR-12"),
    ("CR-13", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 9♥ 10♥ J♥ 2♦", "lay 3♥ 4♥ 5♥ | 9♥ 10♥ J♥", "CR-13"),  # CR-T3
    ("CR-13", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 9♠ 10♠ J♠ 2♦", "lay 9♠ 10♠ J♠ | 3♥ 4♥ 5♥"),
    ("CR-C14", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 9♥ 10♥ J♥ 2♦", "lay 3♥ 4♥ 5♥ | 9♥ 10♥ J♥", "",
     {"sequence_suits": "not_adjacent"}),  # CR-T3
    ("CR-C14", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 2♦", "lay 3♥ 4♥ 5♥ | 6♥ 7♥ 8♥", "CR-C14",
     {"sequence_suits": "not_adjacent"}),
    ("CR-C14", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 4♥ 5♥ 6♥ 2♦", "lay 3♥ 4♥ 5♥ | 4♥ 5♥ 6♥", "CR-C14",
     {"sequence_suits": "not_adjacent", "seats": 5}),
    ("CR-C14", MELD + deal(3) + "hand South: A♥ 2♥ 3♥ Q♥ K♥ A♥ 9♦", "lay A♥ 2♥ 3♥ | Q♥ K♥ A♥", "",
     {"sequence_suits": "not_adjacent", "seats": 5}),
    ("CR-C14", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 7♥ 8♥ JK 2♦", "lay 3♥ 4♥ 5♥ | JK(6♥) 7♥ 8♥", "CR-C14",
     {"sequence_suits": "not_adjacent"}),
    ("CR-C14", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 7♥ 8♥ JK 2♦", "lay 3♥ 4♥ 5♥ | 7♥ 8♥ JK(9♥)", "",
     {"sequence_suits": "not_adjacent"}),
    ("CR-14", MELD + LAST, "lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥ Q♥ K♥"),  # CR-T6
    ("CR-14", MELD + LAST, "lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥ Q♥", "CR-14"),
    ("CR-14", MELD + LAST, "lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥ Q♥ K♥", "", {"contract_exact": True}),
    ("CR-14", MELD + LAST, "lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥ Q♥", "", {"deal7": "optional_discard"}),
    ("CR-14", MELD + LAST, "lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥", "CR-14", {"deal7": "optional_discard"}),
    ("CR-14", MELD + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦", "", {"contract_exact": True}),
    ("CR-14", MELD + "hand South: K♠ K♥ K♦ K♣ 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ K♦ K♣ | 4♠ 4♥ 4♦", "CR-G3",
     {"contract_exact": True}),
    ("CR-G3", MELD + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦", "", {"contract_exact": True}),
    ("CR-G3", MELD + deal(2) + "hand South: K♠ K♥ K♦ 4♠ 5♠ 6♠ 7♠ 8♣", "lay K♠ K♥ K♦ | 4♠ 5♠ 6♠ 7♠", "CR-G3",
     {"contract_exact": True}),
    ("CR-G4", MELD + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦"),
    ("CR-G4", MELD + DOWN + SETS, "lay K♠ K♥ K♦", "CR-G4"),
    ("CR-G5", MELD + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to West 1"),
    ("CR-G5", LAID + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to West 1", "CR-G5"),
    # --- melds
    ("CR-15", MELD + SETS, "lay K♠ K♥ K♦ | 4♠ 4♥ 4♦"),  # CR-T1
    ("CR-15", MELD + SETS, "lay K♠ K♥ | 4♠ 4♥ 4♦", "CR-15"),
    ("CR-15", MELD + "hand South: K♠ K♥ Q♦ 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ Q♦ | 4♠ 4♥ 4♦", "CR-15"),
    ("CR-15", MELD + "hand South: K♠ K♥ K♦ K♣ JK 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ K♦ K♣ JK(K♠) | 4♠ 4♥ 4♦", "CR-15 CR-16"),
    ("CR-16", MELD + "hand South: 5♦ 5♥ 5♠ K♠ K♥ K♦ 8♣", "lay 5♦ 5♥ 5♠ | K♠ K♥ K♦"),
    ("CR-16", MELD + "hand South: 5♦ 5♦ 5♥ K♠ K♥ K♦ 8♣", "lay 5♦ 5♦ 5♥ | K♠ K♥ K♦", "CR-16", FIVE),  # CR-T1
    ("CR-16", MELD + "hand South: 5♦ 5♥ JK K♠ K♥ K♦ 8♣", "lay 5♦ 5♥ JK(5♣) | K♠ K♥ K♦"),  # CR-T1
    ("CR-16", MELD + "hand South: 5♦ 5♥ JK K♠ K♥ K♦ 8♣", "lay 5♦ 5♥ JK(5♦) | K♠ K♥ K♦", "CR-16"),
    ("CR-16", MELD + DOWN + "melds West: 5♦ 5♥ JK(5♣) | 9♦ 9♥ 9♠; hand South: 5♣ 5♠ 8♣", "add 5♠ to West 1"),  # CR-T1
    ("CR-16", MELD + DOWN + "melds West: 5♦ 5♥ JK(5♣) | 9♦ 9♥ 9♠; hand South: 5♣ 5♠ 8♣", "add 5♣ to West 1", "CR-16"),
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♦ 3♠ 4♠ 5♠ 6♠ 8♣", "lay K♠ K♥ K♦ | 3♠ 4♠ 5♠ 6♠"),  # CR-T2
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♦ 3♠ 4♠ 5♠ 6♠ 8♣", "lay K♠ K♥ K♦ | 5♠ 3♠ 6♠ 4♠"),
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♦ A♥ 2♥ 3♥ 8♣", "lay K♠ K♥ K♦ | A♥ 2♥ 3♥"),  # CR-T2
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♣ Q♦ K♦ A♦ 8♣", "lay K♠ K♥ K♣ | Q♦ K♦ A♦"),  # CR-T2
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♣ 4♣ 6♣ JK 8♣", "lay K♠ K♥ K♣ | 4♣ JK(5♣) 6♣"),  # CR-T2
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♣ 4♣ 6♣ JK 8♣", "lay K♠ K♥ K♣ | 4♣ 6♣ JK(7♣)", "CR-17"),
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♣ 4♣ 5♦ 6♣ 8♣", "lay K♠ K♥ K♣ | 4♣ 5♦ 6♣", "CR-17"),
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♣ 4♣ 5♣ 9♣ 8♣", "lay K♠ K♥ K♣ | 4♣ 5♣", "CR-17"),
    ("CR-17", MELD + deal(2) + "hand South: K♠ K♥ K♣ 4♣ 5♣ 6♣ 8♦", "lay K♠ K♥ K♣ | 4♣ 5♣ 6♣", "CR-17", {"min_sequence": 4}),
    ("CR-17", MELD + DOWN + WEST + "hand South: 4♠ 3♠ 4♣", "add 3♠ to West 1", "CR-17"),
    ("CR-17", MELD + DOWN + WEST + "hand South: 4♠ 3♠ 4♣", "add 4♠ to West 1 & add 3♠ to West 1"),  # 4♠, then 3♠
    ("CR-17", MELD + DOWN + WEST + "hand South: 4♠ 3♠ 4♣", "add 4♠ to West 1 | 3♠ to West 1"),
    ("CR-17", MELD + DOWN + WEST + "hand South: 4♠ 3♠ 4♣", "add 3♠ 4♠ to West 1"),
    ("CR-17", MELD + DOWN + WEST + "hand South: 4♠ 3♠ 4♣", "add 3♠ to West 1 | 4♠ to West 1", "CR-17"),
    ("CR-G11", MELD + deal(2) + "hand South: K♠ K♥ K♣ A♦ 2♦ 3♦ 8♣", "lay K♠ K♥ K♣ | A♦ 2♦ 3♦"),
    ("CR-G11", MELD + deal(2) + "hand South: Q♠ Q♥ Q♣ K♦ A♦ 2♦ 8♣", "lay Q♠ Q♥ Q♣ | K♦ A♦ 2♦", "CR-G11"),  # CR-T2
    ("CR-G11", MELD + DOWN + "melds West: J♦ Q♦ K♦ A♦; hand South: 2♦ 9♣ 9♠; pile: 4♣", "add 2♦ to West 1", "CR-G11", FIVE),
    ("CR-18", MELD + "hand South: K♠ K♥ JK 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ JK(K♣) | 4♠ 4♥ 4♦"),
    ("CR-18", MELD + "hand South: K♠ K♥ JK 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ JK(JK) | 4♠ 4♥ 4♦", "CR-18"),
    ("CR-18", MELD + "hand South: K♠ K♥ Q♦ 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ Q♦(K♦) | 4♠ 4♥ 4♦", "CR-18"),
    ("CR-18", MELD + SWAPS + "hand South: 6♠ 3♣ 4♣", "add 6♠ to West 1 moving JK to 8♠", "CR-C12"),
    ("CR-18", MELD + SWAPS + "hand South: 6♠ 3♣ 4♣", "add 6♠ to West 1", "CR-17"),
    ("CR-C12", MELD + SWAPS + "hand South: 6♠ 3♣ 4♣", "add 6♠ to West 1 moving JK to 8♠", "", {"joker_slides": True}),
    ("CR-C12", MELD + SWAPS + "hand South: 6♠ 3♣ 4♣", "add 6♠ to West 1 moving JK to 4♠", "", {"joker_slides": True}),
    ("CR-C12", MELD + SWAPS + "hand South: 6♠ 3♣ 4♣", "add 6♠ to West 1 moving JK to 9♠", "CR-17", {"joker_slides": True}),
    ("CR-C12", MELD + SWAPS + "hand South: 6♠ 3♣ 4♣", "add 6♠ to West 1 moving JK to 8♠", "CR-C12"),
    ("CR-C12", MELD + DOWN + WEST + "hand South: 9♣ 3♣ 4♣", "add 9♣ to West 2 moving JK to 9♠", "CR-C12",
     {"joker_slides": True}),
    ("CR-23", MELD + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to West 1"),
    ("CR-23", MELD + DOWN + WEST + "hand South: 2♠ 3♣ 4♣", "add 2♠ to South 2"),  # one's own
    ("CR-23", MELD + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to West 3", "CR-23"),
    ("CR-23", MELD + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to North 1", "CR-23"),
    ("CR-G12", MELD + "hand South: K♠ K♥ JK 4♠ 4♥ JK 8♣", "lay K♠ K♥ JK(K♣) | 4♠ 4♥ JK(4♣)", "", FIVE),  # a joker each
    ("CR-G12", MELD + "hand South: K♠ JK JK 4♠ 4♥ 4♣ 8♣", "lay K♠ JK(K♥) JK(K♣) | 4♠ 4♥ 4♣", "CR-G12", FIVE),
    ("CR-G12", MELD + "hand South: K♠ JK JK 4♠ 4♥ 4♣ 8♣", "lay K♠ JK(K♥) JK(K♣) | 4♠ 4♥ 4♣", "",
     FIVE | {"max_jokers_per_meld": 2}),
    ("CR-G12", MELD + "hand South: K♠ JK JK 4♠ 4♥ 4♣ 8♣", "lay K♠ JK(K♥) JK(K♣) | 4♠ 4♥ 4♣", "CR-G12",
     FIVE | {"max_jokers_per_meld": 1}),
    ("CR-G12", MELD + "hand South: JK JK JK 4♠ 4♥ 4♣ 8♣", "lay JK(K♠) JK(K♥) JK(K♣) | 4♠ 4♥ 4♣", "CR-G12",
     TWO_PACKS | {"max_jokers_per_meld": 3}),
    ("CR-G31", DRAW + DOWN + WEST + "hand South: 8♠ 3♣; pile: K♣", "take & add 8♠ to West 1"),
    ("CR-G31", DRAW + DOWN + WEST + "hand South: 8♠; pile: K♣", "take & add 8♠ to West 1", "CR-G31"),
    ("CR-G31", DRAW + DOWN + WEST + "hand South: 8♠; pile: 9♠", "take & add 8♠ to West 1", "CR-G31"),
    ("CR-G31", DRAW + DOWN + WEST + "hand South: 8♠; pile: 9♠", "take & add 8♠ to West 1 | 9♠ to West 1"),
    ("CR-G31", DRAW + SWAPS + "hand South: 6♠; pile: K♣", "take & swap 6♠ for West 1 and add JK(8♠) to West 1", "CR-G31"),
    ("CR-G31", DRAW + SWAPS + "hand South: K♣; pile: 6♠", "take & swap 6♠ for West 1 and add JK(8♠) to West 1"),
    # --- the discard pile, from inside
    ("CR-21", DRAW + "hand South: K♠ K♥ 4♠ 4♥ 4♦ 8♣; pile: K♦ 9♦", "dig 2 and lay K♠ K♥ K♦ | 4♠ 4♥ 4♦"),
    ("CR-21", DRAW + "hand South: K♠ K♥ K♣ 4♠ 4♥ 4♦; pile: K♦ 9♦", "dig 2 and lay K♠ K♥ K♣ | 4♠ 4♥ 4♦", "CR-21"),
    ("CR-21", DRAW + "hand South: K♠ K♥ 4♠ 4♥ 4♦ 8♣; pile: 9♦ K♦", "dig 1 and lay K♠ K♥ K♦ | 4♠ 4♥ 4♦", "CR-21"),
    ("CR-21", DRAW + "hand South: K♠ K♥ 4♠ 4♥ 4♦ 8♣; pile: 9♦ K♦", "dig 3 and lay K♠ K♥ K♦ | 4♠ 4♥ 4♦", "CR-21"),
    ("CR-21", DRAW + "hand South: K♠ K♥ 4♠ 4♥ 8♣; pile: 3♣ K♦ 4♦", "dig 2 and lay K♠ K♥ K♦ | 4♠ 4♥ 4♦"),  # all at hand
    ("CR-21", DRAW + DOWN + WEST + "hand South: 3♣; pile: 9♠ 8♠", "dig 2 and add 8♠ to West 1 | 9♠ to West 1"),
    ("CR-21", DRAW + DOWN + WEST + "hand South: 3♣; pile: 9♠ 8♠", "dig 2 and add 8♠ to West 1", "CR-21"),
    ("CR-22", DRAW + DOWN + WEST + "hand South: 3♣; pile: 9♠ 8♠", "dig 2", "CR-22"),
    ("CR-C5", DRAW + DOWN + WEST + "hand South: 3♣; pile: 8♠ K♦", "dig 2 and add 8♠ to West 1"),
    ("CR-C5", DRAW + DOWN + WEST + "hand South: 3♣; pile: 8♠ K♦", "dig 2 and add 8♠ to West 1", "CR-C5",
     {"discard_draw": "top_only"}),
    ("CR-G7", DRAW + "hand South: K♠ K♥ 4♠ 4♥ 4♦ 8♣; pile: K♦ 9♦", "dig 2 and lay K♠ K♥ K♦ | 4♠ 4♥ 4♦"),
    ("CR-G7", DRAW + WEST + "hand South: K♠ K♥ 4♠ 4♥ 4♦ 8♠ 9♣; pile: K♦ 9♥",
     "dig 2 and lay K♠ K♥ K♦ | 4♠ 4♥ 4♦ and add 8♠ to West 1", "CR-G7", FIVE),
    ("CR-G7", DRAW + WEST + "hand South: K♠ K♥ K♦ 4♠ 4♥ 4♦ 9♣ J♣; pile: 8♠ 9♥",
     "dig 2 and lay K♠ K♥ K♦ | 4♠ 4♥ 4♦ and add 8♠ to West 1", "", FIVE | {"layoff_same_turn": True}),
    ("CR-G7", DRAW + DOWN + WEST + "hand South: K♠ K♥ 8♣; pile: K♦ 9♦", "dig 2 and lay K♠ K♥ K♦", "CR-G7", FIVE),
    ("CR-11", DRAW + WEST + "hand South: 3♣ 8♣; pile: 8♠ K♦", "dig 2 and add 8♠ to West 1", "CR-11 CR-G7"),
    ("CR-14", DRAW + deal(7) + "hand South: A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 10♥ J♥ Q♥ K♥; pile: 9♦ 9♥",
     "dig 2 and lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥ Q♥ K♥"),  # CR-G29
    ("CR-14", DRAW + deal(7) + "hand South: A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 10♥ J♥ Q♥ K♥; pile: 9♦ 2♥",
     "dig 2 and lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 10♥ J♥ Q♥ K♥", "CR-14"),
    # --- jokers
    ("CR-27", MELD + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1"),
    ("CR-27", MELD + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(4♠) to West 1"),
    ("CR-27", MELD + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(Q♠) to South 1"),
    ("CR-27", MELD + SWAPS + "hand South: 6♠ 8♠ 3♣", "swap 6♠ for West 1 and add 8♠ to West 1", "CR-27"),  # not used
    ("CR-27", MELD + SWAPS + "hand South: 9♣ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1", "CR-27"),
    ("CR-27", MELD + SWAPS + "hand South: 5♠ 3♣", "swap 5♠ for West 1 and add JK(8♠) to West 1", "CR-27", FIVE),
    ("CR-27", MELD + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 4 and add JK(8♠) to West 1", "CR-27"),
    ("CR-27", LAID + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1", "CR-27"),  # CR-G16
    ("CR-27", MELD + "melds West: 5♠ JK(6♠) 7♠; hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1", "CR-27"),
    ("CR-27", LAID + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1", "CR-27",
     {"layoff_same_turn": True}),
    ("CR-28", MELD + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1"),
    ("CR-28", MELD + DOWN + WEST + "hand South: 9♣ 3♣", "swap 9♣ for West 2 and add JK(8♠) to West 1", "CR-28"),
    ("CR-C15", MELD + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1", "",
     {"joker_swap": "others_only"}),
    ("CR-C15", MELD + "melds South: 5♠ JK(6♠) 7♠ | 9♦ 9♥ 9♠; hand South: 6♠ 3♣",
     "swap 6♠ for South 1 and add JK(8♠) to South 1", "CR-C15", {"joker_swap": "others_only"}),
    ("CR-27", MELD + "melds South: 5♠ JK(6♠) 7♠ | 9♦ 9♥ 9♠; hand South: 6♠ 3♣",
     "swap 6♠ for South 1 and add JK(8♠) to South 1"),
    ("CR-C15", MELD + SWAPS + "hand South: 6♠ 3♣", "swap 6♠ for West 1 and add JK(8♠) to West 1", "CR-C15",
     {"joker_swap": "off"}),
    # --- buying
    ("CR-G20", DRAW + "pile: K♦ 9♦", "draw & buy", "", {"buying": "1penalty"}),
    ("CR-G20", DRAW + "pile: K♦ 9♦", "draw & pass", "", {"buying": "2penalty"}),
    ("CR-G20", DRAW + "pile: K♦ 9♦", "buy", "CR-G20", {"buying": "1penalty"}),
    ("CR-G20", DRAW + "pile: K♦ 9♦", "draw & pass & pass & pass & buy", "CR-G20", {"buying": "1penalty"}),
    ("CR-G20", "turn: South, asking West; pile: K♦ 9♦; stock: 4♣", "buy", "CR-G20", {"buying": "1penalty"}),
    ("CR-G20", "turn: South, asking West; pile: K♦ 3♦ 9♦; stock: 4♣", "buy", "", {"buying": "1penalty"}),
    ("CR-G20", DRAW + "pile: K♦ 9♦", "draw & buy", "CR-G20"),
    ("CR-G20", DRAW + "pile: K♦ 9♦", "draw & pass", "CR-G20"),
    ("CR-19", DRAW + "pile: K♦ 9♦", "draw & discard 9♦", "CR-19", {"buying": "1penalty"}),
    # --- house rules that allow more
    ("CR-15", MELD + "hand South: 5♦ 5♦ 5♥ 5♥ 5♠ K♠ K♥ K♦", "lay 5♦ 5♦ 5♥ 5♥ 5♠ | K♠ K♥ K♦", "",
     FIVE | {"set_suits": "any"}),
    ("CR-11", MELD + deal(3) + "hand South: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 2♦", "lay 3♥ 4♥ 5♥ | 6♥ 7♥ 8♥", "", {"sequence_suits": "free"}),
    ("CR-23", LAID + DOWN + WEST + "hand South: 8♠ 3♣ 4♣", "add 8♠ to West 1", "", {"layoff_same_turn": True}),
    ("CR-22", MELD + DOWN + SETS, "lay K♠ K♥ K♦", "", {"extra_melds": True}),
    ("CR-22", DRAW + DOWN + "hand South: K♠ K♥ 8♣; pile: K♦ 9♦", "dig 2 and lay K♠ K♥ K♦", "", {"extra_melds": True}),
    ("CR-22", MELD + SWAPS + "hand South: 6♠ K♠ K♥ 3♣", "swap 6♠ for West 1 and lay K♠ K♥ JK(K♣)", "", {"extra_melds": True}),
    ("CR-17", MELD + deal(2) + "hand South: Q♠ Q♥ Q♣ K♦ A♦ 2♦ 8♣", "lay Q♠ Q♥ Q♣ | K♦ A♦ 2♦", "", {"ace_wrap": True}),
    ("CR-18", MELD + "hand South: K♠ K♥ 2♦ 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ 2♦(K♣) | 4♠ 4♥ 4♦", "", {"deuces_wild": True}),
    ("CR-18", MELD + "hand South: K♠ K♥ 2♦ 4♠ 4♥ 4♦ 8♣", "lay K♠ K♥ 2♦(K♣) | 4♠ 4♥ 4♦", "CR-18"),
    ("CR-G12", MELD + deal(2) + "hand South: A♥ 2♥ 3♥ 4♠ 4♥ 4♦ 8♣", "lay A♥ 2♥(2♥) 3♥ | 4♠ 4♥ 4♦", "", {"deuces_wild": True}),
    ("CR-14", MELD + deal(7) + "hand South: A♠ 2♠ 3♠ 6♦ 7♦ 8♦ 9♥ 10♥ J♥ Q♥ 2♥ 3♣", "lay A♠ 2♠ 3♠ | 6♦ 7♦ 8♦ | 9♥ 10♥ J♥", "",
     {"deal7": "normal"}),
]  # fmt: skip
