"""Random small positions of Canasta, rich in melds: short hands, few ranks, many wild cards."""

from __future__ import annotations

import random
from typing import Any

import cardlab
from cardlab import Game
from cardlab.cards import FACES, JOKER, PACK, Card, spell
from cardlab.games.canasta.position import State

TOTALS = (-5, 0, 1500, 3000)
HOUSES: list[dict[str, Any]] = [
    {},
    {"preset": "standard"},
    {"wild_canasta": 2000},
    {"seats": 2},
    {"seats": 6},
    {"seats": 3},
    {"canastas_to_go_out": 2},
    {"pile_always_frozen": True},
    {"blocked_by_canasta": True},
    {"wild_canasta": 2000, "wild_rule": "pagat"},
    {"red_three_upcard_freezes": False},
]
KINDS = (0, 3, 4, 7, 8, 11)  # A, 4, 5, 8, 9, Q


class _Pack:
    """Cards to be drawn by rank until they run out."""

    def __init__(self, rng: random.Random, packs: int) -> None:
        self.left = list(PACK) * packs + [JOKER] * (2 * packs)
        rng.shuffle(self.left)

    def some(self, wanted: Any, count: int) -> list[Card]:
        found = [c for c in self.left if wanted(c)][:count]
        for card in found:
            self.left.remove(card)
        return found


def small_position(seed: int, most: int = 8) -> tuple[Game[Any], State]:
    """A table and a position in which South is to draw or to meld."""
    rng = random.Random(seed)
    house = HOUSES[seed % len(HOUSES)]
    game = cardlab.game("canasta", **house)
    pack = _Pack(rng, game.house.players.packs)
    ranks = rng.sample(KINDS, 3)
    melds = []
    if rng.random() < 0.7:
        for rank in {ranks[0], rng.choice(ranks)}:
            naturals = pack.some(lambda c, rank=rank: c.rank == rank, rng.choice((2, 3, 4, 5, 6)))
            wilds = pack.some(lambda c: c.rank in (1, 13), rng.choice((0, 1, 1, 2)))[: len(naturals)]
            if len(naturals) + len(wilds) >= 3:
                melds.append(naturals + wilds)
        if game.house.wild_canasta != "off" and rng.random() < 0.3:
            melds.append(pack.some(lambda c: c.rank in (1, 13), rng.choice((3, 4, 6))))
    # now and then all turns on one rank: the last cards of a canasta, in hand, on the table and on the pile
    one = rng.random() < 0.3
    top_rank = ranks[0] if one else rng.choice(ranks)
    top = pack.some(lambda c: c.rank == top_rank, 1)
    under = pack.some(lambda c: c.rank != 2 or c.suit in (1, 2), rng.choice((0, 0, 1, 1, 2, 3)))
    if rng.random() < 0.2:
        under += pack.some(lambda c: c.rank == 2 and c.suit in (1, 2), 1)
    size = rng.randrange(1, most + 1)
    hand: list[Card] = []
    while len(hand) < size:
        draw = rng.random()
        if one and draw < 0.6:
            found = pack.some(lambda c: c.rank == top_rank, 1)
            hand += found
            if found:
                continue
        if draw < 0.7:
            rank = rng.choice(ranks)
            hand += pack.some(lambda c, rank=rank: c.rank == rank, rng.choice((1, 2, 3)))
        elif draw < 0.85:
            hand += pack.some(lambda c: c.rank in (1, 13), 1)
        elif draw < 0.93:
            hand += pack.some(lambda c: c in (FACES[8], FACES[11]), rng.choice((1, 3, 4)))
        else:
            hand += pack.some(lambda c: c.rank not in (1, 2, 13), 1)
    hand = hand[:size]
    phase = rng.choice(("to meld", "to meld", "to draw") if not one else ("to draw", "to meld"))
    said = rng.choice(("", "", "", ", partner said yes", ", partner said no"))
    if phase == "to draw" or game.seats == game.sides:
        said = ""
    totals = " ".join(str(rng.choice(TOTALS)) for _ in range(game.sides))
    frozen = ", frozen" if rng.random() < 0.3 else ""
    stock = "stock: ;" if rng.random() < 0.1 else ""
    text = (
        f"turn: South, {phase}{said}; totals: {totals}; hand South: {spell(hand)};"
        f"melds 0: {' | '.join(spell(m) for m in melds)}; pile: {spell(under + top)}{frozen}; {stock}"
    )
    return game, game.read(text)
