"""The same move at several tables: every option that a move's legality depends on, with both answers."""

from __future__ import annotations

import random

import pytest

import cardlab
from cardlab import BadNotation, BadOption
from cardlab.explain import compare
from cardlab.games.canasta.position import House
from cardlab.options import choices
from cardlab.values import replace

OPEN = "melds 0: Q♣ Q♦ Q♥; "
DONE = "melds 0: Q♣ Q♦ Q♥ | K♣ K♦ K♥ K♠ K♣ K♦ K♥; "
MELD = "turn: South, to meld; pile: J♠; "
DRAW = "turn: South; "


def after_a_round(game):
    """A black three was turned up and 8♠ discarded later; the player in turn has opened and holds 8♣ and a wild card."""
    state = game.deal(BLACK)
    melds, hands = list(state.melds), list(state.hands)
    melds[state.side] = mine = game.read(DRAW + OPEN).melds[0]
    hands[state.turn] = cardlab.cards("2♣ 4♣ 5♣ 8♣")
    pile = (*state.pile, *cardlab.cards("8♠"))
    return replace(state, hands=tuple(hands), melds=tuple(melds), before=mine, pile=pile)


def _black_seed():
    """The first seed whose deal turns up a black three and nothing that freezes before or after it."""
    leave, cover = cardlab.game("canasta", black_three_upcard="leave"), cardlab.game("canasta")
    for seed in range(500):
        state = leave.deal(seed)
        if state.top.rank == 2 and len(state.pile) == 1 and not cover.deal(seed).frozen:
            return seed
    raise AssertionError("no such seed")


BLACK = _black_seed()

# option, position, move, the tables by the option's values, the verdicts, what decides
CASES = [
    (
        "wild_rule",
        MELD + OPEN + "hand South: 9♣ 9♦ 2♣ 2♦ 2♥ 5♠ 6♠",
        "lay 9♣ 9♦ 2♣ 2♦ 2♥",
        {"seed": False, "pagat": True},
        {"CA-21"},
    ),
    (
        "black_three_upcard",
        after_a_round,
        "take with 8♣ 2♣",
        {"cover": True, "leave": True, "freeze": False},
        {"CA-S4"},
    ),
    (
        "red_three_upcard_freezes",
        DRAW + OPEN + "pile: 3♥ 8♠; hand South: 8♣ 2♣ 4♣ 5♣",
        "take with 8♣ 2♣",
        {True: False, False: True},
        {"CA-S4"},
    ),
    (
        "canastas_to_go_out",
        MELD + DONE + "hand South: 8♣",
        "discard 8♣",
        {"by_players": True, 1: True, 2: False},
        {"CA-S17"},
    ),
    (
        "blocked_by_canasta",
        DRAW + DONE + "pile: K♠; hand South: 4♣ 5♣",
        "take",
        {False: True, True: False},
        {"CA-G4"},
    ),
    (
        "pile_always_frozen",
        DRAW + OPEN + "pile: 8♠; hand South: 8♣ 2♣ 4♣ 5♣",
        "take with 8♣ 2♣",
        {False: True, True: False},
        {"CA-G5"},
    ),
    (
        "wild_canasta",
        MELD + OPEN + "hand South: 2♣ 2♦ JK 5♠ 6♠",
        "lay 2♣ 2♦ JK",
        {"off": False, 2000: True},
        {"CA-S15"},
    ),
]
# these say what a hand or a match is worth, never what may be played
SCORING = {
    "concealed_canasta_bonus",
    "concealed_go_out_bonus",
    "concealed_after_pile",
    "unmelded_red_threes",
    "target_score",
}


def test_every_option_has_a_comparison_or_only_counts_points():
    assert {case[0] for case in CASES} | SCORING == {choice.name for choice in choices(House)}


@pytest.mark.parametrize("option, position, move, answers, decides", CASES, ids=[case[0] for case in CASES])
def test_an_option_turns_the_verdict_round(option, position, move, answers, decides):
    found = compare("canasta", position, move, [{option: value} for value in answers])
    assert found.verdicts == tuple(answers.values())
    assert {rule for rule, _ in found.decides} == decides
    assert found.message == "compare-differs"
    text = str(found)
    assert len(text.splitlines()) >= 2 + 2 * len(answers)
    for rule in decides:
        assert f"[{rule}]" in text
        assert f'href="#rule-{rule}"' in found._repr_html_()


@pytest.mark.parametrize("option", sorted(SCORING))
def test_an_option_of_the_score_changes_no_verdict(option):
    choice = next(c for c in choices(House) if c.name == option)
    for other in choice.values[1:] or (700,):
        rng = random.Random(9)
        one, two = cardlab.game("canasta"), cardlab.game("canasta", **{option: other})
        here, there = one.deal(3), two.deal(3)
        while one.turn(here) is not None:
            assert list(one.legal(here)) == list(two.legal(there))
            move = rng.choice(one.legal(here))
            here, there = one.play(here, move), two.play(there, move)


def test_a_black_three_turned_up_blocks_the_first_player_where_it_is_left():
    tables = [{"black_three_upcard": value} for value in ("cover", "leave", "freeze")]
    covered = cardlab.game("canasta").deal(BLACK)
    rank = covered.top.name[:-1]
    found = compare("canasta", BLACK, f"take with {rank}♣ {rank}♦", tables)
    blamed = [{leaf.rule for leaf in row.ruling.blame()} for row in found.rows if row.ruling is not None]
    assert "CA-S1" not in blamed[0]
    assert blamed[1] == blamed[2] == {"CA-S1"}
    assert covered.pile[0].rank == 2
    assert len(covered.pile) > 1


def test_a_comparison_in_full():
    found = compare(
        "canasta",
        MELD + OPEN + "hand South: 9♣ 9♦ 2♣ 2♦ 2♥ 5♠ 6♠",
        "lay 9♣ 9♦ 2♣ 2♦ 2♥",
        [{"preset": "seed"}, {"preset": "standard"}],
    )
    assert str(found) == (
        "The move: lay 9♣ 9♦ 2♣ 2♦ 2♥\n"
        "These tables judge differently. This is what decides:\n"
        "✗ rules of the lesson: Not legal\n"
        "    The wild cards in 9♣ 9♦ 2♣ 2♦ 2♥ outnumber the natural ones: 3 to 2. [CA-21]\n"
        "✓ standard rules: Legal\n"
        "    Not needed under the rules of this table. [CA-21]\n"
        "rules of the lesson: A meld has at least two natural cards, at most three wild cards, and never more wild cards "
        "than natural ones. Example: 5-5-2 and 9-9-9-2-2-joker are melds. 5-2-2 is not, for it has only one natural card. "
        "Nor is 9-9-2-2-2, for its wild cards outnumber the natural ones. [CA-21]\n"
        "standard rules: A meld has at least two natural cards and at most three wild cards. Example: 5-5-2 and 9-9-2-2-2 "
        "are melds. 5-2-2 is not, for it has only one natural card. Nor is 9-9-9-9-2-2-2-joker, for it has four wild "
        "cards. [CA-21]"
    )


def test_without_tables_it_finds_the_options_that_switch_it():
    found = compare("canasta", DRAW + OPEN + "pile: 8♠; hand South: 8♣ 2♣ 4♣ 5♣", "take with 8♣ 2♣")
    assert [row.game.changed for row in found.rows] == [(), (), (("pile_always_frozen", True),)]
    assert found.verdicts == (True, True, False)


def test_a_position_that_a_table_does_not_know_is_said_to_be_unknown():
    found = compare(
        "canasta",
        MELD + "melds 0: 2♣ 2♦ 2♥; hand South: JK 5♠ 6♠",
        "lay JK",
        [{"wild_canasta": "off"}, {"wild_canasta": 2000}],
    )
    assert found.verdicts == (None, True)
    assert "This position cannot come up at this table." in str(found)
    assert "CA-S15" in found.rows[0].error
    with pytest.raises(BadNotation, match="CA-S15"):
        compare("canasta", MELD + "melds 0: 2♣ 2♦ 2♥; hand South: JK 5♠ 6♠", "lay JK", [{}])


def test_a_state_a_seed_and_a_game_will_do():
    game = cardlab.game("canasta", seats=2)
    state = game.deal(5)
    assert compare(game, state, game.move("draw")).verdicts == (True, True)
    assert compare("canasta", 5, "draw", seats=2).verdicts == (True, True)
    assert compare("canasta", 5, "discard 4♣", seats=2).message == "compare-none-legal"
    assert cardlab.compare("canasta", 5, "draw").message == "compare-all-legal"


def test_a_game_that_is_given_is_the_table_that_the_others_are_set_beside():
    """Without tables, the first row is the game itself, and what turns its verdict is changed in it."""
    game = cardlab.game("canasta", wild_rule="pagat", pile_always_frozen=True)
    state = game.read(MELD + "hand South: 9♠ 9♥ 2♣ 2♦ 2♥ 4♣ 5♣; melds 0: Q♣ Q♦ Q♥")
    own, *others = compare(game, state, game.move("lay 9♠ 9♥ 2♣ 2♦ 2♥")).rows
    assert own.game.terms == game.terms
    assert own.ruling
    changed = {row.game.terms.changed: bool(row.ruling) for row in others}
    assert changed[(("pile_always_frozen", True),)] is False  # only the rule of wild cards turns it
    assert not any(dict(terms).get("wild_rule") == "pagat" and not good for terms, good in changed.items())


def test_a_preset_that_seats_others_is_left_out(monkeypatch):
    real = cardlab.game

    def only_the_lesson(name, **table):
        if table.get("preset") == "standard":
            raise BadOption("The standard rules seat other numbers.")
        return real(name, **table)

    monkeypatch.setattr("cardlab.explain.tables.make_game", only_the_lesson)
    assert [row.game.preset for row in compare("canasta", 5, "draw").rows] == ["seed"]


def test_a_table_that_does_not_exist_is_an_error():
    with pytest.raises(BadOption, match="wild_rule"):
        compare("canasta", 5, "draw", [{"wild_rul": "seed"}])
