"""What a referee can be trained in: the rules of each game by topic, and here and there one condition of a rule.

`learn-topic-<name>` is a topic's message. A rule that is not named here belongs to the turn; a test sees
to it that there is none.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from cardlab.games import games
from cardlab.options import BadOption, meant, named
from cardlab.values import brief

_TOPICS: dict[str, dict[str, str]] = {
    "canasta": {
        "turn": "CA-13 CA-15 CA-16 CA-S22",
        "pile": "CA-S1 CA-S2 CA-S3 CA-S4 CA-S7 CA-G4 CA-G5",
        "melds": "CA-17 CA-18 CA-S13",
        "wilds": "CA-19 CA-21 CA-S15 CA-G6",
        "threes": "CA-20",
        "opening": "CA-S9 CA-S11 CA-S12",
        "out": "CA-S16 CA-S17 CA-S19 CA-G9",
    },
    "railroad_canasta": {
        "turn": "RC-30 RC-38 RC-39 RC-G15",
        "pile": "RC-16 RC-34 RC-35 RC-36 RC-G5 RC-G21 RC-G22",
        "melds": "RC-17 RC-18 RC-19 RC-20",
        "wilds": "RC-G16 RC-20/naturals RC-20/wilds",
        "threes": "RC-15 RC-G24",
        "sevens": "RC-25 RC-33 RC-41 RC-G26",
        "opening": "RC-26 RC-27",
        "kitty": "RC-6 RC-31 RC-32 RC-G8 RC-G11",
        "out": "RC-42 RC-43 RC-G10 RC-G12",
    },
    "contract_rummy": {
        "turn": "CR-19",
        "pile": "CR-20 CR-21 CR-26 CR-C5 CR-G7 CR-G20 CR-G31",
        "melds": "CR-15 CR-16 CR-17 CR-22 CR-25 CR-G11",
        "contract": "CR-11 CR-12 CR-13 CR-14 CR-C14 CR-G3 CR-G4",
        "laying-off": "CR-23 CR-G5",
        "jokers": "CR-18 CR-27 CR-28 CR-C12 CR-C15 CR-G12",
    },
    "russian_bank": {
        "turn": "RB-13 RB-17 RB-19 RB-G10 RB-G11 RB-G13 RB-G14 RB-G17 RB-P5 RB-P6",
        "open-cards": "RB-20 RB-G3 RB-G6",
        "foundations": "RB-9 RB-G4/foundation RB-G5/full",
        "houses": "RB-10 RB-G4/house RB-G5 RB-G8 RB-G16",
        "loading": "RB-11 RB-G4 RB-G5/wrap",
        "duties": "RB-14 RB-P1 RB-P2 RB-P3 RB-P4",
    },
}


@cache
def _by_rule(game: str) -> dict[str, str]:
    return {rule: topic for topic, rules in _TOPICS.get(game, {}).items() for rule in rules.split()}


def topics(game: str) -> tuple[str, ...]:
    """The topics of a game.

    >>> topics("russian_bank")
    ('turn', 'open-cards', 'foundations', 'houses', 'loading', 'duties')

    Raises BadOption for a game that does not exist.
    """
    if not named(game, games()):
        raise BadOption(f"There is no game {brief(game)}. {meant(game, games())}")
    return tuple(_TOPICS.get(game, {"turn": ""}))


def topic_of(game: str, rule: str, aspect: str = "") -> str:
    """The topic that a rule belongs to, or one condition of it.

    >>> topic_of("canasta", "CA-21"), topic_of("russian_bank", "RB-G5", "full")
    ('wilds', 'foundations')
    """
    known = _by_rule(game)
    return known.get(f"{rule}/{aspect}") or known.get(rule, "turn")


def chosen(game: str, names: Any) -> tuple[str, ...]:
    """Topics as a learner names them; all of them where he names none. Raises BadOption."""
    known = topics(game)
    listed = (names,) if isinstance(names, str) else names
    if not isinstance(listed, list | tuple | set | frozenset):
        raise BadOption(f"Topics are listed as in {[known[0]]}, not {brief(names)}.")
    for name in listed:
        if name not in known:
            raise BadOption(f"{game} has no topic {brief(name)}. {meant(name, known)}")
    return tuple(dict.fromkeys(listed)) or known
