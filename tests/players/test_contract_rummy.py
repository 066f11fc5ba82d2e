"""The Contract Rummy bot: never illegal, never stuck, sensible, and discreet."""

from __future__ import annotations

import random
from collections import Counter
from statistics import mean
from typing import Any

import pytest

from cardlab.cards import Card, cards
from cardlab.games.contract_rummy import PRESETS, SEATS, make
from cardlab.games.contract_rummy.family import Deal, House
from cardlab.games.contract_rummy.position import Add, Buy, Dig, Discard, Draw, Lay, Pass, Swap, Take
from cardlab.players.contract_rummy import choose, missing
from cardlab.values import replace
from cardlab.words import words

EN = words("en")
DOWN = "melds South: Q♣ Q♦ Q♥ | 2♣ 2♦ 2♥; melds West: 5♠ 6♠ 7♠ | 9♦ 9♥ 9♠; "


def start(game, seed, number=1):
    """The first position of a deal."""
    state = game.deal(seed)
    if number > 1:
        state = game.next_hand(replace(state, phase="over", hand_number=number - 2))
    return state


def line(game, state, seed=0, bots=lambda seat: True):
    """The states of a hand with the choices of its bots; the other seats move at random."""
    rng = random.Random(seed)
    while (seat := game.turn(state)) is not None:
        if bots(seat):
            choice = choose(game, game.view(state, seat), rng)
            yield state, choice
            state = game.play(state, choice.move)
        else:
            state = game.play(state, game.sample(state, rng))
    yield state, None


def chosen(text, **options):
    game = make("seed", options.pop("seats", None), options)
    state = game.read(text)
    choice = choose(game, game.view(state, game.turn(state)), random.Random(1))
    return game.spell(choice.move), choice.why.removeprefix("bot-contract_rummy-")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", sorted(SEATS))
def test_bots_play_every_hand_to_its_end(seats, preset):
    game = make(preset, seats, {})
    for seed, number in ((1, 1), (2, 3), (3, 5), (4, 7)):
        for state, choice in line(game, start(game, seed, number)):
            if choice is None:
                assert game.turn(state) is None
            else:
                assert game.allows(state, choice.move)


@pytest.mark.parametrize("options", [
    {"buying": "2penalty"}, {"deal7": "optional_discard"}, {"deal7": "normal"}, {"extra_melds": True, "layoff_same_turn": True},
    {"deuces_wild": True, "packs": "pagat"}, {"joker_slides": True, "packs": "pagat"}, {"joker_swap": "off"},
    {"set_suits": "any", "packs": "bicycle"}, {"ace_wrap": True}, {"contract_exact": True}, {"max_jokers_per_meld": 0},
    {"stock_out": "end_hand"}, {"discard_draw": "top_only"}, {"sequence_suits": "free"},
])  # fmt: skip
def test_bots_play_under_every_house_rule(options):
    game = make("seed", 4, options)
    for seed, number in ((1, 2), (2, 6), (3, 7)):
        *_, (state, _) = line(game, start(game, seed, number))
        assert game.turn(state) is None


def test_every_sentence_can_be_said_to_everybody():
    said: Counter[str] = Counter()
    for preset, seats in (("seed", 4), ("standard", 5), ("seed", 3)):
        game = make(preset, seats, {})
        tables = [EN.at_table(seats, me) for me in (None, 0, 1)]
        for number in range(1, 8):
            for _, choice in line(game, start(game, number, number)):
                if choice is not None:
                    said[choice.why] += 1
                    for here in tables:
                        text = here.say(choice.why, **dict(choice.facts))
                        assert text[0].isupper() or text[0].isdigit(), text
                        assert text.endswith("."), text
                        assert "None" not in text
    every = {id for id in EN.ids() if id.startswith("bot-contract_rummy-")}
    assert set(said) <= every
    assert len(every - set(said)) <= 3, every - set(said)


def cards_in(value: Any) -> list[Card]:
    if isinstance(value, Card):
        return [value]
    return [c for item in value for c in cards_in(item)] if isinstance(value, tuple) else []


def test_a_reason_names_no_card_that_the_move_or_the_table_does_not_show():
    game = make("seed", 4, {})
    for seed in range(6):
        for state, choice in line(game, start(game, seed, 1 + seed % 7)):
            if choice is None:
                continue
            shown: set[Any] = {
                c for zone in game.view(state, None).zones for c in zone.cards if c is not None
            }
            move = choice.move
            shown |= set(getattr(move, "used", ())) | {getattr(move, "card", None)}
            assert set(cards_in(tuple(v for _, v in choice.facts))) <= shown


def test_the_bot_decides_by_its_view_alone():
    game = make("seed", 5, {})
    rng = random.Random(4)
    for state, choice in line(game, start(game, 5, 2)):
        if choice is not None:
            seat = game.turn(state)
            assert seat is not None
            other = game.reseat(state, seat, rng)
            assert choose(game, game.view(other, seat), random.Random(9)) == choice
    with pytest.raises(ValueError, match="not the turn"):
        choose(game, game.view(game.deal(1), None), rng)


@pytest.mark.parametrize(
    ("text", "move", "why"),
    [
        # collects for its contract
        ("turn: South; hand South: K♠ K♥ 5♦ 5♥ 5♣ 9♣ 2♦; pile: K♦", "take", "take"),
        ("turn: South; hand South: K♠ K♥ 5♦ 5♥ 8♣ 9♣ 2♦; pile: J♦", "draw", "draw"),
        ("turn: South; deal: 2 of seed 1 by East; hand South: 5♦ 6♦ 9♠ 10♠ K♣ 2♥; pile: 7♦", "take", "take"),
        ("turn: South, to meld; hand South: K♠ K♥ 5♦ 5♥ 7♣ J♣ 3♦", "discard J♣", "discard-dear"),
        # lays down, as much as it can
        ("turn: South, to meld; hand South: K♠ K♥ K♦ K♣ 5♦ 5♥ 5♣ 9♣", "lay 5♣ 5♦ 5♥ | K♣ K♦ K♥ K♠", "lay"),
        ("turn: South; hand South: K♠ K♥ 5♦ 5♥ 5♣ 2♦; pile: K♦ 3♣", "dig 2 and lay 5♣ 5♦ 5♥ | K♦ K♥ K♠", "dig"),
        # lays off, the dear card first, and goes out
        (DOWN + "turn: South, to meld; hand South: 4♠ 9♣ K♦ 3♦", "add 9♣ to West 2", "add"),
        (DOWN + "turn: South, to meld; hand South: 4♠", "add 4♠ to West 1", "add-out"),
        (DOWN + "turn: South; hand South: K♦ 3♦; pile: 8♠", "take", "take-fits"),
        (DOWN + "turn: South; hand South: K♦ 3♦; pile: J♣", "draw", "draw-down"),
        ("melds South: Q♣ Q♦ Q♥ | 2♣ 2♦ 2♥; melds West: 5♠ JK(6♠) 7♠; turn: South, to meld; hand South: 6♠ K♦ 3♦",
         "swap 6♠ for West 1 and add JK(Q♠) to South 1", "swap"),
        # feeds nobody
        ("melds West: J♠ Q♠ K♠ | 9♦ 9♥ 9♠; turn: South, to meld; hand South: A♠ K♦ 5♦ 5♥ 4♣ 4♦ 7♣", "discard K♦", "discard-safe"),
        (DOWN + "turn: South, to meld; hand South: K♦", "discard K♦", "discard-out"),
    ],
)  # fmt: skip
def test_what_the_bot_does(text, move, why):
    assert chosen(text) == (move, why)


def test_buying_what_helps_and_only_then():
    asking = "turn: West, asking South; pile: 3♦ K♦; hand South: "
    assert chosen(asking + "K♠ K♥ 5♦ 5♥ 5♣ 9♣ 2♦", buying="1penalty") == ("buy", "buy")
    assert chosen(asking + "J♠ J♥ 5♦ 5♥ 5♣ 9♣ 2♦", buying="1penalty") == ("pass", "pass")
    assert chosen("melds South: Q♣ Q♦ Q♥; " + asking + "K♠ K♥", buying="1penalty") == ("pass", "pass-down")


def test_what_a_contract_lacks():
    two, last = Deal(10, sets=2), Deal(12, runs=3, closing=True)
    assert missing(cards("K♠ K♥ K♦ 5♦ 5♥ 5♣"), two, House()) == 0
    assert missing(cards("K♠ K♥ 5♦ 5♥ 2♣ 3♣"), two, House()) == 2
    assert missing(cards("K♠ K♥ JK 5♥ 2♣ 3♣"), two, House()) == 2
    whole = cards("A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 9♦ 9♥ 10♥ J♥ Q♥ K♥")
    assert missing(whole, last, House()) == 0
    assert missing((*whole[:-1], cards("2♣")[0]), last, House()) == 1


def test_the_bot_beats_players_who_move_at_random():
    game = make("seed", 4, {})
    mine: list[int] = []
    theirs: list[int] = []
    for seed in range(24):
        *_, (state, _) = line(
            game, start(game, seed, 1 + seed % 6), seed, bots=lambda seat, at=seed % 4: seat == at
        )
        for seat, points in enumerate(game.scores(state)):
            (mine if seat == seed % 4 else theirs).append(points)
    assert mean(mine) < 0.6 * mean(theirs)


def test_bots_lay_down_in_nearly_every_deal():
    down = []
    for number in range(1, 7):
        game = make("seed", 4, {})
        for seed in range(3):
            *_, (state, _) = line(game, start(game, seed, number))
            down += [bool(melds) for melds in state.melds]
    assert mean(down) > 0.6


def test_all_kinds_of_moves_are_played_by_bots():
    kinds: set[type] = set()
    for preset in PRESETS:
        game = make(preset, 5, {})
        for seed in range(6):
            for _, choice in line(game, start(game, seed, 1 + seed)):
                if choice is not None:
                    kinds.add(type(choice.move))
    assert kinds >= {Draw, Take, Dig, Lay, Add, Discard, Pass, Buy}
    assert kinds <= {Draw, Take, Dig, Lay, Add, Discard, Pass, Buy, Swap}
