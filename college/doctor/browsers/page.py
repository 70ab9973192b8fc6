"""What a test can do with a page, whichever browser shows it."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from college.doctor.browsers.recorder import Recorder
    from college.doctor.browsers.server import StaticServer

PATIENCE = 10.0  # seconds a click or a condition may take before the test gives up
DESKTOP = (1280, 800)  # CSS pixels


class Page(ABC):
    """One page in a fresh profile, with the network cut.

    Selectors are CSS and mean the first match. Scripts are an expression, or a function of `arg`;
    a promise is awaited. Firefox lets them see the page's `window`, not its `let` and `const`.
    """

    def __init__(self, recorder: Recorder, own: Sequence[StaticServer]) -> None:
        self.recorder = recorder
        self.own = own

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to the address and wait for its load event."""

    @abstractmethod
    def evaluate(self, js: str, arg: Any = None) -> Any:
        """Return what the script gives, as JSON values."""

    @abstractmethod
    def inject(self, program: str) -> None:
        """Run a whole script, not an expression, in the page; no policy of the page forbids it."""

    @abstractmethod
    def before_load(self, program: str) -> None:
        """Run a script in each document opened from now on, before its own scripts."""

    @abstractmethod
    def click(self, selector: str) -> None:
        """Click with the mouse, as soon as the element can be clicked."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key by its DOM name, such as "a", "Enter", "Space" or "Shift+Tab"."""

    @abstractmethod
    def write(self, text: str) -> None:
        """Type on the keyboard, wherever the focus is."""

    @abstractmethod
    def screenshot(self, path: Path, *, full: bool = False) -> None:
        """Write a PNG of the viewport, or of the full page."""

    @property
    @abstractmethod
    def console_errors(self) -> list[str]:
        """Errors logged and exceptions uncaught since the first page, by page or by worker."""

    @property
    def outside_requests(self) -> list[str]:
        """Every attempt to reach anything but the test's own servers, by page or by worker."""
        return list(self.recorder.attempts)

    def type_into(self, selector: str, text: str) -> None:
        """Replace what the field holds by typing."""
        self.wait_for(f"document.querySelector({json.dumps(selector)}) !== null")
        self.evaluate(
            "selector => { const field = document.querySelector(selector);"
            " field.focus(); field.select?.(); }",
            selector,
        )
        if text:
            self.write(text)
        else:
            self.press("Delete")

    def text(self, selector: str) -> str:
        """Return the text a reader sees in the element, stripped."""
        seen = self.evaluate(
            "selector => { const element = document.querySelector(selector);"
            " if (!element) throw new Error(`nothing matches ${selector}`);"
            " return element.innerText; }",
            selector,
        )
        return str(seen).strip()

    def wait_for(self, js: str, timeout: float = PATIENCE) -> Any:
        """Wait until the expression is true and return its value."""
        end = time.monotonic() + timeout
        while not (value := self.evaluate(js)):
            if time.monotonic() > end:
                raise TimeoutError(
                    f"{self.evaluate('location.href')}: after {timeout} s this is still"
                    f" {value!r}: {js}; console errors: {self.console_errors}"
                )
            time.sleep(0.02)
        return value
