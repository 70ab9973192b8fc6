"""The parser of the command line, made of the commands' records."""

from __future__ import annotations

import argparse
from typing import TypeAlias

from college.commands import COMMANDS

DEFAULT_PORT = 8000
_Shelf: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - a type


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="college",
        description="Write, check, preview and build the course.",
        epilog="Exit codes: 0 all is well, 1 there are problems, 2 the command was not understood.",
    )
    verbs = top.add_subparsers(dest="verb", required=True, metavar="COMMAND")
    new = verbs.add_parser("new", help="write a new lesson, track, term or calculator")
    _add_new(new.add_subparsers(dest="thing", required=True, metavar="THING"))
    _add_check(verbs)
    serve = _added(verbs, "serve")
    serve.add_argument("--port", type=int, default=DEFAULT_PORT, help=f"{DEFAULT_PORT} if left out")
    _added(verbs, "build")
    return top


def _add_new(things: _Shelf) -> None:
    """Add what an author can begin."""
    lesson = _added(things, "new lesson")
    lesson.add_argument("title", metavar="TITLE", help="the lesson's heading")
    lesson.add_argument("--track", required=True, help="the folder name of its track")
    step = "its place in the track; the first free one if left out"
    lesson.add_argument("--step", type=int, help=step)
    lesson.add_argument("--calculator", help="the calculator it leads to; any name of the catalog")
    track = _added(things, "new track")
    track.add_argument("title", metavar="TITLE", help="the name of the track")
    term = _added(things, "new term")
    term.add_argument("term", metavar="TERM", help="the term as it is written in a sentence")
    shelf = "its shelf in the glossary, as course.yml names it"
    term.add_argument("--category", required=True, help=shelf)
    calculator = _added(things, "new calculator")
    question = "what it answers, ending in a question mark"
    calculator.add_argument("question", metavar="QUESTION", help=question)


def _add_check(verbs: _Shelf) -> None:
    check = _added(verbs, "check")
    only = "tell only of these files and folders"
    check.add_argument("paths", nargs="*", metavar="PATH", help=only)
    form = check.add_mutually_exclusive_group()
    mend = "first mend what one word for another can mend"
    form.add_argument("--fix", action="store_true", help=mend)
    form.add_argument("--json", action="store_true", help="print a report for machines")


def _added(shelf: _Shelf, name: str) -> argparse.ArgumentParser:
    """Add one command; its help is its record's, with examples below."""
    command = COMMANDS[name]
    words = command.does.replace("`", "")
    examples = "\n".join(f"  {line}" for line in command.examples)
    return shelf.add_parser(
        name.rpartition(" ")[2],
        help=words,
        description=f"college {name} {words}.",
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
