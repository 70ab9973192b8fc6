"""Front matter read strictly: every key known, every value typed, every line kept.

MkDocs swallows broken front matter and prints it as text, so the course reads its own.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from college.records.nearest import nearest

_FENCE = re.compile(r"\A---[ \t]*\n(?P<head>.*?\n)---[ \t]*(?:\n|\Z)", re.DOTALL)
_ID = re.compile(r"^[a-z0-9]+(?:-[a-z0-9]+)*$")

Reader = Callable[[Any], Any]
"""Turns a plain YAML value into a typed one, or raises Wrong."""
Report = Callable[[int, str, str], None]
"""Takes line, what and remedy of a problem."""


class Wrong(Exception):
    """A value is not of its kind: what it is, and what to write instead."""

    def __init__(self, what: str, remedy: str) -> None:
        self.what, self.remedy = what, remedy
        super().__init__(f"{what}; {remedy}")


@dataclass(frozen=True)
class Key:
    """One key of a record: how it is read, what it means, and whether it may be left out."""

    read: Reader
    meaning: str
    default: Any = ...

    @property
    def required(self) -> bool:
        """Whether a record without this key is wrong."""
        return self.default is ...


@dataclass(frozen=True)
class FrontMatter:
    """The values of a record, the line each stands on, and where the body begins.

    The lines of keys within a key are there too: `scenarios.fast`.
    """

    values: Mapping[str, Any]
    lines: Mapping[str, int]
    body: str
    body_line: int


def read_front_matter(text: str, keys: Mapping[str, Key], report: Report) -> FrontMatter:
    """Read a file's record. Problems are reported one by one; the values hold what could be read."""
    match = _FENCE.match(text)
    if match is None:
        report(
            1, "the file has no front matter", "begin it with a line ---, the keys, and a line ---"
        )
        return FrontMatter({}, {}, text, 1)
    body, body_line = text[match.end() :], text[: match.end()].count("\n") + 1
    lines: dict[str, int] = {}
    values: dict[str, Any] = {}
    for name_node, value_node in _pairs(match["head"], report):
        name = str(name_node.value)
        line = name_node.start_mark.line + 2
        if name in lines:
            report(line, f"{name} stands twice", "keep one of the two")
        lines[name] = line
        if isinstance(value_node, yaml.MappingNode):
            lines |= {f"{name}.{key.value}": key.start_mark.line + 2 for key, _ in value_node.value}
        key = keys.get(name)
        if key is None:
            report(line, f"{name} is not a key of this record", nearest(name, keys))
            continue
        try:
            values[name] = key.read(_plain(value_node))
        except Wrong as wrong:
            report(line, f"{name} {wrong.what}", wrong.remedy)
    for name, key in keys.items():
        if name in lines:
            continue
        if key.required:
            report(1, f"{name} is missing", f"add {name}: {key.meaning}")
        else:
            values[name] = key.default
    return FrontMatter(values, lines, body, body_line)


def _pairs(head: str, report: Report) -> list[tuple[yaml.Node, yaml.Node]]:
    try:
        node = yaml.compose(head, Loader=yaml.CSafeLoader)
    except yaml.MarkedYAMLError as broken:
        mark = broken.problem_mark
        report(
            (mark.line if mark else 0) + 2,
            f"the front matter is not YAML ({broken.problem})",
            "mend the line, or put the text in quotes",
        )
        return []
    if not isinstance(node, yaml.MappingNode):
        report(
            2,
            "the front matter is not a list of keys",
            "write lines such as title: What is InfiniBand?",
        )
        return []
    return list(node.value)


def _plain(node: yaml.Node) -> Any:
    loader = yaml.SafeLoader("")
    try:
        return loader.construct_object(node, deep=True)
    except (yaml.constructor.ConstructorError, ValueError) as reason:
        raise Wrong(
            f"cannot be read ({reason})", "write plain text, numbers, lists or keys"
        ) from None


def text(value: Any) -> str:
    """Read a sentence or a name."""
    if not isinstance(value, str) or not value.strip():
        raise Wrong(
            f"is “{value}”", "write some text; quote it if it holds a colon or looks like a number"
        )
    return value.strip()


def identifier(value: Any) -> str:
    """Read a stable id: lower case words joined by hyphens."""
    if not isinstance(value, str) or not _ID.match(value):
        raise Wrong(
            f"is “{value}”", "write lower-case words joined by hyphens, such as what-is-infiniband"
        )
    return value


def whole(value: Any) -> int:
    """Read a whole number above zero."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise Wrong(f"is “{value}”", "write a whole number, such as 10")
    return value


def truth(value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise Wrong(f"is “{value}”", "write true or false")
    return value


def date(value: Any) -> str:
    """Read a day, as 2026-11-16."""
    if not isinstance(value, datetime.date):
        raise Wrong(f"is “{value}”", "write a day such as 2026-11-16")
    return value.isoformat()


def one_of(*options: str) -> Reader:
    """Read one of a few words."""

    def read(value: Any) -> str:
        if value not in options:
            raise Wrong(f"is “{value}”", f"write one of {', '.join(options)}")
        return str(value)

    return read


def list_of(read: Reader) -> Reader:
    """Read a list, each entry with `read`."""

    def read_all(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise Wrong(f"is “{value}”", "write a list, such as [one, two]")
        return tuple(read(entry) for entry in value)

    return read_all
