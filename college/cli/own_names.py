"""The course's own names for the examples of the help: a track, lessons, a calculator there are.

Found by their files alone, for help must work while the course cannot be read.
"""

from __future__ import annotations

from pathlib import Path

from college.commands import MADE_UP


def own_names(root: Path) -> dict[str, str]:
    """Return what to write in place of each name that the examples make up, where there is any."""
    tracks = [path.parent for path in sorted(root.glob("lessons/*/index.md"))]
    lessons = sorted(tracks[0].glob("[0-9][0-9]-*.md")) if tracks else []
    calculators = [path.stem for path in sorted(root.glob("*/catalog/[a-z]*.py"))]
    found = {
        MADE_UP.track: [folder.name for folder in tracks],
        MADE_UP.file: [path.name for path in lessons],
        MADE_UP.lesson: [path.stem[3:] for path in lessons],
        MADE_UP.other_lesson: [path.stem[3:] for path in lessons[1:]],
        MADE_UP.calculator: calculators,
    }
    return {made_up: names[0] for made_up, names in found.items() if names}
