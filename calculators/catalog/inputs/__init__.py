"""The inputs that several calculators ask for, in the same words: annotated types.

A file holds those of one subject. Never a calculator, and no formula.
"""
