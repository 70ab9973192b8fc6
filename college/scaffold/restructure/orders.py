"""What an author can order: a lesson, track or term moved, renamed or removed, as a change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from college.records.course import Course
from college.records.doc_page import DocPage
from college.records.lesson import Lesson
from college.records.nearest import nearest
from college.records.page_record import PageRecord
from college.records.term import Term
from college.records.track import Track
from college.scaffold.refused import Refused
from college.scaffold.restructure.change import Change, Named, changed, with_past
from college.scaffold.restructure.parts import joined_by, left_by

Pairs = list[tuple[Named, Named | None]]


def named(course: Course, kind: str, name: str) -> Named:
    """Return the lesson, track or term of that id, or refuse with the nearest."""
    shelf = _shelf(course, kind)
    if name not in shelf:
        raise Refused(f"there is no {kind} {name}; {nearest(name, shelf, _WHERE[kind])}.")
    return shelf[name]


_WHERE = {"lesson": "lessons/", "track": "lessons/", "term": "docs/glossary/"}


def _shelf(course: Course, kind: str) -> dict[str, Named]:
    found: dict[str, dict[str, Named]] = {
        "lesson": {**course.lessons},
        "track": {**course.tracks},
        "term": {**course.terms},
    }
    return found[kind]


def room(course: Course, track: Track, step: int) -> Change:
    """Return the change that frees a step for a new lesson."""
    row = course.in_track(track.id)
    pairs: Pairs = [(item, replace(item, step=item.step + 1)) for item in row if item.step >= step]
    return changed(course, [*pairs, (track, replace(track, steps=track.steps + 1))])


def move_lesson(course: Course, lesson: Lesson, step: int, to: str) -> Change:
    """Return the change that puts a lesson at a step, of its own or of another track."""
    home, target = course.tracks[lesson.track], named(course, "track", to or lesson.track)
    assert isinstance(target, Track)
    rest, free = left_by([*course.in_track(home.id)], lesson)
    row = rest if target is home else [(item, item) for item in course.in_track(target.id)]
    if not 1 <= step <= len(row) + 1:
        last = len(row) + 1
        raise Refused(f"step {step} would leave a gap; {target.id} has room for 1 to {last}.")
    if target is home and lesson.step == step:
        raise Refused(f"{lesson.id} is step {step} already.")
    moved = replace(free, track=target.id)
    pairs: Pairs = []
    if target is not home:
        moved = with_past(moved, f"{home.id}/{lesson.id}", f"{target.id}/{lesson.id}")
        pairs += _numbered(rest)
        pairs.append((home, replace(home, steps=max(home.steps - 1, 1))))
        pairs.append((target, replace(target, steps=max(target.steps, len(row) + 1))))
    return changed(course, [*pairs, *_numbered(joined_by(row, lesson, moved, step))])


def _numbered(row: Iterable[tuple[Lesson, Lesson]]) -> Iterator[tuple[Lesson, Lesson]]:
    return ((old, replace(new, step=place)) for place, (old, new) in enumerate(row, 1))


def rename(course: Course, kind: str, item: Named, name: str) -> Change:
    """Return the change that gives another id; the old one is kept in `formerly`."""
    taken = {one.id: one.id for one in _shelf(course, kind).values()}
    taken |= {
        old.rpartition("/")[2]: one.id
        for one in _shelf(course, kind).values()
        for old in one.formerly
        if one is not item
    }
    if name in taken:
        raise Refused(f"{name} is, or was, the id of the {kind} {taken[name]}; choose another.")
    own: Pairs = [(item, with_past(replace(item, id=name), item.id, name))]
    if not isinstance(item, Track):
        return changed(course, own)
    inside: Pairs = [(one, replace(one, track=name)) for one in course.in_track(item.id)]
    return changed(course, [*own, *inside])


def remove(course: Course, kind: str, item: Named, to: str) -> Change:
    """Return the change that takes a page away; what led to it leads to another."""
    instead: PageRecord = named(course, kind, to) if to else _fallback(course, item)
    if instead is item:
        raise Refused(f"{to} is what you remove; name another with --to.")
    pairs: Pairs = [(item, None)]
    if isinstance(item, Lesson):
        track = course.tracks[item.track]
        rest, _ = left_by([*course.in_track(track.id)], item)
        pairs += _numbered(rest)
        pairs.append((track, replace(track, steps=max(track.steps - 1, 1))))
    if isinstance(item, Track):
        pairs += [(one, None) for one in course.in_track(item.id)]
    return changed(course, pairs, instead)


def _fallback(course: Course, item: Named) -> PageRecord:
    """Return where an old address leads if nothing else is named: the page above."""
    if isinstance(item, Lesson):
        return course.tracks[item.track]
    uri = "glossary/index.md" if isinstance(item, Term) else "index.md"
    path: Path = course.root / "docs" / uri
    return DocPage(path=path, uri=uri)
