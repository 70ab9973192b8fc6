"""Node, when there is one: only Pyodide itself can write its byte code, and Node runs it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from college.build.pack.problem import BrokenModules, CannotPack

_SECONDS = 180
_BROKEN_MODULES = 3
"""The status with which build_pack.mjs says so."""
_ERROR = re.compile(r"[\w.]*(Error|Exception)\b")
_SCRIPTS = Path(__file__).parent


@dataclass(frozen=True)
class Node:
    """A Node that starts, and its version."""

    path: str
    version: str

    def run(self, script: str, *arguments: str) -> None:
        """Run one of our scripts; what goes wrong becomes a sentence."""
        command = [self.path, str(_SCRIPTS / script), *arguments]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True, timeout=_SECONDS)  # noqa: S603 - our own script
        except subprocess.TimeoutExpired:
            raise CannotPack(f"{script} took more than {_SECONDS} seconds") from None
        except subprocess.CalledProcessError as error:
            if error.returncode == _BROKEN_MODULES:
                raise BrokenModules(
                    f"The modules do not start in the browser's Python: {_reason(error.stderr)}"
                ) from None
            raise CannotPack(f"{script} stopped: {_reason(error.stderr)}") from None


def find_node() -> Node | None:
    """Return the Node on the path, or else the one beside this Python."""
    path = shutil.which("node") or shutil.which("node", path=sysconfig.get_path("scripts"))
    if path is None:
        return None
    try:
        said = subprocess.run(  # noqa: S603 - the Node we just found
            [path, "--version"], check=True, capture_output=True, text=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return Node(path, said.stdout.strip())


def _reason(stderr: str) -> str:
    r"""Return the line that names the error: a stack trace also quotes a script of 700,000 letters.

    >>> _reason("core.js:1\n  x = 'Error: no';\nKeyError: 'h100'\n    at run (core.js)")
    "KeyError: 'h100'"
    """
    lines = [line[:200] for line in stderr.splitlines()]
    named = [line for line in lines if _ERROR.match(line)]
    return (named or ["it gave no reason"])[-1]
