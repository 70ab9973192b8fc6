"""What a model card says of energy and carbon, worked out from its own figures."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.environment import Carbon, carbon, implied_carbon_intensity
from calculators.cost.facts.limits import check, require
from calculators.cost.power import job_energy
from calculators.cost.units import (
    GpuHours,
    KgPerKwh,
    MegawattHours,
    Ratio,
    Tonnes,
    WattsPerGpu,
)


@dataclass(frozen=True)
class CardReading:
    """The energy and tonnes that follow from a card, and what its own tonnes imply."""

    energy: MegawattHours
    computed: Tonnes
    """What hours, watts and grid give."""
    printed: Tonnes
    gap: Tonnes
    """What the card prints above that; below zero where it prints less."""
    implied_intensity: KgPerKwh
    """The grid on which the card's tonnes would be right."""
    implied_power: WattsPerGpu
    """The watts at which they would be right on the grid given."""
    implied_hours: GpuHours
    """The GPU-hours at which they would be right."""


def read_card(
    *,
    gpu_hours: GpuHours,
    card_power: WattsPerGpu = facts.H100_TDP,
    card_pue: Ratio = 1,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
    emissions: Tonnes,
) -> CardReading:
    """Return the energy and carbon behind a card's GPU-hours, beside the tonnes it prints.

    GPU-hours x watts x PUE x carbon intensity; and back, from the tonnes to each of them.

    >>> card = read_card(gpu_hours=7.0e6, carbon_intensity=0.366, emissions=2040)
    >>> round(card.energy), round(card.computed), round(card.implied_intensity, 3)
    (4900, 1793, 0.416)
    """
    check(card_power=card_power, card_pue=card_pue, carbon_intensity=carbon_intensity)
    require(carbon_intensity > 0, "A grid without carbon explains no tonnes; give more than 0.")
    energy: MegawattHours = job_energy(gpu_hours=gpu_hours, power_per_gpu=card_power, pue=card_pue)
    emitted: Carbon = carbon(energy=energy, carbon_intensity=carbon_intensity)
    computed: Tonnes = emitted.location
    gap: Tonnes = emissions - computed
    implied_intensity: KgPerKwh = implied_carbon_intensity(emissions=emissions, energy=energy)
    times_too_many: Ratio = implied_intensity / carbon_intensity
    implied_power: WattsPerGpu = card_power * times_too_many
    implied_hours: GpuHours = gpu_hours * times_too_many
    return CardReading(
        energy=energy,
        computed=computed,
        printed=emissions,
        gap=gap,
        implied_intensity=implied_intensity,
        implied_power=implied_power,
        implied_hours=implied_hours,
    )
