"""What the `college` command can do: a record each, read by the parser, the help and the guide."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    """One command: its words, what follows them, what it does, and examples to try."""

    name: str
    arguments: str
    does: str
    examples: tuple[str, ...]

    @property
    def usage(self) -> str:
        """How it is typed.

        >>> COMMANDS["new track"].usage
        'college new track TITLE'
        """
        return f"college {self.name} {self.arguments}".rstrip()


_ALL = (
    Command(
        "new lesson",
        "TITLE --track TRACK",
        "writes a lesson with every section and a hint in each",
        (
            'college new lesson "What is a lever?" --track simple-machines',
            'college new lesson "Gears" --track simple-machines --step 3 --calculator gear_ratio',
        ),
    ),
    Command(
        "new track",
        "TITLE",
        "writes a track's folder and record",
        ('college new track "Simple machines"',),
    ),
    Command(
        "new term",
        "TERM --category CATEGORY",
        "writes a glossary term's page",
        ('college new term "Lever arm" --category CATEGORY',),
    ),
    Command(
        "new calculator",
        "QUESTION",
        "writes a calculator with one input and one line",
        ('college new calculator "How much force does a lever save?"',),
    ),
    Command(
        "check",
        "",
        "tells everything wrong with the content at once; `--fix` mends misspelled names and "
        "minutes, `--json` is for machines",
        (
            "college check",
            "college check lessons/simple-machines/03-gears.md",
            "college check --fix",
            "college check --json > problems.json",
        ),
    ),
    Command(
        "serve",
        "",
        "shows the course with live reload",
        ("college serve", "college serve --port 8080"),
    ),
    Command("build", "", "builds the course into site/", ("college build",)),
)
COMMANDS = {command.name: command for command in _ALL}
"""Every command by its name."""
