"""A number and its unit in running text, bound so that no line ends between them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from typing import Any

from markdown.core import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

from calculators.cost import units
from calculators.unit import Unit

_AFTER_TERMS = 14
"""Links to terms are set at 15."""
_AS_WRITTEN = ("code", "pre", "script", "style")
_ALSO = ("kWh", "GWh", "Gb", "Tb/s", "kJ", "GPU")
"""Units of the text that no calculator counts in."""
_NO_BREAK = "\N{NO-BREAK SPACE}"


def symbols() -> list[str]:
    """Return the units that stand behind a number as signs, the longest first; words may stand alone.

    >>> [name for name in ("GB/s", "kW", "t CO2", "hours", "/h") if name in symbols()]
    ['GB/s', 'kW', 't CO2']
    """
    known = [unit for unit in vars(units).values() if isinstance(unit, Unit)]
    scales = [scale for unit in known for scale in (*unit.ladder, *unit.choices)]
    written = {*(unit.symbol for unit in known), *(scale.symbol for scale in scales)}
    signs = {name for name in written if re.match(r"(?!per )[A-Za-zµ](?![a-z]{3,}$)", name)}
    return sorted({*signs, *_ALSO}, key=lambda name: (-len(name), name))


_UNIT = "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in symbols())
_BEHIND_DIGIT = re.compile(rf"(?<=\d)\s+(?:{_UNIT})(?!\w)")
_AT_START = re.compile(rf"^\s+(?:{_UNIT})(?!\w)")


def bound(text: str) -> str:
    r"""Bind each number to the unit behind it.

    >>> bound("two ports of 400 Gb/s, 5 GPUs and 3 hours").split(" ")
    ['two', 'ports', 'of', '400\xa0Gb/s,', '5\xa0GPUs', 'and', '3', 'hours']
    """
    return _BEHIND_DIGIT.sub(_tied, text)


def _tied(found: re.Match[str]) -> str:
    return re.sub(r"\s+", _NO_BREAK, found[0])


class BoundUnits(Treeprocessor):
    """Goes through all text that is not code."""

    def run(self, root: etree.Element) -> None:
        """Bind within each text, and over the end of a worked-out number or a field."""
        for element in root.iter():
            if element.text and element.tag not in _AS_WRITTEN:
                element.text = bound(element.text)
            for child in element:
                if child.tail:
                    open_end = child.tag == "input" or "".join(child.itertext())[-1:].isdigit()
                    tail = _AT_START.sub(_tied, child.tail) if open_end else child.tail
                    child.tail = bound(tail)


class BoundUnitsExtension(Extension):
    """Takes no settings."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the host's name
        """Register the treeprocessor."""
        md.treeprocessors.register(BoundUnits(md), "college-bound-units", _AFTER_TERMS)


def makeExtension(**settings: Any) -> BoundUnitsExtension:  # noqa: N802 - the host's name
    """Make the extension when Markdown asks for it by dotted name."""
    return BoundUnitsExtension(**settings)
