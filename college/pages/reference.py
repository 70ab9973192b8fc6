"""The authors' reference: every key, block, section, command and calculator, from the code itself."""

from __future__ import annotations

from calculators.catalog import CATALOG
from college.checks.anatomy import ANATOMY
from college.cli.commands import COMMANDS
from college.markdown.blocks.classes import block_classes
from college.markdown.blocks.names import BLOCKS
from college.records.doc_page import PAGE_KEYS
from college.records.lesson import LESSON_KEYS
from college.records.term import TERM_KEYS
from college.records.track import TRACK_KEYS


def reference_page() -> str:
    """Return the Markdown of the page."""
    parts = ["# Reference for authors", ""]
    for title, keys in (
        ("A lesson's record", LESSON_KEYS),
        ("A track's record", TRACK_KEYS),
        ("A term's record", TERM_KEYS),
        ("Any other page's record", PAGE_KEYS),
    ):
        parts += [f"## {title}", "", "| Key | Meaning | Needed |", "|---|---|---|"]
        parts += [
            f"| `{name}` | {key.meaning} | {'yes' if key.required else 'no'} |"
            for name, key in keys.items()
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
