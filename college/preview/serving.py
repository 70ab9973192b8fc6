"""The preview and the build: MkDocs is run as a program, never imported.

The preview rebuilds only pages that changed. Code that changed is not seen by a running MkDocs,
so it is started anew.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path

Say = Callable[[str], None]

_CODE = ("calculators", "college", "hooks")
_KINDS = ("*.py", "*.js", "*.mjs", "*.css", "*.html")
"""What only a new start can see; a lesson, a term or a page is seen by the running one."""
_PLUGIN = "college"
_PAUSE = 0.5
"""Seconds between two looks at the files."""


def build(root: Path, say: Say) -> int:
    """Build the course into `site/`; problems are told and stop it."""
    if not _installed(say):
        return 1
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"],
        cwd=root,
        env=_environment(),
        check=False,
    )
    if done.returncode == 0:
        say("Built site/. Open site/index.html, or put the folder on any web server.")
    return 1 if done.returncode else 0


def serve(root: Path, port: int, say: Say) -> int:
    """Show the course until Ctrl-C."""
    if not _installed(say):
        return 1
    say(f"Serving at http://127.0.0.1:{port}/ ; Ctrl-C ends it.")
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # end MkDocs too when asked to end
    running = _started(root, port)
    seen = code_times(root)
    try:
        while True:
            time.sleep(_PAUSE)
            now = code_times(root)
            if now != seen:
                seen = now
                say("Code changed: starting anew.")
                _stop(running)
                running = _started(root, port)
            elif running.poll() is not None:
                say("The preview stopped; it starts again when a file changes.")
                _wait_for_change(root, seen)
                running = _started(root, port)
    except KeyboardInterrupt:
        return 0
    finally:
        _stop(running)


def _installed(say: Say) -> bool:
    """Say what to do if MkDocs would not find our plugin: an install of before it was there."""
    if entry_points(group="mkdocs.plugins", name=_PLUGIN):
        return True
    say(
        f"The plugin “{_PLUGIN}” is not installed; run `make site`, or in this environment "
        "`python -m pip install --no-build-isolation --no-deps --editable .`"
    )
    return False


def code_times(root: Path) -> dict[Path, int]:
    """Return when each file that only a new start can see was last changed."""
    files = [root / "mkdocs.yml"]
    for folder in _CODE:
        files += [path for kind in _KINDS for path in (root / folder).rglob(kind)]
    return {path: path.stat().st_mtime_ns for path in files if path.is_file()}


def _wait_for_change(root: Path, seen: dict[Path, int]) -> None:
    content = [*(root / "lessons").rglob("*.md"), *(root / "docs").rglob("*")]
    before = {path: path.stat().st_mtime_ns for path in content if path.is_file()}
    while code_times(root) == seen and all(
        path.is_file() and path.stat().st_mtime_ns == moment for path, moment in before.items()
    ):
        time.sleep(_PAUSE)


def _started(root: Path, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "mkdocs", "serve", "--dirty", "--quiet", "--livereload"]
    return subprocess.Popen(  # noqa: S603 - our own command
        [*command, "--dev-addr", f"127.0.0.1:{port}"], cwd=root, env=_environment()
    )


def _stop(running: subprocess.Popen[bytes]) -> None:
    running.terminate()
    try:
        running.wait(timeout=5)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()


def _environment() -> dict[str, str]:
    return {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
