"""The number formats that a chip multiplies in."""

from enum import Enum


class NumberFormat(Enum):
    """A format of the numbers in a matrix product, and the bytes that one number takes."""

    BF16 = 2
    FP8 = 1
    FP4 = 0.5
