"""The wheel of a course's calculators: the engine and the course's own package, pure Python.

A wheel is a zip with three texts about it, written here so that the same course gives the same
bytes; the wheel of the whole project carries the site's tools, which no notebook needs.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from college.exports.zipped import zipped
from college.subject import Subject
from college.subject_modules import engine_modules, subject_modules

_SHARED = ("case.py", "fact.py", "money.py", "source.py", "unit.py", "engine/", "api/")
"""What of the engine's package any course rests on."""
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
    return dict(sorted({**engine_modules(_SHARED), **subject_modules(subject)}.items()))


def _record(files: Mapping[str, bytes], own: str) -> str:
    """Return the list of the files with their sums; its own row has none."""
    rows = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        rows.append(f"{path},sha256={digest},{len(data)}")
    return "\n".join([*rows, f"{own},,", ""])
