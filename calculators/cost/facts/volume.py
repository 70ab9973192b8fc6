"""The facts about a service by volume: one published day of tokens, prices and speeds."""

from typing import Final

from calculators.cost import sources, units
from calculators.cost.facts.group import SHARE, Group

_GROUP = Group("Serving by volume")
_PRICE = (0.0001, 1000)
_SPEED = (1, 1e8)
_VOLUME = (1e3, 1e16)

DAILY_INPUT: Final = _GROUP.sourced(
    608e9,
    units.TOKENS_PER_DAY,
    "Input tokens of a day",
    "DeepSeek-V3 and R1, 24 hours",
    source=sources.DSDAY,
    plausible=(486e9, 730e9),
    asked="Input a day",
    allowed=_VOLUME,
)
DAILY_OUTPUT: Final = _GROUP.sourced(
    168e9,
    units.TOKENS_PER_DAY,
    "Output tokens of a day",
    "DeepSeek-V3 and R1, 24 hours",
    source=sources.DSDAY,
    plausible=(134e9, 202e9),
    asked="Output a day",
    allowed=_VOLUME,
)
CACHED_INPUT: Final = _GROUP.sourced(
    0.563,
    units.FRACTION,
    "Input found in a cache",
    "342 of 608 billion tokens",
    source=sources.DSDAY,
    plausible=(0.2, 0.8),
    asked="Share of input found in a cache",
    allowed=SHARE,
)
PRICE_IN: Final = _GROUP.sourced(
    0.55,
    units.DOLLARS_PER_MILLION_TOKENS,
    "Price of input",
    "DeepSeek-R1, not cached",
    source=sources.DSDAY,
    plausible=(0.1, 3),
    asked="Price of a million input tokens",
    allowed=_PRICE,
)
PRICE_CACHED: Final = _GROUP.sourced(
    0.14,
    units.DOLLARS_PER_MILLION_TOKENS,
    "Price of cached input",
    "DeepSeek-R1, cached",
    source=sources.DSDAY,
    plausible=(0.01, 0.5),
    asked="Price of a million cached input tokens",
    allowed=_PRICE,
)
PRICE_OUT: Final = _GROUP.sourced(
    2.19,
    units.DOLLARS_PER_MILLION_TOKENS,
    "Price of output",
    "DeepSeek-R1",
    source=sources.DSDAY,
    plausible=(0.4, 15),
    asked="Price of a million output tokens",
    allowed=_PRICE,
)
NODE_INPUT_SPEED: Final = _GROUP.sourced(
    73_700,
    units.TOKENS_PER_SECOND,
    "Input that a node reads",
    "a node of eight H800, cached input counted, averaged over the day",
    source=sources.DSDAY,
    plausible=(20_000, 100_000),
    asked="Input that a node reads",
    allowed=_SPEED,
)
NODE_OUTPUT_SPEED: Final = _GROUP.sourced(
    14_800,
    units.TOKENS_PER_SECOND,
    "Output that a node writes",
    "a node of eight H800, averaged over the day",
    source=sources.DSDAY,
    plausible=(4_000, 30_000),
    asked="Output that a node writes",
    allowed=_SPEED,
)
