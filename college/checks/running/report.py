"""`college check`: every check over the whole course, all problems at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from calculators.catalog import CATALOG
from college.checks.running.check import course_checks, text_checks
from college.checks.running.gather import gather
from college.checks.running.placeholder import with_placeholders
from college.markdown.citations import REGISTER
from college.records.course import Course
from college.records.problem import Problem, Severity, counted, shown
from college.source.minutes import Reading


@dataclass(frozen=True)
class Report:
    """What a check found, and what it looked at."""

    course: Course
    problems: tuple[Problem, ...]
    readings: dict[str, Reading]

    @property
    def clean(self) -> bool:
        """Whether there is nothing to mend; warnings do not count."""
        return all(item.severity is Severity.WARNING for item in self.problems)

    def only(self, paths: Iterable[Path]) -> Report:
        """Return the part of the report about some files or folders."""
        wanted = [shown(path.resolve(), self.course.root) for path in paths]

        def inside(path: str) -> bool:
            return any(path == name or path.startswith(name.rstrip("/") + "/") for name in wanted)

        return Report(
            self.course,
            tuple(item for item in self.problems if inside(item.path)),
            {path: item for path, item in self.readings.items() if inside(path)},
        )

    def text(self) -> str:
        """Return it for people: problems first and counted last, or what was checked."""
        listed = [str(item) for item in self.problems]
        if not self.clean:
            return "\n".join([*listed, counted(self.problems)])
        return "\n".join(
            [
                *listed,
                *_rows(self.readings),
                f"{_looked_at(self.course)}: {_verdict(self.problems)}",
            ]
        )

    def json(self) -> str:
        """Return it for machines."""
        return json.dumps(
            {
                "problems": [
                    {**asdict(item), "remedy": str(item.remedy)} for item in self.problems
                ],
                "checked": _counts(self.course),
                "lessons": [
                    {
                        "path": path,
                        "words": item.words,
                        "minutes": item.minutes,
                        "ease": round(item.ease, 1),
                    }
                    for path, item in self.readings.items()
                ],
            },
            ensure_ascii=False,
            indent=1,
        )


def check(root: Path) -> Report:
    """Read the course, drafts included, and run every check on it."""
    gathered = gather(root, drafts=True)
    course, problems = gathered.course, list(gathered.problems)
    whole, _ = with_placeholders(gathered.content, problems)
    content = replace(gathered.content, placeholders=whole)
    for text in content.texts:
        for alone in text_checks():
            if not alone.stops_build:
                problems += alone(text)
    for look in course_checks():
        if not look.stops_build:
            problems += look(content)
    readings = {text.where: text.reading for text in content.lessons}
    return Report(course, tuple(sorted(set(problems))), readings)


def _counts(course: Course) -> dict[str, int]:
    return {
        "lessons": len(course.lessons),
        "terms": len(course.terms),
        "tracks": len(course.tracks),
        "calculators": len(CATALOG),
        "sources": len(REGISTER),
    }


def _looked_at(course: Course) -> str:
    return ", ".join(
        f"{count} {name if count != 1 else name[:-1]}" for name, count in _counts(course).items()
    )


def _verdict(problems: Iterable[Problem]) -> str:
    warnings = len(list(problems))
    return counted(problems) if warnings else "no problem."


def _rows(readings: dict[str, Reading]) -> Iterator[str]:
    width = max(map(len, readings), default=0)
    for path, item in readings.items():
        figures = f"{item.words:>5,} words  {item.minutes:>3} min  reading ease {item.ease:.0f}"
        yield f"{path:<{width}}  {figures}"
