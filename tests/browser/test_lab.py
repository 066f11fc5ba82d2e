"""`cardlab --lab`: what a notebook links to opens as a page, and ending the command ends JupyterLab."""

from __future__ import annotations

import re
import subprocess
import sys

import psutil
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, free_port


@pytest.fixture
def lab(tmp_path):
    """The address of a running JupyterLab, with its token."""
    command = [sys.executable, "-m", "cardlab.host", "--lab", "--no-browser", "--port", str(free_port())]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"(http://127\.0\.0\.1:\d+)/lab\?(token=\w+)", line):
            break
    else:
        pytest.fail("JupyterLab did not start")
    yield found[1], found[2]
    children = psutil.Process(process.pid).children(recursive=True)
    process.terminate()
    process.wait(20)
    process.stdout.close()
    assert not psutil.wait_procs(children, timeout=20)[1]


def test_a_link_of_a_notebook_opens_the_page_that_it_asks_for(browser, lab):
    base, token = lab
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    page.goto(f"{base}/lab/tree/home.ipynb?{token}", timeout=60_000)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60_000)
    page.locator(".lm-MenuBar-item", has_text="Run").click()
    page.get_by_text("Run All Cells", exact=True).click()
    link = page.locator("a[href='/voila/render/rulebook.ipynb?game=russian_bank']")
    with context.expect_page() as opened:
        link.click(timeout=60_000)
    book = opened.value
    expect(book.get_by_role("heading", name="The rules of Russian Bank")).to_be_visible(timeout=60_000)
    expect(book.locator("nav a.cl-name")).to_be_visible()  # the frame of the package
    assert not page.get_by_text("official Jupyter news").count()  # nobody is asked to ask another host
    context.close()
