"""The same questions asked of other Pythons: of this machine, and the packed one under Node."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from college.build.calculator_pack import ENTRY, browser_modules
from college.build.node import find_node
from college.build.pack.under_node import SELF_TEST
from college.build.site_packs import site_packs
from tests.fuzz.inputs import Question
from tests.ours import SUBJECT

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
_ASK = f"""
import json, sys
sys.path.insert(0, sys.argv[1])
from {ENTRY} import answer
for line in sys.stdin:
    print(json.dumps(answer(*json.loads(line))))
"""


def found_pythons() -> dict[str, str]:
    """Return the Pythons of this machine that start, by version; which are missing shows."""
    found = {}
    for version in VERSIONS:
        started = [path for path in _places(version) if _is_version(path, version)]
        if started:
            found[version] = started[0]
    return found


def _places(version: str) -> list[str]:
    """Return where a Python may be: on the path, or beside the stand-ins that pyenv puts there."""
    path = shutil.which(f"python{version}")
    beside = Path(path).parents[1] / "versions" if path else Path()
    own = sorted(map(str, beside.glob(f"{version}.*/bin/python{version}"))) if path else []
    return [*([path] if path else []), *own]


def _is_version(path: str, version: str) -> bool:
    wanted = f"import sys; sys.exit('%d.%d' % sys.version_info[:2] != '{version}')"
    done = subprocess.run([path, "-c", wanted], check=False, capture_output=True)
    return done.returncode == 0


def asked_of(python: str, questions: Sequence[Question]) -> list[str]:
    """Ask a Python of this machine, given only the modules that the browser gets."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path, source in browser_modules(SUBJECT).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(source)
        done = subprocess.run(
            [python, "-I", "-c", _ASK, name],
            input="".join(json.dumps(question) + "\n" for question in questions),
            capture_output=True,
            text=True,
            check=True,
        )
    return [json.loads(line) for line in done.stdout.splitlines()]


def asked_of_pack(questions: Sequence[Question]) -> list[str]:
    """Ask the packed Python, started as a reader's worker starts it, under Node."""
    pack = site_packs(ROOT, SUBJECT, say=lambda _: None).calculators
    with tempfile.TemporaryDirectory() as name:
        asked, replies = Path(name) / "questions.json", Path(name) / "replies.json"
        asked.write_text(json.dumps(questions), "utf-8")
        places = map(str, (SELF_TEST, pack.folder, pack.level.rest, asked, replies))
        subprocess.run([find_node().path, *places], check=True, capture_output=True)
        return [reply["text"] for reply in json.loads(replies.read_text("utf-8"))]


def here(questions: Sequence[Question]) -> list[str]:
    """Ask this Python."""
    return asked_of(sys.executable, questions)
