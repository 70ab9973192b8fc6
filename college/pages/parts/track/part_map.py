"""The map of some lessons: each a numbered dot, an arc from what it builds on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.phrase import listed
from college.records.lesson import Lesson

_APART = 64.0
_EDGE = 28.0
_RADIUS = 15.0
_HIGHEST = 46.0
_FEWEST = 3
"""So few lessons need no map."""


def part_map(lessons: Sequence[Lesson]) -> Html:
    """Return the map; lessons of other parts that are built on stand together in the first dot."""
    if len(lessons) < _FEWEST:
        return Html()
    within = {lesson.id for lesson in lessons}
    leans = any(need not in within for lesson in lessons for need in lesson.needs)
    places = {lesson.id: _EDGE + _APART * (at + leans) for at, lesson in enumerate(lessons)}
    width = 2 * _EDGE + _APART * (len(lessons) - 1 + leans)
    line = _HIGHEST + _RADIUS + 8
    arcs = [
        _arc(places.get(need, _EDGE), places[lesson.id], line)
        for lesson in lessons
        for need in sorted(lesson.needs, key=lambda name: places.get(name, 0.0))
    ]
    dots = [_dot(places[one.id], line, str(one.step), core=one.core) for one in lessons]
    before = [_before(line)] if leans else []
    height = line + _RADIUS + 4
    picture = tag(
        "svg",
        *arcs,
        *before,
        *dots,
        class_="cc-track-map",
        viewBox=f"0 0 {width:g} {height:g}",
        width=f"{width:g}",
        height=f"{height:g}",
        role="img",
        aria_label=" ".join(_told(lessons, within)),
    )
    caption = tag("figcaption", *_key(lessons, leans=leans))
    return tag("figure", picture, caption, class_="cc-track-figure")


def _arc(start: float, end: float, line: float) -> Html:
    """Draw what one lesson takes from another, the farther the higher."""
    half = abs(end - start) / 2
    rise = min(half, _HIGHEST)
    return tag("path", d=f"M{start:g} {line:g}A{half:g} {rise:g} 0 0 1 {end:g} {line:g}")


def _dot(x: float, line: float, text: str, *, core: bool) -> Html:
    around, within = ("cc-track-core", "cc-track-in") if core else (None, None)
    return fragment(
        tag("circle", cx=f"{x:g}", cy=f"{line:g}", r=_RADIUS, class_=around),
        tag("text", text, x=f"{x:g}", y=f"{line + 5:g}", class_=within),
    )


def _before(line: float) -> Html:
    """Draw the dot that stands for all lessons before."""
    return tag("circle", cx=_EDGE, cy=f"{line:g}", r=5, class_="cc-track-before")


def _key(lessons: Sequence[Lesson], *, leans: bool) -> Iterator[str]:
    yield "An arc leads from a lesson to one that builds on it."
    if leans:
        yield " The small dot stands for earlier parts."
    if any(lesson.core for lesson in lessons):
        yield " Filled: read these if time is short."


def _told(lessons: Sequence[Lesson], within: set[str]) -> Iterator[str]:
    """Say the same in sentences."""
    steps = {lesson.id: str(lesson.step) for lesson in lessons}
    for lesson in lessons:
        own = sorted(int(steps[need]) for need in lesson.needs if need in within)
        names = [*map(str, own)]
        if any(need not in within for need in lesson.needs):
            names.append("earlier parts")
        if names:
            yield f"Lesson {lesson.step} builds on {listed(names)}."
