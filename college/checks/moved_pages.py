"""The check that no address ever vanishes: a page that moves leaves a redirect."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_course
from college.checks.running.content import Content
from college.pages.parts.calculator_links import calculator_address
from college.pages.site.redirects import listed_addresses, redirect_problems, redirects_of
from college.records.problem import BadContent, Problem


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each address that is gone, and each redirect that leads nowhere."""
    try:
        redirects = redirects_of(content.root, content.pages.values())
    except BadContent as bad:
        yield from bad.problems
        return
    published = {page.address for page in content.pages.values()}
    broken = content.course.subject.broken  # told there, not here again
    published |= {calculator_address(name) for name in broken}
    yield from redirect_problems(redirects, published, listed_addresses(content.root))
