"""The promise that no program of an exercise gets out, floods the page, or cannot be stopped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from calculators.exercise.limits import SAID
from tests.browser.exercise_steps import EXERCISE, LESSON, RIGHT, opened, run

pytestmark = pytest.mark.browser

ESCAPES = {
    "the bridge by name": "import _pyodide_core",
    "the bridge by the importer": "import importlib\nimportlib.import_module('_pyodide_core')",
    "the bridge by its new name": "import importlib\nimportlib.import_module('éyodide_core')",
    "the bridge by its loader": (
        "import sys, types\n"
        "spec = types.SimpleNamespace(name='_pyodide_core', origin='built-in')\n"
        "assert sys.modules['_imp'].create_builtin(spec), 'nothing was made'"
    ),
    "the page's objects": "import js",
    "other processes": "import _posixsubprocess",
}
FLOODS = {
    "bytes past print": "import os\nfor _ in range(60_000):\n    os.write(1, b'x' * 1000 + b'\\n')",
    "one line without an end": "import os\nfor _ in range(3_000):\n    os.write(1, b'x' * 10_000)",
    "an error of 20 MB": "raise ValueError('x' * 20_000_000)",
    "a line of 2 MB": "a = [" + "1, " * 700_000 + "]]",
    "a message of a check": (
        "def cheaper(*given):\n    class Long(str):\n        def __eq__(self, other):\n"
        "            raise ValueError('y' * 5_000_000)\n        __hash__ = None\n"
        "    return Long('A'), 1"
    ),
}
HOARDS = {
    "a file of gigabytes": (
        "with open('/tmp/big', 'wb') as file:\n"
        "    while True:\n        file.write(b'x' * 1_000_000)"
    ),
    "files without end": "n = 0\nwhile True:\n    open(f'/tmp/{n}', 'w').close()\n    n += 1",
}


def test_no_program_gets_out(page_on):
    """The bridge to JavaScript is not in the pack, under no name and by no way in."""
    page = opened(page_on("http", LESSON))
    for name, program in ESCAPES.items():
        assert run(page, program) == "Your program stopped with an error.", name
        said = page.text("course-exercise .cc-exercise-trouble")
        assert "Error" in said, name
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.outside_requests == []


@pytest.mark.parametrize("name", [*FLOODS, *HOARDS])
def test_no_program_floods_the_page(page_on, name):
    """What it pours out is measured: the page shows a little of it, and the next run works.

    A file too many is refused while the program runs: the clock need not stop it.
    """
    page = opened(page_on("http", LESSON))
    page.evaluate(f"{EXERCISE}.dataset.seconds = 60")
    verdict = run(page, (FLOODS | HOARDS)[name], timeout=70)
    assert not verdict.startswith("Stopped after"), verdict
    if name in HOARDS:
        assert "No space left on device" in page.text("course-exercise .cc-exercise-trouble")
    assert page.evaluate(f"{EXERCISE}.textContent.length") < 40_000 + 10 * SAID
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.console_errors == []


def test_the_worker_of_programs_makes_no_code_of_text(page_on):
    """Not even the one who drives the browser can evaluate anything in it."""
    page = opened(page_on("http", LESSON))
    run(page, RIGHT)
    refused = []
    for worker in page.page.workers:
        try:
            worker.evaluate("1")
        except Error as error:
            refused.append(str(error))
    assert len(refused) == 1
    assert "eval is not a function" in refused[0]
