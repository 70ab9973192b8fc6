"""The spelling of names that are not written as Python writes them."""

from collections.abc import Mapping
from typing import Final

SPELLING: Final[Mapping[str, str]] = {
    "co2": "CO2",
    "flop": "FLOP",
    "gpu": "GPU",
    "gpus": "GPUs",
    "hbm": "HBM",
    "it": "IT",
    "kv": "KV",
    "kw": "kW",
    "kwh": "kWh",
    "mfu": "MFU",
    "mtbf": "MTBF",
    "mw": "MW",
    "mwh": "MWh",
    "n": "N",
    "n_plus_1": "N+1",
    "nic": "NIC",
    "npv": "NPV",
    "pue": "PUE",
    "tdp": "TDP",
    "two_n": "2N",
    "wue": "WUE",
}
"""How a reader sees a word of a name, or a whole name."""
