"""The promises of learning over days: a lesson, its review, one's own numbers, a light page."""

from __future__ import annotations

import shutil
import time
from contextlib import ExitStack

import pytest

from college.doctor.browsers.chromium import FLAGS, Chromium
from college.doctor.browsers.recorder import recording
from college.doctor.budgets import read_budgets
from college.doctor.meters.axe import axe_violations
from college.doctor.meters.weight import listed, weights
from tests.browser.lesson_steps import (
    CHOICE,
    FULL,
    ID,
    LESSON,
    NUMBER,
    PATIENCE,
    RECORD,
    TRACK,
    arrived,
    feedback,
    one,
)

from .built_site import ROOT
from .test_calculators import tab_to

pytestmark = pytest.mark.browser
HEAVIEST = f"{TRACK}/build-lease-or-rent.html"
JUDGING = "course-question [role=group]"


class Profile:
    """A browser whose pages are remembered in a folder, as a reader's is."""

    def __init__(self, browser, folder):
        self.type, self.folder = browser.browser_type, folder

    def new_context(self, **options):
        """Start a browser with this profile."""
        proxy = options.pop("proxy")
        network = [
            f"--proxy-server={proxy['server']}",
            f"--proxy-bypass-list=<-loopback>;{proxy['bypass']}",
        ]
        return self.type.launch_persistent_context(
            self.folder, executable_path=shutil.which("chromium"), args=FLAGS + network, **options
        )


def test_a_lesson_by_keyboard_then_another_day(
    chromium_browser, own_servers, serve, site, tmp_path
):
    """Guess, answer, complete steps, choose a role, mark as done, close; it is all there again."""
    server = serve(site)

    def opened(path):
        recorder = stack.enter_context(recording())
        page = Chromium(Profile(chromium_browser, tmp_path / "profile"), recorder, own_servers)
        stack.callback(page.close)
        page.open(server.url + path)
        return page

    with ExitStack() as stack:
        page = opened(LESSON)
        tab_to(page, "course-guess input")
        page.press("ArrowRight")
        page.press("ArrowRight")
        page.press("Tab")
        page.press("Enter")
        assert feedback(page, "course-guess") == "You guessed $20,000. The answer is $53,760."
        assert page.evaluate("document.activeElement.textContent") == "Guess again", "focus stays"

        tab_to(page, ".cc-role-filter button:nth-of-type(2)")
        page.press("Enter")
        assert page.evaluate("document.querySelectorAll('.cc-role:not([hidden])').length") == 1

        tab_to(page, "course-steps button")
        page.press("Enter")
        page.write("23.1")
        page.press("Enter")
        assert "right" in feedback(page, "course-steps")
        assert page.evaluate("document.activeElement.textContent") == "Now the last two"

        tab_to(page, f"{NUMBER} input")
        page.write("$53,760")
        page.press("Enter")
        assert feedback(page, NUMBER) == "Right."

        tab_to(page, f"{CHOICE} input")
        page.press("Space")
        page.press("Enter")
        assert "Wrong." in feedback(page, CHOICE)
        page.press("ArrowDown")
        page.press("Enter")
        page.wait_for(f"{one(CHOICE)}.dataset.outcome === 'right'")
        assert page.evaluate(f"document.activeElement.closest('{CHOICE}') !== null"), "focus stays"

        tab_to(page, ".cc-lesson-done > button")
        page.press("Enter")
        page.wait_for(f"{RECORD}.lessons['{ID}'].done")
        page.close()

        page = opened("index.html")
        assert "1 of 17 lessons done" in page.text(".cc-progress-continue")
        tab_to(page, ".cc-progress-continue a")
        page.press("Enter")
        arrived(page, TRACK)
        page.open(server.url + LESSON)
        assert feedback(page, "course-guess") == "You guessed $20,000. The answer is $53,760."
        assert "Last time: right." in page.text(NUMBER)
        assert page.evaluate("document.querySelectorAll('.cc-role:not([hidden])').length") == 1
        assert "(done)" in page.evaluate(f"{one('.cc-menu a[aria-current]')}.textContent")
        assert "1 of 17" in page.text(".cc-menu")
        assert page.console_errors == []
        page.close()


def test_my_cluster_is_offered_by_every_calculator_that_knows_it(page_on):
    """Set once, understood by Python, kept, and one choice away."""
    page = page_on("http", "learn/my-cluster.html")
    page.type_into("#own-gpus", "2k")
    page.type_into("#own-hourly_price", "cheap")
    page.press("Enter")
    page.wait_for(
        "document.querySelector('#own-hourly_price-error').textContent !== ''", timeout=PATIENCE
    )
    assert page.evaluate("document.activeElement.id") == "own-hourly_price"
    page.type_into("#own-hourly_price", "$2.50")
    page.press("Enter")
    page.wait_for(f"{RECORD}.numbers.own?.t > 0")
    assert page.evaluate("document.querySelector('#own-gpus').value") == "2,000"
    assert axe_violations(page) == []
    for name in ("training-job", "gpu-hour"):
        page = page_on("http", f"calculators/{name}.html")
        page.evaluate(
            "(() => { const select = document.querySelector('course-calculator [data-preset]');"
            " select.value = 'mine';"
            " select.dispatchEvent(new Event('change', {bubbles: true})); })()"
        )
        page.wait_for(
            "document.querySelector('course-calculator').last?.now.hourly_price === 2.5",
            timeout=PATIENCE,
        )
        assert page.evaluate("document.querySelector('[data-part=notices]').hidden")
    assert page.console_errors == []


def test_review_asks_what_is_due_and_lets_it_go(page_on):
    """Due questions of finished lessons only, one at a time; a right answer sends it weeks away."""
    page = page_on("file", "learn/review.html")
    assert "Nothing to review yet" in page.text(".cc-own-page")
    page.evaluate(FULL)
    page.open("about:blank")
    page = page_on("file", "learn/review.html")
    due = page.evaluate("collegeCourse.lessons.flatMap(lesson => lesson.questions).length")
    assert f"{due} questions are due" in page.text(".cc-own-page")
    for _ in range(3):
        kind = page.evaluate("document.querySelector('course-question').dataset.kind")
        if kind == "open":
            assert page.evaluate(f"{one(JUDGING)}.hidden"), "what was not answered is not judged"
            page.type_into("course-question textarea", "what I remember of it")
            page.click("course-question form .cc-button-main")
            page.click(f"{JUDGING} button")
        else:
            page.evaluate("document.querySelector('course-question').finish(true, 'Right.')")
        page.click(".cc-own-page > .cc-buttons button")
    assert f"{due - 3} questions are due" in page.text(".cc-own-page")
    reviews = page.evaluate(f"Object.values({RECORD}.reviews).map(list => list[0].rating)")
    assert len(reviews) == 3
    assert axe_violations(page) == []
    assert page.console_errors == []


def test_a_lesson_nobody_touches_is_light(page_on, own_servers, site, capsys):
    """All it asks for stays below its budget, compressed; search and Python are not among it."""
    page = page_on("http", HEAVIEST)
    time.sleep(1)
    found = weights(site, own_servers[0].requests)
    with capsys.disabled():
        print(f"\nlesson, untouched: {listed(found)}")  # noqa: T201 - a budget to read
    assert sum(found.values()) < read_budgets(ROOT).page_bytes
    assert [path for path in found if "search" in path or path.endswith((".bin", ".wasm"))] == []
    assert page.outside_requests == []


@pytest.mark.parametrize("transport", ["http", "file"])
def test_the_search_comes_when_it_is_opened(page_on, transport):
    """Index and worker arrive with the first search, and find what the lessons say."""
    page = page_on(transport, LESSON)
    page.type_into(".md-search__input", "InfiniBand")
    page.wait_for(
        "document.querySelector('.md-search-result__item')?.textContent.includes('InfiniBand')"
    )
    assert page.console_errors == []
