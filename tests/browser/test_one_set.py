"""The promises of one set of numbers a page: change one anywhere, and all that shows it follows."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from calculators.engine.numbers.write import machine, write_field
from calculators.engine.page.figure import figure_html
from calculators.engine.prose.changes import changed_book, input_at
from calculators.engine.prose.expression import Scenario, ScenarioBook
from calculators.engine.running.parse_inputs import factor_of
from calculators.engine.running.run import run
from calculators.engine.running.slider import value_beside
from tests.ours import SUBJECT

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
LESSONS = [path.stem.partition("-")[2] for path in sorted((ROOT / "lessons").glob("*/[0-9]*.md"))]
TRACK = "power-and-data-centers"
SHOWN = """(() => {
  const of = (selector) => [...document.querySelectorAll(selector)];
  return {
    fields: of("course-example input").map((field) => [field.name, field.value]),
    numbers: of("course-example data.number, [data-follows] data.number").map((number) => [
      number.dataset.expr, number.value]),
    figures: of("[data-figure]").map((place) => [place.dataset.figure, place.innerHTML]),
    calculators: of("course-calculator[data-scenario]").map((item) => [
      item.dataset.scenario,
      Object.fromEntries([...item.querySelectorAll("[data-line]")].map((line) => [
        line.dataset.line, line.dataset.value]))]),
  };
})()"""
NORMAL = """(html) => { const box = document.createElement("div"); box.innerHTML = html;
  return box.innerHTML; }"""
BAR = "!document.querySelector('.cc-bar').hidden"


def page_book(page):
    """Return the scenarios that the page carries, as a book outside the browser."""
    record = page.evaluate("document.querySelector('[data-page-scenarios]').dataset.pageScenarios")
    scenarios = {name: Scenario(**item) for name, item in json.loads(record).items()}
    return ScenarioBook(SUBJECT.catalog, scenarios)


def wake(page):
    """Turn to the sentence, as a reader does, and wait until Python answers."""
    page.evaluate("document.querySelector('course-example input').focus()")
    page.wait_for("document.querySelector('course-example').dataset.state === 'ready'", timeout=30)


def followed(page, address, value, act):
    """Do something to a number and wait until the whole page has followed."""
    page.evaluate(
        "([address, value]) => { window.followed = false;"
        " document.addEventListener('college:numbers', ({detail: {act, changes}}) => {"
        "   if (act.settled && !act.moving && (changes[address] ?? null) === value)"
        "     window.followed = true; }); }",
        [address, value],
    )
    act()
    page.wait_for("window.followed")


def typed(page, address, text):
    """Type into a field of the sentence, and go on."""
    page.type_into(f"course-example input[name='{address}']", text)
    page.press("Enter")


def agrees(page, book):
    """Compare all that the page shows with what the same Python says of this book."""
    shown = page.evaluate(SHOWN)
    for expression, value in shown["numbers"]:
        assert value == machine(book.amount(expression).value), expression
    for address, text in shown["fields"]:
        item, values = input_at(book, address)
        assert text == write_field(values[item.name], item.unit, factor_of(item, 0)), address
    for figure, html in shown["figures"]:
        drawn = figure_html(book, SUBJECT.steps, SUBJECT.pictures, json.loads(figure))
        assert html == page.evaluate(NORMAL, drawn), figure
    for scenario, lines in shown["calculators"]:
        calculator, values = book.inputs(scenario)
        result = run(calculator, values)
        assert lines == {line.name: machine(result.value(line.name)) for line in calculator.lines}


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_number_of_a_lesson_changes_all_that_shows_it(page_on, lesson):
    """Sentence, bullets, charts, steps and calculator agree, as values, after every change."""
    page = page_on("http", f"{TRACK}/{lesson}.html")
    example = page_book(page)
    agrees(page, example)
    wake(page)
    changes = {}
    for address, _ in page.evaluate(SHOWN)["fields"]:
        item, values = input_at(changed_book(example, changes), address)
        value = value_beside(item, values[item.name], -7) or value_beside(item, 1, 1)
        changes[address] = value
        text = write_field(value, item.unit, factor_of(item, 0))
        followed(page, address, value, partial(typed, page, address, text))
        agrees(page, changed_book(example, changes))
    assert page.evaluate(BAR)
    page.click(".cc-bar button:last-child")
    page.wait_for(f"!({BAR})")
    agrees(page, example)
    assert page.console_errors == []


LESSON = f"{TRACK}/what-is-infiniband.html"
HOURS = "course-example input[name='fast.hours']"
OWN = {"fast.hours": 200}
SHIFTS = """new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
  }
}).observe({ type: "layout-shift" })"""


@pytest.fixture
def lesson(page_on):
    """Return the lesson on InfiniBand, awake, and its scenarios."""
    page = page_on("http", LESSON)
    wake(page)
    return page, page_book(page)


def test_a_calculator_changes_the_sentence_and_back(lesson):
    """What is typed into the calculator is the page's; its own way back is the page's too.

    A pause while typing gives an answer, and is no step of its own on the way back.
    """
    page, book = lesson
    page.type_into("course-calculator input[name=hours]", "20")
    page.wait_for(BAR)
    page.write("0")
    page.press("Enter")
    page.wait_for("document.querySelector('course-calculator').last?.now.hours === 200")
    agrees(page, changed_book(book, OWN))
    page.evaluate("document.querySelector('[data-do=undo]').click()")
    page.wait_for(f"!({BAR})")
    agrees(page, book)


def test_a_number_is_stepped_with_the_keys(lesson):
    """Up and down by a stop, a page by ten; what is heard is the number with its unit."""
    page, book = lesson
    item, values = input_at(book, "fast.hours")
    page.evaluate(f'document.querySelector("{HOURS}").focus()')
    now = value_beside(item, value_beside(item, values["hours"], 1), 10)
    followed(page, "fast.hours", now, lambda: (page.press("ArrowUp"), page.press("PageUp")))
    agrees(page, changed_book(book, {"fast.hours": now}))
    heard = page.evaluate(f'document.querySelector("{HOURS}").getAttribute("aria-valuetext")')
    assert heard == f"{now}\u00a0h"


def test_a_number_is_dragged(lesson):
    """Sideways by four pixels a stop; back where it began, it is the number it was."""
    page, book = lesson
    page.evaluate("document.activeElement.blur()")
    box = page.page.locator(HOURS).bounding_box()
    mouse, x, y = page.page.mouse, box["x"] + 8, box["y"] + box["height"] / 2
    item, values = input_at(book, "fast.hours")
    there = value_beside(item, values["hours"], 15)

    def drag():
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 30, y)
        mouse.move(x + 61, y)
        mouse.up()

    followed(page, "fast.hours", there, drag)
    agrees(page, changed_book(book, {"fast.hours": there}))
    assert page.evaluate(f'document.activeElement !== document.querySelector("{HOURS}")')


def test_a_bad_entry_keeps_the_last_good_numbers(lesson):
    """It is told below the sentence, which stays whole; everything shows the numbers of before."""
    page, book = lesson
    page.evaluate(SHIFTS)
    followed(page, "fast.hours", 200, partial(typed, page, "fast.hours", "200"))
    typed(page, "fast.hours", "soon")
    page.wait_for("document.querySelector('.cc-example-problem').textContent !== ''")
    said = page.text(".cc-example-problem")
    assert "not a number" in said
    assert "last that worked" in said
    assert page.evaluate(f'document.querySelector("{HOURS}").getAttribute("aria-invalid")')
    page.type_into(HOURS, "200")
    page.press("Enter")
    page.wait_for("document.querySelector('.cc-example-problem').textContent === ''")
    agrees(page, changed_book(book, OWN))
    assert page.evaluate("window.shifted ?? 0") <= 0.01


def test_a_link_carries_the_numbers(lesson):
    """The address of the bar opens the page with the reader's numbers."""
    page, book = lesson
    followed(page, "fast.hours", 200, partial(typed, page, "fast.hours", "200"))
    page.click(".cc-bar button")
    page.wait_for("location.hash.includes('fast.hours=200')")
    link = page.evaluate("location.href")
    page.open("about:blank")
    page.open(f"{link}&fast.gpus=512")
    page.wait_for(f"document.querySelector('.cc-bar') && {BAR}", timeout=30)
    agrees(page, changed_book(book, {**OWN, "fast.gpus": 512}))


def test_paper_has_the_readers_numbers(lesson):
    """It says whose numbers they are, without buttons; what is no input's stays marked."""
    page, _ = lesson
    followed(page, "fast.hours", 200, partial(typed, page, "fast.hours", "200"))
    page.page.emulate_media(media="print")
    assert page.text(".cc-bar").startswith("Your numbers.")
    look = "getComputedStyle(document.querySelector('.cc-bar')).position"
    assert page.evaluate(look) == "static"
    assert page.evaluate("document.querySelector('.cc-bar button').getClientRects().length") == 0
