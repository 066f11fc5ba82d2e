"""The rulebook: every article once, in order, with the law, options and conditions of its table."""

from __future__ import annotations

import re

import pytest

import cardlab
from cardlab.explain.book import source_text, surprise_options
from cardlab.explain.printed import shown
from cardlab.explain.sources import DECISION, STANDARD, TEXT, Place, in_force, sources
from cardlab.games import presets, seat_counts
from cardlab.words import words


def test_articles_come_in_order():
    ids = cardlab.rulebook("canasta").ids
    assert ids[:3] == ("CA-1", "CA-2", "CA-3")
    numbers = [re.findall(r"CA-([A-Z]?)(\d+)", id)[0] for id in ids]
    order = ["", "S", "V", "G", "C"]
    assert numbers == sorted(numbers, key=lambda n: (order.index(n[0]), int(n[1])))
    assert len(set(ids)) == len(ids) == 23 + 28 + 9 + 18 + 9


@pytest.mark.parametrize("name", cardlab.games())
def test_every_rule_of_every_charter_is_in_the_book(name):
    for preset in presets(name):
        book = cardlab.rulebook(name, preset=preset)
        for kind in book.game.kinds:
            for rule in kind.charter.rules():
                asked = next(a for a in book[rule.id].conditions if a.aspect == rule.aspect)
                assert kind.name in asked.kinds
                assert not asked.waived


def test_the_law_is_that_of_the_table():
    seed, standard = cardlab.rulebook("canasta"), cardlab.rulebook("canasta", preset="standard")
    changed = {article.id for article in seed if article.law != standard[article.id].law}
    assert changed == {"CA-8", "CA-21", "CA-23", "CA-G12", "CA-C4", "CA-C5", "CA-C7"}
    assert seed["CA-21"].options == (("wild_rule", "seed"), ("wild_canasta", "off"))
    assert [(a.aspect, a.waived) for a in standard["CA-21"].conditions] == [
        ("naturals", False),
        ("wilds", False),
        ("balance", True),
    ]


def test_options_stand_at_each_article_that_they_change():
    book = cardlab.rulebook("canasta", seats=2, canastas_to_go_out=1)
    assert {a.id for a in book if ("canastas_to_go_out", 1) in a.options} == {"CA-S17", "CA-V5", "CA-G8"}
    named = {name for article in book for name, _ in article.options}
    assert named == {choice.name for choice in book.game.options}


def test_what_is_waived_at_a_table_says_so():
    book = cardlab.rulebook("canasta")
    assert [a.waived for a in book["CA-G4"].conditions] == [True]
    assert "Not asked at this table." in str(book)
    assert [a.waived for a in book["CA-S9"].conditions] == [False]
    assert [a.waived for a in cardlab.rulebook("canasta", blocked_by_canasta=True)["CA-G4"].conditions] == [
        False
    ]


def test_a_page_has_an_anchor_for_each_article_and_no_link_leads_nowhere():
    book = cardlab.rulebook("canasta", wild_canasta=2000)
    page = book._repr_html_()
    anchors = re.findall(r'id="rule-([^"]+)"', page)
    assert anchors == list(book.ids)
    assert set(re.findall(r'href="#rule-([^"]+)"', page)) <= set(anchors)
    assert "<script" not in page


def test_text_names_the_table_and_every_article():
    text = str(cardlab.rulebook("canasta", preset="standard", seats=3, pile_always_frozen=True))
    assert text.startswith(
        "The rules of Canasta for 3 players: standard rules, with pile always frozen: yes\n"
    )
    assert all(f"\n{id}  " in text for id in cardlab.rulebook("canasta").ids)


def test_search_finds_words_and_ids():
    book = cardlab.rulebook("canasta")
    assert [a.id for a in book.search("concealed 100 points more")] == ["CA-23"]
    assert [a.id for a in book.search("ca-s9")] == ["CA-S9"]
    assert book.search("trump") == ()


def test_an_unknown_article_is_an_error_that_helps():
    with pytest.raises(KeyError, match="Did you mean 'CA-21'"):
        cardlab.rulebook("canasta")["CA21"]


def test_all_words_come_from_a_catalogue():
    book = cardlab.rulebook("canasta", language="qps")
    for line in str(book).splitlines():
        assert not line.strip() or "⟦" in line, line


def test_the_catalogue_of_this_layer_is_whole():
    """Every message that can be named by a fix has its words, and every supposition both of them."""
    en = words("en")
    ids = set(en.ids())
    for id in ids:
        if id.startswith("suppose-") and not id.endswith(".alone"):
            assert f"{id}.alone" in ids
            assert en.variables(id) <= en.variables(f"{id}.alone") | {"count"}
    changes = ("swap", "add", "remove", "regroup", "move", "other")
    assert {f"fix-{head}-{change}" for head in ("now", "then") for change in changes} <= ids
    assert {f"fix-when-{when}" for when in ("now", "first", "later", "if")} <= ids


# --- where articles come from ---------------------------------------------------

LINES = {"000": 54, "001": 30, "002": 92, "003": 24, "004": 107}  # of the documents of the lesson's text
DOCUMENTS = {"CA": {"003"}, "RC": {"000", "004", "003"}, "CR": {"002"}, "RB": {"001"}}


def every_article():
    return [article for name in cardlab.games() for article in cardlab.rulebook(name)]


def test_every_article_of_every_game_has_a_source_and_nothing_else_has():
    laws = {id for id in words("en").ids() if re.fullmatch(r"(CA|RC|CR|RB)-[A-Z]?\d+", id)}
    assert {a.id for a in every_article()} == set(sources()) == laws
    assert len(laws) == 319
    assert source_text(words("en"), "CA-99") == ""


def test_places_are_lines_that_the_documents_have():
    for article in every_article():
        for place in article.source.places:
            assert place.document in DOCUMENTS[article.id[:2]]
            assert place.lines
            assert list(place.lines) == sorted(set(place.lines))
            assert set(place.lines) <= set(range(1, LINES[place.document] + 1)), article.id


def test_the_letter_of_a_number_says_what_an_article_rests_on():
    """What the text states stands in it; a note on an unclear place and a gap that nobody fills are decisions."""
    for article in every_article():
        source = article.source
        if article.part == "n":
            assert source.places
            assert not source.books or source.kind == DECISION
        if article.part in "SV":
            assert source.kind == STANDARD
        if article.part == "C":
            assert source.kind == DECISION
        if article.part == "G":
            assert source.kind in (STANDARD, DECISION)


def test_every_decision_gives_its_reason():
    """A note on an unclear place may give it in its law; every other decision has a sentence of its own."""
    en = words("en")
    for article in every_article():
        if article.source.kind == DECISION and article.part != "C":
            assert en.has(f"{article.id}.why"), article.id
        if en.has(f"{article.id}.why"):
            assert article.source.kind == DECISION
            assert en.say(f"{article.id}.why") in source_text(en, article.id)


def test_an_unclear_place_names_an_article_of_the_same_book():
    known = set(sources())
    reading = {a.id: a.source.reading for a in every_article() if a.source.reading}
    assert set(reading.values()) <= known
    assert all(id[:2] == by[:2] and "-C" in by for id, by in reading.items())


def test_sources_are_said_in_sentences():
    en, found = words("en"), sources()
    assert found["CA-21"].places == (Place("003", (21,)),)
    assert (found["CA-21"].kind, found["CA-S9"].kind, found["CA-G12"].kind) == (TEXT, STANDARD, DECISION)
    assert source_text(en, "CA-21") == (
        "From the text of the lesson: document 003, line 21. The text is not clear there; CA-C4 says how it is read."
    )
    assert "lines 8 to 12" in source_text(en, "CA-5")
    assert "document 000, lines 2, 8 and 53 and document 004, lines 3, 15 and 107" in source_text(en, "RC-3")
    assert source_text(en, "CA-S26") == "A standard rule, as Pagat has it."
    assert source_text(en, "RC-G4").startswith("The text says nothing about it. We follow")
    assert source_text(en, "RB-G16").startswith("Our own decision. Otherwise a turn could go on for ever")


def test_every_rulebook_that_is_named_supports_something():
    named = {id.removeprefix("source-book-") for id in words("en").ids() if id.startswith("source-book-")}
    assert named == {book for source in sources().values() for book in source.books}


# --- titles, notes, examples ----------------------------------------------------


def every_table(name):
    """Each preset, each number of players, each value of each option."""
    tables = [{"preset": preset} for preset in presets(name)] + [{"seats": n} for n in seat_counts(name)]
    return tables + [{c.name: value} for c in cardlab.game(name).options for value in c.values[1:]]


@pytest.mark.parametrize("name", cardlab.games())
def test_titles_are_short_and_tell_the_articles_of_a_part_apart(name):
    for _, heading, articles in cardlab.rulebook(name).parts:
        titles = [article.title for article in articles]
        assert heading
        assert len(set(titles)) == len(titles)
        assert all(3 < len(title) < 52 and not title.endswith(".") for title in titles)


UNSWITCHED = {"CR-26"}  # its house rule changes another part of it than the one that surprises


@pytest.mark.parametrize("name", cardlab.games())
def test_notes_on_what_surprises(name):
    """At least six a game. Each names a house rule that switches it where the article has one, and that rule exists."""
    book = cardlab.rulebook(name)
    noted = [article for article in book if article.surprise]
    assert len(noted) >= 6
    known = {choice.name: choice for choice in book.game.options}
    for article in noted:
        named = surprise_options(book.words, article.id)
        assert named <= set(known), article.id
        assert bool(named) == bool(article.options) or article.id in UNSWITCHED, article.id
        for option in named:
            assert option in dict(article.options), (article.id, option)
            other = cardlab.rulebook(name, **{option: known[option].values[-1]})
            assert not other[article.id].surprise, article.id


@pytest.mark.parametrize("name", cardlab.games())
def test_every_table_shows_a_legal_and_an_illegal_example_of_each_article_that_sets_conditions(name):
    for options in every_table(name):
        book = cardlab.rulebook(name, **options)
        for article in book:
            both = shown(article)
            assert [one.example.legal for one in both] == ([True, False] if article.conditions else []), (
                options,
                article.id,
            )
            for one in both:
                assert one.elsewhere == (one.table.terms != book.game.terms)
                assert bool(one.ruling) == one.example.legal
                blamed = {node.rule for node in one.ruling.blame()}
                assert blamed == set(one.example.blamed)


def test_an_example_is_shown_at_the_table_of_the_book_where_that_can_be():
    """9-9-2-2-2 is legal only under `pagat`: the seed's book must not show it as legal, nor the other as illegal."""
    seed, pagat = cardlab.rulebook("canasta"), cardlab.rulebook("canasta", wild_rule="pagat")
    for book in (seed, pagat):
        for one in shown(book["CA-21"]):
            assert not one.elsewhere
            game, state, move = one.example.lay(book.game)
            assert bool(game.ruling(state, move)) == one.example.legal
    (legal, illegal) = shown(seed["CA-G4"])
    assert (legal.elsewhere, illegal.elsewhere) == (False, True)
    assert illegal.table.terms.changed == (("blocked_by_canasta", True),)
    assert "(At a table for 4 with canastas do not take the pile: yes.)" in str(seed["CA-G4"])


def test_the_reason_of_an_example_is_what_its_article_came_to():
    for name in cardlab.games():
        for article in cardlab.rulebook(name):
            for one in shown(article):
                spoke = {node.rule for _, node in one.ruling.walk() if not node.parts}
                if article.id in spoke and not one.example.legal and article.id in one.example.blamed:
                    assert one.reason.rule == article.id
                    assert not one.reason
                    assert one.reason in list(one.ruling.blame())


def test_an_article_prints_and_shows_itself():
    article = cardlab.rulebook("canasta")["CA-21"]
    text, page = repr(article), article._repr_html_()
    assert text.startswith("CA-21  Natural and wild cards. A meld has at least two natural cards")
    for said in ("document 003, line 21", "Allowed (CA-21.1): lay 5 5 2.", "Right, but surprising"):
        assert said in text
    assert 'id="rule-CA-21"' in page
    assert 'href="#' not in page  # alone it leads nowhere
    assert article.source_text == source_text(article.words, "CA-21")


def test_articles_of_other_numbers_of_players_are_folded():
    two, four = cardlab.rulebook("canasta", seats=2), cardlab.rulebook("canasta", seats=4)
    away = {a.id for a in two if not a.in_force}
    assert {"CA-2", "CA-S11", "CA-S19", "CA-G9"} <= away  # about partners
    assert "CA-V9" not in away
    assert not four["CA-V9"].in_force
    assert "<details><summary>Not in force when 2 play.</summary>" in two["CA-S19"]._repr_html_()
    assert "Not in force when 2 play." in str(two["CA-S19"])
    for name in cardlab.games():
        for seats in seat_counts(name):  # what no move is asked for may be away, what is asked may not
            game = cardlab.game(name, seats=seats)
            state = game.deal(3)
            for move in game.legal(state):
                cited = {node.rule for node in game.ruling(state, move).credit() if not node.waived}
                assert all(in_force(rule, seats) for rule in cited)


def test_no_law_speaks_of_another_house_rule_than_the_one_in_force():
    """What a value of an option forbids or allows is not said by the laws of a table that plays otherwise."""
    multi = cardlab.rulebook("contract_rummy")
    top = cardlab.rulebook("contract_rummy", discard_draw="top_only")
    assert "cannot be taken" in top["CR-21"].law
    assert "may be taken" in multi["CR-21"].law
    assert "three or four" in cardlab.rulebook("contract_rummy")["CR-15"].law
    assert "three or four" not in cardlab.rulebook("contract_rummy", set_suits="any")["CR-15"].law
    assert "two packs" in cardlab.rulebook("contract_rummy", preset="standard")["CR-2"].law
    assert "15" in cardlab.rulebook("contract_rummy", deuces_wild=True)["CR-30"].law.split("two")[1]
    for name in cardlab.games():
        for article in cardlab.rulebook(name):
            assert not re.search(r"[Ss]ome tables|[Mm]ost tables|[Aa]n option", article.law), article.id


@pytest.mark.parametrize("name", cardlab.games())
def test_a_book_is_light(name):
    assert len(cardlab.rulebook(name)._repr_html_().encode()) < 300_000


def test_laws_speak_of_the_number_of_players_that_there_are():
    """At a table of two nothing is said of the cards, sides or canastas of other tables."""
    two = cardlab.rulebook("canasta", seats=2)
    assert two["CA-V3"].law == "If two play, each gets 15 cards at the deal."
    assert two["CA-S17"].law.startswith("A player may go out only with at least two canastas.")
    assert cardlab.rulebook("canasta", seats=2, canastas_to_go_out=1)["CA-S17"].law.startswith(
        "A player may go out only if their side has at least one canasta."
    )
    for seats, names in {
        2: "three|four|six",
        3: "two|four|six",
        4: "two|three|six",
        6: "two|three|four",
    }.items():
        book = cardlab.rulebook("canasta", seats=seats)
        for article in book:
            if article.part == "V" and article.in_force:
                said = re.findall(rf"\b(?:if )?({names})\b(?= (?:play|players))", article.law, re.IGNORECASE)
                assert not said, (seats, article.id, article.law)
    assert "7,500" in cardlab.rulebook("canasta", seats=6)["CA-S9"].law
    assert "10,000" in cardlab.rulebook("canasta", seats=6)["CA-S28"].law
    assert "800" not in cardlab.rulebook("canasta", seats=6)["CA-S27"].law


NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()


@pytest.mark.parametrize(
    "name, seats",
    [*(("railroad_canasta", n) for n in range(2, 7)), *(("contract_rummy", n) for n in range(3, 9))],
)
@pytest.mark.parametrize("changed", [{}, {"packs": "bicycle"}, {"packs": "pagat"}, {"jokers_per_player": 4}])
def test_laws_count_the_packs_jokers_and_players_of_the_table(name, seats, changed):
    """Counted in a deal: how often the ace of spades and the joker are there."""
    if set(changed) - {choice.name for choice in cardlab.game(name).options}:
        return
    book = cardlab.rulebook(name, seats=seats, **changed)
    dealt = book.game.write(book.game.deal(7))
    packs, jokers = dealt.count("A♠"), dealt.count("JK")
    laws = {id: article.law for id, article in zip(book.ids, book, strict=True) if article.in_force}
    assert laws["RC-1" if name == "railroad_canasta" else "CR-1"].startswith(
        f"{NUMBERS[seats].title()} players play"
    )
    if name == "railroad_canasta":
        assert f"{NUMBERS[packs]} packs" in laws["RC-2"] and f"{NUMBERS[packs]} times" in laws["RC-2"]
        assert (
            f"{NUMBERS[jokers] if jokers <= 12 else {16: 'sixteen', 20: 'twenty', 24: 'twenty-four'}[jokers]} in all"
            in laws["RC-G1"]
        )
    else:
        law = laws["CR-2" if seats < 5 else "CR-3"]
        assert f"{NUMBERS[seats].title()} players use {NUMBERS[packs]} pack" in law
        assert re.search(rf"\b{NUMBERS[jokers]} joker|: {NUMBERS[jokers]}\.", law)
