"""The one way into YAML: a tree with lines, never too deep or too many, never a traceback."""

from __future__ import annotations

from typing import Any

import yaml

from college.records.readers import Wrong

_DEEPEST = 40
_LARGEST = 20_000
"""The values that a text may come to, those it names again by * counted each time."""
_OPENS = (yaml.MappingStartEvent, yaml.SequenceStartEvent)
_CLOSES = (yaml.MappingEndEvent, yaml.SequenceEndEvent)

_END, _QUOTED = "found unexpected end of stream", "while scanning a quoted scalar"
_BAD_SIGN = "found character that cannot start"
"""What the parser says of a quotation mark left open, and of a tab."""
_REMEDY = "mend the line, or put the text in quotes"


class NotYaml(Exception):
    """The text cannot be read: what is wrong, on which of its lines, counted from 0, the remedy."""

    def __init__(self, what: str, line: int = 0, remedy: str = _REMEDY) -> None:
        self.what, self.line, self.remedy = what, line, remedy
        super().__init__(what)


def composed(text: str) -> yaml.Node | None:
    """Return the tree of a text, or raise NotYaml; None for an empty one."""
    try:
        _refuse_depth(text)
        node: yaml.Node | None = yaml.compose(text, Loader=yaml.CSafeLoader)
    except yaml.MarkedYAMLError as broken:
        raise _understood(broken, text) from None
    except (yaml.YAMLError, ValueError):
        raise NotYaml("is not YAML") from None
    if node is not None:
        _size(node, {}, ())
    return node


def _understood(broken: yaml.MarkedYAMLError, text: str) -> NotYaml:
    """Return an error of the parser in words, where it is one that people often make."""
    line = broken.problem_mark.line if broken.problem_mark else 0
    if broken.problem == _END and broken.context == _QUOTED and broken.context_mark:
        what = "has a quotation mark that is never closed"
        return NotYaml(what, broken.context_mark.line, "write the same mark at the end of the text")
    typed = "".join(text.splitlines()[line : line + 1])
    if "\t" in typed and str(broken.problem).startswith(_BAD_SIGN):
        return NotYaml("has a tab in it", line, "write spaces in its place")
    return NotYaml(f"is not YAML ({broken.problem})", line)


def plain(node: yaml.Node) -> Any:
    """Return what a node stands for, or raise Wrong."""
    try:
        return yaml.SafeLoader("").construct_object(node, deep=True)
    except ValueError:  # a day that no calendar has: whoever wants a day says so
        return node.value
    except (yaml.YAMLError, LookupError, AttributeError, TypeError, OverflowError):
        remedy = "write plain text, numbers, lists or keys"
        raise Wrong("cannot be read", remedy) from None


def _refuse_depth(text: str) -> None:
    """Refuse what is nested so deep that composing it would end in the depth of Python."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        depth += isinstance(event, _OPENS) - isinstance(event, _CLOSES)
        if depth > _DEEPEST:
            raise NotYaml(f"is nested more than {_DEEPEST} deep", event.start_mark.line)


def _size(node: yaml.Node, known: dict[int, int], above: tuple[int, ...]) -> int:
    """Return how many values a node comes to, or refuse it; one that holds itself has no end."""
    line = node.start_mark.line
    if id(node) in above:
        raise NotYaml("names itself by *", line)
    if id(node) not in known:
        inside = node.value if isinstance(node, yaml.CollectionNode) else []
        children = [each for entry in inside for each in (entry if _is_pair(entry) else (entry,))]
        known[id(node)] = 1 + sum(_size(each, known, (*above, id(node))) for each in children)
    if known[id(node)] > _LARGEST:
        raise NotYaml(f"comes to more than {_LARGEST:,} values", line)
    return known[id(node)]


def _is_pair(entry: object) -> bool:
    return isinstance(entry, tuple)
