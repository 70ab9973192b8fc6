"""The inputs that describe a model in service: its kind, its cache, its bytes, and its memory."""

from typing import Annotated, Final

from calculators.cost import units
from calculators.cost.experts import Kind
from calculators.cost.kv_cache import Attention
from calculators.engine.model.markers import Choice, Number, When

_GROUPED: Final = When("attention", Attention.GROUPED)
_LATENT: Final = When("attention", Attention.LATENT)
_FORMATS: Final = "2 in BF16, 1 in FP8, 0.5 in FP4."

Batch = Annotated[units.Count, Number("Requests decoded together (batch)", 1, 4096, "log")]
MoreTokens = Annotated[units.Tokens, Number(scale="log", more=True)]
AKind = Annotated[Kind, Choice("Kind of model", more=True)]
TotalParameters = Annotated[
    units.Parameters,
    Number(low=1e8, high=1e13, scale="log", more=True, shown_when=When("kind", Kind.EXPERTS)),
]
AnAttention = Annotated[
    Attention,
    Choice("What attention keeps of a token", help="Models of DeepSeek keep a latent.", more=True),
]
Layers = Annotated[units.Count, Number("Layers", 1, 500, "log", more=True)]
Width = Annotated[
    units.Count,
    Number("Width of the model", 64, 100_000, "log", help="It sets what GPUs exchange.", more=True),
]
KvHeads = Annotated[
    units.Count, Number("Key-value heads", 1, 256, "log", more=True, shown_when=_GROUPED)
]
HeadSize = Annotated[
    units.Count, Number("Size of a head", 16, 1024, more=True, shown_when=_GROUPED)
]
Latent = Annotated[
    units.ValuesPerToken, Number(low=16, high=16_384, scale="log", more=True, shown_when=_LATENT)
]
Rope = Annotated[units.ValuesPerToken, Number(low=0, high=1024, more=True, shown_when=_LATENT)]
BytesOfParameter = Annotated[units.BytesPerParameter, Number(help=_FORMATS, more=True)]
BytesOfValue = Annotated[units.BytesPerValue, Number(help=_FORMATS, more=True)]
AShare = Annotated[units.Fraction, Number(more=True)]
