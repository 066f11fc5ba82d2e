"""What would make it legal: exact answers in positions made by hand, and properties in random play."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import pytest

import cardlab
from cardlab.explain import Fixes, distance, fixes
from cardlab.games.canasta.near import suppose
from tests.contract.play import whole
from tests.explain.figures import forbidden

OPEN = "melds 0: Q♣ Q♦ Q♥; "
DONE = "melds 0: Q♣ Q♦ Q♥ | K♣ K♦ K♥ K♠ K♣ K♦ K♥; "
MELD = "turn: South, to meld; pile: J♠; "
DRAW = "turn: South; "

# a position, a try (moves before it are parted by &), and every fix: when, the moves to play, what is said
CASES = [
    # another choice, now
    (
        MELD + OPEN + "hand South: 8♣ 8♦ 2♣ 4♥ 5♠",
        "lay 8♣ 8♦",
        {},
        [
            ("now", "lay 8♣ 8♦ 2♣", "With 2♣ added, this is allowed."),
            ("if", "", "If you could lay one more eight with them, this would be allowed."),
            ("if", "", "If your side had a meld of eights on the table, this would be allowed."),
        ],
    ),
    (
        MELD + OPEN + "hand South: 9♣ 9♦ 2♣ 2♦ 2♥ 5♠ 6♠",
        "lay 9♣ 9♦ 2♣ 2♦ 2♥",
        {},
        [
            ("now", "lay 9♣ 9♦ 2♣ 2♦", "Without 2♥, this is allowed."),
            ("now", "lay 9♣ 9♦ 2♣", "Without 2♦ 2♥, this is allowed."),
            ("if", "", "If you could lay one more nine with them, this would be allowed."),
        ],
    ),
    (
        MELD + "melds 0: 9♣ 9♦ 9♥ 2♣ 2♦ 2♥; hand South: JK 9♠ 6♠ 7♠",
        "lay 9♠ JK on 9",
        {},
        [
            ("now", "lay 9♠", "Without joker, this is allowed."),
        ],
    ),
    (
        MELD + OPEN + "hand South: Q♠ 8♣ 4♣ 5♣",
        "lay 8♣ on Q",
        {},
        [
            ("now", "lay Q♠", "With Q♠ instead of 8♣, this is allowed."),
            ("if", "", "If your side had a meld of eights on the table, this would be allowed."),
        ],
    ),
    (
        MELD + OPEN + "hand South: Q♠ 2♣ 4♣ 5♣",
        "lay Q♠ | 2♣ on Q",
        {},
        [
            ("now", "lay Q♠ 2♣", "These cards are allowed if you put them together like this: lay Q♠ 2♣."),
            ("now", "lay Q♠", "Without 2♣, this is allowed."),
            ("now", "lay 2♣ on Q", "Without Q♠, this is allowed."),
        ],
    ),
    (
        MELD + OPEN + "hand South: 8♣ 2♣ 4♣ 5♣",
        "lay 8♣ 2♣",
        {},
        [
            ("now", "lay 2♣ on Q", "This is allowed instead: lay 2♣ on Q."),
            ("if", "", "If you could lay one more eight with them, this would be allowed."),
            ("if", "", "If your side had a meld of eights on the table, this would be allowed."),
        ],
    ),
    (
        MELD + OPEN + "hand South: 8♣ 8♦ 9♦ 2♣ 4♣ 5♣",
        "lay 8♣ 8♦ 9♦",
        {},
        [
            ("now", "lay 8♣ 8♦ 2♣", "With 2♣ instead of 9♦, this is allowed."),
            ("if", "", "If you could lay one more eight instead of 9♦, this would be allowed."),
        ],
    ),
    (
        MELD + "hand South: 8♣ 8♦ 8♥ K♣ K♦ K♥ 4♣ 5♣",
        "lay 8♣ 8♦ 8♥",
        {},
        [
            ("now", "lay 8♣ 8♦ 8♥ | K♣ K♦ K♥", "With K♣ K♦ K♥ added, this is allowed."),
            ("if", "", "If the melds were worth 20 points more, this would be allowed."),
            ("if", "", "If your side had opened already, this would be allowed."),
        ],
    ),
    (
        MELD + "hand South: 8♣ 4♣",
        "discard 8♦",
        {},
        [
            ("now", "discard 8♣", "With 8♣ instead of 8♦, this is allowed."),
            ("now", "discard 4♣", "With 4♣ instead of 8♦, this is allowed."),
            ("if", "", "If you held 8♦, this would be allowed."),
        ],
    ),
    (
        DRAW + OPEN + "pile: 2♠ 8♠; hand South: 8♣ 8♦ 2♣ 4♣ 5♣",
        "take with 8♣ 2♣",
        {},
        [
            ("now", "take with 8♣ 2♣ 8♦", "With 8♦ added, this is allowed."),
            ("now", "take with 8♣ 8♦", "With 8♦ instead of 2♣, this is allowed."),
            ("if", "", "If you could lay one more eight with them, this would be allowed."),
            ("if", "", "If the pile were not frozen, this would be allowed."),
        ],
    ),
    (
        DRAW + OPEN + "pile: 8♠; hand South: 8♣ 8♦ 9♦ 5♣ 6♣",
        "take with 8♣ 8♦ 9♦",
        {},
        [
            ("now", "take with 8♣ 8♦", "Without 9♦, this is allowed."),
            ("if", "", "If you could lay one more eight instead of 9♦, this would be allowed."),
        ],
    ),
    (
        DRAW + OPEN + "stock: ; pile: Q♠; hand South: 4♣ 5♣",
        "end",
        {},
        [
            ("now", "take", "You can do this instead: take."),
            ("if", "", "If the pile were frozen, this would be allowed."),
        ],
    ),
    (
        DRAW + "stock: ; hand South: 4♣ 5♣",
        "draw",
        {},
        [
            ("now", "end", "You can do this instead: end."),
            ("if", "", "If there were cards in the stock, this would be allowed."),
        ],
    ),
    (
        MELD + DONE + "hand South: 8♣ 8♦ 2♣ 9♣",
        "ask & answer yes & lay 2♣ on Q",
        {},
        [
            ("now", "lay 8♣ 8♦ 2♣", "This is allowed instead: lay 8♣ 8♦ 2♣."),
            ("if", "", "If North had not said yes, this would be allowed."),
        ],
    ),
    # a step first
    (
        DRAW + "pile: J♠; hand South: 8♣ 4♣",
        "discard 8♣",
        {},
        [
            ("first", "draw & discard 8♣", "Draw first. Then this is allowed."),
        ],
    ),
    (
        DRAW + OPEN + "pile: 9♠ Q♠; hand South: 8♣ 8♦ 8♥ 4♣ 5♣",
        "lay 8♣ 8♦ 8♥",
        {},
        [
            ("first", "draw & lay 8♣ 8♦ 8♥", "Draw first. Then this is allowed."),
            (
                "first",
                "take & lay 8♣ 8♦ 8♥",
                "First take the pile: the top card joins your meld. Then this is allowed.",
            ),
        ],
    ),
    (
        DRAW + OPEN + "pile: J♠; hand South: 8♣ 8♦ 2♣ 4♣ 5♣",
        "lay 8♣ 8♦",
        {},
        [
            ("first", "draw & lay 8♣ 8♦ 2♣", "Draw first. Then, with 2♣ added, this is allowed."),
            ("if", "", "This takes 2 things together. You have drawn. You lay one more eight with them."),
            ("if", "", "This takes 2 things together. You have drawn. Your side has a meld of eights."),
        ],
    ),
    (
        MELD + DONE + "hand South: Q♠ 4♣",
        "ask & answer yes & discard 4♣",
        {},
        [
            ("first", "lay Q♠ & discard 4♣", "First lay down Q♠. Then this is allowed."),
            ("if", "", "If North had not said yes, this would be allowed."),
        ],
    ),
    (
        MELD + "melds 0: K♣ K♦ K♥ K♠ K♣ K♦; hand South: K♥ 8♣ 8♦ 8♥",
        "lay 8♣ 8♦ 8♥",
        {},
        [
            ("now", "lay 8♣ 8♦ 8♥ | K♥", "With K♥ added, this is allowed."),
            ("first", "lay K♥ & lay 8♣ 8♦ 8♥", "First lay down K♥. Then this is allowed."),
            ("if", "", "If your side had another canasta on the table, this would be allowed."),
            ("if", "", "If you held one more card, this would be allowed."),
        ],
    ),
    (
        MELD + DONE + "hand South: 3♠ 3♣ 3♠ 8♣ 8♦ 8♥",
        "lay 3♠ 3♣ 3♠",
        {},
        [
            ("now", "lay 3♠ 3♣ 3♠ | 8♣ 8♦ 8♥", "With 8♣ 8♦ 8♥ added, this is allowed."),
            ("first", "lay 8♣ 8♦ 8♥ & lay 3♠ 3♣ 3♠", "First lay down 8♣ 8♦ 8♥. Then this is allowed."),
            ("if", "", "If these were the last cards of your hand, this would be allowed."),
        ],
    ),
    # later
    (
        MELD + "hand South: 8♣ 4♣",
        "draw",
        {},
        [
            ("later", "", "Not in this turn any more. At the start of your next turn you can do this."),
        ],
    ),
    # only explained
    (
        DRAW + OPEN + "pile: ; hand South: 8♣ 8♦ 4♣ 5♣ 6♣",
        "take with 8♣ 8♦",
        {},
        [
            ("if", "", "If the top card of the pile were one of the eights, this would be allowed."),
        ],
    ),
    (
        DRAW + OPEN + "pile: 8♠; hand South: 8♣ 8♦ 4♣ 5♣ 6♣",
        "draw & take with 8♣ 8♦",
        {},
        [
            ("if", "", "If your turn had just begun, this would be allowed."),
        ],
    ),
    (
        DRAW + OPEN + "pile: 8♠; hand South: 8♣ 4♣ 5♣",
        "take with 8♣",
        {},
        [
            ("if", "", "If you could lay one more eight with them, this would be allowed."),
            ("if", "", "If your side had a meld of eights on the table, this would be allowed."),
            ("if", "", "If you held a wild card to use with it, this would be allowed."),
        ],
    ),
    (
        DRAW + "pile: A♠; hand South: A♣ JK 4♣ 5♣",
        "take with A♣ JK",
        {},
        [
            ("if", "", "If you could lay one more ace with them, this would be allowed."),
            ("if", "", "If your side had opened already, this would be allowed."),
        ],
    ),
    (
        DRAW + DONE + "pile: Q♠; hand South: 4♣",
        "take",
        {},
        [
            ("if", "", "If there were one more card in the pile, this would be allowed."),
            ("if", "", "If you held one more card, this would be allowed."),
        ],
    ),
    (
        MELD + OPEN + "hand South: 8♣ 8♦ 8♥ 4♣",
        "lay 8♣ 8♦ 8♥",
        {},
        [
            ("if", "", "If your side had another canasta on the table, this would be allowed."),
            ("if", "", "If you held one more card, this would be allowed."),
        ],
    ),
    (
        MELD + OPEN + "hand South: 8♣",
        "discard 8♣",
        {"canastas_to_go_out": 2},
        [
            ("if", "", "If your side had 2 more canastas on the table, this would be allowed."),
            ("if", "", "If you held one more card, this would be allowed."),
        ],
    ),
    (
        MELD + OPEN + "melds 1: 8♣ 8♦ 8♥; hand South: 8♠ 4♣ 5♣",
        "lay 8♠ on 8 of side 1",
        {},
        [
            ("if", "", "If your side had a meld of eights on the table, this would be allowed."),
        ],
    ),
    (
        MELD + DONE + "hand South: Q♠ 4♣",
        "ask & answer no & lay Q♠",
        {},
        [
            ("if", "", "If you held one more card, this would be allowed."),
            ("if", "", "If North had not said no, this would be allowed."),
        ],
    ),
    (
        MELD + DONE + "hand South: Q♠ 8♣ 8♦ 8♥",
        "lay Q♠ & ask",
        {},
        [
            ("if", "", "If you had laid down nothing yet in this turn, this would be allowed."),
        ],
    ),
    (
        MELD + DONE + "hand South: Q♠ 4♣",
        "answer yes",
        {},
        [
            ("if", "", "If North had asked you, this would be allowed."),
        ],
    ),
    # what comes next is hidden, so that drawing first is no promise
    (
        DRAW + DONE + "hand South: Q♠ 4♣",
        "ask",
        {},
        [
            ("if", "", "Draw first. Whether this is then allowed depends on what comes."),
        ],
    ),
]


@cache
def table(options):
    return cardlab.game("canasta", **dict(options))


def place(position, moves, options):
    game = table(tuple(options.items()))
    state = game.read(position)
    *before, last = moves.split(" & ")
    for text in before:
        state = game.play(state, game.move(text, state))
    return game, state, game.move(last, state)


@pytest.mark.parametrize("position, tried, options, wanted", CASES, ids=[case[1] for case in CASES])
def test_the_fixes_are_these(position, tried, options, wanted):
    game, state, move = place(position, tried, options)
    assert not game.allows(state, move)
    found = [(fix.when, " & ".join(map(game.spell, fix.moves)), str(fix)) for fix in fixes(game, state, move)]
    assert found == [
        (when, " & ".join(game.spell(game.move(m, state)) for m in moves.split(" & ") if m), said)
        for when, moves, said in wanted
    ]


NONE = [
    (MELD + OPEN + "hand South: 8♣ 8♦ 8♥ 4♣ 5♣", "lay 8♣ 8♦ 8♥", {}, "This is allowed as it is."),
    # without a partner there is nobody to ask, and nothing in play changes that
    (MELD + DONE + "hand South: 8♣ 8♦ 8♥ 4♣", "ask", {"seats": 2}, "No small change makes this legal."),
    # all other aces lie on the table, for all to see
    (
        MELD + "melds 0: Q♣ Q♦ Q♥; melds 1: A♣ A♣ A♦ A♦ A♥ A♥; hand South: A♠ 4♣ 5♣ 6♣",
        "lay A♠",
        {"seats": 4},
        "No small change makes this legal.",
    ),
]


@pytest.mark.parametrize("position, tried, options, said", NONE, ids=[case[3] for case in NONE])
def test_where_there_is_no_fix_it_says_so(position, tried, options, said):
    game, state, move = place(position, tried, options)
    found = fixes(game, state, move)
    assert len(found) == 0
    assert str(found) == repr(found) == said
    assert said in found._repr_html_()


def test_after_the_end_nothing_is_legal():
    game, state, move = place(MELD + DONE + "hand South: 8♣", "discard 8♣ & draw", {})
    assert game.turn(state) is None
    assert str(fixes(game, state, move)) == "The hand is over, so no move is legal any more."


def test_a_single_card_that_all_can_see_is_gone_is_never_supposed():
    """Where only one ace is left unseen, two more are not."""
    game, state, move = place(NONE[2][0], "lay A♠", {})
    broken = {(leaf.rule, leaf.aspect) for leaf in game.ruling(state, move).blame()}
    assert list(suppose(state, move, broken)) == []


def test_the_limit_holds_and_the_nearest_come_first():
    game, state, move = place(MELD + OPEN + "hand South: 9♣ 9♦ 2♣ 2♦ 2♥ JK 5♠ 6♠", "lay 9♣ 9♦ 2♣ 2♦ 2♥", {})
    now = [fix for fix in fixes(game, state, move) if fix.when == "now"]
    far = [distance(move, fix.move) for fix in now]
    assert far == sorted(far)
    assert far[0] == 1
    assert len([fix for fix in fixes(game, state, move, limit=1) if fix.when == "now"]) == 1


@pytest.mark.parametrize(
    "one, other, far",
    [
        ("lay 8♣ 8♦ 2♣", "lay 8♣ 8♦ 2♣", 0),
        ("lay 8♣ 8♦ 2♣", "lay 8♣ 8♦", 1),
        ("lay 8♣ 8♦ 2♣", "lay 8♣ 8♦ 8♥", 1),
        ("lay 8♣ 8♦ 2♣", "lay 8♣ 8♦ 8♥ 8♠", 2),
        ("lay Q♠ | 2♣ on Q", "lay Q♠ 2♣", 1),
        ("draw", "end", 1),
        ("discard 8♣", "discard 8♦", 1),
    ],
)
def test_distance_counts_the_cards_that_differ(one, other, far):
    game = table(())
    assert distance(game.move(one), game.move(other)) == distance(game.move(other), game.move(one)) == far


# --- random play ----------------------------------------------------------------


@cache
def played(name):
    """Every third forbidden try of two lines of play at each table."""
    return [
        (game, state, move, fixes(game, state, move))
        for game, state, move in islice(forbidden(name, 2, 4), 0, None, 3)
    ]


@pytest.fixture(params=cardlab.games())
def several(request):
    return played(request.param)


def test_what_can_be_played_now_is_legal(several):
    fit = [(game, state, fix) for game, state, _, found in several for fix in found if fix.when == "now"]
    assert fit
    for game, state, fix in fit:
        assert fix.moves == (fix.move,)
        assert game.allows(state, fix.move)
        assert fix.ruling == game.ruling(state, fix.move)


def test_what_takes_a_step_first_works_when_it_is_played(several):
    """In the real state, whatever is hidden in it; the fix was found in an imagined one."""
    fit = [(game, state, fix) for game, state, _, found in several for fix in found if fix.when == "first"]
    assert fit
    for game, state, fix in fit:
        seat, here = game.turn(state), state
        for step in fix.moves:
            assert game.turn(here) == seat
            assert game.allows(here, step), (game.write(state), fix)
            here = game.play(here, step)
        assert fix.moves[-1] == fix.move


def test_what_is_supposed_makes_it_legal(several):
    fit = [(game, fix) for game, _, _, found in several for fix in found if fix.when in ("later", "if")]
    for game, fix in fit:
        assert not fix.moves
        assert game.allows(fix.supposed, fix.move)
        assert fix.ruling == game.ruling(fix.supposed, fix.move)


def test_fixes_are_the_same_each_time_and_leave_the_state_alone(several):
    for game, state, move, found in several[::4]:
        before = whole(state)
        assert fixes(game, state, move) == found
        assert whole(state) == before


def test_fixes_depend_only_on_what_the_player_sees(several):
    rng = random.Random(5)
    for game, state, move, found in several[::2]:
        seat = game.turn(state)
        if seat is not None:
            other = game.reseat(state, seat, rng)
            if game.ruling(other, move) == game.ruling(state, move):
                again = fixes(game, other, move)
                assert again == found
                assert str(again) == str(found)


def test_every_sentence_is_fit_to_read(several):
    for _, _, _, found in several:
        text = str(found)
        assert text
        assert "⟦" not in text
        assert "{" not in text + found._repr_html_()
        for fix in found:
            assert str(fix)[0].isupper() or str(fix)[0].isdigit()
            assert str(fix).endswith(".")


def test_every_sentence_comes_from_a_catalogue():
    for position, tried, options, _ in CASES:
        game, state, move = place(position, tried, options)
        for fix in fixes(game, state, move, "qps"):
            assert str(fix).startswith("⟦") or "⟦" in str(fix)[:12], str(fix)


def test_the_empty_answer_is_a_tuple_too():
    assert isinstance(Fixes.of((), "fix-none", fixes(*place(*CASES[0][:3])).voice), tuple)
