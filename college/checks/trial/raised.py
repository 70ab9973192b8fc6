"""What a file of Python raised, told to its author: the line in it, what is wrong, the remedy."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from college.checks.trial.miscalled import miscalled
from college.checks.trial.time_limit import TooLong
from college.records.nearest import closest

LIBRARY = "use what Python's standard library has, such as math: the page has no more than that"


class Finding(NamedTuple):
    """Something wrong with a file of Python."""

    path: Path
    line: int
    what: str
    remedy: str


def raised(error: BaseException, is_own: Callable[[Path], bool], doing: str = "") -> Finding | None:
    """Return what to tell of an error, at the innermost line of the files that are their author's.

    None if it passed through none of them: then it is a fault of ours.
    """
    if isinstance(error, SyntaxError) and error.filename and is_own(Path(error.filename)):
        return Finding(
            Path(error.filename),
            error.lineno or 1,
            f"Python cannot read this line ({error.msg})",
            "mend it, or what is left open above it",
        )
    places = [
        (Path(frame.f_code.co_filename), line)
        for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    own = [place for place in places if is_own(place[0])]
    if not own:
        return None
    what, remedy = sentence(error, doing)
    return Finding(*own[-1], what, remedy)


def stranger(module: str) -> tuple[str, str]:
    """Return what is told of an import that no page can make."""
    return f"it imports {module}, which the page has not", LIBRARY


def sentence(error: BaseException, doing: str = "") -> tuple[str, str]:
    """Return what an error means to the author of the line, and the remedy."""
    while_doing = f"{doing}: " if doing else ""
    match error:
        case ModuleNotFoundError(name=str() as name) if name.partition(".")[0] not in sys.modules:
            return stranger(name.partition(".")[0])
        case ImportError():
            return str(error).partition(" (")[0], _import_remedy(error)
        case AttributeError(name=str() as name, obj=ModuleType() as module):
            known = [key for key in vars(module) if not key.startswith("_")]
            short = module.__name__.rpartition(".")[2]
            return f"{short} has no {name}", _near(name, known, f"use a name that {short} has")
        case NameError(name=str() as name):
            return f"the name {name} is not known here", "import it, or mend its spelling"
        case TooLong():
            return f"{while_doing}{error}", "have it do less, or end its loop"
        case ZeroDivisionError():
            return f"{while_doing}it divides by zero", "start from another value, or guard the sum"
        case TypeError() if found := miscalled(error):
            return found
    what = f"{type(error).__name__}: {str(error).rstrip('.') or 'no reason given'}"
    if not doing:
        return what, "mend the line"
    refuse = ", or refuse the input with a ValueError that says what to change"
    is_of_inputs = isinstance(error, ArithmeticError | ValueError | LookupError)
    return f"{while_doing}{what}", f"mend the formula{refuse if is_of_inputs else ''}"


def _import_remedy(error: ImportError) -> str:
    module = sys.modules.get(error.name or "")
    wanted = str(error).split("'")[1:2]
    known = [key for key in vars(module or ModuleType("")) if not key.startswith("_")]
    return _near(wanted[0] if wanted else "", known, "mend the name, or define it there")


def _near(name: str, known: list[str], otherwise: str) -> str:
    meant = closest(name, known)
    return f"write {meant}" if meant else otherwise
