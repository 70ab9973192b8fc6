"""The browsers by name: each is started when wanted, or told to be missing with its remedy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager

from college.doctor.browsers.missing import MissingBrowser
from college.doctor.browsers.page import Page
from college.doctor.browsers.recorder import recording
from college.doctor.browsers.server import StaticServer
from college.doctor.browsers.webkit import running_webkit
from college.doctor.examination import CHROMIUM, FIREFOX, WEBKIT
from college.scaffold.init import installed_as

Servers = Sequence[StaticServer]


@contextmanager
def _chromium(servers: Servers) -> Iterator[Page]:
    from college.doctor.browsers.chromium import (  # noqa: PLC0415 - what drives it may be missing
        Chromium,
        chromium_process,
    )

    with recording() as itself, chromium_process(itself) as browser, recording() as recorder:
        page = Chromium(browser, recorder, servers, reduced_motion="reduce")
        try:
            yield page
        finally:
            page.close()


@contextmanager
def _firefox(servers: Servers) -> Iterator[Page]:
    from college.doctor.browsers.firefox import (  # noqa: PLC0415 - as above
        running_firefox,
    )

    with recording() as recorder, running_firefox(recorder, servers) as page:
        yield page


@contextmanager
def _webkit(servers: Servers) -> Iterator[Page]:
    with recording() as recorder, running_webkit(recorder, servers) as page:
        yield page


_DRIVERS: dict[str, Callable[[Servers], AbstractContextManager[Page]]] = {
    CHROMIUM: _chromium,
    FIREFOX: _firefox,
    WEBKIT: _webkit,
}


@contextmanager
def driven(name: str, servers: Servers) -> Iterator[Page]:
    """Hand out a page in a fresh profile; MissingBrowser says what to install, if anything."""
    with ExitStack() as stack:
        try:
            page = stack.enter_context(_DRIVERS[name](servers))
        except ModuleNotFoundError as missing:
            remedy = f'python -m pip install "{installed_as().name}[doctor]"'
            sentence = f"{missing.name}, which drives it, is not installed: {remedy}"
            raise MissingBrowser(sentence) from None
        yield page
