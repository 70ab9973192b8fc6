"""The examination of accessibility: axe finds nothing wrong, folded parts opened."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import Visit, of_visit
from college.doctor.meters.axe import axe_violations

_OPEN_ALL = "document.querySelectorAll('details').forEach(fold => fold.open = true)"


@of_visit(disturbs=True)
def axe(visit: Visit) -> Iterator[str]:
    """Run axe on every page, with everything open."""
    visit.page.evaluate(_OPEN_ALL)
    yield from map(str, axe_violations(visit.page))
