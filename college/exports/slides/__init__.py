"""A lesson as slides: what stands on each, and the page that shows them.

No text is written here; each slide is a part of the lesson, rendered as on its page.
"""
