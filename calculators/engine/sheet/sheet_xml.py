"""One sheet as Office Open XML: what is seen of it, its cells, what they take, how it is printed.

The parts of a sheet stand in the order that the format fixes; a program that finds another one
offers to repair the file.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from calculators.engine.sheet.records import Box, Limit, Look, Sheet, address
from calculators.engine.sheet.xml import Xml, xml

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
DRAWING = "rId1"
"""What a sheet calls its charts; its links are counted on from there."""
_LINE, _SIZE = 15, 11
"""How high a line is, and the size of its letters."""
_TITLE, _MESSAGE = 32, 255
"""The letters that a message about a cell may have."""
_MARGINS = {"left": 0.5, "right": 0.5, "top": 0.6, "bottom": 0.7, "header": 0.3, "footer": 0.3}


def sheet_xml(sheet: Sheet, looks: Mapping[Look, int], *, first: bool) -> Xml:
    """Return a sheet; `looks` counts the styles of the workbook, and the first one is in sight."""
    return xml(
        "worksheet",
        xml("sheetPr", xml("pageSetUpPr", fitToPage=1)),
        _view(sheet, first=first),
        _columns(sheet.widths),
        xml("sheetData", _rows(sheet, looks)),
        _counted("dataValidations", [_limit(limit) for limit in sheet.limits]),
        _counted(
            "hyperlinks",
            [
                xml("hyperlink", ref=at, r__id=f"rId{number}")
                for number, (at, _) in enumerate(links_of(sheet), 2)
            ],
            count=False,
        ),
        xml("pageMargins", **_MARGINS),
        xml("pageSetup", orientation="landscape", fitToHeight=0),
        _foot(sheet.foot),
        xml("drawing", r__id=DRAWING) if sheet.plots else "",
        xmlns=MAIN,
        xmlns__r=LINKS,
    )


def links_of(sheet: Sheet) -> list[tuple[str, str]]:
    """Return the cells that lead elsewhere, each with the address that it leads to."""
    return [
        (address(at, column), box.link)
        for at, row in enumerate(sheet.rows)
        for column, box in enumerate(row)
        if box.link
    ]


def _view(sheet: Sheet, *, first: bool) -> Xml:
    pane: Xml | str = ""
    if sheet.frozen:
        top = address(sheet.frozen, 0)
        pane = xml(
            "pane", ySplit=sheet.frozen, topLeftCell=top, activePane="bottomLeft", state="frozen"
        )
    view = xml(
        "sheetView",
        pane,
        xml("selection", pane="bottomLeft") if pane else "",
        showGridLines=0,
        tabSelected=1 if first else None,
        workbookViewId=0,
    )
    return xml("sheetViews", view)


def _columns(widths: Sequence[float]) -> Xml | str:
    columns = [
        xml("col", min=at, max=at, width=width, customWidth=1) for at, width in enumerate(widths, 1)
    ]
    return xml("cols", columns) if columns else ""


def _counted(name: str, parts: Sequence[Xml], *, count: bool = True) -> Xml | str:
    return xml(name, parts, count=len(parts) if count else None) if parts else ""


def _foot(text: str) -> Xml | str:
    """Return what is printed below a page; there `&` begins a code."""
    told = f"&L&8{text.replace('&', '&&')}&R&8&P of &N" if text else ""
    return xml("headerFooter", xml("oddFooter", told)) if told else ""


def _rows(sheet: Sheet, looks: Mapping[Look, int]) -> Iterable[Xml]:
    for at, boxes in enumerate(sheet.rows):
        cells = [_cell(box, address(at, n), looks[box.look]) for n, box in enumerate(boxes)]
        height = _height(boxes, sheet.widths)
        yield xml("row", [cell for cell in cells if cell], r=at + 1, ht=height, customHeight=1)


def _height(boxes: Sequence[Box], widths: Sequence[float]) -> float:
    """Return how high a row is for what is wrapped in it: not every program works that out."""
    lines = [
        sum(
            math.ceil((len(line) + box.look.indent * 2) * box.look.size / _SIZE / width)
            for line in str(box.value).split("\n")
        )
        for box, width in zip(boxes, widths, strict=False)
        if box.look.wrap and box.value
    ]
    return max([_LINE * max([1, *lines]), *(box.look.size * _LINE / _SIZE for box in boxes)])


def _cell(box: Box, at: str, style: int) -> Xml | None:
    if box.value is None and not box.formula and not style:
        return None
    formula = _formula(box, at)
    if isinstance(box.value, str):
        if formula:
            return xml("c", formula, xml("v", box.value), r=at, s=style, t="str")
        text = xml("t", box.value, xml__space="preserve")
        return xml("c", xml("is", text), r=at, s=style, t="inlineStr")
    value = "" if box.value is None else xml("v", repr(box.value))
    return xml("c", formula, value, r=at, s=style)


def _formula(box: Box, at: str) -> Xml | str:
    if not box.formula:
        return ""
    return xml("f", box.formula, t="array", ref=at) if box.is_array else xml("f", box.formula)


def _limit(limit: Limit) -> Xml:
    kind = "list" if limit.names else "whole" if limit.whole else "decimal"
    ends = [limit.names] if limit.names else [f"{limit.low!r}", f"{limit.high!r}"]
    return xml(
        "dataValidation",
        [xml(f"formula{at}", end) for at, end in enumerate(ends, 1)],
        type=kind,
        operator=None if limit.names else "between",
        allowBlank=0,
        showInputMessage=1,
        showErrorMessage=1,
        errorTitle="Out of range",
        error=_cut(limit.said, _MESSAGE),
        promptTitle=_cut(limit.title, _TITLE) or None,
        prompt=_cut(limit.note, _MESSAGE) or None,
        sqref=limit.at,
    )


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
