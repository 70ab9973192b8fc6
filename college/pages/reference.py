"""The authors' reference: every key, block, section, command and calculator, from the code itself."""

from __future__ import annotations

from calculators.catalog import CATALOG
from college.cli.commands import COMMANDS
from college.markdown.blocks.classes import block_classes
from college.markdown.blocks.names import BLOCKS
from college.records.anatomy import ANATOMY
from college.records.course import Course
from college.records.doc_page import DocPage
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track


def reference_page(course: Course) -> str:
    """Return the Markdown of the page."""
    parts = ["# Reference for authors", ""]
    for title, record in (
        ("A lesson's record", Lesson),
        ("A track's record", Track),
        ("A term's record", Term),
        ("Any other page's record", DocPage),
        ("The course's settings, course.yml", Settings),
    ):
        parts += [f"## {title}", "", "| Key | Meaning | Needed |", "|---|---|---|"]
        parts += [
            f"| `{name}` | {key.meaning} | {'yes' if key.required else 'no'} |"
            for name, key in keys_of(record, course.settings).items()
        ]
        parts.append("")
    parts += [
        "## Sections of a lesson, in order",
        "",
        "| Heading | What it is for | Blocks in it |",
        "|---|---|---|",
    ]
    parts += [
        f"| {part.heading} | {part.answers} | {', '.join(f'`{name}`' for name in part.blocks)} |"
        for part in ANATOMY
    ]
    parts += ["", "## Blocks", "", "| Block | What it is for | Options |", "|---|---|---|"]
    parts += [
        f"| `{name}` | {words.replace('{{ edit … }}', 'edit fields')} | {_options(name)} |"
        for name, words in BLOCKS.items()
    ]
    parts += ["", "## Commands", "", "| Command | What it does |", "|---|---|"]
    parts += [f"| `college {name}` | {words} |" for name, words in COMMANDS.items()]
    parts += ["", "## Calculators", "", "| Name | Question | Lines |", "|---|---|---|"]
    parts += [
        f"| `{name}` | {item.question} | {', '.join(f'`{line.name}`' for line in item.lines)} |"
        for name, item in CATALOG.items()
    ]
    return "\n".join(parts)


def _options(name: str) -> str:
    """Return the options a block takes, read off the block itself."""
    options = block_classes()[name].OPTIONS
    return ", ".join(f"`{option}`" for option in options if option != "attrs")
