"""A block as it was typed: its name, what stands behind the bar, its options and its text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from college.records.problem import Problem
from college.records.readers import Wrong
from college.records.reading.strict_yaml import NotYaml, composed, plain
from college.source.fences import Fence

_OPTION = re.compile(r"^ {4,}\S")
_PLAIN = re.compile(
    r"^    (?P<name>\w+): (?!(?:true|false|yes|no|on|off|null) *$)"
    r"(?P<value>[A-Za-z](?:[^:#]|:(?=\S))*?) *$",
    re.IGNORECASE,
)
"""An option that YAML would take as the text it is; most are, and YAML is slow."""


@dataclass(frozen=True)
class Options:
    """The options of a block, and the line each stands on."""

    values: Mapping[str, Any] = field(default_factory=dict)
    lines: Mapping[str, int] = field(default_factory=dict)
    end: int = 0
    """The first line behind them."""
    problem: Problem | None = None
    """What keeps the parser from reading them; the whole block is then printed as it was typed."""


@dataclass(frozen=True)
class Block:
    """One block of a page. Lines count from the top of the text, from 0."""

    name: str
    argument: str
    line: int
    end: int
    """The line behind its closing mark."""
    inside: tuple[str, ...]
    """Names of the blocks around it, the outermost first."""
    section: str
    """The name of the section it stands in."""
    given: Options
    text: str
    """The lines between its options and its end, blocks inside it included."""
    fences: tuple[Fence, ...] = ()
    """The code in it."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options by name."""
        return self.given.values

    def option(self, name: str) -> str:
        """Return an option as text; empty if it is not given."""
        return str(self.options.get(name, ""))

    def line_of(self, option: str) -> int:
        """Return the line of an option, or of the block if it is not given."""
        return self.given.lines.get(option, self.line)


def _told_twice(name: str, found: Iterable[tuple[int, re.Match[str]]]) -> Problem | None:
    """Return the first option that a block has twice: the second would win in silence."""
    seen: set[str] = set()
    for at, option in found:
        if option["name"] in seen:
            return Problem("", at, f"{name} has {option['name']} twice", "leave one of them")
        seen.add(option["name"])
    return None


def read_options(name: str, lines: Sequence[str], start: int) -> Options:
    """Read the indented lines right below the opening of a block."""
    end = start
    while end < len(lines) and _OPTION.match(lines[end]):
        end += 1
    if end == start:
        return Options(end=end)
    simple = [_PLAIN.match(line) for line in lines[start:end]]
    if all(simple):
        found = list(enumerate(filter(None, simple), start))
        if twice := _told_twice(name, found):
            return Options(end=end, problem=twice)
        return Options(
            {option["name"]: option["value"] for _, option in found},
            {option["name"]: at for at, option in found},
            end,
        )
    text = "\n".join(lines[start:end])
    try:
        node = composed(text)
        values = plain(node) if node else None
    except (NotYaml, Wrong) as broken:
        problem = Problem(
            "",
            start + (broken.line if isinstance(broken, NotYaml) else 0),
            f"the options of {name} cannot be read",
            "write name: value, and put a value that holds a colon or begins with a sign in quotes",
        )
        return Options(end=end, problem=problem)
    if not node or not isinstance(values, Mapping):
        problem = Problem(
            "",
            start,
            f"the indented lines below {name} are no options",
            "write name: value, or do not indent the text",
        )
        return Options(end=end, problem=problem)
    found_at = {str(key.value): start + key.start_mark.line for key, _ in node.value}
    return Options({str(key): value for key, value in values.items()}, found_at, end)
