"""Each game at the prompt: moves by number and in words, questions, steps back, hand after hand."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import cardlab
from cardlab.games import seat_counts
from cardlab.host import main, terminal
from cardlab.words import Words, words


def spoken(name: str, typed: list[str], **table: Any) -> list[str]:
    """What is said when these lines are typed."""
    told: list[str] = []
    lines = iter(typed)

    def ask(prompt: str) -> str:
        told.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    assert terminal.main(ask, told.append, name=name, **{"seed": 4, **table}) == 0
    return told


def player(rng: random.Random, hands: int) -> tuple[Callable[[str], str], list[str]]:
    """A learner who knows nothing but the numbers of the list, and leaves after some hands."""
    told: list[str] = []
    left = hands

    def ask(prompt: str) -> str:
        nonlocal left
        if "next hand" in prompt:
            left -= 1
            return "" if left else "quit"
        if "lets it stand" in prompt:
            return ""
        if not told[-1].startswith("Larger moves"):
            return "help"
        listed = next(i for i, line in enumerate(reversed(told[:-1])) if not line.startswith(" "))
        return str(min(listed, rng.choice((1, 1, 2, 3))))  # low ones lay cards and end turns

    return ask, told


@pytest.mark.parametrize("name", cardlab.games())
def test_a_hand_is_played_to_its_end_by_numbers_and_the_next_one_dealt(name):
    ask, told = player(random.Random(2), hands=2)
    assert terminal.main(ask, told.append, seed=3, name=name, seats=min(seat_counts(name))) == 0
    assert sum("in this hand" in line for line in told) >= 2
    assert not any(re.search(r"\b(?:event|entry|offer|kind|phase|terminal)-[a-z]", line) for line in told)
    assert not any("|" in line for line in told)


@pytest.mark.parametrize("name", cardlab.games())
def test_every_game_and_number_of_players_begins(name):
    for seats in seat_counts(name):
        told = spoken(name, ["help", "quit"], seats=seats)
        assert words("en").say(f"game-{name}") in told[0]
        assert any(line.startswith("   1  ") for line in told)


def test_undo_at_the_start_says_so_and_later_takes_the_last_move_back():
    told = spoken("canasta", ["undo", "1", "undo", "undo"], seats=2, seed=5)
    said = [line for line in told if "nothing to take back" in line]
    assert len(said) == 2
    assert told.index(said[0]) < next(i for i, line in enumerate(told) if "You draw" in line)


def test_why_alone_explains_how_to_ask_and_its_example_can_be_asked():
    told = spoken("canasta", ["why"])
    (how,) = (line for line in told if "Example: why " in line)
    ruled = spoken("canasta", [how.partition("Example: ")[2]])
    assert any(line.startswith("Not legal") for line in ruled)


def test_a_number_that_is_not_in_the_list_and_half_a_move():
    told = spoken("contract_rummy", ["0", "99", "lay", "nonsense", "why 1"])
    assert sum(line == "The moves are numbered from 1 to 2. “help” lists them." for line in told) == 2
    assert any("such as: lay" in line for line in told)
    assert any("'nonsense' is not a move." in line for line in told)
    assert any(line.startswith("Legal") for line in told)


def test_a_refused_move_is_explained_and_the_table_is_not_drawn_again():
    told = spoken("canasta", ["discard 5♣", "help", "draw"])
    assert any(line.startswith("Not legal") for line in told)
    assert sum("Your hand" in line for line in told) == 2  # before the first move, and after it


def test_several_melds_are_joined_by_and():
    game = cardlab.game("canasta")
    state = game.read("turn: South, to meld; totals: 1500 0; hand South: K K K A A A 5 6; stock: 9 9 9 9 9")
    told: list[str] = []
    lines = iter(["help", "lay K K K and A A A"])
    one = terminal.Terminal(cardlab.Session(game, state=state), lambda _: next(lines), told.append)
    assert one.step()
    assert any("lay A♣ A♦ A♥ and K♣ K♦ K♥" in line for line in told)
    assert one.step()
    assert len(one.table.state.melds[0]) == 2


def test_the_contract_is_shown():
    assert any("Deal 1 of 7" in line for line in spoken("contract_rummy", []))


def test_the_score_of_a_hand_that_goes_on():
    assert any("Nothing counts before" in line for line in spoken("russian_bank", ["score"]))


def test_silence_lets_a_move_stand():
    """Where the other one may be stopped, Enter alone goes on."""
    told = spoken("russian_bank", [""] * 6, preset="standard", seed=4)
    assert sum("Enter lets it stand" in line for line in told) >= 2
    assert "Calls" not in "".join(told)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--game", "canosta"], "Did you mean 'canasta'?"),
        (["--players", "7"], "It is played by 2, 3, 4 or 6"),
        (["--game", "russian_bank", "--preset", "standart"], "Did you mean 'standard'?"),
    ],
)
def test_a_table_that_there_is_not_is_said_in_a_sentence(given, told, capsys):
    assert main(["--terminal", *given]) == 2
    assert told in capsys.readouterr().err


def test_a_table_is_for_the_terminal_only(capsys):
    assert main(["--game", "canasta"]) == 2
    assert "--terminal" in capsys.readouterr().err


def test_every_sentence_of_the_terminal_is_used():
    folder = terminal._HERE / "words" / "en"
    source = (terminal._HERE / "terminal.py").read_text(encoding="utf-8")
    mine = re.findall(
        r"^(terminal-[\w-]+) =", (folder / "terminal.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert set(mine) == set(re.findall(r'"(terminal-[\w-]+)"', source))
    assert all(Words.read(folder).has(id) for id in mine)
