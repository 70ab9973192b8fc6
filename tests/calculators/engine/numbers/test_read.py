"""The promises about what a reader may type."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calculators.catalog import CATALOG
from calculators.cost import units
from calculators.engine.numbers.read import Range, Unreadable, read
from calculators.engine.numbers.write import write_field
from calculators.engine.running.parse_inputs import factor_of
from calculators.engine.running.slider import STOPS, position, value_at
from calculators.unit import PLAIN


@pytest.mark.parametrize(
    ("text", "unit", "value"),
    [
        ("1,792", units.DOLLARS, 1792),
        ("1 792", units.DOLLARS, 1792),
        ("$7", units.DOLLARS_PER_GPU_HOUR, 7),
        ("30%", units.FRACTION, 0.3),
        ("0.3", units.FRACTION, 0.3),
        ("30", units.FRACTION, 0.3),
        ("0.5%", units.FRACTION, 0.005),
        ("2.5k", units.DOLLARS, 2500),
        ("70B", units.PARAMETERS, 70e9),
        ("70 billion", units.PARAMETERS, 70e9),
        ("1e25", units.FLOP, 1e25),
        ("400 Gb/s", units.BYTES_PER_SECOND, 50e9),
        ("256 GPUs", units.GPUS, 256),
        ("4 days", units.HOURS, 96),
        ("5 to 9", units.DOLLARS, Range(5, 9)),
        ("5\u20139", units.DOLLARS, Range(5, 9)),
        ("9 to 5", units.DOLLARS, Range(5, 9)),
        ("\u22123", PLAIN, -3),
    ],
)
def test_common_writings_are_understood(text, unit, value):
    """Separators, currency, percent, suffixes, powers, units and ranges."""
    assert read(text, unit) == value


@pytest.mark.parametrize(
    "text", ["lots", "", "  ", "7 bananas", "%", "--3", "1e999", "NaN", "12..5.6x"]
)
def test_anything_else_is_refused_in_words(text):
    """A field never guesses, and says what it saw."""
    with pytest.raises(Unreadable) as refusal:
        read(text, units.DOLLARS)
    assert str(refusal.value).endswith(".")


def test_half_a_gpu_is_refused():
    """Counts are whole."""
    with pytest.raises(Unreadable, match="whole number"):
        read("2.5", units.GPUS, whole=True)


ITEMS = [
    pytest.param(item, id=f"{name}.{item.name}")
    for name, calculator in CATALOG.items()
    for item in calculator.inputs
    if item.unit
]


@pytest.mark.parametrize("item", ITEMS)
@settings(max_examples=15, deadline=None)
@given(stop=st.integers(0, STOPS))
def test_every_slider_stop_reads_back_as_itself(item, stop):
    """Over every input: the value of a stop lies in range, and its text reads back the same."""
    value = value_at(item, stop)
    assert item.low <= value <= item.high
    assert 0 <= position(item, value) <= STOPS
    for writing in range(max(1, len(item.unit.choices))):
        factor = factor_of(item, writing)
        text = write_field(value, item.unit, factor)
        assert read(text, item.unit, factor, whole=item.whole) == pytest.approx(value, rel=1e-8)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2,80", 2.8),
        ("$2,80", 2.8),
        ("-0,125", -0.125),
        ("1.234,56", 1234.56),
        ("2.80 USD", 2.8),
        ("US$ 3", 3),
        ("USD 1,792", 1792),
        ("3 dollars", 3),
        ("3$", 3),
        ("1,792", 1792),
        ("1,234,567.5", 1234567.5),
    ],
)
def test_a_decimal_comma_and_words_for_dollars_are_understood(text, value):
    """A comma before three digits groups thousands; any other is the decimal point of many."""
    assert read(text, units.DOLLARS) == value


@pytest.mark.parametrize("text", ["2.8 €", "€3", "3 EUR", "£4", "5 euros"])
def test_other_money_is_refused_with_the_reason(text):
    """Nobody's rate of exchange is guessed."""
    with pytest.raises(Unreadable, match="in dollars here"):
        read(text, units.DOLLARS)
