"""The check that a lesson has every section of its kind, in order, with the blocks it needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.markdown.block_kinds import block_kinds
from college.records.anatomy import LessonKind, Part
from college.records.nearest import closest
from college.records.problem import Problem, Swap
from college.source.headings import Section

_BELOW = "make it a ### below one of the sections"


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each part a lesson lacks, has out of order, or has without its blocks."""
    kind = text.lesson_kind
    if not kind or text.is_stray or not text.body.strip():
        return
    found = {section.name: section for section in reversed(text.document.sections)}
    meant = _meant(kind, found)
    yield from _strangers(text, kind, found, meant)
    last = 0
    for part in kind.sections:
        if part.heading not in found:
            if not part.optional and part.heading not in meant.values():
                yield _missing(text, part, found)
            continue
        section = found[part.heading]
        if section.line < last:
            yield text.problem(
                section.line,
                f"the section “{part.heading}” is out of order",
                "keep the order of its kind, as the authors' reference has it",
            )
        last = max(last, section.line)
        yield from _without(text, part, section)


def _known(kind: LessonKind) -> set[str]:
    return {name for part in kind.sections for name in (part.heading, *part.formerly)}


def _meant(kind: LessonKind, found: Mapping[str, Section]) -> dict[str, str]:
    """Return each section that is probably a misspelled one, with the one that was meant."""
    missing = [part.heading for part in kind.sections if part.heading not in found]
    near = {name: closest(name, missing) for name in found if name not in _known(kind)}
    return {name: heading for name, heading in near.items() if heading}


def _strangers(
    text: Text, kind: LessonKind, found: Mapping[str, Section], meant: Mapping[str, str]
) -> Iterator[Problem]:
    """Return each section that is none of its kind, or stands a second time."""
    known = _known(kind)
    for section in text.document.sections:
        if section.name not in known:
            what = f"“{section.name}” is not a section of a lesson"
            near = meant.get(section.name)
            remedy = Swap(f"## {section.name}", f"## {near}") if near else _BELOW
            yield text.problem(section.line, what, remedy)
        elif found[section.name] is not section:
            what = f"the section “{section.name}” stands twice"
            yield text.problem(section.line, what, "make one of the two")


def _without(text: Text, part: Part, section: Section) -> Iterator[Problem]:
    """Return each block that a section lacks."""
    blocks = _blocks(text, part.heading)
    for names in (*((name,) for name in part.blocks), part.either):
        if names and not blocks.intersection(names):
            what = f"“{part.heading}” has no {' or '.join(names)} block"
            yield text.problem(section.line, what, f"add /// {names[0]}")


def _missing(text: Text, part: Part, found: Mapping[str, Section]) -> Problem:
    """Return what to do about a section that is not there, or there under the name it had."""
    before = next((name for name in part.formerly if name in found), "")
    if before:
        what = f"the section “{before}” is called “{part.heading}” now"
        return text.problem(found[before].line, what, Swap(f"## {before}", f"## {part.heading}"))
    what = f"the section “{part.heading}” is missing"
    return text.record_problem("", what, f"add ## {part.heading}: {part.answers}")


def _blocks(text: Text, section: str) -> set[str]:
    """Return the blocks under a heading; a misspelled one counts as the one that was meant."""
    names = {block.name for block in text.document.blocks if block.section == section}
    known = block_kinds()
    return {name if name in known else closest(name, known) for name in names}
