"""Contract Rummy by examples: for each rule that constrains a move, moves that keep it and moves that break it.

The examples are those of the rulebook (`cardlab.games.NAME.examples`).
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from functools import cache, partial
from itertools import combinations, permutations
from typing import Any

import pytest

from cardlab.cards import FACES, JOKER, BadNotation, cards
from cardlab.explain.examples import Example, examples
from cardlab.game import IllegalMove
from cardlab.games import contract_rummy
from cardlab.games.contract_rummy import face, position, propose, rules, scoring, solver
from cardlab.games.contract_rummy.examples import DOWN, DRAW, LAST, MELD, SWAPS, WEST, deal
from cardlab.games.contract_rummy.family import CONTRACT_RUMMY, Deal, House
from cardlab.games.contract_rummy.melds import Group
from cardlab.games.contract_rummy.position import Add, Addition, Dig, Discard, Lay, Pass, Swap, Take
from cardlab.options import BadOption, choices
from cardlab.rulings import FAILS, HOLDS, Rule
from cardlab.values import Seat, replace
from cardlab.views import Event, Hold, replay
from cardlab.words import words

EN = words("en")


EXAMPLES = examples("contract_rummy")


@cache
def table(options: tuple[tuple[str, Any], ...]) -> Any:
    given = dict(options)
    return contract_rummy.make("seed", given.pop("seats", None), given)


def judged(example: Example):
    """The table, the state before the judged move, that move and the ruling on it."""
    game, state, move = example.lay()
    return game, state, move, game.ruling(state, move)


def title(example: Example) -> str:
    return f"{example.id} {'keeps' if example.legal else 'breaks'}: {example.moves}"


@pytest.mark.parametrize("example", EXAMPLES, ids=title)
def test_an_example_is_judged_as_the_rules_say(example):
    game, state, move, ruling = judged(example)
    assert {leaf.rule for leaf in ruling.blame()} == set(example.blamed)
    assert bool(ruling) == (not example.blamed) == (move in game.legal(state))
    spoke = {node.verdict for _, node in ruling.walk() if node.rule == example.rule}
    assert (FAILS if example.rule in example.blamed else HOLDS) in spoke or example.rule not in example.blamed
    assert game.move(game.spell(move), state) == move
    text = EN.at_table(game.seats, 0).text(ruling)
    assert "None" not in text


@pytest.mark.parametrize("example", [e for e in EXAMPLES if not e.blamed], ids=title)
def test_a_legal_example_can_be_played(example):
    game, state, move, _ = judged(example)
    told: list[Event] = []
    after = game.play(state, move, hear(told))
    assert after != state
    assert game.legal(after) or game.turn(after) is None
    assert Counter(all_cards(after)) == Counter(all_cards(state))
    here = EN.at_table(game.seats, 0)
    for event in told:
        seen = game.seen(state, after, 0, event)
        facts = {"cards": seen.cards} | dict(seen.facts)
        assert here.fill(f"event-{event.what}", facts)


def test_every_rule_has_an_example_that_keeps_it_and_one_that_breaks_it():
    leaves = {r.id for kind in table(()).kinds for r in kind.charter.rules()}
    leaves |= {r.id for example in EXAMPLES for kind in example.table().kinds for r in kind.charter.rules()}
    broken = {rule for e in EXAMPLES for rule in e.blamed}
    assert broken == leaves
    assert {e.rule for e in EXAMPLES if not e.blamed} >= leaves


def hear(told):
    def tell(what, rule, cards=(), source="", target="", **facts):
        told.append(Event(what, rule, tuple(cards), source, target, tuple(facts.items())))

    return tell


def all_cards(s):
    return [
        *s.stock,
        *s.pile,
        *(c for h in s.hands for c in h),
        *(c for m in s.melds for x in m for c in x.cards),
    ]


# --- every order of the same melds is the same move ---------------------------------------------------


@pytest.mark.parametrize("example", [e for e in EXAMPLES if e.move.startswith("lay ")], ids=title)
def test_melds_may_be_offered_in_any_order_and_so_may_their_cards(example):
    game, state, move, ruling = judged(example)
    rng = random.Random(1)
    for groups in permutations(move.groups):
        mixed = []
        for g in groups:
            pairs = list(zip(g.cards, g.stands))
            rng.shuffle(pairs)
            mixed.append(Group(tuple(c for c, _ in pairs), tuple(f for _, f in pairs)))
        said = game.ruling(state, Lay(tuple(mixed)))
        assert sorted(leaf.rule for leaf in said.blame()) == sorted(leaf.rule for leaf in ruling.blame())
        if said:
            after = game.play(state, Lay(tuple(mixed)))
            other = game.play(state, move)
            assert after.hands == other.hands
            assert {(x.run, x.low, frozenset(x.stands)) for x in after.melds[0]} == {
                (x.run, x.low, frozenset(x.stands)) for x in other.melds[0]
            }


# --- positions on which players and programs go wrong ----------------------------------------------------


def test_a_refused_move_followed_by_a_legal_one():
    game = table(())
    state = game.read(MELD + DOWN + WEST + "hand South: 4♠ 3♠ 4♣")
    with pytest.raises(IllegalMove) as refused:
        game.play(state, game.move("add 3♠ to West 1", state))
    assert [leaf.rule for leaf in refused.value.ruling.blame()] == ["CR-17"]
    after = game.play(state, game.move("add 4♠ to West 1", state))
    after = game.play(after, game.move("add 3♠ to West 1", after))
    assert after.melds[1][0].cards == cards("3♠ 4♠ 5♠ 6♠ 7♠")


def test_the_player_says_at_which_end_the_joker_stands():
    game = table(())
    state = game.read(MELD + deal(2) + "hand South: K♠ K♥ K♣ J♦ Q♦ K♦ JK 8♣")
    hold = Hold(cards("J♦ Q♦ K♦ JK"), "hand:0", "", ((cards("K♠ K♥ K♣"), ""),))
    lays = [o.move for o in game.meanings(state, hold) if isinstance(o.move, Lay)]
    assert [m.groups[1].stands for m in lays] == [cards("J♦ Q♦ K♦ A♦"), cards("10♦ J♦ Q♦ K♦")] or [
        sorted(m.groups[1].stands) for m in lays
    ] == [sorted(cards("J♦ Q♦ K♦ A♦")), sorted(cards("10♦ J♦ Q♦ K♦"))]
    assert all(m in game.legal(state) for m in lays)
    afters = [game.play(state, m).melds[0][1] for m in lays]
    assert [a.stands for a in afters] == [cards("J♦ Q♦ K♦ A♦"), cards("10♦ J♦ Q♦ K♦")]
    assert [a.cards for a in afters] == [cards("J♦ Q♦ K♦ JK"), cards("JK J♦ Q♦ K♦")]
    down = game.read(MELD + "melds South: 9♣ 9♦ 9♥; melds West: J♦ Q♦ K♦; hand South: JK 8♣")
    adds = [
        o.move
        for o in game.meanings(down, Hold(cards("JK"), "hand:0", "meld:1:0"))
        if isinstance(o.move, Add)
    ]
    assert [m.additions[0].group.stands for m in adds] == [cards("A♦"), cards("10♦")]
    assert all(m in game.legal(down) for m in adds)


def test_a_card_that_fits_a_set_and_a_sequence_goes_where_the_player_says():
    game = table(())
    state = game.read(MELD + DOWN + "melds West: 5♠ 6♠ 7♠ | 8♦ 8♥ 8♣; hand South: 8♠ 3♣")
    adds = [o.move for o in game.meanings(state, Hold(cards("8♠"), "hand:0")) if isinstance(o.move, Add)]
    assert {m.additions[0].index for m in adds} == {0, 1}
    for m in adds:
        assert cards("8♠")[0] in game.play(state, m).melds[1][m.additions[0].index].cards
    assert {m.additions[0].index for m in game.legal(state) if isinstance(m, Add)} == {0, 1}


def test_twins_of_one_card_in_a_hand():
    game = table((("seats", 5),))
    state = game.read(MELD + "hand South: K♠ K♠ K♥ K♥ K♦ K♦ 9♣")
    lay = game.move("lay K♠ K♥ K♦ | K♠ K♥ K♦")
    assert [laid_cards(m) for m in game.legal(state) if isinstance(m, Lay)] == [laid_cards(lay)]
    assert [m for m in game.legal(state) if isinstance(m, Discard)] == [
        Discard(c) for c in cards("9♣ K♦ K♥ K♠")
    ]
    after = game.play(state, lay)
    assert after.hands[0] == cards("9♣")


def test_a_joker_swap_is_one_transaction():
    game = table(())
    state = game.read(MELD + SWAPS + "hand South: 6♠ 3♣")
    after = game.play(state, game.move("swap 6♠ for West 1 and add JK(8♠) to West 1", state))
    assert after.melds[1][0].cards == cards("5♠ 6♠ 7♠ JK")
    assert after.melds[1][0].stands == cards("5♠ 6♠ 7♠ 8♠")
    assert after.hands[0] == cards("3♣")
    bare = Swap(Seat(1), 0, cards("6♠")[0])
    assert {leaf.rule for leaf in game.ruling(state, bare).blame()} == {"CR-27"}


def test_sets_grow_to_four_and_a_joker_keeps_its_suit():
    game = table(())
    state = game.read(MELD + DOWN + "melds West: 5♦ 5♥ JK(5♣) | 9♦ 9♥ 9♠; hand South: 5♣ 5♠ 9♣ 8♣")
    assert {game.spell(m) for m in game.legal(state) if isinstance(m, Add)} == {
        "add 5♠ to West 1",
        "add 9♣ to West 2",
    }


# --- the whole of a turn --------------------------------------------------------------------------------


def test_the_last_deal_ends_with_the_laying():
    game = table(())
    state = game.read(MELD + LAST)
    (lay,) = [m for m in game.legal(state) if isinstance(m, Lay)]
    over = game.play(state, lay)
    assert over.out == 0
    assert game.turn(over) is None
    assert not game.legal(over)
    assert game.winners(over) == (0,)


def test_going_out_with_a_discard_and_without():
    game = table(())
    state = game.read(MELD + DOWN + WEST + "hand South: 8♠")
    assert game.play(state, game.move("discard 8♠")).out == 0
    assert game.play(state, game.move("add 8♠ to West 1")).out == 0


def test_an_empty_stock_is_made_of_the_discards_by_the_seed_of_the_deal():
    game = table(())
    state = game.read(DRAW + "pile: K♦ 9♦ 3♣ 4♣ 6♥ 8♠; stock: ")
    told: list[Event] = []
    after = game.play(state, game.move("draw"), hear(told))
    assert [e.what for e in told] == ["cr-reshuffled", "cr-drew"]
    assert after.pile == cards("8♠")
    assert after.reshuffles == 1
    assert after == game.play(state, game.move("draw"))
    stocks = {game.play(replace(state, seed=seed), game.move("draw")).stock for seed in range(9)}
    assert len(stocks) > 4
    ends = table((("stock_out", "end_hand"),))
    over = ends.play(ends.read(DRAW + "pile: K♦ 9♦ 3♣; stock: "), ends.move("draw"))
    assert over.phase == "over"
    assert over.out is None
    assert all(ends.scores(over))
    short = game.read(DRAW + "pile: 9♦; stock: ")
    assert game.play(short, game.move("draw")).phase == "over"
    assert game.play(short, game.move("take")).phase == "meld"


def test_a_hand_in_which_nobody_can_lay_any_more_ends_with_the_stock():
    game = table(())
    idle = position.PATIENCE * 4
    for turns, ends in ((idle - 1, False), (idle, True)):
        text = f"{DRAW}pile: K♦ 9♦ 3♣; stock: ; reshuffles: 3, {turns} turns since a card was laid"
        assert (game.play(game.read(text), game.move("draw")).phase == "over") is ends
    state = game.read(MELD + DOWN + WEST + "hand South: 8♠ 4♠; reshuffles: 3, 9 turns since a card was laid")
    assert game.play(state, game.move("discard 4♠")).idle == 10
    assert game.play(state, game.move("add 8♠ to West 1")).idle == 0


def test_buying_goes_round_and_its_card_is_dead_afterwards():
    game = table((("buying", "2penalty"),))
    state = game.read(DRAW + "hand West: 3♣ 4♣; hand North: 5♣ 6♣; hand South: 2♣; pile: K♦ 9♦")
    asked = game.play(state, game.move("draw"))
    assert (asked.phase, game.turn(asked), list(game.legal(asked))) == ("buy", 1, [position.Buy(), Pass()])
    north = game.play(asked, Pass())
    assert game.turn(north) == 2
    told: list[Event] = []
    after = game.play(north, position.Buy(), hear(told))
    assert [e.what for e in told] == ["cr-bought", "cr-drew-penalty", "cr-drew-penalty", "cr-drew"]
    assert len(after.hands[2]) == 5
    assert cards("9♦")[0] in after.hands[2]
    assert len(after.hands[0]) == 2
    assert (after.turn, after.phase, after.pile) == (0, "meld", cards("K♦"))
    assert Take() not in game.legal(after)
    alone = game.play(game.play(north, Pass()), Pass())
    assert (alone.turn, alone.phase, alone.pile) == (0, "meld", cards("K♦ 9♦"))
    # nothing is for sale when there would be nothing left to draw
    poor = game.read(DRAW + "hand South: 2♣; pile: K♦ 9♦; stock: 3♣ 4♣")
    assert game.play(poor, game.move("draw")).phase == "meld"


def test_the_physical_card_and_its_twin():
    game = table((("seats", 5),))
    state = game.read(DRAW + "hand South: 8♣ 9♦ K♠; pile: 8♣")
    after = game.play(state, Take())
    assert Discard(cards("8♣")[0]) in game.legal(after)
    lone = game.play(game.read(DRAW + "hand South: 9♦ K♠; pile: 8♣"), Take())
    assert Discard(cards("8♣")[0]) not in game.legal(lone)


# --- the score, and the match ------------------------------------------------------------------------------


def test_the_penalty_of_a_hand():
    assert scoring.penalty(House(), cards("K♠ 7♦ A♣ JK 2♥")) == 49  # CR-T4
    assert scoring.penalty(House(), cards("J♠ Q♦ 10♣")) == 30
    assert scoring.penalty(House(deuces_wild=True), cards("K♠ 7♦ A♣ JK 2♥")) == 62


def test_the_ledger_has_a_line_for_each_kind_of_card():
    game = table(())
    state = game.read(
        MELD + DOWN + "hand South: 9♣; hand West: K♠ 7♦ A♣ JK 2♠; hand North: J♦; hand East: 10♣"
    )
    assert game.ledger(state) == ()  # hands are secret
    over = game.play(state, game.move("discard 9♣"))
    lines = [(e.side, e.what, e.points) for e in game.ledger(over)]
    assert lines == [
        (1, "cr-courts", 10), (1, "cr-aces", 15), (1, "cr-jokers", 15), (1, "cr-numbers", 9), (2, "cr-courts", 10),
        (3, "cr-numbers", 10),
    ]  # fmt: skip
    assert game.scores(over) == (0, 49, 10, 10)
    assert all(EN.at_table(4, 0).fill(f"entry-{e.what}", dict(e.facts)) for e in game.ledger(over))
    wild = table((("deuces_wild", True),))
    state = wild.read(MELD + "hand South: 9♣; hand West: 2♠; hand North: J♦; hand East: 10♣")
    assert ("cr-wild-cards", 15) in [
        (e.what, e.points) for e in wild.ledger(wild.play(state, wild.move("discard 9♣")))
    ]


@pytest.mark.parametrize(
    ("totals", "winners"), [("0 0 0 0", (0,)), ("10 0 0 0", (0, 1, 2, 3)), ("90 5 0 0", (2, 3))]
)
def test_the_lowest_total_wins_after_the_last_deal_and_a_tie_is_shared(totals, winners):
    game = table(())
    hands = "hand South: 9♣; hand West: K♠; hand North: K♦; hand East: K♥; "
    for number in range(1, 8):
        state = game.read(MELD + deal(number) + hands + f"totals: {totals}")
        over = game.play(state, game.move("discard 9♣"))
        assert game.winners(over) == (winners if number == 7 else ())
        if number < 7:
            follows = game.next_hand(over)
            assert follows.hand_number == number
            assert follows.dealer == (over.dealer + 1) % 4
            assert follows.totals == game.totals(over)
        else:
            with pytest.raises(ValueError, match="match is over"):
                game.next_hand(over)


@pytest.mark.parametrize("seats", contract_rummy.SEATS)
def test_the_deal(seats):
    game = table((("seats", seats),))
    told: list[Event] = []
    s = game.deal(3, hear(told))
    assert {len(h) for h in s.hands} == {10}
    assert len(s.pile) == 1
    assert len(all_cards(s)) == (53 if seats < 5 else 106)
    assert s.turn == (s.dealer + 1) % seats
    drawn = [dict(e.facts) for e in told if e.what == "cr-drew-for-deal"]
    assert len(drawn) >= seats
    last = drawn[-1]["card"].rank if len(drawn) == seats else None
    if last is not None:  # nobody tied
        assert s.dealer == min(drawn, key=lambda f: f["card"].rank)["seat"]
    sizes = [d.hand for d in game.house.deals]
    assert sizes == [10, 10, 10, 10, 12, 12, 12]


def test_those_who_tie_for_the_lowest_card_draw_again():
    game = table(())
    for seed in range(200):
        told: list[Event] = []
        game.deal(seed, hear(told))
        drawn = [dict(e.facts) for e in told if e.what == "cr-drew-for-deal"]
        low = min(f["card"].rank for f in drawn[:4])
        tied = [f["seat"] for f in drawn[:4] if f["card"].rank == low]
        if len(tied) > 1:
            assert [f["seat"] for f in drawn[4 : 4 + len(tied)]] == tied
            break
    else:
        pytest.fail("nobody tied in 200 deals")


# --- options, presets, and the data of the family --------------------------------------------------------------


def test_presets():
    standard = contract_rummy.make("standard", None, {})
    house = standard.house
    assert (house.packs, house.min_sequence, house.set_suits, house.sequence_suits) == (
        "pagat",
        4,
        "any",
        "not_adjacent",
    )
    assert (house.discard_draw, house.ten_card_deals, house.buying) == ("top_only", 3, "1penalty")
    assert [d.hand for d in house.deals] == [10, 10, 10, 12, 12, 12, 12]
    assert len(house.pack) == 107
    assert len(contract_rummy.make("seed", 5, {"packs": "bicycle"}).house.pack) == 158
    assert len(contract_rummy.make("seed", 3, {"packs": "bicycle"}).house.pack) == 105
    with pytest.raises(BadOption, match="3 to 8 players"):
        contract_rummy.make("seed", 2, {})
    with pytest.raises(BadOption):
        contract_rummy.make("seed", 4, {"max_jokers_per_meld": -1})


def test_every_option_is_tried_in_every_setting_by_an_example_or_a_test_of_its_own():
    tried = {(name, value) for e in EXAMPLES for name, value in e.options}
    apart = {("packs", "bicycle"), ("ten_card_deals", 3), ("stock_out", "end_hand")}
    for choice in choices(House):
        for value in choice.values:
            assert value == choice.default or (choice.name, value) in tried | apart, (choice.name, value)


@pytest.mark.parametrize("choice", choices(House), ids=lambda c: c.name)
def test_every_option_has_words(choice):
    here = f"option-contract_rummy-{choice.name}"
    assert EN.say(here)
    assert EN.say(f"{here}.about").endswith("?")
    for value in choice.values:
        assert EN.say(f"{here}.value-{value}")
        if value != choice.default:
            assert EN.under(((choice.name, value),)).law(choice.rule) != EN.law(choice.rule)
    if choice.least is not None:
        assert EN.under(((choice.name, 2),)).law(choice.rule) != EN.law(choice.rule)


BOOK = [f"CR-{n}" for n in range(1, 32)] + [f"CR-G{n}" for n in range(1, 32)]


def test_every_article_has_a_law_and_every_leaf_its_sentences():
    for id in BOOK:
        law = EN.law(id)
        assert 40 <= len(law) <= 400, id
        assert law.endswith("."), id
    known = set(BOOK) | {"CR-C1", "CR-C2", "CR-C5", "CR-C12", "CR-C14", "CR-C15"}
    assert {id.partition(".")[0] for id in EN.ids() if id.startswith("CR-")} == known
    for check in vars(rules).values():
        if isinstance(check, Rule):
            for came_to in ("holds", "fails"):
                assert EN.has(f"{check.id}.{came_to}" + (f"-{check.aspect}" if check.aspect else "")), (
                    check.id
                )
    assert {c.rule for c in choices(House)} <= known


def test_another_member_of_the_family_is_other_data():
    """Ten deals of eleven cards, with a contract of its own and dearer jokers: no code knows of seven."""
    member = replace(
        CONTRACT_RUMMY,
        deals=tuple(Deal(11, sets=1 + n % 3, runs=n // 4) for n in range(10)),
        penalties=(20, *range(2, 11), 10, 10, 10, 50),
    )
    house = House(seats=4, member=member, min_sequence=4)
    game = dataclasses.replace(
        table(()), house=house, shuffle=lambda past, seed, tell: position.deal(house, past, seed, tell)
    )
    s = game.deal(1)
    assert {len(h) for h in s.hands} == {11}
    assert scoring.penalty(house, cards("JK A♠ 10♣")) == 80
    over = replace(s, phase="over", hand_number=6)
    assert game.winners(over) == ()
    assert game.next_hand(over).deal.sets == 2
    assert game.winners(replace(over, hand_number=9))


# --- text -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn: Nobody", "does not sit"), ("pile: zebra", "zebra"), ("melds West: 5♠ 6♠ 8♠", "neither a set"),
        ("melds West: K♦ A♦ 2♦", "corner"), ("deal: 9 of seed 1 by East", "no deal 9"), ("totals: 1 2", "4 whole numbers"),
        ("turn: South, took 8♣; hand South: 9♣", "not in the hand"), ("pile: K♠ K♠", "more often"), ("reshuffles: x", "reshuffles"),
        ("turn: South, to sell", "Who is asked"), ("turn: South, dancing", "says nothing"), ("out: Nobody", "does not sit"),
    ],
)  # fmt: skip
def test_bad_positions_are_told_what_is_wrong(text, said):
    with pytest.raises(BadNotation, match=said):
        table(()).read(text)


@pytest.mark.parametrize(
    "text", ["dance", "lay", "add 8♠", "add 8♠ to West", "add to West 1", "dig x", "swap 6♠", "discard 8♠ 9♠", "lay 5♠ | ",
             "lay 5♠ 6♠(", "add 8♠ to Nobody 1", "dig ³", "lay K♠ K♥ JK()"],
)  # fmt: skip
def test_bad_moves_are_told_what_is_wrong(text):
    with pytest.raises(BadNotation):
        table(()).move(text)


def test_bare_ranks_and_silent_jokers_are_read_kindly():
    game = table(())
    state = game.read(MELD + deal(2) + "hand South: K♠ K♥ K♣ 4♣ 6♣ JK 8♣")
    assert game.move("lay K K K | 4 JK 6", state) == game.move("lay K♣ K♥ K♠ | 4♣ JK(5♣) 6♣")
    down = game.read(MELD + DOWN + "melds West: 5♠ 6♠ 7♠; hand South: JK 3♣")
    assert game.move("add JK to West 1", down) == game.move("add JK(8♠) to West 1")


# --- the generator against a brute-force universe ------------------------------------------------------------------


def universe(game, s):
    """All layings of a small position, whatever their sense: the charter says which are legal."""
    hand, house = s.hands[s.turn], game.house
    if s.melds[s.turn]:
        for size in (1, 2):
            for pick in set(combinations(hand, size)):
                for seat, melds in enumerate(s.melds):
                    for index in range(len(melds)):
                        for group in groups_of(house, pick):
                            yield Add((Addition(Seat(seat), index, group),))
    elif s.deal.melds == 2:
        for one in subsets(hand):
            rest = list(hand)
            for c in one:
                rest.remove(c)
            for two in subsets(tuple(rest)):
                for a in groups_of(house, one):
                    for b in groups_of(house, two):
                        yield Lay((a, b))


def subsets(hand):
    return {pick for size in (3, 4) for pick in combinations(hand, size)}


def groups_of(house, held):
    """Every declaration of the jokers as a card of a rank or a suit that is there."""
    naturals = [c for c in held if c != JOKER]
    jokers = len(held) - len(naturals)
    if not jokers:
        yield Group(tuple(held))
        return
    near = [
        f for f in FACES[:52] if not naturals or any(f.rank == c.rank or f.suit == c.suit for c in naturals)
    ]
    for stands in combinations(near, jokers):
        yield Group((*naturals, *[JOKER] * jokers), (*naturals, *stands))


def laid_cards(m):
    return sorted(
        (tuple(sorted(c for c in g.cards if c != JOKER)), g.cards.count(JOKER), g.run) for g in m.groups
    )


def planted(rng, game, number):
    """Seven cards in which the contract of a deal may lie hidden."""
    contract, hand = game.house.deals[number - 1], []
    for _ in range(contract.sets):
        rank = rng.randrange(4)
        hand += [FACES[rank * 4 + u] for u in rng.sample(range(4), 3)]
    for _ in range(contract.runs):
        low, suit = rng.randrange(5), rng.randrange(4)
        hand += [FACES[(low + i) * 4 + suit] for i in range(3)]
    hand.append(rng.choice([f for f in FACES[:24] if f not in hand]))
    if rng.random() < 0.5:
        hand[rng.randrange(7)] = JOKER
    return (
        hand if all(hand.count(c) <= game.house.pack.count(c) for c in hand) else planted(rng, game, number)
    )


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("options", [(), (("seats", 5),), (("seats", 5), ("set_suits", "any")), (("ace_wrap", True),),
                                     (("seats", 5), ("sequence_suits", "not_adjacent"))], ids=str)  # fmt: skip
def test_every_legal_contract_holds_a_proposed_one(number, options):
    game, rng = table(options), random.Random(f"{number}{options}")
    found = 0
    for _ in range(6):
        hand = planted(rng, game, number)
        s = game.read(f"{MELD}{deal(number)}hand South: {' '.join(c.name for c in hand)}")
        proposed = [m for m in game.legal(s) if isinstance(m, Lay)]
        small = [laid_cards(m) for m in proposed]
        for m in universe(game, s):
            if m in game.legal(s):
                found += 1
                whole = laid_cards(m)
                assert any(
                    any(
                        all(
                            set(a[0]) <= set(b[0]) and a[1] <= b[1] and a[2] == b[2]
                            for a, b in zip(one, order)
                        )
                        for order in permutations(whole)
                    )
                    for one in small
                ), (hand, m)
    assert found


def test_every_legal_addition_is_proposed_card_by_card():
    rng = random.Random(5)
    for options in (
        (),
        (("seats", 5),),
        (("seats", 5), ("ace_wrap", True)),
        (("seats", 5), ("set_suits", "any")),
    ):
        game = table(options)
        for _ in range(12):
            text = "melds South: Q♣ Q♦ Q♠ | 2♣ 2♦ 2♥; melds West: 5♠ 6♠ 7♠ | 9♦ 9♥ 9♠; melds East: J♥ Q♥ K♥; "
            rest = list(game.house.pack)
            for c in cards("Q♣ Q♦ Q♠ 2♣ 2♦ 2♥ 5♠ 6♠ 7♠ 9♦ 9♥ 9♠ J♥ Q♥ K♥"):
                rest.remove(c)
            s = game.read(f"{MELD}{text}hand South: {' '.join(c.name for c in rng.sample(rest, 6))}")
            singles = {m for m in game.legal(s) if isinstance(m, Add)}
            for m in universe(game, s):
                if m not in game.legal(s):
                    continue
                (a,) = m.additions
                state, left = s, list(zip(a.group.cards, a.group.stands))
                while left:  # one card after the other
                    for pair in left:
                        one = Add((Addition(a.seat, a.index, Group((pair[0],), (pair[1],))),))
                        if one in game.legal(state):
                            state = game.play(state, one)
                            left.remove(pair)
                            break
                    else:
                        pytest.fail(str(m))
                if len(a.group.cards) == 1 and JOKER not in a.group.cards:
                    assert m in singles


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_a_card_inside_the_pile_is_proposed_whenever_it_can_be_taken(number):
    game, rng, found = table((("seats", 5),)), random.Random(number), 0
    for _ in range(60):
        low = rng.randrange(9)
        near = [c for c in game.house.pack if c == JOKER or low <= c.rank < low + 5]
        rng.shuffle(near)
        hand, pile = near[:9], near[9:14]
        s = game.read(
            f"{DRAW}{deal(number)}hand South: {' '.join(c.name for c in hand)}; pile: {' '.join(c.name for c in pile)}"
        )
        digs = {m.count for m in game.legal(s) if isinstance(m, Dig)}
        for count in range(2, 6):
            held = (*hand, *pile[-count:])
            chosen = pile[-count]
            ways = solver.ways(held, s.deal, game.house)
            can = any(any(chosen in p.naturals or (chosen == JOKER and p.wilds) for p in way) for way in ways)
            assert (count in digs) == can, (hand, pile, count)
            found += can
    assert found


def test_after_the_contract_a_card_inside_the_pile_may_need_others_before_it():
    game = table(())
    s = game.read(DRAW + DOWN + WEST + "hand South: 8♠ 3♣; pile: K♣ 10♠ 9♠ 4♣")
    texts = {game.spell(m) for m in game.legal(s) if isinstance(m, Dig)}
    assert "dig 3 and add 8♠ 9♠ 10♠ to West 1" in texts
    assert "dig 2 and add 8♠ 9♠ to West 1" in texts
    low = game.read(DRAW + DOWN + "melds West: 5♠ 6♠ 7♠; hand South: 4♠ JK 3♣; pile: 2♠ 4♣")
    assert "dig 2 and add JK(3♠) 4♠ 2♠ to West 1" in {
        game.spell(m) for m in game.legal(low) if isinstance(m, Dig)
    }


# --- random hands ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", contract_rummy.PRESETS)
@pytest.mark.parametrize("seats", sorted(contract_rummy.SEATS))
def test_random_hands_end(seats, preset):
    game = contract_rummy.make(preset, seats, {})
    for seed in range(200 if preset == "seed" else 20):
        rng, s, moves = random.Random(seed), game.deal(seed), 0
        while game.turn(s) is not None:
            s = game.play(s, game.sample(s, rng))
            moves += 1
            assert moves < 5000
        assert s.out is None or not s.hands[s.out]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("number", range(2, 8))
def test_random_hands_of_every_deal_end(seats, number):
    game = contract_rummy.make("seed", seats, {})
    for seed in range(4):
        over = replace(game.deal(seed), phase="over", hand_number=number - 2)
        s, rng, moves = game.next_hand(over), random.Random(seed), 0
        assert len(s.hands[0]) == game.house.deals[number - 1].hand
        while game.turn(s) is not None:
            s = game.play(s, game.sample(s, rng))
            moves += 1
            assert moves < 5000


@pytest.mark.parametrize("options", [
    {}, {"discard_draw": "top_only", "buying": "2penalty"}, {"extra_melds": True, "layoff_same_turn": True},
    {"joker_slides": True, "packs": "pagat"}, {"deuces_wild": True, "packs": "bicycle"}, {"ace_wrap": True},
    {"max_jokers_per_meld": 3, "packs": "pagat"}, {"contract_exact": True, "layoff_same_turn": True}, {"stock_out": "end_hand"},
])  # fmt: skip
def test_every_house_plays_and_speaks(options):
    game = contract_rummy.make("seed", 4, options)
    here, rng = EN.at_table(4, 0), random.Random(2)
    for seed in range(6):
        s = game.deal(seed)
        if seed % 2:
            s = game.next_hand(replace(s, phase="over", hand_number=seed % 6))
        while game.turn(s) is not None:
            by_kind: dict[type, list[Any]] = {}
            for m in game.legal(s):
                by_kind.setdefault(type(m), []).append(m)
            move = rng.choice(by_kind[rng.choice(list(by_kind))])
            assert len(set(game.legal(s))) == len(game.legal(s))
            assert game.move(game.spell(move), s) == move
            for kind in game.kinds:
                ruling = game.ruling(s, kind.attempt(s))
                assert bool(ruling) == game.allows(s, kind.attempt(s))
                assert here.text(ruling)
            told: list[Event] = []
            after = game.play(s, move, hear(told))
            for seat in (None, 0, game.turn(s)):
                zones = {z.id: list(z.cards) for z in game.view(s, seat).zones}
                for event in told:
                    replay(zones, game.seen(s, after, seat, event), partial(game.sight, s, seat))
                if game.turn(after) is not None:
                    for zone in game.view(after, seat).zones:
                        assert Counter(zones.get(zone.id, [])) == Counter(zone.cards), (zone.id, move)
            if rng.random() < 0.2:
                assert game.read(game.write(s)) == s
                mover = game.turn(s)
                assert mover is not None
                other = game.reseat(s, mover, rng)
                assert game.view(other, mover) == game.view(s, mover)
                assert list(game.legal(other)) == list(game.legal(s))
            s = after


def test_a_view_hides_hands_and_stock_and_shows_the_pile_where_it_may_be_dug():
    game, top = table(()), table((("discard_draw", "top_only"),))
    text = DRAW + "pile: K♦ 9♦ 3♣"
    assert game.view(game.read(text), 2).zone("pile").cards == cards("K♦ 9♦ 3♣")
    assert top.view(top.read(text), 2).zone("pile").cards == (None, None, cards("3♣")[0])
    seen = game.view(game.read(text), 2)
    assert set(seen.zone("stock").cards) == {None}
    assert set(seen.zone("hand:0").cards) == {None}
    assert None not in seen.zone("hand:2").cards
    s = game.read(DRAW + WEST)
    assert game.view(s, None).zone("meld:1:1").marks == ("set", "joker:2:9♣")
    assert "seed" not in dict(seen.facts)


def test_what_a_selection_may_mean():
    game = table(())
    s = game.read(DRAW + "hand South: K♠ K♥ 4♠ 4♥ 4♦ 8♣; pile: K♦ 9♦")
    assert [o.verb for o in game.meanings(s, Hold())] == ["cr-draw", "cr-take"]
    (dig,) = game.meanings(s, Hold(cards("K♦"), "pile"))
    assert dig.move == game.move("dig 2 and lay 4♦ 4♥ 4♠ | K♦ K♥ K♠")
    staged = ((cards("4♠ 4♥ 4♦"), ""), (cards("K♠ K♥ K♦"), ""))
    assert game.meanings(s, Hold((), "", "", staged))[0].move in game.legal(s)
    assert [o.move for o in game.meanings(s, Hold(cards("9♦"), "pile"))] == [Take()]
    s = game.read(MELD + SWAPS + "hand South: 6♠ 3♣")
    offers = game.meanings(s, Hold(cards("6♠"), "hand:0", "meld:1:0"))
    assert isinstance(offers[0].move, Swap)
    assert offers[0].move in game.legal(s)
    here = EN.at_table(4, 0)
    for o in (*offers, *game.meanings(s, Hold(cards("3♣"), "hand:0")), dig):
        assert here.fill(f"offer-{o.verb}", dict(o.facts))
    slide = table((("joker_slides", True),))
    moves = [o.verb for o in slide.meanings(s, Hold(cards("6♠"), "hand:0", "meld:1:0"))]
    assert "cr-slide" not in moves  # the state has its own house
    s = slide.read(MELD + SWAPS + "hand South: 6♠ 3♣")
    offers = slide.meanings(s, Hold(cards("6♠"), "hand:0", "meld:1:0"))
    assert {o.verb for o in offers} >= {"cr-slide", "cr-swap"}
    assert all(here.fill(f"offer-{o.verb}", dict(o.facts)) for o in offers)


def test_declarations_put_the_likeliest_first():
    house = House()
    said = [
        [g.stands for g in face.declarations(house, cards(text))]
        for text in ("5♦ 5♥ JK", "4♣ JK 6♣", "Q♦ JK K♦")
    ]
    assert said[0] == [cards("5♦ 5♥ 5♣"), cards("5♦ 5♥ 5♠")]
    assert said[1] == [cards("4♣ 5♣ 6♣")]
    assert said[2] == [cards("Q♦ K♦ A♦"), cards("J♦ Q♦ K♦")]
    assert propose.MOST_WAYS > 100
