"""This package is the one cost module: pure functions and dated facts."""
