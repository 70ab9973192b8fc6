"""The promises of an exercise in real browsers: written, run, checked, kept."""

from __future__ import annotations

import re

import pytest

from college.doctor.meters.axe import axe_violations
from tests.browser.exercise_steps import (
    EXERCISE,
    LESSON,
    OUTCOME,
    PRINTED,
    RIGHT,
    WHERE,
    opened,
    press_run,
    run,
)
from tests.browser.lesson_steps import one

from .test_calculators import tab_to

pytestmark = pytest.mark.browser
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
  const printed = {EXERCISE}.querySelector('.cc-exercise-printed');
  new MutationObserver(look).observe(printed, {{ childList: true }});
}})()"""
SOLUTION = f"{EXERCISE}.querySelector('.cc-exercise-solution').hidden"


@WHERE
def test_a_program_is_run_and_its_checks_are_told(page_on, transport, browser):
    """The starter fails with a message, the right program passes; nothing is asked outside."""
    page = opened(page_on(transport, LESSON, browser=browser))
    assert press_run(page) == "1 of 4 checks passes."
    assert "Thirty hours at $7 are $210 per GPU." in page.text(
        "course-exercise .cc-exercise-outcome"
    )
    told = page.text("course-exercise .cc-exercise-outcome")
    assert "A hidden check tried cheaper(2, 50, 4, 25)." in told, "what was tried"
    assert '== ("A", 0)' not in told, "and not what should come out"
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
    assert page.text("course-exercise .cc-exercise-open") == "Open the editor with your program"
    assert not page.evaluate(SOLUTION)
    opened(page)
    assert page.evaluate(f"{EXERCISE}.editor.text()") == mine
    page.click("course-exercise .cc-exercise-buttons button:last-child")
    assert page.evaluate(f"{EXERCISE}.editor.text()") == page.evaluate(f"{EXERCISE}.first")


def test_a_solution_is_earned_and_hints_come_in_steps(page_on):
    """Two runs that fail open it too; the second hint is in sight once the first is open."""
    page = opened(page_on("http", LESSON))
    hints = (
        f"[...{EXERCISE}.querySelectorAll('.cc-exercise-clue')].map(hint => hint.checkVisibility())"
    )
    assert page.evaluate(hints) == [True, False]
    page.click("course-exercise .cc-exercise-clue summary")
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
    tab_to(page, ".cc-exercise-run", limit=1)
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
    page.wait_for(f"{row} === undefined")
    unopened = one(".cc-own-page section details")
    assert "17 lessons not opened yet" in page.evaluate(f"{unopened}.textContent")
    assert "InfiniBand" in page.evaluate(f"{unopened}.textContent")
    assert "def cheaper" not in page.evaluate("JSON.stringify({...localStorage})")
    page.open(page.evaluate(f"new URL('../{LESSON}', location.href).href"))
    assert page.text("course-exercise .cc-exercise-open") == "Open the editor"
