"""The authors' reference of numbers: formats, markers, units, facts and sources, from the code."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from calculators.engine.model import markers
from calculators.engine.numbers.write import FORMATS, write_in_full
from college.pages.parts.menu import Menu, Place
from college.pages.reference import table
from college.pages.site_page import SinglePage

_MARKERS = ("calculator", "Number", "Choice", "Line", "Chart", "Preset")
_SAMPLE = 1234.5


@dataclass(frozen=True)
class ReferenceNumbersPage(SinglePage):
    """What an author of a calculator, or of a text with numbers, looks up."""

    at = "teach/reference-numbers.md"
    menu = Menu((Place.TEACH, 5), "Reference: numbers", "Teach")

    @property
    def text(self) -> str:
        """A section for each table."""
        return "\n".join(
            [
                "# Reference: numbers",
                "",
                "What a calculator is written with, and what a text can cite. The",
                "[reference for authors](reference.md) has records, blocks and commands.",
                *_formats(),
                *_markers(),
                *self._units(),
                *self._facts(),
                *self._sources(),
            ]
        )

    def _units(self) -> Iterator[str]:
        yield from table("Units", "Type", "Counts", "A number of it")
        for name, unit in self.course.subject.unit_types.items():
            yield f"| `units.{name}` | {unit.name} | {write_in_full(_SAMPLE, unit)} |"

    def _facts(self) -> Iterator[str]:
        yield from table("Facts", "Name", "What it is", "Value", "Status", "Date", "Source")
        for name, fact in self.course.subject.facts.items():
            value = write_in_full(float(fact), fact.unit)
            key = f"`{fact.source.key}`" if fact.source else "none"
            told = f"{fact.label} | {value} | {fact.status.value} | {fact.date} | {key}"
            yield f"| `facts.{name}` | {told} |"

    def _sources(self) -> Iterator[str]:
        yield from table("Source keys", "Key", "Document", "Date")
        for key, source in self.course.subject.sources.items():
            outside = source.address.startswith("http")
            title = f"[{source.title}]({source.address})" if outside else source.title
            yield f"| `[@{key}]` | {title} | {source.date} |"


def _formats() -> Iterator[str]:
    yield from table("Formats of a number in a text", "Behind the name", "How it is written")
    for spec, words in FORMATS.items():
        typed = f"`:{spec}`" if spec else "nothing"
        yield f"| {typed} | {words} |"


def _markers() -> Iterator[str]:
    for name in _MARKERS:
        marker = getattr(markers, name)
        called = marker.of if name == "Preset" else marker
        yield from table(f"{name}: what it takes", "Argument", "If left out", "Meaning")
        said = {**_said("Options" if name == "calculator" else name), **_GENERAL}
        for argument in inspect.signature(called).parameters.values():
            needed = argument.default is argument.empty
            left = "it is needed" if needed else f"`{argument.default!r}`"
            left = "nothing is set" if argument.kind is argument.VAR_KEYWORD else left
            own = said.get(argument.name, argument.name.replace("_", " "))
            yield f"| `{argument.name}` | {left} | {own} |"
        yield f"\n{' '.join((marker.__doc__ or '').split())}"


_GENERAL = {
    "title": "the name of the calculator",
    "label": "what the reader sees it called",
    "low": "the least that the form takes",
    "high": "the most that the form takes",
    "scale": "how the slider moves: linear or log",
    "help": "a sentence below the field",
    "x": "the input across",
    "y": "the line up",
    "values": "the inputs, as in a call",
    "note": "where its values come from",
    "chart": "the sweep it shows",
    "presets": "named starts",
    "left_out": "what the sum does not count, a sentence each",
    "version": "raised when links with older values would mean something else",
}
"""Of the arguments that explain themselves in the code."""


@cache
def _said(name: str) -> dict[str, str]:
    """Return what the code says below each field of a marker."""
    tree = ast.parse(inspect.getsource(markers))
    (found,) = (item for item in tree.body if isinstance(item, ast.ClassDef) and item.name == name)
    said = {}
    for field, below in zip(found.body, found.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(field.target, ast.Name)
            words = " ".join(str(ast.literal_eval(below.value)).split())
            said[field.target.id] = words.replace("{", "&#123;").replace("}", "&#125;")
    return said
