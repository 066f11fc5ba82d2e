"""The public names of cardlab, what they promise, and how they refuse: by name, with what is allowed."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from dataclasses import FrozenInstanceError

import pytest

import cardlab
from cardlab import (
    BadNotation,
    BadOption,
    Card,
    Draft,
    Entry,
    Event,
    ForeignMove,
    ForeignState,
    Game,
    IllegalMove,
    Moves,
    Ruling,
    Session,
    Verdict,
    View,
    Zone,
    cards,
)
from cardlab.games import presets, seat_counts
from tests.contract.play import whole

NAMES = {
    "BadNotation",
    "BadOption",
    "Card",
    "Cards",
    "Draft",
    "Entry",
    "Event",
    "ForeignMove",
    "Game",
    "IllegalMove",
    "Moves",
    "Ruling",
    "Session",
    "Verdict",
    "View",
    "Zone",
    "cards",
    "game",
    "games",
}
POSITION = "turn: South, to meld; melds 0: Q Q Q; hand South: 8 8 8 4 5; pile: 9♠"


@pytest.fixture
def canasta():
    return cardlab.game("canasta")


# --- what there is ----------------------------------------------------------------


def test_the_public_names():
    assert set(cardlab.__all__) >= NAMES
    for name in cardlab.__all__:
        assert getattr(cardlab, name) is not None
    assert len(set(cardlab.__all__)) == len(cardlab.__all__)
    assert re.fullmatch(r"\d+\.\d+\.\d+", cardlab.__version__)


def test_the_games_presets_and_numbers_of_players():
    assert "canasta" in cardlab.games()
    for name in cardlab.games():
        assert "seed" in presets(name)
        game = cardlab.game(name)
        assert isinstance(game, Game)
        assert (game.id, game.preset, game.changed) == (name, "seed", ())
        assert game.seats == seat_counts(name)[0]
    assert presets("canasta") == ("seed", "standard")
    assert seat_counts("canasta") == (4, 2, 3, 6)


@pytest.mark.parametrize("name", cardlab.games())
def test_the_api_that_every_game_has(name):
    game = cardlab.game(name, seats=seat_counts(name)[-1])
    state = game.deal(seed=3)
    moves = game.legal(state)
    assert isinstance(moves, Moves)
    assert game.turn(state) in range(game.seats)
    ruling = game.ruling(state, moves[0])
    assert isinstance(ruling, Ruling)
    assert ruling
    assert ruling.verdict is Verdict.HOLDS
    assert game.play(state, moves[0]) != state
    view = game.view(state, 0)
    assert isinstance(view, View)
    assert all(isinstance(zone, Zone) for zone in view.zones)
    assert isinstance(game.view(state, None), View)
    assert game.sample(state, random.Random(1)) in moves
    assert all(isinstance(entry, Entry) for entry in game.ledger(state))
    assert len(game.scores(state)) == len(game.totals(state)) == game.sides
    assert game.winners(state) == ()
    assert game.read(game.write(state)) == state
    assert game.move(game.spell(moves[0])) == moves[0]


def test_options_are_keywords_and_named_in_rulings():
    game = cardlab.game("canasta", preset="standard", seats=2, target_score=3000, wild_rule="seed")
    assert dict(game.changed) == {"target_score": 3000, "wild_rule": "seed"}
    state = game.deal()
    terms = game.ruling(state, game.move("draw")).terms
    assert terms is not None
    assert (terms.game, terms.preset, terms.seats, dict(terms.changed)) == (
        "canasta",
        "standard",
        2,
        dict(game.changed),
    )


def test_a_deal_without_a_seed_is_seed_nought(canasta):
    assert canasta.deal() == canasta.deal(0) == canasta.deal(seed=0)


# --- moves ------------------------------------------------------------------------


def test_the_legal_moves_read_like_the_rules(canasta):
    moves = canasta.legal(canasta.read(POSITION))
    assert (
        repr(moves)
        == "<6 legal moves: lay 8♣ 8♦ 8♥; discard 4♣; discard 5♣; discard 8♣; discard 8♦; discard 8♥>"
    )
    assert len(moves) == 6
    assert moves[0] == canasta.move("lay 8♣ 8♦ 8♥")
    assert list(moves) == list(moves[:])
    assert next(reversed(moves)) == moves[5]


def test_in_asks_the_charter_about_any_move(canasta):
    state = canasta.read("turn: South, to meld; melds 0: Q Q Q; hand South: 8 8 8 Q♠ 4 5; pile: 9♠")
    moves = canasta.legal(state)
    larger = canasta.move("lay 8 8 8 | Q♠", state)
    assert larger not in list(moves)
    assert larger in moves
    assert canasta.move("draw") not in moves
    assert "draw" not in moves
    assert None not in moves
    assert object() not in moves


def test_moves_of_different_kinds_are_never_equal(canasta):
    draw, end, ask = (canasta.move(text) for text in ("draw", "end", "ask"))
    assert len({draw, end, ask}) == 3
    assert draw != end
    assert repr(draw) == "Draw()"


# --- refusals ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments, options, said",
    [
        (("canosta",), {}, ["'canosta'", "Did you mean 'canasta'?", "'canasta'"]),
        (("bridge",), {}, ["'bridge'", "Allowed: 'canasta'"]),
        ((3,), {}, ["3", "'canasta'"]),
        (
            ("canasta",),
            {"preset": "standart"},
            ["'standart'", "Did you mean 'standard'?", "'seed', 'standard'"],
        ),
        (("canasta",), {"preset": None}, ["None", "'seed', 'standard'"]),
        (
            ("canasta",),
            {"wild_rules": "seed"},
            ["'wild_rules'", "Did you mean 'wild_rule'?", "'target_score'"],
        ),
        (
            ("canasta",),
            {"wild_rule": "pagatt"},
            ["wild_rule", "'pagatt'", "Did you mean 'pagat'?", "'seed', 'pagat'"],
        ),
        (("canasta",), {"wild_rule": None}, ["wild_rule", "None", "'seed', 'pagat'"]),
        (("canasta",), {"pile_always_frozen": 1}, ["pile_always_frozen", "1", "False, True"]),
        (("canasta",), {"canastas_to_go_out": True}, ["canastas_to_go_out", "True", "'by_players', 1, 2"]),
        (("canasta",), {"canastas_to_go_out": 3}, ["canastas_to_go_out", "3", "'by_players', 1, 2"]),
        (("canasta",), {"wild_canasta": "on"}, ["wild_canasta", "'on'", "'off', 2000"]),
        (("canasta",), {"target_score": 0}, ["target_score", "0", "1 or more", "'by_players'"]),
        (("canasta",), {"target_score": "5000"}, ["target_score", "'5000'", "1 or more"]),
        (("canasta",), {"target_score": True}, ["target_score", "True", "1 or more"]),
        (("canasta",), {"seats": 5}, ["5", "2, 3, 4 or 6"]),
        (("canasta",), {"seats": "four"}, ["'four'", "2, 3, 4 or 6"]),
        (("canasta",), {"seats": 4.0}, ["4.0", "2, 3, 4 or 6"]),
    ],
)
def test_a_table_that_does_not_exist(arguments, options, said):
    with pytest.raises(BadOption) as refused:
        cardlab.game(*arguments, **options)
    for words in said:
        assert words in str(refused.value)


def test_presets_and_seat_counts_of_no_game():
    for ask in (presets, seat_counts):
        with pytest.raises(BadOption, match="Did you mean 'canasta'"):
            ask("canastas")


@pytest.mark.parametrize("seed", ["7", 7.0, None, True])
def test_a_seed_is_a_whole_number(canasta, seed):
    with pytest.raises(BadOption, match=re.escape(repr(seed))):
        canasta.deal(seed)


@pytest.mark.parametrize("seat", [4, -1, "South", 17])
def test_there_is_no_such_seat(canasta, seat):
    with pytest.raises(BadOption, match=r"0 to 3"):
        canasta.view(canasta.deal(1), seat)


@pytest.mark.parametrize(
    "text, said",
    [
        ("", ["'draw'"]),
        ("drow", ["'drow'", "'draw'"]),
        ("discard", ["0 cards"]),
        ("discard 9♦ 9♥", ["2 cards"]),
        ("lay", ["no cards"]),
        ("lay 5 5 zebra", ["'zebra'"]),
        ("lay 3 3 3", ["3♥ or 3♠"]),
        ("answer perhaps", ["answer perhaps"]),
        ("take eight", ["take with"]),
        ("lay 2 2 on Z", ["'Z'"]),
        ("lay 5 5 5 of side x", ["'x'"]),
        ("draw 2", ["draw 2"]),
    ],
)
def test_a_move_that_cannot_be_read(canasta, text, said):
    with pytest.raises(BadNotation) as refused:
        canasta.move(text)
    assert all(words in str(refused.value) for words in said), str(refused.value)


@pytest.mark.parametrize(
    "text, said",
    [
        ("turn: Sooth", ["Line 1", "'Sooth'", "'South'"]),
        ("turn: South, to dance", ["'to dance'", "to draw"]),
        ("tern: South", ["'tern'", "'turn'"]),
        ("turn: South\nhand South: 5 5 zebra", ["Line 2", "'zebra'"]),
        ("hand South: 3♥", ["CA-11"]),
        ("hand South: 5♣ 5♣ 5♣", ["5♣", "2"]),
        ("hand South: JK JK JK JK JK", ["JK", "4"]),
        ("melds 0: 5 5 6", ["CA-18"]),
        ("melds 0: 5 5", ["CA-18"]),
        ("melds 0: 5 5 5 | 5♠ 5 5", ["CA-S13"]),
        ("melds 0: 2 2 JK", ["CA-S15"]),
        ("melds 0: 5 5 5 concealed", ["CA-23"]),
        ("melds 7: 5 5 5", ["'7'"]),
        ("threes 0: 3♠", ["red threes"]),
        ("totals: 5", ["2 whole numbers"]),
        ("totals: a b", ["2 whole numbers"]),
        ("deal: now", ["0 of seed 7 by East"]),
        ("out: South, happily", ["'happily'"]),
        ("nonsense", ["'nonsense'"]),
        ("turn: East; melded: Everybody", ["'Everybody'"]),
        ("totals: ³ 4", ["2 whole numbers"]),
    ],
)
def test_a_position_that_cannot_be_read(canasta, text, said):
    with pytest.raises(BadNotation) as refused:
        canasta.read(text)
    for words in said:
        assert words in str(refused.value), str(refused.value)


@pytest.mark.parametrize(
    "text, said", [("5x", "'5x'"), ("3", "3♥ or 3♠"), ("K♠ Z", "'Z'"), ("1♠♠", "'1♠♠'"), ("²♠", "'²♠'")]
)
def test_cards_that_cannot_be_read(text, said):
    with pytest.raises(BadNotation, match=re.escape(said)):
        cards(text)


def test_cards_are_read_leniently():
    assert cards("q♥ 2C jk TS 10s") == cards("Q♥ 2♣ JK 10♠ 10♠")
    assert cards("K♠K♥10♦") == cards("K♠, K♥ 10♦")
    assert cards("5-5-2") == cards("5♣ 5♦ 2♣")
    assert cards("") == ()
    assert all(isinstance(card, Card) for card in cards("joker A"))


def test_a_bare_rank_in_a_move_is_a_card_of_the_hand(canasta):
    state = canasta.read("turn: South, to meld; hand South: 10♥ 10♥ J♠ 3♠ JK JK")
    assert canasta.move("discard T", state) == canasta.move("discard 10♥")
    assert canasta.move("discard J", state) == canasta.move("discard J♠")
    assert canasta.move("discard 3", state) == canasta.move("discard 3♠")
    assert canasta.move("lay 10 10 JK", state) == canasta.move("lay 10♥ 10♥ JK")
    assert canasta.move("lay 10♥10♥JK", state) == canasta.move("lay 10♥ 10♥ JK")
    assert cards("JK")[0] not in canasta.move("lay J J J", state).used


class Castle:
    """A move of another game."""

    def __repr__(self) -> str:
        return "Castle()"


@pytest.mark.parametrize("move", [Castle(), "draw", None, 7, cards("5♣")])
def test_a_move_of_another_game(canasta, move):
    state = canasta.deal(1)
    before = whole(state)
    for ask in (canasta.ruling, canasta.play):
        with pytest.raises(ForeignMove) as refused:
            ask(state, move)
        assert repr(move) in str(refused.value)
        assert "canasta" in str(refused.value)
        assert "Draw, Take, End, Lay, Ask, Answer, Discard" in str(refused.value)
    with pytest.raises(ForeignMove):
        canasta.spell(move)
    assert not canasta.allows(state, move)
    assert whole(state) == before


def test_an_illegal_move_carries_its_ruling(canasta):
    state = canasta.read(POSITION)
    with pytest.raises(IllegalMove) as refused:
        canasta.play(state, canasta.move("draw"))
    ruling = refused.value.ruling
    assert isinstance(refused.value, ValueError)
    assert not ruling
    assert ruling == canasta.ruling(state, canasta.move("draw"))
    assert [leaf.rule for leaf in ruling.blame()] == ["CA-13"]
    assert "CA-13" in str(refused.value)
    assert str(refused.value) == str(ruling)
    draft = Draft(Session(canasta, state=state), canasta.move("draw"))
    assert draft.ruling == ruling
    assert draft.but(canasta.move("lay 8♣ 8♦ 8♥")).ruling
    with pytest.raises(IllegalMove):
        draft.play()


def test_a_ruling_is_plain_data(canasta):
    import json

    state = canasta.read(POSITION)
    for text in ("draw", "lay 8♣ 8♦ 8♥", "lay 8♣ 8♦ 2♣", "discard 4♣"):
        ruling = canasta.ruling(state, canasta.move(text))
        data = json.loads(json.dumps(ruling.data(), ensure_ascii=False))
        assert data["verdict"] == ruling.verdict.name.lower()
        assert len(data["parts"]) == len(ruling.parts)


def test_values_do_not_change(canasta):
    state = canasta.deal(1)
    for value, field in (
        (state, "turn"),
        (canasta.move("draw"), "x"),
        (canasta.view(state, 0), "seat"),
        (Event("a", "b"), "what"),
    ):
        with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
            setattr(value, field, 1)


# --- light to import --------------------------------------------------------------

LIGHT = """
import sys
before = set(sys.modules)
import cardlab
for name in cardlab.games():
    game = cardlab.game(name)
    state = game.deal(1)
    game.play(state, game.legal(state)[0])
    game.ruling(state, game.legal(state)[0]).data()
    game.read(game.write(state))
print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before}))
"""


def test_the_core_needs_only_the_standard_library(pytestconfig):
    ran = subprocess.run(
        [sys.executable, "-c", LIGHT],
        cwd=pytestconfig.rootpath,
        env={"PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(ran.stdout.split())
    assert "cardlab" in loaded
    assert loaded <= set(sys.stdlib_module_names) | {"cardlab"}


@pytest.mark.parametrize("name", cardlab.games())
def test_the_modules_of_every_game_can_be_imported_by_their_full_names(name):
    """`cardlab.games` is a function to call and a package to import from."""
    code = f"""
import cardlab.games.{name}.position as position
import cardlab.games.{name} as whole
import cardlab.games
assert position.State and whole.make
assert {name!r} in cardlab.games() and {name!r} in cardlab.games.games()
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("name", cardlab.games())
def test_a_game_and_a_position_print_on_one_line(name):
    first = cardlab.game(name).options[0]
    other = next(value for value in first.values if value != first.default)
    game = cardlab.game(name, **{first.name: other})
    assert repr(game) == f"<{name}, {game.seats} players, preset seed, {first.name}={other}>"
    state = game.deal(3)
    assert repr(state) == f"<{name}, {game.write(state).splitlines()[0]}>"
    assert repr(game.legal(state)).startswith(("<1 legal move: ", f"<{len(game.legal(state))} legal moves: "))


def test_moves_are_counted_in_words(canasta):
    over = canasta.read("turn: South, over")
    assert repr(canasta.legal(over)) == "<no legal moves>"


@pytest.mark.parametrize("name", cardlab.games())
def test_a_position_of_elsewhere_is_refused_by_name(name):
    game, rng = cardlab.game(name), random.Random(1)
    move = game.sample(game.deal(1), rng)
    other = next(one for one in cardlab.games() if one != name)
    choice = game.options[0]
    value = next(value for value in choice.values if value != choice.default)
    strangers = [
        (cardlab.game(other).deal(1), f"is not a position of {name}."),
        (None, f"None is not a position of {name}."),
        ("turn: South", "is not a position"),
        (
            cardlab.game(name, **{choice.name: value}).deal(1),
            f"{choice.name} is {value!r} there and {choice.default!r} here",
        ),
    ]
    for state, told in strangers:
        for ask in (
            lambda s: game.ruling(s, move), lambda s: game.play(s, move), game.legal, game.ledger,
            game.write, game.next_hand, lambda s: game.view(s, 0),
        ):  # fmt: skip
            with pytest.raises(ForeignState, match=re.escape(told)):
                ask(state)


def test_a_position_of_the_same_rules_is_welcome_whichever_game_dealt_it(canasta):
    twin = cardlab.game("canasta")
    state = twin.deal(4)
    assert canasta.legal(state)[:] == twin.legal(state)[:]
    assert canasta.view(state, 0) == twin.view(state, 0)


@pytest.mark.parametrize(
    ("name", "options", "told"),
    [
        (
            "canasta",
            {"concealed_canasta_bonus": "100"},
            "cannot be '100'. Did you mean 100? Allowed: 100, 0.",
        ),
        ("canasta", {"target_score": "3000"}, "cannot be '3000'. Did you mean 3000? It is a whole number"),
        (
            "canasta",
            {"pile_always_frozen": "true"},
            "cannot be 'true'. Did you mean True? Allowed: False, True.",
        ),
        ("russian_bank", {"reserve_size": "12"}, "cannot be '12'. Did you mean 12? Allowed: 13, 12, 11."),
    ],
)
def test_a_value_of_the_wrong_type_is_led_to_the_right_one(name, options, told):
    with pytest.raises(BadOption, match=re.escape(told)):
        cardlab.game(name, **options)


@pytest.mark.parametrize(
    ("name", "text", "example"),
    [
        ("canasta", "lay", "lay K♠ K♥ K♦"),
        ("canasta", "take with", "take with 8♠ 8♥"),
        ("railroad_canasta", "lay", "lay K♠ K♥ K♦"),
        ("railroad_canasta", "take with", "take with 8♠ 8♥"),
        ("contract_rummy", "lay", "lay K♠ K♥ K♦ | 4♠ 5♠ 6♠"),
        ("contract_rummy", "add", "add 7♠ to West 1"),
        ("contract_rummy", "dig", "dig 3 and"),
        ("contract_rummy", "swap", "swap 5♣ for West 1"),
        ("russian_bank", "play", "play house 3 to foundation 1"),
        ("russian_bank", "stop", "stop RB-P1"),
    ],
)
def test_half_a_move_is_answered_with_a_whole_one(name, text, example):
    game = cardlab.game(name)
    with pytest.raises(BadNotation, match=re.escape(example)):
        game.move(text, game.deal(1))


@pytest.mark.parametrize("side", ["East-West", "West-East", "west", "1"])
def test_a_side_is_named_by_its_players_in_any_order(canasta, side):
    state = canasta.read(f"turn: South; melds {side}: 9 9 9")
    assert [len(melds) for melds in state.melds] == [0, 1]
