"""What the `college` command can do: a record each, read by the parser, the help and the guide."""

from __future__ import annotations

from typing import NamedTuple

from college.command import Command
from college.export_commands import EXPORTS


class MadeUp(NamedTuple):
    """The names in the examples for which a course has its own."""

    track: str = "simple-machines"
    file: str = "03-gears.md"
    lesson: str = " gears "
    other_lesson: str = " levers"
    calculator: str = "gear_ratio"


MADE_UP = MadeUp()


_ALL = (
    Command(
        "init",
        "FOLDER",
        "writes a small course on another subject, to be changed into one's own",
        ("college init my-course",),
    ),
    Command(
        "new lesson",
        "TITLE --track TRACK",
        "writes a lesson with every section and a hint in each; `--step` puts it at a place, and "
        "the lessons behind it move on",
        (
            'college new lesson "What is a lever?" --track simple-machines',
            'college new lesson "Gears" --track simple-machines --step 3 --calculator gear_ratio',
            'college new lesson "Who built the first?" --track simple-machines --kind short',
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
        "move lesson",
        "ID --step STEP",
        "puts a lesson at another step, of `--track` too, and numbers the others anew",
        (
            "college move lesson gears --step 2",
            "college move lesson gears --track simple-machines --step 1 --dry-run",
        ),
    ),
    Command(
        "move track",
        "ID --place PLACE",
        "puts a track at another place in the order",
        ("college move track simple-machines --place 1",),
    ),
    *(
        Command(
            f"rename {thing}",
            "ID NEW",
            f"gives a {thing} another id; links follow, and the old id leads there",
            (f"college rename {thing} {old} {new} --dry-run",),
        )
        for thing, old, new in (
            ("lesson", "gears", "gears-and-wheels"),
            ("track", "simple-machines", "machines"),
            ("term", "lever-arm", "lever"),
        )
    ),
    *(
        Command(
            f"remove {thing}",
            "ID",
            f"takes a {thing} away; links and the old address lead to `--to`",
            (f"college remove {thing} {old} --to {new}",),
        )
        for thing, old, new in (
            ("lesson", "gears", "levers"),
            ("track", "simple-machines", "machines"),
            ("term", "lever-arm", "lever"),
        )
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
    Command(
        "build",
        "",
        "runs every check and builds the course into site/, whole or not at all; `--drafts` "
        "builds the drafts in, `--compressed` sets files compressed with Brotli and gzip beside "
        "the others, for a host that sends such",
        ("college build", "college build --drafts", "college build --compressed"),
    ),
    Command(
        "deploy",
        "HOST",
        "writes what a host needs to publish the course: a workflow for github, gitlab or netlify, "
        "or for container a folder to build one from, with all files compressed",
        ("college deploy github", "college deploy container"),
    ),
    Command(
        "doctor",
        "",
        "opens every page of the built site in real browsers and examines it: answers, "
        "accessibility, keyboard, layout, weight, paper, links; prints one table and writes a "
        "report with pictures into dist/doctor/",
        (
            "college doctor",
            "college doctor --only links --only axe",
            'college doctor --pages "calculators/*" --browser chromium',
        ),
    ),
    Command(
        "ask",
        "[NAME] [--INPUT VALUE]",
        "answers with a calculator, as its page does; without a name it lists them, and `--help` "
        "behind a name shows its inputs",
        ("college ask", "college ask gear_ratio --help", "college ask gear_ratio --json"),
    ),
    *EXPORTS,
    Command(
        "class",
        "FOLDER",
        "reads the records that learners exported into a table and charts, as dist/class.html and "
        "dist/class.xlsx: who did what, which questions fail, which slips are common",
        ("college class records",),
    ),
    Command(
        "accept",
        "",
        "shows which published numbers moved and which addresses are new, and takes them; "
        "`--dry-run` only shows",
        ("college accept --dry-run", "college accept"),
    ),
    Command(
        "schemas",
        "FOLDER",
        "writes the JSON Schemas of the records and of course.yml, for an editor",
        ("college schemas .vscode/schemas",),
    ),
)
COMMANDS = {command.name: command for command in _ALL}
"""Every command by its name."""
