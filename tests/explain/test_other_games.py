"""Fixes, causes, contrasts and what-ifs of Railroad Canasta, Contract Rummy and Russian Bank, reasoned by hand."""

from __future__ import annotations

from functools import cache

import pytest

import cardlab
from cardlab.explain import cause, explain, fixes, whatif

RAILROAD, RUMMY, BANK = "railroad_canasta", "contract_rummy", "russian_bank"
MELD, DRAW = "turn: South, to meld; pile: J♠; ", "turn: South; "
QUEENS = "melds South: Q♣ Q♦ Q♥; "
KINGS = "melds South: K♣ K♦ K♥ K♠ K♣ K♦ K♥; "
FIVES = "5♣ 5♦ 5♥"
DOWN = f"melds South: {FIVES} | 8♣ 8♦ 8♥; "
WEST = "melds West: 4♠ 5♠ 6♠ | 2♣ 2♦ 2♥; "


def houses(*changed):
    """Eight kings, but for some houses."""
    cards = dict(enumerate("K♠ K♥ K♦ K♣ K♠ K♥ K♦ K♣".split(), 1)) | dict(changed)
    return "; ".join(f"house {i}: {card}" for i, card in cards.items()) + "; "


# nothing on the table takes them, and no foundation does
NOTHING = "reserve South: 2 cards 9♣; reserve North: 2 cards 9♠; "


@cache
def table(name, options=()):
    return cardlab.game(name, **dict(options))


def place(name, position, tried, options=None):
    game = table(name, tuple((options or {}).items()))
    state = game.read(position)
    *before, last = tried.split(" & ")
    for text in before:
        state = game.play(state, game.move(text, state))
    return game, state, game.move(last, state)


# --- fixes ------------------------------------------------------------------------

# a game, a position, a try, its options, and every fix: when, and what is said
FIXES = [
    (
        RAILROAD,
        MELD + QUEENS + "hand South: 8♣ 8♦ 2♣ 4♥ 5♠",
        "lay 8♣ 8♦",
        {},
        [
            ("now", "With 2♣ added, this is allowed."),
            ("if", "If you could lay one more eight with them, this would be allowed."),
            ("if", "If you had an open meld of eights on the table, this would be allowed."),
        ],
    ),
    (
        RAILROAD,
        MELD + QUEENS + "hand South: 7♣ 7♦ 7♥ 2♣ 4♥ 5♠",
        "lay 7♣ 7♦ 2♣",
        {},
        [("now", "With 7♥ instead of 2♣, this is allowed.")],
    ),
    (
        RAILROAD,
        MELD + "hand South: 8♣ 8♦ 8♥ 4♣ 5♣",
        "lay 8♣ 8♦ 8♥",
        {},
        [
            ("if", "If the melds were worth 20 points more, this would be allowed."),
            ("if", "If you had opened already, this would be allowed."),
        ],
    ),
    (
        RAILROAD,
        MELD + QUEENS + "hand South: 7♣ 4♥",
        "discard 7♣",
        {},
        [
            ("now", "With 4♥ instead of 7♣, this is allowed."),
            ("if", "If every player had a canasta of sevens, this would be allowed."),
        ],
    ),
    (
        RAILROAD,
        MELD + KINGS + "hand South: 9♣ 4♥; kitty South: 5♣ 5♦",
        "take kitty",
        {},
        [
            ("first", "First discard 4♥. Then this is allowed."),
            ("first", "First discard 9♣. Then this is allowed."),
        ],
    ),
    (
        RAILROAD,
        DRAW + "pile: J♠; " + QUEENS + "hand South: 9♣ 4♥; kitty South: 5♣ 5♦",
        "take kitty",
        {"kitty_pickup": "before_draw_too"},
        [("if", "If you had a red canasta, a wild one or one of sevens, this would be allowed.")],
    ),
    (
        RAILROAD,
        MELD + KINGS + "hand South: 9♣; kitty South: ",
        "discard 9♣",
        {},
        [
            ("if", "If you had a canasta of each of the four kinds, this would be allowed."),
            ("if", "If you held one more card, this would be allowed."),
        ],
    ),
    (
        RAILROAD,
        "turn: South, at the kitty; pile: J♠; " + KINGS + "hand South: 9♣ 4♥; kitty South: 5♣ 5♦",
        "discard 9♣",
        {},
        [("later", "Not in this turn any more. In your next turn, once you have drawn, you can do this.")],
    ),
    (
        RUMMY,
        MELD + "hand South: K♠ K♥ K♦ 5♣ 5♦ 5♥ 9♣ 2♠",
        "lay K♠ K♥ K♦",
        {},
        [("now", "With 5♣ 5♦ 5♥ added, this is allowed.")],
    ),
    (
        RUMMY,
        MELD + "hand South: K♠ K♥ K♦ 5♣ 5♦ 9♣ 2♠ 7♥",
        "lay K♠ K♥ K♦ | 5♣ 5♦",
        {},
        [("if", "If you held 5♥ too, you could lay K♦ K♥ K♠ and 5♣ 5♦ 5♥.")],
    ),
    (
        RUMMY,
        MELD + "hand South: K♠ K♥ JK 5♣ 5♦ 5♥ 9♣ 2♠",
        f"lay K♠ K♥ JK(K♥) | {FIVES}",
        {},
        [
            ("now", "If you say it like this, it is allowed: lay K♠ K♥ JK(K♣) | 5♣ 5♦ 5♥."),
        ],
    ),
    (
        RUMMY,
        MELD + DOWN + WEST + "hand South: 7♠ 9♣ K♦",
        "add 7♠ to West 2",
        {},
        [
            ("now", "This is allowed instead: add 7♠ to West 1."),
            ("if", "If you held 2♠ and laid it off there instead of 7♠, this would be allowed."),
        ],
    ),
    (
        RUMMY,
        "turn: South, to meld, took 8♠; " + DOWN + "pile: J♠; hand South: 8♠ 9♣ K♦",
        "discard 8♠",
        {},
        [
            ("now", "With 9♣ instead of 8♠, this is allowed."),
            ("now", "With K♦ instead of 8♠, this is allowed."),
            (
                "later",
                "Not in this turn, because you have just taken it. In a later turn this would be allowed.",
            ),
        ],
    ),
    (
        RUMMY,
        MELD + "hand South: K♠ K♥ K♦ 5♣ 5♦ 5♥ K♣ 9♣ 2♠",
        f"lay K♠ K♥ K♦ | {FIVES} & add K♣ to South 1",
        {},
        [
            (
                "later",
                "Not in the turn in which you lay your contract. From your next turn on this is allowed.",
            )
        ],
    ),
    (
        BANK,
        DRAW
        + houses()
        + "foundations: 4♠; reserve South: 5♠; draw South: 5 cards; reserve North: 2 cards 9♠",
        "turn up",
        {},
        [("first", "First play 5♠ to its foundation. Then this is allowed.")],
    ),
    (
        BANK,
        DRAW + houses((8, "Q♥")) + NOTHING,
        "play house 8 to house 2",
        {},
        [
            ("now", "Q♥ can go on K♠ in house 1: play house 8 to house 1."),
            ("now", "Q♥ can go on K♣ in house 4: play house 8 to house 4."),
            ("now", "Q♥ can go on K♠ in house 5: play house 8 to house 5."),
            ("if", "If one of K♣ K♠ lay on top of house 2, this would be allowed."),
        ],
    ),
    (
        BANK,
        DRAW + houses((8, "4♦")) + NOTHING,
        "play house 8 to foundation 3",
        {},
        [("if", "If there were a foundation with 3♦ on top, 4♦ could go there.")],
    ),
    (
        BANK,
        DRAW + houses() + NOTHING + "drawn: 7♦",
        "pass",
        {},
        [
            ("now", "You can do this instead: discard."),
            (
                "if",
                "This takes 2 things together. You have played 7♦. Your draw pile and your waste are empty.",
            ),
        ],
    ),
    # inside the pile: the chosen card must be melded, and two more kings are at hand
    (
        RUMMY,
        DRAW + "pile: K♠ 9♦; hand South: K♥ K♦ 5♣ 5♦ 5♥ 2♠ 3♠",
        f"dig 2 and lay {FIVES} | K♥ K♦ 9♦",
        {},
        [("now", "With K♠ instead of 9♦, this is allowed.")],
    ),
    (
        RUMMY,
        DRAW + "pile: 4♣ 9♦; hand South: K♠ K♥ K♦ 5♣ 5♦ 2♠ 3♠",
        "dig 2 and lay K♠ K♥ K♦ | 5♣ 5♦ 4♣",
        {},
        [("if", "If you held 4♦ 4♥ too, you could lay 4♣ 4♦ 4♥ and K♦ K♥ K♠.")],
    ),
    # the joker can only be exchanged if it is laid off at once
    (
        RUMMY,
        MELD + DOWN + "melds West: 4♠ JK(5♠) 6♠ | 2♣ 2♦ 2♥; hand South: 5♠ 9♣ K♦",
        "swap 5♠ for West 1 and add JK(9♠) to West 1",
        {},
        [
            ("now", "If you say it like this, it is allowed: swap 5♠ for West 1 and add JK(3♠) to West 1."),
            ("now", "If you say it like this, it is allowed: swap 5♠ for West 1 and add JK(7♠) to West 1."),
            ("now", "This is allowed instead: swap 5♠ for West 1 and add JK(5♠) to South 1."),
        ],
    ),
    (
        RUMMY,
        MELD + DOWN + "hand South: 9♣ 9♦ 9♥ 7♠",
        "lay 9♣ 9♦ 9♥",
        {},
        [
            ("if", "If you held 5♠, you could lay it off on one of the melds instead of 9♣ 9♦ 9♥."),
        ],
    ),
    (
        RUMMY,
        DRAW + "pile: 9♦; hand South: K♠ 4♥ 5♣",
        "discard K♠",
        {},
        [
            ("first", "Draw first. Then this is allowed."),
            ("first", "First take the top discard. Then this is allowed."),
        ],
    ),
    # the next card of the reserve is hidden, so that nothing is sure
    (
        BANK,
        DRAW
        + houses()
        + "foundations: 4♠; reserve South: 2 cards 5♠; draw South: 5 cards; reserve North: 2 cards 9♠",
        "turn up",
        {},
        [
            (
                "if",
                "First play the reserve card 5♠ to its foundation. If no other duty comes up then, this is allowed.",
            )
        ],
    ),
    (
        BANK,
        DRAW
        + houses((7, "Q♥"), (8, ""))
        + "reserve South: 9♣; draw South: 5 cards; reserve North: 2 cards 9♠",
        "play house 7 to house 1",
        {},
        [("first", "First put 9♣ in the empty house 8. Then this is allowed.")],
    ),
    # two duties, one after the other
    (
        BANK,
        DRAW + houses((7, "3♠ 2♥"), (8, "2♠ A♥")) + NOTHING + "draw South: 5 cards",
        "turn up",
        {},
        [
            (
                "first",
                "First play A♥ to its foundation. After it play 2♥ to its foundation. Then this is allowed.",
            ),
        ],
    ),
    (
        BANK,
        DRAW + houses((8, "2♣")) + NOTHING + "waste North: A♣",
        "play house 4 to waste North",
        {},
        [
            ("now", "2♣ can be loaded on A♣ of the opponent’s waste: play house 8 to waste North."),
            ("if", "If Q♣ lay on top of the waste of North, K♣ could be loaded there."),
        ],
    ),
    (
        BANK,
        DRAW + houses() + NOTHING,
        "let stand",
        {"stop": "call"},
        [("later", "Not now. Right after a move of North you can do this.")],
    ),
]


@pytest.mark.parametrize(
    "name, position, tried, options, wanted", FIXES, ids=[f"{c[0]}: {c[2]}" for c in FIXES]
)
def test_the_fixes_are_these(name, position, tried, options, wanted):
    game, state, move = place(name, position, tried, options)
    assert not game.allows(state, move)
    assert [(fix.when, str(fix)) for fix in fixes(game, state, move)] == wanted


# --- causes -----------------------------------------------------------------------

CAUSES = [
    (RAILROAD, MELD + QUEENS + "hand South: 7♣ 4♥", "discard 7♣", [["RC-33"]], "cause-shown"),
    # keeping two cards and a discard among them, or all four kinds: either would do
    (
        RAILROAD,
        MELD + KINGS + "hand South: 8♣ 8♦ 8♥",
        "lay 8♣ 8♦ 8♥",
        [["RC-G12", "RC-G12"], ["RC-42", "RC-42", "RC-42", "RC-43"]],
        "cause-shown-any",
    ),
    (RUMMY, MELD + "hand South: K♠ K♥ K♦ 5♣", "lay K♠ K♥ K♦", [["CR-11"]], "cause-shown"),
    (
        BANK,
        DRAW + houses((8, "Q♥")) + NOTHING,
        "play house 8 to house 2",
        [["RB-10"]],
        "cause-shown",
    ),
    # the card is a foundation's, and the reserve's: both duties must be done
    (
        BANK,
        DRAW
        + houses()
        + "foundations: 4♠; reserve South: 5♠; draw South: 5 cards; reserve North: 2 cards 9♠",
        "turn up",
        [["RB-14", "RB-P1"]],
        "cause-shown-all",
    ),
]


@pytest.mark.parametrize(
    "name, position, tried, cures, message", CAUSES, ids=[f"{c[0]}: {c[2]}" for c in CAUSES]
)
def test_the_cause_is_this(name, position, tried, cures, message):
    found = cause(*place(name, position, tried))
    assert found.shown
    assert found.message == message
    assert sorted(sorted(rule for rule, _ in cure) for cure in found.cures) == sorted(map(sorted, cures))


# --- contrasts --------------------------------------------------------------------

CONTRASTS = [
    (RAILROAD, MELD + QUEENS + "hand South: 8♣ 8♦ 2♣ 4♥ 5♠", "lay 8♣ 8♦ 2♣", "lay 8♣ 8♦", ["RC-17  + x"]),
    (
        RAILROAD,
        MELD + QUEENS + "hand South: K♣ K♦ K♥ 2♣ 2♦ 2♥ JK 4♥ 5♠",
        "lay K♣ K♦ K♥ 2♣ 2♦ 2♥ JK",
        "lay K♣ K♦ K♥ 2♣ 2♦ 2♥",
        ["RC-20 wilds x +"],
    ),
    (
        RAILROAD,
        MELD + QUEENS + "hand South: 7♣ 7♦ 7♥ 2♣ 4♥ 5♠",
        "lay 7♣ 7♦ 2♣",
        "lay 7♣ 7♦ 7♥",
        ["RC-25 wild x +"],
    ),
    (RAILROAD, MELD + QUEENS + "hand South: 7♣ 4♥", "discard 7♣", "discard 4♥", ["RC-33 all x -"]),
    (
        RAILROAD,
        DRAW + QUEENS + "pile: 2♠ Q♠; hand South: Q♠ Q♦ 4♣ 5♣",
        "take",
        "take with Q♠ Q♦",
        ["RC-35  x +"],
    ),
    (
        RUMMY,
        MELD + "hand South: K♠ K♥ K♦ 5♣ 5♦ 5♥ 9♣ 2♠",
        f"lay K♠ K♥ K♦ | {FIVES}",
        "lay K♠ K♥ K♦",
        ["CR-11 sets + x"],
    ),
    (
        RUMMY,
        MELD + "deal: 2 of seed 7 by East; hand South: 3♥ 4♥ 5♥ 9♥ 10♥ J♥ 9♠ 10♠ 8♠",
        "lay 3♥ 4♥ 5♥ | 9♥ 10♥ J♥",
        "lay 3♥ 4♥ 5♥ | 8♠ 9♠ 10♠",
        ["CR-13  x +"],
    ),
    (
        RUMMY,
        MELD + "deal: 1 of seed 7 by East; hand South: Q♦ K♦ A♦ 2♦ 5♣ 5♦ 5♥ 9♣",
        f"lay {FIVES} | Q♦ K♦ A♦",
        f"lay {FIVES} | K♦ A♦ 2♦",
        ["CR-G11  + x"],
    ),
    (
        RUMMY,
        MELD + DOWN + "melds West: 9♦ 9♥ JK(9♣) | 4♠ 5♠ 6♠; hand South: 9♠ 9♣ K♦",
        "add 9♠ to West 1",
        "add 9♣ to West 1",
        ["CR-16  + x"],
    ),
    (
        RUMMY,
        "turn: South, to meld, took 8♠; " + DOWN + "pile: J♠; hand South: 8♠ 9♣ K♦",
        "discard 8♠",
        "discard 9♣",
        ["CR-26  x +"],
    ),
    (
        BANK,
        DRAW
        + houses()
        + "foundations: 4♠; reserve South: 5♠; draw South: 5 cards; reserve North: 2 cards 9♠",
        "turn up",
        "play 5♠ to foundation",
        ["RB-P1  x +", "RB-14  x -"],
    ),
    (
        BANK,
        DRAW + houses((8, "Q♥")) + NOTHING,
        "play house 8 to house 1",
        "play house 8 to house 2",
        ["RB-10 colour + x"],
    ),
    (
        BANK,
        DRAW + houses((8, "2♣")) + NOTHING + "waste North: A♣",
        "play house 8 to waste North",
        "play house 4 to waste North",
        ["RB-G5 wrap + x"],
    ),
]


def signs(one):
    return f"{one.rule} {one.aspect} " + " ".join(
        "-" if leaf is None else leaf.verdict.value for leaf in (one.one, one.other)
    )


@pytest.mark.parametrize(
    "name, position, one, other, wanted", CONTRASTS, ids=[f"{c[0]}: {c[2]} / {c[3]}" for c in CONTRASTS]
)
def test_what_decides_between_two_moves(name, position, one, other, wanted):
    game, state, move = place(name, position, one)
    found = explain(game, state, move, game.move(other, state))
    assert [signs(d) for d in found.differences] == wanted
    assert all(d.decides for d in found.differences)
    for rule in {d.split()[0] for d in wanted}:
        assert rule in str(found)
        assert f"#rule-{rule}" in found._repr_html_()


def test_a_contrast_in_russian_bank_in_full():
    game, state, move = place(BANK, DRAW + houses((8, "Q♥")) + NOTHING, "play house 8 to house 2")
    assert str(explain(game, state, move, game.move("play house 8 to house 1", state))) == (
        "play house 8 to house 1 is allowed, play house 8 to house 2 is not.\n"
        "  RB-10\n"
        "    ✗ play house 8 to house 2: Q♥ and K♥ are of the same colour; in a house, red and black take turns.\n"
        "    ✓ play house 8 to house 1: Q♥ and K♠ are of different colours."
    )


# --- what-ifs ---------------------------------------------------------------------

WHATIFS = [
    (
        RAILROAD,
        MELD + QUEENS + "hand South: 8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 4♠",
        "lay 8♣ 8♦ 8♥",
        {},
        "whatif-closes",
        [("lay 9♣ 9♦ 9♥", "RC-G12")],
        (),
        False,
    ),
    (
        RAILROAD,
        MELD + KINGS + "hand South: 4♠ 9♣ 9♦; kitty South: 5♣ 5♦",
        "discard 4♠",
        {},
        "whatif-closes",
        [("discard 9♣", "RC-30")],
        ("takekitty", "pass"),
        False,
    ),
    (
        RAILROAD,
        "turn: South, at the kitty; pile: J♠; " + KINGS + "hand South: 9♣; kitty South: 5♣ 5♦",
        "take kitty",
        {},
        "whatif-ends",
        [],
        (),
        False,
    ),
    # two nines drawn would make a meld, two fours would not
    (
        RAILROAD,
        DRAW + "pile: 3♠; " + QUEENS + "hand South: 9♣ 4♥ 5♣",
        "draw",
        {},
        "whatif-keeps",
        [],
        ("discard",),
        True,
    ),
    (
        RUMMY,
        DRAW + "pile: 9♦; hand South: K♠ 4♥ 5♣",
        "draw",
        {},
        "whatif-closes",
        [("take", "CR-19")],
        ("discard",),
        False,
    ),
    (RUMMY, DRAW + "pile: 9♦", "draw", {"preset": "standard"}, "whatif-asks", [], (), False),
    (RUMMY, DRAW + "pile: 9♦", "draw & pass", {"preset": "standard"}, "whatif-said", [], (), False),
    (
        RUMMY,
        MELD + "hand South: K♠ K♥ K♦ 5♣ 5♦ 5♥",
        f"lay K♠ K♥ K♦ | {FIVES}",
        {},
        "whatif-over",
        [],
        (),
        False,
    ),
    (
        BANK,
        DRAW + houses() + NOTHING + "drawn: Q♥",
        "play drawn South to house 1",
        {},
        "whatif-closes",
        [("discard", "RB-19")],
        ("turnup",),
        False,
    ),
    # the turned-up card may fit a king, or a foundation, or nothing
    (BANK, DRAW + houses() + NOTHING, "turn up", {}, "whatif-keeps", [], (), True),
    (BANK, DRAW + houses() + NOTHING + "drawn: Q♥", "discard", {}, "whatif-ends", [], (), False),
    (
        BANK,
        DRAW + houses() + NOTHING + "drawn: Q♥",
        "play drawn South to house 1",
        {"stop": "call"},
        "whatif-asks",
        [],
        (),
        False,
    ),
]


@pytest.mark.parametrize(
    "name, position, tried, options, message, closes, opens, unsure",
    WHATIFS,
    ids=[f"{c[0]}: {c[2]} {c[4]}" for c in WHATIFS],
)
def test_what_a_move_closes_and_opens(name, position, tried, options, message, closes, opens, unsure):
    found = whatif(*place(name, position, tried, options))
    assert found.message == message
    assert [(other, next(then.blame()).rule) for other, then in found.closes] == closes
    assert found.opens == opens
    assert found.unsure == unsure
    assert "kind-" not in str(found) + found._repr_html_()
    assert "{" not in found._repr_html_()


def test_the_kinds_of_move_have_the_names_that_the_game_gives_them():
    found = whatif(*place(RUMMY, DRAW + "pile: 9♦; hand South: K♠ 4♥ 5♣", "draw"))
    assert "After this there is also: “Discard”." in str(found)
    found = whatif(*place(BANK, DRAW + houses() + NOTHING + "drawn: Q♥", "play drawn South to house 1"))
    assert "After this there is also: “Turn up a card”." in str(found)
    book = str(cardlab.rulebook(RUMMY))
    assert "Take the top discard" in book
    assert "takekitty" not in str(cardlab.rulebook(RAILROAD))


# --- comparisons ------------------------------------------------------------------


def test_what_only_one_table_shows_is_no_difference():
    """The pile lies open where one may dig in it: to discard comes to the same at both tables."""
    position = "turn: South, to meld; pile: 4♣ 5♣; hand South: K♠ 4♥ 5♠"
    tables = [{"discard_draw": "multi"}, {"discard_draw": "top_only"}]
    assert cardlab.compare(RUMMY, position, "discard 4♥", tables).message == "compare-all-legal"


def test_a_move_that_a_table_does_not_know_cannot_come_up_there():
    game, state, _ = place(BANK, DRAW + houses() + NOTHING + "drawn: Q♥", "discard", {"stop": "call"})
    state = game.play(state, game.move("play drawn South to house 1", state))
    found = cardlab.compare(game, state, game.move("let stand"), [{"stop": "call"}, {"stop": "off"}])
    assert found.verdicts == (True, None)
    assert "This position cannot come up at this table." in str(found)


def test_what_a_move_comes_to_in_full():
    position = "turn: South; stock: ; pile: 9♠; hand South: 4♣; kitty South: ; threes South: 3♥"
    tables = [{"unmelded_red_threes": value} for value in ("plus", "minus")]
    assert str(cardlab.compare(RAILROAD, position, "end", tables)) == (
        "The move: end\n"
        "It is allowed wherever it can come up here, but it does not come to the same:\n"
        "✓ rules of the lesson: Legal\n"
        "    Points of South in this hand: 95\n"
        "    Points of South in the match: 95\n"
        "✓ rules of the lesson, with red threes without a meld: they cost points: Legal\n"
        "    Points of South in this hand: −105\n"
        "    Points of South in the match: −105"
    )
