"""The address of a page on file://, where no server finds index.html for us."""

from __future__ import annotations

from pathlib import Path


def file_url(folder: Path, path: str = "") -> str:
    """Return the address of a page in a folder; a query or a fragment stays.

    >>> file_url(Path("/site"), "sub/#place")
    'file:///site/sub/index.html#place'
    """
    end = min((path.find(sign) for sign in "?#" if sign in path), default=len(path))
    page, rest = path[:end], path[end:]
    if not page or page.endswith("/"):
        page += "index.html"
    return (folder.resolve() / page).as_uri() + rest
