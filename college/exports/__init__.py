"""Files to take away: the course, or a part of it, for use outside the site.

Each module here is one export and says so by an `Export`; the registry finds it. What a page of
the site needs is not here.
"""
