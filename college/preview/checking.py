"""The check that runs behind the preview: one at a time, in its own process, for the last save."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from college.preview import findings


class Checking:
    """At most one check that is under way."""

    def __init__(self) -> None:
        self._running: subprocess.Popen[bytes] | None = None

    def start(self, root: Path, site: Path) -> None:
        """Check the course as it is now; the pages of the site find the answer when it is there."""
        self.stop()
        file = site / findings.ADDRESS
        file.parent.mkdir(parents=True, exist_ok=True)
        findings.write(file, findings.unfinished())
        words = [sys.executable, "-m", findings.__name__, str(root), str(file.resolve())]
        self._running = subprocess.Popen(words, cwd=root)  # noqa: S603 - our own command

    def stop(self) -> None:
        """End the check that is under way, if there is one: what it looks at has changed."""
        if self._running:
            self._running.terminate()
            self._running.wait()
            self._running = None

    def wait(self) -> None:
        """Wait until the check that is under way has written what it found."""
        if self._running:
            self._running.wait()
