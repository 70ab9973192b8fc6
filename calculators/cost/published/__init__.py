"""The reference cases: what others published, and what this module makes of it.

For tests and for the page "How good is this model?"; no formula imports it, and the browser
never loads it.
"""

from typing import Final

from calculators.cost.published.case import Case, Kind, Slip
from calculators.cost.published.energy import ENERGY_CASES
from calculators.cost.published.failures import FAILURE_CASES
from calculators.cost.published.network import NETWORK_CASES
from calculators.cost.published.own import OWN_CASES
from calculators.cost.published.serving import SERVING_CASES
from calculators.cost.published.slips import SLIPS
from calculators.cost.published.sweep import SWEEP_CASES
from calculators.cost.published.training import TRAINING_CASES

CASES: Final = tuple(
    sorted(
        (
            *OWN_CASES,
            *TRAINING_CASES,
            *FAILURE_CASES,
            *ENERGY_CASES,
            *SWEEP_CASES,
            *NETWORK_CASES,
            *SERVING_CASES,
        ),
        key=lambda case: (int("".join(filter(str.isdigit, case.id[:3]))), case.id),
    )
)
"""In the order of their numbers, A1 to A34."""

__all__ = ["CASES", "SLIPS", "Case", "Kind", "Slip"]
