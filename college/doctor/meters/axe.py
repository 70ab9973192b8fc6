"""The accessibility check: axe-core, run in the page under test."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from college.build.carried import AXE, packages

if TYPE_CHECKING:
    from college.doctor.browsers.page import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Without preload: on file:// axe would ask for each style sheet again and be refused aloud.
RUN = """
only => axe.run(document, {
  runOnly: only, resultTypes: ["violations"], preload: false,
}).then(found => found.violations.flatMap(rule => rule.nodes.map(node => ({
  rule: rule.id, selector: node.target.flat().join(" "), summary: node.failureSummary,
}))))
"""


@dataclass(frozen=True)
class Violation:
    """One element that breaks one rule."""

    rule: str
    selector: str
    summary: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.selector}: {' '.join(self.summary.split())}"


@cache
def _source() -> str:
    return (packages() / AXE).read_text(encoding="utf-8")


def axe_violations(page: Page, *rules: str) -> list[Violation]:
    """Return what axe finds wrong with the page as it is now, by all rules or by those named."""
    if not page.evaluate("typeof axe === 'object'"):
        page.inject(_source())
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
    return [Violation(**row) for row in page.evaluate(RUN, only)]
