"""Records as months of use leave them, and the scripts of the record run in Node."""

import json
import random
import subprocess
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "college/web/record"
RUN = """
import { readFileSync } from "node:fs";
const names = ["record", "merge", "lives", "packed", "formerly"];
const modules = await Promise.all(names.map((name) => import(`${process.argv[1]}/${name}.js`)));
const known = Object.assign({}, ...modules);
const cases = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(cases.map(([name, ...given]) => {
  try {
    return known[name](...given) ?? null;
  } catch (reason) {
    return { refused: String(reason.message) };
  }
})));
"""
KINDS = ("number", "choice", "order", "open")


def run(*cases):
    """Call functions of the scripts in Node: each case is a name and what it is given."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", RUN, FOLDER.as_uri()],
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def some_record(chance):
    """Return a record such as months of use leave, with times that clash on purpose."""

    def t():
        return chance.randint(1, 12)

    def few(make):
        return {name: make() for name in "abcdef" if chance.random() < 0.6}

    return {
        "lessons": few(
            lambda: {"first": t(), "last": t(), "done": chance.random() < 0.5, "changed": t()}
        ),
        "answers": few(
            lambda: [
                {"t": t(), "ok": chance.random() < 0.5, "kind": chance.choice(KINDS)}
                | ({"slip": "Twice the answer."} if chance.random() < 0.2 else {})
                for _ in range(chance.randint(1, 30))
            ]
        ),
        "reviews": few(
            lambda: [
                {"t": t(), "rating": chance.randint(1, 4)} for _ in range(chance.randint(1, 4))
            ]
        ),
        "guesses": few(lambda: {"t": t(), "stop": t(), "text": chance.choice(["$1", "$2"])}),
        "notes": few(
            lambda: {"t": t(), "text": chance.choice(["", 'it\'s (an) [odd] "note", 5%!'])}
        ),
        "code": few(
            lambda: (
                {"t": t(), "runs": t(), "failed": t(), "passed": chance.random() < 0.5}
                | chance.choice([{}, {"code": "print('it's (an) [odd] \"program\", 5%!')\n"}])
            )
        ),
        "settings": few(lambda: {"t": t(), "value": chance.choice(["buyers", ""])}),
        "numbers": {"own": {"t": t(), "values": few(lambda: {"value": "7", "text": "$7"})}},
    }


def one_life(record):
    """Return the stored form of one record."""
    return {"version": 2, "ended": [], "folded": [], "lives": {"o-a": record}}


def some_lives(chance):
    """Return what browsers store: lives, some of them the same, some ended or folded."""
    names = [f"o-{name}" for name in "abcde"]
    return {
        "version": 2,
        "ended": [name for name in names if chance.random() < 0.15],
        "folded": [name for name in names if chance.random() < 0.15],
        "lives": {name: some_record(chance) for name in names if chance.random() < 0.5},
    }


def only_life(record):
    """Return the lives that a record of the first edition becomes: one."""
    (found,) = run(["readLives", json.dumps(record)])
    return [*found["lives"].values()]


def many_lives():
    """Return lives in normal form, as a browser stores them."""
    chance = random.Random(20261116)
    raw = [some_lives(chance) for _ in range(240)]
    return run(*(["readLives", json.dumps(item)] for item in raw))
