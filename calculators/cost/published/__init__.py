"""The reference cases: what others published, and what this module makes of it.

For tests and for the page "How good is this model?"; no formula imports it, and the browser
never loads it.
"""

from typing import Final

from calculators.case import Case, Kind, Published, Slip, place
from calculators.cost.published.attention import ATTENTION_CASES
from calculators.cost.published.checkpoints import CHECKPOINT_CASES
from calculators.cost.published.draw import DRAW_CASES
from calculators.cost.published.energy import ENERGY_CASES
from calculators.cost.published.exchange.one_node import ONE_NODE_CASES
from calculators.cost.published.exchange.several_nodes import EXCHANGE_CASES
from calculators.cost.published.failures import FAILURE_CASES
from calculators.cost.published.mosaic.cases import MOSAIC_CASES
from calculators.cost.published.network import NETWORK_CASES
from calculators.cost.published.origins import LESSON
from calculators.cost.published.own import OWN_CASES
from calculators.cost.published.runs import RUN_CASES
from calculators.cost.published.served.decoding import DECODING_CASES
from calculators.cost.published.served.throughput import THROUGHPUT_CASES
from calculators.cost.published.served.volume import VOLUME_CASES
from calculators.cost.published.serving import SERVING_CASES
from calculators.cost.published.slips import SLIPS
from calculators.cost.published.sweep import SWEEP_CASES
from calculators.cost.published.training import TRAINING_CASES
from calculators.cost.published.trees import TREE_CASES

CASES: Final = tuple(
    sorted(
        (
            *OWN_CASES,
            *TRAINING_CASES,
            *ATTENTION_CASES,
            *RUN_CASES,
            *MOSAIC_CASES,
            *FAILURE_CASES,
            *CHECKPOINT_CASES,
            *ENERGY_CASES,
            *DRAW_CASES,
            *SWEEP_CASES,
            *NETWORK_CASES,
            *SERVING_CASES,
            *DECODING_CASES,
            *THROUGHPUT_CASES,
            *VOLUME_CASES,
            *TREE_CASES,
            *EXCHANGE_CASES,
            *ONE_NODE_CASES,
        ),
        key=place,
    )
)
"""By letter and number: A1 to A34 first, then N1 and on for networks."""


def _told_by_others(*groups: tuple[Case, ...]) -> tuple[Case, ...]:
    named = {case.id for group in groups for case in group}
    return tuple(case for case in CASES if case.id in named and case.source is not LESSON)


PUBLISHED: Final = Published(
    {
        "Training and failures": _told_by_others(
            TRAINING_CASES, ATTENTION_CASES, RUN_CASES, FAILURE_CASES, CHECKPOINT_CASES
        ),
        "Speed of training": _told_by_others(MOSAIC_CASES),
        "Serving": _told_by_others(SERVING_CASES, VOLUME_CASES),
        "Serving, measured": _told_by_others(DECODING_CASES, THROUGHPUT_CASES),
        "Networks and prices": _told_by_others(SWEEP_CASES, NETWORK_CASES),
        "Fabrics": _told_by_others(TREE_CASES),
        "Exchanges between GPUs": _told_by_others(EXCHANGE_CASES, ONE_NODE_CASES),
        "Power and carbon": _told_by_others(ENERGY_CASES, DRAW_CASES),
        "Our own examples": tuple(case for case in CASES if case.source is LESSON),
    },
    SLIPS,
)
"""All of it, in the groups of the page."""

__all__ = ["CASES", "PUBLISHED", "SLIPS", "Case", "Kind", "Slip"]
