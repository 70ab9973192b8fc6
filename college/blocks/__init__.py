"""This package is the blocks of the anatomy, as Python-Markdown extensions."""
