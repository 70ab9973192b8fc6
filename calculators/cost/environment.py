"""The carbon and the water behind an amount of energy."""

from dataclasses import dataclass

from calculators.cost import facts
from calculators.cost.facts.constants import KWH_PER_MWH, LITERS_PER_CUBIC_METER, ONE_YEAR
from calculators.cost.facts.limits import check, require
from calculators.cost.power import annual_energy, it_power
from calculators.cost.units import (
    CubicMeters,
    Fraction,
    Gpus,
    KgPerKwh,
    KilowattsPerGpu,
    LitersPerKwh,
    MegawattHours,
    MegawattHoursPerYear,
    Megawatts,
    Ratio,
    Tonnes,
)


@dataclass(frozen=True)
class Carbon:
    """One meter, two ledgers."""

    location: Tonnes
    """By where the power came from."""
    market: Tonnes
    """By what was bought: energy covered by purchased clean power counts as zero."""


def carbon(
    *,
    energy: MegawattHours,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
    covered: Fraction = 0,
) -> Carbon:
    """Return the CO2 of an amount of energy, location-based and market-based [EIACO2].

    location = energy x carbon_intensity, tonnes for a megawatt-hour being kilograms for a
    kilowatt-hour; market = location x (1 - covered). Operation only:
    making the machines is left out.

    >>> round(carbon(energy=11_437, carbon_intensity=0.366).location)
    4186
    """
    check(energy=energy, carbon_intensity=carbon_intensity, covered=covered)
    location: Tonnes = energy * carbon_intensity
    market: Tonnes = location * (1 - covered)
    return Carbon(location=location, market=market)


def implied_carbon_intensity(*, emissions: Tonnes, energy: MegawattHours) -> KgPerKwh:
    """Return the carbon intensity that a published pair of tonnes and energy implies.

    Useful against slips: grids lie between about 0.02 and 1.0.

    >>> round(implied_carbon_intensity(emissions=12.9, energy=4900), 4)
    0.0026
    """
    check(emissions=emissions, energy=energy)
    require(energy > 0, "Without energy there is no intensity; give more than 0 MWh.")
    return emissions / energy


@dataclass(frozen=True)
class Water:
    """Water evaporated on site, and water used where the electricity was made."""

    direct: CubicMeters
    indirect: CubicMeters
    total: CubicMeters


def water(
    *,
    energy: MegawattHours,
    wue: LitersPerKwh = facts.WUE,
    water_intensity: LitersPerKwh = facts.WATER_INTENSITY,
) -> Water:
    """Return the water behind an amount of energy at the site's meter [LBNLW].

    direct = energy x wue; indirect = energy x water_intensity. One denominator for both, as the
    source has it. A WUE for the computers' energy is divided by PUE first.

    >>> used = water(energy=11_437)
    >>> round(used.direct), round(used.indirect, -3)
    (4117, 52000.0)
    """
    check(energy=energy, wue=wue, water_intensity=water_intensity)
    direct: CubicMeters = energy * KWH_PER_MWH * wue / LITERS_PER_CUBIC_METER
    indirect: CubicMeters = energy * KWH_PER_MWH * water_intensity / LITERS_PER_CUBIC_METER
    total: CubicMeters = direct + indirect
    return Water(direct=direct, indirect=indirect, total=total)


@dataclass(frozen=True)
class Footprint:
    """Energy first, then two ledgers of carbon, then water."""

    it_load: Megawatts
    it_energy: MegawattHoursPerYear
    facility_energy: MegawattHoursPerYear
    location: Tonnes
    market: Tonnes
    direct_water: CubicMeters
    indirect_water: CubicMeters
    total_water: CubicMeters


def yearly_footprint(
    *,
    gpus: Gpus,
    carbon_intensity: KgPerKwh = facts.CARBON_INTENSITY,
    covered: Fraction = 0,
    wue: LitersPerKwh = facts.WUE,
    water_intensity: LitersPerKwh = facts.WATER_INTENSITY,
    pue: Ratio = facts.PUE,
    kw_per_gpu: KilowattsPerGpu = facts.KW_PER_GPU,
    non_gpu: Fraction = facts.NON_GPU,
    load: Fraction = facts.LOAD,
) -> Footprint:
    """Return the carbon and the water of a year of compute.

    >>> year = yearly_footprint(gpus=1024)
    >>> round(year.location), round(year.direct_water), round(year.indirect_water)
    (4651, 4575, 57439)
    """
    check(pue=pue)
    it_load: Megawatts = it_power(gpus=gpus, kw_per_gpu=kw_per_gpu, non_gpu=non_gpu)
    it_energy: MegawattHoursPerYear = annual_energy(it_power=it_load, load=load, pue=1)
    facility_energy: MegawattHoursPerYear = it_energy * pue
    emitted: Carbon = carbon(
        energy=facility_energy * ONE_YEAR, carbon_intensity=carbon_intensity, covered=covered
    )
    used: Water = water(energy=facility_energy * ONE_YEAR, wue=wue, water_intensity=water_intensity)
    return Footprint(
        it_load=it_load,
        it_energy=it_energy,
        facility_energy=facility_energy,
        location=emitted.location,
        market=emitted.market,
        direct_water=used.direct,
        indirect_water=used.indirect,
        total_water=used.total,
    )
