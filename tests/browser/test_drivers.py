"""The proof that the browsers do as told, apart from each other and from the net."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from college.doctor.browsers.chromium import BY_ITSELF

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("browser", ["chromium", "firefox"])
ALL = pytest.mark.parametrize("browser", ["chromium", "firefox", "webkit"])
ASKED = {
    "image.invalid",  # by CONNECT in Firefox on file://, which tries https first
    "page.invalid",
    "worker.invalid",
    "secret.invalid",
    "socket.invalid",
    "localhost",
    "127.0.0.1",
}


def host_of(attempt):
    """Return the host of "GET http://host:port/path" or of "CONNECT host:port"."""
    target = attempt.split()[1]
    return urlsplit(target if "//" in target else f"//{target}").hostname


@ALL
def test_a_page_on_file_is_clicked_typed_into_and_read(browser, page_on, folder, tmp_path):
    """All browsers click, type, press keys, wait, read and take pictures by the same calls."""
    page = page_on("file", "form.html", folder=folder, browser=browser)
    page.type_into("[name=one]", "3.5")
    page.click("button")
    page.wait_for("document.querySelector('output').textContent !== 'nothing yet'")
    assert page.text("output") == "3.5 true"
    page.type_into("input", "")
    assert page.evaluate("document.querySelector('input').value") == ""
    page.press("Shift+Tab")
    pressed = "true Unidentified" if browser == "webkit" else "true Tab"  # on Linux
    assert page.evaluate("document.title") == pressed
    assert page.evaluate("async number => ({twice: [number * 2]})", 4) == {"twice": [8]}
    assert page.evaluate("[innerWidth, innerHeight]") == [1280, 800]
    page.screenshot(tmp_path / "page.png")
    assert (tmp_path / "page.png").read_bytes().startswith(b"\x89PNG")
    assert page.console_errors == []
    assert page.outside_requests == []
    with pytest.raises(TimeoutError, match=r"form\.html"):
        page.wait_for("false", timeout=0.1)


@ALL
def test_the_recorder_sees_every_way_out(browser, page_on, folder):
    """Page, image, worker, https, socket, and loopback that is not ours are all written down.

    On file:// a page may not fetch its neighbor, as for readers: automation relaxes nothing.
    """
    for transport in ("http", "file"):
        page = page_on(transport, "outside.html", folder=folder, browser=browser)
        assert page.wait_for("window.asked")
        assert {host_of(attempt) for attempt in page.outside_requests} == ASKED
        page.recorder.attempts.clear()
    assert page.evaluate("fetch('half.js').then(() => 'read', () => 'refused')") == "refused"


@BOTH
def test_console_errors_come_from_page_and_worker(browser, page_on, folder):
    """What is logged as an error or not caught is heard, and a warning is not."""
    page = page_on("file", "errors.html", folder=folder, browser=browser)
    wanted = ["said aloud 7", "uncaught in page", "rejected in page", "uncaught in worker"]
    wanted.append("said by worker")
    for _ in range(50):
        heard = "\n".join(page.console_errors)
        if all(text in heard for text in wanted):
            break
    assert [text for text in wanted if text not in heard] == []
    assert "a warning" not in heard


def test_phone_is_a_phone(phone, page_on, folder):
    """The phone is 360 by 740 with touch, and a click is a tap."""
    page_on("file", "form.html", folder=folder, browser="phone")
    assert phone.evaluate("matchMedia('(pointer: coarse)').matches")
    assert phone.evaluate("[screen.width, screen.height]") == [360, 740]
    phone.click("button")
    assert phone.text("output") == "12 true"


def test_without_scripts_a_page_stays_as_written(page_on, folder):
    """The page's scripts do not run, yet the test can read it."""
    page = page_on("file", "script.html", folder=folder, browser="chromium_without_scripts")
    assert page.text("p") == "plain"


def test_profiles_share_nothing(new_chromium, serve, folder):
    """What one page stores, the next does not see; a server too late is refused by a sentence."""
    server = serve(folder)
    one, other = new_chromium(color_scheme="dark"), new_chromium()
    one.open(server.url)
    one.evaluate("localStorage.setItem('seen', 1)")
    other.open(server.url)
    assert other.evaluate("localStorage.getItem('seen')") is None
    assert one.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    with pytest.raises(AssertionError, match=r"call serve\(\) before"):
        one.open(serve(folder).url)


def test_chromium_adds_nothing_to_a_page(page_on, folder):
    """A form that the browser would like to fill by asking its maker makes no request."""
    page = page_on("http", "fields.html", folder=folder)
    page.click("input")
    page.write("A")
    page.evaluate("new Promise(done => setTimeout(done, 1500))")
    assert page.outside_requests == []


def test_what_chromium_asks_by_itself_is_known_and_kept_apart(chromium, chromium_itself):
    """The browser's own chatter never mixes with a page's requests, and is no more than listed."""
    chromium.open("about:blank")
    chromium.evaluate("new Promise(done => setTimeout(done, 1000))")
    assert chromium.outside_requests == []
    assert {host_of(attempt) for attempt in chromium_itself.attempts} <= BY_ITSELF
