"""Only what differs between two moves, and what a move closes and opens in the rest of the turn."""

from __future__ import annotations

import random

import pytest

import cardlab
from cardlab.explain import cards_of, differences, explain, whatif
from tests.contract.play import TABLES, at, line, proposals, some

OPEN = "melds 0: Q♣ Q♦ Q♥; "
DONE = "melds 0: Q♣ Q♦ Q♥ | K♣ K♦ K♥ K♠ K♣ K♦ K♥; "
MELD = "turn: South, to meld; pile: J♠; "
DRAW = "turn: South; "

# a position, two moves, and each deciding difference: rule, aspect, how it came out for the one and for the other
CONTRASTS = [
    (MELD + OPEN + "hand South: 8♣ 8♦ 2♣ 4♥ 5♠", "lay 8♣ 8♦ 2♣", "lay 8♣ 8♦", ["CA-18 size + x"]),
    (
        MELD + OPEN + "hand South: 9♣ 9♦ 2♣ 2♦ 2♥ 5♠",
        "lay 9♣ 9♦ 2♣ 2♦ 2♥",
        "lay 9♣ 9♦ 2♣ 2♦",
        ["CA-21 balance x +"],
    ),
    (
        MELD + OPEN + "hand South: 5♣ 5♦ 2♣ 2♦ 8♠ 9♠",
        "lay 5♣ 2♣ 2♦",
        "lay 5♣ 5♦ 2♣",
        ["CA-21 naturals x +", "CA-21 balance x +"],
    ),
    (MELD + "hand South: 8♣ 8♦ 8♥ A♣ A♦ A♥ 4♣ 5♣", "lay 8♣ 8♦ 8♥", "lay A♣ A♦ A♥", ["CA-S9  x +"]),
    (MELD + OPEN + "hand South: 8♣ 4♥", "discard 8♣", "discard 8♦", ["CA-15 held + x"]),
    (
        DRAW + OPEN + "pile: 8♠; hand South: 8♣ 2♣ 4♣ 5♣",
        "take with 8♣ 2♣",
        "take with 8♣",
        ["CA-S2 with-wild + x", "CA-18 size + x"],
    ),
    (
        DRAW + OPEN + "pile: 2♠ 8♠; hand South: 8♣ 8♦ 2♣ 4♣ 5♣",
        "take with 8♣ 2♣",
        "take with 8♣ 8♦",
        ["CA-S3  x +"],
    ),
    (MELD + OPEN + "hand South: 8♣ 8♦ 8♥ Q♠ 4♣", "lay Q♠ | 8♣ 8♦ 8♥", "lay 8♣ 8♦ 8♥", ["CA-S16 two x +"]),
]


def signs(one):
    return f"{one.rule} {one.aspect} " + " ".join(
        "-" if leaf is None else leaf.verdict.value for leaf in (one.one, one.other)
    )


@pytest.mark.parametrize(
    "position, one, other, wanted", CONTRASTS, ids=[f"{c[1]} / {c[2]}" for c in CONTRASTS]
)
def test_what_decides_between_two_moves(position, one, other, wanted):
    game = cardlab.game("canasta")
    state = game.read(position)
    found = explain(game, state, game.move(one, state), game.move(other, state))
    assert [signs(d) for d in found.differences] == wanted
    assert all(d.decides for d in found.differences)
    for rule in {d.split()[0] for d in wanted}:
        assert rule in str(found)
        assert f"#rule-{rule}" in found._repr_html_()


def test_a_contrast_in_full():
    game = cardlab.game("canasta")
    state = game.read(MELD + OPEN + "hand South: 9♣ 9♦ 2♣ 2♦ 2♥ 5♠")
    assert str(explain(game, state, game.move("lay 9♣ 9♦ 2♣ 2♦ 2♥"), game.move("lay 9♣ 9♦ 2♣ 2♦"))) == (
        "lay 9♣ 9♦ 2♣ 2♦ is allowed, lay 9♣ 9♦ 2♣ 2♦ 2♥ is not.\n"
        "  CA-21\n"
        "    ✗ lay 9♣ 9♦ 2♣ 2♦ 2♥: The wild cards in 9♣ 9♦ 2♣ 2♦ 2♥ outnumber the natural ones: 3 to 2.\n"
        "    ✓ lay 9♣ 9♦ 2♣ 2♦: The wild cards in 9♣ 9♦ 2♣ 2♦ do not outnumber the natural ones: 2 to 2."
    )


def test_without_another_move_it_takes_the_nearest_legal_one():
    game = cardlab.game("canasta")
    state = game.read(MELD + OPEN + "hand South: 8♣ 8♦ 2♣ 4♥ 5♠")
    assert explain(game, state, game.move("lay 8♣ 8♦")).other == "lay 8♣ 8♦ 2♣"
    alone = explain(game, state, game.move("discard 4♥"))
    assert alone.instead is None
    assert str(alone).startswith("There is no other move to set beside this one.")


def test_the_public_name_is_a_function():
    game = cardlab.game("canasta")
    state = game.read(MELD + OPEN + "hand South: 8♣ 8♦ 2♣ 4♥ 5♠")
    move = game.move("lay 8♣ 8♦")
    assert (
        cardlab.explain(game, state, move, instead_of=game.move("lay 8♣ 8♦ 2♣")).message
        == "contrast-one-legal"
    )
    assert cardlab.fixes(game, state, move)[0].move == game.move("lay 8♣ 8♦ 2♣")
    assert getattr(cardlab.explain, "fixes", None) is cardlab.fixes  # it is the module too
    with pytest.raises(AttributeError, match="fixs"):
        cardlab.fixs


@pytest.mark.parametrize("name", cardlab.games())
def test_a_move_differs_from_itself_in_nothing_and_a_deciding_leaf_decides(name):
    table = next(t for t in TABLES if t[0] == name)
    game, rng = at(table), random.Random(2)
    for step in some(line(table, 3), 30, rng):
        moves = proposals(game, step.state)[:8]
        for one in moves:
            assert differences(game.ruling(step.state, one), game.ruling(step.state, one)) == ()
            other = rng.choice(moves)
            mine, theirs = game.ruling(step.state, one), game.ruling(step.state, other)
            found = differences(mine, theirs)
            assert len(differences(theirs, mine)) == len(found)
            if bool(mine) != bool(theirs):
                assert found
                assert all(d.decides for d in found)


# --- the rest of the turn -------------------------------------------------------

WHATIFS = [
    (
        MELD + OPEN + "hand South: 8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 4♠",
        "lay 8♣ 8♦ 8♥",
        "whatif-closes",
        [("lay 9♣ 9♦ 9♥", "CA-S16")],
        (),
    ),
    (MELD + DONE + "hand South: Q♠ 8♣ 8♦ 8♥ 4♣", "lay Q♠", "whatif-closes", [("ask", "CA-S19")], ()),
    (
        DRAW + OPEN + "pile: 8♠; hand South: 8♣ 2♣ 4♣ 5♣",
        "draw",
        "whatif-closes",
        [("take with 8♣ 2♣", "CA-16")],
        ("lay", "discard"),
    ),
    (MELD + OPEN + "hand South: 8♣ 8♦ 8♥ 4♠ 5♠ 6♠ 7♠", "lay 8♣ 8♦ 8♥", "whatif-keeps", [], ()),
    (MELD + OPEN + "hand South: 8♣ 8♦ 8♥ 4♠ 5♠", "discard 4♠", "whatif-ends", [], ()),
    (MELD + DONE + "hand South: 8♣ 8♦ 8♥", "lay 8♣ 8♦ 8♥", "whatif-over", [], ()),
    (MELD + OPEN + "hand South: 8♣ 8♦ 4♠ 5♠", "lay 8♣ 8♦", "whatif-illegal", [], ()),
]


@pytest.mark.parametrize(
    "position, move, message, closes, opens", WHATIFS, ids=[case[1] + " " + case[2] for case in WHATIFS]
)
def test_what_a_move_closes_and_opens(position, move, message, closes, opens):
    game = cardlab.game("canasta")
    state = game.read(position)
    found = whatif(game, state, game.move(move, state))
    assert found.message == message
    assert [(other, next(then.blame()).rule) for other, then in found.closes] == closes
    assert set(opens) <= set(found.opens)
    assert (found.breaks.rule if found.breaks is not None else None) == (closes[0][1] if closes else None)
    assert str(found)
    assert "{" not in found._repr_html_()


def test_what_is_closed_was_open_and_is_not_the_same_cards():
    table = ("canasta", "seed", 4)
    game, rng = at(table), random.Random(4)
    for step in some(line(table, 4), 30, rng):
        for move in list(game.legal(step.state))[:4]:
            for text, then in whatif(game, step.state, move).closes:
                other = game.move(text)
                assert other in game.legal(step.state)
                assert not cards_of(move) & cards_of(other)
                assert not then
