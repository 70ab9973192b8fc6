"""What a build compares, and what it leaves as it was."""

from tests.prove.mutations.mutation import Mutation

_SUMS = "college/build/integrity/sums.py"
_TEST_SUMS = "tests/college/build/integrity/test_integrity.py"
_TEST_GATE = "tests/college/build/gate/test_publish.py"

MUTATIONS = (
    Mutation(
        "a cache that was changed",
        _SUMS,
        "return kept.exists() and known == _kept_sums(kept)",
        "return kept.exists()",
        _TEST_SUMS,
    ),
    Mutation(
        "a package that was changed",
        "college/build/integrity/packages.py",
        "elif _digest(modules / name) != digest:",
        "elif not digest:",
        _TEST_SUMS,
    ),
    Mutation(
        "the last good site",
        "college/build/gate/publish.py",
        "if not _made(root, fresh, say, drafts=drafts):\n                return _kept(root, say)",
        "_made(root, fresh, say, drafts=drafts)",
        _TEST_GATE,
    ),
    Mutation(
        "a traceback of the build",
        "college/build/gate/publish.py",
        "if done.returncode and _TRACEBACK in told:",
        "if not told:",
        _TEST_GATE,
    ),
)
