"""The promises of `college check`: everything at once, each with its line and its remedy."""

from __future__ import annotations

import datetime
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from college.checks.running import report as reporting
from college.checks.running.check import of_text
from college.checks.running.content import Content, Text
from college.checks.running.gather import gather, read_course
from college.checks.running.report import check
from college.checks.stale_facts import stale_facts
from college.records.problem import Problem, Severity
from tests.college.generated_course import write_course

ROOT = Path(__file__).parents[3]
CASES = [
    case
    for name in ("problems", "marks")
    for case in yaml.safe_load((Path(__file__).parent / f"cases/{name}.yml").read_text("utf-8"))
]


def told(root: Path) -> list[str]:
    """Return what the check says, warnings left out."""
    return [str(item) for item in check(root).problems if item.severity is Severity.PROBLEM]


def changed(root: Path, file: str, old: str, new: str) -> str:
    """Change a file once and give its new text."""
    path = root / file
    text = path.read_text("utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path.read_text("utf-8")


def test_the_course_is_clean() -> None:
    """What is committed passes every check."""
    assert told(ROOT) == []


def test_a_clean_course_is_praised_for_what_was_checked(small: Path) -> None:
    """The last line counts what was looked at; each lesson has its words, minutes and ease."""
    said = check(small).text().splitlines()
    assert said[-1].startswith("3 lessons, 1 term, 1 track, ")
    rows = [line for line in said if line.startswith("lessons/track-0/0")]
    assert len(rows) == 3
    assert all("words" in row and "min" in row and "reading ease" in row for row in rows)


@pytest.mark.parametrize("case", CASES, ids=[case["promise"] for case in CASES])
def test_each_mistake_is_told(small: Path, case: dict[str, str]) -> None:
    """Path, line, what and remedy, as the case has it."""
    text = changed(small, case["file"], case["old"], case["new"])
    if "drop" in case:
        start = text.index(case["new"])
        line = text[start : text.index("\n", start)]
        text = changed(small, case["file"], line, line.partition(case["drop"])[0])
    if "also" in case:
        changed(small, case["also"], case["old"], case["new"])
    if "with" in case:
        changed(small, **case["with"])
    mark = case.get("at", case["new"])
    line = str(text[: text.index(mark)].count("\n") + 1 if mark in text else 0)
    expected = case["says"].replace("LINE", line)
    said = told(small)
    where = case.get("also", case["file"])
    assert [item for item in said if expected in item and item.startswith(where + ":")], said
    if case.get("only"):
        assert len(said) == 1, said


def test_a_circle_is_printed_whole(small: Path) -> None:
    """Every lesson in it is named, in order."""
    for one, other in ((1, 2), (2, 3), (3, 1)):
        changed(
            small,
            f"lessons/track-0/0{one}-lesson-0-{one}.md",
            "calculators:",
            f"needs: [lesson-0-{other}]\ncalculators:",
        )
    assert any("lesson-0-1 → lesson-0-2 → lesson-0-3 → lesson-0-1" in item for item in told(small))


def test_all_mistakes_are_told_at_once(small: Path) -> None:
    """No check waits for another one to be satisfied."""
    for case in CASES[1:3]:
        changed(small, case["file"], case["old"], case["new"])
    changed(small, "docs/index.md", "glossary/term.md", "nowhere.md")
    (small / "lessons/track-0/notes.txt").write_text("to do", "utf-8")
    said = "\n".join(told(small))
    for part in ("mintues", "lesson-9-9", "nowhere.md leads nowhere", "does not belong here"):
        assert part in said


@pytest.mark.parametrize(
    "sentence",
    [
        "It fell to $4.13 in one survey of 2026 [@H100PX].",
        "In 2026 nothing of the kind was on sale.",
        "We assume $9.99 for the sake of the sum.",
        "Rent it at $3 and see.",
        "`$4.13` is code.",
        "Count 125 of them.",
    ],
)
def test_numbers_that_may_be_typed_raise_no_alarm(small: Path, sentence: str) -> None:
    """Sourced sentences, years, assumptions, inputs, code, and numbers of no result."""
    changed(
        small,
        "lessons/track-0/01-lesson-0-1.md",
        "## Market signal | So\n",
        f"## Market signal | So\n\n{sentence}\n",
    )
    changed(
        small, "lessons/track-0/01-lesson-0-1.md", "calculators:", "sources: [H100PX]\ncalculators:"
    )
    assert told(small) == []


def test_near_copies_of_paragraphs_are_told(small: Path) -> None:
    """One word changed does not hide that a paragraph was copied."""
    chance = random.Random(3)
    words = [f"word{chance.randint(100, 999)}" for _ in range(60)]
    for number in (1, 2):
        paragraph = " ".join([*words[:30], f"other{number}", *words[30:]])
        changed(
            small,
            f"lessons/track-0/0{number}-lesson-0-{number}.md",
            "## Market signal | So\n",
            f"## Market signal | So\n\n{paragraph}\n",
        )
    assert any("this paragraph is nearly the one in" in item for item in told(small))


def test_old_figures_and_orphans_are_warnings(small: Path) -> None:
    """They are told, and stop nobody."""
    figure = small / "docs/assets/figures/lonely.svg"
    figure.parent.mkdir(parents=True)
    figure.write_text("<svg/>", "utf-8")
    report = check(small)
    assert report.clean
    assert any("nothing links to this file" in item.what for item in report.problems)
    later = list(stale_facts(Content(report.course, ()), datetime.date(2040, 1, 1)))
    assert later
    assert {item.severity for item in later} == {Severity.WARNING}
    assert str(later[0]).split(": ")[1] == "warning"


def test_a_check_that_stumbles_says_so(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it might have found is not passed over in silence; with nothing else told, it raises."""

    @of_text()
    def stumbling(text: Text) -> Iterator[Problem]:
        yield text.problem(1, str({}["missing"]), "")

    monkeypatch.setattr(reporting, "text_checks", lambda: (stumbling,))
    changed(small, "docs/index.md", "glossary/term.md", "nowhere.md")
    changed(small, "course.yml", "roles:", "tracks: [nowhere]\nroles:")
    said = [item for item in told(small) if "stopped (KeyError: 'missing')" in item]
    assert any(item.startswith("docs/index.md:1: the check of ") for item in said), said
    changed(small, "course.yml", "tracks: [nowhere]\n", "")
    with pytest.raises(KeyError):
        check(small)


def test_a_hint_in_a_calculator_of_any_package_is_told(small: Path) -> None:
    """The folder is the one that `course.yml` names."""
    changed(small, "course.yml", "package: calculators", "package: house_of_hints")
    for name in ("", "catalog/"):
        (small / f"house_of_hints/{name}").mkdir(parents=True, exist_ok=True)
        (small / f"house_of_hints/{name}__init__.py").write_text("CATALOG = {}\n", "utf-8")
    (small / "house_of_hints/catalog/kettle.py").write_text('"""«what it works out»."""\n', "utf-8")
    where = "house_of_hints/catalog/kettle.py:1: still to be written: what it works out"
    assert any(item.startswith(where) for item in told(small))


def test_the_report_for_machines_has_the_same_problems(small: Path) -> None:
    """JSON with path, line, what, remedy and severity of each, and the lessons' figures."""
    changed(small, "docs/index.md", "glossary/term.md", "nowhere.md")
    report = check(small)
    read = json.loads(report.json())
    assert [item["path"] for item in read["problems"]] == [item.path for item in report.problems]
    assert read["problems"][-1]["severity"] in ("problem", "warning")
    assert read["checked"]["lessons"] == 3
    assert set(read["lessons"][0]) == {"path", "words", "minutes", "practice", "in_class", "ease"}


def test_a_path_narrows_the_report(small: Path) -> None:
    """Only the problems and the figures of that file or folder."""
    changed(small, "docs/index.md", "glossary/term.md", "nowhere.md")
    changed(small, "lessons/track-0/01-lesson-0-1.md", "minutes: 3", "minutes: 40")
    report = check(small).only([small / "lessons/track-0/01-lesson-0-1.md"])
    assert [item.path for item in report.problems] == ["lessons/track-0/01-lesson-0-1.md"]
    assert check(small).only([small / "lessons/track-0/02-lesson-0-2.md"]).clean


def test_a_draft_is_checked_but_not_published(small: Path) -> None:
    """Its mistakes are told by the check as warnings; the build neither sees it nor them."""
    path = "lessons/track-0/03-lesson-0-3.md"
    changed(small, path, "scenarios:", "draft: true\nscenarios:")
    changed(small, path, "/// teach", "/// teech")
    assert any("teech" in item.what for item in check(small).problems)
    assert told(small) == []
    assert set(read_course(small).lessons) == {"lesson-0-1", "lesson-0-2"}
    assert set(gather(small, drafts=True).course.lessons) == {
        "lesson-0-1",
        "lesson-0-2",
        "lesson-0-3",
    }


@pytest.mark.slow
def test_ten_times_the_course_is_checked_in_seconds(tmp_path: Path) -> None:
    """170 lessons; the promise is two seconds on a quiet machine, and the test is generous."""
    write_course(tmp_path, tracks=10, lessons=17)
    started, cpu = time.perf_counter(), time.process_time()
    report = check(tmp_path)
    took, used = time.perf_counter() - started, time.process_time() - cpu
    print(  # noqa: T201 - a figure to read, not only to hold
        f"170 lessons checked: {used:.2f} s of CPU, {took:.2f} s by the clock"
    )
    assert report.clean, report.text()[-500:]
    assert len(report.course.lessons) == 170
    assert used < 6
