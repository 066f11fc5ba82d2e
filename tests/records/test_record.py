"""Records: what is written is read back, whatever was played; what cannot be read says where and why."""

from __future__ import annotations

import json
import random
import re
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

import cardlab
from cardlab import BadRecord, Session, pack, read_record, share_view, unpack, write_record, write_short
from cardlab.record import common, lines, open_record, packed, schema
from cardlab.session import LONGEST_COMMENT
from tests.contract.play import TABLES, at, line, named
from tests.records.playing import tree, wander
from tests.small import eights

HEAD = '{"format": "cardlab-record", "version": "1.0", "game": "canasta", "seed": 7}'
PLAYED = [table for table in TABLES if table[0] != "eights"]
TRY = settings(
    max_examples=150, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


def bad(text: object) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(text)  # type: ignore[arg-type]
    return caught.value


def moves(session: Session[Any]) -> list[str]:
    return [session.game.spell(node.move) for node in session.line()[1:]]


# --- round trips ------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_session_comes_back_as_it_was(table):
    finder = None if table[0] != "eights" else lambda name, **_: at(table)
    for seed in range(2):
        session = wander(table, seed, 90)
        text = write_record(session, seat=1)
        opened = open_record(text, finder) if finder else open_record(text)
        again = opened.session
        assert opened.seat == 1
        assert (again.game.terms, again.seed) == (session.game.terms, session.seed)
        ours, theirs = tree(session.root), tree(again.root)
        if session.root.state != session.game.deal(session.seed):  # a position has no deal to tell of
            assert theirs[0][3] == ()
            ours[0], theirs[0] = ours[0][:3], theirs[0][:3]
        assert theirs == ours
        assert [node.move for node in again.here.line()] == [node.move for node in session.here.line()]
        assert write_record(again, seat=1) == text


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_short_notation_says_the_same(table):
    finder = None if table[0] != "eights" else lambda name, **_: at(table)
    for seed in range(2):
        session = wander(table, seed, 90)
        text = write_short(session, seat=0)
        assert "\n" not in text
        opened = open_record(text, finder) if finder else open_record(text)
        again = opened.session
        assert opened.seat == 0
        assert [one[1:3] + one[4:] for one in tree(again.root, ordered=False)] == [
            one[1:3] + one[4:] for one in tree(session.root, ordered=False)
        ]
        assert [node.move for node in again.here.line()] == [node.move for node in session.here.line()]
        assert write_short(again, seat=0) == text


def test_several_hands_of_a_match_come_back():
    game = cardlab.game("canasta", seats=2, target_score=5000)
    session, rng = Session(game, 4), random.Random(1)
    hands = 0
    while hands < 2:
        if game.turn(session.state) is None:
            session.next_hand()
            hands += 1
        else:
            session.play(game.sample(session.state, rng))
    text = write_record(session)
    assert text.count('"next hand"') == 2
    assert read_record(text).state == session.state
    assert write_short(session).count("next hand") == 2
    assert read_record(write_short(session)).state == session.state


def test_options_that_were_changed_are_told_and_come_back():
    game = cardlab.game("canasta", preset="standard", seats=2, target_score=3000, wild_rule="seed")
    session = Session(game, 1)
    head = json.loads(write_record(session).splitlines()[0])
    assert head["options"] == {"target_score": 3000, "wild_rule": "seed"}
    assert write_short(session) == "canasta for 2 by standard with wild_rule=seed target_score=3000 seed 1:"
    for text in (write_record(session), write_short(session)):
        assert read_record(text).game.terms == game.terms


def test_which_of_several_ways_is_followed_comes_back():
    session = read_record("canasta seed 7: draw")
    hand = session.game.legal(session.state)
    for move in list(hand)[:3]:
        session.play(move)
        session.undo()
    for followed in range(3):
        session.go(session.here.branches[followed])
        session.undo()
        for write in (write_record, write_short):
            again = read_record(write(session))
            assert again.here.move == session.here.move
            assert again.here.ahead is not None
            assert again.here.ahead.move == session.here.branches[followed].move


# --- lenient in form --------------------------------------------------------------


def test_a_record_survives_mail_editors_and_newer_programs():
    session = wander(("canasta", "seed", 4), 3, 60)
    text = write_record(session)
    said = [json.loads(one) for one in text.splitlines()]
    said[0]["version"] = "1.7"
    said[0]["mood"] = {"good": [1, 2, {"x": None}]}
    loose = [json.dumps(dict(reversed(one.items())) | {"unknown": 1.5}, indent=None) for one in said]
    for other in (
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
        "\n \n" + text.replace("\n", "\n\n\t\n"),
        "\n".join(loose),
        text.rstrip("\n"),
    ):
        assert write_record(read_record(other)) == text


def test_cards_may_be_typed_in_any_spelling():
    plain = read_record("canasta seed 7: draw; discard 9♣; draw")
    for text in (
        "canasta seed 7: DRAW; discard 9c; draw",
        "Canasta, for 4, seed 7:\n  draw;\n  discard 9C;\n  draw.",
        "canasta seed 7 : draw ;; discard\n9♣ ; draw;",
        "canasta for 4 by seed seed 7 seat 2: draw; discard 9; draw",
    ):
        assert moves(read_record(text)) == moves(plain)


def test_ways_comments_and_the_place_in_short_notation():
    session = read_record(
        "canasta seed 7: {At first.} draw; discard 9♣ {So \\{far\\}.} (discard 6♠ (discard 5♠ {no} ) ; draw [here]) ; draw"
    )
    root = session.root
    assert root.comment == "At first."
    drawn = root.branches[0]
    assert [session.game.spell(n.move) for n in drawn.branches] == ["discard 9♣", "discard 6♠", "discard 5♠"]
    assert drawn.branches[0].comment == "So {far}."
    assert session.here.parent is drawn.branches[1]
    assert drawn.ahead is drawn.branches[1]  # the line through here is the one that is followed


def test_a_parenthesis_that_touches_a_card_belongs_to_the_move():
    game = cardlab.game("contract_rummy")
    state = game.read("turn: South, to meld; hand South: 5♦ 5♥ JK 8♠ 8♣ 8♥ K♣")
    session = Session(game, state=state)
    move = game.move("lay 5♦ 5♥ JK(5♣) | 8♠ 8♣ 8♥", state)
    assert move in game.legal(state), game.ruling(state, move)
    session.play(move)
    text = write_short(session)
    assert "JK(5" in text
    assert read_record(text).state == session.state


def test_a_move_that_is_written_twice_is_one_move():
    session = read_record(HEAD + '\n{"move": "draw"}\n{"after": 0, "move": "draw", "comment": "again"}\n')
    assert len(session.root.branches) == 1
    assert session.here.comment == "again"


# --- strict in the rules ------------------------------------------------------------


def test_an_illegal_move_carries_its_ruling_and_cites_the_rule():
    for text, number in ((HEAD + '\n\n{"move": "discard 9♦"}', 3), ("canasta seed 7:\ndraw;\ndraw", 3)):
        error = bad(text)
        assert error.line == number
        assert error.ruling is not None
        assert not error.ruling
        cited = {leaf.rule for leaf in error.ruling.blame()}
        assert cited
        assert all(f"[{rule}]" in str(error) for rule in cited)
        assert str(error).startswith(f"Line {number}, ")


@pytest.mark.parametrize(
    ("text", "number", "value", "hint"),
    [
        ("", 0, "", "names the game"),
        (" \n\t\r\n", 0, "", "names the game"),
        (7, 0, "7", "write_record"),
        ("{", 1, "{", "not JSON"),
        ("[1]", 1, "[1]", "canasta seed 7: draw"),
        ("{}", 1, "{}", "no header"),
        (HEAD.replace("1.0", "2.0"), 1, "", "Version '2.0' cannot be read here; 1.0 can."),
        (HEAD.replace('"1.0"', "1"), 1, "", "Version 1"),
        (HEAD.replace("canasta", "canosta"), 1, "", "Did you mean 'canasta'?"),
        (HEAD.replace('"seed": 7', '"seats": 5, "seed": 7'), 1, "", "not played by 5"),
        (HEAD.replace('"seed": 7', '"seats": 9000, "seed": 7'), 1, "9000", '"seats" is a whole number'),
        (HEAD.replace('"seed": 7', '"preset": "x", "seed": 7'), 1, "", "There is no preset 'x'"),
        (HEAD.replace('"seed": 7', '"options": {"wild": 1}, "seed": 7'), 1, "", "There is no option 'wild'"),
        (HEAD.replace('"seed": 7', '"options": {"a": [1]}, "seed": 7'), 1, "a: [1]", "no option of a game"),
        (HEAD.replace('"seed": 7', '"options": [], "seed": 7').replace("[]", "[1]"), 1, "[1]", "object"),
        (HEAD.replace('"seed": 7', '"seat": 4, "seed": 7'), 1, "", "There is no seat 4"),
        (HEAD.replace(', "seed": 7', ""), 1, "", '"seed" or a "position"'),
        (HEAD.replace("7", "7.5"), 1, "7.5", "whole number"),
        (HEAD.replace("7", "true"), 1, "True", "whole number"),
        (HEAD.replace("7", "1" + "0" * 31), 1, "1" + "0" * 31, "whole number"),
        (HEAD.replace("7", "1" + "0" * 5000), 1, HEAD[:59] + "…", "not JSON"),
        (HEAD.replace('"seed": 7', '"position": "hand South: 5♣ 5♣ 5♣"'), 1, "hand South: 5♣ 5♣ 5♣", "hold only"),
        (HEAD.replace('"seed": 7', '"start": "abc"'), 1, "", "kept for one table"),
        (HEAD + "\n" + HEAD, 2, HEAD[:59] + "…", "second header"),
        (HEAD + '\n{"mvoe": "draw"}', 2, "{'mvoe': 'draw'}", '{"move": "draw"}'),
        (HEAD + '\n{"move": 1}', 2, "1", "quotation marks"),
        (HEAD + '\n{"move": "drew"}', 2, "drew", "Did you mean 'draw'?"),
        (HEAD + '\n{"move": ""}', 2, "", "is not a move"),
        (HEAD + '\n{"move": "draw", "after": 1}', 2, "1", "from 0 to 0"),
        (HEAD + '\n{"move": "draw", "after": -1}', 2, "-1", "from 0 to 0"),
        (HEAD + '\n{"move": "next hand"}', 2, "next hand", "This hand is not over"),
        (HEAD + '\n{"move": "draw", "here": "yes"}', 2, "'yes'", "true, or left out"),
        (HEAD + '\n{"move": "draw", "comment": 3}', 2, "3", "A comment is text"),
        (HEAD + '\n{"move": "draw", "comment": "a\\u0000b"}', 2, "a\x00b", "cannot hold"),
        (HEAD + '\n{"move": "draw", "comment": "\\ud800"}', 2, "\ud800", "cannot hold"),
        (HEAD + "\n" + "[" * 30_000, 2, "[" * 59 + "…", "not JSON"),
        ("canasta", 1, "canasta", "seed 7"),
        ("canasta seed", 1, "seed", "missing"),
        ("canasta seed x: draw", 1, "x", "whole number"),
        ("canasta deal 7: draw", 1, "deal", "for, by, with"),
        ("canasta seed 7 for four: draw", 1, "four", "whole number"),
        ("canasta seed 7: draw; )", 1, ")", "no way open"),
        ("canasta seed 7: (draw)", 1, "(", "after the move that it replaces"),
        ("canasta seed 7: draw\n(draw", 0, "", "not closed"),
        ("canasta seed 7:\ndraw {oh", 2, "{oh", "Close the comment"),
        ("canasta seed 7: draw]", 1, "]", "semicolons"),
        ("canasta from [hand South: 3♥]: draw", 1, "hand South: 3♥", "red three"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named_with_its_line_and_the_way_out(text, number, value, hint):
    error = bad(text)
    assert (error.line, error.value) == (number, " ".join(value.split()))
    assert hint in str(error)
    if number:
        assert str(error).startswith(f"Line {number}")


def test_limits():
    long = "x" * (common.LONGEST + 1)
    assert str(common.LONGEST) in str(bad(long))
    assert "a line" in str(bad(HEAD + '\n{"move": "draw", "x": "' + "x" * common.LONGEST_LINE + '"}')).lower()
    assert "2000 characters" in str(bad(HEAD + '\n{"move": "' + "draw " * 500 + '"}'))
    assert "position has" in str(bad(f"canasta from [{'stock: 5♣ ' * 4000}]: draw"))
    assert str(LONGEST_COMMENT) in str(bad(f"canasta seed 7: draw {{{'x' * (LONGEST_COMMENT + 1)}}}"))


def test_the_number_of_moves_is_bounded(monkeypatch):
    monkeypatch.setattr(common, "MOST_NODES", 3)
    ways = [f"(discard {card})" for card in ("6♠", "5♠")]
    read_record(f"canasta seed 7: draw; discard 9♣ {ways[0]}")
    assert "3 moves" in str(bad(f"canasta seed 7: draw; discard 9♣ {' '.join(ways)}"))


def test_a_deep_record_is_read_without_deep_recursion():
    """Ways within ways, as deep as anybody likes."""
    cards_ = [str(card) for card in read_record("canasta seed 7: draw").state.hand]
    text = "canasta seed 7: draw"
    for depth in range(1500):
        text += (
            f"; discard {cards_[depth % 2]} (discard {cards_[2]}"
            if depth < 1
            else " (discard " + cards_[depth % 5]
        )
    text += ")" * 1500
    assert read_record(text).root.branches
    assert "not closed" in str(bad(text[:-3]))


# --- the schema ------------------------------------------------------------------------


def test_every_line_follows_the_schema():
    jsonschema = pytest.importorskip("jsonschema")
    validator = jsonschema.Draft202012Validator(schema())
    jsonschema.Draft202012Validator.check_schema(schema())
    for table in PLAYED[::3]:
        for text in lines(wander(table, 1, 60), seat=0):
            validator.validate(json.loads(text))
    for wrong in ({}, {"move": ""}, {"move": "draw", "after": -1}, json.loads(HEAD) | {"version": "2.0"}):
        assert not validator.is_valid(wrong)


def test_the_schema_and_the_code_name_the_same_keys_and_limits():
    found = schema()["$defs"]
    assert found["comment"]["maxLength"] == LONGEST_COMMENT
    assert found["move"]["properties"]["move"]["maxLength"] == common.LONGEST_MOVE
    assert found["move"]["properties"]["after"]["maximum"] == common.MOST_NODES
    assert found["header"]["properties"]["position"]["maxLength"] == common.LONGEST_POSITION
    for limit in (common.LONGEST, common.MOST_NODES, common.LONGEST_LINE):
        assert str(limit) in schema()["description"]


# --- packed ---------------------------------------------------------------------------


@settings(TRY, max_examples=60)
@given(st.text(st.characters(codec="utf-8"), max_size=400))
def test_what_is_packed_is_unpacked(text):
    made = pack(text)
    assert re.fullmatch(r"[A-Za-z0-9_.-]+", made)
    assert unpack(made) == text


@TRY
@given(st.data())
def test_a_changed_link_never_opens_something_else(data):
    made = pack(write_record(wander(("canasta", "seed", 4), 1, 20)))
    at_ = data.draw(st.integers(0, len(made) - 1))
    what = data.draw(st.sampled_from("aB3_-.%é "))
    for other in (made[:at_] + what + made[at_ + 1 :], made[:at_], made[:at_] + made[at_ + 1 :]):
        try:
            assert unpack(other) == unpack(made)  # the last letter holds bits that mean nothing
        except BadRecord as error:
            assert "link" in str(error) or "packed" in str(error)


def test_a_bomb_is_not_let_off():
    press = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=packed._DICTIONARY)
    bomb = press.compress(b"x" * 60_000_000) + press.flush()
    assert len(bomb) < 100_000
    with pytest.raises(BadRecord, match="longer than"):
        unpack("c1." + urlsafe_b64encode(b"\0\0\0\0" + bomb).decode().rstrip("="))
    for wrong in ("", "c1.", "c2.abcd", "c1." + "A" * 2_000_000, None):
        with pytest.raises(BadRecord):
            unpack(wrong)  # type: ignore[arg-type]


# --- sharing ----------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_a_seat_shares_says_nothing_that_it_does_not_see(table):
    """Two positions that look alike to it, one text: so the text does not depend on what is hidden."""
    game = at(table)
    steps = line(table, 3)
    for step in (steps[0], steps[len(steps) // 3], steps[len(steps) // 2], steps[-1]):
        for seat in range(game.seats):
            one = Session(game, 3, step.state)
            other = Session(game, 99, game.reseat(step.state, seat, random.Random(seat + 1)))
            for chance in range(2):
                text = share_view(one, seat, random.Random(chance))
                assert text == share_view(other, seat, random.Random(chance))
            if table[0] == "eights":
                continue
            opened = open_record(text)
            assert opened.seat == seat
            assert opened.session.game.view(opened.session.state, seat) == game.view(step.state, seat)
            assert opened.session.seed == 0
            assert not opened.session.root.branches


def test_what_is_shared_has_no_moves_and_hides_by_chance():
    session = read_record("canasta seed 123456789: draw {a secret}; discard 4")
    texts = {share_view(session, 0) for _ in range(5)}
    assert len(texts) == 5
    assert not any("123456789" in text or "secret" in text for text in texts)


# --- anything at all ----------------------------------------------------------------------


VALID = [write_record(wander(table, 5, 25), seat=0) for table in PLAYED[::4]]
VALID += [write_short(wander(table, 6, 25)) for table in PLAYED[::4]]
PIECES = (
    *'{}[]():;,"\\|\n♣♠ 0123456789-.=', "JK", "null", "true", "-1", "1e999", "next hand", "lay ", "take", "discard",
    " with ", "seed", "position", "\\ud800", "\x00", "٣", "²", "[here]", "turn: West", "5♣ ", "over", "of seed", "concealed",
)  # fmt: skip


@settings(TRY, max_examples=1200)
@given(st.data())
def test_a_spoilt_record_is_read_or_refused_and_nothing_else(data):
    text = data.draw(st.sampled_from(VALID))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = start + data.draw(st.sampled_from((0, 0, 1, 2, 5, 30)))
        piece = data.draw(st.sampled_from(PIECES) | st.just(text[start : end + 9]))
        text = text[:start] + piece + text[end:]
    try:
        session = read_record(text)
    except BadRecord as error:
        assert str(error)
    else:
        assert read_record(write_record(session)).state == session.state


@TRY
@given(st.text(max_size=80) | st.binary(max_size=80).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_read_or_refused(text):
    for one in (text, "canasta seed 7: " + text, f"canasta from [{text}]: draw", HEAD + "\n" + text):
        try:
            read_record(one)
        except BadRecord as error:
            assert str(error)


# --- comments -------------------------------------------------------------------------------


def test_a_comment_belongs_to_a_point_and_is_told():
    session = Session(eights.make("seed", 2, {}), 1)
    heard: list[int] = []
    session.listen(lambda: heard.append(1))
    session.comment("  Two lines\r\nof text ")
    assert session.here.comment == "Two lines\nof text"
    assert heard == [1]
    session.comment("")
    assert session.here.comment == ""
    for wrong in ("a\x07", "\ud800", "x" * (LONGEST_COMMENT + 1), 3):
        with pytest.raises(cardlab.BadNotation):
            session.comment(wrong)  # type: ignore[arg-type]


def test_the_mark_of_a_start_takes_the_place_of_its_cards():
    game = cardlab.game("canasta")
    session = Session(game, state=game.deal(12))
    session.play(game.move("draw"))
    kept = "\n".join(lines(session, start="m4"))
    assert "hand" not in kept
    again = open_record(
        kept, start=lambda head: Session(game, state=game.deal(12)) if head.start == "m4" else None
    )
    assert again.session.state == session.state
    assert "kept for one table" in str(bad(kept))
