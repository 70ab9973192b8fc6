"""The dated facts: every price, hardware figure and assumption the course starts from.

A fact is stated once, in the file of its group, with all that is known of it. Beside the groups
stand the chips, the fixed numbers that no date changes, the limits of what a formula takes, and
how names are spelled. No formula.
"""

from typing import Final

from calculators.cost.facts import (
    building,
    carbon,
    network,
    power,
    prices,
    reliability,
    serving,
    training,
    volume,
)
from calculators.cost.facts.building import *  # noqa: F403 - every fact, under one name
from calculators.cost.facts.carbon import *  # noqa: F403 - the same
from calculators.cost.facts.network import *  # noqa: F403 - the same
from calculators.cost.facts.power import *  # noqa: F403 - the same
from calculators.cost.facts.prices import *  # noqa: F403 - the same
from calculators.cost.facts.reliability import *  # noqa: F403 - the same
from calculators.cost.facts.serving import *  # noqa: F403 - the same
from calculators.cost.facts.training import *  # noqa: F403 - the same
from calculators.cost.facts.volume import *  # noqa: F403 - the same
from calculators.fact import Fact

FACTS: Final = {
    name: item
    for file in (prices, building, power, carbon, reliability, network, training, serving, volume)
    for name, item in vars(file).items()
    if isinstance(item, Fact) and not name.startswith("_")
}
"""Every fact by its name, in the order of the page of data."""
