"""How a label reads in the middle of a sentence."""


def inside(label: str) -> str:
    """Return the label with a small first letter, unless its first word is an abbreviation.

    >>> inside("Cost of the run"), inside("GPUs in the job"), inside("InfiniBand ports")
    ('cost of the run', 'GPUs in the job', 'InfiniBand ports')
    """
    first = label.split(" ", 1)[0]
    plain = len(first) > 1 and first[1:].islower()
    return label[:1].lower() + label[1:] if plain else label
