"""The kinds of pages, and what is found wrong with one as it is now."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .axe import axe_violations

if TYPE_CHECKING:
    from .page import Page

HERE = Path(__file__).parent
LAYOUT = (HERE / "layout.js").read_text(encoding="utf-8")
TAB_STOP = (HERE / "tab_stop.js").read_text(encoding="utf-8")
LONGEST_WALK = 110  # stops; a glossary goes on and on, and in no other way

PAGES = {
    "home": "index.html",
    "track": "power-and-data-centers/index.html",
    "lesson": "power-and-data-centers/what-is-infiniband.html",
    "calculators": "calculators/index.html",
    "calculator": "calculators/training-run.html",
    "glossary": "glossary/index.html",
    "term": "glossary/infiniband.html",
    "article": "networking-for-ai-clusters.html",
    "data": "data.html",
    "model": "how-good-is-this-model.html",
    "methodology": "methodology.html",
    "progress": "learn/progress.html",
    "teach": "teach/index.html",
    "missing": "404.html",
    "project": "project/architecture.html",
}


def problems(page: Page, *rules: str) -> list[str]:
    """Return everything that axe and our own measures find wrong with the page as it is now."""
    return [*map(str, axe_violations(page, *rules)), *page.evaluate(LAYOUT)]
