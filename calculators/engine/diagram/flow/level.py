"""A stream drawn to the right: its stages named above it, what leaves named below."""

import math

from calculators.engine.chart.text_width import LEADING, widest, wrapped
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.flow.bands import BAR, TURN, Course, Turn
from calculators.engine.diagram.flow.record import Branch, Reach
from calculators.engine.diagram.flow.stream_sheet import GAP, OUT, StreamSheet


def level(drawn: StreamSheet, walk: tuple[Reach, ...], widths: tuple[float, ...]) -> list[float]:
    """Draw the stream to the right, named above and below; return where its stages begin."""
    sheet, left_over = drawn.sheet, list(widths)
    spans = [[left_over.pop(0) for _ in range(max(1, len(reach.leaving)))] for reach in walk]
    names = [
        wrapped(reach.stage.label, math.fsum(span) - GAP, 3)
        for reach, span in zip(walk, spans, strict=True)
    ]
    tall = LEADING * (max(map(len, names)) + 1)
    course = Course(0.0, drawn.top + tall + GAP / 2, upright=False)
    deep = drawn.thick(walk[0].arrives) + TURN + OUT
    at = 0.0
    starts = []
    for index, (reach, name, span) in enumerate(zip(walk, names, spans, strict=True)):
        starts.append(at)
        thick = drawn.thick(reach.arrives)
        y = drawn.top + tall - LEADING * (len(name) + 0.5)
        sheet.letter(at, y, name, "diagram-strong")
        sheet.letter(at, y + LEADING * len(name), drawn.write(reach.arrives), "amount")
        end = at + math.fsum(span)
        left = drawn.thick(reach.goes_on)
        drawn.trunk(course, (at, end), left, last=index == len(walk) - 1)
        sheet.add(course.bar(at, thick), course.y + thick)
        edge = thick
        start = at
        for branch, width in zip(reach.leaving, span, strict=False):
            wide = drawn.thick(size(branch.amount))
            edge = max(edge - wide, 0.0)
            middle = start + (width - GAP - wide) / 2 - TURN
            turn = Turn(at + BAR, max(middle, start + BAR + GAP), edge, wide, deep)
            sheet.add(course.branch(turn, branch.tone.fill), course.y + deep)
            _under(drawn, branch, (start, width), turn.middle, course.y + deep)
            start += width
        at = end
    return starts


def _under(
    drawn: StreamSheet, branch: Branch, span: tuple[float, float], middle: float, top: float
) -> None:
    """Name a branch under its tip, within its column."""
    left, column = span
    lines = (*wrapped(branch.label, column - GAP, 3), drawn.write(size(branch.amount)))
    half = min(widest(lines), column - GAP) / 2
    x = min(max(middle, left + half), left + column - GAP - half)
    y = top + LEADING * 0.8
    drawn.sheet.letter(x, y, lines[:-1], "tick", "middle")
    drawn.sheet.letter(x, y + LEADING * (len(lines) - 1), lines[-1], "amount", "middle")
