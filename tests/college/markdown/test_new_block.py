"""The promise of the blocks: a new callout is two files, its declaration and its style."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.college.changed_copy import changed_files, copied, run

BLOCK = '''"""A word of warning."""

from college.markdown.blocks.block import Framed


class Caution(Framed):
    """What may go wrong."""

    NAME, css, label = "caution", "cc-callout cc-caution", "Caution"
    MEANING = "what may go wrong, in a sentence"
'''
SHOWN = """
from markdown.core import Markdown
from college.checks.running.gather import read_course
from college.markdown.extension import CollegeExtension
from college.pages.reference import ReferencePage
from pathlib import Path
print(Markdown(extensions=[CollegeExtension()]).convert("/// caution\\nIt is hot.\\n///"))
print(ReferencePage(read_course(Path("."))).text)
"""


@pytest.mark.slow
def test_a_callout_is_two_files(tmp_path: Path) -> None:
    """The page shows it, the check knows it, the reference lists it; nothing else was touched."""
    place = copied(tmp_path)
    (place / "college/markdown/blocks/caution.py").write_text(BLOCK, "utf-8")
    sheets = (place / "college/web").rglob("*.css")
    style = next(path for path in sorted(sheets) if ".cc-callout {" in path.read_text("utf-8"))
    with style.open("a", encoding="utf-8") as sheet:
        sheet.write("\n.md-typeset .cc-caution {\n  border-color: red;\n}\n")
    assert len(changed_files(place)) == 2

    lesson = next((place / "lessons").rglob("01-*.md"))
    text = lesson.read_text("utf-8")
    used = text.replace("/// memory-trick", "/// caution\nIt is hot.\n///\n\n/// memory-trick", 1)
    assert used != text
    lesson.write_text(used, "utf-8")
    said = run(place, "-m", "college", "check")
    assert "no problem" in said, said
    shown = run(place, "-c", SHOWN)
    box = '<div class="cc-callout cc-caution">\n<p class="cc-label">Caution</p>\n<p>It is hot.</p>'
    assert box in shown, shown
    assert "| `caution` | what may go wrong, in a sentence |" in shown
