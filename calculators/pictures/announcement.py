"""From announcement to useful compute: what each word takes off."""

from __future__ import annotations

from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.flow.figure import flow
from calculators.engine.diagram.flow.record import Branch, Flow, Stage, Stream
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_WORDS = (
    ("At the start", "facility_power", "", "These are the megawatts you were given."),
    ("For computers", "it_load", "Cooling and losses", "The building takes its part first."),
    ("For GPU servers", "gpu_load", "Network, storage", "Not every computer is a GPU server."),
    ("With power", "energized_gpus", "Not fed yet", "Only some of it has power yet."),
    ("Connected", "networked_gpus", "Not connected", "A server without a network trains nothing."),
    ("Available", "available_gpus", "Down", "Some are always being repaired."),
    ("In use", "useful_gpus", "Idle", "And of the rest, some wait for work."),
)
_LATE = 3
"""From here on the loss is not the building's, and may yet be made good."""


@picture(
    "from an announced megawatt to GPUs at work, word by word", of=("announcement",), draws="walk"
)
def announcement(uid: str, site: Case) -> Html:
    """Return the way down, every stage in megawatts, the last ones in GPUs as well."""
    amounts = [_megawatts(site, line) for _, line, *_ in _WORDS]
    write = site.brief("facility_power")
    stages = []
    for at, (word, *_) in enumerate(_WORDS):
        leaving: tuple[Branch, ...] = ()
        if at + 1 < len(_WORDS):
            lost = amounts[at] - amounts[at + 1]
            tone = Tone.LOSS if at + 1 >= _LATE else Tone.SOFT
            leaving = (Branch(_WORDS[at + 1][2], lost, tone),)
        stages.append(Stage(word, leaving))
    scenes = tuple(
        Scene(word, f"{told} {_left(site, line, write(amount))}")
        for (word, line, _, told), amount in zip(_WORDS, amounts, strict=True)
    )
    return flow(
        Flow(
            uid,
            "From announcement to useful compute",
            (Stream("", amounts[0], tuple(stages)),),
            write,
            scenes,
            f"Of {site.text('facility_power')} at the start, {write(amounts[-1])} ends up at work:"
            f" {site.text('useful_gpus')} of the {site.text('full_build')} of a full build.",
        )
    )


def _megawatts(site: Case, line: str) -> float:
    """Return a stage in megawatts; GPUs by their share of those that the load would carry."""
    if not line.endswith("_gpus"):
        return site[line]
    return site["gpu_load"] * site[line] / site["full_build"] if site["full_build"] else 0.0


def _left(site: Case, line: str, power: str) -> str:
    if line.endswith("_gpus"):
        return f"{power} are left, {site.text(line)}."
    return f"{power} are left." if line != "facility_power" else f"{power}."
