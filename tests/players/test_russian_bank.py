"""The bot of Russian Bank: legal, explained, better than chance, fallible on purpose where Stop is played."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardlab.cards import cards
from cardlab.games.russian_bank import make
from cardlab.games.russian_bank.position import (
    LetStand,
    OfferStalemate,
    Stop,
    ToWaste,
    TurnUp,
    build,
    found,
    load,
)
from cardlab.games.russian_bank.table import RESERVE, WASTE
from cardlab.players.russian_bank import choose, player
from cardlab.values import Seat
from cardlab.words import words

GAME, CALL = make("seed", None, {}), make("seed", None, {"stop": "call"})
ODD = make("seed", None, {"multi_move": True, "own_waste_playable": True, "drawn_must_play": True})
TABLES = [GAME, CALL, ODD, make("standard", None, {}), make("standard", None, {"stop": "off"})]


def asked(position: str, game=GAME, bot=choose, seat: int = 0, *moves: str):
    state = game.read(position)
    for text in moves:
        state = game.play(state, game.move(text, state))
    return bot(game, game.view(state, seat), random.Random(1))


def test_foundations_come_first_and_the_reserve_first_among_them():
    choice = asked("turn: South; foundations: 4♠; reserve South: 3 cards 5♠; house 1: A♥")
    assert (choice.move, choice.why) == (found(RESERVE, 14), "bot-rb-foundation-reserve")
    assert asked("turn: South; house 1: A♥").why == "bot-rb-foundation"


def test_it_fills_houses_and_plays_its_reserve():
    assert asked("turn: South; house 1: ").move == build(RESERVE, 0)
    assert asked("turn: South; house 1: 10♠; reserve South: 3 cards 9♥").move == build(RESERVE, 0)


def test_it_loads_the_opponent_rather_than_a_house():
    choice = asked("turn: South; house 1: 10♠; reserve South: 3 cards 9♥; waste North: 8♥")
    assert (choice.move, choice.why) == (load(RESERVE, WASTE + 1), "bot-rb-load-waste")


def test_it_opens_a_house():
    choice = asked("turn: South; house 1: 6♠; house 2: 5♥")
    assert (choice.move, choice.why) == (build(1, 0), "bot-rb-open-house")


def test_it_uncovers_a_card_for_a_foundation():
    choice = asked("turn: South; foundations: 3♣; house 1: 6♠; house 2: 5♥ 4♣; reserve South: ; house 3: 5♦")
    assert choice.why == "bot-rb-foundation"
    choice = asked("turn: South; foundations: 4♣; house 1: 5♠; house 2: 6♥ 5♣ 4♦; reserve South: 2 cards 9♣")
    assert (choice.move, choice.why) == (build(1, 0), "bot-rb-uncover-foundation")


def test_it_turns_up_and_discards():
    assert asked("turn: South").move == TurnUp()
    assert asked("turn: South; drawn: 5♥").move == ToWaste()


def test_it_answers_and_offers_stalemates():
    quiet = "turn: South; turns: 60, 24 idle; "
    low = quiet + "draw South: 4 cards; waste South: ; reserve South: 9♥; "
    assert asked(low).move == OfferStalemate()
    # North holds more, but nothing has moved for long
    assert asked(low, GAME, choose, 1, "offer stalemate").why == "bot-rb-accept-stuck"
    fresh = low.replace("24", "9")
    assert asked(fresh, GAME, choose, 1, "offer stalemate").why == "bot-rb-refuse"


def test_it_calls_stop_and_names_the_duty():
    text = "turn: South; house 1: A♠"
    choice = asked(text, CALL, choose, 1, "turn up")
    assert (choice.move, dict(choice.facts)["asked"]) == (Stop("RB-P2"), cards("A♠"))
    assert asked("turn: South", CALL, choose, 1, "turn up").move == LetStand()
    said = words().at_table(2, me=0).say(choice.why, **dict(choice.facts))
    assert said == "North calls “Stop!” Here A♠ had to go to a foundation first."


def slip_rate(slips: float) -> float:
    bot, chances, made = player(slips), 0, 0
    for seed in range(20):
        state, rng = CALL.deal(seed), random.Random(seed)
        for _ in range(80):
            seat = CALL.turn(state)
            if seat is None:
                break
            moves = [m for m in CALL.legal(state) if isinstance(m, TurnUp | ToWaste)]
            due = state.phase == "turn" and moves and state.open.due & state.house.before_free
            state = CALL.play(state, bot(CALL, CALL.view(state, seat), rng).move)
            if due and (state.last is None or not isinstance(state.last.move, Stop)):
                chances += 1
                made += bool(state.last and state.last.missed)
    return made / chances


def test_it_slips_as_often_as_it_is_told_to():
    assert slip_rate(0) == 0
    assert 0.2 < slip_rate(0.5) < 0.75
    assert slip_rate(1) > 0.9


@pytest.mark.parametrize("game", TABLES, ids=lambda g: f"{g.preset}-{len(g.changed)}")
def test_bots_play_hands_to_their_end_and_say_why(game):
    w = words("en").at_table(2, me=0)
    for seed in range(3):
        state, rng = game.deal(seed), random.Random(seed)
        for _ in range(3000):
            seat = game.turn(state)
            if seat is None:
                break
            choice = choose(game, game.view(state, seat), rng)
            assert game.allows(state, choice.move)
            assert dict(choice.facts)["seat"] == Seat(seat)
            assert w.say(choice.why, **dict(choice.facts))
            assert words("en").at_table(2, me=1).say(choice.why, **dict(choice.facts))
            state = game.play(state, choice.move)
        assert game.turn(state) is None


def test_it_knows_only_what_it_sees():
    for seed in range(10):
        state = GAME.deal(seed)
        for step in range(60):
            seat = GAME.turn(state)
            if seat is None:
                break
            other = GAME.reseat(state, seat, random.Random(step))
            mine = choose(GAME, GAME.view(state, seat), random.Random(3))
            assert mine == choose(GAME, GAME.view(other, seat), random.Random(3))
            state = GAME.play(state, mine.move)


def test_it_beats_chance():
    wins: Counter[int | None] = Counter()
    for seed in range(12):
        state, rng = GAME.deal(seed), random.Random(seed)
        while (seat := GAME.turn(state)) is not None:
            legal = GAME.legal(state)
            move = choose(GAME, GAME.view(state, seat), rng).move if seat == 0 else rng.choice(legal)
            state = GAME.play(state, move)
        wins[state.winner] += 1
    assert wins[0] >= 11


def test_it_wants_the_view_of_its_own_turn():
    state = GAME.deal(1)
    with pytest.raises(ValueError, match="turn"):
        choose(GAME, GAME.view(state, 1 - state.turn), random.Random(0))
