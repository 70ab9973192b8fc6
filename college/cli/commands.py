"""What the `college` command can do: one line each, read by the parser, the help and the guide."""

from __future__ import annotations

import argparse

COMMANDS = {
    "new lesson TITLE --track TRACK": "writes a lesson with every section and a hint in each",
    "new track TITLE": "writes a track's folder and record",
    "new term TERM --category CATEGORY": "writes a glossary term's page",
    "new calculator QUESTION": "writes a calculator with one input and one line",
    "check": "tells everything wrong with the content at once; `--fix` mends misspelled names and minutes, `--json` is for machines",
    "serve": "shows the course with live reload",
    "build": "builds the course into site/",
}

EXAMPLES = {
    "new lesson": (
        'college new lesson "What is a transformer?" --track power-and-data-centers',
        'college new lesson "Reading a bid" --track power-and-data-centers --step 18 --calculator two_bids',
    ),
    "new track": ('college new track "Models and training"',),
    "new term": ('college new term "Tensor core" --category compute',),
    "new calculator": ('college new calculator "What does the cabling of a hall cost?"',),
    "check": (
        "college check",
        "college check lessons/power-and-data-centers/06-what-is-infiniband.md",
        "college check --fix",
        "college check --json > problems.json",
    ),
    "serve": ("college serve", "college serve --port 8080"),
    "build": ("college build",),
}
DEFAULT_PORT = 8000


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="college",
        description="Write, check, preview and build the course.",
        epilog="Exit codes: 0 all is well, 1 there are problems, 2 the command was not understood.",
    )
    verbs = top.add_subparsers(dest="verb", required=True, metavar="COMMAND")
    new = verbs.add_parser("new", help="write a new lesson, track, term or calculator")
    things = new.add_subparsers(dest="thing", required=True, metavar="THING")
    lesson = _added(things, "new lesson")
    lesson.add_argument("title", metavar="TITLE", help="the lesson's heading")
    lesson.add_argument("--track", required=True, help="the folder name of its track")
    lesson.add_argument(
        "--step", type=int, help="its place in the track; the first free one if left out"
    )
    lesson.add_argument("--calculator", help="the calculator it leads to; any name of the catalog")
    track = _added(things, "new track")
    track.add_argument("title", metavar="TITLE", help="the name of the track")
    term = _added(things, "new term")
    term.add_argument("term", metavar="TERM", help="the term as it is written in a sentence")
    term.add_argument(
        "--category", required=True, help="its shelf in the glossary, as course.yml names it"
    )
    calculator = _added(things, "new calculator")
    calculator.add_argument(
        "question", metavar="QUESTION", help="what it answers, ending in a question mark"
    )
    check = _added(verbs, "check")
    check.add_argument(
        "paths", nargs="*", metavar="PATH", help="tell only of these files and folders"
    )
    form = check.add_mutually_exclusive_group()
    form.add_argument(
        "--fix", action="store_true", help="first mend what one word for another can mend"
    )
    form.add_argument("--json", action="store_true", help="print a report for machines")
    serve = _added(verbs, "serve")
    serve.add_argument("--port", type=int, default=DEFAULT_PORT, help=f"{DEFAULT_PORT} if left out")
    _added(verbs, "build")
    return top


def _added(
    shelf: argparse._SubParsersAction[argparse.ArgumentParser], name: str
) -> argparse.ArgumentParser:
    """Add one command; its help is its line in COMMANDS, with examples below."""
    words = next(
        what.replace("`", "")
        for usage, what in COMMANDS.items()
        if (usage + " ").startswith(name + " ")
    )
    examples = "\n".join(f"  {line}" for line in EXAMPLES[name])
    return shelf.add_parser(
        name.rpartition(" ")[2],
        help=words,
        description=f"college {name} {words}.",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
