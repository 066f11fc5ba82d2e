"""In the pseudo-language each sentence of the catalogues is marked; what is not marked bypassed them."""

from __future__ import annotations

import re

import pytest

from tests.browser.test_table import pick, sit

TEXTS = """root => {
  const found = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest('style, script, noscript')) found.push(walk.currentNode.nodeValue);
  for (const el of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext'])
      if (el.hasAttribute(name)) found.push(el.getAttribute(name));
  return found;
}"""
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
CARD = re.compile(r"\b(?:10|[2-9AJQK])[♣♦♥♠]")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def bare(text):
    """What is left of a text without marked parts, cards and the numbers of rules."""
    while "⟦" in text:
        without = re.sub("⟦[^⟦⟧]*⟧", " ", text)
        if without == text:
            break
        text = without
    return CARD.sub(" ", RULE.sub(" ", text))


@pytest.mark.parametrize("game", ["canasta"])
def test_no_visible_text_bypasses_the_catalogues(visit, game):
    page = sit(visit, f"play.ipynb?game={game}&seed=3&language=qps")
    seen: set[str] = set()

    def look():
        seen.update(
            text for text in page.evaluate(TEXTS, page.locator("main").element_handle()) if text.strip()
        )

    look()
    for panel in page.locator(".cardlab-table [role=tab]").all():
        if panel.is_visible():
            panel.click()
            look()
    draw_button = page.locator(".clt-offer.clt-open > .clt-button:first-child").first
    draw_button.click()
    page.wait_for_timeout(500)
    pick(page, 0, 1)
    look()
    page.locator(".clt-offer .clt-button").first.click(force=True)  # a try, most likely a forbidden one
    page.wait_for_timeout(500)
    look()
    stray = {text.strip() for text in seen if LETTERS.search(bare(text))}
    assert stray == set()
    assert sum("⟦" in text for text in seen) > 40


def test_a_language_that_there_is_not_is_said_kindly(visit):
    page = sit(visit, "play.ipynb?game=canasta&seed=3&language=xx")
    assert "'xx'" in page.locator("main").inner_text()


def test_an_address_that_asks_for_nonsense_is_answered(visit):
    page = sit(visit, "play.ipynb?game=canosta&seats=4")
    assert "Did you mean 'canasta'?" in page.locator("main").inner_text()
    assert page.locator(".clt-hand .clt-card").count() == 11
