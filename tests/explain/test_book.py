"""The rulebook: every article once, in order, with the law, options and conditions of its table."""

from __future__ import annotations

import re

import pytest

import cardlab
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
    assert changed == {"CA-8", "CA-21", "CA-23", "CA-G12"}
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
