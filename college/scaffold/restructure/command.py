"""`college move`, `rename` and `remove`: an order becomes a plan, which is shown or carried out."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from college.checks.running.gather import gather
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.problem import BadContent, shown
from college.records.readers import Wrong, identifier
from college.scaffold.refused import Refused
from college.scaffold.restructure.change import Change
from college.scaffold.restructure.git import is_kept, uncommitted
from college.scaffold.restructure.links import linked_from
from college.scaffold.restructure.orders import move_lesson, named, remove, rename
from college.scaffold.restructure.plan import HalfDone, Plan
from college.scaffold.restructure.rewrite import plan_of
from college.scaffold.restructure.track_order import moved_track

_MANY = 5


def restructure(root: Path, given: argparse.Namespace) -> str:
    """Carry an order out, or with `--dry-run` say what it would do; return what to tell."""
    course = typed_course(root)
    if given.verb == "move" and given.thing == "track":
        return finish(moved_track(course, given.id, given.place), given)
    change = _change(course, given)
    if given.verb == "remove" and not given.to:
        _refuse_lost_links(course, change)
    return finish(plan_of(change), given)


def typed_course(root: Path) -> Course:
    """Return the course as it is typed, drafts too; refuse if a record cannot be read."""
    gathered = gather(root, drafts=True)
    files = gathered.content.files
    unread = {text.where for text in files if text.record is None} | {"course.yml"}
    problems = [item for item in gathered.problems if item.path in unread]
    if problems:
        raise Refused(f"mend this first:\n{BadContent(problems)}")
    records = (text.record for text in files if text.record)
    return Course.of(root, gathered.course.settings, records)


def _change(course: Course, given: argparse.Namespace) -> Change:
    item = named(course, given.thing, given.id)
    if given.verb == "remove":
        return remove(course, given.thing, item, given.to or "")
    if given.verb == "rename":
        try:
            identifier(given.new)
        except Wrong as wrong:
            raise Refused(f"the new id {wrong.what}; {wrong.remedy}.") from None
        return rename(course, given.thing, item, given.new)
    assert isinstance(item, Lesson)
    return move_lesson(course, item, given.step, given.track or "")


def _refuse_lost_links(course: Course, change: Change) -> None:
    """Refuse to take a page away that others link to, with each place."""
    gone = {*change.instead}
    places = [
        f"{shown(record.path, course.root)}:{record.body_line + line}: links to it"
        for record in course.records
        if record.source_uri not in gone
        for line in linked_from(record, gone, course)
    ]
    if places:
        listed = "\n".join(places)
        raise Refused(
            f"other pages link to what would be gone:\n{listed}\n"
            "Say --to ID, where these links and the old address shall lead, or mend them first."
        )


def finish(plan: Plan, given: argparse.Namespace) -> str:
    """Show the plan, or carry it out on a clean tree."""
    problems = [*_problems(plan, given)]
    if problems:
        raise Refused("\n".join(problems))
    lines = [*plan.lines()]
    if given.dry_run:
        return "\n".join([*lines, "Nothing was written: this is the plan."])
    try:
        plan.carry_out()
    except HalfDone as reason:
        raise Refused(str(reason)) from None
    said = [line for line in lines if line[:1] != " "]
    seen = "git diff shows every line"
    if not is_kept(plan.root):
        seen = "git does not keep the course, so that nothing but the lines above shows what it was"
    return "\n".join([*said, f"Done. college check looks over it; {seen}."])


def _problems(plan: Plan, given: argparse.Namespace) -> Iterator[str]:
    yield from plan.clashes
    dirty = uncommitted(plan.root) if not (given.force or given.dry_run) else []
    if dirty:
        some = ", ".join(dirty[:_MANY]) + (" and more" if len(dirty) > _MANY else "")
        yield (
            f"there are changes that are not committed ({some}); commit them, so that this one "
            "can be seen and undone by itself, or say --force."
        )
