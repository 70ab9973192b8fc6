"""How the gallery writes its numbers."""


def count(value: float) -> str:
    """Write a whole number."""
    return f"{value:,.0f}"


def power(value: float) -> str:
    """Write megawatts."""
    return f"{value:,.2f}\u00a0MW"


def seconds(value: float) -> str:
    """Write seconds."""
    return f"{value:.2f}\u00a0s"


def hours(value: float) -> str:
    """Write hours."""
    return f"{value:.1f}\u00a0h"


def kilowatts(value: float) -> str:
    """Write kilowatts."""
    return f"{value:,.1f}\u00a0kW"


def meters(value: float) -> str:
    """Write meters."""
    return f"{value:,.2f} m"


def tonnes(value: float) -> str:
    """Write tonnes."""
    return f"{value:,.0f} t"
