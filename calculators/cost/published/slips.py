"""Published figures that fail their own arithmetic: for teaching, never for use."""

from typing import Final

from calculators.case import Slip
from calculators.cost import sources
from calculators.cost.environment import carbon, implied_carbon_intensity
from calculators.cost.power import job_energy
from calculators.cost.published.origins import FACDIVE, NVMANUAL
from calculators.cost.units import BYTES_PER_SECOND, DAYS, FRACTION, TONNES, Tonnes


def _llama_33_tonnes() -> Tonnes:
    """Return the tonnes at the average intensity of the Llama 3.1 card's totals."""
    sibling = implied_carbon_intensity(
        emissions=11_390, energy=job_energy(gpu_hours=39.3e6, power_per_gpu=700)
    )
    energy = job_energy(gpu_hours=7.0e6, power_per_gpu=700)
    return carbon(energy=energy, carbon_intensity=sibling).location


SLIPS: Final = (
    Slip(
        "F1a",
        "Llama 3 paper: faulty GPUs as a share of interruptions",
        sources.HERD,
        "2024-07",
        "148 of 419 interruptions, printed as 30.1%",
        0.301,
        FRACTION,
        lambda: 148 / 419,
        "The rows do add up to 419. With 126 instead of 148 the printed share would hold, "
        "but the total would be 397. Quote the counts.",
    ),
    Slip(
        "F1b",
        "Llama 3 paper: GPU trouble as a share of interruptions",
        sources.HERD,
        "2024-07",
        "GPU rows add up to 268 of 419; the text says 58.7%",
        0.587,
        FRACTION,
        lambda: 268 / 419,
        "The same table, and the same 22 events: 246 of 419 would be the printed share.",
    ),
    Slip(
        "F2",
        "Llama 3.3 card: CO2 of 7.0 million GPU-hours at 700 W",
        sources.LLAMA33,
        "2024-12",
        "12.9 t; the Llama 3.1 card has 2,040 t for as many hours",
        12.9,
        TONNES,
        _llama_33_tonnes,
        "4,900 MWh would have been generated at 0.0026 kg/kWh, over 150 times below the "
        "sibling card's average, at which we recompute.",
    ),
    Slip(
        "F3",
        "Scaling book: days to train on 171 chips",
        sources.SCALE,
        "2025-02-18",
        "44 days x 8,960 / 171 = 1,752 days",
        1752,
        DAYS,
        lambda: 44 * 8960 / 171,
        "The product is 2,305 days, which matches the book's own six and a half years.",
    ),
    Slip(
        "F4",
        "NVIDIA manual: NVLink 5 speed of one link",
        NVMANUAL,
        "undated",
        "900 GB/s both ways for each link",
        900e9,
        BYTES_PER_SECOND,
        lambda: 2 * 900e9 / 18,
        "900 GB/s is one direction of a whole GPU; its eighteen links have 100 GB/s each, "
        "both ways added [STAS].",
    ),
    Slip(
        "F5",
        "News brief: rise of colocation rent in 2024",
        FACDIVE,
        "2025",
        "up 2.6% to $184.06; CBRE says 12.6%",
        0.026,
        FRACTION,
        lambda: 184.06 / 163.44 - 1,
        "From CBRE's $163.44 of a year before. Further down the same brief has 12.6%: a "
        "digit was dropped.",
    ),
)
