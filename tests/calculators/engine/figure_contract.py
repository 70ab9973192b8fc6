"""What every figure keeps, chart or diagram: well formed, ids once, all in its frame, no nan."""

import re
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree as ET

from calculators.engine.chart.text_width import SIZE, text_width

Box = tuple[float, float, float, float]
SLACK = 0.11
"""Coordinates are rounded to a tenth."""

FOR_A_FILE = re.compile(r' data-exact="[^"]*"')
"""Unrounded numbers that no reader sees: a spreadsheet reads powers of ten, whatever their size."""


def checked(figure: str) -> ET.Element:
    """Return the figure as a tree; it keeps the contract of all figures."""
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
    assert not re.search(r"\b(nan|inf)\b|(?<![\w.,])-0(?![\d.])", figure)
    assert not re.search(r"\d[eE][+-]?\d", FOR_A_FILE.sub("", figure))
    return root


def _inside(svg: ET.Element) -> None:
    wide, tall = (float(part) for part in svg.attrib["viewBox"].split()[2:])
    for element in svg.iter():
        for x, y in _corners(element):
            assert -SLACK <= x <= wide + SLACK, ET.tostring(element)
            assert -SLACK <= y <= tall + SLACK, ET.tostring(element)


def _numbers(element: ET.Element) -> dict[str, float]:
    return {key: float(value) for key, value in element.items() if re.fullmatch(r"-?[\d.]+", value)}


def _corners(element: ET.Element) -> list[tuple[float, float]]:
    number = _numbers(element)
    if element.tag == "line":
        return [(number["x1"], number["y1"]), (number["x2"], number["y2"])]
    if element.tag == "circle":
        x, y, r = number["cx"], number["cy"], number["r"]
        assert r >= 0, ET.tostring(element)
        return [(x - r, y - r), (x + r, y + r)]
    if element.tag == "rect":
        x, y = number["x"], number["y"]
        assert number["width"] >= 0, ET.tostring(element)
        assert number["height"] >= 0, ET.tostring(element)
        return [(x, y), (x + number["width"], y + number["height"])]
    if element.tag == "path":
        pairs = re.findall(r"(-?[\d.]+) (-?[\d.]+)", element.attrib["d"])
        return [(float(x), float(y)) for x, y in pairs]
    if element.tag == "text":
        left, _, right, _ = lettered(element)
        return [(left, number["y"] - SIZE * 0.62), (right, number["y"] + SIZE * 0.6)]
    return []


def lettered(text: ET.Element) -> Box:
    """Return the box that a line of lettering takes up: left, top, right, bottom."""
    number, width = _numbers(text), text_width(text.text or "")
    left = number["x"] - width * {"middle": 0.5, "end": 1}.get(text.get("text-anchor", ""), 0)
    return left, number["y"] - SIZE / 2, left + width, number["y"] + SIZE / 2


def overlapping(svg: ET.Element, layer_class: str) -> Iterator[tuple[str, str]]:
    """Return each pair of words that cover each other, layer by layer."""
    layers = [g for g in svg.iter("g") if layer_class in (g.get("class") or "")]
    inner = {id(text) for layer in layers for text in layer.iter("text")}
    base = [text for text in svg.iter("text") if id(text) not in inner]
    for texts in [list(layer.iter("text")) for layer in layers] or [[]]:
        boxes = [(text.text or "", lettered(text)) for text in (*base, *texts)]
        for (one, a), (other, b) in combinations(boxes, 2):
            across = min(a[2], b[2]) - max(a[0], b[0])
            down = min(a[3], b[3]) - max(a[1], b[1])
            if across > 1 and down > 1:
                yield one, other


FAULTS = """() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  for (const svg of document.querySelectorAll("svg")) {
    const frame = svg.getBoundingClientRect(), box = svg.viewBox.baseVal;
    if (!frame.width) continue;
    const scale = frame.width / box.width, seen = [];
    for (const mark of svg.querySelectorAll("text, line, rect, circle, path")) {
      if (!mark.getClientRects().length) continue;
      const { x, y, width, height } = mark.getBBox();
      const where = `${svg.closest("figure").id} ${mark.tagName} ${mark.textContent}`;
      const right = box.width + 0.5, bottom = box.height + 0.5;
      if (x < -0.5 || y < -0.5 || x + width > right || y + height > bottom)
        faults.push(`${where} is outside its frame`);
      if (mark.tagName !== "text") continue;
      const size = parseFloat(getComputedStyle(mark).fontSize) * scale;
      if (size < 12) faults.push(`${where} is ${size} px`);
      for (const [other, a, b, c, d] of seen)
        if (x < c - 1 && a < x + width - 1 && y + 3 < d && b < y + height - 3)
          faults.push(`${where} covers ${other}`);
      seen.push([mark.textContent, x, y, x + width, y + height]);
    }
  }
  return faults;
}"""
"""What is wrong with a page's figures, asked of a real browser: outside, too small, covered."""
