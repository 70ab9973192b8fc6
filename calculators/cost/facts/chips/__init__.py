"""The chips: what their makers publish of each, and the number formats they multiply in.

A figure goes in with its source, or stays out as not published. Never a figure that counts
sparsity, and no formula.
"""

from calculators.cost.facts.chips.formats import NumberFormat
from calculators.cost.facts.chips.table import KNOWN, Chip

__all__ = ["KNOWN", "Chip", "NumberFormat"]
