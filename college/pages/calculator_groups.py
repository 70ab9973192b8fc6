"""The order of the calculators' index: which questions stand together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

_GROUPS: Mapping[str, tuple[str, ...]] = {
    "Buying compute": ("gpu_hour", "own_or_rent", "spot_and_reserved", "two_bids"),
    "Training and serving": ("training_run", "model_serving"),
    "Network": (
        "training_job",
        "transfer",
        "scaling",
        "fabric_stretch",
        "stretch_bandwidth",
        "fabric",
    ),
    "Power and site": (
        "racks",
        "site_power",
        "pue_gain",
        "cooling",
        "load_swing",
        "footprint",
        "waiting",
    ),
    "Reliability": ("failures", "redundancy"),
    "Reading claims": ("announcement",),
}
_REST = "More"
"""Where a calculator stands that nobody has put in a group: one new file is enough for it."""


def grouped(names: Iterable[str]) -> dict[str, list[str]]:
    """Return the calculators' names by group, none left out and no group empty.

    >>> grouped(["racks", "gpu_hour", "of_tomorrow"])
    {'Buying compute': ['gpu_hour'], 'Power and site': ['racks'], 'More': ['of_tomorrow']}
    """
    given = list(names)
    placed = {name for group in _GROUPS.values() for name in group}
    found = {
        title: [name for name in group if name in given] for title, group in _GROUPS.items()
    } | {_REST: [name for name in given if name not in placed]}
    return {title: group for title, group in found.items() if group}
