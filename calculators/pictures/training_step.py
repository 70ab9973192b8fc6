"""A training step as a bar: computing, the exchange that hides behind it, and the wait."""

from __future__ import annotations

from dataclasses import dataclass

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.timeline.figure import timeline
from calculators.engine.diagram.timeline.record import Lane, Span, Timeline
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@dataclass(frozen=True)
class _Step:
    """A step on one network, in seconds."""

    network: str
    compute: float
    exchange: float
    wait: float

    @property
    def end(self) -> float:
        return self.compute + self.wait


@picture(
    "one training step on one or two networks: computing, exchange, waiting",
    of=("scaling", "fabric_stretch"),
    against=("scaling",),
)
def training_step(uid: str, first: Case, second: Case | None = None) -> Html:
    """Return the step on each network under the same computing."""
    steps = _both(first) if first.calculator.name == "fabric_stretch" else [_one(first)]
    if second:
        steps.append(_one(second))
    steps.sort(key=lambda step: step.end)
    ends = [step.end for step in steps]
    axis = first.axis("compute", ends, "Time in the step")
    lanes: list[Lane] = []
    before = None
    for step in steps:
        if step.compute != before:
            lanes.append(Lane("Computing", (Span(0, step.compute, "Computing"),)))
            before = step.compute
        hidden = step.exchange - step.wait
        spans = (
            Span(step.compute - hidden, step.compute, "Hidden", Tone.SOFT),
            Span(step.compute, step.end, "Waiting", Tone.LOSS),
        )
        note = axis.write(step.end)
        kept = tuple(span for span in spans if span.end > span.start)
        lanes.append(Lane(f"Exchange at {step.network}", kept, note=note))
    return timeline(
        Timeline(
            uid, "One training step", axis, tuple(lanes), finding=_finding(steps, first, axis.write)
        )
    )


def _one(case: Case) -> _Step:
    return _Step(
        case.text("scale_out_bandwidth"), case["compute"], case["communication"], case["exposed"]
    )


def _both(case: Case) -> list[_Step]:
    return [
        _Step(
            case.text(f"{speed}_bandwidth"),
            case["compute"],
            case[f"{speed}_exchange"],
            case[f"{speed}_wait"],
        )
        for speed in ("fast", "slow")
    ]


def _finding(steps: list[_Step], case: Case, write: Write) -> str:
    best, worst = steps[0], steps[-1]
    if worst is best:
        return (
            f"A step takes {write(best.end)}: {write(best.compute)} of computing,"
            f" and {write(best.wait)} of waiting for the network."
        )
    longer = case.write("overlap")(worst.end / best.end - 1)
    return (
        f"A step takes {write(best.end)} on {best.network} and {write(worst.end)}"
        f" on {worst.network}: {longer} longer, for the same computing."
    )
