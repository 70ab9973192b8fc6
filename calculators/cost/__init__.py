"""What is true: every formula of the course, once, and the numbers that formulas start from.

A file is a subject, a function one formula: units in its types, limits checked, steps returned
as a record. `facts/` has the numbers, `sources/` the documents, `published/` what others
measured. No form, no page and no question belongs here, and no formula anywhere else.
"""
