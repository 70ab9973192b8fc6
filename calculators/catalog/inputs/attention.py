"""The inputs of attention's own work in training, which counts once the context is long."""

from typing import Annotated, Final

from calculators.cost import units
from calculators.cost.training import AttentionWork
from calculators.engine.model.markers import Choice, Number, When

_COUNTED: Final = When("counting", AttentionWork.COUNTED)

AnAttentionWork = Annotated[
    AttentionWork,
    Choice("Attention's own work", help="Count it if the MFU you enter counts it.", more=True),
]
AContext = Annotated[units.Count, Number("Context in training", 128, 1_000_000, "log", more=True)]
ALayerCount = Annotated[units.Count, Number("Layers", 1, 1000, "log", more=True)]
AWidth = Annotated[units.Count, Number("Width of the model", 64, 100_000, "log", more=True)]
CountedContext = Annotated[
    units.Count,
    Number("Context in training", 128, 1_000_000, "log", more=True, shown_when=_COUNTED),
]
CountedLayers = Annotated[
    units.Count, Number("Layers", 1, 1000, "log", more=True, shown_when=_COUNTED)
]
CountedWidth = Annotated[
    units.Count, Number("Width of the model", 64, 100_000, "log", more=True, shown_when=_COUNTED)
]
