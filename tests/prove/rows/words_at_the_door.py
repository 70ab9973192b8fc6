"""Any text in any field, link, sentence, question or hand-made request."""

from __future__ import annotations

from tests.fuzz.judge import asked
from tests.fuzz.requests import requests
from tests.prove.proof import Tally, Watch, in_parts

PROMISE = "Any words at the door get a sentence or a result, within 100 ms"
_TRIED = 100_000


def prove(watch: Watch) -> Tally:
    """Ask the one door, kind by kind."""
    return in_parts(watch, watch.count(_TRIED), part)


def part(seed: int, count: int) -> list[list[str]]:
    """Ask so many times."""
    return [
        [f"{kind}, {name}: {text[:100]}: {found}" for found in asked(name, text)]
        for kind, (name, text) in requests(seed, count)
    ]
