"""The pages: one file a kind, and what a kind of page has."""
