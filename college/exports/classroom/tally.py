"""The figures of a class: who did what, which questions fail, which slips are common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from college.exports.classroom.learner import Learner
from college.markdown.plain import PlainRenderer
from college.pages.lesson import lesson_context
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.exercise import exercises
from college.source.question import questions


@dataclass(frozen=True)
class QuestionTally:
    """How a class stands with one question."""

    lesson: Lesson
    prompt: str
    tried: int
    """How many learners answered it."""
    first: int
    """How many of them had it right at the first try."""
    last: int
    """How many had it right the last time."""
    slips: tuple[tuple[str, int], ...]
    """Wrong answers that people give and how many learners gave each, the commonest first."""

    @property
    def share(self) -> float:
        """The share that had it right at the first try."""
        return self.first / self.tried if self.tried else 0


@dataclass(frozen=True)
class Standing:
    """How one learner stands with one lesson."""

    begun: bool
    done: bool
    right: int
    answered: int
    questions: int
    exercises: int
    passed: int


class Tally:
    """The figures of some learners in a course."""

    def __init__(self, course: Course, learners: tuple[Learner, ...]) -> None:
        self.course, self.learners = course, learners
        self.lessons = [*course.lessons.values()]
        self._asked = {
            lesson.id: [item.id for item in questions(lesson.body, lesson.id)]
            for lesson in self.lessons
        }
        self._exercises = {
            lesson.id: [item.id for item in exercises(lesson.body)] for lesson in self.lessons
        }

    def standing(self, learner: Learner, lesson: Lesson) -> Standing:
        """Return how a learner stands with a lesson; right is what was right the last time."""
        mark = learner.lessons.get(lesson.id)
        tries = [learner.answers.get(name, ()) for name in self._asked[lesson.id]]
        own = self._exercises[lesson.id]
        return Standing(
            begun=mark is not None or any(tries),
            done=mark is not None and mark.done,
            right=sum(1 for each in tries if each and each[-1].ok),
            answered=sum(1 for each in tries if each),
            questions=len(tries),
            exercises=len(own),
            passed=sum(1 for name in own if name in learner.passed),
        )

    def done(self, lesson: Lesson) -> int:
        """Return how many learners have a lesson done."""
        return sum(1 for learner in self.learners if self.standing(learner, lesson).done)

    def questions(self) -> list[QuestionTally]:
        """Return the questions that anybody answered, those that fail most first."""
        found = [item for lesson in self.lessons for item in self._of(lesson)]
        return sorted(found, key=lambda item: (item.share, -item.tried, item.lesson.id))

    def _of(self, lesson: Lesson) -> Iterator[QuestionTally]:
        render: PlainRenderer | None = None
        for question in questions(lesson.body, lesson.id):
            tries = [learner.answers.get(question.id, ()) for learner in self.learners]
            tries = [each for each in tries if each]
            if not tries:
                continue
            render = render or PlainRenderer(lesson_context(lesson, self.course))
            slips = Counter(
                slip for each in tries for slip in {item.slip for item in each if item.slip}
            )
            yield QuestionTally(
                lesson,
                render.text(question.prompt),
                len(tries),
                sum(1 for each in tries if each[0].ok),
                sum(1 for each in tries if each[-1].ok),
                tuple(sorted(slips.items(), key=lambda item: (-item[1], item[0]))),
            )
