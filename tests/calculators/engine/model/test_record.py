"""The promises about reading a calculator off its function."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from calculators.catalog import CATALOG
from calculators.cost.units import Dollars, Gpus
from calculators.engine.model.markers import Chart, Line, Number, calculator
from calculators.engine.model.read import Malformed, read_calculator
from tests.some import some


@dataclass(frozen=True)
class Bill:
    """A result of one line."""

    cost: Dollars


LINES = {"cost": Line("Cost", headline="It costs {cost}.")}


def test_the_decorator_hands_the_function_back():
    """A calculator stays an ordinary function, callable and testable."""

    def cables(gpus: Annotated[Gpus, Number("GPUs", 1, 10)] = 2) -> Bill:
        """What do cables cost?"""
        return Bill(cost=gpus)

    assert calculator("Cables", lines=LINES)(cables) is cables
    assert cables(gpus=3).cost == 3


def test_everything_wrong_is_said_at_once():
    """A developer sees all breaches together, each with what to write."""

    @calculator(
        "Broken", lines={**LINES, "price": Line("Price")}, chart=Chart(x="nothing", y="cost")
    )
    def broken(gpus: Gpus, nodes: Annotated[Gpus, Number("Nodes", 1, 5)] = 9) -> Bill:
        """Not a question."""
        return Bill(cost=gpus * nodes)

    with pytest.raises(Malformed) as problems:
        read_calculator(broken)
    text = str(problems.value)
    for part in (
        'give it a default with "="',
        "annotate it with a unit",
        "outside 1 to 5",
        "ending in “?”",
        "the chart plots",
        "line “price”: name a field of Bill that has a unit",
    ):
        assert part in text


@pytest.mark.parametrize("name", CATALOG)
def test_every_calculator_asks_a_question_and_shows_its_number(name):
    """The question heads the page; the headline sentence holds its own line."""
    item = CATALOG[name]
    assert item.question.endswith("?")
    assert "{" + item.headline.name + "}" in item.headline.headline
    assert item.explanation
    assert item.left_out, "every model leaves something out; say what"


BROKEN_DOWN = [name for name in CATALOG if any(line.part_of for line in CATALOG[name].lines)]


@pytest.mark.parametrize("name", some(BROKEN_DOWN))
def test_parts_add_up_to_their_whole(name):
    """Parts of a breakdown add up to the line they are part of."""
    item = CATALOG[name]
    record = item.function()
    wholes = {line.part_of for line in item.lines if line.part_of}
    for whole in some(wholes):
        parts = sum(getattr(record, line.name) for line in item.lines if line.part_of == whole)
        assert parts == pytest.approx(getattr(record, whole), rel=1e-9)
