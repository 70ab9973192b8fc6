"""The check that every file of the catalog is one calculator, and every file of pictures one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from calculators.engine.model.breach import Breach
from calculators.engine.model.folder import Broken
from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.checks.trial.course_code import catalog_file, is_course_code, picture_file
from college.checks.trial.raised import Finding, raised, sentence
from college.checks.trial.source_lines import line_in
from college.records.problem import Problem, shown
from college.subject import Subject


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return every breach of every file, and what keeps one from being imported."""
    subject = content.course.subject
    files = [(catalog_file(subject, name), found) for name, found in subject.broken.items()]
    files += [(picture_file(subject, name), found) for name, found in _pictures(subject)]
    for path, broken in files:
        for finding in findings(subject, path, broken):
            where = shown(finding.path, content.root)
            yield Problem(where, finding.line, finding.what, finding.remedy)


def _pictures(subject: Subject) -> Iterator[tuple[str, Broken]]:
    """Return the pictures that cannot be read, and those of a calculator that there is not."""
    yield from subject.broken_pictures.items()
    for name, picture in subject.pictures.items():
        for unknown in sorted({*picture.of, *picture.against} - subject.names):
            breach = Breach(f"there is no calculator “{unknown}”", "name one of the catalog")
            yield name, Broken((breach,))


def findings(subject: Subject, path: Path, broken: Broken) -> Iterator[Finding]:
    """Return what is wrong with one file, at the lines where it stands."""
    name = path.stem
    for breach in broken.breaches:
        what, remedy = breach.what, breach.remedy
        if breach.error:
            what, remedy = sentence(breach.error, breach.of)
        yield Finding(path, line_in(path, name, breach.of), what, remedy)
    if broken.error:
        found = raised(broken.error, partial(is_course_code, subject), broken.when)
        yield found or Finding(path, 1, f"it cannot be imported: {broken.error}", "mend the import")
