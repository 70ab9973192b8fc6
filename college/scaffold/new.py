"""`college new`: it writes the files an author starts from, and never over one that is there."""

from __future__ import annotations

import argparse
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from college.records.frontmatter import read_front_matter
from college.records.keys import keys_of
from college.records.nearest import nearest
from college.records.problem import BadContent
from college.records.settings import Settings, read_settings
from college.records.track import Track
from college.scaffold.calculator import calculator_file
from college.scaffold.lesson import lesson_file
from college.scaffold.refused import Refused
from college.scaffold.restructure.command import finish, typed_course
from college.scaffold.restructure.orders import room
from college.scaffold.restructure.rewrite import plan_of
from college.scaffold.term import term_file
from college.scaffold.track import track_file

_TAKEN = re.compile(r"^(?P<step>\d\d)-(?P<id>[a-z0-9-]+)\.md$")


_QUESTION_WORDS = re.compile(r"^(?:what|how|which|when|who|why|does|do|is|are|much|many)-")
_SMALL_WORDS = re.compile(
    r"(?:an?|the|of|to|for|in|on|at|by|with|does|do|is|are|what|how|which|when|much|many|its?"
    r"|this|these|those|and|or|costs?)"
)
"""Words that name no calculator."""


def slug(title: str) -> str:
    """Return the id that a title suggests.

    >>> slug("What's “km/h”?")
    'whats-km-h'
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")
    if not found:
        raise Refused(f"“{title}” has no letters to make an id of; write it in Latin letters.")
    return found


def write_new(root: Path, given: argparse.Namespace) -> str:
    """Write what was asked for, and say what to do next."""
    match given.thing:
        case "lesson":
            return _new_lesson(root, given)
        case "track":
            return _new_track(root, given.title)
        case "term":
            return _new_term(root, given.term, given.category)
    return _new_calculator(root, given.question)


def _new_lesson(root: Path, given: argparse.Namespace) -> str:
    folder = root / "lessons" / given.track
    if not (folder / "index.md").is_file():
        tracks = sorted(path.parent.name for path in root.glob("lessons/*/index.md"))
        raise Refused(
            f"there is no track {given.track}; {nearest(given.track, tracks)}, "
            'or run college new track "A title".'
        )
    settings = _settings(root)
    _known(given.kind, settings.known_kinds, "kind of lesson")
    if given.calculator:
        _known(given.calculator, settings.subject.catalog, "calculator")
    name = slug(given.title)
    taken = {
        int(found["step"]): found["id"]
        for path in folder.glob("*.md")
        if (found := _TAKEN.match(path.name))
    }
    ids = {
        found["id"] for path in root.glob("lessons/*/*.md") if (found := _TAKEN.match(path.name))
    }
    if name in ids:
        raise Refused(f"there is a lesson {name} already; give this one another title.")
    steps = _steps(folder / "index.md")
    step = given.step or next(number for number in range(1, steps + 2) if number not in taken)
    if step < 1 or step > max(steps, len(taken)) + 1:
        raise Refused(f"step {step} would leave a gap; the next is {steps + 1}.")
    path = folder / f"{step:02d}-{name}.md"
    calculator = given.calculator or ""
    text = lesson_file(settings, name, given.title, given.track, step, calculator, given.kind)
    if step in taken:
        return _inserted(root, given, step, path, text)
    if given.dry_run:
        return f"write  {path.relative_to(root).as_posix()}\nNothing was written: this is the plan."
    _write(path, text)
    grown = _grow(folder / "index.md", step) if step > steps else ""
    return _next(path, root, grown + "Preview it with college serve.")


def _inserted(root: Path, given: argparse.Namespace, step: int, path: Path, text: str) -> str:
    """Make room at a step that is taken, and write the lesson there: all of it or nothing."""
    course = typed_course(root)
    plan = plan_of(room(course, course.tracks[given.track], step))
    plan.texts[path] = text
    said = finish(plan, given)
    if given.dry_run:
        return said
    return f"{said}\n{_next(path, root, 'Preview it with college serve.')}"


def _known(name: str, known: Iterable[str], kind: str) -> None:
    """Refuse a name that does not exist."""
    names = [*known]
    if name not in names:
        raise Refused(f"there is no {kind} {name}; {nearest(name, names)}.")


def _settings(root: Path) -> Settings:
    settings, problems = read_settings(root)
    if problems:
        raise Refused(f"course.yml must be mended first:\n{BadContent(problems)}")
    return settings


def _new_term(root: Path, term: str, category: str) -> str:
    settings = _settings(root)
    if not category:
        shelves = ", ".join(settings.categories)
        raise Refused(
            f"a term stands on a shelf of the glossary; add --category, one of {shelves}."
        )
    _known(category, settings.categories, "category")
    path = root / f"docs/glossary/{slug(term)}.md"
    _write(path, term_file(settings, slug(term), term, category))
    return _next(path, root, "Name it under teaches in the lesson that introduces it.")


def _steps(index: Path) -> int:
    matter = read_front_matter(index.read_text("utf-8"), keys_of(Track))
    if "steps" not in matter.values:
        raise Refused(
            f"{index.parent.name}/index.md does not say how many steps it has; add steps: 1."
        )
    return int(matter.values["steps"])


def _grow(index: Path, steps: int) -> str:
    """Count the new lesson in the track's record: the one change to a file that is there."""
    text = index.read_text("utf-8")
    index.write_text(re.sub(r"(?m)^steps: *\d+", f"steps: {steps}", text, count=1), "utf-8")
    return f"The track now has {steps} steps: lessons/{index.parent.name}/index.md says so. "


def _new_track(root: Path, title: str) -> str:
    path = root / "lessons" / slug(title) / "index.md"
    _write(path, track_file(slug(title), title))
    return _next(path, root, f'Go on with college new lesson "A title" --track {slug(title)}.')


def _new_calculator(root: Path, question: str) -> str:
    if not question.endswith("?"):
        raise Refused("a calculator answers a question; end it with a question mark.")
    asked = _QUESTION_WORDS.sub("", slug(question))
    words = [word for word in asked.split("-") if not _SMALL_WORDS.fullmatch(word)][:3]
    name = "_".join(words or asked.split("-")[:3])
    package = _settings(root).package
    if not package:
        raise Refused("course.yml names no package; say package: and the folder of your formulas.")
    path = root / f"{package}/catalog/{name}.py"
    _write(path, calculator_file(package, name, question))
    return _next(
        path,
        root,
        f"It works already, with a formula of {package}/cost/ that is there: call your own, and "
        'say group="…" as in course.yml. Without one it stands last in the index.',
    )


def _write(path: Path, text: str) -> None:
    if path.exists():
        raise Refused(f"{path.name} exists already; open it, or choose another name.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _next(path: Path, root: Path, advice: str) -> str:
    where = path.relative_to(root).as_posix()
    left = f"college check {where} lists those left"
    return f"Wrote {where}. Replace the «hints» in it; {left}. {advice}"
