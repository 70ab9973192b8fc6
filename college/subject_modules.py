"""The modules that packs and wheels are made of: the engine's own, and those of the course."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from calculators import unit
from college.subject import Subject

_ENGINE = Path(unit.__file__).parent
_ABOVE_ALL = "__init__.py"
_PUBLISHED = "cost/published/"
"""What others measured: for tests and a page, never for the browser."""


def engine_modules(wanted: tuple[str, ...], left_out: tuple[str, ...] = ()) -> dict[str, bytes]:
    """Return the engine's modules whose path begins with a wanted one, by their path."""
    return dict(_modules(_ENGINE, (_ABOVE_ALL, *wanted), left_out))


def subject_modules(
    subject: Subject, wanted: tuple[str, ...] = ("catalog/", "cost/", "pictures/")
) -> dict[str, bytes]:
    """Return the same of the course's own package; of its drafts only if the subject has them."""
    folder = subject.folder
    hidden = () if subject.with_drafts else (f"catalog/{name}.py" for name in subject.drafts)
    return dict(_modules(folder, (_ABOVE_ALL, *wanted), (_PUBLISHED, *hidden))) if folder else {}


def _modules(
    folder: Path, wanted: tuple[str, ...], left_out: tuple[str, ...]
) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder).as_posix()
        if inside.startswith(wanted) and not inside.startswith(left_out):
            yield f"{folder.name}/{inside}", path.read_bytes()
