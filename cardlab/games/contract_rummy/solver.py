"""Contract Rummy: the ways to lay a hand. Exact, and quick: suits are 13-bit masks of ranks.

`can_lay` asks whether there is a way, `ways` lists the smallest ways (or those that use up the hand),
`best` finds the way that leaves the fewest penalty points. A way is a tuple of `Part`s, sequences
first; twins of a card, and wild cards, are not told apart, and a wild card in a set stands for the
first suits that are missing. A smallest way is one from which no meld can spare a card at its end.

Sequences are chosen first, suit by suit, from a list that depends only on the ranks held in the
suit and is remembered; then sets, from what is left. Solvers propose; the charters decide.
"""

from __future__ import annotations

from cardlab.games.contract_rummy.best import best
from cardlab.games.contract_rummy.masks import Levels, Part, Way, apart, sorted_out, with_card, without
from cardlab.games.contract_rummy.ways import can_lay, fits, groups, parts_with, smallest, ways, whole

__all__ = [
    "Levels",
    "Part",
    "Way",
    "apart",
    "best",
    "can_lay",
    "fits",
    "groups",
    "parts_with",
    "smallest",
    "sorted_out",
    "ways",
    "whole",
    "with_card",
    "without",
]
