"""How much a learner's program may take before it is ended with a sentence."""

SECONDS = 10
"""Of one run, program and checks together; the page ends what takes longer."""

MEGABYTES = 256
"""Of memory, Python itself included; an allocation beyond it raises MemoryError."""

CHARACTERS = 20_000
"""Of printed text that are shown."""

SAID = 2_000
"""Characters of one sentence about an error, or of a line of the program shown with it."""

PIECES = 1_000
"""Of printed text that are sent to the page: a line, or what was flushed before its end."""
