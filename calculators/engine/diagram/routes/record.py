"""What routes are made of, and the same with only what can be drawn left in them."""

import math
from dataclasses import dataclass, replace

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.tone import Tone

MOST_ROUTES = 3
MOST_STATIONS = 12
PASSED = "passed by"


@dataclass(frozen=True)
class Route:
    """One way: what each station takes of it, None where it is passed by."""

    label: str
    stops: tuple[float | None, ...]
    tone: Tone = Tone.MAIN


@dataclass(frozen=True)
class Routes:
    """Stations from first to last, and the routes side by side."""

    prefix: str
    label: str
    stations: tuple[str, ...]
    routes: tuple[Route, ...]
    write: Write
    total: str = "In all"
    scenes: tuple[Scene, ...] = ()
    """One for each station, where the way is to be walked step by step."""
    finding: str = ""


def drawable_routes(record: Routes) -> Routes:
    """Return the record with as many stops as stations, and none below zero."""
    count = min(len(record.stations), MOST_STATIONS)
    kept = tuple(
        replace(
            route,
            stops=tuple(
                None if stop is None else size(stop)
                for stop in (*route.stops, *[None] * count)[:count]
            ),
        )
        for route in record.routes[:MOST_ROUTES]
    )
    return replace(record, stations=record.stations[:count], routes=kept)


def total(route: Route) -> float:
    """Return what all stops of a route take together."""
    return math.fsum(stop for stop in route.stops if stop is not None)


def taken(stop: float | None, write: Write) -> str:
    """Write what a stop takes, or that it is passed by."""
    return PASSED if stop is None else write(stop)
