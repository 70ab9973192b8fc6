"""A number and its unit in running text, bound so that no line ends between them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from functools import cache

from markdown.core import Markdown
from markdown.treeprocessors import Treeprocessor

from calculators.cost import units
from calculators.unit import Unit
from college.markdown.context import RenderContext

_AFTER_TERMS = 14
"""Links to terms are set at 15."""
_AS_WRITTEN = ("code", "pre", "script", "style")
_SIGN = re.compile(r"(?!per )[A-Za-zµ](?![a-z]{3,}$)")
_NO_BREAK = "\N{NO-BREAK SPACE}"


@cache
def symbols() -> frozenset[str]:
    """Return the units that stand behind a number as signs; words may stand alone.

    >>> [name for name in ("t CO2", "s", "hours", "/h") if name in symbols()]
    ['t CO2', 's']
    """
    known = [unit for unit in vars(units).values() if isinstance(unit, Unit)]
    scales = [scale for unit in known for scale in (*unit.ladder, *unit.choices)]
    written = {*(unit.symbol for unit in known), *(scale.symbol for scale in scales)}
    return frozenset(name for name in written if _SIGN.match(name))


@cache
def _patterns(also: tuple[str, ...]) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return how a unit is found behind a digit, and at the start of a text; the longest first."""
    names = sorted({*symbols(), *also}, key=lambda name: (-len(name), name))
    unit = "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in names)
    return re.compile(rf"(?<=\d)\s+(?:{unit})(?!\w)"), re.compile(rf"^\s+(?:{unit})(?!\w)")


def bound(text: str, also: tuple[str, ...] = ()) -> str:
    r"""Bind each number to the unit behind it; a course may have units beside the calculators'.

    >>> bound("after 20 s, 5 km and 3 hours", also=("km",)).split(" ")
    ['after', '20\xa0s,', '5\xa0km', 'and', '3', 'hours']
    """
    return _patterns(also)[0].sub(_tied, text)


def _tied(found: re.Match[str]) -> str:
    return re.sub(r"\s+", _NO_BREAK, found[0])


class BoundUnits(Treeprocessor):
    """Goes through all text that is not code."""

    def __init__(self, md: Markdown, page: RenderContext) -> None:
        super().__init__(md)
        self.page = page

    def run(self, root: etree.Element) -> None:
        """Bind within each text, and over the end of a worked-out number or a field."""
        also = self.page.settings.units
        at_start = _patterns(also)[1]
        for element in root.iter():
            if element.text and element.tag not in _AS_WRITTEN:
                element.text = bound(element.text, also)
            for child in element:
                if child.tail:
                    open_end = child.tag == "input" or "".join(child.itertext())[-1:].isdigit()
                    tail = at_start.sub(_tied, child.tail) if open_end else child.tail
                    child.tail = bound(tail, also)


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the treeprocessor."""
    md.treeprocessors.register(BoundUnits(md, page), "college-bound-units", _AFTER_TERMS)
