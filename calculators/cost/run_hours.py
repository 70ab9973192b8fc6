"""The GPU-hours of a finished run: those that compute, and those that are paid for besides.

Here is said, once, how MFU, waiting, goodput and utilization go together. Each is a share of the
one before it, so that no hour is lost twice: of the hours paid for, a share is in use; of those in
use, a share advances the run; of those, a share computes and the rest waits for the network.
"""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_DAY
from calculators.cost.facts.limits import check
from calculators.cost.training import training_gpu_hours
from calculators.cost.units import Days, Flop, FlopPerGpuSecond, Fraction, GpuHours, Gpus, Hours


@dataclass(frozen=True)
class RunHours:
    """Computing, waiting, failing, idling: what each adds, and what is paid for in the end."""

    computing_hours: GpuHours
    inside_hours: GpuHours
    """Waiting inside servers, which no network between them can shorten."""
    waiting_hours: GpuHours
    """Waiting in all, inside servers and between them."""
    running_hours: GpuHours
    """Computing and waiting: the time that reports of MFU divide by."""
    lost_hours: GpuHours
    held_hours: GpuHours
    """From the start of the run to its end."""
    idle_hours: GpuHours
    paid_hours: GpuHours
    days: Days


def run_hours(
    *,
    flop: Flop,
    peak_flop_per_second: FlopPerGpuSecond = facts.H100_PEAK,
    reported_mfu: Fraction,
    efficiency: Fraction,
    inside_share: Fraction,
    goodput: Fraction,
    utilization: Fraction = facts.UTILIZATION,
    gpus: Gpus,
) -> RunHours:
    """Return the GPU-hours of a run from the work to the invoice.

    running = FLOP / (peak x MFU); computing = running x efficiency; held = running / goodput;
    paid = held / utilization.

    >>> hours = run_hours(
    ...     flop=6 * 70e9 * 2e12, reported_mfu=0.40, efficiency=0.9,
    ...     inside_share=0.08, goodput=0.96, gpus=1024)
    >>> round(hours.running_hours), round(hours.held_hours), round(hours.days, 1)
    (589821, 614397, 25.0)
    """
    check(
        efficiency=efficiency,
        inside_share=inside_share,
        goodput=goodput,
        utilization=utilization,
        gpus=gpus,
    )
    running_hours: GpuHours = training_gpu_hours(
        flop=flop, peak_flop_per_second=peak_flop_per_second, mfu=reported_mfu
    )
    computing_hours: GpuHours = running_hours * efficiency
    inside_hours: GpuHours = running_hours * inside_share
    waiting_hours: GpuHours = running_hours - computing_hours
    held_hours: GpuHours = running_hours / goodput
    lost_hours: GpuHours = held_hours - running_hours
    paid_hours: GpuHours = held_hours / utilization
    idle_hours: GpuHours = paid_hours - held_hours
    on_the_clock: Hours = held_hours / gpus
    days: Days = on_the_clock / HOURS_PER_DAY
    return RunHours(
        computing_hours=computing_hours,
        inside_hours=inside_hours,
        waiting_hours=waiting_hours,
        running_hours=running_hours,
        lost_hours=lost_hours,
        held_hours=held_hours,
        idle_hours=idle_hours,
        paid_hours=paid_hours,
        days=days,
    )
