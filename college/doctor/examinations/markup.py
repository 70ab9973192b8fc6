"""The examination of each page's HTML: its policy, nothing inline, no id twice."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import of_file
from college.doctor.site import BuiltSite
from college.pages.site.policy import POLICY


@of_file()
def markup(site: BuiltSite, address: str) -> Iterator[str]:
    """Look for pages without the policy, with something inline, or with an id twice."""
    page = site.markup[address]
    if address in site.registered and page.policy != POLICY:
        yield "it lacks the policy that keeps everything else out"
    for what in dict.fromkeys(page.inline):
        yield f"{what}, which the policy refuses: put it in a file"
    for what in page.doubles:
        yield f"the id {what} stands twice: a link finds one of the two only"
