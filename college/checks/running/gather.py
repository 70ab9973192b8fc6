"""The course read from its files: records, texts, and every problem that keeps it from being built.

Reading collects every problem of every file; only then does it stop, once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from college.checks.running.check import course_checks, text_checks
from college.checks.running.content import Content, Text
from college.checks.running.lenient import drafts_of, is_hint
from college.checks.running.placeholder import completed
from college.records.course import Course
from college.records.doc_page import DocPage, docs_uri
from college.records.frontmatter import FrontMatter, read_front_matter
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.problem import BadContent, Problem, shown
from college.records.reading.decoded import decoded
from college.records.settings import COURSE_FILE, Settings, read_settings
from college.records.term import Term
from college.records.track import Track
from college.source.links.references import with_references
from college.source.memory import Memory


@dataclass(frozen=True)
class Gathered:
    """What of the course can be read, and every problem that stops a build."""

    content: Content
    problems: tuple[Problem, ...]

    @property
    def course(self) -> Course:
        """The course."""
        return self.content.course


def read_course(root: Path, *, drafts: bool = False) -> Course:
    """Read `course.yml`, `lessons/` and `docs/`, or raise BadContent with all problems."""
    gathered = gather(root, drafts=drafts)
    hidden = drafts_of(gathered.content)
    problems = [problem for problem in gathered.problems if not is_hint(problem, hidden)]
    if problems:
        raise BadContent(problems)
    return gathered.course


def gather(root: Path, *, drafts: bool = False, memory: Memory | None = None) -> Gathered:
    """Read all there is, and run every check that stops a build.

    Drafts are read in any case, since others may name them; without `drafts` neither they nor
    their problems are given. A `memory` from the time before saves reading what did not change.
    """
    memory = memory or Memory()
    settings, wrong = _settings(root, memory)
    texts = [_text(path, root, kind, settings, memory) for path, kind in _files(root)]
    records = (text.record for text in texts if text.record)
    course = with_references(Course.of(root, settings, records))
    content = Content(course, tuple(texts), tuple(wrong))
    seen = completed(content)
    problems = [problem for text in seen.files for problem in _alone(text, memory)]
    for check in course_checks():
        if check.stops_build:
            problems += check(seen)
    if settings.is_blind:
        problems = [problem for problem in problems if problem.path == COURSE_FILE]
    if drafts:
        return Gathered(content, tuple(problems))
    hidden = drafts_of(content)
    told = tuple(problem for problem in problems if problem.path not in hidden)
    return Gathered(replace(content, course=course.published), told)


def _settings(root: Path, memory: Memory) -> tuple[Settings, list[Problem]]:
    path = root / COURSE_FILE
    typed = decoded(path) if path.is_file() else None
    return memory.once(("settings", path), typed, lambda: read_settings(root))


def _files(root: Path) -> Iterator[tuple[Path, type[PageRecord]]]:
    """Return every file that is read, with the kind of its record."""
    for path in _sorted(root.glob("lessons/*/*.md")):
        yield path, Track if path.name == "index.md" else Lesson
    docs, glossary = root / "docs", root / "docs/glossary"
    for path in _sorted(docs.rglob("*.md")):
        yield path, Term if path.parent == glossary and path.name != "index.md" else DocPage


def _sorted(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=str)  # comparing paths themselves is slow, and the preview waits


def _text(
    path: Path, root: Path, kind: type[PageRecord], settings: Settings, memory: Memory
) -> Text:
    typed, wrong = decoded(path)
    return memory.once(
        ("text", path),
        (typed, wrong, settings),
        lambda: _read(path, root, kind, settings, typed, wrong),
    )


def _read(
    path: Path,
    root: Path,
    kind: type[PageRecord],
    settings: Settings,
    typed: str,
    wrong: Problem | None,
) -> Text:
    rows = keys_of(kind, settings)
    if kind is DocPage and not typed.startswith("---"):
        matter = FrontMatter({}, {}, typed, 1, ())
    else:
        matter = read_front_matter(typed, rows)
    if wrong:
        matter = replace(matter, problems=(wrong, *matter.problems))
    place: dict[str, Any] = {
        "path": path,
        "body": matter.body,
        "body_line": matter.body_line,
        "lines": matter.lines,
    }
    if kind is DocPage:
        place["uri"] = docs_uri(path, root)
    record = matter.record(kind, rows, **place)
    return Text(path, shown(path, root), kind, typed, matter, settings, record)


def _alone(text: Text, memory: Memory) -> list[Problem]:
    """Return all that can be said of a file alone."""
    return memory.once(
        ("problems", text.path),
        (text.typed, text.matter.problems, text.settings),
        lambda: [
            problem for check in text_checks() if check.stops_build for problem in check(text)
        ],
    )
