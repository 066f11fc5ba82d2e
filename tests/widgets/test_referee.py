"""The referee's page: nothing of an answer before it is given, and nothing that a browser sends breaks it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cardlab.games import games
from cardlab.widgets.judging import Judging
from cardlab.widgets.referee import Referee, referee

BAD: list[Any] = [
    None,
    7,
    "stand",
    [],
    {},
    {"do": 1},
    {"do": "data"},
    {"do": "begin"},
    {"do": "__init__"},
    {"do": "begin", "faults": 101, "level": "easy", "topics": [], "exam": 0, "seed": 1},
    {"do": "begin", "faults": 50, "level": ["easy"], "topics": [], "exam": 0, "seed": 1},
    {"do": "begin", "faults": 50, "level": "easy", "topics": "melds", "exam": 0, "seed": 1},
    {"do": "begin", "faults": 50, "level": "easy", "topics": [{}] * 3, "exam": 0, "seed": True},
    {"do": "begin", "faults": 50, "level": "easy", "topics": [], "exam": -1, "seed": 1},
    {"do": "rule", "number": 1, "rule": "CA-21"},
    {"do": "rule", "number": 1, "rule": "X" * 1000},
    {"do": "next", "number": 1},
    {"do": "back", "number": 1},
    {"do": "open", "case": 1},
    {"do": "restore", "answers": [1]},
    {"do": "restore", "answers": ["="] * 1000},
]


def say(page, **message):
    message.setdefault("number", page.shown["number"])
    page._handle_custom_msg(message, [])
    return page.shown


@pytest.mark.parametrize("content", BAD)
def test_whatever_a_browser_sends_the_case_stays(content, caplog):
    page = Referee("canasta", seed=3)
    before = page.shown
    page._handle_custom_msg(content, [])
    assert page.shown["phase"] == "decide"
    assert page.shown["table"] == before["table"]
    assert page.shown["notice"]


def test_nothing_that_is_written_to_it_is_believed():
    page = Referee("canasta", seed=3)
    truth = page.shown
    page.shown = {"phase": "verdict"}
    assert page.shown == truth


@pytest.mark.parametrize("name", games())
def test_no_answer_reaches_the_browser_before_it_is_given(name):
    page = Referee(name, seed=1, faults=1)
    for _ in range(6):
        case = page._judging.case
        sentences = [page._judging.words.because(leaf) for leaf in case.ruling.blame()]
        for shown in (page.shown, say(page, do="call")):
            sent = json.dumps(shown, ensure_ascii=False)
            assert shown["grade"] is None
            assert shown["result"] is None
            assert not {"ruling", "blamed", "topic", "level", "point"} & shown.keys()
            assert not any(sentence in sent for sentence in sentences)
        shown = say(page, do="rule", rule=case.blamed[0])
        assert shown["phase"] == "verdict"
        assert shown["grade"]["right"]
        assert sentences[0] in json.dumps(shown["grade"], ensure_ascii=False)
        say(page, do="next")


@pytest.mark.parametrize("name", games())
def test_no_hidden_card_reaches_the_browser(name):
    """What is sent of a table depends on what the player who moves sees."""
    judging = Judging(name, 2)
    for _ in range(4):
        case = judging.case
        view = case.view
        seen = {card for zone in view.zones for card in zone.cards if card is not None}
        faces = {one["f"] for zone in judging.data()["table"]["zones"] for one in zone["cards"] if one["f"]}
        assert len(faces) <= len(seen)
        for zone in judging.data()["table"]["zones"]:
            others = zone["what"] in ("hand", "kitty") and zone["id"].split(":")[1] != str(case.seat)
            if zone["what"] in ("stock", "draw") or others:
                assert not any(card["f"] for card in zone["cards"])
        judging.hear({"do": "stand", "number": case.number})
        judging.hear({"do": "next", "number": case.number})


def test_a_text_of_the_page_holds_no_answer():
    """What a page's HTML holds where nothing runs."""
    page = Referee("canasta", seed=1, faults=1)
    bundle, _ = page._repr_mimebundle_()
    for leaf in page._judging.case.ruling.blame():
        reason = page._judging.words.because(leaf)
        assert reason not in bundle["text/plain"] + bundle["text/html"] + repr(page)


def test_a_second_click_on_a_case_does_nothing():
    page = Referee("canasta", seed=3)
    say(page, do="stand")
    say(page, do="next")
    assert say(page, do="stand", number=1)["phase"] == "decide"
    assert page.shown["number"] == 2


def test_a_rule_that_does_not_exist_is_told_and_can_be_named_again():
    page = Referee("canasta", seed=3, faults=1)
    say(page, do="call")
    shown = say(page, do="rule", rule="CA-999")
    assert shown["phase"] == "which"
    assert "CA-999" in shown["notice"]
    assert say(page, do="rule", rule="ca-s9")["phase"] == "verdict"


def test_one_may_think_again_before_naming_a_rule():
    page = Referee("canasta", seed=3)
    assert say(page, do="call")["phase"] == "which"
    assert say(page, do="back")["phase"] == "decide"
    assert say(page, do="stand")["phase"] == "verdict"


def test_an_exam_ends_with_its_result_and_every_case_can_be_looked_at_again():
    page = Referee("canasta", seed=3, cases=3)
    for _ in range(2):
        shown = say(page, do="stand")
        assert (shown["phase"], shown["grade"], shown["score"]) == ("decide", None, "")
    say(page, do="call")
    shown = say(page, do="rule", rule="")
    assert shown["phase"] == "result"
    assert len(shown["result"]["rows"]) == 3
    assert shown["result"]["head"] in shown["result"]["text"]
    shown = say(page, do="open", case=2)
    assert shown["grade"]["yours"] == "Your answer: It stands."
    assert shown["number"] == 2
    assert say(page, do="open", case=0)["grade"] is None


def test_other_wishes_begin_anew():
    page = Referee("canasta", seed=3)
    say(page, do="stand")
    shown = say(page, do="begin", faults=100, level="hard", topics=["wilds", "nonsense"], exam=4, seed=9)
    assert (shown["phase"], shown["number"], shown["answers"]) == ("decide", 1, [])
    assert shown["title"] == "Case 1 of 4"
    assert [topic["id"] for topic in shown["wishes"]["topics"] if topic["on"]] == ["wilds"]
    assert page._judging.case.topic == "wilds"


@pytest.mark.parametrize("cases", [0, 4])
def test_a_reload_comes_back_to_the_same_case(cases):
    page, rng = Referee("russian_bank", seed=3, cases=cases), random.Random(1)
    for _ in range(3):
        if rng.random() < 0.5:
            say(page, do="stand")
        else:
            say(page, do="call")
            say(page, do="rule", rule=page.shown["choices"][2]["rule"])
        if page.shown["phase"] == "verdict":
            say(page, do="next")
    wishes = page.shown["wishes"]
    kept = {name: wishes[name] for name in ("faults", "level", "exam", "seed")}
    kept["topics"] = [one["id"] for one in wishes["topics"] if one["on"]]
    fresh = Referee("russian_bank", seed=8)
    shown = say(fresh, do="restore", answers=page.shown["answers"], **kept)
    if not cases:
        assert shown["phase"] == "verdict"
        shown = say(fresh, do="next")
    assert shown["table"] == page.shown["table"]
    assert shown["told"] == page.shown["told"]
    assert shown["score"] == page.shown["score"]


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("game=canasta&seed=7", "<Referee canasta, seed 7, case 1>"),
        (
            "game=russian_bank&preset=standard&topic=duties&topic=houses&exam=10&level=hard&faults=80&seed=7",
            "<Referee russian_bank, seed 7, case 1 of 10>",
        ),
        ("game=railroad_canasta&seats=2&seed=7&language=en", "<Referee railroad_canasta, seed 7, case 1>"),
        ("game=contract_rummy&topic=jokers,contract&seed=7", "<Referee contract_rummy, seed 7, case 1>"),
    ],
)
def test_an_address_says_what_comes(asked, shown, monkeypatch):
    seen = []
    monkeypatch.setattr("cardlab.widgets.referee.display", lambda what, **_: seen.append(what))
    referee(asked)
    assert [repr(one) for one in seen] == [shown]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("game=canosta", "Did you mean &#x27;canasta&#x27;?"),
        ("topic=wild", "Did you mean &#x27;wilds&#x27;?"),
        ("level=x", "There is no level &#x27;x&#x27;."),
        ("faults=many", "faults cannot be &#x27;many&#x27;."),
        ("faults=200", "from 0 to 1"),
        ("exam=1000", "An exam has 1 to 100 cases"),
        ("exam=-1", "An exam has 1 to 100 cases"),
        ("wild_rule=x", "wild_rule"),
        ("language=xx", "There are no words for"),
    ],
)
def test_an_address_that_cannot_be_had_gets_a_sentence_and_the_usual_page(asked, said, monkeypatch):
    seen = []
    monkeypatch.setattr("cardlab.widgets.referee.display", lambda what, **_: seen.append(what))
    referee(asked)
    assert said in seen[0]["text/html"]
    assert isinstance(seen[-1], Referee)
