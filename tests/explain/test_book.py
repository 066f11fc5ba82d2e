"""The rulebook: every article once, in order, with the law, options and conditions of its table."""

from __future__ import annotations

import re

import pytest

import cardlab
from cardlab.explain.book import source_text
from cardlab.explain.sources import DECISION, STANDARD, TEXT, Place, sources
from cardlab.games import presets
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
