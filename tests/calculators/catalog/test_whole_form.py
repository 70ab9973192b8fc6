"""The promise that a form never fails: every input it accepts gives a result or a sentence."""

import math
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calculators.catalog import CATALOG
from calculators.engine.numbers.read import read
from calculators.engine.numbers.write import write_field, write_in_full, write_short_field
from calculators.engine.page.form import form_html, step_names
from calculators.engine.page.result import headline_text
from calculators.engine.running.run import Impossible, run
from tests.some import some

pytestmark = pytest.mark.slow

EXAMPLES = 50
MANY = 10
FITS = 9


def between(item):
    """Return values of one input: its ends, its default, and the slider's scale in between."""
    if item.options:
        return st.sampled_from(list(item.options.values()))
    floor = item.low if item.low > 0 else item.high / 1e6

    def value(share):
        if item.log:
            number = floor * (item.high / floor) ** share
        else:
            number = item.low + (item.high - item.low) * share
        number = min(max(number, item.low), item.high)
        return round(number) if item.whole else number

    ends = [int(end) if item.whole else end for end in (item.low, item.high)]
    return st.one_of(st.sampled_from([*ends, item.default]), st.floats(0, 1).map(value))


def answer(item, values):
    """Run once: every line is a number that can be written, or the refusal is a sentence."""
    try:
        result = run(item, values)
    except Impossible as reason:
        text = str(reason)
        assert text.endswith("."), text
        assert text[0].isupper() or text[0].isdigit(), text
        assert "division by zero" not in text, values
        assert "_" not in text, text
        return None
    for line in item.lines:
        number = result.value(line.name)
        if number is not None:
            assert math.isfinite(number)
            assert write_in_full(number, line.unit)
    wholes = {line.part_of for line in item.lines if line.part_of}
    for whole in wholes:
        parts = [result.value(line.name) for line in item.lines if line.part_of == whole]
        assert math.isclose(
            sum(parts), result.value(whole), rel_tol=1e-9, abs_tol=1e-9 * max(map(abs, parts))
        )
    assert "{" not in headline_text(item, result)
    return result


@pytest.mark.parametrize("name", CATALOG)
def test_the_whole_form_is_answered(name):
    """Anywhere in the form, ends included, alone and together."""
    item = CATALOG[name]
    inputs = st.fixed_dictionaries({field.name: between(field) for field in item.inputs})

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(inputs)
    def holds(values):
        answer(item, values)

    holds()


@pytest.mark.parametrize("name", CATALOG)
def test_one_input_at_its_end_is_answered(name):
    """Each end of each input beside the defaults, and all low, all high."""
    item = CATALOG[name]
    numbers = [field for field in item.inputs if not field.options]
    for field in numbers:
        for end in (field.low, field.high):
            answer(item, {**item.defaults, field.name: int(end) if field.whole else end})
    for side in ("low", "high"):
        ends = {
            field.name: int(getattr(field, side)) if field.whole else getattr(field, side)
            for field in numbers
        }
        answer(item, {**item.defaults, **ends})


@pytest.mark.parametrize("name", CATALOG)
def test_defaults_presets_and_choices_give_results(name):
    """What we offer ourselves is never refused."""
    item = CATALOG[name]
    assert answer(item, item.defaults)
    for preset in item.presets:
        assert answer(item, {**item.defaults, **dict(preset.values)}), preset.label
    for field in item.inputs:
        for option in field.options.values():
            answer(item, {**item.defaults, field.name: option})


@pytest.mark.parametrize("name", CATALOG)
def test_a_long_form_is_read_in_steps(name):
    """Over ten fields the folded ones stand under names that their facts have; none gets lost."""
    item = CATALOG[name]
    html = form_html(item, item.defaults, "u")
    steps = re.findall(r'<details class="cc-form-step"><summary>([^<]+)<', html)
    names = {*step_names([field for field in item.inputs if field.more])}
    wanted = names if len(item.inputs) > MANY and len(names) > 1 else set()
    assert {*steps} == wanted
    fields = re.findall(r'data-field="(\w+)"', html)
    assert sorted(fields) == sorted(field.name for field in item.inputs)


@pytest.mark.parametrize("name", CATALOG)
def test_no_number_is_longer_than_its_field(name):
    """Shown rounded; what is sent along is the whole of it."""
    for field in some(field for field in CATALOG[name].inputs if field.unit):
        short = write_short_field(field.default, field.unit)
        whole = write_field(field.default, field.unit)
        assert len(short.split(" ")[0]) <= FITS or short == whole, field.name
        assert read(short, field.unit, 1.0) == pytest.approx(field.default, rel=1e-3)
