"""The promises of learning in the page: guesses, questions, progress, review, own pages."""

from __future__ import annotations

import json
import shutil
import time
from contextlib import ExitStack

import pytest

from .axe import axe_violations
from .chromium import FLAGS, Chromium
from .recorder import recording
from .test_calculators import tab_to
from .weight import BUDGET, listed, weights

pytestmark = pytest.mark.browser

TRACK = "power-and-data-centers"
LESSON = f"{TRACK}/what-is-infiniband.html"
HEAVIEST = f"{TRACK}/build-lease-or-rent.html"
BEFORE = f"{TRACK}/scale-up-and-scale-out.html"
RECORD = "collegeLearning.record"
KEY = "compute-college:v1"
PATIENCE = 90  # seconds until Python's first answer, on a machine that does much else
NUMBER = "course-question[data-kind=number]"
CHOICE = "course-question[data-kind=choice]"
FEEDBACK = ".cc-feedback"
ID = "what-is-infiniband"
FULL = """(() => {
  const then = Date.now() - 30 * 864e5;
  const record = structuredClone(collegeLearning.record);
  for (const lesson of collegeCourse.lessons) {
    record.lessons[lesson.id] = {first: then, last: then, done: true, changed: then};
    for (const id of lesson.questions) record.answers[id] = [{t: then, ok: true, kind: "open"}];
  }
  collegeLearning.replace(record);
})()"""


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


def one(selector):
    """Return the script that finds an element."""
    return f"document.querySelector({json.dumps(selector)})"


def feedback(page, selector):
    """Wait until the question has said something, and give it."""
    page.wait_for(f"{one(f'{selector} {FEEDBACK}')}.textContent !== ''", timeout=PATIENCE)
    return page.text(f"{selector} {FEEDBACK}")


def check(page, selector, text):
    """Type an answer and press Enter; give what is said to it."""
    page.evaluate(f"{one(f'{selector} {FEEDBACK}')}.textContent = ''")
    page.type_into(f"{selector} input", text)
    page.press("Enter")
    return feedback(page, selector)


def arrived(page, part):
    """Wait until a followed link has opened; between two pages a question may find none."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            if page.evaluate(
                f"location.href.includes('{part}') && document.readyState === 'complete'"
            ):
                return
        except Exception:  # noqa: BLE001, S110 - each browser has its own words for it
            pass
        time.sleep(0.05)
    raise TimeoutError(f"{part} did not open")


def settled(page):
    """Return the whole record."""
    return page.evaluate(f"JSON.parse(JSON.stringify({RECORD}))")


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
        for _ in range(8):
            page.press("ArrowLeft")
        page.press("Tab")
        page.press("Enter")
        assert feedback(page, "course-guess") == "You guessed $20,000. The answer is $53,760."
        assert page.evaluate("document.activeElement.textContent") == "Guess again", "focus stays"

        tab_to(page, "course-steps button")
        page.press("Enter")
        page.write("23.1")
        page.press("Enter")
        assert "right" in feedback(page, "course-steps")
        assert page.evaluate("document.activeElement.textContent") == "Now the last two"

        tab_to(page, ".cc-role-filter button:nth-of-type(2)")
        page.press("Enter")
        assert page.evaluate("document.querySelectorAll('.cc-role:not([hidden])').length") == 1

        tab_to(page, f"{CHOICE} input")
        page.press("Space")
        page.press("Enter")
        assert "Wrong." in feedback(page, CHOICE)
        page.press("ArrowDown")
        page.press("ArrowDown")
        page.press("Enter")
        page.wait_for(f"{one(CHOICE)}.dataset.outcome === 'right'")
        assert page.evaluate(f"document.activeElement.closest('{CHOICE}') !== null"), "focus stays"

        tab_to(page, f"{NUMBER} input")
        page.write("$53,760")
        page.press("Enter")
        assert feedback(page, NUMBER) == "Right."

        tab_to(page, ".cc-done > button")
        page.press("Enter")
        page.wait_for(f"{RECORD}.lessons['{ID}'].done")
        page.close()

        page = opened("index.html")
        assert "1 of 17 lessons done" in page.text(".cc-continue")
        tab_to(page, ".cc-continue a")
        page.press("Enter")
        arrived(page, TRACK)
        page.open(server.url + LESSON)
        assert feedback(page, "course-guess") == "You guessed $20,000. The answer is $53,760."
        assert "Last time: right." in page.text(NUMBER)
        assert page.evaluate("document.querySelectorAll('.cc-role:not([hidden])').length") == 1
        assert "(done)" in page.evaluate(f"{one('.cc-nav a[aria-current]')}.textContent")
        assert "1 of 17" in page.text(".cc-nav")
        assert page.console_errors == []
        page.close()


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_progress_goes_along_from_page_to_page_on_file(page_on, browser):
    """Opened by double-click, where pages may not share a memory: a followed link carries it."""
    page = page_on("file", BEFORE, browser=browser)
    page.click(".cc-done > button")
    page.wait_for(f"{RECORD}.lessons['scale-up-and-scale-out'].done")
    page.evaluate(
        "collegeLearning.change(record => { record.notes['scale-up-and-scale-out'] ="
        " {t: 5, text: 'it\\'s (odd) \"50%\"'}; })"
    )
    page.click(".cc-track-foot [rel=next]")
    arrived(page, ID)
    page.wait_for(f"{RECORD}.lessons['scale-up-and-scale-out']?.done")
    assert page.evaluate("location.hash") == ""
    assert page.evaluate(f"{RECORD}.notes['scale-up-and-scale-out'].text") == 'it\'s (odd) "50%"'
    page.click(".cc-done > button")
    page.click(".cc-nav a[href$='learn/progress.html']")
    arrived(page, "progress")
    page.wait_for("document.querySelector('.cc-own-page table') !== null")
    assert "2 of 17 lessons done" in page.text(".cc-own-page")
    page.open("about:blank")
    page = page_on("file", "learn/progress.html", browser=browser)
    assert "2 of 17 lessons done" in page.text(".cc-own-page"), "the page itself remembers"
    assert page.console_errors == []


def test_a_link_with_a_place_and_progress_opens_that_place(page_on):
    """A calculator's link keeps its inputs, whatever it carries besides."""
    page = page_on("file", LESSON)
    page.click(".cc-done > button")
    page.click(".cc-actions-list a")
    arrived(page, "calculators/")
    assert page.evaluate("location.hash").startswith("#c=")
    assert "~p" not in page.evaluate("location.hash")
    page.wait_for(
        "document.querySelector('course-calculator').last !== undefined", timeout=PATIENCE
    )
    assert page.evaluate("document.querySelector('[data-part=notices]').hidden")


def test_feedback_is_said_once_and_focus_stays(page_on):
    """Each check fills the status line once; after two wrong answers the right one is shown."""
    page = page_on("http", LESSON)
    page.evaluate(
        f"""(() => {{
          window.heard = [];
          const said = {one(f"{NUMBER} {FEEDBACK}")};
          new MutationObserver(() => {{ if (said.textContent) heard.push(said.textContent); }})
            .observe(said, {{childList: true, characterData: true, subtree: true}});
        }})()"""
    )
    page.type_into(f"{NUMBER} input", "232960")
    page.press("Enter")
    page.wait_for("heard.length === 1", timeout=PATIENCE)
    assert page.evaluate("document.activeElement.matches('course-question input')")
    assert page.evaluate("heard")[0].startswith("That is the whole bill of the slower job.")
    page.press("Control+a")
    page.write("1 000 000")
    page.press("Enter")
    page.wait_for("heard.length === 2")
    assert "The answer is below." in page.evaluate("heard")[1]
    assert "$53,760" in page.text(f"{NUMBER} .cc-reveal")
    assert page.evaluate(f"{one(f'{NUMBER} .cc-reveal a')}.hash") == "#a-simple-example"
    assert page.evaluate("document.activeElement.matches('course-question input')")
    page.evaluate("new Promise(resolve => setTimeout(resolve, 300))")
    assert len(page.evaluate("heard")) == 2
    kept = page.evaluate(f"{RECORD}.answers[{one(NUMBER)}.dataset.question]")
    assert [item["ok"] for item in kept] == [False, False]


def test_other_numbers_are_asked_and_judged_by_the_model(page_on):
    """Question, answer and slips all follow; what was right before is wrong now."""
    page = page_on("http", LESSON)
    before = page.text(f"{NUMBER} .cc-question")
    page.click(f"{NUMBER} .cc-buttons button:nth-of-type(3)")
    page.wait_for(
        f"{one(f'{NUMBER} .cc-question')}.innerText !== {json.dumps(before)}", timeout=PATIENCE
    )
    assert check(page, NUMBER, "53760").startswith(("Too", "Twice", "Half"))
    right = page.evaluate(f"{one(f'{NUMBER} .cc-reveal data')}.textContent")
    assert right != "$53,760"
    assert check(page, NUMBER, right) == "Right."


def test_python_waits_until_an_answer_is_checked(page_on, own_servers):
    """A choice, an order or words in a box need none; a number does."""
    page = page_on("http", LESSON)
    page.evaluate(
        f"{one(f'{CHOICE} input')}.checked = true; {one(f'{CHOICE} form')}.requestSubmit()"
    )
    assert "Wrong." in feedback(page, CHOICE)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 800))")
    assert [path for path in own_servers[0].requests if path.endswith(".bin")] == []
    page.evaluate(
        f"{one(f'{NUMBER} input')}.value = '53760'; {one(f'{NUMBER} form')}.requestSubmit()"
    )
    assert feedback(page, NUMBER) == "Right."


def test_items_are_put_in_order_by_buttons(page_on):
    """Up and down, focus stays on the button, the place is said."""
    page = page_on("http", BEFORE)
    order = "course-question[data-kind=order]"
    right = page.evaluate(
        f"[...{one(f'{order} .cc-reveal ol')}.children].map(item => item.textContent)"
    )
    shown = f"[...{one(f'{order} .cc-order')}.children].map(item => item.firstChild.textContent)"
    assert page.evaluate(shown) != right
    page.evaluate(f"{one(f'{order} form')}.requestSubmit()")
    assert "Not yet" in feedback(page, order)
    for place, name in enumerate(right):
        while page.evaluate(shown).index(name) > place:
            page.evaluate(
                f"[...document.querySelectorAll('{order} button')]"
                f".find(item => item.ariaLabel === {json.dumps('Move up: ' + name)}).focus()"
            )
            page.press("Enter")
            assert page.evaluate("document.activeElement.ariaLabel") == f"Move up: {name}"
    page.evaluate(f"{one(f'{order} form')}.requestSubmit()")
    page.wait_for(f"{one(order)}.dataset.outcome === 'right'")


def test_export_delete_import_gives_the_same_record(page_on):
    """What was exported comes back whole, after a preview, and can be undone."""
    page = page_on("http", "learn/progress.html")
    page.evaluate(FULL)
    before = settled(page)
    with page.page.expect_download() as download:
        page.click(".cc-own-page .cc-primary")
    file = download.value.path()
    assert json.loads(file.read_text()) == before
    page.evaluate(
        "[...document.querySelectorAll('.cc-own-page button')]"
        ".find(item => item.textContent.startsWith('Delete')).id = 'remove'"
    )
    page.click("#remove")
    page.click("#remove")
    assert page.evaluate(f"Object.keys({RECORD}.lessons).length") == 0
    page.page.set_input_files(
        "#import-file",
        {"name": "p.json", "mimeType": "application/json", "buffer": file.read_bytes()},
    )
    page.wait_for("document.querySelector('.cc-preview button') !== null")
    count = len(before["lessons"])
    assert f"Adds or updates {count} lesson" in page.text(".cc-preview")
    assert page.evaluate(f"Object.keys({RECORD}.lessons).length") == 0, (
        "nothing before it is confirmed"
    )
    page.click(".cc-preview button")
    after = settled(page)
    assert {**after, "erased": 0} == {**before, "erased": 0}
    page.page.set_input_files(
        "#import-file",
        {"name": "p.json", "mimeType": "application/json", "buffer": file.read_bytes()},
    )
    page.wait_for(
        "document.querySelector('.cc-own-page > .cc-feedback').textContent"
        ".includes('nothing that is not here')"
    )
    page.page.set_input_files(
        "#import-file", {"name": "p.json", "mimeType": "application/json", "buffer": b"{oops"}
    )
    page.wait_for(
        "document.querySelector('.cc-own-page > .cc-feedback').textContent.includes('not a record')"
    )
    page.evaluate(
        "[...document.querySelectorAll('.cc-own-page button')]"
        ".find(item => item.textContent === 'Undo').click()"
    )
    assert page.evaluate(f"Object.keys({RECORD}.lessons).length") == 0
    assert page.console_errors == []


@pytest.mark.parametrize("text", ["{broken", '{"version": 99, "lessons": {}}', "[]"])
def test_a_corrupt_record_is_set_aside_not_deleted(page_on, text):
    """The page works on, says so once, and the old text can still be found."""
    page = page_on("http", LESSON)
    page.evaluate(f"localStorage.setItem('{KEY}', {json.dumps(text)})")
    page.open(page.evaluate("location.href"))
    page.wait_for("document.querySelector('.cc-notice')?.textContent.includes('set aside')")
    assert page.evaluate(f"localStorage.getItem('{KEY}:set-aside')") == text
    page.click(".cc-done > button")
    assert page.evaluate(f"JSON.parse(localStorage.getItem('{KEY}')).lessons['{ID}'].done")
    page.open(page.evaluate("location.href"))
    assert page.evaluate("document.querySelector('.cc-notice')") is None
    assert page.console_errors == []


def test_an_older_record_is_taken_over(page_on):
    """A record without a version counts as done what it called done."""
    page = page_on("http", LESSON)
    old = json.dumps({"lessons": {ID: {"first": 5, "last": 7, "done": 6}}, "quiz": {}})
    page.evaluate(f"localStorage.setItem('{KEY}', {json.dumps(old)})")
    page.open(page.evaluate("location.href"))
    assert "take the mark off" in page.text(".cc-done > button")


@pytest.mark.parametrize(
    "fault",
    [
        """Object.defineProperty(window, 'localStorage', {
          get() { throw new DOMException('no', 'SecurityError'); }})""",
        """Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError'); }""",
    ],
)
def test_without_storage_everything_works_and_it_is_said_once(page_on, fault):
    """Denied or full: answers, ticks and export go on in the page's own memory."""
    page = page_on("http", LESSON)
    page.before_load(fault)
    page.open(page.evaluate("location.href"))
    assert page.evaluate("document.querySelector('.cc-notice')") is None, (
        "reading alone is no reason"
    )
    page.click(".cc-done > button")
    page.wait_for("document.querySelector('.cc-notice')?.textContent.includes('until you leave')")
    assert page.evaluate(f"{RECORD}.lessons['{ID}'].done")
    page.evaluate(
        f"{one(f'{CHOICE} input')}.checked = true; {one(f'{CHOICE} form')}.requestSubmit()"
    )
    assert "Wrong." in feedback(page, CHOICE)
    assert page.evaluate("document.querySelectorAll('.cc-notice').length") == 1
    assert set(page.console_errors) <= {"no"}, "only Material's own scripts complain"


def test_another_tab_sees_what_this_one_does(page_on):
    """A mark set in one tab is shown in the other without a reload."""
    page = page_on("http", LESSON)
    other = page.context.new_page()
    other.goto(page.evaluate("location.href"))
    page.click(".cc-done > button")
    other.wait_for_function(
        "document.querySelector('.cc-done > button').textContent.includes('take the mark off')"
    )
    other.close()


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
    page.wait_for(f"{RECORD}.scenario.t > 0")
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
            page.click("course-question form .cc-primary")
            page.click("course-question [role=group] button")
        else:
            page.evaluate("document.querySelector('course-question').finish(true, 'Right.')")
        page.click(".cc-own-page > .cc-buttons button")
    assert f"{due - 3} questions are due" in page.text(".cc-own-page")
    reviews = page.evaluate(f"Object.values({RECORD}.reviews).map(list => list[0].rating)")
    assert len(reviews) == 3
    assert axe_violations(page) == []
    assert page.console_errors == []


def test_the_record_says_that_it_is_self_reported(page_on):
    """Lessons, dates, scores and a fingerprint; the name is on the page and nowhere else."""
    page = page_on("http", "learn/record.html")
    page.evaluate(FULL)
    page.type_into("#own-name", "Ada")
    page.wait_for("document.querySelector('.cc-sum')?.textContent.includes('SHA-256')")
    text = page.text(".cc-record")
    assert "Name: Ada" in text
    assert "self-reported" in text
    assert "What is InfiniBand?" in text
    assert "Ada" not in page.evaluate(f"localStorage.getItem('{KEY}')")
    assert axe_violations(page) == []


def test_every_new_state_is_accessible(page_on):
    """A guess revealed, questions wrong and right, steps left blank, a note open, progress made."""
    page = page_on("http", LESSON)
    assert axe_violations(page) == []
    page.evaluate("document.querySelector('course-guess form').requestSubmit()")
    page.evaluate(
        "document.querySelector('course-steps').next();"
        " document.querySelector('course-steps').next()"
    )
    page.evaluate(
        f"{one(f'{CHOICE} input')}.checked = true; {one(f'{CHOICE} form')}.requestSubmit()"
    )
    page.evaluate(
        "document.querySelector('.cc-own-note').open = true;"
        " document.querySelector('.cc-done > button').click()"
    )
    page.evaluate("document.querySelector('course-question[data-kind=open] form').requestSubmit()")
    check(page, NUMBER, "53760")
    assert axe_violations(page) == []
    page = page_on("http", "learn/progress.html")
    page.evaluate("document.querySelector('.cc-own-page details').open = true")
    assert axe_violations(page) == []


def test_without_scripts_the_answers_are_folded_in_the_page(page_on):
    """Every question, its options with reasons, the guess and the steps can be read."""
    page = page_on("file", LESSON, browser="chromium_without_scripts")
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    text = page.text("article")
    assert "I have my guess: show the number" in text
    assert "NDR. Half: NDR is 400\N{NO-BREAK SPACE}Gb/s" in text
    assert "The extra hours times the cost of one hour: $53,760." in text


def test_a_lesson_nobody_touches_is_light(page_on, own_servers, site, capsys):
    """All it asks for stays below 200 kB, compressed; search and Python are not among it."""
    page = page_on("http", HEAVIEST)
    time.sleep(1)
    found = weights(site, own_servers[0].requests)
    with capsys.disabled():
        print(f"\nlesson, untouched: {listed(found)}")  # noqa: T201 - a budget to read
    assert sum(found.values()) < BUDGET
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
