"""Defects of many kinds, planted in a built site, and how the doctor is to tell each."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from pathlib import Path

CALCULATOR = "calculators/appliance.html"
FIRST = "energy-at-home/what-is-a-kilowatt-hour.html"
SECOND = "energy-at-home/what-never-sleeps.html"
PAGES = "[ce]*/[aw]*"
"""The three."""
_TEXT = "</h1>"
_POLICY = re.compile(r'<meta http-equiv="?Content-Security-Policy"?[^>]*>')
_STYLE = """.planted-wide { width: 360px }
.planted-pale { color: #fdfdfd; background: #fff }
.planted-high { height: 300px }
#planted-trap { padding: 1rem }"""
_LATE = """requestAnimationFrame(() => requestAnimationFrame(() => {
  const high = document.createElement("p");
  high.className = "planted-high";
  document.querySelector("main").prepend(high);
}));"""
_TRAP = """document.addEventListener("keydown", (event) => {
  if (event.key === "Tab" && document.activeElement.id === "planted-trap") event.preventDefault();
});"""
_BUSY = "{ const end = performance.now() + 4000; while (performance.now() < end); }"


@dataclass(frozen=True)
class Defect:
    """One defect: the examination that must find it, on which page, in which words."""

    examination: str
    page: str
    words: str


DEFECTS = (
    Defect("links", FIRST, "nowhere.html leads nowhere"),
    Defect("links", FIRST, "index.html#no-such-place leads to a place"),
    Defect("axe", FIRST, "image-alt"),
    Defect("axe", FIRST, "color-contrast"),
    Defect("layout", FIRST, "at 320 px: scrolls sideways"),
    Defect("weight", FIRST, "assets/planted.png grew to"),
    Defect("minutes", FIRST, "it should say"),
    Defect("paper", FIRST, "sheets of paper"),
    Defect("outside", SECOND, "outside.invalid"),
    Defect("markup", SECOND, "it lacks the policy"),
    Defect("console", SECOND, "planted error"),
    Defect("shifts", SECOND, "it jumps by"),
    Defect("keyboard", SECOND, "comes twice"),
    Defect("work", SECOND, "times the work of a bare page"),
    Defect("answers", CALCULATOR, "prints another headline than it answers live"),
    Defect("policy", CALCULATOR, "script-src-elem refuses inline"),
    Defect("facts", CALCULATOR, "is not said to be"),
    Defect("markup", CALCULATOR, "the id planted stands twice"),
)
FOLLOWING = {
    ("links", SECOND),  # what is asked elsewhere stands in the page
    ("console", CALCULATOR),  # a browser logs what the policy refuses
}
"""What else is found on account of them."""


def _changed(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, f"{file.name} has no {old}: the defect would not be planted"
    file.write_text(text.replace(old, new, 1), "utf-8")


def plant(course: Path) -> None:
    """Plant every defect in the course's site; its own budgets name one of the files."""
    site, assets = course / "site", course / "site/assets"
    (course / "budgets.yml").write_text("files:\n  assets/planted.png: 1000\n", "utf-8")
    (assets / "planted.png").write_bytes(random.Random(1).randbytes(300_000))
    (assets / "planted.css").write_text(_STYLE, "utf-8")
    programs = (_LATE, _TRAP, _BUSY, "console.error('planted error')")
    (assets / "planted.js").write_text("\n".join(programs), "utf-8")
    style = '<link rel="stylesheet" href="../assets/planted.css">'
    long = "<p>One of many lines.</p>" * 500
    _changed(
        site / FIRST,
        _TEXT,
        f'{_TEXT}{style}<a href="nowhere.html">Nowhere</a>'
        ' <a href="index.html#no-such-place">No place</a>'
        '<img src="../assets/planted.png" width="9" height="9"><p class="planted-pale">Pale.</p>'
        f'<p class="planted-wide">Wide.</p>{long}',
    )
    text = (site / FIRST).read_text("utf-8")
    (site / FIRST).write_text(re.sub(r"\d+ min to read", "99 min to read", text), "utf-8")
    _changed(
        site / SECOND,
        _TEXT,
        f'{_TEXT}{style}<img alt="Far" width="9" height="9" src="http://outside.invalid/far.png">'
        '<button id="planted-trap">Trap</button><script src="../assets/planted.js"></script>',
    )
    text = (site / SECOND).read_text("utf-8")
    assert _POLICY.search(text)
    (site / SECOND).write_text(_POLICY.sub("", text), "utf-8")
    inline = "<script>window.planted = 1</script><i id=planted></i><i id=planted></i>"
    _changed(site / CALCULATOR, _TEXT, f"{_TEXT}{inline}")
    _changed(site / CALCULATOR, "$73</data></output>", "$75</data></output>")
    _changed(site / CALCULATOR, "</b>: illustrative, ", "</b>: sourced, ")
