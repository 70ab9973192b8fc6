"""A course's calculators for notebooks: a small wheel, and the lock file that names it.

In here: what is written for a Python elsewhere. Never what the site's own Python is made of.
"""
