"""One question as an item of QTI 2.1: what is asked, how it is judged, what is said to it."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from calculators.engine.html import Html, tag
from calculators.engine.numbers.write import machine
from college.exports.bank.asked import Asked, Near
from college.source.question import Kind

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
_MATH = "http://www.w3.org/1998/Math/MathML"
_SCORE, _HEARD, _ANSWER = "SCORE", "FEEDBACK", "RESPONSE"
_LENGTHS = {"expectedLength": "12"}


def qti_item(asked: Asked) -> ET.Element:
    """Return the item."""
    marks = {"adaptive": "false", "timeDependent": "false", "xmlns": QTI}
    item = ET.Element("assessmentItem", identifier=_id(asked), title=asked.name, attrib=marks)
    writers = {Kind.CHOICE: _choice, Kind.NUMBER: _number, Kind.ORDER: _order, Kind.OPEN: _open}
    writers[asked.kind](item, asked)
    return item


def _id(asked: Asked) -> str:
    return f"question-{asked.slug}"


def _declared(item: ET.Element, cardinality: str, kind: str, right: list[str]) -> None:
    """Add what is answered, what is right, and what comes of it."""
    marks = {"identifier": _ANSWER, "cardinality": cardinality, "baseType": kind}
    answer = ET.SubElement(item, "responseDeclaration", marks)
    if right:
        correct = ET.SubElement(answer, "correctResponse")
        for value in right:
            ET.SubElement(correct, "value").text = value
    score = {"identifier": _SCORE, "cardinality": "single", "baseType": "float"}
    default = ET.SubElement(ET.SubElement(item, "outcomeDeclaration", score), "defaultValue")
    ET.SubElement(default, "value").text = "0"
    heard = {"identifier": _HEARD, "cardinality": "single", "baseType": "identifier"}
    ET.SubElement(item, "outcomeDeclaration", heard)


def _choice(item: ET.Element, asked: Asked) -> None:
    names = {f"option-{at}": option for at, option in enumerate(asked.options, 1)}
    _declared(item, "single", "identifier", [key for key, one in names.items() if one.right])
    body = ET.SubElement(item, "itemBody")
    marks = {"responseIdentifier": _ANSWER, "shuffle": "true", "maxChoices": "1"}
    listed = ET.SubElement(body, "choiceInteraction", marks)
    _put(ET.SubElement(listed, "prompt"), asked.prompt)
    for key, option in names.items():
        _put(ET.SubElement(listed, "simpleChoice", identifier=key), option.words)
    judged = ET.SubElement(item, "responseProcessing")
    _matched(judged)
    heard = ET.SubElement(judged, "setOutcomeValue", identifier=_HEARD)
    ET.SubElement(heard, "variable", identifier=_ANSWER)
    for key, option in names.items():
        _said(item, key, tag("p", option.reason or ("Right." if option.right else "Wrong.")))


def _number(item: ET.Element, asked: Asked) -> None:
    assert asked.right is not None, "a number has a right one"
    _declared(item, "single", "float", [asked.right.digits])
    body = ET.SubElement(item, "itemBody")
    _put(ET.SubElement(body, "p"), asked.prompt)
    field = ET.SubElement(body, "p")
    ET.SubElement(field, "textEntryInteraction", {"responseIdentifier": _ANSWER, **_LENGTHS})
    case = ET.SubElement(ET.SubElement(item, "responseProcessing"), "responseCondition")
    nears = {"right": asked.right} | {f"slip-{at}": slip for at, slip in enumerate(asked.slips, 1)}
    for key, near in nears.items():
        right = near is asked.right
        then = ET.SubElement(case, "responseIf" if right else "responseElseIf")
        _near(then, near)
        if right:
            _set(then, _SCORE, "float", "1")
        _set(then, _HEARD, "identifier", key)
    _set(ET.SubElement(case, "responseElse"), _HEARD, "identifier", "wrong")
    for key, near in nears.items():
        _said(item, key, asked.answer if near is asked.right else tag("p", near.say))
    _said(item, "wrong", asked.answer)


def _near(then: ET.Element, near: Near) -> None:
    """Add the question whether the answer is as near to a number as it must be."""
    margin = machine(near.margin)
    marks = {"toleranceMode": "absolute", "tolerance": f"{margin} {margin}"}
    equal = ET.SubElement(then, "equal", marks)
    ET.SubElement(equal, "variable", identifier=_ANSWER)
    ET.SubElement(equal, "baseValue", baseType="float").text = near.digits


def _order(item: ET.Element, asked: Asked) -> None:
    names = {f"item-{at}": words for at, words in enumerate(asked.items, 1)}
    _declared(item, "ordered", "identifier", [*names])
    body = ET.SubElement(item, "itemBody")
    marks = {"responseIdentifier": _ANSWER, "shuffle": "true"}
    listed = ET.SubElement(body, "orderInteraction", marks)
    _put(ET.SubElement(listed, "prompt"), asked.prompt)
    for key, words in names.items():
        _put(ET.SubElement(listed, "simpleChoice", identifier=key), words)
    judged = ET.SubElement(item, "responseProcessing")
    _matched(judged)
    _set(judged, _HEARD, "identifier", "answer")
    _said(item, "answer", asked.answer)


def _open(item: ET.Element, asked: Asked) -> None:
    """Add a text that a person judges, with the answer to judge it by."""
    _declared(item, "single", "string", [])
    body = ET.SubElement(item, "itemBody")
    _put(ET.SubElement(body, "rubricBlock", view="scorer tutor"), asked.answer)
    asking = ET.SubElement(body, "extendedTextInteraction", responseIdentifier=_ANSWER)
    _put(ET.SubElement(asking, "prompt"), asked.prompt)
    judged = ET.SubElement(item, "responseProcessing")
    _set(judged, _HEARD, "identifier", "answer")
    _said(item, "answer", asked.answer)


def _matched(judged: ET.Element) -> None:
    """Add the score of an answer that is the right one."""
    then = ET.SubElement(ET.SubElement(judged, "responseCondition"), "responseIf")
    same = ET.SubElement(then, "match")
    ET.SubElement(same, "variable", identifier=_ANSWER)
    ET.SubElement(same, "correct", identifier=_ANSWER)
    _set(then, _SCORE, "float", "1")


def _set(parent: ET.Element, name: str, kind: str, value: str) -> None:
    outcome = ET.SubElement(parent, "setOutcomeValue", identifier=name)
    ET.SubElement(outcome, "baseValue", baseType=kind).text = value


def _said(item: ET.Element, key: str, html: Html) -> None:
    marks = {"outcomeIdentifier": _HEARD, "identifier": key, "showHide": "show"}
    _put(ET.SubElement(item, "modalFeedback", marks), html)


def _put(parent: ET.Element, html: Html) -> None:
    """Put HTML below an element; formulas say what language they are of."""
    tree = ET.fromstring(tag("div", html))  # noqa: S314 - what our own Markdown made
    parent.text = tree.text
    for child in tree:
        for formula in (child, *child.iter("math")):
            if formula.tag == "math":
                formula.set("xmlns", _MATH)
        parent.append(child)
