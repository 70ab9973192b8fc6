"""What a flow is made of, and the widths that follow from it."""

import math
from dataclasses import dataclass, replace

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.tone import Tone

MOST_BRANCHES = 4
"""So many may leave at one stage; the smallest of more are joined."""


@dataclass(frozen=True)
class Branch:
    """What leaves the stream, and does not come back."""

    label: str
    amount: float | None
    tone: Tone = Tone.SOFT


@dataclass(frozen=True)
class Stage:
    """A place the stream comes to; what leaves there is gone at the next."""

    label: str
    leaving: tuple[Branch, ...] = ()


@dataclass(frozen=True)
class Stream:
    """One stream from its first stage to its last."""

    label: str
    """Its name where there are several, else not shown."""
    amount: float | None
    stages: tuple[Stage, ...]


@dataclass(frozen=True)
class Flow:
    """Streams drawn to one scale, each from its first stage to its last."""

    prefix: str
    label: str
    streams: tuple[Stream, ...]
    write: Write
    scenes: tuple[Scene, ...] = ()
    """One for each stage of a lone stream, where it is to be followed step by step."""
    finding: str = ""


@dataclass(frozen=True)
class Reach:
    """A stage with what arrives there, and what leaves as it is drawn."""

    stage: Stage
    arrives: float
    leaving: tuple[Branch, ...]

    @property
    def goes_on(self) -> float:
        """Return what is left for the next stage."""
        return max(self.arrives - math.fsum(size(branch.amount) for branch in self.leaving), 0.0)


def reaches(stream: Stream) -> tuple[Reach, ...]:
    """Walk down a stream; no more can leave than arrives."""
    found, left = [], size(stream.amount)
    for stage in stream.stages:
        reach = Reach(stage, left, _drawn(stage.leaving, left))
        found.append(reach)
        left = reach.goes_on
    return tuple(found)


def overdrawn(stream: Stream) -> bool:
    """Whether more leaves at some stage than arrives there."""
    left = size(stream.amount)
    for stage in stream.stages:
        taken = math.fsum(size(branch.amount) for branch in stage.leaving)
        if taken > left * (1 + 1e-9):
            return True
        left = max(left - taken, 0.0)
    return False


def _drawn(leaving: tuple[Branch, ...], most: float) -> tuple[Branch, ...]:
    """Return the branches that have a width, few and no wider together than what arrives."""
    seen = [branch for branch in leaving if size(branch.amount) > 0]
    if len(seen) > MOST_BRANCHES:
        order = sorted(range(len(seen)), key=lambda index: -size(seen[index].amount))
        kept = sorted(order[: MOST_BRANCHES - 1])
        rest = math.fsum(size(seen[index].amount) for index in order[MOST_BRANCHES - 1 :])
        others = Branch(f"{len(seen) - len(kept):,} others", rest)
        seen = [*(seen[index] for index in kept), others]
    total = math.fsum(size(branch.amount) for branch in seen)
    if total > most:
        seen = [replace(branch, amount=size(branch.amount) / total * most) for branch in seen]
    return tuple(branch for branch in seen if size(branch.amount) > 0)
