"""`college build`: every check, then the site made beside the last one, which it replaces if whole.

A build that fails, or is stopped, leaves the last good site as it is.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from college.build.carried import CHECKOUT
from college.build.gate.host_program import Say, command, environment, installed
from college.build.gate.swap import beside, take_its_place
from college.build.hosting.compressed import compress
from college.build.integrity.disk import disk_error, disk_sentence
from college.build.integrity.packages import carried_problems, package_problems
from college.build.sharing.shared import what_is_missing
from college.checks.running.report import check
from college.records.problem import counted

SITE = "site"
LOG = ".cache/build.log"
_TRACEBACK = "Traceback (most recent call last)"
_LAST = re.compile(r"^(?:[A-Za-z_][\w.]*(?:: .*)?)$", re.MULTILINE)
"""How the line of a traceback looks that names the error: no other begins at the margin so."""


def build(root: Path, say: Say, *, drafts: bool = False, compressed: bool = False) -> int:
    """Build the course into `site/`; problems are told and stop it. Return the exit code."""
    if not installed(say):
        return 1
    damaged = carried_problems() or package_problems(CHECKOUT)
    for sentence in damaged:
        say(f"{sentence}.")
    if damaged:
        return _kept(root, say)
    report = check(root)
    if not report.clean:
        say(report.text())
        return _kept(root, say)
    site = root / SITE
    try:
        with beside(site) as fresh:
            if not _made(root, fresh, say, drafts=drafts):
                return _kept(root, say)
            if compressed:
                compress(fresh)
            take_its_place(fresh, site)
    except OSError as refused:
        say(disk_sentence(refused))
        return _kept(root, say)
    say(f"Built {SITE}/. Open {SITE}/index.html, or put the folder on any web server.")
    missing = what_is_missing(site)
    if missing:
        say(missing)
    if report.problems:
        say(f"{counted(report.problems)} college check lists them.".removeprefix("no problem, "))
    return 0


def _made(root: Path, fresh: Path, say: Say, *, drafts: bool) -> bool:
    """Have MkDocs make the site; what it says against it is told, a fault of ours in a sentence."""
    done = subprocess.run(  # noqa: S603 - our own command
        [*command("build"), "--strict", "--site-dir", str(fresh)],
        cwd=root,
        env=environment(drafts=drafts),
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    told = done.stderr or ""
    if done.returncode and _TRACEBACK in told:
        refused = disk_error(told)
        if refused:
            raise refused
        (root / LOG).parent.mkdir(exist_ok=True)
        (root / LOG).write_text(told, "utf-8")
        last = _LAST.findall(told)
        what = last[-1] if last else "no reason given"
        say(
            f"The build broke for a reason the checks do not know: {what}\n"
            f"The whole report is in {LOG}; what changed last is the likeliest cause."
        )
    elif told.strip():
        say(told)
    if done.returncode == 0 and not (fresh / "index.html").is_file():
        say("The build made no index.html; write docs/index.md.")
        return False
    return done.returncode == 0


def _kept(root: Path, say: Say) -> int:
    if (root / SITE).exists():
        say(f"Nothing was built; {SITE}/ is as it was.")
    return 1
