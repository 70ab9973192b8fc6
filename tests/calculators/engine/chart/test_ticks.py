"""The promises of axes: round ticks that cover the data, labels that keep clear."""

import math
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.engine.chart.scale import Along, Axis, fitted
from calculators.engine.chart.spread_labels import Wanted, apart
from calculators.engine.chart.ticks import linear_ticks, log_ends, log_ticks

NUMBERS = st.floats(-1e140, 1e140)
ABOVE_ZERO = st.floats(1e-140, 1e140)


def _hair(low: float, high: float) -> float:
    return 2e-9 * max(abs(low), abs(high), 1e-140)


def test_a_tenth_is_a_tenth():
    """Ticks are exact decimals: a reader never sees 0.30000000000000004."""
    assert linear_ticks(0, 0.5, 5) == (0, 0.1, 0.2, 0.3, 0.4, 0.5)
    assert linear_ticks(-7, 12, 4) == (-10, -5, 0, 5, 10, 15)
    assert linear_ticks(0, 0, 5) == (0, 1)
    assert math.copysign(1, linear_ticks(-1, 1, 2)[1]) == 1


@given(NUMBERS, NUMBERS, st.integers(2, 24))
def test_linear_ticks_cover_the_data_in_even_steps(one, other, intervals):
    """The first tick is at or below the data, the last at or above, and there are few."""
    low, high = sorted((one, other))
    ticks = linear_ticks(low, high, intervals)
    assert ticks[0] <= low + _hair(low, high)
    assert ticks[-1] >= high - _hair(low, high)
    assert 2 <= len(ticks) <= intervals + 3
    assert all(before < after for before, after in pairwise(ticks))


@given(ABOVE_ZERO, ABOVE_ZERO)
def test_log_ticks_cover_the_data_with_ones_twos_and_fives(one, other):
    """Log ticks are 1, 2 or 5 times a power of ten and enclose the data precise."""
    low, high = sorted((one, other))
    ticks = log_ticks(low, high)
    assert ticks[0] <= low
    assert ticks[-1] >= high
    assert all(f"{tick:.0e}"[0] in "125" for tick in ticks)
    assert all(before < after for before, after in pairwise(ticks))


@given(ABOVE_ZERO, ABOVE_ZERO)
def test_a_log_axis_ends_close_to_its_data(one, other):
    """Either end is round, and leaves at most a third of the value empty."""
    low, high = sorted((one, other))
    start, end = log_ends(low, high)
    assert start <= low * (1 + 1e-9) <= start * 1.34
    assert end / 1.34 <= max(high, start) * (1 + 1e-9)
    assert high * (1 - 1e-9) <= end


def test_a_hair_over_a_round_number_needs_no_further_tick():
    """Three times 20% is 60%, whatever the last bit of the product says."""
    assert linear_ticks(0, 3 * 0.2, 6)[-1] == 0.6
    assert log_ends(5e9, 5e9 * math.exp(math.log(100))) == (5e9, 5e11)


def _plain(value: float) -> str:
    return f"{value:,.2f}"


@settings(deadline=None)
@given(NUMBERS, NUMBERS, st.booleans(), st.booleans())
def test_tick_labels_keep_clear_and_differ(one, other, upright, log):
    """No two tick labels touch or read the same, and the axis still spans the data."""
    low, high = sorted((abs(one) + 1e-9, abs(other) + 1e-9) if log else (one, other))
    along = Along(20, 220, 90, upright=upright, edge=240)
    scale = fitted(Axis("x", _plain, log=log), low, high, along)
    assert scale.low <= scale.ticks[0]
    assert scale.high >= scale.ticks[-1]
    assert scale.low <= low + _hair(low, high)
    assert scale.high >= high - _hair(low, high)
    placed = sorted(scale.labels, key=lambda label: label.start)
    assert placed
    assert all(before.end < after.start for before, after in pairwise(placed))
    if not upright:
        assert placed[0].start >= 0
        assert placed[-1].end <= 240 + 1e-9


@given(st.lists(st.tuples(st.floats(-50, 150), st.floats(1, 20)), max_size=5))
def test_labels_are_pushed_apart_inside_their_range(wishes):
    """Labels that fit together do not overlap, keep their order, and stay in range."""
    wanted = tuple(Wanted(middle, size) for middle, size in wishes)
    middles = apart(wanted, 0, 100)
    spans = sorted((m - w.size / 2, m + w.size / 2) for m, w in zip(middles, wanted, strict=True))
    assert all(start >= -1e-6 and end <= 100 + 1e-6 for start, end in spans)
    assert all(before[1] <= after[0] + 1e-6 for before, after in pairwise(spans))
