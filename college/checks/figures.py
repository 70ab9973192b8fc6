"""The check that a figure has its image first, and words below it."""

from __future__ import annotations

from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each figure that lacks one of the two."""
    for block in text.document.named("figure"):
        image, _, caption = block.text.strip().partition("\n\n")
        if not image.startswith("!["):
            remedy = "begin it with ![what it shows](path/to/file.svg), and an empty line"
            yield text.problem(block.line, "figure does not begin with an image", remedy)
        elif "\n" in image.strip() or not caption.strip():
            remedy = "add an empty line below the image, and then the words"
            yield text.problem(block.line, "figure has no caption", remedy)
