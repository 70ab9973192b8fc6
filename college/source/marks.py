"""The marks inside a line: `{{ … }}` is a number, `[@KEY]` a source, and TeX a formula."""

from __future__ import annotations

import re
from typing import NamedTuple

CITATION = re.compile(r"\[@(?P<key>\w+)\]")
FORMULA = re.compile(r"(?<![\\`])(?<!`` )\$`(?P<tex>[^`\n]+)`\$")
"""TeX between a dollar sign with a backtick and a backtick with one: a lone sign is money."""
EXPRESSION = re.compile(r"\{\{\s*+(?P<body>(?:[^{}\s]++|\s++(?!\}\}))*+)\s*+\}\}")
"""Read in one pass: nothing is gone back over, however many spaces stand in it."""
_NAME = re.compile(r"(?<![\w.\"'])[A-Za-z_]\w*(?=\.|\()")


class Written(NamedTuple):
    """What stands between the braces, taken apart."""

    expression: str
    spec: str
    """How the number is to be written."""
    editable: bool
    name: str
    """What the author calls the field, where the input's own name will not do."""


def split_expression(body: str) -> Written:
    """Take what stands between the braces apart.

    >>> split_expression("slow.cost:words")
    Written(expression='slow.cost', spec='words', editable=False, name='')
    >>> split_expression("edit slow.hours: Hours on the slower road").name
    'Hours on the slower road'
    """
    editable = body.startswith("edit ")
    expression, _, rest = body.removeprefix("edit ").partition(":")
    spec, name = ("", rest.strip()) if editable else (rest.strip(), "")
    return Written(expression.strip(), spec, editable, name)


def names_in(expression: str) -> set[str]:
    """Return the scenarios and calculators that an expression names.

    >>> sorted(names_in("slow.cost - rent(days=8).cost"))
    ['rent', 'slow']
    """
    return set(_NAME.findall(expression))
