"""The proof that a site can be served, broken and healed, on http and on file://."""

from __future__ import annotations

import shutil
import urllib.error
import urllib.request
from http.client import IncompleteRead

import pytest

from college.doctor.browsers.server import Fault

from .built_site import built_site

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("browser", ["chromium", "firefox"])


@BOTH
def test_own_server_in_a_sub_folder_is_not_outside(browser, page_on, own_servers, folder):
    """A site mounted below the root is reached directly, counted, and faults switch on and off."""
    page = page_on("http", "sub/", folder=folder, browser=browser, mount="a/b")
    (server,) = own_servers
    assert server.url.endswith("/a/b/")
    assert page.text("p") == "below"
    assert page.evaluate("window.whole") == 1
    assert (server.requests["sub/"], server.requests["half.js"]) == (1, 1)
    server.break_("*.js", Fault.TRUNCATED)
    page.open(f"{server.url}sub/?again")
    assert page.evaluate("[window.half, window.whole]") == [1, None]
    server.break_("half.js")
    page.open(f"{server.url}sub/?again")
    assert page.evaluate("window.half") is None
    server.heal()
    page.open(f"{server.url}sub/?again")
    assert page.evaluate("window.whole") == 1
    assert page.outside_requests == []


def test_server_faults(serve, folder):
    """Missing, truncated and cut files arrive as such, and rightly again after healing."""
    server = serve(folder)

    def get(path):
        with urllib.request.urlopen(server.url + path) as answer:  # noqa: S310 - our own server
            return answer.headers["Content-Type"], answer.read()

    whole = (folder / "half.js").read_bytes()
    assert get("half.js") == ("text/javascript", whole)
    assert get("tiny.wasm")[0] == "application/wasm"
    server.break_("half*")
    with pytest.raises(urllib.error.HTTPError, match="404") as missing:
        get("half.js?query")
    missing.value.close()
    server.break_("*.js", Fault.TRUNCATED)
    assert get("half.js")[1] == whole[: len(whole) // 2]
    server.break_("half.js", Fault.CUT)
    with pytest.raises(IncompleteRead):
        get("half.js")
    server.heal()
    assert get("half.js")[1] == whole
    assert server.requests == {"half.js": 5, "tiny.wasm": 1}


def test_file_faults(chromium, copy_of, folder):
    """A copy is damaged without harm to the original, and an idle fault is refused."""
    copy = copy_of(folder)
    copy.truncate("half.js")
    chromium.open(copy.url("sub/?a#b"))
    assert chromium.evaluate("[window.half, window.whole]") == [1, None]
    copy.remove("**/half.js")
    chromium.open(copy.url("sub/"))
    assert chromium.evaluate("window.half") is None
    assert any("half.js" in error for error in chromium.console_errors)
    assert "whole" in (folder / "half.js").read_text()
    with pytest.raises(AssertionError, match="would test nothing"):
        copy.remove("absent.js")


def test_a_given_site_is_used(monkeypatch, folder):
    """COMPUTE_COLLEGE_SITE names the folder, and a folder without pages is refused."""
    monkeypatch.setenv("COMPUTE_COLLEGE_SITE", str(folder))
    with built_site("run") as site:
        assert site == folder
    shutil.rmtree(folder)
    with pytest.raises(AssertionError, match=r"no index\.html"), built_site("run"):
        pass
