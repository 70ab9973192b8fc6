"""The examination of paper: a page is printed on as many sheets as its kind may take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from college.doctor.examination import Visit, of_visit
from college.doctor.meters.paper import sheets
from college.doctor.site import BuiltSite

if TYPE_CHECKING:
    from college.doctor.browsers.chromium import Chromium


def _budgeted(site: BuiltSite, address: str) -> bool:
    return site.kinds[address] in site.budgets.sheets


@of_visit(disturbs=True, wants=_budgeted)
def paper(visit: Visit) -> Iterator[str]:
    """Print every page that has a budget of paper, and count the sheets."""
    page = cast("Chromium", visit.page)
    most = visit.site.budgets.sheets[visit.kind]
    taken = sheets(page)
    if taken > most:
        yield f"it takes {taken} sheets of paper; a page of the kind {visit.kind} may take {most}"
