"""Two builds of one course: two folders, two time zones, two seeds of Python's hashes."""

from tests.prove.by_tests import by_tests

PROMISE = "A site is the same, byte by byte, wherever and whenever it is built"
prove = by_tests("tests/college/build/test_reproducible.py", workers=1)
