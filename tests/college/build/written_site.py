"""A small site, written for a test to look at."""

from __future__ import annotations

from pathlib import Path


def written_site(home: Path, files: dict[str, str]) -> Path:
    """Write these files below `site/`, and return that folder."""
    for name, text in files.items():
        place = home / "site" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return home / "site"
