"""Chromium, driven by Playwright: one process a run, a fresh profile a page."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from college.doctor.browsers.missing import found_binary
from college.doctor.browsers.page import DESKTOP, PATIENCE, Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage
    from playwright.sync_api import Page as PlaywrightPage

    from college.doctor.browsers.recorder import Recorder
    from college.doctor.browsers.server import StaticServer

BINARIES = ("chromium", "chromium-browser", "google-chrome")
# Chromium obeys only the last --disable-features, so Playwright's own are repeated after ours.
FEATURES_OFF = [
    "AutofillServerCommunication",  # else a page with a form asks Google about its fields
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(FEATURES_OFF)}",
]
# What no flag, feature or preference of Chromium 156 silenced. It leaves by the browser's own
# proxy, never by a page's, so `outside_requests` needs no exceptions.
BY_ITSELF = {
    "update.googleapis.com",  # the list of on-device models
    "accounts.google.com",  # whether someone is signed in
    "redirector.gvt1.com",  # the spelling dictionary, once a text field is typed into
}


@contextmanager
def chromium_process(recorder: Recorder) -> Iterator[Browser]:
    """Start Chromium; what the browser itself asks for, outside any page, goes to the recorder."""
    binary = found_binary("Chromium", *BINARIES)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=binary,
            args=FLAGS,
            proxy={"server": f"http://127.0.0.1:{recorder.port}"},
        )
        try:
            yield browser
        finally:
            browser.close()


class Chromium(Page):
    """A page in a Chromium profile of its own; `browser` and `page` are Playwright's."""

    def __init__(
        self,
        browser: Browser,
        recorder: Recorder,
        own: Sequence[StaticServer],
        **options: Any,
    ) -> None:
        super().__init__(recorder, own)
        self.browser = browser
        self._options = options
        self._errors: list[str] = []
        self._direct: list[str] = []
        self._opened = False

    @cached_property
    def context(self) -> BrowserContext:
        """The profile, made at first use: only then are the test's own servers known."""
        self._direct = [server.host for server in self.own]
        self._opened = True
        context = self.browser.new_context(
            **{"viewport": {"width": DESKTOP[0], "height": DESKTOP[1]}, **self._options},
            # Playwright sends loopback to the proxy too, but for what is listed here.
            proxy={
                "server": f"http://127.0.0.1:{self.recorder.port}",
                "bypass": ",".join(self._direct),
            },
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.on("console", self._hear)
        context.on("weberror", lambda event: self._errors.append(str(event.error)))
        return context

    @cached_property
    def page(self) -> PlaywrightPage:
        """Playwright's page."""
        return self.context.new_page()

    def beside(self) -> Chromium:
        """Return another tab of this profile, at the same address.

        Wait in it by `wait_for`: Playwright's own waiting evaluates text in the page, which the
        policy of our pages forbids unless the condition holds at the first look.
        """
        other = Chromium(self.browser, self.recorder, self.own)
        other.context = self.context
        other._direct = self._direct
        other.open(self.page.url)
        return other

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(f"{message.text} ({message.location['url']})")

    def open(self, url: str) -> None:
        """Go to the address and wait for its load event."""
        page = self.page
        late = [server.host for server in self.own if server.host not in self._direct]
        assert not any(f"//{host}/" in url for host in late), (
            "Chromium learns of the test's servers when its profile is made:"
            " call serve() before the first use of the page"
        )
        page.goto(url)

    def evaluate(self, js: str, arg: Any = None) -> Any:
        """Return what the script gives, as JSON values."""
        return self.page.evaluate(js, arg)

    def inject(self, program: str) -> None:
        """Run a whole script, not an expression, in the page; no policy of the page forbids it."""
        self.page.evaluate(f"{program}\n;0")

    def before_load(self, program: str) -> None:
        """Run a script in each document opened from now on, before its own scripts."""
        self.context.add_init_script(script=program)

    def click(self, selector: str) -> None:
        """Click with the mouse (or tap, on a phone), as soon as the element can be clicked."""
        element = self.page.locator(selector).first
        if self._options.get("has_touch"):
            element.tap()
        else:
            element.click()

    def press(self, key: str) -> None:
        """Press a key by its DOM name, such as "a", "Enter", "Space" or "Shift+Tab"."""
        self.page.keyboard.press(key)

    def write(self, text: str) -> None:
        """Type on the keyboard, wherever the focus is."""
        self.page.keyboard.type(text)

    def resize(self, width: int, height: int) -> None:
        """Give the page another room."""
        self.page.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path, *, full: bool = False) -> None:
        """Write a PNG of the viewport, or of the full page."""
        self.page.screenshot(path=path, full_page=full)

    @property
    def console_errors(self) -> list[str]:
        """Errors logged and exceptions uncaught since the first page, by page or by worker."""
        self.page.evaluate("0")  # events before this answer have been heard when it is here
        return list(self._errors)

    def close(self) -> None:
        """Throw the profile away."""
        if self._opened:
            self.context.close()
