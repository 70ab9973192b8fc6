"""The promises of the command where it cannot examine: a sentence with the remedy, no traceback."""

from __future__ import annotations

import pytest

from college.cli.main import main
from college.doctor.browsers.missing import MissingBrowser, found_binary
from college.doctor.doctor import NotExamined, Wish, examine
from tests.ours import SETTINGS


def test_an_examination_that_is_not_there_is_told_with_those_that_are(capsys):
    """The exit code is that of a command not understood."""
    assert main(["doctor", "--only", "nonsense"]) == 2
    told = capsys.readouterr().err
    assert "there is no examination nonsense; there are answers, axe, " in told
    assert "Traceback" not in told


def test_a_course_without_a_site_is_told_to_build_it(tmp_path):
    """Nothing is looked at, and nothing is clean."""
    assert SETTINGS.name
    with pytest.raises(NotExamined, match="run college build first"):
        examine(tmp_path, Wish(), print)


def test_a_browser_that_is_missing_is_told_with_its_package():
    """Whoever reads it knows what to install."""
    with pytest.raises(MissingBrowser, match="sudo apt-get install some-driver"):
        found_binary("Some browser", "no-such-browser", package="some-driver")
