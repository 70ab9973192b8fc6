"""The two parts of a lesson: what is learned, then practice, and the bar of steps above both.

The bar is a list of plain links, so that it works without a script; one shows where the reader is.
"""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markdown.core import Markdown

from calculators.engine.html import Html, tag
from college.markdown.context import RenderContext
from college.markdown.page_processor import PageProcessor
from college.source.headings import SECTION

_AFTER_TOC = 4.5
"""Headings have their ids; `accessible` puts the contents above at 4."""
_IDS = ("part-learn", "part-practice")


@dataclass(frozen=True)
class _Step:
    """One section as the bar has it."""

    id: str
    title: Html


class Parts(PageProcessor):
    """Sets each part in an element of its own, with what stands between them."""

    def run(self, root: etree.Element) -> None:
        """Part the page where practice begins; one without practice stays as it is."""
        page, sections = self.page, [*root.iter(f"h{SECTION}")]
        found = [item for item in sections if item.get("id") in page.practice]
        if not page.parts or not found or found[0] not in [*root]:
            return
        first, behind = [*root][: [*root].index(found[0])], [*root][[*root].index(found[0]) :]
        for child in [*root]:
            root.remove(child)
        steps = [*_steps(getattr(self.md, "toc_tokens", []))]
        learn = [step for step in steps if step.id not in page.practice]
        practice = [step for step in steps if step.id in page.practice]
        self._add(root, _bar(page.parts, (learn, practice)))
        self._part(root, 0, first)
        self._add(root, page.between)
        self._part(root, 1, behind)

    def _part(self, root: etree.Element, number: int, children: Sequence[etree.Element]) -> None:
        marks = {"class": "cc-lesson-part", "id": _IDS[number]}
        etree.SubElement(root, "section", marks | {"aria-label": self.page.parts[number][0]})
        root[-1].extend(children)

    def _add(self, root: etree.Element, html: str) -> None:
        etree.SubElement(root, "p").text = self.md.htmlStash.store(html)


def _steps(tokens: Sequence[dict[str, object]]) -> Iterator[_Step]:
    for token in tokens:
        if token["level"] == SECTION:
            yield _Step(str(token["id"]), Html(str(token["name"])))


def _bar(words: Sequence[tuple[str, str]], parts: Sequence[Sequence[_Step]]) -> Html:
    """Return the bar: each part by its name and minutes, each section as a link."""
    return tag(
        "nav",
        *(
            tag(
                "div",
                tag("a", tag("b", name), " ", tag("span", minutes), href=f"#{place}"),
                tag("ol", *(tag("li", _link(step)) for step in steps)),
                class_="cc-lesson-steps",
            )
            for place, (name, minutes), steps in zip(_IDS, words, parts, strict=True)
        ),
        class_="cc-lesson-bar",
        aria_label="Steps of this lesson",
        data_search_exclude=True,
    )


def _link(step: _Step) -> Html:
    return tag("a", tag("span", step.title, class_="cc-unseen"), href=f"#{step.id}")


def register(md: Markdown, page: RenderContext) -> None:
    """Have Markdown use the treeprocessor."""
    md.treeprocessors.register(Parts(md, page), "college-parts", _AFTER_TOC)
