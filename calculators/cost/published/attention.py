"""The reference case of attention's own work in training (T1)."""

from typing import Final

from calculators.case import Case, arithmetic
from calculators.cost import sources
from calculators.cost.published.training import palm_mfu
from calculators.cost.training import attention_flop, training_flop
from calculators.cost.units import FRACTION


def _palm_with_attention() -> float:
    """Return the share of peak with attention's own work counted."""
    parameters, tokens = 540.35e9, 780e9
    plain = palm_mfu()
    added = attention_flop(layers=118, width=12_288, sequence_length=2048, tokens=tokens)
    return plain * (1 + added / training_flop(parameters=parameters, tokens=tokens))


ATTENTION_CASES: Final = arithmetic(
    Case(
        "T1",
        "PaLM 540B on 6,144 TPU v4: MFU with attention",
        sources.PALM,
        "2022-04",
        "46.2%",
        0.462,
        FRACTION,
        _palm_with_attention,
        0.01,
        remark="118 layers of width 12,288 (48 heads of 256) and 2,048 tokens of context.",
    ),
)
