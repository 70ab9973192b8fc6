"""The assets: every script, sheet and font of the pages, named by its content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from college.build.bundle import WEB, Job, bundled
from college.build.offline.edition import WORKER
from college.build.theme_modules import theme_modules
from college.pages.site_page import Feature

FOLDER = "assets"

_ENTRIES = {
    "early": WEB / "theme/early.js",
    "page": WEB / "page.js",
    "live": WEB / "live.js",
    "learning": WEB / "learning.js",
    "due": WEB / "due.js",
    "editor": WEB / "elements/exercise/editor.js",
    "offline": WEB / "elements/offline/offline.js",
    "worker": WEB / "offline/worker.js",
    "missing": WEB / "theme/missing.js",
    "site": WEB / "site.css",
    "alone": WEB / "theme/alone.css",
}
"""Name of a bundle -> the module it begins with, which says what it is for."""

LMS_JOB = Job({"lms": WEB / "lms/lms.js"})
"""What stands around a lesson in a package for a learning platform, and on no page of the site."""
SLIDES_JOB = Job({"slides": WEB / "slides/slides.js"})
"""What shows the slides of a lesson, on pages of their own."""

_LIVE = {Feature.LIVE, Feature.CALCULATOR, Feature.LESSON, Feature.EXERCISE}
_LEARNING = {Feature.PROGRESS, Feature.REVIEW, Feature.RECORD, Feature.MY_NUMBERS}
_SCRIPTS: Mapping[str, Collection[Feature]] = {
    "page.js": set(Feature),
    "live.js": _LIVE | {Feature.REVIEW, Feature.MY_NUMBERS},
    "questions.js": {Feature.REVIEW},
    "due.js": {Feature.REVIEW},
    "learning.js": _LEARNING,
    "offline.js": {Feature.OFFLINE},
}
"""Script -> what it is needed for, in the order of loading. The first is on every page."""

_HASHED_BY_ESBUILD = ".woff2"
_LETTERS = 10


@dataclass(frozen=True)
class PageData:
    """What scripts know of the course: its map, its questions as HTML, the packs of Python."""

    course: Mapping[str, object]
    questions: Mapping[str, str]
    packs: Collection[object]


@dataclass(frozen=True)
class Assets:
    """`addresses`: name of a file -> where it lies in the site; `files`: that -> text or file."""

    addresses: Mapping[str, str]
    files: Mapping[str, str | Path]
    beside: tuple[str, ...] = ()
    """Where scripts and sheets lie that a preview sets on every page; a built site has none."""
    worker: str = ""
    """The program of the service worker, which lies at the top of the site under its own name."""

    @property
    def styles(self) -> list[str]:
        """The sheets of every page: one, but in a preview."""
        return [self.addresses["site.css"], *_ending(".css", self.beside)]

    @property
    def early(self) -> str:
        """The one script that a page waits for."""
        return self.addresses["early.js"]

    @property
    def alone(self) -> tuple[str, str]:
        """The sheet and the script of a page that stands alone."""
        return self.addresses["alone.css"], self.addresses["missing.js"]

    def scripts(self, features: Collection[Feature]) -> list[str]:
        """Return the scripts of a page on which a reader can do these things, in order."""
        every, *others = _SCRIPTS
        wanted = [name for name in others if not {*features}.isdisjoint(_SCRIPTS[name])]
        own = [self.addresses[name] for name in (every, *wanted)]
        return [*own, *_ending(".js", self.beside)]


def site_job(theme: Path) -> Job:
    """Return what is bundled for the pages of any course, with what is taken from the theme."""
    return Job(_ENTRIES, modules=theme_modules(theme))


def site_assets(root: Path, theme: Path, data: PageData, *, hashed: bool = True) -> Assets:
    """Make all of them, or find them made; `theme` is the folder of Material's own files.

    A preview does without the hashes: a name that changes would change every page. And it is not
    kept for use without a network.
    """
    made = bundled(site_job(theme), root)
    fonts = {name: path for name, path in made.items() if name.endswith(_HASHED_BY_ESBUILD)}
    texts = {name: made[name].read_text("utf-8") for name in made if name not in fonts}
    worker = texts.pop(WORKER)
    texts["questions.js"] = _data("collegeQuestions", data.questions)
    due = f"{FOLDER}/{_named('due.js', texts['due.js'], hashed)}"
    known = {**data.course, "due": due, "worker": WORKER if hashed else ""}
    texts["page.js"] = _data("collegeCourse", known) + texts["page.js"]
    later = {"editor": _named("editor.js", texts["editor.js"], hashed), "packs": [*data.packs]}
    texts["live.js"] = _data("collegeLater", later) + texts["live.js"]
    addresses = {name: f"{FOLDER}/{_named(name, text, hashed)}" for name, text in texts.items()}
    files: dict[str, str | Path] = {f"{FOLDER}/{name}": path for name, path in fonts.items()}
    files |= {addresses[name]: text for name, text in texts.items()}
    return Assets(addresses, files, worker=worker)


def _ending(ending: str, addresses: Collection[str]) -> list[str]:
    return [address for address in addresses if address.endswith(ending)]


def _data(name: str, value: object) -> str:
    """Return data as the first statement of a classic script, which a page on file:// may load."""
    return f"window.{name}={json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"


def _named(name: str, text: str, hashed: bool) -> str:  # noqa: FBT001 - said by its callers
    """Return a file's name with the hash of its text before the ending."""
    stem, _, ending = name.rpartition(".")
    digest = hashlib.sha256(text.encode()).hexdigest()[:_LETTERS]
    return f"{stem}.{digest}.{ending}" if hashed else name
