"""How many sheets of paper a page takes, as Chromium prints it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from college.doctor.browsers.chromium import Chromium

_SHEET = re.compile(rb"/Type\s*/Page\b(?!s)")


def sheets(page: Chromium) -> int:
    """Return on how many pages of A4 the page is printed."""
    return len(_SHEET.findall(page.page.pdf(format="A4", prefer_css_page_size=True)))
