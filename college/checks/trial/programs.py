"""Exercises' programs run in a process of their own, each for so long and no longer."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

SECONDS = 5
"""That a program may take, checks included; in a reader's browser it takes several times longer."""
_WORKER = "college.checks.trial.program_worker"


class Programs:
    """Runs programs one by one; a process that one of them has spoiled is replaced."""

    def __init__(self, root: Path, seconds: float = SECONDS) -> None:
        self._root, self._seconds = root, seconds
        self._process: subprocess.Popen[str] | None = None
        self._replies: queue.Queue[str] = queue.Queue()

    def run(self, code: str, checks: str) -> dict[str, Any] | None:
        """Return what became of a program and its checks, or None if it did not end in time."""
        process = self._process or self._started()
        assert process.stdin
        process.stdin.write(json.dumps({"code": code, "checks": checks}) + "\n")
        process.stdin.flush()
        try:
            reply = self._replies.get(timeout=self._seconds)
        except queue.Empty:
            reply = ""
        if not reply:
            self.close()
            return None
        found: dict[str, Any] = json.loads(reply)
        return found

    def close(self) -> None:
        """End the process."""
        if self._process:
            self._process.kill()
            self._process.communicate()
        self._process = None

    def _started(self) -> subprocess.Popen[str]:
        """Start a process, and have its replies put where they can be waited for."""
        paths = os.pathsep.join(filter(None, [str(self._root), *sys.path]))
        process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", _WORKER],
            cwd=self._root,
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._process, replies = process, queue.Queue[str]()
        self._replies = replies
        threading.Thread(target=_listen, args=(process, replies), daemon=True).start()
        return process


def _listen(process: subprocess.Popen[str], replies: queue.Queue[str]) -> None:
    """Hand each reply over, and an empty one when the process has ended."""
    assert process.stdout
    for line in process.stdout:
        replies.put(line)
    replies.put("")
