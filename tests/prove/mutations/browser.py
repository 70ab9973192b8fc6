"""What only a browser sees: the site is built anew for each."""

from tests.prove.mutations.mutation import Mutation

_WALLS = "college/web/runtime/walls.js"
_KEEPER = "college/web/record/keeper.js"

MUTATIONS = (
    Mutation(
        "a digest of another part",
        "college/web/runtime/part.js",
        'String.fromCharCode(...sum))}` ? undefined : "other"',
        "String.fromCharCode(...sum))}` ? undefined : undefined",
        "tests/college/build/pack/test_failures.py::test_another_content_of_the_same_length",
    ),
    Mutation(
        "the policy of a page",
        "college/pages/site/policy.py",
        "\"'self' 'wasm-unsafe-eval'\"",
        "\"'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'\"",
        "tests/browser/test_policy.py::test_what_the_policy_forbids_is_refused",
    ),
    Mutation(
        "files without end",
        _WALLS,
        "(this.left.files -= 1) < 0 ? full()",
        "false ? full()",
        "tests/browser/test_walls.py::test_no_program_floods_the_page[files without end]",
    ),
    Mutation(
        "storage that is denied",
        _KEEPER,
        "    } catch {\n      this.trouble = DENIED;\n      return;\n    }",
        "    } finally {\n    }",
        "tests/browser/test_record.py",
    ),
)
