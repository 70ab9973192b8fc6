"""The job as a rectangle: GPUs by time, cut down to what it was paid for."""

from __future__ import annotations

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_DAY, HOURS_PER_MONTH
from calculators.engine.diagram.rectangle.figure import rectangle
from calculators.engine.diagram.rectangle.record import Along, Cut, Rectangle, Side
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_ROOM = 1.25
"""The frame is so much larger than a usual job: it shows when one becomes longer or wider."""


@picture(
    "GPUs by time as an area, and how much of it is the work that was wanted",
    of=("training_run", "whole_bill", "training_job"),
)
def job_rectangle(uid: str, job: Case) -> Html:
    """Return the area that is paid for, and its cuts."""
    if job.calculator.name == "training_job":
        return _stretched(uid, job)
    names = _BILL if job.calculator.name == "whole_bill" else _RUN
    paid, mfu = job[names.paid], job[names.mfu]
    cuts = (
        *names.idle(job),
        Cut("Goodput", job["goodput"], Along.ACROSS, "Saves, failures, restarts"),
        Cut("MFU", mfu, Along.UP, "Running below top speed", Tone.LOSS),
    )
    write = job.numbers(names.paid).full
    useful = job["goodput"] * mfu * (job["utilization"] if names is _BILL else 1)
    usual = job.like(**job.calculator.defaults) or job
    days, most = (one[names.paid] / one["gpus"] / HOURS_PER_DAY for one in (job, usual))
    return rectangle(
        Rectangle(
            uid,
            "Paid for",
            Side("days", days, job.write("days", "bare"), _ROOM * most),
            Side("GPUs", job["gpus"], job.write("gpus", "bare"), _ROOM * usual["gpus"]),
            paid,
            cuts,
            "The model's own arithmetic",
            write,
            f"{job.text('gpus')} for {job.write('days')(days)} are {write(paid)};"
            f" {job.write('mfu', '.0f')(useful)} of the area is the model's own arithmetic.",
        )
    )


@dataclass(frozen=True)
class _Names:
    """The lines in which a calculator has the hours that are paid for, and their MFU."""

    paid: str
    mfu: str

    def idle(self, job: Case) -> tuple[Cut, ...]:
        if self is not _BILL:
            return ()
        return (Cut("Utilization", job["utilization"], Along.ACROSS, "Idle", Tone.OTHER),)


_RUN = _Names("paid_gpu_hours", "mfu")
_BILL = _Names("paid_hours", "reported_mfu")


def _stretched(uid: str, job: Case) -> Html:
    """Return a job that a slower network makes longer, its area in dollars."""
    write = job.numbers("cost").full
    return rectangle(
        Rectangle(
            uid,
            "The bill",
            Side("hours", job["slower_hours"], job.write("hours", "bare"), _ROOM * HOURS_PER_MONTH),
            Side("GPUs", job["gpus"], job.write("gpus", "bare"), _ROOM * facts.EXAMPLE_GPUS),
            job["slower_cost"],
            (
                Cut(
                    "The job without waiting",
                    1 / job["stretch"],
                    Along.ACROSS,
                    "Waiting",
                    Tone.LOSS,
                ),
            ),
            "The job",
            write,
            f"{job.text('gpus')} for {job.text('hours')} cost {write(job['cost'])}; a network that"
            f" takes {job.text('stretch')} times as long adds {write(job['extra_cost'])}.",
        )
    )
