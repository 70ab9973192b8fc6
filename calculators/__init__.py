"""The maths, and all that runs in the reader's browser: standard library only."""
