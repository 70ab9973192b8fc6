"""What a text asks, on paper: the question stays in its place, the answer goes to the end."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from string import ascii_lowercase

from college.exports.book.tree import Piece, classes, made, pieces, with_class, words
from college.source.question import Kind

_WORDS = {"course-guess": "Guess", "course-question": "Question", "course-exercise": "Exercise"}
ASKED = frozenset(_WORDS)
"""The elements that ask."""
_TASK = "Task"
_PROMPT = "cc-prompt"
Inside = Callable[[etree.Element], list[Piece]]


@dataclass(frozen=True)
class Answer:
    """The answer to what was asked under a label, and the two places that lead to each other."""

    label: str
    prompt: str
    asked_at: str
    id: str
    held: list[Piece]


@dataclass
class Asking:
    """Numbers what one text asks, and gathers the answers."""

    answers: list[Answer] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

    def asked(self, element: etree.Element, inside: Inside, prefix: str) -> Iterator[Piece]:
        """Return what is asked without its answer, which is kept for the end."""
        word = _WORDS.get(str(element.tag), _TASK)
        self.counts[word] = self.counts.get(word, 0) + 1
        label = f"{word} {self.counts[word]}"
        place = f"{prefix}{label.lower().replace(' ', '-')}"
        prompt = with_class(element, _PROMPT)
        assert prompt is not None
        shown: list[Piece] = []
        held: list[Piece] = []
        for part in pieces(element):
            if isinstance(part, str) or part is prompt:
                continue
            if part.tag == "details":
                asked, answer = _parted(part, element.get("data-kind", ""), inside)
                shown += asked
                held += answer
            else:
                shown += inside(made("div", None, part))
        self.answers.append(Answer(label, words(prompt), place, f"{place}-answer", held))
        head = made("p", {"class": "cc-label"}, label)
        to = made("a", {"href": f"#{place}-answer", "class": "to-answer"}, "Answer at the end")
        looks = f"asked asked-{word.lower()}"
        asked_words = made("p", {"class": _PROMPT}, *inside(prompt))
        yield made("div", {"class": looks, "id": place}, head, asked_words, *shown, _line(to))


def _line(link: etree.Element) -> etree.Element:
    return made("p", {"class": "answer-line"}, link)


def _parted(fold: etree.Element, kind: str, inside: Inside) -> tuple[list[Piece], list[Piece]]:
    """Return what of a fold is part of the question, and what of the answer."""
    cue = fold.find("summary")
    if "cc-exercise-clue" in classes(fold) or "cc-exercise-checks" in classes(fold):
        return inside(made("div", None, fold)), []
    if cue is not None:
        fold.remove(cue)
    if kind == Kind.CHOICE:
        return _choices(fold, inside)
    if kind == Kind.ORDER:
        items = [*fold.iter("li")]
        mixed = sorted(items, key=words)
        listed = made("ul", None, *(made("li", None, *inside(item)) for item in mixed))
        return [listed], [made("ol", None, *(made("li", None, *inside(item)) for item in items))]
    return [], inside(fold)


def _choices(fold: etree.Element, inside: Inside) -> tuple[list[Piece], list[Piece]]:
    """Return the options with a letter each, and which is right and why."""
    options, judged = made("ul", {"class": "options"}), made("ul", {"class": "options"})
    for letter, item in zip(ascii_lowercase, fold.iter("li"), strict=False):
        words_of, reason = (
            with_class(item, f"cc-question-{part}") for part in ("option", "reason")
        )
        mark = made("b", None, f"{letter}) ")
        option = inside(words_of) if words_of is not None else inside(item)
        options.append(made("li", None, mark, *option))
        verdict = "Right. " if item.get("data-right") == "yes" else "Wrong. "
        why = inside(reason) if reason is not None else []
        judged.append(made("li", None, made("b", None, f"{letter}) {verdict}"), *why))
    rest = [part for part in pieces(fold) if not isinstance(part, str) and part.tag != "ul"]
    return [options], [judged, *inside(made("div", None, *rest))]
