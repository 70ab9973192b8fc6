"""`college check`: every check over the whole course, all problems at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from college.checks.running.check import Check, Seen, course_checks, text_checks
from college.checks.running.content import Content, Text
from college.checks.running.gather import gather
from college.checks.running.lenient import REMINDER, drafts_of, is_hint, lenient
from college.checks.running.listed import told
from college.checks.running.placeholder import completed, with_placeholders
from college.records.course import Course
from college.records.problem import Problem, Severity, counted, shown
from college.records.settings import COURSE_FILE
from college.source.minutes import Reading


@dataclass(frozen=True)
class Report:
    """What a check found, and what it looked at."""

    course: Course
    problems: tuple[Problem, ...]
    readings: dict[str, Reading]
    hints: tuple[Problem, ...] = ()
    """Each hint in a draft: told one by one to who asks for that file alone."""
    narrowed: bool = False
    """Whether it is about some files only."""

    @property
    def clean(self) -> bool:
        """Whether there is nothing to mend; warnings do not count."""
        return all(item.severity is Severity.WARNING for item in self.problems)

    def only(self, paths: Iterable[Path]) -> Report:
        """Return the part of the report about some files or folders; of a draft, every hint."""
        wanted = [shown(path.resolve(), self.course.root) for path in paths]

        def inside(path: str) -> bool:
            return any(path == name or path.startswith(name.rstrip("/") + "/") for name in wanted)

        hints = [item for item in self.hints if item.path in wanted]
        named = {item.path for item in hints}
        found = [item for item in self.problems if inside(item.path) or inside(item.also)]
        found = [item for item in found if item.path not in named or item.check != REMINDER]
        return Report(
            self.course,
            tuple(sorted([*found, *hints])),
            {path: item for path, item in self.readings.items() if inside(path)},
            narrowed=True,
        )

    def text(self, *, every: bool = False) -> str:
        """Return it for people: problems first and counted last, or what was checked.

        Standing warnings are told in one line, unless `every` one or some files are asked for.
        """
        listed = told(self.problems, every=every or self.narrowed)
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
                        "practice": item.practice,
                        "in_class": item.in_class,
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
    content = replace(completed(gathered.content), placeholders=whole)
    if not course.settings.is_blind:
        problems = _all_looked(content, problems)
    problems = [*{str(problem): problem for problem in problems}.values()]  # each sentence once
    readings = {text.where: text.reading for text in content.lessons}
    drafts = drafts_of(content)
    hints = (item for item in set(problems) if is_hint(item, drafts))
    return Report(
        course,
        tuple(sorted(lenient(set(problems), drafts))),
        readings,
        tuple(sorted(replace(item, severity=Severity.WARNING) for item in hints)),
    )


def _all_looked(content: Content, before: Iterable[Problem]) -> list[Problem]:
    """Return what was told before, and all that the checks find that stop no build."""
    problems = [*before]
    for text in content.texts:
        for alone in text_checks():
            if not alone.stops_build:
                problems += _looked(alone, text, problems)
    for look in course_checks():
        if not look.stops_build:
            problems += _looked(look, content, problems)
    return problems


def _looked(look: Check[Seen], seen: Seen, before: Iterable[Problem]) -> list[Problem]:
    """Return what a check finds; one that stumbles over what is told already says that it did."""
    try:
        return [*look(seen)]
    except Exception as error:
        if not any(before):
            raise
        return [_stumbled(look, seen, error)]


def _stumbled(look: Check[Seen], seen: Seen, error: Exception) -> Problem:
    where = seen.where if isinstance(seen, Text) else COURSE_FILE
    words = look.name.replace("_", " ")
    return Problem(
        where,
        1,
        f"the check of {words} stopped ({type(error).__name__}: {error}), so that it may have more "
        "to tell",
        "mend what else is told, and run college check again",
        check=look.name,
    )


def _counts(course: Course) -> dict[str, int]:
    return {
        "lessons": len(course.lessons),
        "terms": len(course.terms),
        "tracks": len(course.tracks),
        "calculators": len(course.subject.catalog),
        "sources": len(course.subject.sources),
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
        times = (
            f"{item.minutes:>3} min to read, {item.practice} to practice, {item.in_class} in class"
        )
        figures = f"{item.words:>5,} words  {times}  reading ease {item.ease:.0f}"
        yield f"{path:<{width}}  {figures}"
