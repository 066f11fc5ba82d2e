"""The solver for contracts against a brute-force one, and against a constraint solver."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from cardlab.cards import FACES, JOKER, PACK, cards
from cardlab.games.contract_rummy import solver
from cardlab.games.contract_rummy.family import CONTRACT_RUMMY, Deal, House
from cardlab.games.contract_rummy.scoring import penalty
from cardlab.values import replace

# --- brute force: every way to cut a hand, judged by the plainest reading of the rules ------------


def is_set(held, house):
    """Can these cards be a set, whatever their wild cards stand for?"""
    naturals = [c for c in held if not house.wild[c]]
    suits = [c.suit for c in naturals]
    distinct = house.set_suits == "distinct"
    return (
        len({c.rank for c in naturals}) == 1
        and len(held) >= 3
        and not (distinct and (len(set(suits)) < len(suits) or len(held) > 4))
    )


def places_of_run(held, house):
    """Where these cards can lie as a sequence: (low, size) pairs."""
    naturals = [c for c in held if not house.wild[c]]
    if len({c.suit for c in naturals}) != 1 or len(held) < house.min_sequence:
        return []
    found = []
    size = len(held)
    for low in range(13 if house.ace_wrap else 14):
        ranks = [low + i for i in range(size)]
        if (ranks[-1] > 13 and not house.ace_wrap) or (size == 14 and low) or size > 14:
            continue
        if size == 13 and ranks[-1] > 13 and not house.ace_wrap:
            continue
        left = [r % 13 for r in ranks]
        for c in naturals:
            if c.rank not in left:
                break
            left.remove(c.rank)
        else:
            found.append((low, size))
    return found


def shares_are_right(held, house):
    naturals = sum(not house.wild[c] for c in held)
    wilds = len(held) - naturals
    if house.max_jokers_per_meld == "two_naturals":
        return naturals >= 2
    return naturals >= 1 and wilds <= house.max_jokers_per_meld


def runs_go_together(chosen, house):
    """Is there a choice of places that the rule about several sequences allows?"""
    if house.sequence_suits == "free":
        return True
    suits = [next(c.suit for c in held if not house.wild[c]) for held, _ in chosen]
    if house.sequence_suits == "different":
        return len(set(suits)) == len(suits)
    for places in product(*[where for _, where in chosen]):
        good = True
        for (i, a), (j, b) in combinations(enumerate(places), 2):
            if suits[i] == suits[j]:
                if house.ace_wrap:
                    one = {(a[0] + k) % 13 for k in range(a[1])}
                    two = {(b[0] + k) % 13 for k in range(-1, b[1] + 1)}
                    good &= not one & two
                else:
                    good &= not set(range(a[0], sum(a))) & set(range(b[0] - 1, sum(b) + 1))
        if good:
            return True
    return False


def cuts(hand, deal, house):
    """All ways to lay the contract: the cards of its sets and of its sequences."""
    whole = deal.closing and house.deal7 != "normal"

    def melds(left, sets, runs, laid):
        if not sets and not runs:
            if not whole or len(left) <= house.spare:
                yield laid, left
            return
        for size in range(3, len(left) + 1):
            for pick in combinations(range(len(left)), size):
                held = tuple(left[i] for i in pick)
                if not shares_are_right(held, house):
                    continue
                rest = tuple(c for i, c in enumerate(left) if i not in pick)
                exact = house.contract_exact and not deal.closing
                if sets and is_set(held, house) and not (exact and size > 3):
                    yield from melds(rest, sets - 1, runs, (*laid, ("set", held, None)))
                if not sets and runs and not (exact and size > house.min_sequence):
                    where = places_of_run(held, house)
                    if where:
                        yield from melds(rest, sets, runs - 1, (*laid, ("run", held, where)))

    for laid, left in melds(tuple(hand), deal.sets, deal.runs, ()):
        if runs_go_together([(held, where) for kind, held, where in laid if kind == "run"], house):
            yield laid, left


# --- the two agree ------------------------------------------------------------------------------------

HOUSES = [
    {},
    {"min_sequence": 4},
    {"set_suits": "any"},
    {"sequence_suits": "not_adjacent"},
    {"sequence_suits": "free"},
    {"max_jokers_per_meld": 1},
    {"max_jokers_per_meld": 0},
    {"max_jokers_per_meld": 3},
    {"ace_wrap": True},
    {"contract_exact": True},
    {"deuces_wild": True},
    {"deal7": "optional_discard"},
    {"deal7": "normal"},
    {"set_suits": "any", "max_jokers_per_meld": 5, "sequence_suits": "free"},
    {"ace_wrap": True, "sequence_suits": "not_adjacent"},
    {"min_sequence": 4, "set_suits": "any", "sequence_suits": "not_adjacent", "deuces_wild": True},
]
DEALS = [
    Deal(9, sets=1),
    Deal(9, runs=1),
    Deal(9, sets=2),
    Deal(9, sets=1, runs=1),
    Deal(9, runs=2),
    Deal(9, runs=2, closing=True),
    Deal(9, sets=1, runs=1, closing=True),
    Deal(9, sets=3),
    Deal(9, sets=2, runs=1),
]


def crowded(rng, size, jokers):
    """A hand from few ranks, two packs: where melds are many, and compete for cards."""
    low = rng.randrange(13)
    few = [
        FACES[(low + r) % 13 * 4 + u]
        for r in range(rng.choice((3, 5)))
        for u in rng.sample(range(4), rng.choice((2, 4)))
    ]
    pack = few * 2 if len(few) * 2 >= size else [*PACK, *few]
    return tuple(sorted([*rng.sample(pack, size - jokers), *[JOKER] * jokers]))


@cache
def house_of(at):
    return House(seats=5, **HOUSES[at])


@pytest.mark.parametrize("at", range(len(HOUSES)), ids=str)
@pytest.mark.parametrize("deal", DEALS, ids=lambda d: f"{d.sets}+{d.runs}{'!' if d.closing else ''}")
def test_the_solver_finds_what_brute_force_finds(at, deal):
    house, rng = house_of(at), random.Random(f"{at}{deal}")
    seen = set()
    for _ in range(25 if deal.melds < 3 else 10):
        hand = crowded(rng, rng.choice((6, 7, 8)) if deal.melds < 3 else 9, rng.choice((0, 0, 1, 1, 2, 3)))
        found = list(cuts(hand, deal, house))
        seen.add(bool(found))
        assert solver.can_lay(hand, deal, house) == bool(found), hand
        way = solver.best(hand, deal, house)
        assert (way is not None) == bool(found), hand
        if way is not None:
            wilds = solver.sorted_out(hand, house)[1]
            laid = [c for group in solver.groups(way, wilds, house.shape) for c in group.cards]
            left = penalty(house, hand) - penalty(house, tuple(laid))
            assert left == min(penalty(house, rest) for _, rest in found), (hand, way)
            assert any(sorted(c for _, held, _ in cut for c in held) == sorted(laid) for cut, _ in found), (
                hand,
                way,
            )
    assert seen


def _naturals(cut, house):
    return [
        (kind, sorted(c for c in held if not house.wild[c]), sum(house.wild[c] for c in held))
        for kind, held, _ in cut
    ]


def _within(part, meld, house):
    """Are a part's naturals and wild cards among those of a meld?"""
    kind, naturals, wilds = meld
    return (
        (kind == "run") == part.run
        and part.wilds <= wilds
        and all(part.naturals.count(c) <= naturals.count(c) for c in part.naturals)
    )


@pytest.mark.parametrize("at", range(len(HOUSES)), ids=str)
@pytest.mark.parametrize("deal", DEALS[:5], ids=lambda d: f"{d.sets}+{d.runs}")
def test_every_way_contains_a_smallest_one(at, deal):
    house, rng = house_of(at), random.Random(f"small{at}{deal}")
    for _ in range(12):
        hand = crowded(rng, rng.choice((6, 7)), rng.choice((0, 1, 2, 3)))
        small = list(solver.ways(hand, deal, house))
        assert len(small) == len(set(small))
        for cut, _ in cuts(hand, deal, house):
            melds = _naturals(cut, house)
            assert any(
                all(any(_within(p, m, house) for m in melds) for p in way)
                and all(any(_within(p, m, house) for p in way) for m in melds)
                for way in small
            ), (hand, cut)


@pytest.mark.parametrize("at", range(len(HOUSES)), ids=str)
def test_whole_ways_use_up_the_hand(at):
    house, rng = house_of(at), random.Random(f"whole{at}")
    for deal in (Deal(7, sets=1, runs=1), Deal(7, runs=2), Deal(7, sets=2)):
        for _ in range(12):
            hand = crowded(rng, 7, rng.choice((0, 1, 2)))
            all_laid = {
                tuple(sorted(map(str, _naturals(cut, house))))
                for cut, rest in cuts(hand, deal, house)
                if not rest
            }
            mine = list(solver.ways(hand, deal, house, whole_hand=True))
            assert all(sum(part.size for part in way) == len(hand) for way in mine)
            mine_laid = {
                tuple(sorted(str(("run" if p.run else "set", sorted(p.naturals), p.wilds)) for p in way))
                for way in mine
            }
            assert mine_laid == all_laid, hand


# --- the positions that solvers get wrong -------------------------------------------------------------

ONE, TWO_SETS = House(), Deal(10, sets=2)


@pytest.mark.parametrize(
    ("hand", "deal", "house", "yes"),
    [
        ("K♠ K♥ JK 5♦ 5♥ JK", TWO_SETS, House(seats=5), True),  # a joker each in two sets
        ("K♠ K♥ K♦ K♣ JK JK", TWO_SETS, House(seats=5), True),  # two sets of one rank
        ("K♠ K♥ K♦ K♣ JK", TWO_SETS, House(seats=5), False),
        ("K♠ K♥ K♦ K♠ K♥ K♦", TWO_SETS, House(seats=5), True),  # twins
        ("K♠ K♠ K♥ 5♦ 5♥ 5♣", TWO_SETS, House(seats=5), False),  # a suit twice
        ("5♥ 5♠ 5♦ 4♥ 6♥", Deal(10, sets=1, runs=1), ONE, False),  # the five is wanted twice
        ("5♥ 5♠ 5♦ 4♥ 6♥ JK", Deal(10, sets=1, runs=1), ONE, True),
        ("Q♦ K♦ A♦ A♠ A♥ JK", Deal(10, sets=1, runs=1), ONE, True),
        ("3♠ JK JK 6♠", Deal(10, runs=1), House(seats=5), True),  # only as a bridge of two jokers
        ("3♠ JK JK 7♠", Deal(10, runs=1), House(seats=5), False),
        ("K♦ A♦ 2♦", Deal(10, runs=1), ONE, False),
        ("3♥ 4♥ 5♥ 9♥ 10♥ J♥", Deal(10, runs=2), ONE, False),
        ("3♥ 4♥ 5♥ 9♥ 10♥ J♥", Deal(10, runs=2), House(sequence_suits="not_adjacent"), True),
        ("3♥ 4♥ 5♥ 6♥ 7♥ 8♥", Deal(10, runs=2), House(sequence_suits="not_adjacent"), False),
        ("A♥ 2♥ 3♥ Q♥ K♥ A♥", Deal(10, runs=2), House(seats=5, sequence_suits="not_adjacent"), True),
        ("A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 9♦ 9♥ 10♥ J♥ Q♥ K♥", CONTRACT_RUMMY.deals[6], ONE, True),  # CR-T6
        ("A♠ 2♠ 3♠ 4♠ 6♦ 7♦ 8♦ 9♦ 9♥ 10♥ J♥ Q♥ K♠", CONTRACT_RUMMY.deals[6], ONE, False),
    ],
)
def test_hard_hands(hand, deal, house, yes):
    assert solver.can_lay(cards(hand), deal, house) is yes
    assert (solver.best(cards(hand), deal, house) is not None) is yes
    assert (next(solver.ways(cards(hand), deal, house), None) is not None) is yes


def test_from_ace_to_ace():
    suit = tuple(FACES[r * 4 + 3] for r in range(13))
    house = House(seats=5)
    for hand in ((*suit, suit[0]), (*suit, JOKER)):
        way = solver.best(hand, Deal(14, runs=1), house)
        assert way is not None
        assert way[0].size == 14
        (group,) = solver.groups(way, solver.sorted_out(hand, house)[1], house.shape)
        assert group.stands == (*suit, suit[0])


# --- against a constraint solver ------------------------------------------------------------------------

COUNTING = replace(
    CONTRACT_RUMMY, penalties=(1,) * 14, wild_penalty=1
)  # the best way then lays the most cards


def patterns(house):
    """All sets and sequences as faces; a natural at least is in each."""
    sets = [
        tuple(FACES[r * 4 + u] for u in suits)
        for r in range(13)
        for n in (3, 4)
        for suits in combinations(range(4), n)
    ]
    runs = [
        tuple(FACES[(low + i) % 13 * 4 + u] for i in range(size))
        for u in range(4)
        for size in range(house.min_sequence, 14)
        for low in range(15 - size)
    ]
    return sets, runs


def most_cards(hand, deal, house, cp_model):
    """As many cards as can be laid, by constraint programming; -1 if the contract cannot be met."""
    model = cp_model.CpModel()
    jokers = hand.count(JOKER)
    terms, use = [], {}
    covered: dict[Any, list[Any]] = {c: [] for c in PACK}
    wilds = []
    sets, runs = patterns(house)
    for kind, pool, wanted in (("set", sets, deal.sets), ("run", runs, deal.runs)):
        chosen = []
        for at, pattern in enumerate(pool):
            if sum(c not in hand for c in pattern) > min(jokers, len(pattern) - house.shape.naturals):
                continue
            for copy in range(wanted):
                y = model.new_bool_var("")
                chosen.append(y)
                use[kind, at, copy] = (pattern, y)
                natural = []
                for c in pattern:
                    n = model.new_bool_var("")
                    model.add(n <= y)
                    covered[c].append(n)
                    natural.append(n)
                wilds.append(len(pattern) * y - sum(natural))
                model.add(sum(natural) >= house.shape.naturals * y)
                terms.append(len(pattern) * y)
        model.add(sum(chosen) == wanted)
    for c, there in covered.items():
        if there:
            model.add(sum(there) <= hand.count(c))
    if wilds:
        model.add(sum(wilds) <= jokers)
    if house.sequence_suits == "different":
        for u in range(4):
            there = [
                y for (kind, _, _), (pattern, y) in use.items() if kind == "run" and pattern[0].suit == u
            ]
            if there:
                model.add(sum(there) <= 1)
    model.maximize(sum(terms))
    search = cp_model.CpSolver()
    search.parameters.num_workers = 1
    status = search.solve(model)
    assert status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    return round(search.objective_value) if status == cp_model.OPTIMAL else -1


def planted(rng, deal, house, size, jokers):
    """A hand in which the contract lies hidden."""
    sets, runs = patterns(house)
    while True:
        cells = [c for _ in range(deal.sets) for c in rng.choice(sets)]
        cells += [c for _ in range(deal.runs) for c in rng.choice([r for r in runs if len(r) < 5])]
        if len(cells) <= size and all(cells.count(c) <= 2 for c in cells):
            for i in rng.sample(range(len(cells)), jokers):
                cells[i] = JOKER
            rest = [c for c in PACK * 2 if cells.count(c) < 2]
            return tuple(sorted([*cells, *rng.sample(rest, size - len(cells))]))


@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize(
    "rules", [{}, {"max_jokers_per_meld": 12, "sequence_suits": "free"}], ids=["seed", "free"]
)
@pytest.mark.parametrize("deal", CONTRACT_RUMMY.deals[:6], ids=lambda d: f"{d.sets}+{d.runs}")
def test_the_best_way_is_that_of_a_constraint_solver(deal, rules, jokers):
    from ortools.sat.python import cp_model

    house = House(seats=5, member=COUNTING, **rules)
    rng = random.Random(f"{deal}{jokers}")
    for i in range(10):
        if i % 3:
            hand = planted(rng, deal, house, 12, jokers)
        else:
            hand = tuple(sorted([*rng.sample(PACK * 2, 12 - jokers), *[JOKER] * jokers]))
        way = solver.best(hand, deal, house)
        mine = sum(part.size for part in way) if way is not None else -1
        assert mine == most_cards(hand, deal, house, cp_model), hand
