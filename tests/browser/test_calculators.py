"""The promises of every calculator on its own page, at the width of a phone."""

from __future__ import annotations

import pytest

from calculators.catalog import CATALOG

from .test_lesson import CALCULATOR, PARTS

pytestmark = pytest.mark.browser

VALUES = (
    f"Object.fromEntries([...{CALCULATOR}.querySelectorAll('[data-line]')]"
    ".map(line => [line.dataset.line, line.dataset.value]))"
)
SMALL_TEXT = """(() => {
  const small = [];
  const calculator = document.querySelector('course-calculator');
  const walker = document.createTreeWalker(calculator, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const box = walker.currentNode.parentElement;
    if (!text || box.closest('.cc-unseen, noscript, option, [hidden]')) continue;
    if (!box.checkVisibility()) continue;
    let size = parseFloat(getComputedStyle(box).fontSize);
    const drawing = box.closest('svg');
    if (drawing) size *= drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
    if (size < 11.95) small.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`);
  }
  return small;
})()"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def page_of(name):
    """Return the address of a calculator's page."""
    return f"calculators/{name.replace('_', '-')}.html"


def woken(page):
    """Wait until the calculator has had its first answer."""
    page.evaluate(f"{CALCULATOR}.want()")
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)


def slid(page):
    """Move the first slider to a stop that has an answer, and give the values there."""
    slider = f"{CALCULATOR}.querySelector('[data-slider]')"
    refused = f"{CALCULATOR}.querySelector('[data-part=refused]')"
    for stop in (120, 90, 150, 60, 180):
        page.evaluate(
            f"{CALCULATOR}.last = undefined; {refused}.hidden = true; {slider}.value = {stop};"
            f" {slider}.dispatchEvent(new Event('input', {{bubbles: true}}))"
        )
        page.wait_for(f"{CALCULATOR}.last?.parts?.working !== undefined || !{refused}.hidden")
        if page.evaluate(f"{CALCULATOR}.last?.parts?.working !== undefined"):
            return page.evaluate(VALUES)
    raise AssertionError("no stop of the first slider has an answer")


@pytest.mark.parametrize("name", CATALOG)
def test_every_calculator_is_sound(page_on, name):
    """Live equals printed, a link brings back its values, no error, nothing tiny or sideways."""
    page = page_on("file", page_of(name), browser="phone")
    page.evaluate(
        "document.querySelectorAll('course-calculator details').forEach(fold => fold.open = true)"
    )
    printed = page.evaluate(PARTS)
    woken(page)
    assert page.evaluate(PARTS) == printed
    assert page.evaluate(SMALL_TEXT) == []
    assert page.evaluate(SIDEWAYS) <= 0

    moved = slid(page)
    link = page.evaluate(f"new URLSearchParams({CALCULATOR}.last.link).toString()")
    page.open("about:blank")
    page = page_on("file", f"{page_of(name)}#{link}", browser="phone")
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)
    assert page.evaluate(VALUES) == moved
    assert page.evaluate(f"{CALCULATOR}.querySelector('[data-part=notices]').hidden")
    assert page.console_errors == []
    assert page.outside_requests == []


def field(name):
    """Return the selector of a field."""
    return f"course-calculator input[name={name}]"


def tab_to(page, selector, limit=80):
    """Reach an element by the Tab key alone."""
    for _ in range(limit):
        page.press("Tab")
        if page.evaluate(
            "selector => document.activeElement?.matches(selector) ?? false", selector
        ):
            return
    raise AssertionError(f"Tab never reached {selector}")


def said(page, part):
    """Return the text of one part of the result."""
    return page.text(f"course-calculator [data-part={part}]")


def test_all_of_it_by_keyboard_alone(page_on):
    """Fields, sliders, units, ranges, presets, errors, undo, A and B, working, charts."""
    page = page_on("http", page_of("training_job"))

    tab_to(page, "course-calculator [data-preset]")
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)
    tab_to(page, field("gpus"))
    page.press("Control+a")
    page.write("1.5k")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 1500")
    assert page.evaluate(f"document.querySelector('{field('gpus')}').value") == "1,500", (
        "shown back as read"
    )
    assert "Changed: was 256" in page.text("[data-field=gpus] .cc-field-was")
    assert "than the example" in said(page, "comparison")

    tab_to(page, "[data-slider=gpus]")
    page.press("ArrowRight")
    page.wait_for(f"{CALCULATOR}.last.now.gpus > 1500")
    spoken = page.evaluate("document.activeElement.getAttribute('aria-valuetext')")
    assert spoken.endswith("GPUs")

    page.press("Control+z")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 1500")

    tab_to(page, field("hourly_price"))
    page.press("Control+a")
    page.write("lots")
    page.press("Enter")
    page.wait_for(
        "document.querySelector('[data-field=hourly_price] .cc-field-error').textContent !== ''"
    )
    assert "“lots” is not a number. Enter a number from 0.05 to 50." in page.text(
        "[data-field=hourly_price] .cc-field-error"
    )
    assert page.evaluate("document.activeElement.getAttribute('aria-invalid')") == "true"
    assert "$315,000" in said(page, "headline"), "the last good result stays"

    page.press("Control+a")
    page.write("2 to 4")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.querySelector('.cc-calculator-likely') !== null")
    assert "likely between" in said(page, "likely")
    assert "(90%)" in said(page, "likely")
    page.press("Control+a")
    page.write("3")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.querySelector('.cc-calculator-likely') === null")

    tab_to(page, "[data-writing=hours]")
    page.press("ArrowDown")
    page.wait_for(f"document.querySelector('{field('hours')}').value === '4.167'")

    tab_to(page, "[data-do=save]")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.querySelector('.cc-calculator-saved-table') !== null")
    page.evaluate("document.activeElement.blur(); document.body.focus()")
    tab_to(page, field("stretch"))
    page.press("Control+a")
    page.write("1.5")
    page.press("Enter")
    page.wait_for("document.querySelector('.cc-calculator-saved').innerText.includes('1.3')")
    assert "“Scenario 1” wins" in said(page, "compared")

    tab_to(page, "[data-chart=sweep]")
    page.press("ArrowRight")
    reading = page.evaluate("document.querySelector('[data-chart=sweep]').innerText")
    assert "$" in reading

    page.evaluate(f"{CALCULATOR}.querySelector('[data-preset]').focus()")
    page.press("ArrowDown")
    page.wait_for(f"{CALCULATOR}.last.begun === 0")
    page.press("ArrowDown")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 64")
    tab_to(page, "[data-reset=gpus]")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.gpus === 256")
    tab_to(page, "[data-do=restart]")
    page.press("Enter")
    page.wait_for(f"{CALCULATOR}.last.now.hours === 100")
    assert page.console_errors == []


def test_copies_hold_everything(page_on):
    """Text, Markdown and CSV: inputs with units and status, lines, steps, link and version."""
    page = page_on("http", page_of("training_run"))
    woken(page)
    page.click("course-calculator [data-do=text]")
    page.wait_for(f"{CALCULATOR}.last.copies !== undefined")
    copies = page.evaluate(f"{CALCULATOR}.last.copies")
    for form in ("text", "markdown", "csv"):
        assert "Model size" in copies[form]
        assert "70 billion" in copies[form]
        assert "illustrative" in copies[form]
        assert "#c=training_run" in copies[form]
        assert "model version 1" in copies[form]
    page.wait_for("document.querySelector('[data-part=copied]').textContent !== ''")
    with page.page.expect_download() as saved:
        page.click("course-calculator [data-do=csv]")
    assert saved.value.suggested_filename.startswith("training-run-")
    assert saved.value.suggested_filename.endswith(".csv")


def test_an_old_link_says_what_changed(page_on):
    """A link whose answer was another one tells both; a name nobody knows is told, not dropped."""
    page = page_on(
        "http", f"{page_of('training_job')}#c=training_job&gpus=512&colour=red&v=0&was=99999"
    )
    page.wait_for(f"{CALCULATOR}.last !== undefined", timeout=30)
    notices = page.text("[data-part=notices]")
    assert "was $99,999; now it is $107,520" in notices
    assert "“colour”" in notices
    assert page.evaluate(f"{CALCULATOR}.last.now.gpus") == 512


def test_an_impossible_combination_says_what_would_fit(page_on):
    """A model that does not fit: by how much, and what would make it fit; the last result stays."""
    page = page_on("http", page_of("model_serving"))
    woken(page)
    before = said(page, "headline")
    page.type_into(field("gpus"), "1")
    page.press("Enter")
    page.wait_for("!document.querySelector('[data-part=refused]').hidden")
    refused = said(page, "refused")
    assert "GB" in refused
    assert "last one that worked" in refused
    assert said(page, "headline") == before
