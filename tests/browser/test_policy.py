"""The promise that pages work under a strict policy: no inline script or style, no eval."""

from __future__ import annotations

import pytest

from tests.browser.test_exercises import LESSON, RIGHT, opened, run

pytestmark = pytest.mark.browser

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src blob: 'self'; "
    "frame-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Nothing but what the pages need; WebAssembly is Python."""
META = f'<head><meta http-equiv="Content-Security-Policy" content="{POLICY}">'


@pytest.fixture
def strict(copy_of, site):
    """Return a copy of the site in which the pages of these tests have the policy."""
    copy = copy_of(site)
    for name in ("index.html", LESSON):
        page = copy.folder / name
        text = page.read_text("utf-8")
        page.unlink()
        page.write_text(text.replace("<head>", META, 1), "utf-8")
    return copy


@pytest.mark.parametrize("transport", ["http", "file"])
def test_a_program_runs_under_the_policy(page_on, strict, transport):
    """Editor, its style, and Python in a worker."""
    page = opened(page_on(transport, LESSON, folder=strict.folder))
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.cm-scroller')).display") == "flex"
    )
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.console_errors == []


@pytest.mark.parametrize("transport", ["http", "file"])
def test_the_search_finds_under_the_policy(page_on, strict, transport):
    """Its worker, or on file:// the frame in its place."""
    page = page_on(transport, "index.html", folder=strict.folder)
    page.type_into(".md-search__input", "pue")
    found = "document.querySelector('.md-search-result__meta').textContent"
    page.wait_for(f"/\\d+ matching/.test({found})")
    assert page.console_errors == []
