"""The promises of an exercise when something goes wrong: loops, memory, errors, damage."""

from __future__ import annotations

import json

import pytest

from calculators.exercise.limits import MEGABYTES
from tests.browser.exercise_steps import (
    EXERCISE,
    LESSON,
    PRINTED,
    RIGHT,
    WHERE,
    opened,
    press_run,
    run,
    start_run,
    write,
)

from .test_lesson import CALCULATOR

pytestmark = pytest.mark.browser
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


def until_running(page, code):
    """Start a program and wait until it has printed something."""
    write(page, code)
    start_run(page)
    page.wait_for(f"{PRINTED} !== ''", timeout=30)


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
    assert page.text("course-exercise .cc-exercise-verdict") == "Stopped."
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
    trouble = page.text("course-exercise .cc-exercise-trouble")
    assert f"needs more than the {MEGABYTES} MB of memory" in trouble
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.console_errors == []


def test_deep_recursion_is_harmless(page_on):
    """A function without an end is an error like others."""
    page = opened(page_on("http", LESSON))
    run(page, "def f(n):\n    return f(n + 1)\nf(0)")
    assert "RecursionError" in page.text("course-exercise .cc-exercise-trouble")
    run(page, "class A:\n    def __repr__(self):\n        return repr(self)\nrepr(A())")
    assert run(page, RIGHT) == "All 4 checks pass."


def test_errors_name_lines_of_the_program(page_on):
    """A traceback holds the learner's lines and Python's advice, and nothing of ours."""
    page = opened(page_on("http", LESSON))
    run(page, RIGHT.replace("price_a * hours_a", "price_a * hour_a"))
    said = page.text("course-exercise .cc-exercise-outcome")
    assert "Line 2, in cheaper: a, b = price_a * hour_a, price_b * hours_b" in said
    assert "NameError: name 'hour_a' is not defined. Did you mean: 'hours_a'?" in said
    run(page, "def cheaper(:\n    pass")
    assert page.text("course-exercise .cc-exercise-trouble").startswith("Line 1:")
    run(page, "import numpy")
    assert "No module named 'numpy'" in page.text("course-exercise .cc-exercise-trouble")
    assert "calculators/" not in page.text("course-exercise .cc-exercise-outcome")


def test_without_the_editor_there_is_a_plain_field(copy_of, site, chromium):
    """A folder that lost the editor's script still lets a program be written and run."""
    copy = copy_of(site)
    copy.remove("assets/editor.*.js")
    chromium.open(copy.url(LESSON))
    opened(chromium)
    chromium.type_into("course-exercise textarea", RIGHT)
    assert press_run(chromium) == "All 4 checks pass."


def mend(copy, site, path):
    """Bring a file back."""
    (copy.folder / path).write_bytes((site / path).read_bytes())


def test_a_damaged_pack_says_so_and_a_mended_one_works(copy_of, site, chromium):
    """Python that does not start is a sentence in place of the verdict; Run tries again."""
    copy = copy_of(site)
    chromium.open(copy.url(LESSON))
    opened(chromium)
    digest = chromium.evaluate("collegeExercise.pack.digest")
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
    assert (
        json.dumps(page.evaluate(f"{EXERCISE}.querySelector('.cc-exercise-solution').hidden"))
        == "false"
    )
