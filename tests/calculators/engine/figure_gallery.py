"""What every gallery of figures is asked in a real browser, and how one is opened there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest
from playwright.sync_api import Browser, Page

AXE = Path(__file__).parents[3] / "node_modules/axe-core/axe.min.js"
VIOLATIONS = "o => axe.run('figure', o).then(r => r.violations.map(v => [v.id, v.nodes[0].html]))"


def phone_with(browser: Browser, address: str) -> Iterator[Page]:
    """Open a gallery on a phone of 360 px; the rest of a fixture closes it."""
    tab = browser.new_page(viewport={"width": 360, "height": 800})
    tab.goto(address)
    yield tab
    tab.close()


def accessibility_faults(page: Page, opened: str = "details") -> list[list[str]]:
    """Return what axe finds with these folds open, and in the contrasts of the dark scheme."""
    page.evaluate("s => { for (const d of document.querySelectorAll(s)) d.open = true }", opened)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    light = page.evaluate(VIOLATIONS, {})
    page.emulate_media(color_scheme="dark")
    return [*light, *page.evaluate(VIOLATIONS, {"runOnly": ["color-contrast"]})]


def gallery_of(folder: Path) -> dict[str, object]:
    """Return what the gallery of a folder of tests has: its figures, and the page with all."""
    return run_path(str(folder / "gallery.py"))


@pytest.fixture(scope="session")
def figures(shown: dict[str, object]) -> dict[str, str]:
    """Return every figure of the gallery by name."""
    return {make.__name__: make() for make in shown["GALLERY"]}


@pytest.fixture(scope="session")
def gallery(shown: dict[str, object], tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of the gallery page, written to a file of its own."""
    path = tmp_path_factory.mktemp("gallery") / "gallery.html"
    path.write_text(shown["gallery_page"](), encoding="utf-8")
    return str(path.as_uri())
