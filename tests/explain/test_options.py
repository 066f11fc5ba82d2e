"""Every option of every game, in a position where each of its values gives another answer.

Most options decide whether a move is legal. The others decide what it comes to: points, the deal, who is next. An
answer is a verdict, or what of the outcome is to be so: for a place how many cards lie there, or which.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

import cardlab
from cardlab.explain import compare
from cardlab.views import Zone
from tests.explain.test_compare import CASES as CANASTA_VERDICTS


@dataclass(frozen=True)
class Case:
    """An option, a position and a move, and the answer under each value."""

    game: str
    option: str
    position: Any
    move: str
    answers: dict[Any, Any]
    base: dict[str, Any] = field(default_factory=dict)  # options that are the same at all these tables

    @property
    def name(self) -> str:
        return f"{self.game} {self.option}: {self.move}"


# --- Canasta: what counts points ------------------------------------------------

QUEENS = "Q♣ Q♦ Q♥"
KINGS = "K♣ K♦ K♥ K♠ K♣ K♦ K♥"


def canasta(option, position, move, answers, **base):
    return Case("canasta", option, position, move, answers, base)


# going out with kings (7 times 10, and a natural canasta) and a discard; 100 for going out, the rest is the bonus
OUT = (
    "turn: South, to meld; pile: 4♠; hand South: K♣ K♦ K♥ K♠ K♣ K♦ K♥ 8♣ 8♦ 8♥; hand North: ; "
    "hand West: 5♣; hand East: 5♥"
)
CASES = [
    # 70 and 500 for the kings, 30 for the eights, 100 for going out, and the bonus
    canasta(
        "concealed_go_out_bonus",
        OUT,
        f"lay {KINGS} | 8♣ 8♦ 8♥",
        {100: {"score:0": 70 + 500 + 30 + 100 + 100}, 0: {"score:0": 70 + 500 + 30 + 100}},
        concealed_canasta_bonus=0,
    ),
    canasta(
        "concealed_canasta_bonus",
        OUT,
        f"lay {KINGS} | 8♣ 8♦ 8♥",
        {100: {"score:0": 70 + 500 + 100 + 30 + 100}, 0: {"score:0": 70 + 500 + 30 + 100}},
        concealed_go_out_bonus=0,
    ),
    canasta(
        "unmelded_red_threes",
        "turn: South; stock: ; pile: 9♠; threes 0: 3♥; hand South: 4♣; hand North: 4♦; hand West: 5♣; hand East: 5♥",
        "end",
        {"minus": {"score:0": -110}, "plus": {"score:0": 90}, "zero": {"score:0": -10}},
    ),
    canasta(
        "target_score",
        "turn: South; stock: ; pile: 9♠; totals: 700 0; hand South: 4♣; hand North: 4♦; hand West: 5♣; hand East: 5♥",
        "end",
        {"by_players": {"won": ()}, 690: {"won": (0,)}},
    ),
]


# --- Railroad Canasta -------------------------------------------------------------

FOUR = f"{KINGS} | Q♠ Q♥ Q♦ Q♣ 2♠ 2♥ 2♦ | 2♣ 2♣ 2♣ 2♠ 2♠ JK JK | 7♣ 7♦ 7♥ 7♠ 7♣ 7♦ 7♥"
BLACK = "Q♠ Q♥ Q♦ Q♣ 2♠ 2♥ 2♦"


@cache
def special_seed():
    """The first seed whose first upcard is special and the next card is not."""
    plain = cardlab.game("railroad_canasta")
    for seed in range(400):
        state = plain.deal(seed)
        if (state.frozen or state.top.rank == 2) and state.stock[-1].rank not in (1, 2, 13):
            return seed
    raise AssertionError("no such seed")


def railroad(option, position, move, answers, **base):
    return Case("railroad_canasta", option, position, move, answers, base)


MELD = "turn: South, to meld; pile: J♠; "
DRAW = "turn: South; "
KITTY = "turn: South, at the kitty; pile: J♠; "
END = DRAW + "stock: ; pile: 9♠; hand South: 4♣; kitty South: ; "
CASES += [
    # 8 packs with 2 or 4 jokers for each of four; 13 cards and a kitty of 11 each, one in the pile, two drawn
    railroad(
        "jokers_per_player",
        DRAW + "pile: 9♠",
        "draw",
        {2: {"zone:stock": 424 - 96 - 1 - 2}, 4: {"zone:stock": 432 - 96 - 1 - 2}},
    ),
    railroad(
        "red_three_replacement",
        DRAW + "stock: 4♣ 5♣ 6♣ 3♥; pile: J♠; hand South: K♠",
        "draw",
        {
            "classic": {"zone:hand:0": "5♣ 6♣ K♠"},
            "never": {"zone:hand:0": "6♣ K♠"},
            "always": {"zone:hand:0": "5♣ 6♣ K♠"},
        },
    ),
    railroad(
        "red_three_replacement",
        KITTY + f"stock: 4♣ 5♣ 6♣; hand South: K♠; kitty South: 9♣ 3♥; melds South: {KINGS}",
        "take kitty",
        {
            "classic": {"zone:hand:0": "9♣ K♠"},
            "never": {"zone:hand:0": "9♣ K♠"},
            "always": {"zone:hand:0": "6♣ 9♣ K♠"},
        },
    ),
    railroad(
        "cover_special_upcard",
        lambda game: game.deal(special_seed()),
        "draw",
        {False: {"zone:pile": 1}, True: {"zone:pile": 2}},
    ),
    railroad(
        "walk_into_kitty",
        MELD + f"hand South: 9♣; kitty South: 4♣ 5♣; melds South: {KINGS}",
        "discard 9♣",
        {False: False, True: True},
    ),
    railroad(
        "kitty_pickup",
        DRAW + f"pile: J♠; hand South: 9♣; kitty South: 4♣ 5♣; melds South: {KINGS}",
        "take kitty",
        {"after_discard": False, "before_draw_too": True, "immediately": True},
    ),
    railroad(
        "kitty_pickup",
        MELD + f"hand South: 9♣; kitty South: 4♣ 5♣; melds South: {KINGS}",
        "take kitty",
        {"after_discard": False, "before_draw_too": False, "immediately": True},
    ),
    railroad(
        "kitty_unlock",
        KITTY + f"hand South: 9♣; kitty South: 4♣ 5♣; melds South: {BLACK}",
        "take kitty",
        {"non_black": False, "any_canasta": True, "empty_hand": False},
    ),
    railroad(
        "kitty_unlock",
        KITTY + f"hand South: 9♣; kitty South: 4♣ 5♣; melds South: {KINGS}",
        "take kitty",
        {"non_black": True, "any_canasta": True, "empty_hand": False},
    ),
    railroad(
        "kitty_unlock",
        KITTY + f"hand South: ; kitty South: 4♣ 5♣; melds South: {QUEENS}",
        "take kitty",
        {"non_black": False, "any_canasta": False, "empty_hand": True},
    ),
    railroad(
        "kitty_mandatory",
        KITTY + f"hand South: 9♣; kitty South: 4♣ 5♣; melds South: {KINGS}",
        "pass",
        {False: True, True: False},
    ),
    railroad(
        "require_kitty_to_go_out",
        MELD + f"hand South: 9♣; kitty South: 4♣ 5♣; melds South: {FOUR}",
        "discard 9♣",
        {False: True, True: False},
    ),
    railroad(
        "unfrozen_layoff_takes",
        DRAW + f"pile: 9♦ Q♠; hand South: 4♣ 5♣; melds South: {QUEENS}",
        "take",
        {
            "pile": {"zone:pile": 0, "zone:hand:0": "4♣ 5♣ 9♦"},
            "top_card_only": {"zone:pile": 1, "zone:hand:0": "4♣ 5♣"},
        },
    ),
    railroad(
        "natural_plus_wild_take",
        DRAW + "pile: Q♠; hand South: Q♣ 2♣ 4♣ 5♣; melds South: K♣ K♦ K♥",
        "take with Q♣ 2♣",
        {False: False, True: True},
    ),
    railroad(
        "take_wild_top",
        DRAW + "pile: 5♦ 2♠; hand South: 2♣ 2♦ 4♣ 5♣; melds South: K♣ K♦ K♥",
        "take with 2♣ 2♦",
        {False: False, True: True},
    ),
    railroad(
        "black_three_meld_min",
        MELD + f"hand South: 3♠ 9♣; kitty South: ; melds South: {FOUR}",
        "lay 3♠",
        {3: False, 1: True},
    ),
    railroad(
        "force_take_when_stock_empty",
        DRAW + f"stock: ; pile: 9♦ Q♠; hand South: 4♣ 5♣; melds South: {QUEENS}",
        "end",
        {False: True, True: False},
    ),
    railroad(
        "all_sevens_rule",
        MELD + f"hand South: 7♣ 7♦; melds South: {QUEENS}",
        "end",
        {"end_round": True, "pass_turn_without_discard": False, "allow_discard_seven": False},
    ),
    railroad(
        "all_sevens_rule",
        MELD + f"hand South: 7♣ 7♦; melds South: {QUEENS}",
        "pass",
        {"end_round": False, "pass_turn_without_discard": True, "allow_discard_seven": False},
    ),
    railroad(
        "all_sevens_rule",
        MELD + f"hand South: 7♣ 7♦; melds South: {QUEENS}",
        "discard 7♣",
        {"end_round": False, "pass_turn_without_discard": False, "allow_discard_seven": True},
    ),
    railroad(
        "unmelded_red_threes",
        END + "threes South: 3♥",
        "end",
        {"plus": {"score:0": 95}, "zero": {"score:0": -5}, "minus": {"score:0": -105}},
    ),
    railroad(
        "red_three_set_bonus",
        END + "threes South: 3♥ 3♥ 3♦ 3♦",
        "end",
        {0: {"score:0": 395}, "classic": {"score:0": 795}},
    ),
    railroad(
        "target_score",
        END + "totals: 500 0 0 0",
        "end",
        {20000: {"won": ()}, 490: {"won": (0,)}},
    ),
]


# --- Contract Rummy ---------------------------------------------------------------


def rummy(option, position, move, answers, **base):
    return Case("contract_rummy", option, position, move, answers, base)


def in_deal(number):
    return f"deal: {number - 1} of seed 7 by East; "


FIVES = "5♣ 5♦ 5♥"
DOWN = f"melds South: {FIVES} | 8♣ 8♦ 8♥; "


def just_laid(game):
    """South has laid the contract in this turn."""
    state = game.read(MELD + "hand South: K♠ K♥ K♦ 5♣ 5♦ 5♥ K♣ 9♣ 2♠")
    return game.play(state, game.move("lay K♠ K♥ K♦ | 5♣ 5♦ 5♥", state))


def on_offer(game):
    """South draws; where discards are sold, West is asked whether he buys."""
    state = game.read(DRAW + "pile: 9♦")
    return game.play(state, game.move("draw")) if game.house.price else state


THREE = "A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 9♦ 9♥ 10♥ J♥ Q♥"
CASES += [
    # cards in all, less ten for each of four and one turned up, less the one drawn
    rummy(
        "packs",
        DRAW + "pile: 9♦",
        "draw",
        {
            "seed": {"zone:stock": 53 - 42},
            "bicycle": {"zone:stock": 105 - 42},
            "pagat": {"zone:stock": 107 - 42},
        },
    ),
    rummy(
        "min_sequence",
        MELD + in_deal(2) + "hand South: K♠ K♥ K♦ 4♠ 5♠ 6♠ 9♣ 2♦",
        "lay K♠ K♥ K♦ | 4♠ 5♠ 6♠",
        {3: True, 4: False},
    ),
    rummy(
        "set_suits",
        MELD + "hand South: K♠ K♥ JK 5♣ 5♦ 5♥ 9♣ 2♠",
        f"lay K♠ K♥ JK(K♠) | {FIVES}",
        {"distinct": False, "any": True},
    ),
    rummy(
        "sequence_suits",
        MELD + in_deal(3) + "hand South: 3♥ 4♥ 5♥ 9♥ 10♥ J♥ 9♣ 2♠",
        "lay 3♥ 4♥ 5♥ | 9♥ 10♥ J♥",
        {"different": False, "not_adjacent": True, "free": True},
    ),
    rummy(
        "sequence_suits",
        MELD + in_deal(3) + "hand South: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♣ 2♠",
        "lay 3♥ 4♥ 5♥ | 6♥ 7♥ 8♥",
        {"different": False, "not_adjacent": False, "free": True},
    ),
    rummy(
        "discard_draw",
        DRAW + "pile: K♠ 9♦; hand South: K♥ K♦ 5♣ 5♦ 5♥ 2♠ 3♠",
        f"dig 2 and lay K♠ K♥ K♦ | {FIVES}",
        {"multi": True, "top_only": False},
    ),
    rummy(
        "contract_exact",
        MELD + "hand South: K♠ K♥ K♦ K♣ 5♣ 5♦ 5♥ 9♣",
        f"lay K♠ K♥ K♦ K♣ | {FIVES}",
        {False: True, True: False},
    ),
    rummy(
        "extra_melds",
        MELD + DOWN + "hand South: 9♣ 9♦ 9♥ 2♠",
        "lay 9♣ 9♦ 9♥",
        {False: False, True: True},
    ),
    rummy("layoff_same_turn", just_laid, "add K♣ to South 1", {False: False, True: True}),
    rummy(
        "joker_swap",
        MELD + "melds South: 4♠ JK(5♠) 6♠ | 8♣ 8♦ 8♥; hand South: 5♠ 9♣",
        "swap 5♠ for South 1 and add JK(7♠) to South 1",
        {"any": True, "others_only": False, "off": False},
    ),
    rummy(
        "joker_swap",
        MELD + DOWN + "melds West: 4♠ JK(5♠) 6♠ | 2♣ 2♦ 2♥; hand South: 5♠ 9♣",
        "swap 5♠ for West 1 and add JK(7♠) to West 1",
        {"any": True, "others_only": True, "off": False},
    ),
    rummy(
        "joker_slides",
        MELD + DOWN + "melds West: 4♠ JK(5♠) 6♠ | 2♣ 2♦ 2♥; hand South: 5♠ 9♣",
        "add 5♠ to West 1 moving JK to 7♠",
        {False: False, True: True},
    ),
    rummy(
        "max_jokers_per_meld",
        MELD + "hand South: K♠ K♥ JK 5♣ 5♦ 5♥ 9♣ 2♠",
        f"lay K♠ K♥ JK(K♦) | {FIVES}",
        {"two_naturals": True, 0: False, 2: True},
        packs="pagat",
    ),
    rummy(
        "max_jokers_per_meld",
        MELD + "hand South: K♠ JK JK 5♣ 5♦ 5♥ 9♣ 2♠",
        f"lay K♠ JK(K♥) JK(K♦) | {FIVES}",
        {"two_naturals": False, 0: False, 2: True},
        packs="pagat",
    ),
    rummy(
        "deal7",
        MELD + in_deal(7) + f"hand South: {THREE} 2♣",
        "lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥ Q♥",
        {"no_discard": False, "optional_discard": True, "normal": True},
    ),
    rummy(
        "deal7",
        MELD + in_deal(7) + f"hand South: {THREE} 2♣",
        "lay A♠ 2♠ 3♠ 4♠ | 6♦ 7♦ 8♦ 9♦ | 9♥ 10♥ J♥",
        {"no_discard": False, "optional_discard": False, "normal": True},
    ),
    rummy(
        "buying",
        on_offer,
        "buy",
        {"off": False, "1penalty": {"zone:hand:1": 12}, "2penalty": {"zone:hand:1": 13}},
    ),
    rummy(
        "ace_wrap",
        MELD + in_deal(2) + "hand South: K♠ A♠ 2♠ 5♣ 5♦ 5♥ 9♣ 2♦",
        f"lay {FIVES} | K♠ A♠ 2♠",
        {False: False, True: True},
    ),
    rummy(
        "deuces_wild",
        MELD + "hand South: K♠ K♥ 2♣ 5♣ 5♦ 5♥ 9♣ 3♠",
        f"lay K♠ K♥ 2♣(K♦) | {FIVES}",
        {False: False, True: True},
    ),
    rummy(
        "ten_card_deals",
        DRAW + in_deal(4) + "pile: 9♦",
        "draw",
        {4: {"zone:hand:0": 10 + 1, "zone:hand:1": 10}, 3: {"zone:hand:0": 12 + 1, "zone:hand:1": 12}},
        packs="pagat",
    ),
    rummy(
        "stock_out",
        DRAW + "stock: ; pile: 4♣ 5♣ 9♦; hand South: K♠ K♥",
        "draw",
        {"reshuffle_discards": {"turn": 0, "zone:hand:0": 3, "zone:pile": 1}, "end_hand": {"turn": None}},
    ),
]


# --- Russian Bank -----------------------------------------------------------------


def bank(option, position, move, answers, **base):
    return Case("russian_bank", option, position, move, answers, base)


def lower_reserve(state):
    """Who has the lower card on the reserve."""
    return min((0, 1), key=lambda seat: state.piles[16 + seat][-1].rank)


def quiet(state):
    """May the player in turn turn up a card at once?"""
    return not state.open.due


@cache
def starter_seed():
    """A deal whose reserves lie 0 lower than 1, whose cut goes to 1, and in which nobody has a duty at the start."""
    for seed in range(20000):
        tables = [
            cardlab.game("russian_bank", starter=how).deal(seed)
            for how in ("lowest_reserve", "highest_reserve")
        ]
        if not all(map(quiet, tables)) or tables[0].piles[16][-1].rank >= tables[0].piles[17][-1].rank:
            continue
        cut = cardlab.game("russian_bank", starter="cut_high").deal(seed)
        if cut.turn == 1 and quiet(cut):
            return seed
    raise AssertionError("no such seed")


@cache
def second_seed():
    """A match whose second deal has the lower reserve card on seat 0, and no duties at its start."""
    for seed in range(2000):
        plain, other = (
            second_hand(cardlab.game("russian_bank", starter=how), seed)
            for how in ("lowest_reserve", "alternate")
        )
        if plain.turn == 0 and other.turn == 1 and quiet(plain) and quiet(other):
            return seed
    raise AssertionError("no such seed")


def second_hand(game, seed):
    """The deal after a first hand that South began and won."""
    return game.next_hand(
        game.read(f"deal: 0 of seed {seed}, South began; ended: won by South; turn: South, over")
    )


@cache
def sizes_seed():
    for seed in range(2000):
        states = [cardlab.game("russian_bank", reserve_size=size).deal(seed) for size in (13, 12, 11)]
        if all(map(quiet, states)):
            return seed
    raise AssertionError("no such seed")


KINGS_FIRST = (
    "; ".join(f"house {i}: {card}" for i, card in enumerate("K♠ K♥ K♦ K♣ K♠ K♥ K♦ K♣".split(), 1)) + "; "
)
NOTHING = "reserve South: 2 cards 9♣; reserve North: 2 cards 9♠; "  # fits no king, no nine, and no foundation
CASES += [
    bank(
        "starter",
        lambda game: game.deal(starter_seed()),
        "turn up",
        {
            "lowest_reserve": {"turn": 0},
            "highest_reserve": {"turn": 1},
            "cut_high": {"turn": 1},
            "alternate": {"turn": 0},
        },
    ),
    bank(
        "starter",
        lambda game: second_hand(game, second_seed()),
        "turn up",
        {"lowest_reserve": {"turn": 0}, "alternate": {"turn": 1}},
    ),
    # the cards left over, less the four houses and the one turned up
    bank(
        "reserve_size",
        lambda game: game.deal(sizes_seed()),
        "turn up",
        {size: {"zone:reserve:0": size, "zone:reserve:1": size} for size in (13, 12, 11)},
    ),
    bank(
        "reserve_must_play",
        "turn: South; " + KINGS_FIRST + "reserve South: 2 cards Q♥; reserve North: 2 cards 9♠",
        "turn up",
        {True: False, False: True},
    ),
    bank(
        "fill_timing",
        "turn: South; "
        + KINGS_FIRST.replace("house 8: K♣", "house 8: ").replace("house 7: K♦", "house 7: Q♠")
        + NOTHING,
        "play house 7 to house 2",
        {"immediate": False, "before_draw": True},
        reserve_must_play=False,
    ),
    bank(
        "drawn_must_play",
        "turn: South; " + KINGS_FIRST + NOTHING + "drawn: Q♥",
        "discard",
        {False: True, True: False},
    ),
    bank(
        "recycle_timing",
        "turn: South; " + KINGS_FIRST + NOTHING + "draw South: ; waste South: 4♣ 5♥; drawn: 7♦",
        "discard",
        {
            "when_needed": {"zone:draw:0": 0, "zone:waste:0": 3},
            "immediately": {"zone:draw:0": 3, "zone:waste:0": 0},
            "next_turn_start": {"zone:draw:0": 0, "zone:waste:0": 3},
        },
    ),
    bank(
        "recycle_timing",
        "turn: North; " + KINGS_FIRST + NOTHING + "draw South: ; waste South: 4♣ 5♥; drawn: 7♦",
        "discard",
        {
            "when_needed": {"zone:draw:0": 0, "zone:waste:0": 2},
            "next_turn_start": {"zone:draw:0": 2, "zone:waste:0": 0},
        },
    ),
    # unshuffled, the oldest card of the waste comes first
    bank(
        "recycle_shuffle",
        "turn: South; turns: 4, 0 idle; "
        + KINGS_FIRST
        + NOTHING
        + "draw South: ; waste South: 4♣ 5♥ 7♦ 8♣ J♦ 6♣ J♣ 3♦",
        "turn up",
        {
            False: {"zone:drawn:0": "4♣"},
            True: {"zone:drawn:0": lambda zone: zone.cards != tuple(cardlab.cards("4♣"))},
        },
    ),
    bank(
        "own_waste_playable",
        "turn: South; " + KINGS_FIRST + NOTHING + "waste South: Q♥",
        "play waste South to house 1",
        {False: False, True: True},
    ),
    bank(
        "multi_move",
        "turn: South; "
        + KINGS_FIRST.replace("house 7: K♦", "house 7: Q♥ J♠").replace("house 8: K♣", "house 8: ")
        + "reserve South: ; reserve North: 2 cards 9♠",
        "play 2 cards of house 7 to house 1",
        {False: False, True: True},
    ),
    bank(
        "stop",
        "turn: South; " + KINGS_FIRST.replace("house 8: K♣", "house 8: A♥") + NOTHING,
        "turn up",
        {"off": False, "call": True},
    ),
    bank(
        "wrong_call_penalty",
        "turn: South; " + KINGS_FIRST + NOTHING + "calls South: 2 wrong; last: North, discard",
        "stop RB-P1",
        {"none": {"turn": 0}, "third_loses_turn": {"turn": 1}},
        stop="call",
    ),
    bank(
        "match",
        "turn: South; "
        + KINGS_FIRST
        + "reserve South: Q♥; draw South: ; waste South: ; reserve North: 2 cards 9♠",
        "play reserve South to house 1",
        {"300_points": {"won": ()}, "single_hand": {"won": (0,)}},
    ),
    bank(
        "match",
        "turn: South; deal: 1 of seed 3, South began; "
        + KINGS_FIRST
        + "reserve South: Q♥; draw South: ; waste South: ; reserve North: 2 cards 9♠",
        "play reserve South to house 1",
        {"300_points": {"won": ()}, 2: {"won": (0,)}},
    ),
]


# --- the tests ----------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_value_gives_its_answer(case):
    tables = [{**case.base, case.option: value} for value in case.answers]
    found = compare(case.game, case.position, case.move, tables)
    for row, answer in zip(found.rows, case.answers.values(), strict=True):
        assert row.ruling is not None, row.error
        if isinstance(answer, bool):
            assert bool(row.ruling) == answer, str(row.ruling)
            continue
        assert row.ruling, str(row.ruling)
        for key, wanted in answer.items():
            assert told(row.outcome[key], wanted) == wanted, key
    verdicts = {bool(row.ruling) for row in found.rows}
    assert found.message == ("compare-differs" if len(verdicts) > 1 else "compare-outcome")


def told(value, wanted):
    """What came of it, in the terms of the answer."""
    if callable(wanted):
        return wanted if wanted(value) else value
    if isinstance(value, Zone):
        return len(value.cards) if isinstance(wanted, int) else " ".join(map(str, value.cards))
    return value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_differs_is_said(case):
    found = compare(
        case.game, case.position, case.move, [{**case.base, case.option: value} for value in case.answers]
    )
    text, html = str(found), found._repr_html_()
    assert "⟦" not in text
    assert "{" not in text + html
    rows = [found.row(row) for row in found.rows]
    assert len({(verdict, tuple(reasons)) for _, verdict, reasons in rows}) > 1
    assert len({name for name, _, _ in rows}) == len(rows)


def covered(game):
    """The values of each option whose answer differs from that of another value in some case."""
    found: dict[str, set[Any]] = {}
    for case in CASES:
        if case.game == game:
            given: list[Any] = list(case.answers.values())
            found.setdefault(case.option, set()).update(
                value for value, answer in case.answers.items() if any(answer != other for other in given)
            )
    if game == "canasta":
        verdicts: list[Any] = CANASTA_VERDICTS
        for option, _, _, answers, _ in verdicts:
            found.setdefault(option, set()).update(answers)
    return found


@pytest.mark.parametrize("game", cardlab.games())
def test_every_value_of_every_option_is_there(game):
    found = covered(game)
    for choice in cardlab.game(game).options:
        if choice.name == "concealed_after_pile":
            continue  # below: it takes two moves
        assert set(choice.values) <= found.get(choice.name, set()), choice.name
        if choice.least is not None:  # any whole number will do, and some are there
            assert any(type(value) is int for value in found[choice.name]), choice.name


@pytest.mark.parametrize("value, bonus", [(True, 100), (False, 0)])
def test_going_out_concealed_after_taking_the_pile(value, bonus):
    """The pile is taken with the first melds of the player, who goes out in the same turn (CA-S20)."""
    game = cardlab.game("canasta", concealed_after_pile=value, concealed_canasta_bonus=0)
    state = game.read(
        "turn: South; pile: K♠; hand South: K♣ K♦ K♥ K♠ K♣ K♦ 8♣ 8♦ 8♥ 4♣; hand North: ; hand West: 5♣; hand East: 5♥"
    )
    state = game.play(state, game.move("take with K♣ K♦ K♥ K♠ K♣ K♦ and lay 8♣ 8♦ 8♥", state))
    assert game.scores(game.play(state, game.move("discard 4♣")))[0] == 70 + 500 + 30 + 100 + bonus
