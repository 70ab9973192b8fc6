"""The flow of a site's power: from the fence to the chips."""

from __future__ import annotations

from calculators.cost import facts
from calculators.cost.facts.constants import WATTS_PER_KILOWATT
from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture("where a site's power goes, from the fence to the GPU chips", of=("site_power",))
def fence_to_chip(uid: str, site: Case) -> Html:
    """Return the flow: what arrives at each place, and what leaves there."""
    fence, computers = site["site_load"], site["it_load"]
    servers = computers * (1 - site["non_gpu"])
    chips = servers * min(facts.H100_TDP / (site["kw_per_gpu"] * WATTS_PER_KILOWATT), 1)
    write = site.brief("site_load")
    stages = (
        Stage("At the fence", (Branch("Cooling, losses, building", fence - computers),)),
        Stage("At the computers", (Branch("Network and storage", computers - servers),)),
        Stage("In the GPU servers", (Branch("The rest of the server's label", servers - chips),)),
        Stage("In the GPU chips"),
    )
    share = site.write("load")(chips / fence)
    return flow(
        Flow(
            uid,
            "Power from the fence to the chips",
            (Stream("", fence, stages),),
            write,
            finding=f"Of {write(fence)} at the fence, {write(computers)} reaches the computers"
            f" and {write(chips)} the GPU chips: {share}.",
        )
    )
