"""The questions of a course as a package of QTI 2.1: a file each, and a test of them by lesson."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree import ElementTree as ET

from college.exports.bank.asked import asked_lessons
from college.exports.bank.qti_item import QTI, qti_item
from college.exports.zipped import zipped
from college.records.course import Course
from college.records.lesson import Lesson

_PACKAGE = "http://www.imsglobal.org/xsd/imscp_v1p1"
_TEST = "test.xml"


def qti_package(course: Course, name: str, lessons: Iterable[Lesson]) -> bytes:
    """Return the package."""
    test = ET.Element("assessmentTest", {"xmlns": QTI}, identifier=f"test-{name}", title=name)
    marks = {"navigationMode": "nonlinear", "submissionMode": "individual"}
    part = ET.SubElement(test, "testPart", marks, identifier="questions")
    files: dict[str, ET.Element] = {}
    for lesson, asked in asked_lessons(course, lessons):
        about = {"identifier": f"lesson-{lesson.id}", "title": lesson.title, "visible": "true"}
        section = ET.SubElement(part, "assessmentSection", about)
        for item in asked:
            file = f"items/{item.slug}.xml"
            files[file] = qti_item(item)
            marks = {"identifier": f"ref-{item.slug}", "href": file}
            ET.SubElement(section, "assessmentItemRef", marks)
    whole = {"imsmanifest.xml": _manifest(name, files), _TEST: test, **files}
    return zipped({file: _written(root) for file, root in whole.items()})


def _manifest(name: str, items: Iterable[str]) -> ET.Element:
    root = ET.Element("manifest", {"xmlns": _PACKAGE}, identifier=f"bank-{name}")
    about = ET.SubElement(root, "metadata")
    ET.SubElement(about, "schema").text = "QTIv2.1 Package"
    ET.SubElement(about, "schemaversion").text = "1.0.0"
    ET.SubElement(root, "organizations")
    resources = ET.SubElement(root, "resources")
    test = _resource(resources, "test", "imsqti_test_xmlv2p1", _TEST)
    for at, file in enumerate(items, 1):
        _resource(resources, f"item-{at}", "imsqti_item_xmlv2p1", file)
        ET.SubElement(test, "dependency", identifierref=f"item-{at}")
    return root


def _resource(parent: ET.Element, name: str, kind: str, file: str) -> ET.Element:
    found = ET.SubElement(parent, "resource", identifier=name, type=kind, href=file)
    ET.SubElement(found, "file", href=file)
    return found


def _written(root: ET.Element) -> bytes:
    return bytes(ET.tostring(root, encoding="UTF-8", xml_declaration=True))
