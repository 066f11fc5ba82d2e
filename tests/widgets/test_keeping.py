"""What a table keeps in the browser, what it takes back, and what never goes there."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import cardlab
from cardlab import Session, pack, read_record, unpack
from cardlab.games import seat_counts
from cardlab.widgets import keeping
from cardlab.widgets.table import _STATIC, PARTS, Table
from tests.contract.play import TABLES, at, choose

SCRIPT = "\n".join((_STATIC / f"{part}.js").read_text(encoding="utf-8") for part in PARTS)


class Browser:
    """What a browser does with a table: it hears messages, keeps lines, and sends wishes."""

    def __init__(self, table: Table) -> None:
        self.table, self.heard, self.lines, self.likes = (
            table,
            list[dict[str, Any]](),
            list[str](),
            dict[str, Any](),
        )
        table.send = self.hear

    def hear(self, message: Any, *_: Any) -> None:
        self.heard.append(message)
        if message["about"] == "kept":
            self.lines[message["at"] :] = message["lines"]
            self.likes = {"mode": message["mode"], "settings": message["settings"]}

    def wish(self, verb: str, **given: Any) -> None:
        wish = {"do": verb, "revision": self.table.session.revision, **given}
        self.table._hear(self.table, json.loads(json.dumps(wish)), [])

    def told(self, about: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["about"] == about]


def play(table: Table, steps: int, seed: int = 1) -> None:
    session, rng = table.session, random.Random(seed)
    for at_ in range(steps):
        move = choose(session.game, session.state, rng)
        if move is None:
            break
        session.play(move)
        if at_ % 9 == 8:
            session.undo()


def reloaded(browser: Browser, table: Table) -> Browser:
    """The same page after a reload: a fresh table, and what the browser has kept."""
    other = Browser(table)
    other.wish("restore", record="\n".join(browser.lines), **browser.likes)
    return other


@pytest.mark.parametrize("name", cardlab.games())
@pytest.mark.parametrize("given", [False, True], ids=["dealt", "position"])
def test_a_fresh_table_takes_the_game_back(name, given):
    game = cardlab.game(name, seats=seat_counts(name)[-1])

    def lay() -> Table:
        return Table(Session(game, 4, game.deal(77)) if given else Session(game, 4), seat=1, bots=False)

    browser = Browser(lay())
    browser.wish("keep")
    assert not browser.lines  # nothing has happened yet
    play(browser.table, 40)
    browser.wish("mode", mode="referee")
    browser.wish("setting", name="four", value=True)
    again = reloaded(browser, lay())
    assert again.told("back")
    assert again.table.session.state == browser.table.session.state
    assert again.table.session.here.depth == browser.table.session.here.depth
    assert [len(node.branches) for node in again.table.session.line()] == [
        len(node.branches) for node in browser.table.session.line()
    ]
    assert (again.table._desk.mode, again.table._desk.settings.four) == ("referee", True)
    assert again.lines == browser.lines  # and goes on keeping it
    assert not again.table.shown["notice"]


@pytest.mark.parametrize("given", [False, True], ids=["dealt", "position"])
def test_what_the_learner_notes_is_shown_kept_and_taken_back(given):
    game = cardlab.game("canasta")

    def lay() -> Table:
        return Table(Session(game, 4, game.deal(77)) if given else Session(game, 4), bots=False)

    browser = Browser(lay())
    browser.table.session.comment("Written by the teacher.")
    browser.wish("keep")
    play(browser.table, 3)
    browser.wish("note", text="  Why not the pile? ")
    shown = browser.table.shown
    assert shown["line"]["note"] == "Why not the pile?"
    assert shown["log"][0]["note"] == "Why not the pile?"
    assert browser.table.session.here.comment == "Why not the pile?"
    assert "teacher" not in "".join(browser.lines)  # what is written to a lesson may tell too much
    again = reloaded(browser, lay())
    assert again.table.shown["line"]["note"] == "Why not the pile?"
    assert again.lines == browser.lines
    again.wish("note", text="")
    assert not again.table.shown["line"]["note"]
    assert "pile?" not in "".join(again.lines)


def test_a_note_leaves_what_is_held_up_where_it_is():
    table = Table("canasta", seed=3)
    card = next(card["k"] for zone in table.shown["zones"] if zone["own"] for card in zone["cards"])
    browser = Browser(table)
    browser.wish("select", card=card)
    browser.wish("note", text="This one?")
    assert table.shown["hold"]["selected"] == [card]


@pytest.mark.parametrize("text", [None, 7, "x" * 4001, "a\x00b"])
def test_what_is_no_note_changes_nothing(text):
    browser = Browser(Table("canasta", seed=3))
    browser.wish("note", text=text)
    assert not browser.table.session.here.comment
    assert browser.table.shown["notice"]


def test_only_what_is_new_is_sent():
    browser = Browser(Table(Session(cardlab.game("canasta"), 3), bots=False))
    browser.wish("keep")
    play(browser.table, 8)
    assert [message["at"] for message in browser.told("kept")] == [0, *range(2, 9)]
    assert all(len(message["lines"]) == 1 for message in browser.told("kept")[1:])
    browser.wish("panel", panel="table")
    assert len(browser.told("kept")) == 8  # nothing to keep has changed
    assert read_record("\n".join(browser.lines)).state == browser.table.session.state


def test_why_the_others_played_is_told_again():
    browser = Browser(Table("canasta", seed=3))
    browser.wish("keep")
    for _ in range(6):
        desk = browser.table._desk
        desk._play(choose(desk.game, desk.state, random.Random(1)))
        browser.table._refresh()
    again = reloaded(browser, Table("canasta", seed=3))
    reasons = [(one["say"], one["why"]) for one in browser.table.shown["log"]]
    assert any(why for _, why in reasons)
    assert [(one["say"], one["why"]) for one in again.table.shown["log"]] == reasons


def test_a_session_of_the_notebook_follows_its_table():
    game = cardlab.game("canasta")
    browser = Browser(Table(Session(game, 3), bots=False))
    browser.wish("keep")
    play(browser.table, 5)
    mine = Session(game, 3)
    reloaded(browser, Table(mine, bots=False))
    assert mine.state == browser.table.session.state


def test_start_afresh_leads_to_the_table_as_it_was_laid():
    game = cardlab.game("canasta")
    start = Session(game, 3)
    start.play(game.move("draw"))
    before = start.state
    browser = Browser(Table(start, bots=False))
    browser.wish("keep")
    play(browser.table, 5)
    other = Session(game, 3)
    other.play(game.move("draw"))
    again = reloaded(browser, Table(other, bots=False))
    assert again.table.session.state != before
    again.wish("afresh")
    assert again.table.session.state == before
    assert again.table.session.here.branches  # and nothing is lost


def test_a_table_that_was_touched_knows_better():
    browser = Browser(Table("canasta", seed=3, bots=False))
    browser.wish("keep")
    play(browser.table, 5)
    lines = list(browser.lines)
    play(browser.table, 9, 2)
    state = browser.table.session.state
    browser.wish("restore", record="\n".join(lines), mode=None, settings={})
    assert browser.table.session.state == state
    assert not browser.told("back")
    assert read_record("\n".join(browser.lines)).state == state


@pytest.mark.parametrize(
    "record",
    [
        "",
        "nonsense",
        "{}",
        '{"format": "cardlab-record", "version": "1.0", "game": "canasta", "start": "0123456789abcdef"}',
    ],
)
def test_a_stale_record_is_dropped_with_a_kind_sentence(record):
    browser = Browser(Table("canasta", seed=3, bots=False))
    state = browser.table.session.state
    browser.wish("restore", record=record, mode="guided", settings={"four": 7, "sort": "suit", "wings": 2})
    assert browser.told("forget")
    assert "fresh table" in browser.table.shown["notice"]
    assert browser.table.session.state == state


def test_a_record_of_another_start_is_not_taken_for_this_one():
    game = cardlab.game("canasta")
    browser = Browser(Table(Session(game, state=game.deal(1)), bots=False))
    browser.wish("keep")
    play(browser.table, 5)
    again = reloaded(browser, Table(Session(game, state=game.deal(2)), bots=False))
    assert again.told("forget")
    assert again.table.session.state == game.deal(2)


def test_a_wish_too_large_or_misshapen_is_refused():
    browser = Browser(Table("canasta", seed=3, bots=False))
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("open", {"record": "x" * 4_000_001}),
        ("open", {"record": 7}),
        ("restore", {"record": [], "mode": None, "settings": {}}),
        ("restore", {"record": "", "mode": "god", "settings": {}}),
        ("share", {"what": "hands"}),
        ("afresh", {"to": 1}),
    ]
    for verb, given in wishes:
        browser.wish(verb, **given)
        assert "did not understand" in browser.table.shown["notice"], verb


# --- what goes to the browser -----------------------------------------------------------


@pytest.mark.parametrize("table", [one for one in TABLES if one[0] != "eights"][::3], ids=str)
def test_what_is_kept_says_nothing_of_hidden_cards(table):
    """Two tables that look alike to the seat tell the browser the same, whatever is hidden."""
    game = at(table)
    state = game.deal(9)
    for move in range(6):
        state = game.play(state, choose(game, state, random.Random(move)))
    told = []
    for chance in range(3):
        alike = state if not chance else game.reseat(state, 0, random.Random(chance))
        browser = Browser(Table(Session(game, state=alike), bots=False))
        browser.wish("keep")
        browser.table.session.comment("West holds the joker.")
        told.append((browser.table.keeps["id"], browser.lines, browser.likes))
    assert told[0] == told[1] == told[2]
    assert told[0][1]
    assert not any("joker" in one or "position" in one for one in told[0][1])


def test_every_wish_is_answered():
    browser = Browser(Table("canasta", seed=3, bots=False))
    for verb in ("keep", "back", "nonsense", "undo"):
        browser.heard.clear()
        browser.wish(verb)
        assert browser.told("heard")


# --- which table it is --------------------------------------------------------------------


def test_a_table_is_known_by_what_it_plays():
    def id_(*args: Any, **more: Any) -> str:
        return str(Table(*args, bots=False, **more).keeps["id"])

    game = cardlab.game("canasta")
    assert id_("canasta", seed=3) == id_(game, seed=3) == id_(Session(game, 3))
    others = {
        id_("canasta", seed=3),
        id_("canasta", seed=4),
        id_("canasta", seed=3, seat=1),
        id_("canasta", seed=3, seats=2),
        id_("canasta", seed=3, preset="standard"),
        id_("canasta", seed=3, target_score=3000),
        id_("russian_bank", seed=3),
        id_(Session(game, 3, game.deal(3)), seat=2),
        id_(Session(game, 3, game.deal(5))),
        id_("canasta", seed=3, any_deal=True),
    }
    assert len(others) == 10
    assert id_("canasta", seed=3, any_deal=True) == id_("canasta", seed=9, any_deal=True)


# --- sharing and opening --------------------------------------------------------------------


def test_what_is_shared_can_be_opened_at_another_table():
    browser = Browser(Table("contract_rummy", seed=3, seat=2, bots=False))
    play(browser.table, 12)
    ours = browser.table.session
    texts = {}
    for what in ("seen", "all", "short", "file"):
        browser.wish("share", what=what)
        texts[what] = browser.told("shared")[-1]["text"]
        assert browser.told("shared")[-1]["page"].startswith("play.ipynb?game=contract_rummy&")
    assert "seed" not in json.loads(unpack(texts["seen"]))
    for what, text in texts.items():
        guest = Browser(Table("canasta", seed=1, bots=False))
        guest.wish("open", record=text)
        assert "you opened" in guest.table.shown["notice"]
        assert guest.table.seat == 2
        session = guest.table.session
        assert session.game.view(session.state, 2) == ours.game.view(ours.state, 2)
        assert (session.state == ours.state) == (what != "seen")
        fresh = reloaded(guest, Table("canasta", seed=1, bots=False))
        assert fresh.table.session.state == session.state


def test_a_position_has_no_number_of_a_deal():
    game = cardlab.game("canasta")
    assert "3" in Table("canasta", seed=3, bots=False).shown["line"]["deal"]
    assert Table(Session(game, 3, game.deal(5)), bots=False).shown["line"]["deal"] == ""


def test_what_cannot_be_opened_leaves_the_table_and_names_the_line():
    browser = Browser(Table("canasta", seed=3, bots=False))
    state = browser.table.session.state
    for text, hint in (
        ("canasta seed 7:\ndraw;\ndraw", "Line 3, 'draw'"),
        (pack("canasta seed 7:\ndraw;\ndraw"), "Line 3, 'draw'"),
        ("c1.AAAA", "Copy the whole link again"),
        ("<script>", "begins with a game and a deal"),
    ):
        browser.wish("open", record=text)
        assert hint in browser.table.shown["notice"]
        assert "the table is as it was" in browser.table.shown["notice"]
        assert browser.table.session.state == state


def test_the_script_of_keeping_has_labels_and_no_words():
    used = set(re.findall(r"\bK\.([a-z]+)\b", SCRIPT)) | set(re.findall(r'\bK\["([a-z-]+)"\]', SCRIPT))
    used |= set(
        re.findall(r'(?:share|button)\("([a-z-]+)"', (_STATIC / "keep.js").read_text(encoding="utf-8"))
    )
    assert used <= set(keeping.LABELS)
    left = set(keeping.LABELS) - used
    assert left == {"back", "back-title", "lost", "lost-title", "lost-lab"}  # asked for by what has happened
