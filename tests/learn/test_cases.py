"""The cases of a referee: what the engine says of them, what they are about, and that they can be seen through."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

import cardlab
from cardlab.games import games, presets
from cardlab.learn import LEVELS, Answer, Case, Course, Grade, topic_of, topics
from cardlab.learn.course import _fault
from cardlab.learn.topics import _by_rule
from cardlab.learn.tries import _open, _used, tries
from cardlab.options import BadOption
from cardlab.widgets.judging import table_of
from cardlab.words import words

GAMES = {name: cardlab.game(name) for name in games()}


def some(name, count, seed=1, **wishes):
    return list(itertools.islice(Course(GAMES[name], seed, **wishes), count))


@pytest.fixture(scope="module")
def cases():
    return {name: some(name, 24) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_is_the_engines(name, cases):
    game = GAMES[name]
    for case in cases[name]:
        assert bool(case.ruling) == game.allows(case.state, case.move)
        assert case.ruling == game.ruling(case.state, case.move)
        assert case.blamed == tuple(
            dict.fromkeys(leaf.rule for leaf in game.ruling(case.state, case.move).blame())
        )


@pytest.mark.parametrize("name", GAMES)
def test_half_of_the_moves_are_faults(name, cases):
    """24 moves, each a fault with a chance of one half: within three standard deviations, 2.4 each."""
    assert 5 <= sum(not case.ruling for case in cases[name]) <= 19


@pytest.mark.parametrize("name", GAMES)
def test_all_or_none_may_be_faults(name):
    assert not any(case.ruling for case in some(name, 4, faults=1))
    assert all(case.ruling for case in some(name, 4, faults=0))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_wishes_give_the_same_cases(name, cases):
    assert some(name, 5) == cases[name][:5]
    assert some(name, 5, seed=2) != cases[name][:5]


@pytest.mark.parametrize("name", GAMES)
def test_cases_are_told_apart_by_what_they_teach(name, cases):
    """No fault of one rule and kind comes a second time before others have had their turn."""
    game = GAMES[name]
    seen = Counter((game.kind(case.move).name, case.blamed[0]) for case in cases[name] if not case.ruling)
    assert max(seen.values()) <= 3
    assert len(seen) >= 5


@pytest.mark.parametrize("name", GAMES)
def test_the_kind_of_a_move_does_not_give_it_away(name, cases):
    """What one does in every turn, drawing or discarding, is sometimes a fault and more often none."""
    game = GAMES[name]
    allowed = Counter(game.kind(case.move).name for case in cases[name] if case.ruling)
    faults = Counter(game.kind(case.move).name for case in cases[name] if not case.ruling)
    everyday = {"draw", "discard", "turnup", "towaste"}
    assert sum(allowed[kind] for kind in everyday) >= 1
    assert len(allowed) >= 3
    assert max(faults.values()) < sum(faults.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_move_names_cards_that_its_player_can_lay_hands_on(name, cases):
    game = GAMES[name]
    for case in cases[name]:
        hand = Counter(case.view.zone(f"hand:{case.seat}").cards)
        reach = hand + Counter(_open(game, case.state))
        assert not Counter(_used(case.move)) - reach, game.spell(case.move)


@pytest.mark.parametrize("name", GAMES)
def test_a_case_can_be_told_and_shown(name, cases):
    for case in cases[name]:
        assert all(case.told(words())), case.move
        assert case.reason(case.words()) != case.point.rule
        table_of(case, "en")


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_to_choose_from(name, cases):
    """A broken rule is among them if there is one; all are real, none comes twice, and their number tells nothing."""
    known = {rule.id for kind in GAMES[name].kinds for rule in kind.charter.rules()}
    for case in cases[name]:
        assert len(case.choices) == len(set(case.choices)) == 6
        assert set(case.choices) <= known
        assert case.ruling or case.blamed[0] in case.choices


# --- topics and levels ----------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_each_topic_has_faults(name):
    for topic in topics(name):
        for case in some(name, 2, faults=1, topics=[topic]):
            assert case.topic == topic
            assert not case.surplus
            leaf = next(case.ruling.blame())
            assert topic_of(name, leaf.rule, leaf.aspect) == topic


def test_a_topic_that_does_not_come_up_is_admitted():
    """Nothing about threes can be allowed where none is ever laid in 120 positions: another case says what it is."""
    course = Course(GAMES["canasta"], 1, faults=0, topics=["threes"])
    for case in itertools.islice(course, 2):
        assert case.ruling
        assert case.surplus == (case.topic != "threes")


def test_another_level_than_was_chosen_is_admitted_after_the_answer():
    """Most moves of Russian Bank are easy to judge; a course of hard ones has easy ones too, and says so."""
    course = Course(GAMES["russian_bank"], 3, level="hard")
    cases = list(itertools.islice(course, 40))
    easy = [case for case in cases if case.level == "easy"]
    assert easy
    for case in cases:
        assert case.unlike == (case.level == "easy")
        said = "Nothing as hard as you chose came up, so this case is an easy one."
        assert said not in case.show() + case.show_html()
        grade = Grade(case, Answer(stands=True))
        assert (said in str(grade)) == (said in grade._repr_html_()) == case.unlike
    assert not any(case.unlike for case in itertools.islice(Course(GAMES["russian_bank"], 3), 10))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_topic_and_every_topic_a_name(name):
    plain = [cardlab.game(name, preset=preset) for preset in presets(name)]
    houses = [
        cardlab.game(name, **{option.name: value})
        for option in GAMES[name].options
        for value in option.values
    ]
    asked = {rule.id for game in plain + houses for kind in game.kinds for rule in kind.charter.rules()}
    assert asked <= {rule.partition("/")[0] for rule in _by_rule(name)}
    assert all(words().has(f"learn-topic-{topic}") for topic in topics(name))


@pytest.mark.parametrize("name", GAMES)
def test_levels(name):
    easy, hard = (some(name, 4, faults=1, level=level) for level in ("easy", "hard"))
    assert [case.level for case in easy] == ["easy"] * 4
    assert [case.level for case in hard] == ["hard"] * 4


def test_a_turn_skipped_is_easy_and_one_card_too_few_is_hard():
    game = GAMES["canasta"]
    state = game.read("turn: South, to meld; hand South: 8♣ 8♦ 2♣ 9♥ 4♥; melds 0: Q♣ Q♦ Q♥; pile: J♠")
    early = game.read("turn: South, to draw; hand South: 8♣ 8♦ 2♣ 9♥ 4♥; melds 0: Q♣ Q♦ Q♥; pile: J♠")
    for position, text, level in ((state, "lay 8♣ 8♦", "hard"), (early, "discard 9♥", "easy")):
        _, found = _fault(game.ruling(position, game.move(text, position)))
        assert found == level


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"topics": ["wild"]}, "canasta has no topic 'wild'. Did you mean 'wilds'?"),
        ({"faults": 2}, "The chance of a fault is a number from 0 to 1, not 2."),
        ({"faults": True}, "The chance of a fault is a number from 0 to 1, not True."),
        ({"level": "hart"}, "There is no level 'hart'. Did you mean 'hard'?"),
        ({"seed": "7"}, "A seed is a whole number, not '7'."),
    ],
)
def test_what_cannot_be_had_is_said(wishes, said):
    with pytest.raises(BadOption) as error:
        Course(GAMES["canasta"], **wishes)
    assert str(error.value).startswith(said)


def test_levels_are_those_that_have_names():
    assert all(words().has(f"learn-level-{level}") for level in LEVELS)


# --- what a referee sees --------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_referee_sees_no_hidden_card(name, cases):
    """With everything dealt anew that the player who moves cannot see, the case looks the same."""
    game, rng = GAMES[name], random.Random(3)
    for case in cases[name][:12]:
        twin = Case(
            game,
            game.reseat(case.state, case.seat, rng),
            case.before,
            case.move,
            case.ruling,
            case.point,
            case.number,
            case.topic,
            case.choices,
        )
        assert twin.view == case.view
        assert _still(table_of(twin, "en")) == _still(table_of(case, "en"))


def _still(table):
    """A table without what the move turns up, such as a red three that is drawn and laid out."""
    return {name: value for name, value in table.items() if name != "hold"}


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_is_drawn_is_not_told(name):
    for case in some(name, 6, faults=0, topics=["turn"]):
        for event in case.events:
            if event.source == "stock" and event.target.startswith("hand:"):
                assert set(event.cards) == {None}


def test_tries_depend_on_what_the_player_sees():
    game = GAMES["canasta"]
    state = game.deal(5)
    turn = game.turn(state)
    assert turn is not None
    twin = game.reseat(state, turn, random.Random(1))
    assert tries(game, state, random.Random(2)) == tries(game, twin, random.Random(2))
