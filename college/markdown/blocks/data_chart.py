"""A chart of figures from a CSV file, drawn when the site is built."""

from __future__ import annotations

import posixpath
import xml.etree.ElementTree as etree

from markdown.util import AtomicString
from pymdownx.blocks.block import type_string_in

from calculators.engine.chart import Axis, Bar, Bars, Curve, Sweep, bars, sweep
from calculators.engine.html import Html
from calculators.engine.numbers.axis_units import axis_unit
from calculators.engine.numbers.write import write_in_full
from calculators.money import MONEY
from calculators.unit import PLAIN, Style, Unit
from college.markdown.blocks.block import CourseBlock, written
from college.source.data_file import DataFile, read_data

LINE, BARS = "line", "bars"
FORMS = (LINE, BARS)
_PERCENT = "%"
_YEARS = range(1000, 3000)


class DataChart(CourseBlock):
    """The figure under its finding, the words of the block, and the file to take away."""

    NAME = "data-chart"
    MEANING = (
        "a chart of a CSV file: its finding behind the bar, `file:` beside the lesson or in docs/, "
        "`form:` line or bars, `x:` and `y:` names of columns (up to three after `y:`, with "
        "commas), `unit:` of the numbers, such as $/h or %; the text cites the source"
    )
    ARGUMENT = True
    OPTIONS = {
        "file": ["", written],
        "form": [LINE, type_string_in([*FORMS])],
        "x": ["", written],
        "y": ["", written],
        "unit": ["", written],
    }
    NEEDED = ("file", "x", "y")

    def opened(self, parent: etree.Element) -> etree.Element:
        """Put the figure in."""
        self.page.figures += 1
        data = read_data(self.page.place.file(self.options["file"]).read_text("utf-8"))
        prefix = f"figure-{self.page.figures}"
        draw = _bars if self.options["form"] == BARS else _line
        html = draw(data, self.title(), prefix, self.options)
        box = etree.SubElement(parent, "div", {"data-search-exclude": ""})
        etree.SubElement(box, "div").text = AtomicString(self.md.htmlStash.store(html))
        return box

    def on_end(self, block: etree.Element) -> None:
        """Offer the file."""
        line = etree.SubElement(block, "p")
        file = self.options["file"]
        link = etree.SubElement(line, "a", {"href": file, "download": posixpath.basename(file)})
        link.text = "Download the data (CSV)"


def columns(names: str) -> tuple[str, ...]:
    """Return the columns that an option names.

    >>> columns("Rent, Own")
    ('Rent', 'Own')
    """
    return tuple(name.strip() for name in names.split(",") if name.strip())


def _line(data: DataFile, finding: str, prefix: str, options: dict[str, str]) -> Html:
    """Draw each column of y against x."""
    across, names = data.numbers(options["x"]), columns(options["y"])
    heights = {name: _scaled(data.numbers(name), options["unit"]) for name in names}
    every = [value for column in heights.values() for value in column]
    unit = axis_unit(names[0], _unit(options["unit"]), every, max(every))
    curves = tuple(
        Curve(name, tuple(zip(across, column, strict=True))) for name, column in heights.items()
    )
    y = Axis(
        names[0] if len(names) == 1 else "Value",
        unit.full,
        tick=unit.mark,
        unit=unit.symbol,
        cell=unit.beside,
        tells=unit.tells,
    )
    return sweep(Sweep(prefix, _level(options["x"], across), y, curves, finding=finding))


def _level(name: str, values: list[float]) -> Axis:
    """Return the axis below; years are written without a comma, and have no halves."""
    if all(value.is_integer() and value in _YEARS for value in values):
        return Axis(name, lambda year: f"{year:.0f}" if year.is_integer() else "", tells=True)
    unit = axis_unit(name, PLAIN, values, max(values))
    return Axis(name, unit.full, tick=unit.mark, cell=unit.beside)


def _bars(data: DataFile, finding: str, prefix: str, options: dict[str, str]) -> Html:
    """Draw one column, a bar for each row."""
    name, unit = columns(options["y"])[0], _unit(options["unit"])
    values = _scaled(data.numbers(name), options["unit"])
    rows = tuple(
        Bar(label, value) for label, value in zip(data.column(options["x"]), values, strict=True)
    )
    write = lambda value: write_in_full(value, unit)  # noqa: E731 - it is handed on
    return bars(Bars(prefix, name, options["x"], rows, write, finding))


def _scaled(values: list[float], unit: str) -> list[float]:
    """Return the numbers as the engine keeps them: a percentage as a share of one."""
    return [value / 100 for value in values] if unit == _PERCENT else values


def _unit(symbol: str) -> Unit:
    """Return the unit of that symbol; one that begins with the sign of money is money."""
    if symbol.startswith(MONEY.sign):
        return Unit(MONEY.name, symbol.removeprefix(MONEY.sign), style=Style.MONEY)
    if symbol == _PERCENT:
        return Unit("share", _PERCENT, style=Style.PERCENT)
    return Unit(symbol, symbol) if symbol else PLAIN
