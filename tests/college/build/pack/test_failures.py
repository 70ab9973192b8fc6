"""The promises of the runtime when something is wrong: a sentence, and a second chance."""

from __future__ import annotations

import gzip
import shutil

import pytest

from college.build.pack.part import FORMS, Part
from college.doctor.browsers.server import Fault
from tests.college.build.pack import toy_door

pytestmark = pytest.mark.browser

PROVE = pytest.mark.prove
OTHERS = ("core", "memory")
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


def of_the_same_length(packed):
    """Return other content, whole and packed as well, in as many bytes."""
    content = bytearray(gzip.decompress(packed))
    content[-4000:] = bytes(4000)
    shorter = gzip.compress(bytes(content), 9, mtime=0)
    filling = len(packed) - len(shorter) - 2
    assert filling > 0
    head = shorter[:3] + b"\x04" + shorter[4:10]  # the format's own place for what is no content
    return head + filling.to_bytes(2, "little") + bytes(filling) + shorter[10:]


@pytest.mark.parametrize("transport", ["http", "file"])
@pytest.mark.parametrize("part", ["wasm", *(pytest.param(p, marks=PROVE) for p in OTHERS)])
def test_another_content_of_the_same_length(page_on, site_with, snapshot, part, transport):
    """What is whole, but not what the page was built with, is never started."""
    site = site_with(snapshot)
    page = page_on(transport, "plain/", folder=site.folder)
    other = of_the_same_length((snapshot.folder / f"{part}.bin").read_bytes())
    assert len(other) == snapshot.sizes[part]
    for form in FORMS:
        (site.folder / f"python/{part}.{form}").unlink()
    Part(part, other).write(site.folder / "python")
    said = page.evaluate(ASK)
    if transport == "http":
        assert said == (
            f"refused: The file {part}.bin is not the one this page was made for. Reload the page."
        )
    else:
        assert said.startswith(f"refused: The file {part}.js in the folder python is of another")
    for form in FORMS:
        shutil.copy(snapshot.folder / f"{part}.{form}", site.folder / f"python/{part}.{form}")
    assert retried(page) == RIGHT


END = "college.attempt.workers.at(-1).terminate()"


@pytest.mark.parametrize(
    "fate", ["hung", *(pytest.param(fate, marks=PROVE) for fate in ("killed", "closed by itself"))]
)
def test_a_silent_python_is_noticed_and_no_question_lost(page_on, site_with, snapshot, fate):
    """The page says so, offers a new start, and then asks again what was open."""
    page = page_on("http", "plain/", folder=site_with(snapshot).folder)
    assert page.evaluate(ASK) == RIGHT
    if fate == "killed":
        page.evaluate(END)
    elif fate == "closed by itself":
        page.page.workers[-1].evaluate("close()")
    else:
        page.inject("college.answer('spin', '').catch(() => 0)")
        page.inject("college.questions.clear()")  # it would spin again
    page.inject(f"window.open_question = {ASK}")
    page.wait_for("college.state === 'late'")
    said = page.evaluate("college.sentence")
    assert said == "Python has been silent for 4 seconds. It may still be at work."
    page.evaluate("college.retry()")
    assert page.evaluate("window.open_question") == RIGHT
    assert page.evaluate("college.state") == "ready"


def test_a_python_that_was_only_slow_goes_on(page_on, site_with, snapshot):
    """Its answer comes, and the word of its silence is taken back."""
    page = page_on("http", "plain/", folder=site_with(snapshot).folder)
    assert page.evaluate(ASK) == RIGHT
    page.inject("college.attempt.late()")
    assert page.evaluate("college.state") == "late"
    assert page.evaluate(ASK) == RIGHT
    assert page.evaluate("college.state") == "ready"


@PROVE
def test_a_start_without_a_sign_is_noticed(page_on, site_with, snapshot):
    """A worker that ends while Python starts leaves the page neither mute nor stuck."""
    page = page_on("http", "plain/", folder=site_with(snapshot).folder)
    page.inject(
        "college.start(); college.attempt.worker = () => ({ postMessage() {}, terminate() {} })"
    )
    page.wait_for("college.state === 'late'")
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
