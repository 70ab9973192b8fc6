"""A picture in the making: marks in order, and lettering that never meets other lettering.

Words go through `letter`, which leaves out what would leave the picture or cover other words: the
table behind a diagram says everything, so a word without room is better not drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Frame
from calculators.engine.chart.svg import Anchor
from calculators.engine.chart.text_width import LEADING, SIZE, text_width
from calculators.engine.html import Html, fragment

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_HALF = SIZE * 0.52
"""From the middle of a line of lettering to its upper and lower edge."""
_SLACK = 0.6
"""What rounding may take off the distance of two boxes."""
_RIM = 2.0


class Sheet:
    """Marks and words collected from top to bottom; how low they reach is the picture's height."""

    def __init__(self, frame: Frame, under: Sheet | None = None) -> None:
        """Begin an empty sheet, or one that lies over another and keeps clear of its words."""
        self.frame = frame
        self.bottom = 0.0
        self._marks: list[Html] = []
        self.taken: list[Rect] = list(under.taken) if under else []

    @property
    def width(self) -> float:
        """Return how wide the picture is."""
        return self.frame.width

    @property
    def height(self) -> float:
        """Return how tall the picture has become."""
        return self.bottom + _RIM

    @property
    def body(self) -> Html:
        """Return the marks in the order they were put down."""
        return fragment(*self._marks)

    def add(self, mark: Html, low: float = 0.0) -> None:
        """Put a mark down that reaches to `low`."""
        self._marks.append(mark)
        self.bottom = max(self.bottom, low)

    def box(self, area: Rect, look: str) -> None:
        """Draw a box."""
        left, top, right, bottom = area
        self.add(svg.box(left, right, top, max(bottom - top, 0.0), look), bottom)

    def letter(
        self, x: float, y: float, lines: str | Iterable[str], look: str, anchor: Anchor = "start"
    ) -> bool:
        """Letter the lines, the first centered on the height y, if all of them have room."""
        rows = (lines,) if isinstance(lines, str) else tuple(lines)
        boxes = [_box(x, y + LEADING * row, words, anchor) for row, words in enumerate(rows)]
        if not rows or not all(self.is_free(box) for box in boxes):
            return False
        for row, words in enumerate(rows):
            self._marks.append(svg.text(x, y + LEADING * row, words, look, anchor))
        self.taken += boxes
        self.bottom = max(self.bottom, boxes[-1][3])
        return True

    def letter_around(
        self, x: float, middle: float, lines: Sequence[str], look: str, anchor: Anchor = "start"
    ) -> bool:
        """Letter the lines so that together they are centered on a height."""
        return self.letter(x, first_line(middle, len(lines)), lines, look, anchor)

    def letter_on(self, area: Rect, lines: Sequence[str], look: str) -> bool:
        """Letter the lines in the middle of a box."""
        left, top, right, bottom = area
        x, y = left + (right - left) / 2, top + (bottom - top) / 2
        return self.letter_around(x, y, lines, look, "middle")

    def is_free(self, box: Rect) -> bool:
        """Whether a box lies inside the picture, clear of all words."""
        left, top, right, bottom = box
        if left < -_SLACK or right > self.width + _SLACK or top < -_SLACK:
            return False
        return not any(
            left < x1 - _SLACK
            and x0 < right - _SLACK
            and top < y1 - _SLACK
            and y0 < bottom - _SLACK
            for x0, y0, x1, y1 in self.taken
        )


def first_line(middle: float, count: int) -> float:
    """Return where the first of several lines stands that are centered on a height."""
    return middle - LEADING * (count - 1) / 2


def _box(x: float, y: float, words: str, anchor: Anchor) -> Rect:
    wide = text_width(words)
    left = x - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    return left, y - _HALF, left + wide, y + _HALF
