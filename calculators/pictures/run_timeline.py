"""A stretch of a run: saves, one failure, the work it undoes, and the restart."""

from __future__ import annotations

from dataclasses import dataclass

from calculators.cost.facts.constants import SECONDS_PER_HOUR
from calculators.engine.chart.scale import Write
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.timeline.figure import timeline
from calculators.engine.diagram.timeline.record import Event, Lane, Moment, Span, Timeline
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_SAVES = 3
"""Saves before the failure; it comes in the middle of the next gap, as it does on average."""


@dataclass(frozen=True)
class _Hours:
    """When what happens, in hours from the start of the stretch."""

    gap: float
    save: float
    restart: float

    @property
    def saved(self) -> float:
        return _SAVES * (self.gap + self.save)

    @property
    def failed(self) -> float:
        return self.saved + self.gap / 2

    @property
    def again(self) -> float:
        return self.failed + self.restart

    @property
    def end(self) -> float:
        return self.again + self.gap


@picture("saves, a failure, the work it undoes and the restart, step by step", of=("failures",))
def run_timeline(uid: str, run: Case) -> Html:
    """Return the hours around one failure."""
    hours = _Hours(
        run["interval"] / SECONDS_PER_HOUR,
        run["checkpoint_time"] / SECONDS_PER_HOUR,
        run["restart_time"] / SECONDS_PER_HOUR + run["repair_wait"],
    )
    axis = run.axis("mtbf", (hours.end,), "Hours of the run")
    return timeline(
        Timeline(
            uid,
            "A stretch of the run",
            axis,
            (_lane(hours),),
            _moments(run, hours, axis.write),
            _whole(run),
        )
    )


def _lane(hours: _Hours) -> Lane:
    spans, events = [], []
    for number in range(_SAVES):
        at = number * (hours.gap + hours.save)
        done = at + hours.gap
        spans += [Span(at, done, "Work"), Span(done, done + hours.save, "Save", Tone.OTHER)]
        events.append(Event(done + hours.save, "Saved"))
    spans += [
        Span(hours.saved, hours.failed, "Lost", Tone.LOSS),
        Span(hours.failed, hours.again, "Restart", Tone.SOFT),
        Span(hours.again, hours.end, "Work"),
    ]
    events.append(Event(hours.failed, "Failure", Tone.LOSS))
    return Lane("The job", tuple(spans), tuple(events))


def _moments(run: Case, hours: _Hours, write: Write) -> tuple[Moment, ...]:
    """Return what is seen step by step."""
    half = hours.gap / 2
    told = (
        (
            hours.saved,
            "A save",
            f"A save of {run.text('checkpoint_time')} every {write(hours.gap)}.",
        ),
        (
            hours.failed,
            "A failure",
            f"One of {run.text('gpus')} fails, all stop; {write(half)} of work is lost on average.",
        ),
        (
            hours.again,
            "A restart",
            f"{write(hours.restart)} later it goes on, from the last save.",
        ),
        (hours.again + half, "Caught up", "Only now is it where it was when it failed."),
        (hours.end, "The whole", _whole(run)),
    )
    return tuple(Moment(at, Scene(name, words)) for at, name, words in told)


def _whole(run: Case) -> str:
    return (
        f"A failure every {run.text('mtbf')} and a save every {run.text('interval_minutes')}:"
        f" {run.text('goodput')} of the time moves the job forward."
    )
