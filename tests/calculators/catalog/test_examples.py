"""The promise that every worked example of the course comes out of its calculator as printed."""

import pytest

from calculators.catalog import CATALOG
from calculators.engine.numbers.write import write
from calculators.engine.running.run import evaluate, typed
from tests.calculators.catalog.printed_examples import EXAMPLES


@pytest.mark.parametrize(("name", "given", "printed"), EXAMPLES)
def test_the_example_comes_out_as_printed(name, given, printed):
    """Each line, written as the page writes it; a digit format after the name overrides."""
    item = CATALOG[name]
    record = evaluate(item, typed(item, given))
    written = {}
    for key in printed:
        field, _, spec = key.partition(" ")
        written[key] = write(getattr(record, field), item.line(field).unit, spec)
    assert written == printed


def test_owning_may_never_pay_back():
    """Where renting costs less than running what one owns, payback is "never"."""
    item = CATALOG["own_or_rent"]
    record = evaluate(item, typed(item, {"hourly_price": 0.5}))
    assert record.payback is None
    assert item.line("payback").none == "never"


def test_a_model_that_does_not_fit_is_explained():
    """By how much, and what would make it fit; a batch too large is refused as well."""
    serving = CATALOG["model_serving"].function
    with pytest.raises(ValueError, match=r"does not fit.*GB too little\. It could fit on 2 GPUs"):
        serving(gpus=1)
    with pytest.raises(ValueError, match=r"400 requests do not fit.*memory for 323"):
        serving(batch=400)
