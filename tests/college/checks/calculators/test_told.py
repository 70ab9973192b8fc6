"""The promises of what an author's Python raises: stopped in time, and told by its cause."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from calculators.engine.model.folder import Broken
from college.checks.calculators import used_broken
from college.checks.running.gather import gather
from college.checks.trial.raised import sentence
from college.checks.trial.time_limit import TooLong, time_limit


def written(path: Path, text: str) -> dict[str, Any]:
    """Write a file of Python, and return what it defines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    found: dict[str, Any] = {}
    exec(compile(text, str(path), "exec"), found)  # noqa: S102 - the text above
    return found


def test_a_formula_that_never_ends_is_stopped(tmp_path: Path) -> None:
    """Also where it calls others that end; what is not the course's own takes the time it takes."""
    text = "def one():\n    pass\n\ndef loop():\n    while True:\n        one()\n"
    own = written(tmp_path / "house/cost/loops.py", text)
    with time_limit(tmp_path, 0.2), pytest.raises(TooLong):
        own["loop"]()
    wait: Callable[[Callable[[], float]], None] = written(
        tmp_path / "house/engine/waits.py",
        "def wait(now):\n    end = now() + 0.6\n    while now() < end:\n        pass\n",
    )["wait"]
    with time_limit(tmp_path, 0.2):
        wait(time.monotonic)


@pytest.mark.parametrize(
    ("call", "what", "remedy"),
    [
        ("made(1, 2, 3)", "made is given 3 of the 4 values it needs", "give a, b, c, d, in this"),
        ("made(1, 2, 3, 4, 5, 6)", "made is given 6 values and takes 5 without a name", "give a, "),
        ("made(a=1, b=2, c=3)", "made is called without d", "add d"),
        ("made(1, 2, 3, 4, tail=5)", "made takes no tail", "it takes a, b, c, d, last"),
        ("made(1, 2, 3, 4, lst=5)", "made takes no lst", "write last"),
        ("made(*[1, 2])", "TypeError: made() missing 2 required", "mend the line"),
        ("'a' + 1", "TypeError: can only concatenate str", "mend the line"),
    ],
)
def test_a_call_that_is_refused_is_told_with_what_it_takes(
    tmp_path: Path, call: str, what: str, remedy: str
) -> None:
    """Read off the call: Python names the last value where one before it was forgotten."""
    with pytest.raises(TypeError) as refused:
        written(tmp_path / "call.py", f"def made(a, b, c, d, last=0):\n    pass\n\n{call}\n")
    told = sentence(refused.value)
    assert told[0].startswith(what)
    assert told[1].startswith(remedy)


def test_a_page_that_uses_what_is_broken_is_told_at_its_line(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the text, where no key of the record names it."""
    term = small / "docs/glossary/term.md"
    term.write_text(term.read_text("utf-8") + "\nIt costs {{ gpu_hour.cost }}.\n", "utf-8")
    lines = term.read_text("utf-8").splitlines()
    text = next(item for item in gather(small).content.files if item.path == term)
    monkeypatch.setitem(vars(text.settings.subject), "broken", {"gpu_hour": Broken()})
    (problem,) = used_broken.check(text)
    assert problem.line == len(lines)
