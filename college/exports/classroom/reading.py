"""The reader of a learner's exported record: it may be anything, and takes in what is one."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from college.exports.classroom.learner import Answer, Learner, Mark

MOST_BYTES = 5_000_000
"""More than the largest record takes; the page that imports one has the same limit."""
_VERSION = 2
_NAME = re.compile(r"[a-z0-9][\w./-]{0,150}", re.IGNORECASE | re.ASCII)
_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff\ufffe\uffff]+"
)
"""Signs that no cell and no page may hold, or that turn a text round."""
_EARLIEST = 946_684_800
"""The year 2000: no answer is older."""
_DAY = 86_400
_LONGEST, _MOST = 200, 5000


class NotARecord(Exception):
    """Why a file cannot be read, as what is wrong and the remedy."""

    def __init__(self, what: str, remedy: str) -> None:
        self.what, self.remedy = what, remedy
        super().__init__(f"{what}; {remedy}.")


def read_learner(path: Path, name: str, now: float) -> Learner:
    """Return the record of a file under a learner's name, or say why it is none."""
    if path.is_symlink() or not path.is_file():
        raise NotARecord("it is no plain file", "put the file itself there")
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as reason:
        remedy = "see who may read it"
        raise NotARecord(f"it cannot be opened ({reason.strerror})", remedy) from None
    if len(data) > MOST_BYTES:
        raise NotARecord(
            f"it has more than {MOST_BYTES // 1_000_000} MB", "ask for the exported file itself"
        )
    return learner_of(_parsed(data), name, now)


def _parsed(data: bytes) -> Any:
    def refuse(sign: str) -> NoReturn:
        raise ValueError(sign)

    again = "have it exported again on the page of one's progress"
    try:
        return json.loads(data.decode("utf-8-sig"), parse_constant=refuse)
    except (ValueError, RecursionError):  # of all that text may be: other bytes, no JSON, too deep
        raise NotARecord("it is no JSON, as an exported record is", again) from None


def learner_of(found: Any, name: str, now: float) -> Learner:
    """Return what of a parsed file is a record."""
    if not isinstance(found, dict):
        raise NotARecord("it is no record of the course", "ask for the exported file itself")
    version = found.get("version", 0)
    if isinstance(version, int) and version > _VERSION:
        remedy = "bring this command up to date"
        raise NotARecord("it was made by a newer edition of the course", remedy)
    lives = found.get("lives")
    if version != _VERSION or not isinstance(lives, dict):
        remedy = "have it exported again on the page of one's progress"
        raise NotARecord("it is no record of this edition of the course", remedy)
    over = {item for key in ("ended", "folded") for item in _list(found.get(key)) if _is_text(item)}
    kept = [life for key, life in [*lives.items()][:_MOST] if key not in over]
    marks: dict[str, Mark] = {}
    answers: dict[str, set[Answer]] = {}
    passed: set[str] = set()
    for life in kept:
        for key, item in _named(life, "lessons"):
            mark = _mark(item, now)
            marks[key] = _joined(marks[key], mark) if key in marks else mark
        for key, items in _named(life, "answers"):
            answers.setdefault(key, set()).update(
                _answer(item, now) for item in _list(items) if isinstance(item, dict)
            )
        passed |= {key for key, item in _named(life, "code") if item.get("passed") is True}
    ordered = {
        key: tuple(sorted(items, key=lambda item: (item.moment, item.ok, item.slip)))
        for key, items in answers.items()
        if items
    }
    return Learner(name, marks, ordered, frozenset(passed))


def plain(text: object, most: int = _LONGEST) -> str:
    r"""Return a text that any cell and any page may hold, no longer than so many signs.

    >>> plain("  An\x00na\u202e \n Lee ")
    'An na Lee'
    """
    return " ".join(_UNSEEN.sub(" ", text).split())[:most] if isinstance(text, str) else ""


def _named(life: Any, group: str) -> Iterator[tuple[str, Any]]:
    """Return what of a group has a fitting name and may be read."""
    found = life.get(group) if isinstance(life, dict) else None
    if not isinstance(found, dict):
        return
    wanted = list if group == "answers" else dict
    for key, item in [*found.items()][:_MOST]:
        if _NAME.fullmatch(key) and isinstance(item, wanted):
            yield key, item


def _mark(item: Mapping[str, Any], now: float) -> Mark:
    first, last, changed = (_moment(item.get(key), now) for key in ("first", "last", "changed"))
    return Mark(item.get("done") is True, first, last, changed)


def _joined(one: Mark, other: Mark) -> Mark:
    """Return both in one: done is what was said last."""
    begun = [moment for moment in (one.first, other.first) if moment]
    if one.changed == other.changed:
        done = one.done or other.done
    else:
        done = max((one, other), key=lambda mark: mark.changed).done
    last, changed = max(one.last, other.last), max(one.changed, other.changed)
    return Mark(done, min(begun, default=0), last, changed)


def _answer(item: Mapping[str, Any], now: float) -> Answer:
    return Answer(_moment(item.get("t"), now), item.get("ok") is True, plain(item.get("slip")))


def _moment(value: Any, now: float) -> float:
    """Return a moment in seconds, or 0 if it cannot have been."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return 0
    try:
        seconds = float(value) / 1000
    except OverflowError:
        return 0
    sensible = math.isfinite(seconds) and _EARLIEST <= seconds <= now + _DAY
    return seconds if sensible else 0


def _list(value: Any) -> list[Any]:
    return value[:_MOST] if isinstance(value, list) else []


def _is_text(value: Any) -> bool:
    return isinstance(value, str)
