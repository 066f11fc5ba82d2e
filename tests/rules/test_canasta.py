"""Canasta beyond single moves: test vectors, options, numbers by players, the deal, the count, the match."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import count, pairwise
from typing import Any

import pytest

import cardlab
from cardlab import BadOption, Event, Session
from cardlab.cards import FACES, THREE, cards
from cardlab.game import untold
from cardlab.games.canasta import position
from cardlab.games.canasta.examples import DONE, DRAW, MELD, OPEN
from cardlab.games.canasta.position import BLACK_THREES, RED_THREES, WILD
from cardlab.values import replace
from tests.contract.play import hear

NOBODY_HOLDS = "hand South: ; hand West: ; hand North: ; hand East: ; "
OVER = "turn: South, over; " + NOBODY_HOLDS


@cache
def _table(options: tuple[Any, ...]) -> cardlab.Game[Any]:
    return cardlab.game("canasta", **dict(options))


def table(**options: Any) -> cardlab.Game[Any]:
    return _table(tuple(options.items()))


def played(game, text: str, moves: str, told=None):
    """The state after some moves, parted by `&`, from a position."""
    state = game.read(text)
    for move in moves.split(" & ") if moves else []:
        state = game.play(state, game.move(move, state), untold if told is None else hear(told))
    return state


def blamed(game, text: str, move: str) -> set[str]:
    state = game.read(text)
    return {leaf.rule for leaf in game.ruling(state, game.move(move, state)).blame()}


def lines(game, state, side: int = 0) -> list[tuple[str, int]]:
    """The ledger of a side: which rule gives how many points."""
    return [(entry.rule, entry.points) for entry in game.ledger(state) if entry.side == side]


# --- the test vectors of the rules, figure by figure ------------------------------


@pytest.mark.parametrize(
    "wild_rule, laid, legal",
    [
        ("seed", "5 5 2", True),
        ("pagat", "5 5 2", True),
        ("seed", "9♣ 9♦ 9♥ 2 2 JK", True),
        ("pagat", "9♣ 9♦ 9♥ 2 2 JK", True),
        ("seed", "5 2 2", False),
        ("pagat", "5 2 2", False),
        ("seed", "9 9 2 2 2 JK", False),
        ("pagat", "9 9 2 2 2 JK", False),
        ("seed", "9 9 2 2 2", False),
        ("pagat", "9 9 2 2 2", True),
    ],
)
def test_T1_wild_cards_in_melds(wild_rule, laid, legal):
    found = blamed(table(wild_rule=wild_rule), MELD + OPEN + f"hand South: {laid} 6 7", f"lay {laid}")
    assert found == (set() if legal else {"CA-21"})


def test_T2_a_frozen_pile_wants_a_natural_pair():
    text = DRAW + "melds 0: 8♣ 8♦ 8♥; pile: 2♥ 8♠, frozen; hand South: {} 4 5"
    assert blamed(table(), text.format("8♠ 2♣"), "take with 8♠ 2♣") == {"CA-S3", "CA-S4"}
    assert blamed(table(), text.format("8♣ 8♦"), "take with 8♣ 8♦") == set()


MINIMUMS = [
    (4, -5, 15),
    (4, 0, 50),
    (4, 1495, 50),
    (4, 1500, 90),
    (4, 2995, 90),
    (4, 3000, 120),
    (4, 20000, 120),
    (2, -5, 15),
    (2, 0, 50),
    (2, 1500, 90),
    (2, 3000, 120),
    (2, 7500, 120),
    (3, -5, 15),
    (3, 0, 50),
    (3, 1500, 90),
    (3, 3000, 120),
    (3, 7500, 120),
    (6, -5, 15),
    (6, 0, 50),
    (6, 1500, 90),
    (6, 3000, 120),
    (6, 7495, 120),
    (6, 7500, 150),
]
# layings and what they are worth: each minimum is just reached by one and just missed by another
LAYINGS = {
    15: "5 5 5",
    45: "5 5 5 | 10 10 10",
    50: "4 4 4 4 | 10 10 10",
    85: "A A A | 4 4 4 4 4",
    90: "A A A | 10 10 10",
    115: "A A A | 10 10 10 | 4 4 4 4 4",
    120: "A A A | 5 5 JK",
    145: "A A A | 5 5 JK | 4 4 4 4 4",
    150: "A A A | 5 5 JK | 10 10 10",
}


@pytest.mark.parametrize("seats, total, need", MINIMUMS)
def test_T3_the_opening_minimum(seats, total, need):
    game = table(seats=seats)
    totals = " ".join([str(total)] + ["0"] * (game.sides - 1))
    hand = "A A A 5 5 5 JK 10 10 10 4 4 4 4 4 8 9"
    state = game.read(f"turn: South, to meld; totals: {totals}; pile: J♠; hand South: {hand}")
    for worth, laid in LAYINGS.items():
        ruling = game.ruling(state, game.move(f"lay {laid}", state))
        assert bool(ruling) == (worth >= need), (worth, need)
        leaf = next(node for _, node in ruling.walk() if node.rule == "CA-S9")
        assert (leaf.fact("have"), leaf.fact("need")) == (worth, need)


def test_T4_the_count_of_a_hand():
    game = table()
    state = game.read(
        "turn: South, over; out: South; hand South: ; hand North: JK 5♠; hand West: A♣ A♦ K♠; hand East: 4 4;"
        "melds 0: K K K K K K K | 10 10 10 10 10 2 2 | A♥ A♠ A♥; threes 0: 3♥ 3♦; threes 1: 3♥"
    )
    assert lines(game, state, 0) == [
        ("CA-S25", 300),
        ("CA-S25", 500),
        ("CA-S26", 70 + 50 + 40 + 60),
        ("CA-S27", 200),
        ("CA-S25", 100),
        ("CA-S25", -55),
    ]
    assert game.scores(state) == (1265, -160)
    four = game.read("turn: South, over; out: South; threes 1: 3♥ 3♥ 3♦ 3♦; " + NOBODY_HOLDS)
    assert game.scores(four) == (100, -800)


def test_T5_going_out_concealed_with_a_natural_canasta():
    game = table()
    state = played(game, MELD + "hand South: K K K K K K K 9", "lay K K K K K K K & discard 9")
    state = replace(state, hands=((), (), (), ()))
    assert lines(game, state) == [
        ("CA-S25", 500),
        ("CA-23", 100),
        ("CA-S26", 70),
        ("CA-S25", 100),
        ("CA-S20", 100),
    ]
    assert game.scores(state)[0] == 500 + 100 + 200 + 70


def test_T6_upcards_are_turned_until_one_may_lie_there():
    game = table()
    state = game.read("turn: South; pile: ; stock: 4♣ 9♦ 3♠ 3♥ 2♣; hand South: 9♣ 9♥ A A JK 5 6 7")
    told: list[Event] = []
    state = position._turn_up(state, hear(told))
    assert state.pile == cards("2♣ 3♥ 3♠ 9♦")
    assert state.frozen
    assert [(e.what, e.rule) for e in told if not e.cards] == [
        ("upcard-freezes", "CA-9"),
        ("upcard-freezes", "CA-S4"),
        ("begins", "CA-12"),
    ]
    told.clear()
    taken = game.play(state, game.move("take with 9 9 and lay A A JK", state), hear(told))
    assert taken.threes[0] == cards("3♥")
    assert taken.stock == state.stock == cards("4♣")
    assert set(cards("2♣ 3♠")) <= set(taken.hand)
    assert Counter(taken.hand) == Counter(cards("2♣ 3♠ 5♣ 6♣ 7♣"))
    assert not taken.frozen
    assert not taken.pile
    assert [e.rule for e in told if e.cards == cards("3♥")] == ["CA-10"]


# --- every option, where the answer differs ---------------------------------------

# option, position, move, and what is blamed under each value
MOVE_OPTIONS = [
    ("wild_rule", MELD + OPEN + "hand South: 9 9 2 2 2 6 7", "lay 9 9 2 2 2", {"seed": "CA-21", "pagat": ""}),
    (
        "wild_rule",
        MELD + "melds 0: 9 9 2; hand South: 2 2♦ 6 7",
        "lay 2 2♦ on 9",
        {"seed": "CA-21", "pagat": ""},
    ),
    (
        "canastas_to_go_out",
        MELD + DONE + "hand South: 8 8 8",
        "lay 8 8 8",
        {"by_players": "", 1: "", 2: "CA-S16 CA-S17"},
    ),
    (
        "canastas_to_go_out",
        MELD + DONE + "hand South: 8",
        "discard 8",
        {"by_players": "", 1: "", 2: "CA-S16 CA-S17"},
    ),
    ("canastas_to_go_out", MELD + DONE + "hand South: 8 8 8 4", "ask", {"by_players": "", 1: "", 2: "CA-G9"}),
    (
        "blocked_by_canasta",
        DRAW + DONE + "pile: K♠; hand South: 4 5",
        "take",
        {False: "", True: "CA-S3 CA-S2 CA-G4"},
    ),
    (
        "pile_always_frozen",
        DRAW + OPEN + "pile: Q♠; hand South: 4 5",
        "take",
        {False: "", True: "CA-S3 CA-G5"},
    ),
    (
        "pile_always_frozen",
        DRAW + OPEN + "stock: ; pile: Q♠; hand South: 4 5",
        "end",
        {False: "CA-S22", True: ""},
    ),
    ("wild_canasta", MELD + OPEN + "hand South: 2 2 JK 5 6", "lay 2 2 JK", {"off": "CA-S15", 2000: ""}),
    ("wild_canasta", MELD + "hand South: 2 2 JK 5 6", "lay 2 2 JK", {"off": "CA-S15", 2000: ""}),
]


@pytest.mark.parametrize(
    "option, text, move, answers", MOVE_OPTIONS, ids=lambda v: v if isinstance(v, str) and "_" in v else ""
)
def test_an_option_changes_what_is_legal(option, text, move, answers):
    choice = next(c for c in table().options if c.name == option)
    assert set(answers) == set(choice.values)
    for value, fault in answers.items():
        assert blamed(table(**{option: value}), text, move) == set(fault.split()), value


def turned_up(game, stock: str):
    told: list[Event] = []
    state = position._turn_up(
        game.read(f"turn: South; pile: ; stock: {stock}; hand South: 9♣ 9♥ 8 2 4"), hear(told)
    )
    return replace(state, melds=(game.read(OPEN).melds[0], ())), told


@pytest.mark.parametrize(
    "value, pile, frozen, bare",
    [
        ("cover", "3♠ 9♦", False, ""),
        ("leave", "3♠", False, "CA-S1"),
        ("freeze", "3♠", True, "CA-S1"),
    ],
)
def test_option_black_three_upcard(value, pile, frozen, bare):
    game = table(black_three_upcard=value)
    state, told = turned_up(game, "4♣ 9♦ 3♠")
    assert (state.pile, state.frozen) == (cards(pile), frozen)
    assert [e.rule for e in told if e.what == "upcard-freezes"] == (["CA-8"] if frozen else [])
    assert {n.rule for n in game.ruling(state, game.move("take with 9♣ 9♥")).blame()} == set(bare.split())
    if value == "cover":
        return
    # left there, it stays under the next discard; frozen, it freezes the pile until it is taken
    state = game.read(
        f"turn: South; pile: {'3♠ 9♦' + (', frozen' if frozen else '')}; {OPEN} hand South: 9♣ 9♥ 8 2 4"
    )
    assert {n.rule for n in game.ruling(state, game.move("take with 9♣ 2♣")).blame()} == (
        {"CA-S3", "CA-S4"} if frozen else set()
    )
    after = game.play(state, game.move("take with 9♣ 9♥"))
    assert not after.frozen
    assert cards("3♠")[0] in after.hand


@pytest.mark.parametrize("value, fault", [(True, "CA-S3 CA-S4"), (False, "")])
def test_option_red_three_upcard_freezes(value, fault):
    game = table(red_three_upcard_freezes=value)
    state, told = turned_up(game, "4♣ 9♦ 3♥")
    assert (state.pile, state.frozen) == (cards("3♥ 9♦"), value)
    assert [e.rule for e in told if e.what == "upcard-freezes"] == (["CA-S4"] if value else [])
    assert {n.rule for n in game.ruling(state, game.move("take with 9♣ 2♣")).blame()} == set(fault.split())
    assert game.read(game.write(state)) == state


@pytest.mark.parametrize("value", [100, 0])
def test_option_concealed_canasta_bonus(value):
    game = table(concealed_canasta_bonus=value)
    for text, bonus in (("K K K K K K K concealed", 500), ("K K K K 2 2 2 concealed", 300)):
        state = game.read(OVER + f"melds 0: {text}")
        assert [entry for entry in lines(game, state) if entry[0] != "CA-S26"] == (
            [("CA-S25", bonus), ("CA-23", 100)] if value else [("CA-S25", bonus)]
        )


@pytest.mark.parametrize("value", [100, 0])
def test_option_concealed_go_out_bonus(value):
    game = table(concealed_go_out_bonus=value)
    state = game.read(OVER + "out: South, concealed")
    assert lines(game, state) == [("CA-S25", 100)] + ([("CA-S20", 100)] if value else [])


@pytest.mark.parametrize("value", [True, False])
def test_option_concealed_after_pile(value):
    game = table(concealed_after_pile=value)
    text = DRAW + "pile: A♠; hand South: A A K K K K K K K 9"
    state = played(game, text, "take with A A and lay K K K K K K K & discard 9")
    assert (state.out, state.out_concealed) == (0, value)


@pytest.mark.parametrize("value, points", [("minus", -100), ("plus", 100), ("zero", 0)])
def test_option_unmelded_red_threes(value, points):
    game = table(unmelded_red_threes=value)
    assert game.scores(game.read(OVER + "threes 0: 3♥")) == (points, 0)
    assert game.scores(game.read(OVER + "threes 0: 3♥ 3♥ 3♦ 3♦")) == (8 * points, 0)
    # once the side has melded, all is as usual
    assert game.scores(game.read(OVER + "threes 0: 3♥; melds 0: 5 5 5")) == (115, 0)


@pytest.mark.parametrize(
    "value, total, won",
    [
        ("by_players", 4999, False),
        ("by_players", 5000, True),
        (3000, 3000, True),
        (3000, 2999, False),
        (1, 1, True),
        (8000, 5000, False),
    ],
)
def test_option_target_score(value, total, won):
    game = table(target_score=value)
    state = game.read(OVER + f"totals: {total} 0")
    assert game.winners(state) == ((0,) if won else ())


def test_every_option_is_tested_above():
    here = {name.removeprefix("test_option_") for name in globals() if name.startswith("test_option_")}
    assert here | {row[0] for row in MOVE_OPTIONS} == {choice.name for choice in table().options}


def test_the_presets_are_bundles_of_options_and_nothing_else():
    assert table().changed == table(preset="standard").changed == ()
    seed, standard = table().house, table(preset="standard").house
    differ = {
        c.name: getattr(standard, c.name)
        for c in table().options
        if getattr(standard, c.name) != getattr(seed, c.name)
    }
    assert differ == {"wild_rule": "pagat", "black_three_upcard": "leave", "concealed_canasta_bonus": 0}
    assert table(**differ).house == standard
    assert dict(table(preset="standard", wild_rule="seed").changed) == {"wild_rule": "seed"}
    assert table(wild_rule="seed").changed == ()


# --- numbers by players -----------------------------------------------------------


@pytest.mark.parametrize(
    "seats, sides, packs, hand, draw, canastas, target",
    [
        (2, 2, 2, 15, 2, 2, 5000),
        (3, 3, 2, 13, 1, 1, 5000),
        (4, 2, 2, 11, 1, 1, 5000),
        (6, 2, 3, 13, 1, 2, 10000),
    ],
)
def test_V_numbers_by_players(seats, sides, packs, hand, draw, canastas, target):
    game = table(seats=seats)
    state = game.deal(1)
    assert game.sides == len(state.melds) == len(game.totals(state)) == sides  # V1
    assert [game.side(seat) for seat in range(seats)] == [seat % sides for seat in range(seats)]
    pack = Counter([*sum(state.hands, ()), *state.stock, *state.pile, *sum(state.threes, ())])
    assert pack == Counter({card: 2 * packs if card == FACES[52] else packs for card in FACES})  # V2
    assert pack.total() == 54 * packs
    for seed in range(20):
        assert {len(held) for held in game.deal(seed).hands} == {hand}  # V3
    text = "turn: South; pile: 9♠; stock: 4♣ 5♣ 6♣; hand South: 8 8"
    after = game.play(game.read(text), game.move("draw"))
    assert (len(after.hand), len(after.stock)) == (2 + draw, 3 - draw)  # V4
    ruling = game.ruling(game.read(MELD + "hand South: 8"), game.move("discard 8♣"))
    assert next(n for n in ruling.blame() if n.rule == "CA-S17").fact("need") == canastas  # V5
    low, high = (
        game.read(
            f"turn: South, over; totals: {total} {' '.join(['0'] * (sides - 1))};"
            + "".join(f"hand {i}: ;" for i in range(seats))
        )
        for total in (target - 1, target)
    )
    assert (game.winners(low), game.winners(high)) == ((), (0,))  # V6


@pytest.mark.parametrize(
    "seats, bonuses",
    [
        (2, [100, 200, 300, 800]),
        (3, [100, 200, 300, 800]),
        (4, [100, 200, 300, 800]),
        (6, [100, 200, 300, 400, 1000, 1200]),
    ],
)
def test_V8_red_threes(seats, bonuses):
    game = table(seats=seats)
    nobody = "".join(f"hand {i}: ;" for i in range(seats))
    for number, bonus in enumerate(bonuses, 1):
        reds = " ".join(["3♥", "3♦"] * 3).split()[:number]
        for melds, points in (("melds 0: 5 5 5;", 15 + bonus), ("", -bonus)):
            state = game.read(f"turn: South, over; {nobody} {melds} threes 0: {' '.join(reds)}")
            assert game.scores(state)[0] == points
            assert lines(game, state)[-1] == (
                "CA-V8" if seats == 6 else "CA-S27",
                points - (15 if melds else 0),
            )


def drawn(game, stock: str):
    told: list[Event] = []
    state = played(game, f"turn: South; pile: 9♠; stock: {stock}; hand South: 8 8", "draw", told)
    return state, told[-1]


@pytest.mark.parametrize(
    "stock, hand, threes, over",
    [
        ("5♣ 4♣", "4♣ 5♣ 8♣ 8♦", "", False),
        ("4♣", "4♣ 8♣ 8♦", "", False),  # a one-card draw counts as a full draw
        ("3♥ 4♣", "4♣ 8♣ 8♦", "3♥", False),  # a red three among the last two is not replaced
        ("4♣ 3♥", "4♣ 8♣ 8♦", "3♥", False),
        ("5♣ 4♣ 3♥", "4♣ 5♣ 8♣ 8♦", "3♥", False),
        ("3♥", "8♣ 8♦", "3♥", True),  # red threes alone end the hand
        ("3♦ 3♥", "8♣ 8♦", "3♥ 3♦", True),
    ],
)
def test_V9_the_end_of_the_stock_for_two(stock, hand, threes, over):
    game = table(seats=2)
    state, last = drawn(game, stock)
    assert (state.hand, state.threes[0], game.turn(state) is None) == (cards(hand), cards(threes), over)
    if over:
        assert last.what == "hand-over"
        assert state.out is None


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_S23_a_red_three_as_the_last_card_ends_the_hand(seats):
    game = table(seats=seats)
    told: list[Event] = []
    state = played(game, "turn: South; pile: 9♠; stock: 3♥; melds 0: 9 9 9; hand South: 8 8", "draw", told)
    assert game.turn(state) is None
    assert state.threes[0] == cards("3♥")
    assert ("last-red-three", "CA-S23") in [(e.what, e.rule) for e in told]
    assert ("CA-S27" if seats != 6 else "CA-V8", 100) in lines(game, state)  # it counts
    assert not [e for e in game.ledger(state) if e.what.startswith("going-out")]  # S24
    # with another card behind it, it is replaced and the turn goes on
    state, _ = drawn(game, "4♣ 3♥")
    assert game.turn(state) == 0
    assert state.hand == cards("4♣ 8♣ 8♦")


# --- the deal ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 2, 3, 6])
def test_the_deal_goes_hands_then_red_threes_from_the_dealers_left_then_the_upcard(seats):
    game, shown, covered = table(seats=seats), 0, 0
    for seed in range(60):
        told: list[Event] = []
        state = game.deal(seed, hear(told))
        assert state.turn == (state.dealer + 1) % seats == told[-1].facts[0][1]  # CA-12
        whats = [e.what for e in told]
        assert whats[0] == "dealt"
        assert whats == sorted(
            whats,
            key=lambda w: ("dealt", "red-threes", "turned-up", "begins").index(
                "red-threes" if w.startswith("red-threes") else "turned-up" if w == "upcard-freezes" else w
            ),
        )
        order = [(dict(e.facts)["seat"] - state.turn) % seats for e in told if e.what == "red-threes-shown"]
        assert order == sorted(order)
        for show, new in pairwise(told):
            if show.what == "red-threes-shown":
                shown += 1
                assert new.what == "red-threes-replaced"
                assert len(new.cards) == len(show.cards)
                assert set(show.cards) <= set(RED_THREES)
        assert not any(card in RED_THREES for hand in state.hands for card in hand)  # CA-11
        *under, top = state.pile
        assert top.rank != THREE
        assert not WILD[top]
        assert all(card.rank == THREE or WILD[card] for card in under)  # CA-8
        covered += bool(under)
        assert state.frozen == any(WILD[c] or c in RED_THREES for c in under)  # CA-9, CA-S4
    assert shown > 10
    assert covered > 3


def test_any_seat_may_deal_first():
    assert {table().deal(seed).dealer for seed in range(40)} == {0, 1, 2, 3}


# --- drawing, discarding, freezing ------------------------------------------------


def test_14_a_red_three_drawn_is_laid_out_and_replaced():
    told: list[Event] = []
    state = played(table(), "turn: South; pile: 9♠; stock: 4♣ 5♣ 3♦ 3♥; hand South: 8 8", "draw", told)
    assert state.hand == cards("5♣ 8♣ 8♦")
    assert state.threes[0] == cards("3♥ 3♦")
    assert [e.rule for e in told] == ["CA-14", "CA-14", "CA-13"]


@pytest.mark.parametrize("card, frozen", [("2♣", True), ("JK", True), ("3♠", False), ("K♠", False)])
def test_S5_a_wild_discard_freezes_and_a_black_three_only_blocks(card, frozen):
    state = played(table(), "turn: South, to meld; pile: 9♠; hand South: 2♣ JK 3♠ K♠", f"discard {card}")
    assert (state.frozen, state.turn, state.top) == (frozen, 1, cards(card)[0])
    if card == "3♠":
        state = played(
            table(), "turn: West; pile: 9♠ 3♠; melds 1: Q Q Q; hand West: K K♦ 5 6 7", "draw & discard 5"
        )
        assert not state.frozen


def test_S4_a_pile_stays_frozen_until_it_is_taken():
    told: list[Event] = []
    text = "turn: South, to meld; pile: 9♠; hand South: 2♣ K 4; hand West: A 5 6 7; hand North: 9 5 4; hand East: 5♥ 5♠ A A; melds 1: Q Q Q"
    state = played(table(), text, "discard 2♣ & draw & discard 5 & draw & discard 5 & take with 5♥ 5♠", told)
    assert not state.frozen
    assert [e.rule for e in told if e.what == "thawed"] == ["CA-S4"]
    assert set(cards("9♠ 2♣ 5♣")) <= set(state.hand)


def test_an_unfrozen_pile_may_be_taken_by_whatever_takes_a_frozen_one():
    """Taking with a natural pair is one of the ways to take any pile (CA-S2 a, CA-S3)."""
    asked = 0
    for seats in (4, 2, 3, 6):
        game = table(seats=seats)
        for seed in range(12):
            rng, state = random.Random(seed), game.deal(seed)
            while (move := game.sample(state, rng)) is not None:
                if state.pile and state.phase == "draw":
                    hard, soft = replace(state, frozen=True), replace(state, frozen=False)
                    ways = [way for way in game.legal(hard) if isinstance(way, position.Take)]
                    assert all(way in game.legal(soft) for way in ways)
                    asked += len(ways)
                state = game.play(state, move)
    assert asked > 20


def test_S6_the_meld_with_the_top_card_comes_first():
    told: list[Event] = []
    played(table(), DRAW + "pile: 4♣ 5♣ A♠; hand South: A A K K K 9 8", "take with A A and lay K K K", told)
    assert [(e.what, e.rule) for e in told] == [
        ("joined-top", "CA-S6"),
        ("took-top", "CA-S6"),
        ("melded", "CA-15"),
        ("took-rest", "CA-S6"),
    ]


def test_S10_only_the_top_card_counts_beside_cards_from_the_hand():
    # the bonus of a canasta does not count (35), nor the cards under the top (25 with it)
    assert "CA-S9" in blamed(table(), MELD + "hand South: 4 4 4 4 4 4 4 9 8", "lay 4 4 4 4 4 4 4")
    assert "CA-S9" in blamed(
        table(), DRAW + "threes 0: 3♥; pile: JK 8♠, frozen; hand South: 8 8 9 5 6", "take with 8 8"
    )
    ruling = table().ruling(
        table().read(DRAW + "pile: K K 8♠; hand South: 8 8 9"), table().move("take with 8♣ 8♦")
    )
    assert next(n for n in ruling.blame() if n.rule == "CA-S9").fact("have") == 30


def test_further_cards_may_join_the_meld_that_takes_the_pile_and_count():
    text = DRAW + "pile: 7♣ 8♠; hand South: 8♣ 8♦ 8♥ 2 4 5"
    assert blamed(table(), text, "take with 8♣ 8♦ 8♥ 2") == set()
    assert blamed(table(), text, "take with 8♣ 8♦ 8♥") == {"CA-S9"}


def test_G3_natural_and_wild_join_a_meld_of_that_rank_within_the_limit():
    text = DRAW + "melds 0: 8♣ 8♦ 8♥ {}; pile: 8♠; hand South: 8♠ 2♠ 4 5"
    assert blamed(table(), text.format("2♣"), "take with 8♠ 2♠") == set()
    assert blamed(table(), text.format("2♣ 2♦ JK"), "take with 8♠ 2♠") == {"CA-21"}
    assert blamed(table(), text.format("2♣ 2♦ JK"), "take") == set()
    state = played(table(), text.format("2♣"), "take with 8♠ 2♠")
    assert (len(state.melds[0]), len(state.melds[0][0].cards)) == (1, 7)


def test_S14_a_wild_card_makes_a_natural_canasta_mixed_and_melds_have_no_maximum():
    game = table()
    state = played(game, MELD + DONE + "hand South: 2 4 5 K♠", "lay 2 on K & lay K♠")
    (kings,) = [m for m in state.melds[0] if len(m.cards) > 3]
    assert len(kings.cards) == 9
    assert ("CA-S25", 300) in lines(game, state)
    assert ("CA-S25", 500) not in lines(game, state)


# --- concealed --------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, moves, flag",
    [
        # all seven at once, from the hand
        (MELD + "hand South: K K K K K K K 8 9", "lay K K K K K K K", True),
        (MELD + "hand South: K K K K K 2 2 8 9", "lay K K K K K 2 2", True),
        # or all but the top card just taken
        (DRAW + "pile: 4 K♠; hand South: K♣ K♦ K♥ K♣ K♦ K♥ 8 9", "take with K K K K K K", True),
        # cards that came with the pile in the same turn are hand cards (CA-G11)
        (
            DRAW + OPEN + "pile: K K K 8♠; hand South: 8 8 K♠ K K K 9 5",
            "take with 8 8 & lay K K K K K K K",
            True,
        ),
        # not in two actions, nor onto an earlier meld
        (MELD + "hand South: K K K K K K K 8 9", "lay K K K K K & lay K K", False),
        (MELD + "melds 0: K K K; hand South: K♠ K K K 8 9", "lay K♠ K K K", False),
        (DRAW + "melds 0: K K K; pile: K♠; hand South: K K K 8 9", "take with K K K", False),
    ],
)
def test_23_concealed_canastas(text, moves, flag):
    game = table()
    state = played(game, text, moves)
    (kings,) = [m for m in state.melds[0] if len(m.cards) == 7]
    assert kings.concealed == flag
    assert (("CA-23", 100) in lines(game, state)) == flag


def test_G12_a_later_wild_card_leaves_the_bonus_of_a_concealed_canasta():
    game = table()
    state = played(game, MELD + "hand South: K K K K K K K 2 8 9", "lay K K K K K K K & lay 2 on K")
    assert lines(game, state) == [("CA-S25", 300), ("CA-23", 100), ("CA-S26", 90)]


K7 = "K K K K K K K"
OUT = [
    # the whole hand in one turn, in one action or several, with a canasta of his own
    (MELD + f"hand South: {K7}", f"lay {K7}", True),
    (MELD + f"hand South: {K7} 9", f"lay {K7} & discard 9", True),
    (MELD + f"hand South: {K7} A A A", f"lay {K7} & lay A A A", True),
    (MELD + f"hand South: {K7} A A A", "lay K K K K | A A A & lay K K K", True),
    (MELD + f"hand South: {K7} 3♠ 3♣ 3♠", f"lay {K7} & lay 3♠ 3♣ 3♠", True),
    # red threes laid out before do not spoil it
    (MELD + f"threes 0: 3♥; hand South: {K7}", f"lay {K7}", True),
    # the partner's melds do not spoil it, if nothing is added to them
    (MELD + f"melds 0: Q Q Q; melded: North; hand South: {K7}", f"lay {K7}", True),
    (MELD + f"melds 0: Q Q Q; melded: North; hand South: {K7} Q♠", f"lay {K7} & lay Q♠", False),
    (MELD + f"melds 0: Q Q Q; melded: North; hand South: {K7} 2", f"lay {K7} & lay 2 on Q", False),
    # he melded himself before
    (MELD + f"melds 0: Q Q Q; melded: South; hand South: {K7}", f"lay {K7}", False),
    # the canasta is the partner's
    (MELD + f"melds 0: {K7}; melded: North; hand South: A A A", "lay A A A", False),
    (MELD + "melds 0: K K K K K; melded: North; hand South: K♦ K♥ K♠", "lay K♦ K♥ K♠", False),
    # with the pile
    (
        DRAW + f"melds 0: Q Q Q; melded: North; pile: A♠; hand South: A A {K7}",
        f"take with A A & lay {K7}",
        True,
    ),
    (
        DRAW + f"melds 0: Q Q Q; melded: North; pile: Q♠; hand South: 9 {K7}",
        f"take & lay {K7} & discard 9",
        False,
    ),
    (DRAW + "pile: K♠; hand South: K♣ K♦ K♥ K♣ K♦ K♥ A A A", "take with K K K K K K and lay A A A", True),
]


@pytest.mark.parametrize("text, moves, concealed", OUT)
def test_S20_going_out_concealed(text, moves, concealed):
    game = table()
    told: list[Event] = []
    state = played(game, text, moves, told)
    assert state.out == 0
    assert state.out_concealed == concealed
    assert told[-2].rule == ("CA-S20" if concealed else "CA-S18")
    assert (("CA-S20", 100) in lines(game, state)) == concealed
    assert ("CA-S25", 100) in lines(game, state)


def test_S20_melding_in_an_earlier_turn_is_remembered():
    game = table()
    text = MELD + f"hand South: A A A {K7} 9; hand West: 4; hand North: 4; hand East: 5; stock: 7♣ 7♦ 7♥ 7♠"
    state = played(
        game, text, "lay A A A & discard 9 & draw & discard 7 & draw & discard 7 & draw & discard 7 & draw"
    )
    assert state.melded == {0}
    state = game.play(state, game.move(f"lay {K7}", state))
    state = game.play(state, game.move("discard 7♣"))
    assert (state.out, state.out_concealed) == (0, False)


# --- asking -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "seats, asker, answers",
    [
        (4, 0, 2),
        (4, 1, 3),
        (4, 2, 0),
        (4, 3, 1),
        (6, 0, 2),
        (6, 1, 3),
        (6, 4, 0),
        (6, 5, 1),
    ],
)
def test_S19_the_next_partner_to_the_left_answers(seats, asker, answers):
    game = table(seats=seats, canastas_to_go_out=1)
    side = asker % game.sides
    state = game.read(f"turn: {asker}, to meld; pile: J♠; melds {side}: {K7}; hand {asker}: 9 9 9 4")
    asked = game.play(state, game.move("ask"))
    assert game.turn(asked) == answers
    assert set(map(game.spell, game.legal(asked))) == {"answer yes", "answer no"}
    for text, answer in (("answer yes", True), ("answer no", False)):
        after = game.play(asked, game.move(text))
        assert (game.turn(after), after.answer) == (asker, answer)
        assert game.move("ask") not in game.legal(after)


def test_S19_yes_leads_out_and_no_keeps_in():
    game = table()
    text = MELD + DONE + "hand South: Q♠ 8 8 8 4"
    yes = played(game, text, "ask & answer yes")
    assert not any(game.spell(m).startswith("discard") for m in game.legal(yes))
    for seed in range(20):  # whatever he plays now, he goes out
        rng, state = random.Random(seed), yes
        while state.turn == 0 and game.turn(state) is not None:
            state = game.play(state, game.sample(state, rng))
        assert state.out == 0
    no = played(game, text, "ask & answer no")
    for seed in range(40):
        rng, state = random.Random(seed), no
        while state.turn == 0:
            state = game.play(state, game.sample(state, rng))
        assert state.out is None
    # the answer is good for this turn only
    after = played(game, text, "ask & answer no & discard 4")
    assert after.answer is None


def test_S19_asking_is_never_needed():
    assert played(table(), MELD + DONE + "hand South: 8 8 8", "lay 8 8 8").out == 0


# --- the end of a hand, and the count ----------------------------------------------


def test_S22_play_goes_on_while_everybody_takes_and_ends_when_one_declines():
    game = table()
    text = (
        DRAW
        + "stock: ; pile: Q♠; melds 0: Q Q Q; melds 1: 9 9 9; hand South: 9♠ 4 5; hand West: 6 7; hand North: 5 5; hand East: 6 6"
    )
    state = played(game, text, "take & discard 9♠")
    assert [game.spell(m) for m in game.legal(state)] == ["take"]  # West must take
    state = game.play(state, game.move("take"))
    state = game.play(state, game.move("discard 6♣"))
    told: list[Event] = []
    state = game.play(state, game.move("end"), hear(told))  # North may decline
    assert [(e.what, e.rule) for e in told] == [("declined", "CA-S22"), ("hand-over", "CA-S25")]
    assert game.turn(state) is None
    assert state.out is None  # S24
    assert not [e for e in game.ledger(state) if e.what.startswith("going-out")]


def test_S25_cards_left_in_the_hands_of_both_partners_count_against_the_side():
    game = table()
    state = game.read(
        "turn: South, over; hand South: 3♠ JK; hand North: 2 A; hand West: 7 8; hand East: 4; melds 0: 5 5 5"
    )
    assert lines(game, state) == [("CA-S26", 15), ("CA-S25", -55), ("CA-S25", -40)]
    assert lines(game, state, 1) == [("CA-S25", -15), ("CA-S25", -5)]
    assert game.scores(state) == (-80, -20)


@pytest.mark.parametrize(
    "card, value",
    [
        ("3♠", 5),
        ("4", 5),
        ("5", 5),
        ("6", 5),
        ("7", 5),
        ("8", 10),
        ("9", 10),
        ("10", 10),
        ("J", 10),
        ("Q", 10),
        ("K", 10),
        ("2", 20),
        ("A", 20),
        ("JK", 50),
    ],
)
def test_5_card_values(card, value):
    game = table()
    assert game.scores(
        game.read(f"turn: South, over; hand South: {card}; hand West: ; hand North: ; hand East: ")
    ) == (-value, 0)


def test_S26_seven_kings_are_570():
    assert table().scores(table().read(OVER + f"melds 0: {K7}")) == (570, 0)


def test_G6_a_wild_canasta():
    game = table(wild_canasta=2000)
    seven = "2♣ 2♦ 2♥ 2♠ JK JK JK"
    assert lines(game, game.read(OVER + f"melds 0: {seven}")) == [("CA-G6", 2000), ("CA-S26", 230)]
    assert lines(game, game.read(OVER + "melds 0: 2♣ 2♦ 2♥ 2♠ JK JK")) == [("CA-S26", 180)]
    state = played(game, MELD + f"hand South: {seven} 9", f"lay {seven} & discard 9")
    assert state.out == 0  # it counts as a canasta for going out


def test_20_black_threes_are_no_canasta_and_count_five_each():
    game = table()
    state = played(game, MELD + DONE + "hand South: 3♠ 3♣ 3♠ 3♣", "lay 3♠ 3♣ 3♠ 3♣")
    assert state.out == 0
    assert ("CA-S26", 100 + 20) in lines(game, state)  # seven kings, three queens, four black threes
    six = table(seats=6, canastas_to_go_out=1)
    state = played(six, MELD + DONE + "hand South: 3♠ 3♣ 3♠ 3♣ 3♠ 3♣", "lay 3♠ 3♣ 3♠ 3♣ 3♠ 3♣")
    assert state.out == 0
    assert [points for rule, points in lines(six, state) if points >= 300] == [500]
    assert set(BLACK_THREES) == set(cards("3♣ 3♠"))


def test_the_ledger_of_a_hand_under_way_keeps_hands_secret_and_threatens_nobody():
    game = table()
    state = game.read("turn: South; threes 0: 3♥ 3♦; melds 1: Q Q Q; threes 1: 3♥")
    assert lines(game, state, 0) == []
    assert lines(game, state, 1) == [("CA-S26", 30), ("CA-S27", 100)]


# --- the match --------------------------------------------------------------------


@pytest.mark.parametrize(
    "totals, winner",
    [
        ("4995 4990", ()),
        ("5000 4990", (0,)),
        ("4990 5000", (1,)),
        ("5200 6100", (1,)),
        ("6100 5200", (0,)),
        ("5000 5000", ()),
        ("6000 6000", ()),
        ("-500 5000", (1,)),
        ("4000 4000", ()),
    ],
)
def test_S28_the_higher_total_at_the_target_wins_and_a_tie_is_played_on(totals, winner):
    game = table()
    state = game.read(OVER + f"totals: {totals}")
    assert game.winners(state) == winner
    if winner:
        with pytest.raises(ValueError, match="match is over"):
            game.next_hand(state)
    else:
        assert game.totals(game.next_hand(state)) == tuple(map(int, totals.split()))


def test_S28_a_tie_of_two_below_a_third_is_no_tie():
    game = table(seats=3)
    nobody = "hand 0: ; hand 1: ; hand 2: ; "
    assert game.winners(game.read(f"turn: South, over; {nobody} totals: 5100 5100 6000")) == (2,)
    assert game.winners(game.read(f"turn: South, over; {nobody} totals: 6000 6000 5100")) == ()


@pytest.mark.parametrize("seats", [4, 2, 3, 6])
def test_6_the_deal_rotates_and_totals_add_up_until_somebody_wins(seats):
    game, rng = table(seats=seats, target_score=1500), random.Random(seats)
    session = Session(game, seed=seats)
    sums = [0] * game.sides
    for hand in count():
        start = session.state
        assert start.hand_number == hand
        assert start.dealer == (game.deal(seats).dealer + hand) % seats
        assert start.turn == (start.dealer + 1) % seats
        assert list(start.totals) == sums
        while (move := game.sample(session.state, rng)) is not None:
            session.play(move)
        sums = [a + b for a, b in zip(sums, game.scores(session.state), strict=True)]
        if game.winners(session.state):
            break
        session.next_hand()
        assert session.state != start
    best = max(sums)
    assert best >= 1500
    assert [sums.index(best)] == list(game.winners(session.state))


def test_the_next_hands_of_a_seed_are_the_same_and_of_another_are_not():
    game = table()
    over = [game.read(OVER + f"deal: 0 of seed {seed} by South") for seed in (1, 1, 2)]
    first, again, other = (game.next_hand(state) for state in over)
    assert first == again
    assert first.hands != other.hands
    assert first.dealer == 1


def test_a_hand_is_dealt_by_nobody_else_than_2_3_4_or_6():
    wrong: list[Any] = [0, 1, 5, 7, "4", 4.0, True]
    for seats in wrong:
        with pytest.raises(BadOption, match="2, 3, 4 or 6"):
            cardlab.game("canasta", seats=seats)


def test_23_a_canasta_of_wild_cards_earns_no_bonus_for_being_concealed():
    game = table(wild_canasta=2000)
    wilds = "2♣ 2♦ 2♥ 2♠ JK JK JK"
    after = played(game, f"{MELD}{OPEN}hand South: {wilds} 5♣ 6♦", f"lay {wilds}")
    assert ("CA-G6", 2000) in lines(game, after)
    assert not [points for rule, points in lines(game, after) if rule == "CA-23"]
