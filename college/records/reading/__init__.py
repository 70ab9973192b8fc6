"""How a file is taken in: its bytes as text, its YAML as a tree.

In here: what is told of encodings, invisible signs and YAML gone wrong. Never a key of a record.
"""
