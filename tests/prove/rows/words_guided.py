"""The readers of texts under fuzzing that is guided by coverage."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

from tests.prove.proof import Tally, Watch

PROMISE = "Texts grown by coverage are read or refused (Atheris)"
_TRIED = 100_000
_ROOT = Path(__file__).parents[3]
_LINES = 6


def prove(watch: Watch) -> Tally:
    """Let Atheris look for lines that no text has reached."""
    if importlib.util.find_spec("atheris") is None:
        return Tally(0, 0, note="Atheris has no package for this Python or machine")
    of = watch.count(_TRIED)
    command = [sys.executable, "-m", "tests.fuzz.guided", f"-atheris_runs={of}", "-max_len=400"]
    done = subprocess.run(
        [*command, "-timeout=5", "-verbosity=0"],
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return Tally(of, 0)
    said = [line for line in done.stderr.splitlines() if line.strip()]
    return Tally(of, 1, tuple(said[-_LINES:]))
