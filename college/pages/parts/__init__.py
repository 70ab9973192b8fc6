"""The parts of pages that several kinds share: heads, feet, lists, tables, dates, links.

Here goes what two kinds of page both show. A part knows records; it never knows a kind of page.
"""
