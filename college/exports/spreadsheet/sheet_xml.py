"""One sheet as Office Open XML: its columns, its cells, and what they take."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from xml.etree import ElementTree as ET

from college.exports.spreadsheet.records import Box, Limit, Look, Sheet, address

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_LINE, _SIZE = 15, 11
"""How high a line is, and the size of its letters."""
_TEXT_KEPT = {"xml:space": "preserve"}


def under(parent: ET.Element, name: str, text: str = "", /, **marks: object) -> ET.Element:
    """Add an element below another, and return it."""
    found = ET.SubElement(parent, name, {key: str(value) for key, value in marks.items()})
    found.text = text or None
    return found


def sheet_xml(sheet: Sheet, looks: Mapping[Look, int]) -> ET.Element:
    """Return a sheet; `looks` counts the styles of the workbook."""
    root = ET.Element("worksheet", xmlns=MAIN)
    under(under(root, "sheetPr"), "pageSetUpPr", fitToPage=1)
    if sheet.widths:
        columns = under(root, "cols")
        for at, width in enumerate(sheet.widths, 1):
            under(columns, "col", min=at, max=at, width=width, customWidth=1)
    data = under(root, "sheetData")
    for at, boxes in enumerate(sheet.rows):
        row = under(data, "row", r=at + 1, ht=_height(boxes, sheet.widths), customHeight=1)
        for column, box in enumerate(boxes):
            _cell(row, box, address(at, column), looks[box.look])
    if sheet.limits:
        limits = under(root, "dataValidations", count=len(sheet.limits))
        for limit in sheet.limits:
            _limit(limits, limit)
    under(root, "pageSetup", orientation="landscape", fitToHeight=0)
    return root


def _height(boxes: Sequence[Box], widths: Sequence[float]) -> float:
    """Return how high a row is for what is wrapped in it: not every program works that out."""
    lines = [
        math.ceil(len(str(box.value)) / width)
        for box, width in zip(boxes, widths, strict=False)
        if box.look.wrap and box.value
    ]
    return max([_LINE * max([1, *lines]), *(box.look.size * _LINE / _SIZE for box in boxes)])


def _cell(row: ET.Element, box: Box, at: str, style: int) -> None:
    if box.value is None and not box.formula and not style:
        return
    cell = under(row, "c", r=at, s=style)
    if box.formula:
        formula = under(cell, "f", box.formula)
        if box.is_array:
            formula.set("t", "array")
            formula.set("ref", at)
    if isinstance(box.value, str):
        if box.formula:
            cell.set("t", "str")
            under(cell, "v", box.value)
        else:
            cell.set("t", "inlineStr")
            text = ET.SubElement(under(cell, "is"), "t", _TEXT_KEPT)
            text.text = box.value
    elif box.value is not None:
        under(cell, "v", repr(box.value))


def _limit(limits: ET.Element, limit: Limit) -> None:
    kind = "list" if limit.names else "whole" if limit.whole else "decimal"
    found = under(limits, "dataValidation", type=kind, allowBlank=0, showErrorMessage=1)
    if not limit.names:
        found.set("operator", "between")
    found.set("errorTitle", "Out of range")
    found.set("error", limit.said)
    found.set("sqref", limit.at)
    for at, end in enumerate([limit.names] if limit.names else [limit.low, limit.high], 1):
        under(found, f"formula{at}", str(end))
