"""Whole numbers among floats: 7.0 is 7, as far as floats hold whole numbers exactly."""

_EXACT_TO = 1e15


def int_if_whole(number: float) -> float:
    """Return the number as an int where it is whole and exact, else as it is.

    >>> int_if_whole(7.0), int_if_whole(7.5), int_if_whole(1e300)
    (7, 7.5, 1e+300)
    """
    return int(number) if number.is_integer() and abs(number) < _EXACT_TO else number
