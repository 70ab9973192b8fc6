"""The manner of the catalog: what every calculator's file and form keep to."""

import re
from pathlib import Path

import pytest

from calculators.catalog import CATALOG
from calculators.cost.facts.limits import LIMITS
from calculators.engine.model.markers import LAST
from calculators.engine.running.run import run
from calculators.engine.working.derive import derive
from calculators.engine.working.show import worked_steps
from tests.some import some

FOLDER = Path(__file__).parents[3] / "calculators" / "catalog"
LONGEST = 200
OPEN_INPUTS = 6
WIDE = 100
LONGEST_CARD = 120
SOUGHT = 4
CODE = ("**", "//", " else ", "<=", ">=", "==", "_")


def test_no_file_is_too_long():
    """One file, one calculator, one screen or two."""
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in FOLDER.glob("*.py")}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_no_two_calculators_claim_one_place():
    """Two of one place would stand in the order of their names, by accident."""
    places = [item.place for item in CATALOG.values() if item.place != LAST]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("name", CATALOG)
def test_a_form_opens_with_few_inputs(name):
    """The finer assumptions are folded away, and what waits for a choice is not there yet."""
    item = CATALOG[name]
    shown = item.shown_inputs(item.defaults)
    assert sum(not field.more for field in shown) <= OPEN_INPUTS


@pytest.mark.parametrize("name", CATALOG)
def test_a_name_means_one_thing(name):
    """No line is called like an input, so that prose and working can name either."""
    item = CATALOG[name]
    assert not {line.name for line in item.lines} & {field.name for field in item.inputs}


@pytest.mark.parametrize("name", CATALOG)
def test_forms_stay_inside_the_limits(name):
    """A form may be narrower than the cost module, never wider; facts' ends lie inside the form."""
    for field in some(field for field in CATALOG[name].inputs if not field.options):
        if field.name in LIMITS:
            accepted = LIMITS[field.name]
            assert accepted.low <= field.low, field.name
            assert field.high <= accepted.high, field.name
        low, high = field.plausible
        assert field.low <= low <= high <= field.high, field.name


@pytest.mark.parametrize("name", CATALOG)
def test_wide_ranges_slide_on_a_log_scale(name):
    """Beyond a hundredfold a linear slider is all ends."""
    for field in some(field for field in CATALOG[name].inputs if not field.options):
        assert field.log or field.low <= 0 or field.high / field.low <= WIDE, field.name


@pytest.mark.parametrize("name", CATALOG)
def test_a_preset_offers_values_of_the_form(name):
    """Each value inside its ends, each preset with a note of its standing."""
    item = CATALOG[name]
    assert 1 <= len(item.presets) <= 3
    for preset in item.presets:
        assert preset.note, preset.label
        for field, value in preset.values:
            found = item.input(field)
            fits = value in found.options.values() if found.options else found.takes(value)
            assert fits, (preset.label, field)


@pytest.mark.parametrize("name", CATALOG)
def test_words_are_whole(name):
    """Labels read as words; what is left out and what is explained are sentences."""
    item = CATALOG[name]
    for label in [*(field.label for field in item.inputs), *(line.label for line in item.lines)]:
        assert "_" not in label
        assert not label.endswith(".")
    assert len({line.label for line in item.lines}) == len(item.lines)
    assert 2 <= len(item.left_out) <= 4
    assert all(sentence.endswith(".") for sentence in item.left_out)
    assert item.explanation.rstrip().endswith(".")
    assert item.chart


@pytest.mark.parametrize("name", CATALOG)
def test_a_card_says_what_a_reader_gets(name):
    """A sentence of its own, a title in sentence case, and words to find it by."""
    item = CATALOG[name]
    assert item.gives.endswith(".")
    assert len(item.gives) <= LONGEST_CARD
    assert not re.search(r"[ -][A-Z][a-z]", item.title), item.title
    assert len(item.asked_as) >= SOUGHT


@pytest.mark.parametrize("name", CATALOG)
def test_the_working_has_no_code_in_it(name):
    """No operator, keyword or bracket of Python in any step, at the defaults or at the presets."""
    item = CATALOG[name]
    for values in ({}, *(dict(preset.values) for preset in item.presets)):
        result = run(item, {**item.defaults, **values})
        for row in some(worked_steps(item, derive(item), result.seen)):
            for text in some(row):
                assert not [mark for mark in CODE if mark in text], row
                assert "None" not in text, row
