"""The choice of a chip, and the fields for the figures of one that the table does not have.

A calculator asks for the figures that its formula reads, and hands them to `calculators.cost.chip`.
"""

from typing import Annotated, Final

from calculators.cost import units
from calculators.cost.chip import PowerFrom
from calculators.cost.facts.chips import Chip, NumberFormat
from calculators.engine.model.markers import Choice, Number, When

_TYPED: Final = When("chip", Chip.MY_OWN)

AChip = Annotated[Chip, Choice("Accelerator")]
AFormat = Annotated[
    NumberFormat,
    Choice(
        "Number format",
        help="Of the arithmetic; the bytes of weights and cache are set apart.",
        more=True,
    ),
]
OwnPeak = Annotated[
    units.FlopPerGpuSecond,
    Number(
        "Dense peak speed of my chip",
        scale="log",
        help="In the number format you use, without sparsity.",
        shown_when=_TYPED,
    ),
]
OwnMemory = Annotated[
    units.BytesPerGpu, Number("Memory of my chip", scale="log", shown_when=_TYPED)
]
OwnBandwidth = Annotated[
    units.BytesPerGpuSecond, Number("Memory speed of my chip", scale="log", shown_when=_TYPED)
]
OwnLink = Annotated[
    units.BytesPerSecond,
    Number("Links of my chip to its neighbors, one way", scale="log", shown_when=_TYPED),
]
APower = Annotated[PowerFrom, Choice("Power of a server", more=True)]
OwnSystemPower = Annotated[
    units.KilowattsPerGpu,
    Number(shown_when=(When("power_from", PowerFrom.TYPED), _TYPED), more=True),
]
