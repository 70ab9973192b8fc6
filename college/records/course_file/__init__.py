"""The parts of `course.yml` that have a shape of their own, each with its reader.

A key whose value is a word, a list or a table is read in `settings.py`, and never here.
"""
