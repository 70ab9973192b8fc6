"""What is wrong with the look of a page at its present width: sideways, tiny, out of reach."""

from __future__ import annotations

from pathlib import Path

from college.doctor.browsers.page import Page
from college.doctor.meters.axe import axe_violations

LAYOUT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


def problems(page: Page, *rules: str) -> list[str]:
    """Return everything that axe and our own measures find wrong with the page as it is now."""
    return [*map(str, axe_violations(page, *rules)), *page.evaluate(LAYOUT)]
