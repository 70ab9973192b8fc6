"""The promises of joining: no order of events, no clock and no page that is late loses anything."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.college.web.records_in_node import FOLDER, many_lives, run

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def stored():
    """Return lives in normal form, as a browser stores them."""
    return many_lives()


def test_joining_is_commutative_and_idempotent(stored):
    """Two computers may meet in any order and as often as they like."""
    pairs = list(zip(stored[::2], stored[1::2], strict=True))
    there = run(*(["joinedLives", a, b] for a, b in pairs))
    back = run(*(["joinedLives", b, a] for a, b in pairs))
    again = run(*(["joinedLives", both, b] for both, (_, b) in zip(there, pairs, strict=True)))
    itself = run(*(["joinedLives", a, a] for a, _ in pairs))
    assert there == back == again
    assert itself == [a for a, _ in pairs]


def test_joining_is_associative(stored):
    """Three computers agree, whoever meets first, deletions included."""
    triples = list(zip(stored[::3], stored[1::3], stored[2::3], strict=True))
    first = run(*(["joinedLives", a, b] for a, b, _ in triples))
    second = run(*(["joinedLives", b, c] for _, b, c in triples))
    left = run(*(["joinedLives", x, c] for x, (_, _, c) in zip(first, triples, strict=True)))
    right = run(*(["joinedLives", a, x] for x, (a, _, _) in zip(second, triples, strict=True)))
    assert left == right
    assert any(item["ended"] and item["lives"] for item in left)


def test_folding_changes_nothing_that_pages_see(stored):
    """Many lives become one; whoever still has the old ones sees the same."""
    folded = run(*(["foldedLives", item, "o-new"] for item in stored))
    again = run(*(["joinedLives", one, two] for one, two in zip(folded, stored, strict=True)))
    for group in (folded, again):
        assert run(*(["seenIn", item, 99] for item in group)) == run(
            *(["seenIn", item, 99] for item in stored)
        )
    assert all(len(item["lives"]) <= 1 for item in folded)


def test_what_was_deleted_stays_deleted_and_nothing_else_is(stored):
    """A page that still remembers does not bring it back; a life begun since is not touched."""
    (blank,) = run(["blankRecord"])
    fresh = {**blank, "notes": {"a": {"t": 1, "text": "since"}}}
    over = [
        {"version": 2, "ended": sorted(item["lives"]), "folded": [], "lives": {"o-z": fresh}}
        for item in stored
    ]
    joined = run(*(["joinedLives", a, b] for a, b in zip(stored, over, strict=True)))
    assert [item["lives"] for item in joined] == [{"o-z": fresh}] * len(stored)


def test_a_clock_that_ran_ahead_erases_and_freezes_nothing():
    """The next change counts as later than what it was made from; dates after now give way."""
    (blank,) = run(["blankRecord"])
    ahead = {**blank, "notes": {"a": {"t": 4_000_000_000_000, "text": "from the future"}}}
    (made,) = run(["madeNew", ahead, {**blank, "notes": {"a": {"t": 7, "text": "today"}}}])
    (both,) = run(["mergedRecords", ahead, {**blank, **made}])
    assert both["notes"]["a"]["text"] == "today"
    answers = {"q": [{"t": 5, "ok": True, "kind": ""}, {"t": 9e12, "ok": False, "kind": ""}]}
    lives = {
        "version": 2,
        "ended": [],
        "folded": [],
        "lives": {"o-a": {**blank, "answers": answers}},
    }
    (seen,) = run(["seenIn", lives, 1000])
    assert seen["answers"]["q"] == answers["q"][:1]


def test_pages_that_write_at_once_lose_nothing():
    """A thousand random orders of events in two to four pages, crashes and no room included."""
    script = Path(__file__).with_name("interleavings.mjs")
    done = subprocess.run(
        ["node", str(script), FOLDER.as_uri(), "1", "1000"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"tried": 1000, "lost": 0, "examples": []}
