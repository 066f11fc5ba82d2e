"""Values that print themselves, catalogues, languages, and rulings as sentences."""

import itertools
import re
from enum import Enum
from pathlib import Path
from unicodedata import is_normalized

import pytest
from fluent.syntax import FluentParser, ast

from cardlab.cards import FACES, RANK_NAMES, cards, rank
from cardlab.rulings import FAILS, HOLDS, MOOT, Ruling, Terms
from cardlab.values import Points, Seat, Side
from cardlab.words import BadCatalogue, MissingWords, Words, languages, words
from cardlab.words.values import HABITS, number

EN = words("en")
FOLDER = Path(__file__).parents[2] / "cardlab" / "words"

CATALOGUE = """\
# A comment before the first message.
-game = Canasta
    .kind = game
-meld = { $many ->
    [yes] melds
   *[no] meld
}
plain = 100 % of { -game }
draws = { $seat ->
    [me] You draw { $n }
   *[other] { $seat } draws { $n }
}
needs = { $side ->
    [me] You need
    [mine] Your side needs
    [team] { $side } need
   *[other] { $side } needs
} { $have } of { $need }
capital = { START($side) } may meld { ONE($rank) } after { ONE($rank) }.
some = { COUNT($cards) ->
    [0] No cards
    [one] One card, { $cards }
   *[other] { COUNT($cards) } cards, { $cards }
}
ledger = { NUMBER($n, sign: "always") }
gone = { $frozen ->
    [yes] frozen
   *[no] open
} { $top ->
    [none] and empty
    [JK] under a joker
   *[other] under { $top }
}
phase = { $phase ->
    [draw] Draw first.
   *[meld] Meld or discard.
}
outer = { inner }, { inner.more }, { -meld(many: "yes") } and { -meld }
inner = in { $a }
    .more = more { $b }
kind = { -game.kind ->
    [game] a game
   *[other] a thing
}
only = { "" }
    .attribute = { "{" }
X-1 = The law.
    .holds = Enough: { $have } of { $need }.
    .fails = Worth { $have }; { $need } are needed.
    .holds-first = First met by { $cards }.
    .fails-first = { $seat } is not first.
X-2 = The second law.
    .holds = Even.
    .fails = Odd.
title-all = All of these
title-way = One of these ways
game-toy = Toy
option-toy-speed = speed
    .quick = very quick
option-loud = noise
"""


def folder(at: Path, language: str, text: str = CATALOGUE) -> Path:
    here = at / language
    here.mkdir()
    (here / "toy.ftl").write_text(text, encoding="utf-8")
    (here / "common.ftl").write_text(
        (FOLDER / "en" / "common.ftl").read_text(encoding="utf-8"), encoding="utf-8"
    )
    return here


@pytest.fixture(scope="module")
def toy(tmp_path_factory):
    return Words.read(folder(tmp_path_factory.mktemp("toy"), "en"))


# --- values -------------------------------------------------------------------


class Way(Enum):
    LONG = "long"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (1265, "1,265"),
        (-55, "−55"),
        (Points(-1500), "−1,500"),
        (True, "yes"),
        ("as it is", "as it is"),
        (Way.LONG, "long"),
        (cards("K♠")[0], "K♠"),
        (cards("JK")[0], "joker"),
        (cards("K♠ K♥ JK"), "K♠ K♥ joker"),
        (list(cards("10♦")), "10♦"),
        (rank("K"), "kings"),
        (rank("6"), "sixes"),
        ((rank("K"), rank("4")), "kings and fours"),
        ((1, 2, 3), "1, 2 and 3"),
        ((1, 2, 3, 4, 5), "1, 2, 3, 4 and 5"),
        (("alone",), "alone"),
        ((), "nothing"),
        ((None,), "a face-down card"),
        ((None, None), "2 face-down cards"),
        ((cards("4♣")[0], None), "4♣ face-down card"),
        (Seat(2), "seat 3"),
        (Side(1), "side 2"),
    ],
)
def test_values_print_by_their_type(value, text):
    assert EN.show(value) == text


def test_a_value_without_words_is_an_error_that_names_it(toy):
    with pytest.raises(TypeError, match=r"\$a in 'inner' cannot hold a float"):
        toy.say("inner", a=1.5)
    with pytest.raises(TypeError, match="NoneType"):
        toy.say("inner", a=None)
    with pytest.raises(TypeError, match="'phase' cannot select by a dict"):
        toy.say("phase", phase={})


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("bn", 1265, "১,২৬৫"),
        ("as", 123456, "১,২৩,৪৫৬"),
        ("bn", 12345678, "১,২৩,৪৫,৬৭৮"),
        ("bn", 100000, "১,০০,০০০"),
        ("bn", -9, "−৯"),
        ("sq", 1265, "1\u00a0265"),
        ("sq", 1234567, "1\u00a0234\u00a0567"),
        ("en", 1234567, "1,234,567"),
    ],
)
def test_digits_and_groups_of_each_language(language, n, text):
    assert number(n, HABITS[language]) == text


@pytest.mark.parametrize(
    ("language", "ones"), [("en", {1, -1}), ("sq", {1, -1}), ("bn", {0, 1, -1}), ("as", {0, 1, -1})]
)
def test_plural_rules(language, ones):
    assert {n for n in range(-3, 200) if HABITS[language].plural(n) == "one"} == ones


def test_every_card_and_rank_has_a_name():
    names = [EN.card_name(card) for card in FACES]
    assert names[0] == "ace of clubs"
    assert names[-1] == "joker"
    assert len(set(names)) == 53
    assert all(EN.has(f"rank-{name}.many") for name in RANK_NAMES)


# --- the table ----------------------------------------------------------------


def test_seats_go_clockwise_from_south():
    named = {n: [EN.at_table(n).show(Seat(i)) for i in range(n)] for n in range(1, 9)}
    assert named[2] == ["South", "North"]
    assert named[3] == ["South", "West", "East"]
    assert named[4] == ["South", "West", "North", "East"]
    assert named[5] == ["South", "West", "Northwest", "Northeast", "East"]
    assert named[6] == ["South", "Southwest", "Northwest", "North", "Northeast", "Southeast"]
    assert all(len(set(names)) == n for n, names in named.items())
    assert EN.at_table(9).show(Seat(8)) == "seat 9"


def test_sides(toy):
    here = EN.at_table(4, me=1, sides=2)
    assert (here.show(Side(0)), here.show(Side(1))) == ("South and North", "your side")
    assert EN.at_table(6, sides=2).show(Side(1)) == "Southwest, North and Southeast"
    assert EN.at_table(3, me=0).show(Side(0)) == "South"
    assert EN.at_table(4) is EN.at_table(4, None, 4)
    say = {
        who: toy.at_table(*table).say("needs", side=Side(side), have=Points(30), need=50)
        for who, (table, side) in {
            "alone": ((3, 0), 0), "another": ((3, 0), 1), "mine": ((4, 2, 2), 0), "theirs": ((4, 2, 2), 1),
        }.items()
    }  # fmt: skip
    assert say["alone"] == "You need 30 of 50"
    assert say["another"] == "West needs 30 of 50"
    assert say["mine"] == "Your side needs 30 of 50"
    assert say["theirs"] == "West and East need 30 of 50"
    assert toy.say("needs", side=Side(1), have=1, need=2) == "side 2 needs 1 of 2"


def test_a_seat_selects_me_or_other(toy):
    here = toy.at_table(4, me=0)
    assert here.say("draws", seat=Seat(0), n=2) == "You draw 2"
    assert here.say("draws", seat=Seat(3), n=2) == "East draws 2"
    assert toy.say("draws", seat=Seat(0), n=2) == "seat 1 draws 2"


# --- patterns -----------------------------------------------------------------


def test_functions(toy):
    here = toy.at_table(4, me=0, sides=2)
    assert here.say("capital", side=Side(0), rank=rank("4")) == "Your side may meld four after four."
    assert [toy.say("ledger", n=n) for n in (100, 0, Points(-55))] == ["+100", "0", "−55"]
    assert [toy.say("some", cards=held) for held in (cards("4♣ 9♦"), cards("JK"), ())] == [
        "2 cards, 4♣ 9♦",
        "One card, joker",
        "No cards",
    ]


def test_selectors(toy):
    assert toy.say("gone", frozen=True, top=None) == "frozen and empty"
    assert toy.say("gone", frozen=False, top=cards("JK")[0]) == "open under a joker"
    assert toy.say("gone", frozen=False, top=rank("A")) == "open under aces"
    assert toy.say("phase", phase="draw") == "Draw first."
    assert toy.say("phase", phase="other") == "Meld or discard."
    assert toy.say("kind") == "a game"
    assert EN.say("points", points=-1) == "−1 point"
    assert EN.say("points", points=0) == "0 points"


def test_references_terms_and_literals(toy):
    assert toy.say("plain") == "100 % of Canasta"
    assert toy.say("outer", a=1, b=2) == "in 1, more 2, melds and meld"
    assert (toy.say("only"), toy.say("only.attribute")) == ("", "{")


def test_variables_are_found_through_references(toy):
    assert toy.variables("outer") == {"a", "b"}
    assert toy.variables("needs") == {"side", "have", "need"}
    assert toy.variables("plain") == set()
    assert toy.variables("X-1.fails-first") == {"seat"}


# --- errors -------------------------------------------------------------------


def test_a_missing_value_is_an_error(toy):
    with pytest.raises(MissingWords, match=r"'inner.more' in 'en' needs a value for \$b") as caught:
        toy.say("outer", a=1)
    assert (caught.value.id, caught.value.language, caught.value.variable) == ("inner.more", "en", "b")
    with pytest.raises(LookupError, match=r"\$phase"):
        toy.say("phase")


def test_a_missing_message_is_an_error(toy):
    with pytest.raises(MissingWords, match=r"no message 'X-1.fail' in 'en'. Did you mean 'X-1.fails'?"):
        toy.say("X-1.fail")
    with pytest.raises(MissingWords, match="Did you mean 'phase'"):
        toy.say("phaze")
    assert not toy.has("X-1.fail")
    assert toy.has("X-1.fails")


def test_an_unknown_language_is_an_error():
    with pytest.raises(ValueError, match=r"no words for 'eng'\. Did you mean 'en'"):
        words("eng")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("a = { $x", "line 1: in 'a'"),
        ("a = b\nc = d\na = e", "line 3: 'a' is there already, at en/toy.ftl, line 1"),
        ("yes = no", "en/toy.ftl, line 1: 'yes' is there already, at en/common.ftl"),
        ("a = b\nstray text", "'stray text' cannot be read"),
        ("stray text\na = b", "begins with something"),
        ("a = { SHOUT($x) }", "there are ONE, COUNT, NUMBER, START"),
        ("a = { NUMBER($x, digits: 2) }", "the one option"),
        ("a = b\n    .c = d\n    .c = e", "'a' has an attribute twice"),
        ("a = { $x ->\n    [b] c\n    [b] d\n   *[e] f\n }", "[b] is there twice"),
        ("a = { 1.5 }", "1.5 is not a whole number"),
    ],
)
def test_a_catalogue_that_cannot_be_read_names_file_and_line(tmp_path, text, error):
    with pytest.raises(BadCatalogue, match=re.escape(error)):
        Words.read(folder(tmp_path, "en", text)).ids()


def test_a_folder_must_be_of_a_known_language(tmp_path):
    with pytest.raises(ValueError, match="How 'xx' writes numbers"):
        Words.read(folder(tmp_path, "xx"))
    with pytest.raises(BadCatalogue, match="no messages"):
        Words.read(tmp_path)


# --- languages ----------------------------------------------------------------


def test_a_small_bengali_catalogue(tmp_path):
    text = "points = { $points ->\n    [one] { $points } পয়েন্ট\n   *[other] { $points } পয়েন্টগুলি\n}\n"
    here = tmp_path / "bn"
    here.mkdir()
    (here / "a.ftl").write_text(text, encoding="utf-8")
    bn = Words.read(here, fallback=EN)
    assert bn.say("points", points=0).startswith("০ ")
    assert bn.say("points", points=123456).startswith("১,২৩,৪৫৬ ")
    assert is_normalized("NFC", bn.say("points", points=1))
    # what it lacks is said wholly in English
    assert bn.say("card-count", count=1234) == "1,234 cards"
    assert bn.at_table(4, me=0, sides=2).show(Side(1)) == "West and East"
    assert bn.ids() == ("points",)
    assert "card-count" in bn.missing()
    assert "points" not in bn.missing()
    assert bn.has("card-count")
    assert bn.variables("card-count") == {"count"}


def test_words_are_composed(tmp_path):
    assert Words.read(folder(tmp_path, "sq", "a = shume\u0308")).say("a") == "shum\u00eb"


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_reads_and_its_references_lead_somewhere(language):
    here = words(language)
    for id in here.ids():
        here.variables(id)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.ftl")), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_the_quick_cut_finds_what_the_whole_parser_finds(path):
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    whole = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    mine = {id.partition(".")[0] for id in words(path.parent.name).ids()}
    assert whole <= mine


@pytest.mark.parametrize(
    ("mark", "home"),
    [("rb", "russian_bank"), ("cr", "contract_rummy"), ("rr", "railroad_canasta")],
)
def test_what_only_one_game_says_stands_in_its_own_catalogue(mark, home):
    ids = re.compile(rf"^[a-z-]*\b{mark}-[\w-]* =", re.MULTILINE)
    found = {p.stem for p in FOLDER.glob("*/*.ftl") if ids.search(p.read_text(encoding="utf-8"))}
    assert home in found
    assert found <= {home, f"bots-{home}"}


@pytest.mark.parametrize("preset", ["seed", "standard"])
def test_a_preset_has_the_same_name_in_every_game(preset):
    """A learner who goes from one game to the next meets the same two sets of rules."""
    en = words("en")
    names = {en.say(id) for id in en.ids() if id.endswith(f"preset-{preset}")}
    assert names == {en.say(f"preset-{preset}")}


@pytest.mark.parametrize("language", languages())
def test_a_translation_asks_for_no_value_that_english_does_not_get(language):
    here = words(language)
    for id in here.ids():
        assert not EN.has(id) or here.variables(id) <= EN.variables(id), id


class Anything(dict[str, str]):
    """A value for every variable."""

    def __missing__(self, name):
        return "·"


def filled(w, id):
    """The message with a value for every variable, of the first type that its functions take."""
    names = sorted(w.variables(id))
    for kinds in itertools.product(("·", Points(7), cards("9♣")[0].rank), repeat=len(names)):
        try:
            return w.fill(id, dict(zip(names, kinds, strict=True)))
        except TypeError:
            continue
    raise AssertionError(id)


def test_the_pseudo_language_marks_every_text():
    pseudo = words("qps")
    assert set(pseudo.ids()) == set(EN.ids())
    bare = re.compile(r"[^\W\d_]")
    for id in pseudo.ids():
        said = filled(pseudo, id)
        while "⟦" in said:
            said, before = re.sub("⟦[^⟦⟧]*⟧", "", said), said
            assert said != before, id
        assert not bare.search(said), (id, said)
    assert pseudo.say("yes") == "⟦ýéš⟧"
    assert pseudo.show(cards("K♠ JK")) == "K♠ ⟦jókéř⟧"
    assert pseudo.say("points", points=1265) == "1,265⟦ póíñtš⟧"
    assert "qps" not in languages()


# --- rulings ------------------------------------------------------------------

TWO = (("have", Points(30)), ("need", Points(1500)))
LEAF = Ruling(FAILS, "X-1", facts=TWO)
FIRST = Ruling(HOLDS, "X-1", "first", facts=(("cards", cards("K♠ K♥")),))
EVEN, ODD, NOT_ASKED = Ruling(HOLDS, "X-2"), Ruling(FAILS, "X-2"), Ruling(MOOT, "X-2")
WAIVED = Ruling(HOLDS, "X-2", title="X-2", waived=True)
EXCUSE = Ruling(FAILS, "X-1", "first", (("seat", Seat(1)),), excuse=True)
LET_OFF = Ruling(HOLDS, "X-1", "first", (("cards", cards("4♣")),), excuse=True)
TERMS = Terms("toy", "seed", 4, (("speed", "quick"), ("loud", True), ("hand_size", 11), ("odd", "text")))


def joined(verdict, *parts, title="all", terms=None):
    return Ruling(verdict, parts=parts, title=title, terms=terms)


NOT_LEGAL = joined(
    FAILS,
    FIRST,
    joined(HOLDS, ODD, EVEN, title="way"),
    joined(FAILS, LEAF, LEAF),
    joined(FAILS, EXCUSE, ODD),
    WAIVED,
    joined(MOOT, NOT_ASKED),
    terms=TERMS,
)
LEGAL = joined(HOLDS, EVEN, FIRST, joined(HOLDS, LET_OFF, NOT_ASKED), WAIVED, terms=Terms("toy", "seed", 4))


def test_a_leaf_is_a_sentence(toy):
    assert toy.law("X-1") == "The law."
    assert toy.because(LEAF) == "Worth 30; 1,500 are needed."
    assert toy.because(FIRST) == "First met by K♠ K♥."
    assert toy.because(WAIVED) == EN.say("waived", rule="X-2")
    assert toy.because(NOT_ASKED) == EN.say("moot", rule="X-2")
    assert toy.because(NOT_LEGAL) == "All of these"


def test_the_tree_shows_every_node(toy):
    assert (
        toy.tree(NOT_LEGAL)
        == """\
✗ All of these
  ✓ First met by K♠ K♥. [X-1]
  ✓ One of these ways
    ✗ Odd. [X-2]
    ✓ Even. [X-2]
  ✗ All of these
    ✗ Worth 30; 1,500 are needed. [X-1]
    ✗ Worth 30; 1,500 are needed. [X-1]
  ✗ All of these
    · seat 2 is not first. [X-1]
    ✗ Odd. [X-2]
  ✓ Not needed under the rules of this table. [X-2]
  · All of these
    · Not asked, because something before it already fails. [X-2]"""
    )


def test_what_an_excuse_spares_is_not_said_to_fail(toy):
    assert "Not asked, because what comes before it already settles the matter. [X-2]" in toy.tree(LEGAL)


def test_text_gives_the_verdict_all_reasons_and_the_terms(toy):
    assert (
        toy.text(NOT_LEGAL)
        == """\
Not legal
  Worth 30; 1,500 are needed. [X-1]
  Odd. [X-2]
Toy for 4 players, rules of the lesson, but with speed: very quick, noise: yes, hand_size: 11 and odd: text."""
    )
    assert (
        toy.text(LEGAL)
        == """\
Legal
  Even. [X-2]
  First met by K♠ K♥. [X-1]
  First met by 4♣. [X-1]
Toy for 4 players, rules of the lesson."""
    )
    assert toy.text(EXCUSE) == "Not legal"


def test_text_names_the_seats_of_its_table(toy):
    seen = joined(FAILS, Ruling(FAILS, "X-1", "first", (("seat", Seat(1)),)), terms=Terms("toy", "seed", 4))
    assert "  West is not first. [X-1]" in toy.text(seen)


def test_one_sentence(toy):
    assert toy.sentence(NOT_LEGAL) == "Worth 30; 1,500 are needed."
    assert toy.sentence(LEGAL) == "Allowed: First met by 4♣."
    assert toy.sentence(joined(HOLDS, WAIVED)) == "Legal"
    assert toy.sentence(joined(MOOT, NOT_ASKED)) == "All of these"
    assert toy.reasons(NOT_LEGAL) == [("X-1", "Worth 30; 1,500 are needed."), ("X-2", "Odd.")]


def test_a_ruling_without_words_is_an_error(toy):
    with pytest.raises(MissingWords, match=r"'X-9\.fails'"):
        toy.text(joined(FAILS, Ruling(FAILS, "X-9")))
