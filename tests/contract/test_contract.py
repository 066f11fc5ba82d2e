"""What every game owes its players. A game that registers is held to all of it, at every table."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections import Counter
from functools import partial
from itertools import pairwise

import pytest

import cardlab
from cardlab import Event, IllegalMove
from cardlab.rulings import MOOT, Check, Each, Ruling, Verdict, Waived
from cardlab.views import Hold, replay
from tests.contract.play import (
    TABLES,
    at,
    cards_in,
    hear,
    line,
    named,
    proposals,
    seen_cards,
    some,
    tries,
    whole,
)

SEEDS = (1, 2)
# parts of a state that repeat cards lying elsewhere, by game
# `make check` plays one table of each game, `make test` all
FIRST = {table[0]: table for table in reversed(TABLES)}.values()
PARAMS = [table if table in FIRST else pytest.param(table, marks=pytest.mark.slow) for table in TABLES]
REPEATED = {
    "contract_rummy": frozenset({"stands", "took"}),
    "canasta": frozenset({"before"}),
    "russian_bank": frozenset({"seen", "last"}),
}


@pytest.fixture(params=PARAMS, ids=named)
def table(request):
    return request.param


@pytest.fixture
def game(table):
    return at(table)


@pytest.fixture
def steps(table):
    """A line of random play for each seed."""
    return [line(table, seed) for seed in SEEDS]


# --- rulings --------------------------------------------------------------------


def agree(check: Check, ruling: Ruling, state, move) -> None:
    """Does every part of a charter say aloud what it says silently?"""
    if ruling.verdict is MOOT:
        return
    assert check.holds(state, move) == bool(ruling), (check.title, ruling)
    if isinstance(check, Waived):
        return
    if isinstance(check, Each):
        things = list(check.things(state, move))
        assert len(things) == len(ruling.parts)
        for thing, part in zip(things, ruling.parts, strict=True):
            agree(check.parts[0], part, state, thing)
        return
    for one, said in zip(check.parts, ruling.parts, strict=True):
        agree(one, said, state, move)


def test_the_two_readings_of_a_rule_agree(game, steps):
    rng = random.Random(3)
    for all_steps in steps:
        for step in some(all_steps, 40, rng):
            legal = game.legal(step.state)
            for move in proposals(game, step.state) + tries(game, step.state, rng, 12, all_steps):
                ruling = game.ruling(step.state, move)
                assert bool(ruling) == (move in legal) == game.allows(step.state, move)
                agree(game.kind(move).charter, ruling, step.state, move)


def test_what_is_listed_is_legal_and_what_is_proposed_and_legal_is_listed(game, steps):
    for all_steps in steps:
        for step in all_steps:
            legal = game.legal(step.state)
            assert all(move in legal for move in legal)
            if game.turn(step.state) is not None:
                assert set(legal) == {m for m in proposals(game, step.state) if m in legal}


def test_a_move_is_listed_once(game, steps):
    for all_steps in steps:
        for step in all_steps:
            legal = game.legal(step.state)
            assert len(set(legal)) == len(legal), legal


def test_a_refusal_blames_a_rule_and_a_permission_rests_on_one(game, steps):
    rng = random.Random(4)
    for all_steps in steps:
        for step in some(all_steps, 25, rng):
            for move in tries(game, step.state, rng, 12, all_steps):
                ruling = game.ruling(step.state, move)
                assert bool(list(ruling.blame())) != bool(ruling)
                assert list(ruling.credit()) or not ruling
                assert ruling.terms == game.terms
                assert all(node.rule or node.title for _, node in ruling.walk())


def test_the_likeliest_try_of_every_kind_can_be_written(game, steps):
    for all_steps in steps:
        for step in all_steps:
            for kind in game.kinds:
                move = kind.attempt(step.state)
                if game.turn(step.state) is not None:
                    assert game.move(game.spell(move), step.state) == move


def test_nobody_is_stuck_and_nobody_moves_after_the_end(game, steps):
    rng = random.Random(5)
    for all_steps in steps:
        for step in all_steps:
            assert (game.turn(step.state) is None) == (step.move is None) == (not game.legal(step.state))
        end = all_steps[-1].state
        assert game.sample(end, rng) is None
        for move in tries(game, end, rng, 30, all_steps):
            assert move not in game.legal(end)


def test_a_random_move_is_a_legal_one_and_any_of_them(game, steps):
    rng = random.Random(6)
    for step in steps[0][::7]:
        legal = set(game.legal(step.state))
        if legal:
            assert {game.sample(step.state, rng) for _ in range(5)} <= legal
    few = next(s.state for s in steps[0] if 3 <= len(game.legal(s.state)) <= 12)
    assert {game.sample(few, rng) for _ in range(400)} == set(game.legal(few))


def test_a_refused_move_leaves_the_state_and_a_legal_one_the_state_before(game, steps):
    rng = random.Random(7)
    for all_steps in steps:
        for step in some(all_steps, 25, rng):
            before = whole(step.state)
            told: list[Event] = []
            for move in tries(game, step.state, rng, 8, all_steps):
                if move in game.legal(step.state):
                    game.play(step.state, move)
                    continue
                with pytest.raises(IllegalMove) as refused:
                    game.play(step.state, move, hear(told))
                assert refused.value.ruling == game.ruling(step.state, move)
                assert not refused.value.ruling
            assert not told
            assert whole(step.state) == before


# --- what is seen ---------------------------------------------------------------


def test_a_view_shows_what_the_seat_may_see_and_nothing_else(game, steps):
    for all_steps in steps:
        for step in all_steps[::5] + all_steps[-1:]:
            for seat in (None, *range(game.seats)):
                for zone in game.view(step.state, seat).zones:
                    shown = game.sight(step.state, seat, zone.id)
                    under = zone.cards[:-1] if shown == "top" else zone.cards
                    if shown == "all":
                        assert None not in zone.cards
                    else:
                        assert set(under) <= {None}
                        assert shown == "none" or None not in zone.cards[-1:]


def test_views_moves_and_rulings_depend_only_on_what_the_seat_sees(game, steps):
    rng = random.Random(8)
    for all_steps in steps:
        for step in some(all_steps, 15, rng):
            state, mover = step.state, game.turn(step.state)
            for seat in range(game.seats):
                other = game.reseat(state, seat, rng)
                assert game.view(other, seat) == game.view(state, seat)
                assert game.ledger(other) == game.ledger(state)
                if seat == mover:
                    assert list(game.legal(other)) == list(game.legal(state))
                    assert [k.attempt(other) for k in game.kinds] == [k.attempt(state) for k in game.kinds]
                    for move in tries(game, state, rng, 10, all_steps):
                        assert game.ruling(other, move) == game.ruling(state, move)


def test_what_a_selection_may_mean_depends_only_on_what_the_seat_sees(game, steps):
    rng = random.Random(9)
    for all_steps in steps:
        for step in some(all_steps[:-1], 15, rng):
            state, mover = step.state, game.turn(step.state)
            zones = [zone.id for zone in game.view(state, mover).zones]
            near = seen_cards(game, state)
            for _ in range(6):
                picked = tuple(rng.sample(near, min(len(near), rng.randrange(4))))
                aside = tuple(
                    (tuple(rng.sample(near, min(len(near), 3))), rng.choice(["", *zones]))
                    for _ in range(rng.randrange(3))
                )
                hold = Hold(picked, f"hand:{mover}", rng.choice(["", *zones]), aside)
                offers = game.meanings(state, hold)
                assert offers == game.meanings(game.reseat(state, mover, rng), hold)
                for offer in offers:
                    game.ruling(state, offer.move)  # every offer can be judged


def test_every_redealt_state_is_a_position_of_its_own(game, steps):
    rng = random.Random(10)
    for step in some(steps[0], 10, rng):
        other = game.reseat(step.state, rng.randrange(game.seats), rng)
        assert game.read(game.write(other)) == other
        assert Counter(all_cards(game, other)) == Counter(all_cards(game, step.state))


# --- events ---------------------------------------------------------------------


def test_events_replay_on_the_old_view_to_the_new_one(game, steps):
    for all_steps in steps:
        for step in all_steps[:-1]:
            for seat in (None, *range(game.seats)):
                zones = {zone.id: list(zone.cards) for zone in game.view(step.state, seat).zones}
                sight = partial(game.sight, step.state, seat)
                for event in step.events:
                    replay(zones, game.seen(step.state, step.after, seat, event), sight)
                same_table(game, step, seat, zones)


def same_table(game, step, seat, zones) -> None:
    view = game.view(step.after, seat)
    assert {z.id for z in view.zones if z.cards} == {id for id, held in zones.items() if held}
    for zone in view.zones:
        mine = zones.get(zone.id, [])
        if game.sight(step.state, seat, zone.id) != game.sight(step.after, seat, zone.id):
            assert len(mine) == len(zone.cards)  # the end of the hand turned it face up
        elif zone.lay == "stack":
            assert tuple(mine) == zone.cards
        else:
            assert Counter(mine) == Counter(zone.cards)


def test_an_event_tells_a_seat_no_card_that_it_may_not_see(game, steps):
    for all_steps in steps:
        for step in all_steps[:-1]:
            for seat in (None, *range(game.seats)):
                for event in step.events:
                    seen = game.seen(step.state, step.after, seat, event)
                    if None in seen.cards:
                        assert not list(cards_in(seen.facts)), seen


def test_every_event_cites_a_rule_and_moves_say_something(game, steps):
    for all_steps in steps:
        for step in all_steps[:-1]:
            if step.move != game.silence(step.state):  # a player who lets a move stand says nothing
                assert step.events
            assert all(event.rule and event.what for event in step.events)
            assert all(event.target for event in step.events if event.cards)


def test_the_deal_is_told_and_ends_where_the_state_begins(game):
    for seed in SEEDS:
        told: list[Event] = []
        state = game.deal(seed, hear(told))
        assert told
        assert all(event.rule for event in told)
        assert state == game.deal(seed)


# --- cards, text, scores --------------------------------------------------------


def all_cards(game, state):
    return list(cards_in(state, REPEATED.get(game.id, frozenset())))


def test_cards_are_conserved(game, steps):
    packs = Counter(all_cards(game, game.deal(0)))
    for all_steps in steps:
        for step in all_steps:
            assert Counter(all_cards(game, step.state)) == packs
            for seat in range(game.seats):
                assert sum(len(zone.cards) for zone in game.view(step.state, seat).zones) == packs.total()


LETTERS = str.maketrans("♣♦♥♠", "cdhs")


def test_positions_round_trip_as_text(game, steps):
    for all_steps in steps:
        for step in all_steps[::3] + all_steps[-1:]:
            text = game.write(step.state)
            assert game.read(text) == step.state
            assert game.write(game.read(text)) == text
            assert game.read(text.translate(LETTERS)) == step.state
            assert game.read("\n" + text.replace("\n", " ;  ")) == step.state


def test_moves_round_trip_as_text(game, steps):
    for all_steps in steps:
        for step in all_steps[::3]:
            for move in game.legal(step.state):
                text = game.spell(move)
                assert game.move(text) == move
                assert game.move(text, step.state) == move
                assert game.move(f"  {text.translate(LETTERS).replace(' ', '  ')}. ", step.state) == move


def test_tries_round_trip_as_text(game, steps):
    rng = random.Random(11)
    for step in some(steps[0], 25, rng):
        for move in tries(game, step.state, rng, 10, steps[0]):
            try:
                read = game.move(game.spell(move))
            except cardlab.BadNotation:
                continue  # a move of nothing has no words
            assert read == move


def test_broken_text_is_bad_notation_or_another_position(game, steps):
    rng = random.Random(12)
    for step in some(steps[0], 12, rng):
        moves = [game.spell(m) for m in game.legal(step.state)[:3]]
        for text, read in [(game.write(step.state), game.read)] + [(m, game.move) for m in moves] * 2:
            for _ in range(6):
                words = text.split(" ")
                for _ in range(rng.randrange(1, 3)):
                    i = rng.randrange(len(words))
                    words[i : i + 1] = rng.choice(
                        ([], ["zebra"], [""], [words[i]] * 2, [words[i][:1]], ["\n"], ["-1"], ["³"])
                    )
                    words = words or [""]
                try:
                    read(" ".join(words))
                except cardlab.BadNotation as error:
                    assert str(error)


def test_ledgers_sum_to_scores(game, steps):
    for all_steps in steps:
        for step in all_steps:
            ledger = game.ledger(step.state)
            sums = tuple(sum(e.points for e in ledger if e.side == side) for side in range(game.sides))
            assert game.scores(step.state) == sums
            assert all(e.rule and e.what and e.points for e in ledger)
        end = all_steps[-1].state
        assert game.totals(end) == tuple(
            a + b for a, b in zip(game.before(end), game.scores(end), strict=True)
        )
        assert game.totals(all_steps[0].state) == game.before(all_steps[0].state)


def test_hands_follow_each_other_and_totals_add_up(game):
    rng = random.Random(13)
    state = game.deal(4)
    for _ in range(3):
        with pytest.raises(ValueError, match="not over"):
            game.next_hand(state)
        while (move := game.sample(state, rng)) is not None:
            state = game.play(state, move)
        if game.winners(state):
            with pytest.raises(ValueError, match="over"):
                game.next_hand(state)
            break
        follows = game.next_hand(state)
        assert game.before(follows) == game.totals(state)
        assert game.next_hand(state) == follows
        assert Counter(all_cards(game, follows)) == Counter(all_cards(game, state))
        state = follows


# --- chance and storage ---------------------------------------------------------


def history(table, seed: int) -> str:
    return "\n".join(f"{at(table).write(s.state)}{s.move!r}{s.events!r}" for s in line(table, seed))


def test_the_same_seed_is_the_same_game_and_another_is_another(game, table):
    assert game.deal(5) == game.deal(5)
    assert len({whole(game.deal(seed)) for seed in range(6)}) == 6
    assert history(table, 1) != history(table, 2)


PRINT_HISTORIES = """
from hashlib import sha256
from tests.contract.play import TABLES
from tests.contract.test_contract import history
for table in TABLES:
    print(sha256(history(table, 1).encode()).hexdigest())
"""


def test_a_fresh_process_plays_the_same_games(pytestconfig):
    from hashlib import sha256

    ours = [sha256(history(table, 1).encode()).hexdigest() for table in TABLES]
    theirs = subprocess.run(
        [sys.executable, "-c", PRINT_HISTORIES],
        cwd=pytestconfig.rootpath,
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": "."},
        capture_output=True,
        text=True,
        check=True,
    )
    assert theirs.stdout.split() == ours


def test_states_moves_rulings_and_views_are_values(game, steps):
    for step in steps[0][::10]:
        if step.move is None:
            continue
        ruling = game.ruling(step.state, step.move)
        for value in (
            step.state,
            step.move,
            step.events,
            game.view(step.state, 0),
            ruling,
            game.ledger(step.state),
        ):
            copy = pickle.loads(pickle.dumps(value))  # noqa: S301  (our own)
            assert copy == value
            assert repr(copy) == repr(value)
        assert hash(step.state) == hash(pickle.loads(pickle.dumps(step.state)))  # noqa: S301
        assert game.legal(pickle.loads(pickle.dumps(step.state)))[:] == game.legal(step.state)[:]  # noqa: S301


def test_play_is_one_line(steps):
    for all_steps in steps:
        assert all(one.after == two.state for one, two in pairwise(all_steps))


def test_kinds_have_names_and_options_cite_articles(game):
    names = [kind.name for kind in game.kinds]
    assert len(set(names)) == len(names)
    assert all(choice.rule for choice in game.options)
    assert Verdict.HOLDS.value == "+"
