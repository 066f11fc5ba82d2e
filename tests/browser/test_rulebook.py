"""The rulebook in a browser: it is there before any script, finds words, leads to a table, and prints cleanly."""

from __future__ import annotations

import re
from itertools import pairwise

import cardlab

PAGE = "rulebook.ipynb?game=canasta"


def laws(page):
    """The articles that can be seen."""
    return [el.get_attribute("id").removeprefix("rule-") for el in page.locator("article.law:visible").all()]


def test_the_whole_book_is_there_without_a_script(browser, server):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url(f"{PAGE}&preset=standard"))
    assert page.locator("h1").inner_text() == "The rules of Canasta"
    assert laws(page) == list(cardlab.rulebook("canasta", preset="standard").ids)
    assert not page.locator("form[role=search]").is_visible()  # it would do nothing
    page.locator("summary", has_text="Other rules").click()
    assert page.get_by_role("link", name="Russian Bank").is_visible()
    context.close()


def test_search_finds_words_and_numbers_as_one_types(visit):
    visit.go(PAGE)
    page, field = visit.page, visit.page.get_by_role("searchbox", name="Search the rules")
    everything = laws(page)
    field.fill("frozen")
    found = laws(page)
    assert {"CA-S3", "CA-S4"} <= set(found) < set(everything)
    assert page.locator("form[role=search] output").inner_text() == f"{len(found)} articles"
    field.fill("ca-s4")
    assert laws(page) == ["CA-S4"]
    assert page.locator("form[role=search] output").inner_text() == "1 article"
    field.press("Enter")
    assert page.evaluate("document.activeElement.id") == "rule-CA-S4"
    field.fill("trumps and tricks")
    assert laws(page) == []
    assert page.locator("form[role=search] output").inner_text() == "Nothing found"
    field.press("Escape")
    assert laws(page) == everything
    field.fill("frozen")
    page.evaluate("location.hash = '#rule-CA-3'")  # a link to what the search has hidden
    page.locator("#rule-CA-3").wait_for(state="visible")
    assert laws(page) == everything


def test_an_address_leads_to_its_article(visit):
    visit.go(f"{PAGE}&wild_rule=pagat#rule-CA-S9")
    visit.page.locator("#rule-CA-S9").wait_for(state="visible")
    visit.page.wait_for_function(
        "(() => { const box = document.getElementById('rule-CA-S9').getBoundingClientRect();"
        " return box.top >= 0 && box.top < innerHeight / 2; })()"
    )


def test_a_house_rule_opens_the_book_with_it(visit):
    visit.go(PAGE)
    law = visit.page.locator("#rule-CA-21 .text")
    seed = law.inner_text()
    visit.page.locator("#rule-CA-21").get_by_role("link", name="up to three").click()
    visit.page.wait_for_url("**/rulebook.ipynb?*wild_rule=pagat#rule-CA-21")
    assert law.inner_text() != seed
    assert "9-9-2-2-2 are melds" in law.inner_text()


def test_an_example_opens_on_a_table_with_its_ruling_and_leads_back(visit):
    visit.go(PAGE)
    one = visit.page.locator("#rule-CA-21 .examples .no")
    assert "only 1 natural card" in one.inner_text()
    one.get_by_role("link", name="Open on the table: example CA-21.2").click()
    visit.page.wait_for_url("**/play.ipynb?*example=CA-21.2")
    visit.wait_ready()
    ruling = visit.page.get_by_text("only 1 natural card").first
    ruling.wait_for(state="visible")
    assert visit.page.get_by_text("Not legal").first.is_visible()
    visit.page.get_by_role("link", name="Example CA-21.2 of the rulebook").click()
    visit.page.wait_for_url("**/rulebook.ipynb?*#rule-CA-21")
    visit.page.locator("#rule-CA-21").wait_for(state="visible")


def test_paper_has_the_laws_and_no_controls(visit):
    visit.go(PAGE)
    page = visit.page
    page.emulate_media(media="print")
    assert len(laws(page)) == len(cardlab.rulebook("canasta"))
    for control in ("input", "button", "nav", ".bar", ".box", ".open", ".other", ".cl-top", ".cl-foot"):
        assert page.locator(f"{control}:visible").count() == 0, control
    broken = page.evaluate(
        "[...document.querySelectorAll('article.law')].filter((el) => getComputedStyle(el).breakInside !== 'avoid').length"
    )
    assert broken == 0
    pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
    assert 5 <= pages <= 25


def test_the_book_on_a_phone(phone):
    for name in cardlab.games():
        phone.go(f"rulebook.ipynb?game={name}")
        phone.page.locator("h1").wait_for(state="visible")
        assert phone.sideways() <= 0
        assert not phone.page.locator("nav.contents").is_visible()  # it would fill screens; a tap opens it
    small = phone.page.evaluate(
        "[...document.querySelectorAll('.cardlab-page .go, .cardlab-page input')].filter((el) => {"
        " const box = el.getBoundingClientRect(); return box.height && box.height < 43; }).length"
    )
    assert small == 0


def test_every_heading_and_field_has_its_place(visit):
    """One h1, no level left out, ids once, names for all fields, the language said."""
    visit.go("rulebook.ipynb?game=railroad_canasta&target_score=3000")
    levels = visit.page.evaluate(
        "[...document.querySelectorAll('main :is(h1,h2,h3,h4)')].map((el) => +el.tagName[1])"
    )
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    assert visit.page.evaluate(
        "[...document.querySelectorAll('[id]')].length === new Set([...document.querySelectorAll('[id]')].map((e) => e.id)).size"
    )
    assert visit.page.evaluate(
        "[...document.querySelectorAll('.cardlab-page input:not([type=hidden])')].every((el) => el.ariaLabel)"
    )
    assert visit.page.locator(".cardlab-page").get_attribute("lang") == "en"
