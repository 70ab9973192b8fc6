"""The promises about a question asked again with other numbers."""

import pytest

from calculators.api.question import question_reply
from calculators.catalog import CATALOG
from calculators.engine.prose.expression import Nonsense, Scenario, ScenarioBook
from calculators.engine.prose.variant import read_varied, variant

SCENARIOS = {"office": Scenario("gpu_hour", {"hourly_price": 3, "utilization": 0.4})}
RECORDS = {
    "office": {
        "calculator": "gpu_hour",
        "given": {"hourly_price": 3, "utilization": 0.4},
        "like": "",
    }
}
ANSWER, SLIP = "office.paid_hour / office.utilization", "office.paid_hour * office.utilization"


@pytest.mark.parametrize("seed", range(20))
def test_a_range_is_kept(seed: int) -> None:
    """A price stays between the ends that its author gave, and is another."""
    book = ScenarioBook(CATALOG, SCENARIOS)
    changed = variant(book, ANSWER, ["office.hourly_price 2..5"], str(seed))
    price = changed.inputs("office")[1]["hourly_price"]
    assert 2 <= price <= 5
    assert price != 3


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_a_slip_follows_the_variant(turn: int) -> None:
    """Who multiplies in place of dividing is told so, whatever the numbers are."""
    request = {
        "scenarios": RECORDS,
        "expr": ANSWER,
        "vary": "office.utilization 0.3..0.7",
        "seed": "a",
        "turn": turn,
        "slips": [{"expr": SLIP, "say": "You multiplied."}],
    }
    ((value, _),) = question_reply(CATALOG, (), {**request, "numbers": [(SLIP, "")]})["numbers"]
    reply = question_reply(CATALOG, (), {**request, "text": value})
    assert (reply["kind"], reply["say"]) == ("slip", "You multiplied.")


def test_what_names_no_input_is_refused() -> None:
    """With what to write."""
    with pytest.raises(Nonsense, match=r"write one such as fast.price 2\.\.5"):
        read_varied("hourly price")
