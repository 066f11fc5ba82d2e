"""The command: what it says, where it finds the pages, and how the server is set up."""

from __future__ import annotations

import errno
import importlib.util
import json
import os
import re
import runpy
import socket
import subprocess
import sys
import threading
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest
from traitlets.config import Config

from cardlab import host
from cardlab.host import main, page
from cardlab.host.visit import query

TEMPLATE = Path(page.__file__).parent / "voila" / "templates" / "cardlab"


# ── the command line ──────────────────────────────────────────────────────────────────────────────


def test_a_taken_port_is_said_in_a_sentence(capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["--port", str(port), "--no-browser"]) == 2
    said = capsys.readouterr().err
    assert f"Port {port} is taken" in said
    assert f"--port {port + 1}" in said
    assert said.count("\n") == 1


def test_the_last_port_has_no_next(monkeypatch):
    def taken(*_):
        raise OSError(errno.EADDRINUSE, "in use")

    monkeypatch.setattr(socket.socket, "bind", taken)
    assert "--port 8866" in host._port_trouble("127.0.0.1", 65535)


def test_a_reserved_port_is_said_in_a_sentence(monkeypatch):
    def refused(*_):
        raise OSError(errno.EACCES, "denied")

    monkeypatch.setattr(socket.socket, "bind", refused)
    assert "reserved" in host._port_trouble("127.0.0.1", 80)


def test_a_host_that_is_not_here(capsys):
    assert main(["--host", "203.0.113.7", "--no-browser"]) == 2
    assert "Nothing can be served at 203.0.113.7" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["0", "-1", "65536", "canasta", "8866.0", "", "８８６６"])
def test_a_port_out_of_range_is_refused(port, capsys):
    with pytest.raises(SystemExit) as stopped:
        main([f"--port={port}"])
    assert stopped.value.code == 2
    assert "from 1 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize("many", ["0", "-3", "some"])
def test_a_number_of_pages_that_is_none_is_refused(many, capsys):
    with pytest.raises(SystemExit):
        main([f"--max-pages={many}"])
    assert "above zero" in capsys.readouterr().err


def test_version(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert re.fullmatch(r"cardlab \d+\.\d+\.\d+\n", capsys.readouterr().out)


def test_the_command_answers_without_the_libraries_of_the_page():
    code = "import sys, cardlab.host; print(*{'voila', 'tornado', 'traitlets'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not done.stdout.strip()


# ── without the page's libraries: the terminal ────────────────────────────────────────────────────


def test_without_voila_it_plays_in_the_terminal(monkeypatch, capsys):
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *a: None if name == "voila" else found(name, *a)
    )
    monkeypatch.setitem(sys.modules, "cardlab.host.terminal", SimpleNamespace(main=lambda **_: 7))
    assert main([]) == 7
    assert "pip install 'cardlab[host]'" in capsys.readouterr().out


def test_the_terminal_on_request(monkeypatch):
    monkeypatch.setitem(sys.modules, "cardlab.host.terminal", SimpleNamespace(main=lambda **_: None))
    assert main(["--terminal"]) == 0


# ── the notebooks ─────────────────────────────────────────────────────────────────────────────────


def test_the_notebooks_of_a_checkout():
    assert (host.notebooks() / "home.ipynb").is_file()


def test_the_notebooks_of_an_installed_package_come_first(tmp_path, monkeypatch):
    inside = tmp_path / "cardlab" / "notebooks"
    inside.mkdir(parents=True)
    (inside / "home.ipynb").write_text("{}")
    monkeypatch.setattr(host, "_HERE", tmp_path / "cardlab" / "host")
    assert host.notebooks() == inside


def test_a_package_without_notebooks_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(host, "_HERE", tmp_path / "cardlab" / "host")
    with pytest.raises(FileNotFoundError, match="not installed whole"):
        host.notebooks()


def test_copies_of_the_notebooks_never_overwrite(tmp_path):
    source, target = tmp_path / "from", tmp_path / "to"
    source.mkdir()
    target.mkdir()
    for name in ("home.ipynb", "canasta.ipynb"):
        (source / name).write_text("new")
    (target / "home.ipynb").write_text("mine")
    host._copied(source, target)
    assert (target / "home.ipynb").read_text() == "mine"
    assert (target / "canasta.ipynb").read_text() == "new"


def test_every_page_has_a_title_that_can_be_read():
    """A notebook without one is called after its file."""
    for path in host.notebooks().glob("*.ipynb"):
        book = json.loads(path.read_text(encoding="utf-8"))
        assert book["metadata"].get("title") or re.fullmatch(r"[a-z_]+", path.stem)


# ── the server's configuration ────────────────────────────────────────────────────────────────────


def test_the_page_is_closed():
    c = page.configuration()
    assert c.VoilaConfiguration.template == "cardlab"
    assert c.VoilaConfiguration.allow_template_override == "NO"
    assert c.VoilaConfiguration.allow_theme_override == "NO"
    assert c.VoilaConfiguration.strip_sources is True
    assert c.VoilaConfiguration.show_tracebacks is False
    assert not any(re.fullmatch(p, "x.py") for p in c.VoilaConfiguration.file_allowlist)


def test_forgotten_kernels_are_culled():
    c = page.configuration()
    assert 0 < c.MappingKernelManager.cull_interval < c.MappingKernelManager.cull_idle_timeout


def test_one_kernel_in_reserve_for_each_page_that_is_opened_first():
    pools = page.configuration(("home.ipynb",)).VoilaKernelManager.kernel_pools_config
    assert pools["default"]["pool_size"] == 0
    assert pools["home.ipynb"]["pool_size"] == 1


def test_mathjax_is_not_asked_of_a_cdn():
    """Under Binder Jupyter's own server has its address."""
    hook = page.configuration().VoilaConfiguration.page_config_hook
    assert hook({"fullMathjaxUrl": "https://cdn.example/mathjax.js", "x": 1}, base_url="/") == {
        "fullMathjaxUrl": None,
        "mathjaxConfig": None,
        "x": 1,
    }


def test_every_option_that_is_set_exists():
    """A mistyped option would be ignored without a word."""
    from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
    from voila.configuration import VoilaConfiguration
    from voila.execute import VoilaExecutor
    from voila.voila_kernel_manager import voila_kernel_manager_factory

    classes = {
        "VoilaConfiguration": VoilaConfiguration,
        "VoilaExecutor": VoilaExecutor,
        "MappingKernelManager": AsyncMappingKernelManager,
        "VoilaKernelManager": voila_kernel_manager_factory(
            page.Kernels, preheat_kernel=True, default_pool_size=0
        ),
    }
    for section, options in page.configuration(("home.ipynb",)).items():
        for name in options:
            assert name in classes[section].class_traits(config=True), f"{section}.{name}"


def test_our_template_is_found_without_a_file_outside_the_package(monkeypatch):
    from voila.paths import collect_template_paths

    monkeypatch.setenv("JUPYTER_PATH", "/somewhere")
    page.use_our_templates()
    page.use_our_templates()
    assert os.environ["JUPYTER_PATH"].split(os.pathsep) == [str(page._HERE), "/somewhere"]
    assert str(TEMPLATE) in collect_template_paths(["voila", "nbconvert"], "cardlab", prune=True)


def test_sockets_have_short_paths():
    folder = page.short_folder()
    assert folder is None or len(folder) <= page.IPC_PATH


def test_no_short_folder_no_sockets(monkeypatch):
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert page.short_folder() is None


# ── what an address asks for ──────────────────────────────────────────────────────────────────────


def test_a_kernel_started_for_its_visitor_knows_the_address(monkeypatch):
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    monkeypatch.setenv("QUERY_STRING", "game=canasta")
    assert query() == "game=canasta"


def test_a_kernel_in_reserve_waits_for_the_address(monkeypatch):
    from websockets.sync.server import serve

    def tell(connection):
        assert connection.request.path == "/base/voila/query/k1"
        connection.send('{"QUERY_STRING": "game=canasta&seats=2"}')

    with serve(tell, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever).start()
        monkeypatch.setenv("VOILA_PREHEAT", "True")
        monkeypatch.setenv("VOILA_APP_IP", "127.0.0.1")
        monkeypatch.setenv("VOILA_APP_PORT", str(server.socket.getsockname()[1]))
        monkeypatch.setenv("VOILA_SERVER_URL", "/base/")
        monkeypatch.setenv("VOILA_KERNEL_ID", "k1")
        assert query() == "game=canasta&seats=2"
        server.shutdown()
    assert not query()  # nobody is there any more


def test_a_cell_may_wait_as_long_as_it_takes():
    """A kernel in reserve waits inside a cell; a time limit would break its page before anybody comes."""
    assert "timeout" not in page.configuration().VoilaExecutor


# ── the frame ─────────────────────────────────────────────────────────────────────────────────────


def test_the_frame_names_no_other_host():
    for path in TEMPLATE.iterdir():
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|[\"'(]//", text), path.name


def test_every_sentence_of_the_frame_exists_and_is_used():
    text = "".join(path.read_text(encoding="utf-8") for path in TEMPLATE.iterdir())
    used = set(re.findall(r"page-[a-z]+(?:-[a-z]+)*", text))
    said = set(page.words())
    assert used <= said
    assert {id for id in said if id.startswith("page-")} <= used
    assert {f"error-{kind}{end}" for kind in ("missing", "full", "other") for end in ("", "-title")} <= said


def test_the_frame_writes_no_sentence_itself():
    for name in ("index.html.j2", "page.html", "error.html"):
        text = (TEMPLATE / name).read_text(encoding="utf-8")
        text = re.sub(
            r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<script>.*?</script>|<[^>]+>", " ", text, flags=re.DOTALL
        )
        assert set(text.split()) <= {"cardlab", "·"}, name


# ── kernels in reserve ────────────────────────────────────────────────────────────────────────────


class Kernel:
    def __init__(self, *, ready: bool):
        self.ready = ready

    def done(self):
        return self.ready


def test_nobody_waits_for_a_kernel_that_is_not_even_starting():
    now = [100.0]
    pools = {"home.ipynb": [Kernel(ready=False)]}
    reserve = page.Reserve(pools, lambda: now[0])
    assert reserve("other.ipynb") == 0
    assert reserve("home.ipynb") == 1  # the first one starts with the server
    pools["home.ipynb"] = [Kernel(ready=False)]  # the next one will, a while from now
    now[0] += page.REFILL_S / 2
    assert reserve("home.ipynb") == 0
    now[0] += page.REFILL_S / 2
    assert reserve("home.ipynb") == 1  # by now it has begun
    pools["home.ipynb"] = [Kernel(ready=True)]
    assert reserve("home.ipynb") == 1


# ── JupyterLab ────────────────────────────────────────────────────────────────────────────────────


def lab_started(monkeypatch, tmp_path, *asked):
    """The command and the environment with which `cardlab --lab` starts JupyterLab."""
    started = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(host, "_port_trouble", lambda *_: "")
    monkeypatch.setattr(os, "execve", lambda *how: started.append(how[1:]))
    monkeypatch.setattr(subprocess, "call", lambda command, env: started.append((command, env)))
    host.main(["--lab", "--no-browser", "--port", "8866", *asked])
    return started[0]


def test_lab_shows_the_pages_too_and_asks_no_other_host(monkeypatch, tmp_path):
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/somewhere")
    command, env = lab_started(monkeypatch, tmp_path, "--base-url", "cards")
    assert "--ServerApp.base_url=/cards/" in command and "--LabApp.news_url=None" in command
    assert env["CARDLAB_PAGES"] == "/cards/voila/render/"
    ours, theirs = env["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert theirs == "/somewhere"
    c = Config()
    settings = Path(ours) / "jupyter_server_config.py"
    runpy.run_path(str(settings), {"get_config": lambda: c})
    assert c.VoilaConfiguration.template == "cardlab"
    assert c.MappingKernelManager.cull_idle_timeout == 0  # a notebook's kernel stays


# ── the wheel ─────────────────────────────────────────────────────────────────────────────────────


def test_the_wheel_holds_the_package_whole_and_nothing_else(tmp_path):
    from hatchling.builders.wheel import WheelBuilder

    root = Path(host.__file__).parent.parent.parent
    (wheel,) = WheelBuilder(str(root)).build(directory=str(tmp_path), versions=["standard"])
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    ours = {path.relative_to(root).as_posix() for path in (root / "cardlab").rglob("*") if path.is_file()}
    pages = {f"cardlab/notebooks/{path.name}" for path in (root / "notebooks").glob("*.ipynb")}
    assert held == {name for name in ours if not name.endswith(".pyc")} | pages
    assert {"cardlab/explain/sources.toml", "cardlab/record/schema.json", "cardlab/py.typed"} <= held
