"""The examination of requests: no page asks for anything but the files of the site."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import BROWSERS, Transport, Visit, of_visit


@of_visit(browsers=BROWSERS, transports=(Transport.HTTP, Transport.FILE))
def outside(visit: Visit) -> Iterator[str]:
    """Write down every request of a page that would leave the site."""
    for attempt in visit.outside:
        yield f"it asks elsewhere: {attempt}"
