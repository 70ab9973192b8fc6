"""The policy of every page, on http and on file://."""

from tests.prove.by_tests import by_tests

PROMISE = "Every page works under a strict policy, and asks nothing of others"
prove = by_tests("tests/browser/test_policy.py", "tests/browser/test_whole_site.py")
