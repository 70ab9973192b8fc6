"""A chart of cells as Office Open XML, and where on its sheet it stands."""

from __future__ import annotations

from collections.abc import Sequence

from calculators.engine.sheet.records import Axis, Plot, Series
from calculators.engine.sheet.sheet_xml import LINKS
from calculators.engine.sheet.xml import Xml, xml

_OPEN = "http://schemas.openxmlformats.org/drawingml/2006"
_CHART = f"{_OPEN}/chart"
_COLORS = ("1F5FA8", "B4531A", "4A7A2C")
_GRAY, _PALE = "595959", "D9D9D9"
_ACROSS, _UP = 111111111, 222222222
"""The numbers by which the two axes know each other."""
_HAIR = 9525
_PER_POINT = 12700
_TITLE, _SMALL = 1300, 900
"""Sizes of letters, in hundredths of a point."""


def drawing_xml(plots: Sequence[Plot]) -> Xml:
    """Return the places of a sheet's charts; each is found by its number."""
    return xml(
        "xdr:wsDr",
        [_anchor(number, plot) for number, plot in enumerate(plots, 1)],
        xmlns__xdr=f"{_OPEN}/spreadsheetDrawing",
        xmlns__a=f"{_OPEN}/main",
    )


def _anchor(number: int, plot: Plot) -> Xml:
    left, top, right, bottom = plot.place
    zero = {"x": 0, "y": 0}
    return xml(
        "xdr:twoCellAnchor",
        _corner("xdr:from", left, top),
        _corner("xdr:to", right, bottom),
        xml(
            "xdr:graphicFrame",
            xml(
                "xdr:nvGraphicFramePr",
                xml("xdr:cNvPr", id=number + 1, name=f"Chart {number}", descr=plot.title),
                xml("xdr:cNvGraphicFramePr"),
            ),
            xml("xdr:xfrm", xml("a:off", **zero), xml("a:ext", cx=0, cy=0)),
            xml(
                "a:graphic",
                xml(
                    "a:graphicData",
                    xml("c:chart", xmlns__c=_CHART, xmlns__r=LINKS, r__id=f"rId{number}"),
                    uri=_CHART,
                ),
            ),
            macro="",
        ),
        xml("xdr:clientData"),
    )


def _corner(name: str, column: int, row: int) -> Xml:
    parts = {"col": column, "colOff": 0, "row": row, "rowOff": 0}
    return xml(name, [xml(f"xdr:{part}", str(value)) for part, value in parts.items()])


def chart_xml(plot: Plot) -> Xml:
    """Return a chart: its title, its curves or bars, its axes."""
    axes = (_names if plot.is_bars else _numbers)(plot)
    legend = xml("c:legend", xml("c:legendPos", val="b"), xml("c:overlay", val=0))
    chart = xml(
        "c:chart",
        _title(plot.title, _TITLE),
        xml("c:autoTitleDeleted", val=0),
        xml("c:plotArea", xml("c:layout"), (_bars if plot.is_bars else _curves)(plot), axes),
        legend if len(plot.series) > 1 else "",
        xml("c:plotVisOnly", val=1),
        xml("c:dispBlanksAs", val="gap"),
    )
    return xml(
        "c:chartSpace",
        xml("c:roundedCorners", val=0),
        chart,
        xmlns__c=_CHART,
        xmlns__a=f"{_OPEN}/main",
        xmlns__r=LINKS,
    )


def _curves(plot: Plot) -> Xml:
    return xml(
        "c:scatterChart",
        xml("c:scatterStyle", val="lineMarker"),
        xml("c:varyColors", val=0),
        [_curve(at, series, plot) for at, series in enumerate(plot.series)],
        xml("c:axId", val=_ACROSS),
        xml("c:axId", val=_UP),
    )


def _curve(at: int, series: Series, plot: Plot) -> Xml:
    color = _COLORS[at % len(_COLORS)]
    look = xml("c:spPr", xml("a:ln", xml("a:noFill"))) if series.is_mark else _stroke(color, 2)
    dot = xml("c:marker", xml("c:symbol", val="none"))
    if series.is_mark:
        size = (xml("c:symbol", val="circle"), xml("c:size", val=9))
        dot = xml("c:marker", size, xml("c:spPr", _solid(color)))
    return xml(
        "c:ser",
        *_called(at, series),
        look,
        dot,
        xml("c:xVal", _reference(series.across, series.across_now, plot.x.format)),
        xml("c:yVal", _reference(series.up, series.up_now, plot.y.format)),
        xml("c:smooth", val=0),
    )


def _bars(plot: Plot) -> Xml:
    return xml(
        "c:barChart",
        xml("c:barDir", val="bar"),
        xml("c:grouping", val="clustered"),
        xml("c:varyColors", val=0),
        [
            xml(
                "c:ser",
                *_called(at, series),
                xml("c:spPr", _solid(_COLORS[at % len(_COLORS)])),
                xml("c:invertIfNegative", val=0),
                xml("c:cat", _reference(series.across, series.across_now)),
                xml("c:val", _reference(series.up, series.up_now, plot.y.format)),
            )
            for at, series in enumerate(plot.series)
        ],
        xml("c:gapWidth", val=60),
        xml("c:axId", val=_ACROSS),
        xml("c:axId", val=_UP),
    )


def _called(at: int, series: Series) -> tuple[Xml, ...]:
    told = xml("c:tx", xml("c:v", series.name))
    return xml("c:idx", val=at), xml("c:order", val=at), told


def _reference(where: str, now: Sequence[float | str | None], form: str = "") -> Xml:
    """Return the cells of a row of points, with what they hold to begin with."""
    kind = "str" if any(isinstance(value, str) for value in now) else "num"
    points = [
        xml("c:pt", xml("c:v", value if isinstance(value, str) else repr(value)), idx=at)
        for at, value in enumerate(now)
        if value is not None
    ]
    code = xml("c:formatCode", form) if form and kind == "num" else ""
    cache = xml(f"c:{kind}Cache", code, xml("c:ptCount", val=len(now)), points)
    return xml(f"c:{kind}Ref", xml("c:f", where), cache)


def _numbers(plot: Plot) -> tuple[Xml, ...]:
    return (
        _axis("c:valAx", plot.x, _ACROSS, _UP, "b"),
        _axis("c:valAx", plot.y, _UP, _ACROSS, "l", grid=True),
    )


def _names(plot: Plot) -> tuple[Xml, ...]:
    """Return the axes of bars: names from top to bottom, amounts below them."""
    return (
        _axis("c:catAx", plot.x, _ACROSS, _UP, "l", backward=True),
        _axis("c:valAx", plot.y, _UP, _ACROSS, "b", grid=True),
    )


def _axis(
    kind: str,
    axis: Axis,
    own: int,
    other: int,
    side: str,
    *,
    grid: bool = False,
    backward: bool = False,
) -> Xml:
    bars = kind == "c:catAx"
    return xml(
        kind,
        xml("c:axId", val=own),
        xml(
            "c:scaling",
            xml("c:logBase", val=10) if axis.log else "",
            xml("c:orientation", val="maxMin" if backward else "minMax"),
        ),
        xml("c:delete", val=0),
        xml("c:axPos", val=side),
        xml("c:majorGridlines", _stroke(_PALE, 0.75)) if grid else "",
        _title(axis.title, _SMALL) if axis.title else "",
        xml("c:numFmt", formatCode=axis.format, sourceLinked=0),
        xml("c:majorTickMark", val="none" if bars else "out"),
        xml("c:minorTickMark", val="none"),
        xml("c:tickLblPos", val="nextTo" if grid and side == "b" else "low"),
        _stroke(_GRAY, 0.75),
        _letters(_SMALL),
        xml("c:crossAx", val=other),
        xml("c:crosses", val="max" if side == "b" and not bars and grid else "autoZero"),
        *((xml("c:auto", val=1), xml("c:lblOffset", val=100)) if bars else ()),
        xml("c:crossBetween", val="between" if grid and side == "b" else "midCat")
        if not bars
        else xml("c:noMultiLvlLbl", val=0),
    )


def _title(text: str, size: int) -> Xml:
    run = xml(
        "a:r", xml("a:rPr", _solid(_GRAY, bare=True), lang="en-US", sz=size, b=0), xml("a:t", text)
    )
    plain = xml("a:defRPr", sz=size, b=0)
    paragraph = xml("a:p", xml("a:pPr", plain), run)
    rich = xml("c:rich", xml("a:bodyPr"), xml("a:lstStyle"), paragraph)
    return xml("c:title", xml("c:tx", rich), xml("c:overlay", val=0))


def _letters(size: int) -> Xml:
    plain = xml("a:defRPr", _solid(_GRAY, bare=True), sz=size)
    end = xml("a:endParaRPr", lang="en-US")
    paragraph = xml("a:p", xml("a:pPr", plain), end)
    return xml("c:txPr", xml("a:bodyPr"), xml("a:lstStyle"), paragraph)


def _solid(color: str, *, bare: bool = False) -> Xml:
    """Return a color that fills; of letters it stands alone, of shapes with no line around."""
    fill = xml("a:solidFill", xml("a:srgbClr", val=color))
    return fill if bare else Xml(fill + xml("a:ln", xml("a:noFill")))


def _stroke(color: str, points: float) -> Xml:
    width = round(points * _PER_POINT)
    line = xml("a:ln", _solid(color, bare=True), w=max(width, _HAIR))
    return xml("c:spPr", line)
