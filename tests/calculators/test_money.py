"""The promises of money: one sign, from course.yml, in all that is written and read."""

from __future__ import annotations

import pytest

from calculators.cost import units
from calculators.engine.numbers.axis_units import axis_unit
from calculators.engine.numbers.precise import precise
from calculators.engine.numbers.read import Unreadable, read
from calculators.engine.numbers.write import field_unit, write, write_in_full
from calculators.engine.prose.grading import grade_shown
from calculators.money import DOLLAR, MONEY
from calculators.unit import Style, Unit
from college.build.calculator_pack import ENTRY, browser_modules
from college.records.settings import read_settings

SETTINGS = """\
name: Small
strap: A course to try things on
description: Nothing yet.
roles: {readers: readers}
categories: {money: Money}
relations: {see_also: goes together with}
money: SIGN
"""


@pytest.fixture
def course(tmp_path):
    """Return a function that reads a course with a sign; the dollar is put back."""

    def read_with(sign):
        (tmp_path / "course.yml").write_text(SETTINGS.replace("SIGN", sign), "utf-8")
        return read_settings(tmp_path)[0]

    yield read_with
    MONEY.use(DOLLAR)


@pytest.mark.parametrize(
    ("sign", "price", "total", "closely", "name"),
    [
        ("€", "€7/h", "€97.5 million", "€5.3846/h", "euros"),
        ("CHF", "CHF\u00a07/h", "CHF\u00a097.5 million", "CHF\u00a05.3846/h", "francs"),
        ("Kč", "Kč\u00a07/h", "Kč\u00a097.5 million", "Kč\u00a05.3846/h", "Kč"),
    ],
)
def test_every_amount_has_the_sign_of_the_course(course, sign, price, total, closely, name):
    """Prose, working, axis, field and answers: written with it, and read with it again."""
    course(sign)
    hourly = units.DOLLARS_PER_HOUR
    assert write_in_full(7, hourly) == price
    assert write(97.5e6, units.DOLLARS) == total
    assert precise(7 / 1.3, hourly) == closely
    assert axis_unit("Price", hourly, (1, 9), 7).mark(7) == price.removesuffix("/h")
    assert field_unit(hourly) == (sign, "per h")
    assert read(write(1792, units.DOLLARS), units.DOLLARS) == 1792
    assert read(f"1,792 {sign}", units.DOLLARS) == 1792
    assert grade_shown(price, price).right
    with pytest.raises(Unreadable, match=f"in {name} here"):
        read("$5", units.DOLLARS)


def test_a_units_own_sign_is_not_printed_beside_it(course):
    """The sign has one home: a package that still says dollars does not print two."""
    course("€")
    assert write_in_full(7, Unit("dollars", "$", style=Style.MONEY)) == "€7"


def test_the_page_is_told_the_same_sign(course):
    """The entry binds it before the calculators are imported."""
    settings = course("€")
    entry = browser_modules(settings.subject)[f"{ENTRY.replace('.', '/')}.py"].decode()
    assert entry.index("MONEY.use('€')") < entry.index("CATALOG")
