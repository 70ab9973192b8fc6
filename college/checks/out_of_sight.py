"""The check for pages that nobody finds: in no menu, and linked from nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.pages.site.navigation import listed_uris, navigation
from college.records.doc_page import DocPage
from college.records.problem import Problem, Severity
from college.source.links.link import LINK, linked_uri


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Warn of each page of `docs/` that a reader would never come to."""
    found = {*listed_uris(navigation(content.course.settings, content.pages)), "index.md"}
    for text in content.texts:
        for _, line in text.document.prose:
            if "](" in line:
                found |= {linked_uri(text.uri, link["target"]) for link in LINK.finditer(line)}
    for text in content.of(DocPage):
        if text.uri not in found:
            yield Problem(
                text.where,
                1,
                "the page is in no menu, and nothing links to it",
                f"add a line to menu in course.yml, such as - Title: {text.uri}, or link to it",
                Severity.WARNING,
            )
