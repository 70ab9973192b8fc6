"""The sweep: a result against one input, with a ring at "you are here"."""

import json
from collections.abc import Iterator

from calculators.engine.chart.figure import NO_VALUE, Table, Words, figure
from calculators.engine.chart.sweep.finding import finding
from calculators.engine.chart.sweep.plot import draw
from calculators.engine.chart.sweep.record import Sweep, drawable_part, heights, steps
from calculators.engine.chart.sweep.words import aside, description, notes
from calculators.engine.html import Html, tag
from calculators.engine.numbers.phrase import counted
from calculators.engine.numbers.write import machine


def sweep(chart: Sweep) -> Html:
    """Return the figure of a sweep."""
    part = drawable_part(chart)
    words = Words(
        part.prefix,
        "sweep",
        part.finding or finding(part),
        sweep_title(part),
        description(part),
        notes(part),
    )
    if not heights(part) or not steps(part):
        return figure(words, None, sweep_table(part))
    table = sweep_table(part)
    return figure(words, lambda frame: draw(part, frame), table, above=_reading(part, table))


def _reading(chart: Sweep, table: Table) -> Html:
    """Return the line that the crosshair writes to, with room for the longest reading.

    Until the crosshair is used it says the reader's own value. A name stands before a number only
    where the number does not tell by itself what it is.
    """
    lone = table.columns[1:] == (chart.y.label,)
    names = [
        "" if chart.x.tells else table.columns[0],
        *("" if lone and chart.y.tells else name for name in table.columns[1:]),
    ]
    longest = (max(column, key=len) for column in zip(*table.rows, strict=True))
    at, *results = (f"{name} {cell}".strip() for name, cell in zip(names, longest, strict=True))
    return tag(
        "p",
        tag("span"),
        tag("span", aside(chart), class_="cc-chart-aside"),
        class_="cc-chart-reading",
        data_names=json.dumps(names),
        data_room=f"{at}: {'; '.join(results)}",
    )


def sweep_title(chart: Sweep) -> str:
    """Return what is plotted against what."""
    return f"{chart.y.label} against {counted(chart.x.label)}"


def sweep_table(chart: Sweep) -> Table:
    """Return one row for each place along the x axis, and one column for each line."""
    columns: list[dict[float, float | None]] = [dict(curve.points) for curve in chart.curves]
    names = [curve.label for curve in chart.curves]

    # Beside its own name a number need not say a unit that the name says.
    writers = [chart.y.beside if name == chart.y.label else chart.y.write for name in names]

    def cells(x: float) -> Iterator[str]:
        for column, write in zip(columns, writers, strict=True):
            value = column.get(x)
            yield NO_VALUE if value is None else write(value)

    rows = tuple((chart.x.beside(x), *cells(x)) for x in steps(chart))
    exact = tuple(
        " ".join(map(machine, (x, *(column.get(x) for column in columns)))) for x in steps(chart)
    )
    return Table(sweep_title(chart), (chart.x.label, *names), rows, exact)
