"""Exchanges between GPUs: an all-reduce as measured inside a node and over several.

A file holds the rows of one kind of measurement. Never a formula.
"""
