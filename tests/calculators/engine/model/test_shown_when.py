"""The promises of an input that is asked for only beside one value of a choice."""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import pytest

from calculators.api.calculator import calculator_reply
from calculators.cost.units import Dollars, Hours
from calculators.engine.model.markers import Choice, Line, Number, When, calculator
from calculators.engine.model.read import Malformed, read_calculator
from calculators.engine.page.copies import run_sheet
from calculators.engine.page.form import form_html
from calculators.engine.page.link import link_values, read_link
from calculators.engine.page.saved import SavedRun, saved_html
from calculators.engine.running.run import run, typed
from calculators.engine.running.sensitivity import tornado_html


class Day(Enum):
    """How long a day is; the last one is typed."""

    SHORT = 6
    LONG = 10
    OWN = 0


@dataclass(frozen=True)
class Bill:
    """A result of one line."""

    cost: Dollars


@calculator("Day", lines={"cost": Line("Cost", headline="It costs {cost}.")})
def day_cost(
    day: Annotated[Day, Choice("Day")] = Day.SHORT,
    own_hours: Annotated[
        Hours, Number("Hours of my day", 1, 24, more=True, shown_when=When("day", Day.OWN))
    ] = 8,
    wage: Annotated[Dollars, Number("Wage", 1, 100)] = 20,
) -> Bill:
    """What does a day cost?"""
    return Bill(cost=wage * (own_hours if day is Day.OWN else day.value))


DAY = read_calculator(day_cost)


def reply(**inputs):
    """Return the answer to what a reader typed."""
    return calculator_reply(DAY, (), {"inputs": inputs})


def test_a_field_comes_with_its_choice_and_goes_with_it():
    """In the page as built, and in every answer after it."""
    built = form_html(DAY, DAY.defaults, "u")
    assert 'data-field="own_hours" hidden' in built
    assert 'data-field="own_hours" hidden' not in form_html(DAY, typed(DAY, {"day": "OWN"}), "u")
    assert reply()["fields"]["own_hours"]["hidden"]
    assert "hidden" not in reply(day="OWN")["fields"]["own_hours"]
    assert "hidden" not in reply()["fields"]["wage"]


def test_what_cannot_be_seen_cannot_be_wrong():
    """Nonsense left in a field that went away neither stops the answer nor makes it a range."""
    assert reply(day="OWN", own_hours="lots")["errors"]
    assert reply(day="LONG", own_hours="lots")["errors"] == {}
    answer = reply(day="LONG", own_hours="2 to 4")
    assert answer["values"]["cost"] == "200"
    assert answer["parts"]["likely"] == ""
    assert reply(day="OWN", own_hours="2 to 4")["parts"]["likely"]


def test_a_hidden_change_is_not_counted():
    """The count beside "More assumptions" is of fields that a reader finds there."""
    assert reply(day="OWN", own_hours="9")["more"] == 1
    assert reply(day="LONG", own_hours="9")["more"] == 0


def test_links_and_copies_carry_what_was_asked():
    """And a link to typed figures opens them."""
    hidden, shown = ({"day": name, "own_hours": 9} for name in ("LONG", "OWN"))
    for given, carried in ((hidden, False), (shown, True)):
        values = typed(DAY, given)
        result = run(DAY, values)
        pairs = dict(link_values(DAY, values, {}, result))
        assert ("own_hours" in pairs) is carried
        rows = run_sheet(DAY, values, {}, result, (), "").inputs
        assert ("Hours of my day" in [row.label for row in rows]) is carried
    opened = read_link(DAY, {"day": "OWN", "own_hours": "9"})
    assert opened.values == {"day": Day.OWN, "own_hours": 9}


def test_only_what_is_asked_is_compared_and_moved():
    """No difference and no bar for a field that is not there."""
    a, b = typed(DAY, {"own_hours": 9}), typed(DAY, {"day": "LONG"})
    saved = SavedRun("s", "Mine", a, run(DAY, a))
    assert "Hours of my day" not in saved_html(DAY, run(DAY, b), (saved,), "u")
    assert "Hours of my day" not in tornado_html(DAY, b, run(DAY, b), "u")
    own = typed(DAY, {"day": "OWN"})
    assert "Hours of my day" in tornado_html(DAY, own, run(DAY, own), "u")


def test_a_condition_that_is_never_met_is_refused():
    """A developer is told, as of any other breach."""

    @calculator("Day", lines={"cost": Line("Cost", headline="It costs {cost}.")})
    def lost(
        hours: Annotated[Hours, Number("Hours", 1, 24, shown_when=When("day", Day.OWN))] = 8,
    ) -> Bill:
        """What does a day cost?"""
        return Bill(cost=hours)

    with pytest.raises(Malformed, match="hours is shown when day is OWN, which never is"):
        read_calculator(lost)
