"""The `cardlab` command: it serves the page, and where the page's libraries are missing it plays in the terminal.

This module imports the standard library only, so that `cardlab --version` and a mistyped port answer
at once. The server is in `cardlab.host.page`.
"""

from __future__ import annotations

import argparse
import errno
import importlib
import importlib.util
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from cardlab.options import BadOption

__all__ = ["main", "notebooks"]

PORT = 8866
MAX_PAGES = 60  # a class of thirty with two pages each; an open page takes about 50 MB
_USAGE = 2  # the exit code of a command that was asked for something it cannot do
_HERE = Path(__file__).resolve().parent


def notebooks() -> Path:
    """The folder of the learner's pages, in a checkout or in an installed package.

    >>> notebooks().name
    'notebooks'

    Raises FileNotFoundError where the package was installed without them.
    """
    package = _HERE.parent
    for folder in (package / "notebooks", package.parent / "notebooks"):
        if (folder / "home.ipynb").is_file():
            return folder
    raise FileNotFoundError("The notebooks of cardlab are missing: the package was not installed whole.")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    asked = _arguments().parse_args(argv)
    missing = [name for name in ("voila", "ipykernel", "anywidget") if importlib.util.find_spec(name) is None]
    if missing:
        print(
            "The page needs more packages; pip install 'cardlab[host]' brings them. Playing here meanwhile."
        )
        return _in_terminal(asked)
    if asked.terminal:
        return _in_terminal(asked)
    if _table(asked):
        print("cardlab: --game, --players, --preset and --seed are for --terminal.", file=sys.stderr)
        return _USAGE
    trouble = _port_trouble(asked.host, asked.port)
    if trouble:
        print(f"cardlab: {trouble}", file=sys.stderr)
        return _USAGE
    if asked.lab:
        return _lab(asked.host, asked.port, browser=asked.browser, base_url=asked.base_url)
    from cardlab.host import page

    return page.serve(
        asked.host, asked.port, browser=asked.browser, max_pages=asked.max_pages, base_url=asked.base_url
    )


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardlab", description="Learn card games by playing them. Opens the page in your browser."
    )
    parser.add_argument("--port", type=_port, default=PORT, help=f"where the page is served (default {PORT})")
    parser.add_argument("--host", default="127.0.0.1", help="who may see it: 127.0.0.1 is only this computer")
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="print the address, open nothing"
    )
    parser.add_argument("--lab", action="store_true", help="open the notebooks in JupyterLab instead")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal instead")
    parser.add_argument("--game", metavar="NAME", help="in the terminal: which game (default canasta)")
    parser.add_argument("--players", type=_positive, metavar="N", help="in the terminal: how many play")
    parser.add_argument(
        "--preset", metavar="NAME", help="in the terminal: seed (the lesson's rules) or standard"
    )
    parser.add_argument("--seed", type=_whole, metavar="N", help="in the terminal: the number of the deal")
    parser.add_argument(
        "--max-pages",
        type=_positive,
        default=MAX_PAGES,
        metavar="N",
        help=f"how many pages may be open at once (default {MAX_PAGES}; each takes about 50 MB)",
    )
    parser.add_argument("--base-url", default="/", metavar="PATH", help="the path in front, behind a proxy")
    parser.add_argument("--version", action="version", version=f"cardlab {_version()}")
    return parser


def _version() -> str:
    try:
        return version("cardlab")
    except PackageNotFoundError:  # run from a folder that was never installed
        return "(not installed)"


def _port(text: str) -> int:
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port. A port is a number from 1 to 65535.")


def _positive(text: str) -> int:
    if text.isascii() and text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number above zero.")


def _whole(text: str) -> int:
    if text.isascii() and text.isdecimal():
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a whole number.")


def _table(asked: argparse.Namespace) -> dict[str, Any]:
    """What was asked about the table in the terminal."""
    named = {"name": asked.game, "seats": asked.players, "preset": asked.preset, "seed": asked.seed}
    return {key: value for key, value in named.items() if value is not None}


def _port_trouble(host: str, port: int) -> str:
    """Why nothing can be served there, as a sentence; empty if all is well."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, proto) as probe:
            if os.name == "posix":  # as the server does: a port left a moment ago is free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = port + 1 if port < 65535 else PORT
            return f"Port {port} is taken by another program. Choose another one: --port {other}"
        if error.errno == errno.EACCES:
            return f"Port {port} is reserved for the system. Choose one above 1023: --port {PORT}"
        return f"Nothing can be served at {host}, port {port}: {error.strerror or error}."
    return ""


def _in_terminal(asked: argparse.Namespace) -> int:
    terminal = importlib.import_module("cardlab.host.terminal")
    try:
        return int(terminal.main(**_table(asked)) or 0)
    except BadOption as error:
        print(f"cardlab: {error}", file=sys.stderr)
        return _USAGE


def _lab(host: str, port: int, *, browser: bool, base_url: str) -> int:
    """JupyterLab on the notebooks: those of a checkout themselves, those of a package as a copy.

    Its server shows the pages as well (`lab/jupyter_server_config.py`), and that is where links lead that ask a page
    for something.
    """
    if importlib.util.find_spec("jupyterlab") is None:
        print("cardlab: JupyterLab is not installed. pip install 'cardlab[host]' brings it.", file=sys.stderr)
        return _USAGE
    folder = notebooks()
    if folder.parent == _HERE.parent:
        folder = _copied(folder, Path.cwd() / "cardlab-notebooks")
    base = f"/{base_url.strip('/')}/".replace("//", "/")
    command = [sys.executable, "-m", "jupyterlab", str(folder), f"--ip={host}", f"--port={port}"]
    command += ["--ServerApp.port_retries=0", f"--ServerApp.base_url={base}"]
    # nothing is asked of another host, nor is anybody asked whether it may be (`lab/labconfig`)
    command += ["--LabApp.news_url=None", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    command += [] if browser and can_open_browser() else ["--no-browser"]
    command += ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    where = [str(_HERE / "lab"), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    env = os.environ | {
        "CARDLAB_PAGES": f"{base}voila/render/",
        "JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, where)),
    }
    sys.stdout.flush()
    if os.name == "posix":  # whoever ends the command ends JupyterLab
        os.execve(sys.executable, command, env)  # noqa: S606
    return subprocess.call(command, env=env)  # noqa: S603  (our own interpreter; Ctrl-C reaches both)


def _copied(source: Path, target: Path) -> Path:
    """Copy the notebooks to where they may be changed; what is there already stays."""
    target.mkdir(exist_ok=True)
    for page in sorted(source.glob("*.ipynb")):
        if not (target / page.name).exists():
            shutil.copy(page, target / page.name)
    print(f"The notebooks are in {target}; they are yours to change.")
    return target


def can_open_browser() -> bool:
    """Is there a screen? A text browser in the terminal would only cover the address."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
