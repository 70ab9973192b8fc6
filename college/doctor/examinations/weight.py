"""The examination of weight: a page, and each file of it, keeps within its budget."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.budgets import BUDGET_FILE
from college.doctor.examination import Visit, of_visit
from college.doctor.meters.weight import listed, weights

_SETTLED = "new Promise(done => setTimeout(done, 200))"
_REMEDY = f"make it lighter, or change its line in {BUDGET_FILE}"


@of_visit()
def weight(visit: Visit) -> Iterator[str]:
    """Weigh every file that a page asks for before anyone touches it, as it is compressed."""
    visit.page.evaluate(_SETTLED)
    budgets = visit.site.budgets
    found = weights(visit.site.folder, visit.server.requests)
    for path, size in found.items():
        line = budgets.of_file(path)
        if line and size > line[1]:
            yield f"{path} grew to {size:,} bytes; {line[0]} may have {line[1]:,}: {_REMEDY}"
    if sum(found.values()) > budgets.page_bytes:
        yield f"it weighs {listed(found, 3)}; it may have {budgets.page_bytes:,} bytes: {_REMEDY}"
    if len(found) > budgets.page_requests:
        names = ", ".join(sorted(found))
        yield f"it asks for {len(found)} files, and may for {budgets.page_requests}: {names}"
