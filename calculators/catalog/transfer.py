"""The time to move data over a link inside and outside the server."""

from __future__ import annotations

from typing import Annotated

from calculators.cost import facts, sources, units
from calculators.cost.links import LinkComparison, compare_links
from calculators.engine.model.markers import Best, Chart, Line, Number, Preset, calculator


@calculator(
    "Moving data over a link",
    group="Network",
    place=80,
    gives="Seconds inside the server and between servers, with bits and bytes kept apart.",
    asked_as="copy time, upload time, Gb/s or GB/s, link speed, how long to move",
    lines={
        "inside_gigabits": Line("Link inside, in gigabits"),
        "between_gigabits": Line("Link between, in gigabits"),
        "inside_time": Line("Time inside the server"),
        "between_time": Line(
            "Time between servers",
            best=Best.LEAST,
            headline=(
                "The data take {inside_time} inside the server and {between_time} between servers."
            ),
        ),
        "gap": Line("Time between over time inside"),
    },
    chart=Chart(x="scale_out_bandwidth", y="between_time"),
    presets=(
        Preset.of(
            "NVLink 5 and XDR",
            "sourced, 2026-08",
            scale_up_bandwidth=900e9,
            scale_out_bandwidth=100e9,
        ),
        Preset.of(
            "A100 and HDR", "sourced, 2026-08", scale_up_bandwidth=300e9, scale_out_bandwidth=25e9
        ),
    ),
    left_out=(
        "Efficiency: measured links deliver about 80-90% of this for large messages.",
        "Sharing: one GPU moves data here, and nobody else uses the link.",
        "The delay of a hop, which decides for small messages.",
    ),
    sources=(sources.STAS, sources.NDR),
)
def transfer(
    message: Annotated[
        units.Bytes, Number("Data to move", 1e3, 1e14, "log")
    ] = facts.EXAMPLE_MESSAGE,
    scale_up_bandwidth: Annotated[
        units.BytesPerSecond,
        Number(
            "Link of a GPU inside the server",
            scale="log",
            help="One direction, in bytes: vendors often add both.",
        ),
    ] = facts.NVLINK4,
    scale_out_bandwidth: Annotated[
        units.BytesPerSecond,
        Number(
            "Link of a GPU between servers",
            scale="log",
            help="One direction; 400 Gb/s are 50 GB/s.",
        ),
    ] = facts.NDR_PORT,
) -> LinkComparison:
    """How long does it take to move data inside and between servers?

    Links inside a server are several times faster than those between servers. To compare them,
    bring both to one unit: bytes or bits, one direction, for one GPU. Eight bits make a byte,
    and a speed that adds both directions must be halved first. The time is size over speed, the
    best a link can do.

    >>> moved = transfer()
    >>> f"{moved.inside_time * 1000:.1f} ms, {moved.between_time * 1000:.0f} ms"
    '35.6 ms, 320 ms'
    >>> f"{moved.between_gigabits:.0f} Gb/s"
    '400 Gb/s'
    """
    return compare_links(
        message=message,
        scale_up_bandwidth=scale_up_bandwidth,
        scale_out_bandwidth=scale_out_bandwidth,
    )
