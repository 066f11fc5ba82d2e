"""Each step of a move rests on the article that governs the table and the way it was made."""

from __future__ import annotations

from typing import Any

import pytest

import cardlab
from cardlab import Event
from cardlab.games.contract_rummy.position import PATIENCE
from tests.contract.play import hear


def told(game: cardlab.Game[Any], position: str, move: str) -> list[Event]:
    events: list[Event] = []
    state = game.read(position)
    game.play(state, game.move(move, state), hear(events))
    return events


@pytest.mark.parametrize(
    ("seats", "dealt", "drew"), [(2, "CA-V3", "CA-V4"), (3, "CA-V3", "CA-13"), (4, "CA-7", "CA-13"), (6, "CA-V3", "CA-13")]
)  # fmt: skip
def test_canasta_is_dealt_and_drawn_by_the_article_for_its_number_of_players(seats, dealt, drew):
    game, events = cardlab.game("canasta", seats=seats), list[Event]()
    state = game.deal(4, hear(events))
    game.play(state, game.move("draw"), hear(events))
    rules = {event.what: event.rule for event in events}
    assert (rules["dealt"], rules["drew"]) == (dealt, drew)


def test_how_many_cards_a_deal_of_contract_rummy_has_is_an_article_of_its_own():
    events: list[Event] = []
    cardlab.game("contract_rummy").deal(4, hear(events))
    assert [event.rule for event in events if event.what == "cr-dealt"] == ["CR-8"]


TAKEN = "turn: South; totals: 9000 0; pile: 4♣ 5♠ Q♠; melds South: Q♥ Q♦ Q♣; hand South: Q♠ Q♥ 2♠ 6♠ 8♥ 9♣"


@pytest.mark.parametrize(
    ("options", "move", "rules"),
    [
        ({}, "take with Q♠ Q♥", ["RC-35", "RC-35", "RC-35"]),
        # only RC-36 lets the top card be added to a meld, and RC-C6 says that the rest comes with it
        ({}, "take", ["RC-36", "RC-C6"]),
        ({"natural_plus_wild_take": True}, "take with Q♥ 2♠", ["RC-G22", "RC-G22", "RC-G22"]),
        ({"unfrozen_layoff_takes": "top_card_only"}, "take", ["RC-36", "RC-C6"]),
    ],
)
def test_a_pile_of_railroad_canasta_is_taken_by_the_article_of_its_way(options, move, rules):
    game = cardlab.game("railroad_canasta", seats=2, **options)
    assert [event.rule for event in told(game, TAKEN, move)] == rules


@pytest.mark.parametrize(
    ("position", "move", "what", "rule"),
    [
        ("reserve South: 7♠", "play reserve South to house 1", "rb-filled", "RB-12"),
        ("reserve South: ; drawn South: 7♠", "play drawn South to house 1", "rb-used-empty", "RB-G8"),
        ("reserve South: ; house 2: 9♠ 8♥", "play house 2 to house 1", "rb-used-empty", "RB-G8"),
    ],
)
def test_an_empty_house_is_filled_by_duty_from_the_reserve_and_by_choice_from_elsewhere(
    position, move, what, rule
):
    event = told(cardlab.game("russian_bank"), f"turn: South; house 1: ; {position}", move)[0]
    assert (event.what, event.rule) == (what, rule)


def test_why_a_hand_of_contract_rummy_ends_without_a_winner():
    """With discards left to shuffle it is the long wait that ends it; without, that nothing is left (CR-G19)."""
    game, idle = cardlab.game("contract_rummy"), 4 * PATIENCE
    pile, none = "pile: K♦ 9♦ 3♣; stock: ", "pile: K♦; stock: "
    cases = [
        (game, pile, idle - 1, "cr-reshuffled"),
        (game, pile, idle, "cr-nobody-lays"),
        (game, none, idle, "cr-nothing-left"),
        (game, none, 0, "cr-nothing-left"),
        (cardlab.game("contract_rummy", stock_out="end_hand"), pile, idle, "cr-nothing-left"),
    ]
    for at, cards, turns, what in cases:
        text = f"turn: South, to draw; {cards}; reshuffles: 3, {turns} turns since a card was laid"
        assert told(at, text, "draw")[0].what == what
