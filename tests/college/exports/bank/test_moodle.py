"""The promises of the questions as Moodle XML, read from the file as Moodle does."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from calculators.engine.prose.grading import VerdictKind
from college.exports.bank.moodle import moodle_xml
from college.source.question import Kind
from tests.college.exports.bank.judged import all_questions, numbers_and_verdicts
from tests.ours import our_course
from tests.some import some

pytestmark = pytest.mark.slow

TYPES = {"multichoice": "choice", "numerical": "number", "matching": "order", "essay": "open"}


@pytest.fixture(scope="module")
def written():
    """Return the questions of the file by their id number."""
    course = our_course()
    root = ET.fromstring(moodle_xml(course, course.lessons.values()))  # noqa: S314 - our own file
    return {item.findtext("idnumber"): item for item in root if item.get("type") != "category"}


def test_every_question_is_there_in_its_kind_and_place(written):
    """None is lost, none is doubled; each lies in the category of its lesson."""
    asked = all_questions()
    assert {*asked} <= {*written}
    for name, (question, _) in asked.items():
        assert TYPES[written[name].get("type")] == question.kind
    course = our_course()
    root = ET.fromstring(moodle_xml(course, course.lessons.values()))  # noqa: S314 - our own file
    shelf = ""
    for item in root:
        if item.get("type") == "category":
            shelf = item.findtext("category/text")
        else:
            lesson = course.lessons[item.findtext("idnumber").split("/")[0]]
            assert lesson.title.replace("/", "//") in shelf
            assert len(item.findtext("name/text")) <= 255


def judge(question, value):
    """Return grade and feedback of a number: of the answers, the first that fits."""
    for answer in question.findall("answer"):
        near = abs(value - float(answer.findtext("text")))
        if near <= float(answer.findtext("tolerance")):
            return answer.get("fraction"), answer.findtext("feedback/text")
    return "0", ""


def test_a_right_number_counts_and_each_slip_hears_what_the_page_says(written):
    """Both are judged by the file alone, and compared with the course's own judge."""
    slips = 0
    for name, value, verdict in numbers_and_verdicts():
        fraction, heard = judge(written[name], value)
        assert fraction == ("100" if verdict.right else "0"), (name, value)
        if verdict.kind is VerdictKind.SLIP:
            slips += 1
            assert ET.fromstring(heard).text == verdict.say  # noqa: S314 - our own file
    assert slips > 50


def test_one_option_is_right_and_each_has_its_reason(written):
    """As many options as the record has; the right one is worth everything, the others nothing."""
    for name, (question, _) in some(all_questions().items()):
        if question.kind is Kind.CHOICE:
            answers = written[name].findall("answer")
            rights = ["100" if choice.right else "0" for choice in question.choices]
            assert [answer.get("fraction") for answer in answers] == rights
            reasons = [bool(choice.reason) for choice in question.choices]
            assert [bool(answer.findtext("feedback/text")) for answer in answers] == reasons
        if question.kind is Kind.ORDER:
            rows = written[name].findall("subquestion")
            assert (
                len(rows)
                == len(question.items)
                == len({*(r.findtext("answer/text") for r in rows)})
            )


def test_variants_are_questions_of_their_own_with_other_answers(written):
    """Their prompts differ, and so do their numbers."""
    varied = [name for name in written if name.rpartition("-")[0] in all_questions()]
    assert len(varied) >= 17
    for name in varied:
        first, other = (written[key] for key in (name.rpartition("-")[0], name))
        assert first.findtext("questiontext/text") != other.findtext("questiontext/text")
