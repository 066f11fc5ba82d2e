"""The arrows of the design: who may import whom, and who may import what is not ours.

Read from the source, so that a lazy import inside a function counts as well; imports for type checkers only
(under `if TYPE_CHECKING:`) count too, because an arrow is an arrow.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cardlab"

# layer: the layers it may import. A layer is a module or a folder directly in cardlab/.
CORE = {
    "values",
    "cards",
    "silent",
    "leaves",
    "lookups",
    "rulings",
    "options",
    "views",
    "game",
    "session",
    "record",
}
ARROWS: dict[str, set[str]] = {
    "values": set(),
    "cards": {"values"},
    "rulings": {"values", "silent"},
    "silent": {"leaves", "lookups"},  # when the first rule is compiled
    "leaves": {"silent"},
    "lookups": set(),
    "options": {"values", "cards"},
    "views": {"cards", "values"},
    "game": {"silent", "rulings", "views", "values", "cards", "options"},
    "session": {"game", "cards", "rulings", "values", "views", "options"},
    "record": {"session", "game", "cards", "rulings", "values", "views", "options"},
    # what games share below their rules; it knows no game
    "kit": {"game", "cards", "rulings", "values", "views", "options"},
    "games": CORE | {"kit"},
    "words": {"rulings", "cards", "values"},
    "explain": CORE | {"games", "words"},
    "players": CORE | {"games"},
    "learn": CORE | {"__init__", "words", "games", "players", "explain"},
    # `__init__` is the front door: the public names of the core and the list of games
    "widgets": CORE | {"__init__", "words", "explain", "learn", "players", "games"},
}
FREE = {"host", "__init__", "__main__", "bench"}  # may import anything of ours that is public

STANDARD = set(sys.stdlib_module_names)
LIBRARIES: dict[str, set[str]] = {
    "words": {"fluent"},
    "widgets": {"anywidget", "ipywidgets", "traitlets", "IPython"},
    "host": {"voila", "jupyter_core", "jupyter_server", "tornado", "traitlets", "jupyterlab", "websockets"},
}

SOURCES = sorted(PACKAGE.rglob("*.py"))


def layer(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The full dotted names that a file imports."""
    package = ["cardlab", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{name.name}" for name in node.names)


def ours(name: str) -> str:
    """The layer that an imported name of ours belongs to; the bare package is `__init__`."""
    parts = name.split(".")
    known = set(ARROWS) | FREE
    return parts[1] if len(parts) > 1 and parts[1] in known else "__init__"


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_arrows(path):
    here = layer(path)
    assert here in ARROWS or here in FREE, f"{here} is a new layer: say in this test what it may import"
    if here in FREE:
        return
    for name in imports(path):
        if name.split(".")[0] == "cardlab" and ours(name) != here:
            assert ours(name) in ARROWS[here], f"{here} may not import {name}"


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_libraries(path):
    allowed = LIBRARIES.get(layer(path), set())
    for name in imports(path):
        top = name.split(".")[0]
        if top != "cardlab" and top not in STANDARD:
            assert top in allowed, f"{named(path)} may not import {top}"


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").glob("*/*.py")), ids=named)
def test_a_game_imports_no_other_game_but_its_parent(path):
    """`railroad_canasta` may import `canasta`: the parent's name is the end of its own."""
    here = path.parent.name
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["cardlab", "games"] and len(parts) > 2 and parts[2] != here:
            assert here.endswith(f"_{parts[2]}"), f"{here} may not import {name}"


def test_importing_the_package_is_light():
    """`import cardlab` brings nothing that only a page needs."""
    import subprocess

    heavy = "{'voila', 'ipywidgets', 'anywidget', 'traitlets', 'IPython', 'tornado', 'zmq'}"
    code = f"import sys, cardlab; print(*sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not done.stdout.strip()


def test_this_test_sees_a_forbidden_import(tmp_path, monkeypatch):
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    bad = tmp_path / "games" / "whist.py"
    bad.parent.mkdir()
    bad.write_text("def f():\n    from ..widgets import table\n    import numpy as np\n")
    assert list(imports(bad)) == ["cardlab.widgets.table", "numpy"]
    assert ours("cardlab.widgets.table") == "widgets"
