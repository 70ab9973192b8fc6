"""The wheel of a course's calculators: the engine and the course's own package, pure Python.

A wheel is a zip with three texts about it, written here so that the same course gives the same
bytes; the wheel of the whole project carries the site's tools, which no notebook needs.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from calculators import unit
from college.exports.zipped import zipped
from college.subject import Subject

_ENGINE = Path(unit.__file__).parent
_SHARED = ("__init__.py", "case.py", "fact.py", "money.py", "source.py", "unit.py", "engine", "api")
"""What of the engine's package any course rests on."""
_OWN = ("__init__.py", "catalog", "cost", "pictures")
"""What of the course's own package is Python for a notebook."""
_TAG = "py3-none-any"


@dataclass(frozen=True)
class Wheel:
    """A wheel: what it is called, and its bytes."""

    name: str
    """The name by which it is asked for."""
    file: str
    data: bytes


def calculators_wheel(subject: Subject, name: str, version: str, summary: str) -> Wheel:
    """Return the wheel of a course's calculators."""
    plain = re.sub(r"\W+", "_", name.lower()).strip("_")
    about = f"{plain}-{version}.dist-info"
    files = {
        **_modules(subject),
        f"{about}/METADATA": (
            f"Metadata-Version: 2.1\nName: {plain.replace('_', '-')}\nVersion: {version}\n"
            f"Summary: {summary}\nRequires-Python: >=3.11\n"
        ).encode(),
        f"{about}/WHEEL": (
            f"Wheel-Version: 1.0\nGenerator: college\nRoot-Is-Purelib: true\nTag: {_TAG}\n"
        ).encode(),
    }
    record = f"{about}/RECORD"
    files[record] = _record(files, record).encode()
    return Wheel(plain.replace("_", "-"), f"{plain}-{version}-{_TAG}.whl", zipped(files))


def _modules(subject: Subject) -> dict[str, bytes]:
    found = dict(_below(_ENGINE, _SHARED))
    if subject.folder:
        found |= _below(subject.folder, _OWN)
    return dict(sorted(found.items()))


def _below(folder: Path, wanted: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for name in wanted:
        place = folder / name
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            if path.is_file():
                yield f"{folder.name}/{path.relative_to(folder).as_posix()}", path.read_bytes()


def _record(files: Mapping[str, bytes], own: str) -> str:
    """Return the list of the files with their sums; its own row has none."""
    rows = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        rows.append(f"{path},sha256={digest},{len(data)}")
    return "\n".join([*rows, f"{own},,", ""])
