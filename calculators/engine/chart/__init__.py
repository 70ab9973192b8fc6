"""The charts: six forms, each a frozen record in and an HTML figure out.

The same lines draw at build time and in the browser. A chart knows no formula and no unit:
numbers and the way to write them come from the caller.
"""

from calculators.engine.chart.bars import Bar, Bars, bars
from calculators.engine.chart.breakdown import Breakdown, Part, breakdown
from calculators.engine.chart.scale import Axis, Write
from calculators.engine.chart.strip import Strip, strip
from calculators.engine.chart.sweep.figure import sweep
from calculators.engine.chart.sweep.record import Curve, Here, Marker, Sweep
from calculators.engine.chart.tornado.figure import tornado
from calculators.engine.chart.tornado.record import Swing, Tornado
from calculators.engine.chart.waterfall import Step, Subtotal, Waterfall, waterfall

__all__ = [
    "Axis",
    "Bar",
    "Bars",
    "Breakdown",
    "Curve",
    "Here",
    "Marker",
    "Part",
    "Step",
    "Strip",
    "Subtotal",
    "Sweep",
    "Swing",
    "Tornado",
    "Waterfall",
    "Write",
    "bars",
    "breakdown",
    "strip",
    "sweep",
    "tornado",
    "waterfall",
]
