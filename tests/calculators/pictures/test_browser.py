"""The promises of the course's pictures in a real browser: legible, accessible, stepped by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.calculators.engine.figure_contract import FAULTS
from tests.calculators.engine.figure_gallery import accessibility_faults, phone_with
from tests.calculators.engine.gallery_page import gallery_page
from tests.calculators.pictures.drawn import pictures
from tests.some import some

SHEETS = (
    "chart/chart.css",
    "chart/marks.css",
    "chart/table.css",
    "diagram/diagram.css",
    "diagram/scenes.css",
)
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def gallery(tmp_path_factory) -> str:
    """Return the address of a page with every picture of every preset."""
    path = tmp_path_factory.mktemp("pictures") / "pictures.html"
    figures = [lambda figure=figure: figure for figure in pictures().values()]
    path.write_text(gallery_page(figures, SHEETS, "diagram/diagram.js"), encoding="utf-8")
    return str(path.as_uri())


@pytest.fixture
def page(chromium_browser, gallery):
    """Return the pictures on a phone of 360 px."""
    yield from phone_with(chromium_browser, gallery)


def test_letters_are_legible_and_nothing_overlaps(page: Page):
    """From a small phone to a desktop: at least 12 px, inside the viewBox, clear of each other."""
    for width in (320, 360, 412, 560, 720, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(FAULTS) == [], width


def test_every_scene_is_reached_by_keys_and_legible(page: Page):
    """Each press of an arrow shows the next sentence; what holds for one scene holds for all."""
    told = page.locator("figure:has(.cc-diagram-step)")
    for figure in some(told.all()[:12]):
        figure.locator("[data-step='1']").focus()
        page.keyboard.press("Home")
        seen = set()
        for _ in range(figure.locator("li").count()):
            seen.add(figure.locator("li.cc-diagram-shown").inner_text())
            page.keyboard.press("ArrowRight")
        assert len(seen) == figure.locator("li").count()
        assert page.evaluate(FAULTS) == []


def test_no_accessibility_fault_is_found(page: Page):
    """The axe rules hold with tables open, and the contrasts in both color schemes."""
    assert accessibility_faults(page) == []
