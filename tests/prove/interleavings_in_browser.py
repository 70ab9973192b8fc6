"""Tabs of a real browser that write at the same time: nothing that was done may be lost.

Run by its row of `make prove`; its name keeps it out of `make test`, where four tabs write once.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.lesson_steps import LESSON, PATIENCE, RECORD

pytestmark = pytest.mark.browser
ROUNDS = 10
"""Orders of events in one test, in the same tabs."""
WRITE = """([name, seed]) => {
  let state = seed >>> 0;
  const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const blank = () => Object.fromEntries(Object.keys(collegeLearning.record).map((k) => [k, {}]));
  window.done = [];
  window.finished = false;
  let left = 12;
  const step = () => {
    if (left-- === 0) return void (window.finished = true);
    const id = `${name}-${left}`;
    const what = chance();
    if (what < 0.5) {
      collegeLearning.change((record) => { record.notes[id] = { t: 7, text: id }; });
      window.done.push(id);
    } else if (what < 0.8) {
      collegeLearning.change((record) => {
        record.answers[id] = [{ t: 7, ok: true, kind: "number" }];
      });
      window.done.push(id);
    } else {
      const brought = collegeLearning.bring({ ...blank(), notes: { [id]: { t: 5, text: id } } });
      if (chance() < 0.5) collegeLearning.end([brought]);
      else window.done.push(id);
    }
    setTimeout(step, chance() * 6);
  };
  setTimeout(step, chance() * 6);
}"""


@pytest.mark.parametrize("seed", range(20))
def test_tabs_that_write_at_once_lose_nothing(page_on: Callable[..., Any], seed: int) -> None:
    """Notes, answers, imports, imports undone and a tab loaded anew, in two to four tabs."""
    chance = random.Random(seed)
    page = page_on("http", LESSON)
    tabs = [page, *(page.beside() for _ in range(chance.randint(1, 3)))]
    wanted: set[str] = set()
    for turn in range(ROUNDS):
        for number, tab in enumerate(tabs):
            tab.evaluate(WRITE, [f"s{seed}-r{turn}-t{number}", chance.randrange(2**31)])
        for tab in tabs:
            tab.wait_for("window.finished", timeout=PATIENCE)
            wanted |= set(tab.evaluate("window.done"))
        page.open(page.evaluate("location.href"))
        kept = page.evaluate(f"[...Object.keys({RECORD}.notes), ...Object.keys({RECORD}.answers)]")
        assert wanted - set(kept) == set(), f"round {turn}"
    for tab in tabs[1:]:
        tab.page.close()
