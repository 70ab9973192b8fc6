"""The time to move data over a link inside and outside the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from calculators.cost import facts, sources
from calculators.cost.links import gigabits_from_bytes, transfer_time
from calculators.cost.units import Bytes, BytesPerSecond, GigabitsPerSecond, Ratio, Seconds
from calculators.engine.model.markers import Chart, Line, Number, Preset, calculator


@dataclass(frozen=True)
class Transfer:
    """Both links in one unit, both times, and the gap."""

    inside_gigabits: Annotated[GigabitsPerSecond, Line("Link inside, in gigabits")]
    between_gigabits: Annotated[GigabitsPerSecond, Line("Link between, in gigabits")]
    inside_time: Annotated[Seconds, Line("Time inside the server")]
    between_time: Annotated[
        Seconds,
        Line(
            "Time between servers",
            headline="The data take {inside_time} inside the server and {between_time} between servers.",
        ),
    ]
    gap: Annotated[Ratio, Line("Time between over time inside")]


@calculator(
    "Moving data over a link",
    chart=Chart(x="scale_out_bandwidth", y="between_time"),
    presets=(
        Preset.of("NVLink 5 and XDR", "sourced, 2026-08", scale_up_bandwidth=900e9, scale_out_bandwidth=100e9),
        Preset.of("A100 and HDR", "sourced, 2026-08", scale_up_bandwidth=300e9, scale_out_bandwidth=25e9),
    ),
    left_out=(
        "Efficiency: measured links deliver about 80-90% of this for large messages.",
        "Sharing: one GPU moves data here, and nobody else uses the link.",
        "The delay of a hop, which decides for small messages.",
    ),
    sources=(sources.STAS, sources.NDR),
)  # fmt: skip
def transfer(
    message: Annotated[Bytes, Number("Data to move", 1e3, 1e14, "log")] = facts.EXAMPLE_MESSAGE,
    scale_up_bandwidth: Annotated[BytesPerSecond, Number("Link of a GPU inside the server", 1e9, 1e13, "log", help="One direction, in bytes: vendors often add both.")] = facts.NVLINK4,
    scale_out_bandwidth: Annotated[BytesPerSecond, Number("Link of a GPU between servers", 1e8, 1e12, "log", help="One direction; 400 Gb/s are 50 GB/s.")] = facts.NDR_PORT,
) -> Transfer:  # fmt: skip
    """How long does it take to move data inside and between servers?

    Links inside a server are several times faster than those between servers. To compare them,
    bring both to one unit: bytes or bits, one direction, for one GPU. Eight bits make a byte,
    and a speed that adds both directions must be halved first. The time is size over speed, the
    best a link can do.

    >>> moved = transfer()
    >>> f"{moved.inside_time * 1000:.1f} ms, {moved.between_time * 1000:.0f} ms, {moved.between_gigabits:.0f} Gb/s"
    '35.6 ms, 320 ms, 400 Gb/s'
    """
    inside_gigabits = gigabits_from_bytes(bandwidth=scale_up_bandwidth)
    between_gigabits = gigabits_from_bytes(bandwidth=scale_out_bandwidth)
    inside_time = transfer_time(message=message, bandwidth=scale_up_bandwidth)
    between_time = transfer_time(message=message, bandwidth=scale_out_bandwidth)
    gap = between_time / inside_time
    return Transfer(
        inside_gigabits=inside_gigabits, between_gigabits=between_gigabits,
        inside_time=inside_time, between_time=between_time, gap=gap,
    )  # fmt: skip
