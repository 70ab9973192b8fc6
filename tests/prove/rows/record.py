"""The reader's record: the laws of joining, imports, links, storage that is full or denied."""

from tests.prove.by_tests import by_tests

PROMISE = "A record joins by law, and survives storage, clocks and links"
prove = by_tests(
    "tests/college/web/test_lives.py",
    "tests/college/web/test_record.py",
    "tests/browser/test_record.py",
)
