"""The reference cases of energy: model cards, growth, racks (A13-A16, A28-A31)."""

from typing import Final

from calculators.cost import sources
from calculators.cost.environment import carbon, implied_carbon_intensity
from calculators.cost.finance import growth_rate
from calculators.cost.power import job_energy, rack_power
from calculators.cost.published.case import Case, Kind
from calculators.cost.units import (
    GPU_HOURS,
    KG_PER_KWH,
    KILOWATTS,
    PER_YEAR,
    TONNES,
    GpuHours,
    KgPerKwh,
    Tonnes,
    WattsPerGpu,
)
from calculators.unit import Unit

_LLAMA2_INTENSITY: KgPerKwh = 0.4235
"""What the Llama 2 card's tonnes and hours imply."""
_LLAMA31_INTENSITY: KgPerKwh = 0.4137
"""What the 405B row of the Llama 3.1 card implies."""
_POUNDS_PER_SHORT_TON = 2000
POUNDS_PER_KWH: Final = Unit("pounds of CO2 a kilowatt-hour", "lb CO2/kWh")


def _tonnes(hours: GpuHours, watts: WattsPerGpu, intensity: KgPerKwh) -> Tonnes:
    energy = job_energy(gpu_hours=hours, power_per_gpu=watts)
    return carbon(energy=energy, carbon_intensity=intensity).location


def _intensity(tonnes: Tonnes, hours: GpuHours, watts: WattsPerGpu) -> KgPerKwh:
    energy = job_energy(gpu_hours=hours, power_per_gpu=watts)
    return implied_carbon_intensity(emissions=tonnes, energy=energy)


ENERGY_CASES: Final = (
    Case(
        "A13a",
        "Llama 2 7B: CO2 of 184,320 GPU-hours at 400 W",
        sources.LLAMA2,
        "2023",
        "31.22 t",
        31.22,
        TONNES,
        lambda: _tonnes(184_320, 400, _LLAMA2_INTENSITY),
        0.005,
        remark=(
            "The intensity, 0.4235 kg/kWh, is what the card implies; that both rows fit "
            "one value is the check."
        ),
    ),
    Case(
        "A13b",
        "Llama 2 70B: CO2 of 1,720,320 GPU-hours at 400 W",
        sources.LLAMA2,
        "2023",
        "291.42 t",
        291.42,
        TONNES,
        lambda: _tonnes(1_720_320, 400, _LLAMA2_INTENSITY),
        0.005,
    ),
    Case(
        "A14a",
        "Llama 3 8B: CO2 of 1.3 million GPU-hours at 700 W",
        sources.LLAMA3C,
        "2024-04",
        "390 t",
        390,
        TONNES,
        lambda: _tonnes(1.3e6, 700, _LLAMA2_INTENSITY),
        0.03,
        remark="At the intensity of the Llama 2 card; hours are printed with two digits.",
    ),
    Case(
        "A14b",
        "Llama 3 70B: CO2 of 6.4 million GPU-hours at 700 W",
        sources.LLAMA3C,
        "2024-04",
        "1,900 t",
        1900,
        TONNES,
        lambda: _tonnes(6.4e6, 700, _LLAMA2_INTENSITY),
        0.03,
        remark="At the intensity of the Llama 2 card.",
    ),
    Case(
        "A14c",
        "Llama 3 8B: intensity the card implies",
        sources.LLAMA3C,
        "2024-04",
        "not published",
        None,
        KG_PER_KWH,
        lambda: _intensity(390, 1.3e6, 700),
        kind=Kind.REPORT,
    ),
    Case(
        "A14d",
        "Llama 3 70B: intensity the card implies",
        sources.LLAMA3C,
        "2024-04",
        "not published",
        None,
        KG_PER_KWH,
        lambda: _intensity(1900, 6.4e6, 700),
        kind=Kind.REPORT,
    ),
    Case(
        "A15a",
        "Llama 3.1 8B: CO2 of 1.46 million GPU-hours at 700 W",
        sources.LLAMA31,
        "2024-07",
        "420 t",
        420,
        TONNES,
        lambda: _tonnes(1.46e6, 700, _LLAMA31_INTENSITY),
        0.02,
        remark="The intensity, 0.4137 kg/kWh, is what the 405B row implies.",
    ),
    Case(
        "A15b",
        "Llama 3.1 70B: CO2 of 7.0 million GPU-hours at 700 W",
        sources.LLAMA31,
        "2024-07",
        "2,040 t",
        2040,
        TONNES,
        lambda: _tonnes(7.0e6, 700, _LLAMA31_INTENSITY),
        0.02,
    ),
    Case(
        "A15c",
        "Llama 3.1 405B: CO2 of 30.84 million GPU-hours at 700 W",
        sources.LLAMA31,
        "2024-07",
        "8,930 t",
        8930,
        TONNES,
        lambda: _tonnes(30.84e6, 700, _LLAMA31_INTENSITY),
        0.02,
    ),
    Case(
        "A16a",
        "Llama 3.1: sum of GPU-hours",
        sources.LLAMA31,
        "2024-07",
        "39.3 million",
        39_300_000,
        GPU_HOURS,
        lambda: 1_460_000 + 7_000_000 + 30_840_000,
    ),
    Case(
        "A16b",
        "Llama 3.1: sum of CO2",
        sources.LLAMA31,
        "2024-07",
        "11,390 t",
        11_390,
        TONNES,
        lambda: 420 + 2040 + 8930,
    ),
    Case(
        "A28a",
        "US data centers 2018-2023: yearly growth",
        sources.LBNL,
        "2024-12-20",
        "18% (76 to 176 TWh)",
        0.18,
        PER_YEAR,
        lambda: growth_rate(start=76, end=176, term=5),
        0.03,
    ),
    Case(
        "A28b",
        "US data centers 2014-2018: yearly growth",
        sources.LBNL,
        "2024-12-20",
        "7% (58 to 76 TWh)",
        0.07,
        PER_YEAR,
        lambda: growth_rate(start=58, end=76, term=4),
        0.03,
    ),
    Case(
        "A29",
        "World data centers 2024-2030: yearly growth",
        sources.IEA,
        "2025-04",
        "about 15% (415 to 945 TWh)",
        0.15,
        PER_YEAR,
        lambda: growth_rate(start=415, end=945, term=6),
        0.05,
    ),
    Case(
        "A30",
        "US generation 2023: CO2 of a kilowatt-hour",
        sources.EIACO2,
        "2024",
        "0.81 lb",
        0.81,
        POUNDS_PER_KWH,
        lambda: 1688e6 * _POUNDS_PER_SHORT_TON / 4183e9,
        0.01,
        remark="1,688 million short tons on 4,183 TWh.",
    ),
    Case(
        "A31",
        "Four DGX H100 in a rack",
        sources.DGXPW,
        "2023",
        "40.8 kW",
        40.8,
        KILOWATTS,
        lambda: rack_power(servers_per_rack=4, server_power=10.2),
    ),
)
