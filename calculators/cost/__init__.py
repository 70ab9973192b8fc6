"""The one cost module: pure functions and dated facts."""
