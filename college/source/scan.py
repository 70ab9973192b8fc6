"""A page's source scanned line by line, for what rendering would lose the line of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, Protocol

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import Nonsense, Scenario, ScenarioBook
from calculators.engine.running.run import Impossible, evaluate, run
from college.markdown.blocks.names import BLOCKS
from college.records.nearest import nearest

EXPRESSION = re.compile(r"\{\{\s*(?P<body>[^{}]*?)\s*\}\}")
_BLOCK = re.compile(r"^\s*/{3,}\s*(?P<name>[\w-]+)\s*(?:\|\s*(?P<argument>.*?)\s*)?$")
_FENCE = re.compile(r"^\s*(?P<mark>`{3,}|~{3,})")
_NAME = re.compile(r"(?<![\w.\"'])[A-Za-z_]\w*(?=\.|\()")
_SPAN = re.compile(r"`[^`]*`")
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
    """Return the lines outside fenced code, code spans blanked, numbered from 0."""
    return iter(_prose(body))


@lru_cache(maxsize=4096)
def _prose(body: str) -> tuple[tuple[int, str], ...]:
    """Return the same at once; a body is scanned many times, once for each thing looked for."""
    found = []
    fence = ""
    for number, line in enumerate(body.splitlines()):
        mark = _FENCE.match(line) if "`" in line or "~" in line else None
        if fence:
            fence = "" if mark and line.strip().startswith(fence) else fence
        elif mark:
            fence = mark["mark"]
        else:
            blanked = _SPAN.sub(lambda span: " " * len(span[0]), line) if "`" in line else line
            found.append((number, blanked))
    return tuple(found)


class Written(NamedTuple):
    """What stands between the braces, taken apart."""

    expression: str
    spec: str
    """How the number is to be written."""
    editable: bool
    name: str
    """What the author calls the field, where the input's own name will not do."""


def split_expression(body: str) -> Written:
    """Take what stands between the braces apart.

    >>> split_expression("slow.cost:words")
    Written(expression='slow.cost', spec='words', editable=False, name='')
    >>> split_expression("edit slow.hours: Hours on the slower fabric").name
    'Hours on the slower fabric'
    """
    editable = body.startswith("edit ")
    expression, _, rest = body.removeprefix("edit ").partition(":")
    spec, name = ("", rest.strip()) if editable else (rest.strip(), "")
    return Written(expression.strip(), spec, editable, name)


def field_name(written: Written, book: ScenarioBook) -> str:
    """Return what a field is called: by its author, or as its input is."""
    scenario, _, name = written.expression.partition(".")
    item = book.inputs(scenario)[0].input(name)
    return written.name or (item.label if item else name)


def broken_scenarios(page: Body) -> dict[str, str]:
    """Return each scenario whose inputs do not work, with the reason."""
    book = ScenarioBook(CATALOG, page.scenarios)
    found = {}
    for name in page.scenarios:
        try:
            calculator, values = book.inputs(name)
            if evaluate(calculator, values) is None:
                run(calculator, values)
        except (Nonsense, Impossible) as reason:
            found[name] = str(reason).removeprefix(f"scenario {name}: ").rstrip(".")
    return found


def scenario_problems(page: Body, lines: Mapping[str, int]) -> Iterator[Finding]:
    """Return each scenario that cannot be worked out, once, at its own line."""
    for name, reason in broken_scenarios(page).items():
        what, _, advice = reason.partition("; ")
        at = lines.get(f"scenarios.{name}", lines.get("scenarios", 1))
        yield at, f"scenario {name}: {what}", advice or "change the input"


def names_in(expression: str) -> set[str]:
    """Return the scenarios and calculators that an expression names."""
    return set(_NAME.findall(expression))


def body_problems(page: Body) -> Iterator[Finding]:
    """Return every block that does not exist and every expression that cannot be worked out.

    What fails because of a broken scenario is told there, not again at every use.
    """
    book = ScenarioBook(CATALOG, page.scenarios)
    broken = set(broken_scenarios(page))
    named: dict[str, str] = {}
    for number, line in prose_lines(page.body):
        at = page.body_line + number
        block = _BLOCK.match(line)
        if block and block["name"] not in BLOCKS:
            yield at, f"there is no block “{block['name']}”", nearest(block["name"], BLOCKS)
        if block and block["name"] == "calculator" and block["argument"] not in CATALOG:
            yield (
                at,
                f"there is no calculator “{block['argument']}”",
                nearest(block["argument"] or "", CATALOG),
            )
        if _HTML.match(line):
            yield at, "HTML stands in the text", "use a block or Markdown instead"
        for match in EXPRESSION.finditer(line):
            if not names_in(match["body"]) & broken:
                findings = [*_expression_problems(match["body"], book, page, at)]
                yield from findings or _twice(match["body"], book, named, at)


def _expression_problems(body: str, book: ScenarioBook, page: Body, at: int) -> Iterator[Finding]:
    expression, spec, editable, _ = split_expression(body)
    try:
        book.amount(expression).text(spec)
    except (Nonsense, ValueError) as reason:
        what, _, advice = str(reason).rstrip(".").partition("; ")
        yield (
            at,
            f"{{{{ {body} }}}}: {what}",
            advice or "mend the expression or the scenarios",
        )
        return
    if editable and expression.partition(".")[0] not in page.scenarios:
        yield (
            at,
            f"{{{{ {body} }}}} edits no scenario's input",
            "name one, such as edit fast.gpus",
        )


def _twice(body: str, book: ScenarioBook, named: dict[str, str], at: int) -> Iterator[Finding]:
    """Tell of a field that has the name of another one, for who hears the page and sees no sentence."""
    written = split_expression(body)
    if not written.editable:
        return
    name = field_name(written, book)
    if named.setdefault(name, written.expression) != written.expression:
        yield (
            at,
            f"two fields are called “{name}”",
            f"give this one its own name: {{{{ edit {written.expression}: … }}}}",
        )
