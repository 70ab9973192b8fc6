"""The menu as `course.yml` lists it: tabs, what lies under them, and the place of the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from college.records.readers import Shape, Wrong, shape_of, shaped, text

HOME = "index.md"
"""The page that the name of the course leads to; in the menu it is no tab."""
TRACKS = "tracks"
"""The word that stands in the menu for all tracks with their lessons."""


@dataclass(frozen=True)
class MenuEntry:
    """One line of the menu: a page, a heading with lines below it, or the place of the tracks."""

    title: str = ""
    uri: str = ""
    entries: tuple[MenuEntry, ...] = ()
    tracks: bool = False

    def every(self) -> Iterator[MenuEntry]:
        """Return it, and all below it."""
        yield self
        for entry in self.entries:
            yield from entry.every()


def _menu_shape(depth: int) -> Shape:
    """Return what a list of entries takes; one below another, as deep as a menu goes."""
    below = {"anyOf": [_menu_shape(depth - 1)]} if depth else {"anyOf": []}
    below["anyOf"].append(shape_of(text))
    entry = {
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": below,
    }
    return {"type": "array", "items": {"anyOf": [{"const": TRACKS}, entry]}}


@shaped(**_menu_shape(2))
def menu(value: Any) -> tuple[MenuEntry, ...]:
    """Read a list of `Title: page.md`, `Title: [entries]` and the word `tracks`."""
    if not isinstance(value, list):
        raise Wrong(
            f"is “{value}”", "write a list of entries such as - Glossary: glossary/index.md"
        )
    return tuple(_entry(item) for item in value)


def _entry(item: Any) -> MenuEntry:
    if item == TRACKS:
        return MenuEntry(tracks=True)
    if not isinstance(item, dict) or len(item) != 1:
        raise Wrong(
            f"has an entry “{item}”", f"write Title: page.md, a title with entries, or {TRACKS}"
        )
    ((title, below),) = item.items()
    if isinstance(below, list):
        return MenuEntry(text(title), entries=menu(below))
    return MenuEntry(text(title), uri=text(below))
