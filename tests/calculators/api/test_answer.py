"""The promises of the one door between the page and Python."""

import json

import pytest

from calculators.catalog import CATALOG
from calculators.engine.page.card import card_html
from calculators.engine.working.derive import derive
from tests.ours import answer
from tests.some import some


def ask(name, **request):
    """Ask as the page does."""
    return json.loads(answer(name, json.dumps(request)))


@pytest.mark.parametrize("name", CATALOG)
def test_the_live_answer_equals_the_printed_one(name):
    """For every calculator, each part the door gives stands word for word in the built card."""
    item = CATALOG[name]
    printed = card_html(item, derive(item), start=item.defaults, uid="a")
    for part, html in some(ask(name, uid="a")["parts"].items()):
        assert html in printed, part


def test_a_changed_input_changes_the_answer():
    """256 GPUs to 512 doubles the bill."""
    assert ask("training_job", inputs={"gpus": "512"})["values"]["extra_cost"] == "107520"


def test_a_bad_input_is_answered_beside_its_field():
    """What was typed, and what would do; no parts, so the last good result stays."""
    reply = ask("training_job", inputs={"gpus": "lots", "hours": "9e9"})
    assert reply["errors"]["gpus"] == "“lots” is not a number. Enter a number from 1 to 200,000."
    assert reply["errors"]["hours"] == (
        "9e9 is more than this field takes. Enter a number from 1 to 20,000."
    )
    assert "parts" not in reply


def test_a_stranger_at_the_door_gets_a_sentence():
    """Unknown names and broken text are answers too, never a traceback."""
    assert "no calculator" in ask("rm_rf")["failed"]
    assert "failed" in json.loads(answer("training_job", "not json"))


def test_a_slider_stop_is_turned_into_a_number_by_python():
    """JavaScript knows positions only."""
    reply = ask("training_job", slide=["gpus", 200])
    assert reply["fields"]["gpus"]["text"] == "200,000"


def test_a_field_can_be_written_in_another_unit():
    """The value keeps its meaning when its unit changes."""
    reply = ask("training_job", inputs={"hours": "240"}, rewrite={"hours": 1})
    assert reply["fields"]["hours"]["text"] == "10"
    again = ask("training_job", inputs={"hours": "10"}, writings={"hours": 1})
    assert again["values"] == reply["values"]
