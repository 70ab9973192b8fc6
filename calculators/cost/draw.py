"""The draw of a GPU at work, by which energy is meant everywhere."""

from calculators.cost import facts
from calculators.cost.facts.constants import WATTS_PER_KILOWATT
from calculators.cost.facts.limits import check
from calculators.cost.power import it_power_per_gpu
from calculators.cost.units import Fraction, KilowattsPerGpu, WattsPerGpu


def average_draw(
    *,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
) -> WattsPerGpu:
    """Return what a GPU at work draws with its server, and its part of network and storage.

    The rating that a feed must carry x the share of it that servers were measured at
    [H100DRAW]. Energy is always meant by this draw, in training and in service.

    >>> round(average_draw())
    1133
    """
    check(load=load)
    return it_power_per_gpu(kw_per_gpu=kw_per_gpu, non_gpu=non_gpu) * load * WATTS_PER_KILOWATT
