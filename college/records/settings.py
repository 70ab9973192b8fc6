"""What makes this course this one: the record of `course.yml`, every word another would change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any

from college.records.frontmatter import read_keys
from college.records.keys import Key, arguments, keys_of, record_of
from college.records.problem import Problem
from college.records.readers import Wrong, identifier, list_of, name, table_of, text

COURSE_FILE = "course.yml"
_TRACKS = "tracks"
"""The word that stands in the menu for all tracks with their lessons."""


@dataclass(frozen=True)
class MenuEntry:
    """One line of the menu: a page, a heading with lines below it, or the place of the tracks."""

    title: str = ""
    uri: str = ""
    entries: tuple[MenuEntry, ...] = ()
    tracks: bool = False


def _menu(value: Any) -> tuple[MenuEntry, ...]:
    """Read a list of `Title: page.md`, `Title: [entries]` and the word `tracks`."""
    if not isinstance(value, list):
        raise Wrong(
            f"is “{value}”", "write a list of entries such as - Glossary: glossary/index.md"
        )
    return tuple(_entry(item) for item in value)


def _entry(item: Any) -> MenuEntry:
    if item == _TRACKS:
        return MenuEntry(tracks=True)
    if not isinstance(item, dict) or len(item) != 1:
        raise Wrong(
            f"has an entry “{item}”", f"write Title: page.md, a title with entries, or {_TRACKS}"
        )
    ((title, below),) = item.items()
    if isinstance(below, list):
        return MenuEntry(text(title), entries=_menu(below))
    return MenuEntry(text(title), uri=text(below))


@dataclass(frozen=True, kw_only=True)
class OwnNumbers:
    """The page on which a reader sets numbers of their own once, for every calculator."""

    title: Annotated[str, Key("the heading of the page, and the name of the start", text)]
    uri: Annotated[str, Key("where its page stands, such as learn/my-numbers.md", text)]
    words: Annotated[str, Key("what it is for, in a sentence or two of Markdown", text)]
    inputs: Annotated[
        tuple[str, ...],
        Key("inputs of calculators that mean the same in all of them", list_of(name)),
    ]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a course. `lines` has the line of each key."""

    name: Annotated[str, Key("the name of the course", text)]
    strap: Annotated[str, Key("what it is about, in a few words", text)]
    description: Annotated[str, Key("what search engines show of it", text)]
    tracks: Annotated[
        tuple[str, ...],
        Key(
            "folder names of tracks, in the order they are read; others follow", list_of(identifier)
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
    units: Annotated[
        tuple[str, ...],
        Key(
            "units in texts that no calculator counts in; a number is bound to them", list_of(text)
        ),
    ] = ()
    money: Annotated[str, Key("the sign of money in texts", text)] = "$"
    own_numbers: Annotated[
        OwnNumbers | None,
        Key("the page of a reader's own numbers: title, uri, words, inputs", record_of(OwnNumbers)),
    ] = None
    menu: Annotated[
        tuple[MenuEntry, ...],
        Key("the menu: pages, headings with pages, and the word tracks", _menu),
    ] = (MenuEntry("Home", "index.md"), MenuEntry(tracks=True))
    lines: Mapping[str, int] = field(default_factory=dict)


NO_SETTINGS = Settings(name="", strap="", description="", roles={}, categories={}, relations={})
"""Of a course whose own cannot be read."""


def read_settings(root: Path) -> tuple[Settings, list[Problem]]:
    """Read a course's settings, and what is wrong with them; what cannot be read is left empty."""
    rows = keys_of(Settings)
    path = root / COURSE_FILE
    if path.is_file():
        values, lines, problems = read_keys(path.read_text("utf-8"), rows, COURSE_FILE)
    else:
        needed = ", ".join(key for key, row in rows.items() if row.required)
        values, lines = {}, {}
        problems = (Problem("", 1, f"there is no {COURSE_FILE}", f"write one with {needed}"),)
    settings = replace(NO_SETTINGS, **arguments(rows, values), lines=lines)
    return settings, [problem.moved(COURSE_FILE) for problem in problems]
