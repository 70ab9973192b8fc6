"""The workflows that publish a course, a folder a host: written by `college init` and `deploy`.

Here goes what a host runs. What it is to send, and how, is never here.
"""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent
_DOT = "dot-"
"""Before a name that begins with a dot."""
FIRST = "github"
"""The one that a new course begins with."""
HOSTS = ("github", "gitlab", "netlify")


def host_files(host: str) -> dict[str, Path]:
    """Return the files of a host by their place in a course."""
    files = (path for path in sorted((_HERE / host).rglob("*")) if path.is_file())
    return {dotted(path.relative_to(_HERE / host)).as_posix(): path for path in files}


def dotted(path: Path) -> Path:
    """Return a path as it is in a course: names that begin with a dot have one."""
    parts = [part.replace(_DOT, ".", 1) if part.startswith(_DOT) else part for part in path.parts]
    return Path(*parts)
