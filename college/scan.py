"""This file is a page's source scanned line by line, for what rendering would lose the line of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Protocol

from calculators.catalog import CATALOG
from calculators.engine.expression import Desk, Nonsense, Scenario
from college.blocks.names import BLOCKS

EXPRESSION = re.compile(r"\{\{\s*(?P<body>[^{}]*?)\s*\}\}")
_BLOCK = re.compile(r"^\s*/{3,}\s*(?P<name>[\w-]+)\s*(?:\|\s*(?P<argument>.*?)\s*)?$")
_FENCE = re.compile(r"^\s*(?P<mark>`{3,}|~{3,})")
_HTML = re.compile(r"^\s*</?[a-z][\w-]*[\s>]", re.IGNORECASE)

Finding = tuple[int, str, str]
"""Line, what, remedy."""


class Body(Protocol):
    """A page's text, where it starts, and the scenarios its numbers use."""

    @property
    def body(self) -> str: ...
    @property
    def body_line(self) -> int: ...
    @property
    def scenarios(self) -> Mapping[str, Scenario]: ...


def prose_lines(body: str) -> Iterator[tuple[int, str]]:
    """Give the lines outside fenced code, code spans blanked, numbered from 0."""
    fence = ""
    for number, line in enumerate(body.splitlines()):
        mark = _FENCE.match(line)
        if fence:
            fence = "" if mark and line.strip().startswith(fence) else fence
        elif mark:
            fence = mark["mark"]
        else:
            yield number, re.sub(r"`[^`]*`", lambda span: " " * len(span[0]), line)


def split_expression(body: str) -> tuple[str, str, bool]:
    """Take `edit fast.gpus` or `slow.cost:words` apart: expression, spec, whether it is editable."""
    editable = body.startswith("edit ")
    expression, _, spec = body.removeprefix("edit ").partition(":")
    return expression.strip(), spec.strip(), editable


def body_problems(page: Body) -> Iterator[Finding]:
    """Give every block that does not exist and every expression that cannot be worked out."""
    desk = Desk(CATALOG, page.scenarios)
    for number, line in prose_lines(page.body):
        at = page.body_line + number
        block = _BLOCK.match(line)
        if block and block["name"] not in BLOCKS:
            yield at, f"there is no block “{block['name']}”", f"use one of {', '.join(BLOCKS)}"
        if block and block["name"] == "calculator" and block["argument"] not in CATALOG:
            yield (
                at,
                f"there is no calculator “{block['argument']}”",
                f"use one of {', '.join(CATALOG)}",
            )
        if _HTML.match(line):
            yield at, "HTML stands in a lesson", "use a block or Markdown instead"
        for match in EXPRESSION.finditer(line):
            expression, spec, editable = split_expression(match["body"])
            try:
                desk.amount(expression).text(spec)
            except (Nonsense, ValueError) as reason:
                yield (
                    at,
                    f"{{{{ {match['body']} }}}}: {str(reason).rstrip('.')}",
                    "mend the expression or the scenarios",
                )
                continue
            if editable and expression.partition(".")[0] not in page.scenarios:
                yield (
                    at,
                    f"{{{{ {match['body']} }}}} edits no scenario's input",
                    "name one, such as edit fast.gpus",
                )
