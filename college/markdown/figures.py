"""A figure set in a page, with what a script needs to have it drawn again."""

from __future__ import annotations

import json
import xml.etree.ElementTree as etree

from markdown.core import Markdown
from markdown.util import AtomicString

from calculators.engine.page.figure import Figure, chart_shown, figure_html
from college.markdown.context import RenderContext, page_record


def draw(md: Markdown, page: RenderContext, parent: etree.Element, figure: Figure) -> None:
    """Draw a figure into a place of its own, which carries its record."""
    subject = page.subject
    html = figure_html(page.book, subject.steps, subject.pictures, figure)
    page.charts.add(chart_shown(page.book, subject.pictures, figure))
    marks = {"data-figure": json.dumps(figure, sort_keys=True), **page_record(page)}
    etree.SubElement(parent, "div", marks).text = AtomicString(md.htmlStash.store(html))
