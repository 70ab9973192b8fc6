"""What of the project goes into the reader's browser."""

from __future__ import annotations

from pathlib import Path

from calculators.engine.working.steps import Step

ENTRY = "calculators.api.answer"
_LEFT_OUT = (
    "calculators/engine/working/derive.py",
    "calculators/engine/working/notation.py",
    "calculators/engine/working/source.py",
    "calculators/cost/published/",
    "calculators/exercise/",
)
"""What reads sources or publications, which the browser has not; exercises have their own pack."""


def browser_modules(root: Path, steps: dict[str, tuple[Step, ...]]) -> dict[str, bytes]:
    """Return every module of `calculators/` the browser imports, and the working derived for it."""
    modules = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.glob("calculators/**/*.py"))
        if not path.relative_to(root).as_posix().startswith(_LEFT_OUT)
    }
    modules["calculators/api/derived.py"] = _derived(steps).encode()
    return modules


def _derived(steps: dict[str, tuple[Step, ...]]) -> str:
    rows = "".join(f"    {name!r}: {found!r},\n" for name, found in steps.items())
    return (
        '"""The working of each calculator, derived from its source by the build."""\n\n'
        "from calculators.engine.working.steps import Either, Fixed, Name, Step\n\n"
        f"STEPS = {{\n{rows}}}\n"
    )
