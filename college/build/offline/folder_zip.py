"""The whole site as one file: unpacked, it is the course, to be opened by double-click."""

from __future__ import annotations

import zipfile
from pathlib import Path

from college.pages.parts.track.take_along import ZIP

_DAY = (1980, 1, 1, 0, 0, 0)
"""The same for every file, so that the same site gives the same bytes."""
_PACKED = (".bin", ".png", ".woff2", ".jpg", ".webp", ".avif", ".mp3", ".mp4", ".webm", ".xlsx")
"""What would not get smaller."""
_READ_WRITE = 0o644


def write_zip(site: Path, folder: str) -> int:
    """Write it beside the pages, with all files in one folder; return its bytes."""
    place = site / ZIP
    place.unlink(missing_ok=True)
    files = sorted(path for path in site.rglob("*") if path.is_file())
    with zipfile.ZipFile(place, "w") as pack:
        for path in files:
            name = path.relative_to(site).as_posix()
            entry = zipfile.ZipInfo(f"{folder}/{name}", _DAY)
            entry.create_system = 3
            entry.external_attr = _READ_WRITE << 16
            stored = path.suffix in _PACKED
            entry.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            pack.writestr(entry, path.read_bytes(), compresslevel=6)
    return place.stat().st_size
