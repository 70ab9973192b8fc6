"""The reference cases of an all-reduce on one node of H200 or B200, every row (N9)."""

from collections.abc import Iterator
from typing import Final

from calculators.case import Case, Kind
from calculators.cost import facts
from calculators.cost.collectives import Sums
from calculators.cost.facts.chips import Chip
from calculators.cost.published.exchange.several_nodes import DELAYS, LARGE, SMALLEST, exchange_case
from calculators.cost.published.sweep import size_name

_H200 = (
    *(1.44, 2.93, 5.73, 11.74, 23.94, 39.93, 64.53, 107.16, 155.53, 219.89),
    *(275.84, 346.51, 401.93, 436.15, 450.29, 463.58, 469.17, 473.10, 477.45, 482.26),
)
_B200 = (
    *(1.20, 2.17, 4.86, 9.54, 18.71, 36.06, 63.09, 76.48, 126.49, 254.96),
    *(325.97, 400.60, 568.38, 646.11, 688.99, 723.34, 734.97, 740.64, 839.07, 845.67),
)
"""GB/s from 32 KiB to 16 GiB by doubling, as the library chose."""
_BOUND = "A bound at the full speed of all links, with sums in the switches of the node."
_PLANNED = (
    "Outside of the 15% that we asked for: at 80% of the links' speed, with sums in switches, we "
    "are too fast. Libraries reach less of that bound than of a ring's."
)


def _cases() -> Iterator[Case]:
    for chip, rows in ((Chip.H200, _H200), (Chip.B200, _B200)):
        for doubling, giga in enumerate(rows):
            message = SMALLEST * 2**doubling
            title = f"All-reduce of {size_name(message)} on one node of 8 {chip.name}"
            for word, share in (("bound", 1.0), ("planned", float(facts.LINK_EFFICIENCY))):
                if word == "planned" and message < LARGE:
                    continue
                yield exchange_case(
                    f"N9-{chip.name}-{doubling:02}-{word}",
                    f"{title}: {word}",
                    giga,
                    message=message,
                    nodes=1,
                    inside=chip.value.scale_up_bandwidth,
                    sums=Sums.IN_NODE_SWITCHES,
                    share=share,
                    kind=Kind.REPORT,
                    remark=DELAYS if message < LARGE else _BOUND if share == 1 else _PLANNED,
                )


ONE_NODE_CASES: Final = tuple(_cases())
