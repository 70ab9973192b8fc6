"""What the chart tests share: the gallery's figures and page, and a strict reader."""

import re
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from xml.etree import ElementTree as ET

import pytest

from calculators.engine.chart.text_width import SIZE, text_width

GALLERY = run_path(str(Path(__file__).with_name("gallery.py")))


@pytest.fixture(scope="session")
def figures() -> dict[str, str]:
    """Return every figure of the gallery by name."""
    return {make.__name__: make() for make in GALLERY["GALLERY"]}


@pytest.fixture(scope="session")
def gallery(tmp_path_factory) -> str:
    """Return the address of the gallery page, written to a file of its own."""
    path = tmp_path_factory.mktemp("gallery") / "gallery.html"
    path.write_text(GALLERY["gallery_page"](), encoding="utf-8")
    return str(path.as_uri())


Reader = Callable[[str], ET.Element]


@pytest.fixture(scope="session")
def read() -> Reader:
    """Return a reader that keeps the contract: well formed, ids once, all in its viewBox, no nan."""

    def checked(figure: str) -> ET.Element:
        root = ET.fromstring(figure)  # noqa: S314 - our own renderer's output
        assert root.tag == "figure"
        assert root[0].tag == "figcaption"
        assert (root[0].text or "").strip()
        names = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(names) == len(set(names))
        for element in root.iter():
            for label in (element.get("aria-labelledby") or "").split():
                assert label in names
        for svg in root.iter("svg"):
            _inside(svg)
        assert not re.search(r"\b(nan|inf)\b|(?<![\w.,])-0(?![\d.])|\d[eE][+-]?\d", figure)
        return root

    return checked


def _inside(svg: ET.Element) -> None:
    wide, tall = (float(part) for part in svg.attrib["viewBox"].split()[2:])
    slack = 0.11  # coordinates are rounded to a tenth
    for element in svg.iter():
        for x, y in _corners(element):
            assert -slack <= x <= wide + slack, ET.tostring(element)
            assert -slack <= y <= tall + slack, ET.tostring(element)


def _corners(element: ET.Element) -> list[tuple[float, float]]:
    number = {
        key: float(value) for key, value in element.items() if re.fullmatch(r"-?[\d.]+", value)
    }
    if element.tag == "line":
        return [(number["x1"], number["y1"]), (number["x2"], number["y2"])]
    if element.tag == "circle":
        x, y, r = number["cx"], number["cy"], number["r"]
        return [(x - r, y - r), (x + r, y + r)]
    if element.tag == "rect":
        x, y = number["x"], number["y"]
        return [(x, y), (x + number["width"], y + number["height"])]
    if element.tag == "path":
        pairs = re.findall(r"(-?[\d.]+) (-?[\d.]+)", element.attrib["d"])
        return [(float(x), float(y)) for x, y in pairs]
    if element.tag == "text":
        width = text_width(element.text or "")
        left = number["x"] - width * {"middle": 0.5, "end": 1}.get(
            element.get("text-anchor", ""), 0
        )
        return [(left, number["y"] - SIZE * 0.62), (left + width, number["y"] + SIZE * 0.6)]
    return []
