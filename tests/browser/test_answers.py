"""The promises of answering: feedback said once, numbers judged by the model, items in order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from college.doctor.meters.axe import axe_violations
from tests.browser.lesson_steps import (
    CHOICE,
    FEEDBACK,
    LESSON,
    NUMBER,
    PATIENCE,
    RECORD,
    TRACK,
    feedback,
    guess,
    one,
)

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]


def check(page, selector, text):
    """Type an answer and press Enter; give what is said to it."""
    page.evaluate(f"{one(f'{selector} {FEEDBACK}')}.textContent = ''")
    page.type_into(f"{selector} input", text)
    page.press("Enter")
    return feedback(page, selector)


def test_feedback_is_said_once_and_focus_stays(page_on):
    """Each check fills the status line once; after two wrong answers the right one is shown."""
    page = page_on("http", LESSON)
    page.evaluate(
        f"""(() => {{
          window.heard = [];
          const said = {one(f"{NUMBER} {FEEDBACK}")};
          new MutationObserver(() => {{ if (said.textContent) heard.push(said.textContent); }})
            .observe(said, {{childList: true, characterData: true, subtree: true}});
        }})()"""
    )
    page.type_into(f"{NUMBER} input", "232960")
    page.press("Enter")
    page.wait_for("heard.length === 1", timeout=PATIENCE)
    assert page.evaluate("document.activeElement.matches('course-question input')")
    assert page.evaluate("heard")[0].startswith("That is the whole bill of the slower job.")
    page.press("Control+a")
    page.write("1 000 000")
    page.press("Enter")
    page.wait_for("heard.length === 2")
    assert "The answer is below." in page.evaluate("heard")[1]
    assert "$53,760" in page.text(f"{NUMBER} .cc-reveal")
    assert page.evaluate(f"{one(f'{NUMBER} .cc-reveal a')}.hash") == "#a-simple-example"
    assert page.evaluate("document.activeElement.matches('course-question input')")
    page.evaluate("new Promise(resolve => setTimeout(resolve, 300))")
    assert len(page.evaluate("heard")) == 2
    kept = page.evaluate(f"{RECORD}.answers[{one(NUMBER)}.dataset.question]")
    assert [item["ok"] for item in kept] == [False, False]


def test_other_numbers_are_asked_and_judged_by_the_model(page_on):
    """Question, answer and slips all follow; what was right before is wrong now."""
    page = page_on("http", LESSON)
    before = page.text(f"{NUMBER} .cc-prompt")
    page.click(f"{NUMBER} .cc-buttons button:nth-of-type(3)")
    page.wait_for(
        f"{one(f'{NUMBER} .cc-prompt')}.innerText !== {json.dumps(before)}", timeout=PATIENCE
    )
    assert check(page, NUMBER, "53760").startswith(("Too", "Twice", "Half"))
    right = page.evaluate(f"{one(f'{NUMBER} .cc-reveal data')}.textContent")
    assert right != "$53,760"
    assert check(page, NUMBER, right) == "Right."


def test_python_waits_until_an_answer_is_checked(page_on, own_servers):
    """A choice, an order or words in a box need none; a number does."""
    page = page_on("http", LESSON)
    page.evaluate(
        f"{one(f'{CHOICE} input')}.checked = true; {one(f'{CHOICE} form')}.requestSubmit()"
    )
    assert "Wrong." in feedback(page, CHOICE)
    page.evaluate("new Promise(resolve => setTimeout(resolve, 800))")
    assert [path for path in own_servers[0].requests if path.endswith(".bin")] == []
    page.evaluate(
        f"{one(f'{NUMBER} input')}.value = '53760'; {one(f'{NUMBER} form')}.requestSubmit()"
    )
    assert feedback(page, NUMBER) == "Right."


def with_an_order() -> str:
    """Return the address of a lesson that asks for an order."""
    folder = ROOT / "lessons" / TRACK
    path = next(path for path in sorted(folder.glob("[0-9]*")) if "kind: order" in path.read_text())
    return f"{TRACK}/{path.stem.partition('-')[2]}.html"


def test_items_are_put_in_order_by_buttons(page_on):
    """Up and down, focus stays on the button, the place is said."""
    page = page_on("http", with_an_order())
    order = "course-question[data-kind=order]"
    right = page.evaluate(
        f"[...{one(f'{order} .cc-reveal ol')}.children].map(item => item.textContent)"
    )
    rows = one(f"{order} .cc-question-order")
    shown = f"[...{rows}.children].map(item => item.firstChild.textContent)"
    assert page.evaluate(shown) != right
    page.evaluate(f"{one(f'{order} form')}.requestSubmit()")
    assert "Not yet" in feedback(page, order)
    for place, name in enumerate(right):
        while page.evaluate(shown).index(name) > place:
            page.evaluate(
                f"[...document.querySelectorAll('{order} button')]"
                f".find(item => item.ariaLabel === {json.dumps('Move up: ' + name)}).focus()"
            )
            page.press("Enter")
            assert page.evaluate("document.activeElement.ariaLabel") == f"Move up: {name}"
    page.evaluate(f"{one(f'{order} form')}.requestSubmit()")
    page.wait_for(f"{one(order)}.dataset.outcome === 'right'")


def test_every_new_state_is_accessible(page_on):
    """A guess revealed, questions wrong and right, steps left blank, a note open, progress made."""
    page = page_on("http", LESSON)
    assert axe_violations(page) == []
    guess(page)
    page.evaluate(
        "document.querySelector('course-steps').next();"
        " document.querySelector('course-steps').next()"
    )
    page.evaluate(
        f"{one(f'{CHOICE} input')}.checked = true; {one(f'{CHOICE} form')}.requestSubmit()"
    )
    page.evaluate(
        "document.querySelector('.cc-lesson-note').open = true;"
        " document.querySelector('.cc-lesson-done > button').click()"
    )
    page.evaluate("document.querySelector('course-question[data-kind=open] form').requestSubmit()")
    check(page, NUMBER, "53760")
    page.evaluate("scrollTo({top: 0, behavior: 'instant'})")  # where no bar covers half a field
    assert axe_violations(page) == []
    page = page_on("http", "learn/progress.html")
    page.evaluate("document.querySelector('.cc-own-page details').open = true")
    assert axe_violations(page) == []


def test_without_scripts_the_answers_are_folded_in_the_page(page_on):
    """Every question, its options with reasons, the guess and the steps can be read."""
    page = page_on("file", LESSON, browser="chromium_without_scripts")
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    text = page.text("article")
    assert "I have my guess: show the number" in text
    assert "The wire. Every message still crosses it." in text
    assert "The extra hours times the cost of one hour: $53,760." in text
