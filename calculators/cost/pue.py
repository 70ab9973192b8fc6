"""What a better PUE is worth: energy, dollars, and room on a feed."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import HOURS_PER_YEAR
from calculators.cost.facts.limits import check, require
from calculators.cost.power import annual_energy, gpus_on_feed, it_power
from calculators.cost.power_bill import energy_charge
from calculators.cost.units import (
    DollarsPerGpuHour,
    DollarsPerKwh,
    DollarsPerYear,
    Fraction,
    Gpus,
    KilowattsPerGpu,
    MegawattHoursPerYear,
    Megawatts,
    Ratio,
)


@dataclass(frozen=True)
class PueSaving:
    """What a lower PUE saves in a year and on each GPU-hour."""

    energy: MegawattHoursPerYear
    saving: DollarsPerYear
    per_gpu_hour: DollarsPerGpuHour


def pue_saving(
    *,
    gpus: Gpus,
    it_power: Megawatts,
    pue_from: Ratio = facts.SURVEY_PUE,
    pue_to: Ratio = facts.PUE,
    load: Fraction = facts.LOAD,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
) -> PueSaving:
    """Return what moving from one PUE to another saves, at the same IT load.

    Below zero where the PUE gets worse.

    >>> saved = pue_saving(gpus=1024, it_power=1.3056, pue_from=1.54, pue_to=1.10)
    >>> round(saved.saving), round(saved.per_gpu_hour, 3)
    (322067, 0.036)
    """
    check(gpus=gpus, pue_from=pue_from, pue_to=pue_to)
    energy_before: MegawattHoursPerYear = annual_energy(it_power=it_power, load=load, pue=pue_from)
    energy_after: MegawattHoursPerYear = annual_energy(it_power=it_power, load=load, pue=pue_to)
    energy: MegawattHoursPerYear = energy_before - energy_after
    saving: DollarsPerYear = energy_charge(metered=energy, energy_price=energy_price)
    per_gpu_hour: DollarsPerGpuHour = saving / gpus / HOURS_PER_YEAR
    return PueSaving(energy=energy, saving=saving, per_gpu_hour=per_gpu_hour)


@dataclass(frozen=True)
class PueGain:
    """What a better PUE saves on the bill, then the room it makes on a feed."""

    it_load: Megawatts
    energy: MegawattHoursPerYear
    saving: DollarsPerYear
    per_gpu_hour: DollarsPerGpuHour
    gpus_before: Gpus
    gpus_after: Gpus
    extra_gpus: Gpus
    extra_share: Fraction


def better_pue(
    *,
    pue_from: Ratio = facts.SURVEY_PUE,
    pue_to: Ratio = facts.PUE,
    gpus: Gpus,
    feed: Megawatts,
    energy_price: DollarsPerKwh = facts.ENERGY_PRICE,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
) -> PueGain:
    """Return what a better PUE is worth: in dollars, and in GPUs on a fixed feed.

    Two cases: the IT load stays the same in the first and grows in the second.

    >>> gain = better_pue(pue_to=1.10, gpus=1024, feed=2)
    >>> round(gain.saving), gain.gpus_before, gain.gpus_after
    (357853, 916, 1283)
    """
    check(pue_from=pue_from, pue_to=pue_to)
    require(
        pue_to <= pue_from,
        f"A PUE of {pue_to:g} is worse than {pue_from:g}; aim at a lower one than you have now.",
    )
    it_load: Megawatts = it_power(gpus=gpus, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    saved: PueSaving = pue_saving(
        gpus=gpus,
        it_power=it_load,
        pue_from=pue_from,
        pue_to=pue_to,
        load=load,
        energy_price=energy_price,
    )
    gpus_before: Gpus = gpus_on_feed(
        feed=feed, pue=pue_from, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu
    )
    gpus_after: Gpus = gpus_on_feed(feed=feed, pue=pue_to, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    require(gpus_before > 0, f"A feed of {feed:g} MW cannot carry one GPU; give it more power.")
    extra_gpus: Gpus = gpus_after - gpus_before
    extra_share: Fraction = extra_gpus / gpus_before
    return PueGain(
        it_load=it_load,
        energy=saved.energy,
        saving=saved.saving,
        per_gpu_hour=saved.per_gpu_hour,
        gpus_before=gpus_before,
        gpus_after=gpus_after,
        extra_gpus=extra_gpus,
        extra_share=extra_share,
    )
