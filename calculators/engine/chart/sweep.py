"""This file is the sweep: a result against one input, with a ring at "you are here"."""

from html import escape

from calculators.engine.chart.figure import NO_VALUE, Table, Words, figure
from calculators.engine.chart.phrase import inside
from calculators.engine.chart.sweep_plot import draw
from calculators.engine.chart.sweep_record import Sweep, drawable_part, heights, steps
from calculators.engine.chart.sweep_words import description, finding, notes, reading


def sweep(chart: Sweep) -> str:
    """Give the figure of a sweep."""
    part = drawable_part(chart)
    words = Words(
        part.prefix,
        "sweep",
        part.finding or finding(part),
        _title(part),
        description(part),
        notes(part),
    )
    if not heights(part) or not steps(part):
        return figure(words, None, _table(part))
    table = _table(part)
    return figure(words, lambda frame: draw(part, frame), table, above=_reading(part, table))


def _reading(chart: Sweep, table: Table) -> str:
    """Give the line above the chart, with the longest reading it must keep room for."""
    rest = escape(reading(chart))
    at, *values = (max(column, key=len) for column in zip(*table.rows, strict=True))
    name, *names = table.columns
    told = "; ".join(f"{n} {value}" for n, value in zip(names, values, strict=True))
    room = max(f"{name} {at}: {told}", reading(chart), key=len)
    return f'<p class="cc-reading" data-rest="{rest}" data-room="{escape(room)}"><span>{rest}</span></p>'


def _title(chart: Sweep) -> str:
    return f"{chart.y.label} against {inside(chart.x.label)}"


def _table(chart: Sweep) -> Table:
    """Give one row for each place along the x axis, and one column for each line."""
    columns: list[dict[float, float | None]] = [dict(curve.points) for curve in chart.curves]
    names = [curve.label for curve in chart.curves]
    if chart.band:
        columns.append({x: low for x, low, _ in chart.band.points})
        columns.append({x: high for x, _, high in chart.band.points})
        names += [f"{chart.band.label}: low", f"{chart.band.label}: high"]

    def cell(value: float | None) -> str:
        return NO_VALUE if value is None else chart.y.write(value)

    rows = tuple(
        (chart.x.write(x), *(cell(column.get(x)) for column in columns)) for x in steps(chart)
    )
    return Table(_title(chart), (chart.x.label, *names), rows)
