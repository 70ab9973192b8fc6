"""The preview, served: MkDocs is run as a program, never imported.

It rebuilds only pages that changed. Code that changed is not seen by a running MkDocs,
so it is started anew.
"""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

from college.build.gate.host_program import Say, command, environment, installed
from college.build.site_build import ENGINE_FOLDERS
from college.records.settings import read_settings

_KINDS = ("*.py", "*.js", "*.mjs", "*.css", "*.html")
"""What only a new start can see; a lesson, a term or a page is seen by the running one."""
_PAUSE = 0.5
"""Seconds between two looks at the files."""


def serve(root: Path, port: int, say: Say) -> int:
    """Show the course until Ctrl-C."""
    if not installed(say):
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


def code_times(root: Path) -> dict[Path, int]:
    """Return when each file that only a new start can see was last changed."""
    files = [root / "mkdocs.yml"]
    package = read_settings(root)[0].package
    for folder in {package, *ENGINE_FOLDERS} - {""}:
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
    words = command("serve", "--dirty", "--livereload", "--dev-addr", f"127.0.0.1:{port}")
    return subprocess.Popen(words, cwd=root, env=environment())  # noqa: S603 - our own command


def _stop(running: subprocess.Popen[bytes]) -> None:
    running.terminate()
    try:
        running.wait(timeout=5)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
