"""The file format: sheets, names and styles written as a zipped package of Office Open XML.

Written with the standard library: what a calculator needs is small (values, formulas, names, lists
to choose from), the same sheet gives the same bytes, and no course has to install anything.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from college.exports.spreadsheet.records import Look, Sheet
from college.exports.spreadsheet.sheet_xml import MAIN, sheet_xml, under

_LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The one day that every file of a package bears: the format knows none before."""
_FIRST_FORMAT = 164
"""Numbers of formats below are the programs' own."""


def workbook_bytes(sheets: Sequence[Sheet]) -> bytes:
    """Return the file of these sheets."""
    looks: dict[Look, int] = {Look(): 0}
    for sheet in sheets:
        for row in sheet.rows:
            for box in row:
                looks.setdefault(box.look, len(looks))
    files = {
        "[Content_Types].xml": _content_types(len(sheets)),
        "_rels/.rels": _relations([("officeDocument", "xl/workbook.xml")]),
        "xl/workbook.xml": _workbook(sheets),
        "xl/_rels/workbook.xml.rels": _relations(
            [
                *(("worksheet", f"worksheets/sheet{at}.xml") for at in _counted(sheets)),
                ("styles", "styles.xml"),
            ]
        ),
        "xl/styles.xml": _styles(list(looks)),
    }
    for at, sheet in zip(_counted(sheets), sheets, strict=True):
        files[f"xl/worksheets/sheet{at}.xml"] = sheet_xml(sheet, looks)
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as package:
        for name, root in files.items():
            data = ET.tostring(root, encoding="UTF-8", xml_declaration=True)
            package.writestr(zipfile.ZipInfo(name, _EARLIEST), data, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def _counted(sheets: Sequence[Sheet]) -> range:
    return range(1, len(sheets) + 1)


def _content_types(sheets: int) -> ET.Element:
    root = ET.Element("Types", xmlns=f"{_PACKAGE}/content-types")
    rels = "application/vnd.openxmlformats-package.relationships+xml"
    under(root, "Default", Extension="rels", ContentType=rels)
    under(root, "Default", Extension="xml", ContentType="application/xml")
    parts = {"workbook": "sheet.main", "styles": "styles"}
    parts |= {f"worksheets/sheet{at}": "worksheet" for at in range(1, sheets + 1)}
    for name, kind in parts.items():
        under(root, "Override", PartName=f"/xl/{name}.xml", ContentType=f"{_TYPES}.{kind}+xml")
    return root


def _relations(parts: Sequence[tuple[str, str]]) -> ET.Element:
    root = ET.Element("Relationships", xmlns=f"{_PACKAGE}/relationships")
    for at, (kind, target) in enumerate(parts, 1):
        under(root, "Relationship", Id=f"rId{at}", Type=f"{_LINKS}/{kind}", Target=target)
    return root


def _workbook(sheets: Sequence[Sheet]) -> ET.Element:
    root = ET.Element("workbook", {"xmlns": MAIN, "xmlns:r": _LINKS})
    listed = under(root, "sheets")
    for at, sheet in enumerate(sheets, 1):
        ET.SubElement(listed, "sheet", {"name": sheet.name, "sheetId": str(at), "r:id": f"rId{at}"})
    names = [
        (name, at, where) for at, sheet in enumerate(sheets) for name, where in sheet.names.items()
    ]
    if names:
        defined = under(root, "definedNames")
        for name, at, where in sorted(names):
            under(defined, "definedName", where, name=name, localSheetId=at)
    under(root, "calcPr", calcId=0, fullCalcOnLoad=1)
    return root


def _styles(looks: Sequence[Look]) -> ET.Element:
    root = ET.Element("styleSheet", xmlns=MAIN)
    formats = {look.format: _FIRST_FORMAT + at for at, look in enumerate(looks)}
    counted = under(root, "numFmts", count=len(formats))
    for code, at in formats.items():
        under(counted, "numFmt", numFmtId=at, formatCode=code)
    fonts = under(root, "fonts", count=len(looks))
    for look in looks:
        font = under(fonts, "font")
        if look.bold:
            under(font, "b")
        under(font, "sz", val=look.size)
        under(font, "name", val="Calibri")
    fills = under(root, "fills", count=len(looks) + 2)
    for kind in ("none", "gray125"):
        under(under(fills, "fill"), "patternFill", patternType=kind)
    for look in looks:
        pattern = under(under(fills, "fill"), "patternFill")
        pattern.set("patternType", "solid" if look.fill else "none")
        if look.fill:
            under(pattern, "fgColor", rgb=f"FF{look.fill}")
    under(under(root, "borders", count=1), "border")
    base = under(root, "cellStyleXfs", count=1)
    under(base, "xf", numFmtId=0, fontId=0, fillId=0, borderId=0)
    cells = under(root, "cellXfs", count=len(looks))
    for at, look in enumerate(looks):
        cell = under(cells, "xf", numFmtId=formats[look.format], fontId=at, fillId=at + 2)
        for key, value in {"borderId": 0, "xfId": 0, "applyNumberFormat": 1}.items():
            cell.set(key, str(value))
        placed = under(cell, "alignment", vertical="top", wrapText=int(look.wrap))
        if look.indent:
            placed.attrib.update(horizontal="left", indent=str(look.indent))
    styles = under(root, "cellStyles", count=1)
    under(styles, "cellStyle").attrib.update({"name": "Normal", "xfId": "0", "builtinId": "0"})
    return root
