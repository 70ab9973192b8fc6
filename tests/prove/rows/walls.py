"""Programs of exercises that try to get out, to flood the page, or not to be stopped."""

from tests.prove.by_tests import by_tests

PROMISE = "No program gets out, floods the page or cannot be stopped"
prove = by_tests(
    "tests/browser/test_walls.py",
    "tests/browser/test_exercise_faults.py",
    "tests/college/web/test_walls.py",
)
