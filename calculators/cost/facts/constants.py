"""The fixed numbers: unit conversions, calendar conventions and what a FLOP count counts."""

from calculators.cost.units import (
    BytesPerValue,
    Days,
    FlopPerParameterToken,
    FlopPerToken,
    Gpus,
    Hours,
    HoursPerYear,
    Months,
    Number,
    PerYear,
    Tokens,
    ValuesPerToken,
    Years,
)

# Time. A year is 8,760 hours and a month 730, everywhere in the course.
SECONDS_PER_MINUTE: Number = 60
SECONDS_PER_HOUR: Number = 3600
HOURS_PER_DAY: Number = 24
NODE_DAYS_COUNTED: Number = 1000
"""Failures of nodes are counted in so many node-days."""
HOURS_PER_MONTH: Number = 730
HOURS_PER_YEAR: HoursPerYear = 8760
MONTHS_PER_YEAR: Number = 12
ONE_HOUR: Hours = 1
ONE_DAY: Days = 1
ONE_MONTH: Months = 1
ONE_YEAR: Years = 1
ONE_GPU: Gpus = 1
PAYMENT_PERIOD: Years = 1
"""Interest is added, and payments are made, once a year."""
NEGLIGIBLE_RATE: PerYear = 1e-8
"""Below this the interest formulas lose their digits; money is then taken to cost nothing."""

# Sizes.
WATTS_PER_KILOWATT: Number = 1000
WATTS_PER_MEGAWATT: Number = 1_000_000
KILOWATTS_PER_MEGAWATT: Number = 1000
KWH_PER_MWH: Number = 1000
LITERS_PER_CUBIC_METER: Number = 1000
BYTES_PER_TERABYTE: Number = 1_000_000_000_000
BITS_PER_BYTE: Number = 8
BITS_PER_GIGABIT: Number = 1_000_000_000
BYTES_PER_GIGABYTE: Number = 1_000_000_000
TOKENS_PER_MILLION: Number = 1_000_000

# What is counted.
TRAINING_FLOP: FlopPerParameterToken = 6
"""Two forward and four backward for each parameter and token [SCALE]."""
TRAINING_FLOP_RECOMPUTED: FlopPerParameterToken = 8
"""With the forward pass done again to save memory [MEGA]; hardware FLOP, so pair it with HFU."""
FORWARD_FLOP: FlopPerParameterToken = 2
"""One multiplication and one addition for each parameter and token [SCALE]."""
ATTENTION_FLOP: FlopPerToken = 12
"""For each layer, unit of width, position in the sequence and token [SCALE]."""
KEYS_AND_VALUES: ValuesPerToken = 2
"""A cache keeps one key and one value for each token, layer, head and unit of head size."""
EXCHANGES_PER_LAYER: Number = 2
"""A layer cut over several GPUs adds up twice: behind attention, and behind what follows [MEGA]."""
ACTIVATION_BYTES: BytesPerValue = 2
"""Values are handed from GPU to GPU in 16 bits."""
TOKENS_PER_STEP: Tokens = 1
"""Each request in a batch gains one token a decoding step."""
