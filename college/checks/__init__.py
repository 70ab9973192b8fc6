"""The checks of the content: one idea a file, each gives its findings as data."""
