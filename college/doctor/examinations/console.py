"""The examination of the console: no page logs an error or leaves an exception uncaught."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import BROWSERS, Transport, Visit, of_visit
from college.doctor.site import MISSING_PAGE


@of_visit(browsers=BROWSERS, transports=(Transport.HTTP, Transport.FILE))
def console(visit: Visit) -> Iterator[str]:
    """Open every page, and listen for errors that are logged or not caught."""
    if visit.address != MISSING_PAGE:  # it looks for its files in every folder above
        yield from visit.errors
