"""The files of a course under a change: every record, text, list and redirect that follows it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from college.pages.site.redirects import FILE as REDIRECTS
from college.pages.site.redirects import read_redirects
from college.records.course import Course
from college.records.lesson import Lesson
from college.records.page_record import PageRecord
from college.records.problem import shown
from college.records.settings import COURSE_FILE
from college.records.term import Term
from college.records.track import Track
from college.scaffold.restructure.change import Change, Named
from college.scaffold.restructure.front_matter import with_list, with_names, with_value
from college.scaffold.restructure.links import TextEdit
from college.scaffold.restructure.plan import Plan
from college.scaffold.restructure.track_order import with_tracks


def plan_of(change: Change) -> Plan:
    """Return all that must be written for a change, and nothing else."""
    plan = Plan(change.before.root)
    for record in change.before.records:
        _file(record, change, plan)
    _settings(change, plan)
    _redirects(change, plan)
    plan.notes += elsewhere(change.before, _names(change, plan))
    return plan


def _names(change: Change, plan: Plan) -> Iterator[str]:
    """Return a pattern for each name that will mean nothing: a moved file's, an id that goes."""
    for path in plan.moves:
        yield rf"{re.escape(path.parent.name)}/{re.escape(path.name)}"
    for kind in (Lesson, Track, Term):
        for name in change.renamed(kind):
            yield rf"(?:/|\d\d-){re.escape(name)}(?![\w-])"


def _file(record: PageRecord, change: Change, plan: Plan) -> None:
    uri = record.source_uri
    if uri in change.instead:
        plan.deletes.append(record.path)
        return
    new = change.becomes.get(uri, record)
    typed = record.path.read_text("utf-8")
    head = typed[: len(typed) - len(record.body)]
    if isinstance(new, Lesson | Track | Term):
        head = _head(head, record, new, change, plan)
    edit = TextEdit(change, record, new)
    text = head + edit.body()
    if new.path != record.path:
        plan.moves[record.path] = new.path
    if text != typed:
        plan.texts[new.path] = text
    for line, doubt in edit.doubts:
        plan.notes.append(f"{shown(record.path, plan.root)}:{record.body_line + line}: {doubt}")


def _head(head: str, old: PageRecord, new: Named, change: Change, plan: Plan) -> str:
    """Return the record as it is typed, with what it is and whom it names as they will be."""
    for key in ("id", "track", "step", "steps", "title"):
        if getattr(old, key, None) != getattr(new, key, None):
            head = with_value(head, key, str(getattr(new, key)))
    if new.formerly != old.formerly:
        head = with_list(head, "formerly", new.formerly)
    lessons, terms = change.renamed(Lesson), change.renamed(Term)
    if isinstance(new, Lesson) and isinstance(old, Lesson):
        if new.part != old.part:
            head = with_value(head, "part", new.part)
        if new.part and not old.part:
            where = f"{shown(new.path, plan.root)}:{old.line('step')}"
            plan.notes.append(f"{where}: the part “{new.part}” begins with it now")
        late = _too_late(new, change, lessons)
        for name in late:
            plan.notes.append(
                f"{shown(old.path, plan.root)}:{old.line('needs')}: {name} no longer comes before "
                "it and is taken out of needs"
            )
        head = with_names(head, "needs", lessons | dict.fromkeys(late, ""))
        head = with_names(head, "teaches", terms)
    if isinstance(new, Term):
        for key in new.relations:
            head = with_names(head, key, terms)
    return head


def _too_late(new: Lesson, change: Change, renamed: dict[str, str]) -> list[str]:
    """Return the lessons it needs, by their old ids, that will not come before it any more."""
    late = []
    for name in new.needs:
        other = change.after.lessons.get(renamed.get(name, name))
        if name in change.before.lessons and (
            other is None or other.track != new.track or other.step >= new.step
        ):
            late.append(name)
    return late


def _settings(change: Change, plan: Plan) -> None:
    """Follow tracks and pages of the menu in `course.yml`."""
    path = plan.root / COURSE_FILE
    typed = plan.texts.get(path) or path.read_text("utf-8")
    text = with_tracks(typed, change.renamed(Track))
    for uri in (*change.becomes, *change.instead):
        now = change.now(uri)
        if now and now.source_uri != uri:
            text = re.sub(rf"(?<![\w/-]){re.escape(uri)}(?!\w)", now.source_uri, text)
    if text != typed:
        plan.texts[path] = text


def _redirects(change: Change, plan: Plan) -> None:
    """Leave a redirect where a page vanishes, and lead those that led there on."""
    path = plan.root / REDIRECTS
    typed = path.read_text("utf-8") if path.is_file() else ""
    vanished = change.redirects
    moved = {
        old.page_uri: now.page_uri
        for old in change.before.records
        if (now := change.now(old.source_uri)) and now.page_uri != old.page_uri
    }
    moved |= change.followed | vanished
    text = typed
    for item in read_redirects(plan.root):
        if item.new in moved:
            text = text.replace(f": {item.new}\n", f": {moved[item.new]}\n")
    if text and not text.endswith("\n"):
        text += "\n"
    text += "".join(f"{old}: {new}\n" for old, new in sorted(vanished.items()))
    if text != typed:
        plan.texts[path] = text


def elsewhere(course: Course, patterns: Iterable[str]) -> list[str]:
    """Return where else the project names what moves: outside the course, a person decides."""
    whole = "|".join(patterns)
    if not whole:
        return []
    names, root, found = re.compile(whole), course.root, []
    folders = {"tests", course.settings.package} - {""}
    files = [
        *root.glob("*.md"),
        *(path for name in folders for path in root.glob(f"{name}/**/*.py")),
    ]
    for path in sorted(files):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if names.search(line):
                found.append(f"{shown(path, root)}:{number}: names it too")
    return found
