"""How tracks and their lessons are shown as cards, lists and lengths.

What stands on a lesson's own page never does: that is `lesson_head.py` and `lesson_foot.py`.
"""
