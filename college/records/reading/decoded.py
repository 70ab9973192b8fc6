"""A file's text, and what is wrong with its bytes; the rest can still be read."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from college.records.problem import Problem

_MARK = "\ufeff"
"""What some editors write before a text, and nobody sees."""
_OF_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")
"""Signs that mean something to a terminal and nothing to a reader."""


def decoded(path: Path) -> tuple[str, Problem | None]:
    """Return a file's text, and what is wrong with its encoding; the rest can still be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        what = (
            "this is a folder" if path.is_dir() else f"the file cannot be read ({error.strerror})"
        )
        return "", Problem("", 1, what, "give it another name, or take it away")
    if data.startswith(_OF_UTF16):
        what = "the file is in UTF-16"
        problem = Problem("", 1, what, "save the file as UTF-8")
        return _lines(data.decode("utf-16", "replace")), problem
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        what = f"the byte {data[error.start]:02x} is no UTF-8"
        problem = Problem("", line, what, "save the file as UTF-8")
        return _lines(data.decode("utf-8", "replace")), problem
    if text.startswith(_MARK):
        remedy = "save it as UTF-8 without a mark (BOM)"
        return _lines(text[1:]), Problem("", 1, "the file begins with an invisible mark", remedy)
    text = _lines(text)
    control = _CONTROL.search(text)
    if control:
        line = text[: control.start()].count("\n") + 1
        what = f"an invisible sign stands here (U+{ord(control[0]):04X})"
        problem = Problem("", line, what, "delete it; texts pasted from a PDF often have some")
        return _CONTROL.sub("\ufffd", text), problem
    return text, None


def _lines(text: str) -> str:
    """Return a text with the line ends that everything else knows."""
    return text.replace("\r\n", "\n").replace("\r", "\n")
