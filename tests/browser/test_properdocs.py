"""The promise that the course does not hang on one generator."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from .built_site import ROOT


@pytest.mark.slow
@pytest.mark.browser
def test_properdocs_builds_the_same_pages(site, tmp_path):
    """Under ProperDocs the same tree gives the same pages, but for the generator's name."""
    command = [
        sys.executable,
        "-m",
        "properdocs",
        "build",
        "-q",
        "-f",
        "mkdocs.yml",
        "-d",
        str(tmp_path / "site"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    ours = {path.relative_to(site) for path in site.rglob("*.html")}
    theirs = {path.relative_to(tmp_path / "site") for path in (tmp_path / "site").rglob("*.html")}
    assert ours == theirs
    generator = re.compile(r'<meta name="generator"[^>]*>')
    different = [
        str(name)
        for name in sorted(ours)
        if generator.sub("", (site / name).read_text("utf-8"))
        != generator.sub("", (tmp_path / "site" / name).read_text("utf-8"))
    ]
    assert different == []
