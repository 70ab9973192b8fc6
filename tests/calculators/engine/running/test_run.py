"""The promises of one run: what is given is held to what the inputs take."""

import pytest

from calculators.catalog import CATALOG
from calculators.engine.running.run import Impossible, typed

JOB = CATALOG["training_job"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"gpus": 2.5}, "gpus is 2.5; give a whole number."),
        ({"gpus": 0}, "gpus is 0, outside 1 to 200000."),
        ({"gpus": "many"}, "gpus is “many”; give a number."),
        ({"cats": 2}, "training_job has no input “cats”; it has "),
    ],
)
def test_what_cannot_be_an_input_is_refused(given, sentence):
    """With the name of the input and what would do."""
    with pytest.raises(Impossible) as refusal:
        typed(JOB, given)
    assert str(refusal.value).startswith(sentence)


def test_a_whole_number_may_be_written_with_a_point():
    """JSON and YAML do not tell 7 from 7.0, and a whole input is whole."""
    gpus = typed(JOB, {"gpus": 512.0})["gpus"]
    assert (gpus, type(gpus)) == (512, int)
