"""The promises of a course without a network: kept, downloaded, renewed as a whole, removed."""

from __future__ import annotations

import pytest

from college.build.offline.edition import WORKER
from college.doctor.browsers.server import Fault

from .editions import CONTROL, NEWS, PATIENCE, SAID, published, replace
from .exercise_steps import LESSON, RIGHT, opened, run
from .lesson_steps import ID
from .test_calculators import slid, woken

pytestmark = pytest.mark.browser

TRACK = "power-and-data-centers/index.html"
OTHER = "power-and-data-centers/why-networking-matters.html"
TERM = "glossary/pue.html"
SERVED = "Boolean(navigator.serviceWorker.controller)"
BUTTON = f"{CONTROL} .cc-button-main"
REMOVE = f"{CONTROL} button:last-of-type"
KEPT = """caches.keys().then((names) => Promise.all(names.filter((name) => !name.endsWith(" pages"))
  .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
  .then((lists) => lists.flat()))"""
NAMES = "caches.keys()"


@pytest.fixture
def course(serve, copy_of, site):
    """Return the server of a copy of the site, in a folder of its host, to publish in."""
    copy = copy_of(site)
    server = serve(copy.folder, "a/course")
    server.folder = copy.folder
    return server


def first_visit(page, address):
    """Open a page in a fresh profile, and wait until the worker has kept what it is made of."""
    page.open(address)
    page.wait_for(SERVED)
    page.wait_for(f"{KEPT}.then((kept) => kept.includes(location.href))")


def downloaded(page):
    """Press the button, and wait until all is there."""
    page.wait_for(f"document.querySelector('{BUTTON}') !== null")
    page.click(BUTTON)
    page.wait_for(f"{SAID}.startsWith('The whole course is on this device')", timeout=PATIENCE)


def clicked_away(page, selector):
    """Click what loads the page anew, and wait for it."""
    with page.page.expect_navigation():
        page.click(selector)


def test_the_whole_course_and_its_next_edition(chromium, course):
    """Downloaded, cut off, used; then a new edition, in one tab and not in the other."""
    page = chromium
    first_visit(page, course.url + TRACK)
    downloaded(page)
    course.is_cut = True
    course.requests.clear()
    page.open(f"{course.url}{LESSON}?from=a-link#why")
    woken(page)
    assert slid(page)
    assert run(opened(page), RIGHT) == "All 4 checks pass."
    page.evaluate(f"collegeLearning.change(record => {{ record.lessons['{ID}'].done = true; }})")
    page.type_into(".md-search__input", "pue")
    page.wait_for(
        "/\\d+ matching/.test(document.querySelector('.md-search-result__meta').textContent)"
    )
    assert not course.requests
    course.is_cut = False
    title = page.evaluate("document.querySelector('h1').textContent")
    published(course.folder, LESSON, "</h1>", " changed</h1>")
    name = published(course.folder, "search/search_index.json", '"docs":', '"edition":2,"docs":')
    beside = page.beside()
    beside.wait_for(f"{NEWS} === 'A new edition of the course is there.'", timeout=PATIENCE)
    page.wait_for(f"{NEWS} === 'A new edition of the course is there.'")
    assert page.evaluate("document.querySelector('h1').textContent") == title
    clicked_away(page, ".cc-offline-news button")
    assert page.evaluate("document.querySelector('h1').textContent") != title
    index = "fetch(new URL('search/search_index.json', __md_scope)).then(found => found.json())"
    assert page.evaluate(f"{index}.then(({{edition}}) => edition ?? 1)") == 2
    assert beside.evaluate(f"{index}.then(({{edition}}) => edition ?? 1)") == 1
    assert "of the one before" in beside.evaluate(NEWS)
    beside.page.close()
    course.is_cut = True
    page.open(course.url + OTHER)
    assert page.evaluate(f"collegeLearning.record.lessons['{ID}'].done")
    page.wait_for(f"{NAMES}.then((names) => names.length === 2)")
    assert page.evaluate(f"{NAMES}.then((names) => names.some((one) => one.endsWith('{name}')))")
    assert page.outside_requests == []


def test_what_was_visited_works_and_other_pages_say_so(chromium, course):
    """Already after the first visit, by its address with a query, and by the folder's."""
    page = chromium
    first_visit(page, course.url + LESSON)
    assert sum(course.requests.values()) <= 10, course.requests
    course.is_cut = True
    page.open(f"{course.url}{LESSON}?shared=1")
    assert page.evaluate("document.querySelector('course-calculator') !== null")
    page.open(course.url + OTHER)
    assert page.text("h1") == "This page is not on this device"
    assert page.evaluate("[...document.links].every((link) => link.href.includes('/a/course/'))")
    course.is_cut = False
    page.open(course.url + OTHER)
    assert page.evaluate("document.querySelector('course-question') !== null")
    assert page.outside_requests == []


def test_a_download_that_is_broken_off_goes_on(chromium, course):
    """A missing file is named; what has arrived is not asked for again; no room is a sentence."""
    page = chromium
    first_visit(page, course.url + TRACK)
    course.break_(TERM)
    page.wait_for(f"document.querySelector('{BUTTON}') !== null")
    page.click(BUTTON)
    page.wait_for(f"{SAID}.startsWith('The server did not give the file {TERM} (it said 404)')")
    before = {*page.evaluate(KEPT)}
    course.heal()
    session = page.context.new_cdp_session(page.page)
    quota = {"origin": page.evaluate("location.origin"), "quotaSize": 1_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    page.click(BUTTON)
    page.wait_for(f"{SAID}.startsWith('This browser has no room for the file')", timeout=PATIENCE)
    session.send("Storage.overrideQuotaForOrigin", {"origin": quota["origin"]})
    course.requests.clear()
    downloaded(page)
    kept = {address.removeprefix(course.url) for address in before}
    assert len(kept) > 5
    assert not kept & {*course.requests}


def test_an_edition_that_does_not_arrive_whole_replaces_nothing(chromium, course):
    """A file is missing on the server: it is named, the old edition goes on, and then the new."""
    page = chromium
    first_visit(page, course.url + TRACK)
    page.open(course.url + TERM)
    page.open(course.url + TRACK)
    old = page.evaluate(NAMES)
    published(course.folder, TERM, "</h1>", " changed</h1>")
    course.break_(TERM, Fault.MISSING)
    page.open(course.url + OTHER)
    page.wait_for(f"{NEWS}?.includes('you keep the one you have. The server did not give')")
    assert TERM in page.evaluate(NEWS)
    assert {*old} <= {*page.evaluate(NAMES)}
    page.open(course.url + TERM)
    assert " changed" not in page.text("h1")
    course.heal()
    page.open(course.url + TRACK)
    page.wait_for(f"{NEWS} === 'A new edition of the course is there.'")


def test_a_page_of_another_edition_is_never_given_parts_of_this_one(chromium, course):
    """The host has moved on: a page it gives is whole from there, and a part is refused."""
    page = chromium
    first_visit(page, course.url + TRACK)
    course.break_("worker.js")  # the new edition's own is late
    published(course.folder, OTHER, "<h1>", "<h1>New: ")
    published(course.folder, "assets/facts.csv", "\n", "\n\n")
    course.heal()
    part = "fetch(new URL('assets/facts.csv', __md_scope)).then(({status}) => status)"
    assert page.evaluate(part) == 504
    page.open(course.url + OTHER)
    assert page.text("h1").startswith("New: ")
    assert page.evaluate(part) == 200


def test_removed_it_leaves_progress_alone(chromium, course):
    """Worker and files go, nothing is kept until the reader asks, and what remains is said."""
    page = chromium
    first_visit(page, course.url + TRACK)
    page.evaluate("collegeLearning.change(record => { record.numbers = {...record.numbers}; })")
    stored = page.evaluate("Object.keys(localStorage).length")
    page.wait_for(f"document.querySelector('{REMOVE}')?.textContent === 'Remove from this device'")
    clicked_away(page, REMOVE)
    page.wait_for(f"{SAID}.startsWith('No pages are kept on this device. Your progress is still')")
    assert page.evaluate(NAMES) == []
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(Boolean)") is False
    assert page.evaluate("Object.keys(localStorage).length") >= stored
    page.open(course.url + LESSON)
    assert page.evaluate(f"({SERVED})") is False
    page.open(course.url + TRACK)
    page.wait_for(f"document.querySelector('{CONTROL} button') !== null")
    clicked_away(page, f"{CONTROL} button")
    page.wait_for(SERVED)


def test_a_worker_without_an_edition_ends_the_one_before(chromium, course):
    """As an author's preview has it at the same address, or who takes a course off the net."""
    page = chromium
    first_visit(page, course.url + TRACK)
    worker = course.folder / WORKER
    replace(worker, worker.read_text("utf-8").partition(";\n")[2])
    with page.page.expect_navigation():  # it loads open pages anew
        page.evaluate("navigator.serviceWorker.ready.then((worker) => { worker.update(); })")
    course.break_(WORKER)  # a page of the course would begin again
    page.open(course.url + LESSON)
    page.wait_for(f"{NAMES}.then((names) => names.length === 0)")
    assert page.evaluate(SERVED) is False


def test_a_folder_needs_none_of_it(page_on):
    """On file:// nothing is registered or asked for, and the control says why."""
    page = page_on("file", TRACK)
    page.wait_for(f"{SAID}.startsWith('You opened the course from a folder')")
    assert page.evaluate("document.querySelector('link[rel=manifest]')") is None
    assert page.console_errors == []


def test_the_app_can_be_installed(chromium, course):
    """The browser itself finds nothing wrong with the manifest, its icons and the worker."""
    page = chromium
    first_visit(page, course.url + TRACK)
    page.open(course.url + LESSON)
    page.wait_for("document.querySelector('link[rel=manifest]') !== null")
    session = page.context.new_cdp_session(page.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"] == f"{course.url}course.webmanifest"
    assert manifest["errors"] == []
    told = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in told] in ([], ["in-incognito"])  # as a test's profile is
