"""The figures that were told more than once, over time: rents, racks and queues."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.power import (
    GB300_RACK_POWER,
    KYBER_RACK_POWER,
    NVL72_POWER,
    RUBIN_RACK_POWER,
)
from calculators.fact import Fact, FactSeries, Status
from calculators.source import Source
from calculators.unit import Unit


def _told(value: float, unit: Unit, date: str, label: str, source: Source, note: str = "") -> Fact:
    """Return what a document tells of a day."""
    return Fact(
        value,
        unit=unit,
        label=label,
        status=Status.SOURCED,
        date=date,
        source=source,
        note=note,
    )


def _rent(value: float, date: str, label: str, note: str) -> Fact:
    return _told(value, units.DOLLARS_PER_GPU_HOUR, date, label, sources.H100PX, note)


def _rack(fact: Fact, date: str, label: str) -> Fact:
    """Return a rack that is a fact already, at the time it came or is to come."""
    return Fact(
        float(fact),
        unit=fact.unit,
        label=label,
        status=fact.status,
        date=date,
        source=fact.source,
        note=fact.note,
    )


def _queue(gigawatts: float, date: str, label: str, source: Source, note: str = "") -> Fact:
    return _told(gigawatts, units.GIGAWATTS, date, label, source, note)


SERIES: Final = (
    FactSeries(
        "series-rent",
        "Rent of an H100, on demand",
        "Posted prices, without a contract. The first two are round figures of scarce years, the "
        "last is the median of 37 providers.",
        (
            _rent(8, "2023", "2023", "from $8 to $12 at its launch; the low end"),
            _rent(7, "2024-01", "Early 2024", "a median “above $7”"),
            _rent(2.95, "2026-05", "May 2026", "the median of posted prices"),
        ),
    ),
    FactSeries(
        "series-contract",
        "Rent of an H100, one-year contract",
        "An index for subscribers, as others quote it: contracts rose while posted prices stood.",
        (
            _rent(1.70, "2025-10", "October 2025", "the lowest so far"),
            _rent(2.35, "2026-03", "March 2026", ""),
        ),
    ),
    FactSeries(
        "series-rack",
        "Power of a rack of one maker's newest machines",
        "Four servers with eight H100s fill a rack of 40.8 kW. What follows comes as a whole rack. "
        "The last two are announced, not sold: they are illustrative until a data sheet says so.",
        (
            _told(
                40.8, units.KILOWATTS, "2023", "4 × DGX H100, 2023", sources.DGXPW, "4 × 10.2 kW"
            ),
            _rack(NVL72_POWER, "2024", "GB200 NVL72, 2024"),
            _rack(GB300_RACK_POWER, "2025", "GB300 NVL72, 2025"),
            _rack(RUBIN_RACK_POWER, "2026", "Vera Rubin NVL72, 2026"),
            _rack(KYBER_RACK_POWER, "2027", "Kyber, for 2027"),
        ),
    ),
    FactSeries(
        "series-loads",
        "Large loads that ask to be connected in Texas",
        "Requests, most of them for data centers, not contracts: about 4 GW of the last figure "
        "were observed in operation. One campus may ask in several places.",
        (
            _queue(63, "2024-12", "December 2024", sources.ERCOTL),
            _queue(99, "2025-02", "February 2025", sources.ERCOTL),
            _queue(188, "2025-08", "August 2025", sources.ERCOTL),
            _queue(226, "2025-11", "November 2025", sources.ERCOTL),
            _queue(439, "2026-03", "March 2026", sources.ERCOTL),
        ),
    ),
    FactSeries(
        "series-plants",
        "Power plants and storage that wait in US queues",
        "The other queue: those who want to sell electricity. Of what entered from 2000 to 2019, "
        "13% was built by the end of 2024.",
        (
            _queue(1400, "2021-12", "End of 2021", sources.QUEUES, "“over 1,400 GW”"),
            _queue(2000, "2022-12", "End of 2022", sources.QUEUES, "“over 2,000 GW”"),
            _queue(2600, "2023-12", "End of 2023", sources.QUEUES, "“nearly 2,600 GW”"),
            _queue(2290, "2024-12", "End of 2024", sources.QUEUE, "1,400 GW and 890 GW of storage"),
        ),
    ),
)
"""In the order of the page."""
