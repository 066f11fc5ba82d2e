"""Which of several reasons leads: the one that would still stand if the others were mended."""

from __future__ import annotations

import pytest

import cardlab
from cardlab.words import words


@pytest.mark.parametrize(
    ("name", "position", "rules"),
    [
        ("canasta", "melds 0: K K K K K K K; hand South: 3♣ 3♠ 3♠ 5 6", ["CA-20", "CA-18"]),
        # with nothing else in the hand only their number is wrong
        ("canasta", "melds 0: K K K K K K K; hand South: 3♣ 3♠", ["CA-18"]),
        ("railroad_canasta", "melds South: K K K; hand South: 3♣ 3♠ 3♠ 5 6", ["RC-15", "RC-G24"]),
    ],
)
def test_that_black_threes_are_a_last_meld_comes_before_how_many_they_are(name, position, rules):
    game = cardlab.game(name)
    state = game.read(f"turn: South, to meld; {position}")
    ruling = game.ruling(state, game.move("lay 3♣ 3♠"))
    assert [leaf.rule for leaf in ruling.blame()] == rules


BANK = "turn: South; foundations: 3♠ 2♥; house 1: 9♠ 8♥; house 2: 7♠; reserve South: 5 cards {}"


@pytest.mark.parametrize(
    ("name", "options", "position", "move", "reason"),
    [
        ("russian_bank", {}, BANK.format("K♥"), "play house 2 to house 1", "7♠ is one lower than 8♥."),
        ("russian_bank", {}, BANK.format("4♠"), "play reserve South to foundation 7",
         "4♠ is the card that the foundation waits for."),
        ("russian_bank", {"stop": "call"}, BANK.format("K♥"), "play house 2 to house 1", "7♠ is one lower than 8♥."),
        # nothing matters more than that the opponent may call Stop
        ("russian_bank", {"stop": "call"}, BANK.format("4♠"), "play house 2 to house 1",
         "It can be played, but it is out of order: it passes over a duty (RB-P1), and the opponent may call “Stop!”"),
        ("contract_rummy", {}, "turn: South, to meld; hand South: 9♠ 9♥ 9♦ Q♣ Q♦ Q♠ 2♥",
         "lay 9♠ 9♥ 9♦ | Q♣ Q♦ Q♠", "The contract asks for 2 sets, and 2 are laid."),
        ("contract_rummy", {}, "turn: South; hand South: 9♠ 9♥ Q♣ Q♦ Q♠ 2♥; pile: 9♦ 2♣",
         "dig 2 and lay 9♠ 9♥ 9♦ | Q♣ Q♦ Q♠", "9♦, the deepest card taken, is laid at once."),
        ("railroad_canasta", {}, "turn: South; melds South: Q♥ Q♦ Q♣; pile: Q♠; hand South: 4♠ 5♠ 6♠", "take",
         "There is an open meld of queens that Q♠ can join."),
    ],
)  # fmt: skip
def test_a_legal_move_is_told_by_what_makes_it_so(name, options, position, move, reason):
    game = cardlab.game(name, **options)
    state = game.read(position)
    ruling = game.ruling(state, game.move(move, state))
    assert words("en").sentence(ruling) == f"Allowed: {reason}"
