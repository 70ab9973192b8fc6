"""The promises of the record: merging, older and broken records, and the link that carries it."""

import json
import random
import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "college/web/record"
RUN = """
import { readFileSync } from "node:fs";
const names = ["record", "merge", "packed"];
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

    record = {
        "version": 1,
        "erased": {"t": chance.choice([0, 0, 0, 5, 9]), "before": 0},
        "lessons": few(
            lambda: {"first": t(), "last": t(), "done": chance.random() < 0.5, "changed": t()}
        ),
        "answers": few(
            lambda: [
                {"t": t(), "ok": chance.random() < 0.5, "kind": chance.choice(KINDS)}
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
        "scenario": {"t": t(), "values": few(lambda: {"value": "7", "text": "$7"})},
    }
    if record["erased"]["t"]:
        record["erased"]["before"] = chance.choice([0, record["erased"]["t"]])
    return record


@pytest.fixture(scope="module")
def records():
    """Return records in normal form, as a browser stores them."""
    chance = random.Random(20261116)
    raw = [some_record(chance) for _ in range(240)]
    return run(*(["readRecord", json.dumps(item)] for item in raw))


def test_merging_is_commutative_and_idempotent(records):
    """Two computers may merge in any order and as often as they like."""
    pairs = list(zip(records[::2], records[1::2], strict=True))
    there = run(*(["mergedRecords", a, b] for a, b in pairs))
    back = run(*(["mergedRecords", b, a] for a, b in pairs))
    again = run(*(["mergedRecords", both, b] for both, (_, b) in zip(there, pairs, strict=True)))
    itself = run(*(["mergedRecords", a, a] for a, _ in pairs))
    assert there == back == again
    assert itself == [a for a, _ in pairs]


def test_merging_is_associative_where_nothing_was_deleted(records):
    """Three computers agree, whoever meets first."""
    kept = [{**item, "erased": {"t": 0, "before": 0}} for item in records]
    triples = list(zip(kept[::3], kept[1::3], kept[2::3], strict=True))
    first = run(*(["mergedRecords", a, b] for a, b, _ in triples))
    second = run(*(["mergedRecords", b, c] for _, b, c in triples))
    left = run(*(["mergedRecords", x, c] for x, (_, _, c) in zip(first, triples, strict=True)))
    right = run(*(["mergedRecords", a, x] for x, (a, _, _) in zip(second, triples, strict=True)))
    assert left == right


def test_what_was_deleted_stays_deleted(records):
    """A page that still remembers does not bring it back."""
    erased = {"t": 99, "before": 99}
    (blank,) = run(["blankRecord"])
    merged = run(*(["mergedRecords", item, {**blank, "erased": erased}] for item in records))
    assert merged == [{**blank, "erased": erased}] * len(records)


def test_a_link_carries_the_record(records):
    """Packed and unpacked it is the same, but for older answers; and it needs no escape."""
    packed = run(*(["packedRecord", item] for item in records))
    back = run(*(["unpackedRecord", text] for text in packed))
    for item, text, got in zip(records, packed, back, strict=True):
        assert not set(text) & set(' "<>`#\\')
        expected = {
            **item,
            "answers": {key: value[-2:] for key, value in item["answers"].items()},
            "reviews": {key: value[-6:] for key, value in item["reviews"].items()},
        }
        assert got == expected
    merged = run(*(["mergedRecords", a, b] for a, b in zip(records, back, strict=True)))
    assert merged == records


def test_a_track_fits_into_a_link():
    """Seventeen finished lessons with all answers: a link of a few kilobytes."""
    now = 1794800000000
    lessons = {f"a-lesson-with-a-long-name-{n}": n for n in range(17)}
    record = {
        **run(["blankRecord"])[0],
        "lessons": {
            key: {"first": now, "last": now + n, "done": True, "changed": now + n}
            for key, n in lessons.items()
        },
        "answers": {
            f"{key}/{n:08x}": [{"t": now + n, "ok": True, "kind": "choice"}] * 5
            for key in lessons
            for n in range(6)
        },
    }
    assert len(run(["packedRecord", record])[0]) < 16000


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", "{", '"text"', "7", '{"version": 9, "lessons": {}}']
)
def test_what_is_no_record_is_refused_with_a_sentence(text):
    """Nothing is guessed into it."""
    (found,) = run(["readRecord", text])
    assert found["refused"]


def test_an_older_record_is_brought_up_to_date():
    """The first shape had quiz for answers, and a time for done."""
    old = {
        "lessons": {"pue": {"first": 5, "last": 7, "done": 6}},
        "quiz": {"pue/1": [{"t": 6, "ok": True, "sure": True}]},
    }
    (new,) = run(["readRecord", json.dumps(old)])
    assert new["version"] == 1
    assert new["lessons"] == {"pue": {"first": 5, "last": 7, "done": True, "changed": 6}}
    assert new["answers"] == {"pue/1": [{"t": 6, "ok": True, "kind": ""}]}


def test_nonsense_inside_a_record_is_left_out():
    """A wrong type, a strange name or a time that is none harms nothing else."""
    text = (
        '{"version": 1, "lessons": {"__proto__": {"done": true}, '
        '"good": {"first": 1, "last": 2, "changed": "x", "done": 1}, "bad": 5},'
        '"answers": {"q": "no", "r": [null, {"t": -1}, {"t": 3, "ok": true, "kind": {}}]},'
        '"notes": [1], "scenario": "?"}'
    )
    (found,) = run(["readRecord", text])
    assert found["lessons"] == {"good": {"first": 1, "last": 2, "done": False, "changed": 0}}
    assert found["answers"] == {"r": [{"t": 3, "ok": True, "kind": ""}]}
    assert found["notes"] == {}
    assert found["scenario"] == {"t": 0, "values": {}}


def test_a_preview_counts_what_an_import_adds():
    """Four lessons and twelve answers are called four lessons and twelve answers."""
    (blank,) = run(["blankRecord"])
    mark = {"first": 1, "last": 1, "done": True, "changed": 1}
    more = {
        **blank,
        "lessons": {f"l{n}": mark for n in range(4)},
        "answers": {f"q{n}": [{"t": n + 1, "ok": True, "kind": ""}] * 3 for n in range(4)},
    }
    (added,) = run(["addedTo", blank, more])
    assert (added["lessons"], added["answers"], added["notes"]) == (4, 12, 0)


def test_an_import_of_programs_alone_is_news():
    """Who only did the exercises gets them into the other browser too."""
    (blank,) = run(["blankRecord"])
    program = {"t": 5, "code": "print(1)", "runs": 1, "failed": 0, "passed": True}
    (added,) = run(["addedTo", blank, {**blank, "code": {"a-lesson/1": program}}])
    assert {name for name, count in added.items() if count} == {"programs"}
    assert added["programs"] == 1


def test_a_link_carries_programs_and_how_far_they_came():
    """A long program stays behind; its page, which still has it, does not lose it by that."""
    (blank,) = run(["blankRecord"])
    marks = {"runs": 2, "failed": 1, "passed": True}
    code = {
        "short": {"t": 5, "code": "def f():\n    return 'ä' * 3\n", **marks},
        "long": {"t": 6, "code": "# long\n" * 2000, **marks},
        "none": {"t": 7, **marks},
    }
    (packed,) = run(["packedRecord", {**blank, "code": code}])
    (carried,) = run(["unpackedRecord", packed])
    assert carried["code"] == code | {"long": {"t": 6, **marks}}
    for pair in ([{**blank, "code": code}, carried], [carried, {**blank, "code": code}]):
        (merged,) = run(["mergedRecords", *pair])
        assert merged["code"] == code


def test_a_link_stays_short_enough_however_much_was_written():
    """Texts give way before the marks do."""
    (blank,) = run(["blankRecord"])
    program = {"t": 5, "code": "x = 1  # ä\n" * 400, "runs": 1, "failed": 0, "passed": True}
    record = {**blank, "code": {f"lesson-{number}": program for number in range(40)}}
    (packed,) = run(["packedRecord", record])
    assert len(packed) < 60000
    (carried,) = run(["unpackedRecord", packed])
    assert len(carried["code"]) == 40
