"""The examination of layout: at any width nothing scrolls sideways, is tiny or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from college.doctor.browsers.page import DESKTOP
from college.doctor.examination import Visit, of_visit
from college.doctor.meters.layout import LAYOUT

if TYPE_CHECKING:
    from college.doctor.browsers.chromium import Chromium

WIDTHS = (1280, 390, 320)


@of_visit(disturbs=True)
def layout(visit: Visit) -> Iterator[str]:
    """Measure every page at 1280, 390 and 320 pixels."""
    page = cast("Chromium", visit.page)
    for width in WIDTHS:
        page.resize(width, DESKTOP[1])
        for fault in page.evaluate(LAYOUT):
            yield f"at {width} px: {fault}"
    page.resize(*DESKTOP)
