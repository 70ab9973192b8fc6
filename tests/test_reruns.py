"""The promise of the second try: given to browser tests alone, listed, and limited in a run."""

from __future__ import annotations

import pytest

from tests.reruns import BUDGET

UNSTEADY = """
import pytest
from pathlib import Path

pytestmark = pytest.mark.browser

@pytest.mark.parametrize("number", range({count}))
def test_unsteady(number):
    mark = Path({folder!r}) / str(number)
    tried = mark.exists()
    mark.touch()
    assert tried, f"the first try of {{number}}"
"""
STEADY = "def test_steady():\n    pass\n"
"""A planted test that needs no second try, so that a run has something to pass."""
pytestmark = pytest.mark.slow
WORKERS = pytest.mark.parametrize("workers", ["0", "2"])


@pytest.fixture
def run(pytester):
    """Return `run(text, workers)`: the result of a run of these tests, with our plugin."""

    def start(text, workers="0"):
        pytester.makeini("[pytest]\nmarkers = browser: drives a browser")
        pytester.makepyfile(test_some=text, test_steady=STEADY)
        options = ("-p", "tests.reruns", "-n", workers, "-p", "no:cacheprovider")
        return pytester.runpytest_subprocess(*options)

    return start


@WORKERS
def test_a_second_try_is_listed(run, tmp_path, workers):
    """Within the budget the run passes, and says which test failed first, and how."""
    result = run(UNSTEADY.format(count=BUDGET, folder=str(tmp_path)), workers)
    assert result.ret == 0
    result.assert_outcomes(passed=BUDGET + 1)
    result.stdout.fnmatch_lines(
        [
            "*= second tries =*",
            "test_some.py::test_unsteady*: AssertionError: the first try of ?",
            f"{BUDGET} of at most {BUDGET}.",
        ]
    )


@WORKERS
def test_too_many_second_tries_fail_the_run(run, tmp_path, workers):
    """All tests pass in the end, and yet the run fails, wherever they ran."""
    result = run(UNSTEADY.format(count=BUDGET + 1, folder=str(tmp_path)), workers)
    assert result.ret == 1
    result.assert_outcomes(passed=BUDGET + 2)
    result.stdout.fnmatch_lines([f"{BUDGET + 1} of at most {BUDGET}: too many, the run fails.*"])


def test_what_is_broken_fails_twice(run):
    """There is one second try, not a third."""
    result = run("import pytest\n@pytest.mark.browser\ndef test_broken():\n    assert False\n")
    assert result.ret == 1
    result.assert_outcomes(failed=1, passed=1)
    result.stdout.fnmatch_lines([f"1 of at most {BUDGET}."])


def test_other_tests_have_one_try(run):
    """What drives no browser has nobody to be starved by."""
    result = run("def test_broken():\n    assert False\n")
    result.assert_outcomes(failed=1, passed=1)
    result.stdout.no_fnmatch_line("*second tries*")
