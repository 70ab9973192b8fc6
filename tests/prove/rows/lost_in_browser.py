"""The interleavings of two to four tabs in Chromium: twenty tests of ten orders of events."""

from tests.prove.by_tests import by_tests

PROMISE = "Tabs that write at once lose nothing (Chromium)"
prove = by_tests("tests/prove/interleavings_in_browser.py", times=10)
