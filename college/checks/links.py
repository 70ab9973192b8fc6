"""The check that every link inside the course leads somewhere, and every image has words."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Collection, Iterator
from functools import cache

from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.markdown.blocks.media import AUDIO, VIDEO
from college.pages.site.anchors import anchors
from college.records.nearest import closest, nearest
from college.records.problem import Problem
from college.source.links.link import ELSEWHERE, LINK, author_link, linked_uri
from college.source.links.references import BY_ID, leads_to

_STEP = re.compile(r"^\d+-")


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
        for first, passage in text.document.passages:
            for found in LINK.finditer(passage):
                number = first + passage.count("\n", 0, found.start("target"))
                if found["image"] and _is_media(found["target"]):
                    yield text.problem(
                        number,
                        f"{found['target']} is no image",
                        f"write /// media | {found['text'] or 'its title'}, and below it, four "
                        f"spaces in, file: {found['target']}",
                    )
                    continue
                if found["image"]:
                    yield from _described(text, number, found["target"], found["text"])
                if BY_ID.match(found[0]):
                    yield from _named(text, number, found["target"], content, ids)
                elif not ELSEWHERE.match(found["target"]):
                    yield from _led(text, number, found["target"], files, ids)
                    yield from _to_a_draft(
                        text, number, linked_uri(text.uri, found["target"]), content
                    )


def _is_media(target: str) -> bool:
    return posixpath.splitext(target)[1].lower() in {*AUDIO, *VIDEO}


def _described(text: Text, number: int, target: str, words: str) -> Iterator[Problem]:
    """Return an image that nobody hears of who cannot see it, or next to nothing."""
    remedy = "say between ![ and ] what it shows, for those who cannot see it"
    if not words.strip():
        yield text.problem(number, f"the image {target} has no description", remedy)
    elif len(words.split()) == 1:
        what = f"the description of the image {target} is one word, “{words.strip()}”"
        yield text.problem(number, what, remedy)


def _named(
    text: Text,
    number: int,
    target: str,
    content: Content,
    ids: Callable[[str], frozenset[str]],
) -> Iterator[Problem]:
    """Return what is wrong with a link by id."""
    course = content.placeholders or content.course
    name, _, anchor = target.partition("#")
    found = leads_to(course, name)
    if found is None:
        known = [*course.lessons, *course.tracks, *course.terms]
        what = f"the link to {name} names no lesson, track or term"
        yield text.problem(number, what, nearest(name, known, "lessons/ or docs/glossary/"))
        return
    if anchor and anchor not in ids(found.source_uri):
        near = nearest(anchor, sorted(ids(found.source_uri)), "the page")
        yield text.problem(number, f"the link {target} leads to no heading", near)
    yield from _to_a_draft(text, number, found.source_uri, content)


def _to_a_draft(text: Text, number: int, uri: str, content: Content) -> Iterator[Problem]:
    """Return a link from what is published to what is not."""
    if uri in content.draft_uris and text.uri not in content.draft_uris:
        name = _bare(posixpath.basename(uri)).removesuffix(".md")
        yield text.problem(
            number,
            f"the link leads to {name}, which is a draft and not built",
            "publish it first, or take the link out",
        )


def _led(
    text: Text,
    number: int,
    target: str,
    files: Collection[str],
    ids: Callable[[str], frozenset[str]],
) -> Iterator[Problem]:
    anchor = target.partition("#")[2]
    uri = linked_uri(text.uri, target)
    if uri not in files:
        yield text.problem(number, f"the link {target} leads nowhere", _remedy(text, uri, files))
    elif anchor and anchor not in ids(uri):
        yield text.problem(
            number,
            f"the link {target} leads to no heading",
            nearest(anchor, sorted(ids(uri)), "the page"),
        )


def _bare(name: str) -> str:
    """Return a file's name without the number of a step, which says nothing of what was meant."""
    return _STEP.sub("", name)


def _remedy(text: Text, uri: str, files: Collection[str]) -> str:
    """Say which file was probably meant, as it would be linked from here."""
    name = posixpath.basename(uri)
    same = [known for known in files if posixpath.basename(known) == name]
    if not same:
        near = closest(_bare(name), {_bare(posixpath.basename(known)) for known in files})
        same = [known for known in files if _bare(posixpath.basename(known)) == near]
    if len(same) == 1:
        return f"write {author_link(text.uri, same[0])}"
    return "mend it, or take it out"
