"""How old a figure may grow: past its limit it is marked wherever it stands."""

from __future__ import annotations

import datetime
import os

from calculators.engine.model.record import Calculator
from calculators.fact import Fact
from calculators.unit import Style

_MONTHS_FOR_PRICES = 18
_MONTHS_FOR_THE_REST = 36


def today() -> datetime.date:
    """Return the day of the build; SOURCE_DATE_EPOCH fixes it for a reproducible one."""
    fixed = os.environ.get("SOURCE_DATE_EPOCH")
    moment = (
        datetime.datetime.fromtimestamp(int(fixed), datetime.UTC)
        if fixed
        else datetime.datetime.now(datetime.UTC)
    )
    return moment.date()


def is_old(fact: Fact, day: datetime.date) -> bool:
    """Whether a sourced figure is past the age at which we review or remove it."""
    parts = [int(part) for part in fact.date.split("-") if part.isdigit()]
    if fact.source is None or not parts:
        return False
    months = (day.year - parts[0]) * 12 + day.month - (parts[1] if len(parts) > 1 else 1)
    limit = _MONTHS_FOR_PRICES if fact.unit.style is Style.MONEY else _MONTHS_FOR_THE_REST
    return months > limit


def old_inputs(calculator: Calculator, day: datetime.date) -> frozenset[str]:
    """Return the names of the inputs whose default is old on that day."""
    return frozenset(
        item.name
        for item in calculator.inputs
        if isinstance(item.default, Fact) and is_old(item.default, day)
    )
