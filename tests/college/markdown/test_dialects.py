"""The promise of the text: what an author may try is either shown right or told, never raw."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown.core import Markdown
from mkdocs.utils.yaml import yaml_load

from college.checks.running.gather import gather
from college.checks.running.report import check
from college.markdown.extension import CollegeExtension
from college.markdown.maths import FENCES, SUPERFENCES
from college.pages.reference import ReferencePage
from tests.ours import our_course

ROOT = Path(__file__).parents[3]

SHOWN = {
    "bold and italics": ("**a** and *b*", "<strong>a</strong> and <em>b</em>"),
    "an image": (
        "![Three bars side by side](assets/figures/bars.svg)",
        '<img alt="Three bars side by side" src="assets/figures/bars.svg"',
    ),
    "an image with a width": (
        '![Three bars side by side](assets/figures/bars.svg){ width="480" }',
        'width="480"',
    ),
    "a table": ("| A | B |\n|---|---|\n| 1 | 2 |", '<table class="cc-table-plain">'),
    "fenced code": ("```python\nx = 1\n```", '<div class="highlight">'),
    "fenced code with a title": ('```python title="a.py"\nx = 1\n```', "a.py</span>"),
    "numbered lines of code": ('```python linenums="1"\nx = 1\n```', "linenos"),
    "code in a line": ("Call `run()`.", "<code>run()</code>"),
    "marks inside code": ("Type `$x$` or `==a==`.", "<code>$x$</code> or <code>==a==</code>"),
    "a footnote": ("A claim.[^1]\n\n[^1]: The reason.", 'class="footnote"'),
    "an abbreviation": ("The HTML.\n\n*[HTML]: a language", '<abbr title="a language">'),
    "a definition list": ("Word\n:   What it means.", "<dd>What it means.</dd>"),
    "a quote": ("> Said so.", "<blockquote>"),
    "a small heading": ("### Small\n\nText.", "<h3"),
    "a list": ("- one\n- two", "<li>two</li>"),
    "a numbered list": ("1. one\n2. two", "<ol>"),
    "a list in a list": ("- one\n    - two", "<li>one<ul>"),
    "a rule": ("above\n\n---\n\nbelow", "<hr"),
    "a link outside": ("See [there](https://example.org).", 'href="https://example.org"'),
    "an address": ("See <https://example.org>.", 'href="https://example.org"'),
    "a button": ("[Go](index.md){ .md-button }", 'class="md-button"'),
    "a sum": ("Six is {{ 2 * 3 }}.", ">6</data>"),
    "amounts of money": ("It costs $3 and $5.", "It costs $3 and $5."),
    "money with signs beside it": ("From $3–$5, or $2/h, or $4k.", "From $3–$5, or $2/h, or $4k."),
    "a formula in a line": ("So $`a^2`$ grows.", '<math display="inline" alttext="a^2">'),
    "money beside a formula": ("$3 at $`n^2`$ and $5.", "</math> and $5."),
    "a formula of its own": ("```math\n\\frac{a}{b}\n```", '<math display="block"'),
    "a formula with a name": (
        '```math title="a over b"\n\\frac{a}{b}\n```',
        'aria-label="a over b"',
    ),
    "a note": ("/// note\nA word.\n///", '<p class="cc-label">Note</p>'),
    "a tip with a title": (
        "/// note | Look\n    kind: tip\nA word.\n///",
        'cc-callout-tip" role="note">\n<p class="cc-label">Tip: Look</p>',
    ),
    "C++ and a comparison": ("In C++ we ask whether a == b.", "In C++ we ask whether a == b."),
    "a ratio and a time": ("It is 3:1 at 10:30:00.", "3:1 at 10:30:00"),
    "brackets with a backslash": (r"A star \* stays.", "A star * stays."),
}
"""What is shown: the text, and what the page has for it."""

TOLD = {
    "!!! note": ("!!! note\n    A word.", "/// note"),
    "!!! with a title": ('!!! warning "Look"\n    A word.', "/// note"),
    "??? tip": ("??? tip\n    A word.", "/// ask |"),
    "???+ open fold": ("???+ tip\n    A word.", "/// ask |"),
    "an alert": ("> [!NOTE]\n> A word.", "/// note"),
    "a directive": (":::{note}\nA word.\n:::", "the name of a block"),
    "tabs": ('=== "Tab"\n\n    A word.', "a heading for each"),
    "mermaid": ("```mermaid\ngraph TD; A-->B\n```", "an SVG"),
    "mermaid as a class": ("``` {.mermaid}\ngraph TD; A-->B\n```", "an SVG"),
    "TeX in a line": ("So $x^2$ grows.", "$`x^2`$"),
    "TeX with a command": (r"So $\alpha$ grows.", "$`x^2`$"),
    "TeX that begins with a digit": ("So $2x^2$ grows.", "$`x^2`$"),
    "TeX on a line": ("$$\nx^2\n$$", "```math"),
    "TeX in round brackets": (r"So \(x^2\) grows.", "$`x^2`$"),
    "TeX in square brackets": (r"\[ x^2 \]", "```math"),
    "a box to tick": ("- [ ] to do", "a plain list"),
    "a ticked box": ("- [x] done", "a plain list"),
    "marked words": ("So ==this== counts.", "**bold**"),
    "struck words": ("Not ~~this~~ any more.", "leave the words out"),
    "low letters": ("Water is H~2~O.", "₂"),
    "high letters": ("It is 10 m^2^.", "²"),
    "keys": ("Press ++ctrl+c++ now.", "`code`"),
    "underlined words": ("So ^^this^^ counts.", "*in italics*"),
    "an emoji": ("Done :smile: at last.", "the character itself"),
    "an icon": ("Done :material-check: at last.", "the character itself"),
    "a snippet": ('--8<-- "other.md"', "link to it"),
    "a change": ("So {++this++} is new.", "write the result"),
    "a list of contents": ("[TOC]", "take it out"),
    "a wiki's link": ("See [[Other page]].", "[words](path/to/file.md)"),
    "an annotation": ("A word (1)! more.", "[^1]"),
    "an iframe": ('<iframe src="https://example.org"></iframe>', "link to it: [words]"),
    "a video": ('<video src="a.mp4" controls></video>', "write /// media"),
    "a fold": ("<details><summary>A</summary>B</details>", "write /// ask |"),
    "a grid": ('<div class="grid cards" markdown>\n\n- one\n\n</div>', "write //// cards"),
    "another tag": ("One <big>two</big>.", "use a block or Markdown"),
    "a break in a line": ("One<br>two.", "begin a new paragraph"),
    "a comment": ("One <!-- hidden --> two.", "take it out"),
    "a picture from elsewhere": (
        "![Three bars side by side](https://example.org/a.png)",
        "docs/assets/figures/",
    ),
    "a picture by name": ("![Three bars side by side][bars]", "beside the words"),
    "a formula of no sense": (r"So $`\frac{a}{`$ grows.", "mend it"),
    "an unknown command": (r"So $`\foo{a}`$ grows.", "mend it"),
    "a number in a formula": ("So $`{{ 2 * 3 }}`$ grows.", "mend it"),
    "a formula on lines of no sense": ("```math\na_b_c\n```", "mend it"),
    "a block of another name": ("/// tip\nA word.\n///", "note"),
}
"""What is told: the text, and a part of the remedy."""


def rendered(text: str) -> str:
    """Return a text's HTML, by the extensions of the site."""
    settings = yaml_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    names, configs = [], {SUPERFENCES: {"custom_fences": FENCES}}
    for item in settings["markdown_extensions"]:
        if isinstance(item, dict):
            configs |= item
        names += [item] if isinstance(item, str) else [*item]
    return Markdown(extensions=[*names, CollegeExtension()], extension_configs=configs).convert(
        text
    )


def told(root: Path, text: str) -> list[str]:
    """Return what stops a build of the course, with the text on a page of it."""
    (root / "docs/tried.md").write_text(f"# Tried\n\n{text}\n", "utf-8")
    return [str(item) for item in gather(root).problems]


@pytest.mark.parametrize("name", SHOWN)
def test_what_may_be_written_is_shown(small: Path, name: str) -> None:
    """The page has it as it was meant, and the check has nothing to say."""
    text, wanted = SHOWN[name]
    assert wanted in rendered(text), rendered(text)
    assert told(small, text) == []


@pytest.mark.parametrize("name", TOLD)
def test_what_means_nothing_here_is_told(small: Path, name: str) -> None:
    """With its line, and what to write instead; a text that is told once is not told as other."""
    text, remedy = TOLD[name]
    said = told(small, text)
    assert said
    assert all(item.startswith("docs/tried.md:") for item in said), said
    line = int(said[0].split(":")[1])
    assert 3 <= line < 3 + len(text.splitlines()), said
    assert any(remedy in item for item in said), said


@pytest.mark.slow
def test_a_page_that_nobody_finds_is_told(small: Path) -> None:
    """In no menu and linked from nowhere: the remedy is a line of course.yml, or a link."""
    (small / "docs/syllabus.md").write_text("# Syllabus\n", "utf-8")
    said = [str(item) for item in check(small).problems]
    assert any(
        item.startswith("docs/syllabus.md:1: warning: the page is in no menu")
        and "- Title: syllabus.md" in item
        for item in said
    ), said
    home = small / "docs/index.md"
    home.write_text(home.read_text("utf-8") + "\nSee the [plan](syllabus.md).\n", "utf-8")
    assert not [item for item in check(small).problems if "no menu" in item.what]


def test_no_row_of_the_reference_loses_its_braces() -> None:
    """Braces at the end of a cell were taken for attributes of it."""
    page = ReferencePage(our_course()).text
    row = next(line for line in page.splitlines() if line.startswith("| `search`"))
    html = rendered(f"| Key | Meaning | Needed |\n|---|---|---|\n{row}")
    assert "<code>{exclude: true}</code>" in html
