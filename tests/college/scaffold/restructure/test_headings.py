"""The promise of tracks under headings: they change places by one command, as others do."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.cli.main import main
from college.records.settings import read_settings
from tests.college.scaffold.restructure.committed import commit

pytestmark = pytest.mark.slow

TRACK = "power-and-data-centers"


def test_tracks_change_places_under_headings(course: Path) -> None:
    """A track joins the heading of the one whose place it takes; a heading over nothing goes."""
    index = (course / f"lessons/{TRACK}/index.md").read_text("utf-8")
    for name in ("one", "two", "three"):
        (course / f"lessons/{name}").mkdir()
        own = index.replace(f"id: {TRACK}", f"id: {name}").replace("steps: 17", "steps: 1")
        (course / f"lessons/{name}/index.md").write_text(own, "utf-8")
    listed = f"tracks:\n  - {TRACK}\n  - Going further: [one, two]\n  - Last: [three]\n"
    settings = course / "course.yml"
    before = settings.read_text("utf-8")
    text = before.replace(f"tracks: [{TRACK}]\n", listed)
    settings.write_text(text, "utf-8")
    commit(course)

    def moved(*words: str) -> str:
        assert main(["move", "track", *words, "--force"]) == 0
        now = settings.read_text("utf-8")
        assert read_settings(course)[1] == []
        assert [line for line in before.splitlines() if line not in now.splitlines()] == [
            f"tracks: [{TRACK}]"
        ], "nothing else is touched"
        return now

    assert "  - Going further: [two, one]\n" in moved("one", "--place", "3")
    now = moved("three", "--place", "2")
    assert f"tracks:\n  - {TRACK}\n  - Going further: [three, two, one]\n" in now
    assert "Last" not in now
    assert [*read_settings(course)[0].tracks] == [TRACK, "three", "two", "one"]
    assert main(["move", "track", "three", "--place", "5", "--force"]) == 2
