"""Railroad Canasta by examples, vectors and play: each rule that constrains a move, kept and broken.

The examples are those of the rulebook (`cardlab.games.NAME.examples`).
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any

import pytest

import cardlab
from cardlab import Game
from cardlab.cards import Cards, Rank, cards
from cardlab.explain.examples import Example, examples
from cardlab.games.railroad_canasta import scoring
from cardlab.games.railroad_canasta.examples import (
    ALL_SEVENS,
    ALONE,
    BLACK,
    DRAW,
    EARNED,
    EMPTY,
    FOUR,
    KITTY_FIRST,
    MELD,
    MUST,
    NOW,
    ONE_THREE,
    OPEN,
    PASSES,
    PLUS,
    RED,
    SEVENS,
    SOON,
    STEP,
    TAKEN,
    THROWS,
    WALK,
    WILD,
    WILD_TOP,
)
from cardlab.games.railroad_canasta.position import (
    CANASTA,
    Group,
    Lay,
    Pass,
    State,
    Take,
    TakeKitty,
    complete,
    kinds,
    may_look,
    minimum,
    sevens_free,
)
from cardlab.options import BadOption
from cardlab.rulings import FAILS, HOLDS
from cardlab.values import Side, replace
from cardlab.views import Event, Hold
from cardlab.words import words
from tests.contract.play import hear

EXAMPLES = examples("railroad_canasta")


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
    """The table, the state before the judged move, that move and the ruling on it."""
    game, state, move = example.lay()
    return game, state, move, game.ruling(state, move)


def title(example: Example) -> str:
    return f"{example.id} {'keeps' if example.legal else 'breaks'}: {example.moves}"


@pytest.mark.parametrize("example", EXAMPLES, ids=title)
def test_an_example_is_judged_as_the_rules_say(example):
    game, state, move, ruling = judged(example)
    assert {leaf.rule for leaf in ruling.blame()} == set(example.blamed)
    assert bool(ruling) == (not example.blamed) == (move in game.legal(state))
    spoke = {node.verdict for _, node in ruling.walk() if node.rule == example.rule}
    assert (FAILS if example.blamed else HOLDS) in spoke
    if not example.blamed:
        later = game.play(state, move)
        assert later != state
        assert game.legal(later) or game.turn(later) is None


def test_every_rule_has_an_example_that_keeps_it_and_one_that_breaks_it():
    kept, broken, leaves = set[str](), set[str](), set[str]()
    for example in EXAMPLES:
        game, _, _, ruling = judged(example)
        leaves |= {rule.id for kind in game.kinds for rule in kind.charter.rules()}
        for _, node in ruling.walk():
            if node.rule and not node.waived:
                if node.verdict is HOLDS:
                    kept.add(node.rule)
                elif node.verdict is FAILS:
                    broken.add(node.rule)
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


# --- the vectors of the specification ------------------------------------------------


@pytest.mark.parametrize(
    ("meld", "legal"),
    [("K K 2", True), ("K 2 2", False), ("K K 2 2 JK", True), ("K K K 2 2 JK JK", False), ("2 2 JK", True),
     ("2 JK", False), ("7 7 2", False), ("7 7 7", True), ("K K K K K K K K", False)],
)  # fmt: skip
def test_vector_1_melds(meld, legal):
    game, state = at(MELD + OPEN + f"hand South: {meld} 4 5")
    assert game.allows(state, game.move(f"lay {meld}", state)) == legal


def test_vector_2_opening():
    for total, need in ((4995, 50), (5000, 90), (-5, 15), (0, 50), (10000, 120), (15000, 150)):
        assert minimum(at(MELD + f"totals: {total} 0 0 0")[1], 0) == need
    for total in (0, 4995):
        game, state = at(MELD + f"totals: {total} 0 0 0; hand South: A A A {SEVENS} 4")
        assert game.allows(state, game.move("lay A A A", state))
        assert not game.allows(state, game.move(f"lay {SEVENS}", state))


def test_vector_3_the_pile():
    game, state = at(DRAW + "melds South: Q Q Q; pile: 2♦ Q♠; hand South: Q 2 4 5")
    assert not [m for m in game.legal(state) if isinstance(m, Take)]
    assert not game.allows(state, game.move("take with Q 2", state))
    game, state = after(DRAW + "melds South: Q Q Q; pile: 2♦ Q♠; hand South: Q♠ Q♣ 4 5", "take with Q♠ Q♣")
    assert [len(m.cards) for m in state.melds[0]] == [6]
    five = DRAW + "melds South: Q Q Q Q Q; hand South: Q♠ Q♣ 4 5; pile: "
    game, state = at(five + "2♦ Q♠")
    assert not [m for m in game.legal(state) if isinstance(m, Take)]
    game, state = at(five + "5♦ Q♠")
    assert [game.spell(m) for m in game.legal(state) if isinstance(m, Take)] == ["take"]
    assert [len(m.cards) for m in game.play(state, Take()).melds[0]] == [6]


def test_vector_4_going_out():
    fives_aces = "A A A A A 2 2"
    game, state = after(
        f"turn: South, to meld; pile: J♠; melds South: {RED} | {fives_aces} | JK JK JK 2 2 2 2 | {SEVENS};"
        "threes South: 3♥ 3♦; hand South: 4; kitty South: ", "discard 4",
    )  # fmt: skip
    assert state.out == 0
    assert game.scores(state)[0] == 4075


def test_vector_5_not_out():
    game, state = at(
        "turn: South, over; melds South: Q Q Q | 4 4 4 2; threes South: 3♥; hand South: JK K 7;"
        "kitty South: A A 2 JK 8 9 5 4 3♠ 3♥ Q"
    )
    lines = {entry.what: entry.points for entry in game.ledger(state) if entry.side == 0}
    assert lines == {"melded-cards": 65, "red-threes": 100, "cards-in-hand": -65, "rr-kitty": -155}
    assert game.scores(state)[0] == -55


# --- positions on which players and programs go wrong ----------------------------------


def test_an_unfrozen_pile_may_be_taken_by_whatever_takes_a_frozen_one():
    for seed in range(60):
        rng = random.Random(seed)
        hand = " ".join(rng.choice(["8", "Q", "4", "5", "6", "2", "JK"]) for _ in range(7))
        text = (
            DRAW
            + rng.choice([OPEN, "", "melds South: 8 8 8; "])
            + f"hand South: {hand}; pile: 5♦ {rng.choice('8Q')}♠"
        )
        game, free = at(text)
        _, frozen = at(text + ", frozen")
        taken = [m for m in game.legal(frozen) if isinstance(m, Take)]
        assert all(game.allows(free, m) for m in taken)


def test_five_on_the_table_and_a_pair_in_hand():
    game, state = at(MELD + "melds South: Q Q Q Q Q; hand South: Q♠ Q♣ Q♥ 4 5")
    assert game.allows(state, game.move("lay Q♠ Q♣", state))
    ruling = game.ruling(state, game.move("lay Q♠ Q♣ Q♥", state))
    assert [(n.rule, n.fact("have"), n.fact("need")) for n in ruling.blame()] == [("RC-18", 8, 7)]
    state = game.play(state, game.move("lay Q♠ Q♣", state))
    assert not game.allows(state, game.move("lay Q♥", state))


def test_a_stock_of_one_card_when_two_are_drawn():
    game, state = after(DRAW + "stock: 9♣; hand South: 4 5; pile: 8♠", "draw")
    assert state.stock == () and len(state.hand) == 3 and state.phase == "meld"
    state = game.play(state, game.move("discard 4", state))
    assert [game.spell(m) for m in game.legal(state)] == ["end"]


def test_the_last_card_of_the_stock_is_a_red_three():
    game, state = after(DRAW + "stock: 3♥; hand South: 4 5; pile: 8♠", "draw")
    assert game.turn(state) is None and state.threes[0] == cards("3♥") and state.out is None
    game, state = after(DRAW + "stock: 3♥ 9♣; hand South: 4 5; pile: 8♠", "draw")
    assert state.phase == "meld" and state.threes[0] == cards("3♥") and len(state.hand) == 3
    game, state = after(DRAW + "stock: 3♥ 3♦; hand South: 4 5; pile: 8♠", "draw")
    assert game.turn(state) is None and len(state.threes[0]) == 2
    assert game.scores(state)[0] == 200 - 10 - _kitty(state)


def _kitty(state: State) -> int:
    return -next(e.points for e in scoring.ledger(state) if e.what == "rr-kitty" and e.side == 0)


def test_the_only_cards_left_are_sevens():
    game, state = after(DRAW + OPEN + "hand South: 7 7; stock: 9♣ 7♦ 7♥", "draw")
    assert sorted(game.spell(m) for m in game.legal(state)) == ["end", "lay 7♣ 7♦ 7♦"]
    over = game.play(state, game.move("end"))
    assert game.turn(over) is None and over.out is None
    assert {e.what: e.points for e in game.ledger(over) if e.side == 0}["cards-in-hand"] == -20
    laid = game.play(state, game.move("lay 7♣ 7♦ 7♦ 7♥"))
    assert game.turn(laid) is None and laid.out is None
    assert not [e for e in game.ledger(laid) if e.what == "going-out"]
    # the last canasta of sevens frees them, and one seven alone cannot be discarded all the same
    game, state = at(MELD + f"{ALL_SEVENS} hand South: 7 7 7 7 7 7 7 7; melds South: Q Q Q")
    state = game.play(state, game.move("lay 7 7 7 7 7 7 7", state))
    assert sevens_free(state) and [game.spell(m) for m in game.legal(state)] == ["end"]
    # nobody gets there by melding
    game, state = at(MELD + OPEN + "hand South: 8 8 8 7 7")
    assert not [m for m in game.legal(state) if isinstance(m, Lay)]


def test_sevens_alone_under_the_other_rules():
    game, state = after(MELD + OPEN + "hand South: 7 7", "pass", **PASSES)
    assert (state.turn, state.phase, len(state.hands[0]), len(state.pile)) == (1, "draw", 2, 1)
    game, state = after(MELD + EARNED + "hand South: 7 7", "pass", **PASSES)
    assert state.phase == "kitty"
    game, state = after(MELD + OPEN + "hand South: 7 7", "discard 7", **THROWS)
    assert state.turn == 1 and len(state.hands[0]) == 1
    for options in (PASSES, THROWS):
        for position in ("hand South: 7 7 7 7 7", "hand South: 7 7"):
            game, state = at(MELD + OPEN + position, **options)
            assert game.legal(state)


# --- the kitty ------------------------------------------------------------------------


def test_the_kitty_is_hidden_from_its_owner_until_it_is_earned():
    game, state = at(MELD + "melds South: K K K K K K; hand South: K♥ 4 5 6")
    for seat in (None, 0, 1):
        assert set(game.view(state, seat).zone("kitty:0").cards) == {None}
    state = game.play(state, game.move("lay K♥"))
    assert game.view(state, 0).zone("kitty:0").cards == state.kitties[0]
    for seat in (None, 1, 2, 3):
        assert set(game.view(state, seat).zone("kitty:0").cards) == {None}
    assert game.view(state, 1).zone("kitty:0").marks == ("unlocked",)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_imagined_redeals_the_kitty_even_for_its_owner(seats):
    game, rng = table((("seats", seats),)), random.Random(seats)
    state = game.deal(seats)
    redealt, moves = set(), 0
    while game.turn(state) is not None:
        for seat in range(seats) if moves % 9 == 0 else ():
            other = game.reseat(state, seat, rng)
            assert game.view(other, seat) == game.view(state, seat)
            if not may_look(state, seat) and state.kitties[seat]:
                redealt.add((seat, other.kitties[seat] != state.kitties[seat]))
            elif state.kitties[seat]:
                assert other.kitties[seat] == state.kitties[seat]
            assert all(not set(hand) & set(cards("3♥ 3♦")) for hand in other.hands)
        state = game.play(state, game.sample(state, rng))
        moves += 1
    assert {seat for seat, differs in redealt if differs} == set(range(seats))


def test_taking_the_kitty():
    kitty = "kitty South: 3♥ 3♦ A♣ K♦"
    _game, state = after(STEP + EARNED + kitty + "; hand South: 4 5", "take kitty")
    assert state.hands[0] == tuple(sorted(cards("A♣ K♦ 4♣ 5♣"))) and state.turn == 1
    assert len(state.threes[0]) == 2 and state.kitties[0] == ()
    _game, state = after(STEP + EARNED + kitty + "; hand South: 4 5; stock: 9♣ 3♥ 8♣ 8♦", "take kitty",
                        red_three_replacement="always")  # fmt: skip
    assert len(state.hands[0]) == 6 and len(state.threes[0]) == 2
    _game, state = after(DRAW + EARNED + kitty, "take kitty & draw", **SOON)
    assert state.turn == 0 and state.phase == "meld"
    _game, state = after(MELD + EARNED + "hand South: 4 5", "discard 4", **SOON)
    assert state.phase == "kitty"
    _game, state = after(MELD + OPEN + "hand South: 4 5", "discard 4")
    assert (state.turn, state.phase) == (1, "draw")


def test_walking_into_the_kitty():
    game, state = after(MELD + EARNED + "hand South: 4", "discard 4", **WALK)
    assert [game.spell(m) for m in game.legal(state)] == ["take kitty"]
    state = game.play(state, TakeKitty())
    assert state.turn == 1 and len(state.hands[0]) == 11
    # who has all four kinds goes out instead, unless the kitty must be taken first
    game, state = after(MELD + FOUR + "hand South: 4", "discard 4", **WALK)
    assert state.out == 0
    game, state = after(MELD + FOUR + "hand South: 4", "discard 4", **WALK, **KITTY_FIRST)
    assert state.out is None and state.phase == "kitty"
    # with an empty hand as the key nobody ever looks first
    game, state = at(MELD + EARNED + "hand South: 4 5", **EMPTY)
    assert set(game.view(state, 0).zone("kitty:0").cards) == {None}
    state = game.play(state, game.move("discard 4", state))
    assert (state.turn, state.phase) == (1, "draw")


# --- other options -----------------------------------------------------------------------


def test_packs_and_jokers():
    for seats in (2, 3, 4, 5, 6):
        for jokers in (2, 4):
            state = cardlab.game("railroad_canasta", seats=seats, jokers_per_player=jokers).deal(1)
            held = Counter(
                [
                    c
                    for zone in (state.stock, state.pile, *state.hands, *state.kitties, *state.threes)
                    for c in zone
                ]
            )
            assert held.total() == seats * (104 + jokers)
            assert held[cards("JK")[0]] == seats * jokers
            assert {len(hand) for hand in state.hands} == {13} and {
                len(kitty) for kitty in state.kitties
            } == {11}


def test_red_threes_that_are_dealt_drawn_or_taken():
    texts = {"classic": (3, 2), "never": (2, 1), "always": (3, 2)}
    for rule, (size, _) in texts.items():
        _game, state = after(DRAW + "hand South: 4; stock: 9♣ 8♣ 3♥ 8♦", "draw", red_three_replacement=rule)
        assert (len(state.hand), len(state.threes[0])) == (size, 1)
    _game, state = after(DRAW + "hand South: 4; stock: 9♣ 8♣ 3♥ 3♦", "draw", red_three_replacement="never")
    assert (len(state.hand), len(state.threes[0])) == (2, 2)
    for rule, size in (("classic", 3), ("never", 3), ("always", 4)):
        text = DRAW + OPEN + "hand South: 8 8 4 5; pile: 3♥ 6♦ 8♠; stock: 9♣ 9♦"
        _game, state = after(text, "take with 8 8", red_three_replacement=rule)
        assert (len(state.hand), len(state.threes[0])) == (size, 1)
    never = cardlab.game("railroad_canasta", red_three_replacement="never")
    for seed in range(20):
        state = never.deal(seed)
        assert all(len(hand) + len(reds) == 13 for hand, reds in zip(state.hands, state.threes, strict=True))


def test_the_first_card_of_the_pile():
    plain, covered = table(), table((("cover_special_upcard", True),))
    seen = set()
    for seed in range(250):
        state = plain.deal(seed)
        kind = "wild" if state.top.rank in (1, 13) else "red" if state.top in cards("3♥ 3♦") else "other"
        assert len(state.pile) == 1 and state.frozen == (kind != "other")
        seen.add(kind)
        over = covered.deal(seed)
        assert over.top.rank not in (1, 2, 13)
        assert over.frozen == any(c.rank in (1, 13) or c in cards("3♥ 3♦") for c in over.pile)
    assert seen == {"wild", "red", "other"}


def test_a_meld_on_the_table_may_take_the_top_card_only():
    _game, state = after(DRAW + "melds South: Q Q Q; pile: 8♦ Q♠; hand South: 4 5", "take", **ALONE)
    assert state.pile == cards("8♦") and len(state.hand) == 2
    _game, state = after(
        DRAW + "melds South: Q Q Q; pile: 8♦ Q♠; hand South: Q♠ Q♥ 4 5", "take with Q♠ Q♥", **ALONE
    )
    assert state.pile == () and len(state.hand) == 3
    _game, state = after(DRAW + "melds South: Q Q Q; pile: 8♦ Q♠; hand South: 4 5", "take")
    assert state.pile == () and len(state.hand) == 3


def test_a_pile_under_a_wild_card_may_be_taken_by_two():
    game, state = at(DRAW + OPEN + "pile: 8♠ 2♠; hand South: 2 2 JK 4 5", **WILD_TOP)
    assert {game.spell(m) for m in game.legal(state)} == {"draw", "take with 2♣ 2♦", "take with 2♣ JK"}
    state = game.play(state, game.move("take with 2 JK", state))
    assert [(m.rank, len(m.cards)) for m in state.melds[0]] == [
        (Rank(11), 3),
        (Rank(13), 3),
    ] and not state.frozen
    game, state = at(DRAW + "totals: 5000 0 0 0; pile: 8♠ 2♠; hand South: 2 JK JK A A A 4 5", **WILD_TOP)
    spelled = {game.spell(m) for m in game.legal(state)}
    assert spelled == {"draw", "take with JK JK", "take with 2♣ JK"}


def test_red_threes_in_the_count():
    text = "turn: South, over; hand South: ; kitty South: ; threes South: "
    for options, reds, worth in (
        ({}, 3, 300), ({}, 6, 600), ({"unmelded_red_threes": "zero"}, 3, 0), ({"unmelded_red_threes": "minus"}, 3, -300),
        ({"red_three_set_bonus": "classic"}, 3, 300), ({"red_three_set_bonus": "classic"}, 4, 800),
        ({"red_three_set_bonus": "classic"}, 5, 1000), ({"red_three_set_bonus": "classic"}, 6, 1200),
        ({"red_three_set_bonus": "classic"}, 7, 1400),
        ({"red_three_set_bonus": "classic", "unmelded_red_threes": "minus"}, 4, -800),
    ):  # fmt: skip
        game, state = at(text + " ".join(["3♥", "3♦"] * reds)[: 3 * reds - 1], **options)
        assert game.scores(state)[0] == worth
        melded = replace(state, melds=(at(OPEN)[1].melds[0], *state.melds[1:]))
        assert game.scores(melded)[0] == abs(game.scores(melded)[0]) >= 100 * reds
    game, state = at("turn: South, to meld; threes South: 3♥", unmelded_red_threes="minus")
    assert game.scores(state)[0] == 0  # nothing is lost before the end


def test_the_end_of_the_match():
    game = table()
    assert game.champions(game.deal(1), (20000, 19995, 0, 0)) == (0,)
    assert game.champions(game.deal(1), (19995, 19990, 0, 0)) == ()
    assert game.champions(game.deal(1), (20500, 20500, 20000, 0)) == ()
    assert game.champions(game.deal(1), (20500, 20505, 20000, 0)) == (1,)
    short = cardlab.game("railroad_canasta", target_score=500)
    assert short.champions(short.deal(1), (500, 0, 0, 0)) == (0,)


def test_the_ledger_cites_the_canastas():
    game, state = at(MELD + FOUR)
    lines = [(e.rule, e.what, e.points) for e in game.ledger(state) if e.side == 0]
    assert ("RC-22", "rr-canasta-red", 500) in lines and ("RC-23", "rr-canasta-black", 300) in lines
    assert ("RC-24", "rr-canasta-wild", 1000) in lines and ("RC-25", "rr-canasta-sevens", 1500) in lines
    assert kinds(state.melds[0]) == {"red", "black", "wild", "sevens"}
    nine = "3♠ 3♣ " * 4 + "3♠"
    game, state = after(MELD + FOUR + TAKEN + f"hand South: {nine} 4", f"lay {nine} & discard 4")
    assert state.out == 0
    assert [e.what for e in game.ledger(state) if e.side == 0].count("going-out") == 1
    assert len([e for e in game.ledger(state) if e.side == 0 and "canasta" in e.what]) == 4


def test_players():
    for seats in (2, 3, 4, 5, 6):
        game = table((("seats", seats),))
        assert game.seats == game.sides == seats
        first, second = game.deal(3), None
        assert first.turn == (first.dealer + 1) % seats
        second = game.next_hand(replace(first, phase="over"))
        assert second.dealer == (first.dealer + 1) % seats and second.totals == game.totals(
            replace(first, phase="over")
        )
    with pytest.raises(BadOption, match="RC-1"):
        cardlab.game("railroad_canasta", seats=7)


# --- the lists of moves against everything that a hand can do ----------------------------------


HOUSES: list[dict[str, Any]] = [
    {}, {"seats": 2}, PLUS, WILD_TOP, ALONE, WALK, PASSES, THROWS, ONE_THREE, {**KITTY_FIRST, **WALK}, {"seats": 3},
]  # fmt: skip


def small_position(seed: int) -> tuple[Game[Any], State]:
    """A table and a position in which South is to draw or to meld, with a short hand rich in melds."""
    rng = random.Random(seed)
    options = HOUSES[seed % len(HOUSES)]
    ranks = rng.sample(["4", "8", "Q", "A", "7"], 3)
    melds = []
    if rng.random() < 0.75:
        for rank in rng.sample(ranks, rng.choice((1, 2))):
            naturals = [rank] * rng.choice((2, 3, 4, 5, 6))
            wilds = ["2"] * rng.choice((0, 1, 2)) if rank != "7" else []
            if 3 <= len(naturals + wilds) <= CANASTA:
                melds.append(" ".join(naturals + wilds))
        if rng.random() < 0.3:
            melds.append(rng.choice(["2 2 JK", "2 2 2 JK JK", "2 2 2 JK JK JK"]))
        if rng.random() < 0.3:
            melds += [RED.replace("K", "J"), BLACK, WILD.replace("JK", "2♠"), SEVENS][: rng.choice((3, 4, 4))]
    hand: list[str] = []
    size = rng.randrange(1, 7)
    while len(hand) < size:
        draw = rng.random()
        if draw < 0.65:
            hand += [rng.choice(ranks)] * rng.choice((1, 2, 3))
        elif draw < 0.85:
            hand.append(rng.choice(["2", "JK"]))
        else:
            hand += ["3♠"] * rng.choice((1, 3)) if rng.random() < 0.5 else ["5♦"]
    top = rng.choice([*(f"{r}♠" for r in ranks), "2♠"])
    under = rng.choice(["", "5♣ ", "5♣ 6♣ ", "3♥ ", "7♣ ", "2♥ ", "3♥ 5♣ "])
    totals = " ".join([str(rng.choice((-5, 0, 5000)))] + ["0"] * (options.get("seats", 4) - 1))
    phase = rng.choice(("to meld", "to draw"))
    text = f"turn: South, {phase}; totals: {totals}; hand South: {' '.join(hand[:size])}; melds South: {' | '.join(melds)};"
    text += f"pile: {under}{top}" + (", frozen" if rng.random() < 0.3 else "")
    if rng.random() < 0.5:
        text += "; kitty South: "
    try:
        return at(text, **options)
    except cardlab.BadNotation:  # two packs too few for so many of one card
        return small_position(seed + 10_000 * len(HOUSES))


Share = tuple[int, int, int, int]  # rank, naturals, deuces, jokers
Laying = tuple[int | None, frozenset[tuple[Share, int]]]  # the top's rank, shares with how often


def shares(hand: Any, ranks: list[int], top: int | None) -> list[Laying]:
    """All ways to give some of the hand to these ranks, in one group a rank, sensible or not."""
    held = Counter(int(c.rank) for c in hand)
    ways: list[tuple[tuple[Share, ...], int, int]] = [((), held[1], held[13])]
    for rank in ranks:
        more = []
        for laid, deuces, jokers in ways:
            for n in range((held[rank] if rank not in (1, 13) else 0) + 1):
                for d in range(deuces + 1):
                    for j in range(jokers + 1):
                        share = ((rank, n, d, j),) if n + d + j else ()
                        more.append((laid + share, deuces - d, jokers - j))
        ways = more
    return [(top, frozenset(Counter(laid).items())) for laid, _, _ in ways if laid or top is not None]


def move_of(state: State, laying: Laying) -> Lay | Take:
    top, wanted = laying
    left = {rank: [c for c in state.hand if c.rank == rank] for rank in range(14)}
    groups: list[Group] = []
    taking: Cards = ()
    for (rank, n, d, j), count in sorted(wanted):
        for _ in range(count):
            found = [left[rank].pop() for _ in range(n)]
            found += [left[1].pop() for _ in range(d)] + [left[13].pop() for _ in range(j)]
            if rank == top and not taking:
                taking = tuple(found)
            else:
                groups.append(Group(Rank(rank), tuple(found)))
    return Lay(tuple(groups)) if top is None else Take(taking, tuple(groups))


def name_of(state: State, move: Lay | Take) -> Laying:
    groups = [*move.groups]
    top = None
    if isinstance(move, Take):
        top = 13 if state.top.rank in (1, 13) else int(state.top.rank)
        if move.cards:
            groups.append(Group(Rank(top), move.cards))
    found = []
    for group in groups:
        d, j = (sum(c.rank == r for c in group.cards) for r in (1, 13))
        found.append((int(group.rank), len(group.cards) - d - j, d, j))
    return top, frozenset(Counter(found).items())


def universe(game: Game[Any], state: State) -> dict[Laying, Lay | Take]:
    taking = state.phase == "draw"
    top = (13 if state.top.rank in (1, 13) else int(state.top.rank)) if taking else None
    ranks = {int(c.rank) for c in state.hand if c.rank != 1} | {int(m.rank) for m in state.melds[0]} | {13}
    if top is not None:
        ranks.add(top)
    ranks -= {1}
    found = {}
    for laying in shares(state.hand, sorted(ranks), top):
        move = move_of(state, laying)
        if game.allows(state, move):
            found[laying] = move
    return found


def counts(laying: Laying) -> Counter[tuple[int, int]]:
    total: Counter[tuple[int, int]] = Counter()
    for (rank, n, d, j), times in laying[1]:
        total.update({(rank, 0): n * times, (rank, 1): d * times, (rank, 2): j * times})
    return total


def reached(game: Game[Any], state: State, laying: Laying, seen: dict[Any, bool]) -> bool:
    """Can the laying be made of listed moves, one after the other?"""
    goal = counts(laying)
    key = (state.phase, state.hand, tuple(sorted(goal.items())))
    if key in seen:
        return seen[key]
    seen[key] = False
    for move in game.legal(state):
        if isinstance(move, Take if laying[0] is not None else Lay):
            step = counts(name_of(state, move))
            if all(step[k] <= goal[k] for k in step):
                rest = goal - step
                if not +rest:
                    seen[key] = True
                    break
                after_ = game.play(state, move)
                left = {(r, n, d, j) for r in {k[0] for k in rest}
                        for n, d, j in [(rest[r, 0], rest[r, 1], rest[r, 2])]}  # fmt: skip
                if game.turn(after_) == state.turn and reached(
                    game, after_, (None, frozenset((x, 1) for x in left)), seen
                ):
                    seen[key] = True
                    break
    return seen[key]


@pytest.mark.parametrize("part", range(4))
def test_nothing_is_listed_outside_the_universe_and_nothing_in_it_is_out_of_reach(part):
    found = 0
    for seed in range(part, 1200, 4):
        game, state = small_position(seed)
        ways = universe(game, state)
        for move in game.legal(state):
            if isinstance(move, Lay | Take):
                assert name_of(state, move) in ways, (game.write(state), game.spell(move))
        seen: dict[Any, bool] = {}
        for laying, move in ways.items():
            assert reached(game, state, laying, seen), (game.write(state), game.spell(move))
            found += 1
    assert found > 150


LONG = {
    "ten kings to open with 90": ("totals: 5000 0 0 0; hand South: K K K K K K K K K K 4 5", "lay K K K K K K K | K K K"),
    "ten sevens to open with 50": ("hand South: 7 7 7 7 7 7 7 7 7 7 4 5", "lay 7 7 7 7 7 7 7 | 7 7 7"),
    "ten wild cards to open with 150":
        ("totals: 15000 0 0 0; hand South: 2 2 2 2 2 2 2 2 2 2 4 5", "lay 2 2 2 2 2 2 2 | 2 2 2"),
    "black kings and more of them":
        ("totals: 10000 0 0 0; hand South: K K K K K K K K 2 2 4 5", "lay K K K K K K K | K 2 K"),
}  # fmt: skip


@pytest.mark.parametrize("name", LONG)
def test_two_melds_of_one_rank_may_open(name):
    text, move = LONG[name]
    game, state = at(MELD + text)
    wanted = name_of(state, game.move(move, state))
    legal = game.allows(state, game.move(move, state))
    listed = {name_of(state, m) for m in game.legal(state) if isinstance(m, Lay)}
    if legal:
        assert any(all(counts(x)[k] <= counts(wanted)[k] for k in counts(x)) for x in listed)
    assert name == "black kings and more of them" or wanted in listed


# --- play -----------------------------------------------------------------------------


def walk(game: Game[Any], seed: int):
    """Random play; every kind of move as likely as any other."""
    rng, state = random.Random(seed), game.deal(seed)
    for _ in range(6000):
        legal = game.legal(state)
        if not legal:
            break
        by_kind: dict[type, list[Any]] = {}
        for move in legal:
            by_kind.setdefault(type(move), []).append(move)
        move = rng.choice(by_kind[rng.choice(list(by_kind))])
        yield state, move
        state = game.play(state, move)
    yield state, None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_hands_come_to_an_end(seats):
    game, ends = table((("seats", seats),)), Counter[str]()
    for seed in range(150):
        rng, state = random.Random(seed), game.deal(seed)
        while (move := game.sample(state, rng)) is not None:
            state = game.play(state, move)
        assert game.turn(state) is None and state.phase == "over"
        ends["out" if state.out is not None else "stock" if not state.stock else "sevens"] += 1
    assert ends["stock"] > 100


EVERY_OPTION = [{choice.name: value} for choice in table().options for value in choice.values[1:]] + [
    {**MUST, **NOW},
    {**WALK, **NOW},
    {**WALK, **MUST, **KITTY_FIRST},
    {**EMPTY, **MUST},
    {**EMPTY, **THROWS},
    {**PASSES, **WALK},
]


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_nobody_is_stuck_at_any_table(options):
    game = cardlab.game("railroad_canasta", seats=2, **options)
    for seed in range(6):
        for state, move in walk(game, seed):
            assert (move is None) == (game.turn(state) is None), game.write(state)
            for melds in state.melds:
                ranks = [m.rank for m in melds if not complete(m)]
                assert len(set(ranks)) == len(ranks)
                assert all(len(m.cards) <= CANASTA or m.rank == 2 for m in melds)


# hands in which the end is near: what random play hardly reaches
LATE = [
    MELD + FOUR + TAKEN + "hand South: 8 8 8 9 9 4 7",
    MELD + FOUR + "hand South: 3♠ 3♣ 3♠ 3♠ 4",
    MELD + f"melds South: {RED} | {BLACK} | {WILD} | 7 7 7 7 7 7; hand South: 7♠ 4 5 7♥",
    MELD + EARNED + "hand South: 7 7 7 7 7 7 7 7; " + ALL_SEVENS,
    DRAW + EARNED + "hand South: 7; stock: 9♣ 7♦ 7♥",
    DRAW + EARNED + "hand South: 7; stock: 7♦",
    DRAW + "melds South: Q Q Q Q Q Q; hand South: 7 4; pile: Q♠; stock: ",
    MELD + "melds South: K K K K K K; hand South: K♠ 4",
    MELD + f"melds South: {SEVENS}; hand South: 7♠ 4 7♠; " + ALL_SEVENS,
]


@pytest.mark.parametrize("options", [{}, *EVERY_OPTION], ids=str)
def test_nobody_is_stuck_near_the_end(options):
    for text in LATE:
        game, first = at(text, **options)
        for seed in range(6):
            rng, state = random.Random(seed), first
            for _ in range(40):
                move = game.sample(state, rng)
                assert (move is None) == (game.turn(state) is None), game.write(state)
                if move is None:
                    break
                state = game.play(state, move)


# --- face and text ----------------------------------------------------------------------


def test_zones_of_melds():
    game, state = at(MELD + f"melds South: {RED} | {RED} | K♠ K♣ K♦ | {BLACK} | {WILD} | {SEVENS}")
    zones = {zone.id: zone for zone in game.view(state, 1).zones if zone.what == "meld"}
    assert list(zones) == [
        "meld:0:6:1",
        "meld:0:8:1",
        "meld:0:12:1",
        "meld:0:12:2",
        "meld:0:12",
        "meld:0:13:1",
    ]
    marks = {id: zone.marks for id, zone in zones.items()}
    assert marks["meld:0:12:1"] == ("canasta", "red") and marks["meld:0:12"] == ()
    assert marks["meld:0:8:1"] == ("canasta", "black") and marks["meld:0:13:1"] == ("canasta", "wild")
    assert marks["meld:0:6:1"] == ("canasta", "sevens")


def test_what_a_selection_may_mean():
    game, state = at(MELD + OPEN + "hand South: Q♠ 8 8 8 4")
    first = game.meanings(state, Hold(cards("Q♠"), "hand:0", "meld:0:11"))[0]
    assert game.spell(first.move) == "lay Q♠" and first.verb == "add"
    first = game.meanings(state, Hold(cards("8♣ 8♦ 8♥"), "hand:0"))[0]
    assert game.spell(first.move) == "lay 8♣ 8♦ 8♥" and first.verb == "lay"
    verbs = [o.verb for o in game.meanings(state, Hold())]
    assert "rr-kitty" in verbs and "draw" in verbs
    assert [o.verb for o in game.meanings(state, Hold(target="kitty:0"))] == ["rr-kitty"]
    game, state = at(STEP + EARNED)
    assert [o.verb for o in game.meanings(state, Hold())][:2] == ["rr-kitty", "rr-leave"]
    game, state = at(MELD + "hand South: 7 7", **PASSES)
    assert "rr-pass" in [o.verb for o in game.meanings(state, Hold())]


def test_moves_and_positions_as_text():
    game = table()
    for text in (
        "take kitty",
        "pass",
        "end",
        "draw",
        "lay K♠ K♥ K♦ | 2♣ on 5",
        "lay Q♣ of side 3",
        "take with 8♠ 8♥",
    ):
        assert game.spell(game.move(text)) == text
    assert game.move("pass") == Pass() and game.move("Take  Kitty.") == TakeKitty()
    for text in ("ask", "answer yes", "take kitten", "pass 3", "lay", "lay 4 of side 9", "discard 4 5"):
        with pytest.raises(cardlab.BadNotation):
            game.move(text)
    for line in (
        "melds South: Q Q Q | Q Q Q", "melds South: Q Q Q Q Q Q Q Q", "melds South: 7 7 2", "hand South: 3♥",
        "melds South: Q 2 2", "threes South: 3♠", "turn: South, to ask", "hand Nobody: 4", "totals: 1 2", "melds South: Q Q",
    ):  # fmt: skip
        with pytest.raises(cardlab.BadNotation):
            game.read(line)


# --- words --------------------------------------------------------------------------------


def speak(game: Game[Any], ruling: Any) -> None:
    for me in (None, 0, 1):
        here = words("en").at_table(game.seats, me)
        for _, node in ruling.walk():
            text = here.because(node)
            assert text and not set(text) & set("{}") and "None" not in text
            assert "  " not in text and text == text.strip()
        here.text(ruling)


@pytest.mark.parametrize("seats", [2, 6])
def test_every_sentence_can_be_said(seats):
    for example in EXAMPLES:
        game, _, _, ruling = judged(example)
        speak(game, ruling)
    game = table((("seats", seats),))
    rng = random.Random(1)
    for state, move in walk(game, 5):
        if rng.random() < 0.1:
            for kind in game.kinds:
                speak(game, game.ruling(state, kind.attempt(state)))
        if move is not None:
            heard: list[Event] = []
            game.play(state, move, hear(heard))
            assert heard
            for event in heard:
                for me in (None, 0):
                    here = words("en").at_table(game.seats, me)
                    for id in (f"event-{event.what}", f"event-{event.what}.seen"):
                        if here.has(id):
                            assert here.say(id, **{"cards": event.cards, **dict(event.facts)})[-1] in ".!"
        for entry in game.ledger(state):
            assert words("en").at_table(game.seats, 0).say(f"entry-{entry.what}", **dict(entry.facts))


def test_the_rulebook_is_whole():
    en = words("en")
    book = [f"RC-{part}{n}" for part, last in (("", 48), ("G", 36), ("C", 14)) for n in range(1, last + 1)]
    for id in book:
        assert 40 <= len(en.law(id)) <= 400 and en.law(id).endswith("."), id
        assert en.variables(id) == set()
    leaves = {
        (rule.id, rule.aspect)
        for options in [{}, *EVERY_OPTION]
        for kind in cardlab.game("railroad_canasta", **options).kinds
        for rule in kind.charter.rules()
    }
    wanted = {
        f"{id}.{way}" + (f"-{aspect}" if aspect else "")
        for id, aspect in leaves
        for way in ("holds", "fails")
    }
    assert {id for id in en.ids() if id.startswith("RC-") and (".holds" in id or ".fails" in id)} == wanted
    for choice in table().options:
        here = f"option-railroad_canasta-{choice.name}"
        assert en.has(here) and en.say(f"{here}.about").endswith("?")
        for value in choice.values:
            assert en.has(f"{here}.value-{value}")
            if value != choice.default:
                assert en.under(((choice.name, value),)).law(choice.rule) != en.law(choice.rule)


def test_a_ruling_is_foreign_to_other_sides():
    game, state = at(MELD + OPEN + "hand South: 8 8 8 4 5")
    for side in (Side(3), Side(7), Side(-1)):
        move = Lay((Group(Rank(7), cards("8♣ 8♦ 8♥"), side),))
        assert {n.rule for n in game.ruling(state, move).blame()} == {"RC-30"}
    for nothing in (Lay(()), Lay((Group(Rank(11), ()),))):
        assert {n.rule for n in game.ruling(state, nothing).blame()} == {"RC-30"}
