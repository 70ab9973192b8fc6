"""The process that runs exercises' programs for the check: a request a line in, a reply a line out.

A program may loop for ever or end its Python; whoever started this process then ends it.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict

from calculators.exercise.answer import run_program


def main() -> None:
    """Answer until nobody asks any more; what programs print goes nowhere."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    for line in sys.stdin:
        request = json.loads(line)
        reply = run_program(request["code"], request["checks"], lambda _: None)
        replies.write(json.dumps(reply, default=asdict) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
