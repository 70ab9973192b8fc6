"""The walls of exercises and the reader's record, as Node alone sees them."""

from tests.prove.mutations.mutation import Mutation

_WALLS = "college/web/runtime/walls.js"
_LIVES = "college/web/record/lives.js"
_KEEPER = "college/web/record/keeper.js"
_TEST_WALLS = "tests/college/web/test_walls.py"
_TEST_LIVES = "tests/college/web/test_lives.py"
_TEST_RECORD = "tests/college/web/test_record.py"

MUTATIONS = (
    Mutation("a way out of the worker", _WALLS, '  "fetch",\n', "", _TEST_WALLS),
    Mutation(
        "ways out on prototypes",
        _WALLS,
        "holder = Object.getPrototypeOf(holder);",
        "holder = null;",
        _TEST_WALLS,
    ),
    Mutation(
        "code of text",
        _WALLS,
        '"constructor", { value: undefined }',
        '"unused", { value: undefined }',
        _TEST_WALLS,
    ),
    Mutation(
        "lines that are printed",
        _WALLS,
        "if ((this.left.pieces -= 1) >= 0) this.send(line);",
        "this.send(line);",
        _TEST_WALLS,
    ),
    Mutation(
        "bytes past print",
        _WALLS,
        "stream.tty && (this.left.printed -= length) < 0",
        "stream.tty && false",
        _TEST_WALLS,
    ),
    Mutation(
        "bytes of files",
        _WALLS,
        "!stream.tty && (this.left.written -= length) < 0",
        "!stream.tty && false",
        _TEST_WALLS,
    ),
    Mutation(
        "length that is only asked for",
        _WALLS,
        "(this.left.written -= length) < 0 ? full() : cut",
        "false ? full() : cut",
        _TEST_WALLS,
    ),
    Mutation(
        "space that is only asked for",
        _WALLS,
        "if (files.allocate) files.allocate = full;",
        "",
        _TEST_WALLS,
    ),
    Mutation(
        "length of a reply",
        _WALLS,
        "text.length <= LONGEST_REPLY",
        "text.length >= 0",
        _TEST_WALLS,
    ),
    Mutation(
        "length of an error",
        "calculators/exercise/limits.py",
        "SAID = 2_000",
        "SAID = 2_000_000",
        "tests/calculators/exercise",
    ),
    Mutation(
        "length of output",
        "calculators/exercise/limits.py",
        "CHARACTERS = 20_000",
        "CHARACTERS = 20_000_000",
        "tests/calculators/exercise",
    ),
    Mutation("deleted lives", _LIVES, "if (both && !over.has(name))", "if (both)", _TEST_LIVES),
    Mutation(
        "join of two records",
        "college/web/record/merge.js",
        "found[id] = join(/** @type {T} */ (one ?? other), /** @type {T} */ (other ?? one));",
        "found[id] = one ?? other;",
        _TEST_LIVES,
    ),
    Mutation(
        "a clock that runs ahead",
        _LIVES,
        "const soon = now + DAY;",
        "const soon = Infinity;",
        _TEST_LIVES,
    ),
    Mutation(
        "what found no room",
        _KEEPER,
        "    this.unsaved = joinedLives(this.unsaved, lives);\n",
        "",
        _TEST_LIVES,
    ),
    Mutation(
        "what other pages wrote",
        _KEEPER,
        "this.stored = joinedLives(this.stored, this.renamed(readLives(text)));",
        "this.stored = this.renamed(readLives(text));",
        _TEST_LIVES,
    ),
    Mutation(
        "a record of a newer edition",
        _LIVES,
        "if (Number.isInteger(version) && version > VERSION) throw new Unreadable(NEWER);",
        "if (version > VERSION) return noLives();",
        _TEST_RECORD,
    ),
    Mutation(
        "length of a carried link",
        "college/web/record/packed.js",
        "most: 60000",
        "most: 6000000",
        _TEST_RECORD,
    ),
)
