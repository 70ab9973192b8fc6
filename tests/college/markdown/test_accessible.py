"""The promises of a page's text to those who use it by keyboard or by ear."""

from __future__ import annotations

import re

from markdown.core import Markdown

from college.markdown.context import RenderContext
from college.markdown.extension import CollegeExtension

TABLE = "| | TDP |\n|---|---|\n| H100 | 700 W |\n"


def render(text: str, page: RenderContext | None = None) -> str:
    """Render a text with what the site adds to every page."""
    toc = {"permalink": "#", "permalink_title": "Link to this section"}
    extension = CollegeExtension(page=page or RenderContext())
    return Markdown(
        extensions=["tables", "attr_list", "toc", extension], extension_configs={"toc": toc}
    ).convert(text)


def test_a_table_is_a_region_named_by_its_heading() -> None:
    """Tab reaches it; a second one below the same heading is counted."""
    html = render(f"{TABLE}\n## Chips & more\n\n{TABLE}\nText.\n\n{TABLE}")
    regions = re.findall(r"<div ([^>]*cc-table-place[^>]*)>", html)
    assert all('role="region"' in marks and 'tabindex="0"' in marks for marks in regions)
    names = [re.search(r'aria-label="Table: (.*?)"', marks) for marks in regions]
    assert [name and name[1] for name in names] == [
        "this page",
        "Chips &amp; more",
        "Chips &amp; more, 2",
    ]


def test_a_head_says_what_it_heads_and_a_corner_heads_nothing() -> None:
    """For who hears the cell and not the column."""
    html = " ".join(render(TABLE).split())
    assert '<tr> <td></td> <th scope="col">TDP</th> </tr>' in html


def test_the_link_beside_a_heading_has_a_name_and_no_tooltip() -> None:
    """It is heard, and does not get in a pointer's way."""
    html = render("## A `word`\n")
    (marks,) = re.findall(r"<a ([^>]*headerlink[^>]*)>", html)
    assert 'aria-label="Link to this section: A word"' in marks
    assert "headerlink" not in html.partition("<h2")[2].partition("</h2>")[0], "not in the name"
    assert "title=" not in html


def test_sections_are_listed_under_the_title() -> None:
    """From three on, by their words; those below the text follow."""
    text = "# Title\n\nText.\n\n## One\n\n## Two & a `half`\n"
    assert "cc-contents" not in render(text)
    html = render(text, RenderContext(below=(("sources", "Sources"),)))
    title, _, rest = html.partition("</h1>")
    assert title.startswith('<h1 id="title">')
    assert rest.lstrip().startswith('<details class="cc-contents"')
    links = ["#one", "#two-a-half", "#sources"]
    assert [place in rest for place in links] == [True] * 3
    assert '<a href="#two-a-half">Two &amp; a half</a>' in rest


def test_a_title_above_the_text_has_the_list_below_it() -> None:
    """It is the first thing of the text; a page without any title has none."""
    text = "## One\n\n## Two\n\n## Three\n"
    assert "cc-contents" not in render(text)
    assert render(text, RenderContext(headed=True)).startswith('<details class="cc-contents"')
