"""The questions we answer: one file, one calculator, and a new file is a new one.

A file names the inputs and makes one call; it never holds a formula, which belongs to the cost
module. Group and place stand in the file too: no list names the calculators. Inputs that several
of them ask for are in the folder `inputs`.
"""

from __future__ import annotations

from calculators.cost.facts.spelling import SPELLING
from calculators.engine.model.folder import read_folder
from calculators.engine.prose.slips import Slip

CATALOG, BROKEN = read_folder(__name__, __path__, SPELLING)
"""The calculators in the order of their places; and what keeps others from being read, by name."""

SLIPS = (
    Slip(
        8,
        "Eight times too high. "
        "Look for bytes taken for bits, or a server of eight counted as one GPU.",
        "Eight times too low. "
        "Look for bits taken for bytes, or one GPU counted as a server of eight.",
    ),
)
"""Wrong factors that sums of this subject invite, tried before those of any sum."""
