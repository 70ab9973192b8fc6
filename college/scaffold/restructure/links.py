"""Links and numbers of lessons in a text, as they must be after a change."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from college.records.course import Course
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.scaffold.restructure.change import Change
from college.source.document import parse
from college.source.links.link import author_link, linked_uri
from college.source.links.references import BY_ID, leads_to

_LINK = re.compile(r"(?P<text>\[[^\[\]]*)?\]\((?P<target>[^()\s:#]+\.md)(?P<anchor>#[^()\s]*)?")
_IMAGE = re.compile(r"\]\((?P<target>(?:\.\./)+[^()\s:#]+\.(?!md\b)\w+)")
_LESSON = re.compile(r"\b(?P<word>[Ll]essons?)\s(?P<numbers>\d+(?:(?:, | and | to |–|-)\d+)*)\b")
_ALONE = re.compile(r"\[[Ll]esson\s\d+")
_STEP = re.compile(r"\b[Ss]teps?\s(?P<number>\d+)\b")
_ANY_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Edit:
    """Some letters of a passage, and what they become."""

    start: int
    end: int
    new: str


@dataclass
class TextEdit:
    """One text under a change: what it becomes, and what a person should look at."""

    change: Change
    here: PageRecord
    """The record of the text as it is."""
    will_be: PageRecord
    """The same as it will be."""

    def __post_init__(self) -> None:
        self.doubts: list[tuple[int, str]] = []

    def body(self) -> str:
        """Return the text with its links and numbers as they must be."""
        lines = self.here.body.split("\n")
        for first, blanked in reversed(parse(self.here.body).passages):
            end = first + blanked.count("\n") + 1
            passage = "\n".join(lines[first:end])
            for edit in sorted(self._edits(first, blanked), key=lambda edit: -edit.start):
                passage = passage[: edit.start] + edit.new + passage[edit.end :]
            lines[first:end] = passage.split("\n")
        self.doubts.sort()
        return "\n".join(lines)

    def _edits(self, first: int, line: str) -> Iterator[Edit]:
        linked: list[tuple[int, int]] = []
        for found in BY_ID.finditer(line):
            linked.append(found.span())
            yield from self._by_id(found)
        for found in _LINK.finditer(line):
            linked.append(found.span())
            yield from self._by_path(found)
        if self._goes_elsewhere:
            for found in _IMAGE.finditer(line):
                linked.append(found.span())
                new = self._path_to(self._uri(found["target"]))
                yield from _swap(found, "target", new)
        for found in _LESSON.finditer(line):
            number = first + line.count("\n", 0, found.start())
            if not any(start <= found.start() < end for start, end in linked):
                new = self._numbers(number, found)
                yield from _swap(found, "numbers", new)
        for found in _STEP.finditer(line):
            at = int(found["number"])
            if self._step(at) != at and not any(a <= found.start() < b for a, b in linked):
                number = first + line.count("\n", 0, found.start())
                words = " ".join(found[0].split())
                self.doubts.append((number, f"“{words}” may be a lesson's number"))

    @property
    def _goes_elsewhere(self) -> bool:
        """Whether its file will be in another folder, so that every path from it is another."""
        before, after = self.here.source_uri, self.will_be.source_uri
        return posixpath.dirname(before) != posixpath.dirname(after)

    def _by_id(self, found: re.Match[str]) -> Iterator[Edit]:
        target = leads_to(self.change.before, found["id"])
        now = self.change.now(target.source_uri) if target else None
        name: str = getattr(now, "id", "") or found["id"]
        yield from _swap(found, "id", name)

    def _by_path(self, found: re.Match[str]) -> Iterator[Edit]:
        uri = self._uri(found["target"])
        target = self.change.now(uri)
        new = target.source_uri if target else uri
        if isinstance(target, Lesson) and found["text"]:
            old = self._lesson_at(uri)
            if old and _ALONE.fullmatch(found["text"]):
                # From now on it counts by itself, and says the track where that is another.
                yield Edit(found.start(), found.end("target"), f"[]({target.id}")
                return
            words = re.sub(
                rf"\b((?:[Ll]esson|[Ss]tep)\s){old.step if old else 0}\b",
                lambda said: f"{said[1]}{target.step}",
                found["text"],
            )
            yield from _swap(found, "text", words)
        if new != uri or self._goes_elsewhere:
            yield from _swap(found, "target", self._path_to(new))

    def _lesson_at(self, uri: str) -> Lesson | None:
        lessons = self.change.before.lessons.values()
        return {lesson.source_uri: lesson for lesson in lessons}.get(uri)

    def _uri(self, target: str) -> str:
        return linked_uri(self.here.source_uri, target)

    def _path_to(self, uri: str) -> str:
        return author_link(self.will_be.source_uri, uri)

    def _numbers(self, number: int, found: re.Match[str]) -> str:
        """Return the numbers of lessons as they will be; one that cannot be told is doubted."""

        def now(digits: re.Match[str]) -> str:
            step = self._step(int(digits[0]))
            if step is None:
                self.doubts.append((number, f"“{found[0]}” names a lesson that goes elsewhere"))
                return digits[0]
            return str(step)

        return _ANY_NUMBER.sub(now, found["numbers"])

    def _step(self, step: int) -> int | None:
        """Return the new step of a lesson of this text's own track; of a page, of the one track."""
        before = self.change.before
        track = getattr(self.here, "track", "")
        if not track and len(before.tracks) == 1:
            track = next(iter(before.tracks))
        lesson = next((item for item in before.in_track(track) if item.step == step), None)
        if lesson is None:
            return step
        if lesson.source_uri in self.change.instead:
            return None
        now = self.change.becomes.get(lesson.source_uri, lesson)
        home = getattr(self.will_be, "track", getattr(now, "track", ""))
        return now.step if isinstance(now, Lesson) and now.track == home else None


def _swap(found: re.Match[str], group: str, new: str) -> Iterator[Edit]:
    if found[group] != new:
        yield Edit(*found.span(group), new)


def linked_from(here: PageRecord, gone: Collection[str], course: Course) -> Iterator[int]:
    """Return the lines of a text that link to any of these pages."""
    for number, line in parse(here.body).prose:
        by_id = (leads_to(course, found["id"]) for found in BY_ID.finditer(line))
        uris = {item.source_uri for item in by_id if item}
        for found in _LINK.finditer(line):
            uris.add(linked_uri(here.source_uri, found["target"]))
        if uris & {*gone}:
            yield number
