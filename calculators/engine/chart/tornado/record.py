"""What a tornado is made of: inputs moved to their ends, and the bars they make."""

from dataclasses import dataclass

from calculators.engine.chart.scale import Write
from calculators.engine.chart.ticks import drawable


@dataclass(frozen=True)
class Swing:
    """One input moved to its low and its high end: the ends as written, the results they give."""

    label: str
    low: str
    high: str
    at_low: float | None
    at_high: float | None
    bare: tuple[str, str] | None = None
    """The two ends without their unit, for where there is no room for it."""
    unit: str = ""
    """What the bare ends count; empty where the label says it already."""


@dataclass(frozen=True)
class Tornado:
    """How far each input alone moves the result from its base."""

    prefix: str
    label: str
    """What the result is, such as "Cost of the run"."""
    base: float
    swings: tuple[Swing, ...]
    write: Write
    finding: str = ""
    short: Write | None = None
    """The way to write a result where there is no room for its unit: the base always has it."""
    in_steps: tuple[str, ...] = ()
    """The inputs, by label, that change the result in steps."""


@dataclass(frozen=True)
class TornadoBar:
    """One bar: results from left to right, each with the input's value that gives it."""

    swing: Swing
    left: float
    right: float
    low_first: bool
    length: float

    @property
    def label(self) -> str:
        """Return the input's name."""
        return self.swing.label

    @property
    def inputs(self) -> tuple[str, str]:
        """Return the input's values at the left and at the right end."""
        return self._ordered((self.swing.low, self.swing.high))

    @property
    def bare_inputs(self) -> tuple[str, str]:
        """Return the same without their unit, where it can be left off."""
        return self._ordered(self.swing.bare or (self.swing.low, self.swing.high))

    def _ordered(self, ends: tuple[str, str]) -> tuple[str, str]:
        return ends if self.low_first else (ends[1], ends[0])


def tornado_bars(chart: Tornado) -> list[TornadoBar]:
    """Return the bars, longest first; equal ones in the order given."""
    found = []
    for swing in chart.swings if drawable(chart.base) else ():
        if not drawable(swing.at_low) or not drawable(swing.at_high):
            continue
        left, right = sorted((swing.at_low, swing.at_high))
        length = max(right, chart.base) - min(left, chart.base)
        found.append(TornadoBar(swing, left, right, swing.at_low <= swing.at_high, length))
    return sorted(found, key=lambda row: -row.length)
