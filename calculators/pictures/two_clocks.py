"""Two clocks: the life of the machines runs while the power is waited for."""

from __future__ import annotations

from calculators.cost import facts
from calculators.cost.facts.constants import MONTHS_PER_YEAR
from calculators.engine.diagram.timeline.figure import timeline
from calculators.engine.diagram.timeline.record import Lane, Span, Timeline
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture("the machines' life against the wait for power", of=("waiting",))
def two_clocks(uid: str, wait: Case) -> Html:
    """Return both clocks, and what is left when both have run."""
    life, delay = float(facts.YEARS) * MONTHS_PER_YEAR, wait["delay"]
    dark = min(delay, life)
    axis = wait.axis("delay", (life, delay), "Months since delivery")
    left = (Span(dark, life, "Earning"),) if dark < life else ()
    lanes = (
        Lane("The machines", (Span(0, life, "Useful life", Tone.SOFT),)),
        Lane(
            "The power",
            (
                Span(0, delay, "Waiting for power", Tone.OTHER),
                *((Span(delay, life, "Power is there", Tone.SOFT),) if delay < life else ()),
            ),
        ),
        Lane("Both together", (Span(0, dark, "Aging in the dark", Tone.LOSS), *left)),
    )
    share = wait.write("utilization", ".1f")(dark / life)
    return timeline(
        Timeline(
            uid,
            "Two clocks",
            axis,
            lanes,
            finding=f"Delivered {axis.write(delay)} before the power, the machines spend {share} of"
            f" {axis.write(life)} in the dark: {wait.text('lost_contribution')} not earned.",
        )
    )
