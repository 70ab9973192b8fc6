"""The promises of a lesson with its calculator, in real browsers, on http and on file://."""

from __future__ import annotations

import json

import pytest

from college.doctor.meters.stalls import LIMIT, longest_task, typical_stall
from tests.ours import answer

pytestmark = pytest.mark.browser

LESSON = "power-and-data-centers/what-is-infiniband.html"
CALCULATOR = "document.querySelector('course-calculator')"
EXAMPLE = "document.querySelector('course-example')"
PARTS = (
    f"Object.fromEntries([...{CALCULATOR}.querySelectorAll('.cc-calculator-result [data-part]')]"
    ".map(part => [part.dataset.part, part.textContent]))"
)
NUMBERS = f"[...{EXAMPLE}.querySelectorAll('data.number')].map(number => number.textContent)"
HTTP_AND_FILE = [("http", "chromium"), ("file", "chromium"), ("file", "firefox")]


def wake(page):
    """Turn to the calculator, as a reader does, and wait until Python answers."""
    page.evaluate(f"{CALCULATOR}.querySelector('input[name=gpus]').focus()")
    page.wait_for(f"{CALCULATOR}.dataset.state === 'ready'", timeout=30)
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)


def cpython(**inputs):
    """Return what the same Python says outside the browser."""
    start = {"gpus": 256, "hourly_price": 7, "hours": 100, "stretch": 1.3}
    texts = {name: str(value) for name, value in inputs.items()}
    return json.loads(answer("training_job", json.dumps({"start": start, "inputs": texts})))


@pytest.mark.parametrize(("transport", "browser"), HTTP_AND_FILE)
def test_the_live_answer_equals_the_printed_one_and_follows(page_on, transport, browser):
    """The first live result equals the printed one; a changed input gives what CPython gives."""
    page = page_on(transport, LESSON, browser=browser)
    printed = page.evaluate(PARTS)
    assert "$53,760" in printed["headline"]
    wake(page)
    assert page.evaluate(PARTS) == printed
    page.type_into("course-calculator input[name=gpus]", "1,000")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 1000")
    live = page.evaluate(
        f"Object.fromEntries([...{CALCULATOR}.querySelectorAll('[data-line]')]"
        ".map(line => [line.dataset.line, line.dataset.value]))"
    )
    assert live == cpython(gpus=1000)["values"]
    page.type_into("course-example input[name='fast.gpus']", "512")
    page.wait_for(f"{NUMBERS}[1] === '$358,400'", timeout=20)
    assert page.evaluate(NUMBERS) == ["$3,584", "$358,400", "130", "$465,920", "$107,520"]
    assert page.console_errors == []
    assert page.outside_requests == []


def test_the_lesson_is_complete_without_scripts(page_on):
    """JavaScript off: the text, the numbers and the result of the example all stand there."""
    page = page_on("file", LESSON, browser="chromium_without_scripts")
    text = page.evaluate("document.querySelector('.md-content').innerText")
    for part in (
        "$1,792",
        "$179,200",
        "$232,960",
        "$53,760",
        "256\u00a0GPUs × $7/GPU-hour × 100\u00a0h",
        "$5.38",
        "23.1%",
    ):
        assert part in text, part
    assert "needs JavaScript" in text


def test_a_page_nobody_touches_loads_no_python(page_on, own_servers):
    """The pack is asked for at the first touch, and not before."""
    page = page_on("http", LESSON)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 1500))")
    asked = [path for path in own_servers[0].requests if path.endswith(".bin")]
    assert asked == []
    wake(page)
    assert [path for path in own_servers[0].requests if path.endswith(".bin")]


@pytest.mark.parametrize("transport", ["http", "file"])
def test_the_page_stays_responsive_while_python_starts(page_on, transport):
    """Typically the page's own thread is not busy for long in one piece."""
    page = page_on(transport, LESSON)

    def stall():
        page.open(page.evaluate("location.href"))
        page.evaluate("new Promise(resolve => setTimeout(resolve, 500))")
        return longest_task(page, lambda: wake(page))

    assert typical_stall(stall) < LIMIT


def test_a_damaged_folder_says_so_and_a_mended_one_works(copy_of, site, chromium):
    """A truncated part: a sentence and a way to try again; the lesson stays readable."""
    copy = copy_of(site)
    copy.truncate("assets/runtime/*/memory.js")
    chromium.open(copy.url(LESSON))
    chromium.evaluate(f"{CALCULATOR}.querySelector('input[name=gpus]').focus()")
    chromium.wait_for(f"{CALCULATOR}.dataset.state === 'failed'", timeout=30)
    said = chromium.text("course-calculator .cc-state")
    assert "memory" in said
    assert "Try again" in said
    assert "$53,760" in chromium.text("course-calculator .cc-calculator-headline")
    for broken in copy.folder.glob("assets/runtime/*/memory.js"):
        broken.write_bytes((site / broken.relative_to(copy.folder)).read_bytes())
    chromium.click("course-calculator .cc-state button")
    chromium.wait_for(f"{CALCULATOR}.dataset.state === 'ready'", timeout=30)


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_the_folder_works_by_double_click(copy_of, site, browser, request):
    """From index.html on file://: a lesson by clicking, search, an answer; all from the folder."""
    page = request.getfixturevalue(browser)
    copy = copy_of(site)
    page.open(copy.url("index.html"))
    page.click("main a[href*='what-is-infiniband']")
    page.wait_for("location.href.includes('what-is-infiniband')")
    page.wait_for(
        "document.readyState === 'complete' && document.querySelector('.md-search__input') !== null"
    )
    page.evaluate("document.querySelector('.md-search__input').focus()")
    page.type_into(".md-search__input", "InfiniBand")
    page.wait_for("document.querySelectorAll('.md-search-result__item').length > 0", timeout=20)
    assert "InfiniBand" in page.text(".md-search-result__list")
    page.press("Escape")
    wake(page)
    page.type_into("course-calculator input[name=hours]", "200")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.hours === 200")
    assert "$107,520" in page.text("course-calculator .cc-calculator-headline")
    assert page.outside_requests == []


def test_the_site_works_in_a_sub_folder(page_on):
    """No address in a page is absolute: it answers below any path."""
    page = page_on("http", LESSON, mount="/courses/compute/")
    wake(page)
    assert page.console_errors == []
