"""The value of an input as text: a number with its unit, a choice by its words."""

from __future__ import annotations

from typing import Any

from calculators.engine.model.record import Input, option_label
from calculators.engine.numbers.write import write_in_full


def write_value(item: Input, value: Any) -> str:
    """Write what an input holds, as a reader sees it."""
    return write_in_full(value, item.unit) if item.unit else option_label(value)
