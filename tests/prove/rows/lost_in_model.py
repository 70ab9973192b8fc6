"""The interleavings of two to four pages that write at the same time, in a model of the storage."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.prove.proof import Tally, Tries, Watch

PROMISE = "Pages that write at once lose nothing (model)"
_TRIED = 10_000
_AT_ONCE = 1_000
_WEB = Path(__file__).parents[2] / "college/web"
_SCRIPTS = Path(__file__).parents[3] / "college/web/record"


def prove(watch: Watch) -> Tally:
    """Play random orders of writing, crashing, importing, undoing, deleting and full storage."""
    of = watch.count(_TRIED)
    tries = Tries(watch, of)
    lost = 0
    for seed in range(-(-of // _AT_ONCE)):
        count = min(_AT_ONCE, of - tries.tried)
        script = [str(_WEB / "interleavings.mjs"), _SCRIPTS.as_uri(), str(seed + 1), str(count)]
        done = subprocess.run(["node", *script], capture_output=True, text=True, check=True)
        found = json.loads(done.stdout)
        lost += found["lost"]
        for number in range(count):
            missing = [item for item in found["examples"] if item["number"] == number]
            tries.note([f"seed {seed + 1}: lost {missing}"] if missing else [])
    return Tally(of, lost, tuple(tries.examples))
