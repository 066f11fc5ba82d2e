"""What the address of a page asks for, wherever the page runs."""

from __future__ import annotations

import os


def query() -> str:
    """The part of the address after the question mark; empty in a notebook.

    A kernel that was started ahead of its visitor learns the address only once somebody comes.
    """
    if os.environ.get("VOILA_PREHEAT") == "True":
        from voila.utils import get_query_string  # (only where Voilà runs)

        return get_query_string() or ""
    return os.environ.get("QUERY_STRING", "")
