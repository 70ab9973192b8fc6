"""The promises of a chart's units: one scale a side, said once."""

import pytest

from calculators.cost import units
from calculators.engine.numbers.axis_units import axis_unit


def test_the_ticks_of_an_axis_share_one_scale():
    """Five gigabytes a second and one terabyte a second are 5 and 1,000 on one axis."""
    link = axis_unit("Link", units.BYTES_PER_SECOND, (5e9, 1e12), 50e9)
    assert [link.mark(value) for value in (5e9, 1e11, 1e12)] == ["5", "100", "1,000"]
    assert link.symbol == "GB/s"
    assert link.full(1e12) == "1,000\u00a0GB/s"


def test_the_scale_is_that_of_the_readers_value_unless_marks_get_long():
    """320 ms stays in ms up to 10 s; from there on, seconds."""
    assert axis_unit("Time", units.SECONDS, (0.032, 3.2), 0.32).symbol == "ms"
    assert axis_unit("Time", units.SECONDS, (0.032, 32.0), 0.32).symbol == "s"


@pytest.mark.parametrize(
    ("label", "unit", "symbol", "beside"),
    [
        ("Facility load", units.MEGAWATTS, "MW", "1,024\u00a0MW"),
        ("GPUs in the job", units.GPUS, "", "1,024"),
        ("Hours of bid B", units.HOURS, "", "1,024"),
        ("Fabric per GPU", units.DOLLARS_PER_GPU, "", "$1,024"),
        ("Price of electricity", units.DOLLARS_PER_KWH, "per kWh", "$1,024/kWh"),
        ("Budget", units.DOLLARS, "", "$1,024"),
        ("Racks", units.COUNT, "", "1,024"),
        ("A million output tokens", units.DOLLARS_PER_MILLION_TOKENS, "", "$1,024"),
    ],
)
def test_a_unit_is_said_once(label, unit, symbol, beside):
    """On the axis, unless its label says it, and beside the label never twice."""
    found = axis_unit(label, unit, (1.0, 1024.0), 1024.0)
    assert (found.symbol, found.beside(1024.0)) == (symbol, beside)


def test_long_marks_have_letters_and_shares_their_sign():
    """100,000 GPUs are 100k, dollars keep $ and M, shares keep %."""
    assert axis_unit("GPUs", units.GPUS, (1e3, 1e5), 1e4).mark(1e5) == "100k"
    assert axis_unit("GPUs", units.GPUS, (1e3, 5e4), 1e4).mark(5e4) == "50,000"
    assert axis_unit("Budget", units.DOLLARS, (1e3, 2e6), 1e4).mark(2e6) == "$2M"
    assert axis_unit("Share", units.FRACTION, (0.1, 0.9), 0.5).mark(0.85) == "85%"
    assert axis_unit("Data", units.TOKENS, (1e12, 2e12), 1e12).mark(2e12) == "2T"
