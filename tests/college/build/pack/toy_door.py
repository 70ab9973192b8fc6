"""A tiny package's door: what a pack is tested with, in the browser and on this machine."""

import json
import math

WARMED = []


def answer(name: str, text: str) -> str:
    """Answer, or fail, in one of the ways a door can."""
    if name == "sum":
        numbers = json.loads(text)
        return json.dumps({"sum": math.fsum(numbers), "said": "≈ œuvre 💶"}, ensure_ascii=False)
    if name == "late import":
        import fractions  # noqa: PLC0415 - a snapshot must hold what is imported late

        return str(fractions.Fraction(text))
    if name == "set order":
        return repr({"a", "b", "c", text})
    if name == "warm":
        return str(len(WARMED))
    if name == "spin":
        while True:
            """A door that never answers."""
    if name == "deep":
        return answer(name, text)
    raise LookupError(f"nobody knows {name}")


def warm() -> None:
    """Leave a trace, so that a test sees that it was called before the snapshot."""
    WARMED.append(answer("sum", "[1, 2]"))
