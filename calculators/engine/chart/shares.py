"""How parts are written as whole percentages that add up to 100."""

import math


def whole_percents(amounts: tuple[float, ...]) -> tuple[int, ...]:
    """Round shares of the sum to whole percents by largest remainder: they add up to 100.

    >>> whole_percents((1, 1, 1))
    (34, 33, 33)
    """
    total = math.fsum(amounts)
    if total <= 0:
        return (0,) * len(amounts)
    exact = [100 * amount / total for amount in amounts]
    floors = [int(share) for share in exact]
    left = 100 - sum(floors)
    order = sorted(range(len(exact)), key=lambda index: floors[index] - exact[index])
    for index in order[:left]:
        floors[index] += 1
    return tuple(floors)


def written_share(percent: int, amount: float, total: float) -> str:
    """Write a share so that a little is not nothing, and nearly all is not all.

    >>> written_share(0, 0.1, 100), written_share(100, 99.9, 100), written_share(46, 46, 100)
    ('<1%', '>99%', '46%')
    """
    if percent == 0 and amount > 0:
        return "<1%"
    return ">99%" if percent == 100 and amount < total else f"{percent}%"  # noqa: PLR2004 - all
