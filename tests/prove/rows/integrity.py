"""Damaged caches, packages and parts, and a build that fails half way."""

from tests.prove.by_tests import by_tests

PROMISE = "What is damaged is noticed by its digest, and the last site stays"
prove = by_tests(
    "tests/college/build/integrity",
    "tests/college/build/gate",
    "tests/college/build/pack/test_pack_cache.py",
    "tests/college/build/test_site_packs.py",
    "tests/college/build/notices",
)
