"""The file format: sheets, names, styles and charts as the files of one package.

Written here and not by a library: every line may run in the page, where none is.
"""

from __future__ import annotations

from collections.abc import Sequence

from calculators.engine.sheet.chart_xml import chart_xml, drawing_xml
from calculators.engine.sheet.records import Look, Sheet
from calculators.engine.sheet.sheet_xml import LINKS, MAIN, links_of, sheet_xml
from calculators.engine.sheet.styles_xml import styles_xml
from calculators.engine.sheet.xml import Xml, xml, xml_file

_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "application/vnd.openxmlformats-officedocument"
_KINDS = {
    "xl/workbook.xml": "spreadsheetml.sheet.main",
    "xl/styles.xml": "spreadsheetml.styles",
    "xl/worksheets/": "spreadsheetml.worksheet",
    "xl/drawings/": "drawing",
    "xl/charts/": "drawingml.chart",
}
"""What a file is, by how its path begins."""


def workbook_files(sheets: Sequence[Sheet]) -> dict[str, bytes]:
    """Return the files of a workbook of these sheets, by their paths."""
    looks: dict[Look, int] = {Look(): 0}
    for sheet in sheets:
        for row in sheet.rows:
            for box in row:
                looks.setdefault(box.look, len(looks))
    links = [
        *(("worksheet", f"worksheets/sheet{at}.xml") for at in range(1, len(sheets) + 1)),
        ("styles", "styles.xml"),
    ]
    files = {
        "_rels/.rels": _relations([("officeDocument", "xl/workbook.xml")]),
        "xl/workbook.xml": _workbook(sheets),
        "xl/_rels/workbook.xml.rels": _relations(links),
        "xl/styles.xml": styles_xml(list(looks)),
    }
    charts = 0
    for at, sheet in enumerate(sheets, 1):
        files[f"xl/worksheets/sheet{at}.xml"] = sheet_xml(sheet, looks, first=at == 1)
        leading = [("hyperlink", target) for _, target in links_of(sheet)]
        if sheet.plots or leading:
            drawn = ("drawing", f"../drawings/drawing{at}.xml") if sheet.plots else None
            files[f"xl/worksheets/_rels/sheet{at}.xml.rels"] = _relations([drawn, *leading])
        if sheet.plots:
            numbers = range(charts + 1, charts + len(sheet.plots) + 1)
            files[f"xl/drawings/drawing{at}.xml"] = drawing_xml(sheet.plots)
            files[f"xl/drawings/_rels/drawing{at}.xml.rels"] = _relations(
                [("chart", f"../charts/chart{number}.xml") for number in numbers]
            )
            for number, plot in zip(numbers, sheet.plots, strict=True):
                files[f"xl/charts/chart{number}.xml"] = chart_xml(plot)
            charts += len(sheet.plots)
    whole = {"[Content_Types].xml": _content_types([*files]), **files}
    return {path: xml_file(root) for path, root in whole.items()}


def _content_types(paths: Sequence[str]) -> Xml:
    relations = "application/vnd.openxmlformats-package.relationships+xml"
    plain = {"rels": relations, "xml": "application/xml"}
    kinds = [
        (path, kind)
        for path in paths
        for start, kind in _KINDS.items()
        if path.startswith(start) and not path.endswith(".rels")
    ]
    return xml(
        "Types",
        [xml("Default", Extension=name, ContentType=kind) for name, kind in plain.items()],
        [
            xml("Override", PartName=f"/{path}", ContentType=f"{_TYPES}.{kind}+xml")
            for path, kind in kinds
        ],
        xmlns=f"{_PACKAGE}/content-types",
    )


def _relations(parts: Sequence[tuple[str, str] | None]) -> Xml:
    """Return what a file refers to, numbered in this order; a gap keeps its number free."""
    found = [
        xml(
            "Relationship",
            Id=f"rId{at}",
            Type=f"{LINKS}/{part[0]}",
            Target=part[1],
            TargetMode="External" if part[0] == "hyperlink" else None,
        )
        for at, part in enumerate(parts, 1)
        if part
    ]
    return xml("Relationships", found, xmlns=f"{_PACKAGE}/relationships")


def _printed(sheet: Sheet) -> dict[str, str]:
    """Return the name that stands for what is printed of a sheet."""
    if not sheet.printed:
        return {}
    return {"_xlnm.Print_Area": sheet.cells((0, 0), (len(sheet.rows) - 1, sheet.printed - 1))}


def _workbook(sheets: Sequence[Sheet]) -> Xml:
    listed = [
        xml("sheet", name=sheet.name, sheetId=at, r__id=f"rId{at}")
        for at, sheet in enumerate(sheets, 1)
    ]
    names = [
        (name, at, where)
        for at, sheet in enumerate(sheets)
        for name, where in {**sheet.names, **_printed(sheet)}.items()
    ]
    defined = [
        xml("definedName", where, name=name, localSheetId=at) for name, at, where in sorted(names)
    ]
    return xml(
        "workbook",
        xml("bookViews", xml("workbookView")),
        xml("sheets", listed),
        xml("definedNames", defined) if defined else "",
        xml("calcPr", calcId=191029, fullCalcOnLoad=1),
        xmlns=MAIN,
        xmlns__r=LINKS,
    )
