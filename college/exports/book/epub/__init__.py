"""A book as EPUB 3: its files, its package, its cover. Nothing here reads a record of a lesson."""
