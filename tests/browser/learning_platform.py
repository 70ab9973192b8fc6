"""A learning platform for tests: a page with scorm-again, and a package in a frame of it."""

from __future__ import annotations

import json
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from college.build.assets import LMS_JOB
from college.build.bundle import bundled
from college.exports.form import Order
from college.exports.lms.package import package
from college.records.settings import read_settings
from tests.browser.built_site import ROOT
from tests.ours import our_course

if TYPE_CHECKING:
    from collections.abc import Callable

    from college.doctor.browsers.chromium import Chromium
    from college.doctor.browsers.server import StaticServer
    from college.exports.lms.edition import Edition

_PLAYER = Path("node_modules/scorm-again/dist")
_PAGE = """<!doctype html><title>Platform</title><link rel="icon" href="data:,">
<script src="scorm-again.js"></script>
<style>body{margin:0} iframe{width:100%;height:750px;border:0}</style><div></div>"""
LESSON_FRAME = "document.querySelector('iframe').contentDocument?.querySelector('iframe')"
INNER = f"{LESSON_FRAME}.contentWindow"


def order(site: Path, folder: Path) -> Order:
    """Return an order for this course, whose site was built elsewhere."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "site").symlink_to(site)
    course = our_course()
    return Order(
        root=folder,
        settings=read_settings(ROOT)[0],
        read_course=lambda: course,
        name=None,
        folder=folder / "dist",
        site="",
        npm=ROOT / "node_modules",
        say=lambda _: None,
        lms_scripts=lambda: bundled(LMS_JOB, ROOT),
    )


@dataclass
class Platform:
    """A platform that has taken a package in; `kept` is what it knows of one learner."""

    edition: Edition
    server: StaticServer
    start: str

    @classmethod
    def with_lesson(
        cls,
        given: Order,
        edition: Edition,
        lesson: str,
        serve: Callable[[Path], StaticServer],
    ) -> Platform:
        """Write the package of a lesson, and unpack it as a platform does."""
        found = given.course.lessons[lesson]
        folder = given.root / "platform"
        folder.mkdir(exist_ok=True)
        data = package(given, edition, found.title, [found])
        file = folder / "package.zip"
        file.write_bytes(data)
        with zipfile.ZipFile(file) as zipped:
            zipped.extractall(folder / "content")
        shutil.copy(ROOT / _PLAYER / "scorm-again.js", folder)
        (folder / "index.html").write_text(_PAGE, "utf-8")
        return cls(edition, serve(folder), f"content/start-{lesson}.html")

    def launch(self, page: Chromium, kept: dict[str, Any] | None, learner: str = "ada") -> None:
        """Open the lesson for a learner, with what the platform knows of an earlier sitting."""
        page.open(self.server.url)
        page.inject(_LAUNCH % tuple(map(json.dumps, (self.edition.script, kept, learner))))
        page.evaluate("frame => { open_lesson(frame); }", self.start)
        page.wait_for(
            f"{LESSON_FRAME}?.contentWindow.collegeLearning !== undefined"
            f" && {INNER}.document.readyState === 'complete'"
        )

    def leave(self, page: Chromium) -> dict[str, Any]:
        """Take the lesson out of its frame, and return what the platform then knows."""
        page.evaluate("document.querySelector('iframe').remove()")
        page.wait_for("window.finished === 1")
        return dict(page.evaluate("window.kept"))


_LAUNCH = """
(() => {
  const [version, kept, learner] = [%s, %s, %s];
  const old = version === "1.2";
  const api = old ? new Scorm12API({ logLevel: 5 }) : new Scorm2004API({ logLevel: 5 });
  const core = old ? kept?.core : kept;
  const who = old ? { core: { student_id: learner } } : { learner_id: learner };
  if (kept) {
    const memory = { suspend_data: kept.suspend_data };
    const place = old ? core.lesson_location : core.location;
    const status = old ? core.lesson_status : core.completion_status;
    if (old) {
      who.core = { ...who.core, lesson_location: place, lesson_status: status, entry: "resume" };
    } else Object.assign(who, { location: place, completion_status: status, entry: "resume" });
    Object.assign(who, memory);
  }
  api.loadFromJSON({ cmi: who }, "");
  window.finished = 0;
  window.commits = 0;
  const keep = () => {
    window.kept = JSON.parse(JSON.stringify(api.cmi));
  };
  api.on(old ? "LMSCommit" : "Commit", () => {
    window.commits += 1;
    keep();
  });
  const end = old ? "LMSFinish" : "Terminate";
  const real = api[end].bind(api);
  api[end] = (given) => {
    keep();
    window.finished += 1;
    return real(given);
  };
  window[old ? "API" : "API_1484_11"] = api;
  window.open_lesson = (address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  };
})();
"""
