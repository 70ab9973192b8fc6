"""The promises of headings with a role: address by the role, contents by the words."""

from __future__ import annotations

from markdown.core import Markdown

from college.markdown.context import RenderContext
from college.markdown.extension import CollegeExtension
from college.source.document import parse

TEXT = """## The common mistake | A port is {{ 2 * 2 }} lanes

/// ask | Why?
So.
///

## Practice

## Market signal {: #signal }
"""


def rendered(text: str, lesson: str = "") -> Markdown:
    """Return the parser after it has rendered a text, which it keeps as `html`."""
    page = RenderContext(lesson=lesson)
    md = Markdown(extensions=[CollegeExtension(page=page), "attr_list", "toc"])
    vars(md)["html"] = md.convert(text)
    return md


def test_a_heading_with_a_role_keeps_the_address_of_the_role() -> None:
    """The role stands small above the words, which alone are in the contents."""
    md = rendered(TEXT)
    html = vars(md)["html"]
    assert '<h2 id="the-common-mistake">' in html
    assert 'data-search-exclude="">The common mistake</span> A port is <data' in html
    assert [token["name"] for token in vars(md)["toc_tokens"]] == [
        "A port is 4 lanes",
        "Practice",
        "Market signal",
    ]


def test_the_reader_of_texts_finds_the_same() -> None:
    """Role, words and address; a block knows its section by the role."""
    document = parse(TEXT)
    first, second, third = document.sections
    assert (first.name, first.title) == ("The common mistake", "A port is {{ 2 * 2 }} lanes")
    assert (first.address, second.address, third.address) == (
        "the-common-mistake",
        "practice",
        "signal",
    )
    assert document.blocks[0].section == "The common mistake"
    assert document.section("The common mistake") is first


def test_a_role_that_was_called_otherwise_is_found_by_its_old_address() -> None:
    """In a lesson; elsewhere a heading is only itself."""
    assert '<span id="practice-in-python">' in vars(rendered(TEXT, lesson="one"))["html"]
    assert "practice-in-python" not in vars(rendered(TEXT))["html"]
