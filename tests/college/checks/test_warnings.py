"""The promises about warnings: what is listed and never used, and how a report tells them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from college.checks.running.report import check
from college.records.problem import Problem, Severity, counted
from tests.college.generated_course import write_course


def changed(root: Path, file: str, old: str, new: str) -> None:
    """Change a file once."""
    path = root / file
    text = path.read_text("utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_what_is_listed_and_never_used_is_a_warning(small: Path) -> None:
    """A source that nothing cites, a track that the list leaves out, a file with a like name."""
    changed(
        small, "lessons/track-0/01-lesson-0-1.md", "calculators:", "sources: [H100PX]\ncalculators:"
    )
    (small / "more").mkdir()
    write_course(small / "more", tracks=2, lessons=1)
    (small / "more/lessons/track-1").rename(small / "lessons/track-1")
    changed(small, "course.yml", "roles:", "tracks: [track-0]\nroles:")
    for name in ("left.svg", "arrow-left.svg"):
        (small / "docs/assets").mkdir(parents=True, exist_ok=True)
        (small / "docs/assets" / name).write_text("<svg/>", "utf-8")
    changed(
        small, "docs/index.md", "Begin", "![An arrow that leads left](assets/arrow-left.svg) Begin"
    )
    said = "\n".join(str(item) for item in check(small).problems)
    assert "warning: nothing on the page cites H100PX; write [@H100PX]" in said
    assert "course.yml:5: warning: tracks leaves track-1 out, so it comes last; add track-1" in said
    assert "docs/assets/left.svg:1: warning: nothing links to this file" in said
    assert "docs/assets/arrow-left.svg" not in said


def test_what_is_to_be_mended_stands_first(small: Path) -> None:
    """Then what is worth a look; what stands for months is one line, unless it is asked for."""
    changed(small, "docs/index.md", "glossary/term.md", "nowhere.md")
    report = check(small)
    old = Problem("calculators/a.py", 1, "a is old", "b", Severity.WARNING, "stale_facts")
    standing = (old, replace(old, line=2), replace(old, check="second_hand"))
    others = [item for item in report.problems if item.check not in ("stale_facts", "second_hand")]
    report = replace(report, problems=(*standing, *others))
    said = report.text().splitlines()
    assert "nowhere.md leads nowhere" in said[0]
    assert said[-2] == (
        "2 figures are old and 1 source was read second-hand; college check --all lists them."
    )
    assert said[-1] == counted(report.problems)
    assert str(old) in report.text(every=True)
    assert str(old) in replace(report, narrowed=True).text()
