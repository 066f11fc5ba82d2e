"""The English words of Canasta: complete, filled with facts that are there, and fit to read."""

import ast
import random
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import cardlab
from cardlab.cards import FACES, Rank, cards, rank
from cardlab.games.canasta import PRESETS, SEATS, face, position, rules, scoring
from cardlab.games.canasta.position import (
    WILD,
    WILDS,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Group,
    House,
    Lay,
    Take,
    by_rank,
)
from cardlab.options import choices
from cardlab.rulings import FAILS, HOLDS, AllOf, AnyOf, Each, Rule, Ruling, Unless, Waived, When
from cardlab.values import Points, Seat, Side, replace
from cardlab.views import Event, Hold, visible
from cardlab.words import words

EN = words("en")
BOOK = [
    f"CA-{part}{number}"
    for part, count in (("", 23), ("S", 28), ("V", 9), ("G", 18))
    for number in range(1, count + 1)
]  # every article of the rulebook
# every option away from its default: together with the defaults, all charters there are
ODD: dict[str, Any] = {
    "wild_rule": "pagat", "black_three_upcard": "freeze", "red_three_upcard_freezes": False,
    "concealed_canasta_bonus": 0, "concealed_go_out_bonus": 0, "concealed_after_pile": False,
    "canastas_to_go_out": 2, "blocked_by_canasta": True, "pile_always_frozen": True,
    "wild_canasta": 2000, "unmelded_red_threes": "zero", "target_score": 7000,
}  # fmt: skip
HOUSES = (House(), House(wild_rule="pagat", black_three_upcard="leave"), House(**ODD))
TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (4, "seed", {}),
    (2, "standard", {}),
    (3, "seed", ODD),
    (6, "standard", {"wild_canasta": 2000}),
]
# what no position brings about; a test below says it
NEVER = {("CA-20", "fails", "black"), ("CA-G5", "holds", "")}
EIGHTS = "8♠ 8♥ 8♦ 8♣ 8♠ 8♥ 8♦"
# positions that random play seldom reaches: options, the position, a move to judge
SELDOM: list[tuple[dict[str, Any], str, str]] = [
    ({}, f"turn: South, to be answered; hand South: 5♠; melds 0: {EIGHTS}; pile: A♠", "answer yes"),
    ({}, f"turn: South, to meld, partner said yes; hand South: 5♠; melds 0: {EIGHTS}; pile: A♠", "ask"),
    ({}, f"turn: South, to meld; hand South: {EIGHTS} 4♠; pile: A♠", f"lay {EIGHTS}"),
    ({}, f"turn: South, to meld; hand South: 3♠ 3♣ 3♠; melds 0: {EIGHTS}; pile: A♠", "lay 3♠ 3♣ 3♠"),
    ({}, f"turn: South, to meld; hand South: 5♠ 6♠; melds 0: {EIGHTS}; pile: A♠", "ask"),
    ({}, "turn: South, to draw; hand South: 5♠ 6♠; pile: A♠; stock:", "end"),
    (
        {"blocked_by_canasta": True},
        f"turn: South, to draw; hand South: 5♠ 6♠; melds 0: {EIGHTS}; pile: 8♣",
        "take",
    ),
    (
        {"blocked_by_canasta": True},
        "turn: South, to draw; hand South: 5♠ 6♠; melds 0: 8♠ 8♥ 8♦; pile: 8♣",
        "take",
    ),
]


def fit_to_read(text):
    assert text == text.strip(), text
    assert not re.search(r"  |\n|[{}$]|None|\b(seat|side) \d|\(\)", text), text
    assert not re.search(r"\b1 (cards|canastas|points|wild cards|natural cards)\b", text), text
    assert not re.search(r"(?<![\d,])([02-9]|\d\d) (card|canasta|point)\b", text), text


def a_sentence(text):
    fit_to_read(text)
    assert text[0].isupper() or text[0].isdigit(), text
    assert text.endswith((".", "!", "”")), text


# --- the law ------------------------------------------------------------------


@pytest.mark.parametrize("id", BOOK)
def test_every_article_has_a_law(id):
    law = EN.law(id)
    assert EN.variables(id) == set()
    a_sentence(law)
    assert 40 <= len(law) <= 400
    assert max(len(part.split()) for part in re.split(r"[.:;?!]\s", law)) <= 35, "one idea a sentence"


def test_the_catalogue_has_no_article_that_the_rulebook_has_not():
    notes = {f"CA-C{number}" for number in range(1, 11)}
    said = {id.partition(".")[0] for id in EN.ids() if id.startswith("CA-")}
    assert said - notes == set(BOOK)
    assert all(len(EN.say(id)) <= 400 for id in said & notes)


def test_every_option_has_its_law_names_and_values():
    for choice in choices(House):
        here = f"option-canasta-{choice.name}"
        fit_to_read(EN.say(here))
        assert EN.say(f"{here}.about").endswith("?")
        for value in choice.values:
            fit_to_read(EN.say(f"{here}.value-{value}"))
            if value != choice.default:
                usual, here_played = EN.law(choice.rule), EN.under(((choice.name, value),)).law(choice.rule)
                a_sentence(here_played)
                assert here_played != usual
        if choice.least is not None:
            a_sentence(EN.say(f"{choice.rule}.law-{choice.name}", value=7000))


def test_every_law_of_an_option_belongs_to_a_value_of_one():
    known = {f"law-{c.name}-{v}" for c in choices(House) for v in c.values if v != c.default}
    known |= {f"law-{c.name}" for c in choices(House) if c.least is not None}
    known |= {f"law-seats-{n}" for n in SEATS}
    laws = [id for id in EN.ids() if id.startswith("CA-") and (".law" in id or ".also" in id)]
    assert {id.partition(".")[2].replace("also-", "law-") for id in laws} == known
    for id in laws:
        law = EN.say(id, value=Points(12500))
        a_sentence(law)
        assert len(law) <= 400
        assert law != EN.law(id.partition(".")[0]) or id == "CA-G8.law-canastas_to_go_out-1"


@pytest.mark.parametrize("name", PRESETS)
def test_the_game_and_its_presets_have_names(name):
    fit_to_read(EN.say(f"canasta-preset-{name}"))
    a_sentence(EN.say(f"canasta-preset-{name}.about"))
    assert EN.say("game-canasta") == "Canasta"
    a_sentence(EN.say("game-canasta.about"))


# --- every condition and heading ----------------------------------------------


def nodes(check):
    """The check and everything below it, also what a house rule waives."""
    yield check
    for part in (check.check,) if isinstance(check, Waived) else check.parts:
        yield from nodes(part)


def all_nodes():
    for house in HOUSES:
        for charter in rules.charters(house).values():
            yield from nodes(charter)
    for thing in vars(rules).values():
        if isinstance(thing, Rule | AllOf | AnyOf | Unless | Each | When):
            yield from nodes(thing)


LEAVES = sorted({(node.id, node.aspect) for node in all_nodes() if isinstance(node, Rule)})
TITLES = sorted({node.title for node in all_nodes() if isinstance(node, AllOf | AnyOf | Unless | Each)})


def message(id, came_to, aspect):
    return f"{id}.{came_to}" + (f"-{aspect}" if aspect else "")


@pytest.mark.parametrize("leaf", LEAVES, ids=lambda leaf: ".".join(leaf).rstrip("."))
def test_every_condition_has_its_words(leaf):
    id, aspect = leaf
    assert EN.has(id)
    assert EN.has(message(id, "holds", aspect))
    assert EN.has(message(id, "fails", aspect))


def test_no_words_are_left_over():
    wanted = {message(id, came_to, aspect) for id, aspect in LEAVES for came_to in ("holds", "fails")}
    there = {id for id in EN.ids() if re.match(r"CA-\w+\.(holds|fails)", id)}
    assert there == wanted
    assert {id[6:] for id in EN.ids() if id.startswith("title-") and id[6:] in TITLES} == set(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_every_heading_has_its_words(title):
    text = EN.say(f"title-{title}")
    fit_to_read(text)
    assert not text.endswith(".")
    assert len(text) <= 60


# --- rulings on legal and illegal tries ---------------------------------------


def tries(s, rng, sides):
    """Moves of every kind at any moment, most of them illegal."""
    hand = s.hand or FACES[:1]
    yield from (Draw(), End(), Ask(), Answer(yes=True), Answer("perhaps"))  # type: ignore[arg-type]
    for _ in range(3):
        yield Lay(tuple(group(s, rng, sides) for _ in range(rng.randrange(3))))
    if s.pile:
        same = tuple(c for c in s.hand if c.rank == s.top.rank)
        wilds = tuple(c for c in s.hand if WILD[c])
        yield from (Take(), Take(same[:2]), Take(same[:1] + wilds[:1]))
    yield Take(group(s, rng, sides).cards, (group(s, rng, sides),))
    yield from (Discard(rng.choice(hand)), Discard(rng.choice(FACES)))


def group(s, rng, sides):
    hand, held = s.hand or FACES[:1], [r for r in by_rank(s.hand) if r]
    if held and rng.random() < 0.6:  # cards of one rank, with up to two wild cards
        found = rng.choice(held)[: rng.choice((1, 2, 3, 4))]
        found += tuple(c for c in s.hand if WILD[c] and c not in found)[: rng.randrange(3)]
    else:
        found = tuple(rng.choice(hand) for _ in range(rng.choice((0, 1, 2, 3, 6))))
    natural = next((c.rank for c in found if not WILD[c]), WILDS)
    laid_as = natural if rng.random() < 0.8 else Rank(rng.randrange(14))
    return Group(laid_as, found, Side(rng.randrange(sides)) if rng.random() < 0.2 else None)


@pytest.fixture(scope="module")
def played():
    """Games at all tables: the leaves met, the names of their facts, and the sentences said.

    Everything else that a game says is said on the way too, to everybody.
    """
    facts: dict[Any, Any] = {}
    said: set[str] = set()
    for seats, preset, given in TABLES:
        game = cardlab.game("canasta", preset=preset, seats=seats, **given)
        rng = random.Random(seats)
        s = game.deal(seats, teller(game, None, said))
        while True:
            judge(game, s, tries(s, rng, game.sides), facts, said)
            said |= set(status_and_score(game, s))
            if game.turn(s) is None:
                break
            s = game.play(s, game.sample(s, rng), teller(game, s, said))
    for options, text, tried in [*SELDOM, *(({}, text, tried) for text, tried, _, _ in CASES)]:
        game = cardlab.game("canasta", **options)
        s = game.read(text)
        judge(game, s, [game.move(tried, s), Answer("perhaps")], facts, said)  # type: ignore[arg-type]
    return facts, said


def judge(game, s, moves, facts, said):
    """Says every node of the rulings on some moves, and notes the names of its facts."""
    nobody, south, west = [EN.at_table(game.seats, me, game.sides) for me in (None, 0, 1)]
    for move in moves:
        ruling = game.ruling(s, move)
        for _, node in ruling.walk():
            if node.rule and not node.waived and node.verdict in (HOLDS, FAILS):
                key = (node.rule, node.verdict.name.lower(), node.aspect)
                facts.setdefault(key, set()).add(frozenset(name for name, _ in node.facts))
            said.add(nobody.because(node))
            if node.facts:
                said |= {south.because(node), west.because(node)}
        fit_to_read(south.sentence(ruling))


def teller(game, before, said):
    """Tells each event to every seat, by what that seat may see of it."""

    def tell(what, rule, held=(), source="", target="", **facts):
        state = before or game.deal(0)
        for seat in range(game.seats):
            here = EN.at_table(game.seats, seat, game.sides)
            seen = visible(
                Event(what, rule), game.sight(state, seat, source), game.sight(state, seat, target)
            )
            more = seen and EN.has(f"event-{what}.seen")
            text = here.say(f"event-{what}" + (".seen" if more else ""), **{"cards": tuple(held), **facts})
            if held:
                assert all(here.show(card) in text for card in held) == seen, (
                    "what is seen is named, and only that"
                )
            a_sentence(text)
            said.add(text)

    return tell


def status_and_score(game, s):
    seat = game.turn(s)
    for me in range(2):
        here = EN.at_table(game.seats, me, game.sides)
        yield here.say(f"phase-{s.phase}", **({} if seat is None else {"seat": Seat(seat)}))
        for entry in game.ledger(s):
            text = here.say(f"entry-{entry.what}", **dict(entry.facts))
            fit_to_read(text)
            yield text


def test_every_sentence_of_a_game_is_fit_to_read(played):
    _, said = played
    assert len(said) > 1000
    for text in said:
        fit_to_read(text)


def test_sentences_use_only_facts_that_their_rulings_give(played):
    facts, _ = played
    met = set()
    for (id, came_to, aspect), given in facts.items():
        used = EN.variables(message(id, came_to, aspect))
        assert all(used <= names for names in given), (id, came_to, aspect, used, given)
        met.add((id, came_to, aspect))
    every = {(id, came_to, aspect) for id, aspect in LEAVES for came_to in ("holds", "fails")}
    assert every - met == NEVER


# --- events, score lines, buttons ---------------------------------------------


def calls(module, name):
    """The calls of a function in a module, each with the function around it."""
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    for around in ast.walk(tree):
        if isinstance(around, ast.FunctionDef):
            for node in ast.walk(around):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                    yield around, node


def texts(node, around):
    """All texts that an expression may be, following a name to what it was set to."""
    if isinstance(node, ast.IfExp):
        return texts(node.body, around) | texts(node.orelse, around)
    if isinstance(node, ast.Name):
        set_to = [
            a.value
            for a in ast.walk(around)
            if isinstance(a, ast.Assign) and getattr(a.targets[0], "id", "") == node.id
        ]
        return set().union(*(texts(value, around) for value in set_to))
    return {node.value}


# the facts of each event, and "cards" where it moves some: whoever tells it hands them over too
EVENTS = {
    what: {word.arg for word in call.keywords} | ({"cards"} if len(call.args) > 2 else set())
    for around, call in calls(position, "tell")
    for what in texts(call.args[0], around)
}
ENTRIES = {what for around, call in calls(scoring, "Entry") for what in texts(call.args[2], around)}
VERBS = {verb for around, call in calls(face, "Offer") for verb in texts(call.args[0], around)}

SAMPLES = {
    "seat": (Seat(0), Seat(3)), "other": (Seat(2), Seat(0)), "dealer": (Seat(0), Seat(1)), "count": (1, 11),
    "card": cards("9♦ JK"), "cards": (cards("9♦ 9♠ 2♣"),), "rank": (rank("9"), rank("JK")),
    "natural": (True, False), "wild": (True, False),
}  # fmt: skip


def say_all(id):
    names = sorted(EN.variables(id))
    here = EN.at_table(4, 0, 2)
    samples = SAMPLES | {"count": (11, 15)} if id == "event-dealt" else SAMPLES
    return [
        here.say(id, **dict(zip(names, values))) for values in product(*(samples[name] for name in names))
    ]


def test_the_sources_are_understood():
    assert {"dealt", "drew", "melded", "added", "went-out", "went-out-concealed", "answered-no"} <= set(
        EVENTS
    )
    assert {"canasta-wild", "canasta-concealed", "cards-in-hand"} <= ENTRIES
    assert {"draw", "take-with", "lay-staged", "answer-yes", "add"} <= VERBS


@pytest.mark.parametrize("what", sorted(EVENTS))
def test_every_event_is_told(what):
    for id in (f"event-{what}", f"event-{what}.seen"):
        if EN.has(id):
            assert EN.variables(id) <= EVENTS[what]
            for text in say_all(id):
                a_sentence(text)


def test_hidden_cards_are_told_without_naming_them():
    hidden = {"drew", "red-threes-replaced", "took-rest"}  # they end in a hand
    assert {what for what in EVENTS if EN.has(f"event-{what}.seen")} == hidden
    for what in hidden:
        assert not EN.variables(f"event-{what}") & {"card", "cards", "rank"}
        assert EN.variables(f"event-{what}.seen") & {"card", "cards"}


@pytest.mark.parametrize("id", sorted(f"entry-{e}" for e in ENTRIES) + sorted(f"offer-{v}" for v in VERBS))
def test_every_line_of_the_score_and_every_button_has_its_words(id):
    for text in say_all(id):
        fit_to_read(text)
        assert not text.endswith(".")
        assert len(text) <= 40


def test_buttons_and_lines_use_only_facts_that_are_there():
    game = cardlab.game("canasta")
    s = game.deal(1)
    offers = face.meanings(s, Hold())
    offers += face.meanings(s, Hold(cards=s.hand[:1]))
    offers += face.meanings(s, Hold(staged=((s.hand[:3], ""),)))
    assert {offer.verb for offer in offers} >= {
        "draw",
        "take",
        "take-with",
        "lay",
        "lay-staged",
        "discard",
        "ask",
    }
    for offer in offers:
        fit_to_read(EN.say(f"offer-{offer.verb}", **dict(offer.facts)))


def test_every_kind_of_move_has_a_label():
    for kind in cardlab.game("canasta").kinds:
        fit_to_read(EN.say(f"kind-{kind.name}"))
        a_sentence(EN.say(f"kind-{kind.name}.about"))


def test_no_message_belongs_to_nothing():
    wanted = {"event": EVENTS, "entry": ENTRIES, "offer": VERBS, "phase": ("draw", "meld", "answer", "over")}
    wanted["option-canasta"] = [choice.name for choice in choices(House)]
    known = {f"{head}-{name}" for head, names in wanted.items() for name in names}
    source = Path(cardlab.__file__).with_name("words") / "en" / "canasta.ftl"
    mine = set(re.findall(r"^([A-Za-z][\w-]*) =", source.read_text(encoding="utf-8"), re.MULTILINE))
    assert {id for id in mine if id.startswith(tuple(f"{head}-" for head in wanted))} == known
    assert {id for id in mine if id.startswith("title-")} == {f"title-{title}" for title in TITLES}


# --- what exactly is said -----------------------------------------------------

OPENED = "melds 0: 8♠ 8♥ 8♦ 2♠; "
CASES = [
    # what the position is, what is tried, the article, and the sentence
    (
        "turn: South, to draw; hand South: 8♠ 2♣ K♦ K♥ 5♠; melds 0: K♠ K♣ K♥; pile: 2♦ 8♦",
        "take with 8♠ 2♣", "CA-S3",
        "The pile is frozen: it takes 2 natural eights from the hand to take 8♦. This try has only 1.",
    ),
    (
        "turn: South, to draw; hand South: 8♠ 2♣ K♦ K♥ 5♠; melds 0: K♠ K♣ K♥; pile: 2♦ 8♦",
        "take with 8♠ 2♣", "CA-S4",
        "The pile is frozen, so no wild card and no meld on the table helps to take 8♦.",
    ),
    (
        "turn: South, to draw; hand South: 8♠ 2♣ K♦ K♥ 5♠; melds 0: K♠ K♣ K♥; pile: A♠ 8♦",
        "take", "CA-S3", "8♦ could be taken with 2 natural eights from the hand; this try has none.",
    ),
    (
        "turn: South, to draw; hand South: 8♠ 2♣ K♦ K♥ 5♠; melds 0: K♠ K♣ K♥; pile: A♠ 8♦",
        "take", "CA-S2",
        (
            "8♦ could be taken with a natural eight and a wild card from the hand; "
            "this try uses no card from the hand."
        ),
    ),
    (
        "turn: South, to draw; hand South: 8♠ 2♣ K♦ K♥ 5♠; melds 0: K♠ K♣ K♥; pile: A♠ 8♦",
        "take", "CA-S2", "The side has no meld of eights that 8♦ could join.",
    ),
    (
        "turn: South, to draw; hand South: 8♠ 2♣ K♦ K♥ 5♠; pile: A♠ 8♦",
        "take with 8♠ 2♣", "CA-S4",
        "Your side has no meld on the table yet, and until then every pile is frozen for it.",
    ),
    (
        "turn: West, to draw; hand West: 8♠ 2♣ K♦ K♥ 5♠; pile: A♠ 8♦", "take with 8♠ 2♣", "CA-S4",
        "West and East have no meld on the table yet, and until then every pile is frozen for them.",
    ),
    (
        "turn: South, to draw; hand South: 8♠ 8♥ 5♠ 6♠; pile: A♠ 8♦", "take with 8♠ 8♥", "CA-S9",
        "The melds are worth 30 points; 50 are needed to open.",
    ),
    (
        "turn: South, to meld; totals: 1500 0; hand South: K♠ K♥ K♦ 5♠ 6♠ A♠; pile: A♠ 8♦", "lay K♠ K♥ K♦",
        "CA-S9", "The melds are worth 30 points; 90 are needed to open with a score of 1,500.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ 2♣ 2♦ 2♥ K♦ K♥ 5♠; pile: A♠", "lay 9♠ 9♥ 2♣ 2♦ 2♥",
        "CA-21", "The wild cards in 9♠ 9♥ 2♣ 2♦ 2♥ outnumber the natural ones: 3 to 2.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 5♠ 2♣ 2♦ K♦ K♥ 5♠; pile: A♠", "lay 5♠ 2♣ 2♦", "CA-21",
        "5♠ 2♣ 2♦ has only 1 natural card; 2 are needed.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ 9♦ 9♣ 2♣ 2♦ 2♥ JK 5♠ 6♥; pile: A♠",
        "lay 9♠ 9♥ 9♦ 9♣ 2♣ 2♦ 2♥ JK", "CA-21",
        "9♠ 9♥ 9♦ 9♣ 2♣ 2♦ 2♥ joker has 4 wild cards; at most 3 are allowed.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 2♣ 2♦ JK K♦ K♥ 5♠; pile: A♠", "lay 2♣ 2♦ JK", "CA-S15",
        "2♣ 2♦ joker: wild cards alone are not a meld.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ K♦ K♥ 5♠; pile: A♠", "lay 9♠ 9♥", "CA-18",
        "9♠ 9♥ are only 2 cards; a meld needs at least 3.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ K♦ K♥ 5♠; pile: A♠", "lay 9♠ 9♥ K♦", "CA-18",
        "9♠ 9♥ K♦ cannot be laid as nines: only nines and wild cards go together.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ 9♦ K♥ 5♠; pile: A♠", "lay 9♠ 9♥ 9♣", "CA-15",
        "9♣ is missing from the hand.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ K♥ 5♠; pile: A♠", "discard 4♦", "CA-15",
        "4♦ is missing from the hand.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠; pile: A♠", "discard 9♠", "CA-S16",
        "This is the last card in the hand. A player who does not go out must keep one.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠; pile: A♠", "discard 9♠", "CA-S17",
        "Going out takes 1 canasta, and your side has none.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ 9♦ K♠; pile: A♠", "lay 9♠ 9♥ 9♦", "CA-S16",
        "Only 1 card would stay in the hand. Without going out, 2 must stay: one to discard and one to keep.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 3♠ 3♣ 3♠ K♠ K♥; pile: A♠", "lay 3♠ 3♣ 3♠", "CA-20",
        (
            "Black threes can only be melded when going out. Here 2 cards would stay in the hand; "
            "at most 1 may, for the discard."
        ),
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 3♠ 3♣ 2♦ K♠; pile: A♠", "lay 3♠ 3♣ 2♦", "CA-19",
        "3♠ 3♣ 2♦: a wild card cannot stand in for a three.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 8♠ 8♥ K♠; pile: A♠ 8♦", "take with 8♠ 8♥", "CA-16",
        "Too late: the pile can only be taken at the start of a turn, instead of drawing.",
    ),
    (
        f"{OPENED}turn: South, to draw; hand South: 9♠ 9♥ 9♦ K♠ K♥; pile: A♠", "lay 9♠ 9♥ 9♦", "CA-15",
        "Draw first, or take the pile. Everything else in a turn comes after that.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ 9♦ K♠ K♥; pile: A♠", "draw", "CA-13",
        "This turn has already begun. Now lay down cards or discard.",
    ),
    (
        f"{OPENED}turn: South, over; hand South: 9♠ 9♥ 9♦ K♠ K♥; pile: A♠", "draw", "CA-13", "The hand is over.",
    ),
    (
        "turn: South, to draw; hand South: 9♠ 9♥ 9♦ K♠ K♥; pile: A♠; stock:", "draw", "CA-13",
        "The stock is empty, so nothing can be drawn.",
    ),
    (
        "turn: South, to draw; hand South: 9♠ 9♥; pile: A♠; stock: 4♦", "end", "CA-S22",
        "There is still 1 card in the stock, so the hand goes on.",
    ),
    (
        f"{OPENED}turn: South, to draw; hand South: 9♠ 9♥ 4♣; pile: A♠ 8♣; stock:", "end", "CA-S22",
        "8♣ fits a meld on the table, so the pile must be taken. With an empty stock this is not a choice.",
    ),
    (
        f"{OPENED}turn: South, to draw; hand South: 9♠ 9♥ 4♣; pile: 8♣ 3♠", "take with 9♠ 9♥", "CA-S1",
        "The top of the pile is 3♠. A black three blocks the pile, and nobody can take it now.",
    ),
    (
        f"{OPENED}turn: South, to draw; hand South: 9♠ 9♥ 4♣; pile: 8♣ 2♠", "take with 9♠ 9♥", "CA-S1",
        "The top of the pile is 2♠. With a wild card on top, nobody can take the pile.",
    ),
    (
        f"{OPENED}turn: South, to draw; hand South: 9♠; pile: 8♣", "take", "CA-S7",
        "With only one card in hand, a pile of only one card cannot be taken.",
    ),
    (
        f"{OPENED}turn: South, to draw; hand South: 9♠; pile:", "take", "CA-13", "There is no pile to take.",
    ),
    (
        f"{OPENED}melds 1: K♠ K♥ K♦; turn: South, to meld; hand South: K♣ 9♥ 4♣; pile: 8♣",
        "lay K♣ of side 1", "CA-17",
        "Those kings belong to West and East. Cards can only be added to melds of one’s own side.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ 9♦ 9♣ 9♠ 9♥ 5♠ 6♥; pile: A♠",
        "lay 9♠ 9♥ 9♦ | 9♣ 9♠ 9♥", "CA-S13", "All nines of a side must go into one meld.",
    ),
    (
        f"{OPENED}turn: South, to meld; hand South: 9♠ 9♥ 5♠ 6♥; pile: A♠", "ask", "CA-G9",
        "This hand cannot go out in this turn, so there is nothing to ask.",
    ),
    (
        "turn: South, to meld, partner said no; hand South: 5♠; melds 0: 8♠ 8♥ 8♦ 8♣ 8♠ 8♥ 8♦; pile: A♠",
        "discard 5♠", "CA-S19", "North said no, so going out is not allowed in this turn.",
    ),
    (
        "turn: South, to meld, partner said yes; hand South: 5♠ 8♣; melds 0: 8♠ 8♥ 8♦ 8♣ 8♠ 8♥ 8♦; pile: A♠",
        "discard 5♠", "CA-S19",
        "North said yes, so this turn must end with going out. This discard would end it with cards still in the hand.",
    ),
    (
        (
            "turn: South, to meld, partner said yes; hand South: 5♠ 5♥ 2♣ 6♦; pile: A♠; "
            "melds 0: 8♠ 8♥ 8♦ 8♣ 8♠ 8♥ 8♦"
        ),
        "lay 2♣ on 8", "CA-S19",
        "North said yes, so this turn must end with going out. After this try it could not.",
    ),
    (
        "turn: South, to be answered; hand South: 5♠ 5♥ 2♣ 6♦; pile: A♠", "discard 6♦", "CA-15",
        "First the partner must answer, yes or no.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "tried", "rule", "sentence"), CASES, ids=[f"{c[2]}-{c[1][:12]}" for c in CASES]
)
def test_a_forbidden_try_is_told_what_is_wrong_with_it(text, tried, rule, sentence):
    game = cardlab.game("canasta")
    s = game.read(text)
    ruling = game.ruling(s, game.move(tried, s))
    assert not ruling
    assert (rule, sentence) in EN.at_table(4, 0, 2).reasons(ruling)


def sentence_of(check, s, x, **table):
    return EN.at_table(**{"seats": 4, "me": 0, "sides": 2} | table).because(check.ruling(s, x))


def test_conditions_of_house_rules():
    game = cardlab.game("canasta", blocked_by_canasta=True, pile_always_frozen=True, wild_canasta=2000)
    s = game.read("turn: South, to draw; hand South: 9♠ K♥; melds 0: 8♠ 8♥ 8♦ 8♣ 8♠ 8♥ 8♦; pile: A♠ 8♣")
    assert sentence_of(rules.meld_not_complete, s, Take()) == (
        "The meld of eights is already a canasta. At this table, adding 8♣ to it does not take the pile."
    )
    small = replace(s, melds=(s.melds[0][:0] + (replace(s.melds[0][0], cards=cards("8♠ 8♥ 8♦")),), ()))
    assert sentence_of(rules.meld_not_complete, small, Take()) == (
        "The meld of eights is not a canasta yet, so 8♣ can join it."
    )
    assert sentence_of(rules.not_always_frozen, s, None) == (
        "At this table the pile is always frozen, so no wild card and no meld on the table helps to take it."
    )
    plain = replace(s, house=House())
    assert sentence_of(rules.not_always_frozen, plain, None) == "The pile is not always frozen at this table."
    wild = game.read("turn: South, to meld; hand South: 2♣ 2♦ 2♥ 2♠ 2♣ 2♦ JK JK 9♠ 9♥; pile: A♠")
    ruling = game.ruling(wild, game.move("lay 2♣ 2♦ 2♥ 2♠ 2♣ 2♦ JK JK", wild))
    assert ("CA-G6", "8 cards are too many; a meld of wild cards has at most 7.") in EN.reasons(ruling)


def test_a_red_three_is_never_melded():
    s = cardlab.game("canasta").deal(0)
    red = rules.laid(s, Lay((Group(rank("3"), cards("3♥ 3♠ 3♣")),)))[0]
    assert (
        sentence_of(rules.only_black, s, red) == "3♥ 3♠ 3♣: red threes are bonus cards and are never melded."
    )


def test_alone_there_are_no_sides():
    game = cardlab.game("canasta", seats=3)
    s = game.read("turn: South, to meld; hand South: K♠ K♥ K♦ 5♠ 6♠ A♠; pile: A♠ 8♦")
    assert sentence_of(rules.side_has_opened, s, None, seats=3, sides=3) == "You have not opened yet."
    assert sentence_of(rules.side_has_opened, s, None, seats=3, me=1, sides=3) == "South has not opened yet."
    assert sentence_of(rules.canastas_lie, s, None, seats=3, me=0, sides=3) == (
        "Going out takes 1 canasta, and you have none."
    )
    two = cardlab.game("canasta", seats=2)
    s = two.read("turn: North, to meld; hand North: 5♠; melds 1: 8♠ 8♥ 8♦ 8♣ 8♠ 8♥ 8♦; pile: A♠")
    assert sentence_of(rules.canastas_lie, s, None, seats=2, me=0, sides=2) == (
        "Going out takes 2 canastas, and North has only 1."
    )


def test_what_is_allowed_says_why():
    game = cardlab.game("canasta")
    s = game.read("turn: South, to meld; hand South: A♠ A♥ 2♦ 5♠ 6♠; pile: A♠ 8♦")
    met = EN.at_table(4, 0, 2).reasons(game.ruling(s, game.move("lay A♠ A♥ 2♦", s)))
    assert ("CA-S9", "The melds are worth 60 points; 50 are needed to open.") in met
    assert ("CA-18", "A♠ A♥ 2♦: 3 cards; a meld needs at least 3.") in met
    assert ("CA-21", "The wild cards in A♠ A♥ 2♦ do not outnumber the natural ones: 1 to 2.") in met
    assert ("CA-S16", "2 cards stay in the hand, enough to discard one and keep one.") in met
    out = game.read("turn: South, to meld; hand South: 3♠ 3♣ 3♠ 7♦; melds 0: 8♠ 8♥ 8♦ 8♣ 8♠ 8♥ 8♦; pile: A♠")
    met = EN.at_table(4, 0, 2).reasons(game.ruling(out, game.move("lay 3♠ 3♣ 3♠", out)))
    assert ("CA-20", "Only 1 card stays in the hand, for the discard, so black threes may be laid.") in met
    assert ("CA-S17", "With 1 canasta there are enough to go out.") in met


def test_the_whole_hand_at_once():
    game = cardlab.game("canasta", seats=4)
    s = game.read("totals: 3000 0; turn: South, to meld; hand South: 5♠ 5♥ 5♦ 5♣ 5♠ 5♥ 5♦ 4♠; pile: A♠ 8♦")
    ruling = game.ruling(s, game.move("lay 5♠ 5♥ 5♦ 5♣ 5♠ 5♥ 5♦", s))
    assert ruling
    met = EN.at_table(4, 0, 2).reasons(ruling)
    assert ("CA-S12", "The whole hand is laid down at once, but for the discard.") in met
    assert ("CA-S12", "There is a canasta among the melds.") in met


@pytest.mark.parametrize(
    ("id", "facts", "mine", "others"),
    [
        ("drew", {"seat": Seat(0)}, "You draw a card.", "South draws a card."),
        ("drew.seen", {"seat": Seat(0), "card": cards("9♦")[0]}, "You draw 9♦.", "South draws 9♦."),
        ("took-rest", {"seat": Seat(0), "count": 1}, "You take the rest of the pile: 1 card.",
         "South takes the rest of the pile: 1 card."),
        ("red-threes-replaced", {"seat": Seat(0), "count": 2}, "You draw 2 cards for them.",
         "South draws 2 cards for them."),
        ("added", {"seat": Seat(0), "cards": cards("2♦"), "rank": rank("8")}, "You add 2♦ to the eights.",
         "South adds 2♦ to the eights."),
        ("asked", {"seat": Seat(0), "other": Seat(2)}, "You ask North: “Partner, may I go out?”",
         "South asks North: “Partner, may I go out?”"),
        ("answered-yes", {"seat": Seat(2), "other": Seat(0)}, "North says yes, so you must go out in this turn.",
         "North says yes, so South must go out in this turn."),
        ("canasta-made", {"rank": rank("K"), "natural": True, "wild": False}, "A natural canasta of kings!",
         "A natural canasta of kings!"),
    ],
)  # fmt: skip
def test_events_speak_to_their_reader(id, facts, mine, others):
    assert EN.at_table(4, 0, 2).say(f"event-{id}", **facts) == mine
    assert EN.at_table(4, 1, 2).say(f"event-{id}", **facts) == others


def test_the_status_line_speaks_to_its_reader():
    here = EN.at_table(4, 0, 2)
    assert here.say("phase-draw", seat=Seat(0)) == "Your turn: draw, or take the pile."
    assert here.say("phase-draw", seat=Seat(1)) == "West draws or takes the pile."
    assert (
        here.say("phase-draw.empty", seat=Seat(1))
        == "The stock is empty: West takes the pile or ends the hand."
    )
    assert here.say("phase-answer", seat=Seat(0)) == "Your partner asks: “May I go out?” Say yes or no."


def test_all_tables_are_tried():
    assert {seats for seats, _, _ in TABLES} == set(SEATS)
    assert {preset for _, preset, _ in TABLES} == set(PRESETS)
    changed = {choice.name for choice in choices(House)}
    assert set(ODD) == changed
    assert all(ODD[choice.name] != choice.default for choice in choices(House))


def test_a_sentence_that_lacks_a_fact_would_be_found():
    with pytest.raises(LookupError):
        EN.because(Ruling(FAILS, "CA-S9", facts=(("have", Points(30)),)))
