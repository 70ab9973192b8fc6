"""The examination of the policy at work: nothing on a page is refused by it."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import CHROMIUM, FIREFOX, Transport, Visit, of_visit

_LISTEN = """window.collegeRefused = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.collegeRefused.push(
    `${event.effectiveDirective} refuses ${event.blockedURI} (${event.sourceFile || "the page"})`);
});"""


@of_visit(
    browsers=(CHROMIUM, FIREFOX),  # the third runs no script before the page's own
    transports=(Transport.HTTP, Transport.FILE),
    before=_LISTEN,
)
def policy(visit: Visit) -> Iterator[str]:
    """Listen for everything that a page's policy refuses."""
    yield from dict.fromkeys(visit.page.evaluate("window.collegeRefused ?? []"))
