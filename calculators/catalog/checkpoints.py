"""A checkpoint's size, the time to write it, and the bill of saving."""

from __future__ import annotations

from typing import Annotated, Final

from calculators.cost import facts, sources, units
from calculators.cost.checkpoints import Saving, SavingBill, saving_bill
from calculators.engine.model.markers import (
    Best,
    Chart,
    Choice,
    Line,
    Number,
    Preset,
    Verdict,
    When,
    calculator,
)

_SAID: Final = (
    "A save of {size} takes {write_time} to write; saving and work done again cost {total} a month."
)
_BACKGROUND: Final = When("saving", Saving.BACKGROUND)


@calculator(
    "What saving costs",
    group="Reliability",
    place=135,
    gives="What saving and redone work cost, and the gap between saves that costs least.",
    asked_as="backup, saving a job, storage cost, how often to save, checkpoint interval",
    lines={
        "size": Line("Size of a save"),
        "write_time": Line("Time to write it"),
        "standstill": Line("Time the job stands still for a save"),
        "share": Line("Share of time the job stands still"),
        "mtbf": Line("Time between failures of the job"),
        "redone": Line("Share of time that redoes lost work"),
        "best_gap": Line("Gap that loses least", even_with="gap"),
        "too_long": Line("Gap beyond the best, as a share of it"),
        "kept": Line("Storage that saves take"),
        "stall_cost": Line("Rent while the job stands still", part_of="total"),
        "redone_cost": Line("Rent for work done again", part_of="total"),
        "storage_cost": Line("Storage", part_of="total"),
        "total": Line(
            "Cost of saving and of work done again",
            best=Best.LEAST,
            headline=Verdict(
                over=(
                    _SAID,
                    "Save more often: every {best_gap} loses least.",
                ),
                under=(
                    _SAID,
                    "Save less often: every {best_gap} loses least.",
                ),
                even=(_SAID, "The gap is right: near {best_gap} the loss hardly changes."),
                by="too_long",
                within=0.05,
            ),
        ),
    },
    chart=Chart(x="gap", y="total"),
    presets=(
        Preset.of("Written in the background", "illustrative", saving=Saving.BACKGROUND),
        Preset.of(
            "BLOOM's saves",
            "2.3 TB in 40 s every three hours, 2022; price illustrative",
            parameters=176e9,
            write_bandwidth=57.5e9,
            gap=180,
            gpus=384,
        ),
        Preset.of(
            "405B on slow storage",
            "NVIDIA's example of 2026-04: 12 bytes a parameter, 5 GB/s, 128 GPUs",
            parameters=405e9,
            checkpoint_bytes_per_parameter=12,
            write_bandwidth=5e9,
            gpus=128,
            hourly_price=4.4,
        ),
    ),
    left_out=(
        "Restarts and waits after a failure: see failures and checkpoints.",
        "Slower steps while a save is written in the background.",
        "Compression, and saves of weights alone that are kept for good.",
    ),
    sources=(sources.STAS, sources.NVCOMP, sources.MEGA, sources.YD, sources.HERD),
)
def checkpoints(
    parameters: Annotated[
        units.Parameters,
        Number(scale="log", help="All parameters, for a mixture of experts."),
    ] = facts.EXAMPLE_PARAMETERS,
    write_bandwidth: Annotated[units.BytesPerSecond, Number(scale="log")] = facts.WRITE_BANDWIDTH,
    saving: Annotated[Saving, Choice("While a save is written")] = Saving.BLOCKING,
    copy_time: Annotated[
        units.Seconds, Number(scale="log", shown_when=_BACKGROUND)
    ] = facts.COPY_TIME,
    gap: Annotated[
        units.Minutes, Number("Time from one save to the next", scale="log")
    ] = facts.SAVE_GAP,
    gpus: Annotated[units.Gpus, Number("GPUs in the job", 1, 1_000_000, "log")] = int(
        facts.EXAMPLE_GPUS
    ),
    hourly_price: Annotated[units.DollarsPerGpuHour, Number(scale="log")] = facts.LIST_PRICE,
    gpu_mtbf: Annotated[units.GpuHours, Number(scale="log", more=True)] = facts.GPU_MTBF,
    checkpoint_bytes_per_parameter: Annotated[
        units.BytesPerParameter,
        Number(help="2 for weights, 12 for Adam's state and master weights.", more=True),
    ] = facts.CHECKPOINT_BYTES,
    saves_kept: Annotated[units.Count, Number("Saves that are kept", 0, 10_000, more=True)] = 3,
    storage_price: Annotated[units.DollarsPerTbMonth, Number(more=True)] = facts.STORAGE_PRICE,
) -> SavingBill:
    """What do a job's saves cost?

    A save holds the weights and the optimizer's state, so its size follows the parameters; the
    speed of storage turns it into time. While the job waits, every GPU is paid for nothing.
    Written in the background, it waits only for a copy. Rare saves cost too: a failure undoes
    half a gap of work on average, and the best gap balances the two. It misleads where storage
    is shared with others, or failures come in groups.

    >>> bill = checkpoints()
    >>> f"{bill.size / 1e9:.0f} {bill.write_time:.1f} {bill.share:.2%} {bill.best_gap:.0f}"
    '980 9.8 0.54% 31'
    """
    return saving_bill(
        parameters=parameters,
        checkpoint_bytes_per_parameter=checkpoint_bytes_per_parameter,
        write_bandwidth=write_bandwidth,
        saving=saving,
        copy_time=copy_time,
        gap=gap,
        gpus=gpus,
        gpu_mtbf=gpu_mtbf,
        hourly_price=hourly_price,
        saves_kept=saves_kept,
        storage_price=storage_price,
    )
