"""The promise of the door to any words: a result or a sentence, soon, and never Python's own."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from calculators.api.answer import UNFORESEEN
from calculators.api.shape import LONGEST_REQUEST
from calculators.cost import units
from calculators.engine.numbers.read import LONGEST, Unreadable, read
from calculators.engine.prose.expression import Amount, Nonsense, ScenarioBook
from calculators.engine.prose.grading import grade
from tests.fuzz.judge import asked, problems
from tests.fuzz.requests import KINDS
from tests.ours import SUBJECT, answer

WORDS = st.one_of(st.text(max_size=30), st.text("0123456789.,eE+-%$ to_\u2212\u0663", max_size=12))


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_any_request_gets_a_result_or_a_sentence(kind, seed):
    """Over fields, links, choices, questions, sentences and requests made by hand."""
    name, text = KINDS[kind](random.Random(seed))
    found = [problem for problem in asked(name, text) if "ms of the processor" not in problem]
    assert found == [], text[:300]


@settings(max_examples=60, deadline=None)
@given(typed=WORDS)
@example(typed="e\u0c69")
@example(typed="1 _.e5")
@example(typed="\ud800")
def test_any_words_in_a_field_are_read_or_refused(typed):
    """The field keeps its last good value, and is told why in a sentence."""
    reply = answer("training_job", json.dumps({"inputs": {"hourly_price": typed}, "moving": True}))
    assert problems(reply) == []
    told = json.loads(reply)
    assert "values" in told or told.get("refused") or told["errors"]["hourly_price"].endswith(".")


def test_the_judge_can_fail():
    """Python's own words, a number that is none, and a failure nobody foresaw are all found."""
    for said in ("'int' object has no attribute 'split'", "math.nan is NaN", UNFORESEEN):
        assert problems(json.dumps({"failed": said})), said
    assert problems('{"values": {"cost": NaN}}')


@pytest.mark.parametrize(
    "text",
    [
        *("no request", "[]", "7", '{"inputs": 7}', '{"inputs": {"gpus": 7}}', '{"slide": ["a"]}'),
        *('{"start": {"gpus": NaN}}', '{"start": {"gpus": 1e999}}', "[" * 5000, "9" * 5000),
        '{"start": {"gpus": 1' + "0" * 400 + "}}",
        '{"uid": "' + "x" * LONGEST_REQUEST + '"}',
    ],
)
def test_what_is_no_request_is_told_in_a_sentence(text):
    """Whoever wrote it by hand learns where it is wrong."""
    reply = answer("training_job", text)
    assert problems(reply) == []
    assert json.loads(reply)["failed"].startswith("The page sent")


def test_a_text_longer_than_a_number_is_refused_at_once():
    """With the limit in the sentence, and a little of what was typed."""
    with pytest.raises(Unreadable) as refusal:
        read("1" * (LONGEST + 1), units.DOLLARS)
    assert str(refusal.value).endswith(f"is too long: a number has at most {LONGEST} signs.")
    assert len(str(refusal.value)) < 120


def test_an_expression_longer_than_a_line_is_refused_at_once():
    """With the remedy: whatever takes so many signs is a calculation."""
    with pytest.raises(Nonsense, match="longer than 300 signs; let a calculator work it out"):
        ScenarioBook(SUBJECT.catalog, {}).amount("1+" * 200 + "1")


def test_a_request_longer_than_any_page_sends_is_refused():
    """Before anyone reads it."""
    said = json.loads(answer("training_job", "{}" + " " * LONGEST_REQUEST))["failed"]
    assert said == "The page sent more than the 200,000 signs Python reads."


def seconds(work, text):
    """Return the processor's time for one text, the least of five."""
    times = []
    for _ in range(5):
        before = time.thread_time_ns()
        work(text)
        times.append(time.thread_time_ns() - before)
    return min(times)


def read_once(text):
    """Read a field."""
    with pytest.raises(Unreadable):
        read(text, units.DOLLARS)


def expression_once(text):
    """Work an expression out."""
    with pytest.raises(Nonsense):
        ScenarioBook(SUBJECT.catalog, {}).amount(text)


@pytest.mark.parametrize("work", [read_once, expression_once])
@pytest.mark.parametrize("piece", ["$", " ", "1 ", "1,", "1 to ", "(", "-", "a.b+", "9", "٣"])
def test_reading_grows_with_the_text_and_no_faster(work, piece):
    """Sixteen times the text takes at most thirty times as long; the first edition took 250."""
    short, long = (f"x{piece * count}!" for count in (2_000, 32_000))
    assert seconds(work, long) <= 30 * max(seconds(work, short), 20_000)


def test_an_answer_of_any_length_is_judged():
    """A page of text typed for a number is unreadable, not right or wrong."""
    verdict = grade("1 a." * 5000, Amount(7.0, units.DOLLARS))
    assert verdict.kind == "unreadable"


@pytest.mark.parametrize("error", [ValueError("math domain error"), TypeError("not callable")])
def test_what_a_calculators_python_says_of_itself_is_not_passed_on(error):
    """A refusal in a sentence is; an error of a step, or of the code, is told in words of ours."""

    def broken(**_):
        raise error

    catalog = {"training_job": replace(SUBJECT.catalog["training_job"], function=broken)}
    reply = replace(SUBJECT.answers, catalog=catalog).answer("training_job", "{}")
    told = json.loads(reply)
    assert str(error) not in reply
    assert "a step of the calculation has no value" in told.get("refused", "") or told == {
        "failed": UNFORESEEN
    }


@pytest.mark.parametrize("was", ["nan", "inf", "1e999", "-Infinity", "9" * 5000, "1e308"])
def test_a_link_that_remembers_no_number_says_nothing_of_it(was):
    """Neither is it carried into a sentence, nor does it stop the run."""
    linked = {"was": was, "v": "<b>" * 50, "gpus": "9..5"}
    reply = answer("training_job", json.dumps({"linked": linked, "moving": True}))
    assert problems(reply) == []
    assert json.loads(reply)["notices"] == []


@pytest.mark.parametrize("name", ["page", "question"])
def test_a_request_of_another_shape_is_told(name):
    """Where it is wrong, whoever sent it."""
    said = json.loads(answer(name, '{"scenarios": 7, "text": [], "expr": {}}'))["failed"]
    assert said.startswith("The page sent what Python cannot read: ")
