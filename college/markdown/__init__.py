"""The Markdown extensions: numbers, citations, terms, blocks."""
