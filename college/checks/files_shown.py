"""The check of the files that blocks show: sound, film and figures that are there and readable."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from calculators.engine.chart.sweep.record import MOST_CURVES
from college.checks.running.check import of_course
from college.checks.running.content import Content, Text
from college.markdown.blocks.data_chart import BARS, columns
from college.markdown.blocks.media import AUDIO, VIDEO
from college.pages.site.published import docs_files, files_beside_lessons
from college.records.nearest import closest
from college.records.problem import Problem
from college.source.blocks import Block
from college.source.data_file import read_data, slips
from college.source.links.link import ELSEWHERE, author_link, linked_uri, project_path
from college.source.marks import CITATION

_ENDINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "media": {"file": (*AUDIO, *VIDEO), "captions": (".vtt",)},
    "data-chart": {"file": (".csv",)},
}
"""The options that name a file, by block, with how it may end."""
_CHOSEN = ("assum", "illustrat", "chosen")
"""Words that say where figures without a source come from."""


@of_course(stops_build=True)
def check(content: Content) -> Iterator[Problem]:
    """Return each file that cannot be shown, and each player without its words."""
    for text in content.texts:
        for block in text.document.named(*_ENDINGS):
            missing = [*_missing(content, text, block)]
            yield from missing
            if block.name == "media" and not block.text.strip():
                remedy = "write below the options what is said and seen, for who cannot hear it"
                yield text.problem(block.line, "media has no transcript", remedy)
            if block.name == "data-chart":
                yield from _source(text, block)
                if not missing and block.option("file"):
                    yield from _figures(content, text, block)


def _missing(content: Content, text: Text, block: Block) -> Iterator[Problem]:
    for option, endings in _ENDINGS[block.name].items():
        target = block.option(option)
        at, what = block.line_of(option), f"{block.name}: {option}: {target}"
        uri = linked_uri(text.uri, target)
        if not target:
            continue
        if ELSEWHERE.match(target):
            remedy = "put the file beside the lesson: a page asks nobody else for anything"
            yield text.problem(at, f"{what} would be fetched from elsewhere", remedy)
        elif posixpath.splitext(target)[1].lower() not in endings:
            remedy = f"use a file that ends in {', '.join(endings)}"
            yield text.problem(at, f"{what} is of no kind that can be shown", remedy)
        elif not (content.root / project_path(uri)).is_file():
            meant = closest(uri, _files(content))
            remedy = f"write {author_link(text.uri, meant)}" if meant else "put the file there"
            yield text.problem(at, f"{what} is not there", remedy)


def _files(content: Content) -> set[str]:
    return {*docs_files(content.course), *files_beside_lessons(content.course)}


def _source(text: Text, block: Block) -> Iterator[Problem]:
    if not CITATION.search(block.text) and not any(word in block.text.lower() for word in _CHOSEN):
        yield text.problem(
            block.line,
            "data-chart has no source",
            "cite it in the block's text with [@KEY], or call the figures assumed or illustrative",
        )


def _figures(content: Content, text: Text, block: Block) -> Iterator[Problem]:
    where = project_path(linked_uri(text.uri, block.option("file")))
    try:
        data = read_data((content.root / where).read_text("utf-8"))
    except UnicodeDecodeError:
        yield Problem(where, 1, "the file is not UTF-8", "save it as UTF-8")
        return
    x, lines = block.option("x"), columns(block.option("y"))
    most = 1 if block.option("form") == BARS else MOST_CURVES
    if len(lines) > most:
        what = f"data-chart: y names {len(lines)} columns"
        yield text.problem(block.line_of("y"), what, f"name {most} at the most")
    if not x or not lines:
        return
    numbers = lines if block.option("form") == BARS else (x, *lines)
    for slip in slips(data, x, numbers):
        yield Problem(where, slip.line, slip.what, slip.remedy)
