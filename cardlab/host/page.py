"""The page: Voilà with a frame of our own, set up so that it is quick, quiet and closed.

Voilà runs one kernel for each page that is open. What is set here and why:

* Our template only, from this package. Nothing is asked of another host, and the browser is told so.
* A kernel ends when its page is closed. Voilà's goodbye carries no `_xsrf` token and would be refused
  (voila#1458), so that check is off: the only requests that change anything name a kernel by its
  unguessable id. A kernel whose goodbye got lost is culled after half an hour; until then a phone that
  slept finds its table again.
* Kernels talk over sockets in the file system: over TCP many that start at once race for ports.
* One kernel waits in reserve for each of the pages in `READY`: they open a second or more earlier.
* Not more than `max_pages` pages at once; the next visitor reads that all tables are taken.
* A cell that fails says a kind sentence; the traceback is in the server's log.
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tornado.ioloop
import tornado.web
from jupyter_core.utils import run_sync
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import url_path_join
from traitlets import Int
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from cardlab.host import can_open_browser, notebooks
from cardlab.words import Words

HOME = "home.ipynb"
READY = ("home.ipynb", "play.ipynb", "canasta.ipynb")  # the pages that a visitor opens first
EXTENSIONS = ("anywidget", "@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8")
REFILL_S = 4.0  # the page that took the reserve has drawn itself by then and is not slowed down
IDLE_S = 1800
IPC_PATH = 45  # a socket's path may have 104 bytes on macOS; the kernel's own part takes 59
MESSAGE_BYTES = 1 << 20  # a browser sends wishes, and they are short

_HERE = Path(__file__).resolve().parent
# 'unsafe-eval' is for the template compiler that Voilà's script brings along, blob: for widgets' modules.
POLICY = (
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; connect-src 'self' data: blob:; "
    "frame-ancestors 'self'; base-uri 'self'; form-action 'self'"
)


def words() -> dict[str, str]:
    """Every sentence of the frame, by message id."""
    said = Words.read(_HERE / "words" / "en")
    source = (_HERE / "words" / "en" / "host.ftl").read_text(encoding="utf-8")
    ids = [line.split(" = ")[0] for line in source.splitlines() if line[:1].isalpha()]
    return {id: said.say(id) for id in ids}


def use_our_templates() -> None:
    """Let Jupyter find this package's template without a file outside of the package."""
    known = os.environ.get("JUPYTER_PATH", "")
    if str(_HERE) not in known.split(os.pathsep):
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, (str(_HERE), known)))


def configuration(ready: tuple[str, ...] = ()) -> Config:
    """Everything that is the same whether we serve the page or a Jupyter server does (Binder, a hub)."""
    say = words()
    c = Config()
    c.VoilaConfiguration.template = "cardlab"
    c.VoilaConfiguration.theme = "light"
    c.VoilaConfiguration.allow_template_override = "NO"
    c.VoilaConfiguration.allow_theme_override = "NO"
    c.VoilaConfiguration.strip_sources = True
    c.VoilaConfiguration.show_tracebacks = False
    c.VoilaConfiguration.file_allowlist = [r".*\.(png|jpg|svg)"]
    c.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    c.VoilaConfiguration.page_config_hook = without_mathjax
    c.VoilaConfiguration.resources = {"cardlab": {"words": say, "language": "en"}}
    c.MappingKernelManager.cull_idle_timeout = IDLE_S
    c.MappingKernelManager.cull_interval = 60
    if ready:
        c.VoilaConfiguration.preheat_kernel = True
        c.VoilaConfiguration.default_pool_size = 0
        c.VoilaKernelManager.fill_delay = REFILL_S
        c.VoilaKernelManager.kernel_pools_config = {
            "default": {"pool_size": 0, "kernel_env_variables": {}},
            **{name: {"pool_size": 1} for name in ready},
        }
    return c


def without_mathjax(current: dict[str, Any], **_: Any) -> dict[str, Any]:
    """The page's configuration without MathJax's address at a CDN: Voilà brings its own, used if both are empty."""
    return {**current, "fullMathjaxUrl": None, "mathjaxConfig": None}


def short_folder() -> str | None:
    """A folder for sockets whose path is short enough, or None where there is none (Windows)."""
    if os.name != "posix":
        return None
    for folder in (tempfile.gettempdir(), "/tmp"):  # noqa: S108  (a private folder is made in it)
        if len(folder) <= IPC_PATH and os.access(folder, os.W_OK):
            return folder
    return None


class Kernels(AsyncMappingKernelManager):
    """Kernels, and how many of those that are starting are meant for the reserve."""

    starting_for_reserve = 0

    async def start_kernel(self, *args: Any, **how: Any) -> str:  # type: ignore[override]  # the base is a union
        """Start one; Voilà marks those for its reserve in their environment."""
        reserve = (how.get("env") or {}).get("VOILA_PREHEAT") == "True"
        self.starting_for_reserve += reserve
        try:
            return str(await super().start_kernel(*args, **how))
        finally:
            self.starting_for_reserve -= reserve


class Reserve:
    """How many of a page's kernels in reserve a visitor may take.

    Voilà counts those that it will start a while from now, and whoever comes next waits for one of them. A kernel
    of the visitor's own is quicker, so these do not count until they have begun to start.
    """

    def __init__(self, pools: dict[str, list[Any]], clock: Callable[[], float] = time.monotonic) -> None:
        self._pools, self._clock = pools, clock
        self._taken: dict[str, float] = {}

    def __call__(self, name: str) -> int:
        """Count those of a page. A visitor takes one if there is one."""
        pool, now = self._pools.get(name, []), self._clock()
        starting = now - self._taken.get(name, -REFILL_S) >= REFILL_S
        count = len(pool) if starting else sum(one.done() for one in pool)
        if count:
            self._taken[name] = now
        return count


class PageHandler(TornadoVoilaHandler):
    """A page, as long as there is room for one more."""

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Answer with the page, or with 503 where all tables are taken."""
        app: Page = self.settings["voila"]
        if app.open_pages() >= app.max_pages:
            self.set_header("Retry-After", "120")
            raise tornado.web.HTTPError(503, "All tables are taken")
        await super().get(path)


class Page(Voila):
    """Voilà for the notebooks of this package."""

    name = "voila"  # handlers look the app up by it
    max_pages = Int(1)
    browse = False

    def open_pages(self) -> int:
        """How many kernels belong to a page; those in reserve are not counted."""
        kernels = self.kernel_manager
        waiting = [one for pool in getattr(kernels, "_pools", {}).values() for one in pool if one.done()]
        return len(kernels.list_kernel_ids()) - len(waiting) - int(kernels.starting_for_reserve)

    def load_config_file(self, *_: Any, **__: Any) -> None:
        """Read no configuration of this computer's Jupyter: the page is the same everywhere."""

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings, and our words for the pages of errors."""
        settings: dict[str, Any] = super().init_settings()
        home = url_path_join(self.base_url, "voila/render", HOME)
        self.kernel_manager.get_pool_size = Reserve(getattr(self.kernel_manager, "_pools", {}))
        settings["voila_jinja2_env"].globals["say"] = {"words": words(), "language": "en", "home": home}
        return settings

    def init_handlers(self) -> list[Any]:
        """Voilà's handlers without its lists of files; every such address leads home."""
        home = (tornado.web.RedirectHandler, {"url": self.home_path(), "permanent": False})
        kept: list[Any] = []
        for pattern, handler, *rest in super().init_handlers():
            if handler is TornadoVoilaTreeHandler:
                kept.append((pattern, *home))
            elif handler is TornadoVoilaHandler:
                kept.append((pattern, PageHandler, *rest))
            elif handler is not VoilaContentsHandler:
                kept.append((pattern, handler, *rest))
        return kept

    def home_path(self) -> str:
        """The path of the home page on this server."""
        return str(url_path_join(self.base_url, "voila/render", HOME))

    def listen(self) -> None:
        """Serve at the port that was asked for and at no other, until Ctrl-C or SIGTERM."""
        self.app.listen(self.port, self.ip)
        address = f"http://{_bracketed(self.ip)}:{self.port}{self.home_path()}"
        print(f"cardlab is at  {address}\nEnd it with Ctrl-C.", flush=True)
        if self.browse and can_open_browser():
            threading.Thread(target=webbrowser.open, args=(address, 2), daemon=True).start()
        self.ioloop = tornado.ioloop.IOLoop.current()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            print("\nGoodbye.")
        finally:
            self.stop()

    def stop(self) -> None:
        """End the kernels first, and then take away the folder of the sockets they are told so by."""
        run_sync(self.kernel_manager.shutdown_all)(now=True)
        shutil.rmtree(self.connection_dir, ignore_errors=True)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def serve(host: str, port: int, *, browser: bool, max_pages: int, base_url: str = "/") -> int:
    """Serve the page until somebody ends it; returns the exit code of the command."""
    use_our_templates()
    folder = notebooks()
    c = configuration(tuple(name for name in READY if (folder / name).is_file()))
    sockets = short_folder()
    if sockets is not None:
        c.KernelManager.transport = "ipc"
        c.Page.connection_dir_root = sockets
    c.VoilaConfiguration.multi_kernel_manager_class = "cardlab.host.page.Kernels"
    c.Page.log_level = logging.ERROR
    c.Page.root_dir = str(folder)
    c.Page.ip, c.Page.port, c.Page.open_browser = host, port, False
    c.Page.base_url = f"/{base_url.strip('/')}/".replace("//", "/")
    c.Page.tornado_settings = {
        "disable_check_xsrf": True,
        "websocket_max_message_size": MESSAGE_BYTES,
        "ws_ping_timeout": 30_000,  # jupyter_server's own choice is longer than tornado allows, and it says so
        "headers": {"Content-Security-Policy": POLICY, "Referrer-Policy": "no-referrer"},
    }
    # Kernels in reserve ask here what their visitor wants.
    os.environ["VOILA_APP_IP"] = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, _bracketed(host))  # noqa: S104
    page = Page(config=c)
    page.max_pages, page.browse = max_pages, browser
    sys.stdout.flush()
    page.initialize([])
    page.start()
    return 0
