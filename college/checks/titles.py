"""The check for headings that are none of a page's own: a second title, or a line of dashes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.doc_page import DocPage
from college.records.problem import Problem

_UNDERLINE = re.compile(r"(?:=+|-+) *")


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each title below the page's own, and each heading made by a line below its words."""
    titles = [heading for heading in text.document.headings if heading.level == 1]
    for heading in titles[1:] if text.kind is DocPage else titles:
        yield text.problem(
            heading.line,
            f"“{heading.title}” is a second title of the page",
            "write ### for a heading within a section",
        )
    for paragraph in text.paragraphs:
        words, *below = paragraph.typed.split("\n")
        if below and _UNDERLINE.fullmatch(below[0]):
            yield text.problem(
                paragraph.line + 1,
                f"the line {below[0].strip()} makes a heading of “{words.strip()}”",
                "write ### before the words instead; for a rule, put an empty line between",
            )
