"""The promises of every picture of the course, whatever a reader's numbers are."""

from __future__ import annotations

import json
import math
import re

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from calculators.engine.page.figure import Figure, figure_html
from calculators.engine.page.picture import drawn
from calculators.engine.prose.expression import Scenario, ScenarioBook
from calculators.engine.running.run import evaluate
from tests.calculators.engine.figure_contract import checked, overlapping
from tests.calculators.pictures.drawn import PICTURES, SUBJECT, case, pictures
from tests.some import some

pytestmark = pytest.mark.slow

_WORDS = re.compile(r'>[^<]*<|data-exact="[^"]*"')
_POWER = re.compile(r"(\d)e[-+]?\d+")
LAYER = "cc-diagram-layer"

TELLS = {
    "announcement": ("facility_power", "useful_gpus", "full_build"),
    "carbon_ledgers": ("location", "market"),
    "duct_and_pipe": ("heat", "air", "water"),
    "fat_tree": ("gpus", "leaf", "spine", "switches", "cables"),
    "fence_to_chip": (),
    "flow_lottery": (),
    "hour_against_use": ("own_hour", "rent_hour", "breakeven_utilization"),
    "job_rectangle": ("gpus",),
    "load_curve": ("yearly_energy", "peak", "energy_cost", "demand_cost"),
    "load_swing": ("gpus", "working", "swing", "share"),
    "message_route": ("message",),
    "ring": (),
    "run_timeline": ("mtbf", "goodput", "interval_minutes", "checkpoint_time"),
    "save_gap": ("gap", "best_gap"),
    "spares": ("n", "n_plus_1", "two_n"),
    "staircase": ("server_load", "rack_power"),
    "three_distances": ("message", "inside_time", "between_time", "inside_gigabits"),
    "training_step": (),
    "two_clocks": ("delay", "lost_contribution"),
    "two_halls": ("pue_from", "pue_to", "gpus_before", "gpus_after"),
    "water_flow": ("direct_water",),
}
"""The inputs and lines that each picture says as its calculator writes them."""


def legible(figure: str) -> None:
    """Hold a figure to the contract of all figures, its words clear of each other.

    A reader's number may be so small that it is written as 5e-05; a coordinate never is.
    """
    root = checked(_WORDS.sub(lambda found: _POWER.sub(r"\1", found[0]), figure))
    for svg in root.iter("svg"):
        assert list(overlapping(svg, LAYER)) == []
        assert svg.find("desc").text.strip()


def words(figure: str) -> str:
    """Return all that a figure says."""
    return " ".join("".join(checked(figure).itertext()).split())


@pytest.mark.parametrize("name", pictures())
def test_every_picture_is_a_figure_with_its_numbers(name):
    """With the calculator's own inputs and with each preset: wide, narrow, described, a table."""
    figure = pictures()[name]
    legible(figure)
    root = checked(figure)
    assert len(list(root.iter("svg"))) == 2
    assert root.find("details/summary").text == "The numbers as a table"


def numbers(item):
    """Return what a reader may set an input to."""
    if item.options:
        return st.sampled_from(list(item.options.values()))
    if item.whole:
        return st.integers(math.ceil(item.low), math.floor(item.high))
    if item.log and item.low > 0:
        ends = math.log(item.low), math.log(item.high)
        return st.floats(*ends).map(lambda x: min(max(math.exp(x), item.low), item.high))
    return st.floats(item.low, item.high)


@pytest.mark.parametrize("name", PICTURES)
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(st.data())
def test_any_numbers_are_drawn(name, data):
    """Whatever the calculator answers can be drawn: all in its frame, no words on others."""
    picture = PICTURES[name]
    calculator = SUBJECT.catalog[data.draw(st.sampled_from(picture.of))]
    some = data.draw(st.sets(st.sampled_from([item.name for item in calculator.inputs])))
    given_ = {
        item.name: data.draw(numbers(item)) for item in calculator.inputs if item.name in some
    }
    assume(evaluate(calculator, {**calculator.defaults, **given_}) is not None)
    legible(drawn(picture, "any", case("any", calculator.name, given_)))


def test_every_picture_says_what_its_calculator_says():
    """Its words have the lines of the result as the result itself writes them."""
    assert set(TELLS) == set(PICTURES)
    for name, lines in some(TELLS.items()):
        one = case("a", PICTURES[name].of[0])
        said = words(drawn(PICTURES[name], "a", one))
        for line in lines:
            assert " ".join(one.text(line).split()) in said, (name, line)


def test_the_page_and_the_build_draw_alike():
    """A live answer carries the very figure that the build puts into the page."""
    for name, picture in some(PICTURES.items()):
        book = ScenarioBook(SUBJECT.catalog, {"a": Scenario(picture.of[0], {})})
        figure = Figure(form="picture", picture=name, scenario="a", uid="figure-1", against="")
        calculator, values = book.inputs("a")
        item = next(item for item in calculator.inputs if item.unit)
        asked = {
            "scenarios": {"a": {"calculator": picture.of[0], "given": {}, "like": ""}},
            "changes": {},
            "shown": [{f"a.{item.name}": item.high if values[item.name] < item.high else item.low}],
            "fields": [],
            "numbers": [],
            "figures": [figure],
            "calculators": [],
        }
        reply = json.loads(SUBJECT.answers.answer("page", json.dumps(asked)))
        built = figure_html(book, SUBJECT.steps, SUBJECT.pictures, figure)
        assert reply["figures"] == [built], name


def test_two_networks_are_drawn_of_two_scenarios():
    """The second scenario is a lane of its own, and the slower one is said to be longer."""
    fast, slow = case("a", "scaling"), case("b", "scaling", {"scale_out_bandwidth": 12.5e9})
    said = words(drawn(PICTURES["training_step"], "a", fast, slow))
    assert "on 12.5 GB/s" in said
    longer = slow["step_time"] / fast["step_time"] - 1
    assert fast.write("overlap")(longer) + " longer" in said


def test_a_draw_is_always_the_same():
    """Chance is seeded: a page looks the same tomorrow."""
    lottery = PICTURES["flow_lottery"]
    one = drawn(lottery, "a", case("a", "fabric", {"radix": 16, "gpus": 64}))
    assert one == drawn(lottery, "a", case("a", "fabric", {"radix": 16, "gpus": 64}))
    assert len(re.findall("<li[ >]", one)) == 7
