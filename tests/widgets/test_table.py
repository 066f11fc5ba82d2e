"""The table as a browser meets it: messages in, one trait out, and no card that its seat may not see."""

from __future__ import annotations

import json
import logging
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import cardlab
from cardlab.cards import Card
from cardlab.players import bot
from cardlab.session import Session
from cardlab.widgets import Picture, RulingView, Table, picture, wishes
from cardlab.widgets.desk import Desk
from cardlab.widgets.table import PARTS
from cardlab.words import PSEUDO, words

OPENING = """turn: South, to meld
hand South: K♠ K♥ K♣ 5♦ 5♥ 7♠ 9♦ 2♣ A♥ A♠ JK 4♣
melds East-West: Q♠ Q♥ Q♦ 2♠ Q♣ Q♠ Q♦ | 7♦ 7♥ 7♣
pile: 9♦ 2♥ 8♦, frozen"""
STATIC = Path(wishes.__file__).parent / "static"
SCRIPT = "\n".join((STATIC / f"{part}.js").read_text(encoding="utf-8") for part in PARTS)


def say(table: Table, **wish: Any) -> dict[str, Any]:
    """Send a wish as the browser does; the revision is right unless it is given."""
    wish.setdefault("revision", table.session.revision)
    return send(table, wish)


def send(table: Table, content: Any) -> dict[str, Any]:
    table._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
    return dict(table.get_state()["shown"])


def opening(**more: Any) -> Table:
    game = cardlab.game("canasta")
    return Table(game, state=game.read(OPENING), **more)


def labels(shown: dict[str, Any]) -> dict[str, str]:
    return {offer["label"]: offer["key"] for offer in shown["offers"]}


def own_turn(table: Table) -> None:
    """Let the learner's seat be played by a bot, through messages where a button does it."""
    session = table.session
    choice = bot(session.game.id)(session.game, table._desk.view, random.Random(session.here.depth))
    table._desk._play(choice.move)
    table._refresh()


# --- what is shown ------------------------------------------------------------


def faces(shown: dict[str, Any]) -> list[tuple[str, str]]:
    """Every face in a payload with its zone, wherever it stands."""
    found: list[tuple[str, str]] = []

    def walk(value: Any, zone: str) -> None:
        if isinstance(value, dict):
            zone = value.get("id", zone) if "what" in value else zone
            if value.get("f"):
                found.append((zone, value["f"]))
            for item in value.values():
                walk(item, zone)
        elif isinstance(value, list):
            for item in value:
                walk(item, zone)

    walk({key: shown[key] for key in ("zones", "frames", "hold")}, "")
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_no_hidden_card_is_shown_in_a_whole_hand(seats):
    """What is sent depends on what the seat sees: with all the rest dealt anew it is the same."""
    game = cardlab.game("canasta", seats=seats)
    table = Table(game, seed=seats, seat=seats - 1)
    rng = random.Random(seats)
    for _ in range(120):
        state = table.session.state
        if game.turn(state) is None:
            break
        shown = table.get_state()["shown"]
        allowed = {zone.id for zone in game.view(state, table.seat).zones if any(zone.cards)}
        hidden = {f"hand:{seat}" for seat in range(seats)} - {f"hand:{table.seat}"} | {"stock"}
        assert not hidden & allowed
        for zone in shown["zones"]:
            if zone["id"] in hidden:
                assert not any(card["f"] for card in zone["cards"])
            if zone["id"] == "pile":
                assert len(zone["cards"]) <= 1
        for frame in shown["frames"]["list"]:
            for flight in frame["flights"]:
                if flight["from"] == "stock" and flight["to"] in hidden:
                    assert flight["cards"] == [None] * len(flight["cards"])
        # the same table over another deal of what cannot be seen
        twin = Table(game, state=game.reseat(state, table.seat, rng), seat=table.seat, bots=False)
        same = Table(game, state=state, seat=table.seat, bots=False)
        for one in (same, twin):
            say(one, do="panel", panel="now")
        assert _but_seed(same) == _but_seed(twin)
        own_turn(table)
    assert game.turn(table.session.state) is None
    assert table.shown["status"]["tone"] == "over"
    assert table.shown["panel"] == "score"


def _but_seed(table: Table) -> str:
    return json.dumps({**table.get_state()["shown"], "seed": 0}, ensure_ascii=False, sort_keys=True)


def test_sentences_name_no_card_that_went_unseen():
    """What the others draw is told without its name, for the learner and for nobody else."""
    table = Table("canasta", seed=11)
    for _ in range(6):
        own_turn(table)
    for node in table.session.line()[1:]:
        told = table._showing.story._tell(node)
        for event, sentence in zip(table._showing.story._seen(node), told["say"], strict=True):
            if event.cards and None in event.cards:
                assert not re.search("[♣♦♥♠]|joker", sentence["text"])


def test_state_and_seat_are_no_traits():
    table = Table("canasta", seed=1)
    ours = {name for name, trait in table.traits(sync=True).items() if not name.startswith("_")}
    assert ours <= {"shown", "keeps", "comm", "layout", "tabbable", "tooltip", "keys", "log"}
    assert len(json.dumps(table.shown)) < 40_000
    assert len(repr(table)) < 80


def test_everything_shown_comes_from_the_catalogues():
    """In the pseudo-language every text is bracketed; what is not is no text."""
    table = opening(language=PSEUDO)
    for wish in (
        {"do": "select", "card": "K♠.0"},
        {"do": "panel", "panel": "now"},
        {"do": "why", "kind": "lay"},
    ):
        say(table, **wish)
    own_turn(table)
    say(table, do="panel", panel="now")
    texts: list[str] = []

    def walk(value: Any, key: str) -> None:
        if isinstance(value, dict):
            for name, item in value.items():
                walk(item, name)
        elif isinstance(value, list):
            for item in value:
                walk(item, key)
        elif isinstance(value, str) and key in {
            "text",
            "label",
            "law",
            "why",
            "say",
            "sentence",
            "verdict",
            "terms",
            "name",
            "role",
            "dealer",
            "note",
            "target",
            "about",
            "notice",
            "t",
        }:
            texts.append(value)

    walk(table.get_state()["shown"], "")
    walk(list(table.get_state()["shown"]["labels"].values()), "text")
    walk([say(table, do="undo")["labels"]], "text")
    said = [text for text in texts if text and not text.startswith("hand:") and text != "pile"]
    plain = [text for text in said if "⟦" not in text and re.search("[A-Za-z]{3}", text)]
    assert len(said) > 100
    assert not plain


def test_the_script_has_labels_and_no_words():
    """Every label that the script asks for is sent, and every label that is sent is used."""
    used = set(re.findall(r"\bL\.([a-z]+)\b", SCRIPT)) | set(re.findall(r'\bL\["([a-z-]+)"\]', SCRIPT))
    sent = set(opening().shown["labels"])
    assert used <= sent
    assert [name for name in sent - used if f'"{name}"' not in SCRIPT] == [
        name for name in sent - used if name.endswith("-tip")
    ]
    assert all(words("en").has(f"table-{name}") for name in sent)
    assert "innerHTML" not in SCRIPT.replace("innerHTML: SPRITE", "")
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|fetch\(|import ", SCRIPT)


# --- the border ---------------------------------------------------------------


def test_whatever_is_written_is_answered_with_the_truth():
    table = Table("canasta", seed=4)
    truth = json.dumps(table.shown)
    sent: list[Any] = []
    table.send_state = lambda key=None: sent.append(key)
    for forged in (
        {"shown": {"zones": "forged"}},
        {"shown": None},
        {"shown": 7},
        {"_esm": "export default {}"},
        {},
    ):
        table.set_state(forged)
        assert json.dumps(table.shown) == truth
    table.shown = {"zones": []}
    assert json.dumps(table.shown) == truth
    assert len(sent) == 5
    assert table.get_state()["_esm"] != "export default {}"


@pytest.mark.parametrize(
    "content",
    [
        None,
        7,
        "draw",
        [],
        [{}],
        {},
        {"do": None},
        {"do": "nothing"},
        {"do": ["draw"]},
        {"do": "__class__"},
        {"do": "undo"},
        {"do": "undo", "revision": "0"},
        {"do": "undo", "revision": True},
        {"do": "undo", "revision": 0.0},
        {"do": "undo", "revision": 0, "more": 1},
        {"do": "select", "revision": 0},
        {"do": "select", "revision": 0, "card": 7},
        {"do": "select", "revision": 0, "card": "Z♠.0"},
        {"do": "select", "revision": 0, "card": "K" * 100_000},
        {"do": "select", "revision": 0, "card": "4♣.0", "on": "yes"},
        {"do": "target", "revision": 0, "zone": "hand:99"},
        {"do": "target", "revision": 0, "zone": "melds:7"},
        {"do": "offer", "revision": 0, "key": "draw:nonsense"},
        {"do": "explain", "revision": 0, "key": ""},
        {"do": "jump", "revision": 0, "to": -1},
        {"do": "jump", "revision": 0, "to": 10**12},
        {"do": "branch", "revision": 0, "at": 0, "to": 5},
        {"do": "unstage", "revision": 0, "group": 3},
        {"do": "deal", "revision": 0, "seed": -1},
        {"do": "deal", "revision": 0, "seed": "7"},
        {"do": "deal", "revision": 0, "seed": 10**30},
        {"do": "next", "revision": 0},
        {"do": "mode", "revision": 0, "mode": "cheat"},
        {"do": "panel", "revision": 0, "panel": "secret"},
        {"do": "setting", "revision": 0, "name": "seat", "value": 1},
        {"do": "setting", "revision": 0, "name": "four", "value": 1},
        {"do": "setting", "revision": 0, "name": "back", "value": {"x": "y"}},
        {"do": "why", "revision": 0, "kind": "win"},
        {"do": "stage", "revision": 0, "zone": 5},
    ],
)
def test_what_is_no_wish_gets_a_sentence_and_changes_nothing(content):
    table = Table("canasta", seed=3)
    if isinstance(content, dict) and content.get("revision") == 0 and type(content["revision"]) is int:
        content = {**content, "revision": table.session.revision}
    state, before = table.session.state, json.dumps(table.shown)
    shown = send(table, content)
    assert shown["notice"] == words("en").say("table-not-understood")
    assert table.session.state is state
    assert json.dumps({**shown, "notice": "", "frames": {}}) == json.dumps(
        {**json.loads(before), "notice": "", "frames": {}}
    )


def test_noise_never_breaks_the_table():
    table = Table("canasta", seed=5)
    rng = random.Random(5)
    values: list[Any] = [
        None,
        True,
        -1,
        0,
        3,
        10**9,
        1.5,
        "",
        "hand:0",
        "pile",
        "stock",
        "melds:0",
        "K♠.0",
        "draw:draw",
        [],
        {},
        "guided",
        "referee",
        "now",
        "why",
        "four",
        "rank",
        "lay",
        "x" * 500,
    ]
    names = [
        "card",
        "on",
        "zone",
        "group",
        "key",
        "kind",
        "to",
        "at",
        "seed",
        "mode",
        "panel",
        "name",
        "value",
    ]
    for step in range(600):
        verb = rng.choice([*wishes.VERBS, "", "play"])
        if verb in {"deal", "next"} and rng.random() < 0.8:
            continue
        given = list(wishes.VERBS.get(verb, {})) if rng.random() < 0.8 else rng.sample(names, 2)
        keys = [card["k"] for zone in table.shown["zones"] if zone["own"] for card in zone["cards"]]
        real = [*keys, *(offer["key"] for offer in table.shown["offers"])]
        wish = {name: rng.choice(real if real and rng.random() < 0.5 else values) for name in given}
        shown = say(table, do=verb, **wish)
        assert shown["notice"] != words("en").say("table-trouble"), (step, verb, wish)
        assert shown["zones"]


def test_a_stale_wish_is_ignored():
    table = Table("canasta", seed=3)
    revision, state = table.session.revision, table.session.state
    key = labels(table.shown)["Draw"]
    say(table, do="offer", key=key, revision=revision - 1)
    assert table.session.state is state
    say(table, do="offer", key=key, revision=revision)
    assert table.session.state is not state
    say(table, do="offer", key=key, revision=revision)
    assert table.session.here.depth == 1


def test_a_failure_becomes_a_sentence(monkeypatch, caplog):
    table = Table("canasta", seed=3)
    state = table.session.state

    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("secret K♠")

    with monkeypatch.context() as patch:
        patch.setattr(Desk, "_mode", fail)
        with caplog.at_level(logging.ERROR):
            shown = say(table, do="mode", mode="referee")
        assert shown["notice"] == words("en").say("table-trouble")
        assert "secret" not in json.dumps(shown)
    with monkeypatch.context() as patch:
        patch.setattr(table._showing, "data", fail)
        assert say(table, do="panel", panel="log")["notice"] == words("en").say("table-trouble")
    assert table.session.state is state
    assert say(table, do="panel", panel="log")["notice"] == ""


def test_a_bot_that_fails_leaves_the_table_standing(monkeypatch):
    table = Table("canasta", seed=3)
    say(table, do="offer", key=labels(table.shown)["Draw"])
    say(table, do="select", card=table.shown["zones"][2]["cards"][0]["k"])
    discard = next(key for label, key in labels(table.shown).items() if label.startswith("Discard"))
    with monkeypatch.context() as patch:
        patch.setattr("cardlab.players.bot", lambda _: 1 / 0)
        shown = say(table, do="offer", key=discard)
    assert shown["notice"] == words("en").say("table-trouble")
    assert shown["status"]["others"]
    assert say(table, do="others")["status"]["tone"] in {"mine", "over"}


# --- playing ------------------------------------------------------------------


def test_an_illegal_try_gives_the_ruling_and_leaves_the_state():
    table = opening()
    state = table.session.state
    for key in ("K♠.0", "K♥.0"):
        say(table, do="select", card=key)
    shown = say(table, do="target", zone="melds:0")
    assert table.session.state is state
    assert shown["ruling"]["good"] is False
    assert shown["ruling"]["reasons"][0]["rule"] == "CA-18"
    assert shown["ruling"]["reasons"][0]["law"] == words("en").law("CA-18")
    assert shown["panel"] == "why"
    assert {card["k"] for zone in shown["zones"] for card in zone["cards"] if card["lit"]} == {"K♠.0", "K♥.0"}
    assert [node["rule"] for node in shown["ruling"]["tree"] if node["mark"] == "no" and node["rule"]] == [
        "CA-18"
    ]


def test_every_pointing_is_answered():
    """A zone clicked with any selection plays, explains or says a sentence: never nothing."""
    table = opening()
    zones = [zone["id"] for zone in table.shown["zones"]] + ["melds:0", "melds:1"]
    for cards in ((), ("K♠.0",), ("K♠.0", "5♦.0")):
        for zone in zones:
            say(table, do="clear")
            for key in cards:
                say(table, do="select", card=key)
            depth = table.session.here.depth
            shown = say(table, do="target", zone=zone)
            assert shown["notice"] or shown["ruling"] or table.session.here.depth > depth, (cards, zone)
            say(table, do="jump", to=0)


def test_putting_aside_and_laying_together():
    table = opening()
    for key in ("K♠.0", "K♥.0", "K♣.0"):
        say(table, do="select", card=key)
    shown = say(table, do="stage")
    assert shown["hold"]["meter"]["text"] == "30 of 50"
    assert [one["rule"] for one in shown["hold"]["missing"]] == ["CA-S9"]
    for key in ("A♥.0", "A♠.0", "2♣.0"):
        say(table, do="select", card=key)
    shown = say(table, do="stage")
    assert shown["hold"]["meter"]["have"] == 90
    assert not shown["hold"]["missing"]
    assert len(say(table, do="unstage", group=0)["hold"]["staged"]) == 1
    assert say(table, do="unstage")["hold"]["staged"] == []
    for group in (("K♠.0", "K♥.0", "K♣.0"), ("A♥.0", "A♠.0", "2♣.0")):
        for key in group:
            say(table, do="select", card=key)
        say(table, do="stage")
    shown = say(table, do="offer", key=labels(table.shown)["Lay it all down"])
    assert {zone["id"] for zone in shown["zones"] if zone["what"] == "meld" and zone["owner"] == 0} == {
        "meld:0:0",
        "meld:0:12",
    }
    assert not any(shown["hold"][name] for name in ("selected", "targets", "staged", "meter", "missing"))


def test_a_referee_marks_nothing():
    table = opening(mode="referee")
    shown = say(table, do="select", card="K♠.0")
    assert {offer["open"] for offer in shown["offers"]} == {None}
    assert not any(offer["far"] for offer in shown["offers"])
    assert {offer["open"] for offer in say(table, do="mode", mode="guided")["offers"]} == {True, False}


def test_what_can_i_do_has_every_kind_with_a_reason():
    table = Table("canasta", seed=3)
    now = say(table, do="panel", panel="now")["now"]
    assert {one["kind"] for one in now} == {kind.name for kind in table.session.game.kinds}
    assert all(one["text"] for one in now)
    legal = {type(move).__name__.lower() for move in table.session.game.legal(table.session.state)}
    assert {one["kind"] for one in now if one["open"]} == legal
    assert say(table, do="why", kind="discard")["ruling"]["good"] is False


def test_nothing_is_asked_about_another_players_turn():
    """A ruling on another seat's move would speak of its cards."""
    game = cardlab.game("canasta")
    state = game.read(OPENING.replace("turn: South", "turn: West"))
    table = Table(game, state=state)
    shown = say(table, do="select", card="K♠.0")
    assert shown["offers"] == []
    for zone in ("pile", "stock", "melds:0"):
        shown = say(table, do="target", zone=zone)
        assert shown["notice"] == "It is the turn of West."
    assert say(table, do="why", kind="discard")["ruling"] is None
    assert say(table, do="panel", panel="now")["now"] is None


def test_the_partner_who_is_asked_learns_nothing_of_the_asking_hand():
    game = cardlab.game("canasta")
    text = """turn: North, to be answered
hand South: 4♣ 6♦
hand North: K♠ K♥ K♣ 9♣
melds North-South: 5♦ 5♥ 5♠ 5♣ 5♦ 5♥ 2♠"""
    state, rng = game.read(text), random.Random(2)
    shown: set[str] = set()
    for _ in range(5):
        table = Table(game, state=game.reseat(state, 0, rng), bots=False)
        answers = {offer["label"] for offer in table.shown["offers"] if offer["open"]}
        assert answers == {"Answer: yes, go out", "Answer: no, do not go out"}
        told = [table.shown]
        told += [say(table, do="why", kind=kind.name) for kind in game.kinds]
        told += [
            say(table, do="select", card="6♦.0"),
            *(say(table, do="target", zone=z) for z in ("pile", "stock", "melds:0")),
        ]
        shown.add(json.dumps(told))
    assert len(shown) == 1


def test_undo_redo_jump_and_branch():
    table = Table("canasta", seed=3)
    start = table.session.state
    own_turn(table)
    drawn = table.session.state
    own_turn(table)
    while table.session.here.depth < 8:
        own_turn(table)
    end, length = table.session.here, table.shown["line"]["of"]
    say(table, do="undo")
    assert table.session.here.depth < end.depth
    assert table.session.game.turn(table.session.state) == 0
    while table.shown["line"]["redo"]:
        say(table, do="redo")
    assert table.session.here is end
    assert say(table, do="redo")["notice"] == words("en").say("table-nothing-after")
    say(table, do="jump", to=0)
    assert table.session.state is start
    assert table.shown["line"]["of"] == length
    assert say(table, do="undo")["notice"] == words("en").say("table-nothing-before")
    say(table, do="forward")
    assert table.session.state is drawn
    # another card is thrown: a branch grows, and the old line is still there
    for card in [card for zone in table.shown["zones"] if zone["own"] for card in zone["cards"]]:
        say(table, do="clear")
        say(table, do="select", card=card["k"])
        key = next(key for label, key in labels(table.shown).items() if label.startswith("Discard"))
        if key not in {
            f"discard:discard {node.move.card}"
            for node in table.session.here.branches
            if hasattr(node.move, "card")
        }:
            break
    say(table, do="offer", key=key)
    branches = table.shown["line"]["branches"]
    assert [branch["at"] for branch in branches] == [1]
    assert len(branches[0]["ways"]) == 2
    say(table, do="branch", at=1, to=0)
    assert table.session.here is end


def test_stepping_back_to_another_turn_lets_nobody_run_off():
    table = Table("canasta", seed=3)
    for _ in range(3):
        own_turn(table)
    line = table.session.line()
    at = next(i for i, node in enumerate(line) if table.session.game.turn(node.state) not in (0, None))
    shown = say(table, do="jump", to=at)
    assert shown["status"]["tone"] == "wait"
    assert shown["status"]["others"]
    assert table.session.here is line[at]
    assert say(table, do="others")["status"]["tone"] in {"mine", "over"}


def test_steps_are_told_once_and_in_order():
    table = Table("canasta", seed=3)
    assert table.shown["frames"]["list"] == []
    say(table, do="offer", key=labels(table.shown)["Draw"])
    assert [frame["mine"] for frame in table.shown["frames"]["list"]] == [True]
    number = table.shown["frames"]["id"]
    say(table, do="panel", panel="log")
    assert table.shown["frames"] == {"id": number, "list": []}
    while table.session.game.turn(table.session.state) == 0 and table.session.here.depth < 3:
        own_turn(table)
    assert [frame["who"] for frame in table.shown["frames"]["list"] if frame["who"]]
    assert say(table, do="undo")["frames"]["list"] == []


def test_a_new_hand_by_its_number_and_the_next_of_the_match():
    table = Table("canasta", seed=3)
    assert say(table, do="deal", seed=12)["seed"] == 12
    assert table.session.seed == 12
    assert say(table, do="deal")["seed"] in wishes.SEEDS
    while table.session.game.turn(table.session.state) is not None:
        own_turn(table)
    assert table.shown["status"]["next"]
    totals = table.session.game.totals(table.session.state)
    say(table, do="next")
    assert table.session.game.before(table.session.state) == totals
    assert table.shown["status"]["tone"] == "mine"


def test_settings_change_the_look_only():
    table = Table("canasta", seed=3)
    state = table.session.state
    shown = say(table, do="setting", name="sort", value="suit")
    hand = [card["f"][-1] for zone in shown["zones"] if zone["own"] for card in zone["cards"]]
    assert len([1 for a, b in pairwise(hand) if a != b]) <= 4
    for name, value in (("four", True), ("jumbo", "on"), ("back", "red"), ("motion", False)):
        assert say(table, do="setting", name=name, value=value)["settings"][name] == value
    assert table.session.state is state


def test_a_table_follows_its_session():
    session = Session(cardlab.game("canasta"), seed=3)
    table = Table(session, seat=2, bots=False)
    session.play(session.game.move("draw"))
    assert table.shown["revision"] == session.revision
    assert table.session is session


def test_bad_arguments_are_named():
    game = cardlab.game("canasta")
    with pytest.raises(ValueError, match="seat 9"):
        Table(game, seat=9)
    with pytest.raises(ValueError, match="mode cannot be 'cheat'"):
        Table(game, mode="cheat")
    with pytest.raises(ValueError, match="back cannot be 'green'"):
        Table(game, back="green")
    with pytest.raises(TypeError, match="already"):
        Table(Session(game, 1), seed=2)
    with pytest.raises(TypeError, match="wild_rule"):
        Table(game, wild_rule="pagat")
    with pytest.raises(ValueError, match="no words"):
        Table(game, language="xx")


# --- where nothing runs -------------------------------------------------------


def hidden(table: Table) -> list[Card]:
    """Faces that are nowhere to be seen from the seat: only others hold them."""
    state, view = table.session.state, table._desk.view
    seen = {card for zone in view.zones for card in zone.cards if card is not None}
    return [card for hand in state.hands for card in hand if card not in seen]


def test_text_and_html_stand_in_and_hide_what_is_hidden():
    table = opening()
    bundle = table._repr_mimebundle_()[0]
    assert "application/vnd.jupyter.widget-view+json" in bundle
    for kind in ("text/plain", "text/html"):
        assert "K♠" in bundle[kind]
        assert "frozen" in bundle[kind]
        assert not [card for card in hidden(table) if card.name in bundle[kind] and card.name != "JK"]
    assert "<script" not in bundle["text/html"]
    assert "Table" not in bundle["text/plain"]


def test_a_picture_shows_what_its_seat_sees():
    game = cardlab.game("canasta")
    state = game.read(OPENING)
    mine, all_ = picture(game, state, 0), Picture(game, state)
    assert "K♠" in repr(mine)
    assert "K♠" not in repr(all_)
    assert "K♠" not in all_._repr_html_()
    assert "⟦" in repr(Picture(game, state, 0, PSEUDO))


def test_a_ruling_opens():
    game = cardlab.game("canasta")
    state = game.read(OPENING)
    view = RulingView(game.ruling(state, game.move("lay K♠ K♥ K♣", state)))
    html = view._repr_html_()
    assert "CA-S9" in repr(view)
    assert html.count("<details") >= 2
    assert words("en").law("CA-S9")[:20] in html
    assert "<script" not in html
