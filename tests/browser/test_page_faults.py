"""The promises of a page that lost a part, or whose browser lacks one: readable, told, a way on."""

from __future__ import annotations

import pytest

from tests.browser.test_lesson import CALCULATOR, LESSON, wake

pytestmark = pytest.mark.browser

PROVE = pytest.mark.prove
SCRIPTS = ("page", "live", "site")
ABSENT = ".cc-absent"
HEADLINE = "course-calculator .cc-calculator-headline"


def readable(page):
    """Say whether text and printed answer are there."""
    return "InfiniBand" in page.text("h1") and "$53,760" in page.text(HEADLINE)


LOST = [("live", "http"), ("page", "http"), ("site", "http"), *((s, "file") for s in SCRIPTS)]


@pytest.mark.parametrize(
    ("script", "transport"),
    [pytest.param(*each, marks=() if each == LOST[0] else PROVE) for each in LOST],
)
def test_a_script_that_is_gone_is_told(page_on, site, copy_of, script, transport):
    """As after a new edition, for a page that the browser kept; no word of a program's fault."""
    copy = copy_of(site)
    copy.remove(f"assets/{script}.*.{'css' if script == 'site' else 'js'}")
    page = page_on(transport, LESSON, folder=copy.folder)
    said = page.text(ABSENT)
    if transport == "http":
        assert said.startswith(f"A part of this page did not come ({script}.")
        assert "reload it" in said
    else:
        assert said.startswith(f"The file {script}.")
        assert "Copy the whole course folder again." in said
    assert "undefined" not in page.text("main")
    assert readable(page)
    for path in site.glob("assets/*.*"):
        if not (copy.folder / "assets" / path.name).exists():
            (copy.folder / "assets" / path.name).write_bytes(path.read_bytes())
    page.click(f"{ABSENT} button")
    page.wait_for(f"document.readyState === 'complete' && !document.querySelector('{ABSENT}')")
    wake(page)


@pytest.mark.parametrize("transport", ["http", pytest.param("file", marks=PROVE)])
@pytest.mark.parametrize("fault", [pytest.param("cut", marks=PROVE), "no custom elements"])
def test_a_script_that_stops_is_told(site, copy_of, chromium, serve, fault, transport):
    """Cut in two, or in a browser without custom elements; on file:// it is not known which."""
    copy = copy_of(site)
    server = serve(copy.folder)
    if fault == "cut":
        copy.truncate("assets/live.*.js")
    else:
        chromium.before_load("delete window.customElements")
    chromium.open(copy.url(LESSON) if transport == "file" else server.url + LESSON)
    said = chromium.text(ABSENT)
    which = "." if transport == "file" else " (live."
    assert said.startswith(f"A part of this page stopped{which}")
    assert "All of it can be read." in said
    assert readable(chromium)


@pytest.mark.parametrize("lacks", ["DecompressionStream", pytest.param("WebAssembly", marks=PROVE)])
def test_a_browser_that_is_too_old_is_told(page_on, chromium, lacks):
    """The sentence stands where the answer would follow; the printed answer stays."""
    chromium.before_load(f"delete window.{lacks}")
    page = page_on("file", LESSON)
    page.evaluate(f"{CALCULATOR}.querySelector('input[name=gpus]').focus()")
    page.wait_for(f"{CALCULATOR}.dataset.state === 'failed'")
    assert "This browser is too old to run Python." in page.text("course-calculator .cc-state")
    assert readable(page)
    assert page.console_errors == []


@pytest.mark.parametrize("where", ["the calculator", pytest.param("a sentence", marks=PROVE)])
def test_what_was_typed_without_a_network_is_answered_when_it_is_back(page_on, own_servers, where):
    """The number stays in its field, the sentence says why, and a second try answers it."""
    page = page_on("http", LESSON)
    element = "course-calculator" if where == "the calculator" else "course-example"
    own_servers[0].break_("*.bin")
    page.type_into(f"{element} input", "512")
    page.press("Enter")
    page.wait_for("college.state === 'failed'", timeout=30)
    assert "it said 404" in page.text(f"{element} .cc-state")
    assert page.evaluate(f"document.querySelector('{element} input').value") == "512"
    own_servers[0].heal()
    page.click(f"{element} .cc-state button")
    page.wait_for("document.querySelector('course-calculator').last?.now.gpus === 512", timeout=30)
    assert "The result shown is the last one" not in page.text("main")


@pytest.mark.parametrize("browser", ["chromium", pytest.param("firefox", marks=PROVE)])
def test_no_other_site_is_asked_for_what_a_browser_lacks(serve, site, request, browser):
    """Material would fetch a ResizeObserver from elsewhere; search and answers work without."""
    server = serve(site)
    page = request.getfixturevalue(browser)
    page.before_load("delete window.ResizeObserver")
    page.open(server.url + LESSON)
    wake(page)
    page.type_into(".md-search__input", "pue")
    found = "document.querySelector('.md-search-result__meta').textContent"
    page.wait_for(f"/\\d+ matching/.test({found})", timeout=20)
    assert page.outside_requests == []
    assert not [error for error in page.console_errors if "unpkg" in error]


@PROVE
def test_without_a_network_all_goes_on_once_python_runs(page_on, own_servers):
    """A change, a reset and a printed page ask for no file any more."""
    page = page_on("http", LESSON)
    wake(page)
    own_servers[0].break_("*")
    page.type_into("course-calculator input[name=gpus]", "512")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 512", timeout=30)
    assert page.console_errors == []


@PROVE
def test_coming_back_to_a_page_finds_it_at_work(page_on, own_servers):
    """Whether the browser kept it or loads it anew."""
    page = page_on("http", LESSON)
    wake(page)
    page.open(own_servers[0].url)
    page.page.go_back()
    wake(page)
    page.type_into("course-calculator input[name=gpus]", "512")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 512", timeout=30)
    assert page.console_errors == []


@PROVE
def test_a_page_prints_while_python_starts(page_on, chromium):
    """Its printed answer is on the paper, and the start goes on."""
    page = page_on("http", LESSON)
    page.evaluate(f"{CALCULATOR}.querySelector('input[name=gpus]').focus()")
    assert page.evaluate("college.state") in {"starting", "ready"}
    assert chromium.page.pdf().startswith(b"%PDF")
    assert readable(page)
    wake(page)


@PROVE
def test_a_browser_out_of_memory_is_told(page_on):
    """What the worker's own error says stands in the sentence, and a second try works."""
    page = page_on("http", LESSON)
    wake(page)
    page.evaluate(
        "college.attempt.workers.at(-1).onerror(new ErrorEvent('error',"
        " {message: 'RangeError: Out of memory', cancelable: true}))"
    )
    page.wait_for(f"{CALCULATOR}.dataset.state === 'failed'")
    said = page.text("course-calculator .cc-state")
    assert "Python stopped (RangeError: Out of memory). Try again, or reload the page." in said
    assert readable(page)
    page.click("course-calculator .cc-state button")
    page.wait_for(f"{CALCULATOR}.dataset.state === 'ready'", timeout=30)
