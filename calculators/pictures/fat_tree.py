"""The tree of switches for a cluster: as many levels as it takes, as wide as its cables."""

from __future__ import annotations

from calculators.engine.diagram.tiers.figure import tiers
from calculators.engine.diagram.tiers.record import Tier, Tiers
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture
from calculators.pictures.parts.tree import uplinks

_SPINES, _CORE = 2, 3


@picture("the tree of switches for your GPUs, ports and taper", of=("fabric",))
def fat_tree(uid: str, fabric: Case) -> Html:
    """Return the levels with the cables between them."""
    up, levels = uplinks(fabric), int(fabric["levels"])
    found = [
        Tier("GPUs", fabric["gpus"], fabric["gpus"]),
        Tier("leaf switches", fabric["leaf"], up if levels >= _SPINES else None),
    ]
    if levels >= _SPINES:
        found.append(Tier("spine switches", fabric["spine"], up if levels >= _CORE else None))
    if levels >= _CORE:
        found.append(Tier("core switches", fabric["core"]))
    return tiers(
        Tiers(
            uid,
            "The tree of switches",
            tuple(found),
            "cables",
            fabric.write("cables", ".0f"),
            _finding(fabric, up),
        )
    )


def _finding(fabric: Case, up: float) -> str:
    gpus, switches = fabric.text("gpus"), fabric.text("switches")
    if not up:
        return f"{gpus} fit on one switch of {fabric.text('radix')} ports: no tree is needed."
    write = fabric.write("cables", ".0f")
    told = f"{gpus} take {switches} switches and {fabric.text('cables')} cables"
    if up < fabric["gpus"]:
        return f"{told}. Above the leaves {write(up)} cables are left for {gpus}: the taper."
    return f"{told}: one up for every one down, so that all can talk at once."
