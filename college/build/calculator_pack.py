"""The calculators as a pack: which modules the browser gets, and what their Python is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from calculators.api.answer import answer
from calculators.catalog import CATALOG
from calculators.engine.working.steps import Step
from college.build.pack import CannotPack, Content, Question, Reply, Sandbox

ENTRY = "calculators.api.answer"
SANDBOX = Sandbox("computeCollege")

_LEFT_OUT = (
    "calculators/engine/working/derive/",
    "calculators/engine/diagram/",
    "calculators/cost/published/",
    "calculators/exercise/",
)
"""What reads sources or publications, which the browser has not; diagrams, which no page asks the
browser for; exercises, which have their own pack."""
_STOP = 70
"""Where on its slider the changed input is put; a slider has 200 stops."""
_COPY = {"link": "https://course.invalid/", "day": "2026-01-01"}


def calculator_pack(root: Path, steps: Mapping[str, tuple[Step, ...]]) -> Content:
    """Return what the calculators' pack is made of."""
    modules = browser_modules(root, steps)
    return Content(modules, ENTRY, SANDBOX, tuple(_questions()), _answer)


def browser_modules(root: Path, steps: Mapping[str, tuple[Step, ...]]) -> dict[str, bytes]:
    """Return every module of `calculators/` the browser imports, and the working derived for it."""
    modules = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.glob("calculators/**/*.py"))
        if not path.relative_to(root).as_posix().startswith(_LEFT_OUT)
    }
    modules["calculators/api/derived.py"] = _derived(steps).encode()
    return modules


def _derived(steps: Mapping[str, tuple[Step, ...]]) -> str:
    rows = "".join(f"    {name!r}: {found!r},\n" for name, found in steps.items())
    return (
        '"""The working of each calculator, derived from its source by the build."""\n\n'
        "from calculators.engine.working.steps import Either, Fixed, Name, Step\n\n"
        f"STEPS = {{\n{rows}}}\n"
    )


def _questions() -> Iterator[Question]:
    """Ask every calculator twice: for all parts as printed, and with a changed input and a copy."""
    for name, calculator in CATALOG.items():
        changed = next(item.name for item in calculator.inputs if item.unit)
        yield Question(name, "{}")
        yield Question(name, json.dumps({"slide": [changed, _STOP], "copy": _COPY}))


def _answer(question: Question) -> Reply:
    """Answer as the page must; two Pythons that fail alike would agree, so a failure is none."""
    text = answer(question.name, question.text)
    failed = json.loads(text).get("failed")
    if failed:
        raise CannotPack(f"asked “{question.name}”, Python here has no answer: {failed}")
    return Reply(text)
