"""What runs under Node while a pack is made: scripts, and Python that only Pyodide executes.

Nothing here is imported by the build but this file, which starts the scripts by their name.
"""

from __future__ import annotations

from pathlib import Path

from college.build.node import Node, NodeFailed
from college.build.pack.problem import BrokenModules, CannotPack

_HERE = Path(__file__).parent
BUILD_PACK = _HERE / "build_pack.mjs"
BYTECODE = _HERE / "bytecode.py"
SELF_TEST = _HERE / "self_test.mjs"

_BROKEN_MODULES = 3
"""The status with which build_pack.mjs says that the modules themselves raise."""


def run_script(node: Node, script: Path, *arguments: str) -> None:
    """Run one of the scripts; what goes wrong becomes a sentence."""
    try:
        node.run(script, *arguments)
    except NodeFailed as error:
        if error.status == _BROKEN_MODULES:
            raise BrokenModules(
                f"The modules do not start in the browser's Python: {error.reason}"
            ) from None
        raise CannotPack(str(error)) from None
