"""A new track: its record, and a hint for the page's opening."""

from __future__ import annotations

from college.checks.hints import hint
from college.records.track import TRACK_KEYS
from college.scaffold.record import record


def track_file(name: str, title: str) -> str:
    """Return the text of its index.md; a track begins with one step to be written."""
    known = {"id": name, "title": title, "steps": 1}
    return (
        record(TRACK_KEYS, known)
        + "\n"
        + hint("two or three sentences that make a reader want to begin")
        + "\n"
    )
