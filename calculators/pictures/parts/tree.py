"""What pictures of a fabric read off its counts."""

from calculators.engine.page.case import Case


def uplinks(fabric: Case) -> float:
    """Return the cables between each two levels: all but those that lead to GPUs, by level."""
    above = fabric["levels"] - 1
    return (fabric["cables"] - fabric["gpus"]) / above if above else 0.0
