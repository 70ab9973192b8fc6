"""The promises of the runtime when something is wrong: a sentence, and a second chance."""

from __future__ import annotations

import shutil

import pytest

from tests.browser.server import Fault
from tests.college.build.pack import toy_door

pytestmark = pytest.mark.browser

PARTS = ("core", "wasm", "memory")
ASK = "college.answer('sum', '[1]').catch(error => 'refused: ' + error.message)"
RIGHT = toy_door.answer("sum", "[1]")


def retried(page):
    """Return the answer after a second try."""
    page.evaluate("college.retry()")
    return page.evaluate(ASK)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (
            Fault.MISSING,
            "The server did not give the file {}.bin (it said 404). Try again, or reload the page.",
        ),
        (
            Fault.TRUNCATED,
            "The file {}.bin did not arrive whole. Check the connection, then try again.",
        ),
        (Fault.CUT, "The file {}.bin did not arrive whole. Check the connection, then try again."),
    ],
)
def test_a_part_lost_on_the_way(page_on, site_with, snapshot, own_servers, part, fault, sentence):
    """A missing or cut part is named with a remedy, and a retry works once it is back."""
    page = page_on("http", "plain/", folder=site_with(snapshot).folder)
    own_servers[0].break_(f"*{part}.bin", fault)
    assert page.evaluate(ASK) == f"refused: {sentence.format(part)}"
    assert page.evaluate("[college.state, college.sentence]") == [
        "failed",
        sentence.format(part),
    ]
    assert page.evaluate(ASK) == f"refused: {sentence.format(part)}", (
        "a failed runtime says so at once"
    )
    own_servers[0].heal()
    assert retried(page) == RIGHT
    assert page.evaluate("college.ready.then(() => college.state)") == "ready"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("damage", ["remove", "truncate"])
def test_a_part_lost_from_the_folder(page_on, site_with, snapshot, part, damage):
    """On file:// the file is named, and a retry works once it has been copied again."""
    site = site_with(snapshot)
    page = page_on("file", "plain/", folder=site.folder)
    getattr(site, damage)(f"python/{part}.js")
    said = page.evaluate(ASK)
    where = (
        "is missing from the folder python"
        if damage == "remove"
        else "in the folder python is damaged"
    )
    assert said == f"refused: The file {part}.js {where}. Copy the whole course folder again."
    shutil.copy(snapshot.folder / f"{part}.js", site.folder / "python" / f"{part}.js")
    assert retried(page) == RIGHT


def test_silence_is_not_endless(page_on, site_with, snapshot):
    """A Python that never answers is given up with a sentence, and a retry works."""
    site = site_with(snapshot)
    script = site.folder / "python" / "runtime.js"
    text = script.read_text()
    assert '"patience": 45' in text
    script.unlink()
    script.write_text(text.replace('"patience": 45', '"patience": 2'))
    page = page_on("file", "plain/", folder=site.folder)
    assert page.evaluate(ASK) == RIGHT
    said = page.evaluate("college.answer('spin', '').catch(error => error.message)")
    assert said == "Python gave no answer within 2 seconds. Try again, or reload the page."
    assert retried(page) == RIGHT


def test_webassembly_refused(page_on, site_with, snapshot):
    """A policy that forbids WebAssembly ends in a sentence, not in silence."""
    site = site_with(snapshot)
    page_file = site.folder / "strict" / "index.html"
    page_file.write_text(page_file.read_text().replace(" 'wasm-unsafe-eval'", ""))
    page = page_on("http", "strict/", folder=site.folder)
    said = page.evaluate(ASK)
    assert said.startswith("refused: The browser refused to run Python (")
    assert said.endswith("Allow WebAssembly for this page, or use another browser.")


def test_workers_refused(page_on, site_with, snapshot):
    """A policy that forbids blob workers ends in a sentence, not in silence."""
    site = site_with(snapshot)
    page_file = site.folder / "strict" / "index.html"
    page_file.write_text(page_file.read_text().replace("worker-src blob:", "worker-src 'self'"))
    page = page_on("http", "strict/", folder=site.folder)
    assert page.evaluate(ASK).startswith("refused: Python ")
    assert page.evaluate("college.state") == "failed"
