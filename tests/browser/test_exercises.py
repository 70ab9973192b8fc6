"""The promises of an exercise in real browsers: written, run, checked, stopped, kept."""

from __future__ import annotations

import json
import re

import pytest

from calculators.exercise.limits import MEGABYTES

from .axe import axe_violations
from .test_calculators import tab_to
from .test_lesson import CALCULATOR

pytestmark = pytest.mark.browser

LESSON = "power-and-data-centers/what-is-infiniband.html"
EXERCISE = "document.querySelector('course-exercise')"
OUTCOME = f"{EXERCISE}.querySelector('.cc-outcome')"
PRINTED = f"{EXERCISE}.querySelector('.cc-printed').textContent"
STATES = f"[...{OUTCOME}.querySelectorAll('li')].map(item => item.dataset.state)"
SLOW_PRINTS = """\
import time
print('first')
time.sleep(0.4)
print('sec', end='', flush=True)
time.sleep(0.4)
print('ond')"""
WATCH = f"""(() => {{
  window.seen = [];
  const look = () => {{
    const text = {PRINTED};
    if (text && text !== seen.at(-1)) seen.push(text);
  }};
  const printed = {EXERCISE}.querySelector('.cc-printed');
  new MutationObserver(look).observe(printed, {{ childList: true }});
}})()"""
STOP = f"""(() => {{
  const before = performance.now();
  {EXERCISE}.bench.buttons.stop.click();
  return new Promise((resolve) => {{
    const look = () => {{
      if ({EXERCISE}.bench.running) setTimeout(look, 10);
      else resolve(performance.now() - before);
    }};
    look();
  }});
}})()"""
SOLUTION = f"{EXERCISE}.querySelector('.cc-solution').hidden"
RIGHT = """def cheaper(price_a, hours_a, price_b, hours_b):
    a, b = price_a * hours_a, price_b * hours_b
    return ("B", a - b) if b < a else ("A", b - a)
"""
WHERE = pytest.mark.parametrize(
    ("transport", "browser"),
    [("http", "chromium"), ("file", "chromium"), ("http", "firefox"), ("file", "firefox")],
)


def opened(page):
    """Open the editor."""
    page.evaluate(f"{EXERCISE}.scrollIntoView()")
    page.click("course-exercise .cc-open")
    page.wait_for(f"{EXERCISE}.dataset.state === 'open'")
    return page


def write(page, code):
    """Put a program into the editor, as pasting does."""
    page.evaluate(f"code => {EXERCISE}.editor.replace(code)", code)


def press_run(page, timeout=30):
    """Run, and wait for the outcome."""
    start_run(page)
    page.wait_for(f"!{EXERCISE}.bench.running", timeout=timeout)
    return page.text("course-exercise .cc-verdict")


def start_run(page):
    """Run without waiting."""
    page.click("course-exercise .cc-run")
    page.wait_for(f"{EXERCISE}.bench.running || !{OUTCOME}.hidden")


def run(page, code, timeout=30):
    """Run a program and give the verdict."""
    write(page, code)
    return press_run(page, timeout)


def until_running(page, code):
    """Start a program and wait until it has printed something."""
    write(page, code)
    start_run(page)
    page.wait_for(f"{PRINTED} !== ''", timeout=30)


@WHERE
def test_a_program_is_run_and_its_checks_are_told(page_on, transport, browser):
    """The starter fails with a message, the right program passes; nothing is asked outside."""
    page = opened(page_on(transport, LESSON, browser=browser))
    assert press_run(page) == "1 of 4 checks passes."
    assert "Thirty hours at $7 are $210 per GPU." in page.text("course-exercise .cc-outcome")
    assert "A hidden check failed." in page.text("course-exercise .cc-outcome")
    assert "cheaper(3, 100, 2, 110)" not in page.text("course-exercise .cc-outcome")
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.evaluate(STATES) == ["passed"] * 4
    assert page.console_errors == []
    assert page.outside_requests == []


def test_nothing_is_loaded_before_it_is_needed(page_on, own_servers):
    """The editor comes when it is opened, Python when a program is run."""
    page = page_on("http", LESSON)

    def asked():
        return [p for p in own_servers[0].requests if "editor." in p or ".bin" in p]

    assert asked() == []
    opened(page)
    assert [re.sub(r"\.\w+\.js", "", path.rpartition("/")[2]) for path in asked()] == ["editor"]
    press_run(page)
    assert len(asked()) == 4


def test_what_is_printed_appears_while_the_program_runs(page_on):
    """Lines come one by one, a flushed half line too, and too many of them are cut."""
    page = opened(page_on("http", LESSON))
    page.evaluate(WATCH)
    run(page, SLOW_PRINTS)
    assert page.evaluate("seen") == ["first\n", "first\nsec", "first\nsecond\n"]
    run(page, "for number in range(100_000):\n    print(number)")
    assert page.evaluate(PRINTED).endswith("The rest of the output is left out.\n")
    assert page.evaluate(f"{PRINTED}.length") < 25_000


@WHERE
def test_an_endless_loop_is_stopped_while_a_calculator_answers(page_on, transport, browser):
    """Stop ends it within two seconds; the calculator never notices; the next run is as new."""
    page = opened(page_on(transport, LESSON, browser=browser))
    page.evaluate(f"{EXERCISE}.dataset.seconds = 120")  # machines are shared
    until_running(page, "print('on')\nwhile True:\n    pass")
    page.evaluate(f"{CALCULATOR}.querySelector('input[name=gpus]').focus()")
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)
    page.type_into("course-calculator input[name=gpus]", "1,000")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 1000")
    assert page.evaluate(f"{EXERCISE}.bench.running"), "the loop went on all the while"
    assert page.evaluate(STOP) < 2000
    assert page.text("course-exercise .cc-verdict") == "Stopped."
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.console_errors == []


def test_an_endless_loop_ends_by_itself(page_on):
    """After the limit the run ends with a sentence; the limit is the exercise's own."""
    page = opened(page_on("http", LESSON))
    page.evaluate(f"{EXERCISE}.dataset.seconds = 2")
    write(page, "while True:\n    try:\n        1 / 0\n    except BaseException:\n        pass")
    assert press_run(page) == "Stopped after 2 seconds. Does a loop never end?"
    assert run(page, RIGHT) == "All 4 checks pass."


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
@pytest.mark.parametrize(
    "bomb",
    [
        "hoard = []\nwhile True:\n    hoard.append('x' * 1_000_000)",
        "hoard = [0] * 10**9",
        "hoard = []\nwhile True:\n    hoard.append(hoard[:] or [1] * 1000)",
    ],
)
def test_a_memory_bomb_is_harmless(page_on, browser, bomb):
    """The program ends with a sentence, the page lives on and so does the next run."""
    page = opened(page_on("http", LESSON, browser=browser))
    assert run(page, bomb) == "Your program stopped with an error."
    trouble = page.text("course-exercise .cc-trouble")
    assert f"needs more than the {MEGABYTES} MB of memory" in trouble
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.console_errors == []


def test_deep_recursion_is_harmless(page_on):
    """A function without an end is an error like others."""
    page = opened(page_on("http", LESSON))
    run(page, "def f(n):\n    return f(n + 1)\nf(0)")
    assert "RecursionError" in page.text("course-exercise .cc-trouble")
    run(page, "class A:\n    def __repr__(self):\n        return repr(self)\nrepr(A())")
    assert run(page, RIGHT) == "All 4 checks pass."


def test_errors_name_lines_of_the_program(page_on):
    """A traceback holds the learner's lines and Python's advice, and nothing of ours."""
    page = opened(page_on("http", LESSON))
    run(page, RIGHT.replace("price_a * hours_a", "price_a * hour_a"))
    said = page.text("course-exercise .cc-outcome")
    assert "Line 2, in cheaper: a, b = price_a * hour_a, price_b * hours_b" in said
    assert "NameError: name 'hour_a' is not defined. Did you mean: 'hours_a'?" in said
    run(page, "def cheaper(:\n    pass")
    assert page.text("course-exercise .cc-trouble").startswith("Line 1:")
    run(page, "import numpy")
    assert "No module named 'numpy'" in page.text("course-exercise .cc-trouble")
    assert "calculators/" not in page.text("course-exercise .cc-outcome")


def test_the_library_and_the_cost_module_are_there(page_on):
    """What the exercises are promised can be imported and used; the page cannot be reached."""
    page = opened(page_on("http", LESSON))
    program = """
import bisect, collections, csv, dataclasses, datetime, decimal, enum, fractions, functools
import heapq, io, itertools, json, math, random, re, statistics, string, textwrap, typing
from calculators.cost.bids import job_cost

@dataclasses.dataclass
class Bid:
    price: decimal.Decimal

print(job_cost(gpus=256, hourly_price=7, hours=100), statistics.median([3, 1, 2]), Bid(1))
print(fractions.Fraction(3, 6), datetime.date(2026, 11, 16).isoformat(), re.sub("a", "b", "aa"))
print(job_cost.__doc__ is not None, 0 < random.random() < 1)
for name in ("js", "pyodide", "pyodide_js"):
    try:
        __import__(name)
        print("reached", name)
    except ImportError:
        pass
"""
    run(page, program)
    printed = page.evaluate(PRINTED)
    assert "179200" in printed
    assert "1/2 2026-11-16 bb" in printed
    assert "True True" in printed
    assert "reached" not in printed


def test_each_run_starts_afresh(page_on):
    """What one program does to Python is gone in the next run."""
    page = opened(page_on("http", LESSON))
    run(page, "import math\nmath.pi = 3\nx = 1")
    run(page, "import math\nprint(round(math.pi, 2), 'x' in globals())")
    assert page.evaluate(PRINTED) == "3.14 False\n"


@pytest.mark.parametrize("transport", ["http", "file"])
def test_the_program_is_kept(page_on, transport):
    """After a reload the program is there, the solution stays earned, and one can start over."""
    page = opened(page_on(transport, LESSON))
    assert page.evaluate(SOLUTION)
    mine = RIGHT + "# mine\n"
    run(page, mine)
    assert not page.evaluate(SOLUTION)
    page.open(page.evaluate("location.href"))
    assert page.text("course-exercise .cc-open") == "Open the editor with your program"
    assert not page.evaluate(SOLUTION)
    opened(page)
    assert page.evaluate(f"{EXERCISE}.editor.text()") == mine
    page.click("course-exercise .cc-exercise-buttons button:last-child")
    assert page.evaluate(f"{EXERCISE}.editor.text()") == page.evaluate(f"{EXERCISE}.first")


def test_a_solution_is_earned_and_hints_come_in_steps(page_on):
    """Two runs that fail open it too; the second hint is in sight once the first is open."""
    page = opened(page_on("http", LESSON))
    hints = f"[...{EXERCISE}.querySelectorAll('.cc-clue')].map(hint => hint.checkVisibility())"
    assert page.evaluate(hints) == [True, False]
    page.click("course-exercise .cc-clue summary")
    page.wait_for(f"{hints}[1]")
    press_run(page)
    assert page.evaluate(SOLUTION)
    assert "opens after" in page.text("course-exercise")
    press_run(page)
    assert not page.evaluate(SOLUTION)


def test_all_of_it_by_keyboard(page_on):
    """Open, write, leave with Tab, run, stop: no mouse, and focus is never lost."""
    page = page_on("http", LESSON)
    page.evaluate(f"{EXERCISE}.previousElementSibling.scrollIntoView()")
    page.evaluate(f"{EXERCISE}.opener.focus()")
    page.press("Enter")
    page.wait_for("document.activeElement.classList.contains('cm-content')")
    active = "document.activeElement"
    assert page.evaluate(f"{active}.ariaLabel") == "Your program, in Python"
    described = f"document.getElementById({active}.getAttribute('aria-describedby'))"
    assert "Tab leaves the editor" in page.evaluate(f"{described}.textContent")
    page.press("Control+a")
    page.write("def cheaper(a, b, c, d):\nreturn 1")
    assert page.evaluate(f"{EXERCISE}.editor.text()") == "def cheaper(a, b, c, d):\n    return 1"
    page.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Run"
    page.press("Shift+Tab")
    assert page.evaluate("document.activeElement.classList.contains('cm-content')")
    page.press("Control+Enter")
    page.wait_for(f"!{EXERCISE}.bench.running && !{OUTCOME}.hidden", timeout=30)
    assert page.evaluate(f"{EXERCISE}.bench.status.textContent") == "0 of 4 checks pass."
    page.press("Control+a")
    page.write("while True: pass")
    tab_to(page, ".cc-run", limit=1)
    page.press("Enter")
    tab_to(page, ".cc-exercise-buttons button:nth-child(2)", limit=1)
    page.press("Enter")
    page.wait_for(f"!{EXERCISE}.bench.running")
    assert page.evaluate("document.activeElement.textContent") == "Run"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_axe_finds_nothing(new_chromium, serve, site, scheme, width):
    """Closed, open, after a failed run and after a good one."""
    server = serve(site)
    page = new_chromium(color_scheme=scheme, viewport={"width": width, "height": 740})
    page.open(server.url + LESSON)

    def found():
        ours = ("course-exercise", "cm-", "cc-")
        all_ = axe_violations(page)
        return [str(item) for item in all_ if any(name in item.selector for name in ours)]

    assert found() == []
    opened(page)
    page.evaluate(f"{EXERCISE}.querySelectorAll('details').forEach(fold => fold.open = true)")
    run(page, "print('something')\n" + RIGHT.replace("hours_a,", "hour_a,"))
    assert found() == []
    run(page, RIGHT)
    page.evaluate(f"{EXERCISE}.querySelectorAll('details').forEach(fold => fold.open = true)")
    assert found() == []
    sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(sideways) <= 0


def test_without_the_editor_there_is_a_plain_field(copy_of, site, chromium):
    """A folder that lost the editor's script still lets a program be written and run."""
    copy = copy_of(site)
    copy.remove("assets/editor.*.js")
    chromium.open(copy.url(LESSON))
    opened(chromium)
    chromium.type_into("course-exercise textarea", RIGHT)
    assert press_run(chromium) == "All 4 checks pass."


def test_the_record_knows_the_exercise_and_deleting_it_forgets(page_on):
    """The progress page tells that the checks pass; “Delete everything” covers the program too."""
    page = opened(page_on("http", LESSON))
    assert run(page, RIGHT) == "All 4 checks pass."
    page.open(page.evaluate("new URL('../learn/progress.html', location.href).href"))
    rows = "[...document.querySelectorAll('.cc-own-page tr')]"
    row = f"{rows}.find(row => row.textContent.includes('InfiniBand'))"
    page.wait_for(f"{row}?.textContent.includes('Checks pass')")
    for _ in range(2):
        page.evaluate(
            "[...document.querySelectorAll('button')]"
            ".find(button => button.textContent.includes('elete everything')).click()"
        )
    page.wait_for(f"{row}?.textContent.includes('Not begun')")
    assert "def cheaper" not in page.evaluate("JSON.stringify({...localStorage})")
    page.open(page.evaluate(f"new URL('../{LESSON}', location.href).href"))
    assert page.text("course-exercise .cc-open") == "Open the editor"


def mend(copy, site, path):
    """Bring a file back."""
    (copy.folder / path).write_bytes((site / path).read_bytes())


def test_a_damaged_pack_says_so_and_a_mended_one_works(copy_of, site, chromium):
    """Python that does not start is a sentence in place of the verdict; Run tries again."""
    copy = copy_of(site)
    chromium.open(copy.url(LESSON))
    opened(chromium)
    digest = chromium.evaluate("computeCollegeExercise.pack.digest")
    memory = f"assets/runtime/{digest}/memory.js"
    copy.remove(memory)
    assert "memory.js is missing" in press_run(chromium)
    mend(copy, site, memory)
    copy.truncate(memory)
    assert "is damaged" in press_run(chromium)
    mend(copy, site, memory)
    assert run(chromium, RIGHT) == "All 4 checks pass."


def test_the_exercise_can_be_read_without_scripts(page_on):
    """JavaScript off: task, starter, hints and solution are there, folded where they should be."""
    page = page_on("file", LESSON, browser="chromium_without_scripts")
    folds = page.evaluate(
        f"[...{EXERCISE}.querySelectorAll('details > summary')].map(item => item.textContent)"
    )
    assert folds == ["Hint 1", "Hint 2", "What will be checked", "A solution"]
    assert "def cheaper" in page.text("course-exercise .starter")
    assert "cheaper(3, 100, 2, 110)" not in page.evaluate(f"{EXERCISE}.textContent")
    assert json.dumps(page.evaluate(f"{EXERCISE}.querySelector('.cc-solution').hidden")) == "false"
