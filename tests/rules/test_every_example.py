"""The examples of the rulebook, of all games: they have ids, and every article that sets conditions has both answers."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

import cardlab
from cardlab.explain.examples import example, examples
from cardlab.games import seat_counts
from cardlab.options import BadOption


def asking(name):
    """The articles that set conditions at some table: every number of players, every value of every option."""
    tables: list[dict[str, Any]] = [{"seats": n} for n in seat_counts(name)]
    tables += [{c.name: value} for c in cardlab.game(name).options for value in c.values]
    found = set()
    for options in tables:
        found |= {r.id for kind in cardlab.game(name, **options).kinds for r in kind.charter.rules()}
    return found


@pytest.mark.parametrize("name", cardlab.games())
def test_every_article_that_sets_conditions_has_a_legal_and_an_illegal_example(name):
    asked = asking(name)
    assert {e.rule for e in examples(name) if e.legal} == asked
    assert {e.rule for e in examples(name) if not e.legal} == asked


@pytest.mark.parametrize("name", cardlab.games())
def test_an_example_names_the_options_that_it_needs_and_no_others(name):
    """So the usual table is named by nothing at all."""
    defaults = {c.name: c.default for c in cardlab.game(name).options}
    for e in examples(name):
        assert all(defaults[option] != value for option, value in e.options), e.id
        assert e.seats != seat_counts(name)[0]
        assert e.fits(e.table())
        assert e.table().terms.changed == tuple(o for o in e.table().terms.settings if o in e.options)


@pytest.mark.parametrize("name", cardlab.games())
def test_ids_are_the_rule_and_its_running_number(name):
    numbers: Counter[str] = Counter()
    for e in examples(name):
        numbers[e.rule] += 1
        assert e.id == f"{e.rule}.{numbers[e.rule]}"
        assert example(name, e.id) is e


def test_the_examples_of_the_text_keep_their_ids():
    """Links and lessons point at them: 5-5-2 and 9-9-9-2-2-joker are melds, 9-9-2-2-2 is none (line 21)."""
    said = {e.id: (e.move, e.blamed) for e in examples("canasta") if e.rule == "CA-21"}
    assert said["CA-21.1"] == ("lay 5 5 2", ())
    assert [move for move, blamed in said.values() if blamed][:1] == ["lay 5 2 2"]


def test_a_wrong_id_is_an_error_that_helps():
    with pytest.raises(BadOption, match=r"There is no example 'CA-21.99'. Did you mean 'CA-21\.\d'"):
        example("canasta", "CA-21.99")
    with pytest.raises(BadOption, match=re.escape("There is no example 'CA21.2'. Did you mean 'CA-21.2'?")):
        example("canasta", "CA21.2")
    with pytest.raises(BadOption, match=r"There is no example '<b>'\. An example is named like 'CA-13.1'"):
        example("canasta", "<b>")
    with pytest.raises(BadOption, match="no game 'canosta'"):
        examples("canosta")


def test_importing_loads_no_example():
    loaded = (
        "import sys, cardlab; cardlab.game('canasta'); print([m for m in sys.modules if 'examples' in m])"
    )
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
