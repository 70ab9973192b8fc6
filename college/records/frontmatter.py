"""Front matter read strictly: every key known, every value typed, every line kept.

MkDocs swallows broken front matter and prints it as text, so the course reads its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import yaml

from college.records.keys import Row, arguments
from college.records.nearest import nearest
from college.records.problem import Problem, Swap
from college.records.readers import PartlyWrong, Wrong
from college.records.reading.strict_yaml import NotYaml, composed, plain

_FENCE = re.compile(r"\A---[ \t]*\n(?P<head>.*?\n)---[ \t]*(?:\n|\Z)", re.DOTALL)
_OPEN = re.compile(r"\A---[ \t]*\n(?P<head>(?:[ \t]*[^\s].*\n)+)")
"""The lines below the first mark, up to an empty one."""
Record = TypeVar("Record")


@dataclass(frozen=True)
class FrontMatter:
    """What could be read of a record, the line of each key, the text below it, and what is wrong.

    The lines of keys within a key are there too: `scenarios.fast`. Problems have an empty path.
    """

    values: Mapping[str, Any]
    lines: Mapping[str, int]
    body: str
    body_line: int
    problems: tuple[Problem, ...]

    def record(self, kind: type[Record], rows: Mapping[str, Row], **place: Any) -> Record | None:
        """Return the record, or None if a key is missing or has a wrong value."""
        if any(name not in self.values for name, row in rows.items() if self._needed(name, row)):
            return None
        return kind(**arguments(rows, self.values), **place)

    def _needed(self, name: str, row: Row) -> bool:
        return row.required or name in self.lines


def read_front_matter(text: str, rows: Mapping[str, Row]) -> FrontMatter:
    """Read a file's record by its table of keys."""
    match = _FENCE.match(text)
    opened = _OPEN.match(text) if match is None else None
    if opened:
        return _unclosed(text, opened, rows)
    if match is None:
        remedy = "begin it with a line ---, the keys, and a line ---"
        problem = Problem("", 1, "the file has no front matter", remedy)
        return FrontMatter({}, {}, text, 1, (problem,))
    body_line = text[: match.end()].count("\n") + 1
    values, lines, problems = read_keys(match["head"], rows, "front matter", first=2)
    return FrontMatter(values, lines, text[match.end() :], body_line, problems)


def _unclosed(text: str, opened: re.Match[str], rows: Mapping[str, Row]) -> FrontMatter:
    """Read a record as if it ended before the first empty line, if all its keys stand there."""
    last = text[: opened.end()].count("\n")
    remedy = "add a line --- below its last key"
    problem = Problem("", last, "the front matter is never closed", remedy)
    values, lines, problems = read_keys(opened["head"], rows, "front matter", first=2)
    if problems:
        return FrontMatter({}, {}, text, 1, (problem,))
    return FrontMatter(values, lines, text[opened.end() :], last + 1, (problem,))


def read_keys(
    head: str, rows: Mapping[str, Row], place: str, first: int = 1
) -> tuple[dict[str, Any], dict[str, int], tuple[Problem, ...]]:
    """Read the keys of some YAML: values, lines and problems; its own first line is `first`."""
    reader = _KeyReader(rows, first)
    try:
        for name, value in _pairs(head):
            reader.take(name, value)
    except NotYaml as broken:
        reader.tell(broken.line + first, f"the {place} {broken.what}", broken.remedy)
    except Wrong as wrong:
        reader.tell(first, f"the {place} {wrong.what}", wrong.remedy)
    else:
        reader.finish()
    return reader.values, reader.lines, tuple(reader.problems)


class _KeyReader:
    """Takes the keys of a record one by one."""

    def __init__(self, rows: Mapping[str, Row], first: int) -> None:
        self.rows, self.first = rows, first
        self.values: dict[str, Any] = {}
        self.lines: dict[str, int] = {}
        self.problems: list[Problem] = []

    def tell(self, line: int, what: str, remedy: str | Swap) -> None:
        self.problems.append(Problem("", line, what, remedy))

    def take(self, name_node: yaml.Node, value_node: yaml.Node) -> None:
        name, line = str(name_node.value), name_node.start_mark.line + self.first
        if name in self.lines:
            self.tell(line, f"{name} stands twice", "keep one of the two")
        self.lines[name] = line
        if isinstance(value_node, yaml.MappingNode):
            for key, _ in value_node.value:
                self.lines[f"{name}.{key.value}"] = key.start_mark.line + self.first
        if name not in self.rows:
            remedy = nearest(name, self.rows)
            self.tell(line, f"{name} is not a key of this record", remedy)
            if isinstance(remedy, Swap):
                self.lines.setdefault(remedy.new, line)  # it was meant, so it is not missing
            return
        try:
            self.values[name] = self.rows[name].read(plain(value_node))
        except PartlyWrong as partly:
            self.values[name] = partly.rest
            for key, wrong in partly.entries.items():
                at = self.lines.get(f"{name}.{key}", line)
                self.tell(at, f"{name} {wrong.what}", wrong.remedy)
        except Wrong as wrong:
            self.tell(line, f"{name} {wrong.what}", wrong.remedy)

    def finish(self) -> None:
        for name, row in self.rows.items():
            if row.required and name not in self.lines:
                self.tell(1, f"{name} is missing", f"add {name}: {row.meaning}")


def _pairs(head: str) -> list[tuple[yaml.Node, yaml.Node]]:
    node = composed(head)
    if not isinstance(node, yaml.MappingNode):
        raise Wrong("is not a list of keys", "write lines such as title: What does it cost?")
    return list(node.value)
