"""What is trusted only after a look: folders kept from an earlier build, packages fetched before.

In here: sums of files, written when they were good and compared before they are used. Never what
the files are for.
"""
