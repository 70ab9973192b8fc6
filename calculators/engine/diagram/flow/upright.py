"""A stream drawn downwards: everything named beside it."""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.text_width import LEADING, text_width, wrapped
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.flow.bands import BAR, TURN, Course, Turn
from calculators.engine.diagram.flow.record import Reach
from calculators.engine.diagram.flow.stream_sheet import GAP, OUT, StreamSheet
from calculators.engine.diagram.sheet import first_line

_APART = 20.0
"""From the longest name to the amounts behind it."""


def upright(drawn: StreamSheet, walk: tuple[Reach, ...]) -> list[float]:
    """Draw the stream downwards, named beside it; return where its stages begin."""
    sheet, course = drawn.sheet, Course(0.0, drawn.top, upright=True)
    whole = drawn.thick(walk[0].arrives)
    beside = _beside(drawn, walk, whole + TURN + OUT + GAP)
    at = LEADING / 2
    starts = []
    for index, reach in enumerate(walk):
        thick, left = drawn.thick(reach.arrives), drawn.thick(reach.goes_on)
        start = at
        starts.append(course.y + at - LEADING * 0.6)
        y = course.y + at + BAR / 2
        sheet.add(svg.rule((thick + 3, y), (beside.x - 5, y), "grid"))
        lines = beside.lines(reach.stage.label, reach.arrives)
        beside.letter(lines, reach.arrives, y, "diagram-strong")
        at += LEADING * len(lines) + GAP
        edge = thick
        for branch in reach.leaving:
            wide = drawn.thick(size(branch.amount))
            lines = beside.lines(branch.label, size(branch.amount))
            slot = max(LEADING * len(lines), wide + TURN)
            edge = max(edge - wide, 0.0)
            bend = at + (slot - wide) / 2 - TURN
            turn = Turn(start + BAR, bend, edge, wide, whole + TURN + OUT)
            sheet.add(course.branch(turn, branch.tone.fill), course.y + turn.leaves + wide)
            y = first_line(course.y + turn.middle, len(lines))
            beside.letter(lines, size(branch.amount), y, "tick")
            at += slot + GAP
        last = index == len(walk) - 1
        end = at + GAP
        drawn.trunk(course, (start, end), left, last=last)
        sheet.add(course.bar(start, thick), course.y + start + BAR)
        at = end
    return starts


@dataclass(frozen=True)
class _Beside:
    """The words beside a stream: names, and their amounts in a column behind them or under them."""

    drawn: StreamSheet
    x: float
    column: float | None

    def lines(self, label: str, amount: float) -> tuple[str, ...]:
        """Return the lines of a name and its amount, which is last if it has a line of its own."""
        if self.column is not None:
            return (label,)
        room = self.drawn.sheet.width - self.x
        return (*wrapped(label, room, 2), self.drawn.write(amount))

    def letter(self, lines: tuple[str, ...], amount: float, y: float, look: str) -> None:
        """Letter a name at a height, and its amount in a look of its own."""
        sheet, written = self.drawn.sheet, self.drawn.write(amount)
        if self.column is not None:
            sheet.letter(self.x, y, lines, look)
            sheet.letter(self.column, y, written, "amount")
        else:
            sheet.letter(self.x, y, lines[:-1], look)
            sheet.letter(self.x, y + LEADING * (len(lines) - 1), written, "amount")


def _beside(drawn: StreamSheet, walk: tuple[Reach, ...], x: float) -> _Beside:
    """Return a column for amounts behind the names, where all of them have room."""
    pairs = [(reach.stage.label, reach.arrives) for reach in walk]
    pairs += [(b.label, size(b.amount)) for reach in walk for b in reach.leaving]
    column = x + max(text_width(label) for label, _ in pairs) + _APART
    widest_amount = max(text_width(drawn.write(amount)) for _, amount in pairs)
    fits = column + widest_amount <= drawn.sheet.width
    return _Beside(drawn, x, column if fits else None)
