"""A real Voilà, started by the product's own command, and a real Chromium that visits it.

`visit` is a desktop, `phone` a phone; both are a `Visit`: a page that remembers every request, every frame of
every socket and every error, and whose test fails if a request left this machine or an error was logged.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
from playwright.sync_api import Browser, Page, Response, WebSocket, sync_playwright

HERE = Path(__file__).parent
RESULTS = HERE.parent.parent / "test-results"
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
START_S = 60
OPEN_MS = 30_000


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.when == "call" and report.failed:
        for name in ("visit", "phone"):
            seen = getattr(item, "funcargs", {}).get(name)
            if seen is not None:
                RESULTS.mkdir(exist_ok=True)
                seen.page.screenshot(path=RESULTS / f"{item.name}-{name}.png")
    return report


@dataclass
class Server:
    """The product's server; `process` is the command that was started."""

    base: str
    process: subprocess.Popen[str]

    def url(self, page: str = "home.ipynb") -> str:
        return f"{self.base}/voila/render/{page}"

    def kernels(self) -> list[psutil.Process]:
        """The processes of its kernels, those in reserve among them."""
        alive = []
        for child in psutil.Process(self.process.pid).children():
            try:
                if any("ipykernel" in word for word in child.cmdline()):
                    alive.append(child)
            except (psutil.NoSuchProcess, psutil.ZombieProcess):
                continue
        return alive


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(*more: str) -> Server:
    """Start `cardlab` on a free port and wait until its home page answers."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "cardlab.host", "--port", str(port), "--no-browser", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    server = Server(f"http://127.0.0.1:{port}", process)
    end = time.monotonic() + START_S
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(server.base + "/voila/static/voila.js", timeout=5):
                return server
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    stop_server(server)
    raise AssertionError(f"The server did not start:\n{process.stdout and process.stdout.read()}")


def stop_server(server: Server) -> None:
    server.process.terminate()
    try:
        server.process.wait(20)
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.wait()
    if server.process.stdout is not None:
        server.process.stdout.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The server of the product, one for all tests."""
    one = start_server()
    yield one
    stop_server(one)


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.base


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium: the one that CARDLAB_CHROMIUM names, or the system's."""
    wanted = (os.environ.get("CARDLAB_CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, (shutil.which(name) for name in wanted if name)), None)
    assert found, "No Chromium was found. `make chromium` installs one."
    with sync_playwright() as play:
        one = play.chromium.launch(executable_path=found, args=FLAGS)
        yield one
        one.close()


@dataclass
class Visit:
    """A page and everything that happened on it."""

    page: Page
    server: Server
    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    may_fail: bool = False  # a test that breaks something on purpose sets it

    def go(self, page: str = "home.ipynb") -> Response:
        """Open a page of the product; returns at its first bytes, with its own answer."""
        answer = self.page.goto(self.server.url(page), wait_until="domcontentloaded", timeout=OPEN_MS)
        assert answer is not None
        return answer

    def wait_ready(self) -> None:
        """Wait until every live output is drawn."""
        self.page.wait_for_selector("html[data-cardlab=ready]", state="attached", timeout=OPEN_MS)
        self.page.wait_for_function("!document.querySelector('.cl-early')", timeout=OPEN_MS)

    def foreign(self) -> list[str]:
        """Requests that left this machine."""
        inside = ("data", "blob", "about")
        urls = [(urlsplit(url), url) for url in self.requests]
        return [url for parts, url in urls if parts.scheme not in inside and parts.hostname != "127.0.0.1"]

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def _listen(self) -> None:
        page = self.page
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", lambda frame: self.received.append(_text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(_text(frame)))


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")


def _visit(browser: Browser, server: Server, shape: Mapping[str, object]) -> Iterator[Visit]:
    context = browser.new_context(**shape)  # type: ignore[arg-type]
    page = context.new_page()
    visit = Visit(page, server)
    visit._listen()
    yield visit
    page.close(run_before_unload=False)
    context.close()
    assert not visit.foreign()
    assert visit.may_fail or not visit.errors


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A visitor at a desk, 1280 by 800."""
    yield from _visit(browser, server, DESKTOP)


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Visit]:
    """A visitor with a phone, 390 by 844, touch only."""
    yield from _visit(browser, server, PHONE)
