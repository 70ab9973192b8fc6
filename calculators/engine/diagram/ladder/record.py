"""What a ladder is made of."""

from dataclasses import dataclass

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.tone import Tone

MOST_RUNGS = 7


@dataclass(frozen=True)
class Rung:
    """One level: its name, its value, and words on what it is made of."""

    label: str
    value: float | None
    note: str = ""
    tone: Tone = Tone.MAIN


@dataclass(frozen=True)
class Limit:
    """A value that matters to all levels, drawn as a line across them."""

    label: str
    value: float


@dataclass(frozen=True)
class Reading:
    """A scene: the same levels, their values written in another way."""

    scene: Scene
    write: Write


@dataclass(frozen=True)
class Ladder:
    """Levels in the order given, from zero and to one scale."""

    prefix: str
    label: str
    rungs: tuple[Rung, ...]
    write: Write
    limit: Limit | None = None
    readings: tuple[Reading, ...] = ()
    """Other ways to write the values, one shown at a time."""
    switch: str = "Next"
    """What the button says that goes from one reading to the next."""
    finding: str = ""
