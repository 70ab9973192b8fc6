"""The loaded modules, byte-compiled and written to a zip by Pyodide's own Python.

It runs inside Pyodide under Node: this machine's Python writes byte code of another version. What
no reader's Python ever reads is left out, so that less has to be downloaded.
"""

import sys

LOADED = sorted(sys.modules)
"""Taken before this file imports its own tools."""

import ast  # noqa: E402 - after the list above, which it would lengthen
import importlib.util  # noqa: E402 - the same
import marshal  # noqa: E402 - the same
import types  # noqa: E402 - the same
import zipfile  # noqa: E402 - the same

_LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
_STAMP = (2000, 1, 1, 0, 0, 0)
_LONGEST = 8
"""So many units of code at the most has one entry of a table of lines."""
_LINE, _NO_LINE = 13, 15
"""The kinds of entry that have a line without columns, and none."""


def write_library(path: str, bare: list[str], traced: list[str]) -> None:
    """Write the loaded modules as byte code; what the library holds as such is taken as it is.

    A module of `traced` keeps the lines of its instructions, and none the columns. One of `bare`
    loses docstrings and annotations, the library of Python its docstrings.
    """
    files = {getattr(sys.modules[name], "__file__", None) or "" for name in LOADED}
    ours = sorted(file for file in files if file.startswith(_LIBRARY))
    write_modules(
        path, [file.removeprefix(_LIBRARY).removesuffix("c") for file in ours], bare, traced
    )


def write_modules(path: str, names: list[str], bare: list[str], traced: list[str]) -> None:
    """Write modules of the library as byte code, by their paths in it."""
    source = zipfile.ZipFile(_LIBRARY[:-1])
    known = set(source.namelist())
    with zipfile.ZipFile(path, "w") as library:
        for inside in names:
            if inside + "c" in known:
                pyc = source.read(inside + "c")
            else:
                text = source.read(inside)
                pyc = _pyc(text, _compiled(inside, text, {*bare}, {*traced}))
            library.writestr(zipfile.ZipInfo(inside + "c", _STAMP), pyc)


def _pyc(text: bytes, code: types.CodeType) -> bytes:
    # Bit 0 marks byte code that is found by hash; bit 1, unset, that it is not checked again.
    flags, digest = (1).to_bytes(4, "little"), importlib.util.source_hash(text)
    return importlib.util.MAGIC_NUMBER + flags + digest + marshal.dumps(code)


def _compiled(path: str, text: bytes, bare: set[str], traced: set[str]) -> types.CodeType:
    tree = ast.parse(text)
    if path in bare:
        tree = ast.fix_missing_locations(_Bare().visit(tree))
    ours = path in bare or path in traced
    code = compile(tree, path, "exec", dont_inherit=True, optimize=0 if ours else 2)
    return _lean(code, lines=path in traced)


class _Bare(ast.NodeTransformer):
    """Takes out docstrings, assertions, and the annotations of functions; those of classes stay.

    A class gets a docstring of one sign: a dataclass without one writes itself a long one. It
    also writes no way to print itself, which only a developer would do.
    """

    def visit_Module(self, node: ast.Module) -> ast.AST:
        _undocument(node)
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.Expr(ast.Constant("."))
        for made in node.decorator_list:
            if isinstance(made, ast.Call) and ast.unparse(made.func) == "dataclass":
                made.keywords.append(ast.keyword("repr", ast.Constant(value=False)))
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        given = node.args
        for argument in (
            *given.posonlyargs,
            *given.args,
            *given.kwonlyargs,
            *filter(None, (given.vararg, given.kwarg)),
        ):
            argument.annotation = None
        _undocument(node)
        return self.generic_visit(node)

    def visit_Assert(self, _: ast.Assert) -> ast.AST:
        return ast.Pass()


def _undocument(node: ast.Module | ast.FunctionDef) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        node.body[:1] = [] if node.body[1:] else [ast.Pass()]


def _lean(code: types.CodeType, *, lines: bool) -> types.CodeType:
    """Return the code without the columns of its instructions, and without their lines if so."""
    inner = tuple(
        _lean(constant, lines=lines) if isinstance(constant, types.CodeType) else constant
        for constant in code.co_consts
    )
    return code.replace(co_consts=inner, co_linetable=_table(code) if lines else b"")


def _table(code: types.CodeType) -> bytes:
    """Return the table of a code's lines as Python keeps it, without columns."""
    table, before = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        for first in range(start, end, 2 * _LONGEST):
            length = min((end - first) // 2, _LONGEST) - 1
            table.append(0x80 | (_NO_LINE if line is None else _LINE) << 3 | length)
            if line is not None:
                table += _signed(line - before)
                before = line
    return bytes(table)


def _signed(number: int) -> bytes:
    """Return a number as the table has it: six bits a byte, the lowest of all its sign."""
    left = -number << 1 | 1 if number < 0 else number << 1
    found = bytearray()
    while left >= 64:  # noqa: PLR2004 - six bits
        found.append(0x40 | left & 63)
        left >>= 6
    return bytes((*found, left))
