"""The parser of the command line, made of the commands' records."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from college.commands import COMMANDS

DEFAULT_PORT = 8000
_Shelf: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - a type


def parser(names: Mapping[str, str] = MappingProxyType({})) -> argparse.ArgumentParser:
    """Return the parser of the whole command line; its examples have these names."""
    top = argparse.ArgumentParser(
        prog="college",
        description="Write, check, preview and build the course.",
        epilog="Exit codes: 0 all is well, 1 there are problems, 2 the command was not understood.",
    )
    verbs = top.add_subparsers(dest="verb", required=True, metavar="COMMAND")
    first = _added(verbs, "init")
    first.add_argument("folder", metavar="FOLDER", help="where to write it; it must be empty")
    new = verbs.add_parser("new", help="write a new lesson, track, term or calculator")
    _add_new(new.add_subparsers(dest="thing", required=True, metavar="THING"))
    _add_restructuring(verbs)
    _add_check(verbs)
    serve = _added(verbs, "serve")
    serve.add_argument("--port", type=int, default=DEFAULT_PORT, help=f"{DEFAULT_PORT} if left out")
    built = _added(verbs, "build")
    built.add_argument("--drafts", action="store_true", help="build the drafts in")
    packed = "set files compressed with Brotli and gzip beside the others"
    built.add_argument("--compressed", action="store_true", help=packed)
    deployed = _added(verbs, "deploy")
    deployed.add_argument("host", metavar="HOST", help="github, gitlab, netlify or container")
    _add_doctor(verbs)
    asked = _added(verbs, "ask")
    asked.add_argument(
        "words", nargs=argparse.REMAINDER, metavar="NAME --INPUT VALUE", help="what is asked"
    )
    _add_exports(verbs)
    taught = _added(verbs, "class")
    taught.add_argument("folder", metavar="FOLDER", help="where the exported files lie")
    taken = _added(verbs, "accept")
    taken.add_argument("--dry-run", action="store_true", help="show what moved, and take nothing")
    schemas = _added(verbs, "schemas")
    schemas.add_argument("folder", metavar="FOLDER", help="where to write them")
    for name, command in commands_of(top):
        lines = "\n".join(f"  {line}" for line in COMMANDS[name].shown(names))
        command.epilog = f"examples:\n{lines}"
    return top


def commands_of(
    top: argparse.ArgumentParser, before: str = ""
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Return the parser of each command, by the command's name."""
    actions = top._actions  # noqa: SLF001 - argparse has no other way to ask
    shelves = [item for item in actions if item.nargs == argparse.PARSER]
    if not shelves:
        yield before, top
    for shelf in shelves:
        for word, command in dict(shelf.choices or {}).items():
            yield from commands_of(command, f"{before} {word}".strip())


def options_of(command: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """Return each option of a command as it is typed, with what it is for."""
    for item in command._actions:  # noqa: SLF001 - as above
        if item.option_strings and item.dest != "help":
            value = "" if item.nargs == 0 else f" {item.metavar or item.dest.upper()}"
            yield f"{item.option_strings[-1]}{value}", item.help or ""


def _add_new(things: _Shelf) -> None:
    """Add what an author can begin."""
    lesson = _added(things, "new lesson")
    lesson.add_argument("title", metavar="TITLE", help="the lesson's heading")
    lesson.add_argument("--track", required=True, help="the folder name of its track")
    step = "its place in the track, freed if it is taken; the first free one if left out"
    lesson.add_argument("--step", type=int, help=step)
    _add_care(lesson)
    lesson.add_argument("--calculator", help="the calculator it leads to; any name of the catalog")
    kind = "which sections it has, such as short; all of them if left out"
    lesson.add_argument("--kind", default="lesson", help=kind)
    track = _added(things, "new track")
    track.add_argument("title", metavar="TITLE", help="the name of the track")
    term = _added(things, "new term")
    term.add_argument("term", metavar="TERM", help="the term as it is written in a sentence")
    shelf = "its shelf in the glossary, as course.yml names it"
    term.add_argument("--category", default="", help=shelf)
    calculator = _added(things, "new calculator")
    question = "what it answers, ending in a question mark"
    calculator.add_argument("question", metavar="QUESTION", help=question)


def _add_restructuring(verbs: _Shelf) -> None:
    """Add what puts the course in another order; every command can be tried first."""
    words = {
        "move": "put a lesson or a track at another place",
        "rename": "give a lesson, track or term another id",
        "remove": "take a lesson, track or term away",
    }
    shelves = {}
    for verb, does in words.items():
        added = verbs.add_parser(verb, help=does)
        shelves[verb] = added.add_subparsers(dest="thing", required=True, metavar="THING")
    for name in COMMANDS:
        verb, _, thing = name.partition(" ")
        if verb not in shelves:
            continue
        command = _added(shelves[verb], name)
        command.add_argument("id", metavar="ID", help=f"the id of the {thing}")
        if verb == "rename":
            command.add_argument("new", metavar="NEW", help="the id it gets")
        elif verb == "remove":
            to = f"the {thing} that old links and addresses lead to"
            command.add_argument("--to", metavar="ID", help=to)
        elif thing == "lesson":
            command.add_argument("--step", type=int, required=True, help="its new place")
            command.add_argument("--track", help="the track it goes to, if it is another")
        else:
            command.add_argument("--place", type=int, required=True, help="its place, from 1")
        _add_care(command)


def _add_exports(verbs: _Shelf) -> None:
    """Add what can be taken away; what follows the form's name says what of the course."""
    export = verbs.add_parser("export", help="write files to take away")
    shelf = export.add_subparsers(dest="thing", required=True, metavar="FORM")
    for name, command in COMMANDS.items():
        if name.startswith("export "):
            form = _added(shelf, name)
            what = command.arguments.strip("[]")
            form.set_defaults(name=None)
            if what:
                one = f"one {what.lower()}; all if left out"
                form.add_argument("name", nargs="?", metavar=what, help=one)


def _add_care(command: argparse.ArgumentParser) -> None:
    """Let a command that touches many files be tried, and run over changes not yet committed."""
    tried = "show what would be written, and write nothing"
    command.add_argument("--dry-run", action="store_true", help=tried)
    forced = "go on over changes that are not committed"
    command.add_argument("--force", action="store_true", help=forced)


def _add_check(verbs: _Shelf) -> None:
    check = _added(verbs, "check")
    only = "tell only of these files and folders"
    check.add_argument("paths", nargs="*", metavar="PATH", help=only)
    form = check.add_mutually_exclusive_group()
    mend = "first mend what one word for another can mend"
    form.add_argument("--fix", action="store_true", help=mend)
    form.add_argument("--all", action="store_true", help="list each warning of facts and sources")
    form.add_argument("--json", action="store_true", help="print a report for machines")


def _add_doctor(verbs: _Shelf) -> None:
    doctor = _added(verbs, "doctor")
    only = "run this examination alone; may be given several times"
    doctor.add_argument("--only", action="append", default=[], metavar="NAME", help=only)
    pages = "look at these addresses alone, such as calculators/*"
    doctor.add_argument("--pages", default="*", metavar="GLOB", help=pages)
    browser = "use this browser alone: chromium, firefox or webkit; may be given several times"
    doctor.add_argument(
        "--browser",
        action="append",
        default=[],
        choices=("chromium", "firefox", "webkit"),
        metavar="NAME",
        help=browser,
    )


def _added(shelf: _Shelf, name: str) -> argparse.ArgumentParser:
    """Add one command; its help is its record's."""
    command = COMMANDS[name]
    words = command.does.replace("`", "")
    return shelf.add_parser(
        name.rpartition(" ")[2],
        help=words,
        description=f"college {name} {words}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
