"""The promises about what may stand between {{ and }}."""

import pytest

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import Nonsense, Scenario, ScenarioBook

BOOK = ScenarioBook(
    CATALOG,
    {
        "fast": Scenario("training_job", {"gpus": 256, "hourly_price": 7, "hours": 100}),
        "slow": Scenario("", {"hours": 130}, "fast"),
        "snake": Scenario("", {}, "snake"),
    },
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("fast.hourly_cost", "$1,792"),
        ("fast.cost", "$179,200"),
        ("slow.cost", "$232,960"),
        ("slow.cost - fast.cost", "$53,760"),
        ("slow.cost / fast.cost", "1.3"),
        ("2 * fast.cost", "$358,400"),
        ("fast.cost * fast.discount", "$41,354"),
        ("fast.discount * fast.cost", "$41,354"),
        ("fast.cost * (fast.discount / 1)", "$41,354"),
        ("fast.cost / fast.discount", "$776,533"),
        ("fast.discount * fast.discount", "5.3%"),
        ("training_job(gpus=8, hours=1).cost", "$56"),
        ("fast.breakeven", "$5.38"),
        ("fast.discount", "23.1%"),
    ],
)
def test_the_lessons_numbers_come_out_exactly(text, shown):
    """The figures the first lesson must print."""
    assert BOOK.amount(text).text() == shown


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("fast.price", "has no “price”"),
        ("quick.cost", "no calculator “quick”|no scenario “quick”"),
        ("fast.cost + fast.hours", "mixes"),
        ("fast.cost * slow.cost", "not allowed"),
        ("__import__('os').system('true')", "not allowed"),
        ("fast.cost.__class__", "not allowed"),
        ("fast.cost if 1 else 2", "not allowed"),
        ("fast.cost +", "not an expression"),
        ("snake.cost", "like itself"),
        ("training_job(gpus=fast.gpus).cost", "plain number"),
        ("training_job(gpus=0).cost", "outside"),
        ("-own_or_rent(hourly_price=0.5).payback", "no value"),
        ("2 * own_or_rent(hourly_price=0.5).payback", "no value"),
        ("training_job(gpus=2.5).cost", "whole number"),
    ],
)
def test_anything_else_is_refused_with_a_reason(text, part):
    """No expression can run code, and each refusal says what to write."""
    with pytest.raises(Nonsense, match=part):
        BOOK.amount(text)


def test_a_change_reaches_the_scenarios_that_are_like_it():
    """Doubling the GPUs of one doubles the other that takes its inputs from it."""
    changed = BOOK.with_changes({"fast": {"gpus": 512}})
    assert changed.amount("slow.cost - fast.cost").text() == "$107,520"


def test_a_refusal_holds_what_is_wrong_and_the_remedy_apart():
    """And the scenario's name, so that nobody takes the sentence to pieces."""
    broken = BOOK.with_changes({"fast": {"gpus": 2.5}})
    with pytest.raises(Nonsense) as refusal:
        broken.amount("fast.cost")
    reason = refusal.value
    assert (reason.what, reason.remedy) == ("gpus is 2.5", "give a whole number")
    assert reason.scenario == "fast"
    assert str(reason) == "scenario fast: gpus is 2.5; give a whole number."
