"""Write the pictures into the notebooks: what GitHub and nbviewer show, where no kernel runs.

    python -m tests.outputs

Each lesson is run, and of each output the text and the static HTML are kept. The live widgets are
not: without their kernel they would be an error message.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
CHANCE = {"play.ipynb", "rulebook.ipynb"}  # show what their address asks for
KEPT = ("text/plain", "text/html")


def kept(output: dict[str, Any]) -> dict[str, Any]:
    """An output without what needs a kernel."""
    if "data" in output:
        output["data"] = {kind: output["data"][kind] for kind in KEPT if kind in output["data"]}
        output["metadata"] = {}
    return output


def write(path: Path) -> None:
    """Run one notebook and keep its pictures."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(NOTEBOOKS)}}).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = [] if path.name in CHANCE else [kept(o) for o in cell.outputs if o.get("data")]
            if path.name in CHANCE:
                cell.execution_count = None
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    path.write_text(nbformat.writes(notebook, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for page in sorted(NOTEBOOKS.glob("*.ipynb")):
        write(page)
