"""The check that every link inside the course leads somewhere, and every image has words."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Collection, Iterator
from functools import cache

from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.pages.site.anchors import anchors
from college.records.nearest import closest, nearest
from college.records.problem import Problem

_LINK = re.compile(
    r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^()\s]+)[^()]*\)"
)
_ELSEWHERE = re.compile(r"^[a-z][a-z0-9+.-]*:|^//")
_LEAST_WORDS_FOR_AN_IMAGE = 3


@of_course()
def check(content: Content) -> Iterator[Problem]:
    """Return each link to nowhere, each missing anchor and each image without words."""
    files = content.known_files
    by_uri = {text.uri: text for text in content.texts}

    @cache
    def ids(uri: str) -> frozenset[str]:
        text, page = by_uri.get(uri), content.pages.get(uri)
        if page is None:
            return frozenset()
        return frozenset(anchors(text.body if text else page.text, page))

    for text in by_uri.values():
        for number, line in text.document.prose:
            for found in _LINK.finditer(line):
                if found["image"] and len(found["text"].split()) < _LEAST_WORDS_FOR_AN_IMAGE:
                    yield text.problem(
                        number,
                        f"the image {found['target']} has no description",
                        "say between ![ and ] what it shows, for those who cannot see it",
                    )
                if not _ELSEWHERE.match(found["target"]):
                    yield from _led(text, number, found["target"], files, ids)


def _led(
    text: Text,
    number: int,
    target: str,
    files: Collection[str],
    ids: Callable[[str], frozenset[str]],
) -> Iterator[Problem]:
    path, _, anchor = target.partition("#")
    uri = posixpath.normpath(posixpath.join(posixpath.dirname(text.uri), path))
    uri = uri if path else text.uri
    if uri not in files:
        yield text.problem(number, f"the link {target} leads nowhere", _remedy(text, uri, files))
    elif anchor and anchor not in ids(uri):
        yield text.problem(
            number,
            f"the link {target} leads to no heading",
            nearest(anchor, sorted(ids(uri)), "the page"),
        )


def _remedy(text: Text, uri: str, files: Collection[str]) -> str:
    """Say which file was probably meant, as it would be linked from here."""
    name = posixpath.basename(uri)
    same = [known for known in files if posixpath.basename(known) == name]
    meant = same[0] if len(same) == 1 else closest(uri, files)
    if meant:
        return f"write {posixpath.relpath(meant, posixpath.dirname(text.uri) or '.')}"
    return "mend it, or take it out"
