"""Firefox, driven by Marionette: one process and one fresh profile a page."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
import warnings
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from college.doctor.browsers.firefox_profile import ENVIRONMENT, write_profile
from college.doctor.browsers.keys import codes_of
from college.doctor.browsers.missing import found_binary
from college.doctor.browsers.page import DESKTOP, PATIENCE, Page

with warnings.catch_warnings():  # the client's dependencies use what Python has deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from marionette_driver import errors
    from marionette_driver.marionette import Marionette

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from college.doctor.browsers.recorder import Recorder
    from college.doctor.browsers.server import StaticServer

HERE = Path(__file__).parent
BINARIES = ("firefox-esr", "firefox")
STARTUP = 60.0  # seconds
NOT_YET = (
    errors.ElementClickInterceptedException,
    errors.ElementNotAccessibleException,
    errors.ElementNotInteractableException,
    errors.NoSuchElementException,
    errors.StaleElementException,
)


class Firefox(Page):
    """A page in a Firefox of its own; `marionette` is the client, for what is only there."""

    def __init__(
        self, marionette: Marionette, recorder: Recorder, own: Sequence[StaticServer]
    ) -> None:
        super().__init__(recorder, own)
        self.marionette = marionette
        self._size()
        self._in_browser(
            "window.collegeErrors = [];"
            " Services.ppmm.addMessageListener('college:error',"
            " message => window.collegeErrors.push(message.data));"
        )
        self._in_content((HERE / "firefox_ear.js").read_text(encoding="utf-8"))

    def _size(self) -> None:
        rect = self.marionette.window_rect
        inner = self.evaluate("[innerWidth, innerHeight]")
        self.marionette.set_window_rect(
            width=rect["width"] + DESKTOP[0] - inner[0],
            height=rect["height"] + DESKTOP[1] - inner[1],
        )

    def _in_browser(self, js: str, *arguments: object) -> Any:
        """Run a script with the browser's own rights."""
        with self.marionette.using_context("chrome"):
            return self.marionette.execute_script(js, script_args=arguments, sandbox="system")

    def _in_content(self, program: str) -> None:
        """Run a script in each content process there is or will be."""
        address = f"data:application/javascript;charset=utf-8,{quote(program)}"
        self._in_browser("Services.ppmm.loadProcessScript(arguments[0], true)", address)

    def open(self, url: str) -> None:
        """Go to the address and wait for its load event."""
        self.marionette.set_pref(
            "network.proxy.no_proxies_on", ",".join(server.host for server in self.own)
        )
        self.marionette.navigate(url)

    def evaluate(self, js: str, arg: Any = None) -> Any:
        """Return what the script gives, as JSON values."""
        return self.marionette.execute_script(
            f"const value = ({js}\n);"
            " return typeof value === 'function' ? value(arguments[0]) : value;",
            script_args=[arg],
            sandbox=None,
        )

    def inject(self, program: str) -> None:
        """Run a whole script, not an expression, in the page; no policy of the page forbids it."""
        self.marionette.execute_script(program, sandbox=None)

    def before_load(self, program: str) -> None:
        """Run a script in each document opened from now on, before its own scripts."""
        frame = (HERE / "firefox_before_load.js").read_text(encoding="utf-8")
        self._in_content(frame.replace("(PROGRAM,", f"({json.dumps(program)},"))

    def click(self, selector: str) -> None:
        """Click with the mouse, as soon as the element can be clicked."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                element = self.marionette.find_element("css selector", selector)
                if element.is_enabled():  # a click on a disabled button succeeds and does nothing
                    element.click()
                    return
            except NOT_YET as reason:
                last = repr(reason)
            else:
                last = "it is disabled"
            if time.monotonic() > end:
                raise TimeoutError(f"{selector} could not be clicked in {PATIENCE} s: {last}")
            time.sleep(0.05)

    def press(self, key: str) -> None:
        """Press a key by its DOM name, such as "a", "Enter", "Space" or "Shift+Tab"."""
        codes = codes_of(key)
        keyboard = self.marionette.actions.sequence("key", "keyboard")
        for code in codes:
            keyboard.key_down(code)
        for code in reversed(codes):
            keyboard.key_up(code)
        keyboard.perform()

    def write(self, text: str) -> None:
        """Type on the keyboard, wherever the focus is."""
        self.marionette.actions.sequence("key", "keyboard").send_keys(text).perform()

    def screenshot(self, path: Path, *, full: bool = False) -> None:
        """Write a PNG of the viewport, or of the full page."""
        path.write_bytes(base64.b64decode(self.marionette.screenshot(full=full)))

    @property
    def console_errors(self) -> list[str]:
        """Errors logged and exceptions uncaught since the first page, by page or by worker."""
        self.evaluate("new Promise(done => setTimeout(done))")  # workers report a turn later
        return list(self._in_browser("return window.collegeErrors"))


@contextmanager
def running_firefox(recorder: Recorder, own: Sequence[StaticServer]) -> Iterator[Firefox]:
    """Start Firefox in a fresh profile; when the block ends, process and profile are gone."""
    binary = found_binary("Firefox", *BINARIES)
    command = [binary, "--headless", "--marionette", "--no-remote"]
    command += ["--remote-allow-system-access", "--profile"]
    if shutil.which("setpriv"):  # so that a killed test run leaves no Firefox behind
        command = ["setpriv", "--pdeathsig", "KILL", *command]
    with tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True) as profile:
        write_profile(Path(profile), recorder.port)
        with subprocess.Popen(  # noqa: S603 - the browser that was found
            [*command, profile, "about:blank"],
            env={**os.environ, **ENVIRONMENT},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                port = _port(Path(profile) / "MarionetteActivePort", process)
                marionette = Marionette(host="127.0.0.1", port=port, startup_timeout=STARTUP)
                marionette.start_session()
                try:
                    marionette.timeout.script = marionette.timeout.page_load = STARTUP
                    yield Firefox(marionette, recorder, own)
                finally:
                    marionette.delete_session()
            finally:
                process.kill()


def _port(file: Path, process: subprocess.Popen[bytes]) -> int:
    end = time.monotonic() + STARTUP
    while not (file.exists() and (port := file.read_text(encoding="ascii").strip())):
        assert process.poll() is None, f"Firefox ended by itself: {process.returncode}"
        assert time.monotonic() < end, f"Firefox did not start in {STARTUP} s"
        time.sleep(0.02)
    return int(port)
