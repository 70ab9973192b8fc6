"""Texts of authors gone wrong: front matter, course file, expressions, Markdown, bytes, names."""

from __future__ import annotations

import random
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from college.checks.running.gather import gather
from tests.college.generated_course import write_course
from tests.fuzz.judge import MOST_CPU, TooLong, inside, patience
from tests.fuzz.words import any_text

LONGEST_SENTENCE = 2_000
_SIGNS = 100_000
"""A course so long may take `MOST_CPU`; a longer one, as much longer."""
_BOMB = (
    "&a [x, x, x, x, x, x, x, x, x]\n"
    + "".join(f"k{n}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 9)}]\n" for n in range(12))
    + "last: *m"
)
YAML = (
    *("!!bool maybe", "!!int x", "!!int ''", "!!float abc", "!!timestamp 99", "!!binary x"),
    *("!!set {a}", "!!python/object:os.system x", "!!omap [a]", "!!pairs [a]", "!!str [a]"),
    *("9" * 4_301, "0x", "0b2", "0o9", "1e999", ".nan", "-.inf", "12:30:45", "1_000", "2026-13-45"),
    *("[" * 1_000, "{a: " * 1_000, "- " * 1_000, "[" * 1_000 + "]" * 1_000, _BOMB),
    *("*unknown", "&a [*a]", "<<: *a", "<<: [1]", "{<<: 7}", "{[]: 1}", "? a", "|\n  x", ">", "&"),
    *("null", "~", "'", '"', "%", "@x", "`x", "\t", "- a", "a: b: c", "{", "]", "!", "#", "--- x"),
    *("\x00", "\x07", "\x0b", "\x85", "\u2028", "\ufeff", "\ud7ff", "\ufffe", "\x1b[1m", "é"),
)
"""What YAML has that authors do not expect, and what it has not."""
EXPRESSIONS = (
    *("(" * 1_000, "-" * 3_000 + "1", "1+" * 1_500 + "1", "a." * 1_000, "9" * 5_000, "1e999"),
    *("1/0", "1e308*10", "()", "''", "f''", "lambda: 1", "a if b else c", "[x for x in y]", "\x00"),
    *("__import__('os')", "fast.cost.real", "fast[0]", "*a", "a:=1", "9**9**9", "1:.99999f", "1:x"),
    *("training_job(gpus=1e999).cost", "training_job(gpus='x').cost", "training_job(**{}).cost"),
    *("training_job(gpus=" + "9" * 400 + ").cost", "training_job(1).cost", "True", "None", "..."),
)
MARKDOWN = (
    *("/// note", "///", "/// note\n/// note\n///\n///", "///" * 500, "/// " + "x" * 5_000),
    *(
        "> " * 1_000 + "x",
        "- " * 1_000 + "x",
        "#" * 20_000 + "x",
        "`" * 3_000,
        "[" * 3_000,
        "*" * 3_000,
    ),
    *(
        "_a" * 2_000,
        "![" * 1_000,
        "<" * 3_000,
        "|" * 2_000,
        "\\" * 3_000,
        "[^1]" * 500,
        "$" * 3_000,
    ),
    *("[a](" * 1_000, "<a " * 1_000, "&#x" * 1_000, "~~~" * 500, "```" * 500, "{{" * 1_000),
    *(
        "{{ " + "x" * 5_000 + " }}",
        "{:" * 1_000,
        "***a" * 800,
        "<!--" * 800,
        "[x]: " * 800,
        "=" * 3_000,
    ),
)
"""What Markdown nests, and readers of it look ahead for."""


class Course:
    """A small course, of which one file is spoiled at a time."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.good = {
            path: path.read_bytes()
            for path in sorted(root.rglob("*"))
            if path.suffix in {".md", ".yml"}
        }
        self.lessons = [path for path in self.good if path.parent.parent.name == "lessons"]
        self._made: list[Path] = []

    @classmethod
    def written(cls, root: Path) -> Course:
        """Write one with a lesson, a term and a page."""
        write_course(root, tracks=1, lessons=1)
        (root / "docs/index.md").write_text("# Home\n\nA page.\n", "utf-8")
        return cls(root)

    def spoil(self, chance: random.Random) -> str:
        """Spoil one file in one way; return the way."""
        self.mend()
        kind = chance.choice(tuple(KINDS))
        KINDS[kind](self, chance)
        return kind

    def mend(self) -> None:
        """Put every file back."""
        for path, text in self.good.items():
            if path.read_bytes() != text:
                path.write_bytes(text)
        for path in self._made:
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
        self._made = []

    def front_matter(self, chance: random.Random) -> None:
        """Give a key of a record another value, or put a line among its keys."""
        path = chance.choice(self.lessons)
        head, body = _parted(self.good[path].decode())
        self._write(path, f"---\n{_changed(chance, head)}---\n{body}")

    def course_file(self, chance: random.Random) -> None:
        """The same in the file of the course."""
        path = self.root / "course.yml"
        self._write(path, _changed(chance, self.good[path].decode()))

    def expression(self, chance: random.Random) -> None:
        """Put an expression into a lesson."""
        text = chance.choice((chance.choice(EXPRESSIONS), any_text(chance)))
        self._insert(chance, f"So {{{{ {text} }}}} it is.\n")

    def markdown(self, chance: random.Random) -> None:
        """Put a line into a lesson."""
        one, other = chance.choice((*MARKDOWN, any_text(chance))), any_text(chance)
        self._insert(chance, chance.choice((one, other, one + other)) + "\n")

    def bytes_of(self, chance: random.Random) -> None:
        """Change, add or cut bytes of any file."""
        path = chance.choice(sorted(self.good))
        data = bytearray(self.good[path])
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(data))
            data[at : at + chance.randint(0, 2)] = bytes([chance.randrange(256)])
        path.write_bytes(data if chance.random() < 0.8 else data[: chance.randrange(len(data))])

    def name(self, chance: random.Random) -> None:
        """Add a file or a folder of an odd name."""
        folder = chance.choice((self.lessons[0].parent, self.root / "docs", self.root / "lessons"))
        letters = re.sub(r"[/\x00\ud800-\udfff]", "", any_text(chance))[:40]
        name = chance.choice(
            (letters, f"{letters}.md", f"01-{letters}.md", "x.md", ".md", "index.md")
        )
        path = folder / name
        if name in {"", ".", ".."} or path.exists():
            return
        self._made.append(path)
        if chance.random() < 0.5:
            path.mkdir()
        else:
            path.write_bytes(any_text(chance).encode(errors="replace"))

    def _insert(self, chance: random.Random, line: str) -> None:
        path = chance.choice(self.lessons)
        head, body = _parted(self.good[path].decode())
        lines = body.splitlines(keepends=True)
        lines.insert(chance.randint(0, len(lines)), line)
        self._write(path, f"---\n{head}---\n{''.join(lines)}")

    @staticmethod
    def _write(path: Path, text: str) -> None:
        path.write_bytes(text.encode(errors="surrogatepass"))


KINDS: dict[str, Callable[[Course, random.Random], None]] = {
    "front matter": Course.front_matter,
    "course file": Course.course_file,
    "expression": Course.expression,
    "markdown": Course.markdown,
    "bytes": Course.bytes_of,
    "name": Course.name,
}


def tried(course: Course, seed: int, count: int) -> Iterator[tuple[str, list[str]]]:
    """Spoil the course so many times, and yield what is wrong with how it is told."""
    gather(course.root)
    for number in range(count):
        chance = random.Random(seed * 1_000_003 + number)
        kind = course.spoil(chance)
        yield f"{kind}, seed {seed}, number {number}", told(course.root)
    course.mend()


def told(root: Path) -> list[str]:
    """Read a course that may be spoiled, and return what is wrong with what is said of it."""
    least = float("inf")
    try:
        with patience(5.0):
            for _ in range(3):
                before = time.thread_time()
                problems = gather(root, drafts=True).problems
                least = min(least, time.thread_time() - before)
                if least < MOST_CPU:
                    break
    except TooLong:
        return ["takes more than five seconds"]
    except Exception as reason:  # noqa: BLE001 - that is what is looked for
        return [f"raises {type(reason).__name__}: {str(reason)[:100]}"]
    signs = sum(path.stat().st_size for path in root.rglob("*") if path.is_file())
    slow = least > MOST_CPU * max(1, signs / _SIGNS)
    found = [f"takes {least * 1000:.0f} ms"] if slow else []
    typed = [path.name for path in root.rglob("*")]
    typed += [word for path in root.rglob("*.md") for word in _odd_words(path)]
    for problem in problems:
        found += inside(f"{problem.what}; {problem.remedy}.", typed)
        if len(str(problem)) > LONGEST_SENTENCE:
            found.append(f"a sentence of {len(str(problem)):,} signs")
    return found


def _odd_words(path: Path) -> list[str]:
    """Return the words of a file in which the judge would see the inside of a program."""
    text = path.read_bytes().decode(errors="replace") if path.is_file() else ""
    return [word for word in re.findall(r"\w+", text + text.lower()) if inside(word)]


def _parted(text: str) -> tuple[str, str]:
    _, head, body = text.split("---\n", 2)
    return head, body


def _changed(chance: random.Random, head: str) -> str:
    """Return some YAML with one value of it replaced, or one line more."""
    odd = chance.choice((*YAML, any_text(chance)))
    keys = list(re.finditer(r"(?m)^([a-z_]+):.*\n", head))
    if not keys or chance.random() < 0.2:
        return f"{odd}\n{head}"
    key = chance.choice(keys)
    return f"{head[: key.start()]}{key[1]}: {odd}\n{head[key.end() :]}"
