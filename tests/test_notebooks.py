"""The notebooks as they lie in the repository: short cells, and pictures where no kernel runs."""

import re

import nbformat
import pytest

from tests.outputs import CHANCE, NOTEBOOKS

PAGES = sorted(NOTEBOOKS.glob("*.ipynb"))
SHOWS = re.compile(r"^(picture|Table|RulingView|ScoreSheet|home|referee)\(", re.MULTILINE)


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.name)
def test_cells_are_a_few_lines_and_hold_no_logic(path):
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code":
            assert len(cell.source.splitlines()) <= 12, cell.source
            assert not re.search(r"^(def|class|for|if|while|try)\b", cell.source, re.MULTILINE), cell.source


@pytest.mark.parametrize("path", [p for p in PAGES if p.name not in CHANCE], ids=lambda p: p.name)
def test_what_a_cell_shows_is_saved_as_text_and_html(path):
    shown = 0
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code" and SHOWS.search(cell.source):
            (output,) = cell.outputs
            assert set(output.data) == {"text/plain", "text/html"}, cell.source
            assert len(output.data["text/html"]) > 200, cell.source
            shown += 1
    assert shown


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.name)
def test_a_notebook_says_nothing_of_the_machine_it_was_run_on(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"/(home|root|work|tmp|Users)/", text)
    assert "widget-view" not in text
    assert "Traceback" not in text
