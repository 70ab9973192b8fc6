"""The promise of the walls: what reaches beyond a worker is gone, wherever it was defined."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

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


HOLD = """
globalThis.self = {};
const { Measure } = await import(process.argv[1]);
class ErrnoError extends Error {}
const did = { write: 0, tty: 0, mknod: 0, truncate: 0, ftruncate: 0, allocate: 0 };
const files = {
  ErrnoError,
  write: (stream, buffer, at, length) => ((did[stream.tty ? "tty" : "write"] += length), length),
  mknod: () => (did.mknod += 1),
  truncate: (path, length) => (did.truncate += length),
  ftruncate: (stream, length) => (did.ftruncate += length),
  allocate: () => (did.allocate += 1),
};
const measure = new Measure(() => {});
measure.hold(files);
const MB = 1_000_000;
const ways = {
  write: () => files.write({}, null, 0, MB),
  tty: () => files.write({ tty: true }, null, 0, MB / 10),
  mknod: () => files.mknod("/tmp/x"),
  truncate: () => files.truncate("/tmp/x", MB),
  ftruncate: () => files.ftruncate({}, MB),
  allocate: () => files.allocate({}, 0, MB),
};
const refused = {};
for (const [name, way] of Object.entries(ways)) {
  measure.renew();
  for (let n = 0; n < 10_000 && !refused[name]; n++) {
    try { way(); } catch (reason) { refused[name] = reason instanceof ErrnoError; }
  }
}
measure.renew();
console.log(JSON.stringify({ did: { ...did }, refused, again: files.write({}, null, 0, 1) }));
"""


def node(script: str) -> Any:
    """Return what a script says of the walls under Node."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script, WALLS.as_uri()],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_nothing_is_left_that_reaches_beyond():
    """On the worker itself and on all it inherits from; no function leads to its maker."""
    found = node(RUN)
    assert (found["left"], found["above"], found["made"]) == ([], [], 0)
    assert found["sent"] < 2000
    assert found["refused"] == "What the program gave back is too long to be shown."


def test_what_a_program_stores_is_measured():
    """Bytes, files and lengths end in "no space"; what is printed too much is dropped unsaid."""
    found = node(HOLD)
    ways = ("write", "mknod", "truncate", "ftruncate", "allocate")
    assert found["refused"] == dict.fromkeys(ways, True)
    most = {"write": 32_000_000, "tty": 1_000_000, "mknod": 2_000}
    most |= {"truncate": 32_000_000, "ftruncate": 32_000_000, "allocate": 0}
    assert found["did"] == most
    assert found["again"] == 1, "the next run begins anew"
