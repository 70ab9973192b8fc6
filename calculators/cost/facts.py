"""The dated facts: every price, hardware figure and assumption the course starts from.

`low` and `high` are the ends a careful reader would try. An illustrative fact without its own
ends gets a fifth either way. The date is that of the figure, or for an assumption the day we
last looked at it.
"""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.fact import Fact, Source, Status
from calculators.cost.units import Style, Unit

REVIEWED: Final = "2026-11-16"
_SPREAD = 0.2
_Ends = tuple[float, float] | None


def _illustrative(
    value: float, unit: Unit, note: str, ends: _Ends = None, *, source: Source | None = None
) -> Fact:
    ceiling = 1.0 if unit.style is Style.PERCENT and value <= 1 else float("inf")
    low, high = ends or (value * (1 - _SPREAD), min(value * (1 + _SPREAD), ceiling))
    return Fact(
        value,
        unit=unit,
        status=Status.ILLUSTRATIVE,
        date=REVIEWED,
        source=source,
        note=note,
        low=low,
        high=high,
    )


def _sourced(
    value: float, unit: Unit, source: Source, note: str, ends: _Ends = None, *, date: str = ""
) -> Fact:
    low, high = ends or (None, None)
    return Fact(
        value,
        unit=unit,
        status=Status.SOURCED,
        date=date or source.date,
        source=source,
        note=note,
        low=low,
        high=high,
    )


def _derived(value: float, unit: Unit, source: Source, note: str, ends: _Ends = None) -> Fact:
    low, high = ends or (None, None)
    return Fact(
        value,
        unit=unit,
        status=Status.DERIVED,
        date=source.date,
        source=source,
        note=note,
        low=low,
        high=high,
    )


# fmt: off
# One fact a line, as in a table.

# Renting.
LIST_PRICE: Final = _sourced(3.00, units.DOLLARS_PER_GPU_HOUR, sources.H100PX, "posted on-demand median of about $2.95 for an H100, rounded", (1.70, 4.00), date="2026-05")
RESERVED_PRICE: Final = _sourced(2.35, units.DOLLARS_PER_GPU_HOUR, sources.H100PX, "one-year contract for an H100; $1.70 in October 2025", (1.70, 2.95), date="2026-03")
SPOT_PRICE: Final = _illustrative(1.20, units.DOLLARS_PER_GPU_HOUR, "spot offer for an H100-class GPU")
DISCOUNT: Final = _illustrative(0.0, units.FRACTION, "no discount off the list", (0, 0.3))
OVERHEAD: Final = _illustrative(0.10, units.FRACTION, "storage, traffic, support and CPU nodes; at one GPU price providers' totals differ by 5-15%", (0.05, 0.15), source=sources.SEMITCO)
UTILIZATION: Final = _illustrative(0.80, units.FRACTION, "share of paid hours that do useful work", (0.60, 0.95))
INTERRUPTIONS_PER_HOUR: Final = _illustrative(0.05, units.PER_HOUR, "one interruption in twenty hours", (0.01, 0.20))
LOST_WORK: Final = _illustrative(0.75, units.HOURS, "work since the last save", (0.25, 2.0))
RESTART_DELAY: Final = _illustrative(0.25, units.HOURS, "time to get going again", (0.1, 1.0))

# Owning.
SERVER_CAPEX: Final = _sourced(38_750, units.DOLLARS_PER_GPU, sources.CHEAH, "$310,000 for a server of eight H100s with network cards; an old figure", (30_000, 45_000))
OTHER_CAPEX: Final = _illustrative(0.0, units.DOLLARS_PER_GPU, "storage, racks and spares left out", (0, 5000))
NETWORK_SHARE: Final = _illustrative(0.20, units.FRACTION, "switches, optics and cables as a share of the cluster's price; the cards come with the server", (0.10, 0.25))
RESIDUAL: Final = _illustrative(0.10, units.FRACTION, "resale value as a share of the price", (0, 0.30))
YEARS: Final = _illustrative(4, units.YEARS, "a cautious life for accelerators; disclosed server lives are five to six years", (3, 6), source=sources.DEPR)
RATE: Final = _illustrative(0.10, units.PER_YEAR, "cost of capital", (0.06, 0.15))
COLO_PRICE: Final = _sourced(184, units.DOLLARS_PER_KW_MONTH, sources.CBRE, "asking rent of $184.06 for 250-500 kW in primary North American markets", (150, 220))
MAINTENANCE: Final = _illustrative(0.03, units.PER_YEAR, "of the price, a year", (0.01, 0.06))
STAFF_PER_GPU: Final = _illustrative(300, units.DOLLARS_PER_GPU_YEAR, "operators of the cluster", (100, 1000))
AVAILABILITY: Final = _illustrative(0.97, units.FRACTION, "share of hours in which a GPU can be used", (0.90, 0.995))
BUILD_PRICE: Final = _sourced(12.5, units.DOLLARS_PER_WATT, sources.TT, "middle of a range by market: Frankfurt 11.6, Silicon Valley 13.3, Tokyo 15.2", (10, 15.2))
BUILDING_YEARS: Final = _illustrative(18, units.YEARS, "life of a data center building", (15, 20))
BUILDING_RATE: Final = _illustrative(0.08, units.PER_YEAR, "cost of capital for a building", (0.05, 0.12))

# Power, heat, surroundings.
H100_TDP: Final = _sourced(700, units.WATTS_PER_GPU, sources.STAS, "H100 SXM")
SERVER_OVERHEAD: Final = _derived(10_200 / 5_600, units.RATIO, sources.DGXPW, "10.2 kW for a DGX H100 whose eight GPUs are rated 5.6 kW", (1.4, 2.0))
KW_PER_GPU: Final = _derived(1.275, units.KILOWATTS_PER_GPU, sources.DGXPW, "10.2 kW over eight GPUs", (1.0, 1.7))
DGX_H100_POWER: Final = _sourced(10.2, units.KILOWATTS, sources.DGXPW, "maximum of a DGX H100")
NVL72_POWER: Final = _sourced(120, units.KILOWATTS, sources.NVL72, "a GB200 NVL72 rack, about", (115, 135))
LOAD: Final = _illustrative(0.80, units.FRACTION, "average draw as a share of the maximum; 15-85% was seen in training", (0.50, 0.90), source=sources.OLMOENV)
PUE: Final = _illustrative(1.25, units.RATIO, "a newer large site; the survey mean of 2025 is 1.54", (1.10, 1.54), source=sources.UPT25)
SURVEY_PUE: Final = _sourced(1.54, units.RATIO, sources.UPT25, "average of surveyed sites")
ENERGY_PRICE: Final = _illustrative(0.08, units.DOLLARS_PER_KWH, "US industrial prices of April 2025 run from 0.06 (Iowa) to 0.19 (Massachusetts)", (0.06, 0.19), source=sources.EIAP)
DEMAND_CHARGE: Final = _illustrative(12, units.DOLLARS_PER_KW_MONTH, "billed on the peak", (5, 25))
CARBON_INTENSITY: Final = _sourced(0.366, units.KG_PER_KWH, sources.EIACO2, "US generation in 2023: 1,532 Mt on 4,183 TWh", (0.02, 0.9), date="2023")
WUE: Final = _derived(0.36, units.LITERS_PER_KWH, sources.LBNLW, "64 billion L on 176 TWh in 2023; formally WUE is for IT energy", (0, 2.5))
WATER_INTENSITY: Final = _derived(4.54, units.LITERS_PER_KWH, sources.LBNLW, "800 billion L on 176 TWh in 2023", (0, 10))
AIR_RISE: Final = _illustrative(12, units.KELVIN, "warming of air through a rack", (8, 15))
LIQUID_RISE: Final = _illustrative(10, units.KELVIN, "warming of coolant through a rack", (5, 15))
AIR_DENSITY: Final = _illustrative(1.2, units.KG_PER_CUBIC_METER, "dry air at sea level and room temperature", (1.0, 1.25))
AIR_HEAT_CAPACITY: Final = _illustrative(1.005, units.KJ_PER_KG_KELVIN, "dry air at room temperature", (1.0, 1.01))
WATER_DENSITY: Final = _illustrative(1.0, units.KG_PER_LITER, "water at room temperature", (0.99, 1.0))
WATER_HEAT_CAPACITY: Final = _illustrative(4.186, units.KJ_PER_KG_KELVIN, "water at room temperature", (4.17, 4.19))

# Training and failures.
H100_PEAK: Final = _sourced(989e12, units.FLOP_PER_GPU_SECOND, sources.STAS, "H100 SXM, BF16, dense")
MFU: Final = _sourced(0.40, units.FRACTION, sources.HERD, "38-43% published for Llama 3 405B; up to 48% in NVIDIA's benchmarks", (0.30, 0.48))
GPU_MTBF: Final = _derived(54 * 24 * 16_384 / 419, units.GPU_HOURS, sources.HERD, "419 interruptions in 54 days on 16,384 GPUs: one in 50,677 GPU-hours", (20_000, 100_000))
CHECKPOINT_TIME: Final = _illustrative(60, units.SECONDS, "time the job stands still for a save", (10, 300))
RESTART_TIME: Final = _illustrative(600, units.SECONDS, "from failure to the first new step", (120, 1800))
CHECKPOINT_BYTES: Final = _illustrative(14, units.BYTES_PER_PARAMETER, "weights of 2 bytes and three optimizer values of 4", (12, 16))
WRITE_BANDWIDTH: Final = _illustrative(100e9, units.BYTES_PER_SECOND, "storage shared by the job", (20e9, 2e12))
STORAGE_PRICE: Final = _illustrative(20, units.DOLLARS_PER_TB_MONTH, "object storage", (10, 40))
STAFF_PRICE: Final = _illustrative(25_000, units.DOLLARS_PER_STAFF_MONTH, "salary and overhead of an engineer", (15_000, 50_000))
EXPERIMENTS: Final = _sourced(0.5, units.RATIO, sources.OLMOENV, "one lab: development took half as much as the final runs", (0.2, 2.0))
CONTINGENCY: Final = _illustrative(0.15, units.FRACTION, "for what goes wrong", (0.05, 0.30))

# Networking.
NVLINK4: Final = _sourced(450e9, units.BYTES_PER_SECOND, sources.STAS, "NVLink 4, one direction of one GPU")
NVLINK3: Final = _sourced(300e9, units.BYTES_PER_SECOND, sources.STAS, "NVLink 3, one direction of one GPU")
NDR_PORT: Final = _sourced(50e9, units.BYTES_PER_SECOND, sources.NDR, "one NDR port of 400 Gb/s, one direction; STAS, of that date, has the same", date="2026-08")
LINK_EFFICIENCY: Final = _sourced(0.80, units.FRACTION, sources.STAS, "78-88% of specification measured for large messages", (0.5, 0.95))
LATENCY: Final = _illustrative(5e-6, units.SECONDS, "for each hop", (1e-6, 5e-5))
OVERLAP: Final = _illustrative(0.5, units.FRACTION, "communication that can hide behind compute", (0, 0.9))
RADIX: Final = _sourced(64, units.COUNT, sources.NDR, "ports of 400 Gb/s on one NDR switch; STAS, of that date, has the same", date="2026-08")
OVERSUBSCRIPTION: Final = _illustrative(1.0, units.RATIO, "as many ports up as down: non-blocking", (1, 3))
SWITCH_PRICE: Final = _sourced(36_000, units.DOLLARS, sources.CHEAH, "a 64-port 400G switch", (25_000, 50_000))
CABLE_PRICE: Final = _derived(1_280, units.DOLLARS, sources.CHEAH, "a cable with its optics, solved back from the sheet's total", (500, 2_500))
NIC_PRICE: Final = _illustrative(1_500, units.DOLLARS_PER_GPU, "one 400 Gb/s card for each GPU", (1_000, 2_500))

# Serving.
H100_HBM: Final = _sourced(80e9, units.BYTES_PER_GPU, sources.STAS, "H100 SXM")
H100_HBM_BANDWIDTH: Final = _sourced(3.35e12, units.BYTES_PER_GPU_SECOND, sources.STAS, "H100 SXM")
MEMORY_SHARE: Final = _illustrative(0.9, units.FRACTION, "memory left once buffers are taken off", (0.8, 0.95))
BYTES_PER_VALUE: Final = _illustrative(2, units.BYTES_PER_VALUE, "BF16", (1, 2))
BYTES_PER_PARAMETER: Final = _illustrative(2, units.BYTES_PER_PARAMETER, "BF16", (0.5, 2))
BANDWIDTH_EFFICIENCY: Final = _illustrative(0.7, units.FRACTION, "memory speed reached in service; 1 gives the bound", (0.5, 0.9))
FLOP_EFFICIENCY: Final = _illustrative(0.5, units.FRACTION, "peak speed reached in decoding; 1 gives the bound", (0.3, 0.7))
PREFILL_MFU: Final = _sourced(0.4, units.FRACTION, sources.SCALE, "used in the book's prefill example", (0.3, 0.6))
SERVING_UTILIZATION: Final = _illustrative(0.5, units.FRACTION, "serving follows demand, so machines wait more", (0.3, 0.8))
TARGET_UTILIZATION: Final = _illustrative(0.7, units.FRACTION, "room for bursts at the peak", (0.5, 0.85))

# The running examples.
EXAMPLE_GPUS: Final = _illustrative(1_024, units.GPUS, "the shared cluster: 128 servers of eight")
EXAMPLE_PARAMETERS: Final = _illustrative(70e9, units.PARAMETERS, "a model to train")
EXAMPLE_TOKENS: Final = _illustrative(2e12, units.TOKENS, "a run to train it on")
EXAMPLE_MESSAGE: Final = _illustrative(16e9, units.BYTES, "gradients exchanged in a step")
EXAMPLE_COMPUTE: Final = _illustrative(1.0, units.SECONDS, "compute in a step")
SERVED_PARAMETERS: Final = _illustrative(70.6e9, units.PARAMETERS, "a model of the Llama 3-70B class to serve")
LAYERS: Final = _sourced(80, units.COUNT, sources.SCALE, "Llama 3-70B")
KV_HEADS: Final = _sourced(8, units.COUNT, sources.SCALE, "Llama 3-70B")
HEAD_SIZE: Final = _sourced(128, units.COUNT, sources.SCALE, "Llama 3-70B")
CONTEXT: Final = _illustrative(4_096, units.TOKENS, "tokens in the cache for a request", (1_024, 32_768))
BATCH: Final = _illustrative(64, units.COUNT, "requests decoded together", (8, 256))
TOKENS_IN: Final = _illustrative(3_000, units.TOKENS, "a prompt with some context", (500, 10_000))
TOKENS_OUT: Final = _illustrative(500, units.TOKENS, "an answer of a page", (100, 2_000))
PEAK_REQUESTS: Final = _illustrative(50, units.PER_SECOND, "requests a second at the peak")
SPARE_REPLICAS: Final = _illustrative(1, units.COUNT, "one replica may fail", (0, 2))
# fmt: on
