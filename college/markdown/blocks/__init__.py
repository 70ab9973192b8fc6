"""The blocks of the anatomy, as Python-Markdown extensions."""
