"""The Canasta bot: never illegal, never stuck, sensible, and discreet."""

import random
from collections import Counter
from statistics import mean
from typing import Any

import pytest

import cardlab
from cardlab.cards import Card, cards
from cardlab.games.canasta import PRESETS, SEATS
from cardlab.games.canasta.layouts import can_go_out
from cardlab.games.canasta.position import Answer, Discard, Draw, End, Lay, Take
from cardlab.options import BadOption
from cardlab.players import Choice, bot
from cardlab.players.canasta_out import way_out
from cardlab.players.canasta_reasons import reason
from cardlab.players.canasta_table import Table
from cardlab.words import words

CANASTA = bot("canasta")
MOST_TURNS = 200  # a stock of 162 cards lasts for fewer draws than that; piles taken back add some


def choose(game, state, seed=0):
    return CANASTA(game, game.view(state, game.turn(state)), random.Random(seed))


def line(game, seed, bots=lambda seat: True):
    """The states of a hand with the choices of its bots; the other seats move at random."""
    rng, state = random.Random(seed), game.deal(seed)
    while (seat := game.turn(state)) is not None:
        if bots(seat):
            choice = CANASTA(game, game.view(state, seat), rng)
            yield state, choice
            state = game.play(state, choice.move)
        else:
            state = game.play(state, game.sample(state, rng))
    yield state, None


def four(text, **options):
    game = cardlab.game("canasta", **options)
    return game, game.read(text)


def chosen(text, **options):
    game, state = four(text, **options)
    choice = choose(game, state)
    return game.spell(choice.move), choice.why.removeprefix("bot-canasta-")


# --- the bot of a game --------------------------------------------------------


def test_a_game_without_a_bot_is_named_and_guessed():
    with pytest.raises(BadOption, match=r"no bot for 'canosta'\. Did you mean 'canasta'"):
        bot("canosta")


def test_a_bot_is_asked_only_at_its_turn():
    game = cardlab.game("canasta")
    state = game.deal(7)
    for seat in (None, (state.turn + 1) % 4):
        with pytest.raises(ValueError, match="not the turn of seat"):
            CANASTA(game, game.view(state, seat), random.Random(1))


# --- whole hands --------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("hands", [40, pytest.param(200, marks=pytest.mark.slow)])
def test_hands_end_within_bounds(seats, hands):
    game = cardlab.game("canasta", seats=seats)
    went_out = 0
    for seed in range(hands):
        *played, (state, _) = line(game, seed)
        turns = sum(type(choice.move) in (Draw, Take, End) for _, choice in played)
        assert game.turn(state) is None
        assert turns <= MOST_TURNS
        went_out += state.out is not None
    assert went_out >= 0.8 * hands


OPTIONS: list[dict[str, Any]] = [
    {"wild_canasta": 2000},
    {"pile_always_frozen": True},
    {"blocked_by_canasta": True},
    {"wild_rule": "pagat"},
    {"black_three_upcard": "freeze"},
    {"red_three_upcard_freezes": False},
    {"canastas_to_go_out": 2},
    {"canastas_to_go_out": 1},
    {"concealed_go_out_bonus": 0, "concealed_canasta_bonus": 0},
    {"concealed_after_pile": False},
    {"unmelded_red_threes": "zero"},
]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", PRESETS)
def test_no_house_rule_stops_a_bot(seats, preset):
    for options in OPTIONS:
        game = cardlab.game("canasta", preset=preset, seats=seats, **options)
        for seed in range(2):
            *_, (state, _) = line(game, seed)
            assert game.turn(state) is None, options


def test_bots_play_a_match_to_its_end():
    game = cardlab.game("canasta")
    state, rng = game.deal(3), random.Random(3)
    for _ in range(60):
        while (seat := game.turn(state)) is not None:
            state = game.play(state, CANASTA(game, game.view(state, seat), rng).move)
        if game.winners(state):
            break
        state = game.next_hand(state)
    assert game.winners(state)


@pytest.mark.parametrize("seats", SEATS)
def test_bots_beat_random_players(seats):
    """A random player rarely completes a canasta: its side is left with its cards.

    The bots' going out (100), one mixed canasta (300) and what the others hold in hand
    (some 10 cards of 9 points a side) must show on average; by half of that at least.
    """
    game = cardlab.game("canasta", seats=seats)
    ahead = []
    for seed in range(40):
        *_, (state, _) = line(game, 1000 + seed, lambda seat: seat % game.sides == 0)
        mine, *others = game.scores(state)
        ahead.append(mine - max(others))
    assert mean(ahead) > 250
    assert sum(a > 0 for a in ahead) >= 30


# --- only what the view shows -------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_equal_views_give_equal_choices(seats):
    """What is hidden is redealt, and the bot dreams another dream: the choice is the same."""
    game = cardlab.game("canasta", seats=seats)
    for seed in range(6):
        for at, (state, choice) in enumerate(line(game, seed)):
            if choice is None or at % 3:
                continue
            seat = state.turn if state.phase != "answer" else (state.turn + game.sides) % seats
            other = game.reseat(state, seat, random.Random(at))
            assert game.view(other, seat) == game.view(state, seat)
            assert CANASTA(game, game.view(other, seat), random.Random(1000 + at)) == choice


def shown(value):
    """The cards in a fact."""
    if isinstance(value, Card):
        return [value]
    return [c for item in value for c in shown(item)] if isinstance(value, tuple) else []


def showing(state, move):
    """The cards that everybody sees by a move: those it plays, and the top of the pile."""
    match move:
        case Lay() | Take():
            return [*move.used, *state.pile[-1:]]
        case Discard(card):
            return [card]
        case _:
            return list(state.pile[-1:])


@pytest.mark.parametrize("seats", SEATS)
def test_a_sentence_gives_no_hand_away(seats):
    """It is made of what everybody sees and the move: no fact can tell more, no choice of words either."""
    game = cardlab.game("canasta", seats=seats)
    for seed in range(8):
        for state, choice in line(game, seed):
            if choice is None:
                continue
            public = Table(game.view(state, None))
            assert reason(public, choice.move) == (choice.why, choice.facts)
            held = Counter(shown(tuple(value for _, value in choice.facts)))
            assert not held - Counter(showing(state, choice.move))


# --- the sentences ------------------------------------------------------------


def said(choice, seats, sides, me):
    return words().at_table(seats, me=me, sides=sides).say(choice.why, **dict(choice.facts))


@pytest.mark.parametrize("seats", SEATS)
def test_sentences_are_said_to_everybody(seats):
    game = cardlab.game("canasta", seats=seats)
    for seed in range(6):
        for state, choice in line(game, seed):
            if choice is None:
                continue
            for me in (None, *range(seats)):
                text = said(choice, seats, game.sides, me)
                assert text.endswith(".")
                assert text[0] == text[0].upper()
                assert ("You" in text or "you" in text) or me != game.turn(state)


def test_every_sentence_has_its_facts_and_is_used_up():
    """Facts and variables of each message are the same, in all that occurs and for every kind of move."""
    met: dict[str, set[str]] = {}
    for seats in SEATS:
        for house in ("off", 2000):
            game = cardlab.game("canasta", seats=seats, wild_canasta=house)
            rng = random.Random(seats)
            for seed in range(7):
                state = game.deal(seed)
                while (seat := game.turn(state)) is not None:
                    table = Table(game.view(state, None))
                    for move in game.legal(state):  # also the moves of others can be explained
                        why, facts = reason(table, move)
                        met[why] = {name for name, _ in facts}
                    at_random = rng.random() < 0.4
                    view = game.view(state, seat)
                    move = game.sample(state, rng) if at_random else CANASTA(game, view, rng).move
                    state = game.play(state, move)
    english = words()
    for id, names in met.items():
        assert english.variables(id) == names, id
    known = {id for id in english.ids() if id.startswith("bot-canasta-")}
    assert known - set(met) <= {
        "bot-canasta-take-must",
        "bot-canasta-end",
        "bot-canasta-draw-empty",
    }  # see below
    assert set(met) <= known


def test_the_sentences_that_are_rare():
    game, state = four(
        "turn: South, to draw; stock: ; hand South: 8♠ 9♦ K♣; melds North-South: 5♣ 5♦ 5♥; pile: 5♠"
    )
    bare = game.read("turn: South, to draw; pile: ")
    for position, text in ((state, "take"), (state, "end"), (bare, "draw")):
        why, facts = reason(Table(game.view(position, None)), game.move(text, position))
        assert words().variables(why) == {name for name, _ in facts}
        assert words().at_table(4, me=2, sides=2).say(why, **dict(facts)).endswith(".")


# --- sense --------------------------------------------------------------------


def test_it_opens_when_it_can():
    text = "turn: South, to meld; hand South: K♠ K♥ K♦ Q♠ Q♥ Q♦ 9♣ 5♦ 4♣ 8♠ 7♥ 6♣; pile: 10♦"
    assert chosen(text) == ("lay Q♦ Q♥ Q♠ | K♦ K♥ K♠", "open")


def test_it_opens_without_wild_cards_where_it_can():
    text = "turn: South, to meld; hand South: A♠ A♥ A♦ K♠ K♥ 2♣ JK 9♣ 5♦ 4♣ 8♠ 7♥; pile: 10♦"
    assert chosen(text) == ("lay A♦ A♥ A♠", "open")


def test_it_opens_with_the_pile():
    text = "turn: South, to draw; hand South: K♠ K♥ A♦ A♠ A♥ 9♣ 5♦ 4♣ 8♠ 7♥ 6♣; pile: 10♦ 9♦ 4♥ K♦"
    move, why = chosen(text)
    assert why == "take-open"
    assert move.startswith("take with K♥ K♠")


def test_it_takes_a_large_pile_and_leaves_a_blocked_one():
    start = "turn: South, to draw; hand South: K♠ Q♥ 9♣ 5♦ 4♣; melds North-South: 8♠ 8♥ 8♦; "
    assert chosen(start + "pile: 4♦ 9♦ 4♥ K♦ Q♠ 7♠ 8♣") == ("take", "take-big")
    assert chosen(start + "pile: 4♦ 9♦ 4♥ K♦ Q♠ 7♠ 3♣") == ("draw", "draw-blocked")


def test_it_completes_a_canasta():
    hand = "turn: South, to meld; hand South: K♠ K♥ 9♣ 5♦ 4♣ 8♠ 7♥; pile: 10♦; melds North-South: "
    assert chosen(hand + "K♠ K♥ K♦ K♣ K♣") == ("lay K♥ K♠", "canasta")
    wild = hand.replace("K♠ K♥ 9♣", "2♠ K♥ 9♣")
    assert chosen(wild + "K♠ 2♥ K♦ K♣ K♣") == ("lay K♥ 2♠", "canasta")


def test_it_does_not_spoil_a_natural_canasta():
    text = (
        "turn: South, to meld; hand South: 2♠ 9♣ 5♦ 4♣ 8♠ 7♥; pile: 10♦; "
        "melds North-South: K♠ K♥ K♦ K♣ K♣ K♦ | 6♠ 6♥ 6♦ 6♣ 6♣ 6♦ 6♠"
    )
    assert chosen(text)[0].startswith("discard")
    complete = text.replace("K♣ K♣ K♦ |", "K♣ K♣ K♦ K♠ |")
    assert chosen(complete)[0].startswith("discard")


def test_it_does_not_throw_what_the_next_player_can_use():
    text = (
        "turn: South, to meld; hand South: K♠ 9♣ 5♦ 4♣ 8♠; melds North-South: 6♠ 6♥ 6♦; "
        "melds East-West: K♥ K♦ K♣ | 9♥ 9♦ 9♠ | 5♣ 5♥ 5♠; pile: 10♦ 7♦ 6♣ A♦ Q♠ 4♦"
    )
    move, why = chosen(text)
    assert move in ("discard 4♣", "discard 8♠")
    assert why in ("discard-same", "discard-unmelded")


def test_it_blocks_a_large_pile_with_a_black_three():
    text = (
        "turn: South, to meld; hand South: K♠ 9♣ 3♠; melds North-South: 6♠ 6♥ 6♦; "
        "melds East-West: K♥ K♦ K♣ | 9♥ 9♦ 9♠; pile: 10♦ 7♦ 6♣ A♦ Q♠ 4♦ 8♦ 8♥"
    )
    assert chosen(text) == ("discard 3♠", "discard-block")


def test_it_goes_out_when_it_leads():
    text = (
        "turn: South, to meld; hand South: K♠ 9♣; pile: 10♦ 7♦; "
        "melds North-South: K♥ K♦ K♣ K♠ K♥ K♦ K♣ | 6♠ 6♥ 6♦; melds East-West: 5♣ 5♥ 5♠"
    )
    game, state = four(text)
    for _ in range(2):
        state = game.play(state, choose(game, state).move)
    assert state.out == 0


def test_it_plays_on_when_it_is_behind():
    text = (
        "turn: South, to meld; hand South: K♠ 9♣; pile: 10♦ 7♦; hand West: A♣ A♦ 8♥ 4♦ J♠ J♣; hand East: A♠ 8♦ 4♠ 7♠; "
        "melds North-South: K♥ K♦ K♣ K♠ K♥ K♦ 2♣ | 6♠ 6♥ 6♦; "
        "melds East-West: 5♣ 5♥ 5♠ 5♦ 5♣ 5♥ 5♠ | Q♣ Q♥ Q♠ Q♦ Q♣ Q♥ Q♠ | 10♣ 10♥ 10♠ 10♦ 10♣ 10♥ 10♠"
    )
    game, state = four(text)
    after = game.play(state, choose(game, state).move)
    assert after.out is None


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("house", ["off", 2000])
def test_it_finds_a_way_out_wherever_there_is_one(seats, house):
    game = cardlab.game("canasta", seats=seats, wild_canasta=house)
    found = 0
    for seed in range(8):
        for state, choice in line(game, seed):
            if choice is None or state.phase != "meld":
                continue
            table = Table(game.view(state, None))
            missing = table.house.canastas - table.canastas[state.side]
            way = way_out(table.house, state.hand, table.melds[state.side], missing)
            assert (way is not None) == can_go_out(state)
            if way and way[0] and state.melds[state.side]:
                assert game.allows(state, Lay(way[0]))
                found += 1
    assert found


ASKING = (
    "turn: South, to meld; hand South: K♠ 9♣; pile: 10♦ 7♦; hand North: 4♥ 4♠ 7♥ 7♠ 8♥ 8♠ J♥; "
    "melds North-South: K♥ K♦ K♣ K♠ K♥ K♦ 2♣ | 6♠ 6♥ 6♦; hand West: A♣ A♦ 8♥ 4♦ J♠; hand East: A♠ 8♦ 4♠ 7♠ J♣; "
    "melds East-West: 5♣ 5♥ 5♠ | Q♣ Q♥ Q♠"
)


def test_it_asks_a_partner_who_holds_many_cards_and_keeps_to_the_answer():
    game, state = four(ASKING)
    choice = choose(game, state)
    assert game.spell(choice.move) == "ask"
    asked = game.play(state, choice.move)
    assert game.turn(asked) == 2
    assert choose(game, asked).move == Answer(yes=True)
    for answer, out in ((Answer(yes=True), 0), (Answer(yes=False), None)):
        state = game.play(asked, answer)
        while game.turn(state) == 0:
            state = game.play(state, choose(game, state).move)
        assert state.out == out


def test_a_partner_with_much_in_hand_says_no():
    game, state = four(
        ASKING.replace("4♥ 4♠ 7♥ 7♠ 8♥ 8♠ J♥", "A♥ A♠ A♦ 2♥ 2♠ 2♦ JK JK J♥").replace(" A♦ 8♥", " 8♥")
    )
    asked = game.play(state, choose(game, state).move)
    choice = choose(game, asked)
    assert (choice.move, choice.why) == (Answer(yes=False), "bot-canasta-answer-no")


def test_at_an_empty_stock_it_ends_when_it_leads():
    text = (
        "turn: South, to draw; stock: ; hand South: K♠ K♣ 9♣; pile: 10♦ K♦, frozen; hand West: A♣ A♦ 8♥; "
        "melds North-South: Q♥ Q♦ Q♣ Q♠ Q♥ Q♦ Q♣; melds East-West: 5♣ 5♥ 5♠"
    )
    assert chosen(text) == ("end", "end")


def test_wild_cards_are_melded_where_the_house_plays_them():
    text = "turn: South, to meld; hand South: 2♣ 2♦ 2♥ 2♠ JK 9♣ 5♦ 4♣ 8♠ 7♥; melds North-South: 6♠ 6♥ 6♦; pile: 10♦"
    assert chosen(text, wild_canasta=2000) == ("lay 2♣ 2♦ 2♥ 2♠ JK", "meld-wilds")
    assert chosen(text)[0].startswith("discard")


def test_a_choice_is_a_value():
    move = cardlab.game("canasta").move("discard 5♣")
    assert Choice(move, "x") == Choice(Discard(cards("5♣")[0]), "x", ())
