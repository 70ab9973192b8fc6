"""Node on this machine: it runs Pyodide to make a pack, and esbuild to join scripts."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from pathlib import Path

_SECONDS = 180
_LEAST = 20
_REMEDY = f"Run `make site`, which brings one, or install Node {_LEAST} or newer."
_VERSION = re.compile(r"v?(?P<major>\d+)\.")
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
    """Return the Node on the path, or else the one beside this Python, or raise `NoNode`.

    One that is too old is passed over.
    """
    places = (None, sysconfig.get_path("scripts"))
    paths = dict.fromkeys(filter(None, (shutil.which("node", path=place) for place in places)))
    reason = "There is no Node on this machine."
    for path in paths:
        try:
            return _started(path)
        except NoNode as why:
            reason = str(why)
    raise NoNode(f"{reason} {_REMEDY}")


def _started(path: str) -> Node:
    """Return a Node that starts and is new enough, or raise `NoNode`."""
    try:
        said = subprocess.run(  # noqa: S603 - the Node we just found
            [path, "--version"], check=True, capture_output=True, text=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        raise NoNode(f"The Node at {path} does not start.") from None
    version = said.stdout.strip()
    found = _VERSION.match(version)
    if found is None or int(found["major"]) < _LEAST:
        raise NoNode(f"The Node at {path} is {version}, and {_LEAST} is the oldest that will do.")
    return Node(path, version)


def named_error(stderr: str) -> str:
    r"""Return the line that names the error: a stack trace also quotes a script of 700,000 letters.

    >>> named_error("core.js:1\n  x = 'Error: no';\nKeyError: 'h100'\n    at run (core.js)")
    "KeyError: 'h100'"
    """
    lines = [line[:200] for line in stderr.splitlines()]
    named = [line for line in lines if _ERROR.match(line)]
    return (named or ["it gave no reason"])[-1]
