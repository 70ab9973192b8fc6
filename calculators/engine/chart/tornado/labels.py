"""What is written at the ends of a tornado's bars: units where there is room for them.

Where there is not, a row's unit moves from its two ends to its name, and the result's unit is
left to the base. Nothing is cut.
"""

from dataclasses import dataclass
from itertools import chain

from calculators.engine.chart.figure import Frame
from calculators.engine.chart.rows import bar_room
from calculators.engine.chart.text_width import shortened, text_width, widest
from calculators.engine.chart.tornado.record import Tornado, TornadoBar

_ROOM = 0.34
"""Share of the width that the labels of one side may take, so that a third is left for bars."""
_MOST = 0.45
"""Share that they take where even the shortest writing is long."""

EndLabel = tuple[str, str]
"""The result, and under it the input that gives it."""


@dataclass(frozen=True)
class EndLabels:
    """The rows' names, and the labels at the left and the right of each bar."""

    names: tuple[str, ...]
    lefts: tuple[EndLabel, ...]
    rights: tuple[EndLabel, ...]


def end_labels(chart: Tornado, bars: list[TornadoBar], frame: Frame) -> EndLabels:
    """Write the ends of all bars for this width."""
    room, most = (bar_room(frame) * share for share in (_ROOM, _MOST))
    results = [(chart.write(bar.left), chart.write(bar.right)) for bar in bars]
    if chart.short and widest(tuple(chain(*results))) > room:
        results = [(chart.short(bar.left), chart.short(bar.right)) for bar in bars]
    names, lefts, rights = [], [], []
    for bar, written in zip(bars, results, strict=True):
        full = [f"at {value}" for value in bar.inputs]
        named = bar.swing.bare is not None and not bar.swing.unit
        fits = all(text_width(words) <= room for words in full)
        inputs = bar.inputs if fits and not named else bar.bare_inputs
        moved = bar.swing.unit and inputs != bar.inputs
        names.append(f"{bar.label}, {bar.swing.unit}" if moved else bar.label)
        left, right = (
            (shortened(result, most), shortened(f"at {value}", most))
            for result, value in zip(written, inputs, strict=True)
        )
        lefts.append(left)
        rights.append(right)
    return EndLabels(tuple(names), tuple(lefts), tuple(rights))
