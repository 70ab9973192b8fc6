"""A block's option read as text, also where YAML takes it for a number.

Without it `low: 0` would be no text, and the whole block would be printed as it was typed.
"""

from __future__ import annotations

from typing import Any


def written(value: Any) -> str:
    """Return what the author wrote.

    >>> written(0), written("2%")
    ('0', '2%')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"“{value}” is not text")  # noqa: TRY004 - pymdownx waits for this one
    return str(value)
