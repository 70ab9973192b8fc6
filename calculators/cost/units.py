"""The units of the cost module: what a bare number means, said in its type.

`Dollars` is a float to Python and to mypy; the `Unit` riding in its annotation tells forms,
charts, working and CSV how to print it, and tests how it must scale (`dimension`).
"""

from typing import Annotated

from calculators.unit import PLAIN, Style, Unit, Writing


def _dims(**exponents: int) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(exponents.items()))


_BYTES = (
    Writing("B", 1),
    Writing("kB", 1e3),
    Writing("MB", 1e6),
    Writing("GB", 1e9),
    Writing("TB", 1e12),
    Writing("PB", 1e15),
)
_BYTE_RATES = tuple(Writing(f"{size.symbol}/s", size.factor) for size in _BYTES)
_SHORT_TIMES = tuple(map(Writing, ("ns", "µs", "ms", "s"), (1e-9, 1e-6, 1e-3, 1)))


def _times(seconds: float, *longer: Writing) -> tuple[Writing, ...]:
    """Return seconds and minutes for a unit of so many seconds, and what is written longer."""
    return (Writing("s", 1 / seconds), Writing("min", 60 / seconds), *longer)


# Money. One price a thing, cost for a total.
DOLLARS = Unit("dollars", "", _dims(money=1), Style.MONEY)
DOLLARS_PER_HOUR = Unit("dollars an hour", "/h", _dims(money=1, time=-1), Style.MONEY)
DOLLARS_PER_YEAR = Unit("dollars a year", "/year", _dims(money=1, time=-1), Style.MONEY)
DOLLARS_PER_GPU = Unit("dollars a GPU", "/GPU", _dims(money=1, gpu=-1), Style.MONEY)
DOLLARS_PER_GPU_YEAR = Unit(
    "dollars a GPU and year", "/GPU-year", _dims(money=1, gpu=-1, time=-1), Style.MONEY
)
DOLLARS_PER_GPU_HOUR = Unit(
    "dollars a GPU-hour",
    "/GPU-hour",
    _dims(money=1, gpu=-1, time=-1),
    Style.MONEY,
    choices=(Writing("per GPU-hour", 1), Writing("per GPU-month", 1 / 730)),
)
DOLLARS_PER_KWH = Unit("dollars a kilowatt-hour", "/kWh", _dims(money=1, energy=-1), Style.MONEY)
DOLLARS_PER_KW_MONTH = Unit(
    "dollars a kilowatt and month", "/kW-month", _dims(money=1, energy=-1), Style.MONEY
)
DOLLARS_PER_WATT = Unit("dollars a watt", "/W", _dims(money=1, energy=-1, time=1), Style.MONEY)
DOLLARS_PER_MILLION_TOKENS = Unit(
    "dollars a million tokens", "/million tokens", _dims(money=1, token=-1), Style.MONEY
)
DOLLARS_PER_TB_MONTH = Unit(
    "dollars a terabyte and month", "/TB-month", _dims(money=1, data=-1, time=-1), Style.MONEY
)
DOLLARS_PER_STAFF_MONTH = Unit(
    "dollars a person and month", "/person-month", _dims(money=1, person=-1, time=-1), Style.MONEY
)
DOLLARS_PER_MONTH = Unit("dollars a month", "/month", _dims(money=1, time=-1), Style.MONEY)

# Time.
SECONDS = Unit("seconds", "s", _dims(time=1), ladder=_SHORT_TIMES)
MINUTES = Unit("minutes", "min", _dims(time=1), ladder=_times(60, Writing("h", 60, since=180)))
HOURS = Unit("hours", "h", _dims(time=1), choices=(Writing("hours", 1), Writing("days", 24)))
DAYS = Unit(
    "days", "days", _dims(time=1), ladder=_times(86_400, Writing("h", 1 / 24), Writing("days", 1))
)
MONTHS = Unit("months", "months", _dims(time=1))
YEARS = Unit("years", "years", _dims(time=1))
HOURS_PER_YEAR_UNIT = Unit("hours a year", "h/year")
PER_HOUR = Unit("an hour", "per hour", _dims(time=-1))
PER_SECOND = Unit("a second", "per second", _dims(time=-1))
PER_THOUSAND_NODE_DAYS = Unit("in 1,000 node-days", "per 1,000 node-days", _dims(time=-1))
PER_YEAR = Unit("a year", "per year", _dims(time=-1), Style.PERCENT)

# Machines and work.
GPUS = Unit("GPUs", "GPUs", _dims(gpu=1), Style.COUNT)
GPU_HOURS = Unit("GPU-hours", "GPU-hours", _dims(gpu=1, time=1), Style.COUNT)
STAFF_MONTHS = Unit("person-months", "person-months", _dims(person=1, time=1))
COUNT = Unit("count", "", (), Style.COUNT)
# GPUs as members of a group: in 2(n - 1)/n or in a tree of switches, n is a bare number.
GPU_COUNT = Unit("GPUs", "GPUs", (), Style.COUNT)
FLOP = Unit("FLOP", "FLOP", _dims(flop=1), Style.LARGE)
FLOP_PER_SECOND = Unit(
    "FLOP a second",
    "FLOP/s",
    _dims(flop=1, time=-1),
    ladder=(Writing("GFLOP/s", 1e9), Writing("TFLOP/s", 1e12), Writing("PFLOP/s", 1e15)),
    choices=(Writing("TFLOP/s", 1e12), Writing("PFLOP/s", 1e15)),
)
FLOP_PER_GPU_SECOND = Unit(
    "FLOP a second of one GPU",
    "FLOP/s",
    _dims(flop=1, time=-1, gpu=-1),
    ladder=FLOP_PER_SECOND.ladder,
    choices=FLOP_PER_SECOND.choices,
)
FLOP_PER_PARAMETER_TOKEN = Unit(
    "FLOP a parameter and token",
    "FLOP per parameter and token",
    _dims(flop=1, parameter=-1, token=-1),
)
FLOP_PER_TOKEN = Unit("FLOP a token", "FLOP/token", _dims(flop=1, token=-1))
PARAMETERS = Unit("parameters", "parameters", _dims(parameter=1), Style.LARGE)
TOKENS = Unit("tokens", "tokens", _dims(token=1), Style.LARGE)
TOKENS_PER_DAY = Unit("tokens a day", "tokens/day", _dims(token=1, time=-1), Style.LARGE)
TOKENS_PER_SECOND = Unit("tokens a second", "tokens/s", _dims(token=1, time=-1), Style.COUNT)

# Data.
BYTES = Unit(
    "bytes", "B", _dims(data=1), ladder=_BYTES, choices=(Writing("GB", 1e9), Writing("TB", 1e12))
)
BYTES_PER_SECOND = Unit(
    "bytes a second",
    "B/s",
    _dims(data=1, time=-1),
    ladder=_BYTE_RATES,
    choices=(Writing("GB/s", 1e9), Writing("Gb/s", 1e9 / 8)),
)
BYTES_PER_GPU = Unit(
    "bytes a GPU", "B", _dims(data=1, gpu=-1), ladder=BYTES.ladder, choices=BYTES.choices
)
BYTES_PER_GPU_SECOND = Unit(
    "bytes a second of one GPU",
    "B/s",
    _dims(data=1, time=-1, gpu=-1),
    ladder=BYTES_PER_SECOND.ladder,
    choices=(Writing("TB/s", 1e12), Writing("GB/s", 1e9)),
)
BYTES_PER_VALUE = Unit("bytes a value", "B/value", _dims(data=1))
VALUES_PER_TOKEN = Unit("values a token", "values/token", _dims(token=-1), Style.COUNT)
TB_MONTHS = Unit("terabyte-months", "TB-months", _dims(data=1, time=1))
BYTES_PER_TOKEN = Unit("bytes a token", "B/token", _dims(data=1, token=-1), Style.COUNT)
BYTES_PER_PARAMETER = Unit("bytes a parameter", "B/parameter", _dims(data=1, parameter=-1))
GIGABITS_PER_SECOND = Unit("gigabits a second", "Gb/s", _dims(data=1, time=-1))

# Power, energy, heat.
WATTS = Unit("watts", "W", _dims(energy=1, time=-1))
KILOWATTS = Unit(
    "kilowatts",
    "kW",
    _dims(energy=1, time=-1),
    choices=(Writing("kW", 1), Writing("MW", 1000)),
)
WATTS_PER_GPU = Unit("watts a GPU", "W", _dims(energy=1, time=-1, gpu=-1))
KILOWATTS_PER_GPU = Unit("kilowatts a GPU", "kW/GPU", _dims(energy=1, time=-1, gpu=-1))
MEGAWATTS = Unit(
    "megawatts",
    "MW",
    _dims(energy=1, time=-1),
    choices=(Writing("MW", 1), Writing("kW", 0.001)),
)
GIGAWATTS = Unit("gigawatts", "GW", _dims(energy=1, time=-1))
WATT_HOURS = Unit("watt-hours", "Wh", _dims(energy=1))
MEGAWATT_HOURS = Unit("megawatt-hours", "MWh", _dims(energy=1))
MEGAWATT_HOURS_PER_YEAR = Unit("megawatt-hours a year", "MWh/year", _dims(energy=1, time=-1))
KG_PER_CUBIC_METER = Unit("kilograms a cubic meter", "kg/m³", _dims(mass=1, volume=-1))
KG_PER_LITER = Unit("kilograms a liter", "kg/L", _dims(mass=1, volume=-1))
KJ_PER_KG_KELVIN = Unit(
    "kilojoules a kilogram and kelvin", "kJ/(kg K)", _dims(energy=1, mass=-1, temperature=-1)
)
KG_PER_KWH = Unit("kilograms of CO2 a kilowatt-hour", "kg CO2/kWh", _dims(mass=1, energy=-1))
GRAMS = Unit("grams of CO2", "g CO2", _dims(mass=1))
TONNES = Unit("tonnes of CO2", "t CO2", _dims(mass=1))
LITERS_PER_KWH = Unit("liters a kilowatt-hour", "L/kWh", _dims(volume=1, energy=-1))
MILLILITERS = Unit("milliliters", "mL", _dims(volume=1))
CUBIC_METERS = Unit("cubic meters", "m³", _dims(volume=1))
CUBIC_METERS_PER_SECOND = Unit("cubic meters a second", "m³/s", _dims(volume=1, time=-1))
LITERS_PER_MINUTE = Unit("liters a minute", "L/min", _dims(volume=1, time=-1))
KELVIN = Unit("kelvin of temperature rise", "K", _dims(temperature=1))

# Bare ratios.
FRACTION = Unit("share", "%", (), Style.PERCENT)
RATIO = Unit("ratio", "")

Dollars = Annotated[float, DOLLARS]
DollarsPerHour = Annotated[float, DOLLARS_PER_HOUR]
DollarsPerMonth = Annotated[float, DOLLARS_PER_MONTH]
DollarsPerYear = Annotated[float, DOLLARS_PER_YEAR]
DollarsPerGpu = Annotated[float, DOLLARS_PER_GPU]
DollarsPerGpuHour = Annotated[float, DOLLARS_PER_GPU_HOUR]
DollarsPerGpuYear = Annotated[float, DOLLARS_PER_GPU_YEAR]
DollarsPerKwh = Annotated[float, DOLLARS_PER_KWH]
DollarsPerKwMonth = Annotated[float, DOLLARS_PER_KW_MONTH]
DollarsPerWatt = Annotated[float, DOLLARS_PER_WATT]
DollarsPerMillionTokens = Annotated[float, DOLLARS_PER_MILLION_TOKENS]
DollarsPerTbMonth = Annotated[float, DOLLARS_PER_TB_MONTH]
DollarsPerStaffMonth = Annotated[float, DOLLARS_PER_STAFF_MONTH]
Seconds = Annotated[float, SECONDS]
Minutes = Annotated[float, MINUTES]
Hours = Annotated[float, HOURS]
Days = Annotated[float, DAYS]
Months = Annotated[float, MONTHS]
Years = Annotated[float, YEARS]
HoursPerYear = Annotated[float, HOURS_PER_YEAR_UNIT]
PerHour = Annotated[float, PER_HOUR]
PerSecond = Annotated[float, PER_SECOND]
PerThousandNodeDays = Annotated[float, PER_THOUSAND_NODE_DAYS]
PerYear = Annotated[float, PER_YEAR]
Gpus = Annotated[int, GPUS]
GpuEquivalents = Annotated[float, GPUS]
GpuCount = Annotated[int, GPU_COUNT]
GpuHours = Annotated[float, GPU_HOURS]
Count = Annotated[int, COUNT]
StaffMonths = Annotated[float, STAFF_MONTHS]
Flop = Annotated[float, FLOP]
FlopPerSecond = Annotated[float, FLOP_PER_SECOND]
FlopPerGpuSecond = Annotated[float, FLOP_PER_GPU_SECOND]
FlopPerParameterToken = Annotated[float, FLOP_PER_PARAMETER_TOKEN]
FlopPerToken = Annotated[float, FLOP_PER_TOKEN]
Parameters = Annotated[float, PARAMETERS]
Tokens = Annotated[float, TOKENS]
TokensPerDay = Annotated[float, TOKENS_PER_DAY]
TokensPerSecond = Annotated[float, TOKENS_PER_SECOND]
Bytes = Annotated[float, BYTES]
BytesPerSecond = Annotated[float, BYTES_PER_SECOND]
BytesPerGpu = Annotated[float, BYTES_PER_GPU]
BytesPerGpuSecond = Annotated[float, BYTES_PER_GPU_SECOND]
BytesPerValue = Annotated[float, BYTES_PER_VALUE]
ValuesPerToken = Annotated[float, VALUES_PER_TOKEN]
TbMonths = Annotated[float, TB_MONTHS]
BytesPerToken = Annotated[float, BYTES_PER_TOKEN]
BytesPerParameter = Annotated[float, BYTES_PER_PARAMETER]
GigabitsPerSecond = Annotated[float, GIGABITS_PER_SECOND]
Watts = Annotated[float, WATTS]
Kilowatts = Annotated[float, KILOWATTS]
WattsPerGpu = Annotated[float, WATTS_PER_GPU]
KilowattsPerGpu = Annotated[float, KILOWATTS_PER_GPU]
Megawatts = Annotated[float, MEGAWATTS]
WattHours = Annotated[float, WATT_HOURS]
MegawattHours = Annotated[float, MEGAWATT_HOURS]
MegawattHoursPerYear = Annotated[float, MEGAWATT_HOURS_PER_YEAR]
KgPerCubicMeter = Annotated[float, KG_PER_CUBIC_METER]
KgPerLiter = Annotated[float, KG_PER_LITER]
KjPerKgKelvin = Annotated[float, KJ_PER_KG_KELVIN]
KgPerKwh = Annotated[float, KG_PER_KWH]
Grams = Annotated[float, GRAMS]
Tonnes = Annotated[float, TONNES]
LitersPerKwh = Annotated[float, LITERS_PER_KWH]
Milliliters = Annotated[float, MILLILITERS]
CubicMeters = Annotated[float, CUBIC_METERS]
CubicMetersPerSecond = Annotated[float, CUBIC_METERS_PER_SECOND]
LitersPerMinute = Annotated[float, LITERS_PER_MINUTE]
Kelvin = Annotated[float, KELVIN]
Fraction = Annotated[float, FRACTION]
Ratio = Annotated[float, RATIO]
Number = Annotated[float, PLAIN]
