"""The figure of routes: its words, its picture and its table."""

from calculators.engine.chart.figure import Table, Words
from calculators.engine.diagram.amounts import not_drawn
from calculators.engine.diagram.figure import Story, diagram
from calculators.engine.diagram.routes.picture import draw
from calculators.engine.diagram.routes.record import (
    MOST_STATIONS,
    Route,
    Routes,
    drawable_routes,
    taken,
    total,
)
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import listed, mid_sentence


def routes(record: Routes) -> Html:
    """Return the figure of ways through stations."""
    part = drawable_routes(record)
    told = " ".join(_course(part, route) for route in part.routes)
    words = Words(
        record.prefix,
        "routes",
        record.finding or _finding(part),
        record.label,
        f"Ways side by side. {told}".strip(),
        not_drawn(len(record.stations) - len(part.stations), "more stations"),
    )
    scenes = part.scenes if len(part.scenes) == len(part.stations) else ()
    story = Story(scenes)
    rows = [
        (station, *(taken(route.stops[index], part.write) for route in part.routes))
        for index, station in enumerate(part.stations)
    ]
    rows.append((part.total, *(part.write(total(route)) for route in part.routes)))
    table = Table(part.label, ("Station", *(route.label for route in part.routes)), tuple(rows))
    drawn = part.stations and part.routes
    return diagram(
        words,
        (lambda frame: draw(part, frame, story)) if drawn else None,
        table if drawn else None,
        story,
    )


def _finding(part: Routes) -> str:
    sums = [f"{mid_sentence(route.label)} {part.write(total(route))}" for route in part.routes]
    return f"{part.label}: {listed(sums)}." if sums else f"{part.label}."


def _course(part: Routes, route: Route) -> str:
    told = [
        f"{mid_sentence(station)} {taken(stop, part.write)}"
        for station, stop in zip(part.stations, route.stops, strict=True)
    ]
    return f"{route.label}: {listed(told, MOST_STATIONS)}; {part.write(total(route))} in all."
