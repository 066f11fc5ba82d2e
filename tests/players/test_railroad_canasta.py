"""The bot of Railroad Canasta: legal, deterministic, honest about what it may know, and better than chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import cardlab
from cardlab.cards import SEVEN, Card, cards
from cardlab.games.canasta.position import Discard, Lay
from cardlab.players import bot
from cardlab.words import words

CHOOSE = bot("railroad_canasta")
RED, SEVENS = "K♣ K♦ K♥ K♠ K♣ K♦ K♥", "7♣ 7♦ 7♥ 7♠ 7♣ 7♦ 7♥"
FOUR = f"melds South: {RED} | 9♣ 9♦ 9♥ 9♠ 9♣ 2♣ 2♦ | 2♥ 2♠ 2♣ 2♦ JK JK JK | {SEVENS}"
MELD = "turn: South, to meld; pile: 4♣ J♠; "


def table(**options: Any) -> cardlab.Game[Any]:
    return cardlab.game("railroad_canasta", **options)


def choice(text: str, **options: Any) -> tuple[str, str]:
    game = table(**options)
    state = game.read(text)
    found = CHOOSE(game, game.view(state, state.turn), random.Random(1))
    assert found.move in game.legal(state)
    return game.spell(found.move), found.why.removeprefix("bot-rr-")


def play(game: cardlab.Game[Any], seed: int, players: Any = None):
    """A hand; `players` are the seats of the bot, the others play at random."""
    state, rng = game.deal(seed), random.Random(seed)
    while (seat := game.turn(state)) is not None:
        if players is None or seat in players:
            found = CHOOSE(game, game.view(state, seat), rng)
            yield state, found
            state = game.play(state, found.move)
        else:
            state = game.play(state, game.sample(state, rng))
    yield state, None


def named(facts: Any) -> list[Card]:
    return [
        c
        for _, value in facts
        for c in (value if isinstance(value, tuple) else (value,))
        if isinstance(c, Card)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_plays_every_number_of_players_and_says_why(seats):
    game = table(seats=seats)
    for state, found in play(game, seats):
        if found is None:
            assert game.turn(state) is None
            continue
        for me in (None, 0, 1):
            text = words("en").at_table(seats, me).say(found.why, **dict(found.facts))
            assert text.endswith(".") and "{" not in text
        # it names no card but those that its move shows and the top of the pile
        move = found.move
        shown = {move.card} if isinstance(move, Discard) else set(getattr(move, "used", ()))
        assert set(named(found.facts)) <= shown | set(state.pile[-1:])


@pytest.mark.parametrize("seats", [2, 4])
def test_it_depends_on_its_view_alone(seats):
    game, rng = table(seats=seats), random.Random(5)
    for i, (state, found) in enumerate(play(game, 11)):
        if found is not None and i % 6 == 0:
            other = game.reseat(state, state.turn, rng)
            assert CHOOSE(game, game.view(other, state.turn), random.Random(i)) == found


@pytest.mark.parametrize("choice", [(c.name, v) for c in table().options for v in c.values[1:]], ids=str)
def test_it_plays_every_house_rule(choice):
    game = table(seats=2, **dict([choice]))
    for state, found in play(game, 7):
        assert found is not None or game.turn(state) is None


def test_it_never_melds_itself_into_nothing_but_sevens():
    game = table(seats=3)
    for seed in range(6):
        for state, found in play(game, seed):
            if found is not None and isinstance(found.move, Lay) and any(c.rank != SEVEN for c in state.hand):
                after = game.play(state, found.move)
                assert game.turn(after) is None or any(c.rank != SEVEN for c in after.hand)


def test_it_takes_the_kitty_collects_and_beats_chance():
    game, ends, ours, theirs = table(), Counter[str](), 0, 0
    for seed in range(6):
        *_, (state, _) = play(game, seed, players={0, 2})
        scores = game.scores(state)
        ours, theirs = ours + scores[0] + scores[2], theirs + scores[1] + scores[3]
        ends["kitty"] += sum(not state.kitties[seat] for seat in (0, 2))
    assert ours > 2 * theirs
    assert ends["kitty"] >= 10


def test_it_makes_what_is_missing():
    assert choice(MELD + f"melds South: {RED}; hand South: 7 7 7 8 9 5 4 A") == (
        "lay 7♣ 7♦ 7♥",
        "meld-sevens",
    )
    assert choice(MELD + "melds South: Q Q Q Q Q Q; hand South: Q♠ 8 9 5") == ("lay Q♠", "canasta-red")
    assert choice(MELD + "melds South: 7 7 7 7 7 7; hand South: 7♠ 8 9 5") == ("lay 7♠", "canasta-sevens")
    assert choice(MELD + "melds South: Q Q Q Q Q 2; hand South: JK 8 9 5") == ("lay JK on Q", "canasta-black")
    assert choice(MELD + f"melds South: {RED}; hand South: 2 2 JK 8 9 5 4 A A 10") == (
        "lay 2♣ 2♦ JK",
        "meld-wild",
    )
    assert choice(MELD + "hand South: A A A 8 9 5 4")[1] == "open"


def test_it_takes_the_kitty_and_goes_out():
    assert choice(f"turn: South, at the kitty; pile: J♠; melds South: {RED}; hand South: 8 9") == (
        "take kitty",
        "kitty",
    )
    assert choice(MELD + FOUR + "; kitty South: ; hand South: 8") == ("discard 8♣", "discard-last")
    assert choice(MELD + FOUR + "; kitty South: ; hand South: 3♠ 3♣ 3♠ 8") == ("lay 3♣ 3♠ 3♠", "last-meld")
    assert choice(MELD + "melds South: Q Q Q; hand South: 7 7 7") == ("lay 7♣ 7♦ 7♥", "sevens")
    assert choice(MELD + "melds South: Q Q Q; hand South: 7 7") == ("end", "only-sevens")


def test_it_discards_with_care():
    assert choice(MELD + "melds South: Q Q Q; melds West: 8 8 8; hand South: 8♠ 9♠ 7♠ JK")[0] == "discard 9♠"
    # black threes block a large pile
    big = "turn: South, to meld; pile: 4 5 6 8 9 10 J K; melds South: Q Q Q; melds West: 8 8 8 | 9 9 9; "
    assert choice(big + "hand South: 8♠ 9♠ 3♠ 7♠") == ("discard 3♠", "discard-block")


def test_it_is_asked_at_its_turn_only():
    game = table()
    state = game.deal(1)
    with pytest.raises(ValueError, match="not the turn"):
        CHOOSE(game, game.view(state, (state.turn + 1) % 4), random.Random(1))
    assert cards("7♠")[0].rank == SEVEN
