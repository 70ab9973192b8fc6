"""What a browser test can ask for by name."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Literal

import pytest

from college.doctor.browsers.chromium import Chromium, chromium_process
from college.doctor.browsers.file_url import file_url
from college.doctor.browsers.firefox import Firefox, running_firefox
from college.doctor.browsers.recorder import Recorder, recording
from college.doctor.browsers.server import StaticServer, serving
from college.doctor.browsers.webkit import WebKit, running_webkit
from tests.browser.built_site import built_site
from tests.browser.sample_pages import write_sample_pages
from tests.browser.site_copy import SiteCopy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from college.doctor.browsers.page import Page


PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture(scope="session")
def site(testrun_uid: str) -> Iterator[Path]:
    """Return the folder of the built site."""
    with built_site(testrun_uid) as folder:
        yield folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of small pages, for the tests of the drivers themselves."""
    write_sample_pages(tmp_path / "pages")
    return tmp_path / "pages"


@pytest.fixture
def own_servers() -> list[StaticServer]:
    """Collect the servers that this test's browsers may reach."""
    return []


@pytest.fixture
def serve(own_servers: list[StaticServer]) -> Iterator[Callable[..., StaticServer]]:
    """Return `serve(folder, mount="/")`: the folder on http until the test ends."""
    with ExitStack() as stack:

        def start(folder: Path, mount: str = "/") -> StaticServer:
            own_servers.append(stack.enter_context(serving(folder, mount)))
            return own_servers[-1]

        yield start


@pytest.fixture
def copy_of(tmp_path: Path) -> Callable[[Path], SiteCopy]:
    """Return `copy_of(folder)`: a copy for this test to damage."""

    def copy(folder: Path) -> SiteCopy:
        return SiteCopy.of(folder, tmp_path / "copy")

    return copy


@pytest.fixture(scope="session")
def chromium_itself() -> Iterator[Recorder]:
    """Record what Chromium asks for by itself, outside any page."""
    with recording() as recorder:
        yield recorder


@pytest.fixture(scope="session")
def chromium_browser(chromium_itself: Recorder) -> Iterator[Browser]:
    """Run one Chromium for all tests."""
    with chromium_process(chromium_itself) as browser:
        yield browser


@pytest.fixture
def new_chromium(
    chromium_browser: Browser, own_servers: list[StaticServer]
) -> Iterator[Callable[..., Chromium]]:
    """Return `new_chromium(**options)`: a page in a fresh profile.

    The options are those of Playwright's contexts, such as viewport, color_scheme, forced_colors,
    reduced_motion, java_script_enabled.
    """
    with ExitStack() as stack:

        def start(**options: Any) -> Chromium:
            recorder = stack.enter_context(recording())
            page = Chromium(chromium_browser, recorder, own_servers, **options)
            stack.callback(page.close)
            return page

        yield start


@pytest.fixture
def chromium(new_chromium: Callable[..., Chromium]) -> Chromium:
    """Return a page in a fresh Chromium profile."""
    return new_chromium()


@pytest.fixture
def phone(new_chromium: Callable[..., Chromium]) -> Chromium:
    """Return a page on a touch screen of 360 by 740."""
    return new_chromium(**PHONE)


@pytest.fixture
def chromium_without_scripts(new_chromium: Callable[..., Chromium]) -> Chromium:
    """Return a page whose own scripts do not run; the test's still do."""
    return new_chromium(java_script_enabled=False)


@pytest.fixture
def firefox(own_servers: list[StaticServer]) -> Iterator[Firefox]:
    """Return a page in a fresh Firefox."""
    with recording() as recorder, running_firefox(recorder, own_servers) as page:
        yield page


@pytest.fixture
def webkit(own_servers: list[StaticServer]) -> Iterator[WebKit]:
    """Return a page in a fresh WebKit."""
    with recording() as recorder, running_webkit(recorder, own_servers) as page:
        yield page


@pytest.fixture
def page_on(
    request: pytest.FixtureRequest, serve: Callable[..., StaticServer]
) -> Callable[..., Page]:
    """Return `page_on(transport, path, folder=…, browser=…, mount=…)`: the page, opened.

    Without a folder it is the built site; `browser` is the name of a fixture that gives a page.
    """
    servers: dict[tuple[Path, str], StaticServer] = {}

    def opened(
        transport: Literal["http", "file"],
        path: str = "",
        *,
        folder: Path | None = None,
        browser: str = "chromium",
        mount: str = "/",
    ) -> Page:
        root = folder or request.getfixturevalue("site")
        if transport == "http":
            if (root, mount) not in servers:
                servers[root, mount] = serve(root, mount)
            url = servers[root, mount].url + path
        else:
            url = file_url(root, path)
        page: Page = request.getfixturevalue(browser)
        page.open(url)
        return page

    return opened
