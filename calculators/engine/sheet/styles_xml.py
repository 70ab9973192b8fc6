"""How the cells of a workbook look, as Office Open XML."""

from __future__ import annotations

from collections.abc import Sequence

from calculators.engine.sheet.records import Look
from calculators.engine.sheet.sheet_xml import MAIN
from calculators.engine.sheet.xml import Xml, xml

_FIRST_FORMAT = 164
"""Numbers of formats below are the programs' own."""
FONT = "Calibri"


def styles_xml(looks: Sequence[Look]) -> Xml:
    """Return the styles of a workbook, one a look, in their order."""
    formats = {look.format: _FIRST_FORMAT + at for at, look in enumerate(looks)}
    fills = [xml("patternFill", patternType="none"), xml("patternFill", patternType="gray125")]
    parts = {
        "numFmts": [xml("numFmt", numFmtId=at, formatCode=code) for code, at in formats.items()],
        "fonts": [_font(look) for look in looks],
        "fills": [xml("fill", each) for each in (*fills, *map(_fill, looks))],
        "borders": [_border(look) for look in looks],
        "cellStyleXfs": [xml("xf", numFmtId=0, fontId=0, fillId=0, borderId=0)],
        "cellXfs": [_style(at, look, formats[look.format]) for at, look in enumerate(looks)],
        "cellStyles": [xml("cellStyle", name="Normal", xfId=0, builtinId=0)],
    }
    listed = [xml(name, items, count=len(items)) for name, items in parts.items()]
    return xml("styleSheet", listed, xmlns=MAIN)


def _font(look: Look) -> Xml:
    return xml(
        "font",
        xml("b") if look.bold else "",
        xml("i") if look.italic else "",
        xml("sz", val=look.size),
        xml("color", rgb=f"FF{look.color}") if look.color else "",
        xml("name", val=FONT),
    )


def _fill(look: Look) -> Xml:
    if not look.fill:
        return xml("patternFill", patternType="none")
    return xml("patternFill", xml("fgColor", rgb=f"FF{look.fill}"), patternType="solid")


def _border(look: Look) -> Xml:
    below = xml("bottom", xml("color", rgb=f"FF{look.line}"), style="thin") if look.line else ""
    return xml(
        "border", xml("left"), xml("right"), xml("top"), below or xml("bottom"), xml("diagonal")
    )


def _style(at: int, look: Look, format_number: int) -> Xml:
    side = "right" if look.right else "left" if look.indent else None
    placed = xml(
        "alignment",
        horizontal=side,
        vertical="top",
        wrapText=int(look.wrap),
        indent=look.indent or None,
    )
    applied = {
        f"apply{what}": 1 for what in ("NumberFormat", "Font", "Fill", "Border", "Alignment")
    }
    return xml(
        "xf",
        placed,
        numFmtId=format_number,
        fontId=at,
        fillId=at + 2,
        borderId=at,
        xfId=0,
        **applied,
    )
