"""The manifest of a package: which lessons it has, and which files each of them needs.

It names no place of a schema: a program that checks it brings its own, and none need fetch one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import quote
from xml.etree import ElementTree as ET

from college.exports.lms.edition import Edition

_SHARED = "files"


def manifest(
    edition: Edition,
    identifier: str,
    title: str,
    lessons: Mapping[str, tuple[str, str]],
    files: Iterable[str],
) -> bytes:
    """Return it as XML; `lessons`: id -> title and the page it starts with, in their order."""
    prefixes = {"": edition.packaging, "adlcp": edition.own, "imsss": edition.sequencing}
    root = ET.Element(
        "manifest",
        {f"xmlns:{key}" if key else "xmlns": name for key, name in prefixes.items() if name},
        identifier=identifier,
        version="1.0",
    )
    about = ET.SubElement(root, "metadata")
    ET.SubElement(about, "schema").text = "ADL SCORM"
    ET.SubElement(about, "schemaversion").text = edition.said
    _organization(ET.SubElement(root, "organizations", default="course"), edition, title, lessons)
    resources = ET.SubElement(root, "resources")
    for lesson, (_, page) in lessons.items():
        one = _resource(resources, edition, f"page-{lesson}", "sco")
        one.set("href", quote(page))
        ET.SubElement(one, "file", href=quote(page))
        ET.SubElement(one, "dependency", identifierref=_SHARED)
    shared = _resource(resources, edition, _SHARED, "asset")
    for name in files:
        ET.SubElement(shared, "file", href=quote(name))
    ET.indent(root)
    return bytes(ET.tostring(root, encoding="UTF-8", xml_declaration=True))


def _organization(
    parent: ET.Element, edition: Edition, title: str, lessons: Mapping[str, tuple[str, str]]
) -> None:
    """Add the list of lessons; a learner may take any of them, or go on to the next."""
    course = ET.SubElement(parent, "organization", identifier="course")
    ET.SubElement(course, "title").text = title
    for lesson, (called, _) in lessons.items():
        item = ET.SubElement(
            course, "item", identifier=f"lesson-{lesson}", identifierref=f"page-{lesson}"
        )
        ET.SubElement(item, "title").text = called
        if edition.sequencing:
            rules = ET.SubElement(item, "imsss:sequencing")
            set_by_page = {"completionSetByContent": "true", "objectiveSetByContent": "true"}
            ET.SubElement(rules, "imsss:deliveryControls", set_by_page)
    if edition.sequencing:
        rules = ET.SubElement(course, "imsss:sequencing")
        ET.SubElement(rules, "imsss:controlMode", choice="true", flow="true")


def _resource(parent: ET.Element, edition: Edition, name: str, kind: str) -> ET.Element:
    marks = {"identifier": name, "type": "webcontent", f"adlcp:{edition.kind}": kind}
    return ET.SubElement(parent, "resource", marks)
