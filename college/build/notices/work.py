"""A work of others that is shipped: its name, version, license, and the license's text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

_RECORD = "package.json"
_TELLS = re.compile(r"(?i)^(package\.json|(licen[cs]e|copying|notice)([.-].*)?)$")


@dataclass(frozen=True)
class Work:
    """`purl` is the address that bills of materials know it by; `note` what is to be said of it."""

    name: str
    version: str
    license: str
    text: str
    purl: str
    home: str = ""
    note: str = ""


def npm_work(packages: Path, name: str, *, license_text: str = "", note: str = "") -> Work:
    """Return a package of npm as it lies in the folder; a text is given if it has none."""
    folder = packages / name
    record = json.loads((folder / _RECORD).read_text("utf-8"))
    purl = f"pkg:npm/{name.replace('@', '%40')}@{record['version']}"
    return Work(
        name,
        record["version"],
        record.get("license", ""),
        license_text or _text(license_files(folder)),
        purl,
        str(record.get("homepage", "")),
        note,
    )


def python_work(name: str, license_id: str = "", note: str = "") -> Work | None:
    """Return an installed package of Python, or None where it is not there."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return None
    files = [Path(str(file.locate())) for file in found.files or () if ".dist-info" in str(file)]
    files = [path for path in files if _TELLS.match(path.name)]
    return Work(
        name,
        found.version,
        license_id or found.metadata["License-Expression"] or "",
        _text(files),
        f"pkg:pypi/{name}@{found.version}",
        note=note,
    )


def license_files(folder: Path) -> list[Path]:
    """Return what tells of a package of npm, as it lies in the folder: its record, its licenses."""
    if not (folder / _RECORD).is_file():
        return []
    return [path for path in sorted(folder.iterdir()) if _TELLS.match(path.name)]


def _text(files: Iterable[Path]) -> str:
    """Return the texts of those files that are licenses, one below the other."""
    texts = [path.read_text("utf-8") for path in files if path.name != _RECORD]
    return "\n\n".join(text.strip() for text in texts)
