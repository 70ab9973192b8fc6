"""The `college` command: it reads the command line and does one thing.

Exit codes: 0 all is well, 1 there are problems, 2 the command was not understood.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from calculators import engine
from college.build.integrity.disk import DISK_REMEDIES, disk_sentence
from college.checks.trial.raised import raised
from college.checks.trial.time_limit import time_limit
from college.cli.own_names import own_names
from college.command_line import parser
from college.records.problem import Problem, shown
from college.scaffold.refused import Refused

_PROBLEMS, _USAGE = 1, 2
# Each command imports what it needs when it runs: help must work while a calculator is broken.


def found_root() -> Path | None:
    """Return the top of the course: the one around here, or else the one this code belongs to."""
    own = Path(__file__).resolve().parents[2]
    for place in (Path.cwd(), *Path.cwd().parents, own):
        if (place / "mkdocs.yml").is_file() and (place / "lessons").is_dir():
            return place
    return None


def project_root() -> Path:
    """Return the top of the course, or say that there is none."""
    root = found_root()
    if root:
        return root
    remedy = "go into its folder, or write one with college init FOLDER"
    raise SystemExit(f"college: there is no course here; {remedy}.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    given = parser(own_names(found_root() or Path())).parse_args(arguments)
    doing: dict[str, Callable[[argparse.Namespace, Path], int]] = {
        "new": _new,
        "move": _restructure,
        "rename": _restructure,
        "remove": _restructure,
        "check": _check,
        "serve": _serve,
        "build": _build,
        "deploy": _deploy,
        "doctor": _doctor,
        "ask": _ask,
        "export": _export,
        "class": _class,
        "accept": _accept,
        "schemas": _schemas,
    }
    root = Path() if given.verb == "init" else project_root()
    try:
        if given.verb == "init":
            return _init(Path(given.folder))
        with time_limit(root):
            return doing[given.verb](given, root)
    except Refused as reason:
        sys.stderr.write(f"college: {reason}\n")
        return _USAGE
    except Exception as error:
        if isinstance(error, OSError) and error.errno in DISK_REMEDIES:
            say(disk_sentence(error))
            return _PROBLEMS
        # What all calculators stand on cannot be imported: told as any problem, no traceback.
        found = raised(error, lambda path: _is_of_the_course(path, root))
        if found is None:
            raise
        remedy = f"{found.remedy}; until then nothing else can be checked"
        say(str(Problem(shown(found.path, root), found.line, found.what, remedy)))
        return _PROBLEMS


def _is_of_the_course(path: Path, root: Path) -> bool:
    """Whether a file is an author's: in the project, and neither of the engine nor installed."""
    ours = (Path(__file__).parents[1], Path(engine.__file__ or "").parent, root / ".venv")
    return path.is_relative_to(root) and not any(path.is_relative_to(place) for place in ours)


def say(text: str) -> None:
    """Print for the author."""
    sys.stdout.write(text.rstrip("\n") + "\n")
    sys.stdout.flush()


def _new(given: argparse.Namespace, root: Path) -> int:
    from college.scaffold.new import write_new  # noqa: PLC0415 - see above

    say(write_new(root, given))
    return 0


def _init(folder: Path) -> int:
    from college.build.carried import HOST_SETTINGS, LOCKED, first_file  # noqa: PLC0415 - see above
    from college.scaffold.init import write_course  # noqa: PLC0415 - see above

    locked = tuple(map(first_file, LOCKED))
    say(write_course(folder, first_file(HOST_SETTINGS), locked))
    return 0


def _deploy(given: argparse.Namespace, root: Path) -> int:
    from college.build.hosting.deploy import deploy  # noqa: PLC0415 - see above

    deploy(root, given.host, say)
    return 0


def _restructure(given: argparse.Namespace, root: Path) -> int:
    from college.scaffold.restructure.command import restructure  # noqa: PLC0415 - see above

    say(restructure(root, given))
    return 0


def _check(given: argparse.Namespace, root: Path) -> int:
    from college.checks.running.report import check  # noqa: PLC0415 - see above

    paths = [Path(path) for path in given.paths]
    missing = [str(path) for path in paths if not path.exists()]
    if missing:
        sys.stderr.write(f"college: there is no {', no '.join(missing)}.\n")
        return _USAGE
    report = check(root).only(paths) if paths else check(root)
    if given.fix:
        from college.checks.running.mend import mend  # noqa: PLC0415 - see above

        for line in mend(root, report.problems):
            say(line)
        report = check(root).only(paths) if paths else check(root)
    say(report.json() if given.json else report.text(every=given.all))
    return 0 if report.clean else _PROBLEMS


def _serve(given: argparse.Namespace, root: Path) -> int:
    from college.preview.serving import serve  # noqa: PLC0415 - see above

    return serve(root, given.port, say)


def _build(given: argparse.Namespace, root: Path) -> int:
    from college.build.gate.publish import build  # noqa: PLC0415 - see above

    return build(root, say, drafts=given.drafts, compressed=given.compressed)


def _doctor(given: argparse.Namespace, root: Path) -> int:
    from college.doctor.doctor import NotExamined, Wish, examine  # noqa: PLC0415 - see above

    try:
        return examine(root, Wish(given.only, given.browser, given.pages), say)
    except NotExamined as reason:
        sys.stderr.write(f"college: {reason}\n")
        return _USAGE


def _ask(given: argparse.Namespace, root: Path) -> int:
    from college.cli.ask import NotUnderstood, ask  # noqa: PLC0415 - see above
    from college.markdown.age import today  # noqa: PLC0415 - see above
    from college.records.settings import read_settings  # noqa: PLC0415 - see above

    settings, _ = read_settings(root)
    try:
        say(ask(settings.subject.answers, given.words, settings.name, today().isoformat()))
    except NotUnderstood as reason:
        sys.stderr.write(f"college: {reason}\n")
        return _USAGE
    return 0


def _export(given: argparse.Namespace, root: Path) -> int:
    from college.cli.export import export  # noqa: PLC0415 - see above

    return export(root, given.thing, given.name, say)


def _class(given: argparse.Namespace, root: Path) -> int:
    from college.cli.class_figures import class_figures  # noqa: PLC0415 - see above

    return class_figures(root, Path(given.folder), say)


def _accept(given: argparse.Namespace, root: Path) -> int:
    from college.build.gate.accept import accept  # noqa: PLC0415 - see above

    return accept(root, say, dry_run=given.dry_run)


def _schemas(given: argparse.Namespace, root: Path) -> int:
    from college.checks.running.gather import gather  # noqa: PLC0415 - see above
    from college.exports.schemas import write_schemas  # noqa: PLC0415 - see above

    names = write_schemas(gather(root, drafts=True).course, Path(given.folder))
    say(f"Wrote {', '.join(names)} in {given.folder}. docs/teach/editors.md says how to use them.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
