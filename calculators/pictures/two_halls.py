"""One feed, two halls: how much of it each leaves to the computers."""

from __future__ import annotations

from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture(
    "the same feed into two halls of another PUE, and the GPUs each can hold", of=("pue_gain",)
)
def two_halls(uid: str, gain: Case) -> Html:
    """Return both halls to one scale."""
    feed = gain["feed"]
    write = gain.brief("feed")

    def hall(which: str, gpus: str) -> Stream:
        computers = feed / gain[which]
        stages = (
            Stage("The feed", (Branch("Cooling, losses, building", feed - computers),)),
            Stage(f"To the computers: {gain.text(gpus)}"),
        )
        return Stream(f"A hall with a PUE of {gain.text(which)}", feed, stages)

    more = gain.write("extra_share", ".0f")(gain["extra_share"])
    return flow(
        Flow(
            uid,
            "One feed, two halls",
            (hall("pue_from", "gpus_before"), hall("pue_to", "gpus_after")),
            write,
            finding=f"The same {write(feed)} carries {gain.text('gpus_before')} at a PUE of"
            f" {gain.text('pue_from')}, and {gain.text('gpus_after')} at {gain.text('pue_to')}:"
            f" {more} more.",
        )
    )
