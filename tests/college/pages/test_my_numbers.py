"""The promises of the page for a reader's own numbers."""

from dataclasses import replace
from pathlib import Path

import pytest

from calculators.catalog import CATALOG
from college.checks.running.gather import read_course
from college.pages.my_numbers import MyNumbersPage, found_input

COURSE = read_course(Path(__file__).parents[3])
INPUTS = COURSE.settings.own_numbers.inputs


@pytest.mark.parametrize("name", INPUTS)
def test_an_input_means_the_same_everywhere(name):
    """One unit, so that one number fits all calculators."""
    units = {
        item.unit.name for each in CATALOG.values() for item in each.inputs if item.name == name
    }
    assert len(units) == 1
    (page,) = MyNumbersPage.every(COURSE)
    assert found_input(CATALOG, name)[1].label in page.text


def test_a_course_may_go_without():
    """Then there is no such page."""
    without = replace(COURSE, settings=replace(COURSE.settings, own_numbers=None))
    assert list(MyNumbersPage.every(without)) == []
