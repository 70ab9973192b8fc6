"""The examination of shifts: nothing moves under the reader's eyes while a page loads."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import Visit, of_visit
from college.doctor.meters.layout_shift import LIMIT, WATCH, jumped


@of_visit(before=WATCH)
def shifts(visit: Visit) -> Iterator[str]:
    """Add up how far each page jumps while it loads."""
    moved = jumped(visit.page)
    if moved > LIMIT:
        yield f"it jumps by {moved:.3f} while it loads; {LIMIT} is the most that nobody sees"
