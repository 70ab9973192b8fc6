"""The source register: every document that a figure of the course was read in.

A document is named once, here, in the file of what it is about; never where it is cited. Those
that only reference cases draw on stand with the cases.
"""

from typing import Final

from calculators.cost.sources.machines import *  # noqa: F403 - every document, under one name
from calculators.cost.sources.markets import *  # noqa: F403 - the same
from calculators.cost.sources.models import *  # noqa: F403 - the same
from calculators.cost.sources.sites import *  # noqa: F403 - the same
from calculators.source import Source

SOURCES: Final = tuple(item for item in list(vars().values()) if isinstance(item, Source))
