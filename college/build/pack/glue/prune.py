"""How a minified script loses the functions nobody in it calls.

Emscripten's script is one function whose body declares some 3,000 others, most of them for
graphics, sound and sockets. A browser reads all of them at each start. Whatever a kept statement
mentions, in code or in text, stays; so does every statement that is more than a plain declaration.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field

from college.build.pack.problem import CannotPack

_WORD = re.compile(r"[A-Za-z_$][\w$]*")
_DECLARED = re.compile(
    r"(?:async )?function\*? ([\w$]+)\("
    r"|class ([\w$]+)"
    r"|(?:var|let|const) ([\w$]+)="
    r"(?:(?:async )?(?:\([^()]*\)|[\w$]+)=>|function\b|\{|\[\];|[\w$.-]+;|\"[^\"]*\";)"
)
_ABOUT = re.compile(r'([\w$]+)\.(?:sig|isAsync)=|Module\["([\w$]+)"\]=([\w$]+)$')
_TOKEN = re.compile(r"""\"(?:[^"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|[\w$]+|\s+|.""", re.DOTALL)
_TEMPLATE = re.compile(r"[`}](?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_VALUE_ENDS = re.compile(r"[\w$)\]}\"'`]")
_BEFORE_REGEX = {
    "return",
    "typeof",
    "case",
    "in",
    "of",
    "delete",
    "void",
    "throw",
    "new",
    "else",
    "do",
}


def statements(body: str) -> list[str]:
    """Split the body of a function into its statements; joined again they are the same text.

    >>> statements('var a=1;function b(){return/[}"]/.test(`x${c({})}`)}b.sig="v";')
    ['var a=1;', 'function b(){return/[}"]/.test(`x${c({})}`)}', 'b.sig="v";']
    >>> statements("if(a){b()}else{c()}var d;")
    ['if(a){b()}else{c()}', 'var d;']
    """
    found, start = [], 0
    reader = _Reader(body)
    while reader.at < len(body):
        reader.step()
        if reader.open:
            continue
        if reader.last == ";" or (reader.last == "}" and _ends(body, start, reader.at)):
            found.append(body[start : reader.at])
            start, reader.last = reader.at, ";"
    return [*found, body[start:]] if start < len(body) else found


@dataclass
class _Reader:
    """A place in a script: which brackets are open there, and which token came last."""

    body: str
    at: int = 0
    last: str = ""
    open: list[str] = field(default_factory=list)

    def step(self) -> None:
        """Go past one token."""
        letter = self.body[self.at]
        if letter == "/" and not (
            _VALUE_ENDS.match(self.last[-1:]) and self.last not in _BEFORE_REGEX
        ):
            self._pass(_REGEX, "/")
        elif letter == "`":
            self._template()
        elif letter == "}" and self.open[-1:] == ["${"]:
            self.open.pop()
            self._template()
        else:
            self._token()

    def _token(self) -> None:
        text = self._pass(_TOKEN, "")
        if text in "([{":
            self.open.append(text)
        elif text in ")]}":
            if not self.open:
                raise CannotPack(f"Pyodide's script closes a “{text}” that it never opened")
            self.open.pop()
        if not text.isspace():
            self.last = text

    def _template(self) -> None:
        """Go past the text of a template literal, to its end or to code inside it."""
        if self._pass(_TEMPLATE, "`").endswith("${"):
            self.open.append("${")
            self.last = "("

    def _pass(self, pattern: re.Pattern[str], last: str) -> str:
        match = pattern.match(self.body, self.at)
        if match is None:
            raise CannotPack(f"Pyodide's script is not understood at “{self.body[self.at :][:40]}”")
        self.at = match.end()
        self.last = last or self.last
        return match[0]


def _ends(body: str, start: int, at: int) -> bool:
    """Say whether a brace ends the statement: a declaration, or a block that nothing continues."""
    head = body[start : start + 60]
    if re.match(r"(?:async )?function\b|class\b", head):
        return True
    if re.match(r"(?:if|for|while|switch|try|do)\b|\{", head):
        return not re.match(r"else\b|catch\b|finally\b|while\b", body[at : at + 8])
    return False


@dataclass(frozen=True)
class _Statement:
    text: str
    declares: str  # the name it only declares, or nothing
    about: str  # the name without which it has no purpose, or nothing


def pruned(body: str, wanted: frozenset[str]) -> str:
    """Return the body without declarations that neither the rest of it nor `wanted` mentions."""
    all_ = [_read(text) for text in statements(body)]
    by_name: dict[str, list[_Statement]] = defaultdict(list)
    for statement in all_:
        if statement.declares:
            by_name[statement.declares].append(statement)
    kept: set[str] = set()
    open_ = [
        name
        for statement in all_
        if not statement.declares and not statement.about
        for name in _WORD.findall(statement.text)
    ]
    open_ += wanted
    while open_:
        name = open_.pop()
        if name not in kept:
            kept.add(name)
            open_ += [word for statement in by_name[name] for word in _WORD.findall(statement.text)]
    return "".join(
        item.text for item in all_ if (item.declares or item.about or next(iter(kept))) in kept
    )


def _read(text: str) -> _Statement:
    declared = _DECLARED.match(text)
    if declared:
        return _Statement(text, next(filter(None, declared.groups())), "")
    about = _ABOUT.match(text.removesuffix(";"))
    if about:
        return _Statement(text, "", about[1] or about[3])
    return _Statement(text, "", "")
