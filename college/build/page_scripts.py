"""Which scripts a page loads, by what a reader can do on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from college.build.assets import LEARNING_FIRST, LEARNING_LESSON, SCRIPTS
from college.build.site_packs import SitePacks
from college.pages.site_page import Feature

_SCRIPTS: Mapping[Feature, tuple[str, ...]] = {
    Feature.LIVE: (*SCRIPTS, "term.js"),
    Feature.LESSON: LEARNING_LESSON,
    Feature.SORTING: ("sorting.js",),
    Feature.PROGRESS: ("progress.js",),
    Feature.REVIEW: ("fsrs.js", "questions.js", "question.js", "review.js"),
    Feature.RECORD: ("record-page.js",),
    Feature.MY_NUMBERS: ("my-cluster.js",),
    Feature.CALCULATOR: ("my-cluster-preset.js",),
    Feature.EXERCISE: ("exercise.js",),
}
"""In the order they are loaded."""


def page_scripts(features: Collection[Feature], packs: SitePacks) -> Iterator[str]:
    """Return the addresses of a page's scripts; progress first: it may arrive in the address."""
    yield from (f"assets/{name}" for name in LEARNING_FIRST)
    if Feature.LIVE in features:
        yield f"assets/{pack_script(packs.calculators.digest)}"
    for feature, names in _SCRIPTS.items():
        if feature in features:
            yield from (f"assets/{name}" for name in names)


def pack_script(digest: str) -> str:
    """Return where a pack's script lies among the assets."""
    return f"runtime/{digest}/runtime.js"
