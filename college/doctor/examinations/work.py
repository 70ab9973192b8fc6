"""The examination of time: a page is so many times the work of a bare one, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from college.doctor.budgets import BUDGET_FILE
from college.doctor.examination import Visit, of_visit, one_of_each_kind
from college.doctor.meters.work import work_of

if TYPE_CHECKING:
    from college.doctor.browsers.chromium import Chromium


@of_visit(disturbs=True, wants=one_of_each_kind)
def work(visit: Visit) -> Iterator[str]:
    """Compare the work of showing a page of each kind with that of a bare page, in medians."""
    page = cast("Chromium", visit.page)
    ratio = work_of(page)
    most = visit.site.budgets.work
    if ratio > most:
        yield (
            f"showing it is {ratio:.0f} times the work of a bare page, and may be {most}: find "
            f"what keeps it busy, or change work in {BUDGET_FILE}"
        )
