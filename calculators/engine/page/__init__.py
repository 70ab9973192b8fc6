"""A calculator as HTML: form, result, card, comparison, and what a reader takes along.

In here: what a reader sees of a calculator, the same lines at build and live. Never a run's
arithmetic, and never a style: looks are classes, and `college/web/` dresses them.
"""
