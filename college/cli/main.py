"""The `college` command: it reads the command line and does one thing.

Exit codes: 0 all is well, 1 there are problems, 2 the command was not understood.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from calculators.engine.model.read import Malformed
from college.cli.parser import parser

_PROBLEMS, _USAGE = 1, 2
# Each command imports what it needs when it runs: help must work while a calculator is broken.


def project_root() -> Path:
    """Return the top of the project: the one this code belongs to, or else the one around here."""
    own = Path(__file__).resolve().parents[2]
    for place in (own, Path.cwd(), *Path.cwd().parents):
        if (place / "mkdocs.yml").is_file() and (place / "lessons").is_dir():
            return place
    raise SystemExit("college: there is no course here; run it inside the project's folder.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    given = parser().parse_args(arguments)
    doing: dict[str, Callable[[argparse.Namespace, Path], int]] = {
        "new": _new,
        "check": _check,
        "serve": _serve,
        "build": _build,
    }
    try:
        return doing[given.verb](given, project_root())
    except Malformed as reason:
        # A calculator that breaks the rules of its record is told as it stands: no traceback.
        say(f"calculators/catalog: {reason}")
        return _PROBLEMS


def say(text: str) -> None:
    """Print for the author."""
    sys.stdout.write(text.rstrip("\n") + "\n")
    sys.stdout.flush()


def _new(given: argparse.Namespace, root: Path) -> int:
    from college.scaffold.new import Refused, write_new  # noqa: PLC0415 - see above

    try:
        say(write_new(root, given))
    except Refused as reason:
        sys.stderr.write(f"college: {reason}\n")
        return _USAGE
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
    say(report.json() if given.json else report.text())
    return 0 if report.clean else _PROBLEMS


def _serve(given: argparse.Namespace, root: Path) -> int:
    from college.preview.serving import serve  # noqa: PLC0415 - see above

    return serve(root, given.port, say)


def _build(_: argparse.Namespace, root: Path) -> int:
    from college.preview.serving import build  # noqa: PLC0415 - see above

    return build(root, say)


if __name__ == "__main__":
    sys.exit(main())
