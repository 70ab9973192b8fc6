"""The examination by keyboard: Tab goes through a page, each stop is seen, and it lets one out."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import Visit, of_visit, one_of_each_kind
from college.doctor.meters.keyboard import walk


@of_visit(disturbs=True, wants=one_of_each_kind)
def keyboard(visit: Visit) -> Iterator[str]:
    """Walk by Tab through a page of each kind."""
    yield from dict.fromkeys(walk(visit.page)[1])
