"""A new track: its record, and a hint for the page's opening."""

from __future__ import annotations

from college.records.hint import hint
from college.records.keys import keys_of
from college.records.track import Track
from college.scaffold.record import record


def track_file(name: str, title: str) -> str:
    """Return the text of its index.md; a track begins as a draft, with one step to be written."""
    known = {"id": name, "title": title, "steps": 1, "draft": True}
    return (
        record(keys_of(Track), known)
        + "\n"
        + hint("two or three sentences that make a reader want to begin")
        + "\n"
    )
