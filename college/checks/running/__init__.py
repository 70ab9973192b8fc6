"""What runs the checks: what they look at, how they are found, what is made of their problems.

No check is here; each is a file of `college/checks`.
"""
