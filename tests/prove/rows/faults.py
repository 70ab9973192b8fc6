"""What goes wrong on the way to a reader: parts, workers, networks, browsers."""

from tests.prove.by_tests import by_tests

PROMISE = "A fault is told in a sentence, with a way on"
prove = by_tests(
    "tests/browser/test_page_faults.py",
    "tests/browser/test_loading.py",
    "tests/browser/test_offline.py",
    "tests/browser/test_return.py",
    "tests/college/build/pack/test_failures.py",
    "tests/college/build/pack/test_page.py",
)
