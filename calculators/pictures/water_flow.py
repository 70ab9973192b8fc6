"""The water of a year: at the power stations, and on site."""

from __future__ import annotations

from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture("the water of a year, at the power stations and on site", of=("footprint",))
def water_flow(uid: str, year: Case) -> Html:
    """Return all of it, and where it goes."""
    write = year.numbers("total_water").full
    total, away, here = year["total_water"], year["indirect_water"], year["direct_water"]
    stages = (
        Stage("Water of a year", (Branch("At the power stations", away, Tone.OTHER),)),
        Stage("Evaporated on site"),
    )
    share = year.write("covered", ".0f")(here / total if total else 0.0)
    return flow(
        Flow(
            uid,
            "Water on site and off",
            (Stream("", total, stages),),
            write,
            finding=f"Of {write(total)} in a year, {write(here)} evaporates on site: {share}."
            f" The rest, {write(away)}, is used where the electricity is made.",
        )
    )
