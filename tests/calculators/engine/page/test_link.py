"""The promises of a link: it opens what it says, or says what it could not open."""

import pytest

from calculators.catalog import CATALOG
from calculators.engine.numbers.read import Range
from calculators.engine.page.link import link_age_notice, link_values, read_link
from calculators.engine.running.run import run
from tests.some import some

JOB = CATALOG["training_job"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("gpus", "2.5"),
        ("gpus", "2.5..8"),
        ("hours", "1..2..3"),
        ("hours", "1.."),
        ("hours", "nan"),
        ("hours", "1e9"),
        ("hours", "lots"),
    ],
)
def test_what_a_field_would_not_take_is_told(name, text):
    """Halves of whole things, three ends, nonsense: the default stands, and a notice says so."""
    linked = read_link(JOB, {name: text})
    assert (linked.values, linked.ranges) == ({}, {})
    sets = f"The link sets {JOB.input(name).label} to “{text}”"
    assert linked.notices == [f"{sets}, which does not fit; the default stands."]


@pytest.mark.parametrize(
    ("text", "between", "middle"),
    [("9..5", Range(5, 9), 45**0.5), ("5..9", Range(5, 9), 45**0.5)],
)
def test_a_range_has_its_smaller_end_first(text, between, middle):
    """As when it is typed; a single run takes the middle on the field's own scale."""
    linked = read_link(JOB, {"hours": text})
    assert linked.ranges == {"hours": between}
    assert linked.values["hours"] == pytest.approx(middle)
    assert linked.notices == []


def test_a_range_of_one_number_is_that_number():
    """As when it is typed."""
    linked = read_link(JOB, {"hours": "5..5"})
    assert (linked.values, linked.ranges) == ({"hours": 5}, {})


@pytest.mark.parametrize("name", CATALOG)
def test_a_link_opens_the_run_it_was_made_of(name):
    """For every calculator, with its defaults and with the values of each of its presets."""
    item = CATALOG[name]
    starts = [{}, *(dict(preset.values) for preset in item.presets)]
    for start in some(starts):
        values = {**item.defaults, **start}
        pairs = dict(link_values(item, values, {}, run(item, values)))
        linked = read_link(item, pairs)
        assert {**item.defaults, **linked.values} == values
        assert linked.notices == []


def test_an_older_answer_keeps_its_abbreviations():
    """The line's name reads as in any other sentence."""
    item = CATALOG["gpu_hour"]
    result = run(item, item.defaults)
    (notice,) = link_age_notice(item, {"was": "1", "v": "0"}, result)
    assert "GPU" in notice
    assert "gpu" not in notice
