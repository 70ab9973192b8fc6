"""The promises about reading a calculator off its function."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from calculators.catalog import CATALOG
from calculators.cost import facts
from calculators.cost.units import Dollars, Gpus, Ratio
from calculators.engine.model.breach import Malformed
from calculators.engine.model.markers import Chart, Line, Number, calculator
from calculators.engine.model.read import read_calculator
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
        'give it one with "="',
        "annotate it as Annotated",
        "outside 1 to 5",
        "ending in “?”",
        "the chart draws nothing as x",
        "line price is no field of Bill",
    ):
        assert part in text


def test_an_input_takes_words_and_ends_from_the_fact_it_starts_from():
    """What its marker says goes before; the plausible ends come from the fact as well."""

    @calculator("Power", lines=LINES)
    def power(
        pue: Annotated[Ratio, Number()] = facts.PUE,
        aim: Annotated[Ratio, Number("PUE aimed at", high=2)] = facts.PUE,
    ) -> Bill:
        """What does power cost?"""
        return Bill(cost=pue * aim)

    plain, aimed = read_calculator(power).inputs
    assert (plain.label, plain.low, plain.high) == (facts.PUE.asked, *facts.PUE.allowed)
    assert plain.plausible == (facts.PUE.low, facts.PUE.high)
    assert (aimed.label, aimed.low, aimed.high) == ("PUE aimed at", facts.PUE.allowed[0], 2)


def test_an_input_without_words_or_fact_is_refused():
    """A form cannot ask for a number that has no name and no ends."""

    @calculator("Power", lines=LINES)
    def power(pue: Annotated[Ratio, Number()] = 1.2) -> Bill:
        """What does power cost?"""
        return Bill(cost=pue)

    with pytest.raises(Malformed, match="a label and ends, or start from a fact"):
        read_calculator(power)


@pytest.mark.parametrize("name", CATALOG)
def test_every_calculator_asks_a_question_and_shows_its_number(name):
    """The question heads the page; the headline sentence holds its own line."""
    item = CATALOG[name]
    assert item.question.endswith("?")
    assert item.headline.headline is not None
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
