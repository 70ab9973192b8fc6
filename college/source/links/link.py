"""Where a link leads: a path from a page's file, as an editor follows it, and the site's own.

The site has the pages of `docs/` at its top and `lessons/` beside them, so a lesson's link to a
picture reads `../../docs/assets/figures/a.svg` in its file and `../../assets/figures/a.svg` in
the site. Both are understood; the first is right in an editor and on GitHub as well.
"""

from __future__ import annotations

import posixpath
import re

LINK = re.compile(
    r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^()\s]+)[^()]*\)"
)
"""A link or an image in a line."""
ELSEWHERE = re.compile(r"^[a-z][a-z0-9+.-]*:|^//")
"""A link to another site."""
_DOCS = "docs/"


def linked_uri(uri: str, target: str) -> str:
    """Return what a page's link leads to among the site's sources; its anchor is left off.

    >>> linked_uri("lessons/t/01-a.md", "../../docs/assets/a.svg")
    'assets/a.svg'
    >>> linked_uri("lessons/t/01-a.md", "../../assets/a.svg")
    'assets/a.svg'
    >>> linked_uri("lessons/t/01-a.md", "b.svg"), linked_uri("index.md", "../lessons/t/01-a.md")
    ('lessons/t/b.svg', 'lessons/t/01-a.md')
    """
    path = target.partition("#")[0]
    if not path:
        return uri
    found = posixpath.normpath(posixpath.join(posixpath.dirname(uri), path))
    return found.removeprefix("../").removeprefix(_DOCS)


def site_link(uri: str, target: str) -> str:
    """Return a link of a page as the site writes it, from source to source.

    >>> site_link("lessons/t/01-a.md", "../../docs/assets/a.svg#top")
    '../../assets/a.svg#top'
    """
    path, mark, anchor = target.partition("#")
    if not path or ELSEWHERE.match(target):
        return target
    near = posixpath.relpath(linked_uri(uri, path), posixpath.dirname(uri) or ".")
    return near + mark + anchor


def author_link(uri: str, file: str) -> str:
    """Return the link from a page to a file, as its author writes it: right in an editor too.

    >>> author_link("lessons/t/01-a.md", "assets/a.svg"), author_link("teach/a.md", "assets/a.svg")
    ('../../docs/assets/a.svg', '../assets/a.svg')
    """
    return posixpath.relpath(project_path(file), posixpath.dirname(project_path(uri)))


def project_path(uri: str) -> str:
    """Return where a source of the site lies in the project."""
    return uri if uri.startswith("lessons/") else _DOCS + uri
