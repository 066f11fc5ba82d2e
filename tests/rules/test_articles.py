"""Canasta: the articles of the rules and the ids in the code are the same set.

Each article is classed by what it does here: it judges moves (`leaf`), it is cited by steps of
play (`event`) or by lines of the count (`score`), it says what there is (`setup`), or a word
says why no code carries its number.
"""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import cardlab
from cardlab import Event
from cardlab.games import canasta
from tests.contract.play import TABLES, hear, line, walk

LEAF, EVENT, SCORE, SETUP = "leaf", "event", "score", "setup"
ARTICLES: dict[str, str] = {
    "CA-1": "setup: numbers of players",
    "CA-2": "setup: partners sit opposite, so sides alternate",
    "CA-3": "setup: the packs",
    "CA-4": "setup: which cards are wild",
    "CA-5": "setup: what cards are worth",
    "CA-6": "setup: who deals",
    "CA-7": "event: the deal",
    "CA-8": "event: the upcard",
    "CA-9": "event: a wild upcard freezes",
    "CA-10": "event: a red three in the pile",
    "CA-11": "event: a red three in a dealt hand",
    "CA-12": "event: who begins",
    "CA-13": "leaf event: draw or take",
    "CA-14": "event: a red three is drawn",
    "CA-15": "leaf event: meld, discard",
    "CA-16": "leaf: no changing of mind",
    "CA-17": "leaf: own melds",
    "CA-18": "leaf: three of one rank",
    "CA-19": "leaf: no wild cards with threes",
    "CA-20": "leaf: threes",
    "CA-21": "leaf: naturals and wilds",
    "CA-22": "event: a canasta is made",
    "CA-23": "score: concealed canastas",
    "CA-C1": "same as CA-5: red and black threes",
    "CA-C2": "same as CA-2",
    "CA-C3": "same as CA-18: suits do not matter",
    "CA-C4": "same as CA-21: option wild_rule",
    "CA-C5": "same as CA-8: option black_three_upcard",
    "CA-C6": "same as CA-S4: option red_three_upcard_freezes",
    "CA-C7": "same as CA-23 and CA-S20: two bonuses, two options",
    "CA-C8": "same as CA-S20: option concealed_after_pile",
    "CA-C9": "no content: a garbled sentence",
    "CA-C10": "same as CA-V1",
    "CA-S1": "leaf: which tops may be taken",
    "CA-S2": "leaf: ways to take an unfrozen pile",
    "CA-S3": "leaf: a frozen pile",
    "CA-S4": "leaf event: what freezes, and for whom",
    "CA-S5": "event: a wild discard",
    "CA-S6": "event: the steps of taking",
    "CA-S7": "leaf: one card for one card",
    "CA-S8": "permission: nothing forbids to draw (tested below)",
    "CA-S9": "leaf: the opening minimum",
    "CA-S10": "same as CA-S9: what counts towards it",
    "CA-S11": "leaf: one partner opens for both",
    "CA-S12": "leaf: the whole hand without a minimum",
    "CA-S13": "leaf: one meld a rank",
    "CA-S14": "permission: melds have no maximum (tests/rules/test_canasta.py)",
    "CA-S15": "leaf: no melds of wild cards only",
    "CA-S16": "leaf: keep a card",
    "CA-S17": "leaf: the canastas needed",
    "CA-S18": "event: going out",
    "CA-S19": "leaf event: asking the partner",
    "CA-S20": "event score: going out concealed",
    "CA-S21": "same as CA-20: black threes",
    "CA-S22": "leaf event: an empty stock",
    "CA-S23": "event: the last card is a red three",
    "CA-S24": "absence: no line of the count (tests/rules/test_canasta.py)",
    "CA-S25": "event score: the count",
    "CA-S26": "score: card values of melds",
    "CA-S27": "score: red threes",
    "CA-S28": "setup: the target, and who wins",
    "CA-V1": "setup: sides",
    "CA-V2": "setup: packs",
    "CA-V3": "event: cards dealt, but for four players",
    "CA-V4": "event: two cards drawn by two players",
    "CA-V5": "setup: canastas to go out; rulings cite CA-S17",
    "CA-V6": "setup: target",
    "CA-V7": "setup: minimums; rulings cite CA-S9",
    "CA-V8": "score: red threes with six players",
    "CA-V9": "event: the end of the stock with two players",
    "CA-G1": "same as CA-6 and CA-V1: seats are fixed, the first dealer is drawn by lot",
    "CA-G2": "same as CA-11: the order of the red threes",
    "CA-G3": "same as CA-S2 with CA-21",
    "CA-G4": "leaf: option blocked_by_canasta",
    "CA-G5": "leaf: option pile_always_frozen",
    "CA-G6": "leaf score: option wild_canasta",
    "CA-G7": "view: what is seen of the pile (tests/contract)",
    "CA-G8": "same as CA-S17: option canastas_to_go_out",
    "CA-G9": "leaf: ask only with a hand that can go out",
    "CA-G10": "same as CA-S18: no final discard is needed",
    "CA-G11": "same as CA-23: the exact test",
    "CA-G12": "same as CA-23: a wild card added later",
    "CA-G13": "same as CA-5: black threes in hand cost 5",
    "CA-G14": "same as CA-S28: a tie is played on",
    "CA-G15": "out of scope: the engine prevents irregularities",
    "CA-G16": "same as CA-16: a move is committed whole (Session and Draft)",
    "CA-G17": "same as CA-S25 and CA-S27",
    "CA-G18": "out of scope: Modern American Canasta",
}


def classed(kind: str) -> set[str]:
    return {id for id, text in ARTICLES.items() if kind in text.partition(":")[0].split()}


@cache
def every_table() -> list[cardlab.Game[Any]]:
    """Each number of players, and each value of each option."""
    games = [cardlab.game("canasta", preset=p, seats=n) for p in canasta.PRESETS for n in canasta.SEATS]
    for choice in games[0].options:
        games += [cardlab.game("canasta", **{choice.name: value}) for value in choice.values[1:]]
    return games


# what random play may not come to: positions, and the moves that end their hands
ENDS = [
    (4, "turn: South; stock: 3♥", "draw"),
    (2, "turn: South; stock: 3♥", "draw"),
    (4, "turn: South; stock: ; pile: 9♠; hand South: 4 5", "end"),
    (4, "turn: South, to meld; hand South: K K K K K K K; pile: 4♠", "lay K K K K K K K"),
    (4, "turn: South, to meld; melds 0: K K K K K K K; hand South: 4♠", "discard 4♠"),
    (4, "turn: South, to meld; melds 0: K K K K K K K; hand South: 4♠ 4♣ 4♦", "ask"),
]


@cache
def told() -> set[str]:
    """All rules cited by events."""
    events: list[Event] = []
    for game in every_table():
        for seed in range(12):
            game.deal(seed, hear(events))
        for step in walk(game, game.deal(1), random.Random(1)):
            events += step.events
    for table in TABLES:
        if table[0] == "canasta":
            events += [event for step in line(table, 2) for event in step.events]
    for seats, text, move in ENDS:
        game = cardlab.game("canasta", seats=seats)
        state = game.read(text)
        game.play(state, game.move(move, state), hear(events))
    return {event.rule for event in events}


def test_the_leaves_of_the_charters_are_the_articles_that_judge_moves():
    leaves = {rule.id for game in every_table() for kind in game.kinds for rule in kind.charter.rules()}
    assert leaves == classed(LEAF)


def test_events_cite_the_articles_of_play():
    assert told() == classed(EVENT)


COUNTS: list[dict[str, Any]] = [{}, {"seats": 6}, {"unmelded_red_threes": "plus"}]


def test_the_count_cites_the_articles_of_the_count():
    cited = set()
    for options in COUNTS:
        game = cardlab.game("canasta", **options)
        state = game.read(
            "turn: South, over; out: South, concealed; threes 0: 3♥; hand 1: 4 5;"
            "melds 0: 8 8 8 | K K K K K K K concealed | Q Q Q"
        )
        cited |= {entry.rule for entry in game.ledger(state)}
    wild = cardlab.game("canasta", wild_canasta=2000)
    cited |= {
        entry.rule for entry in wild.ledger(wild.read("turn: South, over; melds 0: 2♣ 2♦ 2♥ 2♠ JK JK JK"))
    }
    for game in every_table():
        for step in walk(game, game.deal(5), random.Random(5)):
            cited |= {entry.rule for entry in game.ledger(step.state)}
    assert cited == classed(SCORE)


def test_every_id_in_the_code_is_an_article_and_every_operative_article_is_in_the_code():
    folder = Path(canasta.__file__).parent
    found = {id for path in folder.glob("*.py") for id in re.findall(r"CA-[A-Z]?\d+", path.read_text())}
    assert found <= set(ARTICLES)
    operative = classed(LEAF) | classed(EVENT) | classed(SCORE) | classed(SETUP)
    assert operative - found == NOT_NAMED


# rows of the table of numbers by players; the code names the first and the last of them
NOT_NAMED = {"CA-3", "CA-V2", "CA-V5", "CA-V6"}


def test_options_cite_articles():
    assert {choice.rule for choice in every_table()[0].options} <= set(ARTICLES)


def test_the_articles_are_numbered_without_a_gap():
    for series, last in {"": 23, "C": 10, "S": 28, "V": 9, "G": 18}.items():
        assert {id for id in ARTICLES if re.fullmatch(rf"CA-{series}\d+", id)} == {
            f"CA-{series}{n}" for n in range(1, last + 1)
        }
    assert all(re.match(r"[a-z ]+( CA-[\w -]+)?:|same as ", text) for text in ARTICLES.values())


def test_S8_the_pile_need_not_be_taken():
    game = cardlab.game("canasta")
    state = game.read("turn: South; melds 0: Q Q Q; pile: Q♠; hand South: Q♥ 4 5")
    assert {"draw", "take"} <= {game.spell(move) for move in game.legal(state)}
