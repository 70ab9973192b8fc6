"""What makes this course this one: the record of `course.yml`, every word another would change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

from calculators.money import MONEY
from college.records.anatomy import LESSON_KINDS, LessonKind
from college.records.course_file.menu import HOME, TRACKS, MenuEntry, menu
from college.records.course_file.track_group import TrackGroup, track_groups
from college.records.frontmatter import read_keys
from college.records.keys import Key, arguments, keys_of, record_of
from college.records.nearest import nearest
from college.records.problem import Problem, Swap
from college.records.readers import (
    identifier,
    list_of,
    name,
    table_of,
    text,
)
from college.records.reading.decoded import decoded
from college.subject import Subject, look_in, subject_of

COURSE_FILE = "course.yml"


@dataclass(frozen=True, kw_only=True)
class OwnNumbers:
    """The page on which a reader sets numbers of their own once, for every calculator."""

    title: Annotated[str, Key("the heading of the page, and the name of the start", text)]
    uri: Annotated[str, Key("where its page stands, such as learn/my-numbers.md", text)]
    words: Annotated[str, Key("what it is for, in a sentence or two of Markdown", text)]
    inputs: Annotated[
        tuple[str, ...],
        Key(
            "inputs of calculators that mean the same in all of them", list_of(name), names="inputs"
        ),
    ]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a course. `lines` has the line of each key."""

    name: Annotated[str, Key("the name of the course", text)]
    strap: Annotated[str, Key("what it is about, in a few words", text)]
    description: Annotated[str, Key("what search engines show of it", text)]
    copyright: Annotated[str, Key("what stands at the foot of every page", text)] = ""
    package: Annotated[
        str, Key("the Python package of its calculators, a folder beside this file", name)
    ] = ""
    track_groups: Annotated[
        tuple[TrackGroup, ...],
        Key(
            "folder names of tracks, in the order they are read, or headings with such names; "
            "others follow",
            track_groups,
            name=TRACKS,
        ),
    ] = ()
    roles: Annotated[
        Mapping[str, str],
        Key("whom a lesson may speak to: an id, and the words for it", table_of(text, identifier)),
    ]
    categories: Annotated[
        Mapping[str, str],
        Key("shelves of the glossary: an id, and the heading", table_of(text, identifier)),
    ]
    relations: Annotated[
        Mapping[str, str],
        Key("how terms hang together: a key of a term, and how it is said", table_of(text, name)),
    ]
    groups: Annotated[
        tuple[str, ...], Key("groups of calculators, in the order of their index", list_of(text))
    ] = ()
    kinds: Annotated[
        tuple[str, ...],
        Key("tags that say what kind of lesson it is, not its topic", list_of(text)),
    ] = ()
    lesson_kinds: Annotated[
        Mapping[str, LessonKind],
        Key(
            "kinds of lessons of its own: what each is for, its sections in order, and how many "
            "questions it asks",
            table_of(record_of(LessonKind), identifier),
        ),
    ] = field(default_factory=dict)
    units: Annotated[
        tuple[str, ...],
        Key(
            "units in texts that no calculator counts in; a number is bound to them", list_of(text)
        ),
    ] = ()
    money: Annotated[str, Key("the sign of money, in texts and in every calculator", text)] = "$"
    own_numbers: Annotated[
        OwnNumbers | None,
        Key("the page of a reader's own numbers: title, uri, words, inputs", record_of(OwnNumbers)),
    ] = None
    menu: Annotated[
        tuple[MenuEntry, ...],
        Key("the menu: each entry is a tab; pages, headings with pages, the word tracks", menu),
    ] = (MenuEntry("Home", HOME), MenuEntry("Learn", entries=(MenuEntry(tracks=True),)))
    changes: Annotated[
        str, Key("the page whose rows, each begun by a day, are the feed of changes", text)
    ] = ""
    footer: Annotated[
        tuple[str, ...],
        Key(
            "headings of the menu that stand at the foot of every page, not above it", list_of(text)
        ),
    ] = ()
    lines: Mapping[str, int] = field(default_factory=dict)
    with_drafts: bool = True
    """Whether calculators that are not ready are among those of the course."""
    lost: frozenset[str] = frozenset()
    """Keys that could not be read."""

    @property
    def is_blind(self) -> bool:
        """Whether more was lost than words: what is told of any other file may follow from it."""
        return not self.lost <= _WORDS

    @property
    def known_kinds(self) -> Mapping[str, LessonKind]:
        """Every kind of lesson: those that all courses have, and its own."""
        return {**LESSON_KINDS, **self.lesson_kinds}

    @property
    def tracks(self) -> tuple[str, ...]:
        """The tracks in the order they are read."""
        return tuple(name for group in self.track_groups for name in group.tracks)

    @property
    def subject(self) -> Subject:
        """What the course's own package declares: calculators, facts, sources, units."""
        return subject_of(self.package, with_drafts=self.with_drafts)


_WORDS = frozenset({"name", "strap", "description", "copyright"})
"""Keys that nothing else in the course names."""
NO_SETTINGS = Settings(name="", strap="", description="", roles={}, categories={}, relations={})
"""Of a course whose own cannot be read."""


def read_settings(root: Path) -> tuple[Settings, list[Problem]]:
    """Read a course's settings, and what is wrong with them; what cannot be read is left empty.

    From then on its package can be imported.
    """
    look_in(root)
    rows = keys_of(Settings)
    path = root / COURSE_FILE
    if path.is_file():
        typed, wrong = decoded(path)
        values, lines, problems = read_keys(typed, rows, COURSE_FILE)
        meant = _as_meant(typed, problems)
        if meant != typed:
            values, lines, _ = read_keys(meant, rows, COURSE_FILE)
        problems = (wrong, *problems) if wrong else problems
    else:
        needed = ", ".join(key for key, row in rows.items() if row.required)
        values, lines = {}, {}
        problems = (Problem("", 1, f"there is no {COURSE_FILE}", f"write one with {needed}"),)
    settings = replace(NO_SETTINGS, **arguments(rows, values), lines=lines)
    MONEY.use(settings.money)
    stray = [*_package(root, settings)]
    lost = {key for key, row in rows.items() if row.required or key in lines} - {*values}
    settings = replace(settings, lost=frozenset(lost | ({"package"} if stray else set())))
    return settings, [problem.moved(COURSE_FILE) for problem in (*problems, *stray)]


def _as_meant(typed: str, problems: Iterable[Problem]) -> str:
    """Return the file with each misspelt key as it was probably meant: its value is not lost."""
    rows = typed.split("\n")
    for problem in problems:
        match problem.remedy:
            case Swap(old=old, new=new) if rows[problem.line - 1].startswith(f"{old}:"):
                rows[problem.line - 1] = new + rows[problem.line - 1].removeprefix(old)
    return "\n".join(rows)


def _package(root: Path, settings: Settings) -> Iterator[Problem]:
    """Return what is wrong with the name of the package: all else would follow from it."""
    if settings.package and settings.subject.folder is None:
        packages = sorted(path.parent.name for path in root.glob("*/__init__.py"))
        what = f"package names {settings.package}, which is no folder here with an __init__.py"
        yield Problem("", settings.lines["package"], what, nearest(settings.package, packages))
