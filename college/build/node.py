"""Node on this machine: it runs Pyodide to make a pack, and esbuild to join scripts."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from pathlib import Path

_SECONDS = 180
_REMEDY = "Run `make site`, which brings one, or install Node 20 or newer."
_ERROR = re.compile(r"[\w.]*(Error|Exception)\b")


class NoNode(Exception):
    """There is no Node here; the message is a sentence with the remedy."""


class NodeFailed(Exception):
    """A script ended with an error.

    `status` is its exit code, `stderr` all it said, `reason` the line of it that names the error.
    """

    def __init__(self, script: Path, status: int, stderr: str) -> None:
        self.status = status
        self.stderr = stderr
        self.reason = named_error(stderr)
        super().__init__(f"{script.name} stopped: {self.reason}")


@dataclass(frozen=True)
class Node:
    """A Node that starts, and its version."""

    path: str
    version: str

    def run(self, script: Path, *arguments: str) -> None:
        """Run a script of ours to its end, or raise `NodeFailed`."""
        command = [self.path, str(script), *arguments]
        try:
            subprocess.run(  # noqa: S603 - our own script
                command, check=True, capture_output=True, text=True, timeout=_SECONDS
            )
        except subprocess.TimeoutExpired:
            late = f"TimeoutError: it took more than {_SECONDS} seconds"
            raise NodeFailed(script, -1, late) from None
        except subprocess.CalledProcessError as error:
            raise NodeFailed(script, error.returncode, error.stderr) from None


def find_node() -> Node:
    """Return the Node on the path, or else the one beside this Python, or raise `NoNode`."""
    path = shutil.which("node") or shutil.which("node", path=sysconfig.get_path("scripts"))
    if path is None:
        raise NoNode(f"There is no Node on this machine. {_REMEDY}")
    try:
        said = subprocess.run(  # noqa: S603 - the Node we just found
            [path, "--version"], check=True, capture_output=True, text=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        raise NoNode(f"The Node at {path} does not start. {_REMEDY}") from None
    return Node(path, said.stdout.strip())


def named_error(stderr: str) -> str:
    r"""Return the line that names the error: a stack trace also quotes a script of 700,000 letters.

    >>> named_error("core.js:1\n  x = 'Error: no';\nKeyError: 'h100'\n    at run (core.js)")
    "KeyError: 'h100'"
    """
    lines = [line[:200] for line in stderr.splitlines()]
    named = [line for line in lines if _ERROR.match(line)]
    return (named or ["it gave no reason"])[-1]
