"""The line of a result that comes in whole numbers: level, then a jump, never a slope.

Jumps are looked for only where they show. Where a result passes many numbers between two points,
its stair is finer than the picture, and a straight line is the honest one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from calculators.engine.running.sampling import Probe

Points = tuple[tuple[float, float | None], ...]

_HALVINGS = 4
"""From a fortieth of the picture to less than a pixel."""
_SEEN = 0.02
"""A jump of a smaller share of the height is not seen."""


def step_curve(
    points: Sequence[float], results: Sequence[Any], probe: Probe, *, whole: bool
) -> Points:
    """Return the points with the corners between them; nothing for a result that is not whole.

    >>> step_curve((1.0, 2.0, 3.0), (1, 1, 2), lambda x: 1 if x < 2.4 else 2, whole=False)
    ((1.0, 1.0), (2.0, 1.0), (2.4375, 1.0), (2.4375, 2.0), (3.0, 2.0))
    """
    known = [result for result in results if result is not None]
    if not known or not all(isinstance(result, int) for result in known):
        return ()
    visible = max((max(known) - min(known)) * _SEEN, 1)
    level = [before == after for before, after in pairwise(results)]
    course: list[tuple[float, float | None]] = []
    for index, (point, result) in enumerate(zip(points, results, strict=True)):
        before = results[index - 1] if index else None
        if before is not None and result is not None and abs(result - before) >= visible:
            beside = level[max(index - 2, 0) : index + 1]  # one level neighbor is a landing
            if abs(result - before) == 1 or any(beside):
                course += _corners((points[index - 1], point), (before, result), probe, whole=whole)
        course.append((point, None if result is None else float(result)))
    return tuple(course)


def _corners(
    ends: tuple[float, float], results: tuple[int, int], probe: Probe, *, whole: bool
) -> Points:
    """Return foot and top of the jump between two points, or nothing where it comes in stages."""
    (start, end), (before, after) = ends, results
    for _ in range(_HALVINGS):
        middle = float(round((start + end) / 2)) if whole else (start + end) / 2
        if middle in (start, end):
            break
        found = probe(middle)
        if found == before:
            start = middle
        elif found == after:
            end = middle
        else:
            return ()
    return (end, float(before)), (end, float(after))
