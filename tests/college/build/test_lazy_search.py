"""The promise of the changes to Material's script: each made exactly once, or the build stops."""

from __future__ import annotations

from pathlib import Path

import material
import pytest

from college.build.lazy_search import lazy_search

[BUNDLE] = (Path(material.__file__).parent / "templates/assets/javascripts").glob("bundle.*.js")
SCRIPT = BUNDLE.read_text("utf-8")


def test_the_search_waits_also_when_served():
    """The question whether the page is served gets the answer that files have; all else stays."""
    head, _, changed = lazy_search(SCRIPT).partition("\n")
    assert head == 'import { SearchWorker } from "./theme/search-worker.js";'
    back = changed.replace("new SearchWorker(", "new Worker(")
    before, after = SCRIPT.split('location.protocol!=="file:"),')
    assert back == f"{before}!1),{after}"


@pytest.mark.parametrize("script", ["", SCRIPT * 2, SCRIPT.replace("new Worker(", "hire(")])
def test_another_script_stops_the_build(script):
    """Whoever takes a newer Material is told what to look for."""
    with pytest.raises(ValueError, match=r"no longer contains .* once"):
        lazy_search(script)
