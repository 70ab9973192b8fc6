"""The reference cases of energy: model cards, growth, racks (A13-A16, A28-A31, C1, C2)."""

from typing import Final

from calculators.case import Case, Kind, arithmetic
from calculators.cost import sources
from calculators.cost.environment import implied_carbon_intensity
from calculators.cost.finance import growth_rate
from calculators.cost.model_card import read_card
from calculators.cost.power import job_energy, rack_power
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
from calculators.source import Source
from calculators.unit import Unit

_LLAMA2_INTENSITY: KgPerKwh = 0.4235
"""What the Llama 2 card's tonnes and hours imply."""
_LLAMA31_INTENSITY: KgPerKwh = 0.4137
"""What the 405B row of the Llama 3.1 card implies."""
_POUNDS_PER_SHORT_TON = 2000
POUNDS_PER_KWH: Final = Unit("pounds of CO2 a kilowatt-hour", "lb CO2/kWh")


def _intensity(tonnes: Tonnes, hours: GpuHours, watts: WattsPerGpu) -> KgPerKwh:
    energy = job_energy(gpu_hours=hours, power_per_gpu=watts)
    return implied_carbon_intensity(emissions=tonnes, energy=energy)


_LLAMA4_INTENSITY: KgPerKwh = 0.3869
"""What the first row of the Llama 4 card implies."""
_SAME_CARD = (
    "The intensity is what another row of the card implies; that all rows fit one is the test."
)
_OTHER_CARD = "At the intensity of the Llama 2 card; hours are printed with two digits."
_OLDER = "At the intensity of the Llama 3.1 card."
_CARDS: Final = (
    ("A13a", "Llama 2 7B", sources.LLAMA2, 184_320, 400, 31.22, _LLAMA2_INTENSITY, _SAME_CARD),
    ("A13b", "Llama 2 13B", sources.LLAMA2, 368_640, 400, 62.44, _LLAMA2_INTENSITY, _SAME_CARD),
    ("A13c", "Llama 2 70B", sources.LLAMA2, 1_720_320, 400, 291.42, _LLAMA2_INTENSITY, _SAME_CARD),
    ("A14a", "Llama 3 8B", sources.LLAMA3C, 1.3e6, 700, 390, _LLAMA2_INTENSITY, _OTHER_CARD),
    ("A14b", "Llama 3 70B", sources.LLAMA3C, 6.4e6, 700, 1900, _LLAMA2_INTENSITY, _OTHER_CARD),
    ("A15a", "Llama 3.1 8B", sources.LLAMA31, 1.46e6, 700, 420, _LLAMA31_INTENSITY, _SAME_CARD),
    ("A15b", "Llama 3.1 70B", sources.LLAMA31, 7.0e6, 700, 2040, _LLAMA31_INTENSITY, _SAME_CARD),
    ("A15c", "Llama 3.1 405B", sources.LLAMA31, 30.84e6, 700, 8930, _LLAMA31_INTENSITY, _SAME_CARD),
    ("C1a", "Llama 3.2 1B", sources.LLAMA32, 370e3, 700, 107, _LLAMA31_INTENSITY, _OLDER),
    ("C1b", "Llama 3.2 3B", sources.LLAMA32, 460e3, 700, 133, _LLAMA31_INTENSITY, _OLDER),
    ("C1c", "Llama 3.2 1B QLoRA", sources.LLAMA32, 1.3e3, 700, 0.381, _LLAMA31_INTENSITY, _OLDER),
    ("C1d", "Llama 3.2 3B QLoRA", sources.LLAMA32, 1.6e3, 700, 0.461, _LLAMA31_INTENSITY, _OLDER),
    ("C2a", "Llama 4 Scout", sources.LLAMA4, 5.0e6, 700, 1354, _LLAMA4_INTENSITY, _SAME_CARD),
    ("C2b", "Llama 4 Maverick", sources.LLAMA4, 2.38e6, 700, 645, _LLAMA4_INTENSITY, _SAME_CARD),
)
"""Every row that prints tonnes: GPU-hours, watts, tonnes."""
_TOLERANCE: Final = {sources.LLAMA2: 0.005, sources.LLAMA3C: 0.03}
_USUAL_TOLERANCE = 0.02
"""By how many digits a card prints."""


def _card(
    id_: str,
    model: str,
    source: Source,
    hours: GpuHours,
    watts: WattsPerGpu,
    tonnes: Tonnes,
    intensity: KgPerKwh,
    remark: str,
) -> Case:
    return Case(
        id_,
        f"{model}: CO2 of {hours:,.0f} GPU-hours at {watts} W",
        source,
        source.date,
        f"{tonnes:,} t",
        tonnes,
        TONNES,
        lambda: (
            read_card(
                gpu_hours=hours, card_power=watts, carbon_intensity=intensity, emissions=tonnes
            ).computed
        ),
        _TOLERANCE.get(source, _USUAL_TOLERANCE),
        remark=remark,
    )


ENERGY_CASES: Final = arithmetic(
    *(_card(*row) for row in _CARDS),
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
