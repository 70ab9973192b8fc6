"""The promises about how numbers are written."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.cost import units
from calculators.engine.numbers.write import (
    machine,
    write,
    write_field,
    write_in_full,
    write_short_field,
)


@pytest.mark.parametrize(
    ("value", "unit", "spec", "text"),
    [
        (1792, units.DOLLARS, "", "$1,792"),
        (1, units.GPUS, "", "1\u00a0GPU"),
        (2, units.GPUS, "", "2\u00a0GPUs"),
        (1, units.DAYS, "", "1\u00a0day"),
        (0.0000272, units.DAYS, "", "2.35\u00a0s"),
        (0.5, units.DAYS, "", "12\u00a0h"),
        (109.437, units.MINUTES, "", "109\u00a0min"),
        (877, units.MINUTES, "", "14.6\u00a0h"),
        (7.45e-9, units.SECONDS, "", "7.45\u00a0ns"),
        (1.0000084, units.RATIO, "", "1.0000084"),
        (0.9996123, units.RATIO, "", "0.99961"),
        (1, units.GPU_HOURS, "", "1\u00a0GPU-hour"),
        (1, units.TOKENS_PER_SECOND, "", "1\u00a0token/s"),
        (0.001, units.SECONDS, "", "1\u00a0ms"),
        (232960.0, units.DOLLARS, "", "$232,960"),
        (5.384615, units.DOLLARS_PER_GPU_HOUR, "", "$5.38"),
        (0.102, units.DOLLARS, "", "$0.102"),
        (0.08, units.DOLLARS_PER_KWH, "", "$0.08"),
        (0.5, units.DOLLARS, "", "$0.50"),
        (4.125, units.DOLLARS, "", "$4.13"),
        (97_546_000.0, units.DOLLARS, "", "$97.5 million"),
        (11_059_151, units.DOLLARS, "", "$11.1 million"),
        (11_059_151, units.DOLLARS, ".0f", "$11,059,151"),
        (1_843_191.2, units.DOLLARS, "words", "$1.84 million"),
        (1_843_191.2, units.DOLLARS, "short", "$1.84M"),
        (1.2, units.DOLLARS, "short", "$1.20"),
        (1e12, units.BYTES_PER_SECOND, "short", "1\u00a0TB/s"),
        (10_240, units.GPUS, "short", "10.24k\u00a0GPUs"),
        (-53_760, units.DOLLARS, "", "\u2212$53,760"),
        (-0.0, units.DOLLARS, "", "$0"),
        (0.23076, units.FRACTION, "", "23.1%"),
        (0.1 + 0.2, units.FRACTION, "", "30%"),
        (0.9604, units.FRACTION, "", "96.0%"),
        (0.9999, units.FRACTION, "", "99.99%"),
        (0.9975, units.FRACTION, "", "99.75%"),
        (0.999, units.FRACTION, "", "99.9%"),
        (70e9, units.PARAMETERS, "", "70 billion\u00a0parameters"),
        (3.791e25, units.FLOP, "", "3.79e25\u00a0FLOP"),
        (0.0121, units.SECONDS, "", "12.1\u00a0ms"),
        (50e9, units.BYTES_PER_SECOND, "", "50\u00a0GB/s"),
        (1.3056, units.MEGAWATTS, ".3f", "1.306\u00a0MW"),
        (1.275, units.KILOWATTS, "", "1.275\u00a0kW"),
        (256, units.GPUS, "bare", "256"),
    ],
)
def test_a_number_is_written_as_its_unit_says(value, unit, spec, text):
    """Prose, cards and charts share one way to write a number."""
    assert write(value, unit, spec) == text


def test_the_full_form_names_the_rate():
    """A bill says per what a price is; prose leaves that to the sentence."""
    assert write_in_full(7, units.DOLLARS_PER_GPU_HOUR) == "$7/GPU-hour"
    assert write_in_full(1792, units.DOLLARS) == "$1,792"


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_not_a_number_is_never_written(value):
    """No page may ever say nan or inf."""
    with pytest.raises(ValueError, match="not a finite number"):
        write(value, units.DOLLARS)


def test_scripts_get_the_unrounded_value():
    """Whole numbers are exact, others keep twelve digits."""
    assert machine(53760) == "53760"
    assert machine(2.8985512345678901) == "2.89855123457"
    assert machine(None) == ""


@given(
    st.integers(0, 10**12), st.sampled_from([units.DOLLARS, units.BYTES, units.GPUS, units.FLOP])
)
def test_a_whole_number_is_written_the_same_as_float(value, unit):
    """JSON carries 7.0 as 7: the page must not change because of that."""
    assert write(value, unit) == write(float(value), unit)
    assert machine(value) == machine(float(value))


def test_a_field_can_be_read_back():
    """What a field shows is what it is read as, small shares included."""
    assert write_field(0.005, units.FRACTION) == "0.5%"
    assert write_field(70e9, units.PARAMETERS) == "70 billion"
    assert write_field(48437.5, units.DOLLARS) == "48,437.5"


def test_a_long_field_is_rounded_as_it_is_shown():
    """In whichever unit it is written: 100 hours are whole, in days they are not."""
    assert write_short_field(100, units.HOURS) == "100"
    assert write_short_field(100, units.HOURS, 24) == "4.167"
    assert write_field(100, units.HOURS, 24) == "4.166666667", "what is sent along"
