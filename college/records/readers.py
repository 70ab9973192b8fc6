"""How a value of a record is read: plain YAML becomes a typed value, or is refused.

A reader also carries its shape: what it takes, as JSON Schema says it to an editor.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

_ID = re.compile(r"^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$")

Reader = Callable[[Any], Any]
"""Turns a plain YAML value into a typed one, or raises Wrong."""
Shape: TypeAlias = dict[str, Any]
"""A piece of JSON Schema; `names` and `scenario` in it stand for what only the course knows."""
NAMES, SCENARIO = "names", "scenario"
_Read = TypeVar("_Read", bound=Reader)


def shaped(**shape: Any) -> Callable[[_Read], _Read]:
    """Say of a reader what it takes, and hand it back unchanged."""

    def mark(read: _Read) -> _Read:
        vars(read)["shape"] = shape
        return read

    return mark


def shape_of(read: Reader) -> Shape:
    """Return what a reader takes; one that does not say takes anything.

    >>> shape_of(list_of(whole))
    {'type': 'array', 'items': {'type': 'integer', 'minimum': 1}}
    """
    found: Shape = getattr(read, "shape", {})
    return dict(found)


def narrowed(shape: Shape, **limit: Any) -> Shape:
    """Return the shape of names that are limited: one by itself, or each of a list."""
    if shape.get("type") == "array":
        return {**shape, "items": narrowed(shape["items"], **limit)}
    return {**shape, **limit}


class Wrong(Exception):
    """A value is not of its kind: what it is, and what to write instead."""

    def __init__(self, what: str, remedy: str) -> None:
        self.what, self.remedy = what, remedy
        super().__init__(f"{what}; {remedy}")


class PartlyWrong(Wrong):
    """Some entries of a value are not of their kind; the rest of it can be used."""

    def __init__(self, entries: Mapping[str, Wrong], rest: Any) -> None:
        first = next(iter(entries.values()))
        self.entries, self.rest = entries, rest
        super().__init__(first.what, first.remedy)


@shaped(type="string", pattern=r"\S")
def text(value: Any) -> str:
    """Read a sentence or a name."""
    if not isinstance(value, str) or not value.strip():
        raise Wrong(
            f"is “{value}”", "write some text; quote it if it holds a colon or looks like a number"
        )
    return value.strip()


@shaped(type="string", pattern=_ID.pattern)
def identifier(value: Any) -> str:
    """Read a stable id: lower case words joined by hyphens."""
    if not isinstance(value, str) or not _ID.match(value):
        raise Wrong(
            f"is “{value}”",
            "write lower-case words joined by hyphens, 80 signs at most, such as how-long-it-takes",
        )
    return value


def former_id(value: Any) -> str:
    """Read an id of before; with the track it stood in, if that was another: `track/id`."""
    parts = value.split("/") if isinstance(value, str) else []
    if len(parts) not in {1, 2} or not all(map(_ID.match, parts)):
        raise Wrong(f"has “{value}”", "write ids it had before, or track/id where it stood before")
    return str(value)


@shaped(type="string", pattern=r"^[^\W\d]\w*$")
def name(value: Any) -> str:
    """Read a name that code uses: letters, digits and _."""
    if not isinstance(value, str) or not value.isidentifier():
        raise Wrong(f"is “{value}”", "write one word of letters, digits and _")
    return value


@shaped(type="integer", minimum=1)
def whole(value: Any) -> int:
    """Read a whole number above zero."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise Wrong(f"is “{value}”", "write a whole number, such as 10")
    return value


@shaped(type="boolean")
def truth(value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise Wrong(f"is “{value}”", "write true or false")
    return value


@shaped(type="string", format="date", pattern=r"^\d{4}-\d{2}-\d{2}$")
def date(value: Any) -> str:
    """Read a day, as 2026-11-16; a time of the day is none."""
    if not isinstance(value, datetime.date) or isinstance(value, datetime.datetime):
        raise Wrong(f"is “{value}”", "write a day such as 2026-11-16")
    return value.isoformat()


@shaped()
def anything(value: Any) -> Any:
    """Take a value as it is: it is somebody else's to understand."""
    return value


def one_of(*options: str) -> Reader:
    """Read one of a few words."""

    @shaped(type="string", enum=[*options])
    def read(value: Any) -> str:
        if value not in options:
            raise Wrong(f"is “{value}”", f"write one of {', '.join(options)}")
        return str(value)

    return read


def list_of(read: Reader) -> Reader:
    """Read a list, each entry with `read`."""

    @shaped(type="array", items=shape_of(read))
    def read_all(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise Wrong(f"is “{value}”", "write a list, such as [one, two]")
        return tuple(read(entry) for entry in value)

    return read_all


def table_of(read: Reader, read_name: Reader = text) -> Reader:
    """Read names, each with a value, in their order."""

    @shaped(type="object", propertyNames=shape_of(read_name), additionalProperties=shape_of(read))
    def read_all(value: Any) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            raise Wrong(f"is “{value}”", "write names with words, such as {buyers: those who buy}")
        return {read_name(entry): read(words) for entry, words in value.items()}

    return read_all
