"""The promises of a page's numbers: one change, and everything that shows them follows."""

import json

import pytest

from calculators.engine.page.figure import figure_html
from calculators.engine.prose.changes import changed_book
from calculators.engine.prose.expression import Scenario, ScenarioBook
from tests.ours import SUBJECT, answer

SCENARIOS = {
    "fast": {
        "calculator": "training_job",
        "given": {"gpus": 256, "hourly_price": 7, "hours": 100},
        "like": "",
    },
    "slow": {"calculator": "", "given": {"hours": 130}, "like": "fast"},
    "other": {"calculator": "gpu_hour", "given": {}, "like": ""},
}
FIGURES = [
    {"form": "sweep", "scenario": "fast", "uid": "one"},
    {"form": "steps", "scenario": "slow", "uid": ""},
    {"form": "tornado", "scenario": "other", "uid": "two"},
]
CALCULATORS = [
    {"name": "training_job", "scenario": "fast", "request": {"uid": "a"}},
    {"name": "training_job", "scenario": "slow", "request": {"uid": "b"}},
]
NUMBERS = [["fast.cost", ""], ["slow.cost - fast.cost", ""]]


def ask(**request):
    """Ask as a page does that shows the example."""
    whole = {
        "scenarios": SCENARIOS,
        "changes": {},
        "shown": [{}],
        "fields": ["fast.gpus"],
        "numbers": NUMBERS,
        "figures": FIGURES,
        "calculators": CALCULATORS,
    }
    return json.loads(answer("page", json.dumps(whole | request)))


def book(changes):
    """Return the book of the same page."""
    scenarios = {name: Scenario(**item) for name, item in SCENARIOS.items()}
    return changed_book(ScenarioBook(SUBJECT.catalog, scenarios), changes)


def test_a_typed_number_changes_all_that_shows_it():
    """Numbers, figures and calculators, those of a scenario that is like it too."""
    reply = ask(typed={"fast.gpus": "512"})
    assert reply["changes"] == {"fast.gpus": 512}
    assert reply["numbers"] == [["358400", "$358,400"], ["107520", "$107,520"]]
    assert reply["fields"]["fast.gpus"]["text"] == "512"
    assert [own["now"]["gpus"] for own in reply["calculators"]] == [512, 512]
    assert reply["figures"][0] == figure_html(
        book({"fast.gpus": 512}), SUBJECT.steps, SUBJECT.pictures, FIGURES[0]
    )
    assert "512" in reply["figures"][1]
    assert reply["figures"][2] is None, "nothing in it changed"


def test_a_calculator_changes_the_page():
    """What is asked of one calculator, the sentence and the other calculators show too."""
    asking = [CALCULATORS[0] | {"request": {"uid": "a", "inputs": {"hours": "200"}}}]
    reply = ask(calculators=asking + CALCULATORS[1:], asked=0)
    assert reply["changes"] == {"fast.hours": 200}
    assert reply["numbers"][0] == ["358400", "$358,400"]
    assert reply["calculators"][0]["values"]["cost"] == "358400"
    assert reply["calculators"][1] is None, "slow has hours of its own"


def test_a_number_typed_back_is_no_change():
    """The example's own value leaves nothing to go back from."""
    assert ask(changes={"fast.gpus": 512}, typed={"fast.gpus": "256"})["changes"] == {}


def test_a_bad_entry_keeps_the_last_good_numbers():
    """A sentence beside it, the changes of before, and no part drawn anew."""
    reply = ask(changes={"fast.gpus": 512}, typed={"fast.gpus": "many"})
    assert "not a number" in reply["errors"]["fast.gpus"]
    assert reply["changes"] == {"fast.gpus": 512}
    assert reply["numbers"] == []
    assert set(reply["figures"] + reply["calculators"]) == {None}
    asking = [CALCULATORS[0] | {"request": {"inputs": {"hours": "long"}}}]
    told = ask(changes={"fast.gpus": 512}, calculators=asking, asked=0)
    assert told["changes"] == {"fast.gpus": 512}
    assert "hours" in told["calculators"][0]["errors"]


@pytest.mark.parametrize("by", [1, 10, -1, -10, 500, -500])
def test_a_step_goes_along_the_slider(by):
    """Each stop is another value, in the direction it was asked for, and within the ends."""
    now = ask(moved={"address": "fast.gpus", "by": by})["changes"]["fast.gpus"]
    assert (now - 256) * by > 0
    assert 1 <= now <= 200_000


def test_no_step_is_no_change():
    """A drag that comes back to where it began leaves the number it began with."""
    assert ask(moved={"address": "fast.gpus", "by": 0})["changes"] == {}


def test_a_link_brings_its_numbers():
    """An address carries changes; what does not fit is told."""
    link = ask(typed={"fast.gpus": "512"})["link"]
    assert ask(linked=dict(link))["changes"] == {"fast.gpus": 512}
    assert "does not fit" in ask(linked={"fast.gpus": "-1"})["notices"][0]


def test_a_range_in_a_calculator_stays_while_other_numbers_change():
    """The page has its middle; the field keeps both ends until its own number is changed."""
    request = {"uid": "a", "inputs": {"hours": "100 to 200"}}
    asking = [CALCULATORS[0] | {"request": request}]
    first = ask(calculators=asking, asked=0)
    kept = ask(calculators=asking, changes=first["changes"], typed={"fast.gpus": "512"})
    assert kept["calculators"][0]["fields"]["hours"]["text"] == "100 to 200"
    other = ask(calculators=asking, changes=first["changes"], typed={"fast.hours": "120"})
    assert other["calculators"][0]["fields"]["hours"]["text"] == "120"


def test_a_moved_number_that_comes_back_is_drawn_anew():
    """Some parts show a moment ago: they are drawn again, though the numbers are the first ones."""
    reply = ask(shown=[{}, {"fast.gpus": 512}], moved={"address": "fast.gpus", "by": 0})
    assert reply["figures"][0] is not None
    assert reply["calculators"][0] is not None
