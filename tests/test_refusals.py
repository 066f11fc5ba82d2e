# ruff: noqa: PLW0108  (each call is written out)
"""Whatever a caller hands to a public function, it is refused by a sentence that names it, never from inside."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import cardlab
from cardlab.explain import cause, example, examples, whatif
from cardlab.learn import Course, exam, topics, training
from cardlab.record import open_record
from cardlab.values import brief
from cardlab.widgets import Picture, Referee, RulingView, ScoreSheet, Table, picture

CANASTA = cardlab.game("canasta")
STATE = CANASTA.deal(7)
DRAW = CANASTA.move("draw", STATE)
BANK = cardlab.game("russian_bank")
BOOK = cardlab.rulebook("canasta")
RNG = random.Random(1)


def session() -> cardlab.Session[Any]:
    return cardlab.Session(CANASTA, 7)


# what is asked for a game or the name of one
GAMES: dict[str, Callable[[Any], Any]] = {
    "game": lambda v: cardlab.game(v),
    "rulebook": lambda v: cardlab.rulebook(v),
    "compare": lambda v: cardlab.compare(v, "", "draw"),
    "fixes": lambda v: cardlab.fixes(v, STATE, DRAW),
    "explain": lambda v: cardlab.explain(v, STATE, DRAW),
    "whatif": lambda v: whatif(v, STATE, DRAW),
    "cause": lambda v: cause(v, STATE, DRAW),
    "examples": lambda v: examples(v),
    "Session": lambda v: cardlab.Session(v),
    "training": lambda v: training(v),
    "exam": lambda v: exam(v),
    "Course": lambda v: Course(v),
    "topics": lambda v: topics(v),
    "picture": lambda v: picture(v, STATE),
    "ScoreSheet": lambda v: ScoreSheet(v, STATE),
    "Table": lambda v: Table(v),
    "Referee": lambda v: Referee(v),
}
# what is asked for a position of the game
STATES: dict[str, Callable[[Any], Any]] = {
    "legal": lambda v: CANASTA.legal(v),
    "allows": lambda v: CANASTA.allows(v, DRAW),
    "ruling": lambda v: CANASTA.ruling(v, DRAW),
    "play": lambda v: CANASTA.play(v, DRAW),
    "turn": lambda v: CANASTA.turn(v),
    "view": lambda v: CANASTA.view(v, 0),
    "sample": lambda v: CANASTA.sample(v, RNG),
    "reseat": lambda v: CANASTA.reseat(v, 0, RNG),
    "write": lambda v: CANASTA.write(v),
    "ledger": lambda v: CANASTA.ledger(v),
    "scores": lambda v: CANASTA.scores(v),
    "totals": lambda v: CANASTA.totals(v),
    "winners": lambda v: CANASTA.winners(v),
    "next_hand": lambda v: CANASTA.next_hand(v),
    "fixes": lambda v: cardlab.fixes(CANASTA, v, DRAW),
    "explain": lambda v: cardlab.explain(CANASTA, v, DRAW),
    "whatif": lambda v: whatif(CANASTA, v, DRAW),
    "cause": lambda v: cause(CANASTA, v, DRAW),
    "picture": lambda v: Picture(CANASTA, v),
    "ScoreSheet": lambda v: ScoreSheet(CANASTA, v),
}
# the same, where None stands for no position at all
OPTIONAL_STATES: dict[str, Callable[[Any], Any]] = {
    "move": lambda v: CANASTA.move("lay 9 9 9", v),
    "Session": lambda v: cardlab.Session(CANASTA, state=v),
    "Table": lambda v: Table(CANASTA, state=v),
}
OTHERS: dict[str, Callable[[Any], Any]] = {
    "preset": lambda v: cardlab.game("canasta", preset=v),
    "option": lambda v: cardlab.game("canasta", wild_rule=v),
    "seed": lambda v: CANASTA.deal(v),
    "training seed": lambda v: training("canasta", v),
    "seat": lambda v: CANASTA.reseat(STATE, v, RNG) if v is not None else CANASTA.check_seat(v),
    "side": lambda v: CANASTA.side(v),
    "seat of a table": lambda v: Table("canasta", v),
    "seat of a view": lambda v: cardlab.share_view(session(), v),
    "move": lambda v: CANASTA.ruling(STATE, v),
    "spell": lambda v: CANASTA.spell(v),
    "session.play": lambda v: session().play(v),
    "chance": lambda v: CANASTA.sample(STATE, v),
    "language of a book": lambda v: cardlab.rulebook("canasta", language=v),
    "language of a table": lambda v: Table("canasta", language=v),
    "language of training": lambda v: training("canasta", language=v),
    "article": lambda v: BOOK[v],
    "example": lambda v: example("canasta", v),
    "level": lambda v: training("canasta", level=v),
    "faults": lambda v: training("canasta", faults=v),
    "cases": lambda v: exam("canasta", cases=v),
    "write_record": lambda v: cardlab.write_record(v),
    "write_short": lambda v: cardlab.write_short(v),
    "share_view": lambda v: cardlab.share_view(v, 0),
    "read_record": lambda v: cardlab.read_record(v),
    "open_record": lambda v: open_record(v),
    "unpack": lambda v: cardlab.unpack(v),
    "RulingView": lambda v: RulingView(v),
}
TEXTS: dict[str, Callable[[Any], Any]] = {
    "read": lambda v: CANASTA.read(v),
    "move": lambda v: CANASTA.move(v, STATE),
    "cards": lambda v: cardlab.cards(v),
    "search": lambda v: BOOK.search(v),
    "comment": lambda v: session().comment(v),
    "pack": lambda v: cardlab.pack(v),
    "topics": lambda v: training("canasta", topics=v),
}
NO_TEXT: tuple[Any, ...] = (None, True, 7.5, b"canasta", {}, object())
NONSENSE = (*NO_TEXT, "", "x" * 5000, ["x" * 5000], -1.5)
TABLES: tuple[str, Callable[[Any], Any], tuple[Any, ...]] = (
    "tables",
    lambda v: cardlab.compare("canasta", "", "draw", v),
    (7.5, b"canasta", {}, object(), "x" * 5000, [7.5], []),
)
CASES = [
    TABLES,
    *(
        (f"{kind}: {name}", call, NONSENSE)
        for kind, calls in (("game", GAMES), ("state", STATES), ("other", OTHERS))
        for name, call in calls.items()
    ),
    *((f"state: {name}", call, NONSENSE[1:]) for name, call in OPTIONAL_STATES.items()),
    *((f"text: {name}", call, NO_TEXT) for name, call in TEXTS.items() if name != "topics"),
    ("text: topics", TEXTS["topics"], (None, True, 7.5, b"canasta", object(), "x" * 5000, ["x" * 5000])),
]


@pytest.mark.parametrize("call, values", [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_is_wrong_is_named_in_a_short_sentence(call, values):
    for value in values:
        try:
            call(value)
        except (ValueError, cardlab.ForeignState, cardlab.ForeignMove) as error:
            said = str(error)
        else:
            pytest.fail(f"{value!r:.99} was taken")
        assert said and "\n" not in said
        assert len(said) < 400, said
        start = (
            brief(value).strip("[]b'")[:12] if isinstance(value, str | list | bytes) else brief(value)[:20]
        )
        assert start in said, said


@pytest.mark.parametrize("name", STATES)
def test_a_position_of_another_game_or_table_is_refused(name):
    for other in (
        BANK.deal(7),
        cardlab.game("canasta", seats=2).deal(7),
        cardlab.game("canasta", preset="standard").deal(7),
    ):
        with pytest.raises(cardlab.ForeignState):
            STATES[name](other)


def test_seats_that_are_not_at_the_table_are_refused():
    for seat in (4, -1, True):
        for call in (
            CANASTA.side,
            lambda s: CANASTA.view(STATE, s),
            lambda s: cardlab.write_record(session(), seat=s),
            lambda s: cardlab.write_short(session(), seat=s),
            lambda s: picture(CANASTA, STATE, s),
        ):
            with pytest.raises(cardlab.BadOption, match="The seats are 0 to 3"):
                call(seat)


def test_a_missing_article_is_a_key_that_is_missing_and_prints_plainly():
    with pytest.raises(KeyError) as caught:
        BOOK["CA-2l"]
    assert str(caught.value).startswith("There is no article 'CA-2l'. Did you mean 'CA-2")


def test_tables_to_compare_may_be_named_by_their_presets():
    position = "turn: South, to meld; hand South: 9♠ 9♥ 2♣ 2♦ 2♥ 4♣ 5♣; melds 0: Q♣ Q♦ Q♥; pile: J♠"
    found = cardlab.compare("canasta", position, "lay 9♠ 9♥ 2♣ 2♦ 2♥", ["seed", "standard"])
    assert found.verdicts == (False, True)


def test_what_completion_offers_is_there():
    offered = set(dir(cardlab))
    assert {"game", "rulebook", "widgets", "learn", "record"} <= offered
    assert not {"annotations", "TYPE_CHECKING", "Any"} & offered
    for name in offered:
        assert getattr(cardlab, name) is not None


def test_what_is_shown_at_the_prompt_is_short():
    for value in (session(), CANASTA.view(STATE, 0), BOOK, CANASTA, STATE):
        assert len(repr(value)) < 200, repr(value)
        assert "0x" not in repr(value)
    assert repr(session()) == "<Session of <canasta, 4 players, preset seed>, seed 7, step 0 of 0>"
