"""What runs a learner's program, and the checks that follow it.

In here: the one entry, what a program may import and take, and what the learner is told. Never
a page, a lesson, or anything that the calculators need. It runs in a Python of its own.
"""
