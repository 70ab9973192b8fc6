"""WebKit, driven by W3C WebDriver on a screen of its own: one process and one profile a page."""

from __future__ import annotations

import base64
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from college.doctor.browsers.keys import codes_of
from college.doctor.browsers.missing import MissingBrowser, found_binary
from college.doctor.browsers.page import DESKTOP, PATIENCE, Page
from college.doctor.browsers.recorder import Recorder
from college.doctor.browsers.server import StaticServer
from college.doctor.browsers.webdriver import Refused, Session

_STARTUP = 60.0
_PACKAGES = "webkit2gtk-driver xvfb"
_SCREEN = "1920x1600x24"
_NOT_YET = {
    "element click intercepted",
    "element not interactable",
    "no such element",
    "stale element reference",
}
_EAR = """if (!window.collegeErrors) {
  const heard = (window.collegeErrors = []);
  const say = console.error.bind(console);
  console.error = (...words) => { heard.push(words.map(String).join(" ")); say(...words); };
  addEventListener("error", (event) => heard.push(event.message));
  addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
}"""


class WebKit(Page):
    """A page in a WebKit of its own; `session` is WebDriver's.

    WebDriver has no ear for the console: errors are heard from when a page has loaded.
    """

    def __init__(self, port: int, recorder: Recorder, own: Sequence[StaticServer]) -> None:
        super().__init__(recorder, own)
        self._port = port
        self._opened = False
        self._errors: list[str] = []

    @cached_property
    def session(self) -> Session:
        """The browser, started at first use: only then are the servers known it may reach."""
        # WebDriver's own words for a proxy would have it speak TLS to the recorder.
        arguments = ["--automation", f"--proxy=http://127.0.0.1:{self.recorder.port}"]
        arguments += [f"--ignore-host={server.host}" for server in self.own]
        session = Session(
            self._port,
            {
                "webkitgtk:browserOptions": {"binary": _browser(), "args": arguments},
                "timeouts": {"script": int(_STARTUP * 1000), "pageLoad": int(_STARTUP * 1000)},
            },
        )
        self._opened = True
        inner = session.run("return [innerWidth, innerHeight]")
        rect = session.get("window/rect")
        room = {
            side: rect[side] + wanted - there
            for side, wanted, there in zip(("width", "height"), DESKTOP, inner, strict=True)
        }
        session.post("window/rect", **room)
        return session

    def open(self, url: str) -> None:
        """Go to the address and wait for its load event."""
        if self._opened:
            self._collect()
        self.session.post("url", url=url)
        self.session.run(_EAR)

    def evaluate(self, js: str, arg: Any = None) -> Any:
        """Return what the script gives, as JSON values."""
        return self.session.run(
            f"const value = ({js}\n);"
            " return typeof value === 'function' ? value(arguments[0]) : value;",
            arg,
        )

    def inject(self, program: str) -> None:
        """Run a whole script, not an expression, in the page; no policy of the page forbids it."""
        self.session.run(program)

    def before_load(self, program: str) -> None:
        """Refuse: WebDriver has no moment before a page's own scripts."""
        raise NotImplementedError("WebDriver runs no script before a page's own")

    def click(self, selector: str) -> None:
        """Click with the mouse, as soon as the element can be clicked."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                element = self.session.found(selector)
                if self.session.get(f"element/{element}/enabled"):
                    self.session.post(f"element/{element}/click")
                    return
                last = "it is disabled"
            except Refused as reason:
                if reason.code not in _NOT_YET:
                    raise
                last = str(reason)
            if time.monotonic() > end:
                raise TimeoutError(f"{selector} could not be clicked in {PATIENCE} s: {last}")
            time.sleep(0.05)

    def press(self, key: str) -> None:
        """Press a key by its DOM name, such as "a", "Enter", "Space" or "Shift+Tab"."""
        self.session.press(codes_of(key), together=True)

    def write(self, text: str) -> None:
        """Type on the keyboard, wherever the focus is."""
        self.session.press(list(text), together=False)

    def screenshot(self, path: Path, *, full: bool = False) -> None:
        """Write a PNG of the viewport, or of the full page, for which the window grows."""
        rect = self.session.get("window/rect")
        if full:
            more = self.evaluate("document.documentElement.scrollHeight - innerHeight")
            self.session.post("window/rect", **{**rect, "height": rect["height"] + more})
        path.write_bytes(base64.b64decode(self.session.get("screenshot")))
        if full:
            self.session.post("window/rect", **rect)

    @property
    def console_errors(self) -> list[str]:
        """Errors logged and exceptions uncaught by pages, since each had loaded."""
        if self._opened:
            self._collect()
        return list(self._errors)

    def _collect(self) -> None:
        self._errors += self.session.run("return (window.collegeErrors ?? []).splice(0)")

    def close(self) -> None:
        """End the browser."""
        if self._opened:
            with suppress(OSError, Refused):
                self.session.end()


def _browser() -> str:
    """Return the browser that comes with the driver; it lies in no folder of programs."""
    for place in ("/usr/lib", "/usr/libexec"):
        for found in sorted(Path(place).glob("**/webkit2gtk-4.*/MiniBrowser"), reverse=True):
            return str(found)
    raise MissingBrowser(f"WebKit's browser is not installed: sudo apt-get install {_PACKAGES}")


@contextmanager
def _process(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program until the block ends, and no longer than this one."""
    guard = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
    with subprocess.Popen(  # noqa: S603 - the programs that were found
        [*guard, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def _screen() -> Iterator[str]:
    """Run a screen that nobody sees; hand out its name."""
    binary = found_binary("Xvfb", "Xvfb", package=_PACKAGES)
    read, write = os.pipe()
    command = [binary, "-displayfd", str(write), "-screen", "0", _SCREEN, "-nolisten", "tcp"]
    with _process(command, pass_fds=[write]), os.fdopen(read) as told:
        os.close(write)
        yield f":{told.readline().strip()}"


@contextmanager
def running_webkit(recorder: Recorder, own: Sequence[StaticServer]) -> Iterator[WebKit]:
    """Start WebKit in a fresh profile; when the block ends, process and profile are gone."""
    driver = found_binary("WebKit's driver", "WebKitWebDriver", package=_PACKAGES)
    _browser()
    with ExitStack() as stack:
        home = stack.enter_context(
            tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        )
        screen = stack.enter_context(_screen())
        port = _free_port()
        folders = dict.fromkeys(
            ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home
        )
        environment = {**os.environ, **folders, "DISPLAY": screen, "NO_AT_BRIDGE": "1"}
        environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
        environment.pop("WAYLAND_DISPLAY", None)
        command = [driver, "--host=127.0.0.1", f"--port={port}"]
        process = stack.enter_context(_process(command, env=environment))
        _answers(port, process)
        page = WebKit(port, recorder, own)
        stack.callback(page.close)
        yield page


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _answers(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the driver listens."""
    end = time.monotonic() + _STARTUP
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        assert process.poll() is None, f"WebKit's driver ended by itself: {process.returncode}"
        assert time.monotonic() < end, f"WebKit's driver did not start in {_STARTUP} s"
        time.sleep(0.02)
