"""What answers are worth, by reasoning about each; trainings, exams and their results."""

from __future__ import annotations

import json

import pytest

import cardlab
from cardlab.cards import BadNotation
from cardlab.learn import FULL, Answer, Case, exam, training
from cardlab.options import BadOption

CANASTA = cardlab.game("canasta")
OPENED = "turn: South, to meld; hand South: 8♣ 8♦ 2♣ 9♥ 4♥ 5♠; melds 0: Q♣ Q♦ Q♥; pile: J♠"
UNOPENED = "turn: South, to meld; hand South: 8♣ 8♦ 8♥ 9♥ 4♥ 5♠; pile: J♠"


def case(position, move):
    state = CANASTA.read(position)
    ruling = CANASTA.ruling(state, CANASTA.move(move, state))
    point = next(ruling.blame(), ruling)
    return Case(CANASTA, state, (), CANASTA.move(move, state), ruling, point, 1, "melds", ("CA-18",))


PAIR = case(OPENED, "lay 8♣ 8♦")  # too few cards: CA-18
GOOD = case(OPENED, "lay 8♣ 8♦ 2♣")
POOR = case(UNOPENED, "lay 8♣ 8♦ 8♥")  # 30 of 50 points: CA-S9, and no partner has opened: CA-S11


@pytest.mark.parametrize(
    ("judged", "answer", "message", "points"),
    [
        (GOOD, Answer(stands=True), "learn-stands", 3),
        (GOOD, Answer(stands=False, rule="CA-18"), "learn-wrongly", 0),
        (GOOD, Answer(stands=False), "learn-wrongly", 0),
        (PAIR, Answer(stands=True), "learn-missed", 0),
        (PAIR, Answer(stands=False, rule="CA-18"), "learn-called-right", 3),
        (PAIR, Answer(stands=False), "learn-called-none", 1),
        # of the same topic, melds: whose they are is not the trouble
        (PAIR, Answer(stands=False, rule="CA-17"), "learn-called-near", 2),
        # a card was drawn, and the cards are in the hand
        (PAIR, Answer(stands=False, rule="CA-15"), "learn-called-kept", 1),
        # about a turn without a stock
        (PAIR, Answer(stands=False, rule="CA-S22"), "learn-called-apart", 1),
        (POOR, Answer(stands=False, rule="CA-S9"), "learn-called-right", 3),
        # the side has not opened: so it is, but it need not have
        (POOR, Answer(stands=False, rule="CA-S11"), "learn-called-also", 2),
    ],
)
def test_what_an_answer_is_worth(judged, answer, message, points):
    grade = judged.grade(answer)
    assert (grade.message, grade.points) == (message, points)
    assert grade.right == (points > 0)
    assert grade.points <= FULL
    assert str(grade)
    assert "<strong>" in grade._repr_html_()


def test_the_answer_is_the_ruling():
    grade = POOR.grade(Answer(stands=True))
    assert str(grade).splitlines() == [
        "This should have been called. The rule broken is CA-S9. 0 of 3 points.",
        "  The melds are worth 30 points; 50 are needed to open. [CA-S9]",
    ]


# --- training -------------------------------------------------------------------


def test_a_case_says_nothing_of_its_answer():
    for seed in range(12):
        lesson = training("canasta", seed=seed, faults=1)
        shown = [str(lesson), repr(lesson), repr(lesson.case), lesson._repr_html_()]
        w = lesson.case.words()
        for leaf in lesson.case.ruling.blame():
            assert not any(w.because(leaf) in text for text in shown)


def test_a_case_is_answered_once():
    lesson = training("canasta", seed=2)
    assert not lesson.answered
    lesson.stand()
    assert lesson.answered
    with pytest.raises(ValueError, match=r"This case is answered\. Go on with next\(\)"):
        lesson.call("CA-21")
    assert lesson.next().number == 2
    assert lesson.call().answer == Answer(stands=False)


def test_a_rule_is_read_leniently_and_must_exist():
    lesson = training("canasta", seed=2, faults=1, topics=["melds"])
    with pytest.raises(BadNotation, match=r"canasta has no rule 'CA-199'\. Did you mean CA-19"):
        lesson.call("CA-199")
    with pytest.raises(BadNotation):
        lesson.call(7)  # type: ignore[arg-type]
    assert not lesson.answered
    assert lesson.call(f" {lesson.case.blamed[0].lower()} ").points == FULL


def test_wishes_that_cannot_be_had():
    with pytest.raises(BadOption, match=r"There is no game 'canosta'\. Did you mean 'canasta'\?"):
        training("canosta")
    with pytest.raises(BadOption, match="This game is made already"):
        training(CANASTA, wild_rule="pagat")
    with pytest.raises(BadOption, match=r"An exam has 1 to 100 cases, not 0\."):
        exam(cases=0)
    with pytest.raises(ValueError, match="There are no words for 'xx'"):
        training(language="xx")


def test_options_reach_the_rulings():
    lesson = training("canasta", preset="standard", seats=2, seed=1)
    terms = lesson.case.ruling.terms
    assert terms is not None
    assert (terms.preset, terms.seats) == ("standard", 2)


def test_where_players_call_stop_themselves_the_referee_does_it_for_them():
    """At such a table a breach of duty is no illegal move; a referee judges by the order of play all the same."""
    table = cardlab.game("russian_bank", stop="call")
    lesson = training(table, seed=1, topics=["duties"], faults=1)
    assert lesson.game.house.stop == "off"
    assert lesson.case.topic == "duties"
    assert lesson.stand().message == "learn-missed"


# --- exams ----------------------------------------------------------------------


def sat(game, cases, seed=5):
    """An exam in which every other move stands and the rest is called for the first rule of the list."""
    sitting = exam(game, seed=seed, cases=cases)
    for number in range(cases):
        sitting = sitting.stand() if number % 2 else sitting.call(sitting.case.choices[0])
    return sitting


@pytest.mark.parametrize("name", cardlab.games())
def test_the_result_sums(name):
    result = sat(name, 8).result
    assert len(result.grades) == 8
    assert [grade.case.number for grade in result.grades] == list(range(1, 9))
    assert result.points == sum(grade.points for grade in result.grades)
    assert result.most == 8 * FULL
    assert result.right == sum(bool(grade.case.ruling) == grade.answer.stands for grade in result.grades)
    assert sum(count for _, count in result.by_topic.values()) == 8
    assert sum(right for right, _ in result.by_topic.values()) == result.right


def test_the_result_can_be_kept():
    result = sat("canasta", 3).result
    kept = json.loads(json.dumps(result.data(), ensure_ascii=False))
    assert kept["points"] == result.points
    assert [one["answer"]["stands"] for one in kept["cases"]] == [False, True, False]
    for one, grade in zip(kept["cases"], result.grades, strict=True):
        state = result.game.read(one["position"])  # who reads it finds the same ruling
        move = result.game.move(one["move"], state)
        assert result.game.allows(state, move) == one["allowed"] == bool(grade.case.ruling)
    text = str(result)
    assert all(sentence in text for grade in result.grades for sentence in grade.case.told(result.words))
    assert "<details>" in result._repr_html_()


def test_an_exam_says_nothing_before_its_end():
    sitting = exam("canasta", seed=5, cases=2)
    with pytest.raises(ValueError, match="2 cases are not answered yet"):
        _ = sitting.result
    assert sitting.stand() is sitting
    assert str(sitting).startswith("Case 2")
    sitting.call("CA-18")
    assert sitting.done
    for late in (sitting.stand, sitting.call):
        with pytest.raises(ValueError, match="The exam is over"):
            late()
    with pytest.raises(ValueError, match="The exam is over"):
        _ = sitting.case
    assert "of 6 points" in repr(sitting)
