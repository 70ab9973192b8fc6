"""This file is the promises about "How this was worked out"."""

import pytest

from calculators.catalog import CATALOG
from calculators.engine.derive import derive
from calculators.engine.run import run
from calculators.engine.working import worked_steps
from calculators.engine.writing import write_in_full


def rows(name, **given):
    """Give the working of a run."""
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
    """For every calculator the headline's line is one of the steps, with the same text."""
    steps, result = rows(name)
    line = CATALOG[name].headline
    assert (line.label, write_in_full(result.value(line.name), line.unit)) in [
        (row[0], row[3]) for row in steps
    ]


@pytest.mark.parametrize("name", CATALOG)
def test_no_step_shows_code(name):
    """A reader sees words and numbers, never Python."""
    steps, _ = rows(name)
    for row in steps:
        for text in row:
            assert "_" not in text, row
            assert "e-0" not in text
            assert "nan" not in text.split()
