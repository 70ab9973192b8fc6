"""The promises about "How this was worked out"."""

import re

import pytest

from calculators.catalog import CATALOG
from calculators.engine.numbers.precise import precise
from calculators.engine.running.run import run
from calculators.engine.working.derive import derive
from calculators.engine.working.show import worked_steps
from tests.some import some

MAY_REPEAT = {"resale today"}  # the same number, once for each GPU and once for all


def rows(name, **given):
    """Return the working of a run."""
    item = CATALOG[name]
    result = run(item, {**item.defaults, **given})
    return worked_steps(item, derive(item), result.seen), result


def test_the_working_shows_the_readers_own_numbers():
    """The InfiniBand example, step by step, as the lesson prints it."""
    steps, _ = rows("training_job", gpus=256, hourly_price=7, hours=100, stretch=1.3)
    assert steps[1] == (
        "Cost of the job",
        "GPUs × price per GPU-hour × hours on the fast fabric",
        "256\u00a0GPUs × $7/GPU-hour × 100\u00a0h",
        "$179,200",
    )
    assert steps[4][2:] == ("$232,960 \u2212 $179,200", "$53,760")


@pytest.mark.parametrize("name", CATALOG)
def test_the_working_arrives_at_the_headline(name):
    """For every calculator the headline's line is one of the steps, written precise."""
    steps, result = rows(name)
    line = CATALOG[name].headline
    assert (line.label, precise(result.value(line.name), line.unit)) in [
        (row[0], row[3]) for row in steps
    ]


FACTORS = {"ms": 1e-3, "µs": 1e-6, "million": 1e6, "billion": 1e9, "trillion": 1e12, "%": 0.01}


def recomputed(numbers):
    """Work a row out from its printed text alone, as a reader would; None where it has words."""
    text = re.sub(r"/[A-Za-z-]+|\$", "", numbers.replace("\u00a0", " ").replace(",", ""))
    for word, factor in FACTORS.items():
        text = re.sub(rf"([\d.]+) ?{word}(?![\w/])", rf"(\1*{factor})", text)
    text = text.replace("×", "*").replace("÷", "/").replace("\u2212", "-").replace("^", "**")
    text = re.sub(r"(?<=\d) (?:GPUs|GB|MW|kW|W|h|s|years|MWh|GPU-hours)\b", "", text)
    if re.search(r"[A-Za-z√]", re.sub(r"\de[+-]?\d", "", text)):
        return None
    return eval(text)  # noqa: S307 - digits and signs alone


@pytest.mark.parametrize(
    "name",
    [
        "training_job",
        "site_power",
        "transfer",
        "two_bids",
        "fabric",
        "racks",
        "own_or_rent",
        "fabric_stretch",
    ],
)
def test_a_reader_can_do_the_sum_again(name):
    """The printed numbers give the printed result, to a thousandth; most rows can be read so."""
    steps, _ = rows(name)
    seen = 0
    for _, _, numbers, result in steps:
        again, right = recomputed(numbers), recomputed(result)
        if again is None or right is None:
            continue
        seen += 1
        assert again == pytest.approx(right, rel=1e-3), f"{numbers} = {result}"
    assert seen >= len(steps) // 2


def test_steps_are_called_as_the_result_calls_them():
    """A quantity that a line shows has the line's name, whichever function worked it out."""
    steps, _ = rows("site_power")
    assert [row[0] for row in steps[:2]] == ["IT load", "Facility load"]
    assert steps[1][1] == "IT load × PUE"


def test_conversions_and_idle_terms_are_left_out():
    """450 GB/s × 8 are gigabits already; plus a latency of nothing is nothing."""
    steps, _ = rows("transfer")
    assert steps[0][2:] == ("450\u00a0GB/s × 8", "3,600\u00a0Gb/s")
    assert steps[2][2] == "16\u00a0GB ÷ 450\u00a0GB/s"


@pytest.mark.parametrize("name", CATALOG)
def test_no_two_steps_have_the_same_name_for_different_things(name):
    """A name in a formula must mean one number: the same exchange on two networks is told apart."""
    steps, _ = rows(name)
    doubles = [row[0] for row in steps if sum(other[0] == row[0] for other in steps) > 1]
    assert set(doubles) <= MAY_REPEAT


@pytest.mark.parametrize("name", CATALOG)
def test_no_step_shows_code(name):
    """A reader sees words and numbers, never Python."""
    steps, _ = rows(name)
    for row in some(steps):
        for text in some(row):
            assert "_" not in text, row
            assert "e-0" not in text
            assert "nan" not in text.split()


def test_the_working_goes_through_the_one_call():
    """A calculator that hands on a function's record shows that function's steps as its own."""
    item = CATALOG["training_job"]
    assert {step.result.path.rpartition(":")[2] for step in derive(item)} == {"stretched_job"}
    steps, _ = rows("training_job")
    assert [row[0] for row in steps] == [line.label for line in item.lines]
