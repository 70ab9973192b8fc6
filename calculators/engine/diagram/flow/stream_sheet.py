"""The sheet a stream is drawn on: how thick its bands are, and its trunk."""

from dataclasses import dataclass

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.flow.bands import Course
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.diagram.tone import Tone

GAP = 10.0
OUT = 26.0
"""How far a branch runs past the stream before its tip."""
_THIN = 1.5
"""The least a band is drawn with, so that a little is not nothing."""
_HEAD = 84.0
"""The longest the last piece of a stream is drawn."""


@dataclass(frozen=True)
class StreamSheet:
    """The sheet that one stream is drawn on, with its scale."""

    sheet: Sheet
    write: Write
    scale: float
    top: float

    def thick(self, amount: float) -> float:
        """Return how thick a band of this amount is."""
        return max(amount * self.scale, _THIN) if amount > 0 else 0.0

    def trunk(
        self, course: Course, along: tuple[float, float], thick: float, *, last: bool
    ) -> None:
        """Draw the stream between two stages, or its end with a tip."""
        start, end = along
        if thick <= 0:
            return
        if last:
            mark = course.head(start, min(end, start + _HEAD), thick, Tone.MAIN.fill)
        else:
            mark = course.piece(start, end, thick, Tone.MAIN.pale)
        self.sheet.add(mark, course.at(end, thick)[1])
