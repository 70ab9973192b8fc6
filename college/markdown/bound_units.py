"""A number and its unit in running text, bound so that no line ends between them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Iterable
from functools import cache

from markdown.core import Markdown

from calculators.unit import Unit
from college.markdown.context import RenderContext
from college.markdown.page_processor import PageProcessor

_AFTER_TERMS = 14
"""Links to terms are set at 15."""
_AS_WRITTEN = ("code", "pre", "script", "style")
_SIGN = re.compile(r"(?!per )[A-Za-zµ](?![a-z]{3,}$)")
_NO_BREAK = "\N{NO-BREAK SPACE}"


def symbols(units: Iterable[Unit]) -> frozenset[str]:
    """Return the units that stand behind a number as signs; words may stand alone.

    >>> known = [Unit("tons", "t CO2"), Unit("hours", "hours"), Unit("hourly", "/h")]
    >>> symbols(known)
    frozenset({'t CO2'})
    """
    known = tuple(units)
    scales = [scale for unit in known for scale in (*unit.ladder, *unit.choices)]
    written = {*(unit.symbol for unit in known), *(scale.symbol for scale in scales)}
    return frozenset(name for name in written if _SIGN.match(name))


@cache
def _patterns(
    units: tuple[Unit, ...], also: tuple[str, ...]
) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return how a unit is found behind a digit, and at the start of a text; the longest first."""
    names = sorted({*symbols(units), *also}, key=lambda name: (-len(name), name))
    unit = "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in names)
    return re.compile(rf"(?<=\d)\s+(?:{unit})(?!\w)"), re.compile(rf"^\s+(?:{unit})(?!\w)")


def bound(text: str, units: tuple[Unit, ...], also: tuple[str, ...] = ()) -> str:
    r"""Bind each number to the unit behind it; a course may have units beside the calculators'.

    >>> seconds = Unit("seconds", "s")
    >>> bound("after 20 s, 5 km and 3 hours", (seconds,), also=("km",)).split(" ")
    ['after', '20\xa0s,', '5\xa0km', 'and', '3', 'hours']
    """
    return _patterns(units, also)[0].sub(_tied, text)


def _tied(found: re.Match[str]) -> str:
    return re.sub(r"\s+", _NO_BREAK, found[0])


class BoundUnits(PageProcessor):
    """Goes through all text that is not code."""

    def run(self, root: etree.Element) -> None:
        """Bind within each text, and over the end of a worked-out number or a field."""
        units, also = self.page.subject.units, self.page.settings.units
        at_start = _patterns(units, also)[1]
        for element in root.iter():
            if element.text and element.tag not in _AS_WRITTEN:
                element.text = bound(element.text, units, also)
            for child in element:
                if child.tail:
                    open_end = child.tag == "input" or "".join(child.itertext())[-1:].isdigit()
                    tail = at_start.sub(_tied, child.tail) if open_end else child.tail
                    child.tail = bound(tail, units, also)


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the treeprocessor."""
    md.treeprocessors.register(BoundUnits(md, page), "college-bound-units", _AFTER_TERMS)
