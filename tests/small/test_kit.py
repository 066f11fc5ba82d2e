"""The kit that games are made with, and the walk through CONTRIBUTING.md with the smallest game."""

import random
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import cardlab
from cardlab.cards import PACK, BadNotation, cards
from cardlab.kit.lines import Line, Note, turn
from cardlab.kit.names import compass, partners, place_of
from cardlab.kit.parts import Said, held
from cardlab.kit.sentences import Sentences
from cardlab.kit.sights import Sights, Unseen
from cardlab.kit.tables import table
from cardlab.options import BadOption
from cardlab.views import View, Zone
from tests.contract.play import TABLES, at, line, named
from tests.small import eights

ROOT = Path(__file__).parent.parent.parent
TABLE = eights.make("seed", None, {})
FIRST = [next(t for t in TABLES if t[0] == name) for name in dict.fromkeys(t[0] for t in TABLES)]


# --- names ----------------------------------------------------------------------


def test_every_table_has_names_and_each_name_finds_its_seat():
    for seats in range(2, 9):
        names = compass(seats)
        assert len(set(names)) == seats and names[0] == "South"
        assert [place_of(name.upper(), names) for name in names] == list(range(seats))
        assert [place_of(str(i), names) for i in range(seats)] == list(range(seats))


def test_a_side_is_found_by_any_of_its_players():
    assert [place_of(name, partners(4, 2)) for name in ("South", "east-west", "West-East", "1")] == [
        0,
        1,
        1,
        1,
    ]
    assert partners(3, 3) == compass(3)
    for wrong in ("South-West", "", "2", "-"):
        with pytest.raises(BadNotation, match="North-South"):
            place_of(wrong, partners(4, 2))


# --- positions ------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, said",
    [
        ("turn South", "no colon"),
        ("tern: South", "Did you mean 'turn'"),
        ("turn: South; turn: North", "Line 2, 'turn: North': 'turn' is said twice"),
        ("hand South: 4♠; hand 0: 5♠", "said twice"),
        ("hand: 4♠", "Write: hand South: …"),
        ("pile South: 4♠", "'pile South'"),
        ("hand West: 4♠", "'West' does not sit at this table"),
        ("turn:", "Write: turn: South"),
        ("turn: South, 3 pass", "Did you mean '3 passes'"),
        ("turn: South, ³ passes", "says nothing of a turn"),
        ("deal: 1234567 of seed 1", "Write: deal: 0 of seed 7"),
        ("deal: 0 of seed 1, East", "'East' says nothing of a deal. Write: deal: 0 of seed 7"),
        ("suit: x", "'x' is not a suit"),
        ("totals: 1", "2 whole numbers, one a player"),
        (
            "hand South: 4♠; pile: 4♠",
            "4♠ is named 2 times, more often than it is there: the pack holds only 1",
        ),
        ("pile: JK", "JK is named, but the pack holds none"),
        ("hand South: zebra", "Line 1, 'hand South: zebra': 'zebra'"),
    ],
)
def test_a_position_that_cannot_be_read_says_where_what_and_the_way_out(text, said):
    with pytest.raises(BadNotation, match=re.escape(said)):
        TABLE.read(text)


@pytest.mark.parametrize("table", FIRST, ids=named)
def test_what_is_said_stays_and_what_is_left_out_is_dealt(table):
    """Any lines of a position may be left out: those that are said stand in what is read, or it says why not."""
    game, rng, read = at(table), random.Random(3), 0
    for step in line(table, 1)[::9]:
        lines = game.write(step.state).splitlines()
        for _ in range(4):
            some = [one for one in lines if rng.random() < 0.6 or one.startswith("turn")]
            try:
                whole = game.write(game.read("\n".join(some)))
            except BadNotation as error:
                assert str(error)
                continue
            read += 1
            assert game.write(game.read(whole)) == whole
            shown = {one for one in some if one.split(" ")[0].rstrip(":") not in ("pile", "melded", "before")}
            assert shown <= set(whole.splitlines())
    assert read > 5


def test_a_note_is_read_and_written_by_one_template():
    part = turn(
        {"draw": "to draw", "meld": "to meld"},
        Note("took {took:card}", also={"phase": "meld"}),
        Note("stuck", {"stuck": True}),
    )
    said = Said(None, 4, 2)
    part.take(said, "", "east,  TOOK 8s, stuck")
    assert said.fields == {"turn": 3, "took": cards("8♠")[0], "phase": "meld", "stuck": True}

    state = SimpleNamespace(turn=3, phase="meld", took=cards("8♠")[0], stuck=True)
    assert list(part.give(state, 4, 2)) == [("", "East, to meld, took 8♠, stuck")]
    state.took, state.stuck = None, False
    assert list(part.give(state, 4, 2)) == [("", "East, to meld")]
    fresh = Said(None, 4, 2)
    assert part.absent(fresh) == {"turn": 0, "phase": "draw"}


def test_a_line_of_each_seat_says_of_the_others_what_goes_without_saying():
    part = Line(key="calls", of="seat", leads=(Note("{wrong} wrong"),), notes=(Note("loses a turn", {"owes": True}),),
                seldom=True, default=lambda _: {"wrong": 0, "owes": False})  # fmt: skip
    said = Said(None, 2, 2)
    part.take(said, "North", "2 wrong, loses a turn")
    assert part.absent(said) == {"wrong": {0: 0, 1: 2}, "owes": {0: False, 1: True}}

    state = SimpleNamespace(wrong=(0, 2), owes=(False, True))
    assert list(part.give(state, 2, 2)) == [("North", "2 wrong, loses a turn")]


def test_marks_after_cards_are_told_from_the_cards():
    part, said = held("pile", "pile", marks={"frozen": "frozen"}), Said(None, 2, 2)
    part.take(said, "", "9♦ 8♦ (frozen)")
    assert said.fields == {"frozen": True, "pile": cards("9♦ 8♦")}


# --- moves ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, said",
    [
        ("play", "Write it out, such as: play 8♠ for ♥"),
        ("plya 8♠", "Did you mean 'play …'"),
        ("drwa", "Did you mean 'draw'"),
        ("draw two", "'draw two' is not a move"),
        ("play 8♠ 9♠", "plays 2 cards"),
        ("play 8♠ for money", "'money' is not a suit"),
        ("", "Allowed: 'draw', 'pass', 'play …'"),
    ],
)
def test_a_move_that_cannot_be_read_says_what_may_be_said(text, said):
    with pytest.raises(BadNotation, match=re.escape(said)):
        TABLE.move(text)


def test_the_whole_is_compared_where_its_beginning_is_known():
    said = Sentences({"answer yes": 1, "answer no": 2}, ())
    with pytest.raises(BadNotation, match="Did you mean 'answer yes'"):
        said.read("answer yess")


# --- what is seen ---------------------------------------------------------------


Over, Going = SimpleNamespace(phase="over"), SimpleNamespace(phase="draw")


def test_a_zone_that_is_not_named_is_seen_by_nobody():
    seen = Sights(
        zones={"hand": "own", "pile": "top", "kitty": lambda s, owner: "own" if owner == 1 else "none"},
        facts=(),
    )
    assert [seen.sight(Going, seat, "hand:1") for seat in (0, 1, None)] == ["none", "all", "none"]
    assert [seen.sight(Over, seat, "hand:1") for seat in (0, 1, None)] == ["all"] * 3
    assert [seen.sight(Going, 1, zone) for zone in ("secret", "secret:1", "kitty:1", "kitty:0", "")] == [
        "none",
        "none",
        "all",
        "none",
        "all",
    ]
    assert seen.zone(Going, 0, "pile", cards("4♠ 5♠")).cards == (None, cards("5♠")[0])
    assert seen.zone(Going, 0, "pile", ()).cards == ()
    assert seen.zone(Going, 0, "secret", cards("4♠ 5♠")).cards == (None, None)


def test_what_is_hidden_is_dealt_from_what_is_not_seen():
    mine, known = PACK[:5], PACK[40]
    view = View(0, 0, (Zone("hand:0", mine), Zone("hand:1", (None,) * 5), Zone("stock", (None,) * 42)))
    unseen = Unseen(view, PACK, random.Random(1), (known,))
    hand = unseen.fill("hand:1", lambda card: card.red, (known,))
    assert known in hand and all(card.red for card in hand if card != known)
    assert sorted((*mine, *hand, *unseen.fill("stock"))) == list(PACK)


# --- tables ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "counts, said",
    [((2,), "by 2 players"), ((4, 2, 3, 6), "by 2, 3, 4 or 6 players"), ((4, 3, 5), "by 3 to 5 players")],
)
@pytest.mark.parametrize("seats", [1, 2.0, True, "2"])
def test_a_wrong_number_of_players_is_named_with_those_that_are_right(counts, said, seats):
    with pytest.raises(BadOption, match=re.escape(f"{said} (8S-1)")) as refused:
        table(
            eights.House,
            eights.PRESETS,
            counts,
            title="Eights",
            article="8S-1",
            preset="seed",
            seats=seats,
            given={},
        )
    assert repr(seats) in str(refused.value)


# --- the walk -------------------------------------------------------------------


@pytest.fixture
def registered(monkeypatch):
    monkeypatch.setitem(
        __import__("cardlab.games", fromlist=["_MODULES"])._MODULES, "eights", "tests.small.eights"
    )


def test_a_registered_game_is_played_recorded_and_judged(registered):
    game = cardlab.game("eights", eights_name_suits=False)
    assert "eights" in cardlab.games() and game.changed == (("eights_name_suits", False),)
    session = cardlab.Session(game, seed=4)
    rng = random.Random(2)
    while (move := game.sample(session.state, rng)) is not None:
        session.play(move)
    assert game.turn(session.state) is None and sum(game.scores(session.state)) > 0
    again = cardlab.read_record(cardlab.write_record(session))
    assert again.state == session.state
    start = game.deal(4)
    tried = game.move("draw") if not game.allows(start, game.move("draw")) else game.move("pass")
    assert [leaf.rule for leaf in game.ruling(start, tried).blame()] == ["8S-5"]
    assert game.view(start, 0).zone("hand:1").cards == (None,) * 5


def test_what_the_walk_names_is_there():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    walk = text[text.index("## How to add a game") : text.index("## Sentences")]
    for path in re.findall(r"`((?:cardlab|tests)/[\w/.]+)`", walk):
        if "NAME" not in path:
            assert (ROOT / path).exists(), path
    for module in re.findall(r"python -m ([\w.]+)", walk):
        assert (ROOT / (module.replace(".", "/") + ".py")).exists(), module
    kit = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "cardlab" / "kit").glob("*.py"))
    for name in (
        "Sights",
        "Unseen",
        "turn",
        "deal",
        "out",
        "Line",
        "held",
        "totals",
        "Piece",
        "Verb",
        "sums",
        "leader",
        "table",
    ):
        assert f"`{name}`" in walk and re.search(rf"^(def|class) {name}\b", kit, re.MULTILINE), name
    for game in cardlab.games():
        folder = ROOT / "cardlab" / "games" / game
        for module in ("position", "rules", "propose", "face", "scoring", "notation", "near", "examples"):
            assert f"`{module}.py`" in walk or f"{module}.py`" in walk, module
            assert (folder / f"{module}.py").exists(), (game, module)
