"""The promises of grading: units, tolerance, slips, and variants that make sense."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.catalog import CATALOG, SLIPS
from calculators.engine.prose.expression import Scenario, ScenarioBook
from calculators.engine.prose.grading import grade, grade_shown
from calculators.engine.prose.slips import GENERIC
from calculators.engine.prose.variant import other_values, variant
from tests.ours import answer
from tests.some import some

FAST = {"calculator": "training_job", "given": {"gpus": 256, "hourly_price": 7, "hours": 100}}
SCENARIOS = {
    "fast": {**FAST, "like": ""},
    "slow": {"calculator": "", "given": {"hours": 130}, "like": "fast"},
}
EXTRA = "slow.cost - fast.cost"


def book(**given):
    """Return a book with the lesson's two scenarios."""
    fast = {**FAST["given"], **given}
    return ScenarioBook(
        CATALOG,
        {
            "fast": Scenario("training_job", fast),
            "slow": Scenario("", {"hours": 130}, "fast"),
        },
    )


def asked(**request):
    """Ask through the door, as a page does."""
    whole = {"scenarios": SCENARIOS, "expr": EXTRA, "seed": "a", **request}
    return json.loads(answer("question", json.dumps(whole)))


@pytest.mark.parametrize(
    "text", ["53760", "$53,760", " 53 760 ", "53.76k", "54,000", "$53,760 dollars", "5.376e4"]
)
def test_however_it_is_written_it_is_right(text):
    """Signs, separators, multiples and rounding within the tolerance do not matter."""
    assert grade(text, book().amount(EXTRA)).right


@pytest.mark.parametrize("text", ["55,000", "52,000"])
def test_outside_the_tolerance_is_wrong_and_told_which_way(text):
    """Two percent is the line, and the reader learns on which side of it they are."""
    verdict = grade(text, book().amount(EXTRA))
    assert verdict.kind == "wrong"
    assert verdict.say == ("Too high." if text == "55,000" else "Too low.")


@pytest.mark.parametrize(
    ("text", "words"),
    [("430080", "bytes"), ("107520", "Twice"), ("53.76", "thousand"), ("-53760", "sign")],
)
def test_slips_of_any_sum_have_their_own_words(text, words):
    """A factor of eight, two or a thousand, and a wrong sign, are named."""
    verdict = grade(text, book().amount(EXTRA), slips=(*SLIPS, *GENERIC))
    assert verdict.kind == "slip"
    assert words in verdict.say


@given(st.sampled_from((*SLIPS, *GENERIC)), st.booleans(), st.floats(0.01, 1e9))
def test_no_generic_slip_is_ever_taken_for_right(slip, high, target):
    """Whatever the answer, a value off by such a factor is not it."""
    amount = book().amount(EXTRA)
    value = target * slip.factor if high else target / slip.factor
    expected = type(amount)(target, amount.unit)
    verdict = grade(repr(value), expected, slips=(*SLIPS, *GENERIC))
    assert not verdict.right


@pytest.mark.parametrize("text", ["", "lots", "5 to 9"])
def test_what_is_no_number_is_not_held_against_anyone(text):
    """It gets a sentence and counts as no try."""
    verdict = grade(text, book().amount(EXTRA))
    assert verdict.kind == "unreadable"
    assert verdict.say


@pytest.mark.parametrize("text", ["23.1", "23%", "0.231", "23.1 %"])
def test_a_share_may_be_typed_as_percent_or_fraction(text):
    """Both are common, both are right."""
    assert grade(text, book().amount("fast.discount")).right


@pytest.mark.parametrize("text", ["50 GB/s", "50", "400 Gb/s", "0.05 TB/s"])
def test_units_are_converted(text):
    """Bits for bytes, tera for giga, or the unit the answer is shown in."""
    move = ScenarioBook(CATALOG, {"move": Scenario("transfer", {})})
    assert grade(text, move.amount("move.scale_out_bandwidth")).right


@pytest.mark.parametrize(
    ("text", "shown", "kind"),
    [
        ("5.38", "$5.38/GPU-hour", "right"),
        ("$5.4", "$5.38/GPU-hour", "right"),
        ("23", "23.1%", "right"),
        ("97.5", "$97.5 million", "right"),
        ("97,500,000", "$97.5 million", "right"),
        ("130 h", "130\u00a0h", "right"),
        ("53.8", "$5.38/GPU-hour", "wrong"),
        ("", "$5.38", "unreadable"),
    ],
)
def test_a_step_is_judged_against_its_printed_result(text, shown, kind):
    """The result of a worked step is known as it is printed; that is enough."""
    assert grade_shown(text, shown).kind == kind


def test_the_door_judges_with_the_authors_slips():
    """A foreseen wrong answer is met with the author's own sentence."""
    slips = [{"expr": "slow.cost", "say": "That is the whole bill."}]
    told = asked(text="232,960", slips=slips)
    assert told == {"kind": "slip", "right": False, "say": "That is the whole bill."}


def test_changing_a_scenario_moves_the_answer():
    """The model decides, not a stored number: what was right for $7 is wrong for $3."""
    other = {
        **SCENARIOS,
        "fast": {**FAST, "given": {**FAST["given"], "hourly_price": 3}, "like": ""},
    }
    assert asked(text="53760")["right"]
    assert not asked(text="53760", scenarios=other)["right"]
    assert asked(text="23040", scenarios=other)["right"]


def test_other_numbers_are_the_same_for_the_same_seed_and_sensible():
    """Seeded; the answer moves, keeps its sign, and the slower job stays the slower one."""
    numbers = [["fast.gpus", "bare"], ["fast.hours", "bare"], ["slow.hours", "bare"], [EXTRA, ""]]
    seen = set()
    for turn in range(1, 15):
        request = {"turn": turn, "vary": "fast.gpus, slow.hours", "numbers": numbers}
        told = asked(**request)["numbers"]
        assert told == asked(**request)["numbers"]
        gpus, fast, slow, extra = (float(value) for value, _ in told)
        assert slow > fast
        assert extra == pytest.approx(gpus * 7 * (slow - fast))
        assert asked(**{**request, "text": told[3][1]})["right"]
        seen.add(extra)
    assert len(seen) > 4


def test_a_question_that_cannot_vary_stays_as_it_is():
    """No input named, no change."""
    same = book()
    assert variant(same, EXTRA, [""], "seed") is same


@pytest.mark.parametrize("name", CATALOG)
def test_other_values_lie_within_the_range(name):
    """Whatever input an author varies, the form would take what is drawn."""
    numbers = [item for item in CATALOG[name].inputs if not item.options]
    drawn = [(item, value) for item in numbers for value in other_values(item, item.default)]
    for item, value in some(drawn):
        assert item.low <= value <= item.high
        assert value != item.default
