"""A program's standard output on its way to the page, line by line while it runs."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from calculators.exercise.limits import CHARACTERS, PIECES

_STDOUT = 1
_LEFT_OUT = "\n… The rest of the output is left out.\n"


def send(text: str) -> None:
    """Send a piece of text to whoever listens at file number 1: one JSON string a line."""
    os.write(_STDOUT, json.dumps(text).encode() + b"\n")


class Output(io.TextIOBase):
    """A text stream that sends each line as it ends, and no more than a page can show."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._line = ""
        self._characters = CHARACTERS
        self._pieces = PIECES
        self._muted = False

    def writable(self) -> bool:
        """Say that this is a stream to write to."""
        return True

    def write(self, text: str) -> int:
        """Take some text; send it if a line ends in it."""
        if not self._muted and self._pieces:
            self._line += text[: self._characters]
            if "\n" in text or len(self._line) >= self._characters:
                self.flush()
        return len(text)

    def flush(self) -> None:
        """Send what is there, line or not."""
        if not self._line or not self._pieces:
            return
        text, self._line = self._line[: self._characters], ""
        self._characters -= len(text)
        self._pieces -= 1
        if not self._characters or not self._pieces:
            self._pieces = 0
            text += _LEFT_OUT
        self._send(text)

    @contextmanager
    def silence(self) -> Iterator[None]:
        """Drop what is printed meanwhile."""
        self.flush()
        self._muted = True
        try:
            yield
        finally:
            self._muted = False
