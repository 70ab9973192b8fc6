"""The facts about failures, interruptions and idle time."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.group import Group

_GROUP = Group("Reliability")

UTILIZATION: Final = _GROUP.illustrative(
    0.80,
    units.FRACTION,
    "Utilization of rented GPUs",
    "share of paid hours in use",
    plausible=(0.60, 0.95),
    asked="Share of paid hours in use",
    allowed=(0.05, 1),
)
AVAILABILITY: Final = _GROUP.illustrative(
    0.97,
    units.FRACTION,
    "Availability of owned GPUs",
    "share of hours in which a GPU can be used",
    plausible=(0.90, 0.995),
    asked="Share of hours the GPU can be used",
    allowed=(0.5, 1),
)
GPU_MTBF: Final = _GROUP.derived(
    round(54 * 24 * 16_384 / 419),
    units.GPU_HOURS,
    "GPU-hours between interruptions",
    "419 interruptions in 54 days on 16,384 GPUs: one in 50,677 GPU-hours",
    source=sources.HERD,
    plausible=(20_000, 100_000),
    asked="GPU-hours between failures",
    allowed=(5000, 500_000),
)
NODE_FAILURES: Final = _GROUP.derived(
    8 * 24 * 1000 / GPU_MTBF,
    units.PER_THOUSAND_NODE_DAYS,
    "Failures of nodes of eight GPUs",
    "the same interruptions, for nodes of eight; Meta's research clusters of A100 had 6.5",
    source=sources.HERD,
    plausible=(1, 10),
    asked="Failures",
    allowed=(0.1, 1000),
)
INTERRUPTIONS_PER_HOUR: Final = _GROUP.illustrative(
    0.05,
    units.PER_HOUR,
    "Interruptions of spot capacity",
    "one interruption in twenty hours",
    plausible=(0.01, 0.20),
    asked="Interruptions",
    allowed=(0, 0.5),
)
LOST_WORK: Final = _GROUP.illustrative(
    0.75,
    units.HOURS,
    "Work lost in a spot interruption",
    "work since the last save",
    plausible=(0.25, 2.0),
    asked="Work lost at an interruption",
    allowed=(0, 4),
)
RESTART_DELAY: Final = _GROUP.illustrative(
    0.25,
    units.HOURS,
    "Delay after a spot interruption",
    "time to get going again",
    plausible=(0.1, 1.0),
    asked="Time to get going again",
    allowed=(0, 4),
)
CHECKPOINT_TIME: Final = _GROUP.illustrative(
    120,
    units.SECONDS,
    "Time to save a checkpoint",
    "time the job stands still for a save",
    plausible=(10, 300),
    asked="Time the job stands still for a save",
    allowed=(0.001, 86_400),
)
COPY_TIME: Final = _GROUP.illustrative(
    5,
    units.SECONDS,
    "Time to copy a checkpoint aside",
    "into the memory of the hosts; it is written from there while the job goes on",
    plausible=(1, 30),
    asked="Time to copy the state aside",
    allowed=(0.1, 600),
)
SAVE_GAP: Final = _GROUP.illustrative(
    30,
    units.MINUTES,
    "Time from one save to the next",
    "most teams save every 15 to 30 minutes, says NVIDIA",
    source=sources.NVCOMP,
    plausible=(15, 180),
    allowed=(1, 1440),
)
RESTART_TIME: Final = _GROUP.illustrative(
    600,
    units.SECONDS,
    "Time to restart a training job",
    "from failure to the first new step",
    plausible=(120, 1800),
    asked="Time from failure to the next new step",
    allowed=(10, 14_400),
)
GOODPUT: Final = _GROUP.derived(
    0.96,
    units.FRACTION,
    "Goodput of the example cluster",
    "what failures and saves leave of its time, rounded; the calculator of failures has the sum",
    source=sources.HERD,
    plausible=(0.9, 0.98),
    asked="Share of time that advances the run (goodput)",
    allowed=(0.001, 1),
)
REPAIR_WAIT: Final = _GROUP.illustrative(
    0,
    units.HOURS,
    "Wait for a repair or a person",
    "nothing where spare nodes stand ready and restarts need nobody; early runs waited for hours",
    plausible=(0, 8),
    asked="Wait for a repair or a person, at each failure",
    allowed=(0, 168),
)
CHECKPOINT_BYTES: Final = _GROUP.illustrative(
    14,
    units.BYTES_PER_PARAMETER,
    "Size of a checkpoint",
    "weights of 2 bytes and three optimizer values of 4",
    plausible=(12, 16),
    asked="Bytes saved for each parameter",
    allowed=(2, 20),
)
WRITE_BANDWIDTH: Final = _GROUP.illustrative(
    100e9,
    units.BYTES_PER_SECOND,
    "Write speed of shared storage",
    "storage shared by the job",
    plausible=(20e9, 2e12),
    asked="Speed of writing",
    allowed=(1e8, 1e14),
)
