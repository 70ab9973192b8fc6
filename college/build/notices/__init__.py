"""What a site ships of others: their licenses on a page, and a bill of materials for machines.

In here: which works are inside, found in what was really bundled and installed, and how they are
told. Never a license typed by us: every text is read from an installed package.
"""
