"""How the course's own Python is tried: read, run, measured, and what it raises told with its line.

No check is here; those of calculators and exercises ask here what happened.
"""
