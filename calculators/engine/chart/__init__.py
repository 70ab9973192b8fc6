"""The charts: six forms, each a frozen record in and an HTML figure out.

In here: where things stand on paper, and the words that go with them; the same lines draw at build
time and in the browser. Never a calculator, a formula or a unit: numbers and the way to write
them come from the caller. Never a color: looks are classes.
"""

from calculators.engine.chart.bars import Bar, Bars, bars
from calculators.engine.chart.breakdown import Breakdown, BreakdownPart, breakdown
from calculators.engine.chart.scale import Axis, Write
from calculators.engine.chart.strip import Strip, strip
from calculators.engine.chart.sweep.figure import sweep
from calculators.engine.chart.sweep.record import Curve, Here, Marker, Sweep
from calculators.engine.chart.tornado.figure import tornado
from calculators.engine.chart.tornado.record import Swing, Tornado
from calculators.engine.chart.waterfall import Subtotal, Waterfall, WaterfallStep, waterfall

__all__ = [
    "Axis",
    "Bar",
    "Bars",
    "Breakdown",
    "BreakdownPart",
    "Curve",
    "Here",
    "Marker",
    "Strip",
    "Subtotal",
    "Sweep",
    "Swing",
    "Tornado",
    "Waterfall",
    "WaterfallStep",
    "Write",
    "bars",
    "breakdown",
    "strip",
    "sweep",
    "tornado",
    "waterfall",
]
