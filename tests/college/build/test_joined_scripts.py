"""The promise of the scripts that are joined for fewer requests."""

import re
from pathlib import Path

from college.build.assets import LEARNING
from college.build.joined_scripts import joined_scripts
from tests.some import some

ROOT = Path(__file__).parents[3]


def test_joined_scripts_lose_nothing_but_comments():
    """With all comments taken out of both, the parts and the whole are the same program."""

    def bare(text):
        text = re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)
        text = re.sub(r"^\s*//.*$|\"use strict\";", "", text, flags=re.MULTILINE)
        return re.sub(r"\s+", "", text)

    folder = ROOT / "college" / "web"
    for parts in some(LEARNING.values()):
        whole = "".join((folder / name).read_text("utf-8") for name in parts)
        assert bare(joined_scripts(folder, parts)) == bare(whole)
