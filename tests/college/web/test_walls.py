"""The promise of the walls: what reaches beyond a worker is gone, wherever it was defined."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

WALLS = Path(__file__).parents[3] / "college/web/runtime/walls.js"
RUN = """
const scope = { fetch: () => 1, importScripts: () => 1 };
const own = Object.create(Object.create(scope), { indexedDB: { value: 1, configurable: true } });
globalThis.self = own;
const { cutOff, noCodeOfText, Measure, measured } = await import(process.argv[1]);
cutOff();
noCodeOfText();
const made = [() => {}, async () => {}, function* () {}].map((one) => one.constructor);
const sent = [];
const measure = new Measure((line) => sent.push(line));
for (let n = 0; n < 5000; n++) measure.print("x");
let refused = "";
try { measured("x".repeat(1e6)); } catch (reason) { refused = reason.message; }
console.log(JSON.stringify({
  left: ["fetch", "importScripts", "indexedDB", "navigator"].filter((name) => self[name]),
  above: Object.keys(scope).filter((name) => scope[name]),
  made: made.filter(Boolean).length,
  sent: sent.length,
  refused,
}));
"""


def test_nothing_is_left_that_reaches_beyond():
    """On the worker itself and on all it inherits from; no function leads to its maker."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", RUN, WALLS.as_uri()],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert (found["left"], found["above"], found["made"]) == ([], [], 0)
    assert found["sent"] < 2000
    assert found["refused"] == "What the program gave back is too long to be shown."
