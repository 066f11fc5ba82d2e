"""What the address of a page asks for, wherever the page runs."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping

CONNECT_S = 5.0


def query() -> str:
    """The part of the address after the question mark; empty in a notebook.

    A kernel that was started ahead of its visitor learns the address only once somebody comes, and waits
    here until then.
    """
    if os.environ.get("VOILA_PREHEAT") == "True":
        return _told(os.environ)
    return os.environ.get("QUERY_STRING", "")


def _told(env: Mapping[str, str]) -> str:
    """Wait until Voilà tells this kernel what its visitor asked for.

    `voila.utils.get_query_string` does the same, and brings 40 MB of Voilà into each kernel.
    """
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    where = f"{env.get('VOILA_APP_IP', '127.0.0.1')}:{env.get('VOILA_APP_PORT', '8866')}"
    path = f"{env.get('VOILA_SERVER_URL') or '/'}voila/query/{env.get('VOILA_KERNEL_ID', '')}"
    try:
        with connect(f"ws://{where}{path}", open_timeout=CONNECT_S, proxy=None) as socket:
            return str(json.loads(socket.recv()).get("QUERY_STRING", ""))
    except (OSError, WebSocketException, ValueError):
        return ""  # the page is the one that asks for nothing
