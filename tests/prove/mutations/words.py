"""The limits and readers of what is typed, linked, sent and written by authors."""

from tests.prove.mutations.mutation import Mutation

_YAML = "college/records/reading/strict_yaml.py"
_ANSWER = "calculators/api/answer.py"
_TEST_WORDS = "tests/calculators/api/test_any_words.py"
_TEST_TEXT = "tests/college/records/test_any_text.py"

MUTATIONS = (
    Mutation(
        "length of a number",
        "calculators/engine/numbers/read.py",
        "if len(text) > LONGEST:\n        raise Unreadable",
        "if not LONGEST:\n        raise Unreadable",
        _TEST_WORDS,
    ),
    Mutation(
        "length of an expression",
        "calculators/engine/prose/expression.py",
        "if len(text) > _LONGEST:",
        "if not _LONGEST:",
        _TEST_WORDS,
    ),
    Mutation(
        "length of a request",
        _ANSWER,
        "if len(text) > LONGEST_REQUEST:",
        "if not LONGEST_REQUEST:",
        _TEST_WORDS,
    ),
    Mutation(
        "shape of a calculator's request", _ANSWER, '_CALCULATOR(request, "")', "", _TEST_WORDS
    ),
    Mutation("shape of a page's request", _ANSWER, '_PAGE(request, "")', "", _TEST_WORDS),
    Mutation("shape of a question", _ANSWER, '_QUESTION(request, "")', "", _TEST_WORDS),
    Mutation(
        "what Python says of itself",
        _ANSWER,
        "        except Exception:  # noqa: BLE001 - whatever went wrong, the reader is told\n"
        "            sentence = UNFORESEEN",
        "        except Exception as reason:\n            sentence = str(reason)",
        _TEST_WORDS,
    ),
    Mutation(
        "what a calculator's Python says",
        "calculators/engine/running/run.py",
        "if not said.endswith(_SENTENCE_ENDS):",
        "if not said:",
        _TEST_WORDS,
    ),
    Mutation(
        "an infinity in a link",
        "calculators/engine/page/link.py",
        "return int_if_whole(number) if abs(number) < _MOST else None",
        "return int_if_whole(number)",
        _TEST_WORDS,
    ),
    Mutation(
        "direction of a range",
        "calculators/engine/page/link.py",
        "low, high = min(known), max(known)",
        "low, high = known[0], known[-1]",
        "tests/calculators/engine/page/test_link.py",
    ),
    Mutation(
        "whole numbers of a link",
        "calculators/engine/model/record.py",
        "and (not self.whole or number == int(number))",
        "",
        "tests/calculators/engine/page/test_link.py",
    ),
    Mutation("depth of YAML", _YAML, "if depth > _DEEPEST:", "if depth < 0:", _TEST_TEXT),
    Mutation(
        "aliases that swell", _YAML, "if known[id(node)] > _LARGEST:", "if False:", _TEST_TEXT
    ),
    Mutation("aliases of themselves", _YAML, "if id(node) in above:", "if False:", _TEST_TEXT),
    Mutation(
        "tags that lie",
        _YAML,
        "except (yaml.YAMLError, LookupError, AttributeError, TypeError, OverflowError):",
        "except yaml.YAMLError:",
        _TEST_TEXT,
    ),
    Mutation(
        "invisible signs",
        "college/records/reading/decoded.py",
        "    if control:\n",
        "    if control and False:\n",
        _TEST_TEXT,
    ),
    Mutation(
        "a folder named as a file",
        "college/records/reading/decoded.py",
        "    except OSError as error:",
        "    except FileNotFoundError as error:",
        _TEST_TEXT,
    ),
)
