"""Railroad Canasta by examples, vectors and play: each rule that constrains a move, kept and broken.

An example is (rule, position, move, what is blamed, options); nothing blamed means that the move
is legal. `&` in a move parts several moves, of which the last one is judged.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import pytest

import cardlab
from cardlab import Game
from cardlab.cards import Rank, cards
from cardlab.games.railroad_canasta import face, scoring
from cardlab.games.railroad_canasta.position import (
    CANASTA,
    Group,
    Lay,
    Pass,
    State,
    Take,
    TakeKitty,
    kinds,
    minimum,
    open_meld,
    sevens_free,
)
from cardlab.options import BadOption
from cardlab.rulings import FAILS, HOLDS
from cardlab.values import Side, replace
from cardlab.views import Hold
from cardlab.words import words


class Example(NamedTuple):
    rule: str
    position: str
    move: str
    blamed: str = ""
    options: dict[str, Any] = {}  # noqa: RUF012  (never changed)


MELD = "turn: South, to meld; pile: J♠; "  # South has drawn
DRAW = "turn: South; "  # South is to draw
STEP = "turn: South, at the kitty; pile: J♠; "  # South has discarded
OPEN = "melds South: Q♣ Q♦ Q♥; "  # South has opened
RED, BLACK = "K♣ K♦ K♥ K♠ K♣ K♦ K♥", "9♣ 9♦ 9♥ 9♠ 9♣ 2♣ 2♦"
WILD, SEVENS = "2♥ 2♠ 2♣ 2♦ JK JK JK", "7♣ 7♦ 7♥ 7♠ 7♣ 7♦ 7♥"
FOUR = f"melds South: {RED} | {BLACK} | {WILD} | {SEVENS}; "
THREE_KINDS = f"melds South: {RED} | {BLACK} | {WILD}; "
EARNED = f"melds South: {RED}; "  # a red canasta, which earns the kitty
TAKEN = "kitty South: ; "
ALL_SEVENS = "".join(f"melds {seat}: {SEVENS}; " for seat in ("West", "North", "East"))
TWO = {"seats": 2}
WALK, EMPTY = {"walk_into_kitty": True}, {"kitty_unlock": "empty_hand"}
ANY, MUST = {"kitty_unlock": "any_canasta"}, {"kitty_mandatory": True}
SOON, NOW = {"kitty_pickup": "before_draw_too"}, {"kitty_pickup": "immediately"}
PASSES, THROWS = {"all_sevens_rule": "pass_turn_without_discard"}, {"all_sevens_rule": "allow_discard_seven"}
ALONE = {"unfrozen_layoff_takes": "top_card_only"}
PLUS, WILD_TOP = {"natural_plus_wild_take": True}, {"take_wild_top": True}
FORCED = {"force_take_when_stock_empty": True}
KITTY_FIRST, ONE_THREE = {"require_kitty_to_go_out": True}, {"black_three_meld_min": 1}
KINDS = "RC-42"

EXAMPLES: list[Example] = [Example(*row) for row in [
    # --- the turn
    ("RC-30", DRAW, "draw"),
    ("RC-30", DRAW + "stock: 9♣", "draw"),
    ("RC-30", DRAW + "stock: ", "draw", "RC-30"),
    ("RC-30", MELD, "draw", "RC-30"),
    ("RC-30", DRAW + OPEN + "pile: 8♠; hand South: 8♣ 8♦ 4 5 6", "take with 8♣ 8♦"),
    ("RC-30", DRAW + OPEN + "pile: ; hand South: 8♣ 8♦ 4 5 6", "take with 8♣ 8♦", "RC-30"),
    ("RC-30", DRAW + OPEN + "pile: 8♠; hand South: 8♣ 8♦ 4 5 6", "draw & take with 8♣ 8♦", "RC-30"),
    ("RC-30", DRAW + OPEN + "pile: 6♠ 8♠; hand South: 8♣ 8♦ 4 5", "take with 8♣ 8♦ & discard 6♠"),
    ("RC-30", DRAW + OPEN + "hand South: 8 8 8 4 5", "lay 8 8 8", "RC-30"),
    ("RC-30", DRAW + "hand South: 8♣ 4", "discard 8♣", "RC-30"),
    ("RC-30", STEP + EARNED + "hand South: 8♣ 4", "discard 8♣", "RC-30"),
    ("RC-30", MELD + "hand South: 8♣ 4", "discard 8♦", "RC-30"),
    ("RC-30", MELD + OPEN + "hand South: 8♣ 8♦ 4 5", "lay 8♣ 8♦ 8♥", "RC-30"),
    ("RC-30", MELD + OPEN + "hand South: 8♣ 8♦ 4 5", "lay 8♣ 8♦ 8♦", "RC-30"),
    ("RC-30", DRAW + OPEN + "pile: 8♠; hand South: 8♣ 8♦ 4 5", "take with 8♣ 8♥", "RC-30"),
    ("RC-30", MELD + OPEN + "melds West: 8♣ 8♦ 8♥; hand South: 8♠ 4 5", "lay 8♠ on 8 of side 1", "RC-30"),
    ("RC-30", MELD + OPEN + "hand South: Q♠ 8 8", "lay Q♠ on Q of side 0"),
    # --- melds
    ("RC-17", MELD + OPEN + "hand South: 8 8 8 4 5", "lay 8 8 8"),
    ("RC-17", MELD + OPEN + "hand South: 8 8 4 5", "lay 8 8", "RC-17"),
    ("RC-17", MELD + OPEN + "hand South: 2 JK 4 5", "lay 2 JK", "RC-17"),
    ("RC-17", MELD + OPEN + "hand South: 4 4 Q♠", "lay Q♠"),
    ("RC-18", MELD + OPEN + "hand South: K K K K K K K 4 5", "lay K K K K K K K"),
    ("RC-18", MELD + OPEN + "hand South: K K K K K K K K 4 5", "lay K K K K K K K K", "RC-18"),
    ("RC-18", MELD + "melds South: Q Q Q Q Q Q; hand South: Q♠ 4 5", "lay Q♠"),
    ("RC-18", MELD + "melds South: Q Q Q Q Q Q; hand South: Q♠ Q♥ 4 5", "lay Q♠ Q♥", "RC-18"),
    ("RC-18", DRAW + "melds South: Q Q Q Q Q; pile: 6♠ Q♠, frozen; hand South: Q Q 4 5", "take with Q Q", "RC-18"),
    ("RC-19", MELD + EARNED + "hand South: K K K 4 5", "lay K K K"),
    ("RC-19", MELD + "melds South: Q Q Q Q Q; hand South: Q Q Q Q Q 4 5", "lay Q Q | Q Q Q"),
    ("RC-19", MELD + "melds South: Q Q Q Q; hand South: Q Q Q Q Q Q 4 5", "lay Q Q Q | Q Q Q"),
    ("RC-19", MELD + "melds South: Q Q 2 2 2; hand South: Q Q Q Q Q 4 5", "lay Q Q | Q Q Q"),
    ("RC-19", MELD + "melds South: Q Q 2 2; hand South: Q Q Q Q 2 2 4 5", "lay Q 2 2 | Q Q Q", "RC-20"),
    ("RC-19", MELD + "melds South: Q Q Q Q; hand South: Q Q Q Q 2 2 4 5", "lay Q 2 2 | Q Q Q"),
    ("RC-19", MELD + "melds South: Q Q Q Q; hand South: Q Q Q Q Q 4 5", "lay Q Q | Q Q Q", "RC-19"),
    ("RC-19", MELD + "melds South: Q Q Q; hand South: Q Q Q Q Q 4 5", "lay Q Q | Q Q Q", "RC-19"),
    ("RC-19", MELD + OPEN + "hand South: 8 8 8 8 8 8 4 5", "lay 8 8 8 | 8 8 8", "RC-19"),
    ("RC-19", MELD + OPEN + "hand South: 8 8 8 8 8 8 8 8 8 8 4 5", "lay 8 8 8 | 8 8 8 8 8 8 8"),
    ("RC-19", DRAW + "melds South: Q Q Q Q Q; pile: 6♠ Q♠; hand South: Q Q Q Q 4 5", "take with Q and lay Q Q Q"),
    ("RC-17", MELD + EARNED + "hand South: K 4 5", "lay K", "RC-17 RC-20"),
    ("RC-20", MELD + OPEN + "hand South: K K 2 4 5", "lay K K 2"),
    ("RC-20", MELD + OPEN + "hand South: K 2 2 4 5", "lay K 2 2", "RC-20"),
    ("RC-20", MELD + OPEN + "hand South: K K 2 2 JK 4 5", "lay K K 2 2 JK"),
    ("RC-20", MELD + OPEN + "hand South: K K K 2 2 JK JK 4 5", "lay K K K 2 2 JK JK", "RC-20"),
    ("RC-20", MELD + "melds South: Q Q 2 2 2; hand South: JK 4 5", "lay JK on Q", "RC-20"),
    ("RC-20", MELD + "melds South: Q Q Q; hand South: JK 4 5", "lay JK on Q"),
    ("RC-20", MELD + OPEN + "hand South: 8♠ 8♣ 9♠ 4 5", "lay 8♠ 8♣ 9♠", "RC-20"),
    ("RC-20", MELD + OPEN + "hand South: 2 2 JK 8 4 5", "lay 2 2 JK 8 on JK", "RC-20"),
    ("RC-25", MELD + OPEN + "hand South: 7 7 7 4 5", "lay 7 7 7"),
    ("RC-25", MELD + OPEN + "hand South: 7 7 2 4 5", "lay 7 7 2", "RC-25"),
    ("RC-25", MELD + "melds South: 7 7 7 7 7 7; hand South: 2 4 5", "lay 2 on 7", "RC-25"),
    ("RC-25", MELD + OPEN + "hand South: 7 7 7 7 7 7 7 4 5", "lay 7 7 7 7 7 7 7"),
    ("RC-G16", MELD + OPEN + "hand South: 2 2 JK 4 5", "lay 2 2 JK"),
    ("RC-G16", MELD + OPEN + "hand South: 2 2 JK 4 5", "lay 2 2 JK on 8", "RC-20"),
    ("RC-G16", MELD + "melds South: 2 2 2 2 JK JK; hand South: JK 4 5", "lay JK"),
    ("RC-18", MELD + OPEN + "hand South: 2 2 2 2 JK JK JK JK 4 5", "lay 2 2 2 2 JK JK JK JK", "RC-18"),
    # --- black threes
    ("RC-15", MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 9", "lay 3♠ 3♣ 3♠"),
    ("RC-15", MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 3♣", "lay 3♠ 3♣ 3♠"),
    ("RC-15", MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 3♣ 3♣ 3♣ 3♣ 3♣ 3♣ 5", "lay 3♠ 3♣ 3♠ 3♣ 3♣ 3♣ 3♣ 3♣ 3♣"),
    ("RC-15", MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 9 8", "lay 3♠ 3♣ 3♠", "RC-15"),
    ("RC-15", MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 7", "lay 3♠ 3♣ 3♠", "RC-15"),
    ("RC-15", MELD + THREE_KINDS + "hand South: 3♠ 3♣ 3♠ 9", "lay 3♠ 3♣ 3♠", "RC-15"),
    ("RC-15", MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 2 9", "lay 3♠ 3♣ 3♠ 2", "RC-15"),
    ("RC-15", MELD + "melds South: " + f"{RED} | {BLACK} | {WILD} | 7 7 7 7 7 7; hand South: 7♠ 3♠ 3♣ 3♠ 9",
     "lay 7♠ | 3♠ 3♣ 3♠"),
    ("RC-15", MELD + THREE_KINDS + "hand South: 3♠ 3♣ 3♠ 9", "lay 3♠ 3♣ 3♠", "RC-15", WALK),
    ("RC-15", MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 9", "lay 3♠ 3♣ 3♠ & take kitty", "RC-15", NOW),
    ("RC-G24", MELD + FOUR + "hand South: 3♠ 3♣ 9", "lay 3♠ 3♣", "RC-G24"),
    ("RC-G24", MELD + FOUR + "hand South: 3♠ 3♣ 9", "lay 3♠ 3♣", "", ONE_THREE),
    ("RC-G24", MELD + FOUR + "hand South: 3♠ 9", "lay 3♠", "", ONE_THREE),
    # --- opening
    ("RC-26", MELD + OPEN + "hand South: 4 4 4 8 9", "lay 4 4 4"),
    ("RC-26", MELD + "hand South: 4 4 4 8 9", "lay 4 4 4", "RC-27"),
    ("RC-26", MELD + "threes South: 3♥ 3♦; hand South: 4 4 4 8 9", "lay 4 4 4", "RC-27"),
    ("RC-27", MELD + "hand South: A A A 4 5", "lay A A A"),
    ("RC-27", MELD + "totals: 4995 0 0 0; hand South: A A A 4 5", "lay A A A"),
    ("RC-27", MELD + "totals: 5000 0 0 0; hand South: A A A 4 5", "lay A A A", "RC-27"),
    ("RC-27", MELD + "totals: 5000 0 0 0; hand South: A A A Q Q Q 4 5", "lay A A A | Q Q Q"),
    ("RC-27", MELD + "totals: 10000 0 0 0; hand South: A A A Q Q JK 4 5", "lay A A A | Q Q JK"),
    ("RC-27", MELD + "totals: 10000 0 0 0; hand South: A A A Q Q 2 4 5", "lay A A A | Q Q 2", "RC-27"),
    ("RC-27", MELD + "totals: 15000 0 0 0; hand South: A A A Q Q JK 4 5", "lay A A A | Q Q JK", "RC-27"),
    ("RC-27", MELD + "totals: -5 0 0 0; hand South: 4 4 4 8 9", "lay 4 4 4"),
    ("RC-27", MELD + "hand South: 7 7 7 7 7 7 7 8 9", "lay 7 7 7 7 7 7 7", "RC-27"),
    ("RC-27", DRAW + "pile: 4♣ 5♦ A♠; hand South: A A 4 5 6", "take with A A"),
    ("RC-27", DRAW + "pile: K♣ K♦ 8♠; hand South: 8 8 4 5 6", "take with 8 8", "RC-27"),
    ("RC-27", DRAW + "pile: 5♣ 8♠; hand South: 8 8 9 9 2 4 5", "take with 8 8 and lay 9 9 2"),
    # --- keeping cards, and going out
    ("RC-G12", MELD + OPEN + "hand South: 8 8 8 4 5", "lay 8 8 8"),
    ("RC-G12", MELD + OPEN + "hand South: 8 8 8 4", "lay 8 8 8", "RC-G12 RC-42"),
    ("RC-G12", MELD + OPEN + "hand South: 8 8 8", "lay 8 8 8", "RC-G12 RC-43"),
    ("RC-G12", MELD + OPEN + "hand South: 8 8 8 7 7", "lay 8 8 8", "RC-G12 RC-43"),
    ("RC-G12", MELD + OPEN + "hand South: 8 8 8 7 5", "lay 8 8 8"),
    ("RC-G12", MELD + f"melds South: {SEVENS} | Q♣ Q♦ Q♥; {ALL_SEVENS} hand South: 8 8 8 7♠ 7♠", "lay 8 8 8"),
    ("RC-G12", DRAW + OPEN + "pile: 8♠; hand South: 8 8 4", "take with 8 8", "RC-G12 RC-42"),
    ("RC-G12", DRAW + OPEN + "pile: 8♠; hand South: 8 8 7 7", "take with 8 8", "RC-G12 RC-43"),
    ("RC-G12", DRAW + OPEN + "pile: 6♠ 8♠; hand South: 8 8 7 7", "take with 8 8"),
    ("RC-42", MELD + "hand South: 8 4", "discard 8"),
    ("RC-42", MELD + OPEN + "hand South: 8", "discard 8", KINDS),
    ("RC-42", MELD + THREE_KINDS + "hand South: 8", "discard 8", KINDS),
    ("RC-42", MELD + FOUR + "hand South: 8", "discard 8"),
    ("RC-42", MELD + FOUR + "hand South: 8 8 8 4", "lay 8 8 8"),
    ("RC-42", MELD + f"melds South: {RED} | {BLACK} | {WILD} | 7 7 7 7 7 7; hand South: 7♠ 4", "lay 7♠"),
    ("RC-42", MELD + f"melds South: {RED} | {BLACK} | 2♥ 2♠ 2♣ 2♦ JK JK | {SEVENS}; hand South: JK 4", "lay JK"),
    ("RC-42", MELD + f"melds South: {RED} | {BLACK} | 2♥ 2♠ 2♣ 2♦ JK | {SEVENS}; hand South: JK 4", "lay JK", "RC-G12 RC-42"),
    ("RC-42", STEP + EARNED + "hand South: ", "pass", KINDS, WALK),
    ("RC-43", MELD + FOUR + "hand South: JK", "discard JK"),
    ("RC-43", MELD + FOUR + "hand South: 3♠", "discard 3♠"),
    ("RC-43", MELD + FOUR + ALL_SEVENS + "hand South: 7♠", "discard 7♠", "RC-42 RC-43"),
    ("RC-43", MELD + FOUR + "hand South: 8 8 8", "lay 8 8 8", "RC-G12 RC-43"),
    ("RC-43", MELD + FOUR + "hand South: 8 8 8 7", "lay 8 8 8", "RC-G12 RC-43"),
    ("RC-G10", MELD + FOUR + TAKEN + "hand South: 8", "discard 8", "", KITTY_FIRST),
    ("RC-G10", MELD + FOUR + "hand South: 8", "discard 8", "RC-42 RC-G10", KITTY_FIRST),
    ("RC-G10", MELD + FOUR + "hand South: 8 8 8 4", "lay 8 8 8", "RC-G12 RC-G10", KITTY_FIRST),
    ("RC-G10", MELD + FOUR + "hand South: 8", "discard 8"),
    # --- the pile
    ("RC-G5", DRAW + OPEN + "pile: 8♠; hand South: 8 8 4 5", "take with 8 8"),
    ("RC-G5", DRAW + OPEN + "pile: 3♥; hand South: 8 8 4 5", "take with 8 8", "RC-G5"),
    ("RC-G5", DRAW + OPEN + "pile: 3♥ 8♠; hand South: 8 8 4 5", "take with 8 8"),
    ("RC-16", DRAW + OPEN + "pile: 3♠ 8♠; hand South: 8 8 4 5", "take with 8 8"),
    ("RC-16", DRAW + OPEN + "pile: 8♠ 3♠; hand South: 3♣ 3♣ 4 5", "take with 3♣ 3♣", "RC-16"),
    ("RC-G21", DRAW + OPEN + "pile: 8♠; hand South: 8 8 4 5", "take with 8 8"),
    ("RC-G21", DRAW + OPEN + "pile: 8♠ 2♠; hand South: 2 JK 4 5", "take with 2 JK", "RC-G21"),
    ("RC-G21", DRAW + OPEN + "pile: 8♠ 2♠; hand South: 2 JK 4 5", "take with 2 JK", "", WILD_TOP),
    ("RC-G21", DRAW + OPEN + "pile: 8♠ 2♠; hand South: 2 8 4 5", "take with 2 8", "RC-20 RC-34 RC-35 RC-G21", WILD_TOP),
    ("RC-G21", DRAW + "pile: 8♠ JK; hand South: 2 JK 4 5", "take with 2 JK", "", WILD_TOP),
    ("RC-18", DRAW + "melds South: 2 2 2 2 2; pile: 8♠ JK; hand South: 2♠ JK 4 5", "take with 2♠ JK", "RC-18", WILD_TOP),
    ("RC-34", DRAW + "melds South: 8♣ 8♦ 8♥; pile: 5♦ 8♠; hand South: 4 5", "take"),
    ("RC-34", DRAW + "melds South: 8♣ 8♦ 8♥; pile: 2♦ 8♠; hand South: 4 5", "take", "RC-34 RC-35"),
    ("RC-34", DRAW + "melds South: 8♣ 8♦ 8♥; pile: 3♦ 8♠; hand South: 4 5", "take", "RC-34 RC-35"),
    ("RC-35", DRAW + OPEN + "pile: 2♠ 8♠; hand South: 8 8 4 5", "take with 8 8"),
    ("RC-35", DRAW + "melds South: Q Q Q; pile: 2♠ Q♠; hand South: Q♠ 2 4 5", "take with Q♠ 2", "RC-34 RC-35"),
    ("RC-35", DRAW + "melds South: Q Q Q; pile: 2♠ Q♠; hand South: Q♠ Q♣ 4 5", "take with Q♠ Q♣"),
    ("RC-35", DRAW + "pile: A♠; hand South: A JK 4 5", "take with A JK", "RC-35 RC-36"),
    ("RC-36", DRAW + "melds South: Q Q Q Q Q; pile: 4♦ Q♠; hand South: Q Q 5", "take"),
    ("RC-36", DRAW + "melds South: Q Q Q Q Q; pile: 4♦ Q♠; hand South: Q Q 5 5", "take with Q"),
    ("RC-36", DRAW + OPEN + "pile: 4♦ 8♠; hand South: 4 5", "take", "RC-17 RC-20 RC-35 RC-36"),
    ("RC-36", DRAW + EARNED + "pile: 4♦ K♠; hand South: 4 5", "take", "RC-17 RC-20 RC-35 RC-36"),
    ("RC-36", DRAW + "melds South: Q Q Q; pile: 8♦ Q♠; hand South: 4 5", "take", "", ALONE),
    ("RC-G12", DRAW + "melds South: Q Q Q; pile: 8♦ Q♠; hand South: 4", "take", "RC-G12 RC-42", ALONE),
    ("RC-G12", DRAW + "melds South: Q Q Q; pile: 8♦ Q♠; hand South: 4", "take"),
    ("RC-36", DRAW + OPEN + "pile: 4♦ 8♠; hand South: 8 2 4 5", "take with 8 2", "RC-35 RC-36"),
    ("RC-G22", DRAW + OPEN + "pile: 4♦ 8♠; hand South: 8 2 4 5", "take with 8 2", "", PLUS),
    ("RC-34", DRAW + OPEN + "pile: 2♦ 8♠; hand South: 8 2 4 5", "take with 8 2", "RC-34 RC-35", PLUS),
    ("RC-G22", DRAW + "pile: 4♦ A♠; hand South: A JK 4 5", "take with A JK", "RC-35 RC-36 RC-G22", PLUS),
    ("RC-G22", DRAW + OPEN + "pile: 4♦ 8♠; hand South: 2 2 4 5", "take with 2 2", "RC-20 RC-35 RC-36 RC-G22", PLUS),
    # --- discards and sevens
    ("RC-33", MELD + "hand South: 8 7", "discard 8"),
    ("RC-33", MELD + "hand South: 8 7", "discard 7", "RC-33"),
    ("RC-33", MELD + f"melds South: {SEVENS}; {ALL_SEVENS} hand South: 8 7♠", "discard 7♠"),
    ("RC-33", MELD + ALL_SEVENS + "hand South: 8 7", "discard 7", "RC-33"),
    ("RC-33", MELD + "hand South: 2 7 3♠", "discard 2"),
    ("RC-38", MELD + OPEN + "hand South: 7 7", "end"),
    ("RC-38", MELD + OPEN + "hand South: 7 7 8", "end", "RC-30 RC-38"),
    ("RC-38", MELD + f"melds South: {SEVENS}; {ALL_SEVENS} hand South: 7♠ 7♠", "end", "RC-30 RC-38"),
    ("RC-41", MELD + OPEN + "hand South: 7 7 7", "lay 7 7 7"),
    ("RC-41", MELD + OPEN + "hand South: 7 7 7 7", "lay 7 7 7"),
    ("RC-41", MELD + OPEN + "hand South: 7 7 7 8", "lay 7 7 7", "RC-G12 RC-42"),
    ("RC-27", MELD + "hand South: 7 7 7", "lay 7 7 7", "RC-27"),
    ("RC-41", MELD + "totals: -5 0 0 0; hand South: 7 7 7", "lay 7 7 7"),
    ("RC-42", MELD + OPEN + "hand South: 7 7 7", "lay 7 7 7", "RC-G12 RC-43", PASSES),
    ("RC-41", MELD + OPEN + "hand South: 7 7 7 7", "lay 7 7 7", "", PASSES),
    ("RC-G12", MELD + OPEN + "hand South: 7 7 7 7", "lay 7 7 7", "RC-G12 RC-43", THROWS),
    ("RC-41", MELD + OPEN + "hand South: 7 7 7 7 7", "lay 7 7 7", "", THROWS),
    ("RC-G26", MELD + OPEN + "hand South: 7 7", "discard 7", "", THROWS),
    ("RC-G26", MELD + OPEN + "hand South: 7 8", "discard 7", "RC-33 RC-G26", THROWS),
    ("RC-33", MELD + OPEN + "hand South: 7 7", "discard 7", "RC-33"),
    ("RC-G26", MELD + OPEN + "hand South: 7 7", "pass", "", PASSES),
    ("RC-G26", MELD + OPEN + "hand South: 7 8", "pass", "RC-32 RC-G26", PASSES),
    ("RC-30", MELD + OPEN + "hand South: 7 7", "end", "RC-30", PASSES),
    # --- the end of the stock
    ("RC-39", DRAW + "stock: ; pile: 9♠; hand South: 4 5", "end"),
    ("RC-39", DRAW + "stock: 8♣; pile: 9♠; hand South: 4 5", "end", "RC-39 RC-30"),
    ("RC-G15", DRAW + OPEN + "stock: ; pile: Q♠; hand South: 4 5", "end"),
    ("RC-G15", DRAW + OPEN + "stock: ; pile: Q♠; hand South: 4 5", "end", "RC-G15 RC-30", FORCED),
    ("RC-G15", DRAW + OPEN + "stock: ; pile: 2♠ Q♠; hand South: 4 5", "end", "", FORCED),
    ("RC-G15", DRAW + OPEN + "stock: ; pile: 8♠; hand South: 8 8 4 5", "end", "", FORCED),
    ("RC-G15", DRAW + OPEN + "stock: ; pile: Q♠; hand South: 4", "end", "", FORCED),
    # --- the kitty
    ("RC-6", STEP + EARNED, "take kitty"),
    ("RC-6", STEP + EARNED + TAKEN, "take kitty", "RC-6"),
    ("RC-31", STEP + EARNED, "take kitty"),
    ("RC-31", STEP + f"melds South: {WILD}", "take kitty"),
    ("RC-31", STEP + f"melds South: {SEVENS}", "take kitty"),
    ("RC-31", STEP + f"melds South: {BLACK}", "take kitty", "RC-31"),
    ("RC-G8", STEP + f"melds South: {BLACK}", "take kitty", "", ANY),
    ("RC-G8", STEP + OPEN, "take kitty", "RC-G8", ANY),
    ("RC-G8", STEP + "hand South: ", "take kitty", "", EMPTY),
    ("RC-G8", STEP + EARNED + "hand South: 4", "take kitty", "RC-G8", EMPTY),
    ("RC-32", STEP + EARNED, "pass"),
    ("RC-32", MELD + EARNED, "take kitty", "RC-32"),
    ("RC-32", DRAW + EARNED, "take kitty", "RC-32"),
    ("RC-32", DRAW + EARNED, "take kitty", "", SOON),
    ("RC-32", MELD + EARNED, "take kitty", "RC-32", SOON),
    ("RC-32", DRAW + EARNED, "take kitty", "", NOW),
    ("RC-32", MELD + EARNED, "take kitty", "", NOW),
    ("RC-32", MELD + EARNED + "hand South: 4 5", "pass", "RC-32"),
    ("RC-32", MELD + EARNED + "hand South: 4 5 6", "discard 4 & take kitty"),
    ("RC-G8", STEP + EARNED, "pass", "RC-G8", MUST),
    ("RC-G8", MELD + EARNED + "hand South: 4 5", "discard 4", "RC-G8", {**MUST, **NOW}),
    ("RC-G8", MELD + EARNED + "hand South: 4 5", "take kitty & discard 4", "", {**MUST, **NOW}),
    ("RC-G8", MELD + FOUR + "hand South: 3♠ 3♠ 3♠ 4", "lay 3♠ 3♠ 3♠", "RC-G8", {**MUST, **NOW}),
    ("RC-G11", MELD + EARNED + "hand South: 4", "discard 4", "", WALK),
    ("RC-G11", MELD + OPEN + "hand South: 4", "discard 4", "RC-42 RC-G11", WALK),
    ("RC-G11", MELD + EARNED + TAKEN + "hand South: 4", "discard 4", "RC-42 RC-G11", WALK),
    ("RC-G11", MELD + EARNED + ALL_SEVENS + "hand South: 7", "discard 7", "RC-33 RC-42 RC-43 RC-G11", WALK),
    ("RC-G11", MELD + EARNED + "hand South: 8 8 8 4", "lay 8 8 8", "", WALK),
    ("RC-G11", MELD + EARNED + "hand South: 8 8 8 7", "lay 8 8 8", "RC-G12 RC-43 RC-G11", WALK),
    ("RC-G11", MELD + "melds South: K K K K K K; hand South: K♥ 4", "lay K♥", "", WALK),
    ("RC-G11", MELD + "melds South: K K K K K K; hand South: K♥", "lay K♥", "RC-G12 RC-43 RC-G11", WALK),
    ("RC-G11", MELD + OPEN + "hand South: 4", "discard 4", "", EMPTY),
    ("RC-42", MELD + EARNED + "hand South: 4", "discard 4", KINDS),
]]  # fmt: skip


@cache
def table(options: tuple[tuple[str, Any], ...] = ()) -> Game[Any]:
    return cardlab.game("railroad_canasta", **dict(options))


def at(position: str, **options: Any) -> tuple[Game[Any], State]:
    game = table(tuple(options.items()))
    return game, game.read(position)


def after(position: str, moves: str, **options: Any) -> tuple[Game[Any], State]:
    game, state = at(position, **options)
    for text in moves.split(" & "):
        state = game.play(state, game.move(text, state))
    return game, state


def judged(example: Example):
    game, state = at(example.position, **example.options)
    *before, last = example.move.split(" & ")
    for text in before:
        state = game.play(state, game.move(text, state))
    move = game.move(last, state)
    return game, state, move, game.ruling(state, move)


def title(example: Example) -> str:
    return f"{example.rule} {'breaks' if example.blamed else 'keeps'}: {example.move}"


@pytest.mark.parametrize("example", EXAMPLES, ids=title)
def test_an_example_is_judged_as_the_rules_say(example):
    game, state, move, ruling = judged(example)
    assert {leaf.rule for leaf in ruling.blame()} == set(example.blamed.split())
    assert bool(ruling) == (not example.blamed) == (move in game.legal(state))
    spoke = {node.verdict for _, node in ruling.walk() if node.rule == example.rule}
    assert (FAILS if example.blamed else HOLDS) in spoke
    if not example.blamed:
        later = game.play(state, move)
        assert later != state
        assert game.legal(later) or game.turn(later) is None


def test_every_rule_has_an_example_that_keeps_it_and_one_that_breaks_it():
    kept, broken = set(), set()
    leaves = set()
    for example in EXAMPLES:
        game, _, _, ruling = judged(example)
        leaves |= {rule.id for kind in game.kinds for rule in kind.charter.rules()}
        for _, node in ruling.walk():
            if node.rule and not node.waived:
                (kept if node.verdict is HOLDS else broken if node.verdict is FAILS else set()).add(node.rule)
    assert {e.rule for e in EXAMPLES if not e.blamed} == leaves == kept
    assert {e.rule for e in EXAMPLES if e.blamed} == leaves == broken


@pytest.mark.parametrize("example", [e for e in EXAMPLES if "|" in e.move], ids=title)
def test_melds_may_be_offered_in_any_order(example):
    game, state, move, ruling = judged(example)
    results = set()
    for groups in permutations(move.groups):
        other = Lay(groups)
        assert {n.rule for n in game.ruling(state, other).blame()} == {n.rule for n in ruling.blame()}
        if ruling:
            later = game.play(state, other)
            results.add((later.hands, tuple([(m.rank, tuple(sorted(m.cards))) for m in later.melds[0]])))
    assert len(results) == bool(ruling)
