"""Fuzzing guided by coverage: Atheris grows texts that reach new lines of the readers of texts.

`python -m tests.fuzz.guided -atheris_runs=1000` ends with 0 if nothing but refusals came out.
"""

from __future__ import annotations

import importlib
import sys

_GUIDED = [
    "calculators.engine.numbers",
    "calculators.engine.prose",
    "calculators.api",
    "college.records.reading",
]
"""Where new lines count."""


def main() -> None:
    """Fuzz; Atheris is asked for here only, since not every machine has it."""
    atheris = importlib.import_module("atheris")
    with atheris.instrument_imports(include=_GUIDED):
        readers = importlib.import_module("tests.fuzz.one_text")

    def one_input(data: bytes) -> None:
        given = atheris.FuzzedDataProvider(data)
        readers.one_text(given.ConsumeIntInRange(0, 6), given.ConsumeUnicodeNoSurrogates(300))

    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
