"""The promise that every page has a strict policy and works under it: nothing inline, no eval."""

from __future__ import annotations

import pytest

from college.pages.site.policy import POLICY
from tests.browser.exercise_steps import LESSON, RIGHT, opened, run

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("transport", ["http", "file"])
def test_a_program_runs_under_the_policy(page_on, transport):
    """Editor, its style, and Python in a worker."""
    page = opened(page_on(transport, LESSON))
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.cm-scroller')).display") == "flex"
    )
    assert run(page, RIGHT) == "All 4 checks pass."
    assert page.console_errors == []


@pytest.mark.parametrize("transport", ["http", "file"])
def test_the_search_finds_under_the_policy(page_on, transport):
    """Its worker, or on file:// the frame in its place."""
    page = page_on(transport, "index.html")
    page.type_into(".md-search__input", "pue")
    found = "document.querySelector('.md-search-result__meta').textContent"
    page.wait_for(f"/\\d+ matching/.test({found})")
    assert page.console_errors == []


def test_every_page_has_the_policy(site):
    """Those that only lead on to another have no script and need none."""
    pages = [path.read_text("utf-8") for path in site.rglob("*.html")]
    whole = [text for text in pages if "md-content" in text]
    assert len(whole) > 200
    assert [text[:200] for text in whole if f'content="{POLICY}"' not in text] == []
    assert not [text for text in pages if "unsafe-inline" in text or "'unsafe-eval'" in text]


def test_what_the_policy_forbids_is_refused(page_on):
    """A script of text, a handler, an image and a request elsewhere, code made of text."""
    page = page_on("http", "index.html")
    refused = page.evaluate(
        """async () => {
          const seen = [];
          document.addEventListener("securitypolicyviolation", (event) => {
            seen.push(event.effectiveDirective); });
          const inline = document.createElement("script");
          try {
            inline.textContent = "window.ran = true";
            document.head.append(inline);
          } catch { seen.push("no script of text"); } // Trusted Types, before the policy is asked
          const outer = document.createElement("div");
          outer.setHTMLUnsafe?.("<img src=x onerror='window.ran = true'>");
          document.body.append(outer);
          const other = document.createElement("img");
          other.src = "http://127.0.0.1:9/x.png";
          document.body.append(other);
          await fetch("http://127.0.0.1:9/").catch(() => {});
          await new Promise((done) => setTimeout(() => {
            try { Function("return 1")(); seen.push("made code"); } catch { seen.push("no code"); }
            done();
          }, 200));
          return [...new Set(seen), String(window.ran)];
        }"""
    )
    assert {"no script of text", "img-src", "connect-src", "no code", "undefined"} <= {*refused}


@pytest.mark.parametrize("transport", ["http", "file"])
def test_only_scripts_of_this_folder_get_an_address(page_on, transport):
    """Trusted Types: a script or worker from beside the course is refused at once."""
    page = page_on(transport, "calculators/index.html", mount="/course/")
    tried = page.evaluate(
        """() => ["../assets/own.js", "../../other/course.js", "https://example.invalid/x.js"].map(
          (address) => {
            const script = document.createElement("script");
            try { script.src = new URL(address, location.href).href; return "taken"; }
            catch (error) { return error.name; }
          })"""
    )
    assert tried == ["taken", "TypeError", "TypeError"]
