"""The page of the rulebook, and examples that an address lays on a table: every link leads where it says."""

from __future__ import annotations

import html
import re
from urllib.parse import parse_qsl, urlsplit

import pytest

import cardlab
from cardlab.explain import example, examples, rulebook
from cardlab.explain.printed import shown
from cardlab.games import presets, seat_counts
from cardlab.widgets import lobby, reading
from cardlab.widgets.addresses import address, example_address, read_game, switched
from cardlab.widgets.lobby import play
from cardlab.widgets.reading import page_html, rulebook_page
from cardlab.widgets.table import Table

TABLES = [(name, {"preset": p}) for name in cardlab.games() for p in presets(name)] + [
    ("canasta", {"seats": 2, "blocked_by_canasta": True, "wild_canasta": 2000}),
    ("canasta", {"seats": 6, "target_score": 3000}),
    ("contract_rummy", {"seats": 5, "buying": "1penalty"}),
    ("railroad_canasta", {"kitty_unlock": "any_canasta", "take_wild_top": True}),
    ("russian_bank", {"stop": "call", "match": 4}),
]


@pytest.fixture
def displayed(monkeypatch):
    """What is shown, in order: HTML as text, or the thing itself."""
    found = []

    def display(thing, **_):
        found.append(thing["text/html"] if isinstance(thing, dict) else thing)

    monkeypatch.setattr(lobby, "display", display)
    monkeypatch.setattr(reading, "display", display)
    return found


def query(link):
    return dict(parse_qsl(urlsplit(html.unescape(link)).query))


def named(table):
    return f"{table[0]} {table[1]}"


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_page_says_what_the_book_says_and_its_links_lead_somewhere(table):
    name, options = table
    book = rulebook(name, **options)
    page = page_html(book)
    assert len(page.encode()) < 300_000
    anchors = set(re.findall(r'\bid="([^"]+)"', page))
    assert len(anchors) == len(re.findall(r'\bid="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    text = html.unescape(re.sub(r"<[^>]*>", "", page))
    for article in book:
        assert article.title in text
        assert article.law in text
        assert article.source_text in text
    pages = {"home", name, "play", "rulebook", *cardlab.games()}
    for link in re.findall(r'href="([^#"][^"]*)"', page):
        assert urlsplit(link).path.removesuffix(".ipynb") in pages, link


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_each_other_value_of_a_house_rule_has_a_link_to_the_book_with_it(table):
    name, options = table
    made = cardlab.game(name, **options)
    page = page_html(rulebook(name, **options))
    links = {html.unescape(link) for link in re.findall(r'href="(rulebook\.ipynb[^"]*)"', page)}
    now = dict(made.terms.settings)
    for choice in made.options:
        for value in choice.values:
            if value == now[choice.name] and type(value) is type(now[choice.name]):
                continue
            there = address("rulebook", switched(made, **{choice.name: value}))
            assert there in links, (choice.name, value)
            read = read_game(query(there))
            assert dict(read.terms.settings) == {**now, choice.name: value}
            assert (read.terms.preset, read.seats) == (made.terms.preset, made.seats)
    for preset in presets(name):
        assert any(query(link).get("preset") == preset for link in links)
    for seats in seat_counts(name):
        assert seats == made.seats or any(query(link).get("seats") == str(seats) for link in links)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_example_of_a_page_opens_on_a_table_with_the_ruling_that_the_page_gives(table):
    name, options = table
    book = rulebook(name, **options)
    page = html.unescape(page_html(book))
    for article in book:
        for one in shown(article):
            link = example_address(one.table.terms, one.example.id)
            assert f'href="{link}"' in page
            laid = lobby._example(query(link))
            assert laid.game.terms == one.table.terms
            _, state, move = laid.example.lay(laid.game)
            ruling = laid.game.ruling(state, move)
            assert bool(ruling) == one.example.legal
            assert {node.rule for node in ruling.blame()} == set(one.example.blamed)


@pytest.mark.parametrize("name", cardlab.games())
def test_an_example_lies_on_the_table_and_its_ruling_is_shown(name, displayed):
    """One with earlier moves, one with options, one of another number of players, one that is legal."""
    found = examples(name)
    wanted = [
        next(e for e in found if e.before and e.blamed),
        next(e for e in found if e.options),
        next((e for e in found if e.seats), found[0]),
        next(e for e in found if e.legal),
    ]
    for e in wanted:
        displayed.clear()
        play(f"game={name}&example={e.id}")
        heading, table = displayed
        assert e.id in heading
        assert f"#rule-{e.rule}" in heading
        assert isinstance(table, Table)
        game, state, _ = e.lay()
        assert table.session.state == state
        assert table.session.here.depth == len(e.before)
        assert table.session.game.terms == game.terms
        assert table.seat == game.turn(state)
        ruling = table.shown["ruling"]
        assert ruling["good"] == e.legal
        assert {reason["rule"] for reason in ruling["reasons"]} >= set(e.blamed)


def test_a_wrong_example_is_said_with_what_was_meant(displayed):
    play("game=russian_bank&example=RB-9.99")
    trouble, _, table = displayed
    assert "There is no example &#x27;RB-9.99&#x27;. Did you mean &#x27;RB-9." in trouble
    assert table.session.game.id == "russian_bank"
    displayed.clear()
    play("example=<script>")
    assert "<script>" not in displayed[0]


def test_an_example_that_a_table_cannot_lay_out_comes_with_its_own(displayed):
    """What lies before East cannot lie there when two play."""
    four = next(e for e in examples("railroad_canasta") if "melds East" in e.position)
    play(f"game=railroad_canasta&seats=2&example={four.id}")
    assert displayed[-1].session.game.seats == 4
    assert displayed[-1].shown["ruling"]["good"] == four.legal


def test_the_page_of_an_address(displayed):
    rulebook_page("game=canasta&preset=standard&seats=3&pile_always_frozen=true")
    (page,) = displayed
    assert "For 3 players: standard rules, with pile always frozen: yes." in page
    assert 'role="alert"' not in page
    displayed.clear()
    rulebook_page("")
    assert "The rules of Canasta" in displayed[0]


def test_a_wrong_address_is_said_and_the_usual_rules_are_shown(displayed):
    for asked, said in {
        "game=canosta": "Did you mean &#x27;canasta&#x27;",
        "game=russian_bank&stop=cal": "Did you mean &#x27;call&#x27;",
        "game=canasta&seats=five": "It is a whole number",
        "game=canasta&language=xx": "no words for &#x27;xx&#x27;",
        "game=canasta&target_score=0": "target_score cannot be 0",
        "game=canasta&<img>=1": "&lt;img",
    }.items():
        displayed.clear()
        rulebook_page(asked)
        assert said in displayed[0]
        assert "<img" not in displayed[0]
        assert "The rules of" in displayed[0]
    assert "The rules of Russian Bank" in page_of(displayed, "game=russian_bank&stop=cal")


def page_of(displayed, asked):
    displayed.clear()
    rulebook_page(asked)
    return displayed[0]


def test_home_and_tables_lead_to_the_book(displayed):
    for name in cardlab.games():
        assert f'href="rulebook.ipynb?game={name}"' in lobby.home()._repr_html_()
    play("game=canasta&wild_rule=pagat&seed=1")
    assert "rulebook.ipynb?game=canasta&amp;seats=4&amp;preset=seed&amp;wild_rule=pagat" in displayed[0]


def test_every_example_can_be_addressed():
    for name in cardlab.games():
        for e in {(e.seats, e.options): e for e in examples(name)}.values():  # one of each table
            assert lobby._example(query(example_address(e.table().terms, e.id))).game.terms == e.table().terms
    assert example("canasta", "CA-21.2").move == "lay 5 2 2"


def test_in_jupyterlab_links_that_ask_for_something_lead_to_the_pages(monkeypatch):
    """A lesson stays a notebook; what asks for a game is a page, which is told what is asked."""
    monkeypatch.setenv("CARDLAB_PAGES", "/cards/voila/render/")
    tiles = lobby.home()._repr_html_()
    assert 'href="canasta.ipynb"' in tiles
    onward = lobby.Onward("russian_bank")._repr_html_()
    book = page_html(rulebook("canasta"))
    for shown_html in (tiles, onward, book):
        for where in re.findall(r'(?:href|action)="([^"#]+)', shown_html):
            asks = "?" in where or where.endswith("rulebook.ipynb")
            assert where.startswith("/cards/voila/render/") == asks, where
    assert "/cards/voila/render/referee.ipynb?game=russian_bank" in onward
    assert "/cards/voila/render/play.ipynb?game=canasta&amp;seats=4&amp;preset=seed&amp;example=CA-21" in book
