"""A course put in another order: lessons, tracks and terms moved, renamed and removed.

The whole change is worked out first and written after, so that nothing is left half done. Here
goes what follows an id or a step through the course; no word of a text is changed but links and
numbers of lessons.
"""
