"""Records gone wrong, imported from a file or carried by a link."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.prove.proof import Tally, Watch

PROMISE = "Any record that is imported is read or refused, within 100 ms"
_TRIED = 100_000
_AT_ONCE = 5_000
_SCRIPT = Path(__file__).parents[2] / "fuzz/records.mjs"
_FOLDER = Path(__file__).parents[3] / "college/web/record"


def prove(watch: Watch) -> Tally:
    """Read, join, show and pack them in Node."""
    of = watch.count(_TRIED)
    failed, examples = 0, []
    for first in range(0, of, _AT_ONCE):
        found = spoiled(first + 1, min(_AT_ONCE, of - first))
        failed += found["failed"]
        examples += found["examples"]
        watch.show(min(first + _AT_ONCE, of), of)
    return Tally(of, failed, tuple(examples[:8]))


def spoiled(seed: int, count: int) -> Any:
    """Return what came of so many records: tried, failed, examples."""
    command = ["node", str(_SCRIPT), _FOLDER.as_uri(), str(seed), str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)
