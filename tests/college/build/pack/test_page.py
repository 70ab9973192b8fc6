"""The promises of the runtime in a page: it answers as this machine does, http or file://."""

from __future__ import annotations

import json

import pytest

from college.build.pack import Level
from college.doctor.meters.stalls import LIMIT, longest_task, typical_stall
from tests.college.build.pack import toy_door
from tests.college.build.pack.conftest import toy_pack

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("transport", ["http", "file"])
QUESTIONS = [("sum", "[0.1, 0.2, 0.3]"), ("late import", "3/6"), ("sum", "[]")]
ANSWER = """([name, text]) =>
  college.answer(name, text).catch(error => 'refused: ' + error.message)"""
PARTS = ("core", "wasm", "memory")


def asked(page, name, text=""):
    """Return what the page's Python answers."""
    return page.evaluate(ANSWER, [name, text])


@BOTH
@pytest.mark.parametrize("level", list(Level))
def test_every_level_answers_as_cpython_does(page_on, site_with, transport, level):
    """Snapshot, byte code and source answer as Python on this machine, and reach nowhere."""
    site = site_with(toy_pack(level)[0])
    page = page_on(transport, "plain/", folder=site.folder)
    for name, text in QUESTIONS:
        assert asked(page, name, text) == toy_door.answer(name, text)
    assert asked(page, "warm") == ("1" if level is Level.SNAPSHOT else "0")
    assert page.evaluate("college.level") == level.label
    assert len(page.evaluate("college.notes")) == (level is not Level.SNAPSHOT)
    assert page.outside_requests == []
    assert page.console_errors == []


@BOTH
def test_firefox_answers_as_cpython_does(page_on, site_with, snapshot, transport):
    """Firefox, with the rules of file:// that readers have, answers the same."""
    page = page_on(transport, "plain/", folder=site_with(snapshot).folder, browser="firefox")
    for name, text in QUESTIONS:
        assert asked(page, name, text) == toy_door.answer(name, text)
    assert page.outside_requests == []


@BOTH
def test_nothing_is_loaded_before_someone_asks(
    page_on, site_with, snapshot, own_servers, transport
):
    """A page that is only read loads runtime.js and no part of Python, and says so."""
    page = page_on(transport, "plain/", folder=site_with(snapshot).folder)
    page.evaluate("new Promise(done => setTimeout(done, 300))")
    assert page.evaluate("college.state") == "idle"
    assert page.evaluate("document.scripts.length") == 1
    for server in own_servers:
        assert not any(
            "python/" in path and not path.endswith("runtime.js") for path in server.requests
        )


@BOTH
def test_the_page_is_told_how_it_goes(page_on, site_with, snapshot, transport):
    """States come in order, with bytes that only grow and sentences; the marks are set."""
    page = page_on(transport, "plain/", folder=site_with(snapshot).folder)
    page.inject(
        "window.heard = [];"
        "document.addEventListener('college:state', event => heard.push(event.detail));"
    )
    page.evaluate("college.start()")
    page.evaluate("college.start()")
    page.evaluate("college.ready.then(() => 1)")
    assert asked(page, "sum", "[1]")
    heard = page.evaluate("heard")
    assert [heard[0]["state"], heard[-1]["state"]] == ["starting", "ready"]
    assert {item["total"] for item in heard} == {snapshot.bytes}
    loaded = [item["loaded"] for item in heard]
    assert loaded == sorted(loaded)
    assert loaded[-1] == snapshot.bytes
    assert any(item["sentence"].endswith(f"of {snapshot.bytes / 1e6:.1f} MB.") for item in heard)
    marks = page.evaluate("performance.getEntriesByType('mark').map(mark => mark.name)")
    assert {"cc-start", "cc-ready", "cc-first-result"} <= set(marks)


@BOTH
def test_an_exception_is_an_answer(page_on, site_with, snapshot, transport):
    """What Python raises comes back as a sentence, and the next question is answered."""
    page = page_on(transport, "plain/", folder=site_with(snapshot).folder)
    assert asked(page, "unknown").startswith(
        "refused: LookupError: nobody knows unknown (toy/door.py, line "
    )
    assert asked(page, "deep").startswith("refused: RecursionError")
    assert json.loads(asked(page, "sum", "[2, 2]"))["sum"] == 4


def test_a_strict_policy_is_enough(page_on, site_with, snapshot):
    """Scripts of the site, WebAssembly, blob workers: no more is asked of a site's policy."""
    page = page_on("http", "strict/", folder=site_with(snapshot).folder)
    assert asked(page, "sum", "[1]") == toy_door.answer("sum", "[1]")
    assert page.console_errors == []


def test_it_works_below_any_folder(page_on, site_with, snapshot):
    """A site mounted below the root finds its pack beside runtime.js."""
    page = page_on("http", "plain/", folder=site_with(snapshot).folder, mount="courses/compute")
    assert asked(page, "sum", "[1]") == toy_door.answer("sum", "[1]")


@BOTH
def test_the_page_stays_responsive(new_chromium, serve, site_with, snapshot, transport):
    """While Python starts, the main thread is typically not busy for long in one piece."""
    site = site_with(snapshot)
    server = serve(site.folder)

    def stall():
        page = new_chromium()
        page.open(f"{server.url}plain/" if transport == "http" else site.url("plain/"))
        return longest_task(page, lambda: asked(page, "sum", "[1]"))

    assert typical_stall(stall) < LIMIT
