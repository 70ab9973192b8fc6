"""The promises of a run outside the browser: what is told of programs and of checks."""

from __future__ import annotations

import re
import sys

import pytest

import calculators.cost  # noqa: F401 - what is loaded is what a program is offered
from calculators.exercise.answer import answer, run_program
from calculators.exercise.limits import CHARACTERS, PIECES
from calculators.exercise.messages import Outcome, OutcomeState

DOUBLE = "def double(x):\n    print('asked', x)\n    return x * 2\n"
CHECKS = """two = double(1)
assert two == 3, "Twice one is two."
assert double(2) == 4
# hidden
assert double(40) == 81, "Mind large numbers."
assert double(5) == 11
assert double() == 0
"""
_DATACLASS = """from __future__ import annotations
from dataclasses import dataclass
@dataclass
class Bid:
    price: float
print(Bid(2), __name__)
"""


def told(code, checks=""):
    """Return the record of a run and the text it printed."""
    printed: list[str] = []
    return run_program(code, checks, printed.append), "".join(printed)


def test_each_check_is_told_on_its_own():
    """Source, message and value of a visible one; only the message of a hidden one."""
    result, _ = told(DOUBLE, CHECKS)
    first, second, third, fourth, fifth = result["checks"]
    assert first == Outcome(
        OutcomeState.FAILED,
        hidden=False,
        code="two = double(1)\ntwo == 3",
        message="Twice one is two.",
        got="2",
    )
    assert (second.state, second.code) == ("passed", "double(2) == 4")
    assert (third.code, third.got) == ("", "")
    assert re.fullmatch(r"A hidden check tried double\(.+\)\. Mind large numbers\.", third.message)
    assert re.fullmatch(r"A hidden check tried double\(.+\)\.", fourth.message)
    assert fifth.state == "error"
    assert "missing 1 required positional argument" in fifth.message
    assert not result["passed"]


def test_what_the_program_gave_is_its_own_value_without_noise():
    """Not the difference that the check compares, nor the last digits of a float."""
    result, _ = told("def f():\n    return 0.1 + 0.2\n", "assert abs(f() - 1.6) < 1e-9")
    assert result["checks"][0].got == "0.3"


def test_hidden_checks_do_not_give_themselves_away():
    """What the program prints is shown for visible checks, and not for hidden ones."""
    _, printed = told(DOUBLE, CHECKS)
    assert printed == "asked 1\nasked 2\n"


def test_a_failed_preparation_skips_the_rest():
    """The check it belongs to is an error, the others are not tried."""
    result, _ = told("", "value = missing\nassert value\nassert value == 1\n# hidden\nassert 1")
    assert [check.state for check in result["checks"]] == ["error", "skipped", "skipped"]
    assert "NameError" in result["checks"][0].message


def test_an_assert_of_the_program_is_an_error_not_a_verdict():
    """A learner's own assertion is told with its line."""
    result, _ = told("def f():\n    assert False, 'mine'\n", "assert f() == 1, 'ours'")
    assert result["checks"][0].state == "error"
    assert result["checks"][0].message == (
        "Line 2, in f: assert False, 'mine'\nAssertionError: mine"
    )


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("x = 1 +", "Line 1:\n    x = 1 +\n"),
        ("import nothing_like_it", "calculators.cost, "),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("raise MemoryError", "your program needs more than the 256 MB of memory it has here"),
        ("def f(n):\n    return f(n)\nf(1)", "Line 3: f(1)\n…\nLine 2, in f: return f(n)\n"),
    ],
)
def test_an_error_is_told_in_the_learners_own_lines(code, said):
    """No line of ours, no path of this machine."""
    error = told(code)[0]["error"]
    assert said in error
    assert "calculators/" not in error
    assert len(error.splitlines()) < 8


@pytest.mark.parametrize(
    "code",
    [
        "print('x' * 10**6)",
        "for n in range(10**5): print(n)",
        "while_ = 'y\\n' * 10**5\nprint(while_)",
    ],
)
def test_output_is_cut_where_a_page_could_not_show_it(code):
    """Neither many lines nor long ones get through without end."""
    pieces: list[str] = []
    run_program(code, "", pieces.append)
    assert len(pieces) <= PIECES
    assert sum(map(len, pieces)) < CHARACTERS + 100
    assert pieces[-1].endswith("The rest of the output is left out.\n")


def test_an_error_of_any_length_is_cut():
    """Twenty megabytes of it would freeze the page."""
    (result, _) = told("raise ValueError('x' * 100_000)")
    assert len(result["error"]) < 5_000


def test_a_run_leaves_nothing_behind():
    """Streams and the main module are as before, whatever the program did to them."""
    before = sys.stdout, sys.stderr, sys.modules["__main__"]
    told("import sys\nsys.stdout = None\nsys.modules['__main__'] = None\nraise KeyboardInterrupt")
    assert (sys.stdout, sys.stderr, sys.modules["__main__"]) == before


def test_dataclasses_work_in_a_program():
    """A program is a main module of its own, as Python's library expects."""
    assert told(_DATACLASS) == (
        {"error": "", "checks": [], "passed": True},
        "Bid(price=2) __main__\n",
    )


def test_the_door_opens_for_runs_only():
    """Another name is refused with a sentence."""
    with pytest.raises(LookupError, match="can be run"):
        answer("eval", "{}")
