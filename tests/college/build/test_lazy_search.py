"""The promise of the one change to Material's script: made exactly once, or the build stops."""

from __future__ import annotations

from pathlib import Path

import material
import pytest

from college.build.lazy_search import patient

[BUNDLE] = (Path(material.__file__).parent / "templates/assets/javascripts").glob("bundle.*.js")
SCRIPT = BUNDLE.read_text("utf-8")


def test_the_search_waits_also_when_served():
    """The question whether the page is served gets the answer that files have; all else stays."""
    at_once = 'location.protocol!=="file:"),'
    before, after = SCRIPT.split(at_once)
    assert patient(SCRIPT) == f"{before}!1),{after}"


@pytest.mark.parametrize("script", ["", SCRIPT * 2])
def test_another_script_stops_the_build(script):
    """Whoever takes a newer Material is told what to look for."""
    with pytest.raises(ValueError, match=r"no longer contains .* once"):
        patient(script)
