"""The promises of the questions as QTI 2.1, judged by the rules that stand in each item."""

from __future__ import annotations

import io
import zipfile
from xml.etree import ElementTree as ET

import pytest

from calculators.engine.prose.grading import VerdictKind
from college.exports.bank.qti_package import qti_package
from college.source.question import Kind
from tests.college.exports.bank.judged import all_questions, numbers_and_verdicts
from tests.ours import our_course
from tests.some import some

Q = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"
P = "{http://www.imsglobal.org/xsd/imscp_v1p1}"


@pytest.fixture(scope="module")
def package():
    """Return the files of the package, each parsed."""
    course = our_course()
    data = qti_package(course, "all", course.lessons.values())
    with zipfile.ZipFile(io.BytesIO(data)) as zipped:
        texts = {name: zipped.read(name) for name in zipped.namelist()}
    return {name: ET.fromstring(text) for name, text in texts.items()}  # noqa: S314 - our own


def item(package, name):
    """Return the item of a question."""
    return package[f"items/{name.replace('/', '-')}.xml"]


def outcome(found, answer):
    """Run an item's own rules on an answer: the score and what is said."""
    score, heard = "0", None
    correct = [value.text for value in found.iterfind(f"{Q}responseDeclaration//{Q}value")]

    def holds(rule):
        if rule.tag == f"{Q}match":
            return answer == correct
        low, high = map(float, rule.get("tolerance").split())
        value = float(rule.findtext(f"{Q}baseValue"))
        return value - low <= answer <= value + high

    def run(rules):
        nonlocal score, heard
        for rule in rules:
            if rule.tag == f"{Q}setOutcomeValue":
                value = rule.findtext(f"{Q}baseValue")
                if value is None:
                    value = answer[0]
                if rule.get("identifier") == "SCORE":
                    score = value
                else:
                    heard = value
            elif rule.tag == f"{Q}responseCondition":
                branch = next(b for b in rule if b.tag == f"{Q}responseElse" or holds(b[0]))
                run([step for step in branch if step.tag == f"{Q}setOutcomeValue"])

    try:
        run(found.find(f"{Q}responseProcessing"))
    except StopIteration:  # no branch fits, and there is no other
        run([r for r in found.find(f"{Q}responseProcessing") if r.tag == f"{Q}setOutcomeValue"])
    said = {one.get("identifier"): one for one in found.iterfind(f"{Q}modalFeedback")}
    return score, "".join(said[heard].itertext())


def test_every_question_is_a_file_that_the_manifest_and_the_test_list(package):
    """None is lost on the way; what is named once is named the same everywhere."""
    files = {name for name in package if name.startswith("items/")}
    for name in all_questions():
        assert f"items/{name.replace('/', '-')}.xml" in files
    manifest = package["imsmanifest.xml"]
    resources = [
        r for r in manifest.iter(f"{P}resource") if r.get("type").startswith("imsqti_item")
    ]
    assert {r.get("href") for r in resources} == files
    refs = {ref.get("href") for ref in package["test.xml"].iter(f"{Q}assessmentItemRef")}
    assert refs == files
    ids = [package[name].get("identifier") for name in files]
    assert len(ids) == len({*ids})


def test_an_items_parts_come_in_the_order_of_the_standard(package):
    """Declarations, body, rules, feedback; whatever a rule names is declared."""
    order = [
        "responseDeclaration",
        "outcomeDeclaration",
        "itemBody",
        "responseProcessing",
        "modalFeedback",
    ]
    for name, root in some(package.items()):
        if not name.startswith("items/"):
            continue
        places = [order.index(child.tag.removeprefix(Q)) for child in root]
        assert places == sorted(places), name
        declared = {child.get("identifier") for child in root if "Declaration" in child.tag}
        assert declared == {"RESPONSE", "SCORE", "FEEDBACK"}
        used = {one.get("responseIdentifier") for one in root.iter()} - {None}
        assert used == {"RESPONSE"}


def test_a_right_number_counts_and_each_slip_hears_what_the_page_says(package):
    """By the item's own rules, compared with the course's own judge."""
    slips = 0
    for name, value, verdict in numbers_and_verdicts():
        score, heard = outcome(item(package, name), value)
        assert score == ("1" if verdict.right else "0"), (name, value)
        if verdict.kind is VerdictKind.SLIP:
            slips += 1
            assert heard == verdict.say
    assert slips > 50


def test_choices_and_orders_score_when_right_and_only_then(package):
    """Each option has its reason; another order scores nothing."""
    for name, (question, _) in some(all_questions().items()):
        found = item(package, name)
        if question.kind is Kind.CHOICE:
            for at, choice in enumerate(question.choices, 1):
                score, heard = outcome(found, [f"option-{at}"])
                assert score == ("1" if choice.right else "0")
                assert heard
        if question.kind is Kind.ORDER:
            right = [f"item-{at}" for at in range(1, len(question.items) + 1)]
            assert outcome(found, right)[0] == "1"
            assert outcome(found, right[::-1])[0] == "0"
